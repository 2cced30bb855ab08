<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>AlignmentView</name>
        <message numerus="yes">
            <source>%n checkpoint(s): this pair is not watched during training</source>
            <translation>
                <numerusform>%n checkpoint: this pair is not watched during training</numerusform>
                <numerusform>%n checkpoints: this pair is not watched during training</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CellReader</name>
        <message numerus="yes">
            <source>%Ln node(s) of class %1 predicted correctly</source>
            <translation>
                <numerusform>%Ln node of class %1 predicted correctly</numerusform>
                <numerusform>%Ln nodes of class %1 predicted correctly</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln node(s) of class %1 predicted as %2</source>
            <translation>
                <numerusform>%Ln node of class %1 predicted as %2</numerusform>
                <numerusform>%Ln nodes of class %1 predicted as %2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CellText</name>
        <message numerus="yes">
            <source>%Ln pair(s) of seeds</source>
            <translation>
                <numerusform>%Ln pair of seeds</numerusform>
                <numerusform>%Ln pairs of seeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln pair(s) of splits</source>
            <translation>
                <numerusform>%Ln pair of splits</numerusform>
                <numerusform>%Ln pairs of splits</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln pair(s) would detect such a difference with power 0.8</source>
            <translation>
                <numerusform>%Ln pair would detect such a difference with power 0.8</numerusform>
                <numerusform>%Ln pairs would detect such a difference with power 0.8</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln seed(s)</source>
            <translation>
                <numerusform>%Ln seed</numerusform>
                <numerusform>%Ln seeds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln split(s)</source>
            <translation>
                <numerusform>%Ln split</numerusform>
                <numerusform>%Ln splits</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) missing</source>
            <translation>
                <numerusform>%Ln run missing</numerusform>
                <numerusform>%Ln runs missing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln pair(s) with zero difference omitted</source>
            <translation>
                <numerusform>%Ln pair with zero difference omitted</numerusform>
                <numerusform>%Ln pairs with zero difference omitted</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ClusterDialog</name>
        <message numerus="yes">
            <source>At most %Ln run(s) are left.</source>
            <translation>
                <numerusform>At most %Ln run is left.</numerusform>
                <numerusform>At most %Ln runs are left.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln task(s) of an array job.</source>
            <translation>
                <numerusform>%Ln task of an array job.</numerusform>
                <numerusform>%Ln tasks of an array job.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 runs done, %2 failed, at most %3 left; %Ln worker(s) at work.</source>
            <translation>
                <numerusform>%1 runs done, %2 failed, at most %3 left; %Ln worker at work.</numerusform>
                <numerusform>%1 runs done, %2 failed, at most %3 left; %Ln workers at work.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %Ln more; all: rosa sweep status %1</source>
            <translation>
                <numerusform>and %Ln more; all: rosa sweep status %1</numerusform>
                <numerusform>and %Ln more; all: rosa sweep status %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CurvePlot</name>
        <message numerus="yes">
            <source>smoothed over about %n epoch(s) (weight %1), values pale</source>
            <translation>
                <numerusform>smoothed over about %n epoch (weight %1), values pale</numerusform>
                <numerusform>smoothed over about %n epochs (weight %1), values pale</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>each column: smallest to largest of %n epoch(s)</source>
            <translation>
                <numerusform>each column: smallest to largest of %n epoch</numerusform>
                <numerusform>each column: smallest to largest of %n epochs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %n epoch(s), newest %2, smallest %3, largest %4</source>
            <translation>
                <numerusform>%1: %n epoch, newest %2, smallest %3, largest %4</numerusform>
                <numerusform>%1: %n epochs, newest %2, smallest %3, largest %4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>mean smoothed over about %n epoch(s) (weight %1)</source>
            <translation>
                <numerusform>mean smoothed over about %n epoch (weight %1)</numerusform>
                <numerusform>mean smoothed over about %n epochs (weight %1)</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DataCard</name>
        <message numerus="yes">
            <source>%n nodes have no class</source>
            <translation>
                <numerusform>%n node has no class</numerusform>
                <numerusform>%n nodes have no class</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Connected components; the largest has %n nodes</source>
            <translation>
                <numerusform>Connected components; the largest has %n node</numerusform>
                <numerusform>Connected components; the largest has %n nodes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EmbeddingPanel</name>
        <message numerus="yes">
            <source>This layout has %Ln point(s), the data set %1: it belongs to another version of the data.</source>
            <translation>
                <numerusform>This layout has %Ln point, the data set %1: it belongs to another version of the data.</numerusform>
                <numerusform>This layout has %Ln points, the data set %1: it belongs to another version of the data.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ExperimentView</name>
        <message numerus="yes">
            <source>%Ln run(s), about %1</source>
            <translation>
                <numerusform>%Ln run, about %1</numerusform>
                <numerusform>%Ln runs, about %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FigureDialog</name>
        <message numerus="yes">
            <source>The first %Ln row(s) of %1; &quot;Copy&quot; copies all rows.</source>
            <translation>
                <numerusform>The first %Ln row of %1; &quot;Copy&quot; copies all rows.</numerusform>
                <numerusform>The first %Ln rows of %1; &quot;Copy&quot; copies all rows.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FilmDialog</name>
        <message numerus="yes">
            <source>%n epoch(s), from %1 to %2</source>
            <translation>
                <numerusform>%n epoch, from %1 to %2</numerusform>
                <numerusform>%n epochs, from %1 to %2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FlowControls</name>
        <message numerus="yes">
            <source>%n flow(s), %1 of the mass</source>
            <translation>
                <numerusform>%n flow, %1 of the mass</numerusform>
                <numerusform>%n flows, %1 of the mass</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ForkDialog</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FormHead</name>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n changed</numerusform>
                <numerusform>%n changed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n varied</source>
            <translation>
                <numerusform>%n varied</numerusform>
                <numerusform>%n varied</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FormSection</name>
        <message numerus="yes">
            <source>%n invalid</source>
            <translation>
                <numerusform>%n invalid</numerusform>
                <numerusform>%n invalid</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n changed</numerusform>
                <numerusform>%n changed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n varied</source>
            <translation>
                <numerusform>%n varied</numerusform>
                <numerusform>%n varied</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FormSweep</name>
        <message numerus="yes">
            <source>At most about %1, %Ln at once</source>
            <translation>
                <numerusform>At most about %1, %Ln at once</numerusform>
                <numerusform>At most about %1, %Ln at once</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %1, %Ln at once</source>
            <translation>
                <numerusform>About %1, %Ln at once</numerusform>
                <numerusform>About %1, %Ln at once</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln sweep(s) are running. They can continue in the background; the next start finds them.</source>
            <translation>
                <numerusform>%Ln sweep is running. It can continue in the background; the next start finds it.</numerusform>
                <numerusform>%Ln sweeps are running. They can continue in the background; the next start finds them.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ImportDialog</name>
        <message numerus="yes">
            <source>&amp;Import %n</source>
            <translation>
                <numerusform>&amp;Import %n</numerusform>
                <numerusform>&amp;Import %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LabSteps</name>
        <message numerus="yes">
            <source>Playing: half iteration %Ln</source>
            <translation>
                <numerusform>Playing: half iteration %Ln</numerusform>
                <numerusform>Playing: half iteration %Ln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Half iteration %Ln</source>
            <translation>
                <numerusform>Half iteration %Ln</numerusform>
                <numerusform>Half iteration %Ln</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LessonReportDialog</name>
        <message numerus="yes">
            <source>No faults. %n number(s) were computed again and are right.</source>
            <translation>
                <numerusform>No faults. %n number was computed again and is right.</numerusform>
                <numerusform>No faults. %n numbers were computed again and are right.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fault(s).</source>
            <translation>
                <numerusform>%n fault.</numerusform>
                <numerusform>%n faults.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n number(s) were computed again.</source>
            <translation>
                <numerusform>%n number was computed again.</numerusform>
                <numerusform>%n numbers were computed again.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NodeColours</name>
        <message numerus="yes">
            <source>%Ln neighbour(s)</source>
            <translation>
                <numerusform>%Ln neighbour</numerusform>
                <numerusform>%Ln neighbours</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NodeList</name>
        <message numerus="yes">
            <source>%Ln selected node(s)</source>
            <translation>
                <numerusform>%Ln selected node</numerusform>
                <numerusform>%Ln selected nodes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln selected node(s), the first %1:</source>
            <translation>
                <numerusform>%Ln selected node, the first %1:</numerusform>
                <numerusform>%Ln selected nodes, the first %1:</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OverlayButton</name>
        <message numerus="yes">
            <source>Overlay runs, %n chosen</source>
            <translation>
                <numerusform>Overlay runs, %n chosen</numerusform>
                <numerusform>Overlay runs, %n chosen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PairMeaning</name>
        <message numerus="yes">
            <source>%n point(s) above chance: the plan prefers the own class</source>
            <translation>
                <numerusform>%n point above chance: the plan prefers the own class</numerusform>
                <numerusform>%n points above chance: the plan prefers the own class</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) below chance: the plan prefers other classes</source>
            <translation>
                <numerusform>%n point below chance: the plan prefers other classes</numerusform>
                <numerusform>%n points below chance: the plan prefers other classes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>converged: %n iteration(s) leave less than 0.1 % of the mass misplaced</source>
            <translation>
                <numerusform>converged: %n iteration leaves less than 0.1 % of the mass misplaced</numerusform>
                <numerusform>converged: %n iterations leave less than 0.1 % of the mass misplaced</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n iteration(s) leave %1 of the mass misplaced</source>
            <translation>
                <numerusform>%n iteration leaves %1 of the mass misplaced</numerusform>
                <numerusform>%n iterations leave %1 of the mass misplaced</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n iteration(s) leave %1 of the mass misplaced: too few for this λ</source>
            <translation>
                <numerusform>%n iteration leaves %1 of the mass misplaced: too few for this λ</numerusform>
                <numerusform>%n iterations leave %1 of the mass misplaced: too few for this λ</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ResultPanel</name>
        <message numerus="yes">
            <source>The sweep is not complete: at most %Ln run(s) are left.</source>
            <translation>
                <numerusform>The sweep is not complete: at most %Ln run is left.</numerusform>
                <numerusform>The sweep is not complete: at most %Ln runs are left.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ResultStrip</name>
        <message numerus="yes">
            <source>%1 on test nodes,
