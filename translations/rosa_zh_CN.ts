<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
    <context>
        <name>AlignmentFigure</name>
        <message>
            <source>%1, epoch %2</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>AlignmentView</name>
        <message>
            <source>Try again</source>
            <translation type="unfinished">重试</translation>
        </message>
        <message>
            <source>Train a run or choose one in the list of runs to see how transport aligns its views.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading the run …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This run's method compares nodes, not views of them: there are no pairs to show.
Choose a run of RoSA.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>MP4 film (*.mp4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Animated GIF (*.gif)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save film</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drawing the film …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished">取消</translation>
        </message>
        <message>
            <source>Film saved as %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The film was not saved: %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Banner</name>
        <message>
            <source>Details …</source>
            <translation>详细信息…</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详细信息</translation>
        </message>
    </context>
    <context>
        <name>BatchFigure</name>
        <message>
            <source>g-EMD</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>weight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>g-EMD of first views (rows) and second views, epoch %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>g-EMD of first, then second views, epoch %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Softmax weight of first views (rows) and second views, epoch %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Softmax weight of first views (rows), second, then first views, epoch %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BatchPanel</name>
        <message>
            <source>g-EMD</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Softmax weight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What the cells show</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>g-EMD: cost of moving one view onto the other. Softmax weight: the pair's share in the denominator of its row's loss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Between views</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All views</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which views are compared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Between views: first views (rows) against second views (columns). All views: also those of one side among themselves</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source> nodes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number of centres</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>draw </source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which centres and walks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another number draws other centres and other walks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compute it again with the weights of now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Compute again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch matrix</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Asking the engine …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch matrix, %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Epoch %1, sorted by class; positive pairs are framed. Click a cell to open its pair.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Catalogue</name>
        <message>
            <source>Directed edges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Uses the edges' published direction in evaluation and in the topology distance Ψ; walks are always undirected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Batch size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nodes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Centre nodes drawn an epoch, without replacement; more of them are more negatives, and time and memory grow with the square</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Walk length</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps of the random walk behind a view; longer walks make larger views that share more structure</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Restart probability</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Probability at each step of a walk to return to its centre; larger keeps views close to it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edges dropped, view 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Probability that an edge of the first view is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edges dropped, view 2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Probability that an edge of the second view is left out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Features masked, view 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Probability that a feature is set to 0 in all of the batch's first views</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Features masked, view 2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Probability that a feature is set to 0 in all of the batch's second views</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is dropped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whether edge dropping draws once for an edge or once for each of its directions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An undirected edge goes as a whole</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each direction of an edge goes on its own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hidden size</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>dimensions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Length of a node's embedding; the encoder's first layer is twice as wide</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>layers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Layers of a GraphSAGE encoder, each mixing in one hop more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GraphSAGE layer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How a GraphSAGE layer joins a node's own features with its neighbourhood's mean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ELU(X·W′ ‖ D̂⁻¹ÂXW), each half of hidden/2 dimensions, the first one longer by one where hidden is odd</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ELU(BN(X·W′ + D̂⁻¹ÂXW)): the root term is added</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Temperature τ</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Divides similarities in the contrastive loss; smaller makes the hardest negatives count more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Similarity</source>
            <translation type="unfinished">相似度</translation>
        </message>
        <message>
            <source>How the cost of transport becomes a similarity; the second is the first at half the temperature</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>s = 1 − g-EMD</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>s = 2 − 2·g-EMD</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Positive doubled</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Doubles the similarity of the positive pair where its cost is rescaled by topology</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Denominator</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whether the positive pair stands in the denominator of the contrastive loss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All inter-view pairs, the positive among them, and the intra-view pairs k ≠ i</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Inter- and intra-view pairs k ≠ i only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Topology rescale</source>
            <translation type="unfinished">拓扑重缩放</translation>
        </message>
        <message>
            <source>Multiplies the cost of two nodes by S = sigmoid(Ψ/τ) of their hop distance Ψ: near nodes are cheaper</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Topology temperature τ</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hops</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hops over which the sigmoid of the topology rescale rises; larger makes the rescale flatter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rescaled pairs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whose cost matrices the topology rescale enters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every pair of views; time grows with the square of the batch's nodes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only the two views of one centre</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sharpness λ</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1/cost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weight of the cost against entropy; larger comes closer to the exact plan and needs more sweeps; above 40 the sweeps work on logarithms</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sweeps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>sweeps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sinkhorn sweeps, rows then columns; more of them satisfy both marginals better</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Marginals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How much weight a node of a view has to send or receive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>max(x·mean of the other view, 0), normalised; uniform where all are 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Values not above 0 become 1e-8, then normalised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adversarial training</source>
            <translation type="unfinished">对抗训练</translation>
        </message>
        <message>
            <source>Adds to the first view's features a perturbation that climbs the loss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ascents M</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ascents</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ascents of the perturbation in a step; each costs a forward and a backward pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ascent step α</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>feature units</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Length of an ascent, and bound of the perturbation's random start</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ascent direction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How the gradient becomes a step of the perturbation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>δ ← δ + α·g/‖g‖, Frobenius norm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>δ ← δ + α·sign(g)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Perturbation seen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Features that the encoder sees at an ascent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>x + δₜ at ascent t</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>x + δ₀ + … + δₜ at ascent t</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Epochs</source>
            <translation type="unfinished">轮次</translation>
        </message>
        <message>
            <source>epochs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Epochs to train; an epoch is one step on one batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Optimiser</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rule that turns gradients into steps of the weights</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stochastic gradient descent with momentum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adam, weight decay added to the gradient</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Adam, weight decay apart from the gradient</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Learning rate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Length of the optimiser's steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Momentum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the last step that SGD adds to this one; Adam ignores it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weight decay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pull of the weights to 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Patience</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Training ends after this many epochs without a lower loss; 0 trains all epochs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loss reported</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which loss is recorded, drawn and compared by patience</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean of the loss over the ascents</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The last ascent's loss divided by their number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Model kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weights that the embedding is made with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>best where patience is above 0 and below the epochs, else last</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The weights after the last epoch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The weights after the epoch of lowest training loss</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checkpoint every</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Epochs between two checkpoints, from which a run is resumed or forked</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Checkpoints kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>checkpoints</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The newest so many stay on disk to be forked or inspected; 0 keeps all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Inductive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Removes validation and test nodes with their edges before training; evaluation sees the full graph</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Watched pairs</source>
            <translation type="unfinished">跟踪的视图对</translation>
        </message>
        <message>
            <source>pairs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pairs of views frozen at the start whose cost and plan are kept through training; 0 keeps none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Watched epochs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Epochs, spread over the run, at which the watched pairs are kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Protocol</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How the embedding is measured on labels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>public-linear for data sets whose published splits are its basis, else cv-10-90</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A random 10 % of the labelled nodes train a logistic regression on L2-normalised rows, C from 5-fold cross-validation inside them; accuracy on the other 90 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A random 10 % of the labelled nodes train a logistic regression on L2-normalised rows, another 10 % choose C; accuracy on the other 80 %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The data set's published splits; one linear layer trained 100 epochs by Adam (learning rate 0.01), the epoch chosen on the validation part; accuracy on the test part</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run ends with its embedding; nothing is measured on labels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Splits</source>
            <translation type="unfinished">划分</translation>
        </message>
        <message>
            <source>splits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Random splits, or how many of the published ones, that the accuracy is averaged over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choice of C</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How cross-validation chooses the logistic regression's C; it changes C, hardly the accuracy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Accuracy on stratified folds, as scikit-learn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exact match of one-hot rows on unshuffled folds, as the published program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Split seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seed of the random splits, apart from the run's: runs of equal split seed are measured on the same splits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>RoSA</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Contrasts two random-walk views of a node by the cost of transporting one's embeddings onto the other's, under adversarial perturbation of the features</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Raw features</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The nodes' features as they are, without a graph: what any embedding has to beat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Random encoder</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>An encoder with its initial weights, not trained: what the architecture alone gives</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GCN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two graph convolutions, F → 2·hidden → hidden, ReLU(D̂^-½ Â D̂^-½ X W) each: a node sees two hops</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>MLP</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The GCN with the identity for its adjacency: a node sees its own features only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>GraphSAGE-GCN</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Layers that join a node's own features with the mean of its neighbourhood</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article, table 5, row of Cora; this data set has none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article, appendix C</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>published program</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article, eq. 5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article, eq. 4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article, eq. 13</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article, section 3.2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article, eq. 11</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article, eq. 9</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article, algorithm 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>published program; the article names none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article, table 5</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article, appendix B</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article, section 4.3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the ten splits of Pei et al., ICLR 2020</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>article; it mentions no direction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>own reading; the article names GraphSAGE only</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CellNodes</name>
        <message>
            <source>Show in embedding</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Worst pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Node</source>
            <translation type="unfinished">节点</translation>
        </message>
        <message>
            <source>So predicted</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tested</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Select these nodes in the embedding</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open the alignment of the one of these nodes whose two views are aligned worst</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a cell of the confusion matrix to see its nodes.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ClassColours</name>
        <message>
            <source>Okabe-Ito, then Tol muted</source>
            <translation>Okabe-Ito，之后为 Tol muted</translation>
        </message>
    </context>
    <context>
        <name>ClassLegend</name>
        <message>
            <source>Colours</source>
            <translation>颜色</translation>
        </message>
        <message>
            <source>%1  (%2)</source>
            <translation>%1  (%2)</translation>
        </message>
        <message>
            <source>Click: show or hide. Double click: show it alone.</source>
            <translation>单击：显示或隐藏。双击：仅显示此项。</translation>
        </message>
    </context>
    <context>
        <name>ConfusionFigure</name>
        <message>
            <source>Predicted class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>True class</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ConfusionText</name>
        <message>
            <source>Confusion matrix of %1: test nodes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Confusion matrix of %1: per cent of the true class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Predicted class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>True class</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ConfusionView</name>
        <message>
            <source>Confusion matrix</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class %1: %2 test predictions are right, %3 % of the class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Class %1 taken for %2: %3 test predictions, %4 % of the class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This record has no confusion matrix. Evaluate the run again to add it.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CurveFigure</name>
        <message>
            <source>%1 (low)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (high)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (n)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (smoothed)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CurveLegend</name>
        <message>
            <source>%1, %2</source>
            <translation>%1，%2</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>已显示</translation>
        </message>
        <message>
            <source>hidden</source>
            <translation>已隐藏</translation>
        </message>
        <message>
            <source>Legend</source>
            <translation>图例</translation>
        </message>
    </context>
    <context>
        <name>CurvePlot</name>
        <message numerus="yes">
            <source>smoothed over about %n epoch(s) (weight %1), values pale</source>
            <translation>
                <numerusform>按约 %n 个轮次平滑（权重 %1），原始值以浅色显示</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>each column: smallest to largest of %n epoch(s)</source>
            <translation>
                <numerusform>每列：%n 个轮次的最小值至最大值</numerusform>
            </translation>
        </message>
        <message>
            <source>linear within ± %1</source>
            <translation>± %1 以内为线性</translation>
        </message>
        <message>
            <source>Linear</source>
            <translation>线性</translation>
        </message>
        <message>
            <source>Logarithmic</source>
            <translation>对数</translation>
        </message>
        <message>
            <source>Symmetric logarithmic</source>
            <translation>对称对数</translation>
        </message>
        <message>
            <source>linear</source>
            <translation>线性</translation>
        </message>
        <message>
            <source>log</source>
            <translation>对数</translation>
        </message>
        <message>
            <source>symlog</source>
            <translation>对称对数</translation>
        </message>
        <message>
            <source>Scale of the value axis</source>
            <translation>数值轴的刻度</translation>
        </message>
        <message>
            <source>Legend of %1</source>
            <translation>%1 的图例</translation>
        </message>
        <message>
            <source>Scale of %1: %2</source>
            <translation>%1 的刻度：%2</translation>
        </message>
        <message>
            <source>%1: mean %2, band %3 to %4, n = %5</source>
            <translation>%1：均值 %2，区间 %3 至 %4，n = %5</translation>
        </message>
        <message>
            <source>%1, epochs %2 to %3: mean %4, smallest %5, largest %6</source>
            <translation>%1，第 %2 至 %3 轮：均值 %4，最小 %5，最大 %6</translation>
        </message>
        <message>
            <source>%1, epoch %2: %3</source>
            <translation>%1，第 %2 轮：%3</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n epoch(s), newest %2, smallest %3, largest %4</source>
            <translation>
                <numerusform>%1：%n 个轮次，最新 %2，最小 %3，最大 %4</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: nothing recorded yet</source>
            <translation>%1：尚无记录</translation>
        </message>
    </context>
    <context>
        <name>DataCard</name>
        <message>
            <source>Nodes</source>
            <translation>节点</translation>
        </message>
        <message>
            <source>Edges</source>
            <translation>边</translation>
        </message>
        <message>
            <source>Features</source>
            <translation>特征</translation>
        </message>
        <message>
            <source>Classes</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Homophily</source>
            <translation>同配性</translation>
        </message>
        <message>
            <source>Isolated</source>
            <translation>孤立节点</translation>
        </message>
        <message>
            <source>Components</source>
            <translation>连通分量</translation>
        </message>
        <message>
            <source>Splits</source>
            <translation>划分</translation>
        </message>
        <message>
            <source>Undirected edges, without loops</source>
            <translation>无向边，不含自环</translation>
        </message>
        <message>
            <source>Numbers that describe a node; %1 of them are not 0</source>
            <translation>描述一个节点的数值个数；其中 %1 不为 0</translation>
        </message>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message numerus="yes">
            <source>%n nodes have no class</source>
            <translation>
                <numerusform>%n 个节点没有类别</numerusform>
            </translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>未知</translation>
        </message>
        <message>
            <source>Share of the edges that join two nodes of one class; unknown without classes</source>
            <translation>连接同类节点的边所占比例；没有类别时未知</translation>
        </message>
        <message>
            <source>Nodes without a neighbour</source>
            <translation>没有邻居的节点</translation>
        </message>
        <message numerus="yes">
            <source>Parts of the graph that no path joins; the largest has %n nodes</source>
            <translation>
                <numerusform>图中互不连通的部分；最大的有 %n 个节点</numerusform>
            </translation>
        </message>
        <message>
            <source>Published divisions into training and test nodes</source>
            <translation>公开发布的训练节点与测试节点划分</translation>
        </message>
        <message>
            <source>Fixed up: %1</source>
            <translation>已修正：%1</translation>
        </message>
        <message>
            <source>Features made here: %1</source>
            <translation>自动生成的特征：%1</translation>
        </message>
        <message>
            <source>No classes: the embedding cannot be measured.</source>
            <translation>没有类别：无法评估嵌入。</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>正在读取…</translation>
        </message>
    </context>
    <context>
        <name>DropTarget</name>
        <message>
            <source>Taking the run in %1 …</source>
            <translation>正在载入 %1 中的运行…</translation>
        </message>
        <message>
            <source>The run was not taken: %1</source>
            <translation>未载入该运行：%1</translation>
        </message>
        <message>
            <source>The run is in this store: %1</source>
            <translation>该运行已在此存储库中：%1</translation>
        </message>
    </context>
    <context>
        <name>EmbeddingControls</name>
        <message>
            <source>Find a node</source>
            <translation>查找节点</translation>
        </message>
        <message>
            <source>Find a node by number or name</source>
            <translation>按编号或名称查找节点</translation>
        </message>
        <message>
            <source>Number or name of a node, then Enter</source>
            <translation>输入节点的编号或名称，然后按 Enter</translation>
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
            <source>Way of laying out</source>
            <translation>布局方法</translation>
        </message>
        <message>
            <source>t-SNE keeps neighbours together; PCA shows the two directions of largest variance</source>
            <translation>t-SNE 使邻近点保持在一起；PCA 显示方差最大的两个方向</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Degree</source>
            <translation>度</translation>
        </message>
        <message>
            <source>Prediction</source>
            <translation>预测</translation>
        </message>
        <message>
            <source>Colour by</source>
            <translation>着色依据</translation>
        </message>
        <message>
            <source>What the points' colours say: class, number of neighbours in the graph, or whether the probe was right</source>
            <translation>点的颜色含义：类别、图中的邻居数，或探针的预测是否正确</translation>
        </message>
        <message>
            <source>Layout settings</source>
            <translation>布局设置</translation>
        </message>
        <message>
            <source>Perplexity, steps and seed of t-SNE</source>
            <translation>t-SNE 的困惑度、步数和随机种子</translation>
        </message>
        <message>
            <source>Follow training</source>
            <translation>跟随训练</translation>
        </message>
        <message>
            <source>Lay out each new checkpoint while the run trains, starting from the layout before</source>
            <translation>运行训练期间，从上一布局出发，为每个新检查点计算布局</translation>
        </message>
        <message>
            <source>Add panel</source>
            <translation>添加面板</translation>
        </message>
        <message>
            <source>Show another embedding of the same data beside this one</source>
            <translation>在旁边显示同一数据的另一个嵌入</translation>
        </message>
        <message>
            <source>About how many neighbours each point keeps; lowered to a third of the points</source>
            <translation>每个点大致保留的邻居数；最多为点数的三分之一</translation>
        </message>
        <message>
            <source>The same seed gives the same layout</source>
            <translation>相同的随机种子得到相同的布局</translation>
        </message>
        <message>
            <source>&amp;Perplexity</source>
            <translation>困惑度(&amp;P)</translation>
        </message>
        <message>
            <source>S&amp;teps</source>
            <translation>步数(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Seed</source>
            <translation>随机种子(&amp;S)</translation>
        </message>
        <message>
            <source>Lay out again</source>
            <translation>重新布局</translation>
        </message>
    </context>
    <context>
        <name>EmbeddingFigure</name>
        <message>
            <source>PCA</source>
            <translation>PCA</translation>
        </message>
        <message>
            <source>t-SNE, seed %1, %2 steps</source>
            <translation>t-SNE，随机种子 %1，%2 步</translation>
        </message>
    </context>
    <context>
        <name>EmbeddingFigureText</name>
        <message>
            <source>Embedding: %1</source>
            <translation>嵌入：%1</translation>
        </message>
    </context>
    <context>
        <name>EmbeddingPanel</name>
        <message>
            <source>Stop this layout</source>
            <translation>停止此布局</translation>
        </message>
        <message>
            <source>Lay out again</source>
            <translation>重新布局</translation>
        </message>
        <message>
            <source>Remove this panel</source>
            <translation>移除此面板</translation>
        </message>
        <message>
            <source>Distances between far groups, and their sizes, mean little in t-SNE.</source>
            <translation>在 t-SNE 中，相距较远的群组之间的距离及其大小没有多少意义。</translation>
        </message>
        <message>
            <source>Recorded layouts, with their divergence</source>
            <translation>已记录的布局及其散度</translation>
        </message>
        <message>
            <source>Divergence of the recorded layouts; drag to see each</source>
            <translation>已记录布局的散度；拖动可逐一查看</translation>
        </message>
        <message>
            <source>Embedding: %1</source>
            <translation>嵌入：%1</translation>
        </message>
        <message numerus="yes">
            <source>This layout has %Ln point(s), the data set %1: it belongs to another version of the data.</source>
            <translation>
                <numerusform>此布局有 %Ln 个点，数据集有 %1 个：它属于数据的另一版本。</numerusform>
            </translation>
        </message>
        <message>
            <source>PCA</source>
            <translation>PCA</translation>
        </message>
        <message>
            <source>t-SNE, seed %1</source>
            <translation>t-SNE，随机种子 %1</translation>
        </message>
        <message>
            <source>, epoch %1</source>
            <translation>，第 %1 轮</translation>
        </message>
        <message>
            <source>, %1 steps</source>
            <translation>，%1 步</translation>
        </message>
        <message>
            <source>epoch %1</source>
            <translation>第 %1 轮</translation>
        </message>
        <message>
            <source>step %1 of %2</source>
            <translation>第 %1 步，共 %2 步</translation>
        </message>
        <message>
            <source>step %1</source>
            <translation>第 %1 步</translation>
        </message>
        <message>
            <source>KL %1</source>
            <translation>KL %1</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>The engine prepares this embedding …</source>
            <translation>计算引擎正在准备此嵌入…</translation>
        </message>
        <message>
            <source>This embedding was not laid out.</source>
            <translation>此嵌入尚未布局。</translation>
        </message>
        <message>
            <source>Lay out</source>
            <translation>计算布局</translation>
        </message>
        <message>
            <source>The engine prepares the layout …</source>
            <translation>计算引擎正在准备布局…</translation>
        </message>
        <message>
            <source>Looking for layouts …</source>
            <translation>正在查找布局…</translation>
        </message>
        <message>
            <source>Reading the data set …</source>
            <translation>正在读取数据集…</translation>
        </message>
    </context>
    <context>
        <name>EmbeddingView</name>
        <message>
            <source>The predictions of %1 cannot be read</source>
            <translation>无法读取 %1 的预测</translation>
        </message>
        <message>
            <source>No predictions in this record: evaluate the run again</source>
            <translation>此记录中没有预测：请重新评估该运行</translation>
        </message>
        <message>
            <source>No node %1 in %2</source>
            <translation>%2 中没有节点 %1</translation>
        </message>
        <message>
            <source>Show alignment of %1</source>
            <translation>显示 %1 的对齐</translation>
        </message>
        <message>
            <source>Show alignment of %1 and %2</source>
            <translation>显示 %1 与 %2 的对齐</translation>
        </message>
        <message>
            <source>Select all of class %1</source>
            <translation>选择类别 %1 的全部节点</translation>
        </message>
        <message>
            <source>Choose a run in the list of runs, or train one, to see its embedding.</source>
            <translation>请在运行列表中选择一个运行，或训练一个运行，以查看其嵌入。</translation>
        </message>
        <message>
            <source>The first checkpoint of this run is laid out as soon as it is written.</source>
            <translation>此运行的第一个检查点写入后将立即计算布局。</translation>
        </message>
        <message>
            <source>This run is training; its embedding is written at the end. Follow the training to see each checkpoint.</source>
            <translation>此运行正在训练，嵌入将在结束时写入。跟随训练可查看每个检查点。</translation>
        </message>
        <message>
            <source>Follow training</source>
            <translation>跟随训练</translation>
        </message>
        <message>
            <source>This run has not begun.</source>
            <translation>此运行尚未开始。</translation>
        </message>
        <message>
            <source>The run has not finished, so it has no embedding: resume it in the list of runs.</source>
            <translation>此运行尚未完成，因此没有嵌入：请在运行列表中继续该运行。</translation>
        </message>
        <message>
            <source>The data set %1 cannot be read: %2</source>
            <translation>无法读取数据集 %1：%2</translation>
        </message>
        <message>
            <source>This run has not finished, so it has no embedding.</source>
            <translation>此运行尚未完成，因此没有嵌入。</translation>
        </message>
        <message>
            <source>Runs of %1</source>
            <translation>%1 的运行</translation>
        </message>
        <message>
            <source>No other finished run</source>
            <translation>没有其他已完成的运行</translation>
        </message>
    </context>
    <context>
        <name>EngineProcess</name>
        <message>
            <source>The engine %1 could not be started: %2</source>
            <translation>无法启动计算引擎 %1：%2</translation>
        </message>
        <message>
            <source>The engine %1 is not there; install the program again, or set ROSA_ENGINE to its path</source>
            <translation>计算引擎 %1 不存在；请重新安装程序，或将 ROSA_ENGINE 设为其路径</translation>
        </message>
        <message>
            <source>The engine ended without a word (%1)</source>
            <translation>计算引擎未给出任何消息便已退出（%1）</translation>
        </message>
        <message>
            <source>epoch</source>
            <translation>轮次</translation>
        </message>
    </context>
    <context>
        <name>EpochPlayer</name>
        <message>
            <source>Follow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Epoch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>epoch %1</source>
            <translation type="unfinished">第 %1 轮</translation>
        </message>
        <message>
            <source>%1/s</source>
            <translation type="unfinished">%1 秒 {1/?}</translation>
        </message>
        <message>
            <source>Epochs shown a second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>While the run trains, show each epoch that is kept as it comes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save film …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pause</source>
            <translation type="unfinished">暂停</translation>
        </message>
        <message>
            <source>Play the epochs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no epoch</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ExperimentForm</name>
        <message>
            <source>Data</source>
            <translation>数据</translation>
        </message>
        <message>
            <source>Sampling</source>
            <translation>采样</translation>
        </message>
        <message>
            <source>Augmentation</source>
            <translation>增强</translation>
        </message>
        <message>
            <source>Encoder</source>
            <translation>编码器</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>损失</translation>
        </message>
        <message>
            <source>Topology rescale</source>
            <translation>拓扑重缩放</translation>
        </message>
        <message>
            <source>Transport</source>
            <translation>传输</translation>
        </message>
        <message>
            <source>Adversarial training</source>
            <translation>对抗训练</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>训练</translation>
        </message>
        <message>
            <source>Watched pairs</source>
            <translation>跟踪的视图对</translation>
        </message>
        <message>
            <source>Evaluation</source>
            <translation>评估</translation>
        </message>
        <message>
            <source>the program's default</source>
            <translation>程序默认值</translation>
        </message>
        <message>
            <source>Repetition</source>
            <translation>重复</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>随机种子</translation>
        </message>
        <message>
            <source>Everything random follows from it: the same seed gives the same run</source>
            <translation>所有随机过程均由它决定：相同的随机种子得到相同的运行</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>运行数</translation>
        </message>
        <message>
            <source>Runs one after the other, with seeds counted up from the first; Results shows their mean</source>
            <translation>依次进行的运行，随机种子从第一个起递增；“结果”显示其均值</translation>
        </message>
    </context>
    <context>
        <name>ExperimentView</name>
        <message>
            <source>Choose data %1</source>
            <translation>选择数据 %1</translation>
        </message>
        <message>
            <source>Choose method %1</source>
            <translation>选择方法 %1</translation>
        </message>
        <message>
            <source>Choose encoder %1</source>
            <translation>选择编码器 %1</translation>
        </message>
        <message>
            <source>Choose preset %1</source>
            <translation>选择预设 %1</translation>
        </message>
        <message>
            <source>Back to the preset</source>
            <translation>恢复为预设</translation>
        </message>
        <message>
            <source>Give every parameter the preset's value</source>
            <translation>将所有参数恢复为预设值</translation>
        </message>
        <message>
            <source>Copy as command</source>
            <translation>复制为命令</translation>
        </message>
        <message>
            <source>Copy the line “rosa train …” that does the same in a shell</source>
            <translation>复制可在终端中完成相同操作的命令行“rosa train …”</translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>已更改 %n 项</numerusform>
            </translation>
        </message>
        <message>
            <source>Defaults</source>
            <translation>默认值</translation>
        </message>
        <message>
            <source>As preset %1</source>
            <translation>与预设 %1 相同</translation>
        </message>
        <message>
            <source>Set %1 to %2</source>
            <translation>将 %1 设为 %2</translation>
        </message>
        <message>
            <source>The configuration cannot be taken: %1</source>
            <translation>无法采用该配置：%1</translation>
        </message>
        <message>
            <source>Take configuration</source>
            <translation>采用配置</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1，%2</translation>
        </message>
        <message>
            <source>Copied: %1</source>
            <translation>已复制：%1</translation>
        </message>
        <message>
            <source>Open %1</source>
            <translation>打开 %1</translation>
        </message>
        <message>
            <source>Open configuration</source>
            <translation>打开配置</translation>
        </message>
        <message>
            <source>%1 is no configuration that can be used. The form was left as it is.</source>
            <translation>%1 不是可用的配置。表单保持原样。</translation>
        </message>
        <message>
            <source>Take configuration of %1</source>
            <translation>采用 %1 的配置</translation>
        </message>
        <message>
            <source>The run's configuration cannot be taken: %1</source>
            <translation>无法采用该运行的配置：%1</translation>
        </message>
    </context>
    <context>
        <name>FieldRow</name>
        <message>
            <source>On</source>
            <translation>开</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>Takes %1%2.</source>
            <translation>取值：%1%2。</translation>
        </message>
        <message>
            <source>, in %1</source>
            <translation>，单位：%1</translation>
        </message>
        <message>
            <source>Default %1 (%2)</source>
            <translation>默认值 %1（%2）</translation>
        </message>
        <message>
            <source>Enter sends the value to %1 while it trains.</source>
            <translation>训练期间按 Enter 可将该值发送给 %1。</translation>
        </message>
        <message>
            <source>Back to %1 (%2)</source>
            <translation>恢复为 %1（%2）</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Wrong value. %1</source>
            <translation>值无效。%1</translation>
        </message>
    </context>
    <context>
        <name>FigureActions</name>
        <message>
            <source>Copy picture</source>
            <translation>复制图片</translation>
        </message>
        <message>
            <source>Copy data</source>
            <translation>复制数据</translation>
        </message>
        <message>
            <source>Show data as table</source>
            <translation>以表格显示数据</translation>
        </message>
        <message>
            <source>Save figure …</source>
            <translation>保存图…</translation>
        </message>
    </context>
    <context>
        <name>FigureDialog</name>
        <message>
            <source>Save figure</source>
            <translation>保存图</translation>
        </message>
        <message>
            <source>One column (84 mm)</source>
            <translation>单栏（84 mm）</translation>
        </message>
        <message>
            <source>Two columns (174 mm)</source>
            <translation>双栏（174 mm）</translation>
        </message>
        <message>
            <source>Own size</source>
            <translation>自定义尺寸</translation>
        </message>
        <message>
            <source>Size preset</source>
            <translation>尺寸预设</translation>
        </message>
        <message>
            <source> mm</source>
            <translation> mm</translation>
        </message>
        <message>
            <source>Width</source>
            <translation>宽度</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>高度</translation>
        </message>
        <message>
            <source> pt</source>
            <translation> pt</translation>
        </message>
        <message>
            <source>Font size</source>
            <translation>字号</translation>
        </message>
        <message>
            <source> dpi</source>
            <translation> dpi</translation>
        </message>
        <message>
            <source>Resolution</source>
            <translation>分辨率</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>格式</translation>
        </message>
        <message>
            <source>Preview: %1</source>
            <translation>预览：%1</translation>
        </message>
        <message>
            <source>&amp;Size</source>
            <translation>尺寸(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Width</source>
            <translation>宽度(&amp;W)</translation>
        </message>
        <message>
            <source>&amp;Height</source>
            <translation>高度(&amp;H)</translation>
        </message>
        <message>
            <source>Fo&amp;nt</source>
            <translation>字号(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Format</source>
            <translation>格式(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Resolution</source>
            <translation>分辨率(&amp;R)</translation>
        </message>
        <message>
            <source>Text below 6 points is refused by many journals.</source>
            <translation>许多期刊不接受小于 6 磅的文字。</translation>
        </message>
        <message>
            <source>The figure was not saved: %1</source>
            <translation>图未保存：%1</translation>
        </message>
        <message>
            <source>Data: %1</source>
            <translation>数据：%1</translation>
        </message>
        <message numerus="yes">
            <source>The first %Ln row(s) of %1; "Copy" takes all of them.</source>
            <translation>
                <numerusform>仅显示前 %Ln 行，共 %1 行；“复制”包含全部行。</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>复制(&amp;C)</translation>
        </message>
    </context>
    <context>
        <name>FilmJob</name>
        <message>
            <source>Epoch %1     %2     cost under Γ %3, exact %4, independent %5</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ForkDialog</name>
        <message>
            <source>Fork a run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The new run goes on from a checkpoint of %1 with the same random draws, so every difference between the two curves comes from what you change here.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Epochs whose checkpoints are kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fork after epoch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After &amp;epoch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Add a change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same as a command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Fork</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Parameter to change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New value</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Do not change this</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Remove this change</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is changed yet: the new run would repeat the old one.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FormField</name>
        <message>
            <source>a number above %1, at most %2</source>
            <translation>大于 %1 且不超过 %2 的数</translation>
        </message>
        <message>
            <source>a whole number from %1 to %2</source>
            <translation>%1 到 %2 之间的整数</translation>
        </message>
        <message>
            <source>a number from %1 to %2</source>
            <translation>%1 到 %2 之间的数</translation>
        </message>
        <message>
            <source>a number above %1</source>
            <translation>大于 %1 的数</translation>
        </message>
        <message>
            <source>a whole number from %1 on</source>
            <translation>不小于 %1 的整数</translation>
        </message>
        <message>
            <source>a number from %1 on</source>
            <translation>不小于 %1 的数</translation>
        </message>
        <message>
            <source>a whole number up to %1</source>
            <translation>不超过 %1 的整数</translation>
        </message>
        <message>
            <source>a number up to %1</source>
            <translation>不超过 %1 的数</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>整数</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>数</translation>
        </message>
        <message>
            <source>on or off</source>
            <translation>开或关</translation>
        </message>
        <message>
            <source>one of %1</source>
            <translation>以下之一：%1</translation>
        </message>
        <message>
            <source>Expected %1</source>
            <translation>应为%1</translation>
        </message>
    </context>
    <context>
        <name>FormSection</name>
        <message numerus="yes">
            <source>%n wrong</source>
            <translation>
                <numerusform>%n 项有误</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>已更改 %n 项</numerusform>
            </translation>
        </message>
        <message>
            <source>Group of parameters, open</source>
            <translation>参数组，已展开</translation>
        </message>
        <message>
            <source>Group of parameters, folded</source>
            <translation>参数组，已折叠</translation>
        </message>
    </context>
    <context>
        <name>ImportDialog</name>
        <message>
            <source>Import data</source>
            <translation>导入数据</translation>
        </message>
        <message>
            <source>Choose or drop a file or folder</source>
            <translation>选择或拖入文件或文件夹</translation>
        </message>
        <message>
            <source>File or folder</source>
            <translation>文件或文件夹</translation>
        </message>
        <message>
            <source>Choose &amp;file …</source>
            <translation>选择文件(&amp;F)…</translation>
        </message>
        <message>
            <source>Choose f&amp;older …</source>
            <translation>选择文件夹(&amp;O)…</translation>
        </message>
        <message>
            <source>What is wrong</source>
            <translation>问题所在</translation>
        </message>
        <message>
            <source>&amp;Copy messages</source>
            <translation>复制消息(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Replace imported data sets of the same name</source>
            <translation>替换同名的已导入数据集(&amp;R)</translation>
        </message>
        <message>
            <source>Progress of the import</source>
            <translation>导入进度</translation>
        </message>
        <message>
            <source>&amp;Import</source>
            <translation>导入(&amp;I)</translation>
        </message>
        <message>
            <source>Folder with data sets</source>
            <translation>包含数据集的文件夹</translation>
        </message>
        <message>
            <source>File of a data set</source>
            <translation>数据集文件</translation>
        </message>
        <message>
            <source>Data (*.rosadata *.npz *.graphml *.mtx *.csv *.tsv *.dat *.txt ind.*)</source>
            <translation>数据 (*.rosadata *.npz *.graphml *.mtx *.csv *.tsv *.dat *.txt ind.*)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>Folders and files of Planetoid, Geom-GCN, npz, GraphML, Matrix Market, tables (edges.csv, nodes.csv) and packed data sets can be read. Nothing is changed before you press Import.</source>
            <translation>可读取 Planetoid、Geom-GCN、npz、GraphML、Matrix Market、表格（edges.csv、nodes.csv）以及打包数据集的文件夹和文件。按“导入”之前不会作任何更改。</translation>
        </message>
        <message>
            <source>Looking for data sets …</source>
            <translation>正在查找数据集…</translation>
        </message>
        <message>
            <source>Nothing to import here. Choose another file or folder.</source>
            <translation>此处没有可导入的内容。请选择其他文件或文件夹。</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>正在读取…</translation>
        </message>
        <message>
            <source>Not imported</source>
            <translation>未导入</translation>
        </message>
        <message>
            <source>Was there already</source>
            <translation>已存在</translation>
        </message>
        <message>
            <source>Imported</source>
            <translation>已导入</translation>
        </message>
        <message>
            <source>Imported: %1</source>
            <translation>已导入：%1</translation>
        </message>
        <message numerus="yes">
            <source>&amp;Import %n</source>
            <translation>
                <numerusform>导入 %n 个(&amp;I)</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Stopping after this data set …</source>
            <translation>将在此数据集完成后停止…</translation>
        </message>
        <message>
            <source>Importing …</source>
            <translation>正在导入…</translation>
        </message>
        <message>
            <source>%1 of %2 chosen</source>
            <translation>已选择 %1 个，共 %2 个</translation>
        </message>
    </context>
    <context>
        <name>ImportList</name>
        <message>
            <source>Import as</source>
            <translation>导入名称</translation>
        </message>
        <message>
            <source>Format</source>
            <translation>格式</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Data sets found</source>
            <translation>找到的数据集</translation>
        </message>
        <message>
            <source>“%1” is a data set of the program; choose another name</source>
            <translation>“%1”是程序自带的数据集；请另选名称</translation>
        </message>
        <message>
            <source>The store has a “%1” already; choose another name or replace it</source>
            <translation>存储库中已有“%1”；请另选名称或替换它</translation>
        </message>
        <message>
            <source>Two are to be called “%1”</source>
            <translation>有两个数据集都命名为“%1”</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>正在读取…</translation>
        </message>
        <message>
            <source>%1 nodes, %2 edges</source>
            <translation>%1 个节点，%2 条边</translation>
        </message>
    </context>
    <context>
        <name>ImportPreview</name>
        <message>
            <source>Node</source>
            <translation>节点</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Features ≠ 0</source>
            <translation>特征 ≠ 0</translation>
        </message>
        <message>
            <source>Neighbours</source>
            <translation>邻居</translation>
        </message>
        <message>
            <source>First nodes</source>
            <translation>前几个节点</translation>
        </message>
    </context>
    <context>
        <name>LayoutSource</name>
        <message>
            <source>Raw features of %1</source>
            <translation>%1 的原始特征</translation>
        </message>
        <message>
            <source>Random encoder on %1</source>
            <translation>%1 上的随机编码器</translation>
        </message>
        <message>
            <source>Layout of %1</source>
            <translation>%1 的布局</translation>
        </message>
    </context>
    <context>
        <name>LiveStrip</name>
        <message>
            <source>Turned parameters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Live parameters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1%2: %3. %4; Return asks the engine for it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 = %2 in force since epoch %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is %2 already</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 = %2 asked for …</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LiveTurns</name>
        <message>
            <source>On: Enter in a marked parameter sends its value to the run that trains, and the form keeps it for the next run. Off: the form is for the next run only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Live: turns go to %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn %1 while it trains</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sent to %1; it takes it at its next step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 trains with %2; Enter sends %3</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 trains with it since epoch %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 was not told: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 = %2 was sent to %3</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LogDock</name>
        <message>
            <source>Log</source>
            <translation>日志</translation>
        </message>
        <message>
            <source>What engines write appears here.</source>
            <translation>计算引擎的输出显示在此处。</translation>
        </message>
        <message>
            <source>%1: rosa %2</source>
            <translation>%1：rosa %2</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message>
            <source>+  −  arrow keys  Home</source>
            <translation>+  −  方向键  Home</translation>
        </message>
        <message>
            <source>Zoom, move and show all in a plot</source>
            <translation>在图中缩放、移动和显示全部</translation>
        </message>
        <message>
            <source>Arrow keys</source>
            <translation>方向键</translation>
        </message>
        <message>
            <source>Go from cell to cell in a matrix, from point to point in an embedding</source>
            <translation>在矩阵中逐格移动，在嵌入中逐点移动</translation>
        </message>
        <message>
            <source>Menu key, Shift+F10</source>
            <translation>菜单键，Shift+F10</translation>
        </message>
        <message>
            <source>Copy, save or show the data of a plot</source>
            <translation>复制、保存图或显示图的数据</translation>
        </message>
        <message>
            <source>Ctrl+Shift+E</source>
            <translation>Ctrl+Shift+E</translation>
        </message>
        <message>
            <source>Save the plot that has the focus</source>
            <translation>保存具有焦点的图</translation>
        </message>
        <message>
            <source>F2, Delete</source>
            <translation>F2，Delete</translation>
        </message>
        <message>
            <source>Rename or delete a run in the list</source>
            <translation>重命名或删除列表中的运行</translation>
        </message>
        <message>
            <source>Language and scale change at the next start</source>
            <translation>语言和缩放将在下次启动时更改</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>按键</translation>
        </message>
        <message>
            <source>What they do</source>
            <translation>功能</translation>
        </message>
        <message>
            <source>About the RoSA workbench</source>
            <translation>关于 RoSA 工作台</translation>
        </message>
        <message>
            <source>&lt;b&gt;RoSA workbench %1&lt;/b&gt;</source>
            <translation>&lt;b&gt;RoSA 工作台 %1&lt;/b&gt;</translation>
        </message>
        <message>
            <source>Self-supervised learning of node representations by a graph-aware earth mover's distance.&lt;br&gt;Method: Zhu, Guo, Wu, Tang, IJCAI 2022.&lt;br&gt;&lt;br&gt;Licence: GPL 3 or later. Uses Qt %1 and QCustomPlot; engines use LibTorch.&lt;br&gt;&lt;br&gt;Nothing is sent anywhere: no account, no network, no telemetry.&lt;br&gt;&lt;br&gt;Store: %2</source>
            <translation>基于图感知推土机距离的节点表示自监督学习。&lt;br&gt;方法：Zhu, Guo, Wu, Tang, IJCAI 2022。&lt;br&gt;&lt;br&gt;许可证：GPL 3 或更高版本。使用 Qt %1 和 QCustomPlot；计算引擎使用 LibTorch。&lt;br&gt;&lt;br&gt;不向任何地方发送任何内容：无账户、无网络、无遥测。&lt;br&gt;&lt;br&gt;存储库：%2</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>文件(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Open configuration …</source>
            <translation>打开配置(&amp;O)…</translation>
        </message>
        <message>
            <source>&amp;Save configuration …</source>
            <translation>保存配置(&amp;S)…</translation>
        </message>
        <message>
            <source>&amp;Import data …</source>
            <translation>导入数据(&amp;I)…</translation>
        </message>
        <message>
            <source>Recent &amp;data</source>
            <translation>最近的数据(&amp;D)</translation>
        </message>
        <message>
            <source>Nothing was imported yet</source>
            <translation>尚未导入任何数据</translation>
        </message>
        <message>
            <source>Save &amp;figure …</source>
            <translation>保存图(&amp;F)…</translation>
        </message>
        <message>
            <source>Open the run of a fi&amp;gure …</source>
            <translation>打开图所属的运行(&amp;G)…</translation>
        </message>
        <message>
            <source>&amp;Export run …</source>
            <translation>导出运行(&amp;E)…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>退出(&amp;Q)</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>编辑(&amp;E)</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>撤销</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>重做</translation>
        </message>
        <message>
            <source>&amp;Find a run</source>
            <translation>查找运行(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Run</source>
            <translation>运行(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Train</source>
            <translation>训练(&amp;T)</translation>
        </message>
        <message>
            <source>Train with these parameters (F5)</source>
            <translation>使用这些参数训练 (F5)</translation>
        </message>
        <message>
            <source>Not possible yet: %1</source>
            <translation>暂时无法进行：%1</translation>
        </message>
        <message>
            <source>Re&amp;name run</source>
            <translation>重命名运行(&amp;N)</translation>
        </message>
        <message>
            <source>Ta&amp;gs …</source>
            <translation>标签(&amp;G)…</translation>
        </message>
        <message>
            <source>N&amp;otes …</source>
            <translation>备注(&amp;O)…</translation>
        </message>
        <message>
            <source>&amp;Delete run</source>
            <translation>删除运行(&amp;D)</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>视图(&amp;V)</translation>
        </message>
        <message>
            <source>&amp;Reset layout</source>
            <translation>重置布局(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Tools</source>
            <translation>工具(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Preferences …</source>
            <translation>首选项(&amp;P)…</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>帮助(&amp;H)</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts</source>
            <translation>键盘快捷键(&amp;K)</translation>
        </message>
        <message>
            <source>&amp;About</source>
            <translation>关于(&amp;A)</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>训练</translation>
        </message>
        <message>
            <source>Device</source>
            <translation>设备</translation>
        </message>
        <message>
            <source>Where trainings run. Automatic takes a GPU where there is one.</source>
            <translation>训练所用的设备。“自动”在有 GPU 时使用 GPU。</translation>
        </message>
        <message>
            <source>Device: automatic</source>
            <translation>设备：自动</translation>
        </message>
        <message>
            <source>Device: CPU</source>
            <translation>设备：CPU</translation>
        </message>
        <message>
            <source>Device: CUDA</source>
            <translation>设备：CUDA</translation>
        </message>
        <message>
            <source>%1 is neither a configuration (.toml), a run's folder, a figure saved here nor data that can be imported.</source>
            <translation>%1 既不是配置 (.toml)、运行文件夹、在此保存的图，也不是可导入的数据。</translation>
        </message>
        <message>
            <source>Open configuration</source>
            <translation>打开配置</translation>
        </message>
        <message>
            <source>Configurations (*.toml)</source>
            <translation>配置 (*.toml)</translation>
        </message>
        <message>
            <source>Not saved: %1</source>
            <translation>未保存：%1</translation>
        </message>
        <message>
            <source>Save configuration</source>
            <translation>保存配置</translation>
        </message>
        <message>
            <source>%1 was not saved: %2</source>
            <translation>%1 未保存：%2</translation>
        </message>
        <message>
            <source>Imported: %1</source>
            <translation>已导入：%1</translation>
        </message>
        <message>
            <source>Open the run of a figure</source>
            <translation>打开图所属的运行</translation>
        </message>
        <message>
            <source>Figures (*.pdf *.svg *.png *.tex *.csv)</source>
            <translation>图 (*.pdf *.svg *.png *.tex *.csv)</translation>
        </message>
        <message>
            <source>%1 shows run %2</source>
            <translation>%1 显示运行 %2</translation>
        </message>
        <message>
            <source>The figure's run %1 is not in this store.</source>
            <translation>图所属的运行 %1 不在此存储库中。</translation>
        </message>
        <message>
            <source>Use its parameters</source>
            <translation>使用其参数</translation>
        </message>
        <message>
            <source>Choose a run first</source>
            <translation>请先选择运行</translation>
        </message>
        <message>
            <source>Export run into a new folder</source>
            <translation>将运行导出到新文件夹</translation>
        </message>
        <message>
            <source>The run is in %1: record, curves.csv, configuration.toml, results.json</source>
            <translation>运行已导出到 %1：记录、curves.csv、configuration.toml、results.json</translation>
        </message>
        <message>
            <source>The run was not exported: %1</source>
            <translation>未导出该运行：%1</translation>
        </message>
        <message>
            <source>There is nothing to save in this view yet</source>
            <translation>此视图页中尚无可保存的内容</translation>
        </message>
        <message>
            <source>RoSA workbench</source>
            <translation>RoSA 工作台</translation>
        </message>
        <message>
            <source>Views</source>
            <translation>视图页</translation>
        </message>
        <message>
            <source>Train</source>
            <translation>训练</translation>
        </message>
        <message>
            <source>Alignment</source>
            <translation>对齐</translation>
        </message>
        <message>
            <source>Embedding</source>
            <translation>嵌入</translation>
        </message>
        <message>
            <source>Experiment</source>
            <translation>实验</translation>
        </message>
        <message>
            <source>Not trained: %1</source>
            <translation>未训练：%1</translation>
        </message>
        <message>
            <source>Training goes on</source>
            <translation>训练仍在进行</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) train. They can go on in the background; the next start finds them.</source>
            <translation>
                <numerusform>有 %Ln 个运行正在训练。它们可以在后台继续，下次启动时会重新找到。</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Go on in the background</source>
            <translation>在后台继续(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Stop after a checkpoint</source>
            <translation>在检查点后停止(&amp;S)</translation>
        </message>
        <message>
            <source>Your answer is remembered; Tools → Preferences changes it.</source>
            <translation>选择将被记住；可通过“工具 → 首选项”更改。</translation>
        </message>
        <message>
            <source>Results</source>
            <translation>结果</translation>
        </message>
    </context>
    <context>
        <name>MatricesFigure</name>
        <message>
            <source>%1, epoch %2</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>MatrixView</name>
        <message>
            <source>both %1</source>
            <translation>均为 %1</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 和 %2</translation>
        </message>
        <message>
            <source>left out</source>
            <translation>未计入</translation>
        </message>
    </context>
    <context>
        <name>MetricPanels</name>
        <message>
            <source>Loss</source>
            <translation>损失</translation>
        </message>
        <message>
            <source>What training makes small; it can be negative</source>
            <translation>训练所要减小的量；可以为负</translation>
        </message>
        <message>
            <source>Similarity</source>
            <translation>相似度</translation>
        </message>
        <message>
            <source>Parts of the loss: mean g-EMD similarity of pairs of views</source>
            <translation>损失的组成部分：视图对的平均 g-EMD 相似度</translation>
        </message>
        <message>
            <source>positive</source>
            <translation>正样本对</translation>
        </message>
        <message>
            <source>between views</source>
            <translation>视图之间</translation>
        </message>
        <message>
            <source>within a view</source>
            <translation>视图内部</translation>
        </message>
        <message>
            <source>Gradient norm</source>
            <translation>梯度范数</translation>
        </message>
        <message>
            <source>Length of the weights' gradient</source>
            <translation>权重梯度的长度</translation>
        </message>
        <message>
            <source>Perturbation norm</source>
            <translation>扰动范数</translation>
        </message>
        <message>
            <source>Length of the adversarial change δ of the features</source>
            <translation>特征的对抗扰动 δ 的长度</translation>
        </message>
        <message>
            <source>Marginal gap</source>
            <translation>边缘分布偏差</translation>
        </message>
        <message>
            <source>What Sinkhorn's sweeps leave over: ‖Γ1 − t‖₁, mean over the batch</source>
            <translation>Sinkhorn 迭代后的残差：‖Γ1 − t‖₁，批次均值</translation>
        </message>
        <message>
            <source>Entropy</source>
            <translation>熵</translation>
        </message>
        <message>
            <source>nats</source>
            <translation>nats</translation>
        </message>
        <message>
            <source>Of the plans Γ; near that of the independent coupling, the plan says nothing</source>
            <translation>传输计划 Γ 的熵；接近独立耦合的熵时，传输计划不含信息</translation>
        </message>
        <message>
            <source>plan Γ</source>
            <translation>传输计划 Γ</translation>
        </message>
        <message>
            <source>independent</source>
            <translation>独立耦合</translation>
        </message>
        <message>
            <source>Step time</source>
            <translation>单步时间</translation>
        </message>
        <message>
            <source>ms</source>
            <translation>ms</translation>
        </message>
        <message>
            <source>Time of one epoch</source>
            <translation>一个轮次的时间</translation>
        </message>
    </context>
    <context>
        <name>NodeColours</name>
        <message>
            <source>Class</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>未知</translation>
        </message>
        <message>
            <source>Number of neighbours</source>
            <translation>邻居数</translation>
        </message>
        <message>
            <source>Prediction</source>
            <translation>预测</translation>
        </message>
        <message>
            <source>right in every split</source>
            <translation>在所有划分中正确</translation>
        </message>
        <message>
            <source>right in some</source>
            <translation>在部分划分中正确</translation>
        </message>
        <message>
            <source>always wrong</source>
            <translation>始终错误</translation>
        </message>
        <message>
            <source>not tested</source>
            <translation>未测试</translation>
        </message>
        <message>
            <source>node %1</source>
            <translation>节点 %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln neighbour(s)</source>
            <translation>
                <numerusform>%Ln 个邻居</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NodeList</name>
        <message>
            <source>Neighbours</source>
            <translation>邻居</translation>
        </message>
        <message>
            <source>Click a point to see its nearest nodes. Draw round points to select several; with Shift, a rectangle.</source>
            <translation>单击一个点可查看与其最近的节点。圈选多个点可同时选择；按住 Shift 则为矩形选择。</translation>
        </message>
        <message>
            <source>Nearest to %1 in %2</source>
            <translation>%2 中与 %1 最近的节点</translation>
        </message>
        <message>
            <source>Node</source>
            <translation>节点</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Cosine</source>
            <translation>余弦</translation>
        </message>
        <message numerus="yes">
            <source>%Ln selected node(s)</source>
            <translation>
                <numerusform>已选择 %Ln 个节点</numerusform>
            </translation>
        </message>
        <message>
            <source>Degree</source>
            <translation>度</translation>
        </message>
        <message numerus="yes">
            <source>%Ln selected node(s), the first 1,000:</source>
            <translation>
                <numerusform>已选择 %Ln 个节点，前 1,000 个：</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NodeSearch</name>
        <message>
            <source>Open pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Node</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Against (the same where empty)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name or number</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>OverlayButton</name>
        <message>
            <source>Draw other runs over this one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Filter by name, data set, tag …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Filter runs</source>
            <translation type="unfinished">筛选运行</translation>
        </message>
        <message>
            <source>Runs to draw over this one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take all away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Overlay …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Overlay (%1) …</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Overlay runs, %n chosen</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>%1 · %2 · seed %3</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PairChooser</name>
        <message>
            <source>Batch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All views of some nodes against all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Watched</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pairs that the run keeps from epoch to epoch</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Node</source>
            <translation type="unfinished">节点</translation>
        </message>
        <message>
            <source>A node by name or number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Worst</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nodes whose two views are aligned worst</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PairData</name>
        <message>
            <source>Positive pair of %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 against %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>D, cost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>S, rescale</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>D∘S, rescaled cost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Γ, Sinkhorn's plan</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Γ*, exact plan</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cost of moving weight from a row's node to a column's: 1 − cosine of their embeddings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What costs are multiplied by: the sigmoid of the nodes' hop distance Ψ divided by τ; 1 where the objective does not rescale this pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The cost that is transported by: D times S, cell by cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How much weight goes from a row's node to a column's, by Sinkhorn's sweeps; it sums to 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The plan of least cost, without entropy: what Sinkhorn's comes close to as λ grows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First view, centre %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Second view, centre %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PairNumbers</name>
        <message>
            <source>Cost under Γ</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>⟨Γ, D∘S⟩: what Sinkhorn's plan pays; the g-EMD of the two views</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exact cost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The least any plan with these weights can pay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Independent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What t·rᵀ pays, which moves weight without regard to cost; near it the plan aligns nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Marginal gap</source>
            <translation type="unfinished">边缘分布偏差</translation>
        </message>
        <message>
            <source>‖Γ1 − t‖₁: weight that Sinkhorn's few sweeps left in the wrong rows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Entropy</source>
            <translation type="unfinished">熵</translation>
        </message>
        <message>
            <source>Entropy of Γ as a share of that of t·rᵀ; 100 % means that Γ prefers no node to another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Same class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Share of the mass that goes between nodes of one class, and what t·rᵀ would give by chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no classes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 (chance %2)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PairPanel</name>
        <message>
            <source>Asking the engine …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>walks </source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number of the walks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another number draws other random walks from the same centres; watched pairs are kept with 0</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Matrices</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lock colour scales</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep the colour scales as they are while pairs and epochs change, so that colours can be compared</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Link the scales of costs and of plans</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Colours: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Weakest flow shown, in per cent of the strongest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>all flows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>top </source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only so many of the strongest flows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Flows</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n flow(s), %1 of the mass</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>%1, epoch %2</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PairView</name>
        <message>
            <source>Flows of the plan between the two views</source>
            <translation>两个视图之间传输计划的流</translation>
        </message>
        <message>
            <source>%1, the centre</source>
            <translation>%1，中心</translation>
        </message>
        <message>
            <source>between classes</source>
            <translation>不同类别之间</translation>
        </message>
    </context>
    <context>
        <name>ParameterForm</name>
        <message>
            <source>Find a parameter</source>
            <translation>查找参数</translation>
        </message>
        <message>
            <source>No parameter fits “%1”.</source>
            <translation>没有与“%1”匹配的参数。</translation>
        </message>
    </context>
    <context>
        <name>PreferencesDialog</name>
        <message>
            <source>Preferences</source>
            <translation>首选项</translation>
        </message>
        <message>
            <source>As the desktop</source>
            <translation>跟随桌面</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>浅色</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>跟随系统</translation>
        </message>
        <message>
            <source>Ask</source>
            <translation>询问</translation>
        </message>
        <message>
            <source>Let it go on in the background</source>
            <translation>让其在后台继续</translation>
        </message>
        <message>
            <source>Stop it after a checkpoint</source>
            <translation>在检查点后停止</translation>
        </message>
        <message>
            <source>&amp;Appearance</source>
            <translation>外观(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Scale (next start)</source>
            <translation>缩放（下次启动）(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Language (next start)</source>
            <translation>语言（下次启动）(&amp;L)</translation>
        </message>
        <message>
            <source>Training when the window &amp;closes</source>
            <translation>关闭窗口时的训练(&amp;C)</translation>
        </message>
    </context>
    <context>
        <name>QCustomPlot</name>
        <message>
            <source>epoch</source>
            <translation>轮次</translation>
        </message>
    </context>
    <context>
        <name>ReplayBar</name>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>Replay from the start</source>
            <translation>从头重放</translation>
        </message>
    </context>
    <context>
        <name>ResultsFigure</name>
        <message>
            <source>Accuracy, per cent</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ResultsFigureText</name>
        <message>
            <source>Accuracy on %1: every point, mean, 95 % interval; grey: published</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Accuracy, per cent</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ResultsText</name>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation type="unfinished">
                <numerusform>%Ln 个运行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln split(s)</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Accuracy in per cent on %1: mean and standard deviation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Protocol: %1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The methods were not all measured under the same protocol.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Method</source>
            <translation type="unfinished">方法</translation>
        </message>
        <message>
            <source>Encoder</source>
            <translation type="unfinished">编码器</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation type="unfinished">准确率</translation>
        </message>
        <message>
            <source>Published</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ResultsView</name>
        <message>
            <source>Choose a run in the list of runs, or train one, to see its results.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copy table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As LaTeX</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table was copied as LaTeX</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As CSV</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The table was copied as CSV</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Method</source>
            <translation type="unfinished">方法</translation>
        </message>
        <message>
            <source>Encoder</source>
            <translation type="unfinished">编码器</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation type="unfinished">预设</translation>
        </message>
        <message>
            <source>n</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Accuracy %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>95 % interval</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Published (copied)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Protocol</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Results</source>
            <translation type="unfinished">结果</translation>
        </message>
        <message>
            <source>Class</source>
            <translation type="unfinished">类别</translation>
        </message>
        <message>
            <source>Precision</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Recall</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>F1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tested</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Scores of the classes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Classes</source>
            <translation type="unfinished">类别</translation>
        </message>
        <message>
            <source>Nodes of a cell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Per cent of the true class</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number of predictions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Values of the confusion matrix</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The run has not finished: its results appear here when it has been evaluated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are no results: %1. “rosa evaluate %2” in a shell adds them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Node classification on %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>These methods were not all measured in the same way, so their numbers cannot be compared: see the protocols.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean and deviation over the runs' means</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean and deviation over the splits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>± is the sample standard deviation.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 is %2 points higher, split by split; 95 % interval %3 … %4 (the splits overlap, so it is optimistic).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Copied from: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Protocol of %1: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Macro mean</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reading the predictions …</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%Ln node(s) of class %1 predicted rightly</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln node(s) of class %1 taken for %2</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
        <message>
            <source>Asking the engine for the worst pair …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The worst pair is not known</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RunChoices</name>
        <message>
            <source>Import data …</source>
            <translation>导入数据…</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>数据</translation>
        </message>
        <message>
            <source>Data sets of the program and imported ones</source>
            <translation>程序自带的和已导入的数据集</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>方法</translation>
        </message>
        <message>
            <source>Encoder</source>
            <translation>编码器</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation>预设</translation>
        </message>
        <message>
            <source>Where the defaults below come from; the tooltip of a parameter names the source of its value</source>
            <translation>下方默认值的来源；参数的工具提示会注明其值的来源</translation>
        </message>
        <message>
            <source>There is no data set “%1” in this store. Choose another or import it.</source>
            <translation>此存储库中没有数据集“%1”。请选择其他数据集或将其导入。</translation>
        </message>
    </context>
    <context>
        <name>RunControls</name>
        <message>
            <source>queued</source>
            <translation type="unfinished">排队中</translation>
        </message>
        <message>
            <source>running</source>
            <translation type="unfinished">运行中</translation>
        </message>
        <message>
            <source>paused</source>
            <translation type="unfinished">已暂停</translation>
        </message>
        <message>
            <source>finished</source>
            <translation type="unfinished">已完成</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation type="unfinished">已停止</translation>
        </message>
        <message>
            <source>failed</source>
            <translation type="unfinished">失败</translation>
        </message>
        <message>
            <source>interrupted: its process is gone</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 s left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 min left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 h left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pause</source>
            <translation type="unfinished">暂停</translation>
        </message>
        <message>
            <source>waits after this epoch; the process keeps everything</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resume</source>
            <translation type="unfinished">继续</translation>
        </message>
        <message>
            <source>goes on where the run paused, or from its last checkpoint</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Single step</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>trains one epoch, then pauses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>ends training after a checkpoint; the run can be resumed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fork from here …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a new run from a checkpoint, under other parameters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Resume %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>epoch %1/%2</source>
            <translation type="unfinished">第 %1/%2 轮</translation>
        </message>
        <message>
            <source>epoch %1</source>
            <translation type="unfinished">第 %1 轮</translation>
        </message>
        <message>
            <source>%1 epochs/s</source>
            <translation type="unfinished">%1 轮/秒</translation>
        </message>
    </context>
    <context>
        <name>RunCurves</name>
        <message>
            <source>fork</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>resume</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RunNames</name>
        <message>
            <source>seed %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RunRequests</name>
        <message>
            <source>Answers about %1</source>
            <translation>关于 %1 的查询</translation>
        </message>
    </context>
    <context>
        <name>RunTableModel</name>
        <message>
            <source>queued</source>
            <translation>排队中</translation>
        </message>
        <message>
            <source>running</source>
            <translation>运行中</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>已暂停</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>已完成</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>interrupted</source>
            <translation>已中断</translation>
        </message>
        <message>
            <source>%1 ± %2 %</source>
            <translation>%1 ± %2 %</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>数据</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>方法</translation>
        </message>
        <message>
            <source>Encoder</source>
            <translation>编码器</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation>预设</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>随机种子</translation>
        </message>
        <message>
            <source>Epochs</source>
            <translation>轮次</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>损失</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>准确率</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>标签</translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>Begun</source>
            <translation>开始时间</translation>
        </message>
    </context>
    <context>
        <name>RunsDock</name>
        <message>
            <source>Runs</source>
            <translation>运行</translation>
        </message>
        <message>
            <source>No runs yet.
Press Train, or drop a run's folder here.</source>
            <translation>尚无运行。
按“训练”，或将运行文件夹拖到此处。</translation>
        </message>
        <message>
            <source>Filter: cora tag:best state:failed</source>
            <translation>筛选：cora tag:best state:失败</translation>
        </message>
        <message>
            <source>Filter runs</source>
            <translation>筛选运行</translation>
        </message>
        <message>
            <source>Show the parameters in which these runs differ</source>
            <translation>显示这些运行之间不同的参数</translation>
        </message>
        <message>
            <source>Only what differs</source>
            <translation>仅显示不同项</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>标签</translation>
        </message>
        <message numerus="yes">
            <source>Tags of %Ln run(s), separated by commas:</source>
            <translation>
                <numerusform>%Ln 个运行的标签，以逗号分隔：</numerusform>
            </translation>
        </message>
        <message>
            <source>Notes</source>
            <translation>备注</translation>
        </message>
        <message>
            <source>Notes on %1:</source>
            <translation>%1 的备注：</translation>
        </message>
        <message>
            <source>A run that trains is not deleted: stop it first</source>
            <translation>正在训练的运行无法删除：请先停止</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) moved to the bin; Edit → Undo brings them back</source>
            <translation>
                <numerusform>已将 %Ln 个运行移至回收站；“编辑 → 撤销”可恢复</numerusform>
            </translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Use its parameters</source>
            <translation>使用其参数</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>重命名</translation>
        </message>
        <message>
            <source>Tags …</source>
            <translation>标签…</translation>
        </message>
        <message>
            <source>Notes …</source>
            <translation>备注…</translation>
        </message>
        <message>
            <source>Copy identifier</source>
            <translation>复制标识符</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>打开文件夹</translation>
        </message>
        <message>
            <source>Export run …</source>
            <translation>导出运行…</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>删除</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation>
                <numerusform>%Ln 个运行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln run(s)</source>
            <translation>
                <numerusform>%L1 / %Ln 个运行</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ScatterView</name>
        <message>
            <source>Scatter plot</source>
            <translation>散点图</translation>
        </message>
        <message numerus="yes">
            <source>%Ln point(s)</source>
            <translation>
                <numerusform>%Ln 个点</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln selected</source>
            <translation>
                <numerusform>已选择 %Ln 个</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StripPlot</name>
        <message>
            <source>Accuracies of all runs and splits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each dot is a run (or a split of a single run); upright line: mean; bar: 95 % interval; grey: published</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TaskStrip</name>
        <message>
            <source>%1 s</source>
            <translation>%1 秒</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 分钟</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <translation>%1 小时 %2 分钟</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>进度</translation>
        </message>
        <message>
            <source>Stop this work</source>
            <translation>停止此任务</translation>
        </message>
        <message>
            <source>%1: %2 %3 of %4</source>
            <translation>%1：%2 %3 / %4</translation>
        </message>
        <message>
            <source>loss %1</source>
            <translation>损失 %1</translation>
        </message>
        <message>
            <source>%1 epochs/s</source>
            <translation>%1 轮/秒</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>剩余 %1</translation>
        </message>
        <message>
            <source>Stop %1</source>
            <translation>停止 %1</translation>
        </message>
    </context>
    <context>
        <name>Text</name>
        <message>
            <source>%1 by epoch</source>
            <translation>%1 随轮次的变化</translation>
        </message>
    </context>
    <context>
        <name>TrainView</name>
        <message>
            <source>Show all epochs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The first point comes with the first epoch …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Train</source>
            <translation type="unfinished">训练</translation>
        </message>
        <message>
            <source>State of the run</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Runs that differ in their seed alone: each by itself, or their mean with a band</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each run by itself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean, and band from smallest to largest</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mean, and band of one standard deviation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seeds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Plots</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Which quantities are shown</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smoothing, per cent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Exponential smoothing; the values themselves stay visible behind it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Smoothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show all epochs, and new ones as they come (Home in a plot)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No run is chosen. Train one, or choose one in the list of runs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Train (F5)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Run %1 cannot be read: %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seeds: mean and band</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A turned parameter is unknown: %1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fork of %1</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Training</name>
        <message>
            <source>Resumed %1</source>
            <translation>已继续 %1</translation>
        </message>
        <message>
            <source>The run could not be stopped: %1</source>
            <translation>无法停止该运行：%1</translation>
        </message>
        <message>
            <source>%1 is finished</source>
            <translation>%1 已完成</translation>
        </message>
        <message>
            <source>%1 was stopped</source>
            <translation>%1 已停止</translation>
        </message>
        <message>
            <source>The engine of "%1" ended unexpectedly. Nothing that was recorded is lost.</source>
            <translation>“%1”的计算引擎意外退出。已记录的内容均未丢失。</translation>
        </message>
        <message>
            <source>"%1" did not work: %2</source>
            <translation>“%1”未成功：%2</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>The run "%1" was interrupted. It can go on from its last checkpoint with the same result.</source>
            <translation>运行“%1”已中断。它可以从最后一个检查点继续，结果不变。</translation>
        </message>
        <message>
            <source>Look at it</source>
            <translation>查看</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>暂不处理</translation>
        </message>
    </context>
    <context>
        <name>WatchedList</name>
        <message>
            <source>Watched pairs</source>
            <translation type="unfinished">跟踪的视图对</translation>
        </message>
        <message>
            <source>%1, positive</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>%1 – %2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This run watches no pairs.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kept at many epochs of the training: their slider needs no engine.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>WorstList</name>
        <message>
            <source>Class</source>
            <translation type="unfinished">类别</translation>
        </message>
        <message>
            <source>Worst aligned positive pairs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Node</source>
            <translation type="unfinished">节点</translation>
        </message>
        <message>
            <source>g-EMD</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All classes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Asking the engine …</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>Epoch %1: the worst of %n node(s) that were measured.</source>
            <translation type="unfinished">
                <numerusform />
            </translation>
        </message>
    </context>
    <context>
        <name>main</name>
        <message>
            <source>RoSA workbench</source>
            <translation>RoSA 工作台</translation>
        </message>
        <message>
            <source>Train, look inside the transport, see the embedding</source>
            <translation>训练，剖析传输，查看嵌入</translation>
        </message>
        <message>
            <source>Data set to begin with.</source>
            <translation>启动时使用的数据集。</translation>
        </message>
        <message>
            <source>name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Run to look at.</source>
            <translation>要查看的运行。</translation>
        </message>
        <message>
            <source>id</source>
            <translation>标识符</translation>
        </message>
        <message>
            <source>Folder that holds runs and imported data.</source>
            <translation>存放运行和已导入数据的文件夹。</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Configurations, runs, data or figures to open.</source>
            <translation>要打开的配置、运行、数据或图。</translation>
        </message>
    </context>
    <context>
        <name>rosa::workbench::RunChange</name>
        <message>
            <source>Rename %1</source>
            <translation>重命名 %1</translation>
        </message>
        <message numerus="yes">
            <source>Tag %Ln run(s)</source>
            <translation>
                <numerusform>更改 %Ln 个运行的标签</numerusform>
            </translation>
        </message>
        <message>
            <source>Notes on %1</source>
            <translation>%1 的备注</translation>
        </message>
        <message numerus="yes">
            <source>Delete %Ln run(s)</source>
            <translation>
                <numerusform>删除 %Ln 个运行</numerusform>
            </translation>
        </message>
    </context>
</TS>
