<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>ActionBar</name>
        <message>
            <source>Training</source>
            <translation>Training</translation>
        </message>
    </context>
    <context>
        <name>AlignmentFigure</name>
        <message>
            <source>Flows of Γ: %1</source>
            <translation>Flüsse von Γ: %1</translation>
        </message>
        <message>
            <source>Caption</source>
            <translation>Beschriftung</translation>
        </message>
        <message>
            <source>Left title</source>
            <translation>Linker Titel</translation>
        </message>
        <message>
            <source>Right title</source>
            <translation>Rechter Titel</translation>
        </message>
        <message>
            <source>Title %1</source>
            <translation>Titel %1</translation>
        </message>
    </context>
    <context>
        <name>AlignmentView</name>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <source>Train a run or choose one in the list of runs to see how transport aligns its views.</source>
            <translation>Einen Lauf trainieren oder in der Liste der Läufe auswählen, um zu sehen, wie der Transport seine Sichten ausrichtet.</translation>
        </message>
        <message>
            <source>Reading the run …</source>
            <translation>Lauf wird gelesen …</translation>
        </message>
        <message>
            <source>This run&apos;s method compares nodes instead of views, so there are no pairs to show.
Choose a run of RoSA.</source>
            <translation>Die Methode dieses Laufs vergleicht Knoten statt Sichten; daher gibt es keine Paare zu zeigen.
Einen Lauf von RoSA auswählen.</translation>
        </message>
        <message>
            <source>No pair of time snapshots in this run has %1 in both</source>
            <translation>Kein Paar von Zeitausschnitten dieses Laufs enthält %1 in beiden</translation>
        </message>
        <message>
            <source>No pair of this run has %1 in its first time snapshot and %2 in its second</source>
            <translation>Kein Paar dieses Laufs hat %1 im ersten und %2 im zweiten Zeitausschnitt</translation>
        </message>
        <message numerus="yes">
            <source>%n checkpoint(s): this pair is not watched during training</source>
            <translation>
                <numerusform>%n Sicherungspunkt: Dieses Paar wird beim Training nicht beobachtet</numerusform>
                <numerusform>%n Sicherungspunkte: Dieses Paar wird beim Training nicht beobachtet</numerusform>
            </translation>
        </message>
        <message>
            <source>Alignment</source>
            <translation>Ausrichtung</translation>
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Details …</source>
            <translation>Einzelheiten …</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <translation>Ausblenden</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
    </context>
    <context>
        <name>BarsText</name>
        <message>
            <source>%1, per cent</source>
            <translation>%1, Prozent</translation>
        </message>
        <message>
            <source> (the axis begins at %1)</source>
            <translation> (die Achse beginnt bei %1)</translation>
        </message>
        <message>
            <source>* %1 of %2 seeds</source>
            <translation>* %1 von %2 Seeds</translation>
        </message>
        <message>
            <source>published</source>
            <translation>veröffentlicht</translation>
        </message>
        <message>
            <source>*: runs are missing</source>
            <translation>*: Läufe fehlen</translation>
        </message>
        <message>
            <source>; 95 % interval %1</source>
            <translation>; 95-%-Intervall %1</translation>
        </message>
    </context>
    <context>
        <name>BatchFigure</name>
        <message>
            <source>g-EMD</source>
            <translation>g-EMD</translation>
        </message>
        <message>
            <source>weight</source>
            <translation>Gewicht</translation>
        </message>
        <message>
            <source>g-EMD between first views (rows) and second views (columns), epoch %1</source>
            <translation>g-EMD zwischen ersten Sichten (Zeilen) und zweiten Sichten (Spalten), Epoche %1</translation>
        </message>
        <message>
            <source>g-EMD between all views (first, then second), epoch %1</source>
            <translation>g-EMD zwischen allen Sichten (erste, dann zweite), Epoche %1</translation>
        </message>
        <message>
            <source>Softmax weight between first views (rows) and second views (columns), epoch %1</source>
            <translation>Softmax-Gewicht zwischen ersten Sichten (Zeilen) und zweiten Sichten (Spalten), Epoche %1</translation>
        </message>
        <message>
            <source>Softmax weight between first views (rows) and second, then first views (columns), epoch %1</source>
            <translation>Softmax-Gewicht zwischen ersten Sichten (Zeilen) und zweiten, dann ersten Sichten (Spalten), Epoche %1</translation>
        </message>
        <message>
            <source>%1; views padded to %2 and %3 nodes, as in training</source>
            <translation>%1; Sichten auf %2 und %3 Knoten aufgefüllt, wie beim Training</translation>
        </message>
    </context>
    <context>
        <name>BatchPanel</name>
        <message>
            <source>g-EMD</source>
            <translation>g-EMD</translation>
        </message>
        <message>
            <source>Softmax weight</source>
            <translation>Softmax-Gewicht</translation>
        </message>
        <message>
            <source>Quantity shown in the cells</source>
            <translation>In den Zellen gezeigte Größe</translation>
        </message>
        <message>
            <source>g-EMD: transport cost between the two views; softmax weight: share of the pair in the denominator of its row&apos;s loss</source>
            <translation>g-EMD: Transportkosten zwischen den zwei Sichten; Softmax-Gewicht: Anteil des Paars am Nenner des Verlusts seiner Zeile</translation>
        </message>
        <message>
            <source>Between views</source>
            <translation>Zwischen Sichten</translation>
        </message>
        <message>
            <source>All views</source>
            <translation>Alle Sichten</translation>
        </message>
        <message>
            <source>Compared views</source>
            <translation>Verglichene Sichten</translation>
        </message>
        <message>
            <source>Between views: first views (rows) against second views (columns); all views: also views of the same side against each other</source>
            <translation>Zwischen Sichten: erste Sichten (Zeilen) gegen zweite Sichten (Spalten); alle Sichten: auch Sichten derselben Seite gegeneinander</translation>
        </message>
        <message>
            <source>Number of centres</source>
            <translation>Zahl der Zentren</translation>
        </message>
        <message>
            <source>Draw of centres and walks</source>
            <translation>Ziehung der Zentren und Zufallswege</translation>
        </message>
        <message>
            <source>Each number draws different centres and walks</source>
            <translation>Jede Zahl zieht andere Zentren und Zufallswege</translation>
        </message>
        <message>
            <source>Recompute with the current weights</source>
            <translation>Mit den aktuellen Gewichten neu berechnen</translation>
        </message>
        <message>
            <source>Batch matrix</source>
            <translation>Batchmatrix</translation>
        </message>
        <message>
            <source>Waiting for the engine …</source>
            <translation>Warten auf den Rechenkern …</translation>
        </message>
        <message>
            <source>Batch matrix, %1</source>
            <translation>Batchmatrix, %1</translation>
        </message>
        <message>
            <source>Epoch %1, sorted by class; positive pairs are framed. Click a cell to open its pair.</source>
            <translation>Epoche %1, nach Klasse sortiert; positive Paare sind umrahmt. Eine Zelle anklicken, um ihr Paar zu öffnen.</translation>
        </message>
        <message>
            <source>Epoch of the batch matrix</source>
            <translation>Epoche der Batchmatrix</translation>
        </message>
        <message>
            <source>Use the newest weights or those of a checkpoint</source>
            <translation>Die neuesten Gewichte oder die eines Sicherungspunkts verwenden</translation>
        </message>
        <message>
            <source>newest</source>
            <translation>neueste</translation>
        </message>
        <message>
            <source>epoch %1</source>
            <translation>Epoche %1</translation>
        </message>
        <message>
            <source>A view against itself: excluded from the objective</source>
            <translation>Eine Sicht gegen sich selbst: nicht Teil der Zielfunktion</translation>
        </message>
        <message>
            <source>Views padded to %1 (first) and %2 (second) nodes, as in training.</source>
            <translation>Sichten auf %1 (erste) und %2 (zweite) Knoten aufgefüllt, wie beim Training.</translation>
        </message>
        <message>
            <source>Views alone, without the padding of the training.</source>
            <translation>Nur die Sichten, ohne die Auffüllung des Trainings.</translation>
        </message>
        <message>
            <source>Cells</source>
            <translation>Zellen</translation>
        </message>
        <message>
            <source>Views</source>
            <translation>Sichten</translation>
        </message>
        <message>
            <source>Centres</source>
            <translation>Zentren</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Ziehung</translation>
        </message>
        <message>
            <source>Epoch</source>
            <translation>Epoche</translation>
        </message>
    </context>
    <context>
        <name>Catalogue</name>
        <message>
            <source>Directed edges</source>
            <translation>Gerichtete Kanten</translation>
        </message>
        <message>
            <source>Uses the published edge directions in evaluation and for the topology distance Ψ; random walks are always undirected</source>
            <translation>Verwendet die veröffentlichten Kantenrichtungen in der Auswertung und für die Topologiedistanz Ψ; Zufallswege sind immer ungerichtet</translation>
        </message>
        <message>
            <source>Batch size</source>
            <translation>Batchgröße</translation>
        </message>
        <message>
            <source>nodes</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>Centre nodes drawn per epoch, without replacement; larger batches provide more negatives, and time and memory grow quadratically</source>
            <translation>Zentrumsknoten, die je Epoche ohne Zurücklegen gezogen werden; größere Batches ergeben mehr Negative, Zeit und Speicher wachsen quadratisch</translation>
        </message>
        <message>
            <source>Walk length</source>
            <translation>Länge der Zufallswege</translation>
        </message>
        <message>
            <source>steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>Number of random-walk steps that generate a view; longer walks give larger views that share more structure</source>
            <translation>Zahl der Schritte des Zufallswegs, der eine Sicht erzeugt; längere Wege ergeben größere Sichten, die mehr Struktur teilen</translation>
        </message>
        <message>
            <source>Restart probability</source>
            <translation>Rückkehrwahrscheinlichkeit</translation>
        </message>
        <message>
            <source>Probability of returning to the centre at each step of a walk; larger values keep views close to the centre</source>
            <translation>Wahrscheinlichkeit, bei jedem Schritt eines Zufallswegs zum Zentrum zurückzukehren; größere Werte halten Sichten nah am Zentrum</translation>
        </message>
        <message>
            <source>Edges dropped, view 1</source>
            <translation>Kanten entfernt, Sicht 1</translation>
        </message>
        <message>
            <source>Probability of dropping an edge of the first view</source>
            <translation>Wahrscheinlichkeit, mit der eine Kante der ersten Sicht entfernt wird</translation>
        </message>
        <message>
            <source>Edges dropped, view 2</source>
            <translation>Kanten entfernt, Sicht 2</translation>
        </message>
        <message>
            <source>Probability of dropping an edge of the second view</source>
            <translation>Wahrscheinlichkeit, mit der eine Kante der zweiten Sicht entfernt wird</translation>
        </message>
        <message>
            <source>Features masked, view 1</source>
            <translation>Merkmale maskiert, Sicht 1</translation>
        </message>
        <message>
            <source>Probability of setting a feature to 0 in all first views of the batch</source>
            <translation>Wahrscheinlichkeit, mit der ein Merkmal in allen ersten Sichten des Batches auf 0 gesetzt wird</translation>
        </message>
        <message>
            <source>Features masked, view 2</source>
            <translation>Merkmale maskiert, Sicht 2</translation>
        </message>
        <message>
            <source>Probability of setting a feature to 0 in all second views of the batch</source>
            <translation>Wahrscheinlichkeit, mit der ein Merkmal in allen zweiten Sichten des Batches auf 0 gesetzt wird</translation>
        </message>
        <message>
            <source>Edge drop unit</source>
            <translation>Einheit des Entfernens</translation>
        </message>
        <message>
            <source>Whether edge dropping samples once per edge or once per direction</source>
            <translation>Ob beim Entfernen von Kanten einmal je Kante oder einmal je Richtung gezogen wird</translation>
        </message>
        <message>
            <source>Both directions of an edge are dropped together</source>
            <translation>Beide Richtungen einer Kante werden gemeinsam entfernt</translation>
        </message>
        <message>
            <source>Each direction of an edge is dropped independently</source>
            <translation>Jede Richtung einer Kante wird unabhängig entfernt</translation>
        </message>
        <message>
            <source>Hidden size</source>
            <translation>Verborgene Größe</translation>
        </message>
        <message>
            <source>dimensions</source>
            <translation>Dimensionen</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>Schichten</translation>
        </message>
        <message>
            <source>layers</source>
            <translation>Schichten</translation>
        </message>
        <message>
            <source>Number of layers of a GraphSAGE encoder; each extends the receptive field by one hop</source>
            <translation>Zahl der Schichten eines GraphSAGE-Encoders; jede erweitert das rezeptive Feld um einen Hop</translation>
        </message>
        <message>
            <source>GraphSAGE layer</source>
            <translation>GraphSAGE-Schicht</translation>
        </message>
        <message>
            <source>How a GraphSAGE layer combines the features of a node with the mean of its neighbourhood</source>
            <translation>Wie eine GraphSAGE-Schicht die Merkmale eines Knotens mit dem Mittel seiner Nachbarschaft kombiniert</translation>
        </message>
        <message>
            <source>ELU(X·W′ ‖ D̂⁻¹ÂXW); each half has hidden/2 dimensions, the first one more if hidden is odd</source>
            <translation>ELU(X·W′ ‖ D̂⁻¹ÂXW); jede Hälfte hat hidden/2 Dimensionen, die erste eine mehr, falls hidden ungerade ist</translation>
        </message>
        <message>
            <source>ELU(BN(X·W′ + D̂⁻¹ÂXW)): the root term is added</source>
            <translation>ELU(BN(X·W′ + D̂⁻¹ÂXW)): Der Wurzelterm wird addiert</translation>
        </message>
        <message>
            <source>Temperature τ</source>
            <translation>Temperatur τ</translation>
        </message>
        <message>
            <source>Divides the similarities in the contrastive loss; smaller values give hard negatives more weight</source>
            <translation>Teilt die Ähnlichkeiten im kontrastiven Verlust; kleinere Werte geben schwierigen Negativen mehr Gewicht</translation>
        </message>
        <message>
            <source>Similarity</source>
            <translation>Ähnlichkeit</translation>
        </message>
        <message>
            <source>How the transport cost is converted to a similarity; the second form equals the first at half the temperature</source>
            <translation>Wie die Transportkosten in eine Ähnlichkeit umgerechnet werden; die zweite Form entspricht der ersten bei halber Temperatur</translation>
        </message>
        <message>
            <source>s = 1 − g-EMD</source>
            <translation>s = 1 − g-EMD</translation>
        </message>
        <message>
            <source>s = 2 − 2·g-EMD</source>
            <translation>s = 2 − 2·g-EMD</translation>
        </message>
        <message>
            <source>Positive doubled</source>
            <translation>Positives verdoppelt</translation>
        </message>
        <message>
            <source>Doubles the similarity of the positive pair if its cost is rescaled by topology</source>
            <translation>Verdoppelt die Ähnlichkeit des positiven Paars, wenn seine Kosten nach der Topologie reskaliert werden</translation>
        </message>
        <message>
            <source>Denominator</source>
            <translation>Nenner</translation>
        </message>
        <message>
            <source>Whether the denominator of the contrastive loss includes the positive pair</source>
            <translation>Ob der Nenner des kontrastiven Verlusts das positive Paar enthält</translation>
        </message>
        <message>
            <source>All inter-view pairs, including the positive, and the intra-view pairs with k ≠ i</source>
            <translation>Alle Paare zwischen den Sichten, einschließlich des positiven, und die Paare innerhalb einer Sicht mit k ≠ i</translation>
        </message>
        <message>
            <source>Only inter-view and intra-view pairs with k ≠ i</source>
            <translation>Nur Paare zwischen den Sichten und innerhalb einer Sicht mit k ≠ i</translation>
        </message>
        <message>
            <source>Topology rescale</source>
            <translation>Topologie-Reskalierung</translation>
        </message>
        <message>
            <source>Multiplies the cost of two nodes by S = sigmoid(Ψ/τ), where Ψ is their hop distance: nearby nodes cost less</source>
            <translation>Multipliziert die Kosten zweier Knoten mit S = sigmoid(Ψ/τ), wobei Ψ ihre Hop-Distanz ist: Nahe Knoten kosten weniger</translation>
        </message>
        <message>
            <source>Topology temperature τ</source>
            <translation>Topologietemperatur τ</translation>
        </message>
        <message>
            <source>hops</source>
            <translation>Hops</translation>
        </message>
        <message>
            <source>Scale of the hop distance in the sigmoid of the topology rescale; larger values make the rescale flatter</source>
            <translation>Skala der Hop-Distanz im Sigmoid der Topologie-Reskalierung; größere Werte machen die Reskalierung flacher</translation>
        </message>
        <message>
            <source>Rescaled pairs</source>
            <translation>Reskalierte Paare</translation>
        </message>
        <message>
            <source>Pairs of views whose cost matrices are rescaled</source>
            <translation>Paare von Sichten, deren Kostenmatrizen reskaliert werden</translation>
        </message>
        <message>
            <source>All pairs of views; time grows quadratically with the batch size</source>
            <translation>Alle Paare von Sichten; die Zeit wächst quadratisch mit der Batchgröße</translation>
        </message>
        <message>
            <source>Only the two views of the same centre</source>
            <translation>Nur die beiden Sichten desselben Zentrums</translation>
        </message>
        <message>
            <source>Sharpness λ</source>
            <translation>Schärfe λ</translation>
        </message>
        <message>
            <source>1/cost</source>
            <translation>1/Kosten</translation>
        </message>
        <message>
            <source>Marginals</source>
            <translation>Randverteilungen</translation>
        </message>
        <message>
            <source>Weight that each node of a view sends or receives</source>
            <translation>Gewicht, das jeder Knoten einer Sicht sendet oder empfängt</translation>
        </message>
        <message>
            <source>max(x·mean of the other view, 0), normalised; uniform if all are 0</source>
            <translation>max(x·Mittel der anderen Sicht, 0), normiert; gleichverteilt, wenn alle 0 sind</translation>
        </message>
        <message>
            <source>Values ≤ 0 are set to 1e-8, then all are normalised</source>
            <translation>Werte ≤ 0 werden auf 1e-8 gesetzt, dann werden alle normiert</translation>
        </message>
        <message>
            <source>Adversarial training</source>
            <translation>Adversariales Training</translation>
        </message>
        <message>
            <source>Adds a perturbation that increases the loss to the features of the first view</source>
            <translation>Addiert zu den Merkmalen der ersten Sicht eine Störung, die den Verlust erhöht</translation>
        </message>
        <message>
            <source>Ascent steps M</source>
            <translation>Aufstiegsschritte M</translation>
        </message>
        <message>
            <source>ascents</source>
            <translation>Aufstiegen</translation>
        </message>
        <message>
            <source>Gradient ascent steps of the perturbation per training step; each costs one forward and one backward pass</source>
            <translation>Gradientenaufstiegsschritte der Störung je Trainingsschritt; jeder kostet einen Vorwärts- und einen Rückwärtsdurchgang</translation>
        </message>
        <message>
            <source>Ascent step size α</source>
            <translation>Aufstiegsschrittweite α</translation>
        </message>
        <message>
            <source>feature units</source>
            <translation>Merkmalseinheiten</translation>
        </message>
        <message>
            <source>Step size of the ascent; also bounds the random initial perturbation</source>
            <translation>Schrittweite des Aufstiegs; begrenzt auch die zufällige Anfangsstörung</translation>
        </message>
        <message>
            <source>Ascent direction</source>
            <translation>Aufstiegsrichtung</translation>
        </message>
        <message>
            <source>How the perturbation is updated from the gradient</source>
            <translation>Wie die Störung aus dem Gradienten aktualisiert wird</translation>
        </message>
        <message>
            <source>δ ← δ + α·g/‖g‖, Frobenius norm</source>
            <translation>δ ← δ + α·g/‖g‖, Frobeniusnorm</translation>
        </message>
        <message>
            <source>δ ← δ + α·sign(g)</source>
            <translation>δ ← δ + α·sign(g)</translation>
        </message>
        <message>
            <source>Perturbation applied</source>
            <translation>Angewandte Störung</translation>
        </message>
        <message>
            <source>Input of the encoder in each ascent step</source>
            <translation>Eingabe des Encoders in jedem Aufstiegsschritt</translation>
        </message>
        <message>
            <source>x + δₜ in ascent step t</source>
            <translation>x + δₜ im Aufstiegsschritt t</translation>
        </message>
        <message>
            <source>x + δ₀ + … + δₜ in ascent step t</source>
            <translation>x + δ₀ + … + δₜ im Aufstiegsschritt t</translation>
        </message>
        <message>
            <source>Epochs</source>
            <translation>Epochen</translation>
        </message>
        <message>
            <source>epochs</source>
            <translation>Epochen</translation>
        </message>
        <message>
            <source>Number of training epochs; an epoch is one step on one batch</source>
            <translation>Zahl der Trainingsepochen; eine Epoche ist ein Schritt auf einem Batch</translation>
        </message>
        <message>
            <source>Optimiser</source>
            <translation>Optimierer</translation>
        </message>
        <message>
            <source>Algorithm that updates the weights from the gradients</source>
            <translation>Verfahren, das die Gewichte aus den Gradienten aktualisiert</translation>
        </message>
        <message>
            <source>Stochastic gradient descent with momentum</source>
            <translation>Stochastischer Gradientenabstieg mit Momentum</translation>
        </message>
        <message>
            <source>Adam with weight decay added to the gradient</source>
            <translation>Adam mit zum Gradienten addiertem Gewichtszerfall</translation>
        </message>
        <message>
            <source>Adam with decoupled weight decay</source>
            <translation>Adam mit entkoppeltem Gewichtszerfall</translation>
        </message>
        <message>
            <source>Learning rate</source>
            <translation>Lernrate</translation>
        </message>
        <message>
            <source>Step size of the optimiser</source>
            <translation>Schrittweite des Optimierers</translation>
        </message>
        <message>
            <source>Momentum</source>
            <translation>Momentum</translation>
        </message>
        <message>
            <source>Fraction of the previous SGD update that is added to the current one; ignored by Adam and AdamW</source>
            <translation>Anteil der vorigen SGD-Aktualisierung, der zur aktuellen addiert wird; von Adam und AdamW ignoriert</translation>
        </message>
        <message>
            <source>Weight decay</source>
            <translation>Gewichtszerfall</translation>
        </message>
        <message>
            <source>Coefficient of the L2 penalty; AdamW applies it as decoupled decay</source>
            <translation>Koeffizient der L2-Strafe; AdamW wendet ihn als entkoppelten Zerfall an</translation>
        </message>
        <message>
            <source>Patience</source>
            <translation>Geduld</translation>
        </message>
        <message>
            <source>Number of epochs without a lower loss after which training stops; 0 trains all epochs</source>
            <translation>Zahl der Epochen ohne kleineren Verlust, nach der das Training endet; 0 trainiert alle Epochen</translation>
        </message>
        <message>
            <source>Reported loss</source>
            <translation>Ausgewiesener Verlust</translation>
        </message>
        <message>
            <source>Loss that is recorded, plotted and monitored by the patience rule</source>
            <translation>Verlust, der aufgezeichnet, dargestellt und von der Geduldregel überwacht wird</translation>
        </message>
        <message>
            <source>Mean loss over the ascent steps</source>
            <translation>Mittlerer Verlust über die Aufstiegsschritte</translation>
        </message>
        <message>
            <source>Loss of the last ascent step divided by the number of steps</source>
            <translation>Verlust des letzten Aufstiegsschritts, geteilt durch die Zahl der Schritte</translation>
        </message>
        <message>
            <source>Model kept</source>
            <translation>Behaltenes Modell</translation>
        </message>
        <message>
            <source>Weights used to compute the embedding</source>
            <translation>Gewichte, mit denen die Einbettung berechnet wird</translation>
        </message>
        <message>
            <source>best if patience is above 0 and below the number of epochs, otherwise last</source>
            <translation>best, wenn die Geduld über 0 und unter der Zahl der Epochen liegt, sonst last</translation>
        </message>
        <message>
            <source>Weights after the last epoch</source>
            <translation>Gewichte nach der letzten Epoche</translation>
        </message>
        <message>
            <source>Weights after the epoch with the lowest training loss</source>
            <translation>Gewichte nach der Epoche mit dem kleinsten Trainingsverlust</translation>
        </message>
        <message>
            <source>Checkpoint interval</source>
            <translation>Abstand der Sicherungspunkte</translation>
        </message>
        <message>
            <source>Epochs between checkpoints, from which a run can be resumed or forked</source>
            <translation>Epochen zwischen Sicherungspunkten, von denen aus ein Lauf fortgesetzt oder abgezweigt werden kann</translation>
        </message>
        <message>
            <source>Checkpoints kept</source>
            <translation>Behaltene Sicherungspunkte</translation>
        </message>
        <message>
            <source>checkpoints</source>
            <translation>Sicherungspunkte</translation>
        </message>
        <message>
            <source>Number of most recent checkpoints kept on disk for forking and inspection; 0 keeps all</source>
            <translation>Zahl der neuesten Sicherungspunkte, die zum Abzweigen und Untersuchen auf der Platte bleiben; 0 behält alle</translation>
        </message>
        <message>
            <source>Inductive</source>
            <translation>Induktiv</translation>
        </message>
        <message>
            <source>Removes validation and test nodes and their edges before training; evaluation uses the full graph</source>
            <translation>Entfernt vor dem Training Validierungs- und Testknoten samt Kanten; die Auswertung verwendet den ganzen Graphen</translation>
        </message>
        <message>
            <source>Watched pairs</source>
            <translation>Beobachtete Paare</translation>
        </message>
        <message>
            <source>pairs</source>
            <translation>Paare</translation>
        </message>
        <message>
            <source>Number of view pairs, fixed at the start, whose cost and plan are recorded during training; 0 records none</source>
            <translation>Zahl der zu Beginn festgelegten Paare von Sichten, deren Kosten und Transportplan beim Training aufgezeichnet werden; 0 zeichnet keine auf</translation>
        </message>
        <message>
            <source>Protocol</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>How the embedding is evaluated with the labels</source>
            <translation>Wie die Einbettung anhand der Klassen ausgewertet wird</translation>
        </message>
        <message>
            <source>Logistic regression on L2-normalised rows, trained on a random 10 % of the labelled nodes, C chosen by 5-fold cross-validation on them; accuracy on the other 90 %</source>
            <translation>Logistische Regression auf L2-normierten Zeilen, trainiert auf zufälligen 10 % der Knoten mit Klasse, C durch 5-fache Kreuzvalidierung auf diesen gewählt; Genauigkeit auf den übrigen 90 %</translation>
        </message>
        <message>
            <source>Logistic regression on L2-normalised rows, trained on a random 10 % of the labelled nodes, C chosen on another 10 %; accuracy on the other 80 %</source>
            <translation>Logistische Regression auf L2-normierten Zeilen, trainiert auf zufälligen 10 % der Knoten mit Klasse, C auf weiteren 10 % gewählt; Genauigkeit auf den übrigen 80 %</translation>
        </message>
        <message>
            <source>Logistic regression on L2-normalised rows, on the published or imported splits of the data set; C chosen on the validation part, or by 5-fold cross-validation if there is none; accuracy on the test part</source>
            <translation>Logistische Regression auf L2-normierten Zeilen, auf den veröffentlichten oder importierten Aufteilungen des Datensatzes; C auf dem Validierungsteil gewählt oder, falls es keinen gibt, durch 5-fache Kreuzvalidierung; Genauigkeit auf dem Testteil</translation>
        </message>
        <message>
            <source>One linear layer on the published splits of the data set, trained for 100 epochs with Adam (learning rate 0.01), the epoch chosen on the validation part; accuracy on the test part</source>
            <translation>Eine lineare Schicht auf den veröffentlichten Aufteilungen des Datensatzes, 100 Epochen mit Adam trainiert (Lernrate 0,01), die Epoche auf dem Validierungsteil gewählt; Genauigkeit auf dem Testteil</translation>
        </message>
        <message>
            <source>One linear layer with softmax, called a one-layer MLP in the article, on the published training, validation and test nodes of the data set, trained for 100 epochs with Adam in batches of 1,024 (learning rate 0.01), the epoch chosen on the validation part; micro-F1 on the test part</source>
            <translation>Eine lineare Schicht mit Softmax, im Artikel einschichtiges MLP genannt, auf den veröffentlichten Trainings-, Validierungs- und Testknoten des Datensatzes, 100 Epochen mit Adam in Batches von 1.024 trainiert (Lernrate 0,01), die Epoche auf dem Validierungsteil gewählt; Mikro-F1 auf dem Testteil</translation>
        </message>
        <message>
            <source>The run ends with the embedding; nothing is evaluated with labels</source>
            <translation>Der Lauf endet mit der Einbettung; nichts wird anhand der Klassen ausgewertet</translation>
        </message>
        <message>
            <source>Splits</source>
            <translation>Aufteilungen</translation>
        </message>
        <message>
            <source>splits</source>
            <translation>Aufteilungen</translation>
        </message>
        <message>
            <source>Number of random splits, or of published splits, over which the accuracy is averaged</source>
            <translation>Zahl der zufälligen oder veröffentlichten Aufteilungen, über die die Genauigkeit gemittelt wird</translation>
        </message>
        <message>
            <source>Choice of C</source>
            <translation>Wahl von C</translation>
        </message>
        <message>
            <source>How cross-validation selects C of the logistic regression; the accuracy usually changes little, occasionally by percentage points</source>
            <translation>Wie die Kreuzvalidierung das C der logistischen Regression wählt; die Genauigkeit ändert sich meist wenig, gelegentlich um Prozentpunkte</translation>
        </message>
        <message>
            <source>Accuracy on stratified folds, as in scikit-learn</source>
            <translation>Genauigkeit auf stratifizierten Folds, wie scikit-learn</translation>
        </message>
        <message>
            <source>Exact match of one-hot rows on unshuffled folds, as in the published program</source>
            <translation>Exakte Übereinstimmung von One-Hot-Zeilen auf nicht gemischten Folds, wie im veröffentlichten Programm</translation>
        </message>
        <message>
            <source>Split seed</source>
            <translation>Startwert der Aufteilungen</translation>
        </message>
        <message>
            <source>Seed of the random splits, independent of the run&apos;s seed: runs with the same split seed are evaluated on the same splits</source>
            <translation>Startwert der zufälligen Aufteilungen, unabhängig von dem des Laufs: Läufe mit gleichem Startwert der Aufteilungen werden auf denselben Aufteilungen ausgewertet</translation>
        </message>
        <message>
            <source>RoSA</source>
            <translation>RoSA</translation>
        </message>
        <message>
            <source>Contrasts two random-walk views of a node by the transport cost between their node embeddings, with adversarial perturbation of the features</source>
            <translation>Kontrastiert zwei Zufallsweg-Sichten eines Knotens durch die Transportkosten zwischen ihren Knoteneinbettungen, mit adversarialer Störung der Merkmale</translation>
        </message>
        <message>
            <source>Raw features</source>
            <translation>Rohmerkmale</translation>
        </message>
        <message>
            <source>The node features unchanged, without the graph: the baseline for every embedding</source>
            <translation>Die Knotenmerkmale unverändert, ohne den Graphen: die Vergleichsbasis jeder Einbettung</translation>
        </message>
        <message>
            <source>Random encoder</source>
            <translation>Zufälliger Encoder</translation>
        </message>
        <message>
            <source>An untrained encoder with its initial weights: shows what the architecture alone achieves</source>
            <translation>Ein untrainierter Encoder mit seinen Anfangsgewichten: zeigt, was die Architektur allein leistet</translation>
        </message>
        <message>
            <source>GCN</source>
            <translation>GCN</translation>
        </message>
        <message>
            <source>MLP</source>
            <translation>MLP</translation>
        </message>
        <message>
            <source>The GCN with the identity as adjacency matrix: each node uses only its own features</source>
            <translation>Das GCN mit der Einheitsmatrix als Adjazenzmatrix: Jeder Knoten verwendet nur seine eigenen Merkmale</translation>
        </message>
        <message>
            <source>GraphSAGE-GCN</source>
            <translation>GraphSAGE-GCN</translation>
        </message>
        <message>
            <source>Layers that combine the features of a node with the mean of its neighbourhood</source>
            <translation>Schichten, die die Merkmale eines Knotens mit dem Mittel seiner Nachbarschaft kombinieren</translation>
        </message>
        <message>
            <source>article, table 5, row for Cora; there is none for this data set</source>
            <translation>Artikel, Tabelle 5, Zeile zu Cora; für diesen Datensatz gibt es keine</translation>
        </message>
        <message>
            <source>article, appendix C</source>
            <translation>Artikel, Anhang C</translation>
        </message>
        <message>
            <source>published program</source>
            <translation>veröffentlichtes Programm</translation>
        </message>
        <message>
            <source>article, eq. 5</source>
            <translation>Artikel, Gl. 5</translation>
        </message>
        <message>
            <source>article, eq. 4</source>
            <translation>Artikel, Gl. 4</translation>
        </message>
        <message>
            <source>article, eq. 13</source>
            <translation>Artikel, Gl. 13</translation>
        </message>
        <message>
            <source>article, section 3.2</source>
            <translation>Artikel, Abschnitt 3.2</translation>
        </message>
        <message>
            <source>article, eq. 11</source>
            <translation>Artikel, Gl. 11</translation>
        </message>
        <message>
            <source>article, eq. 9</source>
            <translation>Artikel, Gl. 9</translation>
        </message>
        <message>
            <source>article, algorithm 1</source>
            <translation>Artikel, Algorithmus 1</translation>
        </message>
        <message>
            <source>published program; the article gives no value</source>
            <translation>veröffentlichtes Programm; der Artikel nennt keinen Wert</translation>
        </message>
        <message>
            <source>article, table 5</source>
            <translation>Artikel, Tabelle 5</translation>
        </message>
        <message>
            <source>article, appendix B</source>
            <translation>Artikel, Anhang B</translation>
        </message>
        <message>
            <source>article, section 4.3</source>
            <translation>Artikel, Abschnitt 4.3</translation>
        </message>
        <message>
            <source>the ten splits of Pei et al., ICLR 2020</source>
            <translation>die zehn Aufteilungen von Pei et al., ICLR 2020</translation>
        </message>
        <message>
            <source>article, which mentions no edge direction</source>
            <translation>Artikel, der keine Kantenrichtung erwähnt</translation>
        </message>
        <message>
            <source>own interpretation; the article names only GraphSAGE</source>
            <translation>eigene Auslegung; der Artikel nennt nur GraphSAGE</translation>
        </message>
        <message>
            <source>Aligned views</source>
            <translation>Ausgerichtete Sichten</translation>
        </message>
        <message>
            <source>Both views of a centre contain the nodes of the same walk and differ only in dropped edges and masked features</source>
            <translation>Beide Sichten eines Zentrums enthalten die Knoten desselben Zufallswegs und unterscheiden sich nur durch entfernte Kanten und maskierte Merkmale</translation>
        </message>
        <message>
            <source>Coupling</source>
            <translation>Kopplung</translation>
        </message>
        <message>
            <source>Sinkhorn plan</source>
            <translation>Sinkhorn-Plan</translation>
        </message>
        <message>
            <source>t·rᵀ: product of the marginals, independent of the cost</source>
            <translation>t·rᵀ: Produkt der Randverteilungen, unabhängig von den Kosten</translation>
        </message>
        <message>
            <source>1/(n·m): mean cost over all node pairs</source>
            <translation>1/(n·m): mittlere Kosten über alle Knotenpaare</translation>
        </message>
        <message>
            <source>Exact optimal plan; slow</source>
            <translation>Exakter optimaler Plan; langsam</translation>
        </message>
        <message>
            <source>Minimum-cost one-to-one assignment of the smaller view&apos;s nodes (Hungarian algorithm); slow</source>
            <translation>Eins-zu-eins-Zuordnung der Knoten der kleineren Sicht mit minimalen Kosten (ungarische Methode); langsam</translation>
        </message>
        <message>
            <source>Pairs the k-th visited nodes of both views, up to the size of the smaller view: cosine similarity without transport</source>
            <translation>Paart die jeweils k-ten besuchten Knoten beider Sichten, bis zur Größe der kleineren Sicht: Kosinusähnlichkeit ohne Transport</translation>
        </message>
        <message>
            <source>Plan that weights the node costs of two views; all but the first serve as baselines for the benefit of transport</source>
            <translation>Plan, der die Knotenkosten zweier Sichten gewichtet; alle außer dem ersten dienen als Vergleich für den Nutzen des Transports</translation>
        </message>
        <message>
            <source>Dimension of the node embeddings</source>
            <translation>Dimension der Knoteneinbettungen</translation>
        </message>
        <message>
            <source>Convolutions</source>
            <translation>Faltungen</translation>
        </message>
        <message>
            <source>Number of layers of a GCN, GAT or MLP; each GCN or GAT layer extends the receptive field by one hop</source>
            <translation>Zahl der Schichten eines GCN, GAT oder MLP; jede GCN- oder GAT-Schicht erweitert das rezeptive Feld um einen Hop</translation>
        </message>
        <message>
            <source>Inner width</source>
            <translation>Innere Breite</translation>
        </message>
        <message>
            <source>hidden sizes</source>
            <translation>verborgene Größen</translation>
        </message>
        <message>
            <source>Width of all layers of a GCN, GAT or MLP except the last</source>
            <translation>Breite aller Schichten eines GCN, GAT oder MLP außer der letzten</translation>
        </message>
        <message>
            <source>Heads</source>
            <translation>Köpfe</translation>
        </message>
        <message>
            <source>heads</source>
            <translation>Köpfe</translation>
        </message>
        <message>
            <source>Number of attention heads per GAT layer, each with its own weights</source>
            <translation>Zahl der Aufmerksamkeitsköpfe je GAT-Schicht, jeder mit eigenen Gewichten</translation>
        </message>
        <message>
            <source>Activation</source>
            <translation>Aktivierung</translation>
        </message>
        <message>
            <source>Activation function after each layer of a GCN or MLP</source>
            <translation>Aktivierungsfunktion nach jeder Schicht eines GCN oder MLP</translation>
        </message>
        <message>
            <source>max(x, 0)</source>
            <translation>max(x, 0)</translation>
        </message>
        <message>
            <source>x for x &gt; 0, otherwise a·x; a is trained, initial value 0.25</source>
            <translation>x für x &gt; 0, sonst a·x; a wird trainiert, Anfangswert 0,25</translation>
        </message>
        <message>
            <source>x for x &gt; 0, otherwise eˣ − 1</source>
            <translation>x für x &gt; 0, sonst eˣ − 1</translation>
        </message>
        <message>
            <source>Batch normalisation</source>
            <translation>Batch-Normalisierung</translation>
        </message>
        <message>
            <source>Normalises each dimension over the nodes before the activation in GCN and MLP layers</source>
            <translation>Normiert in GCN- und MLP-Schichten jede Dimension über die Knoten, vor der Aktivierung</translation>
        </message>
        <message>
            <source>Normalised features</source>
            <translation>Normierte Merkmale</translation>
        </message>
        <message>
            <source>Divides the features of each node by the sum of their absolute values, as the published programs of these methods do for bag-of-words features</source>
            <translation>Teilt die Merkmale jedes Knotens durch die Summe ihrer Beträge, wie es die veröffentlichten Programme dieser Methoden bei Bag-of-Words-Merkmalen tun</translation>
        </message>
        <message>
            <source>Nodes per step</source>
            <translation>Knoten je Schritt</translation>
        </message>
        <message>
            <source>Nodes that the encoder processes in a training step</source>
            <translation>Knoten, die der Encoder in einem Trainingsschritt verarbeitet</translation>
        </message>
        <message>
            <source>The whole graph</source>
            <translation>Der ganze Graph</translation>
        </message>
        <message>
            <source>Random walks from a batch of centres, for graphs too large to process as a whole</source>
            <translation>Zufallswege von einem Batch von Zentren aus, für Graphen, die als Ganzes zu groß sind</translation>
        </message>
        <message>
            <source>Contrasted nodes</source>
            <translation>Kontrastierte Knoten</translation>
        </message>
        <message>
            <source>Number of nodes sampled in each step to contrast their embeddings; 0 takes all; time grows quadratically</source>
            <translation>Zahl der in jedem Schritt gezogenen Knoten, deren Einbettungen kontrastiert werden; 0 nimmt alle; die Zeit wächst quadratisch</translation>
        </message>
        <message>
            <source>Negatives</source>
            <translation>Negative</translation>
        </message>
        <message>
            <source>Number of negative samples per node and step</source>
            <translation>Zahl der Negativen je Knoten und Schritt</translation>
        </message>
        <message>
            <source>Subgraph size</source>
            <translation>Größe des Teilgraphen</translation>
        </message>
        <message>
            <source>Number of nodes in the subgraph of a centre, including the centre</source>
            <translation>Zahl der Knoten im Teilgraphen eines Zentrums, einschließlich des Zentrums</translation>
        </message>
        <message>
            <source>PageRank restart</source>
            <translation>PageRank-Rückkehr</translation>
        </message>
        <message>
            <source>Restart probability of personalised PageRank; larger values keep subgraphs closer to the centre</source>
            <translation>Rückkehrwahrscheinlichkeit des personalisierten PageRank; größere Werte halten Teilgraphen näher am Zentrum</translation>
        </message>
        <message>
            <source>Centrality</source>
            <translation>Zentralität</translation>
        </message>
        <message>
            <source>Centrality measure; edges and features of central nodes are dropped less often</source>
            <translation>Zentralitätsmaß; Kanten und Merkmale zentraler Knoten werden seltener entfernt</translation>
        </message>
        <message>
            <source>Node degree</source>
            <translation>Knotengrad</translation>
        </message>
        <message>
            <source>Principal eigenvector of the adjacency matrix</source>
            <translation>Haupteigenvektor der Adjazenzmatrix</translation>
        </message>
        <message>
            <source>PageRank with damping factor 0.85</source>
            <translation>PageRank mit Dämpfungsfaktor 0,85</translation>
        </message>
        <message>
            <source>Maximum drop probability</source>
            <translation>Größte Entfernungswahrscheinlichkeit</translation>
        </message>
        <message>
            <source>Upper bound of the probability of dropping an edge or masking a feature</source>
            <translation>Obergrenze der Wahrscheinlichkeit, eine Kante zu entfernen oder ein Merkmal zu maskieren</translation>
        </message>
        <message>
            <source>Projector width</source>
            <translation>Breite des Projektors</translation>
        </message>
        <message>
            <source>Hidden width of the network that follows the encoder during training</source>
            <translation>Verborgene Breite des Netzes, das beim Training auf den Encoder folgt</translation>
        </message>
        <message>
            <source>Margin</source>
            <translation>Abstand</translation>
        </message>
        <message>
            <source>Margin by which the score of a node with its own summary should exceed its score with another summary</source>
            <translation>Abstand, um den die Bewertung eines Knotens mit seiner eigenen Zusammenfassung die mit einer fremden übertreffen soll</translation>
        </message>
        <message>
            <source>Feature term weight α</source>
            <translation>Gewicht des Merkmalsterms α</translation>
        </message>
        <message>
            <source>Weight of the mutual information between a node&apos;s representation and its features</source>
            <translation>Gewicht der Transinformation zwischen der Darstellung eines Knotens und seinen Merkmalen</translation>
        </message>
        <message>
            <source>Neighbour term weight β</source>
            <translation>Gewicht des Nachbarterms β</translation>
        </message>
        <message>
            <source>Weight of the mutual information between a node&apos;s representation and the mean of its neighbours</source>
            <translation>Gewicht der Transinformation zwischen der Darstellung eines Knotens und dem Mittel seiner Nachbarn</translation>
        </message>
        <message>
            <source>Edge term weight γ</source>
            <translation>Gewicht des Kantenterms γ</translation>
        </message>
        <message>
            <source>Weight of the term that discriminates edges from all other node pairs; time grows quadratically with the number of nodes</source>
            <translation>Gewicht des Terms, der Kanten von allen anderen Knotenpaaren unterscheidet; die Zeit wächst quadratisch mit der Knotenzahl</translation>
        </message>
        <message>
            <source>Warm-up</source>
            <translation>Anlauf</translation>
        </message>
        <message>
            <source>Epochs over which the learning rate rises from 0 before its cosine decay</source>
            <translation>Epochen, in denen die Lernrate von 0 ansteigt, bevor sie kosinusförmig abfällt</translation>
        </message>
        <message>
            <source>Target momentum</source>
            <translation>Momentum des Zielnetzes</translation>
        </message>
        <message>
            <source>Fraction of its weights that the target network keeps per step; rises to 1 on a cosine schedule</source>
            <translation>Anteil seiner Gewichte, den das Zielnetz je Schritt behält; steigt kosinusförmig auf 1</translation>
        </message>
        <message>
            <source>Graph convolutions σ(D̂^-½ Â D̂^-½ X W), by default two, F → 2·hidden → hidden; each extends the receptive field by one hop</source>
            <translation>Graphfaltungen σ(D̂^-½ Â D̂^-½ X W), standardmäßig zwei, F → 2·verborgen → verborgen; jede erweitert das rezeptive Feld um einen Hop</translation>
        </message>
        <message>
            <source>GAT</source>
            <translation>GAT</translation>
        </message>
        <message>
            <source>Graph attention: each node weights its neighbours by attention over its own and their features, in several heads</source>
            <translation>Graph-Attention: Jeder Knoten gewichtet seine Nachbarn durch Aufmerksamkeit über seine und ihre Merkmale, in mehreren Köpfen</translation>
        </message>
        <message>
            <source>DGI</source>
            <translation>DGI</translation>
        </message>
        <message>
            <source>Discriminates the nodes of the graph from those of a graph with shuffled features, using a summary of the whole graph</source>
            <translation>Unterscheidet die Knoten des Graphen von denen eines Graphen mit vertauschten Merkmalen anhand einer Zusammenfassung des ganzen Graphen</translation>
        </message>
        <message>
            <source>DGI&apos;s program, execute.py</source>
            <translation>Programm zu DGI, execute.py</translation>
        </message>
        <message>
            <source>DGI&apos;s article: smaller size on Pubmed</source>
            <translation>Artikel zu DGI: kleinere Größe auf Pubmed</translation>
        </message>
        <message>
            <source>DGI&apos;s article: batches of 256 nodes on large graphs; sampling their neighbourhoods by random walks is our choice</source>
            <translation>Artikel zu DGI: Batches von 256 Knoten auf großen Graphen; ihre Nachbarschaften durch Zufallswege zu ziehen ist unsere Wahl</translation>
        </message>
        <message>
            <source>own choice: these are not bag-of-words features</source>
            <translation>eigene Wahl: keine Bag-of-Words-Merkmale</translation>
        </message>
        <message>
            <source>SUBG-CON</source>
            <translation>SUBG-CON</translation>
        </message>
        <message>
            <source>Contrasts each node with the summary of its own subgraph, chosen by personalised PageRank, and with the summary of another</source>
            <translation>Kontrastiert jeden Knoten mit der Zusammenfassung seines eigenen, durch personalisierten PageRank gewählten Teilgraphen und mit der eines anderen</translation>
        </message>
        <message>
            <source>SUBG-CON&apos;s program, train.py</source>
            <translation>Programm zu SUBG-CON, train.py</translation>
        </message>
        <message>
            <source>article, table 1: with RoSA&apos;s encoder</source>
            <translation>Artikel, Tabelle 1: mit dem Encoder von RoSA</translation>
        </message>
        <message>
            <source>own choice: the program stops soon after its best accuracy on validation labels, which an unsupervised method cannot use; 200 epochs cost 8 points on Citeseer</source>
            <translation>eigene Wahl: Das Programm endet bald nach der besten Genauigkeit auf Validierungsklassen, die eine unüberwachte Methode nicht verwenden kann; 200 Epochen kosten auf Citeseer 8 Punkte</translation>
        </message>
        <message>
            <source>GMI</source>
            <translation>GMI</translation>
        </message>
        <message>
            <source>Maximises the mutual information between the representation of a node and its features, neighbours and edges</source>
            <translation>Maximiert die Transinformation zwischen der Darstellung eines Knotens und seinen Merkmalen, Nachbarn und Kanten</translation>
        </message>
        <message>
            <source>GMI&apos;s program, execute.py</source>
            <translation>Programm zu GMI, execute.py</translation>
        </message>
        <message>
            <source>GMI&apos;s program: one layer on Citeseer and Pubmed</source>
            <translation>Programm zu GMI: eine Schicht auf Citeseer und Pubmed</translation>
        </message>
        <message>
            <source>own choice: with all node pairs, a step would take hours</source>
            <translation>eigene Wahl: mit allen Knotenpaaren würde ein Schritt Stunden dauern</translation>
        </message>
        <message>
            <source>GRACE</source>
            <translation>GRACE</translation>
        </message>
        <message>
            <source>Contrasts each node with all others in two views of the whole graph, generated by edge dropping and feature masking</source>
            <translation>Kontrastiert jeden Knoten mit allen anderen in zwei Sichten des ganzen Graphen, erzeugt durch Entfernen von Kanten und Maskieren von Merkmalen</translation>
        </message>
        <message>
            <source>GRACE&apos;s program, config.yaml</source>
            <translation>Programm zu GRACE, config.yaml</translation>
        </message>
        <message>
            <source>GRACE&apos;s program, values for Cora; it has none for this data set</source>
            <translation>Programm zu GRACE, Werte für Cora; für diesen Datensatz hat es keine</translation>
        </message>
        <message>
            <source>own choice: with all nodes, a step would take hours</source>
            <translation>eigene Wahl: mit allen Knoten würde ein Schritt Stunden dauern</translation>
        </message>
        <message>
            <source>GCA</source>
            <translation>GCA</translation>
        </message>
        <message>
            <source>GRACE with adaptive augmentation: edges and features of less central nodes are dropped more often</source>
            <translation>GRACE mit adaptiver Augmentierung: Kanten und Merkmale weniger zentraler Knoten werden öfter entfernt</translation>
        </message>
        <message>
            <source>GCA&apos;s program, train.py</source>
            <translation>Programm zu GCA, train.py</translation>
        </message>
        <message>
            <source>GCA&apos;s program, train.py: num_hidden; projector of the same width</source>
            <translation>Programm zu GCA, train.py: num_hidden; Projektor ebenso breit</translation>
        </message>
        <message>
            <source>BGRL</source>
            <translation>BGRL</translation>
        </message>
        <message>
            <source>Predicts from one view the embedding of the other by a slowly updated target encoder; needs no negatives</source>
            <translation>Sagt aus einer Sicht die Einbettung der anderen durch einen langsam aktualisierten Ziel-Encoder voraus; braucht keine Negativen</translation>
        </message>
        <message>
            <source>BGRL&apos;s program, config/wiki-cs.cfg; it has no file for this data set</source>
            <translation>Programm zu BGRL, config/wiki-cs.cfg; für diesen Datensatz hat es keine Datei</translation>
        </message>
        <message>
            <source>own choice: these are bag-of-words features</source>
            <translation>eigene Wahl: Bag-of-Words-Merkmale</translation>
        </message>
        <message>
            <source>own choice: 300 of the program&apos;s 10,000 epochs</source>
            <translation>eigene Wahl: 300 der 10.000 Epochen des Programms</translation>
        </message>
        <message>
            <source>own choice: the best of seven settings on other partitions, including three of the program&apos;s</source>
            <translation>eigene Wahl: die beste von sieben Einstellungen auf anderen Aufteilungen, darunter drei des Programms</translation>
        </message>
        <message>
            <source>Dimensions</source>
            <translation>Dimensionen</translation>
        </message>
        <message>
            <source>Number of nodes in a random walk, including the start</source>
            <translation>Zahl der Knoten eines Zufallswegs, einschließlich des Anfangs</translation>
        </message>
        <message>
            <source>Walks per node</source>
            <translation>Wege je Knoten</translation>
        </message>
        <message>
            <source>walks</source>
            <translation>Wege</translation>
        </message>
        <message>
            <source>Random walks started from each node per epoch; the total per node is this number times the number of epochs</source>
            <translation>Zufallswege, die je Epoche von jedem Knoten ausgehen; insgesamt je Knoten diese Zahl mal die Zahl der Epochen</translation>
        </message>
        <message>
            <source>Return parameter p</source>
            <translation>Rückkehrparameter p</translation>
        </message>
        <message>
            <source>Returning to the previous node has weight 1/p; with larger values, walks return less often</source>
            <translation>Die Rückkehr zum vorigen Knoten hat das Gewicht 1/p; bei größeren Werten kehren Wege seltener um</translation>
        </message>
        <message>
            <source>In-out parameter q</source>
            <translation>In-out-Parameter q</translation>
        </message>
        <message>
            <source>Nodes that are not neighbours of the previous node have weight 1/q; larger values keep walks local, smaller values let them explore outward</source>
            <translation>Knoten, die keine Nachbarn des vorigen sind, haben das Gewicht 1/q; größere Werte halten Wege lokal, kleinere lassen sie nach außen erkunden</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>Fenster</translation>
        </message>
        <message>
            <source>Maximum context distance within a walk; the actual window of each node is drawn uniformly from 1 to this value</source>
            <translation>Größter Kontextabstand in einem Weg; das tatsächliche Fenster jedes Knotens wird gleichverteilt von 1 bis zu diesem Wert gezogen</translation>
        </message>
        <message>
            <source>Negative samples</source>
            <translation>Negative Beispiele</translation>
        </message>
        <message>
            <source>Negative nodes drawn per pair, with probability proportional to frequency to the power 3/4</source>
            <translation>Negative Knoten je Paar, gezogen mit Wahrscheinlichkeit proportional zur Häufigkeit hoch 3/4</translation>
        </message>
        <message>
            <source>Dropout</source>
            <translation>Dropout</translation>
        </message>
        <message>
            <source>Fraction of the inputs of each layer that a training step sets to 0</source>
            <translation>Anteil der Eingaben jeder Schicht, den ein Trainingsschritt auf 0 setzt</translation>
        </message>
        <message>
            <source>Labelled nodes per step</source>
            <translation>Knoten mit Klasse je Schritt</translation>
        </message>
        <message>
            <source>Nodes of the training part per step; an epoch covers all of them once</source>
            <translation>Knoten des Trainingsteils je Schritt; eine Epoche durchläuft alle einmal</translation>
        </message>
        <message>
            <source>Nodes sampled per layer</source>
            <translation>Gezogene Knoten je Schicht</translation>
        </message>
        <message>
            <source>Nodes drawn by importance sampling for the hidden layer of FastGCN; larger samples make the steps less noisy</source>
            <translation>Durch Importance Sampling gezogene Knoten für die verborgene Schicht von FastGCN; größere Stichproben verringern das Rauschen der Schritte</translation>
        </message>
        <message>
            <source>Aggregator</source>
            <translation>Aggregator</translation>
        </message>
        <message>
            <source>(X·W′ ‖ mean of the neighbours · W): twice the hidden size</source>
            <translation>(X·W′ ‖ Mittel der Nachbarn · W): doppelte verborgene Größe</translation>
        </message>
        <message>
            <source>Mean of the node and its neighbours · W</source>
            <translation>Mittel des Knotens und seiner Nachbarn · W</translation>
        </message>
        <message>
            <source>How a GraphSAGE layer aggregates a node and its neighbours</source>
            <translation>Wie eine GraphSAGE-Schicht einen Knoten und seine Nachbarn aggregiert</translation>
        </message>
        <message>
            <source>Neighbours sampled, first hop</source>
            <translation>Gezogene Nachbarn, erster Hop</translation>
        </message>
        <message>
            <source>Neighbours sampled per node of the batch; evaluation uses all neighbours</source>
            <translation>Gezogene Nachbarn je Knoten des Batches; die Auswertung verwendet alle Nachbarn</translation>
        </message>
        <message>
            <source>Neighbours sampled, second hop</source>
            <translation>Gezogene Nachbarn, zweiter Hop</translation>
        </message>
        <message>
            <source>Neighbours sampled per node of the first hop; evaluation uses all neighbours</source>
            <translation>Gezogene Nachbarn je Knoten des ersten Hops; die Auswertung verwendet alle Nachbarn</translation>
        </message>
        <message>
            <source>DeepWalk</source>
            <translation>DeepWalk</translation>
        </message>
        <message>
            <source>Skip-gram embeddings of nodes that co-occur in random walks; does not use features</source>
            <translation>Skip-Gram-Einbettungen von Knoten, die in Zufallswegen gemeinsam auftreten; verwendet keine Merkmale</translation>
        </message>
        <message>
            <source>node2vec</source>
            <translation>node2vec</translation>
        </message>
        <message>
            <source>DeepWalk with second-order random walks: p and q control whether walks stay local or explore outward</source>
            <translation>DeepWalk mit Zufallswegen zweiter Ordnung: p und q steuern, ob Wege lokal bleiben oder nach außen erkunden</translation>
        </message>
        <message>
            <source>Two graph convolutions trained on labels, one model per split, evaluated by its own predictions</source>
            <translation>Zwei Graphfaltungen, auf Klassen trainiert, ein Modell je Aufteilung, ausgewertet anhand seiner eigenen Vorhersagen</translation>
        </message>
        <message>
            <source>GraphSAGE</source>
            <translation>GraphSAGE</translation>
        </message>
        <message>
            <source>Two layers over sampled neighbourhoods, trained on labels, one model per split</source>
            <translation>Zwei Schichten über gezogenen Nachbarschaften, auf Klassen trainiert, ein Modell je Aufteilung</translation>
        </message>
        <message>
            <source>FastGCN</source>
            <translation>FastGCN</translation>
        </message>
        <message>
            <source>A GCN trained on labels with importance sampling of its hidden layer</source>
            <translation>Ein auf Klassen trainiertes GCN mit Importance Sampling der verborgenen Schicht</translation>
        </message>
        <message>
            <source>node2vec&apos;s article, section 4.3, values for DeepWalk</source>
            <translation>Artikel zu node2vec, Abschnitt 4.3, Werte für DeepWalk</translation>
        </message>
        <message>
            <source>one walk per node and epoch, as in algorithm 1 of the article</source>
            <translation>ein Weg je Knoten und Epoche, wie in Algorithmus 1 des Artikels</translation>
        </message>
        <message>
            <source>word2vec; the article uses hierarchical softmax instead</source>
            <translation>word2vec; der Artikel verwendet stattdessen hierarchisches Softmax</translation>
        </message>
        <message>
            <source>DeepWalk&apos;s article, section 4.2</source>
            <translation>Artikel zu DeepWalk, Abschnitt 4.2</translation>
        </message>
        <message>
            <source>DeepWalk&apos;s article, section 5.2</source>
            <translation>Artikel zu DeepWalk, Abschnitt 5.2</translation>
        </message>
        <message>
            <source>own choice</source>
            <translation>eigene Wahl</translation>
        </message>
        <message>
            <source>node2vec&apos;s article, section 4.3</source>
            <translation>Artikel zu node2vec, Abschnitt 4.3</translation>
        </message>
        <message>
            <source>node2vec&apos;s article, section 4.1, values for finding communities</source>
            <translation>Artikel zu node2vec, Abschnitt 4.1, Werte zum Finden von Gemeinschaften</translation>
        </message>
        <message>
            <source>node2vec&apos;s program; the article chooses p and q from 0.25, 0.5, 1, 2, 4 with 10 % of the labels</source>
            <translation>Programm zu node2vec; der Artikel wählt p und q aus 0,25; 0,5; 1; 2; 4 mit 10 % der Klassen</translation>
        </message>
        <message>
            <source>one walk per node and epoch</source>
            <translation>ein Weg je Knoten und Epoche</translation>
        </message>
        <message>
            <source>word2vec, used by node2vec&apos;s program</source>
            <translation>word2vec, vom Programm zu node2vec verwendet</translation>
        </message>
        <message>
            <source>GCN&apos;s article, section 5.2</source>
            <translation>Artikel zu GCN, Abschnitt 5.2</translation>
        </message>
        <message>
            <source>GCN&apos;s article, section 5.2: row-normalised features</source>
            <translation>Artikel zu GCN, Abschnitt 5.2: zeilenweise normierte Merkmale</translation>
        </message>
        <message>
            <source>FastGCN&apos;s article, appendix C</source>
            <translation>Artikel zu FastGCN, Anhang C</translation>
        </message>
        <message>
            <source>FastGCN&apos;s program</source>
            <translation>Programm zu FastGCN</translation>
        </message>
        <message>
            <source>GraphSAGE&apos;s article, section 4 and appendix</source>
            <translation>Artikel zu GraphSAGE, Abschnitt 4 und Anhang</translation>
        </message>
        <message>
            <source>GraphSAGE&apos;s program</source>
            <translation>Programm zu GraphSAGE</translation>
        </message>
        <message>
            <source>own choice: with a small training part, an epoch is one step</source>
            <translation>eigene Wahl: bei einem kleinen Trainingsteil ist eine Epoche ein Schritt</translation>
        </message>
        <message>
            <source>Unsupervised GraphSAGE</source>
            <translation>Unüberwachtes GraphSAGE</translation>
        </message>
        <message>
            <source>GraphSAGE over sampled neighbourhoods, trained to embed nodes that co-occur in short random walks close together and other nodes apart</source>
            <translation>GraphSAGE über gezogenen Nachbarschaften, trainiert, in kurzen Zufallswegen gemeinsam auftretende Knoten nah beieinander und andere entfernt einzubetten</translation>
        </message>
        <message>
            <source>own choice: the program uses 1e-5 for much larger graphs</source>
            <translation>eigene Wahl: das Programm verwendet 1e-5 für viel größere Graphen</translation>
        </message>
        <message>
            <source>own choice: one pair per node and epoch, until the loss no longer changes</source>
            <translation>eigene Wahl: ein Paar je Knoten und Epoche, bis sich der Verlust nicht mehr ändert</translation>
        </message>
        <message>
            <source>Pairs per step</source>
            <translation>Paare je Schritt</translation>
        </message>
        <message>
            <source>Node pairs that co-occur in a walk per training step; an epoch has one pair per node</source>
            <translation>In einem Weg gemeinsam auftretende Knotenpaare je Trainingsschritt; eine Epoche hat ein Paar je Knoten</translation>
        </message>
        <message>
            <source>External embedding</source>
            <translation>Externe Einbettung</translation>
        </message>
        <message>
            <source>Embedding computed by another program, recorded and evaluated under the same protocols as all methods</source>
            <translation>Von einem anderen Programm berechnete Einbettung, nach denselben Protokollen wie alle Methoden aufgezeichnet und ausgewertet</translation>
        </message>
        <message>
            <source>Time snapshots</source>
            <translation>Zeitausschnitte</translation>
        </message>
        <message>
            <source>time snapshots</source>
            <translation>Zeitausschnitte</translation>
        </message>
        <message>
            <source>Number of consecutive graphs into which the contacts are divided by time; more snapshots are sparser</source>
            <translation>Zahl der aufeinanderfolgenden Graphen, in die die Kontakte zeitlich geteilt werden; mehr Ausschnitte sind dünner besetzt</translation>
        </message>
        <message>
            <source>Time partition</source>
            <translation>Zeitliche Teilung</translation>
        </message>
        <message>
            <source>Equal number of contacts</source>
            <translation>Gleiche Zahl von Kontakten</translation>
        </message>
        <message>
            <source>Equal duration; nights and weekends yield snapshots without contacts</source>
            <translation>Gleiche Dauer; Nächte und Wochenenden ergeben Ausschnitte ohne Kontakte</translation>
        </message>
        <message>
            <source>Quantity that is equal for all time snapshots</source>
            <translation>Größe, die für alle Zeitausschnitte gleich ist</translation>
        </message>
        <message>
            <source>Test snapshots</source>
            <translation>Testausschnitte</translation>
        </message>
        <message>
            <source>Number of final time snapshots excluded from training; embeddings are evaluated on them</source>
            <translation>Zahl der letzten Zeitausschnitte, die vom Training ausgeschlossen sind; Einbettungen werden auf ihnen ausgewertet</translation>
        </message>
        <message>
            <source>Negative separation</source>
            <translation>Abstand der Negativen</translation>
        </message>
        <message>
            <source>Pairs of time snapshots that start more than this many snapshots apart are negatives of each other; closer pairs are neither positives nor negatives</source>
            <translation>Paare von Zeitausschnitten, deren Anfänge weiter als dies auseinanderliegen, sind einander Negative; nähere Paare sind weder positiv noch negativ</translation>
        </message>
        <message>
            <source>Feature seed</source>
            <translation>Startwert der Merkmale</translation>
        </message>
        <message>
            <source>Seed of node2vec on the training snapshots, independent of the run&apos;s seed: runs with the same feature seed have the same features</source>
            <translation>Startwert von node2vec auf den Trainingsausschnitten, unabhängig von dem des Laufs: Läufe mit gleichem Startwert haben dieselben Merkmale</translation>
        </message>
        <message>
            <source>Feature epochs</source>
            <translation>Epochen der Merkmale</translation>
        </message>
        <message>
            <source>Epochs of node2vec, which computes the features; each epoch walks from every node</source>
            <translation>Epochen von node2vec, das die Merkmale berechnet; jede Epoche geht von jedem Knoten aus</translation>
        </message>
        <message>
            <source>Feature learning rate</source>
            <translation>Lernrate der Merkmale</translation>
        </message>
        <message>
            <source>Initial learning rate of node2vec; it decays to 0</source>
            <translation>Anfängliche Lernrate von node2vec; sie fällt auf 0 ab</translation>
        </message>
        <message>
            <source>own interpretation; not specified in the article</source>
            <translation>eigene Auslegung; im Artikel nicht angegeben</translation>
        </message>
        <message>
            <source>FastGCN&apos;s program for Reddit</source>
            <translation>Programm zu FastGCN für Reddit</translation>
        </message>
        <message>
            <source>GCN&apos;s article, section 5.2; for splits with a validation part</source>
            <translation>Artikel zu GCN, Abschnitt 5.2; für Aufteilungen mit Validierungsteil</translation>
        </message>
        <message>
            <source>FastGCN&apos;s program; for splits with a validation part</source>
            <translation>Programm zu FastGCN; für Aufteilungen mit Validierungsteil</translation>
        </message>
        <message>
            <source>public-linear for the WebKB data sets, public-mlp if a single published split assigns nearly every node, cv-50-50 for fewer than 50 labelled nodes, otherwise cv-10-90</source>
            <translation>public-linear für die WebKB-Datensätze, public-mlp, falls eine einzige veröffentlichte Aufteilung fast jeden Knoten zuordnet, cv-50-50 bei weniger als 50 Knoten mit Klasse, sonst cv-10-90</translation>
        </message>
        <message>
            <source>directed</source>
            <translation>gerichtet</translation>
        </message>
        <message>
            <source>undirected</source>
            <translation>ungerichtet</translation>
        </message>
        <message>
            <source>batch #</source>
            <translation>Batch #</translation>
        </message>
        <message>
            <source>walk #</source>
            <translation>Wege #</translation>
        </message>
        <message>
            <source>restart #</source>
            <translation>Rückkehr #</translation>
        </message>
        <message>
            <source>views aligned</source>
            <translation>Sichten ausgerichtet</translation>
        </message>
        <message>
            <source>views not aligned</source>
            <translation>Sichten nicht ausgerichtet</translation>
        </message>
        <message>
            <source>view 1 drop #</source>
            <translation>Sicht 1 Kanten −#</translation>
        </message>
        <message>
            <source>view 2 drop #</source>
            <translation>Sicht 2 Kanten −#</translation>
        </message>
        <message>
            <source>view 1 mask #</source>
            <translation>Sicht 1 Maske #</translation>
        </message>
        <message>
            <source>view 2 mask #</source>
            <translation>Sicht 2 Maske #</translation>
        </message>
        <message>
            <source>drop # edges</source>
            <translation># Kanten entfernt</translation>
        </message>
        <message>
            <source>hidden #</source>
            <translation>verborgene Größe #</translation>
        </message>
        <message>
            <source>1 convolution</source>
            <translation>1 Faltung</translation>
        </message>
        <message>
            <source># convolutions</source>
            <translation># Faltungen</translation>
        </message>
        <message>
            <source>inner width #</source>
            <translation>innere Breite #</translation>
        </message>
        <message>
            <source>1 head</source>
            <translation>1 Kopf</translation>
        </message>
        <message>
            <source># heads</source>
            <translation># Köpfe</translation>
        </message>
        <message>
            <source>activation #</source>
            <translation>Aktivierung #</translation>
        </message>
        <message>
            <source>batch norm</source>
            <translation>Batch-Norm</translation>
        </message>
        <message>
            <source>no batch norm</source>
            <translation>ohne Batch-Norm</translation>
        </message>
        <message>
            <source>1 layer</source>
            <translation>1 Schicht</translation>
        </message>
        <message>
            <source># layers</source>
            <translation># Schichten</translation>
        </message>
        <message>
            <source>SAGE layer #</source>
            <translation>SAGE-Schicht #</translation>
        </message>
        <message>
            <source>projector #</source>
            <translation>Projektor #</translation>
        </message>
        <message>
            <source>features normalised</source>
            <translation>Merkmale normiert</translation>
        </message>
        <message>
            <source>features not normalised</source>
            <translation>Merkmale nicht normiert</translation>
        </message>
        <message>
            <source>scope #</source>
            <translation>Umfang #</translation>
        </message>
        <message>
            <source># contrasted nodes</source>
            <translation># kontrastierte Knoten</translation>
        </message>
        <message>
            <source>1 negative</source>
            <translation>1 Negatives</translation>
        </message>
        <message>
            <source># negatives</source>
            <translation># Negative</translation>
        </message>
        <message>
            <source>subgraph #</source>
            <translation>Teilgraph #</translation>
        </message>
        <message>
            <source>PageRank restart #</source>
            <translation>PageRank-Rückkehr #</translation>
        </message>
        <message>
            <source>centrality #</source>
            <translation>Zentralität #</translation>
        </message>
        <message>
            <source>drop limit #</source>
            <translation>Höchstanteil entfernt #</translation>
        </message>
        <message>
            <source>margin #</source>
            <translation>Abstand #</translation>
        </message>
        <message>
            <source>features α #</source>
            <translation>Merkmale α #</translation>
        </message>
        <message>
            <source>β #</source>
            <translation>β #</translation>
        </message>
        <message>
            <source>γ #</source>
            <translation>γ #</translation>
        </message>
        <message>
            <source>τ #</source>
            <translation>τ #</translation>
        </message>
        <message>
            <source>similarity #</source>
            <translation>Ähnlichkeit #</translation>
        </message>
        <message>
            <source>positive doubled</source>
            <translation>Positives verdoppelt</translation>
        </message>
        <message>
            <source>positive not doubled</source>
            <translation>Positives nicht verdoppelt</translation>
        </message>
        <message>
            <source>denominator #</source>
            <translation>Nenner #</translation>
        </message>
        <message>
            <source>topology</source>
            <translation>Topologie</translation>
        </message>
        <message>
            <source>no topology</source>
            <translation>ohne Topologie</translation>
        </message>
        <message>
            <source>topology τ #</source>
            <translation>Topologie τ #</translation>
        </message>
        <message>
            <source>topology of # pairs</source>
            <translation>Topologie für Paare #</translation>
        </message>
        <message>
            <source>coupling #</source>
            <translation>Kopplung #</translation>
        </message>
        <message>
            <source>λ #</source>
            <translation>λ #</translation>
        </message>
        <message>
            <source>marginals #</source>
            <translation>Randverteilungen #</translation>
        </message>
        <message>
            <source>adversary</source>
            <translation>mit Gegner</translation>
        </message>
        <message>
            <source>no adversary</source>
            <translation>ohne Gegner</translation>
        </message>
        <message>
            <source>1 ascent</source>
            <translation>1 Aufstieg</translation>
        </message>
        <message>
            <source># ascents</source>
            <translation># Aufstiege</translation>
        </message>
        <message>
            <source>ascent α #</source>
            <translation>Aufstieg α #</translation>
        </message>
        <message>
            <source>ascent #</source>
            <translation>Aufstieg #</translation>
        </message>
        <message>
            <source>perturbation #</source>
            <translation>Störung #</translation>
        </message>
        <message>
            <source># dimensions</source>
            <translation># Dimensionen</translation>
        </message>
        <message>
            <source>walks of #</source>
            <translation>Wege von #</translation>
        </message>
        <message>
            <source>1 walk per node</source>
            <translation>1 Weg je Knoten</translation>
        </message>
        <message>
            <source># walks per node</source>
            <translation># Wege je Knoten</translation>
        </message>
        <message>
            <source>p #</source>
            <translation>p #</translation>
        </message>
        <message>
            <source>q #</source>
            <translation>q #</translation>
        </message>
        <message>
            <source>window #</source>
            <translation>Fenster #</translation>
        </message>
        <message>
            <source>pair batch #</source>
            <translation>Paarbatch #</translation>
        </message>
        <message>
            <source>1 negative sample</source>
            <translation>1 negatives Beispiel</translation>
        </message>
        <message>
            <source># negative samples</source>
            <translation># negative Beispiele</translation>
        </message>
        <message>
            <source>dropout #</source>
            <translation>Dropout #</translation>
        </message>
        <message>
            <source>labelled batch #</source>
            <translation>Batch mit Klassen #</translation>
        </message>
        <message>
            <source># nodes per layer</source>
            <translation># Knoten je Schicht</translation>
        </message>
        <message>
            <source>aggregator #</source>
            <translation>Aggregator #</translation>
        </message>
        <message>
            <source>first hop #</source>
            <translation>erster Hop #</translation>
        </message>
        <message>
            <source>second hop #</source>
            <translation>zweiter Hop #</translation>
        </message>
        <message>
            <source># time snapshots</source>
            <translation># Zeitausschnitte</translation>
        </message>
        <message>
            <source>cut by #</source>
            <translation>geschnitten nach #</translation>
        </message>
        <message>
            <source>1 test snapshot</source>
            <translation>1 Testausschnitt</translation>
        </message>
        <message>
            <source># test snapshots</source>
            <translation># Testausschnitte</translation>
        </message>
        <message>
            <source>negative separation #</source>
            <translation>Abstand der Negativen #</translation>
        </message>
        <message>
            <source>feature seed #</source>
            <translation>Merkmale Startwert #</translation>
        </message>
        <message>
            <source>1 feature epoch</source>
            <translation>1 Merkmalsepoche</translation>
        </message>
        <message>
            <source># feature epochs</source>
            <translation># Merkmalsepochen</translation>
        </message>
        <message>
            <source>feature rate #</source>
            <translation>Merkmale Lernrate #</translation>
        </message>
        <message>
            <source>1 epoch</source>
            <translation>1 Epoche</translation>
        </message>
        <message>
            <source># epochs</source>
            <translation># Epochen</translation>
        </message>
        <message>
            <source>optimiser #</source>
            <translation>Optimierer #</translation>
        </message>
        <message>
            <source>learning rate #</source>
            <translation>Lernrate #</translation>
        </message>
        <message>
            <source>momentum #</source>
            <translation>Momentum #</translation>
        </message>
        <message>
            <source>decay #</source>
            <translation>Gewichtszerfall #</translation>
        </message>
        <message>
            <source>patience #</source>
            <translation>Geduld #</translation>
        </message>
        <message>
            <source>loss #</source>
            <translation>Verlust #</translation>
        </message>
        <message>
            <source>model #</source>
            <translation>Modell #</translation>
        </message>
        <message>
            <source>checkpoint interval #</source>
            <translation>Sicherungsabstand #</translation>
        </message>
        <message>
            <source>1 checkpoint</source>
            <translation>1 Sicherungspunkt</translation>
        </message>
        <message>
            <source># checkpoints</source>
            <translation># Sicherungspunkte</translation>
        </message>
        <message>
            <source>warm-up #</source>
            <translation>Anlauf #</translation>
        </message>
        <message>
            <source>target momentum #</source>
            <translation>Zielmomentum #</translation>
        </message>
        <message>
            <source>inductive</source>
            <translation>induktiv</translation>
        </message>
        <message>
            <source>transductive</source>
            <translation>transduktiv</translation>
        </message>
        <message>
            <source>1 watched pair</source>
            <translation>1 beobachtetes Paar</translation>
        </message>
        <message>
            <source># watched pairs</source>
            <translation># beobachtete Paare</translation>
        </message>
        <message>
            <source>protocol #</source>
            <translation>Protokoll #</translation>
        </message>
        <message>
            <source>1 split</source>
            <translation>1 Aufteilung</translation>
        </message>
        <message>
            <source># splits</source>
            <translation># Aufteilungen</translation>
        </message>
        <message>
            <source>C by #</source>
            <translation>C nach #</translation>
        </message>
        <message>
            <source>split seed #</source>
            <translation>Aufteilungs-Startwert #</translation>
        </message>
        <message>
            <source>Snapshots of watched pairs</source>
            <translation>Momentaufnahmen beobachteter Paare</translation>
        </message>
        <message>
            <source>snapshots</source>
            <translation>Momentaufnahmen</translation>
        </message>
        <message>
            <source>Number of snapshots of the watched pairs, evenly spaced over the run, in addition to the initial one; at most one per epoch</source>
            <translation>Zahl der Momentaufnahmen der beobachteten Paare, gleichmäßig über den Lauf verteilt, zusätzlich zur anfänglichen; höchstens eine je Epoche</translation>
        </message>
        <message>
            <source>Logistic regression on L2-normalised rows, trained on a random half of the labelled nodes, C chosen by 5-fold cross-validation on it; accuracy on the other half. For graphs where 10 % of the nodes are too few</source>
            <translation>Logistische Regression auf L2-normierten Zeilen, trainiert auf einer zufälligen Hälfte der Knoten mit Klasse, C durch 5-fache Kreuzvalidierung auf dieser gewählt; Genauigkeit auf der anderen Hälfte. Für Graphen, bei denen 10 % der Knoten zu wenige sind</translation>
        </message>
        <message>
            <source># snapshots</source>
            <translation># Momentaufnahmen</translation>
        </message>
        <message>
            <source>Padding</source>
            <translation>Auffüllung</translation>
        </message>
        <message>
            <source>Whether the views of a batch are padded to equal size, as in the published program; applies to the Sinkhorn coupling only</source>
            <translation>Ob die Sichten eines Batches auf gleiche Größe aufgefüllt werden, wie im veröffentlichten Programm; gilt nur für die Sinkhorn-Kopplung</translation>
        </message>
        <message>
            <source>Only the nodes of the two views</source>
            <translation>Nur die Knoten der beiden Sichten</translation>
        </message>
        <message>
            <source>Pads each view to the largest view on its side with rows of 1e-8, which take part in the Sinkhorn transport</source>
            <translation>Füllt jede Sicht bis zur größten ihrer Seite mit Zeilen von 1e-8 auf, die am Sinkhorn-Transport teilnehmen</translation>
        </message>
        <message>
            <source>article, which mentions no padding</source>
            <translation>Artikel, der keine Auffüllung erwähnt</translation>
        </message>
        <message>
            <source>padding #</source>
            <translation>Auffüllung #</translation>
        </message>
        <message>
            <source>Binary features</source>
            <translation>Binäre Merkmale</translation>
        </message>
        <message>
            <source>Sets every positive feature to 1 and all others to 0, in training, evaluation and baselines, as PyTorch Geometric does with DBLP, whose files have tf-idf</source>
            <translation>Setzt jedes positive Merkmal auf 1 und alle anderen auf 0, im Training, in der Auswertung und in den Vergleichswerten, wie PyTorch Geometric bei DBLP, dessen Dateien tf-idf enthalten</translation>
        </message>
        <message>
            <source>features 0 and 1</source>
            <translation>Merkmale 0 und 1</translation>
        </message>
        <message>
            <source>features as given</source>
            <translation>Merkmale wie gegeben</translation>
        </message>
        <message>
            <source>PyTorch Geometric, which the published program uses, sets every positive feature of this data set to 1</source>
            <translation>PyTorch Geometric, das vom veröffentlichten Programm verwendet wird, setzt jedes positive Merkmal dieses Datensatzes auf 1</translation>
        </message>
        <message>
            <source>README of the authors&apos; program</source>
            <translation>README des Programms der Autoren</translation>
        </message>
        <message>
            <source>own interpretation; the README of the authors&apos; program names no patience</source>
            <translation>eigene Auslegung; die README des Programms der Autoren nennt keine Geduld</translation>
        </message>
        <message>
            <source>article, appendix B, for other data sets</source>
            <translation>Artikel, Anhang B, für andere Datensätze</translation>
        </message>
        <message>
            <source>Edge weights</source>
            <translation>Kantengewichte</translation>
        </message>
        <message>
            <source>Uses the weights of the data set&apos;s edges: random walks follow edges in proportion to them, and the adjacency matrices of GCN and GraphSAGE encoders have them as entries; attention, losses and hop distances treat all edges alike. Needs a data set with weights</source>
            <translation>Verwendet die Gewichte der Kanten des Datensatzes: Zufallswege folgen Kanten im Verhältnis ihrer Gewichte, und die Adjazenzmatrizen der GCN- und GraphSAGE-Encoder haben sie als Einträge; Aufmerksamkeit, Verlustfunktionen und Abstände in Schritten behandeln alle Kanten gleich. Verlangt einen Datensatz mit Gewichten</translation>
        </message>
        <message>
            <source>edge weights used</source>
            <translation>Kantengewichte verwendet</translation>
        </message>
        <message>
            <source>edge weights not used</source>
            <translation>Kantengewichte nicht verwendet</translation>
        </message>
        <message>
            <source>Weight of the cost relative to the entropy; larger values approximate the exact plan more closely and need more iterations; above 40, views with large costs are solved in the log domain and a step takes up to twice as long</source>
            <translation>Gewicht der Kosten gegenüber der Entropie; größere Werte nähern den exakten Plan besser an und brauchen mehr Iterationen; über 40 werden Sichten mit großen Kosten im logarithmischen Bereich gelöst, und ein Schritt dauert bis zu doppelt so lang</translation>
        </message>
        <message>
            <source>Iterations</source>
            <translation>Iterationen</translation>
        </message>
        <message>
            <source>iterations</source>
            <translation>Iterationen</translation>
        </message>
        <message>
            <source>Number of Sinkhorn iterations, each of rows, then columns; more iterations satisfy both marginals more accurately</source>
            <translation>Zahl der Sinkhorn-Iterationen, je erst Zeilen, dann Spalten; mehr Iterationen erfüllen beide Randverteilungen genauer</translation>
        </message>
        <message>
            <source># iterations</source>
            <translation># Iterationen</translation>
        </message>
        <message>
            <source>1 iteration</source>
            <translation>1 Iteration</translation>
        </message>
    </context>
    <context>
        <name>CellNodes</name>
        <message>
            <source>Show in embedding</source>
            <translation>In Einbettung zeigen</translation>
        </message>
        <message>
            <source>Worst pair</source>
            <translation>Schlechtestes Paar</translation>
        </message>
        <message>
            <source>Node</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>Times predicted</source>
            <translation>Anzahl Vorhersagen</translation>
        </message>
        <message>
            <source>Tested</source>
            <translation>Getestet</translation>
        </message>
        <message>
            <source>Select these nodes in the embedding</source>
            <translation>Diese Knoten in der Einbettung auswählen</translation>
        </message>
        <message>
            <source>Open the alignment of the node with the worst aligned views</source>
            <translation>Die Ausrichtung des Knotens mit den am schlechtesten ausgerichteten Sichten öffnen</translation>
        </message>
        <message>
            <source>Choose a cell of the confusion matrix to see its nodes.</source>
            <translation>Eine Zelle der Konfusionsmatrix auswählen, um ihre Knoten zu sehen.</translation>
        </message>
        <message>
            <source>Nodes</source>
            <translation>Knoten</translation>
        </message>
    </context>
    <context>
        <name>CellReader</name>
        <message>
            <source>Reading the predictions …</source>
            <translation>Vorhersagen werden gelesen …</translation>
        </message>
        <message numerus="yes">
            <source>%Ln node(s) of class %1 predicted correctly</source>
            <translation>
                <numerusform>%Ln Knoten der Klasse %1 richtig vorhergesagt</numerusform>
                <numerusform>%Ln Knoten der Klasse %1 richtig vorhergesagt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln node(s) of class %1 predicted as %2</source>
            <translation>
                <numerusform>%Ln Knoten der Klasse %1 als %2 vorhergesagt</numerusform>
                <numerusform>%Ln Knoten der Klasse %1 als %2 vorhergesagt</numerusform>
            </translation>
        </message>
        <message>
            <source>Waiting for the worst pair from the engine …</source>
            <translation>Warten auf das schlechteste Paar vom Rechenkern …</translation>
        </message>
        <message>
            <source>The worst pair is unknown</source>
            <translation>Das schlechteste Paar ist unbekannt</translation>
        </message>
    </context>
    <context>
        <name>CellText</name>
        <message>
            <source>running</source>
            <translation>läuft</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>wartet</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>fehlgeschlagen</translation>
        </message>
        <message>
            <source>data not available</source>
            <translation>Daten nicht verfügbar</translation>
        </message>
        <message>
            <source>data damaged</source>
            <translation>Daten beschädigt</translation>
        </message>
        <message>
            <source>not applicable</source>
            <translation>nicht anwendbar</translation>
        </message>
        <message>
            <source>not measured</source>
            <translation>nicht gemessen</translation>
        </message>
        <message numerus="yes">
            <source>%Ln pair(s) of seeds</source>
            <translation>
                <numerusform>%Ln Paar von Startwerten</numerusform>
                <numerusform>%Ln Paare von Startwerten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln pair(s) of splits</source>
            <translation>
                <numerusform>%Ln Paar von Aufteilungen</numerusform>
                <numerusform>%Ln Paare von Aufteilungen</numerusform>
            </translation>
        </message>
        <message>
            <source>95 % interval %1 … %2</source>
            <translation>95-%-Intervall %1 … %2</translation>
        </message>
        <message>
            <source>too few pairs for the Wilcoxon signed-rank test</source>
            <translation>zu wenige Paare für den Wilcoxon-Vorzeichen-Rang-Test</translation>
        </message>
        <message>
            <source>Wilcoxon p %1</source>
            <translation>Wilcoxon p %1</translation>
        </message>
        <message>
            <source>Holm-adjusted p %1</source>
            <translation>nach Holm korrigiert p %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln pair(s) would detect such a difference with power 0.8</source>
            <translation>
                <numerusform>%Ln Paar würde einen solchen Unterschied mit Teststärke 0,8 nachweisen</numerusform>
                <numerusform>%Ln Paare würden einen solchen Unterschied mit Teststärke 0,8 nachweisen</numerusform>
            </translation>
        </message>
        <message>
            <source>Measured %1 %</source>
            <translation>Gemessen %1 %</translation>
        </message>
        <message numerus="yes">
            <source>%Ln seed(s)</source>
            <translation>
                <numerusform>%Ln Startwert</numerusform>
                <numerusform>%Ln Startwerte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln split(s)</source>
            <translation>
                <numerusform>%Ln Aufteilung</numerusform>
                <numerusform>%Ln Aufteilungen</numerusform>
            </translation>
        </message>
        <message>
            <source>95 % interval of the mean %1</source>
            <translation>95-%-Intervall des Mittels %1</translation>
        </message>
        <message>
            <source>Deviation between seeds %1, between splits %2, residual %3</source>
            <translation>Abweichung zwischen Startwerten %1, zwischen Aufteilungen %2, Rest %3</translation>
        </message>
        <message>
            <source>%1 minus this row: %2 (%3)</source>
            <translation>%1 minus diese Zeile: %2 (%3)</translation>
        </message>
        <message>
            <source>Protocol %1: %2</source>
            <translation>Protokoll %1: %2</translation>
        </message>
        <message>
            <source>Not comparable with the rest of the column: %1</source>
            <translation>Nicht vergleichbar mit dem Rest der Spalte: %1</translation>
        </message>
        <message>
            <source>Published %1 %, copied from %2</source>
            <translation>Veröffentlicht %1 %, übernommen aus %2</translation>
        </message>
        <message>
            <source>best</source>
            <translation>bestes</translation>
        </message>
        <message>
            <source>n %1 × %2</source>
            <translation>n %1 × %2</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) missing</source>
            <translation>
                <numerusform>%Ln Lauf fehlt</numerusform>
                <numerusform>%Ln Läufe fehlen</numerusform>
            </translation>
        </message>
        <message>
            <source>published %1</source>
            <translation>veröffentlicht %1</translation>
        </message>
        <message>
            <source>The data set %1 cannot be read: %2</source>
            <translation>Der Datensatz %1 kann nicht gelesen werden: %2</translation>
        </message>
        <message>
            <source>The data set %1 is not available.</source>
            <translation>Der Datensatz %1 ist nicht verfügbar.</translation>
        </message>
        <message>
            <source>Import it …</source>
            <translation>Importieren …</translation>
        </message>
        <message>
            <source>This method is not implemented here; only its published number is shown.</source>
            <translation>Diese Methode ist hier nicht implementiert; nur ihre veröffentlichte Zahl wird gezeigt.</translation>
        </message>
        <message>
            <source>This embedding was not recorded on the column&apos;s data set.</source>
            <translation>Diese Einbettung wurde auf dem Datensatz der Spalte nicht aufgezeichnet.</translation>
        </message>
        <message>
            <source>This method does not run with the column&apos;s encoder.</source>
            <translation>Diese Methode läuft nicht mit dem Encoder der Spalte.</translation>
        </message>
        <message>
            <source>Seed %1 failed: %2</source>
            <translation>Startwert %1 schlug fehl: %2</translation>
        </message>
        <message>
            <source>Runs: %1</source>
            <translation>Läufe: %1</translation>
        </message>
        <message>
            <source>%1 against %2</source>
            <translation>%1 gegen %2</translation>
        </message>
        <message>
            <source>The cells are in different columns, so their difference is meaningless. Select two cells of the same column.</source>
            <translation>Die Zellen stehen in verschiedenen Spalten, daher ist ihr Unterschied ohne Bedeutung. Zwei Zellen derselben Spalte auswählen.</translation>
        </message>
        <message>
            <source>Both cells must be measured first.</source>
            <translation>Beide Zellen müssen erst gemessen werden.</translation>
        </message>
        <message>
            <source>The cells were not measured in the same way: %1</source>
            <translation>Die Zellen wurden nicht auf gleiche Weise gemessen: %1</translation>
        </message>
        <message>
            <source>The cells have no seeds and splits in common.</source>
            <translation>Die Zellen haben keine gemeinsamen Startwerte und Aufteilungen.</translation>
        </message>
        <message>
            <source>%1 minus %2 on %3: %4 points (%5)</source>
            <translation>%1 minus %2 auf %3: %4 Punkte (%5)</translation>
        </message>
        <message>
            <source>This method does not run on the column&apos;s data set: %1.</source>
            <translation>Diese Methode läuft nicht auf dem Datensatz der Spalte: %1.</translation>
        </message>
        <message>
            <source>equivalent within ±%1 points: all differences equal</source>
            <translation>äquivalent innerhalb von ±%1 Punkten: alle Differenzen gleich</translation>
        </message>
        <message>
            <source>not equivalent within ±%1 points: all differences equal</source>
            <translation>nicht äquivalent innerhalb von ±%1 Punkten: alle Differenzen gleich</translation>
        </message>
        <message>
            <source>Significantly above &quot;%1&quot;</source>
            <translation>Signifikant über „%1“</translation>
        </message>
        <message>
            <source>Significantly below &quot;%1&quot;</source>
            <translation>Signifikant unter „%1“</translation>
        </message>
        <message>
            <source>Not significantly different from &quot;%1&quot;</source>
            <translation>Nicht signifikant verschieden von „%1“</translation>
        </message>
        <message>
            <source>Too few pairs to test against &quot;%1&quot;</source>
            <translation>Zu wenige Paare für einen Test gegen „%1“</translation>
        </message>
        <message>
            <source>%1: this row minus baseline %2 (%3)</source>
            <translation>%1: diese Zeile minus Vergleichszeile %2 (%3)</translation>
        </message>
        <message numerus="yes">
            <source>%Ln pair(s) with zero difference omitted</source>
            <translation>
                <numerusform>%Ln Paar ohne Unterschied ausgelassen</numerusform>
                <numerusform>%Ln Paare ohne Unterschied ausgelassen</numerusform>
            </translation>
        </message>
        <message>
            <source>equivalent within ±%1 points: p %2</source>
            <translation>äquivalent innerhalb von ±%1 Punkten: p %2</translation>
        </message>
        <message>
            <source>not shown to be equivalent within ±%1 points: p %2</source>
            <translation>Äquivalenz innerhalb von ±%1 Punkten nicht gezeigt: p %2</translation>
        </message>
        <message>
            <source>corrected resampled t test (Nadeau and Bengio) p %1</source>
            <translation>korrigierter Resampling-t-Test (Nadeau und Bengio) p %1</translation>
        </message>
        <message>
            <source>more seeds reduce it most</source>
            <translation>mehr Startwerte verringern sie am meisten</translation>
        </message>
        <message>
            <source>more splits reduce it most</source>
            <translation>mehr Aufteilungen verringern sie am meisten</translation>
        </message>
        <message>
            <source>more seeds or more splits reduce it</source>
            <translation>mehr Startwerte oder mehr Aufteilungen verringern sie</translation>
        </message>
        <message>
            <source>Variance of the mean: %1 % from seeds, %2 % from splits, %3 % residual; %4</source>
            <translation>Varianz des Mittels: %1 % von Startwerten, %2 % von Aufteilungen, %3 % Rest; %4</translation>
        </message>
    </context>
    <context>
        <name>ClassLegend</name>
        <message>
            <source>Colours</source>
            <translation>Farben</translation>
        </message>
        <message>
            <source>%1  (%2)</source>
            <translation>%1  (%2)</translation>
        </message>
        <message>
            <source>Click to show or hide; double-click to show only this</source>
            <translation>Klicken zum Ein- oder Ausblenden; Doppelklicken, um nur dies zu zeigen</translation>
        </message>
    </context>
    <context>
        <name>ClassesPanel</name>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Precision</source>
            <translation>Präzision</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>Recall</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>Tested</source>
            <translation>Getestet</translation>
        </message>
        <message>
            <source>Scores per class</source>
            <translation>Kennwerte je Klasse</translation>
        </message>
        <message>
            <source>Classes</source>
            <translation>Klassen</translation>
        </message>
        <message>
            <source>Nodes of the selected cell</source>
            <translation>Knoten der ausgewählten Zelle</translation>
        </message>
        <message>
            <source>Values of the confusion matrix</source>
            <translation>Werte der Konfusionsmatrix</translation>
        </message>
        <message>
            <source>Per cent of the true class</source>
            <translation>Prozent der wahren Klasse</translation>
        </message>
        <message>
            <source>Number of predictions</source>
            <translation>Zahl der Vorhersagen</translation>
        </message>
        <message>
            <source>Macro average, splits pooled</source>
            <translation>Makro-Mittel, gepoolt</translation>
        </message>
    </context>
    <context>
        <name>Closing</name>
        <message>
            <source>Training is still running</source>
            <translation>Training läuft noch</translation>
        </message>
        <message>
            <source>&amp;Continue in the background</source>
            <translation>Im &amp;Hintergrund fortsetzen</translation>
        </message>
        <message>
            <source>&amp;Stop after a checkpoint</source>
            <translation>Nach einem &amp;Sicherungspunkt stoppen</translation>
        </message>
        <message>
            <source>Your answer is remembered; change it in Tools → Preferences.</source>
            <translation>Die Antwort wird gemerkt; ändern lässt sie sich unter Extras → Einstellungen.</translation>
        </message>
    </context>
    <context>
        <name>ClusterDialog</name>
        <message>
            <source>Choose …</source>
            <translation>Auswählen …</translation>
        </message>
        <message>
            <source>Write anew</source>
            <translation>Neu schreiben</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Prüfen</translation>
        </message>
        <message>
            <source>Submit</source>
            <translation>Einreichen</translation>
        </message>
        <message>
            <source>Ask for the state</source>
            <translation>Zustand abfragen</translation>
        </message>
        <message>
            <source>Sweep %1 on a cluster</source>
            <translation>Sweep %1 auf einem Cluster</translation>
        </message>
        <message>
            <source>TOML file that says how the site runs jobs</source>
            <translation>TOML-Datei, die sagt, wie das Rechenzentrum Jobs ausführt</translation>
        </message>
        <message>
            <source>&amp;Profile of the site</source>
            <translation>&amp;Profil des Rechenzentrums</translation>
        </message>
        <message>
            <source>Sweeps on a cluster</source>
            <translation>Sweeps auf einem Cluster</translation>
        </message>
        <message>
            <source>Job script</source>
            <translation>Job-Skript</translation>
        </message>
        <message>
            <source>The job script appears here and can be edited.</source>
            <translation>Hier erscheint das Job-Skript; es kann geändert werden.</translation>
        </message>
        <message>
            <source>Replace the script by the one that follows from the profile</source>
            <translation>Das Skript durch das ersetzen, das aus dem Profil folgt</translation>
        </message>
        <message>
            <source>Let Slurm check the script; nothing is submitted</source>
            <translation>Slurm das Skript prüfen lassen; nichts wird eingereicht</translation>
        </message>
        <message>
            <source>Test the script and submit it as an array job</source>
            <translation>Das Skript prüfen und als Array-Job einreichen</translation>
        </message>
        <message>
            <source>What the jobs of this sweep are doing; Slurm is asked at most once a minute</source>
            <translation>Was die Jobs dieses Sweeps tun; Slurm wird höchstens einmal in der Minute gefragt</translation>
        </message>
        <message>
            <source>Error: %1</source>
            <translation>Fehler: %1</translation>
        </message>
        <message>
            <source>Profile of the site</source>
            <translation>Profil des Rechenzentrums</translation>
        </message>
        <message>
            <source>Profiles (*.toml)</source>
            <translation>Profile (*.toml)</translation>
        </message>
        <message>
            <source>Writing the job script …</source>
            <translation>Das Job-Skript wird geschrieben …</translation>
        </message>
        <message numerus="yes">
            <source>At most %Ln run(s) are left.</source>
            <translation>
                <numerusform>Höchstens %Ln Lauf ist übrig.</numerusform>
                <numerusform>Höchstens %Ln Läufe sind übrig.</numerusform>
            </translation>
        </message>
        <message>
            <source>The script was edited and is used as it is.</source>
            <translation>Das Skript wurde geändert und wird so verwendet.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln task(s) of an array job.</source>
            <translation>
                <numerusform>%Ln Aufgabe eines Array-Jobs.</numerusform>
                <numerusform>%Ln Aufgaben eines Array-Jobs.</numerusform>
            </translation>
        </message>
        <message>
            <source>Slurm tests the script …</source>
            <translation>Slurm prüft das Skript …</translation>
        </message>
        <message>
            <source>Submitting …</source>
            <translation>Wird eingereicht …</translation>
        </message>
        <message>
            <source>This sweep was not made here. Have you read the script that is shown? It would be the input of:</source>
            <translation>Dieser Sweep wurde nicht hier angelegt. Haben Sie das angezeigte Skript gelesen? Es wäre die Eingabe von:</translation>
        </message>
        <message>
            <source>This sweep was not made here. Ask for the state where its folder says?</source>
            <translation>Dieser Sweep wurde nicht hier angelegt. Dort nach dem Stand fragen, wo sein Ordner es angibt?</translation>
        </message>
        <message>
            <source>Slurm accepts the script: %1</source>
            <translation>Slurm nimmt das Skript an: %1</translation>
        </message>
        <message>
            <source>Submitted as job %1. This view shows its runs as they finish.</source>
            <translation>Als Job %1 eingereicht. Diese Ansicht zeigt seine Läufe, sobald sie fertig sind.</translation>
        </message>
        <message>
            <source>Asking Slurm …</source>
            <translation>Slurm wird gefragt …</translation>
        </message>
        <message numerus="yes">
            <source>%1 runs done, %2 failed, at most %3 left; %Ln worker(s) at work.</source>
            <translation>
                <numerusform>%1 Läufe fertig, %2 fehlgeschlagen, höchstens %3 übrig; %Ln Worker am Werk.</numerusform>
                <numerusform>%1 Läufe fertig, %2 fehlgeschlagen, höchstens %3 übrig; %Ln Worker am Werk.</numerusform>
            </translation>
        </message>
        <message>
            <source>No job of this sweep was submitted.</source>
            <translation>Kein Job dieses Sweeps wurde eingereicht.</translation>
        </message>
        <message numerus="yes">
            <source>and %Ln more; all: rosa sweep status %1</source>
            <translation>
                <numerusform>und %Ln weitere; alle: rosa sweep status %1</numerusform>
                <numerusform>und %Ln weitere; alle: rosa sweep status %1</numerusform>
            </translation>
        </message>
        <message>
            <source>the engine ended without an answer</source>
            <translation>der Rechenkern endete ohne Antwort</translation>
        </message>
        <message>
            <source>Press Return to read this profile.</source>
            <translation>Eingabetaste liest dieses Profil.</translation>
        </message>
    </context>
    <context>
        <name>ColumnTable</name>
        <message>
            <source>Name of the node</source>
            <translation>Name des Knotens</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Feature</source>
            <translation>Merkmal</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>Aufteilung</translation>
        </message>
        <message>
            <source>Ignored</source>
            <translation>Nicht benutzt</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>Spalte</translation>
        </message>
        <message>
            <source>Meaning</source>
            <translation>Bedeutung</translation>
        </message>
        <message>
            <source>First values</source>
            <translation>Erste Werte</translation>
        </message>
        <message>
            <source>Columns of the table of nodes</source>
            <translation>Spalten der Knotentabelle</translation>
        </message>
        <message>
            <source>Meaning of column %1</source>
            <translation>Bedeutung der Spalte %1</translation>
        </message>
    </context>
    <context>
        <name>CommandPalette</name>
        <message>
            <source>Find anything</source>
            <translation>Alles finden</translation>
        </message>
        <message>
            <source>An action, a parameter with its value, a run, a node, a lesson, a heading of the manual</source>
            <translation>Aktion, Parameter mit Wert, Lauf, Knoten, Lektion, Überschrift des Handbuchs</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Gefunden</translation>
        </message>
    </context>
    <context>
        <name>CompareFigure</name>
        <message>
            <source>Epoch %1</source>
            <translation>Epoche %1</translation>
        </message>
        <message>
            <source>%1, epoch %2</source>
            <translation>%1, Epoche %2</translation>
        </message>
        <message>
            <source>Γ compared: %1</source>
            <translation>Γ im Vergleich: %1</translation>
        </message>
        <message>
            <source>%1, epoch %2, iterations: %3; trained with λ = %4, iterations: %5</source>
            <translation>%1, Epoche %2, Iterationen: %3; trainiert mit λ = %4, Iterationen: %5</translation>
        </message>
        <message>
            <source>%1, λ = %2 and %3, iterations: %4 and %5</source>
            <translation>%1, λ = %2 und %3, Iterationen: %4 und %5</translation>
        </message>
        <message>
            <source>%1, λ = %2, iterations: %3</source>
            <translation>%1, λ = %2, Iterationen: %3</translation>
        </message>
    </context>
    <context>
        <name>ComparePanel</name>
        <message>
            <source>Values of λ</source>
            <translation>Werte von λ</translation>
        </message>
        <message>
            <source>Other epoch</source>
            <translation>Andere Epoche</translation>
        </message>
        <message>
            <source>Other run</source>
            <translation>Anderer Lauf</translation>
        </message>
        <message>
            <source>Another run on the same data: the same centres and the same number of walks</source>
            <translation>Ein anderer Lauf auf denselben Daten: dieselben Zentren und dieselbe Nummer der Zufallswege</translation>
        </message>
        <message>
            <source>epoch %1</source>
            <translation>Epoche %1</translation>
        </message>
        <message>
            <source>There is no other epoch</source>
            <translation>Es gibt keine andere Epoche</translation>
        </message>
        <message>
            <source>There is no other run on this data whose method compares views</source>
            <translation>Es gibt keinen anderen Lauf auf diesen Daten, dessen Methode Sichten vergleicht</translation>
        </message>
        <message>
            <source>Reading the other pair …</source>
            <translation>Das andere Paar wird gelesen …</translation>
        </message>
        <message>
            <source>Other walks: the two runs drew other nodes around these centres</source>
            <translation>Andere Zufallswege: Die beiden Läufe haben um diese Zentren andere Knoten gezogen</translation>
        </message>
        <message>
            <source>One to six values of λ, such as 5, 20, 80; each is solved with the shown number of iterations</source>
            <translation>Ein bis sechs Werte von λ, etwa 5, 20, 80; jeder wird mit der gezeigten Zahl von Iterationen gelöst</translation>
        </message>
    </context>
    <context>
        <name>ConfigurationSource</name>
        <message>
            <source>Open %1</source>
            <translation>Öffnen von %1</translation>
        </message>
        <message>
            <source>%1 is not a valid configuration. The form was not changed.</source>
            <translation>%1 ist keine gültige Konfiguration. Das Formular wurde nicht geändert.</translation>
        </message>
        <message>
            <source>Open configuration</source>
            <translation>Konfiguration öffnen</translation>
        </message>
        <message>
            <source>Apply configuration of %1</source>
            <translation>Anwenden der Konfiguration von %1</translation>
        </message>
        <message>
            <source>The run&apos;s configuration cannot be applied: %1</source>
            <translation>Die Konfiguration des Laufs lässt sich nicht anwenden: %1</translation>
        </message>
    </context>
    <context>
        <name>ConfusionText</name>
        <message>
            <source>Confusion matrix of %1: test nodes</source>
            <translation>Konfusionsmatrix von %1: Testknoten</translation>
        </message>
        <message>
            <source>Confusion matrix of %1: per cent of the true class</source>
            <translation>Konfusionsmatrix von %1: Prozent der wahren Klasse</translation>
        </message>
        <message>
            <source>Predicted class</source>
            <translation>Vorhergesagte Klasse</translation>
        </message>
        <message>
            <source>True class</source>
            <translation>Wahre Klasse</translation>
        </message>
        <message>
            <source>Class %1</source>
            <translation>Klasse %1</translation>
        </message>
    </context>
    <context>
        <name>ConfusionView</name>
        <message>
            <source>Confusion matrix</source>
            <translation>Konfusionsmatrix</translation>
        </message>
        <message>
            <source>Class %1: %2 correct test predictions, %3 % of the class</source>
            <translation>Klasse %1: %2 richtige Testvorhersagen, %3 % der Klasse</translation>
        </message>
        <message>
            <source>Class %1 predicted as %2: %3 test predictions, %4 % of the class</source>
            <translation>Klasse %1 als %2 vorhergesagt: %3 Testvorhersagen, %4 % der Klasse</translation>
        </message>
        <message>
            <source>This record has no confusion matrix. Evaluate the run again to add it.</source>
            <translation>Diese Aufzeichnung enthält keine Konfusionsmatrix. Lauf neu auswerten, um sie hinzuzufügen.</translation>
        </message>
    </context>
    <context>
        <name>Core</name>
        <message>
            <source>expected texts in at most %1 languages, found %2</source>
            <translation>Texte in höchstens %1 Sprachen erwartet, gefunden %2</translation>
        </message>
        <message>
            <source>%1: expected a file, found a symbolic link, which is not followed; replace it with the file it points to</source>
            <translation>%1: ein symbolischer Link, dem nicht gefolgt wird; legen Sie an seine Stelle die Datei, auf die er zeigt</translation>
        </message>
        <message>
            <source>%1: expected a folder, found a file</source>
            <translation>%1: erwartet wird ein Ordner, gefunden eine Datei</translation>
        </message>
        <message>
            <source>%1: has %2 bytes; at most %3 are copied</source>
            <translation>%1: hat %2 Bytes; höchstens %3 werden kopiert</translation>
        </message>
        <message>
            <source>%1: written by a newer version of the program (library version %2, this one supports %3); it stays as it is, and the runs are listed from their records</source>
            <translation>%1: von einer neueren Version des Programms geschrieben (Version %2 der Bibliothek, diese kennt %3); die Datei bleibt, wie sie ist, und die Läufe werden aus ihren Aufzeichnungen gelesen</translation>
        </message>
        <message>
            <source>the embedding is zero at all %1 nodes: every node gets the same class, and the accuracy is the share of that class</source>
            <translation>die Einbettung ist an allen %1 Knoten null: jeder Knoten erhält dieselbe Klasse, und die Genauigkeit ist deren Anteil</translation>
        </message>
        <message>
            <source>a text lacks languages that others have: %1</source>
            <translation>einem Text fehlen Sprachen, die andere haben: %1</translation>
        </message>
        <message>
            <source>expected a text of at most %1 bytes, found %2</source>
            <translation>ein Text von höchstens %1 Bytes erwartet, gefunden %2</translation>
        </message>
        <message>
            <source>expected words of at most %1 letters, found one of %2</source>
            <translation>Wörter von höchstens %1 Buchstaben erwartet, gefunden eines mit %2</translation>
        </message>
        <message>
            <source>expected languages such as de, en, zh, found a name of %1 letters</source>
            <translation>Sprachen wie de, en, zh erwartet, gefunden ein Name mit %1 Buchstaben</translation>
        </message>
        <message>
            <source>%1: cannot be noted as known: there is no home folder</source>
            <translation>%1: kann nicht als bekannt vermerkt werden: es gibt kein Home-Verzeichnis</translation>
        </message>
        <message>
            <source>%1: the file has %2 bytes; at most %3 can be read at once</source>
            <translation>%1: %2 Bytes, mehr als die %3, die auf einmal gelesen werden können</translation>
        </message>
        <message>
            <source>%1: cannot be read: %2</source>
            <translation>%1: nicht lesbar: %2</translation>
        </message>
        <message>
            <source>%1: expected a file, found a folder, pipe or device</source>
            <translation>%1: erwartet wird eine Datei, gefunden ein Ordner, eine Pipe oder ein Gerät</translation>
        </message>
        <message>
            <source>cannot be read: %1</source>
            <translation>nicht lesbar: %1</translation>
        </message>
        <message>
            <source>%1: cannot be written: %2</source>
            <translation>%1: kann nicht geschrieben werden: %2</translation>
        </message>
        <message>
            <source>%1: cannot be written: expected a file name</source>
            <translation>%1: kann nicht geschrieben werden: erwartet wird der Name einer Datei</translation>
        </message>
        <message>
            <source>cannot find a folder for temporary files: %1</source>
            <translation>kein Ordner für temporäre Dateien: %1</translation>
        </message>
        <message>
            <source>%1: cannot be created: %2</source>
            <translation>%1: kann nicht angelegt werden: %2</translation>
        </message>
        <message>
            <source>%1: cannot be opened: %2</source>
            <translation>%1: kann nicht geöffnet werden: %2</translation>
        </message>
        <message>
            <source>%1: expected a folder, found a symbolic link, which is not followed; replace it with the folder it points to</source>
            <translation>%1: ein symbolischer Link, dem nicht gefolgt wird; legen Sie an seine Stelle einen Ordner oder das, worauf er zeigt</translation>
        </message>
        <message>
            <source>%1: expected at most %3 bytes, found %2</source>
            <translation>%1: %2 Bytes, mehr als die %3, die gelesen werden</translation>
        </message>
        <message>
            <source>%1: cannot be written (%2): %3</source>
            <translation>%1: kann nicht geschrieben werden (%2): %3</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>eine Zahl</translation>
        </message>
        <message>
            <source>a string</source>
            <translation>ein Text</translation>
        </message>
        <message>
            <source>a list</source>
            <translation>eine Liste</translation>
        </message>
        <message>
            <source>an object</source>
            <translation>ein Objekt</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true oder false</translation>
        </message>
        <message>
            <source>%1 is missing</source>
            <translation>%1 fehlt</translation>
        </message>
        <message>
            <source>a list is too short</source>
            <translation>eine Liste ist zu kurz</translation>
        </message>
        <message>
            <source>expected %1, found %2</source>
            <translation>erwartet wird %1, gefunden %2</translation>
        </message>
        <message>
            <source>expected an object or a list, found %1</source>
            <translation>erwartet wird ein Objekt oder eine Liste, gefunden %1</translation>
        </message>
        <message>
            <source>binary values are not valid JSON</source>
            <translation>Binärwerte sind kein JSON</translation>
        </message>
        <message>
            <source>byte %1: invalid or incomplete JSON</source>
            <translation>Byte %1: erwartet wird JSON, gefunden etwas anderes oder das Ende</translation>
        </message>
        <message>
            <source>JSON nested more than %1 levels deep</source>
            <translation>JSON ist mehr als %1 Ebenen tief geschachtelt</translation>
        </message>
        <message>
            <source>expected JSON</source>
            <translation>erwartet wird JSON</translation>
        </message>
        <message>
            <source>reading it would take more than %1 MB of memory, which no valid input of its size needs; it is damaged or crafted to exhaust memory</source>
            <translation>zum Lesen wären mehr als %1 MB Speicher nötig, was eine Eingabe dieser Größe nie braucht: Sie ist beschädigt oder soll den Speicher erschöpfen</translation>
        </message>
        <message>
            <source>%1 not found in %2; install it or reinstall the program</source>
            <translation>%1 wurde in %2 nicht gefunden; installieren Sie es oder das ganze Programm neu</translation>
        </message>
        <message>
            <source>%1: cannot be loaded: %2</source>
            <translation>%1: kann nicht geladen werden: %2</translation>
        </message>
        <message>
            <source>%1: belongs to another version of the program: it lacks the symbol %2</source>
            <translation>%1: gehört nicht zu dieser Version: %2 fehlt</translation>
        </message>
        <message>
            <source>a temporary file in %1 cannot be %2: %3</source>
            <translation>eine temporäre Datei in %1 ist nicht benutzbar (%2): %3</translation>
        </message>
        <message>
            <source>no folder for temporary files: neither XDG_CACHE_HOME nor HOME is set</source>
            <translation>kein Ordner für temporäre Dateien: weder XDG_CACHE_HOME noch HOME ist gesetzt</translation>
        </message>
        <message>
            <source>%1: cannot be written (create): %2</source>
            <translation>%1: kann nicht geschrieben werden (create): %2</translation>
        </message>
        <message>
            <source>%1; available: %2</source>
            <translation>%1; es gibt %2</translation>
        </message>
        <message>
            <source>%1; did you mean %2?</source>
            <translation>%1; ist %2 gemeint?</translation>
        </message>
        <message>
            <source>%1 has no parameter %2 (rosa describe %1 lists its parameters)</source>
            <translation>%1 hat keinen Parameter %2 (rosa describe %1 führt die Parameter auf)</translation>
        </message>
        <message>
            <source>unknown parameter &apos;%1&apos;; rosa describe %2 lists the known ones</source>
            <translation>unbekannter Parameter „%1“; rosa describe %2 führt alle auf</translation>
        </message>
        <message>
            <source>unknown parameter &apos;%1&apos;</source>
            <translation>unbekannter Parameter „%1“</translation>
        </message>
        <message>
            <source>unknown preset &apos;%1&apos;</source>
            <translation>unbekannte Voreinstellung „%1“</translation>
        </message>
        <message>
            <source>preset %1 has no values for data set &apos;%2&apos;</source>
            <translation>unbekannter Datensatz „%2“ der Voreinstellung %1</translation>
        </message>
        <message>
            <source>method %1 does not use an encoder, found &apos;%2&apos;</source>
            <translation>Methode %1 nimmt keinen Encoder, gefunden „%2“</translation>
        </message>
        <message>
            <source>unknown encoder &apos;%1&apos;</source>
            <translation>unbekannter Encoder „%1“</translation>
        </message>
        <message>
            <source>method %1 does not support encoder %2; expected one of %3</source>
            <translation>Methode %1 läuft nicht mit Encoder %2; möglich sind %3</translation>
        </message>
        <message>
            <source>unknown method &apos;%1&apos;</source>
            <translation>unbekannte Methode „%1“</translation>
        </message>
        <message>
            <source>no data set is specified</source>
            <translation>es ist kein Datensatz angegeben</translation>
        </message>
        <message>
            <source>%1 cannot be changed while a run is training</source>
            <translation>%1 kann während des Trainings nicht geändert werden</translation>
        </message>
        <message>
            <source>%1: expected %2</source>
            <translation>%1: erwartet wird %2</translation>
        </message>
        <message>
            <source>a whole number from %1 to %2</source>
            <translation>eine ganze Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>unknown key &apos;%1&apos;</source>
            <translation>unbekannter Schlüssel „%1“</translation>
        </message>
        <message>
            <source>%1: expected text in quotes, found %2</source>
            <translation>%1: erwartet wird Text in Anführungszeichen, gefunden %2</translation>
        </message>
        <message>
            <source>its views are not aligned, because persons without contacts are missing in a time snapshot, and this method compares each node with itself in the other view</source>
            <translation>seine Sichten sind nicht ausgerichtet, da Personen ohne Kontakt in einem Zeitausschnitt fehlen, und diese Methode vergleicht jeden Knoten mit sich selbst in der anderen Sicht</translation>
        </message>
        <message>
            <source>a whole number above %1, at most %2</source>
            <translation>eine ganze Zahl über %1, höchstens %2</translation>
        </message>
        <message>
            <source>a whole number above %1</source>
            <translation>eine ganze Zahl über %1</translation>
        </message>
        <message>
            <source>a whole number of at least %1</source>
            <translation>eine ganze Zahl ab %1</translation>
        </message>
        <message>
            <source>a whole number up to %1</source>
            <translation>eine ganze Zahl bis %1</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>eine ganze Zahl</translation>
        </message>
        <message>
            <source>a number above %1, at most %2</source>
            <translation>eine Zahl über %1, höchstens %2</translation>
        </message>
        <message>
            <source>a number from %1 to %2</source>
            <translation>eine Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>a number above %1</source>
            <translation>eine Zahl über %1</translation>
        </message>
        <message>
            <source>a number of at least %1</source>
            <translation>eine Zahl ab %1</translation>
        </message>
        <message>
            <source>a number up to %1</source>
            <translation>eine Zahl bis %1</translation>
        </message>
        <message>
            <source>one of %1</source>
            <translation>eins von %1</translation>
        </message>
        <message>
            <source>%1: expected %2, found &apos;%3&apos;</source>
            <translation>%1: erwartet wird %2, gefunden „%3“</translation>
        </message>
        <message>
            <source>on Citeseer is not reproduced by the authors&apos; program, which gives 71.0 on such splits (README of DGL&apos;s GRACE example)</source>
            <translation>wird auf Citeseer vom Programm der Autoren nicht reproduziert, das auf solchen Aufteilungen 71,0 ergibt (README des GRACE-Beispiels von DGL)</translation>
        </message>
        <message>
            <source>on Cora, Citeseer and Pubmed equals values from papers that used the public splits</source>
            <translation>stimmt auf Cora, Citeseer und Pubmed mit Werten aus Arbeiten überein, die die öffentlichen Aufteilungen verwenden</translation>
        </message>
        <message>
            <source>a random encoder reaches similar values</source>
            <translation>ein zufälliger Encoder erreicht ähnliche Werte</translation>
        </message>
        <message>
            <source>raw features reach higher values</source>
            <translation>Rohmerkmale erreichen höhere Werte</translation>
        </message>
        <message>
            <source>Node classification on homophilous graphs</source>
            <translation>Knotenklassifikation auf homophilen Graphen</translation>
        </message>
        <message>
            <source>RoSA, IJCAI 2022, table 1</source>
            <translation>RoSA, IJCAI 2022, Tabelle 1</translation>
        </message>
        <message>
            <source>Node classification on non-homophilous graphs</source>
            <translation>Knotenklassifikation auf nicht homophilen Graphen</translation>
        </message>
        <message>
            <source>RoSA, IJCAI 2022, table 2</source>
            <translation>RoSA, IJCAI 2022, Tabelle 2</translation>
        </message>
        <message>
            <source>Node classification on large graphs, inductive</source>
            <translation>Knotenklassifikation auf großen Graphen, induktiv</translation>
        </message>
        <message>
            <source>RoSA, IJCAI 2022, table 3</source>
            <translation>RoSA, IJCAI 2022, Tabelle 3</translation>
        </message>
        <message>
            <source>Node classification on a dynamic graph</source>
            <translation>Knotenklassifikation auf einem dynamischen Graphen</translation>
        </message>
        <message>
            <source>RoSA, IJCAI 2022, table 4</source>
            <translation>RoSA, IJCAI 2022, Tabelle 4</translation>
        </message>
        <message>
            <source>isolated persons removed from each snapshot</source>
            <translation>isolierte Personen aus jedem Zeitausschnitt entfernt</translation>
        </message>
        <message>
            <source>does not exist for CIAW*: the method requires aligned views, which CIAW* does not have</source>
            <translation>existiert nicht für CIAW*: Die Methode benötigt ausgerichtete Sichten, die CIAW* nicht hat</translation>
        </message>
        <message>
            <source>%1: expected one value, found %2</source>
            <translation>%1: erwartet wird ein einzelner Wert, gefunden %2</translation>
        </message>
        <message>
            <source>expected a configuration of at most %2 bytes, found %1</source>
            <translation>eine Konfiguration von %1 Bytes; erlaubt sind höchstens %2</translation>
        </message>
        <message>
            <source>line %1: nested too deeply for a configuration</source>
            <translation>Zeile %1: tiefer geschachtelt als jede Konfiguration</translation>
        </message>
        <message>
            <source>%1, byte %2: %3</source>
            <translation>%1, Byte %2: %3</translation>
        </message>
        <message>
            <source>expected a number of %1 bytes, found the end</source>
            <translation>erwartet wird eine Zahl von %1 Bytes, gefunden das Ende</translation>
        </message>
        <message>
            <source>expected a number, found the end</source>
            <translation>erwartet wird eine Zahl, gefunden das Ende</translation>
        </message>
        <message>
            <source>expected a number of at most 64 bits, found a longer one</source>
            <translation>erwartet wird eine Zahl von höchstens 64 Bit, gefunden eine längere</translation>
        </message>
        <message>
            <source>%1: expected at most %2, found %3</source>
            <translation>%1: erwartet wird höchstens %2, gefunden %3</translation>
        </message>
        <message>
            <source>%1: expected at most %2 in the remaining bytes, found %3</source>
            <translation>%1: erwartet werden höchstens die %2, die hineinpassen, gefunden %3</translation>
        </message>
        <message>
            <source>%1: expected a number below %2, found a larger one</source>
            <translation>%1: erwartet wird weniger als %2, gefunden mehr</translation>
        </message>
        <message>
            <source>%1: expected %2 bytes, found %3</source>
            <translation>%1: erwartet werden %2 Bytes, gefunden %3</translation>
        </message>
        <message>
            <source>%1: expected %2 values of 4 bytes, found %3 bytes</source>
            <translation>%1: erwartet werden %2 Werte zu 4 Bytes, gefunden %3 Bytes</translation>
        </message>
        <message>
            <source>expected the end, found %1 more bytes</source>
            <translation>erwartet wird das Ende, gefunden %1 weitere Bytes</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a valid data set name: use up to %2 lower-case letters, digits, - and _, beginning with a letter or digit</source>
            <translation>„%1“ kann kein Datensatz heißen: erlaubt sind bis zu %2 Kleinbuchstaben, Ziffern, - und _, beginnend mit Buchstabe oder Ziffer</translation>
        </message>
        <message>
            <source>%1; for example &quot;%2&quot;</source>
            <translation>%1; „%2“ ginge</translation>
        </message>
        <message>
            <source>%1: cannot be listed: %2</source>
            <translation>%1: der Inhalt kann nicht aufgelistet werden: %2</translation>
        </message>
        <message>
            <source>%1: no such file</source>
            <translation>%1: diese Datei gibt es nicht</translation>
        </message>
        <message>
            <source>%1: expected a packed data set, found none</source>
            <translation>%1: erwartet wird ein gepackter Datensatz, gefunden keiner</translation>
        </message>
        <message>
            <source>unknown data set &quot;%1&quot;</source>
            <translation>kein Datensatz heißt „%1“</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is the name of an embedded data set; choose another with --as</source>
            <translation>„%1“ ist der Name eines eingebauten Datensatzes; wählen Sie mit --as einen anderen</translation>
        </message>
        <message>
            <source>the store has a data set called &quot;%1&quot; already; choose another name with --as or add --replace</source>
            <translation>in der Ablage gibt es schon einen Datensatz namens „%1“; wählen Sie mit --as einen anderen Namen oder ergänzen Sie --replace</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is embedded in the program and cannot be removed</source>
            <translation>„%1“ ist in das Programm eingebaut und kann nicht entfernt werden</translation>
        </message>
        <message>
            <source>%1 is a file outside the store; delete it by hand</source>
            <translation>%1 ist eine Datei außerhalb der Ablage; löschen Sie sie von Hand</translation>
        </message>
        <message>
            <source>%1: cannot be removed: %2</source>
            <translation>%1: kann nicht entfernt werden: %2</translation>
        </message>
        <message>
            <source>%1: expected the content hash %2, found %3</source>
            <translation>%1: erwartet wird der Inhalts-Hash %2, gefunden %3</translation>
        </message>
        <message>
            <source>contact %1</source>
            <translation>Kontakt %1</translation>
        </message>
        <message>
            <source>%1: expected a time of %2 or later, found %3</source>
            <translation>%1: erwartet wird eine Zeit von %2 oder später, gefunden %3</translation>
        </message>
        <message>
            <source>%1: expected a time of at most %2 seconds, found %3</source>
            <translation>%1: erwartet wird eine Zeit von höchstens %2 Sekunden, gefunden %3</translation>
        </message>
        <message>
            <source>%1: expected nodes below %2, found %3</source>
            <translation>%1: erwartet werden Knoten unter %2, gefunden %3</translation>
        </message>
        <message>
            <source>%1: expected two different nodes, found node %2 twice</source>
            <translation>%1: Knoten %2 trifft sich selbst</translation>
        </message>
        <message>
            <source>the data set has no contacts with times, so it cannot be divided into time snapshots</source>
            <translation>es gibt keine Kontakte mit Zeiten, die sich in Zeitausschnitte teilen ließen</translation>
        </message>
        <message>
            <source>expected at most %1 time snapshots, the number of contacts, found %2</source>
            <translation>erwartet werden höchstens so viele Zeitausschnitte wie Kontakte, %1, gefunden %2</translation>
        </message>
        <message>
            <source>expected a matrix of at most %1 rows and columns, found %2 × %3</source>
            <translation>erwartet wird eine Matrix von höchstens %1 Zeilen und Spalten, gefunden %2 × %3</translation>
        </message>
        <message>
            <source>row offsets</source>
            <translation>Zeilenanfänge</translation>
        </message>
        <message>
            <source>column indices</source>
            <translation>Spaltenindizes</translation>
        </message>
        <message>
            <source>values</source>
            <translation>Werte</translation>
        </message>
        <message>
            <source>expected %1 row offsets for %2 rows, found %3</source>
            <translation>erwartet werden %1 Zeilenanfänge für %2 Zeilen, gefunden %3</translation>
        </message>
        <message>
            <source>expected as many column indices as values, found %1 and %2</source>
            <translation>erwartet werden so viele Spaltenindizes wie Werte, gefunden %1 und %2</translation>
        </message>
        <message>
            <source>expected row offsets from 0 to %1, found %2 to %3</source>
            <translation>erwartet werden Zeilenanfänge von 0 bis %1, gefunden %2 bis %3</translation>
        </message>
        <message>
            <source>row offsets decrease after row %1</source>
            <translation>Zeilenanfänge nehmen nach Zeile %1 ab</translation>
        </message>
        <message>
            <source>entry %1: expected a column below %2, found %3</source>
            <translation>Eintrag %1: erwartet wird eine Spalte unter %2, gefunden %3</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;, %2</source>
            <translation>Aufteilung „%1“, %2</translation>
        </message>
        <message>
            <source>%1: expected ascending nodes below %2, found %3 after %4</source>
            <translation>%1: erwartet werden aufsteigende Knoten unter %2, gefunden %3 nach %4</translation>
        </message>
        <message>
            <source>%1: node %2 is in two parts</source>
            <translation>%1: Knoten %2 ist in zwei Teilen</translation>
        </message>
        <message>
            <source>labels: class names are given but no node has a class</source>
            <translation>Klassen: Klassennamen sind angegeben, aber kein Knoten hat eine Klasse</translation>
        </message>
        <message>
            <source>labels: expected %1, found %2</source>
            <translation>Klassen: erwartet werden %1, gefunden %2</translation>
        </message>
        <message>
            <source>labels: class %1 of node %2 is not one of the %3 classes</source>
            <translation>Klassen: Klasse %1 von Knoten %2 ist nicht unter den %3</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a node of %2; nodes are numbered from 0 to %3</source>
            <translation>„%1“ ist kein Knoten von %2; sie sind von 0 bis %3 nummeriert</translation>
        </message>
        <message>
            <source>graph: expected an undirected graph</source>
            <translation>Graph: erwartet wird ein ungerichteter</translation>
        </message>
        <message>
            <source>%1: expected %2 nodes, found %3</source>
            <translation>%1: erwartet werden %2 Knoten, gefunden %3</translation>
        </message>
        <message>
            <source>partitions taken from a file</source>
            <translation>Aufteilungen aus einer Datei genommen</translation>
        </message>
        <message>
            <source>%1 is %2; expected %3 … %4</source>
            <translation>%1 ist %2; erwartet wird %3 … %4</translation>
        </message>
        <message>
            <source>trainShare is %1; expected 0 or more, below 1</source>
            <translation>trainShare ist %1; erwartet wird 0 oder mehr, unter 1</translation>
        </message>
        <message>
            <source>validationShare is %1; expected 0 or more, below 1</source>
            <translation>validationShare ist %1; erwartet wird 0 oder mehr, unter 1</translation>
        </message>
        <message>
            <source>validationShare is %1 without a trainShare; expected both for a split, or neither</source>
            <translation>validationShare ist %1 ohne ein trainShare; erwartet werden beide für eine Aufteilung oder keines</translation>
        </message>
        <message>
            <source>trainShare %1 and validationShare %2 leave no test nodes; expected a sum below 1</source>
            <translation>trainShare %1 und validationShare %2 lassen keinen Knoten zum Testen; erwartet wird eine Summe unter 1</translation>
        </message>
        <message>
            <source>meanDegree and homophily require %1 edges within classes, but there are only %2 pairs of nodes within classes</source>
            <translation>meanDegree und homophily verlangen %1 Kanten innerhalb der Klassen, wo es nur %2 Knotenpaare gibt</translation>
        </message>
        <message>
            <source>meanDegree and homophily require %1 edges between classes, but there are only %2 pairs of nodes between classes</source>
            <translation>meanDegree und homophily verlangen %1 Kanten zwischen den Klassen, wo es nur %2 Knotenpaare gibt</translation>
        </message>
        <message>
            <source>%1 is too small: its part gets none of the %2 nodes; use a larger share or more nodes</source>
            <translation>%1 gibt keinen von %2 Knoten in seinen Teil; erwartet wird ein größerer Anteil oder mehr Knoten</translation>
        </message>
        <message>
            <source>trainShare and validationShare leave no test nodes; use smaller shares or more nodes</source>
            <translation>trainShare und validationShare lassen keinen Knoten zum Testen; erwartet werden kleinere Anteile oder mehr Knoten</translation>
        </message>
        <message>
            <source>%1: expected a data set called &quot;%2&quot;, found %3</source>
            <translation>%1: erwartet wird ein Datensatz namens „%2“, gefunden %3</translation>
        </message>
        <message>
            <source>%1: expected one data set, found %2; choose one with --only</source>
            <translation>%1: erwartet wird ein Datensatz, gefunden %2; wählen Sie einen mit --only</translation>
        </message>
        <message>
            <source>%1: expected one data set to call &quot;%2&quot;, found %3; choose one with --only</source>
            <translation>%1: erwartet wird ein Datensatz, der „%2“ heißen soll, gefunden %3; wählen Sie einen mit --only</translation>
        </message>
        <message>
            <source>%1: expected %2, found none</source>
            <translation>%1: erwartet wird %2, gefunden nichts</translation>
        </message>
        <message>
            <source>the elements have the wrong size</source>
            <translation>erwartet werden Elemente anderer Größe</translation>
        </message>
        <message>
            <source>the SHA-256 of the content does not match; the file is damaged</source>
            <translation>die SHA-256-Prüfsumme des Inhalts stimmt nicht; die Datei ist beschädigt</translation>
        </message>
        <message>
            <source>%1: expected zeros from byte %2 to the next section, found other bytes; the file is damaged</source>
            <translation>%1: erwartet werden Nullen von Byte %2 bis zum nächsten Abschnitt, gefunden anderes; die Datei ist beschädigt</translation>
        </message>
        <message>
            <source>%1, byte 0: expected a packed data set, found another kind of file</source>
            <translation>%1, Byte 0: erwartet wird ein gepackter Datensatz, gefunden eine Datei anderer Art</translation>
        </message>
        <message>
            <source>%1, byte 8: expected version %2, found %3</source>
            <translation>%1, Byte 8: erwartet wird Version %2, gefunden %3</translation>
        </message>
        <message>
            <source>the file was written by a newer version of the program</source>
            <translation>ein neueres Programm hat es geschrieben</translation>
        </message>
        <message>
            <source>expected 1 to %1 sections, found %2</source>
            <translation>erwartet werden 1 bis %1 Abschnitte, gefunden %2</translation>
        </message>
        <message>
            <source>the file is truncated</source>
            <translation>es ist abgeschnitten</translation>
        </message>
        <message>
            <source>%1, byte 24: the SHA-256 of the header does not match; the file is damaged</source>
            <translation>%1, Byte 24: die SHA-256-Prüfsumme des Kopfes stimmt nicht; die Datei ist beschädigt</translation>
        </message>
        <message>
            <source>%1: the table contains an unknown section tag</source>
            <translation>%1: erwartet wird die Marke eines Abschnitts in der Tabelle, gefunden anderes</translation>
        </message>
        <message>
            <source>expected one such section, found two</source>
            <translation>erwartet einmal, gefunden zweimal</translation>
        </message>
        <message>
            <source>the elements have the wrong type</source>
            <translation>erwartet werden Elemente anderen Typs</translation>
        </message>
        <message>
            <source>expected the section to begin at a multiple of %1 between %2 and %3, found %4</source>
            <translation>erwartet wird ein Anfang bei einem Vielfachen von %1 zwischen %2 und %3, gefunden %4</translation>
        </message>
        <message>
            <source>expected at most %1 elements, found %2</source>
            <translation>erwartet werden höchstens %1 Elemente, gefunden %2</translation>
        </message>
        <message>
            <source>%1: expected section FVAL, found none</source>
            <translation>%1: erwartet wird der Abschnitt FVAL, gefunden keiner</translation>
        </message>
        <message>
            <source>%1: expected a valid number of features in the card, found %2</source>
            <translation>%1: seine Karte nennt %2 Merkmale</translation>
        </message>
        <message>
            <source>expected one byte</source>
            <translation>erwartet wird ein Byte</translation>
        </message>
        <message>
            <source>%1: not enough memory to read it</source>
            <translation>%1: nicht genug Speicher, um es zu lesen</translation>
        </message>
        <message>
            <source>%1 is %2, %3</source>
            <translation>%1 ist %2, %3</translation>
        </message>
        <message>
            <source>not a finite number</source>
            <translation>keine endliche Zahl</translation>
        </message>
        <message>
            <source>which is outside the float16 range of ±65,504; use float32</source>
            <translation>mehr als die 65.504, die float16 fasst; wählen Sie float32</translation>
        </message>
        <message>
            <source>data set %1</source>
            <translation>Datensatz %1</translation>
        </message>
        <message>
            <source>expected an array of numbers, booleans or strings, found element type &apos;%1&apos;</source>
            <translation>erwartet wird ein Array von Zahlen, Wahrheitswerten oder Texten, gefunden Elementtyp „%1“</translation>
        </message>
        <message>
            <source>expected dimensions of 0 or more, found shape %1</source>
            <translation>erwartet werden Längen von 0 oder mehr, gefunden Form %1</translation>
        </message>
        <message>
            <source>shape %1 has too many elements</source>
            <translation>Form %1 hat zu viele Elemente</translation>
        </message>
        <message>
            <source>expected %1 elements of %2 bytes for shape %3, found %4 bytes</source>
            <translation>erwartet werden %1 Elemente zu %2 Bytes für Form %3, gefunden %4 Bytes</translation>
        </message>
        <message>
            <source>expected %1 elements for shape %2, found %3</source>
            <translation>erwartet werden %1 Elemente für Form %2, gefunden %3</translation>
        </message>
        <message>
            <source>expected numbers, found an array of strings</source>
            <translation>erwartet werden Zahlen, gefunden ein Array von Texten</translation>
        </message>
        <message>
            <source>expected whole numbers, found an array of strings</source>
            <translation>erwartet werden ganze Zahlen, gefunden ein Array von Texten</translation>
        </message>
        <message>
            <source>expected whole numbers below 2^63, found a larger one</source>
            <translation>erwartet werden ganze Zahlen unter 2^63, gefunden eine größere</translation>
        </message>
        <message>
            <source>element %1: expected a whole number, found %2</source>
            <translation>Element %1: erwartet wird eine ganze Zahl, gefunden %2</translation>
        </message>
        <message>
            <source>expected an array of plain elements, found a structured array (records)</source>
            <translation>erwartet wird ein Array einfacher Elemente, gefunden eines von Datensätzen (records)</translation>
        </message>
        <message>
            <source>byte %1: expected a header {&apos;descr&apos;: …, &apos;fortran_order&apos;: …, &apos;shape&apos;: …}, found &apos;%2&apos;</source>
            <translation>Byte %1: erwartet wird ein Kopf {&apos;descr&apos;: …, &apos;fortran_order&apos;: …, &apos;shape&apos;: …}, gefunden „%2“</translation>
        </message>
        <message>
            <source>byte %1: the header lacks descr, fortran_order or shape</source>
            <translation>Byte %1: erwartet werden descr, fortran_order und shape im Kopf, gefunden nicht alle</translation>
        </message>
        <message>
            <source>pickled objects</source>
            <translation>Objekte als Pickle</translation>
        </message>
        <message>
            <source>an array of objects</source>
            <translation>ein Array von Objekten</translation>
        </message>
        <message>
            <source>expected %1 objects, found %2</source>
            <translation>erwartet werden %1 Objekte, gefunden %2</translation>
        </message>
        <message>
            <source>byte 0: expected an npy file, found &apos;%1&apos;</source>
            <translation>Byte 0: erwartet wird eine npy-Datei, gefunden „%1“</translation>
        </message>
        <message>
            <source>byte 6: expected an npy header, found the end of the file</source>
            <translation>Byte 6: erwartet wird ein npy-Kopf, gefunden das Ende der Datei</translation>
        </message>
        <message>
            <source>byte 6: expected npy version 1 to 3, found %1</source>
            <translation>Byte 6: erwartet wird npy-Version 1 bis 3, gefunden %1</translation>
        </message>
        <message>
            <source>byte 8: expected a header of %1 bytes, found %2</source>
            <translation>Byte 8: erwartet wird ein Kopf von %1 Bytes, gefunden %2</translation>
        </message>
        <message>
            <source>byte %1</source>
            <translation>Byte %1</translation>
        </message>
        <message>
            <source>%1: expected numbers, found %2</source>
            <translation>%1: erwartet werden Zahlen, gefunden %2</translation>
        </message>
        <message>
            <source>%1: expected row-major order (C order), found column-major order (Fortran order)</source>
            <translation>%1: erwartet werden Zeilen nacheinander, gefunden Spalten (Fortran-Ordnung)</translation>
        </message>
        <message>
            <source>%1: expected an npz file (a zip archive), found another kind of file or a damaged one</source>
            <translation>%1: erwartet wird eine npz-Datei, also ein Zip-Archiv, gefunden eine andere oder beschädigte</translation>
        </message>
        <message>
            <source>%1: the array is missing or cannot be unpacked</source>
            <translation>%1: erwartet wird dieses Array, gefunden keines, das sich entpacken lässt</translation>
        </message>
        <message>
            <source>cannot be unpacked: %1</source>
            <translation>kann nicht entpackt werden: %1</translation>
        </message>
        <message>
            <source>%1: expected %2 numbers, found %3; the array is truncated</source>
            <translation>%1: erwartet werden %2 Zahlen, gefunden %3; die Datei ist abgeschnitten</translation>
        </message>
        <message>
            <source>%1: expected %2 numbers, found more</source>
            <translation>%1: erwartet werden %2 Zahlen, gefunden mehr</translation>
        </message>
        <message>
            <source>an npz file</source>
            <translation>eine npz-Datei</translation>
        </message>
        <message>
            <source>%1: no such array in the archive</source>
            <translation>%1: erwartet wird dieses Array, gefunden keines dieses Namens</translation>
        </message>
        <message>
            <source>the card states %1 %2, found %3</source>
            <translation>seine Karte nennt %1 %2, gefunden %3</translation>
        </message>
        <message>
            <source>the section tag is unknown or out of order</source>
            <translation>erwartet wird die Marke des nächsten Abschnitts, gefunden eine unbekannte oder eine am falschen Platz</translation>
        </message>
        <message>
            <source>%1: expected at most %2 stored bytes, found %3</source>
            <translation>%1: erwartet werden höchstens %2 gespeicherte Bytes, gefunden %3</translation>
        </message>
        <message>
            <source>%1: %2 stored bytes cannot inflate to %3</source>
            <translation>%1: %2 gespeicherte Bytes können nicht zu %3 werden</translation>
        </message>
        <message>
            <source>expected a file of at least %1 bytes, found %2</source>
            <translation>erwartet wird eine Datei von mindestens %1 Bytes, gefunden %2</translation>
        </message>
        <message>
            <source>expected the sections to end at byte %1, found %2</source>
            <translation>erwartet werden Abschnitte, die bei Byte %1 enden, gefunden %2</translation>
        </message>
        <message>
            <source>expected section CARD first, found another</source>
            <translation>erwartet wird zuerst der Abschnitt CARD, gefunden ein anderer</translation>
        </message>
        <message>
            <source>%1: expected %2 bytes after inflating the %3 at byte %4, found damaged data or another size</source>
            <translation>%1: erwartet werden %2 Bytes aus %3 ab Byte %4, gefunden beschädigte oder andere komprimierte Daten</translation>
        </message>
        <message>
            <source>%1, byte %2: the SHA-256 of the content does not match; the file is damaged</source>
            <translation>%1, Byte %2: die SHA-256-Prüfsumme des Inhalts stimmt nicht; die Datei ist beschädigt</translation>
        </message>
        <message>
            <source>%1: expected section %2, found none</source>
            <translation>%1: erwartet wird der Abschnitt %2, gefunden keiner</translation>
        </message>
        <message>
            <source>%1: expected at least %2 bytes, found %3</source>
            <translation>%1: erwartet werden %2 Bytes oder mehr, gefunden %3</translation>
        </message>
        <message>
            <source>%1: not enough memory to read its card</source>
            <translation>%1: nicht genug Speicher, um seine Karte zu lesen</translation>
        </message>
        <message>
            <source>data set %1: not enough memory to pack it</source>
            <translation>Datensatz %1: nicht genug Speicher, um ihn zu packen</translation>
        </message>
        <message>
            <source>a bool</source>
            <translation>ein Wahrheitswert</translation>
        </message>
        <message>
            <source>bytes</source>
            <translation>Bytes</translation>
        </message>
        <message>
            <source>text</source>
            <translation>Text</translation>
        </message>
        <message>
            <source>a tuple</source>
            <translation>ein Tupel</translation>
        </message>
        <message>
            <source>a dict</source>
            <translation>ein Dict</translation>
        </message>
        <message>
            <source>an array %1</source>
            <translation>ein Array %1</translation>
        </message>
        <message>
            <source>a sparse matrix</source>
            <translation>eine dünn besetzte Matrix</translation>
        </message>
        <message>
            <source>the class %1</source>
            <translation>die Klasse %1</translation>
        </message>
        <message>
            <source>an element type</source>
            <translation>ein Elementtyp</translation>
        </message>
        <message>
            <source>the storage of a tensor</source>
            <translation>der Speicher eines Tensors</translation>
        </message>
        <message>
            <source>a tensor</source>
            <translation>ein Tensor</translation>
        </message>
        <message>
            <source>an object of %1</source>
            <translation>ein Objekt von %1</translation>
        </message>
        <message>
            <source>element %1: expected a string or a number, found %2</source>
            <translation>Element %1: erwartet wird ein Text oder eine Zahl, gefunden %2</translation>
        </message>
        <message>
            <source>element %1: expected only strings or only numbers, found both</source>
            <translation>Element %1: erwartet werden nur Texte oder nur Zahlen, gefunden beides</translation>
        </message>
        <message>
            <source>expected one value on the stack at the end, found %1</source>
            <translation>erwartet wird am Ende ein fertiger Wert, gefunden %1</translation>
        </message>
        <message>
            <source>expected the end of the pickle, found %1 more bytes</source>
            <translation>erwartet wird das Ende des Pickles, gefunden %1 weitere Bytes</translation>
        </message>
        <message>
            <source>expected a number, found &apos;%1&apos;</source>
            <translation>erwartet wird eine Zahl, gefunden „%1“</translation>
        </message>
        <message>
            <source>expected a whole number of at most 64 bits, found one of %1 bytes</source>
            <translation>erwartet wird eine ganze Zahl von höchstens 64 Bit, gefunden eine von %1 Bytes</translation>
        </message>
        <message>
            <source>expected a whole number of at most 64 bits, found &apos;%1&apos;</source>
            <translation>erwartet wird eine ganze Zahl von höchstens 64 Bit, gefunden „%1“</translation>
        </message>
        <message>
            <source>expected a quoted string, found %1</source>
            <translation>erwartet wird ein Text in Anführungszeichen, gefunden %1</translation>
        </message>
        <message>
            <source>expected UTF-8 text, found &apos;%1&apos;</source>
            <translation>erwartet wird Text in UTF-8, gefunden „%1“</translation>
        </message>
        <message>
            <source>values are nested more than %1 deep</source>
            <translation>Werte sind mehr als %1 Ebenen tief geschachtelt</translation>
        </message>
        <message>
            <source>expected a value to duplicate, found none</source>
            <translation>erwartet wird ein Wert zum Wiederholen, gefunden keiner</translation>
        </message>
        <message>
            <source>expected %1 values for a tuple, found fewer</source>
            <translation>erwartet werden %1 Werte für ein Tupel, gefunden weniger</translation>
        </message>
        <message>
            <source>expected a list to append to, found nothing</source>
            <translation>erwartet wird eine Liste zum Anhängen, gefunden nichts</translation>
        </message>
        <message>
            <source>expected a list to append to, found %1</source>
            <translation>erwartet wird eine Liste zum Anhängen, gefunden %1</translation>
        </message>
        <message>
            <source>expected pairs of keys and values for a dict, found an odd number of items</source>
            <translation>erwartet werden Schlüssel mit Werten für ein Dict, gefunden eine ungerade Anzahl</translation>
        </message>
        <message>
            <source>expected a dict to fill, found nothing</source>
            <translation>erwartet wird ein Dict zum Füllen, gefunden nichts</translation>
        </message>
        <message>
            <source>expected a dict to fill, found %1</source>
            <translation>erwartet wird ein Dict zum Füllen, gefunden %1</translation>
        </message>
        <message>
            <source>expected a memo index, found &apos;%1&apos;</source>
            <translation>erwartet wird die Nummer eines gemerkten Werts, gefunden „%1“</translation>
        </message>
        <message>
            <source>expected a value to store in the memo, found none</source>
            <translation>erwartet wird ein Wert zum Merken, gefunden keiner</translation>
        </message>
        <message>
            <source>the memo has no value at index %1</source>
            <translation>erwartet wird ein gemerkter Wert, gefunden keiner unter Nummer %1</translation>
        </message>
        <message>
            <source>expected pickle protocol 0 to 5, found %1</source>
            <translation>erwartet wird Pickle-Protokoll 0 bis 5, gefunden %1</translation>
        </message>
        <message>
            <source>expected a frame of %1 bytes, found %2</source>
            <translation>erwartet wird ein Rahmen von %1 Bytes, gefunden %2</translation>
        </message>
        <message>
            <source>calls %1.%2 in an unsupported way</source>
            <translation>ruft %1.%2 auf eine Weise auf, die Daten nie brauchen</translation>
        </message>
        <message>
            <source>expected module and name as strings, found other values</source>
            <translation>erwartet werden Modul und Name als Texte, gefunden anderes</translation>
        </message>
        <message>
            <source>unsupported pickle opcode 0x%1%2</source>
            <translation>erwartet wird ein Opcode, den Daten brauchen, gefunden 0x%1%2</translation>
        </message>
        <message>
            <source>expected %1 more bytes, found %2</source>
            <translation>erwartet werden %1 weitere Bytes, gefunden %2</translation>
        </message>
        <message>
            <source>expected a line break, found the end of the file</source>
            <translation>erwartet wird ein Zeilenumbruch, gefunden das Ende der Datei</translation>
        </message>
        <message>
            <source>expected a value, found none</source>
            <translation>erwartet wird ein Wert, gefunden keiner</translation>
        </message>
        <message>
            <source>expected a mark, found none</source>
            <translation>erwartet wird eine Marke, gefunden keine</translation>
        </message>
        <message>
            <source>byte %1: %2</source>
            <translation>Byte %1: %2</translation>
        </message>
        <message>
            <source>tensors of %1 are not supported; expected floating-point, integer or boolean tensors: save them as float32 with tensor.float()</source>
            <translation>hat Tensoren von %1, deren Zahlen nicht gelesen werden; erwartet werden Gleitkomma-, ganze oder Wahrheitswerte: Speichern Sie sie als float32, tensor.float()</translation>
        </message>
        <message>
            <source>refers to %1, which is not data and is not executed; expected only NumPy arrays, SciPy CSR matrices, tensors, dicts, lists, tuples, strings and numbers</source>
            <translation>verweist auf %1, was keine Daten sind und nicht ausgeführt wird; erwartet werden nur NumPy-Arrays, SciPy-CSR-Matrizen, Tensoren, Dicts, Listen, Tupel, Texte und Zahlen</translation>
        </message>
        <message>
            <source>expected a constructor and its arguments, found other values</source>
            <translation>erwartet werden ein Konstruktor und seine Argumente, gefunden anderes</translation>
        </message>
        <message>
            <source>expected the tensor of a parameter</source>
            <translation>erwartet wird der Tensor eines Parameters</translation>
        </message>
        <message>
            <source>expected an array of the class numpy.ndarray</source>
            <translation>erwartet wird ein Array der Klasse numpy.ndarray</translation>
        </message>
        <message>
            <source>expected a defaultdict of list, dict or int</source>
            <translation>erwartet wird ein defaultdict von list, dict oder int</translation>
        </message>
        <message>
            <source>calls %1 in an unsupported way</source>
            <translation>ruft %1 auf eine Weise auf, die Daten nie brauchen</translation>
        </message>
        <message>
            <source>expected the storage of a tensor: its class, key, device and size</source>
            <translation>erwartet wird der Speicher eines Tensors: Klasse, Schlüssel, Gerät und Größe</translation>
        </message>
        <message>
            <source>expected storage, offset, shape and strides of a tensor</source>
            <translation>erwartet werden Speicher, Anfang, Form und Schrittweiten eines Tensors</translation>
        </message>
        <message>
            <source>expected a new csr_matrix, found another class</source>
            <translation>erwartet wird eine neue csr_matrix, gefunden eine andere Klasse</translation>
        </message>
        <message>
            <source>expected the name of an element type</source>
            <translation>erwartet wird der Name eines Elementtyps</translation>
        </message>
        <message>
            <source>expected a scalar&apos;s type and bytes</source>
            <translation>erwartet werden Typ und Bytes eines Skalars</translation>
        </message>
        <message>
            <source>expected a string to encode as latin1</source>
            <translation>erwartet wird ein Text, der als latin1 zu kodieren ist</translation>
        </message>
        <message>
            <source>expected a string of Latin-1 characters, found another character</source>
            <translation>erwartet wird ein Text aus Latin-1-Zeichen, gefunden ein anderes Zeichen</translation>
        </message>
        <message>
            <source>expected an array&apos;s bytes, type, shape and order</source>
            <translation>erwartet werden Bytes, Typ, Form und Ordnung eines Arrays</translation>
        </message>
        <message>
            <source>expected an object to set the state of, found none</source>
            <translation>erwartet wird ein Wert zum Vervollständigen, gefunden keiner</translation>
        </message>
        <message>
            <source>expected the attributes of an object of %1</source>
            <translation>erwartet werden die Attribute eines Objekts von %1</translation>
        </message>
        <message>
            <source>expected an array, a matrix or an element type to set the state of, found %1</source>
            <translation>erwartet wird ein Array, eine Matrix oder ein Elementtyp zum Vervollständigen, gefunden %1</translation>
        </message>
        <message>
            <source>expected the description of an element type</source>
            <translation>erwartet wird die Beschreibung eines Elementtyps</translation>
        </message>
        <message>
            <source>expected strings of at most 4 MB, found %1</source>
            <translation>erwartet werden Texte von höchstens 4 MB, gefunden %1</translation>
        </message>
        <message>
            <source>expected 4 bytes per character</source>
            <translation>erwartet werden 4 Bytes je Zeichen</translation>
        </message>
        <message>
            <source>expected shape, type, order and bytes of an array</source>
            <translation>erwartet werden Form, Typ, Ordnung und Bytes eines Arrays</translation>
        </message>
        <message>
            <source>the number of objects does not match the shape</source>
            <translation>erwartet wird eine Liste von so vielen Objekten, wie die Form angibt</translation>
        </message>
        <message>
            <source>expected the bytes of an array, found %1</source>
            <translation>erwartet werden die Bytes eines Arrays, gefunden %1</translation>
        </message>
        <message>
            <source>expected the parts of a csr_matrix, found %1</source>
            <translation>erwartet werden die Teile einer csr_matrix, gefunden %1</translation>
        </message>
        <message>
            <source>the csr_matrix lacks _shape, indptr, indices or data</source>
            <translation>erwartet werden _shape, indptr, indices und data einer csr_matrix, gefunden nicht alle</translation>
        </message>
        <message>
            <source>csr_matrix: %1</source>
            <translation>csr_matrix: %1</translation>
        </message>
        <message>
            <source>expected at least one node, found none</source>
            <translation>erwartet wird mindestens ein Knoten, gefunden keiner</translation>
        </message>
        <message>
            <source>expected fewer than 2^31 nodes, found %1</source>
            <translation>erwartet werden weniger als 2^31 Knoten, gefunden %1</translation>
        </message>
        <message>
            <source>self-loops removed</source>
            <translation>Schleifen entfernt</translation>
        </message>
        <message>
            <source>duplicate edges removed</source>
            <translation>doppelte Kanten entfernt</translation>
        </message>
        <message>
            <source>edges made undirected (their reverse was added)</source>
            <translation>Kanten ungerichtet gemacht (Gegenrichtung ergänzt)</translation>
        </message>
        <message>
            <source>edge weights ignored (%1): walks and convolutions treat all edges alike</source>
            <translation>Kantengewichte nicht verwendet (%1): Zufallswege und Faltungen behandeln alle Kanten gleich</translation>
        </message>
        <message>
            <source>label of node %1: expected a class from 0 to %2, or -1 for none, found %3</source>
            <translation>Klasse von Knoten %1: erwartet wird eine Klasse von 0 bis %2 oder -1 für keine, gefunden %3</translation>
        </message>
        <message>
            <source>expected at most %1 classes, found %2</source>
            <translation>erwartet werden höchstens %1 Klassen, gefunden %2</translation>
        </message>
        <message>
            <source>one-hot of the node</source>
            <translation>One-Hot-Vektor des Knotens</translation>
        </message>
        <message>
            <source>degree</source>
            <translation>Grad</translation>
        </message>
        <message>
            <source>features added, as the files have none (%1)</source>
            <translation>Merkmale ergänzt, da die Dateien keine enthalten (%1)</translation>
        </message>
        <message>
            <source>expected %1 of %2 nodes, found %3</source>
            <translation>erwartet werden %1 von %2 Knoten, gefunden %3</translation>
        </message>
        <message>
            <source>features</source>
            <translation>Merkmale</translation>
        </message>
        <message>
            <source>expected at least one feature, found none</source>
            <translation>erwartet wird mindestens ein Merkmal, gefunden keines</translation>
        </message>
        <message>
            <source>labels</source>
            <translation>Klassen</translation>
        </message>
        <message>
            <source>names</source>
            <translation>Namen</translation>
        </message>
        <message>
            <source>expected class names in UTF-8, found &apos;%1&apos;</source>
            <translation>erwartet werden Klassennamen in UTF-8, gefunden „%1“</translation>
        </message>
        <message>
            <source>expected node names in UTF-8, found &apos;%1&apos;</source>
            <translation>erwartet werden Knotennamen in UTF-8, gefunden „%1“</translation>
        </message>
        <message>
            <source>%1: %2shape.npy</source>
            <translation>%1: %2shape.npy</translation>
        </message>
        <message>
            <source>%1: %2shape.npy: expected two numbers, found %3</source>
            <translation>%1: %2shape.npy: erwartet werden zwei Längen, gefunden %3</translation>
        </message>
        <message>
            <source>%1: expected a square adjacency matrix, found %2 × %3</source>
            <translation>%1: erwartet wird eine quadratische Adjazenzmatrix, gefunden %2 × %3</translation>
        </message>
        <message>
            <source>entries of the adjacency matrix that are zero passed over</source>
            <translation>Einträge der Adjazenzmatrix, die 0 sind, übergangen</translation>
        </message>
        <message>
            <source>values of the adjacency matrix</source>
            <translation>Werte der Adjazenzmatrix</translation>
        </message>
        <message>
            <source>%1: expected a matrix of numbers, one row per node, found %2</source>
            <translation>%1: erwartet wird eine Matrix von Zahlen, eine Zeile je Knoten, gefunden %2</translation>
        </message>
        <message>
            <source>%1: expected a general matrix of features, found a symmetric one</source>
            <translation>%1: erwartet wird eine allgemeine Matrix von Merkmalen, gefunden eine symmetrische</translation>
        </message>
        <message>
            <source>%1: expected %2 rows, one per node, found %3</source>
            <translation>%1: erwartet werden %2 Zeilen, eine je Knoten, gefunden %3</translation>
        </message>
        <message>
            <source>%1: expected at most %2 files in the folder and its subfolders, found more; use the folder of the data set itself</source>
            <translation>%1: erwartet werden höchstens %2 Dateien unter dem angegebenen Ordner, gefunden mehr; nennen Sie den Ordner des Datensatzes selbst</translation>
        </message>
        <message>
            <source>%1: expected a file or folder, found none</source>
            <translation>%1: erwartet wird eine Datei oder ein Ordner, gefunden nichts</translation>
        </message>
        <message>
            <source>node, features and label separated by tabs</source>
            <translation>Knoten, Merkmale und Klasse, durch Tabulatoren getrennt</translation>
        </message>
        <message>
            <source>a node number</source>
            <translation>die Nummer eines Knotens</translation>
        </message>
        <message>
            <source>a class number</source>
            <translation>die Nummer einer Klasse</translation>
        </message>
        <message>
            <source>%1 features as in the previous lines</source>
            <translation>%1 Merkmale wie in den Zeilen davor</translation>
        </message>
        <message>
            <source>a word number below %1</source>
            <translation>die Nummer eines Wortes unter %1</translation>
        </message>
        <message>
            <source>a finite number as feature %1</source>
            <translation>eine endliche Zahl als Merkmal %1</translation>
        </message>
        <message>
            <source>a header line</source>
            <translation>eine Kopfzeile</translation>
        </message>
        <message>
            <source>a header of three columns separated by tabs</source>
            <translation>eine Kopfzeile von drei Spalten, durch Tabulatoren getrennt</translation>
        </message>
        <message>
            <source>%1:%2: expected every node from 0 to %3 once, found %4 in place of %5</source>
            <translation>%1:%2: erwartet wird jeder Knoten von 0 bis %3 einmal, gefunden %4 anstelle von %5</translation>
        </message>
        <message>
            <source>at least one node</source>
            <translation>mindestens ein Knoten</translation>
        </message>
        <message>
            <source>two nodes separated by a tab</source>
            <translation>zwei Knoten, durch Tabulator getrennt</translation>
        </message>
        <message>
            <source>a node below %1</source>
            <translation>ein Knoten unter %1</translation>
        </message>
        <message>
            <source>a header of two columns separated by a tab</source>
            <translation>eine Kopfzeile von zwei Spalten, durch Tabulator getrennt</translation>
        </message>
        <message>
            <source>expected a data set processed by PyTorch Geometric (a Data object or a dict of its attributes, with slices), found %1</source>
            <translation>erwartet werden die Daten eines Datensatzes, den PyTorch Geometric aufbereitet hat (ein Data oder ein Dict seiner Attribute, und slices), gefunden %1</translation>
        </message>
        <message>
            <source>the tensor extends beyond its storage</source>
            <translation>ein Tensor, der über seinen Speicher hinausreicht</translation>
        </message>
        <message>
            <source>a tuple of %1</source>
            <translation>ein Tupel von %1</translation>
        </message>
        <message>
            <source>%1: expected a tensor, found %2</source>
            <translation>%1: erwartet wird ein Tensor, gefunden %2</translation>
        </message>
        <message>
            <source>expected a data set with one graph, found %1 graphs</source>
            <translation>erwartet wird ein Datensatz aus einem Graphen, gefunden einer aus %1</translation>
        </message>
        <message>
            <source>expected a number type of NumPy, found bfloat16; save the tensor as float32</source>
            <translation>erwartet werden Zahlen mit Typen von NumPy, gefunden bfloat16; speichern Sie sie als float32</translation>
        </message>
        <message>
            <source>the tensor extends beyond the %1 numbers of its storage</source>
            <translation>ein Tensor, der über die %1 Zahlen seines Speichers hinausreicht</translation>
        </message>
        <message>
            <source>expected a tensor whose numbers are all stored in the file, found one that repeats stored numbers</source>
            <translation>erwartet wird ein Tensor, dessen Zahlen in der Datei stehen, gefunden einer, der sie wiederholt</translation>
        </message>
        <message>
            <source>data saved by PyTorch 1.6 or later</source>
            <translation>von PyTorch 1.6 oder neuer gespeicherte Daten</translation>
        </message>
        <message>
            <source>%1: expected data saved by PyTorch, found a zip archive without a member data.pkl</source>
            <translation>%1: erwartet werden von PyTorch gespeicherte Daten, gefunden ein Zip-Archiv ohne data.pkl</translation>
        </message>
        <message>
            <source>num_nodes: expected a whole number</source>
            <translation>num_nodes: erwartet wird eine ganze Zahl</translation>
        </message>
        <message>
            <source>expected an array edge_index, found none</source>
            <translation>erwartet wird ein Array edge_index, gefunden keines</translation>
        </message>
        <message>
            <source>edge_index: expected node numbers of shape 2 × edges, found %1</source>
            <translation>edge_index: erwartet werden 2 × Kanten Knotennummern, gefunden %1</translation>
        </message>
        <message>
            <source>edge_index</source>
            <translation>edge_index</translation>
        </message>
        <message>
            <source>edge_index: edge %1: expected nodes from 0 to %2, found %3</source>
            <translation>edge_index: Kante %1: erwartet werden Knoten von 0 bis %2, gefunden %3</translation>
        </message>
        <message>
            <source>x: expected numbers of shape nodes × features, found %1</source>
            <translation>x: erwartet werden Knoten × Merkmale Zahlen, gefunden %1</translation>
        </message>
        <message>
            <source>x</source>
            <translation>x</translation>
        </message>
        <message>
            <source>y</source>
            <translation>y</translation>
        </message>
        <message>
            <source>array &quot;%1&quot;</source>
            <translation>Array „%1“</translation>
        </message>
        <message>
            <source>attributes of edges ignored</source>
            <translation>Attribute von Kanten nicht verwendet</translation>
        </message>
        <message>
            <source>%1: expected a value for each of %2 nodes, found %3</source>
            <translation>%1: erwartet wird ein Wert für jeden der %2 Knoten, gefunden %3</translation>
        </message>
        <message>
            <source>%1: node %2: expected 0 or 1, found %3</source>
            <translation>%1: Knoten %2: erwartet wird 0 oder 1, gefunden %3</translation>
        </message>
        <message>
            <source>%1: expected %2 splits as in the previous masks, found %3</source>
            <translation>%1: erwartet werden %2 Aufteilungen wie in den Masken davor, gefunden %3</translation>
        </message>
        <message>
            <source>expected a class for each of %1 nodes, found %2</source>
            <translation>erwartet wird eine Klasse für jeden der %1 Knoten, gefunden %2</translation>
        </message>
        <message>
            <source>node %1: expected a class number, found %2</source>
            <translation>Knoten %1: erwartet wird die Nummer einer Klasse, gefunden %2</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;: expected each node in one part, found node %2 twice</source>
            <translation>Aufteilung „%1“: erwartet wird jeder Knoten in einem Teil, gefunden Knoten %2 zweimal</translation>
        </message>
        <message>
            <source>a number that is too large</source>
            <translation>eine zu große Zahl</translation>
        </message>
        <message>
            <source>a number that is not whole</source>
            <translation>eine Zahl, die nicht ganz ist</translation>
        </message>
        <message>
            <source>null</source>
            <translation>null</translation>
        </message>
        <message>
            <source>%1: expected an object of numbers, found %2</source>
            <translation>%1: erwartet wird ein Objekt von Zahlen, gefunden %2</translation>
        </message>
        <message>
            <source>the beginning</source>
            <translation>der Anfang</translation>
        </message>
        <message>
            <source>%1: expected a node below %2</source>
            <translation>%1: erwartet wird ein Knoten unter %2</translation>
        </message>
        <message>
            <source>%1: expected tr, va or te</source>
            <translation>%1: erwartet wird tr, va oder te</translation>
        </message>
        <message>
            <source>not JSON</source>
            <translation>kein JSON</translation>
        </message>
        <message>
            <source>classes left out, as so many nodes have none or several</source>
            <translation>Klassen weggelassen, da so viele Knoten keine oder mehrere haben</translation>
        </message>
        <message>
            <source>%1: byte %2: expected GraphML, found %3</source>
            <translation>%1: Byte %2: erwartet wird GraphML, gefunden %3</translation>
        </message>
        <message>
            <source>%1: expected &lt;graphml&gt; with a &lt;graph&gt;, found none</source>
            <translation>%1: erwartet wird &lt;graphml&gt; mit einem &lt;graph&gt;, gefunden keines</translation>
        </message>
        <message>
            <source>one graph</source>
            <translation>ein Graph</translation>
        </message>
        <message>
            <source>%1:%2: expected %3, found &apos;%4&apos;</source>
            <translation>%1:%2: erwartet wird %3, gefunden „%4“</translation>
        </message>
        <message>
            <source>a finite number as default</source>
            <translation>eine endliche Zahl als Vorgabe</translation>
        </message>
        <message>
            <source>each key once</source>
            <translation>jeder Schlüssel einmal</translation>
        </message>
        <message>
            <source>a node with an id</source>
            <translation>ein Knoten mit einer id</translation>
        </message>
        <message>
            <source>each node once</source>
            <translation>jeder Knoten einmal</translation>
        </message>
        <message>
            <source>the id of a declared key</source>
            <translation>die id eines erklärten Schlüssels</translation>
        </message>
        <message>
            <source>a finite number</source>
            <translation>eine endliche Zahl</translation>
        </message>
        <message>
            <source>edges between two nodes</source>
            <translation>Kanten zwischen zwei Knoten</translation>
        </message>
        <message>
            <source>a node id as %1</source>
            <translation>die id eines Knotens als %1</translation>
        </message>
        <message>
            <source>feature values not given taken as 0</source>
            <translation>fehlende Merkmalswerte als 0 genommen</translation>
        </message>
        <message>
            <source>%1: expected text in UTF-8</source>
            <translation>%1: erwartet wird Text in UTF-8</translation>
        </message>
        <message>
            <source>%1: cannot be decompressed: %2</source>
            <translation>%1: kann nicht entpackt werden: %2</translation>
        </message>
        <message>
            <source>%1:%2: expected a line of at most 16 MB, found a longer one</source>
            <translation>%1:%2: erwartet wird eine Zeile von höchstens 16 MB, gefunden eine längere</translation>
        </message>
        <message>
            <source>row and column</source>
            <translation>Zeile und Spalte</translation>
        </message>
        <message>
            <source>row, column and value</source>
            <translation>Zeile, Spalte und Wert</translation>
        </message>
        <message>
            <source>a row from 1 to %1</source>
            <translation>eine Zeile von 1 bis %1</translation>
        </message>
        <message>
            <source>a column from 1 to %1</source>
            <translation>eine Spalte von 1 bis %1</translation>
        </message>
        <message>
            <source>the end of the file after %1 entries</source>
            <translation>das Ende nach %1 Einträgen</translation>
        </message>
        <message>
            <source>%1 entries</source>
            <translation>%1 Einträge</translation>
        </message>
        <message>
            <source>%1 × %2 values</source>
            <translation>%1 × %2 Werte</translation>
        </message>
        <message>
            <source>the end of the file after %1 values</source>
            <translation>das Ende nach %1 Werten</translation>
        </message>
        <message>
            <source>%1 values</source>
            <translation>%1 Werte</translation>
        </message>
        <message>
            <source>numbers of rows and columns</source>
            <translation>Anzahlen von Zeilen und Spalten</translation>
        </message>
        <message>
            <source>numbers of rows, columns and entries</source>
            <translation>Anzahlen von Zeilen, Spalten und Einträgen</translation>
        </message>
        <message>
            <source>at most %1 rows and columns</source>
            <translation>höchstens %1 Zeilen und Spalten</translation>
        </message>
        <message>
            <source>a single graph, with its number of nodes on the only line</source>
            <translation>ein Graph, dessen Knotenzahl die einzige Zeile ist</translation>
        </message>
        <message>
            <source>a number of nodes</source>
            <translation>eine Anzahl von Knoten</translation>
        </message>
        <message>
            <source>finite numbers separated by commas</source>
            <translation>endliche Zahlen, durch Kommas getrennt</translation>
        </message>
        <message>
            <source>%1 numbers as in the previous lines</source>
            <translation>%1 Zahlen wie in den Zeilen davor</translation>
        </message>
        <message>
            <source>two nodes from 0 to %1 separated by a comma</source>
            <translation>zwei Knoten von 0 bis %1, durch Komma getrennt</translation>
        </message>
        <message>
            <source>one class per line (data sets with several tasks are not supported)</source>
            <translation>eine Klasse je Zeile (Datensätze mit mehreren Aufgaben werden nicht gelesen)</translation>
        </message>
        <message>
            <source>a node from 0 to %1</source>
            <translation>ein Knoten von 0 bis %1</translation>
        </message>
        <message>
            <source>%1: expected a file %2.csv.gz, found none</source>
            <translation>%1: erwartet wird eine Datei %2.csv.gz, gefunden keine</translation>
        </message>
        <message>
            <source>a csr_matrix of features</source>
            <translation>eine csr_matrix von Merkmalen</translation>
        </message>
        <message>
            <source>an array of one-hot labels</source>
            <translation>ein Array von One-Hot-Klassen</translation>
        </message>
        <message>
            <source>%1: expected one-hot labels with one column per class%2, found %3</source>
            <translation>%1: erwartet werden One-Hot-Klassen mit einer Spalte je Klasse%2, gefunden %3</translation>
        </message>
        <message>
            <source>%1:%2: expected a node number, found &apos;%3&apos;</source>
            <translation>%1:%2: erwartet wird die Nummer eines Knotens, gefunden „%3“</translation>
        </message>
        <message>
            <source>a dict of neighbour lists</source>
            <translation>ein Dict von Nachbarlisten</translation>
        </message>
        <message>
            <source>%1: expected a node below %2 and a list of its neighbours, found %3 and %4</source>
            <translation>%1: erwartet werden ein Knoten unter %2 und eine Liste seiner Nachbarn, gefunden %3 und %4</translation>
        </message>
        <message>
            <source>%1: neighbours of node %2: expected nodes below %3, found another value</source>
            <translation>%1: Nachbarn von Knoten %2: erwartet werden Knoten unter %3, gefunden ein anderer Wert</translation>
        </message>
        <message>
            <source>expected %1 nodes, one per row of tx, found %2</source>
            <translation>erwartet werden %1 Knoten, so viele wie tx Zeilen hat, gefunden %2</translation>
        </message>
        <message>
            <source>expected nodes up to about %1, found %2</source>
            <translation>erwartet werden Knoten bis etwa %1, gefunden %2</translation>
        </message>
        <message>
            <source>expected each test node once, numbered from %1 (the number of rows of allx), found %2</source>
            <translation>erwartet wird jeder Testknoten einmal und nicht unter den %1 Zeilen von allx, gefunden %2</translation>
        </message>
        <message>
            <source>%1: expected features and labels with equal numbers of rows, found allx %2 and ally %3, tx %4 and ty %5, x %6 and y %7, with %8 and %9 columns</source>
            <translation>%1: erwartet werden Merkmale und Klassen mit gleich vielen Zeilen, gefunden allx %2 und ally %3, tx %4 und ty %5, x %6 und y %7, mit %8 und %9 Spalten</translation>
        </message>
        <message>
            <source>nodes without a label given class 0, as PyTorch Geometric does</source>
            <translation>Knoten ohne Klasse der Klasse 0 zugeordnet, wie bei PyTorch Geometric</translation>
        </message>
        <message>
            <source>nodes without features given zeros</source>
            <translation>Knoten ohne Merkmale mit Nullen versehen</translation>
        </message>
        <message>
            <source>%1 and tx</source>
            <translation>%1 und tx</translation>
        </message>
        <message>
            <source>%1: expected each node in one part, found node %2 in two</source>
            <translation>%1: erwartet wird jeder Knoten in einem Teil, gefunden Knoten %2 in zweien</translation>
        </message>
        <message>
            <source>unknown format</source>
            <translation>unbekanntes Format</translation>
        </message>
        <message>
            <source>tables</source>
            <translation>Tabellen</translation>
        </message>
        <message>
            <source>%1: %2.npy</source>
            <translation>%1: %2.npy</translation>
        </message>
        <message>
            <source>%1: %2.npy: expected a number for each of %3 nodes, found %4</source>
            <translation>%1: %2.npy: erwartet wird eine Zahl für jeden der %3 Knoten, gefunden %4</translation>
        </message>
        <message>
            <source>%1: node_types.npy: expected 1 (training), 2 (validation), 3 (test) or 0, found %2 at node %3</source>
            <translation>%1: node_types.npy: erwartet wird 1 (Training), 2 (Validierung), 3 (Test) oder 0, gefunden %2 bei Knoten %3</translation>
        </message>
        <message>
            <source>%1: label.npy</source>
            <translation>%1: label.npy</translation>
        </message>
        <message>
            <source>department %1 of person %2 as in the previous lines</source>
            <translation>Abteilung %1 der Person %2 wie zuvor</translation>
        </message>
        <message>
            <source>a person number and a department</source>
            <translation>die Nummer einer Person und eine Abteilung</translation>
        </message>
        <message>
            <source>time, two people and their departments</source>
            <translation>Zeit, zwei Personen und ihre Abteilungen</translation>
        </message>
        <message>
            <source>time and two people</source>
            <translation>Zeit und zwei Personen</translation>
        </message>
        <message>
            <source>a time in seconds</source>
            <translation>eine Zeit in Sekunden</translation>
        </message>
        <message>
            <source>the numbers of two people</source>
            <translation>die Nummern zweier Personen</translation>
        </message>
        <message>
            <source>%1: expected lines of time and two people, found none</source>
            <translation>%1: erwartet werden Zeilen aus Zeit und zwei Personen, gefunden keine</translation>
        </message>
        <message>
            <source>contacts aggregated over time into edges</source>
            <translation>Kontakte über die Zeit zu Kanten zusammengefasst</translation>
        </message>
        <message>
            <source>%1: shape.npy</source>
            <translation>%1: shape.npy</translation>
        </message>
        <message>
            <source>%1: shape.npy: expected two numbers, found %2</source>
            <translation>%1: shape.npy: erwartet werden zwei Längen, gefunden %2</translation>
        </message>
        <message>
            <source>%1: expected %2 rows and columns, the number of feature rows, found %3 and %4</source>
            <translation>%1: erwartet werden %2 Zeilen und Spalten, so viele wie Zeilen von Merkmalen, gefunden %3 und %4</translation>
        </message>
        <message>
            <source>%1: expected %2 numbers, found %3</source>
            <translation>%1: erwartet werden %2 Zahlen, gefunden %3</translation>
        </message>
        <message>
            <source>%1: indptr.npy</source>
            <translation>%1: indptr.npy</translation>
        </message>
        <message>
            <source>%1: indptr.npy: expected %2 + 1 offsets in ascending order from 0 to %3, found other values</source>
            <translation>%1: indptr.npy: erwartet werden %2 + 1 von 0 bis %3 aufsteigende Anfänge, gefunden andere</translation>
        </message>
        <message>
            <source>%1: expected nodes below %2, found an edge %3 – %4</source>
            <translation>%1: erwartet werden Knoten unter %2, gefunden eine Kante %3 – %4</translation>
        </message>
        <message>
            <source>%1: expected a matrix with a row for each node, found %2</source>
            <translation>%1: erwartet wird eine Matrix mit einer Zeile je Knoten, gefunden %2</translation>
        </message>
        <message>
            <source>%1 × %2 numbers</source>
            <translation>%1 × %2 Zahlen</translation>
        </message>
        <message>
            <source>%1 dimensions</source>
            <translation>%1 Achsen</translation>
        </message>
        <message>
            <source>fields with closing quotation marks</source>
            <translation>Felder mit geschlossenen Anführungszeichen</translation>
        </message>
        <message>
            <source>%1 fields as in the first line</source>
            <translation>%1 Felder wie in der ersten Zeile</translation>
        </message>
        <message>
            <source>a node name</source>
            <translation>der Name eines Knotens</translation>
        </message>
        <message>
            <source>%1: expected one line per node, found none</source>
            <translation>%1: erwartet wird eine Zeile je Knoten, gefunden keine</translation>
        </message>
        <message>
            <source>source, target and an optional weight</source>
            <translation>Quelle, Ziel und vielleicht ein Gewicht</translation>
        </message>
        <message>
            <source>the names of two nodes</source>
            <translation>die Namen zweier Knoten</translation>
        </message>
        <message>
            <source>%1: expected one line per edge, found none</source>
            <translation>%1: erwartet wird eine Zeile je Kante, gefunden wurde keine</translation>
        </message>
        <message>
            <source>a node listed in the table of nodes</source>
            <translation>ein Knoten der Knotentabelle</translation>
        </message>
        <message>
            <source>feature columns of the table of nodes ignored, as there is a file of features</source>
            <translation>Merkmalsspalten der Knotentabelle übergangen, da es eine Datei mit Merkmalen gibt</translation>
        </message>
        <message>
            <source>column %1</source>
            <translation>Spalte %1</translation>
        </message>
        <message>
            <source>further columns of the table of edges ignored</source>
            <translation>weitere Spalten der Kantentabelle übergangen</translation>
        </message>
        <message>
            <source>expected a JSON object with &quot;format&quot;: &quot;%1&quot;</source>
            <translation>erwartet wird ein JSON-Objekt mit &quot;format&quot;: &quot;%1&quot;</translation>
        </message>
        <message>
            <source>expected &quot;version&quot;: %1, found none</source>
            <translation>erwartet wird &quot;version&quot;: %1, gefunden nichts</translation>
        </message>
        <message>
            <source>&quot;nodes&quot;: expected the data set&apos;s number of nodes</source>
            <translation>&quot;nodes&quot;: erwartet wird die Knotenzahl des Datensatzes</translation>
        </message>
        <message>
            <source>&quot;splits&quot;: expected a list of at least one partition</source>
            <translation>&quot;splits&quot;: erwartet wird eine Liste mit mindestens einer Aufteilung</translation>
        </message>
        <message>
            <source>splits[%1]: expected an object with train and test</source>
            <translation>splits[%1]: erwartet wird ein Objekt mit train und test</translation>
        </message>
        <message>
            <source>%1: expected a list of nodes</source>
            <translation>%1: erwartet wird eine Liste von Knoten</translation>
        </message>
        <message>
            <source>%1: expected numbers from 0 to %2, found %3</source>
            <translation>%1: erwartet werden Zahlen von 0 bis %2, gefunden %3</translation>
        </message>
        <message>
            <source>expected &quot;version&quot;: %1, found %2</source>
            <translation>erwartet wird &quot;version&quot;: %1, gefunden %2</translation>
        </message>
        <message>
            <source>the partitions have %1 nodes, but the data set has %2</source>
            <translation>Aufteilungen von %1 Knoten; der Datensatz hat %2</translation>
        </message>
        <message>
            <source>%1: occurs twice</source>
            <translation>%1: steht zweimal da</translation>
        </message>
        <message>
            <source>%1: is empty</source>
            <translation>%1: ist leer</translation>
        </message>
        <message>
            <source>%1: node %2 is already in %3</source>
            <translation>%1: Knoten %2 ist schon in %3</translation>
        </message>
        <message>
            <source>data set %1 has no contacts with times, so it cannot be divided into time snapshots; import it from the published contacts, or omit the time.* parameters</source>
            <translation>Datensatz %1 hat keine Kontakte mit Zeiten, die sich in Zeitausschnitte teilen ließen; importieren Sie ihn aus den veröffentlichten Kontakten oder lassen Sie die Parameter time.* weg</translation>
        </message>
        <message>
            <source>time.test_snapshots: expected fewer than the %1 time snapshots, found %2</source>
            <translation>time.test_snapshots: erwartet werden weniger als die %1 Zeitausschnitte, gefunden %2</translation>
        </message>
        <message>
            <source>time.snapshots of data set %1</source>
            <translation>time.snapshots von Datensatz %1</translation>
        </message>
        <message>
            <source>data set %1 has no contacts in time snapshot %2 of %3, so the snapshot has no nodes; set time.cut=contacts or a lower time.snapshots</source>
            <translation>niemand aus Datensatz %1 trifft jemanden in Zeitausschnitt %2 von %3, also gibt es keine Sicht davon; setzen Sie time.cut=contacts oder ein kleineres time.snapshots</translation>
        </message>
        <message>
            <source>dicts are nested more than %1 deep</source>
            <translation>Dicts sind mehr als %1 Ebenen tief geschachtelt</translation>
        </message>
        <message>
            <source>%1: the tensor extends beyond the %2 numbers of its storage</source>
            <translation>%1: ein Tensor, der über die %2 Zahlen seines Speichers hinausreicht</translation>
        </message>
        <message>
            <source>%1: the tensor has more numbers than any encoder</source>
            <translation>%1: ein Tensor mit mehr Zahlen, als irgendein Encoder hat</translation>
        </message>
        <message>
            <source>expected a storage of %1 numbers, found %2 bytes</source>
            <translation>erwartet wird ein Speicher von %1 Zahlen, gefunden %2 Bytes</translation>
        </message>
        <message>
            <source>weights saved by PyTorch 1.6 or later</source>
            <translation>von PyTorch 1.6 oder neuer gespeicherte Gewichte</translation>
        </message>
        <message>
            <source>%1: expected weights saved by PyTorch, found a zip archive without a member data.pkl</source>
            <translation>%1: erwartet werden von PyTorch gespeicherte Gewichte, gefunden ein Zip-Archiv ohne data.pkl</translation>
        </message>
        <message>
            <source>%1: expected weights, found a TorchScript program; save module.state_dict() instead</source>
            <translation>%1: erwartet werden Gewichte, gefunden ein TorchScript-Programm; speichern Sie stattdessen module.state_dict()</translation>
        </message>
        <message>
            <source>%1: expected little-endian numbers</source>
            <translation>%1: erwartet werden Little-Endian-Zahlen</translation>
        </message>
        <message>
            <source>%1: expected named tensors, found none</source>
            <translation>%1: erwartet werden Tensoren mit Namen, gefunden keine</translation>
        </message>
        <message>
            <source>stopped; nothing was kept</source>
            <translation>angehalten; nichts wurde behalten</translation>
        </message>
        <message>
            <source>expected %1 bytes, found %2</source>
            <translation>erwartet werden %1 Bytes, gefunden %2</translation>
        </message>
        <message>
            <source>more</source>
            <translation>mehr</translation>
        </message>
        <message>
            <source>%1; expected %2</source>
            <translation>%1; erwartet wird %2</translation>
        </message>
        <message>
            <source>%1: expected %2, which is a zip archive: %3</source>
            <translation>%1: erwartet wird %2, also ein Zip-Archiv: %3</translation>
        </message>
        <message>
            <source>%1: expected at most %2 members, found %3</source>
            <translation>%1: erwartet werden höchstens %2 Einträge, gefunden %3</translation>
        </message>
        <message>
            <source>%1: no such member in the archive</source>
            <translation>%1: erwartet wird dieser Eintrag, gefunden keiner dieses Namens</translation>
        </message>
        <message>
            <source>%1: cannot be unpacked: %2</source>
            <translation>%1: kann nicht entpackt werden: %2</translation>
        </message>
        <message>
            <source>%1: expected a stored or deflated member, found another compression method</source>
            <translation>%1: erwartet wird ein gespeicherter oder mit Deflate gepackter Eintrag, gefunden ein anderes Verfahren</translation>
        </message>
        <message>
            <source>%1: declares %2 bytes</source>
            <translation>%1: gibt %2 Bytes an</translation>
        </message>
        <message>
            <source>%1: cannot be written: the members exceed 4 GB</source>
            <translation>%1: kann nicht geschrieben werden: über 4 GB Einträge</translation>
        </message>
        <message>
            <source>the archive cannot be read back</source>
            <translation>das Archiv kann nicht zurückgelesen werden</translation>
        </message>
        <message>
            <source>expected two partitions of equal size, found %1 and %2 items</source>
            <translation>zwei Einteilungen von %1 und %2 Elementen</translation>
        </message>
        <message>
            <source>no item has a class</source>
            <translation>kein Element hat eine Klasse</translation>
        </message>
        <message>
            <source>expected at least one row per cluster, found %1 rows for %2 clusters</source>
            <translation>%1 Zeilen sind weniger als %2 Cluster</translation>
        </message>
        <message>
            <source>the difference of pair %1 is not finite</source>
            <translation>Paar %1 hat eine Differenz, die nicht endlich ist</translation>
        </message>
        <message>
            <source>expected equal numbers of values to pair, found %1 and %2</source>
            <translation>Paare brauchen gleich viele Werte von beiden, gefunden %1 und %2</translation>
        </message>
        <message>
            <source>expected a ratio of test to training part above 0, found %1</source>
            <translation>das Verhältnis von Test- zu Trainingsteil muss über 0 liegen, gefunden %1</translation>
        </message>
        <message>
            <source>expected an equivalence margin above 0, found %1</source>
            <translation>eine Äquivalenzschranke muss über 0 liegen, gefunden %1</translation>
        </message>
        <message>
            <source>no number of pairs can detect a difference of %1</source>
            <translation>keine Anzahl von Paaren weist eine Differenz von %1 nach</translation>
        </message>
        <message>
            <source>expected a standard deviation of at least 0, found %1</source>
            <translation>eine Abweichung ist mindestens 0, gefunden %1</translation>
        </message>
        <message>
            <source>there are no results</source>
            <translation>es gibt keine Ergebnisse</translation>
        </message>
        <message>
            <source>results of seed number %1</source>
            <translation>Ergebnisse des Seeds Nummer %1</translation>
        </message>
        <message>
            <source>%1: expected %2 splits as for the first seed, found %3</source>
            <translation>%1: erwartet werden %2 Aufteilungen wie beim ersten, gefunden %3</translation>
        </message>
        <message>
            <source>%1: a value is not finite</source>
            <translation>%1: ein Wert ist nicht endlich</translation>
        </message>
        <message>
            <source>they were measured on %1 and %2 splits</source>
            <translation>sie wurden auf %1 und %2 Aufteilungen gemessen</translation>
        </message>
        <message>
            <source>they were measured with %1 and %2 seeds</source>
            <translation>sie wurden mit %1 und %2 Seeds gemessen</translation>
        </message>
        <message>
            <source>expected one score per item, found %1 scores for %2 items</source>
            <translation>%1 Bewertungen von %2 Elementen</translation>
        </message>
        <message>
            <source>a score is not finite</source>
            <translation>eine Bewertung ist nicht endlich</translation>
        </message>
        <message>
            <source>expected both positive and negative items</source>
            <translation>Bewertungen brauchen Elemente beider Arten</translation>
        </message>
        <message>
            <source>link prediction requires at least one edge, but the graph has none</source>
            <translation>der Graph hat keine Kante, die von anderen Paaren zu unterscheiden wäre</translation>
        </message>
        <message>
            <source>link prediction requires non-edges, but nearly every pair of nodes is an edge</source>
            <translation>fast jedes Knotenpaar ist eine Kante</translation>
        </message>
        <message>
            <source>node %1 has no row in the embedding of %2 rows</source>
            <translation>Knoten %1 hat keine Zeile unter %2</translation>
        </message>
        <message>
            <source>the embedding has %1 rows, but the data set has %2 nodes</source>
            <translation>die Einbettung hat %1 Zeilen, der Datensatz %2 Knoten</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;: %2 training nodes are too few for %3 folds; protocol cv-50-50 trains on half of the nodes</source>
            <translation>Aufteilung „%1“: %2 Trainingsknoten sind zu wenige für %3 Teile; das Protokoll cv-50-50 trainiert auf der Hälfte der Knoten</translation>
        </message>
        <message>
            <source>the probe was stopped</source>
            <translation>der Klassifikator wurde angehalten</translation>
        </message>
        <message>
            <source>expected equal numbers of true and predicted classes, found %1 and %2</source>
            <translation>%1 wahre Klassen, aber %2 vorhergesagte</translation>
        </message>
        <message>
            <source>item %1: expected classes from 0 to %4, found true class %2 and predicted class %3</source>
            <translation>Element %1: Klasse %2 als %3 vorhergesagt, erwartet 0 … %4</translation>
        </message>
        <message>
            <source>expected %2 counts for %3 classes, found %1</source>
            <translation>%1 Anzahlen, erwartet %2 für %3 Klassen</translation>
        </message>
        <message>
            <source>the confusion matrix contains a negative count</source>
            <translation>eine Konfusionsmatrix mit einer negativen Anzahl</translation>
        </message>
        <message>
            <source>expected one row per node, found %1 rows for %2 nodes</source>
            <translation>%1 Zeilen, aber %2 Knoten</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;: expected at least %3 training nodes, the number of neighbours, found %2</source>
            <translation>Aufteilung „%1“: %2 Trainingsknoten sind weniger als %3 Nachbarn</translation>
        </message>
        <message>
            <source>one linear layer on the rows as they are, 100 full-batch epochs of Adam (learning rate 0.01), the epoch of best validation accuracy</source>
            <translation>eine lineare Schicht auf den unveränderten Zeilen, 100 Epochen von Adam mit allen Daten (Lernrate 0.01), die Epoche bester Validierungsgenauigkeit</translation>
        </message>
        <message>
            <source>one-layer MLP as the article means it, a linear layer with softmax and no hidden one, on the rows as they are: 100 epochs of Adam in batches of 1,024 drawn anew each epoch (learning rate 0.01; both our choice, the article names neither), the epoch of best validation micro-F1</source>
            <translation>einschichtiges MLP, wie der Artikel es meint, eine lineare Schicht mit Softmax ohne verborgene, auf den unveränderten Zeilen: 100 Epochen von Adam in Batches von 1.024, jede Epoche neu gezogen (Lernrate 0.01; beides unsere Wahl, der Artikel nennt keines), die Epoche des besten Mikro-F1 der Validierung</translation>
        </message>
        <message>
            <source>accuracy</source>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <source>exact match of one-hot rows</source>
            <translation>exakter Übereinstimmung von One-Hot-Zeilen</translation>
        </message>
        <message>
            <source>stratified folds</source>
            <translation>geschichtete Teile</translation>
        </message>
        <message>
            <source>unshuffled folds</source>
            <translation>nicht gemischte Teile</translation>
        </message>
        <message>
            <source>%1 on the validation part, or where there is none by 5-fold cross-validation on the training part (%2)</source>
            <translation>%1 auf dem Validierungsteil oder, wo keiner ist, durch fünffache Kreuzvalidierung auf dem Trainingsteil (%2)</translation>
        </message>
        <message>
            <source>%1 on the validation part</source>
            <translation>%1 auf dem Validierungsteil</translation>
        </message>
        <message>
            <source>5-fold cross-validation on the training part (%1, %2)</source>
            <translation>fünffacher Kreuzvalidierung auf dem Trainingsteil (%1, %2)</translation>
        </message>
        <message>
            <source>%1 published split</source>
            <translation>%1 veröffentlichte Aufteilung</translation>
        </message>
        <message>
            <source>%1 published splits</source>
            <translation>%1 veröffentlichte Aufteilungen</translation>
        </message>
        <message>
            <source>%1 random split (seed %2), %3 % training, %4 % validation, %5 % test</source>
            <translation>%1 zufällige Aufteilung (Startwert %2), %3 % Training, %4 % Validierung, %5 % Test</translation>
        </message>
        <message>
            <source>%1 random splits (seed %2), %3 % training, %4 % validation, %5 % test</source>
            <translation>%1 zufällige Aufteilungen (Startwert %2), %3 % Training, %4 % Validierung, %5 % Test</translation>
        </message>
        <message>
            <source>%1 random split (seed %2), %3 % training, %4 % test</source>
            <translation>%1 zufällige Aufteilung (Startwert %2), %3 % Training, %4 % Test</translation>
        </message>
        <message>
            <source>%1 random splits (seed %2), %3 % training, %4 % test</source>
            <translation>%1 zufällige Aufteilungen (Startwert %2), %3 % Training, %4 % Test</translation>
        </message>
        <message>
            <source>unknown evaluation protocol &quot;%1&quot;, expected one of %2</source>
            <translation>unbekanntes Auswertungsprotokoll „%1“, erwartet wird eines von %2</translation>
        </message>
        <message>
            <source>rows scaled to length 1, one-vs-rest L2-regularised logistic regression (liblinear solver 0, bias regularised, eps 1e-4), C of 2^-10 … 2^9 chosen by %1</source>
            <translation>Zeilen auf Länge 1 skaliert, L2-regularisierte logistische Regression, eine Klasse gegen die übrigen (liblinear-Löser 0, Bias regularisiert, eps 1e-4), C aus 2^-10 … 2^9 gewählt nach %1</translation>
        </message>
        <message>
            <source>the data set has no labels, which the evaluation requires</source>
            <translation>der Datensatz hat keine Klassen, also gibt es nichts vorherzusagen</translation>
        </message>
        <message>
            <source>protocol &quot;%1&quot; needs published splits, and the data set has none; use cv-10-90</source>
            <translation>Protokoll „%1“ braucht veröffentlichte Aufteilungen, und der Datensatz hat keine; nehmen Sie cv-10-90</translation>
        </message>
        <message>
            <source>the data set has %1 published splits, but %2 are requested</source>
            <translation>der Datensatz hat %1 veröffentlichte Aufteilungen, verlangt sind %2</translation>
        </message>
        <message>
            <source>protocol &quot;%1&quot; needs at least one split</source>
            <translation>Protokoll „%1“ braucht mindestens eine Aufteilung</translation>
        </message>
        <message>
            <source>ranking requires at least two methods on two data sets, found %1 values for %2 methods</source>
            <translation>Ränge brauchen mindestens zwei Methoden auf je zwei Datensätzen, gefunden %1 Werte von %2 Methoden</translation>
        </message>
        <message>
            <source>ranking requires a finite value for every method on every data set</source>
            <translation>Ränge brauchen einen endlichen Wert jeder Methode auf jedem Datensatz</translation>
        </message>
        <message>
            <source>unknown selection rule for C: &quot;%1&quot;; expected accuracy-stratified or exact-match-unshuffled</source>
            <translation>unbekannte Regel zur Wahl von C: „%1“ (accuracy-stratified, exact-match-unshuffled)</translation>
        </message>
        <message>
            <source>%1 labelled nodes are too few for a random split: it would have %2 training nodes and %3 validation nodes</source>
            <translation>%1 Knoten mit Klasse sind zu wenige für eine zufällige Aufteilung: %2 wären zum Training, %3 zur Validierung</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;</source>
            <translation>Aufteilung „%1“</translation>
        </message>
        <message>
            <source>%1: the %2 part is empty</source>
            <translation>%1: der Teil %2 ist leer</translation>
        </message>
        <message>
            <source>%1: node %2 of the %3 part %4</source>
            <translation>%1: Knoten %2 des Teils %3 %4</translation>
        </message>
        <message>
            <source>is not below %1, the number of nodes</source>
            <translation>ist nicht kleiner als %1, die Anzahl der Knoten</translation>
        </message>
        <message>
            <source>has no label, or one beyond the %1 classes</source>
            <translation>hat keine Klasse oder eine jenseits der %1 Klassen</translation>
        </message>
        <message>
            <source>is already in the %1 part</source>
            <translation>ist schon im Teil %1</translation>
        </message>
        <message>
            <source>expected an embedding of %1 × %2, found %3 values</source>
            <translation>eine Einbettung von %1 × %2 hat nicht %3 Werte</translation>
        </message>
        <message>
            <source>row %1 of the embedding, column %2: not a finite number</source>
            <translation>Zeile %1 der Einbettung, Spalte %2: keine endliche Zahl</translation>
        </message>
        <message>
            <source>sparse features: inconsistent numbers of rows (%1), row offsets (%2), column indices (%3) and values (%4)</source>
            <translation>dünn besetzte Merkmale mit %1 Zeilen haben %2 Zeilenanfänge, %3 Spalten und %4 Werte, die nicht zusammenpassen</translation>
        </message>
        <message>
            <source>features: expected %3 values for a matrix of %1 × %2, found %4</source>
            <translation>Merkmale von %1 × %2 brauchen %3 Werte, gefunden %4</translation>
        </message>
        <message>
            <source>feature %1 of node %2 is not a finite number</source>
            <translation>Merkmal %1 von Knoten %2 ist keine endliche Zahl</translation>
        </message>
        <message>
            <source>feature row offsets decrease after row %1</source>
            <translation>Zeilenanfänge der Merkmale nehmen nach Zeile %1 ab</translation>
        </message>
        <message>
            <source>feature row %1: column %2 of %3 is out of order or out of range, or its value is not finite</source>
            <translation>Merkmalszeile %1 hat Spalte %2 von %3 außer der Reihe oder außerhalb des Bereichs, oder einen Wert, der nicht endlich ist</translation>
        </message>
        <message>
            <source>features: expected a matrix of %1 × %2, found %3 values</source>
            <translation>Merkmale von %1 × %2 haben nicht %3 Werte</translation>
        </message>
        <message>
            <source>feature row %1: the offsets decrease, or the columns are not in ascending order below %2</source>
            <translation>Merkmalszeile %1 hat absteigende Anfänge oder Spalten, die außer der Reihe oder nicht kleiner als %2 sind</translation>
        </message>
        <message>
            <source>a feature of node %1 is not a finite number</source>
            <translation>ein Merkmal von Knoten %1 ist keine endliche Zahl</translation>
        </message>
        <message>
            <source>a graph cannot have %1 nodes</source>
            <translation>ein Graph kann nicht %1 Knoten haben</translation>
        </message>
        <message>
            <source>edge %1 – %2: expected nodes below %3</source>
            <translation>Kante %1 – %2 nennt einen Knoten, der nicht unter den %3 ist</translation>
        </message>
        <message>
            <source>row offsets must start at 0 and end at the number of entries, %1</source>
            <translation>Zeilenanfänge müssen von 0 bis zur Anzahl der Einträge reichen, %1</translation>
        </message>
        <message>
            <source>row %1 of the graph: neighbour %2 is out of order or not among the %3 nodes</source>
            <translation>Zeile %1 des Graphen ist nicht aufsteigend oder nennt Knoten %2 von %3</translation>
        </message>
        <message>
            <source>edge %1 – %2 of an undirected graph %3</source>
            <translation>Kante %1 – %2 eines ungerichteten Graphen %3</translation>
        </message>
        <message>
            <source>is a self-loop</source>
            <translation>ist eine Schleife</translation>
        </message>
        <message>
            <source>has no reverse edge</source>
            <translation>hat keine Gegenrichtung</translation>
        </message>
        <message>
            <source>embedding was stopped</source>
            <translation>Einbettung wurde angehalten</translation>
        </message>
        <message>
            <source>embedding</source>
            <translation>Einbettung</translation>
        </message>
        <message>
            <source>run %1 has no embedding because it has not finished; continue it with rosa train --resume %1</source>
            <translation>Lauf %1 hat keine Einbettung: Er ist nicht abgeschlossen; rosa train --resume %1 setzt ihn fort</translation>
        </message>
        <message>
            <source>%1: differs from the recorded file (SHA-256 mismatch)</source>
            <translation>%1: der Inhalt ist nicht der aufgezeichnete (SHA-256 stimmt nicht)</translation>
        </message>
        <message>
            <source>%1: expected a float32 matrix, found a different array or a damaged file</source>
            <translation>%1: erwartet wird eine float32-Matrix, gefunden ein anderes Array oder ein beschädigtes</translation>
        </message>
        <message>
            <source>evaluation</source>
            <translation>Auswertung</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;: protocol %2 selects the epoch on the validation part, but the split has none</source>
            <translation>Aufteilung „%1“: Protokoll %2 wählt die Epoche auf einem Validierungsteil, und es gibt keinen</translation>
        </message>
        <message>
            <source>%1 imported split</source>
            <translation>%1 importierte Aufteilung</translation>
        </message>
        <message>
            <source>%1 imported splits</source>
            <translation>%1 importierte Aufteilungen</translation>
        </message>
        <message>
            <source>%1 split taken from a file</source>
            <translation>%1 Aufteilung aus einer Datei</translation>
        </message>
        <message>
            <source>%1 splits taken from a file</source>
            <translation>%1 Aufteilungen aus einer Datei</translation>
        </message>
        <message>
            <source>inductive: training sees neither the validation part nor the test part of the published split</source>
            <translation>induktiv: das Training sieht weder Validierungs- noch Testteil der veröffentlichten Aufteilung</translation>
        </message>
        <message>
            <source>measured in the last %1 of %2 time snapshots: a node&apos;s embedding is the mean over those that contain the node; nodes in none are left out</source>
            <translation>gemessen in den letzten %1 von %2 Zeitausschnitten: eine Einbettung ist das Mittel über jene, in denen ihr Knoten vorkommt; ein Knoten in keinem bleibt weg</translation>
        </message>
        <message>
            <source>evaluation was stopped</source>
            <translation>Auswertung wurde abgebrochen</translation>
        </message>
        <message>
            <source>train.inductive hides the validation and test parts of the first published split of %1, but split &quot;%2&quot; evaluates node %3, which training sees; set evaluation.protocol to one with published splits and evaluation.splits=1, or set train.inductive=false</source>
            <translation>train.inductive verbirgt Validierungs- und Testteil der ersten veröffentlichten Aufteilung von %1, aber Aufteilung „%2“ misst Knoten %3, den das Training sah; setzen Sie evaluation.protocol auf ein veröffentlichtes und evaluation.splits=1, oder train.inductive=false</translation>
        </message>
        <message>
            <source>%1 random splits</source>
            <translation>%1 zufällige Aufteilungen</translation>
        </message>
        <message>
            <source>evaluation.protocol = auto uses random splits (%1), not the published split of data set %2; to use it, set evaluation.protocol = public-logistic</source>
            <translation>evaluation.protocol = auto misst auf zufälligen Aufteilungen (%1), nicht auf der Aufteilung, die Datensatz %2 mitbringt; evaluation.protocol = public-logistic misst auf dieser</translation>
        </message>
        <message>
            <source>evaluation.protocol = auto uses random splits (%1), not the %2 published splits of data set %3; to use them, set evaluation.protocol = public-logistic</source>
            <translation>evaluation.protocol = auto misst auf zufälligen Aufteilungen (%1), nicht auf den %2 Aufteilungen, die Datensatz %3 mitbringt; evaluation.protocol = public-logistic misst auf diesen</translation>
        </message>
        <message>
            <source>data set %1 has only %2 splits of protocol %3: these are used instead of %4</source>
            <translation>Datensatz %1 hat %2 Aufteilungen des Protokolls %3: gemessen auf diesen, nicht auf %4</translation>
        </message>
        <message>
            <source>split &quot;%1&quot; has no validation part, on which the linear probe selects its epoch</source>
            <translation>Aufteilung „%1“ hat keinen Validierungsteil, nach dem der lineare Klassifikator seine Epoche wählt</translation>
        </message>
        <message>
            <source>the linear probe failed: %1</source>
            <translation>der lineare Klassifikator ist gescheitert: %1</translation>
        </message>
        <message>
            <source>data set and walks.dimensions must be those the table was trained with</source>
            <translation>Datensatz und walks.dimensions müssen die sein, mit denen die Tabelle trainiert wurde</translation>
        </message>
        <message>
            <source>encoder.hidden and data set must be those the weights were trained with; sage.aggregator=mean concatenates the node&apos;s own and its neighbours&apos; terms, whereas PyTorch Geometric&apos;s SAGEConv adds them</source>
            <translation>encoder.hidden und Datensatz müssen die sein, mit denen die Gewichte trainiert wurden, und sage.aggregator=mean verkettet eigenen und Nachbarterm, wo SAGEConv von PyTorch Geometric sie addiert</translation>
        </message>
        <message>
            <source>encoder, encoder.hidden and data set must be those the weights were trained with</source>
            <translation>Encoder, encoder.hidden und Datensatz müssen die sein, mit denen die Gewichte trainiert wurden</translation>
        </message>
        <message>
            <source>%1: weights of a SAGEConv that adds the node&apos;s own and its neighbours&apos; terms, but sage.aggregator=mean concatenates them: of %2 rows, only %3 may be nonzero</source>
            <translation>%1: die Gewichte eines SAGEConv, das eigenen und Nachbarterm addiert, und sage.aggregator=mean verkettet sie: von %2 Zeilen dürfen nur %3 ungleich 0 sein</translation>
        </message>
        <message>
            <source>the first %1</source>
            <translation>die ersten %1</translation>
        </message>
        <message>
            <source>the last %1</source>
            <translation>die letzten %1</translation>
        </message>
        <message>
            <source>%1: contains a number that is not finite</source>
            <translation>%1: eine Zahl, die nicht endlich ist</translation>
        </message>
        <message>
            <source>%1: has %2 classes, but the data set has %3; the weights were trained on a different data set</source>
            <translation>%1: unterscheidet %2 Klassen, und der Datensatz hat %3: Die Gewichte wurden auf einem anderen trainiert</translation>
        </message>
        <message>
            <source>%1: expected %2 for %3, found %4; %5</source>
            <translation>%1: erwartet wird %2 für %3, gefunden %4; %5</translation>
        </message>
        <message>
            <source>%1 (rows and columns exchanged)</source>
            <translation>%1 (Zeilen und Spalten vertauscht)</translation>
        </message>
        <message>
            <source>random-walk methods have no weights except a table with one row per node: expected embedding.weight, %1, found %2; specify the method and the encoder that these weights were trained with, or train the table here</source>
            <translation>Methoden mit Zufallswegen haben keine Gewichte außer einer Tabelle mit einer Zeile je Knoten: erwartet wird embedding.weight, %1, gefunden %2; nennen Sie Methode und Encoder, mit denen diese trainiert wurden, oder trainieren Sie die Tabelle hier</translation>
        </message>
        <message>
            <source>no tensor for %1: expected a name that ends in %2, found %3; method, encoder and parameters must be those the weights were trained with</source>
            <translation>kein Tensor für %1: erwartet wird ein Name, der auf %2 endet, gefunden %3; Methode, Encoder und Parameter müssen die sein, mit denen die Gewichte trainiert wurden</translation>
        </message>
        <message>
            <source>%1 split</source>
            <translation>%1 Aufteilung</translation>
        </message>
        <message>
            <source>%1 splits</source>
            <translation>%1 Aufteilungen</translation>
        </message>
        <message>
            <source>the file has models of %1, but the run has %2: set evaluation.splits=%3, and set protocol and split seed to those the weights were trained with</source>
            <translation>Modelle von %1, und der Lauf hat %2: Setzen Sie evaluation.splits=%3 sowie Protokoll und Seed der Aufteilungen wie beim Training der Gewichte</translation>
        </message>
        <message>
            <source>the file has one model, but the run has %1, whose test parts contain nodes that the model was trained on: set evaluation.splits=1, and set protocol and split seed to those of the split the weights were trained on</source>
            <translation>ein Modell, und der Lauf hat %1, deren Testteile Knoten enthalten, auf denen es trainiert wurde: Setzen Sie evaluation.splits=1 sowie Protokoll und Seed der Aufteilung wie beim Training der Gewichte</translation>
        </message>
        <message>
            <source>%1: one layer more than the method&apos;s network has, so the weights belong to a different network</source>
            <translation>%1: eine Schicht mehr, als das Netz der Methode hat; es sind also die Gewichte eines anderen</translation>
        </message>
        <message>
            <source>node %1 is listed twice</source>
            <translation>Knoten %1 ist zweimal genannt</translation>
        </message>
        <message>
            <source>node %1: a view is not compared with itself; specify two different nodes</source>
            <translation>Knoten %1: eine Sicht wird nicht mit sich selbst verglichen; nennen Sie zwei Knoten</translation>
        </message>
        <message>
            <source>method %1 compares nodes, not views, so it has no pairs to show</source>
            <translation>Methode %1 vergleicht Knoten, nicht deren Sichten: Sie hat keine Paare zu zeigen</translation>
        </message>
        <message>
            <source>pair %1 does not exist: there are %2 pairs of time snapshots, numbered from 0</source>
            <translation>Paar %1 ist keines der %2 Paare von Zeitausschnitten (sie sind ab 0 nummeriert)</translation>
        </message>
        <message>
            <source>node %1 does not exist: data set %3 has %2 nodes, numbered from 0</source>
            <translation>Knoten %1 gehört nicht zu den %2 des Datensatzes %3 (gezählt ab 0)</translation>
        </message>
        <message>
            <source>node %1 is hidden from this inductive run</source>
            <translation>Knoten %1 ist vor diesem induktiven Lauf verborgen</translation>
        </message>
        <message>
            <source>class %1: the data set has no labels</source>
            <translation>Klasse %1: der Datensatz hat keine Klassen</translation>
        </message>
        <message>
            <source>unknown class &quot;%1&quot;</source>
            <translation>keine Klasse heißt „%1“</translation>
        </message>
        <message>
            <source>class %1: this run ranks pairs of time snapshots, which have no class</source>
            <translation>Klasse %1: dieser Lauf ordnet Paare von Zeitausschnitten, die keine Klasse haben</translation>
        </message>
        <message>
            <source>this run has no labelled nodes to rank</source>
            <translation>dieser Lauf hat keine Knoten mit Klasse zu ordnen</translation>
        </message>
        <message>
            <source>class &quot;%1&quot; has no nodes in this run</source>
            <translation>Klasse „%1“ hat keine Knoten in diesem Lauf</translation>
        </message>
        <message>
            <source>sampling.aligned: does not apply to a run on time snapshots, whose views are two snapshots; set it to false</source>
            <translation>sampling.aligned: die Sichten eines Laufs auf Zeitausschnitten sind zwei davon; setzen Sie es auf false</translation>
        </message>
        <message>
            <source>%1 does not support training on a GPU; use --device cpu or omit the option</source>
            <translation>%1 trainiert nur auf Prozessoren; nehmen Sie --device cpu oder lassen Sie die Option weg</translation>
        </message>
        <message>
            <source>method %1</source>
            <translation>Methode %1</translation>
        </message>
        <message>
            <source>encoder %1</source>
            <translation>Encoder %1</translation>
        </message>
        <message>
            <source>the embedding of node %1 is not finite</source>
            <translation>die Einbettung von Knoten %1 ist nicht endlich</translation>
        </message>
        <message>
            <source>data set %1 has no published split, so it is not known which nodes an inductive run may see; set train.inductive=false</source>
            <translation>Datensatz %1 hat keine veröffentlichte Aufteilung, also ist nicht bekannt, welche Knoten ein induktiver Lauf sehen darf; setzen Sie train.inductive=false</translation>
        </message>
        <message>
            <source>split %1 of %2 leaves no nodes to train on</source>
            <translation>Aufteilung %1 von %2 lässt keine Knoten zum Trainieren</translation>
        </message>
        <message>
            <source>nodes without a contact in the test snapshots left out of the evaluation</source>
            <translation>Knoten ohne Kontakt in den Testausschnitten von der Auswertung ausgenommen</translation>
        </message>
        <message>
            <source>two-layer GCN</source>
            <translation>zweischichtiges GCN</translation>
        </message>
        <message>
            <source>two-layer FastGCN</source>
            <translation>zweischichtiges FastGCN</translation>
        </message>
        <message>
            <source>two-layer GraphSAGE</source>
            <translation>zweischichtiges GraphSAGE</translation>
        </message>
        <message>
            <source>%1 trained on the labels of each training part, its own class predictions on the test part</source>
            <translation>%1, trainiert auf den Klassen jedes Trainingsteils, seine eigenen Klassen auf dem Testteil</translation>
        </message>
        <message>
            <source>GRACE compares each node with itself in the other view, but the views of data set %1 are not aligned: %2 nodes are in only one of time snapshots %3 and %4; use RoSA, which does not need aligned views</source>
            <translation>GRACE vergleicht jeden Knoten mit sich selbst in der anderen Sicht, aber die Sichten des Datensatzes %1 sind nicht ausgerichtet: %2 Knoten sind nur in einem der Zeitausschnitte %3 und %4; RoSA braucht keine ausgerichteten Sichten</translation>
        </message>
        <message>
            <source>two-layer GraphSAGE trained on the labels of the training part in the training snapshots, its own class predictions on the test part by mean logits over the test snapshots</source>
            <translation>zweischichtiges GraphSAGE, trainiert auf den Klassen des Trainingsteils in den Trainingsausschnitten, seine eigenen Klassen des Testteils nach mittleren Logits über die Testausschnitte</translation>
        </message>
        <message>
            <source>expected at least 4 training snapshots (two pairs to contrast), found %1; increase time.snapshots or decrease time.test_snapshots</source>
            <translation>erwartet werden mindestens 4 Trainingsausschnitte, zwei Paare zum Kontrastieren, gefunden %1; setzen Sie ein größeres time.snapshots oder ein kleineres time.test_snapshots</translation>
        </message>
        <message>
            <source>a pair of time snapshots has no negative among the %1 pairs; decrease time.apart or increase time.snapshots</source>
            <translation>ein Paar von Zeitausschnitten hat unter den %1 Paaren kein Negativ; setzen Sie ein kleineres time.apart oder ein größeres time.snapshots</translation>
        </message>
        <message>
            <source>sampling.batch_size: expected at least %1 pairs of time snapshots, so that each has a negative, found %2</source>
            <translation>sampling.batch_size: erwartet werden mindestens %1 Paare von Zeitausschnitten, damit jedes ein Negativ hat, gefunden %2</translation>
        </message>
        <message>
            <source>the graph has no edges, so random walks are not possible</source>
            <translation>der Graph hat keine Kanten: Zufallswege von seinen Knoten führen nirgendwohin</translation>
        </message>
        <message>
            <source>cannot load the CUDA plug-in: %1</source>
            <translation>dieses Programm hat kein CUDA-Modul: %1</translation>
        </message>
        <message>
            <source>no working NVIDIA GPU and driver found</source>
            <translation>kein Treiber für eine NVIDIA-GPU antwortet</translation>
        </message>
        <message>
            <source>no g-EMD kernel for device %1</source>
            <translation>kein g-EMD-Kernel für Gerät %1</translation>
        </message>
        <message>
            <source>a batch of one view has no negatives: expected at least 2 centre nodes</source>
            <translation>ein Batch aus einer Sicht hat nichts zum Kontrastieren: erwartet werden mindestens 2 Zentren</translation>
        </message>
        <message>
            <source>row %1 of the embedding is not finite</source>
            <translation>Zeile %1 der Einbettung ist nicht endlich</translation>
        </message>
        <message>
            <source>PCA needs at least two rows</source>
            <translation>Hauptkomponenten brauchen mindestens zwei Zeilen</translation>
        </message>
        <message>
            <source>cannot compute %1 principal components of a %2 × %3 matrix</source>
            <translation>verlangt sind %1 Hauptkomponenten von %2 × %3 Werten</translation>
        </message>
        <message>
            <source>PCA: %1</source>
            <translation>Hauptkomponenten: %1</translation>
        </message>
        <message>
            <source>t-SNE needs at least 4 points, found %1</source>
            <translation>t-SNE braucht mindestens 4 Punkte, gefunden %1</translation>
        </message>
        <message>
            <source>t-SNE supports at most %1 points, found %2; use PCA or a sample of the nodes</source>
            <translation>t-SNE nimmt höchstens %1 Punkte, gefunden %2; wählen Sie PCA oder eine Stichprobe der Knoten</translation>
        </message>
        <message>
            <source>t-SNE: %1 must be %2, found %3</source>
            <translation>t-SNE: %1 muss %2 sein, gefunden %3</translation>
        </message>
        <message>
            <source>the initial layout has %1 points, expected %2</source>
            <translation>das Layout, von dem auszugehen ist, hat %1 Punkte, erwartet werden %2</translation>
        </message>
        <message>
            <source>point %1 of the initial layout is not finite</source>
            <translation>das Layout, von dem auszugehen ist: Punkt %1 ist nicht endlich</translation>
        </message>
        <message>
            <source>t-SNE was stopped</source>
            <translation>t-SNE wurde angehalten</translation>
        </message>
        <message>
            <source>t-SNE diverged at step %1 with learning rate %2; choose a smaller one</source>
            <translation>t-SNE divergierte in Schritt %1 mit Lernrate %2; wählen Sie eine kleinere</translation>
        </message>
        <message>
            <source>request %1</source>
            <translation>Anfrage %1</translation>
        </message>
        <message>
            <source>metadata entry %1 is missing</source>
            <translation>%1 fehlt darin</translation>
        </message>
        <message>
            <source>metadata entry %1: expected a number, found &quot;%2&quot;</source>
            <translation>%1 ist darin „%2“</translation>
        </message>
        <message>
            <source>tensor %1 is missing: the checkpoint is of a different method or encoder</source>
            <translation>der Tensor %1 fehlt darin: gehört zu einer anderen Methode oder einem anderen Encoder</translation>
        </message>
        <message>
            <source>tensor %1: expected shape %2, found %3</source>
            <translation>Tensor %1: erwartet wird %2, gefunden %3</translation>
        </message>
        <message>
            <source>data set %1: %2; to check all features, run rosa data check %1</source>
            <translation>Datensatz %1: %2; rosa data check %1 liest alle</translation>
        </message>
        <message>
            <source>data set %1: features are as large as %2, so their products overflow float32; scale them, for instance each column to 0 … 1</source>
            <translation>Datensatz %1: seine Merkmale reichen bis %2, und float32 kann ihre Produkte nicht darstellen; skalieren Sie sie, zum Beispiel jede Spalte auf 0 … 1</translation>
        </message>
        <message>
            <source>likely cause: %1 is too low; raise it</source>
            <translation>wahrscheinliche Ursache: %1 ist zu niedrig; erhöhen Sie es</translation>
        </message>
        <message>
            <source>likely cause: %1 is too high; lower it</source>
            <translation>wahrscheinliche Ursache: %1 ist zu hoch; senken Sie es</translation>
        </message>
        <message>
            <source>training diverged in epoch %1: %2</source>
            <translation>Training in Epoche %1 divergiert: %2</translation>
        </message>
        <message>
            <source>before the first epoch: %1</source>
            <translation>vor der ersten Epoche: %1</translation>
        </message>
        <message>
            <source>%1, or fork the run from its checkpoint of epoch %2 with another value</source>
            <translation>%1, oder zweigen Sie den Lauf von seinem Sicherungspunkt der Epoche %2 mit einem anderen Wert ab</translation>
        </message>
        <message>
            <source>tensor %1 contains a number that is not finite</source>
            <translation>Tensor %1 enthält eine Zahl, die nicht endlich ist</translation>
        </message>
        <message>
            <source>run %1 has no class predictions to evaluate because it has not finished; continue it with rosa train --resume %1</source>
            <translation>Lauf %1 hat keine Klassen zu messen: Er ist nicht abgeschlossen; rosa train --resume %1 setzt ihn fort</translation>
        </message>
        <message>
            <source>run %1 was trained on the labels of its own protocol&apos;s splits: a probe cannot evaluate its embedding, and other splits would test it on nodes that it was trained on; evaluate it with the protocol and splits of its configuration</source>
            <translation>Lauf %1 wurde auf Klassen der Aufteilungen seines eigenen Protokolls trainiert: Kein Klassifikator kann seine Einbettung beurteilen, und auf anderen würden seine Klassen nach Knoten gefragt, auf denen er trainiert wurde; werten Sie ihn so aus, wie seine Konfiguration es sagt</translation>
        </message>
        <message>
            <source>run %1 is being trained (epoch %2); evaluate it when it has finished</source>
            <translation>Lauf %1 wird gerade trainiert (Epoche %2); werten Sie ihn aus, wenn er abgeschlossen ist</translation>
        </message>
        <message>
            <source>weights imported from %1, which does not record their training data</source>
            <translation>Gewichte aus %1 importiert, das nicht sagt, worauf sie trainiert wurden</translation>
        </message>
        <message>
            <source>weights of epoch %1, because the training ended early</source>
            <translation>Gewichte der Epoche %1, da das Training vorzeitig endete</translation>
        </message>
        <message>
            <source>the evaluation was not saved in the run&apos;s record: %1</source>
            <translation>nicht zur Aufzeichnung hinzugefügt: %1</translation>
        </message>
        <message>
            <source>not evaluated: %1</source>
            <translation>nicht ausgewertet: %1</translation>
        </message>
        <message>
            <source>this run would need about %1 of memory (%2), but %3 are free; lower sampling.batch_size, sampling.walk_length or encoder.hidden</source>
            <translation>dieser Lauf bräuchte etwa %1 Speicher (%2), aber %3 sind frei; senken Sie sampling.batch_size, sampling.walk_length oder encoder.hidden</translation>
        </message>
        <message>
            <source>%1 in %2, where only %3 are free</source>
            <translation>%1 in %2, wo %3 frei sind</translation>
        </message>
        <message>
            <source>the final embedding will need %1</source>
            <translation>die Einbettung am Ende wird %1 brauchen</translation>
        </message>
        <message>
            <source>method %1 does not train, so it has no weights</source>
            <translation>Methode %1 trainiert nicht, hat also keine Gewichte</translation>
        </message>
        <message>
            <source>%1 as weights of method %2</source>
            <translation>%1 als Gewichte der Methode %2</translation>
        </message>
        <message>
            <source>%1: not enough memory on the GPU; use --device cpu, or lower sampling.batch_size or encoder.hidden</source>
            <translation>%1: nicht genug Speicher auf der GPU; --device cpu verwenden, oder sampling.batch_size oder encoder.hidden verkleinern</translation>
        </message>
        <message>
            <source>%1: the GPU failed (%2); use --device cpu</source>
            <translation>%1: die GPU ist ausgefallen (%2); --device cpu verwenden</translation>
        </message>
        <message>
            <source>there is not enough memory on the GPU; the work goes on on the CPU</source>
            <translation>der Speicher der GPU reicht nicht; die Arbeit geht auf der CPU weiter</translation>
        </message>
        <message>
            <source>the GPU failed (%1); the work goes on on the CPU</source>
            <translation>die GPU ist ausgefallen (%1); die Arbeit geht auf der CPU weiter</translation>
        </message>
        <message>
            <source>computation without the GPU has begun in this process; start the command again with --device cuda</source>
            <translation>in diesem Prozess wird schon ohne GPU gerechnet; den Befehl mit --device cuda neu starten</translation>
        </message>
        <message>
            <source>%1: not enough memory; lower sampling.batch_size or encoder.hidden</source>
            <translation>%1: nicht genug Speicher; sampling.batch_size oder encoder.hidden verkleinern</translation>
        </message>
        <message>
            <source>training</source>
            <translation>Training</translation>
        </message>
        <message>
            <source>inspection</source>
            <translation>Untersuchung</translation>
        </message>
        <message>
            <source>batch matrix</source>
            <translation>Batch-Matrix</translation>
        </message>
        <message>
            <source>ranking of pairs</source>
            <translation>Rangliste der Paare</translation>
        </message>
        <message>
            <source>projection</source>
            <translation>Projektion</translation>
        </message>
        <message>
            <source>import of weights</source>
            <translation>Import von Gewichten</translation>
        </message>
        <message>
            <source>export of weights</source>
            <translation>Export von Gewichten</translation>
        </message>
        <message>
            <source>benchmark</source>
            <translation>Messung der Geschwindigkeit</translation>
        </message>
        <message>
            <source>serving</source>
            <translation>Beantwortung</translation>
        </message>
        <message>
            <source>stopped before the measurement was complete</source>
            <translation>angehalten, bevor die Zahlen vollständig waren</translation>
        </message>
        <message>
            <source>method %1 trains on the splits of evaluation.protocol, so evaluation.protocol must not be none</source>
            <translation>Methode %1 trainiert auf den Aufteilungen von evaluation.protocol, also darf das nicht none sein</translation>
        </message>
        <message>
            <source>data set %1 has %2 nodes; at least two are needed</source>
            <translation>Datensatz %1 hat %2 Knoten; mindestens zwei sind nötig</translation>
        </message>
        <message>
            <source>train.inductive: does not apply to a run on time snapshots, which sees only the training snapshots; set it to false</source>
            <translation>train.inductive: ein Lauf auf Zeitausschnitten sieht ohnehin nur die Trainingsausschnitte; setzen Sie es auf false</translation>
        </message>
        <message>
            <source>%1; to project its newest checkpoint instead, use --epoch latest</source>
            <translation>%1, und --epoch latest legt seinen neuesten Sicherungspunkt aus</translation>
        </message>
        <message>
            <source>cannot read the epoch of the embedding, assuming epoch %1: %2</source>
            <translation>die Einbettung gilt als von Epoche %1: %2</translation>
        </message>
        <message>
            <source>the layouts are not saved: %1</source>
            <translation>die Layouts werden nicht aufgehoben: %1</translation>
        </message>
        <message>
            <source>t-SNE neighbours</source>
            <translation>Nachbarn für t-SNE</translation>
        </message>
        <message>
            <source>t-SNE</source>
            <translation>t-SNE</translation>
        </message>
        <message>
            <source>run %1 is %2: its own process answers requests</source>
            <translation>Lauf %1 ist %2: Sein eigener Prozess beantwortet Anfragen</translation>
        </message>
        <message>
            <source>run %1 cannot be served because requests and answers are files in its folder: %2: %3</source>
            <translation>Lauf %1 kann nicht bedient werden, denn Anfragen und Antworten sind Dateien in seinem Ordner: %2: %3</translation>
        </message>
        <message>
            <source>run %1 was trained on a different version of data set %2</source>
            <translation>Lauf %1 wurde auf einem anderen Inhalt des Datensatzes %2 trainiert</translation>
        </message>
        <message>
            <source>run %1 has no checkpoint</source>
            <translation>Lauf %1 hat keinen Sicherungspunkt</translation>
        </message>
        <message>
            <source>run %1 has no checkpoint of epoch %2</source>
            <translation>Lauf %1 hat keinen Sicherungspunkt von Epoche %2</translation>
        </message>
        <message>
            <source>%1 yet; only methods that train write checkpoints</source>
            <translation>%1; nur Methoden, die trainieren, haben welche</translation>
        </message>
        <message>
            <source>%1; it has checkpoints of epochs %2</source>
            <translation>%1; aufgehoben sind die der Epochen %2</translation>
        </message>
        <message>
            <source>stopped at epoch %1</source>
            <translation>angehalten bei Epoche %1</translation>
        </message>
        <message>
            <source>request to set %1: this parameter cannot be changed during training</source>
            <translation>Anfrage, %1 zu setzen: es kann während des Trainings nicht geändert werden</translation>
        </message>
        <message>
            <source>%1 is not finite</source>
            <translation>%1 ist nicht endlich</translation>
        </message>
        <message>
            <source>method %1 compares nodes, not views, so it has no pairs to watch</source>
            <translation>Methode %1 vergleicht Knoten, nicht deren Sichten: Sie hat keine Paare zu beobachten</translation>
        </message>
        <message>
            <source>node %1 cannot be watched: data set %2 has no node with this number</source>
            <translation>Knoten %1 kann nicht beobachtet werden: Datensatz %2 hat keinen mit dieser Nummer</translation>
        </message>
        <message>
            <source>pair %1 cannot be watched: there are %2 pairs of time snapshots, numbered from 0</source>
            <translation>Paar %1 kann nicht beobachtet werden: Es gibt %2 Paare von Zeitausschnitten, nummeriert ab 0</translation>
        </message>
        <message>
            <source>node %1 cannot be watched: it is hidden from this inductive run</source>
            <translation>Knoten %1 kann nicht beobachtet werden: Er ist diesem induktiven Lauf verborgen</translation>
        </message>
        <message>
            <source>run %1: document &quot;%2&quot; of its record is damaged: %3</source>
            <translation>Lauf %1: sein Dokument „%2“ ist beschädigt: %3</translation>
        </message>
        <message>
            <source>%1: expected a checkpoint of epoch %3, found one of epoch %2</source>
            <translation>%1: ein Sicherungspunkt von Epoche %2, wo die Aufzeichnung %3 nennt</translation>
        </message>
        <message>
            <source>run %1 was trained on a different version of data set %2; import the data it was trained on, or start a new run</source>
            <translation>Lauf %1 wurde auf anderem Inhalt von Datensatz %2 trainiert; importieren Sie die Daten, auf denen er trainiert wurde, oder beginnen Sie einen neuen Lauf</translation>
        </message>
        <message>
            <source>run %1: its record is damaged: it has a checkpoint of epoch %2, but curves of only %3 epochs</source>
            <translation>Lauf %1: seine Aufzeichnung ist beschädigt: ein Sicherungspunkt von Epoche %2 und Kurven von %3 Epochen</translation>
        </message>
        <message>
            <source>each step uses all %1 nodes (sampling.batch_size = %2); a smaller batch, shorter walks or more informative features may help</source>
            <translation>ein Schritt nimmt alle %1 Knoten (sampling.batch_size = %2); ein kleinerer Batch, kürzere Zufallswege oder aussagekräftigere Merkmale können helfen</translation>
        </message>
        <message>
            <source>shorter walks (sampling.walk_length), more restarts (sampling.restart) or more informative features may help</source>
            <translation>kürzere Zufallswege (sampling.walk_length), häufigere Rückkehr (sampling.restart) oder aussagekräftigere Merkmale können helfen</translation>
        </message>
        <message>
            <source>views of different nodes are nearly identical (mean similarity %1 of at most %2), so there is little to learn from them: %3</source>
            <translation>Sichten verschiedener Knoten sind fast gleich (mittlere Ähnlichkeit %1 von höchstens %2), es gibt also wenig zu lernen: %3</translation>
        </message>
        <message>
            <source>%1: expected one class for each of %3 centres, found %2</source>
            <translation>%1: %2 Klassen für %3 Zentren</translation>
        </message>
        <message>
            <source>%1: class %2 is outside class_names, which has %3 entries</source>
            <translation>%1: Klasse %2 ist nicht unter den %3 von class_names</translation>
        </message>
        <message>
            <source>%1: rescaled: expected none, positive or all, found &quot;%2&quot;</source>
            <translation>%1: rescaled ist „%2“; erwartet wird none, positive oder all</translation>
        </message>
        <message>
            <source>%1: damaged: chunks of a curve are not contiguous</source>
            <translation>%1: beschädigt: Stücke einer Kurve schließen nicht an</translation>
        </message>
        <message>
            <source>%1: refers to a super-journal, which this program never writes; the record cannot be trusted</source>
            <translation>%1: nennt ein Journal anderer Dateien, was keines unserer Programme tut; der Aufzeichnung ist nicht zu trauen</translation>
        </message>
        <message>
            <source>%1: the path has %2 bytes, but SQLite supports at most %3; use a store with a shorter path</source>
            <translation>%1: der Pfad hat %2 Bytes, mehr als die %3, die SQLite annimmt; wählen Sie eine Ablage mit kürzerem Pfad</translation>
        </message>
        <message>
            <source>%1: contains SQL views or triggers, which this program never writes</source>
            <translation>%1: enthält Sichten oder Trigger, die keine unserer Aufzeichnungen hat</translation>
        </message>
        <message>
            <source>%1: not enough memory to open it</source>
            <translation>%1: nicht genug Speicher, um es zu öffnen</translation>
        </message>
        <message>
            <source>%1: damaged, or not a record (%2)</source>
            <translation>%1: beschädigt oder gar keine Aufzeichnung (%2)</translation>
        </message>
        <message>
            <source>%1: no permission to open it</source>
            <translation>%1: keine Berechtigung, es zu öffnen</translation>
        </message>
        <message>
            <source>%1: cannot be opened (%2)</source>
            <translation>%1: kann nicht geöffnet werden (%2)</translation>
        </message>
        <message>
            <source>%1: does not have the structure of a record (%2)</source>
            <translation>%1: nicht, wie eine Aufzeichnung sein sollte (%2)</translation>
        </message>
        <message>
            <source>%1: the disk is full</source>
            <translation>%1: der Datenträger ist voll</translation>
        </message>
        <message>
            <source>%1: locked by another process</source>
            <translation>%1: ein anderer Prozess hält es gesperrt</translation>
        </message>
        <message>
            <source>%1: cannot be written (%2)</source>
            <translation>%1: kann nicht geschrieben werden (%2)</translation>
        </message>
        <message>
            <source>%1: in use by another process (journal mode %2)</source>
            <translation>%1: ein anderer Prozess hält es geöffnet (Journalmodus %2)</translation>
        </message>
        <message>
            <source>%1: fsync failed</source>
            <translation>%1: fsync ist gescheitert</translation>
        </message>
        <message>
            <source>evaluation: confusion is not a %1 × %1 matrix</source>
            <translation>Auswertung: confusion ist nicht %1 × %1</translation>
        </message>
        <message>
            <source>evaluation: %1</source>
            <translation>Auswertung: %1</translation>
        </message>
        <message>
            <source>%1 of split %2: expected 16-bit classes, found %3 bytes</source>
            <translation>%1 von Aufteilung %2: %3 Bytes sind keine ganze Zahl von 16-Bit-Klassen</translation>
        </message>
        <message>
            <source>%1: the record refers to a file outside its folder</source>
            <translation>%1: die Aufzeichnung nennt eine Datei außerhalb ihres Ordners</translation>
        </message>
        <message>
            <source>%1: already exists</source>
            <translation>%1: gibt es schon</translation>
        </message>
        <message>
            <source>%1: &quot;%2&quot; is not a valid request id</source>
            <translation>%1: „%2“ ist keine Kennung einer Anfrage</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a valid request id</source>
            <translation>„%1“ ist keine Kennung einer Anfrage</translation>
        </message>
        <message>
            <source>%1: cannot be removed from the inbox: %2</source>
            <translation>%1: kann nicht herausgenommen werden: %2</translation>
        </message>
        <message>
            <source>unknown coupling &apos;%1&apos;</source>
            <translation>unbekannte Kopplung „%1“</translation>
        </message>
        <message>
            <source>inspection: the number of weights differs from the number of nodes</source>
            <translation>Untersuchung: nicht so viele Gewichte wie Knoten</translation>
        </message>
        <message>
            <source>inspection: %1</source>
            <translation>Untersuchung: %1</translation>
        </message>
        <message>
            <source>%1: expected a JSON object</source>
            <translation>%1: erwartet wird ein JSON-Objekt</translation>
        </message>
        <message>
            <source>%1: %2 is not a %3 × %4 matrix of numbers</source>
            <translation>%1: %2 besteht nicht aus %3 × %4 Zahlen</translation>
        </message>
        <message>
            <source>%1: %2 is missing</source>
            <translation>%1: %2 fehlt</translation>
        </message>
        <message>
            <source>layout: %1</source>
            <translation>Layout: %1</translation>
        </message>
        <message>
            <source>%1: contains no complete layout</source>
            <translation>%1: enthält kein ganzes Layout</translation>
        </message>
        <message>
            <source>%1: cannot be moved to %2: %3</source>
            <translation>%1: kann nicht nach %2 verschoben werden: %3</translation>
        </message>
        <message>
            <source>%1: no permission to list its runs</source>
            <translation>%1: keine Berechtigung, die Läufe aufzulisten</translation>
        </message>
        <message>
            <source>&quot;%1&quot; matches %2 runs: %3</source>
            <translation>„%1“ passt auf %2 Läufe: %3</translation>
        </message>
        <message>
            <source>run &quot;%1&quot; is not deleted</source>
            <translation>Lauf „%1“ ist nicht gelöscht</translation>
        </message>
        <message>
            <source>run &quot;%1&quot; is deleted; restore it first</source>
            <translation>Lauf „%1“ ist gelöscht; stellen Sie ihn erst wieder her</translation>
        </message>
        <message>
            <source>no deleted run &quot;%1&quot; in %2</source>
            <translation>kein gelöschter Lauf „%1“ in %2</translation>
        </message>
        <message>
            <source>no run &quot;%1&quot; in %2</source>
            <translation>kein Lauf „%1“ in %2</translation>
        </message>
        <message>
            <source>no run %1 in %2</source>
            <translation>kein Lauf %1 in %2</translation>
        </message>
        <message>
            <source>a run&apos;s name has at most %1 letters, this one has %2</source>
            <translation>der Name eines Laufs hat höchstens %1 Zeichen, dieser hat %2</translation>
        </message>
        <message>
            <source>a run has at most %1 tags, these are %2</source>
            <translation>ein Lauf hat höchstens %1 Schlagwörter, dies sind %2</translation>
        </message>
        <message>
            <source>a tag has at most %1 letters, &apos;%2&apos; has %3</source>
            <translation>ein Schlagwort hat höchstens %1 Zeichen, „%2“ hat %3</translation>
        </message>
        <message>
            <source>notes have at most %1 letters, these have %2</source>
            <translation>Notizen haben höchstens %1 Zeichen, diese haben %2</translation>
        </message>
        <message>
            <source>%1: cannot be written</source>
            <translation>%1: kann nicht geschrieben werden</translation>
        </message>
        <message>
            <source>not deleted</source>
            <translation>nicht gelöscht</translation>
        </message>
        <message>
            <source>not deleted: run %1 is %2 on host %3</source>
            <translation>nicht gelöscht: Lauf %1 ist %2 auf Rechner %3</translation>
        </message>
        <message>
            <source>no deleted run %1 in %2</source>
            <translation>kein gelöschter Lauf %1 in %2</translation>
        </message>
        <message>
            <source>%1: damaged (%2)</source>
            <translation>%1: beschädigt (%2)</translation>
        </message>
        <message>
            <source>%1; `rosa runs rescan` creates a new one (names, tags and notes are lost)</source>
            <translation>%1; „rosa runs rescan“ beginnt eine neue (Namen, Schlagwörter und Notizen gehen verloren)</translation>
        </message>
        <message>
            <source>no folder for runs and data: set --store, ROSA_STORE or HOME</source>
            <translation>kein Ordner für Läufe und Daten: Setzen Sie --store, ROSA_STORE oder HOME</translation>
        </message>
        <message>
            <source>store %1: %2</source>
            <translation>Ablage %1: %2</translation>
        </message>
        <message>
            <source>ranking of pairs: %1</source>
            <translation>Rangliste der Paare: %1</translation>
        </message>
        <message>
            <source>batch: expected %2 to %3 centres, found %1</source>
            <translation>ein Batch von %1 Zentren: erwartet werden %2 bis %3</translation>
        </message>
        <message>
            <source>arguments: expected a JSON object</source>
            <translation>die Argumente sind kein JSON-Objekt</translation>
        </message>
        <message>
            <source>invalid arguments: %1</source>
            <translation>die Argumente passen nicht: %1</translation>
        </message>
        <message>
            <source>expected one of the requests %1</source>
            <translation>eine Engine beantwortet %1</translation>
        </message>
        <message>
            <source>expected a request as a JSON object</source>
            <translation>erwartet wird eine Anfrage, gefunden kein JSON-Objekt</translation>
        </message>
        <message>
            <source>&quot;%1&quot; of the request is not a string</source>
            <translation>„%1“ der Anfrage ist kein Text</translation>
        </message>
        <message>
            <source>the request has no &quot;verb&quot;</source>
            <translation>die Anfrage hat kein &quot;verb&quot;</translation>
        </message>
        <message>
            <source>%1: damaged: a checkpoint lies outside the run&apos;s folder</source>
            <translation>%1: beschädigt: ein Sicherungspunkt liegt außerhalb des Ordners des Laufs</translation>
        </message>
        <message>
            <source>%1: damaged: it lists a checkpoint of epoch %2, but the run has %3 epochs</source>
            <translation>%1: beschädigt: ein Sicherungspunkt von Epoche %2 eines Laufs von %3 Epochen</translation>
        </message>
        <message>
            <source>forked @ #</source>
            <translation>abgezweigt @ #</translation>
        </message>
        <message>
            <source>seed #</source>
            <translation>Startwert #</translation>
        </message>
        <message>
            <source>no. #</source>
            <translation>Nr. #</translation>
        </message>
        <message>
            <source># seeds</source>
            <translation># Startwerte</translation>
        </message>
        <message>
            <source>%1: damaged: %2</source>
            <translation>%1: beschädigt: %2</translation>
        </message>
        <message>
            <source>it contains no run</source>
            <translation>beschreibt keinen Lauf</translation>
        </message>
        <message>
            <source>the state of the run is unknown</source>
            <translation>der Lauf ist in keinem bekannten Zustand</translation>
        </message>
        <message>
            <source>process %1 no longer exists</source>
            <translation>Prozess %1 ist nicht mehr da</translation>
        </message>
        <message>
            <source>run %1 has no metric &quot;%2&quot;</source>
            <translation>Lauf %1 hat keine Kennzahl „%2“</translation>
        </message>
        <message>
            <source>the length of a snapshot of epoch %1 does not match its sizes</source>
            <translation>eine Momentaufnahme von Epoche %1 hat nicht die Länge, die ihre Größen verlangen</translation>
        </message>
        <message>
            <source>the record is of an older version and cannot be converted now</source>
            <translation>die Aufzeichnung ist von einer älteren Version und kann jetzt nicht auf den neuen Stand gebracht werden</translation>
        </message>
        <message>
            <source>%1: no permission to read it</source>
            <translation>%1: keine Berechtigung, es zu lesen</translation>
        </message>
        <message>
            <source>%1: its last transaction is incomplete (%2); copy the run&apos;s folder to a writable location and open it there</source>
            <translation>%1: die letzte Transaktion ist unvollendet (%2); kopieren Sie den Ordner des Laufs dorthin, wo er geschrieben werden kann, und lesen Sie ihn dort</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>geschlossen</translation>
        </message>
        <message>
            <source>run %1 has finished; fork it to continue training</source>
            <translation>Lauf %1 ist abgeschlossen; zweigen Sie ihn ab, um weiter zu trainieren</translation>
        </message>
        <message>
            <source>%1: no free name for a run</source>
            <translation>%1: kein freier Name für einen Lauf</translation>
        </message>
        <message>
            <source>%1: not the record of a run</source>
            <translation>%1: nicht die Aufzeichnung eines Laufs</translation>
        </message>
        <message>
            <source>%1: written by a newer version of the program (record version %2, this one writes %3); it can be read but not continued</source>
            <translation>%1: von einer neueren Version des Programms geschrieben (Version %2 der Aufzeichnung, diese schreibt %3); kann gelesen, aber nicht fortgesetzt werden</translation>
        </message>
        <message>
            <source>run %1 is deleted; restore it first</source>
            <translation>Lauf %1 ist gelöscht; stellen Sie ihn erst wieder her</translation>
        </message>
        <message>
            <source>%1: no permission to access the run&apos;s folder</source>
            <translation>%1: keine Berechtigung, in den Ordner des Laufs zu sehen</translation>
        </message>
        <message>
            <source>%1: missing: the run&apos;s folder holds no record</source>
            <translation>%1: fehlt: der Ordner des Laufs enthält keine Aufzeichnung</translation>
        </message>
        <message>
            <source>run %1 is being written by another process</source>
            <translation>Lauf %1 wird gerade von einem anderen Prozess geschrieben</translation>
        </message>
        <message>
            <source>%1: cannot be locked: %2</source>
            <translation>%1: kann nicht gesperrt werden: %2</translation>
        </message>
        <message>
            <source>tensor %1: %2</source>
            <translation>Tensor %1: %2</translation>
        </message>
        <message>
            <source>unknown type %1</source>
            <translation>unbekannter Typ %1</translation>
        </message>
        <message>
            <source>invalid data range: bytes %1 to %2 of %3</source>
            <translation>seine Daten reichen von Byte %1 bis %2 von %3</translation>
        </message>
        <message>
            <source>invalid shape</source>
            <translation>unmögliche Form</translation>
        </message>
        <message>
            <source>expected %1 bytes for its shape, found %2</source>
            <translation>erwartet werden %1 Bytes für seine Form, gefunden %2</translation>
        </message>
        <message>
            <source>%1: expected a checkpoint, found %2 bytes</source>
            <translation>%1: erwartet wird ein Sicherungspunkt, gefunden %2 Bytes</translation>
        </message>
        <message>
            <source>%1: byte 0: a header of %2 bytes is too long for a file of %3 bytes</source>
            <translation>%1: Byte 0: ein Kopf von %2 Bytes passt nicht in die %3 der Datei</translation>
        </message>
        <message>
            <source>%1: byte 8: invalid checkpoint header: %2</source>
            <translation>%1: Byte 8: der Kopf ist nicht der eines Sicherungspunkts: %2</translation>
        </message>
        <message>
            <source>expected a JSON object</source>
            <translation>erwartet wird ein JSON-Objekt</translation>
        </message>
        <message>
            <source>ended unexpectedly</source>
            <translation>unerwartet beendet</translation>
        </message>
        <message>
            <source>%1: removed or replaced while the run was being recorded, so recording cannot continue; start a new run instead of resuming this one</source>
            <translation>%1: während der Aufzeichnung des Laufs entfernt oder ersetzt, er kann nicht weitergehen; beginnen Sie das Training neu, statt den Lauf fortzusetzen</translation>
        </message>
        <message>
            <source>%1: not enough memory to write it</source>
            <translation>%1: nicht genug Speicher, um es zu schreiben</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a valid name for a file of a run</source>
            <translation>„%1“ kann nicht der Name einer Datei eines Laufs sein</translation>
        </message>
        <message>
            <source>data set &apos;%1&apos; is not part of this plan; available: %2</source>
            <translation>kein Datensatz „%1“ hier; es gibt %2</translation>
        </message>
        <message>
            <source>option --selection does not apply to %1: protocol %2 does not choose C</source>
            <translation>%1 wird mit %2 gemessen, das kein C wählt; --selection passt nicht dazu</translation>
        </message>
        <message>
            <source>method &apos;%1&apos;: expected a preset after the colon, as in bgrl:short</source>
            <translation>Methode „%1“: erwartet wird eine Voreinstellung hinter dem Doppelpunkt, wie in bgrl:short</translation>
        </message>
        <message>
            <source>without topology rescale</source>
            <translation>ohne Topologie-Reskalierung</translation>
        </message>
        <message>
            <source>without adversarial training</source>
            <translation>ohne adversariales Training</translation>
        </message>
        <message>
            <source>without either</source>
            <translation>ohne beides</translation>
        </message>
        <message>
            <source>without transport: cosine, equal node counts</source>
            <translation>ohne Transport: Kosinus, gleiche Knotenzahlen</translation>
        </message>
        <message>
            <source>aligned views</source>
            <translation>ausgerichtete Sichten</translation>
        </message>
        <message>
            <source>independent coupling</source>
            <translation>unabhängige Kopplung</translation>
        </message>
        <message>
            <source>uniform coupling</source>
            <translation>gleichverteilte Kopplung</translation>
        </message>
        <message>
            <source>exact plan</source>
            <translation>exakter Plan</translation>
        </message>
        <message>
            <source>one-to-one matching</source>
            <translation>Eins-zu-eins-Zuordnung</translation>
        </message>
        <message>
            <source>preset</source>
            <translation>Voreinstellung</translation>
        </message>
        <message>
            <source>Ablation of RoSA&apos;s components</source>
            <translation>Ablation der Komponenten von RoSA</translation>
        </message>
        <message>
            <source>Sensitivity of RoSA to single parameters</source>
            <translation>Empfindlichkeit von RoSA gegenüber einzelnen Parametern</translation>
        </message>
        <message>
            <source>unknown plan &apos;%1&apos;; available: %2</source>
            <translation>unbekannter Plan „%1“; es gibt %2</translation>
        </message>
        <message>
            <source>%1 is %2; expected a probability from 0 to 1</source>
            <translation>%1 ist %2; erwartet wird eine Wahrscheinlichkeit, 0 … 1</translation>
        </message>
        <message>
            <source>the graph has no nodes to draw from</source>
            <translation>der Graph hat keine Knoten zum Ziehen</translation>
        </message>
        <message>
            <source>random walks require an undirected graph</source>
            <translation>Zufallswege brauchen einen ungerichteten Graphen</translation>
        </message>
        <message>
            <source>the batch size is %1; expected 1 or more</source>
            <translation>die Batchgröße ist %1; erwartet wird 1 oder mehr</translation>
        </message>
        <message>
            <source>the walk length is %1; expected 0 … %2 steps</source>
            <translation>ein Zufallsweg von %1 Schritten; erwartet werden 0 … %2</translation>
        </message>
        <message>
            <source>the number of feature columns is negative</source>
            <translation>die Anzahl der Merkmalsspalten ist negativ</translation>
        </message>
        <message>
            <source>raw weight of %1 %2 is not finite</source>
            <translation>das Rohgewicht von %1 %2 ist nicht endlich</translation>
        </message>
        <message>
            <source>an exact plan of %1 × %2 nodes is too large, expected at most %3 pairs</source>
            <translation>ein exakter Plan von %1 × %2 Knoten ist zu groß, erwartet werden höchstens %3 Paare</translation>
        </message>
        <message>
            <source>the batch has no views</source>
            <translation>der Batch hat keine Sichten</translation>
        </message>
        <message>
            <source>view %1 of the batch has no nodes</source>
            <translation>Sicht %1 des Batches hat keine Knoten</translation>
        </message>
        <message>
            <source>weight of %1 %2 is %3, expected a finite number &gt;= 0</source>
            <translation>das Gewicht von %1 %2 ist %3, erwartet wird eine endliche Zahl &gt;= 0</translation>
        </message>
        <message>
            <source>the weights of the %1s are all 0</source>
            <translation>alle Gewichte sind 0 (%1)</translation>
        </message>
        <message>
            <source>lambda is %1, expected a finite number &gt; 0</source>
            <translation>lambda ist %1, erwartet wird eine endliche Zahl &gt; 0</translation>
        </message>
        <message>
            <source>iterations is %1, expected at least 1</source>
            <translation>iterations ist %1, erwartet wird mindestens 1</translation>
        </message>
        <message>
            <source>tolerance is negative</source>
            <translation>tolerance ist negativ</translation>
        </message>
        <message>
            <source>the cost matrix has no rows</source>
            <translation>die Seite der Zeilen ist leer</translation>
        </message>
        <message>
            <source>the cost matrix has no columns</source>
            <translation>die Seite der Spalten ist leer</translation>
        </message>
        <message>
            <source>cost in row %1, column %2 is not finite</source>
            <translation>Kosten in Zeile %1, Spalte %2 sind nicht endlich</translation>
        </message>
        <message>
            <source>the row weights sum to %1, the column weights to %2, expected equal sums</source>
            <translation>die Zeilen wiegen %1, die Spalten %2, erwartet werden gleiche Summen</translation>
        </message>
        <message>
            <source>the range of costs is too large for this lambda (largest cost %1)</source>
            <translation>die Kosten liegen für dieses Lambda zu weit auseinander (größte %1)</translation>
        </message>
        <message>
            <source>data set %1 has changed since the run was trained on it; import its earlier version again</source>
            <translation>Datensatz %1 hat einen anderen Inhalt als der, auf dem der Lauf entstand; jenen erneut importieren</translation>
        </message>
        <message>
            <source>%1: expected one row for each of the %3 nodes of %4, found %2</source>
            <translation>%1: %2 hat keine Zeile für jeden der %3 Knoten von %4</translation>
        </message>
        <message>
            <source>run %1 has no embedding: it has not finished</source>
            <translation>Lauf %1 hat keine Einbettung: er ist nicht abgeschlossen</translation>
        </message>
        <message>
            <source>run %1: its predictions do not match the nodes of %2</source>
            <translation>Lauf %1: seine Vorhersagen passen nicht zu %2</translation>
        </message>
        <message>
            <source>the pair contains node %1, which does not exist in data set %2</source>
            <translation>das Paar nennt Knoten %1, den Datensatz %2 nicht hat</translation>
        </message>
        <message>
            <source>the pair is not watched</source>
            <translation>das Paar ist nicht unter den beobachteten</translation>
        </message>
        <message>
            <source>run %1 recorded no watched pairs at epoch %2</source>
            <translation>Lauf %1 hat in Epoche %2 keine beobachteten Paare aufgehoben</translation>
        </message>
        <message>
            <source>run %1 has not been evaluated</source>
            <translation>Lauf %1 wurde nicht ausgewertet</translation>
        </message>
        <message>
            <source>run %1 uses a different data set than run %2</source>
            <translation>Lauf %1 hat einen anderen Datensatz als Lauf %2</translation>
        </message>
        <message>
            <source>the record of run %1 has no predictions for all nodes; rosa evaluate %1 adds them</source>
            <translation>die Aufzeichnung von Lauf %1 hat keine passenden Vorhersagen; rosa evaluate %1 fügt sie hinzu</translation>
        </message>
        <message>
            <source>the engine of run %1 did not answer within two minutes</source>
            <translation>Der Rechenkern von Lauf %1 hat zwei Minuten lang nicht geantwortet</translation>
        </message>
        <message>
            <source>method %1 is deterministic: one run stands for all %2 seeds</source>
            <translation>Methode %1 zieht nichts zufällig: ein Lauf steht für alle %2 Startwerte</translation>
        </message>
        <message>
            <source>%1 cannot be combined with --resume or --fork: the run keeps its own</source>
            <translation>%1 passt nicht zu --resume oder --fork: Es gilt, was der Lauf selbst hat</translation>
        </message>
        <message>
            <source>%1 cannot be combined with --resume: the run keeps its own</source>
            <translation>%1 passt nicht zu --resume: Der Lauf behält, was er hat</translation>
        </message>
        <message>
            <source>run %1: its record contains a damaged event: %2</source>
            <translation>Lauf %1: ein Ereignis seiner Aufzeichnung ist beschädigt: %2</translation>
        </message>
        <message>
            <source>%1 of the group of run %2 is not trained yet; continue with: rosa train --resume %2 --seeds %3</source>
            <translation>%1 der Gruppe von Lauf %2 ist nicht trainiert; weiter geht es mit: rosa train --resume %2 --seeds %3</translation>
        </message>
        <message>
            <source>%1 of the group of run %2 are not trained yet; continue with: rosa train --resume %2 --seeds %3</source>
            <translation>%1 der Gruppe von Lauf %2 sind nicht trainiert; weiter geht es mit: rosa train --resume %2 --seeds %3</translation>
        </message>
        <message>
            <source>%1: stated %2, computed %3, tolerance %4</source>
            <translation>%1: angegeben %2, berechnet %3, Toleranz %4</translation>
        </message>
        <message>
            <source>the number %1 in the text (%2) is neither checked nor a setting of its step</source>
            <translation>die Zahl %1 im Text (%2) ist weder geprüft noch eine Einstellung ihres Schritts</translation>
        </message>
        <message>
            <source>the problems of all steps and checks take more than %1 MB</source>
            <translation>die Probleme aller Schritte und Prüfungen belegen mehr als %1 MB</translation>
        </message>
        <message>
            <source>expected text in quotes, or one text per language</source>
            <translation>erwartet: Text in Anführungszeichen oder ein Text je Sprache</translation>
        </message>
        <message>
            <source>the key %1 is missing</source>
            <translation>der Schlüssel %1 fehlt</translation>
        </message>
        <message>
            <source>expected from %1 to %2 choices, found %3</source>
            <translation>erwartet: %1 bis %2 Antworten, gefunden: %3</translation>
        </message>
        <message>
            <source>expected the line %1 of a lesson</source>
            <translation>erwartet: die Zeile %1 einer Lektion</translation>
        </message>
        <message>
            <source>expected up to %1 small letters, digits and hyphens</source>
            <translation>erwartet: bis zu %1 Kleinbuchstaben, Ziffern und Bindestriche</translation>
        </message>
        <message>
            <source>the table %1 is missing</source>
            <translation>die Tabelle %1 fehlt</translation>
        </message>
        <message>
            <source>expected at least one table %1</source>
            <translation>erwartet: mindestens eine Tabelle %1</translation>
        </message>
        <message>
            <source>the pair has %1 × %2 nodes; the lab takes at most %3 on a side</source>
            <translation>das Paar hat %1 × %2 Knoten; das Labor nimmt höchstens %3 je Seite</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>Zeilen</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>%1: expected at least one</source>
            <translation>%1: mindestens einer wird erwartet</translation>
        </message>
        <message>
            <source>%1: coordinates of point %2 are not numbers from −1e6 to 1e6</source>
            <translation>%1: die Koordinaten von Punkt %2 sind keine Zahlen von −1e6 bis 1e6</translation>
        </message>
        <message>
            <source>%1: edge %2 names node %3; there are %4, numbered from 0</source>
            <translation>%1: Kante %2 nennt den Knoten %3; es gibt %4, gezählt ab 0</translation>
        </message>
        <message>
            <source>%1: expected from 1 to %2 nodes, found %3</source>
            <translation>%1: erwartet: 1 bis %2 Knoten, gefunden: %3</translation>
        </message>
        <message>
            <source>%1: node %2 does not exist; there are %3, numbered from 0</source>
            <translation>%1: den Knoten %2 gibt es nicht; es gibt %3, gezählt ab 0</translation>
        </message>
        <message>
            <source>nodes</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>edges</source>
            <translation>Kanten</translation>
        </message>
        <message>
            <source>smoothing: expected a number from %1 to %2</source>
            <translation>Glättung: erwartet wird eine Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>%1: expected %2 × %3 numbers as in the cost, found %4 × %5</source>
            <translation>%1: erwartet: %2 × %3 Zahlen wie bei den Kosten, gefunden: %4 × %5</translation>
        </message>
        <message>
            <source>%1: the number in row %2, column %3 is out of range</source>
            <translation>%1: die Zahl in Zeile %2, Spalte %3 ist außerhalb des Bereichs</translation>
        </message>
        <message>
            <source>cost: expected from 1 to %1 rows and columns, found %2 × %3</source>
            <translation>Kosten: erwartet: 1 bis %1 Zeilen und Spalten, gefunden: %2 × %3</translation>
        </message>
        <message>
            <source>cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>hops, scale: only one of them may be given</source>
            <translation>hops, scale: nur eines von beiden darf angegeben sein</translation>
        </message>
        <message>
            <source>hops</source>
            <translation>Schritte (hops)</translation>
        </message>
        <message>
            <source>scale</source>
            <translation>Skalierung S (scale)</translation>
        </message>
        <message>
            <source>places of the %1: expected %2, found %3</source>
            <translation>Orte der %1: erwartet: %2, gefunden: %3</translation>
        </message>
        <message>
            <source>places of the %1</source>
            <translation>Orte der %1</translation>
        </message>
        <message>
            <source>edges of the %1</source>
            <translation>Kanten der %1</translation>
        </message>
        <message>
            <source>weights by the rule of views need points or a graph</source>
            <translation>Gewichte nach der Regel der Ansichten brauchen Punkte oder einen Graphen</translation>
        </message>
        <message>
            <source>weights of the %1: expected %2, found %3</source>
            <translation>Gewichte der %1: erwartet: %2, gefunden: %3</translation>
        </message>
        <message>
            <source>weights of the %1: weight %2 is not a number from %3 to %4</source>
            <translation>Gewichte der %1: Gewicht %2 ist keine Zahl von %3 bis %4</translation>
        </message>
        <message>
            <source>weights of the %1: at least one must be positive</source>
            <translation>Gewichte der %1: mindestens eines muss positiv sein</translation>
        </message>
        <message>
            <source>labels of the %1: expected %2, found %3</source>
            <translation>Namen der %1: erwartet: %2, gefunden: %3</translation>
        </message>
        <message>
            <source>classes of the %1: expected %2, found %3</source>
            <translation>Klassen der %1: erwartet: %2, gefunden: %3</translation>
        </message>
        <message>
            <source>classes of the %1: class %2 has no name</source>
            <translation>Klassen der %1: Klasse %2 hat keinen Namen</translation>
        </message>
        <message>
            <source>λ: expected a number from %1 to %2</source>
            <translation>λ: erwartet wird eine Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>half iterations: expected a number from %1 to %2</source>
            <translation>halbe Durchläufe: erwartet wird eine Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>tolerance: expected a number from %1 to %2</source>
            <translation>Toleranz: erwartet wird eine Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>ρ: expected a number from %1 to %2</source>
            <translation>ρ: erwartet wird eine Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>angle: expected a number from %1 to %2</source>
            <translation>Winkel: erwartet wird eine Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>directions: expected a number from %1 to %2</source>
            <translation>Richtungen: erwartet wird eine Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>plan</source>
            <translation>Plan</translation>
        </message>
        <message>
            <source>temperature: expected a number from %1 to %2</source>
            <translation>Temperatur: erwartet wird eine Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>rescaling by topology needs a graph, hops or a scale</source>
            <translation>die Skalierung nach Topologie braucht einen Graphen, Schritte (hops) oder eine Skalierung (scale)</translation>
        </message>
        <message>
            <source>expected one of the tables %1, found %2</source>
            <translation>erwartet: eine der Tabellen %1, gefunden: %2</translation>
        </message>
        <message>
            <source>expected the line %1 of a transport problem</source>
            <translation>erwartet: die Zeile %1 eines Transportproblems</translation>
        </message>
        <message>
            <source>%1: there are %2 rows and %3 columns</source>
            <translation>%1: es gibt %2 Zeilen und %3 Spalten</translation>
        </message>
        <message>
            <source>%1: the problem has no topology</source>
            <translation>%1: das Problem hat keine Topologie</translation>
        </message>
        <message>
            <source>%1: there are %2 columns</source>
            <translation>%1: es gibt %2 Spalten</translation>
        </message>
        <message>
            <source>%1: the problem has no classes</source>
            <translation>%1: das Problem hat keine Klassen</translation>
        </message>
        <message>
            <source>%1: no mass is between nodes of known classes</source>
            <translation>%1: zwischen Knoten bekannter Klassen liegt keine Masse</translation>
        </message>
        <message>
            <source>%1: needs a tolerance</source>
            <translation>%1: braucht eine Toleranz</translation>
        </message>
        <message>
            <source>%1: the tolerance is not reached after %2 half iterations</source>
            <translation>%1: die Toleranz ist nach %2 halben Durchläufen nicht erreicht</translation>
        </message>
        <message>
            <source>%1: needs the variant %2</source>
            <translation>%1: braucht die Variante %2</translation>
        </message>
        <message>
            <source>cost of the plan, &lt;Γ, D∘S&gt;</source>
            <translation>Kosten des Plans, &lt;Γ, D∘S&gt;</translation>
        </message>
        <message>
            <source>L1 distance of the plan&apos;s row sums from the weights</source>
            <translation>L1-Abstand der Zeilensummen des Plans von den Gewichten</translation>
        </message>
        <message>
            <source>L1 distance of the plan&apos;s column sums from the weights</source>
            <translation>L1-Abstand der Spaltensummen des Plans von den Gewichten</translation>
        </message>
        <message>
            <source>entropy of the plan in nats</source>
            <translation>Entropie des Plans in nat</translation>
        </message>
        <message>
            <source>sum of the plan</source>
            <translation>Summe des Plans</translation>
        </message>
        <message>
            <source>cost of the exact plan</source>
            <translation>Kosten des exakten Plans</translation>
        </message>
        <message>
            <source>cost of filling the cheapest cells first</source>
            <translation>Kosten, wenn die billigsten Zellen zuerst gefüllt werden</translation>
        </message>
        <message>
            <source>cost of t·rᵀ</source>
            <translation>Kosten von t·rᵀ</translation>
        </message>
        <message>
            <source>entropy of t·rᵀ in nats</source>
            <translation>Entropie von t·rᵀ in nat</translation>
        </message>
        <message>
            <source>number of positive cells of the exact plan</source>
            <translation>Anzahl der positiven Zellen des exakten Plans</translation>
        </message>
        <message>
            <source>full iterations until the row sums are within the tolerance</source>
            <translation>ganze Durchläufe, bis die Zeilensummen in der Toleranz liegen</translation>
        </message>
        <message>
            <source>element of the plan</source>
            <translation>Element des Plans</translation>
        </message>
        <message>
            <source>least value of the element over all plans with these weights</source>
            <translation>kleinster Wert des Elements über alle Pläne mit diesen Gewichten</translation>
        </message>
        <message>
            <source>greatest value of the element over all plans with these weights</source>
            <translation>größter Wert des Elements über alle Pläne mit diesen Gewichten</translation>
        </message>
        <message>
            <source>element of the exact plan</source>
            <translation>Element des exakten Plans</translation>
        </message>
        <message>
            <source>element of the cost, D∘S</source>
            <translation>Element der Kosten, D∘S</translation>
        </message>
        <message>
            <source>element of D, before the rescaling</source>
            <translation>Element von D, vor der Skalierung</translation>
        </message>
        <message>
            <source>element of S</source>
            <translation>Element von S</translation>
        </message>
        <message>
            <source>element of P = exp(−λD)</source>
            <translation>Element von P = exp(−λD)</translation>
        </message>
        <message>
            <source>mass that a row sends</source>
            <translation>Masse, die eine Zeile sendet</translation>
        </message>
        <message>
            <source>mass that a column receives</source>
            <translation>Masse, die eine Spalte erhält</translation>
        </message>
        <message>
            <source>share of the plan&apos;s mass between nodes of the same class</source>
            <translation>Anteil der Masse des Plans zwischen Knoten gleicher Klasse</translation>
        </message>
        <message>
            <source>the same share for t·rᵀ, expected by chance</source>
            <translation>derselbe Anteil für t·rᵀ, wie er zufällig zu erwarten ist</translation>
        </message>
        <message>
            <source>Sinkhorn divergence, with entropy</source>
            <translation>Sinkhorn-Divergenz mit Entropie</translation>
        </message>
        <message>
            <source>Sinkhorn divergence of costs without entropy</source>
            <translation>Sinkhorn-Divergenz der Kosten ohne Entropie</translation>
        </message>
        <message>
            <source>cost of the shown projection</source>
            <translation>Kosten der gezeigten Projektion</translation>
        </message>
        <message>
            <source>mean cost over all projections</source>
            <translation>mittlere Kosten über alle Projektionen</translation>
        </message>
        <message>
            <source>λ from which P has a subnormal number in float32</source>
            <translation>λ, ab dem P in float32 eine subnormale Zahl hat</translation>
        </message>
        <message>
            <source>λ from which P has a zero in float32</source>
            <translation>λ, ab dem P in float32 eine Null hat</translation>
        </message>
        <message>
            <source>1 if the scaling ended by underflow, else 0</source>
            <translation>1, wenn die Skalierung durch Unterlauf endete, sonst 0</translation>
        </message>
        <message>
            <source>slope of the cost by a factor of D, the plan held fixed</source>
            <translation>Steigung der Kosten nach einem Faktor von D bei festem Plan</translation>
        </message>
        <message>
            <source>slope of the cost by a factor of D, through the plan</source>
            <translation>Steigung der Kosten nach einem Faktor von D, durch den Plan hindurch</translation>
        </message>
        <message>
            <source>unknown quantity &apos;%1&apos;</source>
            <translation>unbekannte Größe „%1“</translation>
        </message>
        <message>
            <source>quantity &apos;%1&apos;: expected the form %2, numbered from 1</source>
            <translation>Größe „%1“: erwartet wird die Form %2, gezählt ab 1</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <source>the debiased cost needs points on both sides, or a graph</source>
            <translation>die Divergenz braucht Punkte auf beiden Seiten oder einen Graphen</translation>
        </message>
        <message>
            <source>sliced transport needs points on both sides, or a graph</source>
            <translation>der Transport nach Projektionen braucht Punkte auf beiden Seiten oder einen Graphen</translation>
        </message>
        <message>
            <source>sliced transport needs a Euclidean cost</source>
            <translation>der Transport nach Projektionen braucht euklidische Kosten</translation>
        </message>
        <message>
            <source>expected a number from %1 to %2</source>
            <translation>erwartet wird eine Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>expected a whole number from %1 to %2</source>
            <translation>erwartet wird eine ganze Zahl von %1 bis %2</translation>
        </message>
        <message>
            <source>expected text in quotes, found %1</source>
            <translation>erwartet: Text in Anführungszeichen, gefunden: %1</translation>
        </message>
        <message>
            <source>expected an array, found %1</source>
            <translation>erwartet: ein Feld, gefunden: %1</translation>
        </message>
        <message>
            <source>expected an array of numbers, found %1</source>
            <translation>erwartet: ein Feld von Zahlen, gefunden: %1</translation>
        </message>
        <message>
            <source>expected finite numbers</source>
            <translation>erwartet werden endliche Zahlen</translation>
        </message>
        <message>
            <source>expected whole numbers from %1 to %2</source>
            <translation>erwartet werden ganze Zahlen von %1 bis %2</translation>
        </message>
        <message>
            <source>expected points as [x, y], found %1 numbers</source>
            <translation>erwartet: Punkte als [x, y], gefunden: %1 Zahlen</translation>
        </message>
        <message>
            <source>expected edges as [node, node], nodes numbered from 0</source>
            <translation>erwartet: Kanten als [Knoten, Knoten], Knoten gezählt ab 0</translation>
        </message>
        <message>
            <source>expected rows of equal length, from %1 to %2 numbers</source>
            <translation>erwartet: gleich lange Zeilen von %1 bis %2 Zahlen</translation>
        </message>
        <message>
            <source>expected a table, found %1</source>
            <translation>erwartet: eine Tabelle, gefunden: %1</translation>
        </message>
        <message>
            <source>row %1 cannot be scaled, as its kernel underflows or overflows in this arithmetic, expected a smaller lambda or the log domain</source>
            <translation>Zeile %1 lässt sich nicht skalieren, da ihr Kern in dieser Arithmetik unter- oder überläuft; erwartet wird ein kleineres Lambda oder der logarithmische Bereich</translation>
        </message>
        <message>
            <source>column %1 cannot be scaled, as its kernel underflows or overflows in this arithmetic, expected a smaller lambda or the log domain</source>
            <translation>Spalte %1 lässt sich nicht skalieren, da ihr Kern in dieser Arithmetik unter- oder überläuft; erwartet wird ein kleineres Lambda oder der logarithmische Bereich</translation>
        </message>
        <message>
            <source>half iterations is %1, expected at least 1</source>
            <translation>half iterations ist %1, erwartet wird mindestens 1</translation>
        </message>
        <message>
            <source>the sum of the %1 weights is too large</source>
            <translation>die Summe der Gewichte ist zu groß (%1)</translation>
        </message>
        <message>
            <source>p is %1, expected a finite number &gt;= 1</source>
            <translation>p ist %1, erwartet wird eine endliche Zahl &gt;= 1</translation>
        </message>
        <message>
            <source>the position of row %1 is not finite</source>
            <translation>die Position von Zeile %1 ist nicht endlich</translation>
        </message>
        <message>
            <source>the position of column %1 is not finite</source>
            <translation>die Position von Spalte %1 ist nicht endlich</translation>
        </message>
        <message>
            <source>the distances to the power p are too large, expected smaller ones or a smaller p</source>
            <translation>die Abstände hoch p sind zu groß, erwartet werden kleinere oder ein kleineres p</translation>
        </message>
        <message>
            <source>angles is %1, expected at least 1</source>
            <translation>angles ist %1, erwartet wird mindestens 1</translation>
        </message>
        <message>
            <source>rho is %1, expected a number &gt; 0</source>
            <translation>rho ist %1, erwartet wird eine Zahl &gt; 0</translation>
        </message>
        <message>
            <source>the two runs have different data sets</source>
            <translation>die beiden Läufe haben verschiedene Datensätze</translation>
        </message>
        <message>
            <source>evaluation: %1 validation scores for %2 splits</source>
            <translation>Auswertung: %1 Validierungswerte für %2 Aufteilungen</translation>
        </message>
        <message>
            <source>%1: expected text in quotes</source>
            <translation>%1: erwartet wird Text in Anführungszeichen</translation>
        </message>
        <message>
            <source>%1: expected a list, each %2</source>
            <translation>%1: Liste erwartet, jeder Wert %2</translation>
        </message>
        <message>
            <source>%1: expected several different values in quotes</source>
            <translation>%1: mehrere verschiedene Werte in Anführungszeichen erwartet</translation>
        </message>
        <message>
            <source>%1: expected at most %2</source>
            <translation>%1: erwartet werden höchstens %2</translation>
        </message>
        <message>
            <source>a grid needs lists of values or ranges of whole numbers; a number of values makes a list of a range: KEY=5..80:7</source>
            <translation>ein Gitter braucht Listen von Werten oder Bereiche ganzer Zahlen; eine Anzahl macht aus einem Bereich eine Liste: KEY=5..80:7</translation>
        </message>
        <message>
            <source>successive halving shortens trainings, but method %1 has no epochs</source>
            <translation>sukzessives Halbieren verkürzt Trainings, aber Methode %1 hat keine Epochen</translation>
        </message>
        <message>
            <source>successive halving shortens trainings, so that %1 cannot be varied with it</source>
            <translation>sukzessives Halbieren verkürzt Trainings, daher kann %1 dabei nicht variiert werden</translation>
        </message>
        <message>
            <source>%1 cannot be varied: method %2 does not read it</source>
            <translation>%1 kann nicht variiert werden: Methode %2 liest es nicht</translation>
        </message>
        <message>
            <source>%1 cannot be varied: results under different values of it are not comparable</source>
            <translation>%1 kann nicht variiert werden: Ergebnisse mit verschiedenen Werten sind nicht vergleichbar</translation>
        </message>
        <message>
            <source>%1 cannot be varied: it only says what a run stores</source>
            <translation>%1 kann nicht variiert werden: es bestimmt nur, was ein Lauf speichert</translation>
        </message>
        <message>
            <source>%1: not a range of this parameter</source>
            <translation>%1: kein Bereich dieses Parameters</translation>
        </message>
        <message>
            <source>nothing is varied: add --vary KEY=LOW..HIGH or --vary KEY=VALUE,VALUE,…</source>
            <translation>nichts wird variiert: --vary KEY=LOW..HIGH oder --vary KEY=VALUE,VALUE,… hinzufügen</translation>
        </message>
        <message>
            <source>%1 parameters are varied; at most %2 are possible</source>
            <translation>%1 Parameter werden variiert; höchstens %2 sind möglich</translation>
        </message>
        <message>
            <source>sweep &apos;%1&apos;: expected a name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;</source>
            <translation>Sweep „%1“: Name aus Buchstaben, Ziffern, „-“, „_“ und „.“ erwartet</translation>
        </message>
        <message>
            <source>sweep %1 exists, and its space is fixed; extend it with: rosa sweep add %1; begin another one under another name, which takes the runs that both share from the store</source>
            <translation>Sweep %1 existiert, und sein Suchraum steht fest; Erweiterung: rosa sweep add %1; ein anderer Sweep beginnt unter einem anderen Namen und übernimmt die gemeinsamen Läufe aus der Ablage</translation>
        </message>
        <message>
            <source>no sweep &apos;%1&apos; in %2</source>
            <translation>kein Sweep „%1“ in %2</translation>
        </message>
        <message>
            <source>%1: its name is not that of the cell that it describes</source>
            <translation>%1: der Name ist nicht der der Zelle, die die Datei beschreibt</translation>
        </message>
        <message>
            <source>sweep %1: nothing is measured yet; start it with: rosa sweep run %1</source>
            <translation>Sweep %1: noch nichts gemessen; starten mit: rosa sweep run %1</translation>
        </message>
        <message>
            <source>%1: expected a value and a coordinate of each varied parameter</source>
            <translation>%1: ein Wert und eine Koordinate für jeden variierten Parameter erwartet</translation>
        </message>
        <message>
            <source>%1: cannot be copied to %2: %3</source>
            <translation>%1: kann nicht nach %2 kopiert werden: %3</translation>
        </message>
        <message>
            <source>data set &apos;%1&apos; is neither part of %2 nor in the store; available: %3</source>
            <translation>der Datensatz „%1“ gehört weder zu %2 noch zur Ablage; es gibt %3</translation>
        </message>
        <message>
            <source>data set &apos;%1&apos;</source>
            <translation>Datensatz „%1“</translation>
        </message>
        <message>
            <source>data set &apos;%1&apos; has no labels, so it cannot be a column of %2, which compares accuracies</source>
            <translation>der Datensatz „%1“ hat keine Klassen und kann daher keine Spalte von %2 sein, wo Genauigkeiten verglichen werden</translation>
        </message>
        <message>
            <source>data set %1 is not the published one of this name, which has %2 nodes, %3 edges, %4 features and %5 classes instead of %6, %7, %8 and %9; no published number is shown beside it, and the general preset is used</source>
            <translation>der Datensatz %1 ist nicht der veröffentlichte dieses Namens, der %2 Knoten, %3 Kanten, %4 Merkmale und %5 Klassen hat statt %6, %7, %8 und %9; neben ihm steht keine veröffentlichte Zahl, und es gilt die allgemeine Voreinstellung</translation>
        </message>
        <message>
            <source>data set %1 is not the published one of this name: the counts are equal, but the edges or the order of the nodes differ; no published number is shown beside it, and the general preset is used</source>
            <translation>der Datensatz %1 ist nicht der veröffentlichte dieses Namens: Die Anzahlen sind gleich, aber die Kanten oder die Reihenfolge der Knoten sind andere; neben ihm steht keine veröffentlichte Zahl, und es gilt die allgemeine Voreinstellung</translation>
        </message>
        <message>
            <source>data set %1 has the published graph, but weighted features; published numbers of this name were measured on features 0 and 1</source>
            <translation>der Datensatz %1 hat den veröffentlichten Graphen, aber gewichtete Merkmale; veröffentlichte Zahlen dieses Namens wurden auf Merkmalen 0 und 1 gemessen</translation>
        </message>
        <message>
            <source>edge_index has each of the %1 undirected edges, on which the program trains, in both directions</source>
            <translation>edge_index enthält jede der %1 ungerichteten Kanten, auf denen das Programm trainiert, in beiden Richtungen</translation>
        </message>
        <message>
            <source>edge_index has the %1 arcs as published; the program trains on the %2 undirected edges that follow from them</source>
            <translation>edge_index enthält die %1 Kanten in der veröffentlichten Richtung; das Programm trainiert auf den %2 ungerichteten Kanten, die daraus folgen</translation>
        </message>
        <message>
            <source>%1 has no variants; ablation and sensitivity have</source>
            <translation>%1 hat keine Varianten; ablation und sensitivity haben welche</translation>
        </message>
        <message>
            <source>%1 has no variant &apos;%2&apos;</source>
            <translation>%1 hat keine Variante „%2“</translation>
        </message>
        <message>
            <source>variant %1</source>
            <translation>Variante %1</translation>
        </message>
        <message>
            <source>expected the name of a class, found an empty one</source>
            <translation>erwartet wurde der Name einer Klasse, er ist leer</translation>
        </message>
        <message>
            <source>expected the name of a class of at most %1 bytes, found %2</source>
            <translation>erwartet wurde der Name einer Klasse mit höchstens %1 Bytes, es sind %2</translation>
        </message>
        <message>
            <source>the data set has no classes to name</source>
            <translation>der Datensatz hat keine Klassen, die zu benennen wären</translation>
        </message>
        <message>
            <source>expected %1 names, one per class (%2), found %3</source>
            <translation>erwartet wurden %1 Namen, einer je Klasse (%2), gefunden %3</translation>
        </message>
        <message>
            <source>two classes would be called &apos;%1&apos;</source>
            <translation>zwei Klassen hießen „%1“</translation>
        </message>
        <message>
            <source>classes without a node left out</source>
            <translation>ausgelassene Klassen ohne Knoten</translation>
        </message>
        <message>
            <source>%1, row %2</source>
            <translation>%1, Zeile %2</translation>
        </message>
        <message>
            <source>%1: &apos;%2&apos; is not a node of %3</source>
            <translation>%1: „%2“ ist kein Knoten von %3</translation>
        </message>
        <message>
            <source>%1: node &apos;%2&apos; has a row already</source>
            <translation>%1: der Knoten „%2“ hat schon eine Zeile</translation>
        </message>
        <message>
            <source>%1: %2 of the %3 nodes of %4 have no row, first node %5</source>
            <translation>%1: %2 der %3 Knoten von %4 haben keine Zeile, zuerst der Knoten %5</translation>
        </message>
        <message>
            <source>%1: expected a matrix (nodes × dimensions), found one without columns</source>
            <translation>%1: erwartet wurde eine Matrix (Knoten × Dimensionen), gefunden eine ohne Spalten</translation>
        </message>
        <message>
            <source>%1: expected %2 rows, one per node of %3, found %4</source>
            <translation>%1: erwartet wurden %2 Zeilen, eine je Knoten von %3, gefunden %4</translation>
        </message>
        <message>
            <source>%1: row %2 contains a value that is not finite</source>
            <translation>%1: Zeile %2 enthält einen Wert, der nicht endlich ist</translation>
        </message>
        <message>
            <source>%1: expected a matrix (nodes × dimensions), found an array with %2 axes</source>
            <translation>%1: erwartet wurde eine Matrix (Knoten × Dimensionen), gefunden ein Feld mit %2 Achsen</translation>
        </message>
        <message>
            <source>%1: expected a matrix (nodes × dimensions), found none; arrays: %2</source>
            <translation>%1: erwartet wurde eine Matrix (Knoten × Dimensionen), gefunden keine; Felder: %2</translation>
        </message>
        <message>
            <source>%1: expected one matrix, or one called embedding, found %2</source>
            <translation>%1: erwartet wurde eine Matrix oder eine namens embedding, gefunden %2</translation>
        </message>
        <message>
            <source>%1: expected an id for each of the %2 rows, found %3</source>
            <translation>%1: erwartet wurde eine Kennung für jede der %2 Zeilen, gefunden %3</translation>
        </message>
        <message>
            <source>%1:%2: expected %3 fields, found %4</source>
            <translation>%1:%2: erwartet wurden %3 Felder, gefunden %4</translation>
        </message>
        <message>
            <source>%1:%2: expected a number in column %3, found &apos;%4&apos;</source>
            <translation>%1:%2: erwartet wurde eine Zahl in Spalte %3, gefunden „%4“</translation>
        </message>
        <message>
            <source>%1: %2; save module.state_dict() instead of the module itself</source>
            <translation>%1: %2; speichern Sie module.state_dict() statt des Moduls selbst</translation>
        </message>
        <message>
            <source>expected more than %1 labelled nodes, the number of neighbours, found %2</source>
            <translation>erwartet wurden mehr als %1 Knoten mit Klasse, die Zahl der Nachbarn, gefunden %2</translation>
        </message>
        <message>
            <source>%1 and %2 on %3 cannot be compared: %4; %5</source>
            <translation>%1 und %2 auf %3 sind nicht vergleichbar: %4; %5</translation>
        </message>
        <message>
            <source>the data set was replaced between them; train the earlier one again (rosa runs show RUN prints its command)</source>
            <translation>der Datensatz wurde dazwischen ersetzt; trainieren Sie den früheren noch einmal (rosa runs show RUN nennt seinen Befehl)</translation>
        </message>
        <message>
            <source>train one of them again with the setting of the other</source>
            <translation>trainieren Sie einen von ihnen noch einmal mit der Einstellung des anderen</translation>
        </message>
        <message>
            <source>evaluate both under one protocol (rosa evaluate RUN --protocol ID --splits N), then compare with --protocol ID</source>
            <translation>werten Sie beide nach einem Protokoll aus (rosa evaluate RUN --protocol ID --splits N) und vergleichen Sie dann mit --protocol ID</translation>
        </message>
        <message>
            <source>%1: expected true or false, found %2</source>
            <translation>%1: erwartet wurde true oder false, gefunden %2</translation>
        </message>
        <message>
            <source>%1 varies no parameter of %2</source>
            <translation>%1 ändert keinen Parameter von %2</translation>
        </message>
        <message>
            <source>there are no two runs on the same data set: %1</source>
            <translation>es gibt keine zwei Läufe auf demselben Datensatz: %1</translation>
        </message>
        <message>
            <source>run %1 is given twice, by %2 and by %3</source>
            <translation>der Lauf %1 ist zweimal angegeben, durch %2 und durch %3</translation>
        </message>
        <message>
            <source>run %1: %2</source>
            <translation>Lauf %1: %2</translation>
        </message>
        <message>
            <source>run %1 (%2) has no results; it has to finish, or be evaluated: rosa evaluate %1</source>
            <translation>der Lauf %1 (%2) hat keine Ergebnisse; er muss fertig sein oder ausgewertet werden: rosa evaluate %1</translation>
        </message>
        <message>
            <source>run %1 has no results under protocol %2, but under %3; rosa evaluate %1 --protocol %2</source>
            <translation>der Lauf %1 hat keine Ergebnisse nach Protokoll %2, aber nach %3; rosa evaluate %1 --protocol %2</translation>
        </message>
        <message>
            <source>a comparison needs at least two runs or groups of runs</source>
            <translation>ein Vergleich braucht mindestens zwei Läufe oder Gruppen von Läufen</translation>
        </message>
        <message>
            <source>%1: Slurm&apos;s scripts cannot name a path with quotes, backslashes or control characters</source>
            <translation>%1: Skripte von Slurm können keinen Pfad mit Anführungszeichen, Rückstrichen oder Steuerzeichen nennen</translation>
        </message>
        <message>
            <source>%1: expected a word of letters and digits, found &apos;%2&apos;</source>
            <translation>%1: erwartet wird ein Wort aus Buchstaben und Ziffern, gefunden: „%2“</translation>
        </message>
        <message>
            <source>%1: expected minutes, or a time such as 2:00:00, found &apos;%2&apos;</source>
            <translation>%1: erwartet werden Minuten oder eine Zeit wie 2:00:00, gefunden: „%2“</translation>
        </message>
        <message>
            <source>%1: expected true or false</source>
            <translation>%1: erwartet wird true oder false</translation>
        </message>
        <message>
            <source>%1: expected a list of texts in quotes</source>
            <translation>%1: erwartet wird eine Liste von Texten in Anführungszeichen</translation>
        </message>
        <message>
            <source>%1: expected one line without control characters</source>
            <translation>%1: erwartet wird eine Zeile ohne Steuerzeichen</translation>
        </message>
        <message>
            <source>%1: expected megabytes, or text such as &quot;4G&quot; with K, M, G or T, found &apos;%2&apos;</source>
            <translation>%1: erwartet werden Megabyte oder ein Text wie „4G“ mit K, M, G oder T, gefunden „%2“</translation>
        </message>
        <message>
            <source>%1: expected options of sbatch such as --exclusive, found &apos;%2&apos;</source>
            <translation>%1: erwartet werden Optionen von sbatch wie --exclusive, gefunden: „%2“</translation>
        </message>
        <message>
            <source>%1: %2: expected an absolute path, found &apos;%3&apos;</source>
            <translation>%1: %2: erwartet wird ein absoluter Pfad, gefunden: „%3“</translation>
        </message>
        <message>
            <source>%1: host %2 needs the keys store and rosa: paths on the cluster</source>
            <translation>%1: Der Rechner %2 braucht die Schlüssel store und rosa: Pfade auf dem Cluster</translation>
        </message>
        <message>
            <source>%1: time: %2 minutes are too short for a signal %3 seconds before the end</source>
            <translation>%1: time: %2 Minuten sind zu kurz für ein Signal %3 Sekunden vor dem Ende</translation>
        </message>
        <message>
            <source>sbatch gave no job id; it said: %1</source>
            <translation>sbatch hat keine Auftragsnummer genannt, sondern: %1</translation>
        </message>
        <message>
            <source>%1: a name in it is not one word</source>
            <translation>%1: Ein Name darin ist kein einzelnes Wort</translation>
        </message>
        <message>
            <source>another process is steering sweep %1; try again</source>
            <translation>ein anderer Prozess steuert gerade Sweep %1; versuchen Sie es noch einmal</translation>
        </message>
        <message>
            <source>%1: the arrays of %2 take %3 bytes, more than an npz file can hold; write a packed file (.rosadata)</source>
            <translation>%1: Die Felder von %2 brauchen %3 Bytes, mehr als eine npz-Datei fasst; eine gepackte Datei (.rosadata) schreiben</translation>
        </message>
        <message>
            <source>names of nodes</source>
            <translation>Namen der Knoten</translation>
        </message>
        <message>
            <source>names of classes</source>
            <translation>Namen der Klassen</translation>
        </message>
        <message>
            <source>classes without a node</source>
            <translation>Klassen ohne Knoten</translation>
        </message>
        <message>
            <source>times of contacts</source>
            <translation>Zeiten der Kontakte</translation>
        </message>
        <message>
            <source>edges as published</source>
            <translation>Kanten wie veröffentlicht</translation>
        </message>
        <message>
            <source>has no published splits</source>
            <translation>hat keine veröffentlichten Aufteilungen</translation>
        </message>
        <message>
            <source>has published splits without validation parts</source>
            <translation>hat veröffentlichte Aufteilungen ohne Validierungsteil</translation>
        </message>
        <message>
            <source>has too few labelled nodes</source>
            <translation>hat zu wenige Knoten mit Klasse</translation>
        </message>
        <message>
            <source>unknown protocol &apos;%1&apos;</source>
            <translation>unbekanntes Protokoll „%1“</translation>
        </message>
        <message>
            <source>no method of the plan has a preset &apos;%1&apos;</source>
            <translation>keine Methode der Tabelle hat eine Voreinstellung „%1“</translation>
        </message>
        <message>
            <source>run %1 has results under %2; choose one of them with --protocol</source>
            <translation>der Lauf %1 hat Ergebnisse nach %2; wählen Sie eines davon mit --protocol</translation>
        </message>
        <message>
            <source>%1: not enough memory (%2); lower sampling.batch_size or encoder.hidden</source>
            <translation>%1: nicht genug Speicher (%2); sampling.batch_size oder encoder.hidden verkleinern</translation>
        </message>
        <message>
            <source>%1 and %2 have identical features and classes, as published, so their results are not independent; in mean ranks they count as one data set, by their mean</source>
            <translation>%1 und %2 haben, so wie sie veröffentlicht sind, gleiche Merkmale und Klassen, sodass ihre Ergebnisse nicht unabhängig sind; in mittleren Rängen zählen sie mit ihrem Mittel als ein Datensatz</translation>
        </message>
        <message>
            <source>Validation is exact match, the score by which C is chosen: a node counts only if every one-vs-rest decision on it is right. Test is accuracy, where the largest decision counts, and therefore usually higher.</source>
            <translation>Validierung ist exakte Übereinstimmung, nach der C gewählt wird: Ein Knoten zählt nur, wenn jede Eins-gegen-alle-Entscheidung zu ihm richtig ist. Test ist die Genauigkeit, bei der die größte Entscheidung zählt, und deshalb meist höher.</translation>
        </message>
        <message>
            <source>Validation is the accuracy by which C is chosen, on the validation part or on folds of the training part, where the probe has fewer nodes to train on than for the test.</source>
            <translation>Validierung ist die Genauigkeit, nach der C gewählt wird, auf dem Validierungsteil oder auf Teilen des Trainingsteils, wo der Klassifikator mit weniger Knoten trainiert wird als für den Test.</translation>
        </message>
        <message>
            <source>Validation is the accuracy on the validation part.</source>
            <translation>Validierung ist die Genauigkeit auf dem Validierungsteil.</translation>
        </message>
        <message>
            <source>evaluation: %1 choices of C or epoch for %2 splits</source>
            <translation>Auswertung: %1 gewählte Werte von C oder Epochen für %2 Aufteilungen</translation>
        </message>
        <message>
            <source>Node classification</source>
            <translation>Knotenklassifikation</translation>
        </message>
        <message>
            <source>Node classification, inductive</source>
            <translation>Knotenklassifikation, induktiv</translation>
        </message>
        <message>
            <source>standard output cannot be written: %1</source>
            <translation>die Standardausgabe kann nicht geschrieben werden: %1</translation>
        </message>
        <message>
            <source>standard output could not be written as a whole</source>
            <translation>die Standardausgabe konnte nicht vollständig geschrieben werden</translation>
        </message>
        <message>
            <source>unknown key &apos;%1&apos;; further options of sbatch stand in the list options</source>
            <translation>unbekannter Schlüssel „%1“; weitere Optionen von sbatch stehen in der Liste options</translation>
        </message>
        <message>
            <source>equals values from other articles, whose splits may differ</source>
            <translation>gleicht Werten aus anderen Artikeln, deren Aufteilungen abweichen können</translation>
        </message>
        <message>
            <source>Node classification on further graphs of the authors</source>
            <translation>Knotenklassifikation auf weiteren Graphen der Autoren</translation>
        </message>
        <message>
            <source>README of the authors&apos; program (github.com/ZhuYun97/RoSA)</source>
            <translation>README des Programms der Autoren (github.com/ZhuYun97/RoSA)</translation>
        </message>
        <message>
            <source>feature %1: expected one of its %2 values, found place %3</source>
            <translation>Merkmal %1: erwartet wird einer seiner %2 Werte, gefunden Platz %3</translation>
        </message>
        <message>
            <source>%1: expected a data set in a known format, found none; known are %2. &apos;rosa help datasets&apos; names the files of each</source>
            <translation>%1: erwartet wird ein Datensatz in einem bekannten Format, gefunden keiner; bekannt sind %2. „rosa help datasets“ nennt die Dateien eines jeden</translation>
        </message>
        <message>
            <source>expected one pickled csr_matrix, found other objects</source>
            <translation>erwartet wird eine csr_matrix als Pickle, gefunden andere Objekte</translation>
        </message>
        <message>
            <source>%1, byte 8: expected version 1 or 3, found 2, which can be read only from a file, not from memory</source>
            <translation>%1, Byte 8: erwartet wird Version 1 oder 3, gefunden 2, die als Datei gelesen wird, nicht aus dem Speicher</translation>
        </message>
        <message>
            <source>%1, byte 8: expected version 1, 2 or 3, found %2</source>
            <translation>%1, Byte 8: erwartet wird Version 1, 2 oder 3, gefunden %2</translation>
        </message>
        <message>
            <source>%1: expected a node and its neighbours per line, found none</source>
            <translation>%1: erwartet werden ein Knoten und seine Nachbarn je Zeile, gefunden keine</translation>
        </message>
        <message>
            <source>expected fewer than 2^31 nodes, found more</source>
            <translation>erwartet werden weniger als 2^31 Knoten, gefunden mehr</translation>
        </message>
        <message>
            <source>expected one id, found &apos;%1&apos; and &apos;%2&apos;</source>
            <translation>erwartet wird eine id, gefunden „%1“ und „%2“</translation>
        </message>
        <message>
            <source>expected each node once, found &apos;%1&apos; again</source>
            <translation>erwartet wird jeder Knoten einmal, gefunden noch einmal „%1“</translation>
        </message>
        <message>
            <source>%1: expected a finite number, found &apos;%2&apos;</source>
            <translation>%1: erwartet wird eine endliche Zahl, gefunden „%2“</translation>
        </message>
        <message>
            <source>%1: expected a shorter text, found %2 bytes</source>
            <translation>%1: erwartet wird ein kürzerer Text, gefunden %2 Bytes</translation>
        </message>
        <message>
            <source>%1: expected finite numbers, found %2</source>
            <translation>%1: erwartet werden endliche Zahlen, gefunden %2</translation>
        </message>
        <message>
            <source>%1: expected lists of %2 numbers as of the first node, found another length</source>
            <translation>%1: erwartet werden Listen von %2 Zahlen wie beim ersten Knoten, gefunden eine andere Länge</translation>
        </message>
        <message>
            <source>%1: adj_matrix.npy: expected a pickled csr_matrix, found %2</source>
            <translation>%1: adj_matrix.npy: erwartet wird eine csr_matrix als Pickle, gefunden %2</translation>
        </message>
        <message>
            <source>%1: %2.npy: expected a matrix of numbers, found %3</source>
            <translation>%1: %2.npy: erwartet wird eine Matrix von Zahlen, gefunden %3</translation>
        </message>
        <message>
            <source>expected node numbers of shape edges × 2, found %1</source>
            <translation>erwartet werden Knotennummern der Form Kanten × 2, gefunden %1</translation>
        </message>
        <message>
            <source>adj_t: expected the rows and columns of a sparse matrix</source>
            <translation>adj_t: erwartet werden Zeilen und Spalten einer dünnbesetzten Matrix</translation>
        </message>
        <message>
            <source>adj_t: expected a row for each of %1 columns, found %2</source>
            <translation>adj_t: erwartet wird eine Zeile zu jeder von %1 Spalten, gefunden %2</translation>
        </message>
        <message>
            <source>adj_t</source>
            <translation>adj_t</translation>
        </message>
        <message>
            <source>adj_t: expected ascending row offsets from 0 to %1</source>
            <translation>adj_t: erwartet werden aufsteigende Zeilenanfänge von 0 bis %1</translation>
        </message>
        <message>
            <source>%1: byte %2: expected GEXF, found %3</source>
            <translation>%1: Byte %2: erwartet wird GEXF, gefunden %3</translation>
        </message>
        <message>
            <source>%1: expected &lt;gexf&gt; with a &lt;graph&gt;, found none</source>
            <translation>%1: erwartet wird &lt;gexf&gt; mit einem &lt;graph&gt;, gefunden keines</translation>
        </message>
        <message>
            <source>the id of a declared attribute</source>
            <translation>die id eines deklarierten Attributs</translation>
        </message>
        <message>
            <source>a key</source>
            <translation>ein Schlüssel</translation>
        </message>
        <message>
            <source>lists at most %1 levels deep</source>
            <translation>Listen in höchstens %1 Ebenen</translation>
        </message>
        <message>
            <source>a value of %1</source>
            <translation>ein Wert von %1</translation>
        </message>
        <message>
            <source>%1: expected ], found the end of the file</source>
            <translation>%1: erwartet wird ], gefunden das Ende der Datei</translation>
        </message>
        <message>
            <source>%1: expected graph [ …, found none</source>
            <translation>%1: erwartet wird graph [ …, gefunden keines</translation>
        </message>
        <message>
            <source>a source and a target</source>
            <translation>eine Quelle und ein Ziel</translation>
        </message>
        <message>
            <source>one whole number as id</source>
            <translation>eine ganze Zahl als id</translation>
        </message>
        <message>
            <source>the id of a node</source>
            <translation>die id eines Knotens</translation>
        </message>
        <message>
            <source>edge from %1 to %2: expected nodes of the graph, found no node %3</source>
            <translation>Kante von %1 nach %2: erwartet werden Knoten des Graphen, gefunden kein Knoten %3</translation>
        </message>
        <message>
            <source>an object of numbers</source>
            <translation>ein Objekt aus Zahlen</translation>
        </message>
        <message>
            <source>a number per node</source>
            <translation>eine Zahl je Knoten</translation>
        </message>
        <message>
            <source>a list or object</source>
            <translation>eine Liste oder ein Objekt</translation>
        </message>
        <message>
            <source>%1: expected a row %2 as in the map of ids, found %3 rows</source>
            <translation>%1: erwartet wird eine Zeile %2 wie in der Zuordnung der ids, gefunden %3 Zeilen</translation>
        </message>
        <message>
            <source>%1: expected a row of the features for each node, found none for &apos;%2&apos;</source>
            <translation>%1: erwartet wird eine Zeile der Merkmale für jeden Knoten, gefunden keine für „%2“</translation>
        </message>
        <message>
            <source>edges between positions in the list of nodes</source>
            <translation>Kanten zwischen Positionen in der Liste der Knoten</translation>
        </message>
        <message>
            <source>groups of nodes flattened</source>
            <translation>Gruppen von Knoten aufgelöst</translation>
        </message>
        <message>
            <source>%1: expected %2, found %3</source>
            <translation>%1: erwartet wird %2, gefunden %3</translation>
        </message>
        <message>
            <source>expected keys of at most %1 bytes, found &apos;%2&apos;</source>
            <translation>erwartet werden Schlüssel von höchstens %1 Bytes, gefunden „%2“</translation>
        </message>
        <message>
            <source>expected JSON, found bytes</source>
            <translation>erwartet wird JSON, gefunden Bytes</translation>
        </message>
        <message>
            <source>edges to nodes that are not listed left out</source>
            <translation>Kanten zu nicht aufgeführten Knoten weggelassen</translation>
        </message>
        <message>
            <source>a node, its features and its class</source>
            <translation>ein Knoten, seine Merkmale und seine Klasse</translation>
        </message>
        <message>
            <source>%1 features as in the first line</source>
            <translation>%1 Merkmale wie in der ersten Zeile</translation>
        </message>
        <message>
            <source>the cited node and the citing one</source>
            <translation>der zitierte Knoten und der zitierende</translation>
        </message>
        <message>
            <source>&apos;%1&apos; and coordinate (pattern, real or integer) or array (real or integer), then general, symmetric or skew-symmetric</source>
            <translation>„%1“ und coordinate (pattern, real oder integer) oder array (real oder integer), dann general, symmetric oder skew-symmetric</translation>
        </message>
        <message>
            <source>as many rows as columns of a symmetric matrix</source>
            <translation>so viele Zeilen wie Spalten einer symmetrischen Matrix</translation>
        </message>
        <message>
            <source>%1: expected a class for each of %2 nodes, found %3 × %4</source>
            <translation>%1: erwartet wird eine Klasse für jeden von %2 Knoten, gefunden %3 × %4</translation>
        </message>
        <message>
            <source>%1: expected class numbers, found fractions</source>
            <translation>%1: erwartet werden Nummern von Klassen, gefunden Brüche</translation>
        </message>
        <message>
            <source>expected an adjacency matrix called network, A, adj, W, graph or net, found none</source>
            <translation>erwartet wird eine Adjazenzmatrix namens network, A, adj, W, graph oder net, gefunden keine</translation>
        </message>
        <message>
            <source>byte %1: expected an element, found the end</source>
            <translation>Byte %1: erwartet wird ein Element, gefunden das Ende</translation>
        </message>
        <message>
            <source>byte %1: expected a small element of at most 4 bytes, found %2</source>
            <translation>Byte %1: erwartet wird ein kleines Element von höchstens 4 Bytes, gefunden %2</translation>
        </message>
        <message>
            <source>byte %1: expected an element of %2 bytes, found the end</source>
            <translation>Byte %1: erwartet wird ein Element von %2 Bytes, gefunden das Ende</translation>
        </message>
        <message>
            <source>not enough memory to decompress it</source>
            <translation>nicht genug Speicher zum Entpacken</translation>
        </message>
        <message>
            <source>cannot be decompressed</source>
            <translation>kann nicht entpackt werden</translation>
        </message>
        <message>
            <source>expected the flags of a variable</source>
            <translation>erwartet werden die Kennzeichen einer Variablen</translation>
        </message>
        <message>
            <source>expected name and size of a matrix</source>
            <translation>erwartet werden Name und Größe einer Matrix</translation>
        </message>
        <message>
            <source>expected %1 × %2 numbers, found %3</source>
            <translation>erwartet werden %1 × %2 Zahlen, gefunden %3</translation>
        </message>
        <message>
            <source>expected %1 offsets of columns from 0 on, found %2</source>
            <translation>erwartet werden %1 Spaltenanfänge ab 0, gefunden %2</translation>
        </message>
        <message>
            <source>expected %1 rows and values, found %2 and %3</source>
            <translation>erwartet werden %1 Zeilen und Werte, gefunden %2 und %3</translation>
        </message>
        <message>
            <source>entry %1: expected a row below %2, found %3</source>
            <translation>Eintrag %1: erwartet wird eine Zeile unter %2, gefunden %3</translation>
        </message>
        <message>
            <source>expected ascending offsets of columns, found %1 and %2</source>
            <translation>erwartet werden aufsteigende Spaltenanfänge, gefunden %1 und %2</translation>
        </message>
        <message>
            <source>%1: expected a MAT-file of version 5 to 7, found one of 7.3; save it with -v7</source>
            <translation>%1: erwartet wird eine MAT-Datei der Version 5 bis 7, gefunden eine von 7.3; speichern Sie sie mit -v7</translation>
        </message>
        <message>
            <source>%1: expected a MAT-file of version 5 to 7, found &apos;%2&apos;</source>
            <translation>%1: erwartet wird eine MAT-Datei der Version 5 bis 7, gefunden „%2“</translation>
        </message>
        <message>
            <source>an object with nodes and links</source>
            <translation>ein Objekt mit nodes und links</translation>
        </message>
        <message>
            <source>an object with the attributes of a node</source>
            <translation>ein Objekt mit den Attributen eines Knotens</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>nodes[%1]</source>
            <translation>nodes[%1]</translation>
        </message>
        <message>
            <source>an id</source>
            <translation>eine id</translation>
        </message>
        <message>
            <source>an edge</source>
            <translation>eine Kante</translation>
        </message>
        <message>
            <source>a node</source>
            <translation>ein Knoten</translation>
        </message>
        <message>
            <source>links[%1]: expected a listed node, found &apos;%2&apos;</source>
            <translation>links[%1]: erwartet wird ein aufgeführter Knoten, gefunden „%2“</translation>
        </message>
        <message>
            <source>an empty file</source>
            <translation>eine leere Datei</translation>
        </message>
        <message>
            <source>a pointer of Git LFS; fetch the file itself with: git lfs pull</source>
            <translation>ein Zeiger von Git LFS; die Datei selbst holt: git lfs pull</translation>
        </message>
        <message>
            <source>a web page, perhaps of a failed download; download the file itself</source>
            <translation>eine Webseite, vielleicht eines misslungenen Herunterladens; laden Sie die Datei selbst herunter</translation>
        </message>
        <message>
            <source>%1: expected data, found %2</source>
            <translation>%1: erwartet werden Daten, gefunden %2</translation>
        </message>
        <message>
            <source>%1: expected a partition of %2 nodes, found one of %3</source>
            <translation>%1: erwartet wird eine Partition von %2 Knoten, gefunden eine von %3</translation>
        </message>
        <message>
            <source>*Vertices and a number of nodes</source>
            <translation>*Vertices und eine Anzahl von Knoten</translation>
        </message>
        <message>
            <source>one network</source>
            <translation>ein Netzwerk</translation>
        </message>
        <message>
            <source>a network of one kind of nodes</source>
            <translation>ein Netzwerk mit einer Art von Knoten</translation>
        </message>
        <message>
            <source>a node from 1 to %1</source>
            <translation>ein Knoten von 1 bis %1</translation>
        </message>
        <message>
            <source>two nodes and an optional weight</source>
            <translation>zwei Knoten und wahlweise ein Gewicht</translation>
        </message>
        <message>
            <source>a matrix of %1 × %1 numbers</source>
            <translation>eine Matrix von %1 × %1 Zahlen</translation>
        </message>
        <message>
            <source>the number of a class</source>
            <translation>die Nummer einer Klasse</translation>
        </message>
        <message>
            <source>adjacency list</source>
            <translation>Adjazenzliste</translation>
        </message>
        <message>
            <source>a data set</source>
            <translation>ein Datensatz</translation>
        </message>
        <message>
            <source>%1: %2 cannot be unpacked: %3</source>
            <translation>%1: %2 kann nicht entpackt werden: %3</translation>
        </message>
        <message>
            <source>expected features, a label and links of each node, found %1, %2 and %3</source>
            <translation>erwartet werden Merkmale, eine Klasse und Kanten jedes Knotens, gefunden %1, %2 und %3</translation>
        </message>
        <message>
            <source>an object with features, labels and links</source>
            <translation>ein Objekt mit features, labels und links</translation>
        </message>
        <message>
            <source>lists of numbers</source>
            <translation>Listen von Zahlen</translation>
        </message>
        <message>
            <source>others</source>
            <translation>andere</translation>
        </message>
        <message>
            <source>%1 features as of the first node</source>
            <translation>%1 Merkmale wie beim ersten Knoten</translation>
        </message>
        <message>
            <source>another number</source>
            <translation>eine andere Anzahl</translation>
        </message>
        <message>
            <source>masks of one length</source>
            <translation>Masken einer Länge</translation>
        </message>
        <message>
            <source>another length</source>
            <translation>eine andere Länge</translation>
        </message>
        <message>
            <source>a list of nodes</source>
            <translation>eine Liste von Knoten</translation>
        </message>
        <message>
            <source>a list per node</source>
            <translation>eine Liste je Knoten</translation>
        </message>
        <message>
            <source>%1: expected values for %2 nodes, found %3</source>
            <translation>%1: erwartet werden Werte für %2 Knoten, gefunden %3</translation>
        </message>
        <message>
            <source>expected as many validation masks as training masks, and one test mask, found %1, %2 and %3</source>
            <translation>erwartet werden so viele Validierungs- wie Trainingsmasken und eine Testmaske, gefunden %1, %2 und %3</translation>
        </message>
        <message>
            <source>test nodes left out of training and validation</source>
            <translation>Testknoten aus Training und Validierung weggelassen</translation>
        </message>
        <message>
            <source>masks for early stopping not used</source>
            <translation>Masken für frühes Anhalten nicht verwendet</translation>
        </message>
        <message>
            <source>splits (`rosa data splits export` writes them)</source>
            <translation>Aufteilungen (`rosa data splits export` schreibt sie)</translation>
        </message>
        <message>
            <source>directions of edges when it is imported again</source>
            <translation>Richtungen der Kanten beim erneuten Importieren</translation>
        </message>
        <message>
            <source>expected the content hash %1, found %2</source>
            <translation>erwartet wird der Inhalts-Hash %1, gefunden %2</translation>
        </message>
        <message>
            <source>folder %1 does not exist</source>
            <translation>Ordner %1 existiert nicht</translation>
        </message>
        <message>
            <source>expected a file, found the folder %1</source>
            <translation>erwartet wird eine Datei, gefunden der Ordner %1</translation>
        </message>
        <message>
            <source>expected the name of a file ending in %1, found %2</source>
            <translation>erwartet wird ein Dateiname mit der Endung %1, gefunden %2</translation>
        </message>
        <message>
            <source>%1 already exists; --replace overwrites it</source>
            <translation>%1 existiert bereits; --replace überschreibt es</translation>
        </message>
        <message>
            <source>it has each of the %1 undirected edges, on which the program trains, once</source>
            <translation>sie enthält jede der %1 ungerichteten Kanten, auf denen das Programm trainiert, einmal</translation>
        </message>
        <message>
            <source>it has the %1 arcs as published; the program trains on the %2 undirected edges that follow from them</source>
            <translation>sie enthält die %1 Bögen wie veröffentlicht; das Programm trainiert auf den %2 ungerichteten Kanten, die sich daraus ergeben</translation>
        </message>
        <message>
            <source>%1: %2 cannot be written so that it is read again; write a npz or a packed file (.rosadata)</source>
            <translation>%1: %2 lässt sich nicht so schreiben, dass es wieder gelesen wird; schreiben Sie eine npz- oder gepackte Datei (.rosadata)</translation>
        </message>
        <message>
            <source>data.binary_features: does not apply to a run on time snapshots, whose features are computed from the training snapshots; set it to false</source>
            <translation>data.binary_features: gilt nicht für einen Lauf mit Zeitschnitten, dessen Merkmale aus den Trainingsschnitten berechnet werden; setzen Sie es auf false</translation>
        </message>
        <message>
            <source>a colour has a number from 0 on, found %1</source>
            <translation>eine Farbe hat eine Nummer ab 0, gefunden: %1</translation>
        </message>
        <message>
            <source>this build writes no web pages: it was made without their module (CMake option %1)</source>
            <translation>dieser Build schreibt keine Webseiten: er wurde ohne deren Modul erstellt (CMake-Option %1)</translation>
        </message>
        <message>
            <source>%1 has no language &apos;%2&apos;, expected some of: %3</source>
            <translation>%1 hat keine Sprache „%2“, erwartet werden: %3</translation>
        </message>
        <message>
            <source>nodes without a label</source>
            <translation>Knoten ohne Klasse</translation>
        </message>
        <message>
            <source>nodes without a label (empty or %1)</source>
            <translation>Knoten ohne Klasse (leer oder %1)</translation>
        </message>
        <message>
            <source>labels taken as missing (%1)</source>
            <translation>als fehlend gewertete Klassen (%1)</translation>
        </message>
        <message>
            <source>%1: expected a column for %2 (%3), found none called &quot;%4&quot;</source>
            <translation>%1: für %2 wird eine Spalte erwartet (%3), keine heißt „%4“</translation>
        </message>
        <message>
            <source>%1: column %2 is given two meanings; name it in one option only</source>
            <translation>%1: Spalte %2 erhält zwei Bedeutungen; sie darf nur in einer Option stehen</translation>
        </message>
        <message>
            <source>as asked</source>
            <translation>wie gewünscht</translation>
        </message>
        <message>
            <source>an index</source>
            <translation>ein Index</translation>
        </message>
        <message>
            <source>names: as many values as nodes</source>
            <translation>Namen: so viele Werte wie Knoten</translation>
        </message>
        <message>
            <source>could both be the class</source>
            <translation>könnten beide die Klasse sein</translation>
        </message>
        <message>
            <source>%1: column %2 has %3 different values for %4 nodes, too many for classes; name the class with --class COLUMN, or leave the column out with --ignore %5</source>
            <translation>%1: Spalte %2 hat %3 verschiedene Werte für %4 Knoten, zu viele für Klassen; --class SPALTE nennt die Klasse, --ignore %5 lässt die Spalte weg</translation>
        </message>
        <message>
            <source>could each be the class</source>
            <translation>könnten jeweils die Klasse sein</translation>
        </message>
        <message>
            <source>could be the class</source>
            <translation>könnte die Klasse sein</translation>
        </message>
        <message>
            <source>%1: column %2 %3 (in parentheses: different values); choose the class with --class %4, or use %5 %6</source>
            <translation>%1: Spalte %2 %3 (in Klammern: verschiedene Werte); --class %4 wählt die Klasse, sonst %5 %6</translation>
        </message>
        <message>
            <source>%1: column %2 has numbers with thousands separators (&quot;1,234.5&quot;): write them without, or leave the column out with --ignore %3</source>
            <translation>%1: Spalte %2 enthält Zahlen mit Tausendertrennzeichen („1,234.5“): ohne sie schreiben, oder die Spalte mit --ignore %3 weglassen</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>id %1</source>
            <translation>Name %1</translation>
        </message>
        <message>
            <source>class %1</source>
            <translation>Klasse %1</translation>
        </message>
        <message>
            <source>feature %1</source>
            <translation>Merkmal %1</translation>
        </message>
        <message>
            <source>features %1</source>
            <translation>Merkmale %1</translation>
        </message>
        <message>
            <source>split %1</source>
            <translation>Aufteilung %1</translation>
        </message>
        <message>
            <source>ignored %1 (%2)</source>
            <translation>nicht benutzt %1 (%2)</translation>
        </message>
        <message>
            <source>%1: expected a column for --weight, found none called &quot;%2&quot;</source>
            <translation>%1: für --weight wird eine Spalte erwartet, keine heißt „%2“</translation>
        </message>
        <message>
            <source>%1; and %2 more</source>
            <translation>%1; und %2 weitere</translation>
        </message>
        <message>
            <source>a finite number in attribute %1 (--ignore leaves it out)</source>
            <translation>eine endliche Zahl im Attribut %1 (--ignore lässt es weg)</translation>
        </message>
        <message>
            <source>attributes of nodes: %1</source>
            <translation>Attribute der Knoten: %1</translation>
        </message>
        <message>
            <source>text in UTF-8 (save the file as UTF-8)</source>
            <translation>Text in UTF-8 (die Datei als UTF-8 speichern)</translation>
        </message>
        <message>
            <source>a finite number in column %1 (--ignore leaves it out)</source>
            <translation>eine endliche Zahl in Spalte %1 (--ignore lässt sie weg)</translation>
        </message>
        <message>
            <source>train, val or test in column %1</source>
            <translation>train, val oder test in Spalte %1</translation>
        </message>
        <message>
            <source>each node in one part of the split</source>
            <translation>jeder Knoten in einem Teil der Aufteilung</translation>
        </message>
        <message>
            <source>%1: %2 has no columns to choose by name; leave out %3</source>
            <translation>%1: %2 hat keine Spalten, die sich nach Namen wählen lassen; %3 weglassen</translation>
        </message>
        <message>
            <source>%1: column %2 has one value per class, so as a feature it would tell the class; leave it out with --ignore %3, or keep it with --feature %3</source>
            <translation>%1: Spalte %2 hat einen Wert je Klasse, würde also als Merkmal die Klasse verraten; --ignore %3 lässt sie weg, --feature %3 behält sie</translation>
        </message>
        <message>
            <source>%1: expected a column for --ignore, found none called &quot;%2&quot;</source>
            <translation>%1: für --ignore wird eine Spalte erwartet, keine heißt „%2“</translation>
        </message>
        <message>
            <source>%1: three columns of numbers may be edges with weights (--weight 3) or times and two people (--contacts); say which</source>
            <translation>%1: drei Spalten von Zahlen können Kanten mit Gewichten (--weight 3) oder Zeiten und zwei Personen (--contacts) sein; bitte angeben</translation>
        </message>
        <message>
            <source>comment lines skipped</source>
            <translation>übergangene Kommentarzeilen</translation>
        </message>
        <message>
            <source>ends of edges such as 7.0 taken as node 7</source>
            <translation>Kantenenden wie 7.0 als Knoten 7 gelesen</translation>
        </message>
        <message>
            <source>numbers with a decimal comma</source>
            <translation>Zahlen mit Dezimalkomma</translation>
        </message>
        <message>
            <source>columns of %1: %2</source>
            <translation>Spalten von %1: %2</translation>
        </message>
        <message>
            <source>%1: the %2 features of %3 nodes are too many for a text of all of them; write a npz or a packed file (.rosadata)</source>
            <translation>%1: die %2 Merkmale von %3 Knoten sind zu viele für einen Text, der alle enthält; schreiben Sie eine npz- oder gepackte Datei (.rosadata)</translation>
        </message>
        <message>
            <source>%1 and %2 more</source>
            <translation>%1 und %2 weitere</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;: no training node has class %2, so no probe can predict it</source>
            <translation>Aufteilung „%1“: kein Trainingsknoten hat Klasse %2, also kann kein Klassifikator sie vorhersagen</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;: no training node has one of the classes %2, so no probe can predict them</source>
            <translation>Aufteilung „%1“: kein Trainingsknoten hat eine der Klassen %2, also kann kein Klassifikator sie vorhersagen</translation>
        </message>
        <message>
            <source>in %1 of %2 splits no training node has class %3, so no probe can predict it there</source>
            <translation>in %1 von %2 Aufteilungen hat kein Trainingsknoten Klasse %3, also kann kein Klassifikator sie dort vorhersagen</translation>
        </message>
        <message>
            <source>in %1 of %2 splits some of the classes %3 have no training node, so no probe can predict them there</source>
            <translation>in %1 von %2 Aufteilungen haben einige der Klassen %3 keinen Trainingsknoten, also kann kein Klassifikator sie dort vorhersagen</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>ein Text</translation>
        </message>
        <message>
            <source>%1: expected a list of groups</source>
            <translation>%1: Liste von Gruppen erwartet</translation>
        </message>
        <message>
            <source>expected a group of named values</source>
            <translation>Gruppe benannter Werte erwartet</translation>
        </message>
        <message>
            <source>expected a published graph, found only its weights</source>
            <translation>erwartet wird ein veröffentlichter Graph, gefunden nur dessen Gewichte</translation>
        </message>
        <message>
            <source>edge %1 – %2 (nodes counted from 0): expected a weight of 0 or more, found %3; --ignore weight leaves the weights out</source>
            <translation>Kante %1 – %2 (Knoten ab 0 gezählt): erwartet wird ein Gewicht von mindestens 0, gefunden %3; --ignore weight lässt die Gewichte weg</translation>
        </message>
        <message>
            <source>duplicate edges joined and their weights added</source>
            <translation>mehrfache Kanten zusammengefasst und ihre Gewichte addiert</translation>
        </message>
        <message>
            <source>edge weights kept (%1): methods use them only with data.edge_weights=true</source>
            <translation>Kantengewichte behalten (%1): Verfahren verwenden sie nur mit data.edge_weights=true</translation>
        </message>
        <message>
            <source>expected a weight of 0 or more, found &apos;%1&apos;; --ignore weight leaves the weights out</source>
            <translation>erwartet wird ein Gewicht von mindestens 0, gefunden „%1“; --ignore weight lässt die Gewichte weg</translation>
        </message>
        <message>
            <source>lists with other elements than numbers</source>
            <translation>Listen mit anderen Elementen als Zahlen</translation>
        </message>
        <message>
            <source>lists of classes, as a node has one class</source>
            <translation>Listen von Klassen, da ein Knoten eine Klasse hat</translation>
        </message>
        <message>
            <source>%1: column %2 has %3: it cannot have this meaning</source>
            <translation>%1: Spalte %2 enthält %3: Sie kann diese Bedeutung nicht haben</translation>
        </message>
        <message>
            <source>texts</source>
            <translation>Texte</translation>
        </message>
        <message>
            <source>lists</source>
            <translation>Listen</translation>
        </message>
        <message>
            <source>%1: expected an attribute of edges for --weight, found none called &quot;%2&quot;</source>
            <translation>%1: erwartet wird ein Attribut von Kanten für --weight, gefunden wurde keines namens „%2“</translation>
        </message>
        <message>
            <source>attribute &quot;%1&quot;</source>
            <translation>Attribut „%1“</translation>
        </message>
        <message>
            <source>attribute &quot;%1&quot; for --id: expected a different name for each node, found &apos;%2&apos;</source>
            <translation>Attribut „%1“ für --id: erwartet wird für jeden Knoten ein anderer Name, gefunden „%2“</translation>
        </message>
        <message>
            <source>attribute &quot;%1&quot;: expected classes, found fractions</source>
            <translation>Attribut „%1“: erwartet werden Klassen, gefunden Brüche</translation>
        </message>
        <message>
            <source>a weight of 0 or more in column %1 (--ignore leaves it out)</source>
            <translation>ein Gewicht von mindestens 0 in Spalte %1 (--ignore lässt sie weg)</translation>
        </message>
        <message>
            <source>%1: expected a weight for each of %2 edges, found %3</source>
            <translation>%1: erwartet wird ein Gewicht für jede von %2 Kanten, gefunden %3</translation>
        </message>
        <message>
            <source>another name than of other nodes in attribute &quot;%1&quot;</source>
            <translation>ein anderer Name als bei anderen Knoten im Attribut „%1“</translation>
        </message>
        <message>
            <source>a weight of 0 or more in attribute &quot;%1&quot; (--ignore weight leaves weights out)</source>
            <translation>ein Gewicht von mindestens 0 im Attribut „%1“ (--ignore weight lässt Gewichte weg)</translation>
        </message>
        <message>
            <source>links[%1]</source>
            <translation>links[%1]</translation>
        </message>
        <message>
            <source>%1: %2 has no separators; leave out --separator and --decimal</source>
            <translation>%1: %2 hat keine Trennzeichen; --separator und --decimal weglassen</translation>
        </message>
        <message>
            <source>edge %1 – %2: expected a weight of 0 or more, found %3</source>
            <translation>Kante %1 – %2: erwartet wird ein Gewicht von mindestens 0, gefunden %3</translation>
        </message>
        <message>
            <source>expected a weight for each of %1 arcs, found %2</source>
            <translation>erwartet wird ein Gewicht für jeden von %1 Bögen, gefunden %2</translation>
        </message>
        <message>
            <source>has another weight than its reverse edge</source>
            <translation>hat ein anderes Gewicht als ihre Gegenrichtung</translation>
        </message>
        <message>
            <source>the answer %1 stands above its question</source>
            <translation>die Antwort %1 steht über ihrer Frage</translation>
        </message>
        <message>
            <source>the answer is a tie: %1 is %2, %3 is %4</source>
            <translation>die Antwort ist unentschieden: %1 ist %2, %3 ist %4</translation>
        </message>
        <message>
            <source>the answer is a tie: several plans cost as little, plan[%1,%2] may be %3 or %4</source>
            <translation>die Antwort ist unentschieden: mehrere Pläne kosten gleich wenig, plan[%1,%2] kann %3 oder %4 sein</translation>
        </message>
        <message>
            <source>the answer is a tie: several plans cost as little, %1 may be %2 or %3</source>
            <translation>die Antwort ist unentschieden: mehrere Pläne kosten gleich wenig, %1 kann %2 oder %3 sein</translation>
        </message>
        <message>
            <source>expected %1 quantities, found %2</source>
            <translation>%1 Größen erwartet, %2 gefunden</translation>
        </message>
        <message>
            <source>data.edge_weights: the edges of %1 have no weights; set it to false</source>
            <translation>data.edge_weights: Die Kanten von %1 haben keine Gewichte; auf false setzen</translation>
        </message>
        <message>
            <source>data.edge_weights: does not apply to a run on time snapshots, whose edges have no weights; set it to false</source>
            <translation>data.edge_weights: gilt nicht für einen Lauf auf Zeitausschnitten, deren Kanten keine Gewichte haben; auf false setzen</translation>
        </message>
        <message>
            <source>%1: expected values, or low, high and scale</source>
            <translation>%1: values erwartet, oder low, high und scale</translation>
        </message>
        <message>
            <source>expected 1 to %1 tables [[blocks]]</source>
            <translation>1 bis %1 Tabellen [[blocks]] erwartet</translation>
        </message>
        <message>
            <source>expected 1 to %1 tables [[vary]]</source>
            <translation>1 bis %1 Tabellen [[vary]] erwartet</translation>
        </message>
        <message>
            <source>racing</source>
            <translation>im Rennen</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>wartet</translation>
        </message>
        <message>
            <source>measured</source>
            <translation>gemessen</translation>
        </message>
        <message>
            <source>stopped: worse</source>
            <translation>gestoppt: schlechter</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>fehlgeschlagen</translation>
        </message>
        <message>
            <source>default</source>
            <translation>Vorgabe</translation>
        </message>
        <message>
            <source>grid</source>
            <translation>Gitter</translation>
        </message>
        <message>
            <source>Sobol</source>
            <translation>Sobol</translation>
        </message>
        <message>
            <source>TPE</source>
            <translation>TPE</translation>
        </message>
        <message>
            <source>a grid</source>
            <translation>ein Gitter</translation>
        </message>
        <message>
            <source>Sobol&apos;s sequence</source>
            <translation>Sobols Folge</translation>
        </message>
        <message>
            <source>Sobol&apos;s sequence and a Parzen estimator</source>
            <translation>Sobols Folge und ein Parzen-Schätzer</translation>
        </message>
        <message>
            <source>a race</source>
            <translation>ein Wettlauf</translation>
        </message>
        <message>
            <source>all runs</source>
            <translation>alle Läufe</translation>
        </message>
        <message>
            <source>successive halving</source>
            <translation>sukzessive Halbierung</translation>
        </message>
        <message>
            <source>%1: expected citations of the nodes listed in the other file, found none</source>
            <translation>%1: erwartet werden Zitate der in der anderen Datei aufgeführten Knoten, gefunden keine</translation>
        </message>
        <message>
            <source>unknown kind &apos;%1&apos;; expected one of %2</source>
            <translation>unbekannte Art „%1“; erwartet wird eine von %2</translation>
        </message>
        <message>
            <source>%1: expected the arrays of a graph (edge_index, x, y; adj_indptr, adj_indices …; adj_matrix; or a matrix of SciPy&apos;s save_npz), found %2</source>
            <translation>%1: erwartet werden die Arrays eines Graphen (edge_index, x, y; adj_indptr, adj_indices …; adj_matrix; oder eine Matrix von SciPys save_npz), gefunden %2</translation>
        </message>
        <message>
            <source>%1: expected a matrix of features by SciPy&apos;s save_npz, found none</source>
            <translation>%1: erwartet wird eine Matrix von Merkmalen von SciPys save_npz, gefunden keine</translation>
        </message>
        <message>
            <source>%1: expected a class for each of %2 nodes, found %3</source>
            <translation>%1: erwartet wird eine Klasse für jeden von %2 Knoten, gefunden %3</translation>
        </message>
        <message>
            <source>nodes with the classes of %1</source>
            <translation>Knoten mit den Klassen aus %1</translation>
        </message>
        <message>
            <source>a pickle of Python, which holds any objects; save the graph from there as GraphML, in NetworkX with write_graphml()</source>
            <translation>eine Pickle-Datei von Python, die beliebige Objekte enthält; der Graph wird dort als GraphML gespeichert, in NetworkX mit write_graphml()</translation>
        </message>
        <message>
            <source>entry %1: expected a number from 0 to %2, found %3</source>
            <translation>Eintrag %1: erwartet wird eine Zahl von 0 bis %2, gefunden %3</translation>
        </message>
        <message>
            <source>%1: data.npy</source>
            <translation>%1: data.npy</translation>
        </message>
        <message>
            <source>%1: expected as many rows and columns as values, found %2, %3 and %4</source>
            <translation>%1: erwartet werden gleich viele Zeilen, Spalten und Werte, gefunden %2, %3 und %4</translation>
        </message>
        <message>
            <source>%1: shape.npy: expected two numbers up to %2, found %3</source>
            <translation>%1: shape.npy: erwartet werden zwei Zahlen bis %2, gefunden %3</translation>
        </message>
        <message>
            <source>%1: format.npy</source>
            <translation>%1: format.npy</translation>
        </message>
        <message>
            <source>%1: expected a matrix of the form csr, csc or coo, found %2; save matrix.tocsr()</source>
            <translation>%1: erwartet wird eine Matrix der Form csr, csc oder coo, gefunden %2; gespeichert wird matrix.tocsr()</translation>
        </message>
        <message>
            <source>training steps on the GPU are slower than they could be, since they cannot be recorded: %1</source>
            <translation>Trainingsschritte auf der GPU sind langsamer als möglich, da sie nicht aufgezeichnet werden können: %1</translation>
        </message>
        <message>
            <source>a recorded step differs from the same step launched kernel by kernel</source>
            <translation>ein aufgezeichneter Schritt weicht vom selben Schritt ab, der Kernel für Kernel gestartet wird</translation>
        </message>
        <message>
            <source>run %1</source>
            <translation>Lauf %1</translation>
        </message>
        <message>
            <source># raw</source>
            <translation># Rohmerkmale</translation>
        </message>
        <message>
            <source># random</source>
            <translation># zufälliger Encoder</translation>
        </message>
        <message>
            <source>document &quot;watched&quot; of its record is damaged: %1</source>
            <translation>sein Dokument „watched“ ist beschädigt: %1</translation>
        </message>
        <message>
            <source>there is not enough memory on the GPU beside other runs; the run is tried again alone</source>
            <translation>der Speicher der GPU reicht neben anderen Läufen nicht; der Lauf wird allein noch einmal versucht</translation>
        </message>
        <message>
            <source>the GPU failed (%1); the run is tried again alone</source>
            <translation>die GPU ist ausgefallen (%1); der Lauf wird allein noch einmal versucht</translation>
        </message>
        <message>
            <source>%1: cannot be used (%2)</source>
            <translation>%1: kann nicht verwendet werden (%2)</translation>
        </message>
        <message>
            <source>%1: belongs to another user</source>
            <translation>%1: gehört einem anderen Benutzer</translation>
        </message>
        <message>
            <source>data set &quot;%1&quot; is left out of this program; import its published files by rosa data import</source>
            <translation>Datensatz „%1“ ist in diesem Programm weggelassen; importieren Sie seine veröffentlichten Dateien mit rosa data import</translation>
        </message>
        <message>
            <source>λ and the number of iterations do not apply to coupling %1</source>
            <translation>die Kopplung %1 hat weder λ noch Iterationen, die anders sein könnten</translation>
        </message>
        <message>
            <source>importance needs at least %1 measured trials of Sobol&apos;s sequence; there are %2</source>
            <translation>für die Wichtigkeit sind mindestens %1 gemessene Versuche der Sobol-Folge nötig; es gibt %2</translation>
        </message>
        <message>
            <source>all %1 trials of Sobol&apos;s sequence have the same score, which no parameter explains</source>
            <translation>alle %1 Versuche der Sobol-Folge haben denselben Wert, den kein Parameter erklärt</translation>
        </message>
        <message>
            <source>%1: expected as many seeds as split_seeds, and a trial</source>
            <translation>%1: ebenso viele seeds wie split_seeds und mindestens ein Versuch erwartet</translation>
        </message>
        <message>
            <source>successive halving needs all trials at its beginning, so that the sampler tpe does not fit it</source>
            <translation>sukzessives Halbieren braucht alle Versuche am Anfang, daher passt der Sampler tpe nicht dazu</translation>
        </message>
        <message>
            <source>%1: a confirmation names trial %2, which is not there</source>
            <translation>%1: eine Bestätigung nennt Versuch %2, den es nicht gibt</translation>
        </message>
        <message>
            <source>%1: expected at most %2 numbers of trials in &apos;first&apos;</source>
            <translation>%1: in „first“ werden höchstens %2 Nummern von Versuchen erwartet</translation>
        </message>
        <message>
            <source>%1 trials cannot all be measured first; name at most %2</source>
            <translation>%1 Versuche können nicht alle zuerst gemessen werden; höchstens %2 angeben</translation>
        </message>
        <message>
            <source>%1: expected trial %2, found %3</source>
            <translation>%1: Versuch %2 erwartet, %3 gefunden</translation>
        </message>
        <message>
            <source>the scaling does not converge in %1 iterations, expected a smaller lambda</source>
            <translation>die Skalierung konvergiert nicht in %1 Iterationen, erwartet wird ein kleineres Lambda</translation>
        </message>
    </context>
    <context>
        <name>CurveFigureText</name>
        <message>
            <source>%1 (low)</source>
            <translation>%1 (untere Grenze)</translation>
        </message>
        <message>
            <source>%1 (high)</source>
            <translation>%1 (obere Grenze)</translation>
        </message>
        <message>
            <source>%1 (n)</source>
            <translation>%1 (n)</translation>
        </message>
        <message>
            <source>%1 (smoothed)</source>
            <translation>%1 (geglättet)</translation>
        </message>
        <message>
            <source>%1 by epoch</source>
            <translation>%1 nach Epoche</translation>
        </message>
        <message>
            <source>Axis %1</source>
            <translation>Achse %1</translation>
        </message>
        <message>
            <source>Legend %1</source>
            <translation>Legende %1</translation>
        </message>
    </context>
    <context>
        <name>CurveLegend</name>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>eingeblendet</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>ausgeblendet</translation>
        </message>
        <message>
            <source>Legend</source>
            <translation>Legende</translation>
        </message>
    </context>
    <context>
        <name>CurvePlot</name>
        <message numerus="yes">
            <source>smoothed over about %n epoch(s) (weight %1), values pale</source>
            <translation>
                <numerusform>über etwa %n Epoche geglättet (Gewicht %1), Werte blass</numerusform>
                <numerusform>über etwa %n Epochen geglättet (Gewicht %1), Werte blass</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>each column: smallest to largest of %n epoch(s)</source>
            <translation>
                <numerusform>jede Spalte: kleinster bis größter Wert aus %n Epoche</numerusform>
                <numerusform>jede Spalte: kleinster bis größter Wert aus %n Epochen</numerusform>
            </translation>
        </message>
        <message>
            <source>linear within ± %1</source>
            <translation>linear innerhalb von ± %1</translation>
        </message>
        <message>
            <source>Linear</source>
            <translation>Linear</translation>
        </message>
        <message>
            <source>Logarithmic</source>
            <translation>Logarithmisch</translation>
        </message>
        <message>
            <source>Symmetric logarithmic</source>
            <translation>Symmetrisch logarithmisch</translation>
        </message>
        <message>
            <source>linear</source>
            <translation>linear</translation>
        </message>
        <message>
            <source>log</source>
            <translation>log</translation>
        </message>
        <message>
            <source>symlog</source>
            <translation>symlog</translation>
        </message>
        <message>
            <source>Scale of the value axis</source>
            <translation>Skala der Werteachse</translation>
        </message>
        <message>
            <source>Legend of %1</source>
            <translation>Legende von %1</translation>
        </message>
        <message>
            <source>%1: mean %2, band %3 to %4, n = %5</source>
            <translation>%1: Mittel %2, Band %3 bis %4, n = %5</translation>
        </message>
        <message>
            <source>%1, epochs %2 to %3: mean %4, smallest %5, largest %6</source>
            <translation>%1, Epochen %2 bis %3: Mittel %4, kleinster Wert %5, größter Wert %6</translation>
        </message>
        <message>
            <source>%1, epoch %2: %3</source>
            <translation>%1, Epoche %2: %3</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n epoch(s), newest %2, smallest %3, largest %4</source>
            <translation>
                <numerusform>%1: %n Epoche, neuester Wert %2, kleinster %3, größter %4</numerusform>
                <numerusform>%1: %n Epochen, neuester Wert %2, kleinster %3, größter %4</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: nothing recorded yet</source>
            <translation>%1: noch nichts aufgezeichnet</translation>
        </message>
        <message>
            <source>Epoch</source>
            <translation>Epoche</translation>
        </message>
        <message>
            <source>epoch %1: %2</source>
            <translation>Epoche %1: %2</translation>
        </message>
        <message>
            <source>band: smallest to largest value of the runs</source>
            <translation>Band: kleinster bis größter Wert der Läufe</translation>
        </message>
        <message>
            <source>band: standard deviation over the runs</source>
            <translation>Band: Standardabweichung über die Läufe</translation>
        </message>
        <message numerus="yes">
            <source>mean smoothed over about %n epoch(s) (weight %1)</source>
            <translation>
                <numerusform>Mittel über etwa %n Epoche geglättet (Gewicht %1)</numerusform>
                <numerusform>Mittel über etwa %n Epochen geglättet (Gewicht %1)</numerusform>
            </translation>
        </message>
        <message>
            <source>band: standard error of the mean over the runs</source>
            <translation>Band: Standardfehler des Mittels über die Läufe</translation>
        </message>
        <message>
            <source>band: 95 % interval of the mean over the runs (Student&apos;s t)</source>
            <translation>Band: 95-%-Intervall des Mittels über die Läufe (Students t)</translation>
        </message>
        <message>
            <source>mean and range</source>
            <translation>Mittel und Spanne</translation>
        </message>
        <message>
            <source>mean ± standard deviation</source>
            <translation>Mittel ± Standardabweichung</translation>
        </message>
        <message>
            <source>mean ± standard error</source>
            <translation>Mittel ± Standardfehler</translation>
        </message>
        <message>
            <source>mean and 95 % interval</source>
            <translation>Mittel und 95-%-Intervall</translation>
        </message>
    </context>
    <context>
        <name>CurvesFigureText</name>
        <message>
            <source>Axis %1</source>
            <translation>Achse %1</translation>
        </message>
    </context>
    <context>
        <name>CurvesText</name>
        <message>
            <source>%1, per cent</source>
            <translation>%1, Prozent</translation>
        </message>
        <message>
            <source>Band: 95 % interval %1; ring and dashed line: the preset</source>
            <translation>Band: 95-%-Intervall %1; Ring und gestrichelte Linie: die Voreinstellung</translation>
        </message>
        <message>
            <source>; hollow: runs are missing</source>
            <translation>; hohl: Läufe fehlen</translation>
        </message>
    </context>
    <context>
        <name>DataCard</name>
        <message>
            <source>Nodes</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>Edges</source>
            <translation>Kanten</translation>
        </message>
        <message>
            <source>Features</source>
            <translation>Merkmale</translation>
        </message>
        <message>
            <source>Classes</source>
            <translation>Klassen</translation>
        </message>
        <message>
            <source>Homophily</source>
            <translation>Homophilie</translation>
        </message>
        <message>
            <source>Isolated</source>
            <translation>Isoliert</translation>
        </message>
        <message>
            <source>Components</source>
            <translation>Komponenten</translation>
        </message>
        <message>
            <source>Splits</source>
            <translation>Aufteilungen</translation>
        </message>
        <message>
            <source>Undirected edges without self-loops</source>
            <translation>Ungerichtete Kanten ohne Schleifen</translation>
        </message>
        <message>
            <source>Features per node; %1 of the values are non-zero</source>
            <translation>Merkmale je Knoten; %1 der Werte sind ungleich 0</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message numerus="yes">
            <source>%n nodes have no class</source>
            <translation>
                <numerusform>%n Knoten hat keine Klasse</numerusform>
                <numerusform>%n Knoten haben keine Klasse</numerusform>
            </translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>Share of edges between nodes of the same class; unknown without classes</source>
            <translation>Anteil der Kanten zwischen Knoten derselben Klasse; ohne Klassen unbekannt</translation>
        </message>
        <message>
            <source>Nodes without neighbours</source>
            <translation>Knoten ohne Nachbarn</translation>
        </message>
        <message numerus="yes">
            <source>Connected components; the largest has %n nodes</source>
            <translation>
                <numerusform>Zusammenhangskomponenten; die größte hat %n Knoten</numerusform>
                <numerusform>Zusammenhangskomponenten; die größte hat %n Knoten</numerusform>
            </translation>
        </message>
        <message>
            <source>Published splits into training and test nodes</source>
            <translation>Veröffentlichte Aufteilungen in Trainings- und Testknoten</translation>
        </message>
        <message>
            <source>Corrected: %1</source>
            <translation>Bereinigt: %1</translation>
        </message>
        <message>
            <source>Generated features: %1</source>
            <translation>Erzeugte Merkmale: %1</translation>
        </message>
        <message>
            <source>No classes: the embedding cannot be evaluated.</source>
            <translation>Keine Klassen: Die Einbettung lässt sich nicht auswerten.</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>Wird gelesen …</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Features and classes are identical to those of %1, as published: results on both are not independent.</source>
            <translation>Merkmale und Klassen sind, so wie veröffentlicht, dieselben wie bei %1: Ergebnisse auf beiden sind nicht unabhängig.</translation>
        </message>
        <message>
            <source>%1 (0 and 1)</source>
            <translation>%1 (0 und 1)</translation>
        </message>
        <message>
            <source>%1 (%2 to %3)</source>
            <translation>%1 (%2 bis %3)</translation>
        </message>
        <message>
            <source>%1 (weights %2 to %3)</source>
            <translation>%1 (Gewichte %2 bis %3)</translation>
        </message>
        <message>
            <source>Undirected edges without self-loops; methods use their weights only with data.edge_weights</source>
            <translation>Ungerichtete Kanten ohne Schleifen; Verfahren verwenden ihre Gewichte nur mit data.edge_weights</translation>
        </message>
    </context>
    <context>
        <name>DropTarget</name>
        <message>
            <source>Importing the run from %1 …</source>
            <translation>Lauf aus %1 wird importiert …</translation>
        </message>
        <message>
            <source>The run was not imported: %1</source>
            <translation>Der Lauf wurde nicht importiert: %1</translation>
        </message>
        <message>
            <source>The run is now in this store: %1</source>
            <translation>Der Lauf ist jetzt in dieser Ablage: %1</translation>
        </message>
        <message>
            <source>Drop %1 to fill the form with its parameters</source>
            <translation>%1 ablegen, um das Formular mit den Parametern darin zu füllen</translation>
        </message>
        <message>
            <source>Drop the run %1 to copy it into the store and show it</source>
            <translation>Lauf %1 ablegen, um ihn in die Ablage zu kopieren und zu zeigen</translation>
        </message>
        <message>
            <source>Drop %1 to list the data sets that can be imported from it</source>
            <translation>%1 ablegen, um die daraus importierbaren Datensätze aufzulisten</translation>
        </message>
        <message>
            <source>This cannot be opened</source>
            <translation>Dies lässt sich nicht öffnen</translation>
        </message>
        <message>
            <source>Drop the figure %1 to show its run</source>
            <translation>Abbildung %1 ablegen, um ihren Lauf zu zeigen</translation>
        </message>
        <message>
            <source>Drop the lesson %1 to open it</source>
            <translation>Lektion %1 hier ablegen, um sie zu öffnen</translation>
        </message>
        <message>
            <source>Drop %1 to open its problem in the transport lab</source>
            <translation>%1 hier ablegen, um das Problem im Transportlabor zu öffnen</translation>
        </message>
    </context>
    <context>
        <name>EmbeddingControls</name>
        <message>
            <source>Find a node</source>
            <translation>Knoten suchen</translation>
        </message>
        <message>
            <source>Find a node by number or name</source>
            <translation>Knoten nach Nummer oder Name suchen</translation>
        </message>
        <message>
            <source>Number or name of a node, then Enter</source>
            <translation>Nummer oder Name eines Knotens, dann Eingabetaste</translation>
        </message>
        <message>
            <source>t-SNE</source>
            <translation>t-SNE</translation>
        </message>
        <message>
            <source>PCA</source>
            <translation>PCA</translation>
        </message>
        <message>
            <source>Layout method</source>
            <translation>Anordnungsverfahren</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Degree</source>
            <translation>Grad</translation>
        </message>
        <message>
            <source>Prediction</source>
            <translation>Vorhersage</translation>
        </message>
        <message>
            <source>Colour by</source>
            <translation>Färben nach</translation>
        </message>
        <message>
            <source>Layout settings</source>
            <translation>Einstellungen der Anordnung</translation>
        </message>
        <message>
            <source>Perplexity, steps and seed of t-SNE</source>
            <translation>Perplexität, Schritte und Startwert von t-SNE</translation>
        </message>
        <message>
            <source>Follow training</source>
            <translation>Training verfolgen</translation>
        </message>
        <message>
            <source>Lay out each new checkpoint during training, starting from the previous layout</source>
            <translation>Jeden neuen Sicherungspunkt während des Trainings anordnen, ausgehend von der vorherigen Anordnung</translation>
        </message>
        <message>
            <source>Add panel</source>
            <translation>Feld hinzufügen</translation>
        </message>
        <message>
            <source>Show another embedding of the same data beside this one</source>
            <translation>Eine weitere Einbettung derselben Daten daneben zeigen</translation>
        </message>
        <message>
            <source>Approximate number of neighbours per point; at most a third of the number of points</source>
            <translation>Ungefähre Zahl der Nachbarn je Punkt; höchstens ein Drittel der Punktzahl</translation>
        </message>
        <message>
            <source>The same seed gives the same layout</source>
            <translation>Gleicher Startwert, gleiche Anordnung</translation>
        </message>
        <message>
            <source>&amp;Perplexity</source>
            <translation>&amp;Perplexität</translation>
        </message>
        <message>
            <source>S&amp;teps</source>
            <translation>&amp;Schritte</translation>
        </message>
        <message>
            <source>&amp;Seed</source>
            <translation>S&amp;tartwert</translation>
        </message>
        <message>
            <source>Lay out again</source>
            <translation>Neu anordnen</translation>
        </message>
    </context>
    <context>
        <name>EmbeddingFigure</name>
        <message>
            <source>perplexity %1 is used instead of %2, as the number of nodes allows no more</source>
            <translation>Perplexität %1 statt %2, da die Knotenzahl nicht mehr zulässt</translation>
        </message>
    </context>
    <context>
        <name>EmbeddingFigureText</name>
        <message>
            <source>in PDF and SVG, the points are a picture of %1 dots per inch, as there are more than %L2 in a panel; texts stay vector graphics</source>
            <translation>in PDF und SVG sind die Punkte ein Bild mit %1 Punkten pro Zoll, da ein Feld mehr als %L2 hat; Texte bleiben Vektorgrafik</translation>
        </message>
        <message>
            <source>Embedding: %1</source>
            <translation>Einbettung: %1</translation>
        </message>
        <message>
            <source>Title %1</source>
            <translation>Titel %1</translation>
        </message>
        <message>
            <source>Line below %1</source>
            <translation>Zeile unter %1</translation>
        </message>
        <message>
            <source>Legend %1</source>
            <translation>Legende %1</translation>
        </message>
    </context>
    <context>
        <name>EmbeddingPanel</name>
        <message>
            <source>Stop this layout</source>
            <translation>Diese Anordnung stoppen</translation>
        </message>
        <message>
            <source>Lay out again</source>
            <translation>Neu anordnen</translation>
        </message>
        <message>
            <source>Remove this panel</source>
            <translation>Dieses Feld entfernen</translation>
        </message>
        <message>
            <source>Recorded layouts, with their divergence</source>
            <translation>Aufgezeichnete Anordnungen mit ihrer Divergenz</translation>
        </message>
        <message>
            <source>Divergence of the recorded layouts; drag to step through them</source>
            <translation>Divergenz der aufgezeichneten Anordnungen; ziehen, um sie durchzugehen</translation>
        </message>
        <message>
            <source>Embedding: %1</source>
            <translation>Einbettung: %1</translation>
        </message>
        <message numerus="yes">
            <source>This layout has %Ln point(s), the data set %1: it belongs to another version of the data.</source>
            <translation>
                <numerusform>Diese Anordnung hat %Ln Punkt, der Datensatz %1: Sie gehört zu einer anderen Version der Daten.</numerusform>
                <numerusform>Diese Anordnung hat %Ln Punkte, der Datensatz %1: Sie gehört zu einer anderen Version der Daten.</numerusform>
            </translation>
        </message>
        <message>
            <source>epoch %1</source>
            <translation>Epoche %1</translation>
        </message>
        <message>
            <source>step %1 of %2</source>
            <translation>Schritt %1 von %2</translation>
        </message>
        <message>
            <source>step %1</source>
            <translation>Schritt %1</translation>
        </message>
        <message>
            <source>KL %1</source>
            <translation>KL %1</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Erneut versuchen</translation>
        </message>
        <message>
            <source>The engine is preparing this embedding …</source>
            <translation>Der Rechenkern bereitet diese Einbettung vor …</translation>
        </message>
        <message>
            <source>This embedding has no layout yet.</source>
            <translation>Diese Einbettung hat noch keine Anordnung.</translation>
        </message>
        <message>
            <source>Lay out</source>
            <translation>Anordnen</translation>
        </message>
        <message>
            <source>The engine is preparing the layout …</source>
            <translation>Der Rechenkern bereitet die Anordnung vor …</translation>
        </message>
        <message>
            <source>Looking for layouts …</source>
            <translation>Anordnungen werden gesucht …</translation>
        </message>
        <message>
            <source>Reading the data set …</source>
            <translation>Datensatz wird gelesen …</translation>
        </message>
        <message>
            <source>stopped at step %1 of %2</source>
            <translation>angehalten bei Schritt %1 von %2</translation>
        </message>
    </context>
    <context>
        <name>EmbeddingView</name>
        <message>
            <source>Choose a run in the list of runs, or train one, to see its embedding.</source>
            <translation>In der Liste der Läufe einen Lauf auswählen oder einen trainieren, um seine Einbettung zu sehen.</translation>
        </message>
        <message>
            <source>The data set %1 cannot be read: %2</source>
            <translation>Der Datensatz %1 ist nicht lesbar: %2</translation>
        </message>
        <message>
            <source>Embedding</source>
            <translation>Einbettung</translation>
        </message>
        <message>
            <source>Nodes with similar embeddings lie together; the size of a group and the distance between groups mean little.</source>
            <translation>Knoten mit ähnlichen Einbettungen liegen beieinander; die Größe einer Gruppe und der Abstand zwischen Gruppen bedeuten wenig.</translation>
        </message>
        <message>
            <source>The nodes in the two directions of largest variance of their embeddings.</source>
            <translation>Die Knoten in den zwei Richtungen der größten Varianz ihrer Einbettungen.</translation>
        </message>
    </context>
    <context>
        <name>EngineProcess</name>
        <message>
            <source>The engine %1 could not be started: %2</source>
            <translation>Der Rechenkern %1 ließ sich nicht starten: %2</translation>
        </message>
        <message>
            <source>The engine %1 was not found; reinstall the program or set ROSA_ENGINE to the engine&apos;s path</source>
            <translation>Der Rechenkern %1 wurde nicht gefunden; Programm neu installieren oder ROSA_ENGINE auf seinen Pfad setzen</translation>
        </message>
        <message>
            <source>The engine ended without a message (%1)</source>
            <translation>Der Rechenkern endete ohne Meldung (%1)</translation>
        </message>
        <message>
            <source>epoch</source>
            <translation>Epoche</translation>
        </message>
        <message>
            <source>run</source>
            <translation>Lauf</translation>
        </message>
    </context>
    <context>
        <name>EpochPlayer</name>
        <message>
            <source>Epoch</source>
            <translation>Epoche</translation>
        </message>
        <message>
            <source>epoch %1</source>
            <translation>Epoche %1</translation>
        </message>
        <message>
            <source>During training, show each recorded epoch as soon as it is available</source>
            <translation>Während des Trainings jede aufgezeichnete Epoche zeigen, sobald sie vorliegt</translation>
        </message>
        <message>
            <source>Save film …</source>
            <translation>Film speichern …</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play the epochs</source>
            <translation>Epochen abspielen</translation>
        </message>
        <message>
            <source>no epoch</source>
            <translation>keine Epoche</translation>
        </message>
        <message>
            <source>Follow the training</source>
            <translation>Dem Training folgen</translation>
        </message>
        <message>
            <source>%1 epochs per second</source>
            <translation>%1 Epochen je Sekunde</translation>
        </message>
    </context>
    <context>
        <name>ExperimentForm</name>
        <message>
            <source>Data</source>
            <translation>Daten</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>Sampling</translation>
        </message>
        <message>
            <source>Augmentation</source>
            <translation>Augmentierung</translation>
        </message>
        <message>
            <source>Encoder</source>
            <translation>Encoder</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Verlust</translation>
        </message>
        <message>
            <source>Topology rescale</source>
            <translation>Topologie-Reskalierung</translation>
        </message>
        <message>
            <source>Transport</source>
            <translation>Transport</translation>
        </message>
        <message>
            <source>Adversarial training</source>
            <translation>Adversariales Training</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Training</translation>
        </message>
        <message>
            <source>Watched pairs</source>
            <translation>Beobachtete Paare</translation>
        </message>
        <message>
            <source>Evaluation</source>
            <translation>Auswertung</translation>
        </message>
        <message>
            <source>the program&apos;s default</source>
            <translation>Standardwert des Programms</translation>
        </message>
        <message>
            <source>Repetition</source>
            <translation>Wiederholung</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>Seed of all random numbers: the same seed gives the same run</source>
            <translation>Startwert aller Zufallszahlen: gleicher Startwert, gleicher Lauf</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>Läufe</translation>
        </message>
        <message>
            <source>Number of consecutive runs with seeds counted up from the first; Results shows their mean</source>
            <translation>Zahl der aufeinanderfolgenden Läufe mit vom ersten an hochgezählten Startwerten; „Ergebnisse“ zeigt ihr Mittel</translation>
        </message>
        <message>
            <source>preset %1: %2</source>
            <translation>Voreinstellung %1: %2</translation>
        </message>
        <message>
            <source>Projector</source>
            <translation>Projektor</translation>
        </message>
        <message>
            <source>Time snapshots</source>
            <translation>Zeitausschnitte</translation>
        </message>
        <message>
            <source>Essentials</source>
            <translation>Wesentliches</translation>
        </message>
    </context>
    <context>
        <name>ExperimentView</name>
        <message>
            <source>Reset to preset</source>
            <translation>Auf Voreinstellung zurücksetzen</translation>
        </message>
        <message>
            <source>The configuration cannot be applied: %1</source>
            <translation>Die Konfiguration lässt sich nicht anwenden: %1</translation>
        </message>
        <message>
            <source>Apply configuration</source>
            <translation>Anwenden der Konfiguration</translation>
        </message>
        <message>
            <source>Copied: %1</source>
            <translation>Kopiert: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s), about %1</source>
            <translation>
                <numerusform>%Ln Lauf, etwa %1</numerusform>
                <numerusform>%Ln Läufe, etwa %1</numerusform>
            </translation>
        </message>
        <message>
            <source>By the times of the run “%1”</source>
            <translation>Nach den Zeiten des Laufs „%1“</translation>
        </message>
    </context>
    <context>
        <name>ExportData</name>
        <message>
            <source>NumPy arrays (*.npz)</source>
            <translation>NumPy-Arrays (*.npz)</translation>
        </message>
        <message>
            <source>GraphML (*.graphml)</source>
            <translation>GraphML (*.graphml)</translation>
        </message>
        <message>
            <source>Packed data sets (*.rosadata)</source>
            <translation>Gepackte Datensätze (*.rosadata)</translation>
        </message>
        <message>
            <source>Tables of edges and nodes, in a folder (*)</source>
            <translation>Tabellen der Kanten und Knoten, in einem Ordner (*)</translation>
        </message>
        <message>
            <source>Exported to %1</source>
            <translation>Exportiert nach %1</translation>
        </message>
        <message>
            <source>%1; %2</source>
            <translation>%1; %2</translation>
        </message>
        <message>
            <source>%1. Not in the file: %2</source>
            <translation>%1. Nicht in der Datei: %2</translation>
        </message>
        <message>
            <source>Export data set %1</source>
            <translation>Datensatz %1 exportieren</translation>
        </message>
        <message>
            <source>The data set was not exported: %1</source>
            <translation>Der Datensatz wurde nicht exportiert: %1</translation>
        </message>
        <message>
            <source>GEXF (*.gexf)</source>
            <translation>GEXF (*.gexf)</translation>
        </message>
        <message>
            <source>Node-link JSON (*.json)</source>
            <translation>Node-Link-JSON (*.json)</translation>
        </message>
    </context>
    <context>
        <name>FieldRow</name>
        <message>
            <source>On</source>
            <translation>Ein</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Allowed: %1%2.</source>
            <translation>Zulässig: %1%2.</translation>
        </message>
        <message>
            <source>; unit: %1</source>
            <translation>; Einheit: %1</translation>
        </message>
        <message>
            <source>Default %1 (%2)</source>
            <translation>Standard %1 (%2)</translation>
        </message>
        <message>
            <source>Press Enter to send the value to %1 during training.</source>
            <translation>Eingabetaste drücken, um den Wert während des Trainings an %1 zu senden.</translation>
        </message>
        <message>
            <source>Reset to %1 (%2)</source>
            <translation>Zurücksetzen auf %1 (%2)</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Invalid value. %1</source>
            <translation>Ungültiger Wert. %1</translation>
        </message>
        <message>
            <source>Use one value again</source>
            <translation>Wieder einen Wert verwenden</translation>
        </message>
        <message>
            <source>Vary in a sweep</source>
            <translation>In einem Sweep variieren</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Vary in a sweep: several values instead of one</source>
            <translation>In einem Sweep variieren: mehrere Werte statt eines einzigen</translation>
        </message>
    </context>
    <context>
        <name>FigureActions</name>
        <message>
            <source>Copy picture</source>
            <translation>Bild kopieren</translation>
        </message>
        <message>
            <source>Copy data</source>
            <translation>Daten kopieren</translation>
        </message>
        <message>
            <source>Show data as table</source>
            <translation>Daten als Tabelle zeigen</translation>
        </message>
        <message>
            <source>Save figure …</source>
            <translation>Abbildung speichern …</translation>
        </message>
    </context>
    <context>
        <name>FigureCard</name>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
    </context>
    <context>
        <name>FigureDialog</name>
        <message>
            <source>Save figure</source>
            <translation>Abbildung speichern</translation>
        </message>
        <message>
            <source>One column (84 mm)</source>
            <translation>Eine Spalte (84 mm)</translation>
        </message>
        <message>
            <source>Two columns (174 mm)</source>
            <translation>Zwei Spalten (174 mm)</translation>
        </message>
        <message>
            <source>Custom size</source>
            <translation>Eigene Größe</translation>
        </message>
        <message>
            <source>Size preset</source>
            <translation>Größenvorgabe</translation>
        </message>
        <message>
            <source> mm</source>
            <translation> mm</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>Breite</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>Höhe</translation>
        </message>
        <message>
            <source> pt</source>
            <translation> pt</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source> dpi</source>
            <translation> dpi</translation>
        </message>
        <message>
            <source>Resolution</source>
            <translation>Auflösung</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>Preview: %1</source>
            <translation>Vorschau: %1</translation>
        </message>
        <message>
            <source>&amp;Size</source>
            <translation>&amp;Größe</translation>
        </message>
        <message>
            <source>&amp;Width</source>
            <translation>&amp;Breite</translation>
        </message>
        <message>
            <source>&amp;Height</source>
            <translation>&amp;Höhe</translation>
        </message>
        <message>
            <source>Fo&amp;nt</source>
            <translation>Sch&amp;rift</translation>
        </message>
        <message>
            <source>&amp;Format</source>
            <translation>&amp;Format</translation>
        </message>
        <message>
            <source>&amp;Resolution</source>
            <translation>&amp;Auflösung</translation>
        </message>
        <message>
            <source>Many journals reject text smaller than 6 points.</source>
            <translation>Viele Zeitschriften lehnen Schrift unter 6 Punkt ab.</translation>
        </message>
        <message>
            <source>The figure was not saved: %1</source>
            <translation>Die Abbildung wurde nicht gespeichert: %1</translation>
        </message>
        <message>
            <source>Data: %1</source>
            <translation>Daten: %1</translation>
        </message>
        <message numerus="yes">
            <source>The first %Ln row(s) of %1; &quot;Copy&quot; copies all rows.</source>
            <translation>
                <numerusform>Die erste %Ln Zeile von %1; „Kopieren“ kopiert alle Zeilen.</numerusform>
                <numerusform>Die ersten %Ln Zeilen von %1; „Kopieren“ kopiert alle Zeilen.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <source>Save figure: %1</source>
            <translation>Abbildung speichern: %1</translation>
        </message>
        <message>
            <source>Note: %1.</source>
            <translation>Hinweis: %1.</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>Schrift</translation>
        </message>
        <message>
            <source>Font si&amp;ze</source>
            <translation>Schrift&amp;größe</translation>
        </message>
        <message>
            <source>Not saved at this size: %1</source>
            <translation>In dieser Größe nicht gespeichert: %1</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>Abbildung</translation>
        </message>
        <message>
            <source>Fi&amp;gure</source>
            <translation>&amp;Abbildung</translation>
        </message>
    </context>
    <context>
        <name>FigureTexts</name>
        <message>
            <source>Texts of the figure</source>
            <translation>Texte der Abbildung</translation>
        </message>
    </context>
    <context>
        <name>FileOpener</name>
        <message>
            <source>%1 is not a configuration (.toml), a transport problem (.toml), a lesson (.rosalesson), a run folder, a figure saved by this program or data that can be imported.</source>
            <translation>%1 ist weder eine Konfiguration (.toml), ein Transportproblem (.toml) oder eine Lektion (.rosalesson) noch ein Laufordner, eine von diesem Programm gespeicherte Abbildung oder importierbare Daten.</translation>
        </message>
        <message>
            <source>The run was not opened: %1</source>
            <translation>Der Lauf wurde nicht geöffnet: %1</translation>
        </message>
        <message>
            <source>The run %1 in %2 is not in this store.</source>
            <translation>Der Lauf %1 in %2 ist nicht in dieser Ablage.</translation>
        </message>
        <message>
            <source>Copy into the store</source>
            <translation>In die Ablage kopieren</translation>
        </message>
        <message>
            <source>Open configuration</source>
            <translation>Konfiguration öffnen</translation>
        </message>
        <message>
            <source>Configurations (*.toml)</source>
            <translation>Konfigurationen (*.toml)</translation>
        </message>
        <message>
            <source>Imported: %1</source>
            <translation>Importiert: %1</translation>
        </message>
        <message>
            <source>Open the run of a figure</source>
            <translation>Lauf einer Abbildung öffnen</translation>
        </message>
        <message>
            <source>Figures (*.pdf *.svg *.png *.tex *.csv)</source>
            <translation>Abbildungen (*.pdf *.svg *.png *.tex *.csv)</translation>
        </message>
        <message>
            <source>%1 shows run %2</source>
            <translation>%1 zeigt Lauf %2</translation>
        </message>
        <message>
            <source>The figure&apos;s run %1 is not in this store.</source>
            <translation>Der Lauf %1 der Abbildung ist nicht in dieser Ablage.</translation>
        </message>
        <message>
            <source>Use its parameters</source>
            <translation>Seine Parameter verwenden</translation>
        </message>
    </context>
    <context>
        <name>FileSaver</name>
        <message>
            <source>Figure saved as %1</source>
            <translation>Abbildung gespeichert als %1</translation>
        </message>
        <message>
            <source>Not saved: %1</source>
            <translation>Nicht gespeichert: %1</translation>
        </message>
        <message>
            <source>Save configuration</source>
            <translation>Konfiguration speichern</translation>
        </message>
        <message>
            <source>Configurations (*.toml)</source>
            <translation>Konfigurationen (*.toml)</translation>
        </message>
        <message>
            <source>This view has no figure to save yet</source>
            <translation>Diese Ansicht hat noch keine Abbildung zum Speichern</translation>
        </message>
        <message>
            <source>This view has no web page to save yet</source>
            <translation>Diese Ansicht hat noch keine Webseite zu speichern</translation>
        </message>
        <message>
            <source>Save as web page</source>
            <translation>Als Webseite speichern</translation>
        </message>
        <message>
            <source>Web pages (*.html)</source>
            <translation>Webseiten (*.html)</translation>
        </message>
        <message>
            <source>Web page saved as %1</source>
            <translation>Webseite gespeichert als %1</translation>
        </message>
        <message>
            <source>The web page was not saved: %1</source>
            <translation>Die Webseite wurde nicht gespeichert: %1</translation>
        </message>
        <message>
            <source>Choose a run first</source>
            <translation>Zuerst einen Lauf auswählen</translation>
        </message>
        <message>
            <source>Export run to a new folder</source>
            <translation>Lauf in einen neuen Ordner exportieren</translation>
        </message>
        <message>
            <source>The run was exported to %1: record, curves.csv, configuration.toml, results.json</source>
            <translation>Der Lauf wurde nach %1 exportiert: Aufzeichnung, curves.csv, configuration.toml, results.json</translation>
        </message>
        <message>
            <source>The run was not exported: %1</source>
            <translation>Der Lauf wurde nicht exportiert: %1</translation>
        </message>
    </context>
    <context>
        <name>FilmDialog</name>
        <message>
            <source>Save film</source>
            <translation>Film speichern</translation>
        </message>
        <message numerus="yes">
            <source>%n epoch(s), from %1 to %2</source>
            <translation>
                <numerusform>%n Epoche, von %1 bis %2</numerusform>
                <numerusform>%n Epochen, von %1 bis %2</numerusform>
            </translation>
        </message>
        <message>
            <source> s</source>
            <translation> s</translation>
        </message>
        <message>
            <source>Each epoch is shown for</source>
            <translation>Jede Epoche wird gezeigt für</translation>
        </message>
        <message>
            <source>Recorded epochs</source>
            <translation>Aufgezeichnete Epochen</translation>
        </message>
        <message>
            <source>&amp;Each epoch is shown for</source>
            <translation>&amp;Jede Epoche wird gezeigt für</translation>
        </message>
        <message>
            <source>Length of the film</source>
            <translation>Länge des Films</translation>
        </message>
        <message>
            <source>&amp;Save as …</source>
            <translation>&amp;Speichern unter …</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>MP4 film (*.mp4)</source>
            <translation>MP4-Film (*.mp4)</translation>
        </message>
        <message>
            <source>Animated GIF (*.gif)</source>
            <translation>Animiertes GIF (*.gif)</translation>
        </message>
        <message>
            <source>This pair is not watched, so only epochs with checkpoints can be shown. Watched pairs are recorded more often: see the training parameters %1 and %2.</source>
            <translation>Dieses Paar wird nicht beobachtet, daher können nur Epochen mit Sicherungspunkten gezeigt werden. Beobachtete Paare werden öfter aufgezeichnet: siehe die Trainingsparameter „%1“ und „%2“.</translation>
        </message>
        <message>
            <source>The film is saved as an animated GIF because the component that writes MP4 is not installed.</source>
            <translation>Der Film wird als animiertes GIF gespeichert, da die Komponente, die MP4 schreibt, nicht installiert ist.</translation>
        </message>
    </context>
    <context>
        <name>FilmJob</name>
        <message>
            <source>Epoch %1     %2     cost under Γ %3, exact %4, independent %5</source>
            <translation>Epoche %1     %2     Kosten unter Γ %3, exakt %4, unabhängig %5</translation>
        </message>
        <message>
            <source>λ = %1, iterations: %2 (not as trained)</source>
            <translation>λ = %1, Iterationen: %2 (nicht wie trainiert)</translation>
        </message>
    </context>
    <context>
        <name>FilmMaker</name>
        <message>
            <source>Drawing the film …</source>
            <translation>Film wird gezeichnet …</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Film saved as %1</source>
            <translation>Film gespeichert als %1</translation>
        </message>
        <message>
            <source>The film was not saved: %1</source>
            <translation>Der Film wurde nicht gespeichert: %1</translation>
        </message>
    </context>
    <context>
        <name>FlowControls</name>
        <message>
            <source>Draw flows through the cells of Γ</source>
            <translation>Flüsse durch die Zellen von Γ zeichnen</translation>
        </message>
        <message>
            <source>Weakest flow shown, in per cent of the strongest</source>
            <translation>Schwächster gezeigter Fluss, in Prozent des stärksten</translation>
        </message>
        <message>
            <source>all flows</source>
            <translation>alle Flüsse</translation>
        </message>
        <message>
            <source>top </source>
            <translation>stärkste </translation>
        </message>
        <message>
            <source>Number of strongest flows shown</source>
            <translation>Zahl der gezeigten stärksten Flüsse</translation>
        </message>
        <message>
            <source>Weakest flow</source>
            <translation>Schwächster Fluss</translation>
        </message>
        <message>
            <source>Strongest flows</source>
            <translation>Stärkste Flüsse</translation>
        </message>
        <message numerus="yes">
            <source>%n flow(s), %1 of the mass</source>
            <translation>
                <numerusform>%n Fluss, %1 der Masse</numerusform>
                <numerusform>%n Flüsse, %1 der Masse</numerusform>
            </translation>
        </message>
        <message>
            <source>padding: %1</source>
            <translation>Auffüllung: %1</translation>
        </message>
    </context>
    <context>
        <name>ForkDialog</name>
        <message>
            <source>Fork a run</source>
            <translation>Lauf abzweigen</translation>
        </message>
        <message>
            <source>Epochs with a checkpoint</source>
            <translation>Epochen mit Sicherungspunkt</translation>
        </message>
        <message>
            <source>Fork after epoch</source>
            <translation>Abzweigen nach Epoche</translation>
        </message>
        <message>
            <source>After &amp;epoch</source>
            <translation>Nach &amp;Epoche</translation>
        </message>
        <message>
            <source>&amp;Add a change</source>
            <translation>Änderung &amp;hinzufügen</translation>
        </message>
        <message>
            <source>Equivalent command</source>
            <translation>Gleichbedeutender Befehl</translation>
        </message>
        <message>
            <source>&amp;Fork</source>
            <translation>&amp;Abzweigen</translation>
        </message>
        <message>
            <source>Parameter to change</source>
            <translation>Zu ändernder Parameter</translation>
        </message>
        <message>
            <source>New value</source>
            <translation>Neuer Wert</translation>
        </message>
        <message>
            <source>Remove this change</source>
            <translation>Diese Änderung entfernen</translation>
        </message>
        <message>
            <source>No parameter is changed yet: the new run would repeat the old one.</source>
            <translation>Noch ist kein Parameter geändert: Der neue Lauf würde den alten wiederholen.</translation>
        </message>
        <message>
            <source>No epochs remain to be trained: choose an earlier epoch or change the number of epochs.</source>
            <translation>Es bleibt keine Epoche zu trainieren: eine frühere Epoche wählen oder die Zahl der Epochen ändern.</translation>
        </message>
        <message>
            <source>&amp;Repeat later parameter changes</source>
            <translation>&amp;Spätere Parameteränderungen wiederholen</translation>
        </message>
        <message>
            <source>Change the same parameters at the same epochs as in the original run</source>
            <translation>Dieselben Parameter in denselben Epochen ändern wie im ursprünglichen Lauf</translation>
        </message>
        <message>
            <source>%1 = %2 after epoch %3</source>
            <translation>%1 = %2 nach Epoche %3</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>und %n weitere</numerusform>
                <numerusform>und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>Not repeated because you change it here: %1</source>
            <translation>Nicht wiederholt, da Sie es hier ändern: %1</translation>
        </message>
        <message>
            <source>The new run continues from a checkpoint of %1 with the same random draws.</source>
            <translation>Der neue Lauf setzt von einem Sicherungspunkt von %1 mit denselben Zufallszahlen fort.</translation>
        </message>
        <message>
            <source>The original run&apos;s parameter changes after epoch %1 are not repeated, so from then on the curves also differ for that reason.</source>
            <translation>Die Parameteränderungen des ursprünglichen Laufs nach Epoche %1 werden nicht wiederholt; von da an unterscheiden sich die Kurven auch aus diesem Grund.</translation>
        </message>
        <message>
            <source>Every difference between the two curves results from your changes here.</source>
            <translation>Jeder Unterschied zwischen den beiden Kurven geht auf Ihre Änderungen hier zurück.</translation>
        </message>
    </context>
    <context>
        <name>FormField</name>
        <message>
            <source>Expected %1</source>
            <translation>Erwartet: %1</translation>
        </message>
    </context>
    <context>
        <name>FormFields</name>
        <message>
            <source>Notice</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>Choose data %1</source>
            <translation>Wahl der Daten %1</translation>
        </message>
        <message>
            <source>Choose method %1</source>
            <translation>Wahl der Methode %1</translation>
        </message>
        <message>
            <source>Choose encoder %1</source>
            <translation>Wahl des Encoders %1</translation>
        </message>
        <message>
            <source>Choose preset %1</source>
            <translation>Wahl der Voreinstellung %1</translation>
        </message>
        <message>
            <source>Set %1 to %2</source>
            <translation>Setzen von %1 auf %2</translation>
        </message>
        <message>
            <source>Vary %1</source>
            <translation>%1 variieren</translation>
        </message>
        <message>
            <source>Use one value of %1</source>
            <translation>Einen Wert für %1 verwenden</translation>
        </message>
        <message>
            <source>Change the values of %1</source>
            <translation>Werte von %1 ändern</translation>
        </message>
        <message>
            <source>%1 has no parameter “%2”</source>
            <translation>%1 hat keinen Parameter „%2“</translation>
        </message>
    </context>
    <context>
        <name>FormHead</name>
        <message>
            <source>Reset to preset</source>
            <translation>Auf Voreinstellung zurücksetzen</translation>
        </message>
        <message>
            <source>Reset every parameter to the preset&apos;s value</source>
            <translation>Jeden Parameter auf den Wert der Voreinstellung zurücksetzen</translation>
        </message>
        <message>
            <source>Copy as command</source>
            <translation>Als Befehl kopieren</translation>
        </message>
        <message>
            <source>Copy the equivalent shell command “rosa train …”</source>
            <translation>Den gleichbedeutenden Shell-Befehl „rosa train …“ kopieren</translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n geändert</numerusform>
                <numerusform>%n geändert</numerusform>
            </translation>
        </message>
        <message>
            <source>Defaults</source>
            <translation>Standardwerte</translation>
        </message>
        <message>
            <source>As preset %1</source>
            <translation>Wie Voreinstellung %1</translation>
        </message>
        <message numerus="yes">
            <source>%n varied</source>
            <translation>
                <numerusform>%n variiert</numerusform>
                <numerusform>%n variiert</numerusform>
            </translation>
        </message>
        <message>
            <source>From %1</source>
            <translation>Ausgehend von %1</translation>
        </message>
    </context>
    <context>
        <name>FormSection</name>
        <message numerus="yes">
            <source>%n invalid</source>
            <translation>
                <numerusform>%n ungültig</numerusform>
                <numerusform>%n ungültig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n geändert</numerusform>
                <numerusform>%n geändert</numerusform>
            </translation>
        </message>
        <message>
            <source>Parameter group, expanded</source>
            <translation>Parametergruppe, aufgeklappt</translation>
        </message>
        <message>
            <source>Parameter group, collapsed</source>
            <translation>Parametergruppe, zugeklappt</translation>
        </message>
        <message numerus="yes">
            <source>%n varied</source>
            <translation>
                <numerusform>%n variiert</numerusform>
                <numerusform>%n variiert</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FormSweep</name>
        <message>
            <source>Set %1 of the sweep</source>
            <translation>%1 des Sweeps setzen</translation>
        </message>
        <message>
            <source>Name the sweep</source>
            <translation>Sweep benennen</translation>
        </message>
        <message>
            <source>at most %1 runs</source>
            <translation>höchstens %1 Läufe</translation>
        </message>
        <message>
            <source>%1 runs</source>
            <translation>%1 Läufe</translation>
        </message>
        <message numerus="yes">
            <source>At most about %1, %Ln at once</source>
            <translation>
                <numerusform>Höchstens etwa %1, %Ln gleichzeitig</numerusform>
                <numerusform>Höchstens etwa %1, %Ln gleichzeitig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %1, %Ln at once</source>
            <translation>
                <numerusform>Etwa %1, %Ln gleichzeitig</numerusform>
                <numerusform>Etwa %1, %Ln gleichzeitig</numerusform>
            </translation>
        </message>
        <message>
            <source>without the evaluation</source>
            <translation>ohne die Auswertung</translation>
        </message>
        <message>
            <source>Measuring how long a run takes …</source>
            <translation>Es wird gemessen, wie lange ein Lauf dauert …</translation>
        </message>
        <message>
            <source>Copied: %1</source>
            <translation>Kopiert: %1</translation>
        </message>
        <message>
            <source>Sweep not started: %1</source>
            <translation>Sweep nicht gestartet: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln sweep(s) are running. They can continue in the background; the next start finds them.</source>
            <translation>
                <numerusform>%Ln Sweep läuft. Er kann im Hintergrund weiterlaufen; der nächste Start findet ihn.</numerusform>
                <numerusform>%Ln Sweeps laufen. Sie können im Hintergrund weiterlaufen; der nächste Start findet sie.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 trials × %2 seeds</source>
            <translation>%1 Versuche × %2 Startwerte</translation>
        </message>
    </context>
    <context>
        <name>GroupsPanel</name>
        <message>
            <source>Method</source>
            <translation>Methode</translation>
        </message>
        <message>
            <source>Encoder</source>
            <translation>Encoder</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation>Voreinstellung</translation>
        </message>
        <message>
            <source>Runs × splits</source>
            <translation>Läufe × Aufteilungen</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>95 % interval</source>
            <translation>95-%-Intervall</translation>
        </message>
        <message>
            <source>Published</source>
            <translation>Veröffentlicht</translation>
        </message>
        <message>
            <source>Protocol</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <source>Numbers copied from articles, not measured here</source>
            <translation>Zahlen aus Artikeln, nicht hier gemessen</translation>
        </message>
        <message>
            <source>These results were not all measured in the same way, so the numbers cannot be compared.</source>
            <translation>Diese Ergebnisse wurden nicht alle auf dieselbe Weise gemessen; die Zahlen sind daher nicht vergleichbar.</translation>
        </message>
        <message>
            <source>Mean and standard deviation over all results</source>
            <translation>Mittel und Standardabweichung über alle Ergebnisse</translation>
        </message>
        <message>
            <source>± is the sample standard deviation.</source>
            <translation>± ist die Stichprobenstandardabweichung.</translation>
        </message>
        <message>
            <source>95 % interval of the mean %1</source>
            <translation>95-%-Intervall des Mittels %1</translation>
        </message>
        <message>
            <source>Copied from: %1</source>
            <translation>Übernommen aus: %1</translation>
        </message>
    </context>
    <context>
        <name>HandOut</name>
        <message>
            <source>The plan is too large for paper.</source>
            <translation>Der Plan ist zu groß für Papier.</translation>
        </message>
        <message>
            <source>Step %1</source>
            <translation>Schritt %1</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Solutions</source>
            <translation>Lösungen</translation>
        </message>
        <message>
            <source>My guess:</source>
            <translation>Meine Vermutung:</translation>
        </message>
        <message>
            <source>Because:</source>
            <translation>Denn:</translation>
        </message>
        <message>
            <source>Answer:</source>
            <translation>Antwort:</translation>
        </message>
        <message>
            <source>the plan Γ below</source>
            <translation>der Plan Γ unten</translation>
        </message>
        <message>
            <source>%1; a guess within %2 is right</source>
            <translation>%1; eine Vermutung ist bis auf %2 richtig</translation>
        </message>
        <message>
            <source>Page %1 of %2</source>
            <translation>Seite %1 von %2</translation>
        </message>
    </context>
    <context>
        <name>HelpButton</name>
        <message>
            <source>Manual: %1</source>
            <translation>Handbuch: %1</translation>
        </message>
    </context>
    <context>
        <name>HelpWindow</name>
        <message>
            <source>Manual</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <source>Page of the manual</source>
            <translation>Seite des Handbuchs</translation>
        </message>
        <message>
            <source>Search the manual</source>
            <translation>Im Handbuch suchen</translation>
        </message>
        <message>
            <source>Topics</source>
            <translation>Themen</translation>
        </message>
        <message>
            <source>Search results</source>
            <translation>Suchergebnisse</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Vor</translation>
        </message>
        <message>
            <source>The manual is written in English.</source>
            <translation>Das Handbuch ist auf Englisch verfasst.</translation>
        </message>
        <message>
            <source>The command reference is generated by the command itself, which did not answer: %1</source>
            <translation>Die Befehlsreferenz wird vom Befehl selbst erzeugt, der nicht geantwortet hat: %1</translation>
        </message>
        <message>
            <source>No page of the manual contains all these words: %1</source>
            <translation>Keine Seite des Handbuchs enthält alle diese Wörter: %1</translation>
        </message>
    </context>
    <context>
        <name>ImportDialog</name>
        <message>
            <source>Import data</source>
            <translation>Daten importieren</translation>
        </message>
        <message>
            <source>File or folder</source>
            <translation>Datei oder Ordner</translation>
        </message>
        <message>
            <source>Choose &amp;file …</source>
            <translation>&amp;Datei wählen …</translation>
        </message>
        <message>
            <source>Choose f&amp;older …</source>
            <translation>&amp;Ordner wählen …</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <source>&amp;Copy messages</source>
            <translation>Meldungen &amp;kopieren</translation>
        </message>
        <message>
            <source>&amp;Replace imported data sets of the same name</source>
            <translation>Importierte Datensätze gleichen Namens &amp;ersetzen</translation>
        </message>
        <message>
            <source>Progress of the import</source>
            <translation>Fortschritt des Imports</translation>
        </message>
        <message>
            <source>&amp;Import</source>
            <translation>&amp;Importieren</translation>
        </message>
        <message>
            <source>Folder with data sets</source>
            <translation>Ordner mit Datensätzen</translation>
        </message>
        <message>
            <source>File of a data set</source>
            <translation>Datei eines Datensatzes</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Looking for data sets …</source>
            <translation>Datensätze werden gesucht …</translation>
        </message>
        <message>
            <source>There is nothing to import. Choose another file or folder.</source>
            <translation>Es gibt nichts zu importieren. Andere Datei oder anderen Ordner wählen.</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>Wird gelesen …</translation>
        </message>
        <message>
            <source>Not imported</source>
            <translation>Nicht importiert</translation>
        </message>
        <message>
            <source>Already in the store</source>
            <translation>Bereits in der Ablage</translation>
        </message>
        <message>
            <source>Imported</source>
            <translation>Importiert</translation>
        </message>
        <message>
            <source>Imported: %1</source>
            <translation>Importiert: %1</translation>
        </message>
        <message numerus="yes">
            <source>&amp;Import %n</source>
            <translation>
                <numerusform>%n &amp;importieren</numerusform>
                <numerusform>%n &amp;importieren</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Stopping after this data set …</source>
            <translation>Wird nach diesem Datensatz gestoppt …</translation>
        </message>
        <message>
            <source>Importing …</source>
            <translation>Wird importiert …</translation>
        </message>
        <message>
            <source>%1 of %2 chosen</source>
            <translation>%1 von %2 ausgewählt</translation>
        </message>
        <message>
            <source>Type, choose or drop a file or folder</source>
            <translation>Datei oder Ordner eingeben, wählen oder hierher ziehen</translation>
        </message>
        <message>
            <source>Data (*.rosadata *.npz *.pt *.graphml *.gexf *.gml *.net *.mat *.json *.adjlist *.content *.mtx *.zip *.gz *.csv *.tsv *.dat *.txt ind.*)</source>
            <translation>Daten (*.rosadata *.npz *.pt *.graphml *.gexf *.gml *.net *.mat *.json *.adjlist *.content *.mtx *.zip *.gz *.csv *.tsv *.dat *.txt ind.*)</translation>
        </message>
        <message>
            <source>Folders, files and zip archives of Planetoid, Geom-GCN, LINQS, npz, PyTorch Geometric (.pt), OGB, GraphSAGE, GraphML, GEXF, GML, Pajek, node-link JSON, Matrix Market, tables (edges.csv, nodes.csv) and packed data sets can be read. Nothing is changed before you press Import.</source>
            <translation>Gelesen werden Ordner, Dateien und zip-Archive von Planetoid, Geom-GCN, LINQS, npz, PyTorch Geometric (.pt), OGB, GraphSAGE, GraphML, GEXF, GML, Pajek, Node-Link-JSON, Matrix Market, Tabellen (edges.csv, nodes.csv) und gepackte Datensätze. Nichts wird geändert, bevor Sie auf Importieren drücken.</translation>
        </message>
    </context>
    <context>
        <name>ImportList</name>
        <message>
            <source>Import as</source>
            <translation>Importieren als</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>Format</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Status</translation>
        </message>
        <message>
            <source>Data sets found</source>
            <translation>Gefundene Datensätze</translation>
        </message>
        <message>
            <source>“%1” is a built-in data set; choose another name</source>
            <translation>„%1“ ist ein mitgelieferter Datensatz; anderen Namen wählen</translation>
        </message>
        <message>
            <source>The store already has a data set “%1”; choose another name or replace it</source>
            <translation>Die Ablage enthält bereits einen Datensatz „%1“; anderen Namen wählen oder ihn ersetzen</translation>
        </message>
        <message>
            <source>Two data sets have the name “%1”</source>
            <translation>Zwei Datensätze haben den Namen „%1“</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>Wird gelesen …</translation>
        </message>
        <message>
            <source>%1 nodes, %2 edges</source>
            <translation>%1 Knoten, %2 Kanten</translation>
        </message>
        <message>
            <source>%1 (and %2 more below)</source>
            <translation>%1 (und %2 weitere unten)</translation>
        </message>
    </context>
    <context>
        <name>ImportPreview</name>
        <message>
            <source>Node</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Features ≠ 0</source>
            <translation>Merkmale ≠ 0</translation>
        </message>
        <message>
            <source>Neighbours</source>
            <translation>Nachbarn</translation>
        </message>
        <message>
            <source>First nodes</source>
            <translation>Erste Knoten</translation>
        </message>
    </context>
    <context>
        <name>IntervalScopeText</name>
        <message>
            <source>over splits</source>
            <translation>über Aufteilungen</translation>
        </message>
        <message>
            <source>over splits, given this seed</source>
            <translation>über Aufteilungen bei diesem Startwert</translation>
        </message>
        <message>
            <source>over seeds, given this split</source>
            <translation>über Startwerte bei dieser Aufteilung</translation>
        </message>
        <message>
            <source>over seeds and splits</source>
            <translation>über Startwerte und Aufteilungen</translation>
        </message>
        <message>
            <source>over few seeds and splits, conservative</source>
            <translation>über wenige Startwerte und Aufteilungen, vorsichtig</translation>
        </message>
    </context>
    <context>
        <name>LabCanvas</name>
        <message>
            <source>Drawing of the transport problem</source>
            <translation>Zeichnung des Transportproblems</translation>
        </message>
        <message>
            <source>Tab goes through knobs, points, weights and cells; arrow keys choose, Enter types a value.</source>
            <translation>Tab geht durch Regler, Punkte, Gewichte und Zellen; Pfeiltasten wählen aus, mit der Eingabetaste wird ein Wert eingetippt.</translation>
        </message>
        <message>
            <source>Type both coordinates, separated by a semicolon.</source>
            <translation>Beide Koordinaten eingeben, durch ein Semikolon getrennt.</translation>
        </message>
        <message>
            <source>This is not a number.</source>
            <translation>Das ist keine Zahl.</translation>
        </message>
        <message>
            <source>The value must be at least %1.</source>
            <translation>Der Wert muss mindestens %1 sein.</translation>
        </message>
        <message>
            <source>The value must be between %1 and %2.</source>
            <translation>Der Wert muss zwischen %1 und %2 liegen.</translation>
        </message>
        <message>
            <source>Row %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>Column %1</source>
            <translation>Spalte %1</translation>
        </message>
        <message>
            <source>weight %1 = %2</source>
            <translation>Gewicht %1 = %2</translation>
        </message>
        <message>
            <source>sum of Γ %1</source>
            <translation>Summe von Γ %1</translation>
        </message>
        <message>
            <source>gap %1</source>
            <translation>Abweichung %1</translation>
        </message>
        <message>
            <source>pinned Γ = %1</source>
            <translation>Γ, angeheftet = %1</translation>
        </message>
        <message>
            <source>Half iteration %1</source>
            <translation>Halber Durchlauf %1</translation>
        </message>
        <message>
            <source>row gap %1</source>
            <translation>Zeilenabweichung %1</translation>
        </message>
        <message>
            <source>column gap %1</source>
            <translation>Spaltenabweichung %1</translation>
        </message>
        <message>
            <source>cost %1</source>
            <translation>Kosten %1</translation>
        </message>
        <message>
            <source>entropy %1</source>
            <translation>Entropie %1</translation>
        </message>
        <message>
            <source>Click to enlarge</source>
            <translation>Klicken zum Vergrößern</translation>
        </message>
        <message>
            <source>Sharpness λ</source>
            <translation>Schärfe λ</translation>
        </message>
        <message>
            <source>Blur ε = 1/λ</source>
            <translation>Unschärfe ε = 1/λ</translation>
        </message>
        <message>
            <source>Half iterations</source>
            <translation>Halbe Durchläufe</translation>
        </message>
        <message>
            <source>Temperature τ</source>
            <translation>Temperatur τ</translation>
        </message>
        <message>
            <source>Penalty ρ</source>
            <translation>Strafe ρ</translation>
        </message>
        <message>
            <source>Angle °</source>
            <translation>Winkel °</translation>
        </message>
        <message>
            <source>Rescale by S</source>
            <translation>Mit S reskalieren</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Arithmetic</source>
            <translation>Arithmetik</translation>
        </message>
        <message>
            <source>on</source>
            <translation>an</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>D∘S, rescaled cost</source>
            <translation>D∘S, reskalierte Kosten</translation>
        </message>
        <message>
            <source>D, cost</source>
            <translation>D, Kosten</translation>
        </message>
        <message>
            <source>S, rescaling</source>
            <translation>S, Reskalierung</translation>
        </message>
        <message>
            <source>P, kernel</source>
            <translation>P, Kern</translation>
        </message>
        <message>
            <source>Γ, transport plan</source>
            <translation>Γ, Transportplan</translation>
        </message>
        <message>
            <source>D∘S∘Γ, cost share</source>
            <translation>D∘S∘Γ, Kostenanteil</translation>
        </message>
        <message>
            <source>D∘Γ, cost share</source>
            <translation>D∘Γ, Kostenanteil</translation>
        </message>
        <message>
            <source>Γ*, exact plan</source>
            <translation>Γ*, exakter Plan</translation>
        </message>
        <message>
            <source>rows, weights t</source>
            <translation>Zeilen, Gewichte t</translation>
        </message>
        <message>
            <source>columns, weights r</source>
            <translation>Spalten, Gewichte r</translation>
        </message>
        <message>
            <source>half iteration %1</source>
            <translation>halber Durchlauf %1</translation>
        </message>
        <message>
            <source>Row gap %1</source>
            <translation>Zeilenabweichung %1</translation>
        </message>
        <message>
            <source>Column gap %1</source>
            <translation>Spaltenabweichung %1</translation>
        </message>
        <message>
            <source>Cost %1 &lt; optimum %2: weights not kept</source>
            <translation>Kosten %1 &lt; Optimum %2: Gewichte nicht eingehalten</translation>
        </message>
        <message>
            <source>Cost %1</source>
            <translation>Kosten %1</translation>
        </message>
        <message>
            <source>exact %1</source>
            <translation>exakt %1</translation>
        </message>
        <message>
            <source>Entropy %1</source>
            <translation>Entropie %1</translation>
        </message>
        <message>
            <source>independent %1</source>
            <translation>unabhängig %1</translation>
        </message>
    </context>
    <context>
        <name>LabField</name>
        <message>
            <source>Value</source>
            <translation>Wert</translation>
        </message>
    </context>
    <context>
        <name>LabFiles</name>
        <message>
            <source>Transport problems (*.toml)</source>
            <translation>Transportprobleme (*.toml)</translation>
        </message>
        <message>
            <source>Lessons (*.rosalesson)</source>
            <translation>Lektionen (*.rosalesson)</translation>
        </message>
        <message>
            <source>Open problem or lesson …</source>
            <translation>Problem oder Lektion öffnen …</translation>
        </message>
        <message>
            <source>Save problem as …</source>
            <translation>Problem speichern als …</translation>
        </message>
        <message>
            <source>Save as lesson …</source>
            <translation>Als Lektion speichern …</translation>
        </message>
        <message>
            <source>Save picture of the drawing …</source>
            <translation>Bild der Zeichnung speichern …</translation>
        </message>
        <message>
            <source>The problem was not opened: %1</source>
            <translation>Das Problem wurde nicht geöffnet: %1</translation>
        </message>
        <message>
            <source>Open %1</source>
            <translation>%1 öffnen</translation>
        </message>
        <message>
            <source>The pair was not opened: %1</source>
            <translation>Das Paar wurde nicht geöffnet: %1</translation>
        </message>
        <message>
            <source>Open a pair</source>
            <translation>Paar öffnen</translation>
        </message>
        <message>
            <source>The problem was not saved: %1</source>
            <translation>Das Problem wurde nicht gespeichert: %1</translation>
        </message>
        <message>
            <source>Problem saved as %1</source>
            <translation>Problem gespeichert als %1</translation>
        </message>
        <message>
            <source>The lesson was not saved: %1</source>
            <translation>Die Lektion wurde nicht gespeichert: %1</translation>
        </message>
        <message>
            <source>Lesson saved as %1</source>
            <translation>Lektion gespeichert als %1</translation>
        </message>
        <message>
            <source>Saved as %1. Open this file in a text editor: the lines that begin with “# Edit here” say where its title, its text and its question are. “Read the file again” in the menu Lesson then shows the change.</source>
            <translation>Gespeichert als %1. Diese Datei in einem Texteditor öffnen: Die Zeilen, die mit „# Edit here“ beginnen, sagen, wo Titel, Text und Frage stehen. „Datei neu lesen“ im Menü Lektion zeigt dann die Änderung.</translation>
        </message>
        <message>
            <source>Open the lesson</source>
            <translation>Lektion öffnen</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>Open problem or lesson</source>
            <translation>Problem oder Lektion öffnen</translation>
        </message>
        <message>
            <source>Problems and lessons (*.toml *.rosalesson)</source>
            <translation>Probleme und Lektionen (*.toml *.rosalesson)</translation>
        </message>
        <message>
            <source>Save problem</source>
            <translation>Problem speichern</translation>
        </message>
        <message>
            <source>Save as lesson</source>
            <translation>Als Lektion speichern</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>Bild speichern</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Bilder (*.png)</translation>
        </message>
        <message>
            <source>Picture saved as %1</source>
            <translation>Bild gespeichert als %1</translation>
        </message>
        <message>
            <source>The picture was not saved as %1</source>
            <translation>Das Bild wurde nicht als %1 gespeichert</translation>
        </message>
    </context>
    <context>
        <name>LabFormula</name>
        <message>
            <source>Next: %1</source>
            <translation>Als Nächstes: %1</translation>
        </message>
        <message>
            <source>The next half iteration computes this</source>
            <translation>Der nächste halbe Durchlauf berechnet dies</translation>
        </message>
    </context>
    <context>
        <name>LabHands</name>
        <message>
            <source>Move a point</source>
            <translation>Punkt verschieben</translation>
        </message>
        <message>
            <source>Change a weight</source>
            <translation>Gewicht ändern</translation>
        </message>
        <message>
            <source>Change a cell</source>
            <translation>Zelle ändern</translation>
        </message>
        <message>
            <source>Fill a cell</source>
            <translation>Zelle füllen</translation>
        </message>
        <message>
            <source>Change λ</source>
            <translation>λ ändern</translation>
        </message>
        <message>
            <source>Change ρ</source>
            <translation>ρ ändern</translation>
        </message>
        <message>
            <source>Turn the projection</source>
            <translation>Projektion drehen</translation>
        </message>
        <message>
            <source>Change τ</source>
            <translation>τ ändern</translation>
        </message>
        <message>
            <source>Rescale by topology</source>
            <translation>Nach Topologie reskalieren</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Arithmetic</source>
            <translation>Arithmetik</translation>
        </message>
    </context>
    <context>
        <name>LabSettings</name>
        <message>
            <source>ε = 1/λ</source>
            <translation>ε = 1/λ</translation>
        </message>
        <message>
            <source>Strength of the entropy: the same number, as other programs name it</source>
            <translation>Stärke der Entropie: dieselbe Zahl, wie andere Programme sie nennen</translation>
        </message>
        <message>
            <source>Tolerance</source>
            <translation>Toleranz</translation>
        </message>
        <message>
            <source>Where &quot;To tolerance&quot; stops: the L1 gap of both marginals</source>
            <translation>Wo „Bis zur Toleranz“ endet: die L1-Abweichung beider Randverteilungen</translation>
        </message>
        <message>
            <source>Smoothing</source>
            <translation>Glättung</translation>
        </message>
        <message>
            <source>How often vectors of nodes are averaged over neighbours, as a GCN does</source>
            <translation>Wie oft Vektoren der Knoten über Nachbarn gemittelt werden, wie in einem GCN</translation>
        </message>
        <message>
            <source>Directions</source>
            <translation>Richtungen</translation>
        </message>
        <message>
            <source>Number of projections of the average</source>
            <translation>Anzahl der gemittelten Projektionen</translation>
        </message>
        <message>
            <source>Change λ</source>
            <translation>λ ändern</translation>
        </message>
    </context>
    <context>
        <name>LabSourceBar</name>
        <message>
            <source>Number of rows: points that send</source>
            <translation>Anzahl der Zeilen: Punkte, die senden</translation>
        </message>
        <message>
            <source>Number of columns: points that receive</source>
            <translation>Anzahl der Spalten: Punkte, die empfangen</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Two clouds</source>
            <translation>Zwei Punktwolken</translation>
        </message>
        <message>
            <source>Two views of a graph</source>
            <translation>Zwei Sichten eines Graphen</translation>
        </message>
        <message>
            <source>Matrix by hand</source>
            <translation>Matrix von Hand</translation>
        </message>
        <message>
            <source>Problem</source>
            <translation>Problem</translation>
        </message>
        <message>
            <source>What is transported: points, nodes of a graph, or costs that you type</source>
            <translation>Was transportiert wird: Punkte, Knoten eines Graphen oder eingegebene Kosten</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Kosten</translation>
        </message>
        <message>
            <source>Cost between two points</source>
            <translation>Kosten zwischen zwei Punkten</translation>
        </message>
        <message>
            <source>Uniform</source>
            <translation>Gleich</translation>
        </message>
        <message>
            <source>By hand</source>
            <translation>Von Hand</translation>
        </message>
        <message>
            <source>x · mean(y)</source>
            <translation>x · Mittel(y)</translation>
        </message>
        <message>
            <source>Weights</source>
            <translation>Gewichte</translation>
        </message>
        <message>
            <source>Weights of the points: equal, by hand, or the article&apos;s rule, clipped at 0</source>
            <translation>Gewichte der Punkte: gleich, von Hand, oder nach der Regel des Artikels, bei 0 abgeschnitten</translation>
        </message>
        <message>
            <source>Rescale by topology</source>
            <translation>Nach Topologie reskalieren</translation>
        </message>
        <message>
            <source>Multiplies D by S = sigmoid(Ψ/τ) of the hop distances Ψ</source>
            <translation>Multipliziert D mit S = sigmoid(Ψ/τ) der Hop-Abstände Ψ</translation>
        </message>
        <message>
            <source>draw </source>
            <translation>Ziehung </translation>
        </message>
        <message>
            <source>Number of the draw</source>
            <translation>Nummer der Ziehung</translation>
        </message>
        <message>
            <source>Each number gives other points; equal numbers give equal points</source>
            <translation>Jede Nummer ergibt andere Punkte; gleiche Nummern ergeben gleiche Punkte</translation>
        </message>
        <message>
            <source>New draw</source>
            <translation>Neue Ziehung</translation>
        </message>
        <message>
            <source>Draws other points of the same kind; the half iterations stay</source>
            <translation>Zieht andere Punkte derselben Art; die halben Durchläufe bleiben</translation>
        </message>
        <message>
            <source>Number of points</source>
            <translation>Anzahl der Punkte</translation>
        </message>
    </context>
    <context>
        <name>LabState</name>
        <message>
            <source>Half iterations</source>
            <translation>Halbe Durchläufe</translation>
        </message>
        <message>
            <source>To tolerance</source>
            <translation>Bis zur Toleranz</translation>
        </message>
        <message>
            <source>New draw</source>
            <translation>Neue Ziehung</translation>
        </message>
        <message>
            <source>Tolerance</source>
            <translation>Toleranz</translation>
        </message>
        <message>
            <source>Pin the plan</source>
            <translation>Plan anheften</translation>
        </message>
        <message>
            <source>Remove the pinned plan</source>
            <translation>Angehefteten Plan entfernen</translation>
        </message>
        <message>
            <source>Fit colours</source>
            <translation>Farben anpassen</translation>
        </message>
    </context>
    <context>
        <name>LabSteps</name>
        <message>
            <source>Back to the start</source>
            <translation>Zurück zum Anfang</translation>
        </message>
        <message>
            <source>Before the first half iteration, with the same problem</source>
            <translation>Vor den ersten halben Durchlauf, mit demselben Problem</translation>
        </message>
        <message>
            <source>Step back</source>
            <translation>Schritt zurück</translation>
        </message>
        <message>
            <source>Takes back the last half iteration</source>
            <translation>Nimmt den letzten halben Durchlauf zurück</translation>
        </message>
        <message>
            <source>Scale rows</source>
            <translation>Zeilen skalieren</translation>
        </message>
        <message>
            <source>v = t / (P u): after it, rows are met</source>
            <translation>v = t / (P u): danach sind die Zeilen erfüllt</translation>
        </message>
        <message>
            <source>Scale columns</source>
            <translation>Spalten skalieren</translation>
        </message>
        <message>
            <source>u = r / (Pᵀ v): after it, columns are met</source>
            <translation>u = r / (Pᵀ v): danach sind die Spalten erfüllt</translation>
        </message>
        <message>
            <source>Iteration</source>
            <translation>Durchlauf</translation>
        </message>
        <message>
            <source>Scales rows, then columns: to the end of the next whole iteration</source>
            <translation>Skaliert Zeilen, dann Spalten: bis zum Ende des nächsten ganzen Durchlaufs</translation>
        </message>
        <message>
            <source>To tolerance</source>
            <translation>Bis zur Toleranz</translation>
        </message>
        <message>
            <source>Scales until both marginals are within the tolerance of the settings</source>
            <translation>Skaliert, bis beide Randverteilungen innerhalb der eingestellten Toleranz sind</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Abspielen</translation>
        </message>
        <message>
            <source>Next half iteration</source>
            <translation>Nächster halber Durchlauf</translation>
        </message>
        <message>
            <source>Pin</source>
            <translation>Anheften</translation>
        </message>
        <message>
            <source>Keeps the present Γ beside the plans that follow</source>
            <translation>Behält das jetzige Γ neben den folgenden Plänen</translation>
        </message>
        <message>
            <source>Stop playing</source>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Play: shows one half iteration after the other until the plan has converged (%1)</source>
            <translation>Abspielen: zeigt einen halben Durchlauf nach dem anderen, bis der Plan konvergiert ist (%1)</translation>
        </message>
        <message>
            <source>Not available: your desktop asks for reduced motion. Step instead.</source>
            <translation>Nicht verfügbar: die Arbeitsfläche verlangt weniger Bewegung. Gehen Sie schrittweise vor.</translation>
        </message>
        <message numerus="yes">
            <source>Playing: half iteration %Ln</source>
            <translation>
                <numerusform>Wiedergabe: halber Durchlauf %Ln</numerusform>
                <numerusform>Wiedergabe: halber Durchlauf %Ln</numerusform>
            </translation>
        </message>
        <message>
            <source>Solving …</source>
            <translation>Wird gelöst …</translation>
        </message>
        <message numerus="yes">
            <source>Half iteration %Ln</source>
            <translation>
                <numerusform>Halber Durchlauf %Ln</numerusform>
                <numerusform>Halber Durchlauf %Ln</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LabTableModel</name>
        <message>
            <source>weight t</source>
            <translation>Gewicht t</translation>
        </message>
        <message>
            <source>weight r</source>
            <translation>Gewicht r</translation>
        </message>
        <message>
            <source>sum of Γ</source>
            <translation>Summe von Γ</translation>
        </message>
        <message>
            <source>off by</source>
            <translation>Abweichung</translation>
        </message>
        <message>
            <source>Change a cell</source>
            <translation>Zelle ändern</translation>
        </message>
        <message>
            <source>Change a weight</source>
            <translation>Gewicht ändern</translation>
        </message>
        <message>
            <source>Move a point</source>
            <translation>Punkt verschieben</translation>
        </message>
    </context>
    <context>
        <name>LabTables</name>
        <message>
            <source>Numbers of the lab</source>
            <translation>Zahlen des Labors</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Zeilen</translation>
        </message>
        <message>
            <source>Points that send: places, weights, sums of Γ, scalings</source>
            <translation>Punkte, die senden: Orte, Gewichte, Summen von Γ, Skalierungen</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>Points that receive: places, weights, sums of Γ, scalings</source>
            <translation>Punkte, die empfangen: Orte, Gewichte, Summen von Γ, Skalierungen</translation>
        </message>
        <message>
            <source>D</source>
            <translation>D</translation>
        </message>
        <message>
            <source>Costs that are transported with: D, or D∘S</source>
            <translation>Kosten, mit denen transportiert wird: D oder D∘S</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Rescale by topology</source>
            <translation>Reskalierung nach Topologie</translation>
        </message>
        <message>
            <source>P</source>
            <translation>P</translation>
        </message>
        <message>
            <source>Kernel, exp(−λD)</source>
            <translation>Kern, exp(−λD)</translation>
        </message>
        <message>
            <source>Γ</source>
            <translation>Γ</translation>
        </message>
        <message>
            <source>Plan</source>
            <translation>Plan</translation>
        </message>
        <message>
            <source>Γ*</source>
            <translation>Γ*</translation>
        </message>
        <message>
            <source>Exact plan</source>
            <translation>Exakter Plan</translation>
        </message>
    </context>
    <context>
        <name>LabText</name>
        <message>
            <source>Sinkhorn</source>
            <translation>Sinkhorn</translation>
        </message>
        <message>
            <source>exact plan</source>
            <translation>exakter Plan</translation>
        </message>
        <message>
            <source>independent coupling t·rᵀ</source>
            <translation>unabhängige Kopplung t·rᵀ</translation>
        </message>
        <message>
            <source>Sinkhorn, with the debiased cost</source>
            <translation>Sinkhorn, mit den unverzerrten Kosten</translation>
        </message>
        <message>
            <source>unbalanced</source>
            <translation>unbalanciert</translation>
        </message>
        <message>
            <source>sliced</source>
            <translation>in Schnitten</translation>
        </message>
        <message>
            <source>plan by hand</source>
            <translation>Plan von Hand</translation>
        </message>
        <message>
            <source>No half iterations: %1</source>
            <translation>Keine halben Durchläufe: %1</translation>
        </message>
        <message>
            <source>Stopped within the tolerance, after %1 half iterations</source>
            <translation>Innerhalb der Toleranz beendet, nach %1 halben Durchläufen</translation>
        </message>
        <message>
            <source>Stopped by underflow, after %1 half iterations</source>
            <translation>Durch Unterlauf beendet, nach %1 halben Durchläufen</translation>
        </message>
        <message>
            <source>Stopped after %1 half iterations, as many as were asked for</source>
            <translation>Nach %1 halben Durchläufen beendet, so vielen wie verlangt</translation>
        </message>
        <message>
            <source>Cost %1, optimum %2</source>
            <translation>Kosten %1, Optimum %2</translation>
        </message>
        <message>
            <source>%1: below the optimum, so the weights are not kept</source>
            <translation>%1: unter dem Optimum, also sind die Gewichte nicht eingehalten</translation>
        </message>
        <message>
            <source>%1: optimal</source>
            <translation>%1: optimal</translation>
        </message>
        <message>
            <source>D∘S, rescaled cost</source>
            <translation>D∘S, skalierte Kosten</translation>
        </message>
        <message>
            <source>D, cost</source>
            <translation>D, Kosten</translation>
        </message>
        <message>
            <source>Γ, plan</source>
            <translation>Γ, Plan</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Zeilen</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>%1 half iterations</source>
            <translation>%1 halbe Durchläufe</translation>
        </message>
        <message>
            <source>tolerance %1</source>
            <translation>Toleranz %1</translation>
        </message>
        <message>
            <source>Off the weights: rows by %1, columns by %2</source>
            <translation>Abweichung von den Gewichten: Zeilen %1, Spalten %2</translation>
        </message>
    </context>
    <context>
        <name>LabVerdictBar</name>
        <message>
            <source>Why it stopped</source>
            <translation>Warum beendet</translation>
        </message>
        <message>
            <source>How far the marginals are off</source>
            <translation>Abweichung der Randverteilungen</translation>
        </message>
        <message>
            <source>What it costs</source>
            <translation>Was es kostet</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Stops the computation; the problem stays</source>
            <translation>Beendet die Berechnung; das Problem bleibt</translation>
        </message>
        <message>
            <source>The result is shown after your answer.</source>
            <translation>Das Ergebnis erscheint nach Ihrer Antwort.</translation>
        </message>
        <message>
            <source>What this plan is worth is said after your answer.</source>
            <translation>Was dieser Plan taugt, steht hier nach Ihrer Antwort.</translation>
        </message>
        <message>
            <source>Not solved: %1</source>
            <translation>Nicht gelöst: %1</translation>
        </message>
    </context>
    <context>
        <name>LabView</name>
        <message>
            <source>Cost and plan of the transport lab</source>
            <translation>Kosten und Plan des Transportlabors</translation>
        </message>
        <message>
            <source>Lab</source>
            <translation>Labor</translation>
        </message>
        <message>
            <source>Lift all limits</source>
            <translation>Alle Grenzen aufheben</translation>
        </message>
        <message>
            <source>Everything can be moved, as in the sandbox; the problem stays</source>
            <translation>Alles lässt sich bewegen, wie im freien Labor; das Problem bleibt</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Lektionen</translation>
        </message>
        <message>
            <source>Lessons that lead through the lab</source>
            <translation>Lektionen, die durch das Labor führen</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Zahlen</translation>
        </message>
        <message>
            <source>Settings and tables of all numbers, which can be typed there</source>
            <translation>Einstellungen und Tabellen aller Zahlen, die dort eingegeben werden können</translation>
        </message>
        <message>
            <source>Drawing of the transport problem</source>
            <translation>Zeichnung des Transportproblems</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Datei</translation>
        </message>
        <message>
            <source>Files of the lab</source>
            <translation>Dateien des Labors</translation>
        </message>
        <message>
            <source>Open and save problems, lessons and pictures</source>
            <translation>Probleme, Lektionen und Bilder öffnen und speichern</translation>
        </message>
        <message>
            <source>Fit colours</source>
            <translation>Farben anpassen</translation>
        </message>
        <message>
            <source>Keep the problem of the lesson</source>
            <translation>Problem der Lektion behalten</translation>
        </message>
        <message>
            <source>Back to the run</source>
            <translation>Zurück zum Lauf</translation>
        </message>
        <message>
            <source>Shows the pair of the run that this problem was</source>
            <translation>Zeigt das Paar des Laufs, das dieses Problem war</translation>
        </message>
    </context>
    <context>
        <name>LayoutSource</name>
        <message>
            <source>Raw features of %1</source>
            <translation>Rohmerkmale von %1</translation>
        </message>
        <message>
            <source>Random encoder on %1</source>
            <translation>Zufälliger Encoder auf %1</translation>
        </message>
        <message>
            <source>Layout of %1</source>
            <translation>Anordnung von %1</translation>
        </message>
    </context>
    <context>
        <name>LayoutText</name>
        <message>
            <source>epoch %1</source>
            <translation>Epoche %1</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 of the variance</source>
            <translation>%1 der Varianz</translation>
        </message>
        <message>
            <source>PCA</source>
            <translation>PCA</translation>
        </message>
        <message>
            <source>t-SNE</source>
            <translation>t-SNE</translation>
        </message>
        <message>
            <source>perplexity %1</source>
            <translation>Perplexität %1</translation>
        </message>
        <message>
            <source>seed %1</source>
            <translation>Startwert %1</translation>
        </message>
        <message>
            <source>%1 steps</source>
            <translation>%1 Schritte</translation>
        </message>
        <message>
            <source>The file is from an older version and does not record the perplexity.</source>
            <translation>Die Datei stammt von einer älteren Fassung und verzeichnet die Perplexität nicht.</translation>
        </message>
        <message>
            <source>started from an earlier layout</source>
            <translation>von einer früheren Anordnung aus</translation>
        </message>
        <message>
            <source>started from principal components</source>
            <translation>von den Hauptkomponenten aus</translation>
        </message>
        <message>
            <source>exaggeration %1 in the first %2 steps</source>
            <translation>Überhöhung %1 in den ersten %2 Schritten</translation>
        </message>
        <message>
            <source>no exaggeration</source>
            <translation>ohne Überhöhung</translation>
        </message>
        <message>
            <source>learning rate %1, exact gradients, %2 steps requested</source>
            <translation>Lernrate %1, exakte Gradienten, %2 Schritte angefordert</translation>
        </message>
        <message>
            <source>%1 of %2 steps</source>
            <translation>%1 von %2 Schritten</translation>
        </message>
    </context>
    <context>
        <name>LessonListPanel</name>
        <message>
            <source>Lessons</source>
            <translation>Lektionen</translation>
        </message>
        <message>
            <source>&amp;Begin</source>
            <translation>&amp;Beginnen</translation>
        </message>
        <message>
            <source>&amp;Open a lesson …</source>
            <translation>Lektion ö&amp;ffnen …</translation>
        </message>
        <message>
            <source>A lesson of your own: a text file, as the manual describes</source>
            <translation>Eine eigene Lektion: eine Textdatei, wie das Handbuch beschreibt</translation>
        </message>
        <message>
            <source>&amp;Reset progress</source>
            <translation>Fortschritt &amp;zurücksetzen</translation>
        </message>
        <message>
            <source>Of the chosen lesson</source>
            <translation>Der gewählten Lektion</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Fortsetzen</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Als Nächstes</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>Off the weights: rows by %1, columns by %2.</source>
            <translation>Abweichung von den Gewichten: Zeilen %1, Spalten %2.</translation>
        </message>
        <message>
            <source>Step of the lesson</source>
            <translation>Schritt der Lektion</translation>
        </message>
        <message>
            <source>Text of the step</source>
            <translation>Text des Schritts</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <source>The step before (Alt+Left)</source>
            <translation>Der vorige Schritt (Alt+Links)</translation>
        </message>
        <message>
            <source>Step&apos;s s&amp;tart</source>
            <translation>Schritt&amp;anfang</translation>
        </message>
        <message>
            <source>The lab as the step begins (Alt+Home)</source>
            <translation>Das Labor wie zu Beginn des Schritts (Alt+Pos1)</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>Schritt %1 von %2</translation>
        </message>
        <message>
            <source>%1, done</source>
            <translation>%1, erledigt</translation>
        </message>
        <message>
            <source>Computing …</source>
            <translation>Wird berechnet …</translation>
        </message>
        <message>
            <source>The answer cannot be computed: %1</source>
            <translation>Die Antwort lässt sich nicht berechnen: %1</translation>
        </message>
        <message>
            <source>&amp;Finish</source>
            <translation>&amp;Fertig</translation>
        </message>
        <message>
            <source>Give a guess first, or show the result without one</source>
            <translation>Geben Sie erst eine Vermutung ab, oder zeigen Sie das Ergebnis ohne sie</translation>
        </message>
        <message>
            <source>Back to the list of lessons (Alt+Right)</source>
            <translation>Zurück zur Liste der Lektionen (Alt+Rechts)</translation>
        </message>
        <message>
            <source>The next step (Alt+Right)</source>
            <translation>Der nächste Schritt (Alt+Rechts)</translation>
        </message>
    </context>
    <context>
        <name>LessonQuestionBox</name>
        <message>
            <source>Question: %1</source>
            <translation>Frage: %1</translation>
        </message>
        <message>
            <source>Your guess</source>
            <translation>Ihre Vermutung</translation>
        </message>
        <message>
            <source>Your guess: 0.5, 3/4 …</source>
            <translation>Ihre Vermutung: 0,5, 3/4 …</translation>
        </message>
        <message>
            <source>&amp;Compare</source>
            <translation>Ver&amp;gleichen</translation>
        </message>
        <message>
            <source>Compute the step and show the guess beside the result (Return)</source>
            <translation>Den Schritt berechnen und die Vermutung neben dem Ergebnis zeigen (Eingabetaste)</translation>
        </message>
        <message>
            <source>&amp;Show without guessing</source>
            <translation>&amp;Ohne Vermutung zeigen</translation>
        </message>
        <message>
            <source>The step does not count as done</source>
            <translation>Der Schritt zählt nicht als erledigt</translation>
        </message>
        <message>
            <source>✓ right</source>
            <translation>✓ richtig</translation>
        </message>
        <message>
            <source>your guess</source>
            <translation>Ihre Vermutung</translation>
        </message>
        <message>
            <source>Your plan keeps all weights.</source>
            <translation>Ihr Plan hält alle Gewichte ein.</translation>
        </message>
        <message>
            <source>This is not a number; write 0.5 or 3/4.</source>
            <translation>Das ist keine Zahl; schreiben Sie 0,5 oder 3/4.</translation>
        </message>
        <message>
            <source>Fill in the plan Γ in the picture. A click on a cell sends what its row and its column still have to give, another click empties it. Or press Enter on a cell and type a value: Tab goes on to the next one.</source>
            <translation>Den Plan Γ im Bild ausfüllen. Ein Klick auf eine Zelle schickt, was Zeile und Spalte noch zulassen, ein weiterer leert sie. Oder auf einer Zelle die Eingabetaste drücken und einen Wert eintippen: Tab geht zur nächsten weiter.</translation>
        </message>
    </context>
    <context>
        <name>LessonReportDialog</name>
        <message>
            <source>Computing every number …</source>
            <translation>Jede Zahl wird nachgerechnet …</translation>
        </message>
        <message>
            <source>Check of %1</source>
            <translation>Prüfung von %1</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Zeile</translation>
        </message>
        <message>
            <source>Fault</source>
            <translation>Fehler</translation>
        </message>
        <message>
            <source>Faults of the lesson</source>
            <translation>Fehler der Lektion</translation>
        </message>
        <message>
            <source>This is no lesson. %1</source>
            <translation>Das ist keine Lektion. %1</translation>
        </message>
        <message numerus="yes">
            <source>No faults. %n number(s) were computed again and are right.</source>
            <translation>
                <numerusform>Keine Fehler. %n Zahl wurde nachgerechnet und ist richtig.</numerusform>
                <numerusform>Keine Fehler. %n Zahlen wurden nachgerechnet und sind richtig.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fault(s).</source>
            <translation>
                <numerusform>%n Fehler.</numerusform>
                <numerusform>%n Fehler.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n number(s) were computed again.</source>
            <translation>
                <numerusform>%n Zahl wurde nachgerechnet.</numerusform>
                <numerusform>%n Zahlen wurden nachgerechnet.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LessonSide</name>
        <message>
            <source>All lessons</source>
            <translation>Alle Lektionen</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>Lektion</translation>
        </message>
        <message>
            <source>&amp;Hand-out as PDF …</source>
            <translation>&amp;Arbeitsblatt als PDF …</translation>
        </message>
        <message>
            <source>&amp;Check lesson</source>
            <translation>Lektion &amp;prüfen</translation>
        </message>
        <message>
            <source>Compute every number of the lesson again</source>
            <translation>Jede Zahl der Lektion nachrechnen</translation>
        </message>
        <message>
            <source>&amp;Read the file again</source>
            <translation>Datei neu &amp;lesen</translation>
        </message>
        <message>
            <source>Be&amp;gin again</source>
            <translation>Von &amp;vorn beginnen</translation>
        </message>
        <message>
            <source>Forgets guesses and progress of this lesson</source>
            <translation>Vergisst Vermutungen und Fortschritt dieser Lektion</translation>
        </message>
        <message>
            <source>&amp;Large type</source>
            <translation>&amp;Große Schrift</translation>
        </message>
        <message>
            <source>&amp;All lessons</source>
            <translation>Alle &amp;Lektionen</translation>
        </message>
        <message>
            <source>Remove from the list</source>
            <translation>Aus der Liste entfernen</translation>
        </message>
        <message>
            <source>The lesson was not opened. %1</source>
            <translation>Die Lektion wurde nicht geöffnet. %1</translation>
        </message>
        <message>
            <source>Open a lesson</source>
            <translation>Lektion öffnen</translation>
        </message>
        <message>
            <source>Lessons (*.rosalesson *.toml);;All files (*)</source>
            <translation>Lektionen (*.rosalesson *.toml);;Alle Dateien (*)</translation>
        </message>
        <message>
            <source>Hand-out as PDF</source>
            <translation>Arbeitsblatt als PDF</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Writing the hand-out …</source>
            <translation>Das Arbeitsblatt wird geschrieben …</translation>
        </message>
        <message>
            <source>Hand-out saved as %1</source>
            <translation>Arbeitsblatt gespeichert als %1</translation>
        </message>
        <message>
            <source>The hand-out was not saved: %1</source>
            <translation>Das Arbeitsblatt wurde nicht gespeichert: %1</translation>
        </message>
        <message>
            <source>Save as &amp;web page …</source>
            <translation>Als &amp;Webseite speichern …</translation>
        </message>
        <message>
            <source>One file that opens in any browser, without a network</source>
            <translation>Eine Datei, die sich in jedem Browser öffnet, ohne Netzwerk</translation>
        </message>
        <message>
            <source>Save as web page</source>
            <translation>Als Webseite speichern</translation>
        </message>
        <message>
            <source>Web pages (*.html)</source>
            <translation>Webseiten (*.html)</translation>
        </message>
        <message>
            <source>Web page saved as %1</source>
            <translation>Webseite gespeichert als %1</translation>
        </message>
        <message>
            <source>The web page was not saved: %1</source>
            <translation>Die Webseite wurde nicht gespeichert: %1</translation>
        </message>
    </context>
    <context>
        <name>LessonText</name>
        <message>
            <source>Shown without a guess: this step does not count as done.</source>
            <translation>Ohne Vermutung gezeigt: dieser Schritt zählt nicht als erledigt.</translation>
        </message>
        <message>
            <source>Computed</source>
            <translation>Berechnet</translation>
        </message>
        <message>
            <source>Right, within %1</source>
            <translation>Richtig, bis auf %1</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Richtig</translation>
        </message>
        <message>
            <source>Your guess</source>
            <translation>Ihre Vermutung</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Unterschied</translation>
        </message>
        <message>
            <source>The right answer:</source>
            <translation>Die richtige Antwort:</translation>
        </message>
        <message>
            <source>Not this one</source>
            <translation>Diese nicht</translation>
        </message>
        <message>
            <source>Mass that Γ puts elsewhere, ½‖guess − Γ‖₁</source>
            <translation>Masse, die Γ anders verteilt, ½‖Vermutung − Γ‖₁</translation>
        </message>
        <message>
            <source>Your plan is Γ</source>
            <translation>Ihr Plan ist Γ</translation>
        </message>
        <message>
            <source>Your plan is not Γ; it stays in the picture</source>
            <translation>Ihr Plan ist nicht Γ; er bleibt im Bild</translation>
        </message>
        <message>
            <source>not begun</source>
            <translation>nicht begonnen</translation>
        </message>
        <message>
            <source>done</source>
            <translation>erledigt</translation>
        </message>
        <message>
            <source>%1 of %2 steps done</source>
            <translation>%1 von %2 Schritten erledigt</translation>
        </message>
        <message>
            <source>Close, a little too low.</source>
            <translation>Knapp, ein wenig zu niedrig.</translation>
        </message>
        <message>
            <source>Close, a little too high.</source>
            <translation>Knapp, ein wenig zu hoch.</translation>
        </message>
        <message>
            <source>Too low this time: what surprises is remembered.</source>
            <translation>Diesmal zu niedrig: was überrascht, prägt sich ein.</translation>
        </message>
        <message>
            <source>Too high this time: what surprises is remembered.</source>
            <translation>Diesmal zu hoch: was überrascht, prägt sich ein.</translation>
        </message>
        <message>
            <source>Within %1 counts as right.</source>
            <translation>Bis auf %1 genau gilt als richtig.</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 min</translation>
        </message>
    </context>
    <context>
        <name>LiveRuns</name>
        <message>
            <source>The run could not be stopped: %1</source>
            <translation>Der Lauf ließ sich nicht stoppen: %1</translation>
        </message>
    </context>
    <context>
        <name>LiveStrip</name>
        <message>
            <source>Changed parameters</source>
            <translation>Geänderte Parameter</translation>
        </message>
        <message>
            <source>Live parameters</source>
            <translation>Live änderbare Parameter</translation>
        </message>
        <message>
            <source>%1%2: %3. %4; press Enter to request it from the engine.</source>
            <translation>%1%2: %3. %4; Eingabetaste drücken, um den Wert beim Rechenkern anzufordern.</translation>
        </message>
        <message>
            <source>%1 = %2 in effect since epoch %3</source>
            <translation>%1 = %2 gilt seit Epoche %3</translation>
        </message>
        <message>
            <source>%1 is already %2</source>
            <translation>%1 ist bereits %2</translation>
        </message>
        <message>
            <source>%1 = %2 requested …</source>
            <translation>%1 = %2 angefordert …</translation>
        </message>
        <message>
            <source>Change during training</source>
            <translation>Während des Trainings änderbar</translation>
        </message>
    </context>
    <context>
        <name>LogDock</name>
        <message>
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>The output of engines appears here.</source>
            <translation>Hier erscheinen die Ausgaben der Rechenkerne.</translation>
        </message>
        <message>
            <source>%1: rosa %2</source>
            <translation>%1: rosa %2</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>RoSA workbench</source>
            <translation>RoSA-Workbench</translation>
        </message>
        <message>
            <source>Views</source>
            <translation>Ansichten</translation>
        </message>
        <message>
            <source>Training not started: %1</source>
            <translation>Training nicht gestartet: %1</translation>
        </message>
        <message>
            <source>New run</source>
            <translation>Neuer Lauf</translation>
        </message>
    </context>
    <context>
        <name>Manual</name>
        <message>
            <source>Getting started</source>
            <translation>Erste Schritte</translation>
        </message>
        <message>
            <source>The window</source>
            <translation>Das Fenster</translation>
        </message>
        <message>
            <source>Alignment</source>
            <translation>Ausrichtung</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Lektionen</translation>
        </message>
        <message>
            <source>Data sets</source>
            <translation>Datensätze</translation>
        </message>
        <message>
            <source>Methods</source>
            <translation>Methoden</translation>
        </message>
        <message>
            <source>Tables and statistics</source>
            <translation>Tabellen und Statistik</translation>
        </message>
        <message>
            <source>Measured results</source>
            <translation>Gemessene Ergebnisse</translation>
        </message>
        <message>
            <source>Large data</source>
            <translation>Große Daten</translation>
        </message>
        <message>
            <source>GPU</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Clusters</source>
            <translation>Cluster</translation>
        </message>
        <message>
            <source>Files and formats</source>
            <translation>Dateien und Formate</translation>
        </message>
        <message>
            <source>Installation</source>
            <translation>Installation</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Parameter</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
        <message>
            <source>Transport lab</source>
            <translation>Transportlabor</translation>
        </message>
        <message>
            <source>Sweeps</source>
            <translation>Parametersuchen</translation>
        </message>
    </context>
    <context>
        <name>MatricesFigure</name>
        <message>
            <source>at this size the cells are hardly visible and the node names are omitted</source>
            <translation>in dieser Größe sind die Zellen kaum zu sehen, und die Knotennamen sind weggelassen</translation>
        </message>
        <message>
            <source>the node names are omitted: at this size the cells are too small for them</source>
            <translation>die Knotennamen sind weggelassen: In dieser Größe sind die Zellen zu klein dafür</translation>
        </message>
        <message>
            <source>at this size the node names are smaller than 6 points</source>
            <translation>in dieser Größe sind die Knotennamen kleiner als 6 Punkt</translation>
        </message>
        <message>
            <source>at this size only some of the node names fit</source>
            <translation>in dieser Größe passt nur ein Teil der Knotennamen</translation>
        </message>
        <message>
            <source>Caption</source>
            <translation>Beschriftung</translation>
        </message>
        <message>
            <source>Title %1</source>
            <translation>Titel %1</translation>
        </message>
    </context>
    <context>
        <name>MatricesMenu</name>
        <message>
            <source>Use one scale for all costs</source>
            <translation>Eine Skala für alle Kosten verwenden</translation>
        </message>
        <message>
            <source>Use one scale for Γ and Γ*</source>
            <translation>Eine Skala für Γ und Γ* verwenden</translation>
        </message>
        <message>
            <source>Γ is spread over many pairs of nodes, so it is dark on the scale of Γ*</source>
            <translation>Γ verteilt sich auf viele Knotenpaare und ist daher auf der Skala von Γ* dunkel</translation>
        </message>
        <message>
            <source>Class labels instead of node names</source>
            <translation>Klassen statt Knotennamen</translation>
        </message>
        <message>
            <source>Label the matrices with classes, as in the article&apos;s figure</source>
            <translation>Die Matrizen mit Klassen beschriften, wie in der Abbildung des Artikels</translation>
        </message>
        <message>
            <source>Colours: %1</source>
            <translation>Farben: %1</translation>
        </message>
        <message>
            <source>Both views as graphs, with the flows of the plan between them</source>
            <translation>Beide Sichten als Graphen, dazwischen die Flüsse des Plans</translation>
        </message>
    </context>
    <context>
        <name>MatricesPanel</name>
        <message>
            <source>Two graphs</source>
            <translation>Zwei Graphen</translation>
        </message>
    </context>
    <context>
        <name>MatrixView</name>
        <message>
            <source>both %1</source>
            <translation>beide %1</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>left out</source>
            <translation>ausgelassen</translation>
        </message>
    </context>
    <context>
        <name>Metric</name>
        <message>
            <source>Accuracy</source>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <source>Micro-F1</source>
            <translation>Mikro-F1</translation>
        </message>
    </context>
    <context>
        <name>MetricPanels</name>
        <message>
            <source>Loss</source>
            <translation>Verlust</translation>
        </message>
        <message>
            <source>Quantity that training minimises; it can be negative</source>
            <translation>Größe, die das Training minimiert; kann negativ sein</translation>
        </message>
        <message>
            <source>Similarity</source>
            <translation>Ähnlichkeit</translation>
        </message>
        <message>
            <source>Terms of the loss: mean g-EMD similarity of pairs of views</source>
            <translation>Terme des Verlusts: mittlere g-EMD-Ähnlichkeit von Paaren von Sichten</translation>
        </message>
        <message>
            <source>positive</source>
            <translation>positiv</translation>
        </message>
        <message>
            <source>between views</source>
            <translation>zwischen Sichten</translation>
        </message>
        <message>
            <source>within a view</source>
            <translation>innerhalb einer Sicht</translation>
        </message>
        <message>
            <source>Gradient norm</source>
            <translation>Gradientennorm</translation>
        </message>
        <message>
            <source>Norm of the gradient of the weights</source>
            <translation>Norm des Gradienten der Gewichte</translation>
        </message>
        <message>
            <source>Perturbation norm</source>
            <translation>Störungsnorm</translation>
        </message>
        <message>
            <source>Norm of the adversarial perturbation δ of the features</source>
            <translation>Norm der adversarialen Störung δ der Merkmale</translation>
        </message>
        <message>
            <source>Marginal gap</source>
            <translation>Abweichung der Randverteilung</translation>
        </message>
        <message>
            <source>Entropy</source>
            <translation>Entropie</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>nat</translation>
        </message>
        <message>
            <source>Entropy of the plans Γ; near that of the independent coupling, a plan carries no information</source>
            <translation>Entropie der Transportpläne Γ; nahe der Entropie der unabhängigen Kopplung enthält ein Transportplan keine Information</translation>
        </message>
        <message>
            <source>plan Γ</source>
            <translation>Transportplan Γ</translation>
        </message>
        <message>
            <source>independent</source>
            <translation>unabhängig</translation>
        </message>
        <message>
            <source>Step time</source>
            <translation>Schrittzeit</translation>
        </message>
        <message>
            <source>ms</source>
            <translation>ms</translation>
        </message>
        <message>
            <source>Time of one epoch</source>
            <translation>Dauer einer Epoche</translation>
        </message>
        <message>
            <source>Residual of the Sinkhorn iterations: ‖Γ1 − t‖₁, mean over the batch</source>
            <translation>Residuum der Sinkhorn-Iterationen: ‖Γ1 − t‖₁, Mittel über den Batch</translation>
        </message>
    </context>
    <context>
        <name>NoResults</name>
        <message>
            <source>Progress of the evaluation</source>
            <translation>Fortschritt der Auswertung</translation>
        </message>
        <message>
            <source>Evaluation of %1</source>
            <translation>Auswertung von %1</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Stopp</translation>
        </message>
        <message>
            <source>Evaluate</source>
            <translation>Auswerten</translation>
        </message>
        <message>
            <source>Choose a run in the list of runs, or train one, to see its results.</source>
            <translation>In der Liste der Läufe einen Lauf auswählen oder einen trainieren, um seine Ergebnisse zu sehen.</translation>
        </message>
        <message>
            <source>The run has not finished: its results appear here after its evaluation.</source>
            <translation>Der Lauf ist nicht abgeschlossen: Seine Ergebnisse erscheinen hier nach der Auswertung.</translation>
        </message>
        <message>
            <source>The run ended before its evaluation. Evaluate the weights of its newest checkpoint here, or run “rosa evaluate %1” in a shell.</source>
            <translation>Der Lauf endete vor seiner Auswertung. Die Gewichte seines neuesten Sicherungspunkts lassen sich hier oder mit „rosa evaluate %1“ in einer Shell auswerten.</translation>
        </message>
        <message>
            <source>There are no results: %1. Add them here, or run “rosa evaluate %2” in a shell.</source>
            <translation>Es gibt keine Ergebnisse: %1. Sie lassen sich hier oder mit „rosa evaluate %2“ in einer Shell ergänzen.</translation>
        </message>
    </context>
    <context>
        <name>NodeColouring</name>
        <message>
            <source>The predictions of %1 cannot be read</source>
            <translation>Die Vorhersagen von %1 sind nicht lesbar</translation>
        </message>
        <message>
            <source>No predictions in this record: evaluate the run again</source>
            <translation>Diese Aufzeichnung enthält keine Vorhersagen: Lauf neu auswerten</translation>
        </message>
    </context>
    <context>
        <name>NodeColours</name>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>Number of neighbours</source>
            <translation>Zahl der Nachbarn</translation>
        </message>
        <message>
            <source>Prediction</source>
            <translation>Vorhersage</translation>
        </message>
        <message>
            <source>correct in every split</source>
            <translation>in jeder Aufteilung richtig</translation>
        </message>
        <message>
            <source>correct in some splits</source>
            <translation>in manchen Aufteilungen richtig</translation>
        </message>
        <message>
            <source>always wrong</source>
            <translation>immer falsch</translation>
        </message>
        <message>
            <source>not tested</source>
            <translation>nicht getestet</translation>
        </message>
        <message>
            <source>node %1</source>
            <translation>Knoten %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln neighbour(s)</source>
            <translation>
                <numerusform>%Ln Nachbar</numerusform>
                <numerusform>%Ln Nachbarn</numerusform>
            </translation>
        </message>
        <message>
            <source>class %1</source>
            <translation>Klasse %1</translation>
        </message>
    </context>
    <context>
        <name>NodeFinder</name>
        <message>
            <source>No node %1 in %2</source>
            <translation>Kein Knoten %1 in %2</translation>
        </message>
    </context>
    <context>
        <name>NodeList</name>
        <message>
            <source>Neighbours</source>
            <translation>Nachbarn</translation>
        </message>
        <message>
            <source>Click a point to see its nearest nodes. Draw a lasso around points to select them; hold Shift to draw a rectangle.</source>
            <translation>Einen Punkt anklicken, um seine nächsten Knoten zu sehen. Punkte mit dem Lasso umfahren, um sie auszuwählen; mit gedrückter Umschalttaste ein Rechteck ziehen.</translation>
        </message>
        <message>
            <source>Nearest to %1 in %2</source>
            <translation>Nächste zu %1 in %2</translation>
        </message>
        <message>
            <source>Node</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Cosine</source>
            <translation>Kosinus</translation>
        </message>
        <message numerus="yes">
            <source>%Ln selected node(s)</source>
            <translation>
                <numerusform>%Ln ausgewählter Knoten</numerusform>
                <numerusform>%Ln ausgewählte Knoten</numerusform>
            </translation>
        </message>
        <message>
            <source>Degree</source>
            <translation>Grad</translation>
        </message>
        <message numerus="yes">
            <source>%Ln selected node(s), the first %1:</source>
            <translation>
                <numerusform>%Ln ausgewählter Knoten, die ersten %1:</numerusform>
                <numerusform>%Ln ausgewählte Knoten, die ersten %1:</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NodeMenu</name>
        <message>
            <source>Show alignment of %1</source>
            <translation>Ausrichtung von %1 zeigen</translation>
        </message>
        <message>
            <source>Show alignment of %1 and %2</source>
            <translation>Ausrichtung von %1 und %2 zeigen</translation>
        </message>
        <message>
            <source>Select all nodes of class %1</source>
            <translation>Alle Knoten der Klasse %1 auswählen</translation>
        </message>
    </context>
    <context>
        <name>NodeSearch</name>
        <message>
            <source>Open pair</source>
            <translation>Paar öffnen</translation>
        </message>
        <message>
            <source>&amp;Node</source>
            <translation>&amp;Knoten</translation>
        </message>
        <message>
            <source>&amp;Against (same node if empty)</source>
            <translation>&amp;Gegen (leer: derselbe)</translation>
        </message>
        <message>
            <source>Name or number</source>
            <translation>Name oder Nummer</translation>
        </message>
    </context>
    <context>
        <name>NumberField</name>
        <message>
            <source>From %1 to %2</source>
            <translation>Von %1 bis %2</translation>
        </message>
    </context>
    <context>
        <name>OverlayButton</name>
        <message>
            <source>Overlay the curves of other runs</source>
            <translation>Kurven anderer Läufe überlagern</translation>
        </message>
        <message>
            <source>Filter by name, data set, tag …</source>
            <translation>Filtern nach Name, Datensatz, Tag …</translation>
        </message>
        <message>
            <source>Filter runs</source>
            <translation>Läufe filtern</translation>
        </message>
        <message>
            <source>Runs to overlay</source>
            <translation>Zu überlagernde Läufe</translation>
        </message>
        <message>
            <source>Remove all</source>
            <translation>Alle entfernen</translation>
        </message>
        <message>
            <source>Overlay …</source>
            <translation>Überlagern …</translation>
        </message>
        <message>
            <source>Overlay (%1) …</source>
            <translation>Überlagern (%1) …</translation>
        </message>
        <message numerus="yes">
            <source>Overlay runs, %n chosen</source>
            <translation>
                <numerusform>Läufe überlagern, %n ausgewählt</numerusform>
                <numerusform>Läufe überlagern, %n ausgewählt</numerusform>
            </translation>
        </message>
        <message>
            <source>seed %1</source>
            <translation>Startwert %1</translation>
        </message>
    </context>
    <context>
        <name>OverviewView</name>
        <message>
            <source>published: %1</source>
            <translation>veröffentlicht: %1</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>Übersicht</translation>
        </message>
        <message>
            <source>It is training; its accuracy comes at the end.</source>
            <translation>Er trainiert noch; die Genauigkeit kommt am Ende.</translation>
        </message>
        <message>
            <source>It has not been evaluated.</source>
            <translation>Er wurde nicht ausgewertet.</translation>
        </message>
        <message>
            <source>Its map is computed when Embedding is opened (Ctrl+3).</source>
            <translation>Seine Karte wird berechnet, wenn „Einbettung“ geöffnet wird (Strg+3).</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Verlust</translation>
        </message>
        <message>
            <source>What is aligned: costs D and plan Γ of a pair</source>
            <translation>Was ausgerichtet wird: Kosten D und Plan Γ eines Paars</translation>
        </message>
        <message>
            <source>Map of the nodes</source>
            <translation>Karte der Knoten</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>Genauigkeit</translation>
        </message>
        <message>
            <source>Choose a run in the list of runs, or begin one with New run (F4).</source>
            <translation>In der Liste der Läufe einen Lauf wählen oder mit „Neuer Lauf“ (F4) einen beginnen.</translation>
        </message>
    </context>
    <context>
        <name>PairChooser</name>
        <message>
            <source>Batch</source>
            <translation>Batch</translation>
        </message>
        <message>
            <source>Compare all views of a batch of nodes with each other</source>
            <translation>Alle Sichten eines Batches von Knoten miteinander vergleichen</translation>
        </message>
        <message>
            <source>Watched</source>
            <translation>Beobachtet</translation>
        </message>
        <message>
            <source>Open a pair that the run records during training</source>
            <translation>Ein Paar öffnen, das der Lauf beim Training aufzeichnet</translation>
        </message>
        <message>
            <source>Node</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>Open a pair by node name or number</source>
            <translation>Ein Paar nach Name oder Nummer eines Knotens öffnen</translation>
        </message>
        <message>
            <source>Worst</source>
            <translation>Schlechteste</translation>
        </message>
        <message>
            <source>Open one of the worst aligned pairs</source>
            <translation>Eines der am schlechtesten ausgerichteten Paare öffnen</translation>
        </message>
        <message>
            <source>How a pair is chosen</source>
            <translation>Wie ein Paar gewählt wird</translation>
        </message>
        <message>
            <source>Choose a pair: %1</source>
            <translation>Paar wählen: %1</translation>
        </message>
        <message>
            <source>Show the list of pairs</source>
            <translation>Liste der Paare zeigen</translation>
        </message>
        <message>
            <source>Fold the list of pairs</source>
            <translation>Liste der Paare einklappen</translation>
        </message>
    </context>
    <context>
        <name>PairData</name>
        <message>
            <source>Positive pair of %1</source>
            <translation>Positives Paar von %1</translation>
        </message>
        <message>
            <source>%1 against %2</source>
            <translation>%1 gegen %2</translation>
        </message>
        <message>
            <source>D, cost</source>
            <translation>D, Kosten</translation>
        </message>
        <message>
            <source>S, rescale</source>
            <translation>S, Reskalierung</translation>
        </message>
        <message>
            <source>D∘S, rescaled cost</source>
            <translation>D∘S, reskalierte Kosten</translation>
        </message>
        <message>
            <source>Γ*, exact plan</source>
            <translation>Γ*, exakter Plan</translation>
        </message>
        <message>
            <source>Cost of moving weight from the row&apos;s node to the column&apos;s node: 1 − cosine of their embeddings</source>
            <translation>Kosten, Gewicht vom Knoten der Zeile zum Knoten der Spalte zu verschieben: 1 − Kosinus ihrer Einbettungen</translation>
        </message>
        <message>
            <source>Factor on the cost: sigmoid of Ψ/τ, where Ψ is the hop distance of the two nodes; 1 if the objective does not rescale this pair</source>
            <translation>Faktor der Kosten: Sigmoid von Ψ/τ, wobei Ψ die Hop-Distanz der zwei Knoten ist; 1, wenn die Zielfunktion dieses Paar nicht reskaliert</translation>
        </message>
        <message>
            <source>Cost used for transport: element-wise product of D and S</source>
            <translation>Für den Transport verwendete Kosten: elementweises Produkt von D und S</translation>
        </message>
        <message>
            <source>Plan of minimum cost, without entropy; Sinkhorn&apos;s plan approaches it as λ grows</source>
            <translation>Transportplan mit minimalen Kosten, ohne Entropie; der Sinkhorn-Transportplan nähert sich ihm mit wachsendem λ</translation>
        </message>
        <message>
            <source>First view, centre %1</source>
            <translation>Erste Sicht, Zentrum %1</translation>
        </message>
        <message>
            <source>Second view, centre %1</source>
            <translation>Zweite Sicht, Zentrum %1</translation>
        </message>
        <message>
            <source>%1, epoch %2, λ = %3; %4 × %5 nodes</source>
            <translation>%1, Epoche %2, λ = %3; %4 × %5 Knoten</translation>
        </message>
        <message>
            <source>--pair is not given; the first watched pair is drawn: %1</source>
            <translation>--pair fehlt; das erste beobachtete Paar ist gezeichnet: %1</translation>
        </message>
        <message>
            <source>First views of %1 and %2</source>
            <translation>Erste Sichten von %1 und %2</translation>
        </message>
        <message>
            <source>Second views of %1 and %2</source>
            <translation>Zweite Sichten von %1 und %2</translation>
        </message>
        <message>
            <source>Γ, plan</source>
            <translation>Γ, Plan</translation>
        </message>
        <message>
            <source>Weight moved from the row&apos;s node to the column&apos;s node by the run&apos;s coupling (Sinkhorn by default); the plan sums to 1</source>
            <translation>Vom Knoten der Zeile zum Knoten der Spalte verschobenes Gewicht nach der Kopplung des Laufs (standardmäßig Sinkhorn); die Summe ist 1</translation>
        </message>
        <message>
            <source>%1, epoch %2, coupling %3; %4 × %5 nodes</source>
            <translation>%1, Epoche %2, Kopplung %3; %4 × %5 Knoten</translation>
        </message>
        <message>
            <source>time snapshots %1, %2</source>
            <translation>Zeitausschnitte %1, %2</translation>
        </message>
        <message>
            <source>Time snapshot %1</source>
            <translation>Zeitausschnitt %1</translation>
        </message>
        <message>
            <source>%1: shares of rows</source>
            <translation>%1: Zeilenanteile</translation>
        </message>
        <message>
            <source>pad × %1</source>
            <translation>Auff. × %1</translation>
        </message>
        <message>
            <source>pad %1</source>
            <translation>Auff. %1</translation>
        </message>
        <message>
            <source>padded to %1 × %2, as in training</source>
            <translation>auf %1 × %2 aufgefüllt, wie beim Training</translation>
        </message>
        <message>
            <source>views alone, without the padding of the training</source>
            <translation>nur die Sichten, ohne die Auffüllung des Trainings</translation>
        </message>
        <message>
            <source>recorded as views alone, without the padding of the training</source>
            <translation>als bloße Sichten aufgezeichnet, ohne die Auffüllung des Trainings</translation>
        </message>
        <message>
            <source>Γ at λ = %1, iterations: %2; not as trained</source>
            <translation>Γ bei λ = %1, Iterationen: %2; nicht wie trainiert</translation>
        </message>
        <message>
            <source>%1, epoch %2, λ = %3, iterations: %4 (trained with λ = %5, iterations: %6); %7 × %8 nodes</source>
            <translation>%1, Epoche %2, λ = %3, Iterationen: %4 (trainiert mit λ = %5, Iterationen: %6); %7 × %8 Knoten</translation>
        </message>
    </context>
    <context>
        <name>PairMeaning</name>
        <message>
            <source>this coupling ignores the weights: not comparable with the exact cost</source>
            <translation>diese Kopplung beachtet die Gewichte nicht: mit den exakten Kosten nicht vergleichbar</translation>
        </message>
        <message>
            <source>infeasible: %1 below the optimum, since the marginals are off</source>
            <translation>unzulässig: %1 unter dem Optimum, weil die Randverteilungen abweichen</translation>
        </message>
        <message>
            <source>infeasible: the marginals are off, so this is no cost of a plan from t to r</source>
            <translation>unzulässig: Die Randverteilungen weichen ab, dies sind nicht die Kosten eines Transportplans von t nach r</translation>
        </message>
        <message>
            <source>the optimum is zero; all of this cost is due to the blur of Γ</source>
            <translation>das Optimum ist null; diese Kosten kommen allein von der Unschärfe von Γ</translation>
        </message>
        <message>
            <source>equal to the optimum within 0.1 %</source>
            <translation>bis auf 0,1 % gleich dem Optimum</translation>
        </message>
        <message>
            <source>%1 above the optimum</source>
            <translation>%1 über dem Optimum</translation>
        </message>
        <message>
            <source>near the optimum, but %1 of the mass is misplaced</source>
            <translation>nahe dem Optimum, aber %1 der Masse sind am falschen Ort</translation>
        </message>
        <message>
            <source>%1 above the optimum, with %2 of the mass misplaced</source>
            <translation>%1 über dem Optimum, mit %2 der Masse am falschen Ort</translation>
        </message>
        <message>
            <source>every plan is free: the views do not differ</source>
            <translation>jeder Transportplan ist kostenlos: Die Sichten unterscheiden sich nicht</translation>
        </message>
        <message>
            <source>%1 below t·rᵀ: the most that alignment can save here</source>
            <translation>%1 unter t·rᵀ: Mehr kann das Ausrichten hier nicht sparen</translation>
        </message>
        <message>
            <source>no measure for Γ: its own cost is not comparable</source>
            <translation>kein Maßstab für Γ: Seine eigenen Kosten sind nicht vergleichbar</translation>
        </message>
        <message>
            <source>alignment has next to nothing to save here</source>
            <translation>das Ausrichten kann hier fast nichts sparen</translation>
        </message>
        <message>
            <source>Γ costs more than ignoring the costs does</source>
            <translation>Γ kostet mehr, als die Kosten gar nicht zu beachten</translation>
        </message>
        <message>
            <source>Γ makes only %1 of the possible saving: it hardly aligns</source>
            <translation>Γ spart nur %1 des Möglichen: Es richtet kaum aus</translation>
        </message>
        <message>
            <source>Γ makes %1 of the possible saving: nearly all</source>
            <translation>Γ spart %1 des Möglichen: fast alles</translation>
        </message>
        <message>
            <source>Γ makes %1 of the possible saving</source>
            <translation>Γ spart %1 des Möglichen</translation>
        </message>
        <message>
            <source>this coupling ignores the weights</source>
            <translation>diese Kopplung beachtet die Gewichte nicht</translation>
        </message>
        <message>
            <source>the rows have their weights up to rounding</source>
            <translation>die Zeilen haben bis auf Rundung ihre Gewichte</translation>
        </message>
        <message>
            <source>there is one plan only, so there is nothing to choose</source>
            <translation>es gibt nur einen Transportplan, also nichts zu wählen</translation>
        </message>
        <message>
            <source>%1 of the entropy of the independent coupling: this plan hardly prefers cheap pairs</source>
            <translation>%1 der Entropie der unabhängigen Kopplung: Dieser Transportplan bevorzugt billige Paare kaum</translation>
        </message>
        <message>
            <source>a node sends its weight to about %1 of %2 nodes: nearly a matching</source>
            <translation>ein Knoten schickt sein Gewicht an etwa %1 von %2 Knoten: fast eine Zuordnung</translation>
        </message>
        <message>
            <source>a node spreads its weight as if over %1 of %2 nodes</source>
            <translation>ein Knoten verteilt sein Gewicht wie auf %1 von %2 Knoten</translation>
        </message>
        <message>
            <source>the nodes have no classes to compare</source>
            <translation>die Knoten haben keine Klassen zum Vergleichen</translation>
        </message>
        <message>
            <source>nearly all nodes are of one class, so this says little</source>
            <translation>fast alle Knoten gehören zu einer Klasse, dies sagt also wenig</translation>
        </message>
        <message>
            <source>as by chance: this plan does not tell the classes apart</source>
            <translation>wie zufällig: Dieser Transportplan unterscheidet die Klassen nicht</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) above chance: the plan prefers the own class</source>
            <translation>
                <numerusform>%n Punkt über dem Zufall: Der Transportplan bevorzugt die eigene Klasse</numerusform>
                <numerusform>%n Punkte über dem Zufall: Der Transportplan bevorzugt die eigene Klasse</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) below chance: the plan prefers other classes</source>
            <translation>
                <numerusform>%n Punkt unter dem Zufall: Der Transportplan bevorzugt andere Klassen</numerusform>
                <numerusform>%n Punkte unter dem Zufall: Der Transportplan bevorzugt andere Klassen</numerusform>
            </translation>
        </message>
        <message>
            <source>cost %1</source>
            <translation>Kosten %1</translation>
        </message>
        <message>
            <source>entropy %1</source>
            <translation>Entropie %1</translation>
        </message>
        <message>
            <source>marginal gap %1</source>
            <translation>Randfehler %1</translation>
        </message>
        <message>
            <source>equal to the optimum up to rounding</source>
            <translation>bis auf Rundung gleich dem Optimum</translation>
        </message>
        <message>
            <source>only %1 below t·rᵀ: no plan saves more here</source>
            <translation>nur %1 unter t·rᵀ: kein Plan spart hier mehr</translation>
        </message>
        <message>
            <source>hardly any two nodes share a class, so this says little</source>
            <translation>kaum zwei Knoten haben dieselbe Klasse, daher sagt dies wenig</translation>
        </message>
        <message>
            <source>infeasible</source>
            <translation>unzulässig</translation>
        </message>
        <message>
            <source>optimum + %1</source>
            <translation>Optimum + %1</translation>
        </message>
        <message>
            <source>a node sends its weight to about %1 of %2 nodes, padding included: nearly a matching</source>
            <translation>ein Knoten schickt sein Gewicht an etwa %1 von %2 Knoten samt Auffüllung: fast eine Zuordnung</translation>
        </message>
        <message>
            <source>a node spreads its weight as if over %1 of %2 nodes, padding included</source>
            <translation>ein Knoten verteilt sein Gewicht wie auf %1 von %2 Knoten samt Auffüllung</translation>
        </message>
        <message numerus="yes">
            <source>converged: %n iteration(s) leave less than 0.1 % of the mass misplaced</source>
            <translation>
                <numerusform>konvergiert: %n Iteration lässt weniger als 0,1 % der Masse am falschen Ort</numerusform>
                <numerusform>konvergiert: %n Iterationen lassen weniger als 0,1 % der Masse am falschen Ort</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n iteration(s) leave %1 of the mass misplaced</source>
            <translation>
                <numerusform>%n Iteration lässt %1 der Masse am falschen Ort</numerusform>
                <numerusform>%n Iterationen lassen %1 der Masse am falschen Ort</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n iteration(s) leave %1 of the mass misplaced: too few for this λ</source>
            <translation>
                <numerusform>%n Iteration lässt %1 der Masse am falschen Ort: zu wenig für dieses λ</numerusform>
                <numerusform>%n Iterationen lassen %1 der Masse am falschen Ort: zu wenige für dieses λ</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PairMeasures</name>
        <message>
            <source>Cost under Γ</source>
            <translation>Kosten unter Γ</translation>
        </message>
        <message>
            <source>Exact cost</source>
            <translation>Exakte Kosten</translation>
        </message>
        <message>
            <source>Minimum cost of all plans with these marginals</source>
            <translation>Minimale Kosten aller Transportpläne mit diesen Randverteilungen</translation>
        </message>
        <message>
            <source>Independent</source>
            <translation>Unabhängig</translation>
        </message>
        <message>
            <source>Cost of t·rᵀ, which ignores the cost; a plan near this value aligns nothing</source>
            <translation>Kosten von t·rᵀ, das die Kosten nicht berücksichtigt; ein Transportplan nahe diesem Wert richtet nichts aus</translation>
        </message>
        <message>
            <source>Marginal gap</source>
            <translation>Abweichung der Randverteilung</translation>
        </message>
        <message>
            <source>Entropy</source>
            <translation>Entropie</translation>
        </message>
        <message>
            <source>Entropy of Γ relative to that of t·rᵀ; at 100 %, Γ prefers no node to another</source>
            <translation>Entropie von Γ relativ zu der von t·rᵀ; bei 100 % zieht Γ keinen Knoten einem anderen vor</translation>
        </message>
        <message>
            <source>Same class</source>
            <translation>Gleiche Klasse</translation>
        </message>
        <message>
            <source>Share of the mass moved between nodes of the same class, and its chance level under t·rᵀ</source>
            <translation>Anteil der Masse, die zwischen Knoten derselben Klasse fließt, und sein Zufallsniveau unter t·rᵀ</translation>
        </message>
        <message>
            <source>no classes</source>
            <translation>keine Klassen</translation>
        </message>
        <message>
            <source>%1 (chance %2)</source>
            <translation>%1 (zufällig %2)</translation>
        </message>
        <message>
            <source>⟨Γ, D∘S⟩: cost of the plan, the g-EMD of the two views</source>
            <translation>⟨Γ, D∘S⟩: Kosten des Transportplans, die g-EMD der beiden Sichten</translation>
        </message>
        <message>
            <source>What %1 means here</source>
            <translation>Was „%1“ hier bedeutet</translation>
        </message>
        <message>
            <source>‖Γ1 − t‖₁: deviation of the row marginals after the Sinkhorn iterations</source>
            <translation>‖Γ1 − t‖₁: Abweichung der Zeilen-Randverteilung nach den Sinkhorn-Iterationen</translation>
        </message>
    </context>
    <context>
        <name>PairPanel</name>
        <message>
            <source>Waiting for the engine …</source>
            <translation>Warten auf den Rechenkern …</translation>
        </message>
        <message>
            <source>Picture in front</source>
            <translation>Gezeigtes Bild</translation>
        </message>
        <message>
            <source>There is room for one picture: which one</source>
            <translation>Für ein Bild ist Platz: welches</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <source>What each number means for this pair</source>
            <translation>Was jede Zahl für dieses Paar bedeutet</translation>
        </message>
        <message>
            <source>%1: the brighter a cell of Γ, the more weight goes from its row&apos;s node to its column&apos;s</source>
            <translation>%1: Je heller eine Zelle von Γ, desto mehr Gewicht geht vom Knoten ihrer Zeile zu dem ihrer Spalte</translation>
        </message>
    </context>
    <context>
        <name>PairSketch</name>
        <message>
            <source>Two views of a node, and the transport plan between them</source>
            <translation>Zwei Sichten eines Knotens und der Transportplan zwischen ihnen</translation>
        </message>
        <message>
            <source>Two views of one member of Zachary&apos;s karate club, from the example run. The thicker a line, the more weight the transport plan moves between the two nodes; colours are classes.</source>
            <translation>Zwei Sichten eines Mitglieds von Zacharys Karateclub, aus dem Beispiellauf. Je dicker eine Linie, desto mehr Gewicht bewegt der Transportplan zwischen den zwei Knoten; Farben sind Klassen.</translation>
        </message>
        <message>
            <source>First view</source>
            <translation>Erste Sicht</translation>
        </message>
        <message>
            <source>Second view</source>
            <translation>Zweite Sicht</translation>
        </message>
        <message>
            <source>What is aligned with what: open this plan</source>
            <translation>Was womit ausgerichtet wird: diesen Transportplan öffnen</translation>
        </message>
    </context>
    <context>
        <name>PairView</name>
        <message>
            <source>Flows of the plan between the two views</source>
            <translation>Flüsse des Transportplans zwischen den beiden Sichten</translation>
        </message>
        <message>
            <source>%1, the centre</source>
            <translation>%1, das Zentrum</translation>
        </message>
        <message>
            <source>between classes</source>
            <translation>zwischen Klassen</translation>
        </message>
    </context>
    <context>
        <name>Palette</name>
        <message>
            <source>Node %1: the plan between its two views</source>
            <translation>Knoten %1: der Plan zwischen seinen beiden Sichten</translation>
        </message>
        <message>
            <source>Alignment</source>
            <translation>Ausrichtung</translation>
        </message>
        <message>
            <source>Node %1: its point in the embedding</source>
            <translation>Knoten %1: sein Punkt in der Einbettung</translation>
        </message>
        <message>
            <source>Embedding</source>
            <translation>Einbettung</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>Lektion</translation>
        </message>
        <message>
            <source>Manual</source>
            <translation>Handbuch</translation>
        </message>
        <message>
            <source>expected %1, found “%2”</source>
            <translation>erwartet: %1, gefunden: „%2“</translation>
        </message>
    </context>
    <context>
        <name>PanelBoard</name>
        <message>
            <source>This run has not finished, so it has no embedding.</source>
            <translation>Dieser Lauf ist nicht abgeschlossen und hat daher keine Einbettung.</translation>
        </message>
    </context>
    <context>
        <name>PanelStrip</name>
        <message>
            <source>Panels</source>
            <translation>Leisten</translation>
        </message>
        <message>
            <source>Show or hide %1</source>
            <translation>%1 zeigen oder verbergen</translation>
        </message>
    </context>
    <context>
        <name>PanelsBeside</name>
        <message>
            <source>Runs of %1</source>
            <translation>Läufe mit %1</translation>
        </message>
        <message>
            <source>No other finished run</source>
            <translation>Kein anderer abgeschlossener Lauf</translation>
        </message>
    </context>
    <context>
        <name>ParallelView</name>
        <message>
            <source>Parallel coordinates</source>
            <translation>Parallele Koordinaten</translation>
        </message>
        <message>
            <source>%1: not brushed; drag along the axis to brush a part of it</source>
            <translation>%1: nicht markiert; entlang der Achse ziehen markiert einen Teil</translation>
        </message>
        <message>
            <source>%1: brushed %2</source>
            <translation>%1: markiert %2</translation>
        </message>
        <message>
            <source>%1: brushed %2 … %3</source>
            <translation>%1: markiert %2 … %3</translation>
        </message>
    </context>
    <context>
        <name>ParameterForm</name>
        <message>
            <source>Find a parameter</source>
            <translation>Parameter suchen</translation>
        </message>
        <message>
            <source>No parameter matches “%1”.</source>
            <translation>Kein Parameter passt zu „%1“.</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <source>Preferences</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Same as desktop</source>
            <translation>Wie Desktop</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Same as system</source>
            <translation>Wie System</translation>
        </message>
        <message>
            <source>Ask</source>
            <translation>Nachfragen</translation>
        </message>
        <message>
            <source>Continue in the background</source>
            <translation>Im Hintergrund fortsetzen</translation>
        </message>
        <message>
            <source>Stop after a checkpoint</source>
            <translation>Nach einem Sicherungspunkt stoppen</translation>
        </message>
        <message>
            <source>&amp;Appearance</source>
            <translation>&amp;Erscheinungsbild</translation>
        </message>
        <message>
            <source>&amp;Scale (next start)</source>
            <translation>S&amp;kalierung (ab nächstem Start)</translation>
        </message>
        <message>
            <source>&amp;Language (next start)</source>
            <translation>&amp;Sprache (ab nächstem Start)</translation>
        </message>
        <message>
            <source>Training when the window &amp;closes</source>
            <translation>Training beim Schließen des &amp;Fensters</translation>
        </message>
        <message>
            <source>&amp;Notice at the end of a training</source>
            <translation>Am Ende eines Trainings be&amp;nachrichtigen</translation>
        </message>
        <message>
            <source>On the desktop if this window is in the background</source>
            <translation>Auf dem Desktop, wenn dieses Fenster im Hintergrund ist</translation>
        </message>
        <message>
            <source>All (%1)</source>
            <translation>Alle (%1)</translation>
        </message>
        <message>
            <source>Fewer threads leave cores to other programs, a second training for example</source>
            <translation>Weniger Threads lassen anderen Programmen Kerne frei, zum Beispiel einem zweiten Training</translation>
        </message>
        <message>
            <source>&amp;Threads of trainings</source>
            <translation>&amp;Threads je Training</translation>
        </message>
        <message>
            <source>Sto&amp;re (next start)</source>
            <translation>Spei&amp;cher (ab nächstem Start)</translation>
        </message>
    </context>
    <context>
        <name>RanksText</name>
        <message>
            <source>CD (longer than the axis)</source>
            <translation>KD (länger als die Achse)</translation>
        </message>
        <message>
            <source>CD</source>
            <translation>KD</translation>
        </message>
        <message>
            <source>k = %1, N = %2, CD = %3 (Nemenyi, 0.05)</source>
            <translation>k = %1, N = %2, KD = %3 (Nemenyi, 0,05)</translation>
        </message>
        <message>
            <source>%1: mean ranks and critical difference</source>
            <translation>%1: mittlere Ränge und kritische Differenz</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Replay from the start</source>
            <translation>Von Anfang an abspielen</translation>
        </message>
    </context>
    <context>
        <name>ResultPanel</name>
        <message>
            <source>Progress of the confirmation</source>
            <translation>Fortschritt der Bestätigung</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Confirmed</source>
            <translation>Bestätigt</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>Test</translation>
        </message>
        <message>
            <source>95 %</source>
            <translation>95 %</translation>
        </message>
        <message>
            <source>Minus default</source>
            <translation>Minus Vorgabe</translation>
        </message>
        <message>
            <source>p</source>
            <translation>p</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Startwerte</translation>
        </message>
        <message>
            <source>Confirmed differences from the default</source>
            <translation>Bestätigte Unterschiede zur Vorgabe</translation>
        </message>
        <message numerus="yes">
            <source>The sweep is not complete: at most %Ln run(s) are left.</source>
            <translation>
                <numerusform>Der Sweep ist nicht vollständig: höchstens %Ln Lauf ist übrig.</numerusform>
                <numerusform>Der Sweep ist nicht vollständig: höchstens %Ln Läufe sind übrig.</numerusform>
            </translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Stoppen</translation>
        </message>
        <message>
            <source>Continue the confirmation</source>
            <translation>Bestätigung fortsetzen</translation>
        </message>
        <message>
            <source>Confirm again on fresh seeds</source>
            <translation>Auf neuen Startwerten erneut bestätigen</translation>
        </message>
        <message>
            <source>Confirm the winner</source>
            <translation>Sieger bestätigen</translation>
        </message>
        <message>
            <source>Confirmation of sweep %1</source>
            <translation>Bestätigung des Sweeps %1</translation>
        </message>
        <message>
            <source>The confirmation ended with an error: %1</source>
            <translation>Die Bestätigung endete mit einem Fehler: %1</translation>
        </message>
        <message>
            <source>Sweep %1 is being confirmed; one confirmation runs at a time</source>
            <translation>Sweep %1 wird gerade bestätigt; es läuft immer nur eine Bestätigung</translation>
        </message>
    </context>
    <context>
        <name>ResultStrip</name>
        <message>
            <source>%1 ± %2 %</source>
            <translation>%1 ± %2 %</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>input features alone</source>
            <translation>nur die Eingabemerkmale</translation>
        </message>
        <message>
            <source>random weights, untrained</source>
            <translation>zufällige Gewichte, untrainiert</translation>
        </message>
        <message>
            <source>The same classifier on the input features: what is known without any training</source>
            <translation>Derselbe Klassifikator auf den Eingabemerkmalen: was ohne Training bekannt ist</translation>
        </message>
        <message>
            <source>The same network with random weights: what its shape alone contributes</source>
            <translation>Dasselbe Netz mit zufälligen Gewichten: was allein seine Form beiträgt</translation>
        </message>
        <message>
            <source>this run</source>
            <translation>dieser Lauf</translation>
        </message>
        <message>
            <source>Result of this run</source>
            <translation>Ergebnis dieses Laufs</translation>
        </message>
        <message>
            <source>Accuracy and baselines</source>
            <translation>Genauigkeit und Vergleichswerte</translation>
        </message>
        <message>
            <source>Look at next:</source>
            <translation>Als Nächstes ansehen:</translation>
        </message>
        <message>
            <source>Alignment</source>
            <translation>Ausrichtung</translation>
        </message>
        <message>
            <source>What the transport plan aligns in a pair of views</source>
            <translation>Was der Transportplan in einem Paar von Sichten ausrichtet</translation>
        </message>
        <message>
            <source>Embedding</source>
            <translation>Einbettung</translation>
        </message>
        <message>
            <source>The nodes in the plane, coloured by class</source>
            <translation>Die Knoten in der Ebene, nach Klassen gefärbt</translation>
        </message>
        <message>
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <source>Intervals, published numbers, scores per class, confusion matrix</source>
            <translation>Intervalle, veröffentlichte Zahlen, Werte je Klasse, Verwechslungsmatrix</translation>
        </message>
        <message numerus="yes">
            <source>%1 on test nodes,
%n splits</source>
            <translation>
                <numerusform>%1 auf Testknoten,
%n Aufteilung</numerusform>
                <numerusform>%1 auf Testknoten,
%n Aufteilungen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 on test nodes</source>
            <translation>%1 auf Testknoten</translation>
        </message>
        <message>
            <source>Mean and standard deviation over the splits of the data into training and test nodes</source>
            <translation>Mittelwert und Standardabweichung über die Aufteilungen der Daten in Trainings- und Testknoten</translation>
        </message>
    </context>
    <context>
        <name>ResultsFigureText</name>
        <message>
            <source>%1, per cent</source>
            <translation>%1, Prozent</translation>
        </message>
        <message>
            <source>%1 on %2: all points, mean and 95 % interval, with published numbers</source>
            <translation>%1 auf %2: alle Punkte, Mittel und 95-%-Intervall, mit veröffentlichten Zahlen</translation>
        </message>
        <message>
            <source>Row %1</source>
            <translation>Zeile %1</translation>
        </message>
    </context>
    <context>
        <name>ResultsText</name>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation>
                <numerusform>%Ln Lauf</numerusform>
                <numerusform>%Ln Läufe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln split(s)</source>
            <translation>
                <numerusform>%Ln Aufteilung</numerusform>
                <numerusform>%Ln Aufteilungen</numerusform>
            </translation>
        </message>
        <message>
            <source>Protocol: %1.</source>
            <translation>Protokoll: %1.</translation>
        </message>
        <message>
            <source>Not all methods were measured under the same protocol.</source>
            <translation>Nicht alle Methoden wurden nach demselben Protokoll gemessen.</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Methode</translation>
        </message>
        <message>
            <source>Encoder</source>
            <translation>Encoder</translation>
        </message>
        <message>
            <source>Published</source>
            <translation>Veröffentlicht</translation>
        </message>
        <message>
            <source>n: runs × splits; ±: standard deviation of a single result.</source>
            <translation>n: Läufe × Aufteilungen; ±: Standardabweichung eines einzelnen Ergebnisses.</translation>
        </message>
        <message>
            <source>Italic: copied from articles.</source>
            <translation>Kursiv: aus Artikeln übernommen.</translation>
        </message>
        <message>
            <source>%1 in per cent on %2: mean and standard deviation.</source>
            <translation>%1 in Prozent auf %2: Mittel und Standardabweichung.</translation>
        </message>
    </context>
    <context>
        <name>ResultsView</name>
        <message>
            <source>Results</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <source>This run</source>
            <translation>Dieser Lauf</translation>
        </message>
        <message>
            <source>The article&apos;s tables</source>
            <translation>Die Tabellen des Artikels</translation>
        </message>
        <message>
            <source>A table is being measured. It can continue in the background; the next start finds it.</source>
            <translation>Eine Tabelle wird gemessen. Das kann im Hintergrund weiterlaufen; der nächste Start findet sie wieder.</translation>
        </message>
    </context>
    <context>
        <name>ResultsWords</name>
        <message>
            <source>Copy table</source>
            <translation>Tabelle kopieren</translation>
        </message>
        <message>
            <source>As LaTeX</source>
            <translation>Als LaTeX</translation>
        </message>
        <message>
            <source>The table was copied as LaTeX</source>
            <translation>Die Tabelle wurde als LaTeX kopiert</translation>
        </message>
        <message>
            <source>As CSV</source>
            <translation>Als CSV</translation>
        </message>
        <message>
            <source>The table was copied as CSV</source>
            <translation>Die Tabelle wurde als CSV kopiert</translation>
        </message>
        <message>
            <source>Paired comparison of two rows</source>
            <translation>Paarweiser Vergleich zweier Zeilen</translation>
        </message>
        <message>
            <source>Protocol of %1: %2</source>
            <translation>Protokoll von %1: %2</translation>
        </message>
    </context>
    <context>
        <name>RunChoices</name>
        <message>
            <source>%1 (as for %2)</source>
            <translation>%1 (wie für %2)</translation>
        </message>
        <message>
            <source>Import data …</source>
            <translation>Daten importieren …</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>Daten</translation>
        </message>
        <message>
            <source>Built-in and imported data sets</source>
            <translation>Mitgelieferte und importierte Datensätze</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Methode</translation>
        </message>
        <message>
            <source>Encoder</source>
            <translation>Encoder</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation>Voreinstellung</translation>
        </message>
        <message>
            <source>Source of the defaults below; the tooltip of a parameter names the source of its value</source>
            <translation>Quelle der Standardwerte unten; der Tooltip eines Parameters nennt die Quelle seines Werts</translation>
        </message>
        <message>
            <source>There is no data set “%1” in this store. Choose another or import it.</source>
            <translation>In dieser Ablage gibt es keinen Datensatz „%1“. Einen anderen wählen oder ihn importieren.</translation>
        </message>
    </context>
    <context>
        <name>RunComparison</name>
        <message>
            <source>%1 minus %2</source>
            <translation>%1 minus %2</translation>
        </message>
        <message>
            <source>not measured in the same way, %1</source>
            <translation>nicht auf dieselbe Weise gemessen, %1</translation>
        </message>
        <message>
            <source>no seeds and splits in common</source>
            <translation>keine gemeinsamen Startwerte und Aufteilungen</translation>
        </message>
        <message>
            <source>%1: %2 points (%3)</source>
            <translation>%1: %2 Punkte (%3)</translation>
        </message>
        <message>
            <source>%1 is better than %2 by %3 points (%4 to %5), certain.</source>
            <translation>%1 ist um %3 Punkte besser als %2 (%4 bis %5), sicher.</translation>
        </message>
        <message>
            <source>%1 is worse than %2 by %3 points (%4 to %5), certain.</source>
            <translation>%1 ist um %3 Punkte schlechter als %2 (%4 bis %5), sicher.</translation>
        </message>
        <message>
            <source>%1 is better than %2 by %3 points (%4 to %5), not certain.</source>
            <translation>%1 ist um %3 Punkte besser als %2 (%4 bis %5), nicht sicher.</translation>
        </message>
        <message>
            <source>%1 is worse than %2 by %3 points (%4 to %5), not certain.</source>
            <translation>%1 ist um %3 Punkte schlechter als %2 (%4 bis %5), nicht sicher.</translation>
        </message>
        <message>
            <source>%1 is better than %2 by %3 points.</source>
            <translation>%1 ist um %3 Punkte besser als %2.</translation>
        </message>
        <message>
            <source>%1 is worse than %2 by %3 points.</source>
            <translation>%1 ist um %3 Punkte schlechter als %2.</translation>
        </message>
    </context>
    <context>
        <name>RunControls</name>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>waits after this epoch; the process keeps its state</source>
            <translation>wartet nach dieser Epoche; der Prozess behält seinen Zustand</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>continues where the run paused or from its last checkpoint</source>
            <translation>setzt dort fort, wo der Lauf pausierte, oder vom letzten Sicherungspunkt an</translation>
        </message>
        <message>
            <source>Single step</source>
            <translation>Einzelschritt</translation>
        </message>
        <message>
            <source>trains one epoch, then pauses</source>
            <translation>trainiert eine Epoche und pausiert dann</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Stoppen</translation>
        </message>
        <message>
            <source>ends training after a checkpoint; the run can be resumed</source>
            <translation>beendet das Training nach einem Sicherungspunkt; der Lauf lässt sich fortsetzen</translation>
        </message>
        <message>
            <source>Fork from here …</source>
            <translation>Von hier abzweigen …</translation>
        </message>
        <message>
            <source>starts a new run from a checkpoint with other parameters</source>
            <translation>startet einen neuen Lauf von einem Sicherungspunkt aus mit anderen Parametern</translation>
        </message>
        <message>
            <source>its process has ended</source>
            <translation>sein Prozess ist beendet</translation>
        </message>
        <message>
            <source>in the background</source>
            <translation>im Hintergrund</translation>
        </message>
    </context>
    <context>
        <name>RunCurves</name>
        <message>
            <source>fork</source>
            <translation>Abzweigung</translation>
        </message>
        <message>
            <source>pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>resume</source>
            <translation>Fortsetzung</translation>
        </message>
    </context>
    <context>
        <name>RunFollower</name>
        <message>
            <source>The first checkpoint of this run is laid out as soon as it is written.</source>
            <translation>Der erste Sicherungspunkt dieses Laufs wird angeordnet, sobald er geschrieben ist.</translation>
        </message>
        <message>
            <source>This run is training; its embedding is written at the end. Follow the training to see each checkpoint.</source>
            <translation>Dieser Lauf wird trainiert; seine Einbettung wird am Ende geschrieben. Training verfolgen, um jeden Sicherungspunkt zu sehen.</translation>
        </message>
        <message>
            <source>Follow training</source>
            <translation>Training verfolgen</translation>
        </message>
        <message>
            <source>This run has not started.</source>
            <translation>Dieser Lauf hat noch nicht begonnen.</translation>
        </message>
        <message>
            <source>The run has not finished, so it has no embedding: resume it in the list of runs.</source>
            <translation>Der Lauf ist nicht abgeschlossen und hat daher keine Einbettung: in der Liste der Läufe fortsetzen.</translation>
        </message>
    </context>
    <context>
        <name>RunNotice</name>
        <message>
            <source>RoSA workbench</source>
            <translation>RoSA-Workbench</translation>
        </message>
        <message>
            <source>Training failed</source>
            <translation>Training fehlgeschlagen</translation>
        </message>
        <message>
            <source>%1: %2 %3 %</source>
            <translation>%1: %2 %3 %</translation>
        </message>
        <message>
            <source>Training finished</source>
            <translation>Training beendet</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
    </context>
    <context>
        <name>RunProgressText</name>
        <message>
            <source>evaluating, split %1 of %2</source>
            <translation>wird ausgewertet, Aufteilung %1 von %2</translation>
        </message>
        <message>
            <source>evaluating …</source>
            <translation>wird ausgewertet …</translation>
        </message>
        <message>
            <source>epoch %1/%2</source>
            <translation>Epoche %1/%2</translation>
        </message>
        <message>
            <source>epoch %1</source>
            <translation>Epoche %1</translation>
        </message>
        <message>
            <source>%1 epochs/s</source>
            <translation>%1 Epochen/s</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>noch %1</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 min</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <translation>%1 h %2 min</translation>
        </message>
        <message>
            <source>queued</source>
            <translation>wartend</translation>
        </message>
        <message>
            <source>running</source>
            <translation>läuft</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>pausiert</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>abgeschlossen</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>gestoppt</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>fehlgeschlagen</translation>
        </message>
        <message>
            <source>interrupted</source>
            <translation>unterbrochen</translation>
        </message>
    </context>
    <context>
        <name>RunRequests</name>
        <message>
            <source>Queries about %1</source>
            <translation>Anfragen zu %1</translation>
        </message>
    </context>
    <context>
        <name>RunTip</name>
        <message>
            <source>Parameters were changed during training, so the listed values do not describe the whole run:</source>
            <translation>Parameter wurden während des Trainings geändert; die aufgeführten Werte beschreiben daher nicht den ganzen Lauf:</translation>
        </message>
        <message>
            <source>%1 = %2 from epoch %3</source>
            <translation>%1 = %2 ab Epoche %3</translation>
        </message>
        <message>
            <source>%1 ± %2 %</source>
            <translation>%1 ± %2 %</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation>Voreinstellung</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startwert</translation>
        </message>
        <message>
            <source>Epochs</source>
            <translation>Epochen</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>Verlust</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Tags</translation>
        </message>
    </context>
    <context>
        <name>RunTreeModel</name>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation>
                <numerusform>%Ln Lauf</numerusform>
                <numerusform>%Ln Läufe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln running</source>
            <translation>
                <numerusform>%Ln läuft</numerusform>
                <numerusform>%Ln laufen</numerusform>
            </translation>
        </message>
        <message>
            <source>best %1 %</source>
            <translation>bester %1 %</translation>
        </message>
        <message>
            <source>%1, changed during training</source>
            <translation>%1, während des Trainings geändert</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>noch %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln epoch(s)</source>
            <translation>
                <numerusform>%Ln Epoche</numerusform>
                <numerusform>%Ln Epochen</numerusform>
            </translation>
        </message>
        <message>
            <source>Default, seed %1</source>
            <translation>Voreinstellung, Startwert %1</translation>
        </message>
        <message>
            <source>Trial %1, seed %2</source>
            <translation>Versuch %1, Startwert %2</translation>
        </message>
    </context>
    <context>
        <name>RunsDock</name>
        <message>
            <source>Runs</source>
            <translation>Läufe</translation>
        </message>
        <message>
            <source>Filter runs</source>
            <translation>Läufe filtern</translation>
        </message>
        <message>
            <source>Show the parameters in which these runs differ</source>
            <translation>Parameter zeigen, in denen sich diese Läufe unterscheiden</translation>
        </message>
        <message>
            <source>Differences only</source>
            <translation>Nur Unterschiede</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Tags</translation>
        </message>
        <message numerus="yes">
            <source>Tags of %Ln run(s), separated by commas:</source>
            <translation>
                <numerusform>Tags von %Ln Lauf, durch Kommas getrennt:</numerusform>
                <numerusform>Tags von %Ln Läufen, durch Kommas getrennt:</numerusform>
            </translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>Notizen</translation>
        </message>
        <message>
            <source>Notes on %1:</source>
            <translation>Notizen zu %1:</translation>
        </message>
        <message>
            <source>A run cannot be deleted while it trains: stop it first</source>
            <translation>Ein Lauf kann nicht gelöscht werden, während er trainiert: zuerst stoppen</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) moved to the bin; Edit → Undo brings them back</source>
            <translation>
                <numerusform>%Ln Lauf in den Papierkorb verschoben; Bearbeiten → Rückgängig holt ihn zurück</numerusform>
                <numerusform>%Ln Läufe in den Papierkorb verschoben; Bearbeiten → Rückgängig holt sie zurück</numerusform>
            </translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Use its parameters</source>
            <translation>Seine Parameter verwenden</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>Tags …</source>
            <translation>Tags …</translation>
        </message>
        <message>
            <source>Notes …</source>
            <translation>Notizen …</translation>
        </message>
        <message>
            <source>Copy identifier</source>
            <translation>Kennung kopieren</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>Export run …</source>
            <translation>Lauf exportieren …</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation>
                <numerusform>%Ln Lauf</numerusform>
                <numerusform>%Ln Läufe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln run(s)</source>
            <translation>
                <numerusform>%L1 von %Ln Lauf</numerusform>
                <numerusform>%L1 von %Ln Läufen</numerusform>
            </translation>
        </message>
        <message>
            <source>Overlay curves</source>
            <translation>Kurven überlagern</translation>
        </message>
        <message>
            <source>Compare results</source>
            <translation>Ergebnisse vergleichen</translation>
        </message>
        <message>
            <source>Show all runs again</source>
            <translation>Wieder alle Läufe zeigen</translation>
        </message>
        <message numerus="yes">
            <source>Only the %Ln run(s) of %1</source>
            <translation>
                <numerusform>Nur %Ln Lauf von %1</numerusform>
                <numerusform>Nur %Ln Läufe von %1</numerusform>
            </translation>
        </message>
        <message>
            <source>List of runs</source>
            <translation>Liste der Läufe</translation>
        </message>
        <message>
            <source>No runs yet.
Press New run, or drop a run&apos;s folder here.</source>
            <translation>Noch keine Läufe.
„Neuer Lauf“ drücken oder den Ordner eines Laufs hier ablegen.</translation>
        </message>
        <message>
            <source>Order, differences and folding of the list</source>
            <translation>Reihenfolge, Unterschiede und Klappung der Liste</translation>
        </message>
        <message>
            <source>Order of the list</source>
            <translation>Reihenfolge der Liste</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>Reihenfolge</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>Neueste zuerst</translation>
        </message>
        <message>
            <source>Best first</source>
            <translation>Beste zuerst</translation>
        </message>
        <message>
            <source>By name</source>
            <translation>Nach Namen</translation>
        </message>
        <message>
            <source>Fold all</source>
            <translation>Alles einklappen</translation>
        </message>
        <message>
            <source>Unfold all</source>
            <translation>Alles ausklappen</translation>
        </message>
        <message numerus="yes">
            <source>The first %Ln run(s) are compared: select fewer</source>
            <translation>
                <numerusform>Der erste Lauf wird verglichen: weniger auswählen</numerusform>
                <numerusform>Die ersten %Ln Läufe werden verglichen: weniger auswählen</numerusform>
            </translation>
        </message>
        <message>
            <source>Overlay its curves</source>
            <translation>Seine Kurven überlagern</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Filtern</translation>
        </message>
        <message>
            <source>Search words for all fields of a run, or for one field: name:, id:, data:, method:, encoder:, preset:, tag:, notes:, state:. For example: cora state:failed</source>
            <translation>Suchwörter für alle Felder eines Laufs oder für ein Feld: name:, id:, data:, method:, encoder:, preset:, tag:, notes:, state:. Zum Beispiel: cora state:failed</translation>
        </message>
    </context>
    <context>
        <name>ScatterView</name>
        <message>
            <source>Scatter plot</source>
            <translation>Streudiagramm</translation>
        </message>
        <message numerus="yes">
            <source>%Ln point(s)</source>
            <translation>
                <numerusform>%Ln Punkt</numerusform>
                <numerusform>%Ln Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln selected</source>
            <translation>
                <numerusform>%Ln ausgewählt</numerusform>
                <numerusform>%Ln ausgewählt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SolveControls</name>
        <message>
            <source>λ of the shown plan</source>
            <translation>λ des gezeigten Transportplans</translation>
        </message>
        <message>
            <source>As trained</source>
            <translation>Wie trainiert</translation>
        </message>
        <message>
            <source>λ</source>
            <translation>λ</translation>
        </message>
        <message>
            <source>λ of the shown plan. Drag with Alt to keep the plan before beside the new one</source>
            <translation>λ des gezeigten Plans. Mit Alt ziehen, um den vorigen Plan neben dem neuen zu behalten</translation>
        </message>
        <message>
            <source>Sinkhorn iterations of the shown plan</source>
            <translation>Sinkhorn-Iterationen des gezeigten Transportplans</translation>
        </message>
        <message>
            <source>Return to λ and iterations of the training</source>
            <translation>Zu λ und Iterationen des Trainings zurückkehren</translation>
        </message>
        <message>
            <source>Iterations</source>
            <translation>Iterationen</translation>
        </message>
        <message>
            <source>This run&apos;s coupling has neither λ nor iterations</source>
            <translation>Die Kopplung dieses Laufs hat weder λ noch Iterationen</translation>
        </message>
        <message>
            <source>λ and iterations as trained</source>
            <translation>λ und Iterationen wie im Training</translation>
        </message>
        <message>
            <source>not as trained (λ = %1, iterations: %2)</source>
            <translation>nicht wie trainiert (λ = %1, Iterationen: %2)</translation>
        </message>
    </context>
    <context>
        <name>SpaceCard</name>
        <message>
            <source>Space</source>
            <translation>Suchraum</translation>
        </message>
        <message>
            <source>Sampler</source>
            <translation>Auswahl</translation>
        </message>
        <message>
            <source>Evenly, by Sobol&apos;s sequence</source>
            <translation>Gleichmäßig, nach der Sobol-Folge</translation>
        </message>
        <message>
            <source>Even (Sobol)</source>
            <translation>Gleichmäßig (Sobol)</translation>
        </message>
        <message>
            <source>All combinations of lists and ranges of whole numbers</source>
            <translation>Alle Kombinationen von Listen und Bereichen ganzer Zahlen</translation>
        </message>
        <message>
            <source>Grid (all)</source>
            <translation>Gitter (alle)</translation>
        </message>
        <message>
            <source>Near good ones (TPE)</source>
            <translation>Nahe bei guten (TPE)</translation>
        </message>
        <message>
            <source>Measured</source>
            <translation>Gemessen</translation>
        </message>
        <message>
            <source>Race</source>
            <translation>Wettlauf</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Short trainings first; for runs of more than a minute</source>
            <translation>Erst kurze Trainings; für Läufe von mehr als einer Minute</translation>
        </message>
        <message>
            <source>Halving</source>
            <translation>Halbierung</translation>
        </message>
        <message>
            <source>Number of configurations, the default included</source>
            <translation>Zahl der Konfigurationen, die Vorgabe eingeschlossen</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Startwerte</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>Gleichzeitig</translation>
        </message>
        <message>
            <source>Runs at the same time, one thread each; 0: as many as cores and memory allow</source>
            <translation>Läufe zur gleichen Zeit, mit je einem Thread; 0: so viele, wie Kerne und Speicher erlauben</translation>
        </message>
        <message>
            <source>usual</source>
            <translation>üblich</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <source>Copy the equivalent shell command “rosa sweep new …”</source>
            <translation>Den gleichbedeutenden Shell-Befehl „rosa sweep new …“ kopieren</translation>
        </message>
        <message>
            <source>Go to the field</source>
            <translation>Zum Feld</translation>
        </message>
        <message>
            <source>default %1</source>
            <translation>Vorgabe %1</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>automatisch</translation>
        </message>
        <message>
            <source>%1 configurations</source>
            <translation>%1 Konfigurationen</translation>
        </message>
        <message>
            <source>continuous</source>
            <translation>kontinuierlich</translation>
        </message>
        <message>
            <source>How the values of a trial are chosen</source>
            <translation>Wie die Werte eines Versuchs gewählt werden</translation>
        </message>
        <message>
            <source>Half of the trials evenly, then near good ones (TPE)</source>
            <translation>Die Hälfte der Versuche gleichmäßig, dann nahe bei guten (TPE)</translation>
        </message>
        <message>
            <source>Which trials are measured on which seeds</source>
            <translation>Welche Versuche auf welchen Startwerten gemessen werden</translation>
        </message>
        <message>
            <source>A trial stops when a test says that it is worse than the best</source>
            <translation>Ein Versuch endet, wenn ein Test sagt, dass er schlechter ist als der beste</translation>
        </message>
        <message>
            <source>Every trial on every seed</source>
            <translation>Jeder Versuch auf jedem Startwert</translation>
        </message>
        <message>
            <source>Trials</source>
            <translation>Versuche</translation>
        </message>
        <message>
            <source>Runs of a trial, each with splits of its own: at least 2 for a race</source>
            <translation>Läufe eines Versuchs, jeder mit eigenen Aufteilungen: mindestens 2 für einen Wettlauf</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message>
            <source>Device</source>
            <translation>Gerät</translation>
        </message>
        <message>
            <source>Device for training and t-SNE; automatic uses a GPU if there is one</source>
            <translation>Gerät für Training und t-SNE; „automatisch“ verwendet eine GPU, falls vorhanden</translation>
        </message>
        <message>
            <source>Device: automatic</source>
            <translation>Gerät: automatisch</translation>
        </message>
        <message>
            <source>Device: CPU</source>
            <translation>Gerät: CPU</translation>
        </message>
        <message>
            <source>Device: CUDA</source>
            <translation>Gerät: CUDA</translation>
        </message>
        <message numerus="yes">
            <source>Train %Ln run(s)</source>
            <translation>
                <numerusform>%Ln Lauf trainieren</numerusform>
                <numerusform>%Ln Läufe trainieren</numerusform>
            </translation>
        </message>
        <message>
            <source>Train with these parameters (F5)</source>
            <translation>Mit diesen Parametern trainieren (F5)</translation>
        </message>
        <message>
            <source>Not possible yet: %1</source>
            <translation>Noch nicht möglich: %1</translation>
        </message>
        <message>
            <source>Set up …</source>
            <translation>Einrichten …</translation>
        </message>
        <message>
            <source>Number of trials and seeds, how values are chosen, name and command: below the fields</source>
            <translation>Zahl der Versuche und Startwerte, wie Werte gewählt werden, Name und Befehl: unter den Feldern</translation>
        </message>
        <message numerus="yes">
            <source>Start sweep of %Ln run(s)</source>
            <translation>
                <numerusform>Sweep mit %Ln Lauf starten</numerusform>
                <numerusform>Sweep mit %Ln Läufen starten</numerusform>
            </translation>
        </message>
        <message>
            <source>Start sweep</source>
            <translation>Sweep starten</translation>
        </message>
        <message>
            <source>Start the sweep over the varied parameters (F5)</source>
            <translation>Den Sweep über die variierten Parameter starten (F5)</translation>
        </message>
    </context>
    <context>
        <name>StartView</name>
        <message>
            <source>%1 %2 %</source>
            <translation>%1 %2 %</translation>
        </message>
        <message numerus="yes">
            <source>%Ln epoch(s)</source>
            <translation>
                <numerusform>%Ln Epoche</numerusform>
                <numerusform>%Ln Epochen</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>Recent runs</source>
            <translation>Letzte Läufe</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>Lektionen</translation>
        </message>
        <message>
            <source>RoSA workbench</source>
            <translation>RoSA-Workbench</translation>
        </message>
        <message>
            <source>RoSA learns to represent the nodes of a graph without labels: it takes small views around the nodes and aligns them by optimal transport. This workbench trains it, shows what is aligned with what, and measures what was learned.</source>
            <translation>RoSA lernt ohne Labels, die Knoten eines Graphen darzustellen: Es nimmt kleine Sichten um die Knoten und richtet sie durch optimalen Transport aneinander aus. Diese Workbench trainiert es, zeigt, was woran ausgerichtet wird, und misst, was gelernt wurde.</translation>
        </message>
        <message>
            <source>Open the example run</source>
            <translation>Beispiellauf öffnen</translation>
        </message>
        <message>
            <source>A finished training on Zachary&apos;s karate club: curves, alignment, embedding and results at once</source>
            <translation>Ein fertiges Training auf Zacharys Karateclub: Kurven, Ausrichtung, Einbettung und Ergebnisse sofort</translation>
        </message>
        <message>
            <source>Next steps</source>
            <translation>Nächste Schritte</translation>
        </message>
        <message>
            <source>Train RoSA on Cora</source>
            <translation>RoSA auf Cora trainieren</translation>
        </message>
        <message>
            <source>With the published settings. The curves grow while it trains.</source>
            <translation>Mit den veröffentlichten Einstellungen. Die Kurven wachsen während des Trainings.</translation>
        </message>
        <message>
            <source>Import your own graph</source>
            <translation>Eigenen Graphen importieren</translation>
        </message>
        <message>
            <source>From edge lists, tables, GraphML, NumPy or Planetoid files.</source>
            <translation>Aus Kantenlisten, Tabellen, GraphML-, NumPy- oder Planetoid-Dateien.</translation>
        </message>
        <message>
            <source>The example cannot be copied into the store: %1</source>
            <translation>Das Beispiel kann nicht in die Ablage kopiert werden: %1</translation>
        </message>
        <message>
            <source>This is the lab edition: the transport lab, the lessons, web pages, and records of runs. Training, evaluation and what a model computes need the training core, which the complete packages contain.</source>
            <translation>Dies ist die Labor-Ausgabe: das Transportlabor, die Lektionen, Webseiten und Aufzeichnungen von Läufen. Training, Auswertung und was ein Modell berechnet, brauchen den Trainingskern, den die vollständigen Pakete enthalten.</translation>
        </message>
        <message>
            <source>Open the transport lab</source>
            <translation>Das Transportlabor öffnen</translation>
        </message>
        <message>
            <source>A transport problem dragged by hand, solved half iteration by half iteration.</source>
            <translation>Ein Transportproblem, von Hand gezogen und halber Durchlauf für halber Durchlauf gelöst.</translation>
        </message>
        <message>
            <source>All lessons</source>
            <translation>Alle Lektionen</translation>
        </message>
        <message numerus="yes">
            <source>%Ln lesson(s), each with questions and its own page</source>
            <translation>
                <numerusform>%Ln Lektion mit Fragen und einer eigenen Seite</numerusform>
                <numerusform>%Ln Lektionen, jede mit Fragen und einer eigenen Seite</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoreChoice</name>
        <message>
            <source>Store</source>
            <translation>Ablage</translation>
        </message>
        <message>
            <source>Choose a folder</source>
            <translation>Einen Ordner wählen</translation>
        </message>
        <message>
            <source>Choose a folder for the store</source>
            <translation>Einen Ordner für die Ablage wählen</translation>
        </message>
        <message>
            <source>Folder for runs and imported data</source>
            <translation>Ordner für Läufe und importierte Daten</translation>
        </message>
        <message numerus="yes">
            <source>Contains %Ln run(s). In a shell, set ROSA_STORE to this folder.</source>
            <translation>
                <numerusform>Enthält %Ln Lauf. In einer Shell ROSA_STORE auf diesen Ordner setzen.</numerusform>
                <numerusform>Enthält %Ln Läufe. In einer Shell ROSA_STORE auf diesen Ordner setzen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StripPlot</name>
        <message>
            <source>Accuracies of all runs and splits</source>
            <translation>Genauigkeiten aller Läufe und Aufteilungen</translation>
        </message>
        <message>
            <source>Each dot is a run (or a split of a single run); vertical line: mean; bar: 95 % interval; grey: published</source>
            <translation>Jeder Punkt ist ein Lauf (oder eine Aufteilung eines einzelnen Laufs); senkrechte Linie: Mittel; Balken: 95-%-Intervall; grau: veröffentlicht</translation>
        </message>
    </context>
    <context>
        <name>StripsLegend</name>
        <message>
            <source>one split of one run</source>
            <translation>eine Aufteilung eines Laufs</translation>
        </message>
        <message>
            <source>mean</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>95 % interval of the mean</source>
            <translation>95-%-Intervall des Mittels</translation>
        </message>
        <message>
            <source>published mean ± deviation</source>
            <translation>veröffentlichtes Mittel ± Abweichung</translation>
        </message>
        <message>
            <source>published mean</source>
            <translation>veröffentlichtes Mittel</translation>
        </message>
    </context>
    <context>
        <name>SweepCharts</name>
        <message>
            <source>best</source>
            <translation>bester</translation>
        </message>
        <message>
            <source>default</source>
            <translation>Vorgabe</translation>
        </message>
        <message>
            <source>stopped: worse</source>
            <translation>gestoppt: schlechter</translation>
        </message>
        <message>
            <source>dummy: no effect</source>
            <translation>Attrappe: ohne Wirkung</translation>
        </message>
        <message>
            <source>%1 (larger is better)</source>
            <translation>%1 (größer ist besser)</translation>
        </message>
        <message>
            <source>%1 (smaller is better)</source>
            <translation>%1 (kleiner ist besser)</translation>
        </message>
        <message>
            <source>Test score minus that of the default, points</source>
            <translation>Testwert minus den der Vorgabe, Punkte</translation>
        </message>
        <message>
            <source>Mean paired difference on fresh seeds, with its 95 % interval. Dashed: no difference.</source>
            <translation>Mittlere gepaarte Differenz auf neuen Startwerten mit 95-%-Intervall. Gestrichelt: kein Unterschied.</translation>
        </message>
        <message>
            <source>Parallel</source>
            <translation>Parallel</translation>
        </message>
        <message>
            <source>Slices</source>
            <translation>Schnitte</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Best so far</source>
            <translation>Bisher bester</translation>
        </message>
        <message>
            <source>Ranks</source>
            <translation>Ränge</translation>
        </message>
        <message>
            <source>Importance</source>
            <translation>Wichtigkeit</translation>
        </message>
        <message>
            <source>Workers</source>
            <translation>Worker</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>No run was begun yet.</source>
            <translation>Noch wurde kein Lauf begonnen.</translation>
        </message>
        <message>
            <source>Nothing is a result yet: scores on validation are those by which the choice was made.</source>
            <translation>Noch ist nichts ein Ergebnis: Nach den Werten auf der Validierung wurde ausgewählt.</translation>
        </message>
        <message>
            <source>Nothing is measured yet.</source>
            <translation>Noch ist nichts gemessen.</translation>
        </message>
        <message>
            <source>trial</source>
            <translation>Versuch</translation>
        </message>
        <message numerus="yes">
            <source>%Ln trial(s) failed and have no score.</source>
            <translation>
                <numerusform>%Ln Versuch schlug fehl und hat keinen Wert.</numerusform>
                <numerusform>%Ln Versuche schlugen fehl und haben keinen Wert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>mean of %Ln trial(s): %1</source>
            <translation>
                <numerusform>Mittel von %Ln Versuch: %1</numerusform>
                <numerusform>Mittel von %Ln Versuchen: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Colour: mean of the shrunken validation scores of the trials in a cell; empty cells have none.</source>
            <translation>Farbe: Mittel der geschrumpften Validierungswerte der Versuche in einer Zelle; leere Zellen haben keine.</translation>
        </message>
        <message>
            <source>Share of the variance between trials, %</source>
            <translation>Anteil an der Varianz zwischen den Versuchen, %</translation>
        </message>
        <message numerus="yes">
            <source>Explained by each parameter alone, from %Ln trial(s) of Sobol&apos;s sequence, with 95 % bootstrap intervals. Dashed: the noise floor, below which a share means nothing.</source>
            <translation>
                <numerusform>Von jedem Parameter allein erklärt, aus %Ln Versuch der Sobol-Folge, mit 95-%-Bootstrap-Intervallen. Gestrichelt: das Rauschen, unter dem ein Anteil nichts bedeutet.</numerusform>
                <numerusform>Von jedem Parameter allein erklärt, aus %Ln Versuchen der Sobol-Folge, mit 95-%-Bootstrap-Intervallen. Gestrichelt: das Rauschen, unter dem ein Anteil nichts bedeutet.</numerusform>
            </translation>
        </message>
        <message>
            <source>trial %L1</source>
            <translation>Versuch %L1</translation>
        </message>
        <message>
            <source>A map needs two varied parameters and a measured trial.</source>
            <translation>Eine Karte braucht zwei variierte Parameter und einen gemessenen Versuch.</translation>
        </message>
        <message>
            <source>Ranks need trials that are measured on at least two seeds.</source>
            <translation>Ränge brauchen Versuche, die auf mindestens zwei Startwerten gemessen sind.</translation>
        </message>
        <message numerus="yes">
            <source>Importance needs at least %Ln measured trial(s) of Sobol&apos;s sequence whose scores differ.</source>
            <translation>
                <numerusform>Die Wichtigkeit braucht mindestens %Ln gemessenen Versuch der Sobol-Folge mit verschiedenen Werten.</numerusform>
                <numerusform>Die Wichtigkeit braucht mindestens %Ln gemessene Versuche der Sobol-Folge mit verschiedenen Werten.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SweepFigureText</name>
        <message>
            <source>Sweep %1: importance of each parameter</source>
            <translation>Sweep %1: Wichtigkeit jedes Parameters</translation>
        </message>
        <message>
            <source>Sweep %1: runs of each worker over time</source>
            <translation>Sweep %1: Läufe jedes Workers über die Zeit</translation>
        </message>
        <message>
            <source>Sweep %1: confirmed differences from the default</source>
            <translation>Sweep %1: bestätigte Unterschiede zur Vorgabe</translation>
        </message>
        <message>
            <source>The first %L1 of %L2 runs are named.</source>
            <translation>Die ersten %L1 von %L2 Läufen sind genannt.</translation>
        </message>
        <message>
            <source>Axis %1</source>
            <translation>Achse %1</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Anmerkung</translation>
        </message>
        <message>
            <source>Trials of sweep %1 as parallel coordinates</source>
            <translation>Versuche des Sweeps %1 in parallelen Koordinaten</translation>
        </message>
        <message>
            <source>Trials of sweep %1: score over each parameter</source>
            <translation>Versuche des Sweeps %1: Wert über jedem Parameter</translation>
        </message>
        <message>
            <source>Trials of sweep %1: mean score over two parameters</source>
            <translation>Versuche des Sweeps %1: mittlerer Wert über zwei Parametern</translation>
        </message>
        <message>
            <source>Sweep %1: best trial so far with its interval</source>
            <translation>Sweep %1: bisher bester Versuch mit Intervall</translation>
        </message>
        <message>
            <source>Sweep %1: ranks of trials over the seeds</source>
            <translation>Sweep %1: Ränge der Versuche über die Startwerte</translation>
        </message>
    </context>
    <context>
        <name>SweepFocusText</name>
        <message>
            <source>Validation, %</source>
            <translation>Validierung, %</translation>
        </message>
        <message>
            <source>“%1” is not a number</source>
            <translation>„%1“ ist keine Zahl</translation>
        </message>
    </context>
    <context>
        <name>SweepPlots</name>
        <message>
            <source>Plots of the sweep</source>
            <translation>Diagramme des Sweeps</translation>
        </message>
        <message>
            <source>Horizontal parameter</source>
            <translation>Waagerechter Parameter</translation>
        </message>
        <message>
            <source>Vertical parameter</source>
            <translation>Senkrechter Parameter</translation>
        </message>
        <message>
            <source>&amp;Across</source>
            <translation>&amp;Waagerecht</translation>
        </message>
        <message>
            <source>&amp;Up</source>
            <translation>&amp;Senkrecht</translation>
        </message>
    </context>
    <context>
        <name>SweepProbe</name>
        <message>
            <source>Forecast</source>
            <translation>Vorhersage</translation>
        </message>
    </context>
    <context>
        <name>SweepProgress</name>
        <message>
            <source>Time since the first run, s</source>
            <translation>Zeit seit dem ersten Lauf, s</translation>
        </message>
        <message>
            <source>Time since the first run, min</source>
            <translation>Zeit seit dem ersten Lauf, min</translation>
        </message>
        <message>
            <source>Time since the first run, h</source>
            <translation>Zeit seit dem ersten Lauf, h</translation>
        </message>
        <message>
            <source>Runs done</source>
            <translation>Fertige Läufe</translation>
        </message>
        <message>
            <source>shrunken mean of the best, with its 95 % interval</source>
            <translation>geschrumpftes Mittel des besten mit 95-%-Intervall</translation>
        </message>
        <message>
            <source>Seeds measured</source>
            <translation>Gemessene Startwerte</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <source>best</source>
            <translation>bester</translation>
        </message>
        <message>
            <source>default</source>
            <translation>Vorgabe</translation>
        </message>
        <message>
            <source>candidate for the confirmation</source>
            <translation>Kandidat der Bestätigung</translation>
        </message>
        <message>
            <source>stopped: worse</source>
            <translation>gestoppt: schlechter</translation>
        </message>
        <message>
            <source>Worker %L1</source>
            <translation>Worker %L1</translation>
        </message>
        <message>
            <source>run</source>
            <translation>Lauf</translation>
        </message>
        <message>
            <source>running, or out of focus</source>
            <translation>läuft, oder nicht im Blick</translation>
        </message>
        <message>
            <source>confirmation</source>
            <translation>Bestätigung</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>fehlgeschlagen</translation>
        </message>
        <message>
            <source>another trial became the best</source>
            <translation>ein anderer Versuch wurde der beste</translation>
        </message>
        <message>
            <source>Rank by the mean over the first seeds, among the trials measured on all of them.</source>
            <translation>Rang nach dem Mittel über die ersten Startwerte, unter den Versuchen, die auf allen davon gemessen sind.</translation>
        </message>
        <message>
            <source>The %L1 best of %L2 trials are drawn; brushes choose others.</source>
            <translation>Gezeichnet sind die %L1 besten von %L2 Versuchen; Markierungen wählen andere.</translation>
        </message>
    </context>
    <context>
        <name>SweepRuns</name>
        <message>
            <source>Sweep %1</source>
            <translation>Sweep %1</translation>
        </message>
        <message>
            <source>The sweep cannot be steered: %1</source>
            <translation>Der Sweep lässt sich nicht steuern: %1</translation>
        </message>
    </context>
    <context>
        <name>SweepSpaceText</name>
        <message numerus="yes">
            <source>%Ln value(s)</source>
            <translation>
                <numerusform>%Ln Wert</numerusform>
                <numerusform>%Ln Werte</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 … %2, log</source>
            <translation>%1 … %2, log</translation>
        </message>
        <message>
            <source>%1 … %2</source>
            <translation>%1 … %2</translation>
        </message>
        <message>
            <source>Nothing is varied.</source>
            <translation>Es wird nichts variiert.</translation>
        </message>
        <message>
            <source>Name: expected at most 64 letters, digits, “-”, “_” and “.”, found “%1”</source>
            <translation>Name: erwartet werden höchstens 64 Buchstaben, Ziffern, „-“, „_“ und „.“, gefunden „%1“</translation>
        </message>
        <message>
            <source>There is a sweep “%1” already; choose another name.</source>
            <translation>Es gibt schon einen Sweep „%1“; wählen Sie einen anderen Namen.</translation>
        </message>
    </context>
    <context>
        <name>SweepStrip</name>
        <message>
            <source>Cancel the sweep: all runs stop after a checkpoint, on all machines. It can be continued.</source>
            <translation>Sweep abbrechen: Alle Läufe halten nach einem Sicherungspunkt an, auf allen Rechnern. Er lässt sich fortsetzen.</translation>
        </message>
        <message>
            <source>Show the sweep</source>
            <translation>Sweep zeigen</translation>
        </message>
        <message>
            <source>Do not show this sweep here any more; nothing is deleted</source>
            <translation>Diesen Sweep hier nicht mehr zeigen; es wird nichts gelöscht</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Measure the runs that are left; nothing is measured twice</source>
            <translation>Die übrigen Läufe messen; nichts wird zweimal gemessen</translation>
        </message>
        <message>
            <source>Progress of the sweep</source>
            <translation>Fortschritt des Sweeps</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>vollständig</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>läuft nicht</translation>
        </message>
        <message>
            <source>pausing after a checkpoint …</source>
            <translation>hält nach einem Sicherungspunkt an …</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <source>stopping after a checkpoint …</source>
            <translation>endet nach einem Sicherungspunkt …</translation>
        </message>
        <message>
            <source>starting …</source>
            <translation>startet …</translation>
        </message>
        <message>
            <source>Sweep %1</source>
            <translation>Sweep %1</translation>
        </message>
        <message>
            <source>%1 of at most %2 runs</source>
            <translation>%1 von höchstens %2 Läufen</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation>
                <numerusform>%Ln Lauf</numerusform>
                <numerusform>%Ln Läufe</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln failed</source>
            <translation>
                <numerusform>%Ln fehlgeschlagen</numerusform>
                <numerusform>%Ln fehlgeschlagen</numerusform>
            </translation>
        </message>
        <message>
            <source>at most %1 left</source>
            <translation>noch höchstens %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln worker(s)</source>
            <translation>
                <numerusform>%Ln Worker</numerusform>
                <numerusform>%Ln Worker</numerusform>
            </translation>
        </message>
        <message>
            <source>Resume the sweep</source>
            <translation>Sweep fortsetzen</translation>
        </message>
        <message>
            <source>Pause the sweep: runs stop after a checkpoint, workers wait</source>
            <translation>Sweep anhalten: Läufe halten nach einem Sicherungspunkt an, Worker warten</translation>
        </message>
        <message>
            <source>no run is under way</source>
            <translation>kein Lauf ist im Gange</translation>
        </message>
    </context>
    <context>
        <name>SweepText</name>
        <message>
            <source>the default</source>
            <translation>die Vorgabe</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) done</source>
            <translation>
                <numerusform>%Ln Lauf fertig</numerusform>
                <numerusform>%Ln Läufe fertig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln failed</source>
            <translation>
                <numerusform>%Ln fehlgeschlagen</numerusform>
                <numerusform>%Ln fehlgeschlagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at most %Ln left</source>
            <translation>
                <numerusform>höchstens %Ln übrig</numerusform>
                <numerusform>höchstens %Ln übrig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln worker(s)</source>
            <translation>
                <numerusform>%Ln Worker</numerusform>
                <numerusform>%Ln Worker</numerusform>
            </translation>
        </message>
        <message>
            <source>about %1 left</source>
            <translation>noch etwa %1</translation>
        </message>
        <message>
            <source>nobody is working on it</source>
            <translation>niemand arbeitet daran</translation>
        </message>
        <message>
            <source>about %1 of one core left</source>
            <translation>noch etwa %1 eines Kerns</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>vollständig</translation>
        </message>
        <message>
            <source>Best so far on validation: %1, %2</source>
            <translation>Bisher am besten auf der Validierung: %1, %2</translation>
        </message>
        <message>
            <source>Best so far on validation: %1, %2 (95 %: %3)</source>
            <translation>Bisher am besten auf der Validierung: %1, %2 (95 %: %3)</translation>
        </message>
        <message>
            <source>Default configuration</source>
            <translation>Vorgegebene Konfiguration</translation>
        </message>
        <message>
            <source>Validation: %1, shrunken %2</source>
            <translation>Validierung: %1, geschrumpft %2</translation>
        </message>
        <message>
            <source>95 %: %1</source>
            <translation>95 %: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln seed(s), %1</source>
            <translation>
                <numerusform>%Ln Startwert, %1</numerusform>
                <numerusform>%Ln Startwerte, %1</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, seed %2, confirmation</source>
            <translation>%1, Startwert %2, Bestätigung</translation>
        </message>
        <message>
            <source>%1, seed %2</source>
            <translation>%1, Startwert %2</translation>
        </message>
        <message>
            <source>running</source>
            <translation>läuft</translation>
        </message>
        <message>
            <source>failed: %1</source>
            <translation>fehlgeschlagen: %1</translation>
        </message>
        <message>
            <source>validation %1</source>
            <translation>Validierung %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s), about %1.</source>
            <translation>
                <numerusform>%Ln Lauf, etwa %1.</numerusform>
                <numerusform>%Ln Läufe, etwa %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s).</source>
            <translation>
                <numerusform>%Ln Lauf.</numerusform>
                <numerusform>%Ln Läufe.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln run(s) of the confirmation are left.</source>
            <translation>
                <numerusform>%L1 von %Ln Lauf der Bestätigung ist übrig.</numerusform>
                <numerusform>%L1 von %Ln Läufen der Bestätigung sind übrig.</numerusform>
            </translation>
        </message>
        <message>
            <source>next (%L1)</source>
            <comment>the first try that is measured before all others</comment>
            <translation>als Nächstes (%L1)</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <source>%1; validation is exact match, test is accuracy</source>
            <translation>%1; Validierung ist exakte Übereinstimmung, Test ist Genauigkeit</translation>
        </message>
        <message>
            <source>%1; both validation and test are accuracies</source>
            <translation>%1; Validierung und Test sind beide Genauigkeiten</translation>
        </message>
        <message>
            <source>trial %L1</source>
            <translation>Versuch %L1</translation>
        </message>
        <message>
            <source>The best of %L1 equal trials looks %2 σ better than it is, by luck alone; with one seed the noise is unknown.</source>
            <translation>Der beste von %L1 gleichen Versuchen sieht allein durch Glück %2 σ besser aus, als er ist; bei einem Startwert ist das Rauschen unbekannt.</translation>
        </message>
        <message>
            <source>The best of %L1 equal trials looks %2 σ better than it is, by luck alone: here %3 points.</source>
            <translation>Der beste von %L1 gleichen Versuchen sieht allein durch Glück %2 σ besser aus, als er ist: hier %3 Punkte.</translation>
        </message>
        <message>
            <source>Trial %L1</source>
            <translation>Versuch %L1</translation>
        </message>
        <message>
            <source>Nothing is measured yet. When it is, the three best trials and the default are measured again on seeds and splits that no choice has seen.</source>
            <translation>Noch ist nichts gemessen. Danach werden die drei besten Versuche und die Vorgabe auf Startwerten und Aufteilungen neu gemessen, die keine Auswahl gesehen hat.</translation>
        </message>
        <message numerus="yes">
            <source>The best trials (%1) and the default are measured again on %Ln seed(s) with fresh splits, which no choice has seen:</source>
            <translation>
                <numerusform>Die besten Versuche (%1) und die Vorgabe werden auf %Ln Startwert mit neuen Aufteilungen, die keine Auswahl gesehen hat, neu gemessen:</numerusform>
                <numerusform>Die besten Versuche (%1) und die Vorgabe werden auf %Ln Startwerten mit neuen Aufteilungen, die keine Auswahl gesehen hat, neu gemessen:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Measured on %Ln fresh seed(s), on the test part. Differences are paired by seed; p is not corrected for the number of trials.</source>
            <translation>
                <numerusform>Auf %Ln neuen Startwert auf dem Testteil gemessen. Differenzen sind nach Startwert gepaart; p ist nicht für die Zahl der Versuche korrigiert.</numerusform>
                <numerusform>Auf %Ln neuen Startwerten auf dem Testteil gemessen. Differenzen sind nach Startwert gepaart; p ist nicht für die Zahl der Versuche korrigiert.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SweepView</name>
        <message>
            <source>Sweep</source>
            <translation>Sweep</translation>
        </message>
        <message>
            <source>Show in runs</source>
            <translation>In Läufen zeigen</translation>
        </message>
        <message>
            <source>Show in Results</source>
            <translation>In Ergebnissen zeigen</translation>
        </message>
        <message>
            <source>Confirm …</source>
            <translation>Bestätigen …</translation>
        </message>
        <message>
            <source>Filter: racing  walk_length&gt;10  mean&gt;80</source>
            <translation>Filter: Rennen  walk_length&gt;10  mean&gt;80</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Aufheben</translation>
        </message>
        <message>
            <source>Remove the filter and all brushes</source>
            <translation>Filter und alle Markierungen entfernen</translation>
        </message>
        <message>
            <source>Keep others</source>
            <translation>Andere behalten</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>Show or hide columns; a hidden parameter leaves the plots as well</source>
            <translation>Spalten zeigen oder verbergen; ein verborgener Parameter verschwindet auch aus den Diagrammen</translation>
        </message>
        <message>
            <source>sweep %1</source>
            <translation>Sweep %1</translation>
        </message>
        <message>
            <source>A sweep is being confirmed. It can continue in the background; the next start finds it.</source>
            <translation>Ein Sweep wird bestätigt. Das kann im Hintergrund weitergehen; der nächste Start findet es.</translation>
        </message>
        <message>
            <source>Sweep %1 cannot be read</source>
            <translation>Sweep %1 kann nicht gelesen werden</translation>
        </message>
        <message>
            <source>Looking for sweeps …</source>
            <translation>Sweeps werden gesucht …</translation>
        </message>
        <message>
            <source>Reading sweep %1 …</source>
            <translation>Sweep %1 wird gelesen …</translation>
        </message>
        <message>
            <source>This takes some seconds if it has thousands of runs.</source>
            <translation>Das dauert bei Tausenden von Läufen einige Sekunden.</translation>
        </message>
        <message>
            <source>No sweep yet</source>
            <translation>Noch kein Sweep</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <translation>%1 auf %2</translation>
        </message>
        <message numerus="yes">
            <source>, %Ln selected</source>
            <translation>
                <numerusform>, %Ln ausgewählt</numerusform>
                <numerusform>, %Ln ausgewählt</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of sweep %2</source>
            <translation>%1 des Sweeps %2</translation>
        </message>
        <message>
            <source>No run of %1 was begun yet.</source>
            <translation>Noch wurde kein Lauf begonnen: %1.</translation>
        </message>
        <message>
            <source>Open in Train</source>
            <translation>In Training öffnen</translation>
        </message>
        <message>
            <source>Copy its parameters to the form</source>
            <translation>Seine Parameter ins Formular übernehmen</translation>
        </message>
        <message>
            <source>Copy rows</source>
            <translation>Zeilen kopieren</translation>
        </message>
        <message>
            <source>Cluster …</source>
            <translation>Cluster …</translation>
        </message>
        <message>
            <source>Submit the runs that are left to Slurm, and see what its jobs do</source>
            <translation>Die übrigen Läufe bei Slurm einreichen und sehen, was dessen Jobs tun</translation>
        </message>
        <message>
            <source>Sweep %1 is not there yet</source>
            <translation>Sweep %1 ist noch nicht da</translation>
        </message>
        <message>
            <source>It appears here when it has been made.</source>
            <translation>Er erscheint hier, sobald er angelegt ist.</translation>
        </message>
        <message>
            <source>Measure first</source>
            <translation>Zuerst messen</translation>
        </message>
        <message>
            <source>Measure in turn</source>
            <translation>Der Reihe nach messen</translation>
        </message>
        <message>
            <source>A sweep tries many values of some parameters, each on several seeds, stops those that a test says are worse, and confirms the best on seeds that no choice has seen.

To make one, press ↔ at a field of New run (F4), or run:

    rosa sweep new walks --dataset cora --vary transport.lambda=5..80:log

It appears here while it runs, whoever runs it.</source>
            <translation>Ein Sweep probiert viele Werte einiger Parameter, jeden auf mehreren Startwerten, stoppt die, die ein Test schlechter nennt, und bestätigt die besten auf Startwerten, die keine Auswahl gesehen hat.

Um einen anzulegen, bei einem Feld von „Neuer Lauf“ (F4) auf ↔ drücken oder ausführen:

    rosa sweep new walks --dataset cora --vary transport.lambda=5..80:log

Er erscheint hier, während er läuft, wer auch immer ihn ausführt.</translation>
        </message>
        <message>
            <source>Sweep %1</source>
            <translation>Sweep %1</translation>
        </message>
        <message>
            <source>List only the runs of the selected trials, otherwise of all trials in focus</source>
            <translation>Nur die Läufe der ausgewählten Versuche auflisten, sonst die aller Versuche im Blick</translation>
        </message>
        <message>
            <source>Compare the results of the selected trials, otherwise of the best trials in focus</source>
            <translation>Ergebnisse der ausgewählten Versuche vergleichen, sonst die der besten im Blick</translation>
        </message>
        <message>
            <source>Measure the best trials again on fresh seeds: only that is a result</source>
            <translation>Die besten Versuche auf neuen Startwerten neu messen: Nur das ist ein Ergebnis</translation>
        </message>
        <message>
            <source>Words that a trial contains: its number, origin, state or a value; 12|13 for either. A comparison such as walk_length=20, lambda&lt;=10 or mean&gt;80 (per cent) tests one column.</source>
            <translation>Wörter, die ein Versuch enthält: Nummer, Herkunft, Zustand oder ein Wert; 12|13 für eines von beiden. Ein Vergleich wie walk_length=20, lambda&lt;=10 oder mean&gt;80 (Prozent) prüft eine Spalte.</translation>
        </message>
        <message>
            <source>Filter of the trials</source>
            <translation>Filter der Versuche</translation>
        </message>
        <message>
            <source>Number of trials in focus</source>
            <translation>Zahl der Versuche im Blick</translation>
        </message>
        <message>
            <source>List the trials out of focus as well, in grey below the others</source>
            <translation>Auch die übrigen Versuche auflisten, grau unter den anderen</translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln trial(s)</source>
            <translation>
                <numerusform>%L1 von %Ln Versuch</numerusform>
                <numerusform>%L1 von %Ln Versuchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln trial(s)</source>
            <translation>
                <numerusform>%Ln Versuch</numerusform>
                <numerusform>%Ln Versuche</numerusform>
            </translation>
        </message>
        <message>
            <source>None of these trials has a run yet.</source>
            <translation>Keiner dieser Versuche hat schon einen Lauf.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln trial(s) of sweep %1</source>
            <translation>
                <numerusform>%Ln Versuch des Sweeps %1</numerusform>
                <numerusform>%Ln Versuchen des Sweeps %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Results shows the %L1 best of %L2 trials; select or brush others to see them.</source>
            <translation>Ergebnisse zeigt die %L1 besten von %L2 Versuchen; andere auswählen oder markieren, um sie zu sehen.</translation>
        </message>
        <message>
            <source>The order of the trials cannot be changed: %1</source>
            <translation>Die Reihenfolge der Versuche kann nicht geändert werden: %1</translation>
        </message>
    </context>
    <context>
        <name>TableChoices</name>
        <message>
            <source>Probe</source>
            <translation>Klassifikator</translation>
        </message>
        <message>
            <source>Probe of the table</source>
            <translation>Klassifikator der Tabelle</translation>
        </message>
        <message>
            <source>From each row&apos;s preset</source>
            <translation>Nach der Voreinstellung jeder Zeile</translation>
        </message>
        <message>
            <source>Choice of C: %1. Runs are re-evaluated if necessary, but not retrained.</source>
            <translation>Wahl von C: %1. Läufe werden bei Bedarf neu ausgewertet, aber nicht neu trainiert.</translation>
        </message>
        <message>
            <source>Choice of C</source>
            <translation>Wahl von C</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Startwerte</translation>
        </message>
        <message>
            <source>Splits</source>
            <translation>Aufteilungen</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Data sets of the table</source>
            <translation>Datensätze der Tabelle</translation>
        </message>
        <message>
            <source>Methods of the table</source>
            <translation>Methoden der Tabelle</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tabelle</translation>
        </message>
        <message>
            <source>Table %1: %2</source>
            <translation>Tabelle %1: %2</translation>
        </message>
        <message>
            <source>One seed, two splits, 20 epochs: tests in minutes that everything works; the results are not comparable</source>
            <translation>Ein Startwert, zwei Aufteilungen, 20 Epochen: prüft in Minuten, ob alles läuft; die Ergebnisse sind nicht vergleichbar</translation>
        </message>
        <message>
            <source>The same splits for every method and seed; limited by the number of published splits, if there are any</source>
            <translation>Dieselben Aufteilungen für jede Methode und jeden Startwert; gegebenenfalls begrenzt durch die Zahl der veröffentlichten Aufteilungen</translation>
        </message>
        <message>
            <source>With another preset</source>
            <translation>Mit anderer Voreinstellung</translation>
        </message>
        <message>
            <source>External embeddings</source>
            <translation>Externe Einbettungen</translation>
        </message>
        <message>
            <source>None yet: rosa evaluate --embedding FILE --dataset NAME --name NAME</source>
            <translation>Noch keine: rosa evaluate --embedding FILE --dataset NAME --name NAME</translation>
        </message>
        <message>
            <source>All data sets</source>
            <translation>Alle Datensätze</translation>
        </message>
        <message numerus="yes">
            <source>%Ln data set(s)</source>
            <translation>
                <numerusform>%Ln Datensatz</numerusform>
                <numerusform>%Ln Datensätze</numerusform>
            </translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>Varianten</translation>
        </message>
        <message>
            <source>All methods</source>
            <translation>Alle Methoden</translation>
        </message>
        <message numerus="yes">
            <source>%Ln method(s)</source>
            <translation>
                <numerusform>%Ln Methode</numerusform>
                <numerusform>%Ln Methoden</numerusform>
            </translation>
        </message>
        <message>
            <source>Others</source>
            <translation>Andere</translation>
        </message>
        <message>
            <source>Other methods</source>
            <translation>Andere Methoden</translation>
        </message>
        <message>
            <source>First of each method</source>
            <translation>Die erste jeder Methode</translation>
        </message>
        <message>
            <source>Requested by a command</source>
            <translation>Von einem Befehl verlangt</translation>
        </message>
        <message>
            <source>Variant: %1</source>
            <translation>Variante: %1</translation>
        </message>
        <message>
            <source>Epochs: %L1</source>
            <translation>Epochen: %L1</translation>
        </message>
        <message>
            <source>Protocol: %1</source>
            <translation>Protokoll: %1</translation>
        </message>
        <message>
            <source>Preset of the table</source>
            <translation>Voreinstellung der Tabelle</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation>Voreinstellung</translation>
        </message>
        <message>
            <source>Preset of the methods. The values of reference@cora, those of reference for Cora, apply to data sets that have none.</source>
            <translation>Voreinstellung der Methoden. Die Werte von reference@cora, die von reference für Cora, gelten für Datensätze, die keine eigenen haben.</translation>
        </message>
    </context>
    <context>
        <name>TableFigureText</name>
        <message>
            <source>%1: mean and 95 % interval of each method</source>
            <translation>%1: Mittel und 95-%-Intervall jeder Methode</translation>
        </message>
        <message>
            <source>Row %1</source>
            <translation>Zeile %1</translation>
        </message>
        <message>
            <source>Column %1</source>
            <translation>Spalte %1</translation>
        </message>
    </context>
    <context>
        <name>TableGrid</name>
        <message>
            <source>Published and measured results</source>
            <translation>Veröffentlichte und gemessene Ergebnisse</translation>
        </message>
    </context>
    <context>
        <name>TablesPanel</name>
        <message>
            <source>Choice of C: %1.</source>
            <translation>Wahl von C: %1.</translation>
        </message>
        <message>
            <source>Reading the store …</source>
            <translation>Die Ablage wird gelesen …</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Starten</translation>
        </message>
        <message>
            <source>Progress of the table</source>
            <translation>Fortschritt der Tabelle</translation>
        </message>
        <message>
            <source>Copy table</source>
            <translation>Tabelle kopieren</translation>
        </message>
        <message>
            <source>The table was copied as LaTeX</source>
            <translation>Die Tabelle wurde als LaTeX kopiert</translation>
        </message>
        <message>
            <source>As CSV</source>
            <translation>Als CSV</translation>
        </message>
        <message>
            <source>The table was copied as CSV</source>
            <translation>Die Tabelle wurde als CSV kopiert</translation>
        </message>
        <message>
            <source>As text</source>
            <translation>Als Text</translation>
        </message>
        <message>
            <source>The table was copied as text</source>
            <translation>Die Tabelle wurde als Text kopiert</translation>
        </message>
        <message>
            <source>Details of the selected cells</source>
            <translation>Einzelheiten zu den ausgewählten Zellen</translation>
        </message>
        <message>
            <source>Mean ranks and critical difference</source>
            <translation>Mittlere Ränge und kritische Differenz</translation>
        </message>
        <message>
            <source>Mean ranks appear here when at least two methods have been measured in every column and the table has at least two data sets.</source>
            <translation>Mittlere Ränge erscheinen hier, sobald mindestens zwei Methoden in jeder Spalte gemessen sind und die Tabelle mindestens zwei Datensätze hat.</translation>
        </message>
        <message>
            <source>Cell</source>
            <translation>Zelle</translation>
        </message>
        <message>
            <source>Ranks</source>
            <translation>Ränge</translation>
        </message>
        <message>
            <source>%1 in per cent: mean ± deviation over seeds and splits [95 % interval of the mean].</source>
            <translation>%1 in Prozent: Mittel ± Abweichung über Startwerte und Aufteilungen [95-%-Intervall des Mittels].</translation>
        </message>
        <message>
            <source>Bold: best measured; †: not significantly different from the best.</source>
            <translation>Fett: bestes gemessenes; †: nicht signifikant verschieden vom besten.</translation>
        </message>
        <message>
            <source>‡: not tested against the best (too few pairs or not comparable).</source>
            <translation>‡: nicht gegen das beste getestet (zu wenige Paare oder nicht vergleichbar).</translation>
        </message>
        <message>
            <source>Published numbers are copied from %1.</source>
            <translation>Veröffentlichte Zahlen sind aus %1 übernommen.</translation>
        </message>
        <message>
            <source>Quick: results are not comparable.</source>
            <translation>Schnell: Ergebnisse nicht vergleichbar.</translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln run(s) left</source>
            <translation>
                <numerusform>%L1 von %Ln Lauf übrig</numerusform>
                <numerusform>%L1 von %Ln Läufen übrig</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, %2, seed %3</source>
            <translation>%1, %2, Startwert %3</translation>
        </message>
        <message>
            <source>about %1 left</source>
            <translation>noch etwa %1</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Stoppen</translation>
        </message>
        <message>
            <source>Stop after a checkpoint and keep the results; Resume continues from there</source>
            <translation>Nach einem Sicherungspunkt stoppen und die Ergebnisse behalten; „Fortsetzen“ macht dort weiter</translation>
        </message>
        <message>
            <source>Train and measure the missing runs one after the other; the window can be closed meanwhile</source>
            <translation>Die fehlenden Läufe nacheinander trainieren und messen; das Fenster kann währenddessen geschlossen werden</translation>
        </message>
        <message>
            <source>Starting the engine …</source>
            <translation>Der Rechenkern startet …</translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln run(s) measured</source>
            <translation>
                <numerusform>%L1 von %Ln Lauf gemessen</numerusform>
                <numerusform>%L1 von %Ln Läufen gemessen</numerusform>
            </translation>
        </message>
        <message>
            <source>Everything that can be measured has been measured.</source>
            <translation>Alles Messbare ist gemessen.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) wait for data that are missing or cannot be read</source>
            <translation>
                <numerusform>%Ln Lauf wartet auf Daten, die fehlen oder nicht lesbar sind</numerusform>
                <numerusform>%Ln Läufe warten auf Daten, die fehlen oder nicht lesbar sind</numerusform>
            </translation>
        </message>
        <message>
            <source>Select a cell to see its details, or two cells of one column (Ctrl+click) to compare them.</source>
            <translation>Eine Zelle auswählen, um ihre Einzelheiten zu sehen, oder zwei Zellen einer Spalte (Strg+Klick), um sie zu vergleichen.</translation>
        </message>
        <message numerus="yes">
            <source>Two cells can be compared; %Ln are selected.</source>
            <translation>
                <numerusform>Zwei Zellen lassen sich vergleichen; %Ln ist ausgewählt.</numerusform>
                <numerusform>Zwei Zellen lassen sich vergleichen; %Ln sind ausgewählt.</numerusform>
            </translation>
        </message>
        <message>
            <source> points</source>
            <translation> Punkte</translation>
        </message>
        <message>
            <source>Equivalence margin</source>
            <translation>Äquivalenzgrenze</translation>
        </message>
        <message>
            <source>Margin in percentage points for the equivalence tests (two one-sided t tests) in cell details and copied tables</source>
            <translation>Grenze in Prozentpunkten für die Äquivalenztests (zwei einseitige t-Tests) in Einzelheiten zu Zellen und in kopierten Tabellen</translation>
        </message>
        <message>
            <source>Equivalent within</source>
            <translation>Äquivalent innerhalb</translation>
        </message>
        <message>
            <source>§: not significantly different from raw features; ¶: not significantly different from the random encoder; ↓: significantly below.</source>
            <translation>§: nicht signifikant verschieden von Rohmerkmalen; ¶: nicht signifikant verschieden vom zufälligen Encoder; ↓: signifikant darunter.</translation>
        </message>
        <message>
            <source>As LaTeX, two columns wide</source>
            <translation>Als LaTeX, zwei Spalten breit</translation>
        </message>
        <message>
            <source>As LaTeX, one column wide</source>
            <translation>Als LaTeX, eine Spalte breit</translation>
        </message>
        <message>
            <source>Means with 95 % intervals</source>
            <translation>Mittelwerte mit 95-%-Intervallen</translation>
        </message>
        <message>
            <source>Means appear here when a cell has been measured.</source>
            <translation>Mittelwerte erscheinen hier, sobald eine Zelle gemessen ist.</translation>
        </message>
        <message>
            <source>Means</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Preset: %1.</source>
            <translation>Voreinstellung: %1.</translation>
        </message>
        <message>
            <source>Epochs: %L1.</source>
            <translation>Epochen: %L1.</translation>
        </message>
        <message>
            <source>Protocol: %1.</source>
            <translation>Protokoll: %1.</translation>
        </message>
        <message>
            <source>Intervals: %1.</source>
            <translation>Intervalle: %1.</translation>
        </message>
        <message numerus="yes">
            <source>Resume: %Ln run(s) left</source>
            <translation>
                <numerusform>Fortsetzen: %Ln Lauf übrig</numerusform>
                <numerusform>Fortsetzen: %Ln Läufe übrig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Start %Ln run(s)</source>
            <translation>
                <numerusform>%Ln Lauf starten</numerusform>
                <numerusform>%Ln Läufe starten</numerusform>
            </translation>
        </message>
        <message>
            <source>How long?</source>
            <translation>Wie lange?</translation>
        </message>
        <message>
            <source>Trains each method on each data set for some seconds, and tells how long all missing runs take</source>
            <translation>Trainiert jede Methode auf jedem Datensatz einige Sekunden lang und sagt, wie lange alle fehlenden Läufe dauern</translation>
        </message>
        <message>
            <source>Forecast: %1</source>
            <translation>Prognose: %1</translation>
        </message>
        <message>
            <source>Measuring how long the missing runs take …</source>
            <translation>Misst, wie lange die fehlenden Läufe dauern …</translation>
        </message>
        <message>
            <source>they take about %1</source>
            <translation>sie dauern etwa %1</translation>
        </message>
        <message>
            <source>Stop the forecast</source>
            <translation>Prognose abbrechen</translation>
        </message>
    </context>
    <context>
        <name>TaskStrip</name>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>loss %1</source>
            <translation>Verlust %1</translation>
        </message>
        <message>
            <source>Stop %1</source>
            <translation>%1 stoppen</translation>
        </message>
        <message>
            <source>Running tasks</source>
            <translation>Laufende Aufgaben</translation>
        </message>
        <message>
            <source>in the background</source>
            <translation>im Hintergrund</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>pausiert</translation>
        </message>
        <message>
            <source>%1 %2 of %3</source>
            <translation>%1 %2 von %3</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>und %n weitere Aufgabe</numerusform>
                <numerusform>und %n weitere Aufgaben</numerusform>
            </translation>
        </message>
        <message>
            <source>All running tasks, with what is left of each; to show and to stop them</source>
            <translation>Alle laufenden Aufgaben mit dem, was von jeder bleibt; zum Zeigen und Stoppen</translation>
        </message>
        <message>
            <source>about %1 left</source>
            <translation>noch etwa %1</translation>
        </message>
        <message>
            <source>Show the log</source>
            <translation>Protokoll zeigen</translation>
        </message>
    </context>
    <context>
        <name>TrainView</name>
        <message>
            <source>Show all epochs</source>
            <translation>Alle Epochen zeigen</translation>
        </message>
        <message>
            <source>The first point appears after the first epoch …</source>
            <translation>Der erste Punkt erscheint nach der ersten Epoche …</translation>
        </message>
        <message>
            <source>Train</source>
            <translation>Training</translation>
        </message>
        <message>
            <source>Show runs that differ only in their seed individually or as mean and band</source>
            <translation>Läufe, die sich nur im Startwert unterscheiden, einzeln oder als Mittel mit Band zeigen</translation>
        </message>
        <message>
            <source>Individual runs</source>
            <translation>Einzelne Läufe</translation>
        </message>
        <message>
            <source>Mean and minimum–maximum band</source>
            <translation>Mittel und Band vom Minimum zum Maximum</translation>
        </message>
        <message>
            <source>Mean and band of one standard deviation</source>
            <translation>Mittel und Band von einer Standardabweichung</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Startwerte</translation>
        </message>
        <message>
            <source>Plots</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <source>Choose the quantities to plot</source>
            <translation>Darzustellende Größen wählen</translation>
        </message>
        <message>
            <source>Exponential smoothing; the unsmoothed values stay visible behind it</source>
            <translation>Exponentielle Glättung; die ungeglätteten Werte bleiben dahinter sichtbar</translation>
        </message>
        <message>
            <source>Smoothing</source>
            <translation>Glättung</translation>
        </message>
        <message>
            <source>Show all epochs and follow new ones (Home in a plot)</source>
            <translation>Alle Epochen zeigen und neuen folgen (Pos1 in einem Diagramm)</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>Run %1 cannot be read: %2</source>
            <translation>Lauf %1 ist nicht lesbar: %2</translation>
        </message>
        <message>
            <source>Seeds: mean and band</source>
            <translation>Startwerte: Mittel und Band</translation>
        </message>
        <message>
            <source>Fork of %1</source>
            <translation>Abzweigung von %1</translation>
        </message>
        <message>
            <source>starting the engine …</source>
            <translation>Rechenkern startet …</translation>
        </message>
        <message>
            <source>Starting the engine for “%1” …</source>
            <translation>Der Rechenkern für „%1“ startet …</translation>
        </message>
        <message>
            <source>Reading the run …</source>
            <translation>Der Lauf wird gelesen …</translation>
        </message>
        <message>
            <source>There are no runs yet. Train one to see its curves grow.</source>
            <translation>Es gibt noch keine Läufe. Nach dem Start eines Trainings wachsen hier seine Kurven.</translation>
        </message>
        <message>
            <source>Choose a run in the list of runs to see its curves, or train another one.</source>
            <translation>Einen Lauf in der Liste der Läufe auswählen, um seine Kurven zu sehen, oder einen weiteren trainieren.</translation>
        </message>
        <message>
            <source>Mean and band of one standard error</source>
            <translation>Mittel und Band von einem Standardfehler</translation>
        </message>
        <message>
            <source>Mean and 95 % interval of the mean</source>
            <translation>Mittel und 95-%-Intervall des Mittels</translation>
        </message>
        <message>
            <source>Start (F5)</source>
            <translation>Starten (F5)</translation>
        </message>
        <message>
            <source>Start what the form describes: a training, or the sweep over its varied parameters</source>
            <translation>Startet, was das Formular beschreibt: ein Training oder den Sweep über seine variierten Parameter</translation>
        </message>
        <message>
            <source>Smoothing, epochs</source>
            <translation>Glättung, Epochen</translation>
        </message>
        <message numerus="yes">
            <source>%Ln epoch(s)</source>
            <translation>
                <numerusform>%Ln Epoche</numerusform>
                <numerusform>%Ln Epochen</numerusform>
            </translation>
        </message>
        <message>
            <source>There are no curves: nothing was trained.</source>
            <translation>Keine Kurven: Es wurde nichts trainiert.</translation>
        </message>
    </context>
    <context>
        <name>Training</name>
        <message>
            <source>%1 is finished</source>
            <translation>%1 ist abgeschlossen</translation>
        </message>
        <message>
            <source>%1 was stopped</source>
            <translation>%1 wurde gestoppt</translation>
        </message>
        <message>
            <source>The engine of &quot;%1&quot; ended unexpectedly. No recorded data is lost.</source>
            <translation>Der Rechenkern von „%1“ endete unerwartet. Es sind keine aufgezeichneten Daten verloren.</translation>
        </message>
        <message>
            <source>&quot;%1&quot; failed: %2</source>
            <translation>„%1“ ist fehlgeschlagen: %2</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>The run &quot;%1&quot; was interrupted. It can continue from its last checkpoint with the same result.</source>
            <translation>Der Lauf „%1“ wurde unterbrochen. Er kann mit demselben Ergebnis vom letzten Sicherungspunkt an fortgesetzt werden.</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Zeigen</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Nicht jetzt</translation>
        </message>
        <message>
            <source>%1 continues in the background</source>
            <translation>%1 läuft im Hintergrund weiter</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) are training. They can continue in the background; the next start finds them.</source>
            <translation>
                <numerusform>%Ln Lauf trainiert. Er kann im Hintergrund weiterlaufen; der nächste Start findet ihn wieder.</numerusform>
                <numerusform>%Ln Läufe trainieren. Sie können im Hintergrund weiterlaufen; der nächste Start findet sie wieder.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TryTable</name>
        <message>
            <source>Trials</source>
            <translation>Versuche</translation>
        </message>
    </context>
    <context>
        <name>TryTableModel</name>
        <message>
            <source>Shrunken</source>
            <translation>Geschrumpft</translation>
        </message>
        <message>
            <source>95 % interval of the shrunken mean: 1.96 standard errors</source>
            <translation>95-%-Intervall des geschrumpften Mittels: 1,96 Standardfehler</translation>
        </message>
        <message>
            <source>95 %</source>
            <translation>95 %</translation>
        </message>
        <message>
            <source>Seeds on which it was measured</source>
            <translation>Startwerte, auf denen er gemessen ist</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Startwerte</translation>
        </message>
        <message>
            <source>Whether it is still racing, and why not</source>
            <translation>Ob er noch im Rennen ist, und warum nicht</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Zustand</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Where the values come from</source>
            <translation>Woher die Werte kommen</translation>
        </message>
        <message>
            <source>Origin</source>
            <translation>Herkunft</translation>
        </message>
        <message>
            <source>Number of the trial; the default configuration is number 0</source>
            <translation>Nummer des Versuchs; die Vorgabe ist Nummer 0</translation>
        </message>
        <message>
            <source>Trial</source>
            <translation>Versuch</translation>
        </message>
        <message>
            <source>Mean drawn towards that of all trials by as much as noise explains</source>
            <translation>Mittel, zum Mittel aller Versuche hin gezogen, so weit Rauschen es erklärt</translation>
        </message>
        <message>
            <source>Mean validation score, adjusted for trials that were measured on some seeds only</source>
            <translation>Mittlerer Validierungswert, bereinigt für Versuche, die nur auf einigen Startwerten gemessen sind</translation>
        </message>
    </context>
    <context>
        <name>VaryEditor</name>
        <message>
            <source>any</source>
            <translation>beliebig</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>Werte</translation>
        </message>
        <message>
            <source>Values at equal distances</source>
            <translation>Werte in gleichen Abständen</translation>
        </message>
        <message>
            <source>Equal steps</source>
            <translation>Gleiche Schritte</translation>
        </message>
        <message>
            <source>Values at equal ratios, for quantities that span several decades</source>
            <translation>Werte in gleichen Verhältnissen, für Größen über mehrere Zehnerpotenzen</translation>
        </message>
        <message>
            <source>Equal ratios</source>
            <translation>Gleiche Verhältnisse</translation>
        </message>
        <message>
            <source>The values that are listed, and no others</source>
            <translation>Nur die aufgezählten Werte</translation>
        </message>
        <message>
            <source>List</source>
            <translation>Liste</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>%1: lowest value, %2</source>
            <translation>%1: kleinster Wert, %2</translation>
        </message>
        <message>
            <source>%1: highest value, %2</source>
            <translation>%1: größter Wert, %2</translation>
        </message>
        <message>
            <source>%1: number of values, empty: any</source>
            <translation>%1: Zahl der Werte, leer: beliebig</translation>
        </message>
        <message>
            <source>Number of values of the range that are tried; empty: any value. A grid needs a number or a list.</source>
            <translation>Zahl der Werte des Bereichs, die versucht werden; leer: beliebige Werte. Ein Gitter braucht eine Zahl oder eine Liste.</translation>
        </message>
        <message>
            <source>%1: values, separated by “%2”</source>
            <translation>%1: Werte, getrennt durch „%2“</translation>
        </message>
        <message>
            <source>%1: how values are spaced</source>
            <translation>%1: Abstände der Werte</translation>
        </message>
        <message>
            <source>Allowed: %1</source>
            <translation>Erlaubt: %1</translation>
        </message>
    </context>
    <context>
        <name>Verdict</name>
        <message>
            <source>%1 points above raw features</source>
            <translation>%1 Punkte über den rohen Merkmalen</translation>
        </message>
        <message>
            <source>%1 points below raw features</source>
            <translation>%1 Punkte unter den rohen Merkmalen</translation>
        </message>
        <message>
            <source>%1 points above raw features (%2 to %3)</source>
            <translation>%1 Punkte über den rohen Merkmalen (%2 bis %3)</translation>
        </message>
        <message>
            <source>%1 points below raw features (%2 to %3)</source>
            <translation>%1 Punkte unter den rohen Merkmalen (%2 bis %3)</translation>
        </message>
        <message>
            <source>certain</source>
            <translation>sicher</translation>
        </message>
        <message>
            <source>not certain</source>
            <translation>nicht sicher</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
    </context>
    <context>
        <name>ViewHead</name>
        <message>
            <source>View</source>
            <translation>Ansicht</translation>
        </message>
        <message>
            <source>What is shown here, and how</source>
            <translation>Was hier gezeigt wird, und wie</translation>
        </message>
        <message>
            <source>Save figure</source>
            <translation>Abbildung speichern</translation>
        </message>
        <message>
            <source>Save the picture in focus, otherwise the largest one, as a figure (Ctrl+E)</source>
            <translation>Das Bild mit dem Fokus, sonst das größte, als Abbildung speichern (Strg+E)</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <source>Save as web page</source>
            <translation>Als Webseite speichern</translation>
        </message>
    </context>
    <context>
        <name>ViewMenu</name>
        <message>
            <source>Matrices</source>
            <translation>Matrizen</translation>
        </message>
        <message>
            <source>Flows</source>
            <translation>Flüsse</translation>
        </message>
        <message>
            <source>Row shares</source>
            <translation>Zeilenanteile</translation>
        </message>
        <message>
            <source>Colour Γ and Γ* by the share of each row&apos;s mass, so that nodes of small weight are as visible as others</source>
            <translation>Γ und Γ* nach dem Anteil an der Masse jeder Zeile färben, damit Knoten mit kleinem Gewicht so sichtbar sind wie andere</translation>
        </message>
        <message>
            <source>Only the largest of each row</source>
            <translation>Nur das größte Element jeder Zeile</translation>
        </message>
        <message>
            <source>Show only the largest element of each row of Γ and Γ*: the node to which most of the weight goes</source>
            <translation>Nur das größte Element jeder Zeile von Γ und Γ* zeigen: den Knoten, an den das meiste Gewicht geht</translation>
        </message>
        <message>
            <source>Lock colour scales</source>
            <translation>Farbskalen sperren</translation>
        </message>
        <message>
            <source>Keep the colour scales fixed across pairs and epochs so that colours can be compared</source>
            <translation>Die Farbskalen über Paare und Epochen hinweg festhalten, damit Farben vergleichbar bleiben</translation>
        </message>
        <message>
            <source>Views alone, without padding</source>
            <translation>Nur die Sichten, ohne Auffüllung</translation>
        </message>
        <message>
            <source>A training step pads the views of its batch to one size, and the padding takes part in the transport; the pair and the batch matrix show what the loss sees, unless this leaves it out</source>
            <translation>Ein Trainingsschritt füllt die Sichten seines Batches auf eine Größe auf, und die Auffüllung nimmt am Transport teil; Paar und Batchmatrix zeigen, was der Verlust sieht, solange sie hier nicht weggelassen wird</translation>
        </message>
        <message>
            <source>Number of the draw of walks</source>
            <translation>Nummer der Ziehung der Zufallswege</translation>
        </message>
        <message>
            <source>Each number draws different random walks from the same centres; watched pairs are recorded with 0</source>
            <translation>Jede Zahl zieht andere Zufallswege von denselben Zentren; beobachtete Paare werden mit 0 aufgezeichnet</translation>
        </message>
        <message>
            <source>Other walks</source>
            <translation>Andere Zufallswege</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Vergleichen</translation>
        </message>
        <message>
            <source>Show Γ several times on one colour scale: under several λ, at another epoch, or in another run</source>
            <translation>Γ mehrfach auf einer Farbskala zeigen: unter mehreren λ, zu einer anderen Epoche oder in einem anderen Lauf</translation>
        </message>
        <message>
            <source>No comparison</source>
            <translation>Kein Vergleich</translation>
        </message>
        <message>
            <source>Compare λ</source>
            <translation>λ vergleichen</translation>
        </message>
        <message>
            <source>Compare epochs</source>
            <translation>Epochen vergleichen</translation>
        </message>
        <message>
            <source>Compare runs</source>
            <translation>Läufe vergleichen</translation>
        </message>
        <message>
            <source>Playback</source>
            <translation>Wiedergabe</translation>
        </message>
        <message>
            <source>Batch matrix</source>
            <translation>Batchmatrix</translation>
        </message>
    </context>
    <context>
        <name>ViewNotice</name>
        <message>
            <source>With restart probability 1, every view consists of its centre only.</source>
            <translation>Mit Rückkehrwahrscheinlichkeit 1 besteht jede Sicht nur aus ihrem Zentrum.</translation>
        </message>
        <message>
            <source>Both views of a node are identical because nothing is dropped or masked: there is nothing to align.</source>
            <translation>Beide Sichten eines Knotens sind identisch, da nichts entfernt oder maskiert wird: Es gibt nichts auszurichten.</translation>
        </message>
        <message>
            <source>A walk of %1 steps can reach all %2 nodes of the largest component: views of different nodes hardly differ. Shorten the walks.</source>
            <translation>Ein Zufallsweg von %1 Schritten kann alle %2 Knoten der größten Komponente erreichen: Sichten verschiedener Knoten unterscheiden sich kaum. Zufallswege verkürzen.</translation>
        </message>
        <message>
            <source>A batch of %1 contains all %2 nodes: every epoch compares the same few nodes, and the trained encoder may score below a random encoder. Lower the batch size and compare the two encoders in Results.</source>
            <translation>Ein Batch von %1 enthält alle %2 Knoten: Jede Epoche vergleicht dieselben wenigen Knoten, und der trainierte Encoder kann schlechter abschneiden als ein zufälliger. Batchgröße verringern und beide Encoder unter „Ergebnisse“ vergleichen.</translation>
        </message>
    </context>
    <context>
        <name>ViewTabs</name>
        <message>
            <source>Leave the presentation (Escape)</source>
            <translation>Präsentation verlassen (Escape)</translation>
        </message>
        <message>
            <source>Leave the presentation</source>
            <translation>Präsentation verlassen</translation>
        </message>
        <message>
            <source>this view</source>
            <translation>diese Ansicht</translation>
        </message>
    </context>
    <context>
        <name>WatchedList</name>
        <message>
            <source>Watched pairs</source>
            <translation>Beobachtete Paare</translation>
        </message>
        <message>
            <source>%1, positive</source>
            <translation>%1, positiv</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <translation>%1 – %2</translation>
        </message>
        <message>
            <source>This run watches no pairs.</source>
            <translation>Dieser Lauf beobachtet keine Paare.</translation>
        </message>
        <message>
            <source>Recorded at many epochs of the training: the slider needs no engine.</source>
            <translation>In vielen Epochen des Trainings aufgezeichnet: Der Schieberegler braucht keinen Rechenkern.</translation>
        </message>
    </context>
    <context>
        <name>WindowHelp</name>
        <message>
            <source>+  −  arrow keys  Home</source>
            <translation>+  −  Pfeiltasten  Pos1</translation>
        </message>
        <message>
            <source>Zoom, pan and show all of a plot</source>
            <translation>Diagramm zoomen, verschieben und ganz zeigen</translation>
        </message>
        <message>
            <source>Arrow keys</source>
            <translation>Pfeiltasten</translation>
        </message>
        <message>
            <source>Move between the cells of a matrix or the points of an embedding</source>
            <translation>Zwischen den Zellen einer Matrix oder den Punkten einer Einbettung wechseln</translation>
        </message>
        <message>
            <source>Menu key, Shift+F10</source>
            <translation>Menütaste, Umschalt+F10</translation>
        </message>
        <message>
            <source>Copy, save or show the data of a plot</source>
            <translation>Daten eines Diagramms kopieren, speichern oder zeigen</translation>
        </message>
        <message>
            <source>Ctrl+Shift+E</source>
            <translation>Strg+Umschalt+E</translation>
        </message>
        <message>
            <source>Save the focused plot</source>
            <translation>Das fokussierte Diagramm speichern</translation>
        </message>
        <message>
            <source>F2, Delete</source>
            <translation>F2, Entf</translation>
        </message>
        <message>
            <source>Rename or delete a run in the list</source>
            <translation>Einen Lauf in der Liste umbenennen oder löschen</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>Wirkung</translation>
        </message>
        <message>
            <source>Licence and notices are part of the package that the program was installed from.</source>
            <translation>Lizenz und Hinweise sind Teil des Pakets, aus dem das Programm installiert wurde.</translation>
        </message>
        <message>
            <source>Licence and notices: %1</source>
            <translation>Lizenz und Hinweise: %1</translation>
        </message>
        <message>
            <source>About the RoSA workbench</source>
            <translation>Über die RoSA-Workbench</translation>
        </message>
        <message>
            <source>RoSA workbench %1</source>
            <translation>RoSA-Workbench %1</translation>
        </message>
        <message>
            <source>Self-supervised learning of node representations by a graph-aware earth mover&apos;s distance.
Method: Zhu, Guo, Wu, Tang, IJCAI 2022.

Licence: GPL 3 or later. Uses Qt %1 and QCustomPlot; engines use LibTorch.

Nothing is sent anywhere: no account, no network, no telemetry.

Store: %2</source>
            <translation>Selbstüberwachtes Lernen von Knotenrepräsentationen mit einer graphbewussten Earth Mover’s Distance.
Methode: Zhu, Guo, Wu, Tang, IJCAI 2022.

Lizenz: GPL 3 oder neuer. Verwendet Qt %1 und QCustomPlot; die Rechenkerne verwenden LibTorch.

Es wird nichts übertragen: kein Konto, kein Netzwerk, keine Telemetrie.

Ablage: %2</translation>
        </message>
    </context>
    <context>
        <name>WindowMenus</name>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>&amp;Open configuration …</source>
            <translation>Konfiguration ö&amp;ffnen …</translation>
        </message>
        <message>
            <source>&amp;Save configuration …</source>
            <translation>Konfiguration &amp;speichern …</translation>
        </message>
        <message>
            <source>&amp;Import data …</source>
            <translation>Daten &amp;importieren …</translation>
        </message>
        <message>
            <source>E&amp;xport data set …</source>
            <translation>Datensatz e&amp;xportieren …</translation>
        </message>
        <message>
            <source>Save &amp;figure …</source>
            <translation>Abbildung s&amp;peichern …</translation>
        </message>
        <message>
            <source>Save as &amp;web page …</source>
            <translation>Als &amp;Webseite speichern …</translation>
        </message>
        <message>
            <source>Open the run of a fi&amp;gure …</source>
            <translation>&amp;Lauf einer Abbildung öffnen …</translation>
        </message>
        <message>
            <source>&amp;Export run …</source>
            <translation>Lauf &amp;exportieren …</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>Recent &amp;data</source>
            <translation>&amp;Zuletzt verwendete Daten</translation>
        </message>
        <message>
            <source>No imported data</source>
            <translation>Keine importierten Daten</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>&amp;Find a run</source>
            <translation>Lauf &amp;suchen</translation>
        </message>
        <message>
            <source>Find &amp;anything …</source>
            <translation>&amp;Alles finden …</translation>
        </message>
        <message>
            <source>&amp;Run</source>
            <translation>&amp;Lauf</translation>
        </message>
        <message>
            <source>&amp;Train</source>
            <translation>&amp;Trainieren</translation>
        </message>
        <message>
            <source>Start &amp;sweep</source>
            <translation>&amp;Sweep starten</translation>
        </message>
        <message>
            <source>The lab edition trains nothing</source>
            <translation>Die Labor-Ausgabe trainiert nicht</translation>
        </message>
        <message>
            <source>Not possible yet: %1</source>
            <translation>Noch nicht möglich: %1</translation>
        </message>
        <message>
            <source>Start the sweep over the varied parameters (F5)</source>
            <translation>Den Sweep über die variierten Parameter starten (F5)</translation>
        </message>
        <message>
            <source>Train with these parameters (F5)</source>
            <translation>Mit diesen Parametern trainieren (F5)</translation>
        </message>
        <message>
            <source>Ne&amp;w run</source>
            <translation>Ne&amp;uer Lauf</translation>
        </message>
        <message>
            <source>Choose data, method and parameters of the next run (F4)</source>
            <translation>Daten, Methode und Parameter des nächsten Laufs wählen (F4)</translation>
        </message>
        <message>
            <source>Re&amp;name run</source>
            <translation>Lauf &amp;umbenennen</translation>
        </message>
        <message>
            <source>Ta&amp;gs …</source>
            <translation>Ta&amp;gs …</translation>
        </message>
        <message>
            <source>N&amp;otes …</source>
            <translation>&amp;Notizen …</translation>
        </message>
        <message>
            <source>&amp;Delete run</source>
            <translation>Lauf &amp;löschen</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>Show %1</source>
            <translation>%1 zeigen</translation>
        </message>
        <message>
            <source>&amp;Presentation</source>
            <translation>&amp;Präsentation</translation>
        </message>
        <message>
            <source>The views alone on the whole screen, in large type; Escape leaves</source>
            <translation>Nur die Ansichten, auf dem ganzen Bildschirm und in großer Schrift; Escape beendet</translation>
        </message>
        <message>
            <source>&amp;Reset layout</source>
            <translation>Fensteranordnung &amp;zurücksetzen</translation>
        </message>
        <message>
            <source>&amp;Fold all panels</source>
            <translation>Alle Leisten ein&amp;klappen</translation>
        </message>
        <message>
            <source>Fold all panels, or show again those that were folded</source>
            <translation>Alle Leisten einklappen oder die eingeklappten wieder zeigen</translation>
        </message>
        <message>
            <source>&amp;Tools</source>
            <translation>&amp;Extras</translation>
        </message>
        <message>
            <source>&amp;Transport lab</source>
            <translation>&amp;Transportlabor</translation>
        </message>
        <message>
            <source>&amp;Preferences …</source>
            <translation>&amp;Einstellungen …</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;Manual</source>
            <translation>&amp;Handbuch</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts</source>
            <translation>&amp;Tastenkürzel</translation>
        </message>
        <message>
            <source>&amp;Lessons</source>
            <translation>&amp;Lektionen</translation>
        </message>
        <message>
            <source>&amp;About</source>
            <translation>Ü&amp;ber</translation>
        </message>
        <message>
            <source>&amp;Start page</source>
            <translation>&amp;Startseite</translation>
        </message>
        <message>
            <source>All lessons</source>
            <translation>Alle Lektionen</translation>
        </message>
    </context>
    <context>
        <name>WindowPreferences</name>
        <message>
            <source>Changes of language and scale take effect at the next start</source>
            <translation>Änderungen von Sprache und Skalierung werden beim nächsten Start wirksam</translation>
        </message>
        <message>
            <source>%1 cannot be created: %2</source>
            <translation>%1 kann nicht angelegt werden: %2</translation>
        </message>
        <message>
            <source>The chosen store is used once the variable ROSA_STORE is no longer set.</source>
            <translation>Der gewählte Speicherort gilt, sobald die Variable ROSA_STORE nicht mehr gesetzt ist.</translation>
        </message>
        <message>
            <source>The next start uses the chosen store.</source>
            <translation>Der nächste Start verwendet die gewählte Ablage.</translation>
        </message>
        <message>
            <source>Restart now</source>
            <translation>Jetzt neu starten</translation>
        </message>
    </context>
    <context>
        <name>WorstList</name>
        <message>
            <source>Class</source>
            <translation>Klasse</translation>
        </message>
        <message>
            <source>Worst aligned positive pairs</source>
            <translation>Am schlechtesten ausgerichtete positive Paare</translation>
        </message>
        <message>
            <source>Node</source>
            <translation>Knoten</translation>
        </message>
        <message>
            <source>g-EMD</source>
            <translation>g-EMD</translation>
        </message>
        <message>
            <source>All classes</source>
            <translation>Alle Klassen</translation>
        </message>
        <message>
            <source>Waiting for the engine …</source>
            <translation>Warten auf den Rechenkern …</translation>
        </message>
        <message numerus="yes">
            <source>Epoch %1: the worst of %n measured node(s).</source>
            <translation>
                <numerusform>Epoche %1: das schlechteste Ergebnis von %n gemessenen Knoten.</numerusform>
                <numerusform>Epoche %1: die schlechtesten von %n gemessenen Knoten.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>main</name>
        <message>
            <source>Train graph encoders, inspect optimal transport and view embeddings</source>
            <translation>Graph-Encoder trainieren, optimalen Transport untersuchen und Einbettungen betrachten</translation>
        </message>
        <message>
            <source>Data set to select at start.</source>
            <translation>Datensatz, der beim Start ausgewählt wird.</translation>
        </message>
        <message>
            <source>name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Run to show.</source>
            <translation>Zu zeigender Lauf.</translation>
        </message>
        <message>
            <source>id</source>
            <translation>ID</translation>
        </message>
        <message>
            <source>Folder with runs and imported data.</source>
            <translation>Ordner mit Läufen und importierten Daten.</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>Open another window even if this store is already open in one.</source>
            <translation>Ein weiteres Fenster öffnen, auch wenn diese Ablage schon in einem offen ist.</translation>
        </message>
        <message>
            <source>Check this installation: components, fonts and pictures of the views of a small run; exit status 0 if all checks pass.</source>
            <translation>Diese Installation prüfen: Bestandteile, Schriften und Bilder der Ansichten eines kleinen Laufs; Exit-Status 0, wenn alle Prüfungen bestehen.</translation>
        </message>
        <message>
            <source>Folder for the pictures of --self-test.</source>
            <translation>Ordner für die Bilder von --self-test.</translation>
        </message>
        <message>
            <source>Shows the transport lab, with a problem or lesson.</source>
            <translation>Zeigt das Transportlabor, mit einem Problem oder einer Lektion.</translation>
        </message>
        <message>
            <source>Configurations, runs, problems, lessons, data or figures to open.</source>
            <translation>Zu öffnende Konfigurationen, Läufe, Probleme, Lektionen, Daten oder Abbildungen.</translation>
        </message>
        <message>
            <source>The store of the preferences is not there: %1</source>
            <translation>Der Speicherort der Einstellungen ist nicht da: %1</translation>
        </message>
    </context>
    <context>
        <name>rosa::workbench::LabButton</name>
        <message>
            <source>Unlock</source>
            <translation>Entsperren</translation>
        </message>
        <message>
            <source>Opens this pair in the lab: change its costs and weights, solve it step by step, and compare</source>
            <translation>Öffnet dieses Paar im Labor: Kosten und Gewichte ändern, schrittweise lösen und vergleichen</translation>
        </message>
    </context>
    <context>
        <name>rosa::workbench::LabText</name>
        <message numerus="yes">
            <source>Stopped after %Ln half iteration(s): both marginals are within %1.</source>
            <translation>
                <numerusform>Nach %Ln halben Durchlauf beendet: beide Randverteilungen sind auf %1 genau.</numerusform>
                <numerusform>Nach %Ln halben Durchläufen beendet: beide Randverteilungen sind auf %1 genau.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln half iteration(s), with no next one: %1.</source>
            <translation>
                <numerusform>Nach %Ln halben Durchlauf beendet, ein weiterer ist nicht möglich: %1.</numerusform>
                <numerusform>Nach %Ln halben Durchläufen beendet, ein weiterer ist nicht möglich: %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>Before the first half iteration: u = 1/m, and there is no plan yet.</source>
            <translation>Vor dem ersten halben Durchlauf: u = 1/m, noch gibt es keinen Plan.</translation>
        </message>
        <message numerus="yes">
            <source>Stopped at the limit of %Ln half iteration(s), not by convergence.</source>
            <translation>
                <numerusform>An der Grenze von %Ln halben Durchlauf beendet, nicht durch Konvergenz.</numerusform>
                <numerusform>An der Grenze von %Ln halben Durchläufen beendet, nicht durch Konvergenz.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln half iteration(s), as asked, not by convergence.</source>
            <translation>
                <numerusform>Nach %Ln halben Durchlauf wie verlangt beendet, nicht durch Konvergenz.</numerusform>
                <numerusform>Nach %Ln halben Durchläufen wie verlangt beendet, nicht durch Konvergenz.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 Debiased divergence: %2 (sharp: %3).</source>
            <translation>%1 Entzerrte Divergenz: %2 (scharf: %3).</translation>
        </message>
        <message>
            <source>Stopped at an optimum: the network simplex ends by itself.</source>
            <translation>An einem Optimum beendet: der Netzwerk-Simplex endet von selbst.</translation>
        </message>
        <message>
            <source>Nothing is iterated: each sender serves all receivers by their weights.</source>
            <translation>Nichts wird iteriert: jeder Sender bedient alle Empfänger nach ihren Gewichten.</translation>
        </message>
        <message numerus="yes">
            <source>Stopped at the limit of %Ln iteration(s), not by convergence.</source>
            <translation>
                <numerusform>An der Grenze von %Ln Durchlauf beendet, nicht durch Konvergenz.</numerusform>
                <numerusform>An der Grenze von %Ln Durchläufen beendet, nicht durch Konvergenz.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln iteration(s): the scalings no longer change.</source>
            <translation>
                <numerusform>Nach %Ln Durchlauf beendet: die Skalierungen ändern sich nicht mehr.</numerusform>
                <numerusform>Nach %Ln Durchläufen beendet: die Skalierungen ändern sich nicht mehr.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Sorted along the projection: %1 there, %2 on average over %Ln direction(s).</source>
            <translation>
                <numerusform>Entlang der Projektion sortiert: %1 dort, %2 im Mittel über %Ln Richtung.</numerusform>
                <numerusform>Entlang der Projektion sortiert: %1 dort, %2 im Mittel über %Ln Richtungen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Filled in by hand.</source>
            <translation>Von Hand ausgefüllt.</translation>
        </message>
        <message>
            <source>%1 of mass is moved; rows leave %2 and columns lack %3, as the price ρ permits.</source>
            <translation>%1 an Masse wird bewegt; Zeilen behalten %2 und Spalten fehlen %3, wie der Preis ρ es zulässt.</translation>
        </message>
        <message>
            <source>Both marginals are met.</source>
            <translation>Beide Randverteilungen sind erfüllt.</translation>
        </message>
        <message>
            <source>Rows are met; columns are off by %1 in total.</source>
            <translation>Zeilen sind erfüllt; Spalten weichen insgesamt um %1 ab.</translation>
        </message>
        <message>
            <source>Columns are met; rows are off by %1 in total.</source>
            <translation>Spalten sind erfüllt; Zeilen weichen insgesamt um %1 ab.</translation>
        </message>
        <message>
            <source>Rows are off by %1, columns by %2 in total.</source>
            <translation>Zeilen weichen insgesamt um %1 ab, Spalten um %2.</translation>
        </message>
        <message>
            <source>Cost %1. Not comparable with the optimum %2, for which all mass moves.</source>
            <translation>Kosten %1. Nicht mit dem Optimum %2 vergleichbar, bei dem alle Masse bewegt wird.</translation>
        </message>
        <message>
            <source>No cost yet; the optimum is %1.</source>
            <translation>Noch keine Kosten; das Optimum ist %1.</translation>
        </message>
        <message>
            <source>Cost %1, below the optimum %2: infeasible, not good. The marginals are not met.</source>
            <translation>Kosten %1, unter dem Optimum %2: unzulässig, nicht gut. Die Randverteilungen sind nicht erfüllt.</translation>
        </message>
        <message>
            <source>Cost %1: the optimum.</source>
            <translation>Kosten %1: das Optimum.</translation>
        </message>
        <message>
            <source>Cost %1, %2 above the optimum %3, but not final: the marginals are not met.</source>
            <translation>Kosten %1, %2 über dem Optimum %3, aber nicht endgültig: die Randverteilungen sind nicht erfüllt.</translation>
        </message>
        <message>
            <source>Cost %1, %2 above the optimum %3.</source>
            <translation>Kosten %1, %2 über dem Optimum %3.</translation>
        </message>
        <message>
            <source>Sinkhorn</source>
            <translation>Sinkhorn</translation>
        </message>
        <message>
            <source>Exact</source>
            <translation>Exakt</translation>
        </message>
        <message>
            <source>Independent</source>
            <translation>Unabhängig</translation>
        </message>
        <message>
            <source>Debiased (extension)</source>
            <translation>Entzerrt (Erweiterung)</translation>
        </message>
        <message>
            <source>Unbalanced (extension)</source>
            <translation>Unbalanciert (Erweiterung)</translation>
        </message>
        <message>
            <source>Sliced (extension)</source>
            <translation>Projiziert (Erweiterung)</translation>
        </message>
        <message>
            <source>By hand</source>
            <translation>Von Hand</translation>
        </message>
        <message>
            <source>Euclidean</source>
            <translation>Euklidisch</translation>
        </message>
        <message>
            <source>Squared</source>
            <translation>Quadriert</translation>
        </message>
        <message>
            <source>Cosine</source>
            <translation>Kosinus</translation>
        </message>
        <message>
            <source>float32</source>
            <translation>float32</translation>
        </message>
        <message>
            <source>float64</source>
            <translation>float64</translation>
        </message>
        <message>
            <source>Logarithms</source>
            <translation>Logarithmen</translation>
        </message>
        <message>
            <source>%1 Debiased divergence: about %2 (sharp: %3), as its scalings have not converged.</source>
            <translation>%1 Entzerrte Divergenz: etwa %2 (scharf: %3), da ihre Skalierungen nicht konvergiert sind.</translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln half iteration(s), as asked.</source>
            <translation>
                <numerusform>Nach %Ln halben Durchlauf wie verlangt beendet.</numerusform>
                <numerusform>Nach %Ln halben Durchläufen wie verlangt beendet.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rosa::workbench::RunChange</name>
        <message>
            <source>Rename %1</source>
            <translation>Umbenennen von %1</translation>
        </message>
        <message numerus="yes">
            <source>Tag %Ln run(s)</source>
            <translation>
                <numerusform>Tags für %Ln Lauf</numerusform>
                <numerusform>Tags für %Ln Läufe</numerusform>
            </translation>
        </message>
        <message>
            <source>Notes on %1</source>
            <translation>Notizen zu %1</translation>
        </message>
        <message numerus="yes">
            <source>Delete %Ln run(s)</source>
            <translation>
                <numerusform>Löschen von %Ln Lauf</numerusform>
                <numerusform>Löschen von %Ln Läufen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rosa::workbench::RunCurves</name>
        <message>
            <source>fork</source>
            <translation>Abzweigung</translation>
        </message>
    </context>
</TS>