%n splits</source>
            <translation>
                <numerusform>%1 on test nodes,
%n split</numerusform>
                <numerusform>%1 on test nodes,
%n splits</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ResultsText</name>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation>
                <numerusform>%Ln run</numerusform>
                <numerusform>%Ln runs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln split(s)</source>
            <translation>
                <numerusform>%Ln split</numerusform>
                <numerusform>%Ln splits</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunTreeModel</name>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation>
                <numerusform>%Ln run</numerusform>
                <numerusform>%Ln runs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln running</source>
            <translation>
                <numerusform>%Ln running</numerusform>
                <numerusform>%Ln running</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln epoch(s)</source>
            <translation>
                <numerusform>%Ln epoch</numerusform>
                <numerusform>%Ln epochs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RunsDock</name>
        <message numerus="yes">
            <source>Tags of %Ln run(s), separated by commas:</source>
            <translation>
                <numerusform>Tags of %Ln run, separated by commas:</numerusform>
                <numerusform>Tags of %Ln runs, separated by commas:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) moved to the bin; Edit → Undo brings them back</source>
            <translation>
                <numerusform>%Ln run moved to the bin; Edit → Undo brings it back</numerusform>
                <numerusform>%Ln runs moved to the bin; Edit → Undo brings them back</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation>
                <numerusform>%Ln run</numerusform>
                <numerusform>%Ln runs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln run(s)</source>
            <translation>
                <numerusform>%L1 of %Ln run</numerusform>
                <numerusform>%L1 of %Ln runs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Only the %Ln run(s) of %1</source>
            <translation>
                <numerusform>Only the %Ln run of %1</numerusform>
                <numerusform>Only the %Ln runs of %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The first %Ln run(s) are compared: select fewer</source>
            <translation>
                <numerusform>The first %Ln run is compared: select fewer</numerusform>
                <numerusform>The first %Ln runs are compared: select fewer</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ScatterView</name>
        <message numerus="yes">
            <source>%Ln point(s)</source>
            <translation>
                <numerusform>%Ln point</numerusform>
                <numerusform>%Ln points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln selected</source>
            <translation>
                <numerusform>%Ln selected</numerusform>
                <numerusform>%Ln selected</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message numerus="yes">
            <source>Train %Ln run(s)</source>
            <translation>
                <numerusform>Train %Ln run</numerusform>
                <numerusform>Train %Ln runs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Start sweep of %Ln run(s)</source>
            <translation>
                <numerusform>Start sweep of %Ln run</numerusform>
                <numerusform>Start sweep of %Ln runs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StartView</name>
        <message numerus="yes">
            <source>%Ln epoch(s)</source>
            <translation>
                <numerusform>%Ln epoch</numerusform>
                <numerusform>%Ln epochs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln lesson(s), each with questions and its own page</source>
            <translation>
                <numerusform>%Ln lesson, each with questions and its own page</numerusform>
                <numerusform>%Ln lessons, each with questions and its own page</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoreChoice</name>
        <message numerus="yes">
            <source>Contains %Ln run(s). In a shell, set ROSA_STORE to this folder.</source>
            <translation>
                <numerusform>Contains %Ln run. In a shell, set ROSA_STORE to this folder.</numerusform>
                <numerusform>Contains %Ln runs. In a shell, set ROSA_STORE to this folder.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SweepCharts</name>
        <message numerus="yes">
            <source>%Ln trial(s) failed and have no score.</source>
            <translation>
                <numerusform>%Ln trial failed and has no score.</numerusform>
                <numerusform>%Ln trials failed and have no score.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>mean of %Ln trial(s): %1</source>
            <translation>
                <numerusform>mean of %Ln trial: %1</numerusform>
                <numerusform>mean of %Ln trials: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Explained by each parameter alone, from %Ln trial(s) of Sobol&apos;s sequence, with 95 % bootstrap intervals. Dashed: the noise floor, below which a share means nothing.</source>
            <translation>
                <numerusform>Explained by each parameter alone, from %Ln trial of Sobol&apos;s sequence, with 95 % bootstrap intervals. Dashed: the noise floor, below which a share means nothing.</numerusform>
                <numerusform>Explained by each parameter alone, from %Ln trials of Sobol&apos;s sequence, with 95 % bootstrap intervals. Dashed: the noise floor, below which a share means nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Importance needs at least %Ln measured trial(s) of Sobol&apos;s sequence whose scores differ.</source>
            <translation>
                <numerusform>Importance needs at least %Ln measured trial of Sobol&apos;s sequence whose scores differ.</numerusform>
                <numerusform>Importance needs at least %Ln measured trials of Sobol&apos;s sequence whose scores differ.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SweepSpaceText</name>
        <message numerus="yes">
            <source>%Ln value(s)</source>
            <translation>
                <numerusform>%Ln value</numerusform>
                <numerusform>%Ln values</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SweepStrip</name>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation>
                <numerusform>%Ln run</numerusform>
                <numerusform>%Ln runs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln failed</source>
            <translation>
                <numerusform>%Ln failed</numerusform>
                <numerusform>%Ln failed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln worker(s)</source>
            <translation>
                <numerusform>%Ln worker</numerusform>
                <numerusform>%Ln workers</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SweepText</name>
        <message numerus="yes">
            <source>%Ln run(s) done</source>
            <translation>
                <numerusform>%Ln run done</numerusform>
                <numerusform>%Ln runs done</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln failed</source>
            <translation>
                <numerusform>%Ln failed</numerusform>
                <numerusform>%Ln failed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at most %Ln left</source>
            <translation>
                <numerusform>at most %Ln left</numerusform>
                <numerusform>at most %Ln left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln worker(s)</source>
            <translation>
                <numerusform>%Ln worker</numerusform>
                <numerusform>%Ln workers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln seed(s), %1</source>
            <translation>
                <numerusform>%Ln seed, %1</numerusform>
                <numerusform>%Ln seeds, %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s), about %1.</source>
            <translation>
                <numerusform>%Ln run, about %1.</numerusform>
                <numerusform>%Ln runs, about %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s).</source>
            <translation>
                <numerusform>%Ln run.</numerusform>
                <numerusform>%Ln runs.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln run(s) of the confirmation are left.</source>
            <translation>
                <numerusform>%L1 of %Ln run of the confirmation is left.</numerusform>
                <numerusform>%L1 of %Ln runs of the confirmation are left.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The best trials (%1) and the default are measured again on %Ln seed(s) with fresh splits, which no choice has seen:</source>
            <translation>
                <numerusform>The best trials (%1) and the default are measured again on %Ln seed with fresh splits, which no choice has seen:</numerusform>
                <numerusform>The best trials (%1) and the default are measured again on %Ln seeds with fresh splits, which no choice has seen:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Measured on %Ln fresh seed(s), on the test part. Differences are paired by seed; p is not corrected for the number of trials.</source>
            <translation>
                <numerusform>Measured on %Ln fresh seed, on the test part. Differences are paired by seed; p is not corrected for the number of trials.</numerusform>
                <numerusform>Measured on %Ln fresh seeds, on the test part. Differences are paired by seed; p is not corrected for the number of trials.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SweepView</name>
        <message numerus="yes">
            <source>, %Ln selected</source>
            <translation>
                <numerusform>, %Ln selected</numerusform>
                <numerusform>, %Ln selected</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln trial(s)</source>
            <translation>
                <numerusform>%L1 of %Ln trial</numerusform>
                <numerusform>%L1 of %Ln trials</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln trial(s)</source>
            <translation>
                <numerusform>%Ln trial</numerusform>
                <numerusform>%Ln trials</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln trial(s) of sweep %1</source>
            <translation>
                <numerusform>%Ln trial of sweep %1</numerusform>
                <numerusform>%Ln trials of sweep %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TableChoices</name>
        <message numerus="yes">
            <source>%Ln data set(s)</source>
            <translation>
                <numerusform>%Ln data set</numerusform>
                <numerusform>%Ln data sets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln method(s)</source>
            <translation>
                <numerusform>%Ln method</numerusform>
                <numerusform>%Ln methods</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TablesPanel</name>
        <message numerus="yes">
            <source>%L1 of %Ln run(s) left</source>
            <translation>
                <numerusform>%L1 of %Ln run left</numerusform>
                <numerusform>%L1 of %Ln runs left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln run(s) measured</source>
            <translation>
                <numerusform>%L1 of %Ln run measured</numerusform>
                <numerusform>%L1 of %Ln runs measured</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) wait for data that are missing or cannot be read</source>
            <translation>
                <numerusform>%Ln run waits for data that are missing or cannot be read</numerusform>
                <numerusform>%Ln runs wait for data that are missing or cannot be read</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Two cells can be compared; %Ln are selected.</source>
            <translation>
                <numerusform>Two cells can be compared; %Ln are selected.</numerusform>
                <numerusform>Two cells can be compared; %Ln are selected.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Resume: %Ln run(s) left</source>
            <translation>
                <numerusform>Resume: %Ln run left</numerusform>
                <numerusform>Resume: %Ln runs left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Start %Ln run(s)</source>
            <translation>
                <numerusform>Start %Ln run</numerusform>
                <numerusform>Start %Ln runs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TaskStrip</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TrainView</name>
        <message numerus="yes">
            <source>%Ln epoch(s)</source>
            <translation>
                <numerusform>%Ln epoch</numerusform>
                <numerusform>%Ln epochs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Training</name>
        <message numerus="yes">
            <source>%Ln run(s) are training. They can continue in the background; the next start finds them.</source>
            <translation>
                <numerusform>%Ln run is training. It can continue in the background; the next start finds it.</numerusform>
                <numerusform>%Ln runs are training. They can continue in the background; the next start finds them.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>WorstList</name>
        <message numerus="yes">
            <source>Epoch %1: the worst of %n measured node(s).</source>
            <translation>
                <numerusform>Epoch %1: the worst of %n measured node.</numerusform>
                <numerusform>Epoch %1: the worst of %n measured nodes.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rosa::workbench::LabText</name>
        <message numerus="yes">
            <source>Stopped after %Ln half iteration(s): both marginals are within %1.</source>
            <translation>
                <numerusform>Stopped after %Ln half iteration: both marginals are within %1.</numerusform>
                <numerusform>Stopped after %Ln half iterations: both marginals are within %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln half iteration(s), with no next one: %1.</source>
            <translation>
                <numerusform>Stopped after %Ln half iteration, with no next one: %1.</numerusform>
                <numerusform>Stopped after %Ln half iterations, with no next one: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped at the limit of %Ln half iteration(s), not by convergence.</source>
            <translation>
                <numerusform>Stopped at the limit of %Ln half iteration, not by convergence.</numerusform>
                <numerusform>Stopped at the limit of %Ln half iterations, not by convergence.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln half iteration(s), as asked, not by convergence.</source>
            <translation>
                <numerusform>Stopped after %Ln half iteration, as asked, not by convergence.</numerusform>
                <numerusform>Stopped after %Ln half iterations, as asked, not by convergence.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped at the limit of %Ln iteration(s), not by convergence.</source>
            <translation>
                <numerusform>Stopped at the limit of %Ln iteration, not by convergence.</numerusform>
                <numerusform>Stopped at the limit of %Ln iterations, not by convergence.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln iteration(s): the scalings no longer change.</source>
            <translation>
                <numerusform>Stopped after %Ln iteration: the scalings no longer change.</numerusform>
                <numerusform>Stopped after %Ln iterations: the scalings no longer change.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Sorted along the projection: %1 there, %2 on average over %Ln direction(s).</source>
            <translation>
                <numerusform>Sorted along the projection: %1 there, %2 on average over %Ln direction.</numerusform>
                <numerusform>Sorted along the projection: %1 there, %2 on average over %Ln directions.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln half iteration(s), as asked.</source>
            <translation>
                <numerusform>Stopped after %Ln half iteration, as asked.</numerusform>
                <numerusform>Stopped after %Ln half iterations, as asked.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rosa::workbench::RunChange</name>
        <message numerus="yes">
            <source>Tag %Ln run(s)</source>
            <translation>
                <numerusform>Tag %Ln run</numerusform>
                <numerusform>Tag %Ln runs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Delete %Ln run(s)</source>
            <translation>
                <numerusform>Delete %Ln run</numerusform>
                <numerusform>Delete %Ln runs</numerusform>
            </translation>
        </message>
    </context>
</TS>
