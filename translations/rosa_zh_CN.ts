<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
    <context>
        <name>ActionBar</name>
        <message>
            <source>Training</source>
            <translation>训练</translation>
        </message>
    </context>
    <context>
        <name>AlignmentFigure</name>
        <message>
            <source>Flows of Γ: %1</source>
            <translation>Γ 的流：%1</translation>
        </message>
        <message>
            <source>Caption</source>
            <translation>说明文字</translation>
        </message>
        <message>
            <source>Left title</source>
            <translation>左侧标题</translation>
        </message>
        <message>
            <source>Right title</source>
            <translation>右侧标题</translation>
        </message>
        <message>
            <source>Title %1</source>
            <translation>标题 %1</translation>
        </message>
    </context>
    <context>
        <name>AlignmentView</name>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Train a run or choose one in the list of runs to see how transport aligns its views.</source>
            <translation>请训练一个运行或在运行列表中选择一个，以查看传输如何对齐其视图。</translation>
        </message>
        <message>
            <source>Reading the run …</source>
            <translation>正在读取运行…</translation>
        </message>
        <message>
            <source>This run&apos;s method compares nodes instead of views, so there are no pairs to show.
Choose a run of RoSA.</source>
            <translation>此运行的方法比较的是节点而非视图，因此没有可显示的视图对。
请选择一个 RoSA 运行。</translation>
        </message>
        <message>
            <source>No pair of time snapshots in this run has %1 in both</source>
            <translation>本次运行中没有两个快照都含有 %1 的时间快照对</translation>
        </message>
        <message>
            <source>No pair of this run has %1 in its first time snapshot and %2 in its second</source>
            <translation>本次运行没有一对时间快照的第一个含有 %1、第二个含有 %2</translation>
        </message>
        <message numerus="yes">
            <source>%n checkpoint(s): this pair is not watched during training</source>
            <translation>
                <numerusform>%n 个检查点：训练期间不跟踪此视图对</numerusform>
            </translation>
        </message>
        <message>
            <source>Alignment</source>
            <translation>对齐</translation>
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
        <name>BarsText</name>
        <message>
            <source>%1, per cent</source>
            <translation>%1（百分比）</translation>
        </message>
        <message>
            <source> (the axis begins at %1)</source>
            <translation>（坐标轴从 %1 开始）</translation>
        </message>
        <message>
            <source>* %1 of %2 seeds</source>
            <translation>* %1/%2 个种子</translation>
        </message>
        <message>
            <source>published</source>
            <translation>已发表</translation>
        </message>
        <message>
            <source>*: runs are missing</source>
            <translation>*：缺少运行</translation>
        </message>
        <message>
            <source>; 95 % interval %1</source>
            <translation>；95 % 区间，%1</translation>
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
            <translation>权重</translation>
        </message>
        <message>
            <source>g-EMD between first views (rows) and second views (columns), epoch %1</source>
            <translation>第一视图（行）与第二视图（列）之间的 g-EMD，第 %1 轮</translation>
        </message>
        <message>
            <source>g-EMD between all views (first, then second), epoch %1</source>
            <translation>全部视图之间的 g-EMD（先第一视图，后第二视图），第 %1 轮</translation>
        </message>
        <message>
            <source>Softmax weight between first views (rows) and second views (columns), epoch %1</source>
            <translation>第一视图（行）与第二视图（列）之间的 softmax 权重，第 %1 轮</translation>
        </message>
        <message>
            <source>Softmax weight between first views (rows) and second, then first views (columns), epoch %1</source>
            <translation>第一视图（行）与第二视图、再与第一视图（列）之间的 softmax 权重，第 %1 轮</translation>
        </message>
        <message>
            <source>%1; views padded to %2 and %3 nodes, as in training</source>
            <translation>%1；视图填充到 %2 和 %3 个节点，与训练时相同</translation>
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
            <translation>Softmax 权重</translation>
        </message>
        <message>
            <source>Quantity shown in the cells</source>
            <translation>单元格显示的量</translation>
        </message>
        <message>
            <source>g-EMD: transport cost between the two views; softmax weight: share of the pair in the denominator of its row&apos;s loss</source>
            <translation>g-EMD：两个视图之间的传输代价；softmax 权重：该视图对在其所在行损失的分母中所占的份额</translation>
        </message>
        <message>
            <source>Between views</source>
            <translation>视图之间</translation>
        </message>
        <message>
            <source>All views</source>
            <translation>全部视图</translation>
        </message>
        <message>
            <source>Compared views</source>
            <translation>所比较的视图</translation>
        </message>
        <message>
            <source>Between views: first views (rows) against second views (columns); all views: also views of the same side against each other</source>
            <translation>视图之间：第一视图（行）对第二视图（列）；全部视图：还包括同一侧视图之间的比较</translation>
        </message>
        <message>
            <source>Number of centres</source>
            <translation>中心节点数</translation>
        </message>
        <message>
            <source>Draw of centres and walks</source>
            <translation>中心节点和游走的抽样</translation>
        </message>
        <message>
            <source>Each number draws different centres and walks</source>
            <translation>每个数字抽取不同的中心节点和游走</translation>
        </message>
        <message>
            <source>Recompute with the current weights</source>
            <translation>用当前权重重新计算</translation>
        </message>
        <message>
            <source>Batch matrix</source>
            <translation>批次矩阵</translation>
        </message>
        <message>
            <source>Waiting for the engine …</source>
            <translation>正在等待计算引擎…</translation>
        </message>
        <message>
            <source>Batch matrix, %1</source>
            <translation>批次矩阵，%1</translation>
        </message>
        <message>
            <source>Epoch %1, sorted by class; positive pairs are framed. Click a cell to open its pair.</source>
            <translation>第 %1 轮，按类别排序；正样本对带有边框。单击单元格可打开对应的视图对。</translation>
        </message>
        <message>
            <source>Epoch of the batch matrix</source>
            <translation>批次矩阵的轮次</translation>
        </message>
        <message>
            <source>Use the newest weights or those of a checkpoint</source>
            <translation>使用最新的权重，或某个检查点的权重</translation>
        </message>
        <message>
            <source>newest</source>
            <translation>最新</translation>
        </message>
        <message>
            <source>epoch %1</source>
            <translation>第 %1 轮</translation>
        </message>
        <message>
            <source>A view against itself: excluded from the objective</source>
            <translation>视图与其自身：不计入目标函数</translation>
        </message>
        <message>
            <source>Views padded to %1 (first) and %2 (second) nodes, as in training.</source>
            <translation>视图填充到 %1（第一视图）和 %2（第二视图）个节点，与训练时相同。</translation>
        </message>
        <message>
            <source>Views alone, without the padding of the training.</source>
            <translation>仅视图，不含训练时的填充。</translation>
        </message>
        <message>
            <source>Cells</source>
            <translation>单元格</translation>
        </message>
        <message>
            <source>Views</source>
            <translation>视图</translation>
        </message>
        <message>
            <source>Centres</source>
            <translation>中心节点</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>抽样</translation>
        </message>
        <message>
            <source>Epoch</source>
            <translation>轮次</translation>
        </message>
    </context>
    <context>
        <name>Catalogue</name>
        <message>
            <source>Directed edges</source>
            <translation>有向边</translation>
        </message>
        <message>
            <source>Uses the published edge directions in evaluation and for the topology distance Ψ; random walks are always undirected</source>
            <translation>在评估和拓扑距离 Ψ 中使用公开数据的边方向；随机游走始终是无向的</translation>
        </message>
        <message>
            <source>Batch size</source>
            <translation>批次大小</translation>
        </message>
        <message>
            <source>nodes</source>
            <translation>节点</translation>
        </message>
        <message>
            <source>Centre nodes drawn per epoch, without replacement; larger batches provide more negatives, and time and memory grow quadratically</source>
            <translation>每个轮次不放回抽取的中心节点数；批次越大，负样本越多，时间和内存按平方增长</translation>
        </message>
        <message>
            <source>Walk length</source>
            <translation>游走长度</translation>
        </message>
        <message>
            <source>steps</source>
            <translation>步</translation>
        </message>
        <message>
            <source>Number of random-walk steps that generate a view; longer walks give larger views that share more structure</source>
            <translation>生成视图的随机游走步数；游走越长，视图越大，共有的结构越多</translation>
        </message>
        <message>
            <source>Restart probability</source>
            <translation>重启概率</translation>
        </message>
        <message>
            <source>Probability of returning to the centre at each step of a walk; larger values keep views close to the centre</source>
            <translation>游走每一步返回中心节点的概率；越大，视图越靠近中心</translation>
        </message>
        <message>
            <source>Edges dropped, view 1</source>
            <translation>丢弃的边，视图 1</translation>
        </message>
        <message>
            <source>Probability of dropping an edge of the first view</source>
            <translation>第一视图中每条边被丢弃的概率</translation>
        </message>
        <message>
            <source>Edges dropped, view 2</source>
            <translation>丢弃的边，视图 2</translation>
        </message>
        <message>
            <source>Probability of dropping an edge of the second view</source>
            <translation>第二视图中每条边被丢弃的概率</translation>
        </message>
        <message>
            <source>Features masked, view 1</source>
            <translation>屏蔽的特征，视图 1</translation>
        </message>
        <message>
            <source>Probability of setting a feature to 0 in all first views of the batch</source>
            <translation>在批次的所有第一视图中，将某个特征置 0 的概率</translation>
        </message>
        <message>
            <source>Features masked, view 2</source>
            <translation>屏蔽的特征，视图 2</translation>
        </message>
        <message>
            <source>Probability of setting a feature to 0 in all second views of the batch</source>
            <translation>在批次的所有第二视图中，将某个特征置 0 的概率</translation>
        </message>
        <message>
            <source>Edge drop unit</source>
            <translation>丢弃单位</translation>
        </message>
        <message>
            <source>Whether edge dropping samples once per edge or once per direction</source>
            <translation>丢弃边时，对每条边抽取一次，还是对边的每个方向各抽取一次</translation>
        </message>
        <message>
            <source>Both directions of an edge are dropped together</source>
            <translation>边的两个方向一起丢弃</translation>
        </message>
        <message>
            <source>Each direction of an edge is dropped independently</source>
            <translation>边的每个方向独立丢弃</translation>
        </message>
        <message>
            <source>Hidden size</source>
            <translation>隐藏维度</translation>
        </message>
        <message>
            <source>dimensions</source>
            <translation>维</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>层数</translation>
        </message>
        <message>
            <source>layers</source>
            <translation>层</translation>
        </message>
        <message>
            <source>Number of layers of a GraphSAGE encoder; each extends the receptive field by one hop</source>
            <translation>GraphSAGE 编码器的层数；每层将感受野扩大一跳</translation>
        </message>
        <message>
            <source>GraphSAGE layer</source>
            <translation>GraphSAGE 层</translation>
        </message>
        <message>
            <source>How a GraphSAGE layer combines the features of a node with the mean of its neighbourhood</source>
            <translation>GraphSAGE 层如何组合节点的特征与其邻域均值</translation>
        </message>
        <message>
            <source>ELU(X·W′ ‖ D̂⁻¹ÂXW); each half has hidden/2 dimensions, the first one more if hidden is odd</source>
            <translation>ELU(X·W′ ‖ D̂⁻¹ÂXW)；两半各为 hidden/2 维，hidden 为奇数时前一半多一维</translation>
        </message>
        <message>
            <source>ELU(BN(X·W′ + D̂⁻¹ÂXW)): the root term is added</source>
            <translation>ELU(BN(X·W′ + D̂⁻¹ÂXW))：根节点项为相加</translation>
        </message>
        <message>
            <source>Temperature τ</source>
            <translation>温度 τ</translation>
        </message>
        <message>
            <source>Divides the similarities in the contrastive loss; smaller values give hard negatives more weight</source>
            <translation>对比损失中相似度的除数；越小，难负样本的权重越大</translation>
        </message>
        <message>
            <source>Similarity</source>
            <translation>相似度</translation>
        </message>
        <message>
            <source>How the transport cost is converted to a similarity; the second form equals the first at half the temperature</source>
            <translation>如何由传输代价得到相似度；第二种等于温度减半的第一种</translation>
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
            <translation>正样本对加倍</translation>
        </message>
        <message>
            <source>Doubles the similarity of the positive pair if its cost is rescaled by topology</source>
            <translation>当正样本对的代价按拓扑重缩放时，将其相似度加倍</translation>
        </message>
        <message>
            <source>Denominator</source>
            <translation>分母</translation>
        </message>
        <message>
            <source>Whether the denominator of the contrastive loss includes the positive pair</source>
            <translation>对比损失的分母中是否包含正样本对</translation>
        </message>
        <message>
            <source>All inter-view pairs, including the positive, and the intra-view pairs with k ≠ i</source>
            <translation>所有视图间的对（含正样本对）以及视图内 k ≠ i 的对</translation>
        </message>
        <message>
            <source>Only inter-view and intra-view pairs with k ≠ i</source>
            <translation>仅视图间和视图内 k ≠ i 的对</translation>
        </message>
        <message>
            <source>Topology rescale</source>
            <translation>拓扑重缩放</translation>
        </message>
        <message>
            <source>Multiplies the cost of two nodes by S = sigmoid(Ψ/τ), where Ψ is their hop distance: nearby nodes cost less</source>
            <translation>将两个节点的代价乘以 S = sigmoid(Ψ/τ)，Ψ 为其跳数距离：节点越近，代价越低</translation>
        </message>
        <message>
            <source>Topology temperature τ</source>
            <translation>拓扑温度 τ</translation>
        </message>
        <message>
            <source>hops</source>
            <translation>跳</translation>
        </message>
        <message>
            <source>Scale of the hop distance in the sigmoid of the topology rescale; larger values make the rescale flatter</source>
            <translation>拓扑重缩放的 sigmoid 中跳数距离的尺度；越大，重缩放越平缓</translation>
        </message>
        <message>
            <source>Rescaled pairs</source>
            <translation>重缩放的视图对</translation>
        </message>
        <message>
            <source>Pairs of views whose cost matrices are rescaled</source>
            <translation>对哪些视图对的代价矩阵做拓扑重缩放</translation>
        </message>
        <message>
            <source>All pairs of views; time grows quadratically with the batch size</source>
            <translation>所有视图对；时间随批次大小的平方增长</translation>
        </message>
        <message>
            <source>Only the two views of the same centre</source>
            <translation>仅同一中心节点的两个视图</translation>
        </message>
        <message>
            <source>Sharpness λ</source>
            <translation>锐度 λ</translation>
        </message>
        <message>
            <source>1/cost</source>
            <translation>1/代价</translation>
        </message>
        <message>
            <source>Marginals</source>
            <translation>边缘分布</translation>
        </message>
        <message>
            <source>Weight that each node of a view sends or receives</source>
            <translation>视图中每个节点发出或接收的权重</translation>
        </message>
        <message>
            <source>max(x·mean of the other view, 0), normalised; uniform if all are 0</source>
            <translation>max(x·另一视图的均值, 0)，再归一化；全为 0 时取均匀分布</translation>
        </message>
        <message>
            <source>Values ≤ 0 are set to 1e-8, then all are normalised</source>
            <translation>≤ 0 的值设为 1e-8，再全部归一化</translation>
        </message>
        <message>
            <source>Adversarial training</source>
            <translation>对抗训练</translation>
        </message>
        <message>
            <source>Adds a perturbation that increases the loss to the features of the first view</source>
            <translation>在第一视图的特征上加入使损失上升的扰动</translation>
        </message>
        <message>
            <source>Ascent steps M</source>
            <translation>上升步数 M</translation>
        </message>
        <message>
            <source>ascents</source>
            <translation>次</translation>
        </message>
        <message>
            <source>Gradient ascent steps of the perturbation per training step; each costs one forward and one backward pass</source>
            <translation>每个训练步中扰动的梯度上升步数；每步需要一次前向传播和一次反向传播</translation>
        </message>
        <message>
            <source>Ascent step size α</source>
            <translation>上升步长 α</translation>
        </message>
        <message>
            <source>feature units</source>
            <translation>特征单位</translation>
        </message>
        <message>
            <source>Step size of the ascent; also bounds the random initial perturbation</source>
            <translation>上升的步长；同时限定扰动的随机初值</translation>
        </message>
        <message>
            <source>Ascent direction</source>
            <translation>上升方向</translation>
        </message>
        <message>
            <source>How the perturbation is updated from the gradient</source>
            <translation>如何由梯度更新扰动</translation>
        </message>
        <message>
            <source>δ ← δ + α·g/‖g‖, Frobenius norm</source>
            <translation>δ ← δ + α·g/‖g‖，Frobenius 范数</translation>
        </message>
        <message>
            <source>δ ← δ + α·sign(g)</source>
            <translation>δ ← δ + α·sign(g)</translation>
        </message>
        <message>
            <source>Perturbation applied</source>
            <translation>施加的扰动</translation>
        </message>
        <message>
            <source>Input of the encoder in each ascent step</source>
            <translation>每个上升步中编码器的输入</translation>
        </message>
        <message>
            <source>x + δₜ in ascent step t</source>
            <translation>第 t 个上升步为 x + δₜ</translation>
        </message>
        <message>
            <source>x + δ₀ + … + δₜ in ascent step t</source>
            <translation>第 t 个上升步为 x + δ₀ + … + δₜ</translation>
        </message>
        <message>
            <source>Epochs</source>
            <translation>轮次</translation>
        </message>
        <message>
            <source>epochs</source>
            <translation>轮</translation>
        </message>
        <message>
            <source>Number of training epochs; an epoch is one step on one batch</source>
            <translation>训练的轮次数；一个轮次即在一个批次上的一步</translation>
        </message>
        <message>
            <source>Optimiser</source>
            <translation>优化器</translation>
        </message>
        <message>
            <source>Algorithm that updates the weights from the gradients</source>
            <translation>由梯度更新权重的算法</translation>
        </message>
        <message>
            <source>Stochastic gradient descent with momentum</source>
            <translation>带动量的随机梯度下降</translation>
        </message>
        <message>
            <source>Adam with weight decay added to the gradient</source>
            <translation>将权重衰减加入梯度的 Adam</translation>
        </message>
        <message>
            <source>Adam with decoupled weight decay</source>
            <translation>解耦权重衰减的 Adam</translation>
        </message>
        <message>
            <source>Learning rate</source>
            <translation>学习率</translation>
        </message>
        <message>
            <source>Step size of the optimiser</source>
            <translation>优化器步长</translation>
        </message>
        <message>
            <source>Momentum</source>
            <translation>动量</translation>
        </message>
        <message>
            <source>Fraction of the previous SGD update that is added to the current one; ignored by Adam and AdamW</source>
            <translation>SGD 将上一次更新加入当前更新的比例；Adam 和 AdamW 忽略此项</translation>
        </message>
        <message>
            <source>Weight decay</source>
            <translation>权重衰减</translation>
        </message>
        <message>
            <source>Coefficient of the L2 penalty; AdamW applies it as decoupled decay</source>
            <translation>L2 惩罚的系数；AdamW 将其作为解耦衰减</translation>
        </message>
        <message>
            <source>Patience</source>
            <translation>耐心值</translation>
        </message>
        <message>
            <source>Number of epochs without a lower loss after which training stops; 0 trains all epochs</source>
            <translation>损失连续这么多轮次未降低即结束训练；0 表示训练全部轮次</translation>
        </message>
        <message>
            <source>Reported loss</source>
            <translation>报告的损失</translation>
        </message>
        <message>
            <source>Loss that is recorded, plotted and monitored by the patience rule</source>
            <translation>记录、绘制并由耐心值规则监控的损失</translation>
        </message>
        <message>
            <source>Mean loss over the ascent steps</source>
            <translation>各上升步损失的均值</translation>
        </message>
        <message>
            <source>Loss of the last ascent step divided by the number of steps</source>
            <translation>最后一个上升步的损失除以步数</translation>
        </message>
        <message>
            <source>Model kept</source>
            <translation>保留的模型</translation>
        </message>
        <message>
            <source>Weights used to compute the embedding</source>
            <translation>用于计算嵌入的权重</translation>
        </message>
        <message>
            <source>best if patience is above 0 and below the number of epochs, otherwise last</source>
            <translation>耐心值大于 0 且小于轮次数时为 best，否则为 last</translation>
        </message>
        <message>
            <source>Weights after the last epoch</source>
            <translation>最后一个轮次之后的权重</translation>
        </message>
        <message>
            <source>Weights after the epoch with the lowest training loss</source>
            <translation>训练损失最低的轮次之后的权重</translation>
        </message>
        <message>
            <source>Checkpoint interval</source>
            <translation>检查点间隔</translation>
        </message>
        <message>
            <source>Epochs between checkpoints, from which a run can be resumed or forked</source>
            <translation>相邻两个检查点之间的轮次数；可从检查点继续运行或分叉</translation>
        </message>
        <message>
            <source>Checkpoints kept</source>
            <translation>保留的检查点</translation>
        </message>
        <message>
            <source>checkpoints</source>
            <translation>检查点</translation>
        </message>
        <message>
            <source>Number of most recent checkpoints kept on disk for forking and inspection; 0 keeps all</source>
            <translation>磁盘上保留的最新检查点数，可供分叉或查看；0 表示全部保留</translation>
        </message>
        <message>
            <source>Inductive</source>
            <translation>归纳式</translation>
        </message>
        <message>
            <source>Removes validation and test nodes and their edges before training; evaluation uses the full graph</source>
            <translation>训练前移除验证节点和测试节点及其边；评估使用完整的图</translation>
        </message>
        <message>
            <source>Watched pairs</source>
            <translation>跟踪的视图对</translation>
        </message>
        <message>
            <source>pairs</source>
            <translation>对</translation>
        </message>
        <message>
            <source>Number of view pairs, fixed at the start, whose cost and plan are recorded during training; 0 records none</source>
            <translation>在开始时固定、并在训练中记录其代价和传输方案的视图对数；0 表示不记录</translation>
        </message>
        <message>
            <source>Protocol</source>
            <translation>评估协议</translation>
        </message>
        <message>
            <source>How the embedding is evaluated with the labels</source>
            <translation>如何用标签评估嵌入</translation>
        </message>
        <message>
            <source>Logistic regression on L2-normalised rows, trained on a random 10 % of the labelled nodes, C chosen by 5-fold cross-validation on them; accuracy on the other 90 %</source>
            <translation>在 L2 归一化的行上做逻辑回归，用随机 10 % 的有标签节点训练，C 由其上的 5 折交叉验证选定；在其余 90 % 上计算准确率</translation>
        </message>
        <message>
            <source>Logistic regression on L2-normalised rows, trained on a random 10 % of the labelled nodes, C chosen on another 10 %; accuracy on the other 80 %</source>
            <translation>在 L2 归一化的行上做逻辑回归，用随机 10 % 的有标签节点训练，C 在另外 10 % 上选择；在其余 80 % 上计算准确率</translation>
        </message>
        <message>
            <source>Logistic regression on L2-normalised rows, on the published or imported splits of the data set; C chosen on the validation part, or by 5-fold cross-validation if there is none; accuracy on the test part</source>
            <translation>在数据集的公开划分或导入的划分上，对 L2 归一化的行做逻辑回归；C 在验证部分上选择，没有验证部分时用 5 折交叉验证；在测试部分上计算准确率</translation>
        </message>
        <message>
            <source>One linear layer on the published splits of the data set, trained for 100 epochs with Adam (learning rate 0.01), the epoch chosen on the validation part; accuracy on the test part</source>
            <translation>在数据集的公开划分上，用 Adam（学习率 0.01）训练单个线性层 100 轮，轮次在验证部分上选择；在测试部分上计算准确率</translation>
        </message>
        <message>
            <source>One linear layer with softmax, called a one-layer MLP in the article, on the published training, validation and test nodes of the data set, trained for 100 epochs with Adam in batches of 1,024 (learning rate 0.01), the epoch chosen on the validation part; micro-F1 on the test part</source>
            <translation>在数据集公开的训练、验证和测试节点上，用 Adam 按每批 1,024 个节点训练一个带 softmax 的线性层（论文称之为单层 MLP）100 轮（学习率 0.01），轮次在验证部分上选择；在测试部分上计算 micro-F1</translation>
        </message>
        <message>
            <source>The run ends with the embedding; nothing is evaluated with labels</source>
            <translation>运行在得到嵌入后结束；不用标签进行评估</translation>
        </message>
        <message>
            <source>Splits</source>
            <translation>划分</translation>
        </message>
        <message>
            <source>splits</source>
            <translation>个</translation>
        </message>
        <message>
            <source>Number of random splits, or of published splits, over which the accuracy is averaged</source>
            <translation>计算平均准确率所用的随机划分或公开划分的个数</translation>
        </message>
        <message>
            <source>Choice of C</source>
            <translation>C 的选择</translation>
        </message>
        <message>
            <source>How cross-validation selects C of the logistic regression; the accuracy usually changes little, occasionally by percentage points</source>
            <translation>交叉验证如何选择逻辑回归的 C；准确率通常变化很小，偶尔会相差几个百分点</translation>
        </message>
        <message>
            <source>Accuracy on stratified folds, as in scikit-learn</source>
            <translation>分层折上的准确率，与 scikit-learn 相同</translation>
        </message>
        <message>
            <source>Exact match of one-hot rows on unshuffled folds, as in the published program</source>
            <translation>未打乱的折上独热行的完全匹配，与已发布的程序相同</translation>
        </message>
        <message>
            <source>Split seed</source>
            <translation>划分随机种子</translation>
        </message>
        <message>
            <source>Seed of the random splits, independent of the run&apos;s seed: runs with the same split seed are evaluated on the same splits</source>
            <translation>随机划分的种子，与运行的随机种子无关：划分种子相同的运行在相同的划分上评估</translation>
        </message>
        <message>
            <source>RoSA</source>
            <translation>RoSA</translation>
        </message>
        <message>
            <source>Contrasts two random-walk views of a node by the transport cost between their node embeddings, with adversarial perturbation of the features</source>
            <translation>以两个视图的节点嵌入之间的传输代价对比节点的两个随机游走视图，并对特征施加对抗扰动</translation>
        </message>
        <message>
            <source>Raw features</source>
            <translation>原始特征</translation>
        </message>
        <message>
            <source>The node features unchanged, without the graph: the baseline for every embedding</source>
            <translation>原样使用节点特征，不用图：所有嵌入的基线</translation>
        </message>
        <message>
            <source>Random encoder</source>
            <translation>随机编码器</translation>
        </message>
        <message>
            <source>An untrained encoder with its initial weights: shows what the architecture alone achieves</source>
            <translation>使用初始权重、未经训练的编码器：显示仅由架构得到的结果</translation>
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
            <translation>以单位矩阵为邻接矩阵的 GCN：节点仅可见自身特征</translation>
        </message>
        <message>
            <source>GraphSAGE-GCN</source>
            <translation>GraphSAGE-GCN</translation>
        </message>
        <message>
            <source>Layers that combine the features of a node with the mean of its neighbourhood</source>
            <translation>将节点的特征与其邻域均值组合的层</translation>
        </message>
        <message>
            <source>article, table 5, row for Cora; there is none for this data set</source>
            <translation>论文，表 5，Cora 行；此数据集没有对应的行</translation>
        </message>
        <message>
            <source>article, appendix C</source>
            <translation>论文，附录 C</translation>
        </message>
        <message>
            <source>published program</source>
            <translation>已发布的程序</translation>
        </message>
        <message>
            <source>article, eq. 5</source>
            <translation>论文，式 5</translation>
        </message>
        <message>
            <source>article, eq. 4</source>
            <translation>论文，式 4</translation>
        </message>
        <message>
            <source>article, eq. 13</source>
            <translation>论文，式 13</translation>
        </message>
        <message>
            <source>article, section 3.2</source>
            <translation>论文，3.2 节</translation>
        </message>
        <message>
            <source>article, eq. 11</source>
            <translation>论文，式 11</translation>
        </message>
        <message>
            <source>article, eq. 9</source>
            <translation>论文，式 9</translation>
        </message>
        <message>
            <source>article, algorithm 1</source>
            <translation>论文，算法 1</translation>
        </message>
        <message>
            <source>published program; the article gives no value</source>
            <translation>已发布的程序；论文未给出</translation>
        </message>
        <message>
            <source>article, table 5</source>
            <translation>论文，表 5</translation>
        </message>
        <message>
            <source>article, appendix B</source>
            <translation>论文，附录 B</translation>
        </message>
        <message>
            <source>article, section 4.3</source>
            <translation>论文，4.3 节</translation>
        </message>
        <message>
            <source>the ten splits of Pei et al., ICLR 2020</source>
            <translation>Pei 等人（ICLR 2020）的十个划分</translation>
        </message>
        <message>
            <source>article, which mentions no edge direction</source>
            <translation>论文；未提及边的方向</translation>
        </message>
        <message>
            <source>own interpretation; the article names only GraphSAGE</source>
            <translation>自行解读；论文仅提到 GraphSAGE</translation>
        </message>
        <message>
            <source>Aligned views</source>
            <translation>对齐的视图</translation>
        </message>
        <message>
            <source>Both views of a centre contain the nodes of the same walk and differ only in dropped edges and masked features</source>
            <translation>同一中心的两个视图包含同一次游走的节点，仅丢弃的边和屏蔽的特征不同</translation>
        </message>
        <message>
            <source>Coupling</source>
            <translation>耦合</translation>
        </message>
        <message>
            <source>Sinkhorn plan</source>
            <translation>Sinkhorn 方案</translation>
        </message>
        <message>
            <source>t·rᵀ: product of the marginals, independent of the cost</source>
            <translation>t·rᵀ：边缘分布的乘积，与代价无关</translation>
        </message>
        <message>
            <source>1/(n·m): mean cost over all node pairs</source>
            <translation>1/(n·m)：所有节点对的平均代价</translation>
        </message>
        <message>
            <source>Exact optimal plan; slow</source>
            <translation>精确的最优方案；较慢</translation>
        </message>
        <message>
            <source>Minimum-cost one-to-one assignment of the smaller view&apos;s nodes (Hungarian algorithm); slow</source>
            <translation>较小视图的节点的最小代价一对一指派（匈牙利算法）；较慢</translation>
        </message>
        <message>
            <source>Pairs the k-th visited nodes of both views, up to the size of the smaller view: cosine similarity without transport</source>
            <translation>将两个视图中第 k 个访问的节点配对，数目以较小视图为准：不经传输的余弦相似度</translation>
        </message>
        <message>
            <source>Plan that weights the node costs of two views; all but the first serve as baselines for the benefit of transport</source>
            <translation>为两个视图的节点代价加权的方案；除第一项外均作为检验传输作用的基线</translation>
        </message>
        <message>
            <source>Dimension of the node embeddings</source>
            <translation>节点嵌入的维数</translation>
        </message>
        <message>
            <source>Convolutions</source>
            <translation>卷积层数</translation>
        </message>
        <message>
            <source>Number of layers of a GCN, GAT or MLP; each GCN or GAT layer extends the receptive field by one hop</source>
            <translation>GCN、GAT 或 MLP 的层数；每个 GCN 或 GAT 层将感受野扩大一跳</translation>
        </message>
        <message>
            <source>Inner width</source>
            <translation>内层宽度</translation>
        </message>
        <message>
            <source>hidden sizes</source>
            <translation>倍隐藏维数</translation>
        </message>
        <message>
            <source>Width of all layers of a GCN, GAT or MLP except the last</source>
            <translation>GCN、GAT 或 MLP 除最后一层外各层的宽度</translation>
        </message>
        <message>
            <source>Heads</source>
            <translation>注意力头数</translation>
        </message>
        <message>
            <source>heads</source>
            <translation>头</translation>
        </message>
        <message>
            <source>Number of attention heads per GAT layer, each with its own weights</source>
            <translation>每个 GAT 层的注意力头数，每个头有各自的权重</translation>
        </message>
        <message>
            <source>Activation</source>
            <translation>激活函数</translation>
        </message>
        <message>
            <source>Activation function after each layer of a GCN or MLP</source>
            <translation>GCN 或 MLP 每层之后的激活函数</translation>
        </message>
        <message>
            <source>max(x, 0)</source>
            <translation>max(x, 0)</translation>
        </message>
        <message>
            <source>x for x &gt; 0, otherwise a·x; a is trained, initial value 0.25</source>
            <translation>x &gt; 0 时为 x，否则为 a·x；a 参与训练，初值为 0.25</translation>
        </message>
        <message>
            <source>x for x &gt; 0, otherwise eˣ − 1</source>
            <translation>x &gt; 0 时为 x，否则为 eˣ − 1</translation>
        </message>
        <message>
            <source>Batch normalisation</source>
            <translation>批归一化</translation>
        </message>
        <message>
            <source>Normalises each dimension over the nodes before the activation in GCN and MLP layers</source>
            <translation>在 GCN 和 MLP 各层的激活之前，对每一维在节点上做归一化</translation>
        </message>
        <message>
            <source>Normalised features</source>
            <translation>特征归一化</translation>
        </message>
        <message>
            <source>Divides the features of each node by the sum of their absolute values, as the published programs of these methods do for bag-of-words features</source>
            <translation>将每个节点的特征除以其绝对值之和，与这些方法已发布的程序对词袋特征的处理相同</translation>
        </message>
        <message>
            <source>Nodes per step</source>
            <translation>每步的节点</translation>
        </message>
        <message>
            <source>Nodes that the encoder processes in a training step</source>
            <translation>编码器在一个训练步中处理的节点</translation>
        </message>
        <message>
            <source>The whole graph</source>
            <translation>整个图</translation>
        </message>
        <message>
            <source>Random walks from a batch of centres, for graphs too large to process as a whole</source>
            <translation>从一批中心出发的随机游走，适用于过大而无法整体处理的图</translation>
        </message>
        <message>
            <source>Contrasted nodes</source>
            <translation>参与对比的节点</translation>
        </message>
        <message>
            <source>Number of nodes sampled in each step to contrast their embeddings; 0 takes all; time grows quadratically</source>
            <translation>每步抽取用于对比嵌入的节点数；0 表示全部；时间按平方增长</translation>
        </message>
        <message>
            <source>Negatives</source>
            <translation>负样本</translation>
        </message>
        <message>
            <source>Number of negative samples per node and step</source>
            <translation>每步中每个节点的负样本数</translation>
        </message>
        <message>
            <source>Subgraph size</source>
            <translation>子图大小</translation>
        </message>
        <message>
            <source>Number of nodes in the subgraph of a centre, including the centre</source>
            <translation>中心节点的子图所含节点数，包括中心本身</translation>
        </message>
        <message>
            <source>PageRank restart</source>
            <translation>PageRank 重启概率</translation>
        </message>
        <message>
            <source>Restart probability of personalised PageRank; larger values keep subgraphs closer to the centre</source>
            <translation>个性化 PageRank 的重启概率；越大，子图越靠近中心</translation>
        </message>
        <message>
            <source>Centrality</source>
            <translation>中心性</translation>
        </message>
        <message>
            <source>Centrality measure; edges and features of central nodes are dropped less often</source>
            <translation>中心性度量；中心性高的节点的边和特征较少被丢弃</translation>
        </message>
        <message>
            <source>Node degree</source>
            <translation>节点的度</translation>
        </message>
        <message>
            <source>Principal eigenvector of the adjacency matrix</source>
            <translation>邻接矩阵的主特征向量</translation>
        </message>
        <message>
            <source>PageRank with damping factor 0.85</source>
            <translation>阻尼系数为 0.85 的 PageRank</translation>
        </message>
        <message>
            <source>Maximum drop probability</source>
            <translation>最大丢弃概率</translation>
        </message>
        <message>
            <source>Upper bound of the probability of dropping an edge or masking a feature</source>
            <translation>丢弃边或屏蔽特征的概率上限</translation>
        </message>
        <message>
            <source>Projector width</source>
            <translation>投影头宽度</translation>
        </message>
        <message>
            <source>Hidden width of the network that follows the encoder during training</source>
            <translation>训练时接在编码器之后的网络的隐藏层宽度</translation>
        </message>
        <message>
            <source>Margin</source>
            <translation>间隔</translation>
        </message>
        <message>
            <source>Margin by which the score of a node with its own summary should exceed its score with another summary</source>
            <translation>节点与自身摘要的得分应高出与其他摘要得分的幅度</translation>
        </message>
        <message>
            <source>Feature term weight α</source>
            <translation>特征项权重 α</translation>
        </message>
        <message>
            <source>Weight of the mutual information between a node&apos;s representation and its features</source>
            <translation>节点表示与其特征之间互信息的权重</translation>
        </message>
        <message>
            <source>Neighbour term weight β</source>
            <translation>邻居项权重 β</translation>
        </message>
        <message>
            <source>Weight of the mutual information between a node&apos;s representation and the mean of its neighbours</source>
            <translation>节点表示与其邻居均值之间互信息的权重</translation>
        </message>
        <message>
            <source>Edge term weight γ</source>
            <translation>边项权重 γ</translation>
        </message>
        <message>
            <source>Weight of the term that discriminates edges from all other node pairs; time grows quadratically with the number of nodes</source>
            <translation>区分边与其他所有节点对的损失项的权重；时间随节点数的平方增长</translation>
        </message>
        <message>
            <source>Warm-up</source>
            <translation>预热</translation>
        </message>
        <message>
            <source>Epochs over which the learning rate rises from 0 before its cosine decay</source>
            <translation>学习率从 0 上升所用的轮数，之后按余弦衰减</translation>
        </message>
        <message>
            <source>Target momentum</source>
            <translation>目标网络动量</translation>
        </message>
        <message>
            <source>Fraction of its weights that the target network keeps per step; rises to 1 on a cosine schedule</source>
            <translation>目标网络每步保留其权重的比例；按余弦曲线上升到 1</translation>
        </message>
        <message>
            <source>Graph convolutions σ(D̂^-½ Â D̂^-½ X W), by default two, F → 2·hidden → hidden; each extends the receptive field by one hop</source>
            <translation>图卷积 σ(D̂^-½ Â D̂^-½ X W)，默认两层，F → 2·隐藏 → 隐藏；每层将感受野扩大一跳</translation>
        </message>
        <message>
            <source>GAT</source>
            <translation>GAT</translation>
        </message>
        <message>
            <source>Graph attention: each node weights its neighbours by attention over its own and their features, in several heads</source>
            <translation>图注意力：每个节点以多个头，按对自身与邻居特征的注意力为邻居加权</translation>
        </message>
        <message>
            <source>DGI</source>
            <translation>DGI</translation>
        </message>
        <message>
            <source>Discriminates the nodes of the graph from those of a graph with shuffled features, using a summary of the whole graph</source>
            <translation>借助整个图的摘要，区分原图的节点与特征被打乱的图的节点</translation>
        </message>
        <message>
            <source>DGI&apos;s program, execute.py</source>
            <translation>DGI 的程序，execute.py</translation>
        </message>
        <message>
            <source>DGI&apos;s article: smaller size on Pubmed</source>
            <translation>DGI 论文：在 Pubmed 上维数更小</translation>
        </message>
        <message>
            <source>DGI&apos;s article: batches of 256 nodes on large graphs; sampling their neighbourhoods by random walks is our choice</source>
            <translation>DGI 论文：在大图上每批 256 个节点；用随机游走采样其邻域是我们的选择</translation>
        </message>
        <message>
            <source>own choice: these are not bag-of-words features</source>
            <translation>自行选择：这些不是词袋特征</translation>
        </message>
        <message>
            <source>SUBG-CON</source>
            <translation>SUBG-CON</translation>
        </message>
        <message>
            <source>Contrasts each node with the summary of its own subgraph, chosen by personalised PageRank, and with the summary of another</source>
            <translation>将每个节点与由个性化 PageRank 选出的自身子图的摘要以及其他子图的摘要对比</translation>
        </message>
        <message>
            <source>SUBG-CON&apos;s program, train.py</source>
            <translation>SUBG-CON 的程序，train.py</translation>
        </message>
        <message>
            <source>article, table 1: with RoSA&apos;s encoder</source>
            <translation>论文，表 1：使用 RoSA 的编码器</translation>
        </message>
        <message>
            <source>own choice: the program stops soon after its best accuracy on validation labels, which an unsupervised method cannot use; 200 epochs cost 8 points on Citeseer</source>
            <translation>自行选择：程序在验证标签上达到最佳准确率后不久即停止，而无监督方法不能使用这些标签；在 Citeseer 上训练 200 轮会损失 8 个百分点</translation>
        </message>
        <message>
            <source>GMI</source>
            <translation>GMI</translation>
        </message>
        <message>
            <source>Maximises the mutual information between the representation of a node and its features, neighbours and edges</source>
            <translation>最大化节点表示与其特征、邻居和边之间的互信息</translation>
        </message>
        <message>
            <source>GMI&apos;s program, execute.py</source>
            <translation>GMI 的程序，execute.py</translation>
        </message>
        <message>
            <source>GMI&apos;s program: one layer on Citeseer and Pubmed</source>
            <translation>GMI 的程序：在 Citeseer 和 Pubmed 上用一层</translation>
        </message>
        <message>
            <source>own choice: with all node pairs, a step would take hours</source>
            <translation>自行选择：若使用所有节点对，每步要数小时</translation>
        </message>
        <message>
            <source>GRACE</source>
            <translation>GRACE</translation>
        </message>
        <message>
            <source>Contrasts each node with all others in two views of the whole graph, generated by edge dropping and feature masking</source>
            <translation>通过丢弃边和屏蔽特征生成整个图的两个视图，将每个节点与其他所有节点对比</translation>
        </message>
        <message>
            <source>GRACE&apos;s program, config.yaml</source>
            <translation>GRACE 的程序，config.yaml</translation>
        </message>
        <message>
            <source>GRACE&apos;s program, values for Cora; it has none for this data set</source>
            <translation>GRACE 的程序，Cora 的设置；没有此数据集的设置</translation>
        </message>
        <message>
            <source>own choice: with all nodes, a step would take hours</source>
            <translation>自行选择：若使用所有节点，每步要数小时</translation>
        </message>
        <message>
            <source>GCA</source>
            <translation>GCA</translation>
        </message>
        <message>
            <source>GRACE with adaptive augmentation: edges and features of less central nodes are dropped more often</source>
            <translation>采用自适应增强的 GRACE：中心性较低的节点的边和特征更常被丢弃</translation>
        </message>
        <message>
            <source>GCA&apos;s program, train.py</source>
            <translation>GCA 的程序，train.py</translation>
        </message>
        <message>
            <source>GCA&apos;s program, train.py: num_hidden; projector of the same width</source>
            <translation>GCA 的程序，train.py：num_hidden；投影头同宽</translation>
        </message>
        <message>
            <source>BGRL</source>
            <translation>BGRL</translation>
        </message>
        <message>
            <source>Predicts from one view the embedding of the other by a slowly updated target encoder; needs no negatives</source>
            <translation>由一个视图预测缓慢更新的目标编码器对另一视图的嵌入；不需要负样本</translation>
        </message>
        <message>
            <source>BGRL&apos;s program, config/wiki-cs.cfg; it has no file for this data set</source>
            <translation>BGRL 的程序，config/wiki-cs.cfg；没有此数据集的文件</translation>
        </message>
        <message>
            <source>own choice: these are bag-of-words features</source>
            <translation>自行选择：这些是词袋特征</translation>
        </message>
        <message>
            <source>own choice: 300 of the program&apos;s 10,000 epochs</source>
            <translation>自行选择：程序 10,000 轮中的 300 轮</translation>
        </message>
        <message>
            <source>own choice: the best of seven settings on other partitions, including three of the program&apos;s</source>
            <translation>自行选择：在其他划分上七组设置中最好的一组，其中三组来自其程序</translation>
        </message>
        <message>
            <source>Dimensions</source>
            <translation>维数</translation>
        </message>
        <message>
            <source>Number of nodes in a random walk, including the start</source>
            <translation>一次随机游走的节点数，包括起点</translation>
        </message>
        <message>
            <source>Walks per node</source>
            <translation>每个节点的游走数</translation>
        </message>
        <message>
            <source>walks</source>
            <translation>次游走</translation>
        </message>
        <message>
            <source>Random walks started from each node per epoch; the total per node is this number times the number of epochs</source>
            <translation>每轮从每个节点出发的随机游走数；每个节点的总数为该数乘以轮数</translation>
        </message>
        <message>
            <source>Return parameter p</source>
            <translation>返回参数 p</translation>
        </message>
        <message>
            <source>Returning to the previous node has weight 1/p; with larger values, walks return less often</source>
            <translation>返回前一节点的权重为 1/p；越大，游走越少折返</translation>
        </message>
        <message>
            <source>In-out parameter q</source>
            <translation>进出参数 q</translation>
        </message>
        <message>
            <source>Nodes that are not neighbours of the previous node have weight 1/q; larger values keep walks local, smaller values let them explore outward</source>
            <translation>与前一节点不相邻的节点权重为 1/q；越大，游走越局部，越小则越向外探索</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>窗口</translation>
        </message>
        <message>
            <source>Maximum context distance within a walk; the actual window of each node is drawn uniformly from 1 to this value</source>
            <translation>游走中上下文的最大距离；每个节点的实际窗口从 1 到该值均匀抽取</translation>
        </message>
        <message>
            <source>Negative samples</source>
            <translation>负样本数</translation>
        </message>
        <message>
            <source>Negative nodes drawn per pair, with probability proportional to frequency to the power 3/4</source>
            <translation>每个节点对抽取的负样本节点数，概率与频率的 3/4 次方成正比</translation>
        </message>
        <message>
            <source>Dropout</source>
            <translation>随机失活</translation>
        </message>
        <message>
            <source>Fraction of the inputs of each layer that a training step sets to 0</source>
            <translation>训练步中每层输入被置 0 的比例</translation>
        </message>
        <message>
            <source>Labelled nodes per step</source>
            <translation>每步的有标签节点</translation>
        </message>
        <message>
            <source>Nodes of the training part per step; an epoch covers all of them once</source>
            <translation>每步取用的训练部分节点数；一个轮次遍历全部一次</translation>
        </message>
        <message>
            <source>Nodes sampled per layer</source>
            <translation>每层采样节点数</translation>
        </message>
        <message>
            <source>Nodes drawn by importance sampling for the hidden layer of FastGCN; larger samples make the steps less noisy</source>
            <translation>按重要性采样为 FastGCN 隐藏层抽取的节点数；越多，每步噪声越小</translation>
        </message>
        <message>
            <source>Aggregator</source>
            <translation>聚合方式</translation>
        </message>
        <message>
            <source>(X·W′ ‖ mean of the neighbours · W): twice the hidden size</source>
            <translation>(X·W′ ‖ 邻居均值 · W)：隐藏维数的两倍</translation>
        </message>
        <message>
            <source>Mean of the node and its neighbours · W</source>
            <translation>节点及其邻居的均值 · W</translation>
        </message>
        <message>
            <source>How a GraphSAGE layer aggregates a node and its neighbours</source>
            <translation>GraphSAGE 层如何聚合节点与其邻居</translation>
        </message>
        <message>
            <source>Neighbours sampled, first hop</source>
            <translation>第一跳采样邻居数</translation>
        </message>
        <message>
            <source>Neighbours sampled per node of the batch; evaluation uses all neighbours</source>
            <translation>批次内每个节点采样的邻居数；评估时使用全部邻居</translation>
        </message>
        <message>
            <source>Neighbours sampled, second hop</source>
            <translation>第二跳采样邻居数</translation>
        </message>
        <message>
            <source>Neighbours sampled per node of the first hop; evaluation uses all neighbours</source>
            <translation>第一跳的每个节点采样的邻居数；评估时使用全部邻居</translation>
        </message>
        <message>
            <source>DeepWalk</source>
            <translation>DeepWalk</translation>
        </message>
        <message>
            <source>Skip-gram embeddings of nodes that co-occur in random walks; does not use features</source>
            <translation>对在随机游走中共现的节点的 skip-gram 嵌入；不使用特征</translation>
        </message>
        <message>
            <source>node2vec</source>
            <translation>node2vec</translation>
        </message>
        <message>
            <source>DeepWalk with second-order random walks: p and q control whether walks stay local or explore outward</source>
            <translation>采用二阶随机游走的 DeepWalk：p 和 q 控制游走停留在局部还是向外探索</translation>
        </message>
        <message>
            <source>Two graph convolutions trained on labels, one model per split, evaluated by its own predictions</source>
            <translation>用标签训练的两层图卷积，每个划分一个模型，按其自身的预测评估</translation>
        </message>
        <message>
            <source>GraphSAGE</source>
            <translation>GraphSAGE</translation>
        </message>
        <message>
            <source>Two layers over sampled neighbourhoods, trained on labels, one model per split</source>
            <translation>在采样邻域上用标签训练的两层网络，每个划分一个模型</translation>
        </message>
        <message>
            <source>FastGCN</source>
            <translation>FastGCN</translation>
        </message>
        <message>
            <source>A GCN trained on labels with importance sampling of its hidden layer</source>
            <translation>用标签训练、对隐藏层做重要性采样的 GCN</translation>
        </message>
        <message>
            <source>node2vec&apos;s article, section 4.3, values for DeepWalk</source>
            <translation>node2vec 论文第 4.3 节，DeepWalk 的设置</translation>
        </message>
        <message>
            <source>one walk per node and epoch, as in algorithm 1 of the article</source>
            <translation>每轮每个节点一次游走，同论文算法 1</translation>
        </message>
        <message>
            <source>word2vec; the article uses hierarchical softmax instead</source>
            <translation>word2vec；论文使用层次 softmax</translation>
        </message>
        <message>
            <source>DeepWalk&apos;s article, section 4.2</source>
            <translation>DeepWalk 论文第 4.2 节</translation>
        </message>
        <message>
            <source>DeepWalk&apos;s article, section 5.2</source>
            <translation>DeepWalk 论文第 5.2 节</translation>
        </message>
        <message>
            <source>own choice</source>
            <translation>自行选择</translation>
        </message>
        <message>
            <source>node2vec&apos;s article, section 4.3</source>
            <translation>node2vec 论文第 4.3 节</translation>
        </message>
        <message>
            <source>node2vec&apos;s article, section 4.1, values for finding communities</source>
            <translation>node2vec 论文第 4.1 节，用于发现社区的设置</translation>
        </message>
        <message>
            <source>node2vec&apos;s program; the article chooses p and q from 0.25, 0.5, 1, 2, 4 with 10 % of the labels</source>
            <translation>node2vec 程序；论文用 10 % 的标签在 0.25、0.5、1、2、4 中选择 p 与 q</translation>
        </message>
        <message>
            <source>one walk per node and epoch</source>
            <translation>每轮每个节点一次游走</translation>
        </message>
        <message>
            <source>word2vec, used by node2vec&apos;s program</source>
            <translation>word2vec，node2vec 程序所用</translation>
        </message>
        <message>
            <source>GCN&apos;s article, section 5.2</source>
            <translation>GCN 论文第 5.2 节</translation>
        </message>
        <message>
            <source>GCN&apos;s article, section 5.2: row-normalised features</source>
            <translation>GCN 论文第 5.2 节：特征按行归一化</translation>
        </message>
        <message>
            <source>FastGCN&apos;s article, appendix C</source>
            <translation>FastGCN 论文附录 C</translation>
        </message>
        <message>
            <source>FastGCN&apos;s program</source>
            <translation>FastGCN 程序</translation>
        </message>
        <message>
            <source>GraphSAGE&apos;s article, section 4 and appendix</source>
            <translation>GraphSAGE 论文第 4 节与附录</translation>
        </message>
        <message>
            <source>GraphSAGE&apos;s program</source>
            <translation>GraphSAGE 程序</translation>
        </message>
        <message>
            <source>own choice: with a small training part, an epoch is one step</source>
            <translation>自行选择：训练部分较小时，一个轮次即一步</translation>
        </message>
        <message>
            <source>Unsupervised GraphSAGE</source>
            <translation>无监督 GraphSAGE</translation>
        </message>
        <message>
            <source>GraphSAGE over sampled neighbourhoods, trained to embed nodes that co-occur in short random walks close together and other nodes apart</source>
            <translation>在采样邻域上的 GraphSAGE，训练目标是使短随机游走中共现的节点嵌入相近，其他节点相远</translation>
        </message>
        <message>
            <source>own choice: the program uses 1e-5 for much larger graphs</source>
            <translation>自行选择：程序对大得多的图用 1e-5</translation>
        </message>
        <message>
            <source>own choice: one pair per node and epoch, until the loss no longer changes</source>
            <translation>自行选择：每轮每个节点一对，直到损失不再变化</translation>
        </message>
        <message>
            <source>Pairs per step</source>
            <translation>每步的对数</translation>
        </message>
        <message>
            <source>Node pairs that co-occur in a walk per training step; an epoch has one pair per node</source>
            <translation>每个训练步中在游走里共现的节点对数；一个轮次每个节点一对</translation>
        </message>
        <message>
            <source>External embedding</source>
            <translation>外部嵌入</translation>
        </message>
        <message>
            <source>Embedding computed by another program, recorded and evaluated under the same protocols as all methods</source>
            <translation>由其他程序计算的嵌入，按与所有方法相同的协议记录和评估</translation>
        </message>
        <message>
            <source>Time snapshots</source>
            <translation>时间快照</translation>
        </message>
        <message>
            <source>time snapshots</source>
            <translation>个时间快照</translation>
        </message>
        <message>
            <source>Number of consecutive graphs into which the contacts are divided by time; more snapshots are sparser</source>
            <translation>按时间将接触划分成的连续图的个数；个数越多，每个图越稀疏</translation>
        </message>
        <message>
            <source>Time partition</source>
            <translation>时间切分</translation>
        </message>
        <message>
            <source>Equal number of contacts</source>
            <translation>接触数相等</translation>
        </message>
        <message>
            <source>Equal duration; nights and weekends yield snapshots without contacts</source>
            <translation>时长相等；夜间和周末成为没有接触的快照</translation>
        </message>
        <message>
            <source>Quantity that is equal for all time snapshots</source>
            <translation>所有时间快照中相等的量</translation>
        </message>
        <message>
            <source>Test snapshots</source>
            <translation>测试快照</translation>
        </message>
        <message>
            <source>Number of final time snapshots excluded from training; embeddings are evaluated on them</source>
            <translation>不参与训练的末尾时间快照数；嵌入在这些快照上评估</translation>
        </message>
        <message>
            <source>Negative separation</source>
            <translation>负样本间隔</translation>
        </message>
        <message>
            <source>Pairs of time snapshots that start more than this many snapshots apart are negatives of each other; closer pairs are neither positives nor negatives</source>
            <translation>起点间隔大于此值的时间快照对互为负样本；更近的既非正样本也非负样本</translation>
        </message>
        <message>
            <source>Feature seed</source>
            <translation>特征的种子</translation>
        </message>
        <message>
            <source>Seed of node2vec on the training snapshots, independent of the run&apos;s seed: runs with the same feature seed have the same features</source>
            <translation>训练快照上 node2vec 的种子，与运行的种子无关：特征种子相同的运行特征相同</translation>
        </message>
        <message>
            <source>Feature epochs</source>
            <translation>特征的轮数</translation>
        </message>
        <message>
            <source>Epochs of node2vec, which computes the features; each epoch walks from every node</source>
            <translation>计算特征的 node2vec 的轮数；每轮从每个节点出发游走</translation>
        </message>
        <message>
            <source>Feature learning rate</source>
            <translation>特征的学习率</translation>
        </message>
        <message>
            <source>Initial learning rate of node2vec; it decays to 0</source>
            <translation>node2vec 的初始学习率；逐渐降为 0</translation>
        </message>
        <message>
            <source>own interpretation; not specified in the article</source>
            <translation>自行解读；论文未说明</translation>
        </message>
        <message>
            <source>FastGCN&apos;s program for Reddit</source>
            <translation>FastGCN 用于 Reddit 的程序</translation>
        </message>
        <message>
            <source>GCN&apos;s article, section 5.2; for splits with a validation part</source>
            <translation>GCN 论文第 5.2 节，适用于带验证部分的划分</translation>
        </message>
        <message>
            <source>FastGCN&apos;s program; for splits with a validation part</source>
            <translation>FastGCN 程序，适用于带验证部分的划分</translation>
        </message>
        <message>
            <source>public-linear for the WebKB data sets, public-mlp if a single published split assigns nearly every node, cv-50-50 for fewer than 50 labelled nodes, otherwise cv-10-90</source>
            <translation>WebKB 数据集用 public-linear；若唯一的公开划分覆盖几乎所有节点则用 public-mlp；有标签节点少于 50 个时用 cv-50-50；其余用 cv-10-90</translation>
        </message>
        <message>
            <source>directed</source>
            <translation>有向</translation>
        </message>
        <message>
            <source>undirected</source>
            <translation>无向</translation>
        </message>
        <message>
            <source>batch #</source>
            <translation>批次 #</translation>
        </message>
        <message>
            <source>walk #</source>
            <translation>游走 #</translation>
        </message>
        <message>
            <source>restart #</source>
            <translation>重启 #</translation>
        </message>
        <message>
            <source>views aligned</source>
            <translation>视图对齐</translation>
        </message>
        <message>
            <source>views not aligned</source>
            <translation>视图不对齐</translation>
        </message>
        <message>
            <source>view 1 drop #</source>
            <translation>视图 1 丢边 #</translation>
        </message>
        <message>
            <source>view 2 drop #</source>
            <translation>视图 2 丢边 #</translation>
        </message>
        <message>
            <source>view 1 mask #</source>
            <translation>视图 1 屏蔽 #</translation>
        </message>
        <message>
            <source>view 2 mask #</source>
            <translation>视图 2 屏蔽 #</translation>
        </message>
        <message>
            <source>drop # edges</source>
            <translation>丢弃 # 的边</translation>
        </message>
        <message>
            <source>hidden #</source>
            <translation>隐藏维度 #</translation>
        </message>
        <message>
            <source>1 convolution</source>
            <translation>1 层卷积</translation>
        </message>
        <message>
            <source># convolutions</source>
            <translation># 层卷积</translation>
        </message>
        <message>
            <source>inner width #</source>
            <translation>内部宽度 #</translation>
        </message>
        <message>
            <source>1 head</source>
            <translation>1 个头</translation>
        </message>
        <message>
            <source># heads</source>
            <translation># 个头</translation>
        </message>
        <message>
            <source>activation #</source>
            <translation>激活 #</translation>
        </message>
        <message>
            <source>batch norm</source>
            <translation>批归一化</translation>
        </message>
        <message>
            <source>no batch norm</source>
            <translation>无批归一化</translation>
        </message>
        <message>
            <source>1 layer</source>
            <translation>1 层</translation>
        </message>
        <message>
            <source># layers</source>
            <translation># 层</translation>
        </message>
        <message>
            <source>SAGE layer #</source>
            <translation>SAGE 层 #</translation>
        </message>
        <message>
            <source>projector #</source>
            <translation>投影头 #</translation>
        </message>
        <message>
            <source>features normalised</source>
            <translation>特征归一化</translation>
        </message>
        <message>
            <source>features not normalised</source>
            <translation>特征未归一化</translation>
        </message>
        <message>
            <source>scope #</source>
            <translation>范围 #</translation>
        </message>
        <message>
            <source># contrasted nodes</source>
            <translation># 个对比节点</translation>
        </message>
        <message>
            <source>1 negative</source>
            <translation>1 个负样本</translation>
        </message>
        <message>
            <source># negatives</source>
            <translation># 个负样本</translation>
        </message>
        <message>
            <source>subgraph #</source>
            <translation>子图 #</translation>
        </message>
        <message>
            <source>PageRank restart #</source>
            <translation>PageRank 重启 #</translation>
        </message>
        <message>
            <source>centrality #</source>
            <translation>中心性 #</translation>
        </message>
        <message>
            <source>drop limit #</source>
            <translation>丢弃上限 #</translation>
        </message>
        <message>
            <source>margin #</source>
            <translation>间隔 #</translation>
        </message>
        <message>
            <source>features α #</source>
            <translation>特征 α #</translation>
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
            <translation>相似度 #</translation>
        </message>
        <message>
            <source>positive doubled</source>
            <translation>正样本加倍</translation>
        </message>
        <message>
            <source>positive not doubled</source>
            <translation>正样本不加倍</translation>
        </message>
        <message>
            <source>denominator #</source>
            <translation>分母 #</translation>
        </message>
        <message>
            <source>topology</source>
            <translation>拓扑</translation>
        </message>
        <message>
            <source>no topology</source>
            <translation>无拓扑</translation>
        </message>
        <message>
            <source>topology τ #</source>
            <translation>拓扑 τ #</translation>
        </message>
        <message>
            <source>topology of # pairs</source>
            <translation>拓扑用于 # 对</translation>
        </message>
        <message>
            <source>coupling #</source>
            <translation>耦合 #</translation>
        </message>
        <message>
            <source>λ #</source>
            <translation>λ #</translation>
        </message>
        <message>
            <source>marginals #</source>
            <translation>边缘分布 #</translation>
        </message>
        <message>
            <source>adversary</source>
            <translation>对抗训练</translation>
        </message>
        <message>
            <source>no adversary</source>
            <translation>无对抗训练</translation>
        </message>
        <message>
            <source>1 ascent</source>
            <translation>1 次上升</translation>
        </message>
        <message>
            <source># ascents</source>
            <translation># 次上升</translation>
        </message>
        <message>
            <source>ascent α #</source>
            <translation>上升 α #</translation>
        </message>
        <message>
            <source>ascent #</source>
            <translation>上升 #</translation>
        </message>
        <message>
            <source>perturbation #</source>
            <translation>扰动 #</translation>
        </message>
        <message>
            <source># dimensions</source>
            <translation># 维</translation>
        </message>
        <message>
            <source>walks of #</source>
            <translation>游走长 #</translation>
        </message>
        <message>
            <source>1 walk per node</source>
            <translation>每节点 1 次游走</translation>
        </message>
        <message>
            <source># walks per node</source>
            <translation>每节点 # 次游走</translation>
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
            <translation>窗口 #</translation>
        </message>
        <message>
            <source>pair batch #</source>
            <translation>对批次 #</translation>
        </message>
        <message>
            <source>1 negative sample</source>
            <translation>1 个负采样</translation>
        </message>
        <message>
            <source># negative samples</source>
            <translation># 个负采样</translation>
        </message>
        <message>
            <source>dropout #</source>
            <translation>随机失活 #</translation>
        </message>
        <message>
            <source>labelled batch #</source>
            <translation>有标签批次 #</translation>
        </message>
        <message>
            <source># nodes per layer</source>
            <translation>每层 # 个节点</translation>
        </message>
        <message>
            <source>aggregator #</source>
            <translation>聚合 #</translation>
        </message>
        <message>
            <source>first hop #</source>
            <translation>第一跳 #</translation>
        </message>
        <message>
            <source>second hop #</source>
            <translation>第二跳 #</translation>
        </message>
        <message>
            <source># time snapshots</source>
            <translation># 个时间快照</translation>
        </message>
        <message>
            <source>cut by #</source>
            <translation>按 # 切分</translation>
        </message>
        <message>
            <source>1 test snapshot</source>
            <translation>1 个测试快照</translation>
        </message>
        <message>
            <source># test snapshots</source>
            <translation># 个测试快照</translation>
        </message>
        <message>
            <source>negative separation #</source>
            <translation>负样本间隔 #</translation>
        </message>
        <message>
            <source>feature seed #</source>
            <translation>特征种子 #</translation>
        </message>
        <message>
            <source>1 feature epoch</source>
            <translation>1 个特征轮次</translation>
        </message>
        <message>
            <source># feature epochs</source>
            <translation># 个特征轮次</translation>
        </message>
        <message>
            <source>feature rate #</source>
            <translation>特征学习率 #</translation>
        </message>
        <message>
            <source>1 epoch</source>
            <translation>1 轮</translation>
        </message>
        <message>
            <source># epochs</source>
            <translation># 轮</translation>
        </message>
        <message>
            <source>optimiser #</source>
            <translation>优化器 #</translation>
        </message>
        <message>
            <source>learning rate #</source>
            <translation>学习率 #</translation>
        </message>
        <message>
            <source>momentum #</source>
            <translation>动量 #</translation>
        </message>
        <message>
            <source>decay #</source>
            <translation>权重衰减 #</translation>
        </message>
        <message>
            <source>patience #</source>
            <translation>耐心值 #</translation>
        </message>
        <message>
            <source>loss #</source>
            <translation>损失 #</translation>
        </message>
        <message>
            <source>model #</source>
            <translation>模型 #</translation>
        </message>
        <message>
            <source>checkpoint interval #</source>
            <translation>检查点间隔 #</translation>
        </message>
        <message>
            <source>1 checkpoint</source>
            <translation>1 个检查点</translation>
        </message>
        <message>
            <source># checkpoints</source>
            <translation># 个检查点</translation>
        </message>
        <message>
            <source>warm-up #</source>
            <translation>预热 #</translation>
        </message>
        <message>
            <source>target momentum #</source>
            <translation>目标动量 #</translation>
        </message>
        <message>
            <source>inductive</source>
            <translation>归纳式</translation>
        </message>
        <message>
            <source>transductive</source>
            <translation>直推式</translation>
        </message>
        <message>
            <source>1 watched pair</source>
            <translation>1 个跟踪对</translation>
        </message>
        <message>
            <source># watched pairs</source>
            <translation># 个跟踪对</translation>
        </message>
        <message>
            <source>protocol #</source>
            <translation>协议 #</translation>
        </message>
        <message>
            <source>1 split</source>
            <translation>1 个划分</translation>
        </message>
        <message>
            <source># splits</source>
            <translation># 个划分</translation>
        </message>
        <message>
            <source>C by #</source>
            <translation>C 按 #</translation>
        </message>
        <message>
            <source>split seed #</source>
            <translation>划分种子 #</translation>
        </message>
        <message>
            <source>Snapshots of watched pairs</source>
            <translation>跟踪视图对的快照</translation>
        </message>
        <message>
            <source>snapshots</source>
            <translation>个快照</translation>
        </message>
        <message>
            <source>Number of snapshots of the watched pairs, evenly spaced over the run, in addition to the initial one; at most one per epoch</source>
            <translation>跟踪视图对的快照数，在整个运行中均匀分布，另加初始快照；每个轮次至多一个</translation>
        </message>
        <message>
            <source>Logistic regression on L2-normalised rows, trained on a random half of the labelled nodes, C chosen by 5-fold cross-validation on it; accuracy on the other half. For graphs where 10 % of the nodes are too few</source>
            <translation>在 L2 归一化的行上做逻辑回归，用随机一半的有标签节点训练，C 由其上的 5 折交叉验证选定；在另一半上计算准确率。适用于 10 % 的节点太少的图</translation>
        </message>
        <message>
            <source># snapshots</source>
            <translation># 个快照</translation>
        </message>
        <message>
            <source>Padding</source>
            <translation>填充</translation>
        </message>
        <message>
            <source>Whether the views of a batch are padded to equal size, as in the published program; applies to the Sinkhorn coupling only</source>
            <translation>是否像已发布的程序那样把一个批次的视图填充到同一大小；仅适用于 Sinkhorn 耦合</translation>
        </message>
        <message>
            <source>Only the nodes of the two views</source>
            <translation>仅两个视图的节点</translation>
        </message>
        <message>
            <source>Pads each view to the largest view on its side with rows of 1e-8, which take part in the Sinkhorn transport</source>
            <translation>用值为 1e-8 的行将每个视图填充到该侧最大视图的大小，这些行参与 Sinkhorn 传输</translation>
        </message>
        <message>
            <source>article, which mentions no padding</source>
            <translation>论文；未提及填充</translation>
        </message>
        <message>
            <source>padding #</source>
            <translation>填充 #</translation>
        </message>
        <message>
            <source>Binary features</source>
            <translation>二值特征</translation>
        </message>
        <message>
            <source>Sets every positive feature to 1 and all others to 0, in training, evaluation and baselines, as PyTorch Geometric does with DBLP, whose files have tf-idf</source>
            <translation>将每个正的特征设为 1，其余设为 0，用于训练、评估和基线，与 PyTorch Geometric 对 DBLP（其文件中为 tf-idf）的处理相同</translation>
        </message>
        <message>
            <source>features 0 and 1</source>
            <translation>特征为 0 和 1</translation>
        </message>
        <message>
            <source>features as given</source>
            <translation>特征保持原样</translation>
        </message>
        <message>
            <source>PyTorch Geometric, which the published program uses, sets every positive feature of this data set to 1</source>
            <translation>已发表程序所用的 PyTorch Geometric 将该数据集的每个正特征设为 1</translation>
        </message>
        <message>
            <source>README of the authors&apos; program</source>
            <translation>作者程序的 README</translation>
        </message>
        <message>
            <source>own interpretation; the README of the authors&apos; program names no patience</source>
            <translation>自行解释；作者程序的 README 未给出耐心值</translation>
        </message>
        <message>
            <source>article, appendix B, for other data sets</source>
            <translation>论文附录 B，针对其他数据集</translation>
        </message>
        <message>
            <source>Edge weights</source>
            <translation>边权重</translation>
        </message>
        <message>
            <source>Uses the weights of the data set&apos;s edges: random walks follow edges in proportion to them, and the adjacency matrices of GCN and GraphSAGE encoders have them as entries; attention, losses and hop distances treat all edges alike. Needs a data set with weights</source>
            <translation>使用数据集边的权重：随机游走按权重比例沿边行走，GCN 与 GraphSAGE 编码器的邻接矩阵以权重为元素；注意力、损失与跳数距离对所有边一视同仁。需要带权重的数据集</translation>
        </message>
        <message>
            <source>edge weights used</source>
            <translation>使用边权重</translation>
        </message>
        <message>
            <source>edge weights not used</source>
            <translation>不使用边权重</translation>
        </message>
        <message>
            <source>Weight of the cost relative to the entropy; larger values approximate the exact plan more closely and need more iterations; above 40, views with large costs are solved in the log domain and a step takes up to twice as long</source>
            <translation>代价相对于熵的权重；越大越接近精确方案，也需要更多迭代；超过 40 时，代价较大的视图在对数域求解，每步耗时最多加倍</translation>
        </message>
        <message>
            <source>Iterations</source>
            <translation>迭代次数</translation>
        </message>
        <message>
            <source>iterations</source>
            <translation>次</translation>
        </message>
        <message>
            <source>Number of Sinkhorn iterations, each of rows, then columns; more iterations satisfy both marginals more accurately</source>
            <translation>Sinkhorn 迭代次数，每次先行后列；次数越多，两个边缘分布满足得越精确</translation>
        </message>
        <message>
            <source># iterations</source>
            <translation># 次迭代</translation>
        </message>
        <message>
            <source>1 iteration</source>
            <translation>1 次迭代</translation>
        </message>
    </context>
    <context>
        <name>CellNodes</name>
        <message>
            <source>Show in embedding</source>
            <translation>在嵌入中显示</translation>
        </message>
        <message>
            <source>Worst pair</source>
            <translation>最差的视图对</translation>
        </message>
        <message>
            <source>Node</source>
            <translation>节点</translation>
        </message>
        <message>
            <source>Times predicted</source>
            <translation>预测次数</translation>
        </message>
        <message>
            <source>Tested</source>
            <translation>测试次数</translation>
        </message>
        <message>
            <source>Select these nodes in the embedding</source>
            <translation>在嵌入中选择这些节点</translation>
        </message>
        <message>
            <source>Open the alignment of the node with the worst aligned views</source>
            <translation>打开视图对齐最差的节点的对齐</translation>
        </message>
        <message>
            <source>Choose a cell of the confusion matrix to see its nodes.</source>
            <translation>请选择混淆矩阵的一个单元格，以查看其节点。</translation>
        </message>
        <message>
            <source>Nodes</source>
            <translation>节点</translation>
        </message>
    </context>
    <context>
        <name>CellReader</name>
        <message>
            <source>Reading the predictions …</source>
            <translation>正在读取预测…</translation>
        </message>
        <message numerus="yes">
            <source>%Ln node(s) of class %1 predicted correctly</source>
            <translation>
                <numerusform>类别 %1 中预测正确的 %Ln 个节点</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln node(s) of class %1 predicted as %2</source>
            <translation>
                <numerusform>类别 %1 中被预测为 %2 的 %Ln 个节点</numerusform>
            </translation>
        </message>
        <message>
            <source>Waiting for the worst pair from the engine …</source>
            <translation>正在等待计算引擎给出最差的视图对…</translation>
        </message>
        <message>
            <source>The worst pair is unknown</source>
            <translation>最差的视图对未知</translation>
        </message>
    </context>
    <context>
        <name>CellText</name>
        <message>
            <source>running</source>
            <translation>运行中</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>等待中</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>data not available</source>
            <translation>缺少数据</translation>
        </message>
        <message>
            <source>data damaged</source>
            <translation>数据已损坏</translation>
        </message>
        <message>
            <source>not applicable</source>
            <translation>不适用</translation>
        </message>
        <message>
            <source>not measured</source>
            <translation>未测量</translation>
        </message>
        <message numerus="yes">
            <source>%Ln pair(s) of seeds</source>
            <translation>
                <numerusform>%Ln 对种子</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln pair(s) of splits</source>
            <translation>
                <numerusform>%Ln 对划分</numerusform>
            </translation>
        </message>
        <message>
            <source>95 % interval %1 … %2</source>
            <translation>95 % 区间 %1 … %2</translation>
        </message>
        <message>
            <source>too few pairs for the Wilcoxon signed-rank test</source>
            <translation>配对数不足以进行 Wilcoxon 符号秩检验</translation>
        </message>
        <message>
            <source>Wilcoxon p %1</source>
            <translation>Wilcoxon p %1</translation>
        </message>
        <message>
            <source>Holm-adjusted p %1</source>
            <translation>Holm 校正 p %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln pair(s) would detect such a difference with power 0.8</source>
            <translation>
                <numerusform>以 0.8 的功效检出此差异需 %Ln 对</numerusform>
            </translation>
        </message>
        <message>
            <source>Measured %1 %</source>
            <translation>测得 %1 %</translation>
        </message>
        <message numerus="yes">
            <source>%Ln seed(s)</source>
            <translation>
                <numerusform>%Ln 个种子</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln split(s)</source>
            <translation>
                <numerusform>%Ln 个划分</numerusform>
            </translation>
        </message>
        <message>
            <source>95 % interval of the mean %1</source>
            <translation>均值的 95 % 区间 %1</translation>
        </message>
        <message>
            <source>Deviation between seeds %1, between splits %2, residual %3</source>
            <translation>标准差：种子间 %1，划分间 %2，残差 %3</translation>
        </message>
        <message>
            <source>%1 minus this row: %2 (%3)</source>
            <translation>%1 减去此行：%2（%3）</translation>
        </message>
        <message>
            <source>Protocol %1: %2</source>
            <translation>协议 %1：%2</translation>
        </message>
        <message>
            <source>Not comparable with the rest of the column: %1</source>
            <translation>与该列其余部分不可比较：%1</translation>
        </message>
        <message>
            <source>Published %1 %, copied from %2</source>
            <translation>已发表 %1 %，抄录自 %2</translation>
        </message>
        <message>
            <source>best</source>
            <translation>最佳</translation>
        </message>
        <message>
            <source>n %1 × %2</source>
            <translation>n %1 × %2</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) missing</source>
            <translation>
                <numerusform>缺 %Ln 个运行</numerusform>
            </translation>
        </message>
        <message>
            <source>published %1</source>
            <translation>已发表 %1</translation>
        </message>
        <message>
            <source>The data set %1 cannot be read: %2</source>
            <translation>无法读取数据集 %1：%2</translation>
        </message>
        <message>
            <source>The data set %1 is not available.</source>
            <translation>缺少数据集 %1。</translation>
        </message>
        <message>
            <source>Import it …</source>
            <translation>导入…</translation>
        </message>
        <message>
            <source>This method is not implemented here; only its published number is shown.</source>
            <translation>此处未实现该方法，仅显示其已发表的数值。</translation>
        </message>
        <message>
            <source>This embedding was not recorded on the column&apos;s data set.</source>
            <translation>该嵌入未在此列的数据集上记录。</translation>
        </message>
        <message>
            <source>This method does not run with the column&apos;s encoder.</source>
            <translation>该方法不能使用此列的编码器。</translation>
        </message>
        <message>
            <source>Seed %1 failed: %2</source>
            <translation>种子 %1 失败：%2</translation>
        </message>
        <message>
            <source>Runs: %1</source>
            <translation>运行：%1</translation>
        </message>
        <message>
            <source>%1 against %2</source>
            <translation>%1 对 %2</translation>
        </message>
        <message>
            <source>The cells are in different columns, so their difference is meaningless. Select two cells of the same column.</source>
            <translation>单元格位于不同的列，差值没有意义。请选择同一列中的两个单元格。</translation>
        </message>
        <message>
            <source>Both cells must be measured first.</source>
            <translation>须先测量两个单元格。</translation>
        </message>
        <message>
            <source>The cells were not measured in the same way: %1</source>
            <translation>两个单元格的测量方式不同：%1</translation>
        </message>
        <message>
            <source>The cells have no seeds and splits in common.</source>
            <translation>两个单元格没有共同的种子和划分。</translation>
        </message>
        <message>
            <source>%1 minus %2 on %3: %4 points (%5)</source>
            <translation>%3 上 %1 减 %2：%4 个百分点（%5）</translation>
        </message>
        <message>
            <source>This method does not run on the column&apos;s data set: %1.</source>
            <translation>该方法不能在该列的数据集上运行：%1。</translation>
        </message>
        <message>
            <source>equivalent within ±%1 points: all differences equal</source>
            <translation>在 ±%1 个百分点内等效：所有差值相同</translation>
        </message>
        <message>
            <source>not equivalent within ±%1 points: all differences equal</source>
            <translation>在 ±%1 个百分点内不等效：所有差值相同</translation>
        </message>
        <message>
            <source>Significantly above &quot;%1&quot;</source>
            <translation>显著高于“%1”</translation>
        </message>
        <message>
            <source>Significantly below &quot;%1&quot;</source>
            <translation>显著低于“%1”</translation>
        </message>
        <message>
            <source>Not significantly different from &quot;%1&quot;</source>
            <translation>与“%1”无显著差异</translation>
        </message>
        <message>
            <source>Too few pairs to test against &quot;%1&quot;</source>
            <translation>配对太少，无法与“%1”进行检验</translation>
        </message>
        <message>
            <source>%1: this row minus baseline %2 (%3)</source>
            <translation>%1：此行减去基线 %2（%3）</translation>
        </message>
        <message numerus="yes">
            <source>%Ln pair(s) with zero difference omitted</source>
            <translation>
                <numerusform>省略 %Ln 个差值为零的配对</numerusform>
            </translation>
        </message>
        <message>
            <source>equivalent within ±%1 points: p %2</source>
            <translation>在 ±%1 个百分点内等效：p %2</translation>
        </message>
        <message>
            <source>not shown to be equivalent within ±%1 points: p %2</source>
            <translation>未能表明在 ±%1 个百分点内等效：p %2</translation>
        </message>
        <message>
            <source>corrected resampled t test (Nadeau and Bengio) p %1</source>
            <translation>校正重采样 t 检验（Nadeau 与 Bengio）p %1</translation>
        </message>
        <message>
            <source>more seeds reduce it most</source>
            <translation>增加种子最能减小它</translation>
        </message>
        <message>
            <source>more splits reduce it most</source>
            <translation>增加划分最能减小它</translation>
        </message>
        <message>
            <source>more seeds or more splits reduce it</source>
            <translation>增加种子或划分都能减小它</translation>
        </message>
        <message>
            <source>Variance of the mean: %1 % from seeds, %2 % from splits, %3 % residual; %4</source>
            <translation>均值的方差：%1 % 来自种子，%2 % 来自划分，%3 % 为残差；%4</translation>
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
            <source>Click to show or hide; double-click to show only this</source>
            <translation>单击可显示或隐藏；双击仅显示此项</translation>
        </message>
    </context>
    <context>
        <name>ClassesPanel</name>
        <message>
            <source>Class</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Precision</source>
            <translation>精确率</translation>
        </message>
        <message>
            <source>Recall</source>
            <translation>召回率</translation>
        </message>
        <message>
            <source>F1</source>
            <translation>F1</translation>
        </message>
        <message>
            <source>Tested</source>
            <translation>测试次数</translation>
        </message>
        <message>
            <source>Scores per class</source>
            <translation>各类别的得分</translation>
        </message>
        <message>
            <source>Classes</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Nodes of the selected cell</source>
            <translation>所选单元格中的节点</translation>
        </message>
        <message>
            <source>Values of the confusion matrix</source>
            <translation>混淆矩阵的数值</translation>
        </message>
        <message>
            <source>Per cent of the true class</source>
            <translation>占真实类别的百分比</translation>
        </message>
        <message>
            <source>Number of predictions</source>
            <translation>预测数</translation>
        </message>
        <message>
            <source>Macro average, splits pooled</source>
            <translation>宏平均，合并各划分</translation>
        </message>
    </context>
    <context>
        <name>Closing</name>
        <message>
            <source>Training is still running</source>
            <translation>训练仍在进行</translation>
        </message>
        <message>
            <source>&amp;Continue in the background</source>
            <translation>在后台继续(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Stop after a checkpoint</source>
            <translation>在检查点后停止(&amp;S)</translation>
        </message>
        <message>
            <source>Your answer is remembered; change it in Tools → Preferences.</source>
            <translation>选择将被记住；可通过“工具 → 首选项”更改。</translation>
        </message>
    </context>
    <context>
        <name>ClusterDialog</name>
        <message>
            <source>Choose …</source>
            <translation>选择…</translation>
        </message>
        <message>
            <source>Write anew</source>
            <translation>重新生成</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>测试</translation>
        </message>
        <message>
            <source>Submit</source>
            <translation>提交</translation>
        </message>
        <message>
            <source>Ask for the state</source>
            <translation>查询状态</translation>
        </message>
        <message>
            <source>Sweep %1 on a cluster</source>
            <translation>集群上的扫描 %1</translation>
        </message>
        <message>
            <source>TOML file that says how the site runs jobs</source>
            <translation>说明站点如何运行作业的 TOML 文件</translation>
        </message>
        <message>
            <source>&amp;Profile of the site</source>
            <translation>站点配置(&amp;P)</translation>
        </message>
        <message>
            <source>Sweeps on a cluster</source>
            <translation>集群上的扫描</translation>
        </message>
        <message>
            <source>Job script</source>
            <translation>作业脚本</translation>
        </message>
        <message>
            <source>The job script appears here and can be edited.</source>
            <translation>作业脚本显示在此处，可以编辑。</translation>
        </message>
        <message>
            <source>Replace the script by the one that follows from the profile</source>
            <translation>用由站点配置生成的脚本替换当前脚本</translation>
        </message>
        <message>
            <source>Let Slurm check the script; nothing is submitted</source>
            <translation>让 Slurm 检查脚本；不会提交</translation>
        </message>
        <message>
            <source>Test the script and submit it as an array job</source>
            <translation>检查脚本并作为数组作业提交</translation>
        </message>
        <message>
            <source>What the jobs of this sweep are doing; Slurm is asked at most once a minute</source>
            <translation>此扫描的作业正在做什么；每分钟最多询问 Slurm 一次</translation>
        </message>
        <message>
            <source>Error: %1</source>
            <translation>错误：%1</translation>
        </message>
        <message>
            <source>Profile of the site</source>
            <translation>站点配置</translation>
        </message>
        <message>
            <source>Profiles (*.toml)</source>
            <translation>站点配置 (*.toml)</translation>
        </message>
        <message>
            <source>Writing the job script …</source>
            <translation>正在生成作业脚本…</translation>
        </message>
        <message numerus="yes">
            <source>At most %Ln run(s) are left.</source>
            <translation>
                <numerusform>最多剩余 %Ln 次运行。</numerusform>
            </translation>
        </message>
        <message>
            <source>The script was edited and is used as it is.</source>
            <translation>脚本已被编辑，将按原样使用。</translation>
        </message>
        <message numerus="yes">
            <source>%Ln task(s) of an array job.</source>
            <translation>
                <numerusform>数组作业的 %Ln 个任务。</numerusform>
            </translation>
        </message>
        <message>
            <source>Slurm tests the script …</source>
            <translation>Slurm 正在检查脚本…</translation>
        </message>
        <message>
            <source>Submitting …</source>
            <translation>正在提交…</translation>
        </message>
        <message>
            <source>This sweep was not made here. Have you read the script that is shown? It would be the input of:</source>
            <translation>此扫描不是在这里建立的。您读过所显示的脚本了吗？它将作为以下命令的输入：</translation>
        </message>
        <message>
            <source>This sweep was not made here. Ask for the state where its folder says?</source>
            <translation>此扫描不是在这里建立的。要在其文件夹所指的地方询问状态吗？</translation>
        </message>
        <message>
            <source>Slurm accepts the script: %1</source>
            <translation>Slurm 接受该脚本：%1</translation>
        </message>
        <message>
            <source>Submitted as job %1. This view shows its runs as they finish.</source>
            <translation>已作为作业 %1 提交。运行完成后会显示在此视图中。</translation>
        </message>
        <message>
            <source>Asking Slurm …</source>
            <translation>正在询问 Slurm…</translation>
        </message>
        <message numerus="yes">
            <source>%1 runs done, %2 failed, at most %3 left; %Ln worker(s) at work.</source>
            <translation>
                <numerusform>已完成 %1 次运行，失败 %2 次，最多剩余 %3 次；%Ln 个工作进程在运行。</numerusform>
            </translation>
        </message>
        <message>
            <source>No job of this sweep was submitted.</source>
            <translation>尚未提交此扫描的作业。</translation>
        </message>
        <message numerus="yes">
            <source>and %Ln more; all: rosa sweep status %1</source>
            <translation>
                <numerusform>以及另外 %Ln 项；查看全部：rosa sweep status %1</numerusform>
            </translation>
        </message>
        <message>
            <source>the engine ended without an answer</source>
            <translation>引擎结束时没有应答</translation>
        </message>
        <message>
            <source>Press Return to read this profile.</source>
            <translation>按回车键读取此配置文件。</translation>
        </message>
    </context>
    <context>
        <name>ColumnTable</name>
        <message>
            <source>Name of the node</source>
            <translation>节点名称</translation>
        </message>
        <message>
            <source>Class</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Feature</source>
            <translation>特征</translation>
        </message>
        <message>
            <source>Split</source>
            <translation>划分</translation>
        </message>
        <message>
            <source>Ignored</source>
            <translation>忽略</translation>
        </message>
        <message>
            <source>Column</source>
            <translation>列</translation>
        </message>
        <message>
            <source>Meaning</source>
            <translation>含义</translation>
        </message>
        <message>
            <source>First values</source>
            <translation>前几个值</translation>
        </message>
        <message>
            <source>Columns of the table of nodes</source>
            <translation>节点表的列</translation>
        </message>
        <message>
            <source>Meaning of column %1</source>
            <translation>列 %1 的含义</translation>
        </message>
    </context>
    <context>
        <name>CommandPalette</name>
        <message>
            <source>Find anything</source>
            <translation>查找任何内容</translation>
        </message>
        <message>
            <source>An action, a parameter with its value, a run, a node, a lesson, a heading of the manual</source>
            <translation>操作、参数及其值、运行、节点、课程、手册标题</translation>
        </message>
        <message>
            <source>Found</source>
            <translation>结果</translation>
        </message>
    </context>
    <context>
        <name>CompareFigure</name>
        <message>
            <source>Epoch %1</source>
            <translation>第 %1 轮</translation>
        </message>
        <message>
            <source>%1, epoch %2</source>
            <translation>%1，第 %2 轮</translation>
        </message>
        <message>
            <source>Γ compared: %1</source>
            <translation>Γ 比较：%1</translation>
        </message>
        <message>
            <source>%1, epoch %2, iterations: %3; trained with λ = %4, iterations: %5</source>
            <translation>%1，第 %2 轮，迭代：%3；训练时 λ = %4，迭代：%5</translation>
        </message>
        <message>
            <source>%1, λ = %2 and %3, iterations: %4 and %5</source>
            <translation>%1，λ = %2 和 %3，迭代次数：%4 和 %5</translation>
        </message>
        <message>
            <source>%1, λ = %2, iterations: %3</source>
            <translation>%1，λ = %2，迭代：%3</translation>
        </message>
    </context>
    <context>
        <name>ComparePanel</name>
        <message>
            <source>Values of λ</source>
            <translation>λ 的取值</translation>
        </message>
        <message>
            <source>Other epoch</source>
            <translation>另一轮次</translation>
        </message>
        <message>
            <source>Other run</source>
            <translation>另一运行</translation>
        </message>
        <message>
            <source>Another run on the same data: the same centres and the same number of walks</source>
            <translation>同一数据上的另一运行：相同的中心节点和相同的游走编号</translation>
        </message>
        <message>
            <source>epoch %1</source>
            <translation>第 %1 轮</translation>
        </message>
        <message>
            <source>There is no other epoch</source>
            <translation>没有其他轮次</translation>
        </message>
        <message>
            <source>There is no other run on this data whose method compares views</source>
            <translation>此数据上没有其他比较视图的运行</translation>
        </message>
        <message>
            <source>Reading the other pair …</source>
            <translation>正在读取另一视图对…</translation>
        </message>
        <message>
            <source>Other walks: the two runs drew other nodes around these centres</source>
            <translation>游走不同：两次运行在这些中心周围抽取了不同的节点</translation>
        </message>
        <message>
            <source>One to six values of λ, such as 5, 20, 80; each is solved with the shown number of iterations</source>
            <translation>一到六个 λ 值，例如 5, 20, 80；每个都以所示的迭代次数求解</translation>
        </message>
    </context>
    <context>
        <name>ConfigurationSource</name>
        <message>
            <source>Open %1</source>
            <translation>打开 %1</translation>
        </message>
        <message>
            <source>%1 is not a valid configuration. The form was not changed.</source>
            <translation>%1 不是有效的配置。表单未更改。</translation>
        </message>
        <message>
            <source>Open configuration</source>
            <translation>打开配置</translation>
        </message>
        <message>
            <source>Apply configuration of %1</source>
            <translation>应用 %1 的配置</translation>
        </message>
        <message>
            <source>The run&apos;s configuration cannot be applied: %1</source>
            <translation>无法应用该运行的配置：%1</translation>
        </message>
    </context>
    <context>
        <name>ConfusionText</name>
        <message>
            <source>Confusion matrix of %1: test nodes</source>
            <translation>%1 的混淆矩阵：测试节点</translation>
        </message>
        <message>
            <source>Confusion matrix of %1: per cent of the true class</source>
            <translation>%1 的混淆矩阵：占真实类别的百分比</translation>
        </message>
        <message>
            <source>Predicted class</source>
            <translation>预测类别</translation>
        </message>
        <message>
            <source>True class</source>
            <translation>真实类别</translation>
        </message>
        <message>
            <source>Class %1</source>
            <translation>类别 %1</translation>
        </message>
    </context>
    <context>
        <name>ConfusionView</name>
        <message>
            <source>Confusion matrix</source>
            <translation>混淆矩阵</translation>
        </message>
        <message>
            <source>Class %1: %2 correct test predictions, %3 % of the class</source>
            <translation>类别 %1：%2 个正确的测试预测，占该类别的 %3 %</translation>
        </message>
        <message>
            <source>Class %1 predicted as %2: %3 test predictions, %4 % of the class</source>
            <translation>类别 %1 被预测为 %2：%3 个测试预测，占该类别的 %4 %</translation>
        </message>
        <message>
            <source>This record has no confusion matrix. Evaluate the run again to add it.</source>
            <translation>此记录中没有混淆矩阵。请重新评估该运行以添加。</translation>
        </message>
    </context>
    <context>
        <name>Core</name>
        <message>
            <source>expected texts in at most %1 languages, found %2</source>
            <translation>文字最多使用 %1 种语言，实为 %2 种</translation>
        </message>
        <message>
            <source>%1: expected a file, found a symbolic link, which is not followed; replace it with the file it points to</source>
            <translation>%1：应为文件，却是符号链接，程序不跟随它；请用它所指的文件替换它</translation>
        </message>
        <message>
            <source>%1: expected a folder, found a file</source>
            <translation>%1：应为文件夹，却是文件</translation>
        </message>
        <message>
            <source>%1: has %2 bytes; at most %3 are copied</source>
            <translation>%1：有 %2 字节；最多复制 %3 字节</translation>
        </message>
        <message>
            <source>%1: written by a newer version of the program (library version %2, this one supports %3); it stays as it is, and the runs are listed from their records</source>
            <translation>%1：由较新版本的程序写入（运行库版本 %2，本程序支持 %3）；文件保持原样，运行列表取自各自的记录</translation>
        </message>
        <message>
            <source>the embedding is zero at all %1 nodes: every node gets the same class, and the accuracy is the share of that class</source>
            <translation>嵌入在全部 %1 个节点上为零：每个节点都得到同一类别，准确率就是该类别所占的比例</translation>
        </message>
        <message>
            <source>a text lacks languages that others have: %1</source>
            <translation>有一段文字缺少其他文字已有的语言：%1</translation>
        </message>
        <message>
            <source>expected a text of at most %1 bytes, found %2</source>
            <translation>文字最多 %1 字节，实为 %2 字节</translation>
        </message>
        <message>
            <source>expected words of at most %1 letters, found one of %2</source>
            <translation>单词最多 %1 个字母，却有一个 %2 个字母的单词</translation>
        </message>
        <message>
            <source>expected languages such as de, en, zh, found a name of %1 letters</source>
            <translation>应为 de、en、zh 之类的语言，却是 %1 个字母的名称</translation>
        </message>
        <message>
            <source>%1: cannot be noted as known: there is no home folder</source>
            <translation>%1：无法记为已知：没有主文件夹</translation>
        </message>
        <message>
            <source>%1: the file has %2 bytes; at most %3 can be read at once</source>
            <translation>%1：%2 字节，超过可一次读取的 %3 字节</translation>
        </message>
        <message>
            <source>%1: cannot be read: %2</source>
            <translation>%1：无法读取：%2</translation>
        </message>
        <message>
            <source>%1: expected a file, found a folder, pipe or device</source>
            <translation>%1：应为文件，实为文件夹、管道或设备</translation>
        </message>
        <message>
            <source>cannot be read: %1</source>
            <translation>无法读取：%1</translation>
        </message>
        <message>
            <source>%1: cannot be written: %2</source>
            <translation>%1：无法写入：%2</translation>
        </message>
        <message>
            <source>%1: cannot be written: expected a file name</source>
            <translation>%1：无法写入：应为文件名</translation>
        </message>
        <message>
            <source>cannot find a folder for temporary files: %1</source>
            <translation>没有临时文件夹：%1</translation>
        </message>
        <message>
            <source>%1: cannot be created: %2</source>
            <translation>%1：无法创建：%2</translation>
        </message>
        <message>
            <source>%1: cannot be opened: %2</source>
            <translation>%1：无法打开：%2</translation>
        </message>
        <message>
            <source>%1: expected a folder, found a symbolic link, which is not followed; replace it with the folder it points to</source>
            <translation>%1：符号链接，不会跟随；请在此处放置文件夹，或放置它所指向的内容</translation>
        </message>
        <message>
            <source>%1: expected at most %3 bytes, found %2</source>
            <translation>%1：%2 字节，超过读取上限 %3 字节</translation>
        </message>
        <message>
            <source>%1: cannot be written (%2): %3</source>
            <translation>%1：无法写入（%2）：%3</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>数</translation>
        </message>
        <message>
            <source>a string</source>
            <translation>文本</translation>
        </message>
        <message>
            <source>a list</source>
            <translation>列表</translation>
        </message>
        <message>
            <source>an object</source>
            <translation>对象</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true 或 false</translation>
        </message>
        <message>
            <source>%1 is missing</source>
            <translation>缺少 %1</translation>
        </message>
        <message>
            <source>a list is too short</source>
            <translation>列表过短</translation>
        </message>
        <message>
            <source>expected %1, found %2</source>
            <translation>应为%1，实为%2</translation>
        </message>
        <message>
            <source>expected an object or a list, found %1</source>
            <translation>应为对象或列表，实为%1</translation>
        </message>
        <message>
            <source>binary values are not valid JSON</source>
            <translation>二进制值不是 JSON</translation>
        </message>
        <message>
            <source>byte %1: invalid or incomplete JSON</source>
            <translation>第 %1 字节：应为 JSON，实为其他内容或已到末尾</translation>
        </message>
        <message>
            <source>JSON nested more than %1 levels deep</source>
            <translation>JSON 嵌套超过 %1 层</translation>
        </message>
        <message>
            <source>expected JSON</source>
            <translation>应为 JSON</translation>
        </message>
        <message>
            <source>reading it would take more than %1 MB of memory, which no valid input of its size needs; it is damaged or crafted to exhaust memory</source>
            <translation>读取将需要超过 %1 MB 内存，这种大小的输入不会需要这么多：它已损坏，或意在耗尽内存</translation>
        </message>
        <message>
            <source>%1 not found in %2; install it or reinstall the program</source>
            <translation>在 %2 中未找到 %1；请安装它，或重新安装整个程序</translation>
        </message>
        <message>
            <source>%1: cannot be loaded: %2</source>
            <translation>%1：无法加载：%2</translation>
        </message>
        <message>
            <source>%1: belongs to another version of the program: it lacks the symbol %2</source>
            <translation>%1：不属于此版本：缺少 %2</translation>
        </message>
        <message>
            <source>a temporary file in %1 cannot be %2: %3</source>
            <translation>%1 中的临时文件不可用（%2）：%3</translation>
        </message>
        <message>
            <source>no folder for temporary files: neither XDG_CACHE_HOME nor HOME is set</source>
            <translation>没有临时文件夹：XDG_CACHE_HOME 和 HOME 均未设置</translation>
        </message>
        <message>
            <source>%1: cannot be written (create): %2</source>
            <translation>%1：无法写入（create）：%2</translation>
        </message>
        <message>
            <source>%1; available: %2</source>
            <translation>%1；可用的有 %2</translation>
        </message>
        <message>
            <source>%1; did you mean %2?</source>
            <translation>%1；是否指 %2？</translation>
        </message>
        <message>
            <source>%1 has no parameter %2 (rosa describe %1 lists its parameters)</source>
            <translation>%1 没有参数 %2（rosa describe %1 会列出其参数）</translation>
        </message>
        <message>
            <source>unknown parameter &apos;%1&apos;; rosa describe %2 lists the known ones</source>
            <translation>未知的参数“%1”；rosa describe %2 可列出全部参数</translation>
        </message>
        <message>
            <source>unknown parameter &apos;%1&apos;</source>
            <translation>未知参数“%1”</translation>
        </message>
        <message>
            <source>unknown preset &apos;%1&apos;</source>
            <translation>未知预设“%1”</translation>
        </message>
        <message>
            <source>preset %1 has no values for data set &apos;%2&apos;</source>
            <translation>预设 %1 没有数据集“%2”</translation>
        </message>
        <message>
            <source>method %1 does not use an encoder, found &apos;%2&apos;</source>
            <translation>方法 %1 不使用编码器，实际为“%2”</translation>
        </message>
        <message>
            <source>unknown encoder &apos;%1&apos;</source>
            <translation>未知编码器“%1”</translation>
        </message>
        <message>
            <source>method %1 does not support encoder %2; expected one of %3</source>
            <translation>方法 %1 不能使用编码器 %2；应为 %3 之一</translation>
        </message>
        <message>
            <source>unknown method &apos;%1&apos;</source>
            <translation>未知方法“%1”</translation>
        </message>
        <message>
            <source>no data set is specified</source>
            <translation>未指定数据集</translation>
        </message>
        <message>
            <source>%1 cannot be changed while a run is training</source>
            <translation>%1 不能在训练期间更改</translation>
        </message>
        <message>
            <source>%1: expected %2</source>
            <translation>%1：应为%2</translation>
        </message>
        <message>
            <source>a whole number from %1 to %2</source>
            <translation>%1 到 %2 之间的整数</translation>
        </message>
        <message>
            <source>unknown key &apos;%1&apos;</source>
            <translation>未知的键“%1”</translation>
        </message>
        <message>
            <source>%1: expected text in quotes, found %2</source>
            <translation>%1：应为带引号的文本，实际为 %2</translation>
        </message>
        <message>
            <source>its views are not aligned, because persons without contacts are missing in a time snapshot, and this method compares each node with itself in the other view</source>
            <translation>其视图未对齐：在某个时间快照里没有接触的人不在其中，而该方法把每个节点与另一视图中的自身比较</translation>
        </message>
        <message>
            <source>a whole number above %1, at most %2</source>
            <translation>大于 %1 且不超过 %2 的整数</translation>
        </message>
        <message>
            <source>a whole number above %1</source>
            <translation>大于 %1 的整数</translation>
        </message>
        <message>
            <source>a whole number of at least %1</source>
            <translation>不小于 %1 的整数</translation>
        </message>
        <message>
            <source>a whole number up to %1</source>
            <translation>不大于 %1 的整数</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>整数</translation>
        </message>
        <message>
            <source>a number above %1, at most %2</source>
            <translation>大于 %1 且不超过 %2 的数</translation>
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
            <source>a number of at least %1</source>
            <translation>不小于 %1 的数</translation>
        </message>
        <message>
            <source>a number up to %1</source>
            <translation>不大于 %1 的数</translation>
        </message>
        <message>
            <source>one of %1</source>
            <translation>%1 之一</translation>
        </message>
        <message>
            <source>%1: expected %2, found &apos;%3&apos;</source>
            <translation>%1：应为%2，实际为“%3”</translation>
        </message>
        <message>
            <source>on Citeseer is not reproduced by the authors&apos; program, which gives 71.0 on such splits (README of DGL&apos;s GRACE example)</source>
            <translation>在 Citeseer 上未能由作者的程序复现，该程序在此类划分上得到 71.0（见 DGL 的 GRACE 示例 README）</translation>
        </message>
        <message>
            <source>on Cora, Citeseer and Pubmed equals values from papers that used the public splits</source>
            <translation>在 Cora、Citeseer 和 Pubmed 上与使用公开划分的论文中的数值相同</translation>
        </message>
        <message>
            <source>a random encoder reaches similar values</source>
            <translation>随机编码器也能达到相近的数值</translation>
        </message>
        <message>
            <source>raw features reach higher values</source>
            <translation>原始特征的结果更高</translation>
        </message>
        <message>
            <source>Node classification on homophilous graphs</source>
            <translation>同配图上的节点分类</translation>
        </message>
        <message>
            <source>RoSA, IJCAI 2022, table 1</source>
            <translation>RoSA，IJCAI 2022，表 1</translation>
        </message>
        <message>
            <source>Node classification on non-homophilous graphs</source>
            <translation>非同配图上的节点分类</translation>
        </message>
        <message>
            <source>RoSA, IJCAI 2022, table 2</source>
            <translation>RoSA，IJCAI 2022，表 2</translation>
        </message>
        <message>
            <source>Node classification on large graphs, inductive</source>
            <translation>大图上的节点分类（归纳式）</translation>
        </message>
        <message>
            <source>RoSA, IJCAI 2022, table 3</source>
            <translation>RoSA，IJCAI 2022，表 3</translation>
        </message>
        <message>
            <source>Node classification on a dynamic graph</source>
            <translation>动态图上的节点分类</translation>
        </message>
        <message>
            <source>RoSA, IJCAI 2022, table 4</source>
            <translation>RoSA，IJCAI 2022，表 4</translation>
        </message>
        <message>
            <source>isolated persons removed from each snapshot</source>
            <translation>每个快照均移除孤立的人</translation>
        </message>
        <message>
            <source>does not exist for CIAW*: the method requires aligned views, which CIAW* does not have</source>
            <translation>在 CIAW* 上不存在：该方法需要对齐的视图，而 CIAW* 没有</translation>
        </message>
        <message>
            <source>%1: expected one value, found %2</source>
            <translation>%1：应为单个值，实际为 %2</translation>
        </message>
        <message>
            <source>expected a configuration of at most %2 bytes, found %1</source>
            <translation>配置有 %1 字节；最多允许 %2</translation>
        </message>
        <message>
            <source>line %1: nested too deeply for a configuration</source>
            <translation>第 %1 行：嵌套比任何配置都深</translation>
        </message>
        <message>
            <source>%1, byte %2: %3</source>
            <translation>%1，第 %2 字节：%3</translation>
        </message>
        <message>
            <source>expected a number of %1 bytes, found the end</source>
            <translation>应为 %1 字节的数，实为末尾</translation>
        </message>
        <message>
            <source>expected a number, found the end</source>
            <translation>应为数，实为末尾</translation>
        </message>
        <message>
            <source>expected a number of at most 64 bits, found a longer one</source>
            <translation>应为至多 64 位的数，实为更长的数</translation>
        </message>
        <message>
            <source>%1: expected at most %2, found %3</source>
            <translation>%1：最多应为 %2，实为 %3</translation>
        </message>
        <message>
            <source>%1: expected at most %2 in the remaining bytes, found %3</source>
            <translation>%1：最多应为可容纳的 %2 个，实为 %3</translation>
        </message>
        <message>
            <source>%1: expected a number below %2, found a larger one</source>
            <translation>%1：应小于 %2，实际更大</translation>
        </message>
        <message>
            <source>%1: expected %2 bytes, found %3</source>
            <translation>%1：应为 %2 字节，实为 %3</translation>
        </message>
        <message>
            <source>%1: expected %2 values of 4 bytes, found %3 bytes</source>
            <translation>%1：应为 %2 个 4 字节的值，实为 %3 字节</translation>
        </message>
        <message>
            <source>expected the end, found %1 more bytes</source>
            <translation>应为末尾，实际还有 %1 字节</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a valid data set name: use up to %2 lower-case letters, digits, - and _, beginning with a letter or digit</source>
            <translation>“%1”不能用作数据集名称：最多 %2 个小写字母、数字、- 和 _，并以字母或数字开头</translation>
        </message>
        <message>
            <source>%1; for example &quot;%2&quot;</source>
            <translation>%1；可以用“%2”</translation>
        </message>
        <message>
            <source>%1: cannot be listed: %2</source>
            <translation>%1：无法列出内容：%2</translation>
        </message>
        <message>
            <source>%1: no such file</source>
            <translation>%1：没有此文件</translation>
        </message>
        <message>
            <source>%1: expected a packed data set, found none</source>
            <translation>%1：应为打包的数据集，未找到</translation>
        </message>
        <message>
            <source>unknown data set &quot;%1&quot;</source>
            <translation>没有名为“%1”的数据集</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is the name of an embedded data set; choose another with --as</source>
            <translation>“%1”是内置数据集的名称；请用 --as 另选</translation>
        </message>
        <message>
            <source>the store has a data set called &quot;%1&quot; already; choose another name with --as or add --replace</source>
            <translation>存储中已有名为“%1”的数据集；请用 --as 另选名称，或加上 --replace</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is embedded in the program and cannot be removed</source>
            <translation>“%1”内置于程序中，不能删除</translation>
        </message>
        <message>
            <source>%1 is a file outside the store; delete it by hand</source>
            <translation>%1 是存储之外的文件；请手动删除</translation>
        </message>
        <message>
            <source>%1: cannot be removed: %2</source>
            <translation>%1：无法删除：%2</translation>
        </message>
        <message>
            <source>%1: expected the content hash %2, found %3</source>
            <translation>%1：内容哈希应为 %2，实为 %3</translation>
        </message>
        <message>
            <source>contact %1</source>
            <translation>接触 %1</translation>
        </message>
        <message>
            <source>%1: expected a time of %2 or later, found %3</source>
            <translation>%1：时间应为 %2 或更晚，实为 %3</translation>
        </message>
        <message>
            <source>%1: expected a time of at most %2 seconds, found %3</source>
            <translation>%1：时间最多应为 %2 秒，实为 %3</translation>
        </message>
        <message>
            <source>%1: expected nodes below %2, found %3</source>
            <translation>%1：节点应小于 %2，实为 %3</translation>
        </message>
        <message>
            <source>%1: expected two different nodes, found node %2 twice</source>
            <translation>%1：节点 %2 与自身接触</translation>
        </message>
        <message>
            <source>the data set has no contacts with times, so it cannot be divided into time snapshots</source>
            <translation>没有带时间的接触可切分为时间快照</translation>
        </message>
        <message>
            <source>expected at most %1 time snapshots, the number of contacts, found %2</source>
            <translation>时间快照最多应与接触一样多，即 %1 个，实为 %2</translation>
        </message>
        <message>
            <source>expected a matrix of at most %1 rows and columns, found %2 × %3</source>
            <translation>矩阵最多应有 %1 行和列，实为 %2 × %3</translation>
        </message>
        <message>
            <source>row offsets</source>
            <translation>行偏移</translation>
        </message>
        <message>
            <source>column indices</source>
            <translation>列索引</translation>
        </message>
        <message>
            <source>values</source>
            <translation>值</translation>
        </message>
        <message>
            <source>expected %1 row offsets for %2 rows, found %3</source>
            <translation>%2 行应有 %1 个行偏移，实为 %3</translation>
        </message>
        <message>
            <source>expected as many column indices as values, found %1 and %2</source>
            <translation>列索引应与值一样多，实为 %1 和 %2</translation>
        </message>
        <message>
            <source>expected row offsets from 0 to %1, found %2 to %3</source>
            <translation>行偏移应从 0 到 %1，实为 %2 到 %3</translation>
        </message>
        <message>
            <source>row offsets decrease after row %1</source>
            <translation>第 %1 行之后行偏移递减</translation>
        </message>
        <message>
            <source>entry %1: expected a column below %2, found %3</source>
            <translation>第 %1 项：列应小于 %2，实为 %3</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;, %2</source>
            <translation>划分“%1”，%2</translation>
        </message>
        <message>
            <source>%1: expected ascending nodes below %2, found %3 after %4</source>
            <translation>%1：应为小于 %2 的递增节点，实为 %4 之后的 %3</translation>
        </message>
        <message>
            <source>%1: node %2 is in two parts</source>
            <translation>%1：节点 %2 在两个部分中</translation>
        </message>
        <message>
            <source>labels: class names are given but no node has a class</source>
            <translation>类别：给出了类别名，但没有节点有类别</translation>
        </message>
        <message>
            <source>labels: expected %1, found %2</source>
            <translation>类别：应为 %1 个，实为 %2</translation>
        </message>
        <message>
            <source>labels: class %1 of node %2 is not one of the %3 classes</source>
            <translation>类别：节点 %2 的类别 %1 不在 %3 个之中</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a node of %2; nodes are numbered from 0 to %3</source>
            <translation>“%1”不是 %2 的节点；节点编号为 0 到 %3</translation>
        </message>
        <message>
            <source>graph: expected an undirected graph</source>
            <translation>图：应为无向图</translation>
        </message>
        <message>
            <source>%1: expected %2 nodes, found %3</source>
            <translation>%1：应有 %2 个节点，实为 %3</translation>
        </message>
        <message>
            <source>partitions taken from a file</source>
            <translation>取自文件的划分</translation>
        </message>
        <message>
            <source>%1 is %2; expected %3 … %4</source>
            <translation>%1 为 %2；应为 %3 … %4</translation>
        </message>
        <message>
            <source>trainShare is %1; expected 0 or more, below 1</source>
            <translation>trainShare 为 %1；应不小于 0 且小于 1</translation>
        </message>
        <message>
            <source>validationShare is %1; expected 0 or more, below 1</source>
            <translation>validationShare 为 %1；应不小于 0 且小于 1</translation>
        </message>
        <message>
            <source>validationShare is %1 without a trainShare; expected both for a split, or neither</source>
            <translation>validationShare 为 %1 而没有 trainShare；划分需要二者都给或都不给</translation>
        </message>
        <message>
            <source>trainShare %1 and validationShare %2 leave no test nodes; expected a sum below 1</source>
            <translation>trainShare %1 与 validationShare %2 没有留下测试节点；其和应小于 1</translation>
        </message>
        <message>
            <source>meanDegree and homophily require %1 edges within classes, but there are only %2 pairs of nodes within classes</source>
            <translation>meanDegree 和 homophily 要求类内有 %1 条边，而那里只有 %2 个节点对</translation>
        </message>
        <message>
            <source>meanDegree and homophily require %1 edges between classes, but there are only %2 pairs of nodes between classes</source>
            <translation>meanDegree 和 homophily 要求类间有 %1 条边，而那里只有 %2 个节点对</translation>
        </message>
        <message>
            <source>%1 is too small: its part gets none of the %2 nodes; use a larger share or more nodes</source>
            <translation>%1 没有把 %2 个节点中的任何一个分入其部分；需要更大的比例或更多节点</translation>
        </message>
        <message>
            <source>trainShare and validationShare leave no test nodes; use smaller shares or more nodes</source>
            <translation>trainShare 与 validationShare 没有留下测试节点；需要更小的比例或更多节点</translation>
        </message>
        <message>
            <source>%1: expected a data set called &quot;%2&quot;, found %3</source>
            <translation>%1：应有名为“%2”的数据集，实有 %3</translation>
        </message>
        <message>
            <source>%1: expected one data set, found %2; choose one with --only</source>
            <translation>%1：应只有一个数据集，实有 %2；请用 --only 选择</translation>
        </message>
        <message>
            <source>%1: expected one data set to call &quot;%2&quot;, found %3; choose one with --only</source>
            <translation>%1：应只有一个要命名为“%2”的数据集，实有 %3；请用 --only 选择</translation>
        </message>
        <message>
            <source>%1: expected %2, found none</source>
            <translation>%1：应有 %2，未找到</translation>
        </message>
        <message>
            <source>the elements have the wrong size</source>
            <translation>元素大小应不同</translation>
        </message>
        <message>
            <source>the SHA-256 of the content does not match; the file is damaged</source>
            <translation>内容的 SHA-256 不匹配；文件已损坏</translation>
        </message>
        <message>
            <source>%1: expected zeros from byte %2 to the next section, found other bytes; the file is damaged</source>
            <translation>%1：从第 %2 字节到下一节应为零，实为其他值；文件已损坏</translation>
        </message>
        <message>
            <source>%1, byte 0: expected a packed data set, found another kind of file</source>
            <translation>%1，第 0 字节：应为打包的数据集，实为其他类型的文件</translation>
        </message>
        <message>
            <source>%1, byte 8: expected version %2, found %3</source>
            <translation>%1，第 8 字节：应为版本 %2，实为 %3</translation>
        </message>
        <message>
            <source>the file was written by a newer version of the program</source>
            <translation>由较新的程序写入</translation>
        </message>
        <message>
            <source>expected 1 to %1 sections, found %2</source>
            <translation>应有 1 到 %1 节，实为 %2</translation>
        </message>
        <message>
            <source>the file is truncated</source>
            <translation>文件被截断</translation>
        </message>
        <message>
            <source>%1, byte 24: the SHA-256 of the header does not match; the file is damaged</source>
            <translation>%1，第 24 字节：文件头的 SHA-256 不匹配；文件已损坏</translation>
        </message>
        <message>
            <source>%1: the table contains an unknown section tag</source>
            <translation>%1：表中应为节标记，实为其他内容</translation>
        </message>
        <message>
            <source>expected one such section, found two</source>
            <translation>应出现一次，实为两次</translation>
        </message>
        <message>
            <source>the elements have the wrong type</source>
            <translation>元素类型应不同</translation>
        </message>
        <message>
            <source>expected the section to begin at a multiple of %1 between %2 and %3, found %4</source>
            <translation>应从 %2 到 %3 之间 %1 的倍数处开始，实为 %4</translation>
        </message>
        <message>
            <source>expected at most %1 elements, found %2</source>
            <translation>最多应有 %1 个元素，实为 %2</translation>
        </message>
        <message>
            <source>%1: expected section FVAL, found none</source>
            <translation>%1：应有 FVAL 节，未找到</translation>
        </message>
        <message>
            <source>%1: expected a valid number of features in the card, found %2</source>
            <translation>%1：其卡片称有 %2 个特征</translation>
        </message>
        <message>
            <source>expected one byte</source>
            <translation>应为一个字节</translation>
        </message>
        <message>
            <source>%1: not enough memory to read it</source>
            <translation>%1：内存不足，无法读取</translation>
        </message>
        <message>
            <source>%1 is %2, %3</source>
            <translation>%1 为 %2，%3</translation>
        </message>
        <message>
            <source>not a finite number</source>
            <translation>不是有限数</translation>
        </message>
        <message>
            <source>which is outside the float16 range of ±65,504; use float32</source>
            <translation>超过 float16 能表示的 65,504；请选择 float32</translation>
        </message>
        <message>
            <source>data set %1</source>
            <translation>数据集 %1</translation>
        </message>
        <message>
            <source>expected an array of numbers, booleans or strings, found element type &apos;%1&apos;</source>
            <translation>应为数、布尔值或文本的数组，实为元素类型“%1”</translation>
        </message>
        <message>
            <source>expected dimensions of 0 or more, found shape %1</source>
            <translation>长度应不小于 0，实为形状 %1</translation>
        </message>
        <message>
            <source>shape %1 has too many elements</source>
            <translation>形状 %1 的元素过多</translation>
        </message>
        <message>
            <source>expected %1 elements of %2 bytes for shape %3, found %4 bytes</source>
            <translation>形状 %3 应有 %1 个 %2 字节的元素，实为 %4 字节</translation>
        </message>
        <message>
            <source>expected %1 elements for shape %2, found %3</source>
            <translation>形状 %2 应有 %1 个元素，实为 %3</translation>
        </message>
        <message>
            <source>expected numbers, found an array of strings</source>
            <translation>应为数，实为文本数组</translation>
        </message>
        <message>
            <source>expected whole numbers, found an array of strings</source>
            <translation>应为整数，实为文本数组</translation>
        </message>
        <message>
            <source>expected whole numbers below 2^63, found a larger one</source>
            <translation>应为小于 2^63 的整数，实为更大的数</translation>
        </message>
        <message>
            <source>element %1: expected a whole number, found %2</source>
            <translation>第 %1 个元素：应为整数，实为 %2</translation>
        </message>
        <message>
            <source>expected an array of plain elements, found a structured array (records)</source>
            <translation>应为简单元素的数组，实为记录（record）数组</translation>
        </message>
        <message>
            <source>byte %1: expected a header {&apos;descr&apos;: …, &apos;fortran_order&apos;: …, &apos;shape&apos;: …}, found &apos;%2&apos;</source>
            <translation>第 %1 字节：应为头部 {&apos;descr&apos;: …, &apos;fortran_order&apos;: …, &apos;shape&apos;: …}，实为“%2”</translation>
        </message>
        <message>
            <source>byte %1: the header lacks descr, fortran_order or shape</source>
            <translation>第 %1 字节：头部应有 descr、fortran_order 和 shape，实际不全</translation>
        </message>
        <message>
            <source>pickled objects</source>
            <translation>pickle 对象</translation>
        </message>
        <message>
            <source>an array of objects</source>
            <translation>对象数组</translation>
        </message>
        <message>
            <source>expected %1 objects, found %2</source>
            <translation>应有 %1 个对象，实为 %2</translation>
        </message>
        <message>
            <source>byte 0: expected an npy file, found &apos;%1&apos;</source>
            <translation>第 0 字节：应为 npy 文件，实为“%1”</translation>
        </message>
        <message>
            <source>byte 6: expected an npy header, found the end of the file</source>
            <translation>第 6 字节：应为 npy 头部，实为文件末尾</translation>
        </message>
        <message>
            <source>byte 6: expected npy version 1 to 3, found %1</source>
            <translation>第 6 字节：npy 版本应为 1 到 3，实为 %1</translation>
        </message>
        <message>
            <source>byte 8: expected a header of %1 bytes, found %2</source>
            <translation>第 8 字节：头部应为 %1 字节，实为 %2</translation>
        </message>
        <message>
            <source>byte %1</source>
            <translation>第 %1 字节</translation>
        </message>
        <message>
            <source>%1: expected numbers, found %2</source>
            <translation>%1：应为数，实为 %2</translation>
        </message>
        <message>
            <source>%1: expected row-major order (C order), found column-major order (Fortran order)</source>
            <translation>%1：应按行存储，实为按列（Fortran 顺序）</translation>
        </message>
        <message>
            <source>%1: expected an npz file (a zip archive), found another kind of file or a damaged one</source>
            <translation>%1：应为 npz 文件（zip 归档），实为其他或已损坏的文件</translation>
        </message>
        <message>
            <source>%1: the array is missing or cannot be unpacked</source>
            <translation>%1：应有此数组，未找到可解压的</translation>
        </message>
        <message>
            <source>cannot be unpacked: %1</source>
            <translation>无法解压：%1</translation>
        </message>
        <message>
            <source>%1: expected %2 numbers, found %3; the array is truncated</source>
            <translation>%1：应有 %2 个数，实为 %3；文件被截断</translation>
        </message>
        <message>
            <source>%1: expected %2 numbers, found more</source>
            <translation>%1：应有 %2 个数，实际更多</translation>
        </message>
        <message>
            <source>an npz file</source>
            <translation>npz 文件</translation>
        </message>
        <message>
            <source>%1: no such array in the archive</source>
            <translation>%1：应有此数组，未找到同名数组</translation>
        </message>
        <message>
            <source>the card states %1 %2, found %3</source>
            <translation>其卡片称有 %1 %2，实为 %3</translation>
        </message>
        <message>
            <source>the section tag is unknown or out of order</source>
            <translation>应为下一节的标记，实为未知或次序不对的标记</translation>
        </message>
        <message>
            <source>%1: expected at most %2 stored bytes, found %3</source>
            <translation>%1：最多应有 %2 个存储字节，实为 %3</translation>
        </message>
        <message>
            <source>%1: %2 stored bytes cannot inflate to %3</source>
            <translation>%1：%2 个存储字节不可能解压成 %3</translation>
        </message>
        <message>
            <source>expected a file of at least %1 bytes, found %2</source>
            <translation>文件至少应有 %1 字节，实为 %2</translation>
        </message>
        <message>
            <source>expected the sections to end at byte %1, found %2</source>
            <translation>各节应在第 %1 字节结束，实为 %2</translation>
        </message>
        <message>
            <source>expected section CARD first, found another</source>
            <translation>首先应为 CARD 节，实为其他节</translation>
        </message>
        <message>
            <source>%1: expected %2 bytes after inflating the %3 at byte %4, found damaged data or another size</source>
            <translation>%1：应从第 %4 字节起由 %3 字节得到 %2 字节，实为损坏或大小不同的压缩数据</translation>
        </message>
        <message>
            <source>%1, byte %2: the SHA-256 of the content does not match; the file is damaged</source>
            <translation>%1，第 %2 字节：内容的 SHA-256 不匹配；文件已损坏</translation>
        </message>
        <message>
            <source>%1: expected section %2, found none</source>
            <translation>%1：应有 %2 节，未找到</translation>
        </message>
        <message>
            <source>%1: expected at least %2 bytes, found %3</source>
            <translation>%1：应有 %2 字节或更多，实为 %3</translation>
        </message>
        <message>
            <source>%1: not enough memory to read its card</source>
            <translation>%1：内存不足，无法读取其卡片</translation>
        </message>
        <message>
            <source>data set %1: not enough memory to pack it</source>
            <translation>数据集 %1：内存不足，无法打包</translation>
        </message>
        <message>
            <source>a bool</source>
            <translation>布尔值</translation>
        </message>
        <message>
            <source>bytes</source>
            <translation>字节</translation>
        </message>
        <message>
            <source>text</source>
            <translation>文本</translation>
        </message>
        <message>
            <source>a tuple</source>
            <translation>元组</translation>
        </message>
        <message>
            <source>a dict</source>
            <translation>字典</translation>
        </message>
        <message>
            <source>an array %1</source>
            <translation>数组 %1</translation>
        </message>
        <message>
            <source>a sparse matrix</source>
            <translation>稀疏矩阵</translation>
        </message>
        <message>
            <source>the class %1</source>
            <translation>类 %1</translation>
        </message>
        <message>
            <source>an element type</source>
            <translation>元素类型</translation>
        </message>
        <message>
            <source>the storage of a tensor</source>
            <translation>张量的存储</translation>
        </message>
        <message>
            <source>a tensor</source>
            <translation>张量</translation>
        </message>
        <message>
            <source>an object of %1</source>
            <translation>%1 的对象</translation>
        </message>
        <message>
            <source>element %1: expected a string or a number, found %2</source>
            <translation>第 %1 个元素：应为文本或数，实为%2</translation>
        </message>
        <message>
            <source>element %1: expected only strings or only numbers, found both</source>
            <translation>第 %1 个元素：应全为文本或全为数，实为两者混合</translation>
        </message>
        <message>
            <source>expected one value on the stack at the end, found %1</source>
            <translation>末尾应有一个完成的值，实为 %1</translation>
        </message>
        <message>
            <source>expected the end of the pickle, found %1 more bytes</source>
            <translation>应为 pickle 末尾，实际还有 %1 字节</translation>
        </message>
        <message>
            <source>expected a number, found &apos;%1&apos;</source>
            <translation>应为数，实为“%1”</translation>
        </message>
        <message>
            <source>expected a whole number of at most 64 bits, found one of %1 bytes</source>
            <translation>应为至多 64 位的整数，实为 %1 字节的整数</translation>
        </message>
        <message>
            <source>expected a whole number of at most 64 bits, found &apos;%1&apos;</source>
            <translation>应为至多 64 位的整数，实为“%1”</translation>
        </message>
        <message>
            <source>expected a quoted string, found %1</source>
            <translation>应为带引号的字符串，实为 %1</translation>
        </message>
        <message>
            <source>expected UTF-8 text, found &apos;%1&apos;</source>
            <translation>应为 UTF-8 文本，实为“%1”</translation>
        </message>
        <message>
            <source>values are nested more than %1 deep</source>
            <translation>值嵌套超过 %1 层</translation>
        </message>
        <message>
            <source>expected a value to duplicate, found none</source>
            <translation>应有可重复的值，未找到</translation>
        </message>
        <message>
            <source>expected %1 values for a tuple, found fewer</source>
            <translation>元组应有 %1 个值，实际更少</translation>
        </message>
        <message>
            <source>expected a list to append to, found nothing</source>
            <translation>应有可追加的列表，未找到</translation>
        </message>
        <message>
            <source>expected a list to append to, found %1</source>
            <translation>应有可追加的列表，实为%1</translation>
        </message>
        <message>
            <source>expected pairs of keys and values for a dict, found an odd number of items</source>
            <translation>字典应有成对的键和值，实为奇数个</translation>
        </message>
        <message>
            <source>expected a dict to fill, found nothing</source>
            <translation>应有可填充的字典，未找到</translation>
        </message>
        <message>
            <source>expected a dict to fill, found %1</source>
            <translation>应有可填充的字典，实为%1</translation>
        </message>
        <message>
            <source>expected a memo index, found &apos;%1&apos;</source>
            <translation>应为已记住的值的编号，实为“%1”</translation>
        </message>
        <message>
            <source>expected a value to store in the memo, found none</source>
            <translation>应有可记住的值，未找到</translation>
        </message>
        <message>
            <source>the memo has no value at index %1</source>
            <translation>应有已记住的值，编号 %1 下没有</translation>
        </message>
        <message>
            <source>expected pickle protocol 0 to 5, found %1</source>
            <translation>pickle 协议应为 0 到 5，实为 %1</translation>
        </message>
        <message>
            <source>expected a frame of %1 bytes, found %2</source>
            <translation>帧应为 %1 字节，实为 %2</translation>
        </message>
        <message>
            <source>calls %1.%2 in an unsupported way</source>
            <translation>以数据不会需要的方式调用 %1.%2</translation>
        </message>
        <message>
            <source>expected module and name as strings, found other values</source>
            <translation>模块和名称应为文本，实为其他内容</translation>
        </message>
        <message>
            <source>unsupported pickle opcode 0x%1%2</source>
            <translation>应为数据所需的操作码，实为 0x%1%2</translation>
        </message>
        <message>
            <source>expected %1 more bytes, found %2</source>
            <translation>应还有 %1 字节，实为 %2</translation>
        </message>
        <message>
            <source>expected a line break, found the end of the file</source>
            <translation>应为换行，实为文件末尾</translation>
        </message>
        <message>
            <source>expected a value, found none</source>
            <translation>应有值，未找到</translation>
        </message>
        <message>
            <source>expected a mark, found none</source>
            <translation>应有标记，未找到</translation>
        </message>
        <message>
            <source>byte %1: %2</source>
            <translation>第 %1 字节：%2</translation>
        </message>
        <message>
            <source>tensors of %1 are not supported; expected floating-point, integer or boolean tensors: save them as float32 with tensor.float()</source>
            <translation>含有 %1 的张量，其数值无法读取；应为浮点、整数或布尔值：请存为 float32，即 tensor.float()</translation>
        </message>
        <message>
            <source>refers to %1, which is not data and is not executed; expected only NumPy arrays, SciPy CSR matrices, tensors, dicts, lists, tuples, strings and numbers</source>
            <translation>引用了 %1，它不是数据，不会被执行；只应有 NumPy 数组、SciPy CSR 矩阵、张量、字典、列表、元组、文本和数</translation>
        </message>
        <message>
            <source>expected a constructor and its arguments, found other values</source>
            <translation>应为构造函数及其参数，实为其他内容</translation>
        </message>
        <message>
            <source>expected the tensor of a parameter</source>
            <translation>应为参数的张量</translation>
        </message>
        <message>
            <source>expected an array of the class numpy.ndarray</source>
            <translation>应为 numpy.ndarray 类的数组</translation>
        </message>
        <message>
            <source>expected a defaultdict of list, dict or int</source>
            <translation>应为 list、dict 或 int 的 defaultdict</translation>
        </message>
        <message>
            <source>calls %1 in an unsupported way</source>
            <translation>以数据不会需要的方式调用 %1</translation>
        </message>
        <message>
            <source>expected the storage of a tensor: its class, key, device and size</source>
            <translation>应为张量的存储：类、键、设备和大小</translation>
        </message>
        <message>
            <source>expected storage, offset, shape and strides of a tensor</source>
            <translation>应为张量的存储、偏移、形状和步长</translation>
        </message>
        <message>
            <source>expected a new csr_matrix, found another class</source>
            <translation>应为新的 csr_matrix，实为其他类</translation>
        </message>
        <message>
            <source>expected the name of an element type</source>
            <translation>应为元素类型的名称</translation>
        </message>
        <message>
            <source>expected a scalar&apos;s type and bytes</source>
            <translation>应为标量的类型和字节</translation>
        </message>
        <message>
            <source>expected a string to encode as latin1</source>
            <translation>应为要以 latin1 编码的文本</translation>
        </message>
        <message>
            <source>expected a string of Latin-1 characters, found another character</source>
            <translation>应为 Latin-1 字符的文本，实有其他字符</translation>
        </message>
        <message>
            <source>expected an array&apos;s bytes, type, shape and order</source>
            <translation>应为数组的字节、类型、形状和次序</translation>
        </message>
        <message>
            <source>expected an object to set the state of, found none</source>
            <translation>应有待完成的值，未找到</translation>
        </message>
        <message>
            <source>expected the attributes of an object of %1</source>
            <translation>应为 %1 对象的属性</translation>
        </message>
        <message>
            <source>expected an array, a matrix or an element type to set the state of, found %1</source>
            <translation>应为待完成的数组、矩阵或元素类型，实为%1</translation>
        </message>
        <message>
            <source>expected the description of an element type</source>
            <translation>应为元素类型的描述</translation>
        </message>
        <message>
            <source>expected strings of at most 4 MB, found %1</source>
            <translation>文本最多应为 4 MB，实为 %1</translation>
        </message>
        <message>
            <source>expected 4 bytes per character</source>
            <translation>每个字符应为 4 字节</translation>
        </message>
        <message>
            <source>expected shape, type, order and bytes of an array</source>
            <translation>应为数组的形状、类型、次序和字节</translation>
        </message>
        <message>
            <source>the number of objects does not match the shape</source>
            <translation>列表的对象数应与形状一致</translation>
        </message>
        <message>
            <source>expected the bytes of an array, found %1</source>
            <translation>应为数组的字节，实为%1</translation>
        </message>
        <message>
            <source>expected the parts of a csr_matrix, found %1</source>
            <translation>应为 csr_matrix 的各部分，实为%1</translation>
        </message>
        <message>
            <source>the csr_matrix lacks _shape, indptr, indices or data</source>
            <translation>应为 csr_matrix 的 _shape、indptr、indices 和 data，实际不全</translation>
        </message>
        <message>
            <source>csr_matrix: %1</source>
            <translation>csr_matrix：%1</translation>
        </message>
        <message>
            <source>expected at least one node, found none</source>
            <translation>至少应有一个节点，未找到</translation>
        </message>
        <message>
            <source>expected fewer than 2^31 nodes, found %1</source>
            <translation>节点应少于 2^31 个，实为 %1</translation>
        </message>
        <message>
            <source>self-loops removed</source>
            <translation>已移除自环</translation>
        </message>
        <message>
            <source>duplicate edges removed</source>
            <translation>已移除重复边</translation>
        </message>
        <message>
            <source>edges made undirected (their reverse was added)</source>
            <translation>已改为无向边（补充了反向边）</translation>
        </message>
        <message>
            <source>edge weights ignored (%1): walks and convolutions treat all edges alike</source>
            <translation>边权重被忽略（%1）：游走与卷积对所有边一视同仁</translation>
        </message>
        <message>
            <source>label of node %1: expected a class from 0 to %2, or -1 for none, found %3</source>
            <translation>节点 %1 的类别：应为 0 到 %2，或 -1 表示没有，实为 %3</translation>
        </message>
        <message>
            <source>expected at most %1 classes, found %2</source>
            <translation>最多应有 %1 个类别，实为 %2</translation>
        </message>
        <message>
            <source>one-hot of the node</source>
            <translation>节点的 one-hot 向量</translation>
        </message>
        <message>
            <source>degree</source>
            <translation>度</translation>
        </message>
        <message>
            <source>features added, as the files have none (%1)</source>
            <translation>文件中没有特征，已补充（%1）</translation>
        </message>
        <message>
            <source>expected %1 of %2 nodes, found %3</source>
            <translation>应有 %2 个节点的%1，实为 %3</translation>
        </message>
        <message>
            <source>features</source>
            <translation>特征</translation>
        </message>
        <message>
            <source>expected at least one feature, found none</source>
            <translation>至少应有一个特征，未找到</translation>
        </message>
        <message>
            <source>labels</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>names</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>expected class names in UTF-8, found &apos;%1&apos;</source>
            <translation>类别名应为 UTF-8，实为“%1”</translation>
        </message>
        <message>
            <source>expected node names in UTF-8, found &apos;%1&apos;</source>
            <translation>节点名应为 UTF-8，实为“%1”</translation>
        </message>
        <message>
            <source>%1: %2shape.npy</source>
            <translation>%1：%2shape.npy</translation>
        </message>
        <message>
            <source>%1: %2shape.npy: expected two numbers, found %3</source>
            <translation>%1：%2shape.npy：应为两个长度，实为 %3</translation>
        </message>
        <message>
            <source>%1: expected a square adjacency matrix, found %2 × %3</source>
            <translation>%1：邻接矩阵应为方阵，实为 %2 × %3</translation>
        </message>
        <message>
            <source>entries of the adjacency matrix that are zero passed over</source>
            <translation>已跳过邻接矩阵中的零元素</translation>
        </message>
        <message>
            <source>values of the adjacency matrix</source>
            <translation>邻接矩阵的值</translation>
        </message>
        <message>
            <source>%1: expected a matrix of numbers, one row per node, found %2</source>
            <translation>%1：应为每个节点一行的数的矩阵，实为 %2</translation>
        </message>
        <message>
            <source>%1: expected a general matrix of features, found a symmetric one</source>
            <translation>%1：特征应为一般矩阵，实为对称矩阵</translation>
        </message>
        <message>
            <source>%1: expected %2 rows, one per node, found %3</source>
            <translation>%1：应有 %2 行，每个节点一行，实为 %3</translation>
        </message>
        <message>
            <source>%1: expected at most %2 files in the folder and its subfolders, found more; use the folder of the data set itself</source>
            <translation>%1：所给文件夹下最多应有 %2 个文件，实际更多；请指定数据集自己的文件夹</translation>
        </message>
        <message>
            <source>%1: expected a file or folder, found none</source>
            <translation>%1：应为文件或文件夹，未找到</translation>
        </message>
        <message>
            <source>node, features and label separated by tabs</source>
            <translation>以制表符分隔的节点、特征和类别</translation>
        </message>
        <message>
            <source>a node number</source>
            <translation>节点编号</translation>
        </message>
        <message>
            <source>a class number</source>
            <translation>类别编号</translation>
        </message>
        <message>
            <source>%1 features as in the previous lines</source>
            <translation>与前面各行一样的 %1 个特征</translation>
        </message>
        <message>
            <source>a word number below %1</source>
            <translation>小于 %1 的词编号</translation>
        </message>
        <message>
            <source>a finite number as feature %1</source>
            <translation>第 %1 个特征为有限数</translation>
        </message>
        <message>
            <source>a header line</source>
            <translation>标题行</translation>
        </message>
        <message>
            <source>a header of three columns separated by tabs</source>
            <translation>以制表符分隔的三列标题行</translation>
        </message>
        <message>
            <source>%1:%2: expected every node from 0 to %3 once, found %4 in place of %5</source>
            <translation>%1:%2：0 到 %3 的每个节点应出现一次，在 %5 处却是 %4</translation>
        </message>
        <message>
            <source>at least one node</source>
            <translation>至少一个节点</translation>
        </message>
        <message>
            <source>two nodes separated by a tab</source>
            <translation>以制表符分隔的两个节点</translation>
        </message>
        <message>
            <source>a node below %1</source>
            <translation>小于 %1 的节点</translation>
        </message>
        <message>
            <source>a header of two columns separated by a tab</source>
            <translation>以制表符分隔的两列标题行</translation>
        </message>
        <message>
            <source>expected a data set processed by PyTorch Geometric (a Data object or a dict of its attributes, with slices), found %1</source>
            <translation>应为 PyTorch Geometric 处理过的数据集的数据（Data 或其属性的字典，以及 slices），实为%1</translation>
        </message>
        <message>
            <source>the tensor extends beyond its storage</source>
            <translation>张量超出其存储</translation>
        </message>
        <message>
            <source>a tuple of %1</source>
            <translation>%1 元组</translation>
        </message>
        <message>
            <source>%1: expected a tensor, found %2</source>
            <translation>%1：应为张量，实为%2</translation>
        </message>
        <message>
            <source>expected a data set with one graph, found %1 graphs</source>
            <translation>数据集应只含一个图，实为 %1 个</translation>
        </message>
        <message>
            <source>expected a number type of NumPy, found bfloat16; save the tensor as float32</source>
            <translation>应为 NumPy 类型的数，实为 bfloat16；请存为 float32</translation>
        </message>
        <message>
            <source>the tensor extends beyond the %1 numbers of its storage</source>
            <translation>张量超出其存储的 %1 个数</translation>
        </message>
        <message>
            <source>expected a tensor whose numbers are all stored in the file, found one that repeats stored numbers</source>
            <translation>张量的数应都在文件中，实为重复使用的数</translation>
        </message>
        <message>
            <source>data saved by PyTorch 1.6 or later</source>
            <translation>由 PyTorch 1.6 或更新版本保存的数据</translation>
        </message>
        <message>
            <source>%1: expected data saved by PyTorch, found a zip archive without a member data.pkl</source>
            <translation>%1：应为 PyTorch 保存的数据，实为没有 data.pkl 的 zip 归档</translation>
        </message>
        <message>
            <source>num_nodes: expected a whole number</source>
            <translation>num_nodes：应为整数</translation>
        </message>
        <message>
            <source>expected an array edge_index, found none</source>
            <translation>应有数组 edge_index，未找到</translation>
        </message>
        <message>
            <source>edge_index: expected node numbers of shape 2 × edges, found %1</source>
            <translation>edge_index：应为 2 × 边数个节点编号，实为 %1</translation>
        </message>
        <message>
            <source>edge_index</source>
            <translation>edge_index</translation>
        </message>
        <message>
            <source>edge_index: edge %1: expected nodes from 0 to %2, found %3</source>
            <translation>edge_index：边 %1：节点应为 0 到 %2，实为 %3</translation>
        </message>
        <message>
            <source>x: expected numbers of shape nodes × features, found %1</source>
            <translation>x：应为节点数 × 特征数个数，实为 %1</translation>
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
            <translation>数组“%1”</translation>
        </message>
        <message>
            <source>attributes of edges ignored</source>
            <translation>边的属性被忽略</translation>
        </message>
        <message>
            <source>%1: expected a value for each of %2 nodes, found %3</source>
            <translation>%1：%2 个节点应各有一个值，实为 %3</translation>
        </message>
        <message>
            <source>%1: node %2: expected 0 or 1, found %3</source>
            <translation>%1：节点 %2：应为 0 或 1，实为 %3</translation>
        </message>
        <message>
            <source>%1: expected %2 splits as in the previous masks, found %3</source>
            <translation>%1：应与前面的掩码一样有 %2 个划分，实为 %3</translation>
        </message>
        <message>
            <source>expected a class for each of %1 nodes, found %2</source>
            <translation>%1 个节点应各有一个类别，实为 %2</translation>
        </message>
        <message>
            <source>node %1: expected a class number, found %2</source>
            <translation>节点 %1：应为类别编号，实为 %2</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;: expected each node in one part, found node %2 twice</source>
            <translation>划分“%1”：每个节点应只在一个部分中，节点 %2 出现两次</translation>
        </message>
        <message>
            <source>a number that is too large</source>
            <translation>过大的数</translation>
        </message>
        <message>
            <source>a number that is not whole</source>
            <translation>非整数</translation>
        </message>
        <message>
            <source>null</source>
            <translation>null</translation>
        </message>
        <message>
            <source>%1: expected an object of numbers, found %2</source>
            <translation>%1：应为数的对象，实为%2</translation>
        </message>
        <message>
            <source>the beginning</source>
            <translation>开头</translation>
        </message>
        <message>
            <source>%1: expected a node below %2</source>
            <translation>%1：应为小于 %2 的节点</translation>
        </message>
        <message>
            <source>%1: expected tr, va or te</source>
            <translation>%1：应为 tr、va 或 te</translation>
        </message>
        <message>
            <source>not JSON</source>
            <translation>不是 JSON</translation>
        </message>
        <message>
            <source>classes left out, as so many nodes have none or several</source>
            <translation>已略去类别，因为有这么多节点没有类别或有多个类别</translation>
        </message>
        <message>
            <source>%1: byte %2: expected GraphML, found %3</source>
            <translation>%1：第 %2 字节：应为 GraphML，实为 %3</translation>
        </message>
        <message>
            <source>%1: expected &lt;graphml&gt; with a &lt;graph&gt;, found none</source>
            <translation>%1：应有含 &lt;graph&gt; 的 &lt;graphml&gt;，未找到</translation>
        </message>
        <message>
            <source>one graph</source>
            <translation>一个图</translation>
        </message>
        <message>
            <source>%1:%2: expected %3, found &apos;%4&apos;</source>
            <translation>%1:%2：应为%3，实为“%4”</translation>
        </message>
        <message>
            <source>a finite number as default</source>
            <translation>有限数作为默认值</translation>
        </message>
        <message>
            <source>each key once</source>
            <translation>每个键出现一次</translation>
        </message>
        <message>
            <source>a node with an id</source>
            <translation>带 id 的节点</translation>
        </message>
        <message>
            <source>each node once</source>
            <translation>每个节点只出现一次</translation>
        </message>
        <message>
            <source>the id of a declared key</source>
            <translation>已声明的键的 id</translation>
        </message>
        <message>
            <source>a finite number</source>
            <translation>有限数</translation>
        </message>
        <message>
            <source>edges between two nodes</source>
            <translation>两个节点之间的边</translation>
        </message>
        <message>
            <source>a node id as %1</source>
            <translation>作为 %1 的节点 id</translation>
        </message>
        <message>
            <source>feature values not given taken as 0</source>
            <translation>缺失的特征值按 0 处理</translation>
        </message>
        <message>
            <source>%1: expected text in UTF-8</source>
            <translation>%1：应为 UTF-8 文本</translation>
        </message>
        <message>
            <source>%1: cannot be decompressed: %2</source>
            <translation>%1：无法解压：%2</translation>
        </message>
        <message>
            <source>%1:%2: expected a line of at most 16 MB, found a longer one</source>
            <translation>%1:%2：行最多应为 16 MB，实际更长</translation>
        </message>
        <message>
            <source>row and column</source>
            <translation>行和列</translation>
        </message>
        <message>
            <source>row, column and value</source>
            <translation>行、列和值</translation>
        </message>
        <message>
            <source>a row from 1 to %1</source>
            <translation>1 到 %1 的行</translation>
        </message>
        <message>
            <source>a column from 1 to %1</source>
            <translation>1 到 %1 的列</translation>
        </message>
        <message>
            <source>the end of the file after %1 entries</source>
            <translation>%1 项之后结束</translation>
        </message>
        <message>
            <source>%1 entries</source>
            <translation>%1 项</translation>
        </message>
        <message>
            <source>%1 × %2 values</source>
            <translation>%1 × %2 个值</translation>
        </message>
        <message>
            <source>the end of the file after %1 values</source>
            <translation>%1 个值之后结束</translation>
        </message>
        <message>
            <source>%1 values</source>
            <translation>%1 个值</translation>
        </message>
        <message>
            <source>numbers of rows and columns</source>
            <translation>行数和列数</translation>
        </message>
        <message>
            <source>numbers of rows, columns and entries</source>
            <translation>行数、列数和项数</translation>
        </message>
        <message>
            <source>at most %1 rows and columns</source>
            <translation>至多 %1 行和列</translation>
        </message>
        <message>
            <source>a single graph, with its number of nodes on the only line</source>
            <translation>一个图，其节点数为唯一一行</translation>
        </message>
        <message>
            <source>a number of nodes</source>
            <translation>节点数</translation>
        </message>
        <message>
            <source>finite numbers separated by commas</source>
            <translation>以逗号分隔的有限数</translation>
        </message>
        <message>
            <source>%1 numbers as in the previous lines</source>
            <translation>与前面各行一样的 %1 个数</translation>
        </message>
        <message>
            <source>two nodes from 0 to %1 separated by a comma</source>
            <translation>以逗号分隔的 0 到 %1 的两个节点</translation>
        </message>
        <message>
            <source>one class per line (data sets with several tasks are not supported)</source>
            <translation>每行一个类别（不读取多任务数据集）</translation>
        </message>
        <message>
            <source>a node from 0 to %1</source>
            <translation>0 到 %1 的节点</translation>
        </message>
        <message>
            <source>%1: expected a file %2.csv.gz, found none</source>
            <translation>%1：应有文件 %2.csv.gz，未找到</translation>
        </message>
        <message>
            <source>a csr_matrix of features</source>
            <translation>特征的 csr_matrix</translation>
        </message>
        <message>
            <source>an array of one-hot labels</source>
            <translation>独热类别的数组</translation>
        </message>
        <message>
            <source>%1: expected one-hot labels with one column per class%2, found %3</source>
            <translation>%1：应为每个类别一列的独热类别%2，实为 %3</translation>
        </message>
        <message>
            <source>%1:%2: expected a node number, found &apos;%3&apos;</source>
            <translation>%1:%2：应为节点编号，实为“%3”</translation>
        </message>
        <message>
            <source>a dict of neighbour lists</source>
            <translation>邻居列表的字典</translation>
        </message>
        <message>
            <source>%1: expected a node below %2 and a list of its neighbours, found %3 and %4</source>
            <translation>%1：应为小于 %2 的节点及其邻居列表，实为%3和%4</translation>
        </message>
        <message>
            <source>%1: neighbours of node %2: expected nodes below %3, found another value</source>
            <translation>%1：节点 %2 的邻居：应为小于 %3 的节点，实为其他值</translation>
        </message>
        <message>
            <source>expected %1 nodes, one per row of tx, found %2</source>
            <translation>应有 %1 个节点，与 tx 的行数相同，实为 %2</translation>
        </message>
        <message>
            <source>expected nodes up to about %1, found %2</source>
            <translation>节点最大应约为 %1，实为 %2</translation>
        </message>
        <message>
            <source>expected each test node once, numbered from %1 (the number of rows of allx), found %2</source>
            <translation>每个测试节点应出现一次且不小于 allx 的行数 %1，实为 %2</translation>
        </message>
        <message>
            <source>%1: expected features and labels with equal numbers of rows, found allx %2 and ally %3, tx %4 and ty %5, x %6 and y %7, with %8 and %9 columns</source>
            <translation>%1：特征与类别的行数应相同，实为 allx %2 和 ally %3、tx %4 和 ty %5、x %6 和 y %7，列数为 %8 和 %9</translation>
        </message>
        <message>
            <source>nodes without a label given class 0, as PyTorch Geometric does</source>
            <translation>无标签节点归入类别 0（与 PyTorch Geometric 相同）</translation>
        </message>
        <message>
            <source>nodes without features given zeros</source>
            <translation>无特征节点以零填充</translation>
        </message>
        <message>
            <source>%1 and tx</source>
            <translation>%1 和 tx</translation>
        </message>
        <message>
            <source>%1: expected each node in one part, found node %2 in two</source>
            <translation>%1：每个节点应只在一个部分中，节点 %2 在两个部分中</translation>
        </message>
        <message>
            <source>unknown format</source>
            <translation>未知格式</translation>
        </message>
        <message>
            <source>tables</source>
            <translation>表格</translation>
        </message>
        <message>
            <source>%1: %2.npy</source>
            <translation>%1：%2.npy</translation>
        </message>
        <message>
            <source>%1: %2.npy: expected a number for each of %3 nodes, found %4</source>
            <translation>%1：%2.npy：%3 个节点应各有一个数，实为 %4</translation>
        </message>
        <message>
            <source>%1: node_types.npy: expected 1 (training), 2 (validation), 3 (test) or 0, found %2 at node %3</source>
            <translation>%1：node_types.npy：应为 1（训练）、2（验证）、3（测试）或 0，节点 %3 处实为 %2</translation>
        </message>
        <message>
            <source>%1: label.npy</source>
            <translation>%1：label.npy</translation>
        </message>
        <message>
            <source>department %1 of person %2 as in the previous lines</source>
            <translation>与先前一样，人员 %2 的部门为 %1</translation>
        </message>
        <message>
            <source>a person number and a department</source>
            <translation>人员编号和部门</translation>
        </message>
        <message>
            <source>time, two people and their departments</source>
            <translation>时间、两个人及其部门</translation>
        </message>
        <message>
            <source>time and two people</source>
            <translation>时间和两个人</translation>
        </message>
        <message>
            <source>a time in seconds</source>
            <translation>以秒为单位的时间</translation>
        </message>
        <message>
            <source>the numbers of two people</source>
            <translation>两个人的编号</translation>
        </message>
        <message>
            <source>%1: expected lines of time and two people, found none</source>
            <translation>%1：应有由时间和两个人组成的行，未找到</translation>
        </message>
        <message>
            <source>contacts aggregated over time into edges</source>
            <translation>按时间聚合为边的接触</translation>
        </message>
        <message>
            <source>%1: shape.npy</source>
            <translation>%1：shape.npy</translation>
        </message>
        <message>
            <source>%1: shape.npy: expected two numbers, found %2</source>
            <translation>%1：shape.npy：应为两个长度，实为 %2</translation>
        </message>
        <message>
            <source>%1: expected %2 rows and columns, the number of feature rows, found %3 and %4</source>
            <translation>%1：应有 %2 行和列，与特征的行数相同，实为 %3 和 %4</translation>
        </message>
        <message>
            <source>%1: expected %2 numbers, found %3</source>
            <translation>%1：应有 %2 个数，实为 %3</translation>
        </message>
        <message>
            <source>%1: indptr.npy</source>
            <translation>%1：indptr.npy</translation>
        </message>
        <message>
            <source>%1: indptr.npy: expected %2 + 1 offsets in ascending order from 0 to %3, found other values</source>
            <translation>%1：indptr.npy：应为从 0 递增到 %3 的 %2 + 1 个偏移，实为其他值</translation>
        </message>
        <message>
            <source>%1: expected nodes below %2, found an edge %3 – %4</source>
            <translation>%1：节点应小于 %2，实有边 %3 – %4</translation>
        </message>
        <message>
            <source>%1: expected a matrix with a row for each node, found %2</source>
            <translation>%1：应为每个节点一行的矩阵，实为%2</translation>
        </message>
        <message>
            <source>%1 × %2 numbers</source>
            <translation>%1 × %2 个数</translation>
        </message>
        <message>
            <source>%1 dimensions</source>
            <translation>%1 个轴</translation>
        </message>
        <message>
            <source>fields with closing quotation marks</source>
            <translation>引号闭合的字段</translation>
        </message>
        <message>
            <source>%1 fields as in the first line</source>
            <translation>与首行相同的 %1 个字段</translation>
        </message>
        <message>
            <source>a node name</source>
            <translation>节点名称</translation>
        </message>
        <message>
            <source>%1: expected one line per node, found none</source>
            <translation>%1：应为每个节点一行，未找到</translation>
        </message>
        <message>
            <source>source, target and an optional weight</source>
            <translation>源、目标，以及可选的权重</translation>
        </message>
        <message>
            <source>the names of two nodes</source>
            <translation>两个节点的名称</translation>
        </message>
        <message>
            <source>%1: expected one line per edge, found none</source>
            <translation>%1：应为每行一条边，但没有找到</translation>
        </message>
        <message>
            <source>a node listed in the table of nodes</source>
            <translation>节点表中的节点</translation>
        </message>
        <message>
            <source>feature columns of the table of nodes ignored, as there is a file of features</source>
            <translation>已忽略节点表中的特征列，因为另有特征文件</translation>
        </message>
        <message>
            <source>column %1</source>
            <translation>列 %1</translation>
        </message>
        <message>
            <source>further columns of the table of edges ignored</source>
            <translation>已忽略边表中的其他列</translation>
        </message>
        <message>
            <source>expected a JSON object with &quot;format&quot;: &quot;%1&quot;</source>
            <translation>应为含 &quot;format&quot;: &quot;%1&quot; 的 JSON 对象</translation>
        </message>
        <message>
            <source>expected &quot;version&quot;: %1, found none</source>
            <translation>应有 &quot;version&quot;: %1，未找到</translation>
        </message>
        <message>
            <source>&quot;nodes&quot;: expected the data set&apos;s number of nodes</source>
            <translation>&quot;nodes&quot;：应为数据集的节点数</translation>
        </message>
        <message>
            <source>&quot;splits&quot;: expected a list of at least one partition</source>
            <translation>&quot;splits&quot;：应为至少含一个划分的列表</translation>
        </message>
        <message>
            <source>splits[%1]: expected an object with train and test</source>
            <translation>splits[%1]：应为含 train 和 test 的对象</translation>
        </message>
        <message>
            <source>%1: expected a list of nodes</source>
            <translation>%1：应为节点列表</translation>
        </message>
        <message>
            <source>%1: expected numbers from 0 to %2, found %3</source>
            <translation>%1：应为 0 到 %2 的数，实为 %3</translation>
        </message>
        <message>
            <source>expected &quot;version&quot;: %1, found %2</source>
            <translation>应为 &quot;version&quot;: %1，实为 %2</translation>
        </message>
        <message>
            <source>the partitions have %1 nodes, but the data set has %2</source>
            <translation>划分有 %1 个节点；数据集有 %2 个</translation>
        </message>
        <message>
            <source>%1: occurs twice</source>
            <translation>%1：出现了两次</translation>
        </message>
        <message>
            <source>%1: is empty</source>
            <translation>%1：为空</translation>
        </message>
        <message>
            <source>%1: node %2 is already in %3</source>
            <translation>%1：节点 %2 已在 %3 中</translation>
        </message>
        <message>
            <source>data set %1 has no contacts with times, so it cannot be divided into time snapshots; import it from the published contacts, or omit the time.* parameters</source>
            <translation>数据集 %1 没有带时间的接触可切分为时间快照；请从公开的接触数据导入，或不设置 time.* 参数</translation>
        </message>
        <message>
            <source>time.test_snapshots: expected fewer than the %1 time snapshots, found %2</source>
            <translation>time.test_snapshots：应少于 %1 个时间快照，实为 %2</translation>
        </message>
        <message>
            <source>time.snapshots of data set %1</source>
            <translation>数据集 %1 的 time.snapshots</translation>
        </message>
        <message>
            <source>data set %1 has no contacts in time snapshot %2 of %3, so the snapshot has no nodes; set time.cut=contacts or a lower time.snapshots</source>
            <translation>数据集 %1 中没有人在第 %2 个时间快照（共 %3 个）中与他人接触，因此没有其视图；请设置 time.cut=contacts 或更小的 time.snapshots</translation>
        </message>
        <message>
            <source>dicts are nested more than %1 deep</source>
            <translation>字典嵌套超过 %1 层</translation>
        </message>
        <message>
            <source>%1: the tensor extends beyond the %2 numbers of its storage</source>
            <translation>%1：张量超出其存储的 %2 个数</translation>
        </message>
        <message>
            <source>%1: the tensor has more numbers than any encoder</source>
            <translation>%1：张量的数比任何编码器都多</translation>
        </message>
        <message>
            <source>expected a storage of %1 numbers, found %2 bytes</source>
            <translation>存储应有 %1 个数，实为 %2 字节</translation>
        </message>
        <message>
            <source>weights saved by PyTorch 1.6 or later</source>
            <translation>由 PyTorch 1.6 或更新版本保存的权重</translation>
        </message>
        <message>
            <source>%1: expected weights saved by PyTorch, found a zip archive without a member data.pkl</source>
            <translation>%1：应为 PyTorch 保存的权重，实为没有 data.pkl 的 zip 归档</translation>
        </message>
        <message>
            <source>%1: expected weights, found a TorchScript program; save module.state_dict() instead</source>
            <translation>%1：应为权重，实为 TorchScript 程序；请改为保存 module.state_dict()</translation>
        </message>
        <message>
            <source>%1: expected little-endian numbers</source>
            <translation>%1：应为小端序的数</translation>
        </message>
        <message>
            <source>%1: expected named tensors, found none</source>
            <translation>%1：应有具名张量，未找到</translation>
        </message>
        <message>
            <source>stopped; nothing was kept</source>
            <translation>已停止；未保留任何内容</translation>
        </message>
        <message>
            <source>expected %1 bytes, found %2</source>
            <translation>应为 %1 字节，实为 %2</translation>
        </message>
        <message>
            <source>more</source>
            <translation>更多</translation>
        </message>
        <message>
            <source>%1; expected %2</source>
            <translation>%1；应为%2</translation>
        </message>
        <message>
            <source>%1: expected %2, which is a zip archive: %3</source>
            <translation>%1：应为%2，即 zip 归档：%3</translation>
        </message>
        <message>
            <source>%1: expected at most %2 members, found %3</source>
            <translation>%1：最多应有 %2 个成员，实为 %3</translation>
        </message>
        <message>
            <source>%1: no such member in the archive</source>
            <translation>%1：应有此成员，未找到同名成员</translation>
        </message>
        <message>
            <source>%1: cannot be unpacked: %2</source>
            <translation>%1：无法解压：%2</translation>
        </message>
        <message>
            <source>%1: expected a stored or deflated member, found another compression method</source>
            <translation>%1：成员应为存储或 deflate 压缩，实为其他方法</translation>
        </message>
        <message>
            <source>%1: declares %2 bytes</source>
            <translation>%1：声明了 %2 字节</translation>
        </message>
        <message>
            <source>%1: cannot be written: the members exceed 4 GB</source>
            <translation>%1：无法写入：成员超过 4 GB</translation>
        </message>
        <message>
            <source>the archive cannot be read back</source>
            <translation>归档无法读回</translation>
        </message>
        <message>
            <source>expected two partitions of equal size, found %1 and %2 items</source>
            <translation>两个划分分别有 %1 和 %2 个元素</translation>
        </message>
        <message>
            <source>no item has a class</source>
            <translation>没有元素有类别</translation>
        </message>
        <message>
            <source>expected at least one row per cluster, found %1 rows for %2 clusters</source>
            <translation>%1 行少于 %2 个簇</translation>
        </message>
        <message>
            <source>the difference of pair %1 is not finite</source>
            <translation>第 %1 对的差不是有限数</translation>
        </message>
        <message>
            <source>expected equal numbers of values to pair, found %1 and %2</source>
            <translation>配对需要两者的值一样多，实为 %1 和 %2</translation>
        </message>
        <message>
            <source>expected a ratio of test to training part above 0, found %1</source>
            <translation>测试与训练部分之比必须大于 0，实为 %1</translation>
        </message>
        <message>
            <source>expected an equivalence margin above 0, found %1</source>
            <translation>等效界限必须大于 0，实为 %1</translation>
        </message>
        <message>
            <source>no number of pairs can detect a difference of %1</source>
            <translation>任何数目的配对都检测不到 %1 的差</translation>
        </message>
        <message>
            <source>expected a standard deviation of at least 0, found %1</source>
            <translation>偏差至少为 0，实为 %1</translation>
        </message>
        <message>
            <source>there are no results</source>
            <translation>没有结果</translation>
        </message>
        <message>
            <source>results of seed number %1</source>
            <translation>第 %1 个随机种子的结果</translation>
        </message>
        <message>
            <source>%1: expected %2 splits as for the first seed, found %3</source>
            <translation>%1：应与第一个一样有 %2 个划分，实为 %3</translation>
        </message>
        <message>
            <source>%1: a value is not finite</source>
            <translation>%1：有一个值不是有限数</translation>
        </message>
        <message>
            <source>they were measured on %1 and %2 splits</source>
            <translation>它们分别在 %1 和 %2 个划分上测量</translation>
        </message>
        <message>
            <source>they were measured with %1 and %2 seeds</source>
            <translation>它们分别用 %1 和 %2 个随机种子测量</translation>
        </message>
        <message>
            <source>expected one score per item, found %1 scores for %2 items</source>
            <translation>%2 个元素有 %1 个分数</translation>
        </message>
        <message>
            <source>a score is not finite</source>
            <translation>有一个分数不是有限数</translation>
        </message>
        <message>
            <source>expected both positive and negative items</source>
            <translation>评分需要两类元素</translation>
        </message>
        <message>
            <source>link prediction requires at least one edge, but the graph has none</source>
            <translation>图中没有可与其他节点对区分的边</translation>
        </message>
        <message>
            <source>link prediction requires non-edges, but nearly every pair of nodes is an edge</source>
            <translation>几乎每个节点对都是边</translation>
        </message>
        <message>
            <source>node %1 has no row in the embedding of %2 rows</source>
            <translation>节点 %1 在 %2 行中没有对应行</translation>
        </message>
        <message>
            <source>the embedding has %1 rows, but the data set has %2 nodes</source>
            <translation>嵌入有 %1 行，数据集有 %2 个节点</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;: %2 training nodes are too few for %3 folds; protocol cv-50-50 trains on half of the nodes</source>
            <translation>划分“%1”：%2 个训练节点对 %3 折来说太少；协议 cv-50-50 用一半节点训练</translation>
        </message>
        <message>
            <source>the probe was stopped</source>
            <translation>分类器已停止</translation>
        </message>
        <message>
            <source>expected equal numbers of true and predicted classes, found %1 and %2</source>
            <translation>%1 个真实类别，而预测有 %2 个</translation>
        </message>
        <message>
            <source>item %1: expected classes from 0 to %4, found true class %2 and predicted class %3</source>
            <translation>第 %1 个元素：类别 %2 被预测为 %3，应为 0 … %4</translation>
        </message>
        <message>
            <source>expected %2 counts for %3 classes, found %1</source>
            <translation>%1 个计数，%3 个类别应有 %2 个</translation>
        </message>
        <message>
            <source>the confusion matrix contains a negative count</source>
            <translation>混淆矩阵含有负计数</translation>
        </message>
        <message>
            <source>expected one row per node, found %1 rows for %2 nodes</source>
            <translation>%1 行，但有 %2 个节点</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;: expected at least %3 training nodes, the number of neighbours, found %2</source>
            <translation>划分“%1”：%2 个训练节点少于 %3 个邻居</translation>
        </message>
        <message>
            <source>one linear layer on the rows as they are, 100 full-batch epochs of Adam (learning rate 0.01), the epoch of best validation accuracy</source>
            <translation>在原始行上的一个线性层，Adam 全批量 100 轮（学习率 0.01），取验证准确率最高的轮次</translation>
        </message>
        <message>
            <source>one-layer MLP as the article means it, a linear layer with softmax and no hidden one, on the rows as they are: 100 epochs of Adam in batches of 1,024 drawn anew each epoch (learning rate 0.01; both our choice, the article names neither), the epoch of best validation micro-F1</source>
            <translation>论文所指的单层 MLP，即无隐藏层、带 softmax 的线性层，作用于原始行：Adam 100 轮，批次 1,024，每轮重新抽取（学习率 0.01；两者均为我们的选择，论文未给出），取验证微平均 F1 最高的轮次</translation>
        </message>
        <message>
            <source>accuracy</source>
            <translation>准确率</translation>
        </message>
        <message>
            <source>exact match of one-hot rows</source>
            <translation>独热行的完全匹配</translation>
        </message>
        <message>
            <source>stratified folds</source>
            <translation>分层折</translation>
        </message>
        <message>
            <source>unshuffled folds</source>
            <translation>未打乱的折</translation>
        </message>
        <message>
            <source>%1 on the validation part, or where there is none by 5-fold cross-validation on the training part (%2)</source>
            <translation>验证部分上的%1；没有验证部分时按训练部分的 5 折交叉验证（%2）</translation>
        </message>
        <message>
            <source>%1 on the validation part</source>
            <translation>验证部分上的%1</translation>
        </message>
        <message>
            <source>5-fold cross-validation on the training part (%1, %2)</source>
            <translation>训练部分的 5 折交叉验证（%1，%2）</translation>
        </message>
        <message>
            <source>%1 published split</source>
            <translation>%1 个公开划分</translation>
        </message>
        <message>
            <source>%1 published splits</source>
            <translation>%1 个公开划分</translation>
        </message>
        <message>
            <source>%1 random split (seed %2), %3 % training, %4 % validation, %5 % test</source>
            <translation>%1 个随机划分（种子 %2），%3 % 训练，%4 % 验证，%5 % 测试</translation>
        </message>
        <message>
            <source>%1 random splits (seed %2), %3 % training, %4 % validation, %5 % test</source>
            <translation>%1 个随机划分（种子 %2），%3 % 训练，%4 % 验证，%5 % 测试</translation>
        </message>
        <message>
            <source>%1 random split (seed %2), %3 % training, %4 % test</source>
            <translation>%1 个随机划分（种子 %2），%3 % 训练，%4 % 测试</translation>
        </message>
        <message>
            <source>%1 random splits (seed %2), %3 % training, %4 % test</source>
            <translation>%1 个随机划分（种子 %2），%3 % 训练，%4 % 测试</translation>
        </message>
        <message>
            <source>unknown evaluation protocol &quot;%1&quot;, expected one of %2</source>
            <translation>未知评估协议“%1”，应为 %2 之一</translation>
        </message>
        <message>
            <source>rows scaled to length 1, one-vs-rest L2-regularised logistic regression (liblinear solver 0, bias regularised, eps 1e-4), C of 2^-10 … 2^9 chosen by %1</source>
            <translation>行缩放到长度 1，一对多 L2 正则逻辑回归（liblinear 求解器 0，偏置正则化，eps 1e-4），C 从 2^-10 … 2^9 中按%1选取</translation>
        </message>
        <message>
            <source>the data set has no labels, which the evaluation requires</source>
            <translation>数据集没有类别，因此没有可预测的内容</translation>
        </message>
        <message>
            <source>protocol &quot;%1&quot; needs published splits, and the data set has none; use cv-10-90</source>
            <translation>协议“%1”需要公开划分，而数据集没有；请用 cv-10-90</translation>
        </message>
        <message>
            <source>the data set has %1 published splits, but %2 are requested</source>
            <translation>数据集有 %1 个公开划分，要求 %2 个</translation>
        </message>
        <message>
            <source>protocol &quot;%1&quot; needs at least one split</source>
            <translation>协议“%1”至少需要一个划分</translation>
        </message>
        <message>
            <source>ranking requires at least two methods on two data sets, found %1 values for %2 methods</source>
            <translation>排名至少需要两种方法各在两个数据集上的结果，实为 %2 种方法的 %1 个值</translation>
        </message>
        <message>
            <source>ranking requires a finite value for every method on every data set</source>
            <translation>排名需要每种方法在每个数据集上的有限值</translation>
        </message>
        <message>
            <source>unknown selection rule for C: &quot;%1&quot;; expected accuracy-stratified or exact-match-unshuffled</source>
            <translation>选择 C 的未知规则：“%1”（accuracy-stratified、exact-match-unshuffled）</translation>
        </message>
        <message>
            <source>%1 labelled nodes are too few for a random split: it would have %2 training nodes and %3 validation nodes</source>
            <translation>%1 个有类别的节点对随机划分来说太少：%2 个用于训练，%3 个用于验证</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;</source>
            <translation>划分“%1”</translation>
        </message>
        <message>
            <source>%1: the %2 part is empty</source>
            <translation>%1：%2 部分为空</translation>
        </message>
        <message>
            <source>%1: node %2 of the %3 part %4</source>
            <translation>%1：%3 部分的节点 %2 %4</translation>
        </message>
        <message>
            <source>is not below %1, the number of nodes</source>
            <translation>不小于节点数 %1</translation>
        </message>
        <message>
            <source>has no label, or one beyond the %1 classes</source>
            <translation>没有类别，或类别超出 %1 个类别</translation>
        </message>
        <message>
            <source>is already in the %1 part</source>
            <translation>已在 %1 部分中</translation>
        </message>
        <message>
            <source>expected an embedding of %1 × %2, found %3 values</source>
            <translation>%1 × %2 的嵌入没有 %3 个值</translation>
        </message>
        <message>
            <source>row %1 of the embedding, column %2: not a finite number</source>
            <translation>嵌入第 %1 行第 %2 列：不是有限数</translation>
        </message>
        <message>
            <source>sparse features: inconsistent numbers of rows (%1), row offsets (%2), column indices (%3) and values (%4)</source>
            <translation>%1 行的稀疏特征有 %2 个行偏移、%3 个列和 %4 个值，彼此不符</translation>
        </message>
        <message>
            <source>features: expected %3 values for a matrix of %1 × %2, found %4</source>
            <translation>%1 × %2 的特征需要 %3 个值，实为 %4</translation>
        </message>
        <message>
            <source>feature %1 of node %2 is not a finite number</source>
            <translation>节点 %2 的特征 %1 不是有限数</translation>
        </message>
        <message>
            <source>feature row offsets decrease after row %1</source>
            <translation>特征的行偏移在第 %1 行之后递减</translation>
        </message>
        <message>
            <source>feature row %1: column %2 of %3 is out of order or out of range, or its value is not finite</source>
            <translation>特征第 %1 行的列 %2（共 %3 列）次序或范围不对，或其值不是有限数</translation>
        </message>
        <message>
            <source>features: expected a matrix of %1 × %2, found %3 values</source>
            <translation>%1 × %2 的特征没有 %3 个值</translation>
        </message>
        <message>
            <source>feature row %1: the offsets decrease, or the columns are not in ascending order below %2</source>
            <translation>特征第 %1 行的偏移递减，或列次序不对或不小于 %2</translation>
        </message>
        <message>
            <source>a feature of node %1 is not a finite number</source>
            <translation>节点 %1 的一个特征不是有限数</translation>
        </message>
        <message>
            <source>a graph cannot have %1 nodes</source>
            <translation>图不能有 %1 个节点</translation>
        </message>
        <message>
            <source>edge %1 – %2: expected nodes below %3</source>
            <translation>边 %1 – %2 指向的节点不在 %3 个节点之中</translation>
        </message>
        <message>
            <source>row offsets must start at 0 and end at the number of entries, %1</source>
            <translation>行偏移必须从 0 到项数 %1</translation>
        </message>
        <message>
            <source>row %1 of the graph: neighbour %2 is out of order or not among the %3 nodes</source>
            <translation>图的第 %1 行不是递增的，或指向节点 %2（共 %3 个）</translation>
        </message>
        <message>
            <source>edge %1 – %2 of an undirected graph %3</source>
            <translation>无向图的边 %1 – %2 %3</translation>
        </message>
        <message>
            <source>is a self-loop</source>
            <translation>是自环</translation>
        </message>
        <message>
            <source>has no reverse edge</source>
            <translation>没有反向边</translation>
        </message>
        <message>
            <source>embedding was stopped</source>
            <translation>嵌入已停止</translation>
        </message>
        <message>
            <source>embedding</source>
            <translation>嵌入</translation>
        </message>
        <message>
            <source>run %1 has no embedding because it has not finished; continue it with rosa train --resume %1</source>
            <translation>运行 %1 没有嵌入：它尚未完成；rosa train --resume %1 可继续</translation>
        </message>
        <message>
            <source>%1: differs from the recorded file (SHA-256 mismatch)</source>
            <translation>%1：内容与记录不符（SHA-256 不同）</translation>
        </message>
        <message>
            <source>%1: expected a float32 matrix, found a different array or a damaged file</source>
            <translation>%1：应为 float32 矩阵，实为其他或已损坏的数组</translation>
        </message>
        <message>
            <source>evaluation</source>
            <translation>评估</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;: protocol %2 selects the epoch on the validation part, but the split has none</source>
            <translation>划分“%1”：协议 %2 在验证部分上选择轮次，而没有验证部分</translation>
        </message>
        <message>
            <source>%1 imported split</source>
            <translation>%1 个导入的划分</translation>
        </message>
        <message>
            <source>%1 imported splits</source>
            <translation>%1 个导入的划分</translation>
        </message>
        <message>
            <source>%1 split taken from a file</source>
            <translation>%1 个取自文件的划分</translation>
        </message>
        <message>
            <source>%1 splits taken from a file</source>
            <translation>%1 个取自文件的划分</translation>
        </message>
        <message>
            <source>inductive: training sees neither the validation part nor the test part of the published split</source>
            <translation>归纳式：训练看不到公开划分的验证和测试部分</translation>
        </message>
        <message>
            <source>measured in the last %1 of %2 time snapshots: a node&apos;s embedding is the mean over those that contain the node; nodes in none are left out</source>
            <translation>在 %2 个时间快照的最后 %1 个中评估：嵌入为节点所在快照上的均值，不在任何快照中的节点略去</translation>
        </message>
        <message>
            <source>evaluation was stopped</source>
            <translation>评估已停止</translation>
        </message>
        <message>
            <source>train.inductive hides the validation and test parts of the first published split of %1, but split &quot;%2&quot; evaluates node %3, which training sees; set evaluation.protocol to one with published splits and evaluation.splits=1, or set train.inductive=false</source>
            <translation>train.inductive 隐藏 %1 第一个公开划分的验证和测试部分，但划分“%2”测量了训练见过的节点 %3；请将 evaluation.protocol 设为公开协议并设 evaluation.splits=1，或设 train.inductive=false</translation>
        </message>
        <message>
            <source>%1 random splits</source>
            <translation>%1 个随机划分</translation>
        </message>
        <message>
            <source>evaluation.protocol = auto uses random splits (%1), not the published split of data set %2; to use it, set evaluation.protocol = public-logistic</source>
            <translation>evaluation.protocol = auto 在随机划分（%1）上评估，而不是数据集 %2 自带的划分；evaluation.protocol = public-logistic 使用自带划分</translation>
        </message>
        <message>
            <source>evaluation.protocol = auto uses random splits (%1), not the %2 published splits of data set %3; to use them, set evaluation.protocol = public-logistic</source>
            <translation>evaluation.protocol = auto 在随机划分（%1）上评估，而不是数据集 %3 自带的 %2 个划分；evaluation.protocol = public-logistic 使用自带划分</translation>
        </message>
        <message>
            <source>data set %1 has only %2 splits of protocol %3: these are used instead of %4</source>
            <translation>数据集 %1 有协议 %3 的 %2 个划分：在这些而非 %4 个划分上测量</translation>
        </message>
        <message>
            <source>split &quot;%1&quot; has no validation part, on which the linear probe selects its epoch</source>
            <translation>划分“%1”没有线性分类器用来选择轮次的验证部分</translation>
        </message>
        <message>
            <source>the linear probe failed: %1</source>
            <translation>线性分类器失败：%1</translation>
        </message>
        <message>
            <source>data set and walks.dimensions must be those the table was trained with</source>
            <translation>数据集和 walks.dimensions 必须与训练该表时相同</translation>
        </message>
        <message>
            <source>encoder.hidden and data set must be those the weights were trained with; sage.aggregator=mean concatenates the node&apos;s own and its neighbours&apos; terms, whereas PyTorch Geometric&apos;s SAGEConv adds them</source>
            <translation>encoder.hidden 和数据集必须与训练权重时相同，且 sage.aggregator=mean 拼接自身项与邻居项，而 PyTorch Geometric 的 SAGEConv 将其相加</translation>
        </message>
        <message>
            <source>encoder, encoder.hidden and data set must be those the weights were trained with</source>
            <translation>编码器、encoder.hidden 和数据集必须与训练权重时相同</translation>
        </message>
        <message>
            <source>%1: weights of a SAGEConv that adds the node&apos;s own and its neighbours&apos; terms, but sage.aggregator=mean concatenates them: of %2 rows, only %3 may be nonzero</source>
            <translation>%1：权重来自将自身项与邻居项相加的 SAGEConv，而 sage.aggregator=mean 拼接它们：%2 行中只有%3可以不为 0</translation>
        </message>
        <message>
            <source>the first %1</source>
            <translation>前 %1 行</translation>
        </message>
        <message>
            <source>the last %1</source>
            <translation>后 %1 行</translation>
        </message>
        <message>
            <source>%1: contains a number that is not finite</source>
            <translation>%1：有一个数不是有限数</translation>
        </message>
        <message>
            <source>%1: has %2 classes, but the data set has %3; the weights were trained on a different data set</source>
            <translation>%1：区分 %2 个类别，而数据集有 %3 个：权重是在另一数据集上训练的</translation>
        </message>
        <message>
            <source>%1: expected %2 for %3, found %4; %5</source>
            <translation>%1：%3 应为 %2，实为 %4；%5</translation>
        </message>
        <message>
            <source>%1 (rows and columns exchanged)</source>
            <translation>%1（行列互换）</translation>
        </message>
        <message>
            <source>random-walk methods have no weights except a table with one row per node: expected embedding.weight, %1, found %2; specify the method and the encoder that these weights were trained with, or train the table here</source>
            <translation>随机游走方法除每个节点一行的表外没有权重：应为 embedding.weight，%1，实为 %2；请指明训练时的方法和编码器，或在此训练该表</translation>
        </message>
        <message>
            <source>no tensor for %1: expected a name that ends in %2, found %3; method, encoder and parameters must be those the weights were trained with</source>
            <translation>没有 %1 的张量：名称应以 %2 结尾，实为 %3；方法、编码器和参数必须与训练权重时相同</translation>
        </message>
        <message>
            <source>%1 split</source>
            <translation>%1 个划分</translation>
        </message>
        <message>
            <source>%1 splits</source>
            <translation>%1 个划分</translation>
        </message>
        <message>
            <source>the file has models of %1, but the run has %2: set evaluation.splits=%3, and set protocol and split seed to those the weights were trained with</source>
            <translation>模型有 %1，而运行有 %2：请设 evaluation.splits=%3，并使协议和划分种子与训练权重时相同</translation>
        </message>
        <message>
            <source>the file has one model, but the run has %1, whose test parts contain nodes that the model was trained on: set evaluation.splits=1, and set protocol and split seed to those of the split the weights were trained on</source>
            <translation>只有一个模型，而运行有 %1，其测试部分含有训练用过的节点：请设 evaluation.splits=1，并使协议和划分种子与训练权重时相同</translation>
        </message>
        <message>
            <source>%1: one layer more than the method&apos;s network has, so the weights belong to a different network</source>
            <translation>%1：比该方法的网络多一层，因此是其他网络的权重</translation>
        </message>
        <message>
            <source>node %1 is listed twice</source>
            <translation>节点 %1 被指定了两次</translation>
        </message>
        <message>
            <source>node %1: a view is not compared with itself; specify two different nodes</source>
            <translation>节点 %1：视图不与自身比较；请指定两个节点</translation>
        </message>
        <message>
            <source>method %1 compares nodes, not views, so it has no pairs to show</source>
            <translation>方法 %1 比较节点而非其视图：没有可显示的视图对</translation>
        </message>
        <message>
            <source>pair %1 does not exist: there are %2 pairs of time snapshots, numbered from 0</source>
            <translation>%1 不在 %2 个时间快照对之中（从 0 开始编号）</translation>
        </message>
        <message>
            <source>node %1 does not exist: data set %3 has %2 nodes, numbered from 0</source>
            <translation>节点 %1 不在数据集 %3 的 %2 个节点之中（从 0 起编号）</translation>
        </message>
        <message>
            <source>node %1 is hidden from this inductive run</source>
            <translation>节点 %1 对这个归纳式运行不可见</translation>
        </message>
        <message>
            <source>class %1: the data set has no labels</source>
            <translation>类别 %1：数据集没有类别</translation>
        </message>
        <message>
            <source>unknown class &quot;%1&quot;</source>
            <translation>没有名为“%1”的类别</translation>
        </message>
        <message>
            <source>class %1: this run ranks pairs of time snapshots, which have no class</source>
            <translation>类别 %1：此运行对时间快照对排序，它们没有类别</translation>
        </message>
        <message>
            <source>this run has no labelled nodes to rank</source>
            <translation>此运行没有可排序的有类别节点</translation>
        </message>
        <message>
            <source>class &quot;%1&quot; has no nodes in this run</source>
            <translation>类别“%1”在此运行中没有节点</translation>
        </message>
        <message>
            <source>sampling.aligned: does not apply to a run on time snapshots, whose views are two snapshots; set it to false</source>
            <translation>sampling.aligned：时间快照上的运行以其中两个快照为视图；请设为 false</translation>
        </message>
        <message>
            <source>%1 does not support training on a GPU; use --device cpu or omit the option</source>
            <translation>%1 只能在 CPU 上训练；请用 --device cpu 或省略该选项</translation>
        </message>
        <message>
            <source>method %1</source>
            <translation>方法 %1</translation>
        </message>
        <message>
            <source>encoder %1</source>
            <translation>编码器 %1</translation>
        </message>
        <message>
            <source>the embedding of node %1 is not finite</source>
            <translation>节点 %1 的嵌入不是有限数</translation>
        </message>
        <message>
            <source>data set %1 has no published split, so it is not known which nodes an inductive run may see; set train.inductive=false</source>
            <translation>数据集 %1 没有公开划分，因此不知道归纳式运行可以看到哪些节点；请设 train.inductive=false</translation>
        </message>
        <message>
            <source>split %1 of %2 leaves no nodes to train on</source>
            <translation>%2 的划分 %1 没有留下训练节点</translation>
        </message>
        <message>
            <source>nodes without a contact in the test snapshots left out of the evaluation</source>
            <translation>评估中略去测试快照里没有接触的节点</translation>
        </message>
        <message>
            <source>two-layer GCN</source>
            <translation>两层 GCN</translation>
        </message>
        <message>
            <source>two-layer FastGCN</source>
            <translation>两层 FastGCN</translation>
        </message>
        <message>
            <source>two-layer GraphSAGE</source>
            <translation>两层 GraphSAGE</translation>
        </message>
        <message>
            <source>%1 trained on the labels of each training part, its own class predictions on the test part</source>
            <translation>%1，在每个训练部分的标签上训练，在测试部分上用其自身预测的类别</translation>
        </message>
        <message>
            <source>GRACE compares each node with itself in the other view, but the views of data set %1 are not aligned: %2 nodes are in only one of time snapshots %3 and %4; use RoSA, which does not need aligned views</source>
            <translation>GRACE 把每个节点与另一视图中的自身比较，但数据集 %1 的视图未对齐：%2 个节点只出现在时间快照 %3 和 %4 之一；RoSA 不需要对齐的视图</translation>
        </message>
        <message>
            <source>two-layer GraphSAGE trained on the labels of the training part in the training snapshots, its own class predictions on the test part by mean logits over the test snapshots</source>
            <translation>两层 GraphSAGE，在训练快照中以训练部分的标签训练，测试部分的类别取测试快照上 logit 的均值</translation>
        </message>
        <message>
            <source>expected at least 4 training snapshots (two pairs to contrast), found %1; increase time.snapshots or decrease time.test_snapshots</source>
            <translation>至少应有 4 个训练快照，即两对用于对比，实为 %1；请增大 time.snapshots 或减小 time.test_snapshots</translation>
        </message>
        <message>
            <source>a pair of time snapshots has no negative among the %1 pairs; decrease time.apart or increase time.snapshots</source>
            <translation>某个时间快照对在 %1 对中没有负样本；请减小 time.apart 或增大 time.snapshots</translation>
        </message>
        <message>
            <source>sampling.batch_size: expected at least %1 pairs of time snapshots, so that each has a negative, found %2</source>
            <translation>sampling.batch_size：至少应有 %1 个时间快照对，使每对都有负样本，实为 %2</translation>
        </message>
        <message>
            <source>the graph has no edges, so random walks are not possible</source>
            <translation>图没有边：从其节点出发的游走无处可去</translation>
        </message>
        <message>
            <source>cannot load the CUDA plug-in: %1</source>
            <translation>此程序没有 CUDA 插件：%1</translation>
        </message>
        <message>
            <source>no working NVIDIA GPU and driver found</source>
            <translation>没有 NVIDIA GPU 驱动响应</translation>
        </message>
        <message>
            <source>no g-EMD kernel for device %1</source>
            <translation>设备 %1 没有 g-EMD 内核</translation>
        </message>
        <message>
            <source>a batch of one view has no negatives: expected at least 2 centre nodes</source>
            <translation>只有一个视图的批次没有可对比的内容：至少应有 2 个中心节点</translation>
        </message>
        <message>
            <source>row %1 of the embedding is not finite</source>
            <translation>嵌入的第 %1 行不是有限数</translation>
        </message>
        <message>
            <source>PCA needs at least two rows</source>
            <translation>主成分至少需要两行</translation>
        </message>
        <message>
            <source>cannot compute %1 principal components of a %2 × %3 matrix</source>
            <translation>要求 %2 × %3 个值的 %1 个主成分</translation>
        </message>
        <message>
            <source>PCA: %1</source>
            <translation>主成分：%1</translation>
        </message>
        <message>
            <source>t-SNE needs at least 4 points, found %1</source>
            <translation>t-SNE 至少需要 4 个点，实为 %1</translation>
        </message>
        <message>
            <source>t-SNE supports at most %1 points, found %2; use PCA or a sample of the nodes</source>
            <translation>t-SNE 最多接受 %1 个点，实为 %2；请选择 PCA 或节点样本</translation>
        </message>
        <message>
            <source>t-SNE: %1 must be %2, found %3</source>
            <translation>t-SNE：%1 必须为 %2，实为 %3</translation>
        </message>
        <message>
            <source>the initial layout has %1 points, expected %2</source>
            <translation>起始布局有 %1 个点，应为 %2</translation>
        </message>
        <message>
            <source>point %1 of the initial layout is not finite</source>
            <translation>起始布局：点 %1 不是有限数</translation>
        </message>
        <message>
            <source>t-SNE was stopped</source>
            <translation>t-SNE 已停止</translation>
        </message>
        <message>
            <source>t-SNE diverged at step %1 with learning rate %2; choose a smaller one</source>
            <translation>t-SNE 在第 %1 步以学习率 %2 发散；请选择更小的学习率</translation>
        </message>
        <message>
            <source>request %1</source>
            <translation>请求 %1</translation>
        </message>
        <message>
            <source>metadata entry %1 is missing</source>
            <translation>其中缺少 %1</translation>
        </message>
        <message>
            <source>metadata entry %1: expected a number, found &quot;%2&quot;</source>
            <translation>其中 %1 为“%2”</translation>
        </message>
        <message>
            <source>tensor %1 is missing: the checkpoint is of a different method or encoder</source>
            <translation>其中没有张量 %1：属于其他方法或编码器</translation>
        </message>
        <message>
            <source>tensor %1: expected shape %2, found %3</source>
            <translation>张量 %1：应为 %2，实为 %3</translation>
        </message>
        <message>
            <source>data set %1: %2; to check all features, run rosa data check %1</source>
            <translation>数据集 %1：%2；rosa data check %1 会读取全部</translation>
        </message>
        <message>
            <source>data set %1: features are as large as %2, so their products overflow float32; scale them, for instance each column to 0 … 1</source>
            <translation>数据集 %1：其特征达到 %2，float32 无法表示它们的乘积；请缩放特征，例如将每列缩放到 0 … 1</translation>
        </message>
        <message>
            <source>likely cause: %1 is too low; raise it</source>
            <translation>可能原因：%1 过小；请调高</translation>
        </message>
        <message>
            <source>likely cause: %1 is too high; lower it</source>
            <translation>可能原因：%1 过大；请调低</translation>
        </message>
        <message>
            <source>training diverged in epoch %1: %2</source>
            <translation>训练在第 %1 轮发散：%2</translation>
        </message>
        <message>
            <source>before the first epoch: %1</source>
            <translation>第一轮之前：%1</translation>
        </message>
        <message>
            <source>%1, or fork the run from its checkpoint of epoch %2 with another value</source>
            <translation>%1，或从第 %2 轮的检查点以其他值分叉运行</translation>
        </message>
        <message>
            <source>tensor %1 contains a number that is not finite</source>
            <translation>张量 %1 含有非有限数</translation>
        </message>
        <message>
            <source>run %1 has no class predictions to evaluate because it has not finished; continue it with rosa train --resume %1</source>
            <translation>运行 %1 没有可测量的类别：它尚未完成；rosa train --resume %1 可继续</translation>
        </message>
        <message>
            <source>run %1 was trained on the labels of its own protocol&apos;s splits: a probe cannot evaluate its embedding, and other splits would test it on nodes that it was trained on; evaluate it with the protocol and splits of its configuration</source>
            <translation>运行 %1 是在其自身协议划分的类别上训练的：分类器无法评判其嵌入，而在其他划分上会询问训练过的节点；请按其配置评估</translation>
        </message>
        <message>
            <source>run %1 is being trained (epoch %2); evaluate it when it has finished</source>
            <translation>运行 %1 正在训练（第 %2 轮）；请在完成后评估</translation>
        </message>
        <message>
            <source>weights imported from %1, which does not record their training data</source>
            <translation>权重自 %1 导入，其中未说明训练所用数据</translation>
        </message>
        <message>
            <source>weights of epoch %1, because the training ended early</source>
            <translation>第 %1 轮的权重，因为训练提前结束</translation>
        </message>
        <message>
            <source>the evaluation was not saved in the run&apos;s record: %1</source>
            <translation>未添加到记录：%1</translation>
        </message>
        <message>
            <source>not evaluated: %1</source>
            <translation>未评估：%1</translation>
        </message>
        <message>
            <source>this run would need about %1 of memory (%2), but %3 are free; lower sampling.batch_size, sampling.walk_length or encoder.hidden</source>
            <translation>此运行需要约 %1 内存（%2），但只有 %3 可用；请降低 sampling.batch_size、sampling.walk_length 或 encoder.hidden</translation>
        </message>
        <message>
            <source>%1 in %2, where only %3 are free</source>
            <translation>在 %2 中需 %1，那里有 %3 可用</translation>
        </message>
        <message>
            <source>the final embedding will need %1</source>
            <translation>最后的嵌入将需要%1</translation>
        </message>
        <message>
            <source>method %1 does not train, so it has no weights</source>
            <translation>方法 %1 不训练，因此没有权重</translation>
        </message>
        <message>
            <source>%1 as weights of method %2</source>
            <translation>%1 作为方法 %2 的权重</translation>
        </message>
        <message>
            <source>%1: not enough memory on the GPU; use --device cpu, or lower sampling.batch_size or encoder.hidden</source>
            <translation>%1：GPU 内存不足；请使用 --device cpu，或减小 sampling.batch_size 或 encoder.hidden</translation>
        </message>
        <message>
            <source>%1: the GPU failed (%2); use --device cpu</source>
            <translation>%1：GPU 出现故障（%2）；请使用 --device cpu</translation>
        </message>
        <message>
            <source>there is not enough memory on the GPU; the work goes on on the CPU</source>
            <translation>GPU 内存不足；改用 CPU 继续</translation>
        </message>
        <message>
            <source>the GPU failed (%1); the work goes on on the CPU</source>
            <translation>GPU 出现故障（%1）；改用 CPU 继续</translation>
        </message>
        <message>
            <source>computation without the GPU has begun in this process; start the command again with --device cuda</source>
            <translation>此进程已开始不使用 GPU 的计算；请用 --device cuda 重新运行命令</translation>
        </message>
        <message>
            <source>%1: not enough memory; lower sampling.batch_size or encoder.hidden</source>
            <translation>%1：内存不足；请降低 sampling.batch_size 或 encoder.hidden</translation>
        </message>
        <message>
            <source>training</source>
            <translation>训练</translation>
        </message>
        <message>
            <source>inspection</source>
            <translation>检视</translation>
        </message>
        <message>
            <source>batch matrix</source>
            <translation>批次矩阵</translation>
        </message>
        <message>
            <source>ranking of pairs</source>
            <translation>视图对排序</translation>
        </message>
        <message>
            <source>projection</source>
            <translation>投影</translation>
        </message>
        <message>
            <source>import of weights</source>
            <translation>导入权重</translation>
        </message>
        <message>
            <source>export of weights</source>
            <translation>导出权重</translation>
        </message>
        <message>
            <source>benchmark</source>
            <translation>基准测试</translation>
        </message>
        <message>
            <source>serving</source>
            <translation>应答</translation>
        </message>
        <message>
            <source>stopped before the measurement was complete</source>
            <translation>在数据完整之前已停止</translation>
        </message>
        <message>
            <source>method %1 trains on the splits of evaluation.protocol, so evaluation.protocol must not be none</source>
            <translation>方法 %1 在 evaluation.protocol 的划分上训练，因此不能为 none</translation>
        </message>
        <message>
            <source>data set %1 has %2 nodes; at least two are needed</source>
            <translation>数据集 %1 有 %2 个节点；至少需要两个</translation>
        </message>
        <message>
            <source>train.inductive: does not apply to a run on time snapshots, which sees only the training snapshots; set it to false</source>
            <translation>train.inductive：时间快照上的运行本来就只看到训练快照；请设为 false</translation>
        </message>
        <message>
            <source>%1; to project its newest checkpoint instead, use --epoch latest</source>
            <translation>%1，而 --epoch latest 会布局其最新检查点</translation>
        </message>
        <message>
            <source>cannot read the epoch of the embedding, assuming epoch %1: %2</source>
            <translation>将嵌入视为第 %1 轮的：%2</translation>
        </message>
        <message>
            <source>the layouts are not saved: %1</source>
            <translation>布局不会保留：%1</translation>
        </message>
        <message>
            <source>t-SNE neighbours</source>
            <translation>t-SNE 的近邻</translation>
        </message>
        <message>
            <source>t-SNE</source>
            <translation>t-SNE</translation>
        </message>
        <message>
            <source>run %1 is %2: its own process answers requests</source>
            <translation>运行 %1 处于 %2：由其自身进程应答请求</translation>
        </message>
        <message>
            <source>run %1 cannot be served because requests and answers are files in its folder: %2: %3</source>
            <translation>无法为运行 %1 应答，因为请求和回答是其文件夹中的文件：%2：%3</translation>
        </message>
        <message>
            <source>run %1 was trained on a different version of data set %2</source>
            <translation>运行 %1 是在数据集 %2 的另一内容上训练的</translation>
        </message>
        <message>
            <source>run %1 has no checkpoint</source>
            <translation>运行 %1 没有检查点</translation>
        </message>
        <message>
            <source>run %1 has no checkpoint of epoch %2</source>
            <translation>运行 %1 没有第 %2 轮的检查点</translation>
        </message>
        <message>
            <source>%1 yet; only methods that train write checkpoints</source>
            <translation>%1；只有训练的方法才有</translation>
        </message>
        <message>
            <source>%1; it has checkpoints of epochs %2</source>
            <translation>%1；保留的是第 %2 轮的</translation>
        </message>
        <message>
            <source>stopped at epoch %1</source>
            <translation>在第 %1 轮停止</translation>
        </message>
        <message>
            <source>request to set %1: this parameter cannot be changed during training</source>
            <translation>请求设置 %1：不能在训练期间更改</translation>
        </message>
        <message>
            <source>%1 is not finite</source>
            <translation>%1 不是有限数</translation>
        </message>
        <message>
            <source>method %1 compares nodes, not views, so it has no pairs to watch</source>
            <translation>方法 %1 比较节点而非其视图：没有可观察的视图对</translation>
        </message>
        <message>
            <source>node %1 cannot be watched: data set %2 has no node with this number</source>
            <translation>无法观察节点 %1：数据集 %2 没有此编号的节点</translation>
        </message>
        <message>
            <source>pair %1 cannot be watched: there are %2 pairs of time snapshots, numbered from 0</source>
            <translation>无法观察第 %1 对：有 %2 个时间快照对，从 0 开始编号</translation>
        </message>
        <message>
            <source>node %1 cannot be watched: it is hidden from this inductive run</source>
            <translation>无法观察节点 %1：它对此归纳式运行隐藏</translation>
        </message>
        <message>
            <source>run %1: document &quot;%2&quot; of its record is damaged: %3</source>
            <translation>运行 %1：其文档“%2”已损坏：%3</translation>
        </message>
        <message>
            <source>%1: expected a checkpoint of epoch %3, found one of epoch %2</source>
            <translation>%1：检查点为第 %2 轮，而记录为 %3</translation>
        </message>
        <message>
            <source>run %1 was trained on a different version of data set %2; import the data it was trained on, or start a new run</source>
            <translation>运行 %1 是在数据集 %2 的另一内容上训练的；请导入训练所用的数据，或开始新的运行</translation>
        </message>
        <message>
            <source>run %1: its record is damaged: it has a checkpoint of epoch %2, but curves of only %3 epochs</source>
            <translation>运行 %1：其记录已损坏：检查点为第 %2 轮，而曲线有 %3 轮</translation>
        </message>
        <message>
            <source>each step uses all %1 nodes (sampling.batch_size = %2); a smaller batch, shorter walks or more informative features may help</source>
            <translation>一步取全部 %1 个节点（sampling.batch_size = %2）；较小的批次、较短的游走或更有信息量的特征可能有帮助</translation>
        </message>
        <message>
            <source>shorter walks (sampling.walk_length), more restarts (sampling.restart) or more informative features may help</source>
            <translation>较短的游走（sampling.walk_length）、更频繁的重启（sampling.restart）或更有信息量的特征可能有帮助</translation>
        </message>
        <message>
            <source>views of different nodes are nearly identical (mean similarity %1 of at most %2), so there is little to learn from them: %3</source>
            <translation>不同节点的视图几乎相同（平均相似度 %1，最大 %2），因此可学的很少：%3</translation>
        </message>
        <message>
            <source>%1: expected one class for each of %3 centres, found %2</source>
            <translation>%1：%3 个中心有 %2 个类别</translation>
        </message>
        <message>
            <source>%1: class %2 is outside class_names, which has %3 entries</source>
            <translation>%1：类别 %2 不在 class_names 的 %3 个之中</translation>
        </message>
        <message>
            <source>%1: rescaled: expected none, positive or all, found &quot;%2&quot;</source>
            <translation>%1：rescaled 为“%2”；应为 none、positive 或 all</translation>
        </message>
        <message>
            <source>%1: damaged: chunks of a curve are not contiguous</source>
            <translation>%1：已损坏：曲线各段不衔接</translation>
        </message>
        <message>
            <source>%1: refers to a super-journal, which this program never writes; the record cannot be trusted</source>
            <translation>%1：指向其他文件的日志，我们的程序不会这样做；此记录不可信</translation>
        </message>
        <message>
            <source>%1: the path has %2 bytes, but SQLite supports at most %3; use a store with a shorter path</source>
            <translation>%1：其路径有 %2 字节，超过 SQLite 允许的 %3；请选择路径较短的存储</translation>
        </message>
        <message>
            <source>%1: contains SQL views or triggers, which this program never writes</source>
            <translation>%1：含有视图或触发器，我们的记录不会有</translation>
        </message>
        <message>
            <source>%1: not enough memory to open it</source>
            <translation>%1：内存不足，无法打开</translation>
        </message>
        <message>
            <source>%1: damaged, or not a record (%2)</source>
            <translation>%1：已损坏，或根本不是记录（%2）</translation>
        </message>
        <message>
            <source>%1: no permission to open it</source>
            <translation>%1：没有打开的权限</translation>
        </message>
        <message>
            <source>%1: cannot be opened (%2)</source>
            <translation>%1：无法打开（%2）</translation>
        </message>
        <message>
            <source>%1: does not have the structure of a record (%2)</source>
            <translation>%1：不符合记录的格式（%2）</translation>
        </message>
        <message>
            <source>%1: the disk is full</source>
            <translation>%1：磁盘已满</translation>
        </message>
        <message>
            <source>%1: locked by another process</source>
            <translation>%1：被另一进程锁定</translation>
        </message>
        <message>
            <source>%1: cannot be written (%2)</source>
            <translation>%1：无法写入（%2）</translation>
        </message>
        <message>
            <source>%1: in use by another process (journal mode %2)</source>
            <translation>%1：被另一进程打开（日志模式 %2）</translation>
        </message>
        <message>
            <source>%1: fsync failed</source>
            <translation>%1：fsync 失败</translation>
        </message>
        <message>
            <source>evaluation: confusion is not a %1 × %1 matrix</source>
            <translation>评估：confusion 不是 %1 × %1</translation>
        </message>
        <message>
            <source>evaluation: %1</source>
            <translation>评估：%1</translation>
        </message>
        <message>
            <source>%1 of split %2: expected 16-bit classes, found %3 bytes</source>
            <translation>划分 %2 的 %1：%3 字节不是整数个 16 位类别</translation>
        </message>
        <message>
            <source>%1: the record refers to a file outside its folder</source>
            <translation>%1：记录指向其文件夹之外的文件</translation>
        </message>
        <message>
            <source>%1: already exists</source>
            <translation>%1：已存在</translation>
        </message>
        <message>
            <source>%1: &quot;%2&quot; is not a valid request id</source>
            <translation>%1：“%2”不是请求的标识</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a valid request id</source>
            <translation>“%1”不是请求的标识</translation>
        </message>
        <message>
            <source>%1: cannot be removed from the inbox: %2</source>
            <translation>%1：无法取出：%2</translation>
        </message>
        <message>
            <source>unknown coupling &apos;%1&apos;</source>
            <translation>未知耦合“%1”</translation>
        </message>
        <message>
            <source>inspection: the number of weights differs from the number of nodes</source>
            <translation>检视：权重数与节点数不同</translation>
        </message>
        <message>
            <source>inspection: %1</source>
            <translation>检视：%1</translation>
        </message>
        <message>
            <source>%1: expected a JSON object</source>
            <translation>%1：应为 JSON 对象</translation>
        </message>
        <message>
            <source>%1: %2 is not a %3 × %4 matrix of numbers</source>
            <translation>%1：%2 不是 %3 × %4 个数</translation>
        </message>
        <message>
            <source>%1: %2 is missing</source>
            <translation>%1：缺少 %2</translation>
        </message>
        <message>
            <source>layout: %1</source>
            <translation>布局：%1</translation>
        </message>
        <message>
            <source>%1: contains no complete layout</source>
            <translation>%1：不含完整的布局</translation>
        </message>
        <message>
            <source>%1: cannot be moved to %2: %3</source>
            <translation>%1：无法移动到 %2：%3</translation>
        </message>
        <message>
            <source>%1: no permission to list its runs</source>
            <translation>%1：没有列出运行的权限</translation>
        </message>
        <message>
            <source>&quot;%1&quot; matches %2 runs: %3</source>
            <translation>“%1”匹配 %2 个运行：%3</translation>
        </message>
        <message>
            <source>run &quot;%1&quot; is not deleted</source>
            <translation>运行“%1”未被删除</translation>
        </message>
        <message>
            <source>run &quot;%1&quot; is deleted; restore it first</source>
            <translation>运行“%1”已删除；请先恢复</translation>
        </message>
        <message>
            <source>no deleted run &quot;%1&quot; in %2</source>
            <translation>%2 中没有已删除的运行“%1”</translation>
        </message>
        <message>
            <source>no run &quot;%1&quot; in %2</source>
            <translation>%2 中没有运行“%1”</translation>
        </message>
        <message>
            <source>no run %1 in %2</source>
            <translation>%2 中没有运行 %1</translation>
        </message>
        <message>
            <source>a run&apos;s name has at most %1 letters, this one has %2</source>
            <translation>运行名称最多 %1 个字符，此名称有 %2 个</translation>
        </message>
        <message>
            <source>a run has at most %1 tags, these are %2</source>
            <translation>一个运行最多 %1 个标签，此处有 %2 个</translation>
        </message>
        <message>
            <source>a tag has at most %1 letters, &apos;%2&apos; has %3</source>
            <translation>标签最多 %1 个字符，“%2”有 %3 个</translation>
        </message>
        <message>
            <source>notes have at most %1 letters, these have %2</source>
            <translation>备注最多 %1 个字符，此处有 %2 个</translation>
        </message>
        <message>
            <source>%1: cannot be written</source>
            <translation>%1：无法写入</translation>
        </message>
        <message>
            <source>not deleted</source>
            <translation>未删除</translation>
        </message>
        <message>
            <source>not deleted: run %1 is %2 on host %3</source>
            <translation>未删除：运行 %1 在主机 %3 上处于 %2</translation>
        </message>
        <message>
            <source>no deleted run %1 in %2</source>
            <translation>%2 中没有已删除的运行 %1</translation>
        </message>
        <message>
            <source>%1: damaged (%2)</source>
            <translation>%1：已损坏（%2）</translation>
        </message>
        <message>
            <source>%1; `rosa runs rescan` creates a new one (names, tags and notes are lost)</source>
            <translation>%1；rosa runs rescan 会新建一个（名称、标签和备注将丢失）</translation>
        </message>
        <message>
            <source>no folder for runs and data: set --store, ROSA_STORE or HOME</source>
            <translation>没有存放运行和数据的文件夹：请设置 --store、ROSA_STORE 或 HOME</translation>
        </message>
        <message>
            <source>store %1: %2</source>
            <translation>存储 %1：%2</translation>
        </message>
        <message>
            <source>ranking of pairs: %1</source>
            <translation>视图对排序：%1</translation>
        </message>
        <message>
            <source>batch: expected %2 to %3 centres, found %1</source>
            <translation>批次有 %1 个中心：应为 %2 到 %3 个</translation>
        </message>
        <message>
            <source>arguments: expected a JSON object</source>
            <translation>其参数不是 JSON 对象</translation>
        </message>
        <message>
            <source>invalid arguments: %1</source>
            <translation>其参数不符：%1</translation>
        </message>
        <message>
            <source>expected one of the requests %1</source>
            <translation>引擎可回答 %1</translation>
        </message>
        <message>
            <source>expected a request as a JSON object</source>
            <translation>应为请求，实际不是 JSON 对象</translation>
        </message>
        <message>
            <source>&quot;%1&quot; of the request is not a string</source>
            <translation>请求的“%1”不是文本</translation>
        </message>
        <message>
            <source>the request has no &quot;verb&quot;</source>
            <translation>请求没有 &quot;verb&quot;</translation>
        </message>
        <message>
            <source>%1: damaged: a checkpoint lies outside the run&apos;s folder</source>
            <translation>%1：已损坏：有检查点在运行文件夹之外</translation>
        </message>
        <message>
            <source>%1: damaged: it lists a checkpoint of epoch %2, but the run has %3 epochs</source>
            <translation>%1：已损坏：%3 轮的运行有第 %2 轮的检查点</translation>
        </message>
        <message>
            <source>forked @ #</source>
            <translation>分叉 @ #</translation>
        </message>
        <message>
            <source>seed #</source>
            <translation>种子 #</translation>
        </message>
        <message>
            <source>no. #</source>
            <translation>第 # 个</translation>
        </message>
        <message>
            <source># seeds</source>
            <translation># 个种子</translation>
        </message>
        <message>
            <source>%1: damaged: %2</source>
            <translation>%1：已损坏：%2</translation>
        </message>
        <message>
            <source>it contains no run</source>
            <translation>没有描述任何运行</translation>
        </message>
        <message>
            <source>the state of the run is unknown</source>
            <translation>运行处于未知状态</translation>
        </message>
        <message>
            <source>process %1 no longer exists</source>
            <translation>进程 %1 已不存在</translation>
        </message>
        <message>
            <source>run %1 has no metric &quot;%2&quot;</source>
            <translation>运行 %1 没有指标“%2”</translation>
        </message>
        <message>
            <source>the length of a snapshot of epoch %1 does not match its sizes</source>
            <translation>第 %1 轮的快照长度与其尺寸不符</translation>
        </message>
        <message>
            <source>the record is of an older version and cannot be converted now</source>
            <translation>记录来自旧版本，目前无法更新</translation>
        </message>
        <message>
            <source>%1: no permission to read it</source>
            <translation>%1：没有读取的权限</translation>
        </message>
        <message>
            <source>%1: its last transaction is incomplete (%2); copy the run&apos;s folder to a writable location and open it there</source>
            <translation>%1：最后的事务未完成（%2）；请将运行文件夹复制到可写的位置再读取</translation>
        </message>
        <message>
            <source>closed</source>
            <translation>已关闭</translation>
        </message>
        <message>
            <source>run %1 has finished; fork it to continue training</source>
            <translation>运行 %1 已完成；请分叉以继续训练</translation>
        </message>
        <message>
            <source>%1: no free name for a run</source>
            <translation>%1：没有可用的运行名称</translation>
        </message>
        <message>
            <source>%1: not the record of a run</source>
            <translation>%1：不是运行的记录</translation>
        </message>
        <message>
            <source>%1: written by a newer version of the program (record version %2, this one writes %3); it can be read but not continued</source>
            <translation>%1：由较新版本的程序写入（记录版本 %2，此程序写入 %3）；可以读取但不能继续</translation>
        </message>
        <message>
            <source>run %1 is deleted; restore it first</source>
            <translation>运行 %1 已删除；请先恢复</translation>
        </message>
        <message>
            <source>%1: no permission to access the run&apos;s folder</source>
            <translation>%1：没有查看运行文件夹的权限</translation>
        </message>
        <message>
            <source>%1: missing: the run&apos;s folder holds no record</source>
            <translation>%1：缺失：运行文件夹中没有记录</translation>
        </message>
        <message>
            <source>run %1 is being written by another process</source>
            <translation>运行 %1 正由另一进程写入</translation>
        </message>
        <message>
            <source>%1: cannot be locked: %2</source>
            <translation>%1：无法锁定：%2</translation>
        </message>
        <message>
            <source>tensor %1: %2</source>
            <translation>张量 %1：%2</translation>
        </message>
        <message>
            <source>unknown type %1</source>
            <translation>未知类型 %1</translation>
        </message>
        <message>
            <source>invalid data range: bytes %1 to %2 of %3</source>
            <translation>其数据从第 %1 到第 %2 字节，共 %3 字节</translation>
        </message>
        <message>
            <source>invalid shape</source>
            <translation>不可能的形状</translation>
        </message>
        <message>
            <source>expected %1 bytes for its shape, found %2</source>
            <translation>其形状应有 %1 字节，实为 %2</translation>
        </message>
        <message>
            <source>%1: expected a checkpoint, found %2 bytes</source>
            <translation>%1：应为检查点，实为 %2 字节</translation>
        </message>
        <message>
            <source>%1: byte 0: a header of %2 bytes is too long for a file of %3 bytes</source>
            <translation>%1：第 0 字节：%2 字节的头部超出文件的 %3 字节</translation>
        </message>
        <message>
            <source>%1: byte 8: invalid checkpoint header: %2</source>
            <translation>%1：第 8 字节：头部不是检查点的头部：%2</translation>
        </message>
        <message>
            <source>expected a JSON object</source>
            <translation>应为 JSON 对象</translation>
        </message>
        <message>
            <source>ended unexpectedly</source>
            <translation>意外终止</translation>
        </message>
        <message>
            <source>%1: removed or replaced while the run was being recorded, so recording cannot continue; start a new run instead of resuming this one</source>
            <translation>%1：在记录运行期间被删除或替换，无法继续；请重新开始训练，而不要恢复该运行</translation>
        </message>
        <message>
            <source>%1: not enough memory to write it</source>
            <translation>%1：内存不足，无法写入</translation>
        </message>
        <message>
            <source>&quot;%1&quot; is not a valid name for a file of a run</source>
            <translation>“%1”不能作为运行文件的名称</translation>
        </message>
        <message>
            <source>data set &apos;%1&apos; is not part of this plan; available: %2</source>
            <translation>此处没有数据集“%1”；可用的有 %2</translation>
        </message>
        <message>
            <source>option --selection does not apply to %1: protocol %2 does not choose C</source>
            <translation>%1 用 %2 测量，它不选择 C；不能同时使用 --selection</translation>
        </message>
        <message>
            <source>method &apos;%1&apos;: expected a preset after the colon, as in bgrl:short</source>
            <translation>方法“%1”：冒号后应为预设，如 bgrl:short</translation>
        </message>
        <message>
            <source>without topology rescale</source>
            <translation>无拓扑重缩放</translation>
        </message>
        <message>
            <source>without adversarial training</source>
            <translation>无对抗训练</translation>
        </message>
        <message>
            <source>without either</source>
            <translation>两者皆无</translation>
        </message>
        <message>
            <source>without transport: cosine, equal node counts</source>
            <translation>无传输：余弦，节点数相等</translation>
        </message>
        <message>
            <source>aligned views</source>
            <translation>对齐的视图</translation>
        </message>
        <message>
            <source>independent coupling</source>
            <translation>独立耦合</translation>
        </message>
        <message>
            <source>uniform coupling</source>
            <translation>均匀耦合</translation>
        </message>
        <message>
            <source>exact plan</source>
            <translation>精确方案</translation>
        </message>
        <message>
            <source>one-to-one matching</source>
            <translation>一对一匹配</translation>
        </message>
        <message>
            <source>preset</source>
            <translation>预设</translation>
        </message>
        <message>
            <source>Ablation of RoSA&apos;s components</source>
            <translation>RoSA 各组成部分的消融</translation>
        </message>
        <message>
            <source>Sensitivity of RoSA to single parameters</source>
            <translation>RoSA 对单个参数的敏感性</translation>
        </message>
        <message>
            <source>unknown plan &apos;%1&apos;; available: %2</source>
            <translation>未知计划“%1”；可用的有 %2</translation>
        </message>
        <message>
            <source>%1 is %2; expected a probability from 0 to 1</source>
            <translation>%1 为 %2；应为概率，0 … 1</translation>
        </message>
        <message>
            <source>the graph has no nodes to draw from</source>
            <translation>图没有可抽取的节点</translation>
        </message>
        <message>
            <source>random walks require an undirected graph</source>
            <translation>随机游走需要无向图</translation>
        </message>
        <message>
            <source>the batch size is %1; expected 1 or more</source>
            <translation>批次大小为 %1；应不小于 1</translation>
        </message>
        <message>
            <source>the walk length is %1; expected 0 … %2 steps</source>
            <translation>随机游走为 %1 步；应为 0 … %2</translation>
        </message>
        <message>
            <source>the number of feature columns is negative</source>
            <translation>特征列数为负</translation>
        </message>
        <message>
            <source>raw weight of %1 %2 is not finite</source>
            <translation>%1 %2 的原始权重不是有限数</translation>
        </message>
        <message>
            <source>an exact plan of %1 × %2 nodes is too large, expected at most %3 pairs</source>
            <translation>%1 × %2 个节点的精确方案过大，最多应为 %3 对</translation>
        </message>
        <message>
            <source>the batch has no views</source>
            <translation>批次没有视图</translation>
        </message>
        <message>
            <source>view %1 of the batch has no nodes</source>
            <translation>批次的视图 %1 没有节点</translation>
        </message>
        <message>
            <source>weight of %1 %2 is %3, expected a finite number &gt;= 0</source>
            <translation>%1 %2 的权重为 %3，应为不小于 0 的有限数</translation>
        </message>
        <message>
            <source>the weights of the %1s are all 0</source>
            <translation>权重全部为 0（%1）</translation>
        </message>
        <message>
            <source>lambda is %1, expected a finite number &gt; 0</source>
            <translation>lambda 为 %1，应为大于 0 的有限数</translation>
        </message>
        <message>
            <source>iterations is %1, expected at least 1</source>
            <translation>iterations 为 %1，至少应为 1</translation>
        </message>
        <message>
            <source>tolerance is negative</source>
            <translation>tolerance 为负</translation>
        </message>
        <message>
            <source>the cost matrix has no rows</source>
            <translation>行侧为空</translation>
        </message>
        <message>
            <source>the cost matrix has no columns</source>
            <translation>列侧为空</translation>
        </message>
        <message>
            <source>cost in row %1, column %2 is not finite</source>
            <translation>第 %1 行第 %2 列的代价不是有限数</translation>
        </message>
        <message>
            <source>the row weights sum to %1, the column weights to %2, expected equal sums</source>
            <translation>行的权重和为 %1，列为 %2，二者应相等</translation>
        </message>
        <message>
            <source>the range of costs is too large for this lambda (largest cost %1)</source>
            <translation>代价对此 lambda 来说相差过大（最大 %1）</translation>
        </message>
        <message>
            <source>data set %1 has changed since the run was trained on it; import its earlier version again</source>
            <translation>数据集 %1 的内容与该运行所用的不同；请重新导入原数据集</translation>
        </message>
        <message>
            <source>%1: expected one row for each of the %3 nodes of %4, found %2</source>
            <translation>%1：%2 没有为 %4 的 %3 个节点各提供一行</translation>
        </message>
        <message>
            <source>run %1 has no embedding: it has not finished</source>
            <translation>运行 %1 没有嵌入：它尚未完成</translation>
        </message>
        <message>
            <source>run %1: its predictions do not match the nodes of %2</source>
            <translation>运行 %1：其预测与 %2 不符</translation>
        </message>
        <message>
            <source>the pair contains node %1, which does not exist in data set %2</source>
            <translation>该对指定了节点 %1，而数据集 %2 没有</translation>
        </message>
        <message>
            <source>the pair is not watched</source>
            <translation>该对不在观察的对之中</translation>
        </message>
        <message>
            <source>run %1 recorded no watched pairs at epoch %2</source>
            <translation>运行 %1 在第 %2 轮未保留观察对</translation>
        </message>
        <message>
            <source>run %1 has not been evaluated</source>
            <translation>运行 %1 未经评估</translation>
        </message>
        <message>
            <source>run %1 uses a different data set than run %2</source>
            <translation>运行 %1 的数据集与运行 %2 不同</translation>
        </message>
        <message>
            <source>the record of run %1 has no predictions for all nodes; rosa evaluate %1 adds them</source>
            <translation>运行 %1 的记录没有相符的预测；rosa evaluate %1 可添加</translation>
        </message>
        <message>
            <source>the engine of run %1 did not answer within two minutes</source>
            <translation>运行 %1 的引擎两分钟内没有应答</translation>
        </message>
        <message>
            <source>method %1 is deterministic: one run stands for all %2 seeds</source>
            <translation>方法 %1 不含随机性：一次运行代表全部 %2 个种子</translation>
        </message>
        <message>
            <source>%1 cannot be combined with --resume or --fork: the run keeps its own</source>
            <translation>%1 不能与 --resume 或 --fork 同用：以运行自身的为准</translation>
        </message>
        <message>
            <source>%1 cannot be combined with --resume: the run keeps its own</source>
            <translation>%1 不能与 --resume 同用：运行保留自身的</translation>
        </message>
        <message>
            <source>run %1: its record contains a damaged event: %2</source>
            <translation>运行 %1：其记录中的一个事件已损坏：%2</translation>
        </message>
        <message>
            <source>%1 of the group of run %2 is not trained yet; continue with: rosa train --resume %2 --seeds %3</source>
            <translation>运行 %2 所在组的 %1 未训练；继续请用：rosa train --resume %2 --seeds %3</translation>
        </message>
        <message>
            <source>%1 of the group of run %2 are not trained yet; continue with: rosa train --resume %2 --seeds %3</source>
            <translation>运行 %2 所在组的 %1 未训练；继续请用：rosa train --resume %2 --seeds %3</translation>
        </message>
        <message>
            <source>%1: stated %2, computed %3, tolerance %4</source>
            <translation>%1：给出 %2，算得 %3，容差 %4</translation>
        </message>
        <message>
            <source>the number %1 in the text (%2) is neither checked nor a setting of its step</source>
            <translation>文字中的数 %1（%2）既未经检验，也不是该步骤的设置</translation>
        </message>
        <message>
            <source>the problems of all steps and checks take more than %1 MB</source>
            <translation>所有步骤和检验的问题占用超过 %1 MB</translation>
        </message>
        <message>
            <source>expected text in quotes, or one text per language</source>
            <translation>应为引号内的文字，或每种语言一段文字</translation>
        </message>
        <message>
            <source>the key %1 is missing</source>
            <translation>缺少键 %1</translation>
        </message>
        <message>
            <source>expected from %1 to %2 choices, found %3</source>
            <translation>应有 %1 到 %2 个选项，实有 %3 个</translation>
        </message>
        <message>
            <source>expected the line %1 of a lesson</source>
            <translation>应有课程的一行 %1</translation>
        </message>
        <message>
            <source>expected up to %1 small letters, digits and hyphens</source>
            <translation>应为至多 %1 个小写字母、数字和连字符</translation>
        </message>
        <message>
            <source>the table %1 is missing</source>
            <translation>缺少表 %1</translation>
        </message>
        <message>
            <source>expected at least one table %1</source>
            <translation>应至少有一个表 %1</translation>
        </message>
        <message>
            <source>the pair has %1 × %2 nodes; the lab takes at most %3 on a side</source>
            <translation>该对有 %1 × %2 个节点；实验室每侧至多 %3 个</translation>
        </message>
        <message>
            <source>rows</source>
            <translation>行</translation>
        </message>
        <message>
            <source>columns</source>
            <translation>列</translation>
        </message>
        <message>
            <source>%1: expected at least one</source>
            <translation>%1：至少应有一个</translation>
        </message>
        <message>
            <source>%1: coordinates of point %2 are not numbers from −1e6 to 1e6</source>
            <translation>%1：点 %2 的坐标不是 −1e6 到 1e6 之间的数</translation>
        </message>
        <message>
            <source>%1: edge %2 names node %3; there are %4, numbered from 0</source>
            <translation>%1：边 %2 指向节点 %3；共有 %4 个节点，从 0 编号</translation>
        </message>
        <message>
            <source>%1: expected from 1 to %2 nodes, found %3</source>
            <translation>%1：应有 1 到 %2 个节点，实有 %3 个</translation>
        </message>
        <message>
            <source>%1: node %2 does not exist; there are %3, numbered from 0</source>
            <translation>%1：节点 %2 不存在；共有 %3 个，从 0 编号</translation>
        </message>
        <message>
            <source>nodes</source>
            <translation>节点</translation>
        </message>
        <message>
            <source>edges</source>
            <translation>边</translation>
        </message>
        <message>
            <source>smoothing: expected a number from %1 to %2</source>
            <translation>平滑次数：应为 %1 到 %2 之间的数</translation>
        </message>
        <message>
            <source>%1: expected %2 × %3 numbers as in the cost, found %4 × %5</source>
            <translation>%1：应与代价一样有 %2 × %3 个数，实有 %4 × %5 个</translation>
        </message>
        <message>
            <source>%1: the number in row %2, column %3 is out of range</source>
            <translation>%1：第 %2 行第 %3 列的数超出范围</translation>
        </message>
        <message>
            <source>cost: expected from 1 to %1 rows and columns, found %2 × %3</source>
            <translation>代价：应有 1 到 %1 行和列，实有 %2 × %3</translation>
        </message>
        <message>
            <source>cost</source>
            <translation>代价</translation>
        </message>
        <message>
            <source>hops, scale: only one of them may be given</source>
            <translation>hops、scale：只能给出其中之一</translation>
        </message>
        <message>
            <source>hops</source>
            <translation>跳数 (hops)</translation>
        </message>
        <message>
            <source>scale</source>
            <translation>缩放 S (scale)</translation>
        </message>
        <message>
            <source>places of the %1: expected %2, found %3</source>
            <translation>%1的位置：应有 %2 个，实有 %3 个</translation>
        </message>
        <message>
            <source>places of the %1</source>
            <translation>%1的位置</translation>
        </message>
        <message>
            <source>edges of the %1</source>
            <translation>%1的边</translation>
        </message>
        <message>
            <source>weights by the rule of views need points or a graph</source>
            <translation>按视图规则的权重需要点或图</translation>
        </message>
        <message>
            <source>weights of the %1: expected %2, found %3</source>
            <translation>%1的权重：应有 %2 个，实有 %3 个</translation>
        </message>
        <message>
            <source>weights of the %1: weight %2 is not a number from %3 to %4</source>
            <translation>%1的权重：权重 %2 不是 %3 到 %4 之间的数</translation>
        </message>
        <message>
            <source>weights of the %1: at least one must be positive</source>
            <translation>%1的权重：至少一个必须为正</translation>
        </message>
        <message>
            <source>labels of the %1: expected %2, found %3</source>
            <translation>%1的标签：应有 %2 个，实有 %3 个</translation>
        </message>
        <message>
            <source>classes of the %1: expected %2, found %3</source>
            <translation>%1的类别：应有 %2 个，实有 %3 个</translation>
        </message>
        <message>
            <source>classes of the %1: class %2 has no name</source>
            <translation>%1的类别：类别 %2 没有名称</translation>
        </message>
        <message>
            <source>λ: expected a number from %1 to %2</source>
            <translation>λ：应为 %1 到 %2 之间的数</translation>
        </message>
        <message>
            <source>half iterations: expected a number from %1 to %2</source>
            <translation>半次迭代：应为 %1 到 %2 之间的数</translation>
        </message>
        <message>
            <source>tolerance: expected a number from %1 to %2</source>
            <translation>容差：应为 %1 到 %2 之间的数</translation>
        </message>
        <message>
            <source>ρ: expected a number from %1 to %2</source>
            <translation>ρ：应为 %1 到 %2 之间的数</translation>
        </message>
        <message>
            <source>angle: expected a number from %1 to %2</source>
            <translation>角度：应为 %1 到 %2 之间的数</translation>
        </message>
        <message>
            <source>directions: expected a number from %1 to %2</source>
            <translation>方向数：应为 %1 到 %2 之间的数</translation>
        </message>
        <message>
            <source>plan</source>
            <translation>传输计划</translation>
        </message>
        <message>
            <source>temperature: expected a number from %1 to %2</source>
            <translation>温度：应为 %1 到 %2 之间的数</translation>
        </message>
        <message>
            <source>rescaling by topology needs a graph, hops or a scale</source>
            <translation>拓扑缩放需要图、跳数 (hops) 或缩放 (scale)</translation>
        </message>
        <message>
            <source>expected one of the tables %1, found %2</source>
            <translation>应有表 %1 之一，实有 %2 个</translation>
        </message>
        <message>
            <source>expected the line %1 of a transport problem</source>
            <translation>应有传输问题的一行 %1</translation>
        </message>
        <message>
            <source>%1: there are %2 rows and %3 columns</source>
            <translation>%1：共有 %2 行 %3 列</translation>
        </message>
        <message>
            <source>%1: the problem has no topology</source>
            <translation>%1：该问题没有拓扑</translation>
        </message>
        <message>
            <source>%1: there are %2 columns</source>
            <translation>%1：共有 %2 列</translation>
        </message>
        <message>
            <source>%1: the problem has no classes</source>
            <translation>%1：该问题没有类别</translation>
        </message>
        <message>
            <source>%1: no mass is between nodes of known classes</source>
            <translation>%1：已知类别的节点之间没有质量</translation>
        </message>
        <message>
            <source>%1: needs a tolerance</source>
            <translation>%1：需要容差</translation>
        </message>
        <message>
            <source>%1: the tolerance is not reached after %2 half iterations</source>
            <translation>%1：经过 %2 次半迭代仍未达到容差</translation>
        </message>
        <message>
            <source>%1: needs the variant %2</source>
            <translation>%1：需要变体 %2</translation>
        </message>
        <message>
            <source>cost of the plan, &lt;Γ, D∘S&gt;</source>
            <translation>传输计划的代价，&lt;Γ, D∘S&gt;</translation>
        </message>
        <message>
            <source>L1 distance of the plan&apos;s row sums from the weights</source>
            <translation>传输计划的行和与权重的 L1 距离</translation>
        </message>
        <message>
            <source>L1 distance of the plan&apos;s column sums from the weights</source>
            <translation>传输计划的列和与权重的 L1 距离</translation>
        </message>
        <message>
            <source>entropy of the plan in nats</source>
            <translation>传输计划的熵（奈特）</translation>
        </message>
        <message>
            <source>sum of the plan</source>
            <translation>传输计划的总和</translation>
        </message>
        <message>
            <source>cost of the exact plan</source>
            <translation>精确传输计划的代价</translation>
        </message>
        <message>
            <source>cost of filling the cheapest cells first</source>
            <translation>先填最便宜的单元格时的代价</translation>
        </message>
        <message>
            <source>cost of t·rᵀ</source>
            <translation>t·rᵀ 的代价</translation>
        </message>
        <message>
            <source>entropy of t·rᵀ in nats</source>
            <translation>t·rᵀ 的熵（奈特）</translation>
        </message>
        <message>
            <source>number of positive cells of the exact plan</source>
            <translation>精确传输计划中正单元格的个数</translation>
        </message>
        <message>
            <source>full iterations until the row sums are within the tolerance</source>
            <translation>行和达到容差所需的完整迭代次数</translation>
        </message>
        <message>
            <source>element of the plan</source>
            <translation>传输计划的元素</translation>
        </message>
        <message>
            <source>least value of the element over all plans with these weights</source>
            <translation>具有这些权重的所有传输计划中该元素的最小值</translation>
        </message>
        <message>
            <source>greatest value of the element over all plans with these weights</source>
            <translation>具有这些权重的所有传输计划中该元素的最大值</translation>
        </message>
        <message>
            <source>element of the exact plan</source>
            <translation>精确传输计划的元素</translation>
        </message>
        <message>
            <source>element of the cost, D∘S</source>
            <translation>代价 D∘S 的元素</translation>
        </message>
        <message>
            <source>element of D, before the rescaling</source>
            <translation>缩放前 D 的元素</translation>
        </message>
        <message>
            <source>element of S</source>
            <translation>S 的元素</translation>
        </message>
        <message>
            <source>element of P = exp(−λD)</source>
            <translation>P = exp(−λD) 的元素</translation>
        </message>
        <message>
            <source>mass that a row sends</source>
            <translation>一行发出的质量</translation>
        </message>
        <message>
            <source>mass that a column receives</source>
            <translation>一列接收的质量</translation>
        </message>
        <message>
            <source>share of the plan&apos;s mass between nodes of the same class</source>
            <translation>传输计划在同类节点之间的质量比例</translation>
        </message>
        <message>
            <source>the same share for t·rᵀ, expected by chance</source>
            <translation>t·rᵀ 的相同比例，即随机期望值</translation>
        </message>
        <message>
            <source>Sinkhorn divergence, with entropy</source>
            <translation>含熵的 Sinkhorn 散度</translation>
        </message>
        <message>
            <source>Sinkhorn divergence of costs without entropy</source>
            <translation>不含熵的代价的 Sinkhorn 散度</translation>
        </message>
        <message>
            <source>cost of the shown projection</source>
            <translation>所示投影的代价</translation>
        </message>
        <message>
            <source>mean cost over all projections</source>
            <translation>所有投影的平均代价</translation>
        </message>
        <message>
            <source>λ from which P has a subnormal number in float32</source>
            <translation>P 在 float32 中开始出现次正规数的 λ</translation>
        </message>
        <message>
            <source>λ from which P has a zero in float32</source>
            <translation>P 在 float32 中开始出现零的 λ</translation>
        </message>
        <message>
            <source>1 if the scaling ended by underflow, else 0</source>
            <translation>若缩放因下溢而结束则为 1，否则为 0</translation>
        </message>
        <message>
            <source>slope of the cost by a factor of D, the plan held fixed</source>
            <translation>传输计划固定时代价对 D 的倍数的斜率</translation>
        </message>
        <message>
            <source>slope of the cost by a factor of D, through the plan</source>
            <translation>穿过传输计划时代价对 D 的倍数的斜率</translation>
        </message>
        <message>
            <source>unknown quantity &apos;%1&apos;</source>
            <translation>未知的量“%1”</translation>
        </message>
        <message>
            <source>quantity &apos;%1&apos;: expected the form %2, numbered from 1</source>
            <translation>量“%1”：应为形式 %2，从 1 编号</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>the debiased cost needs points on both sides, or a graph</source>
            <translation>去偏代价需要两侧的点或图</translation>
        </message>
        <message>
            <source>sliced transport needs points on both sides, or a graph</source>
            <translation>切片传输需要两侧的点或图</translation>
        </message>
        <message>
            <source>sliced transport needs a Euclidean cost</source>
            <translation>切片传输需要欧几里得代价</translation>
        </message>
        <message>
            <source>expected a number from %1 to %2</source>
            <translation>应为 %1 到 %2 之间的数</translation>
        </message>
        <message>
            <source>expected a whole number from %1 to %2</source>
            <translation>应为 %1 到 %2 之间的整数</translation>
        </message>
        <message>
            <source>expected text in quotes, found %1</source>
            <translation>应为引号内的文字，实为 %1</translation>
        </message>
        <message>
            <source>expected an array, found %1</source>
            <translation>应为数组，实为 %1</translation>
        </message>
        <message>
            <source>expected an array of numbers, found %1</source>
            <translation>应为数的数组，实为 %1</translation>
        </message>
        <message>
            <source>expected finite numbers</source>
            <translation>应为有限的数</translation>
        </message>
        <message>
            <source>expected whole numbers from %1 to %2</source>
            <translation>应为 %1 到 %2 之间的整数</translation>
        </message>
        <message>
            <source>expected points as [x, y], found %1 numbers</source>
            <translation>应为 [x, y] 形式的点，实有 %1 个数</translation>
        </message>
        <message>
            <source>expected edges as [node, node], nodes numbered from 0</source>
            <translation>应为 [节点, 节点] 形式的边，节点从 0 编号</translation>
        </message>
        <message>
            <source>expected rows of equal length, from %1 to %2 numbers</source>
            <translation>应为等长的行，每行 %1 到 %2 个数</translation>
        </message>
        <message>
            <source>expected a table, found %1</source>
            <translation>应为表，实为 %1</translation>
        </message>
        <message>
            <source>row %1 cannot be scaled, as its kernel underflows or overflows in this arithmetic, expected a smaller lambda or the log domain</source>
            <translation>第 %1 行无法缩放，因为其核在此运算精度下下溢或上溢；应使用较小的 lambda 或对数域</translation>
        </message>
        <message>
            <source>column %1 cannot be scaled, as its kernel underflows or overflows in this arithmetic, expected a smaller lambda or the log domain</source>
            <translation>第 %1 列无法缩放，因为其核在此运算精度下下溢或上溢；应使用较小的 lambda 或对数域</translation>
        </message>
        <message>
            <source>half iterations is %1, expected at least 1</source>
            <translation>half iterations 为 %1，至少应为 1</translation>
        </message>
        <message>
            <source>the sum of the %1 weights is too large</source>
            <translation>权重之和过大（%1）</translation>
        </message>
        <message>
            <source>p is %1, expected a finite number &gt;= 1</source>
            <translation>p 为 %1，应为不小于 1 的有限数</translation>
        </message>
        <message>
            <source>the position of row %1 is not finite</source>
            <translation>第 %1 行的位置不是有限数</translation>
        </message>
        <message>
            <source>the position of column %1 is not finite</source>
            <translation>第 %1 列的位置不是有限数</translation>
        </message>
        <message>
            <source>the distances to the power p are too large, expected smaller ones or a smaller p</source>
            <translation>距离的 p 次幂过大；应使用较小的距离或较小的 p</translation>
        </message>
        <message>
            <source>angles is %1, expected at least 1</source>
            <translation>angles 为 %1，至少应为 1</translation>
        </message>
        <message>
            <source>rho is %1, expected a number &gt; 0</source>
            <translation>rho 为 %1，应为大于 0 的数</translation>
        </message>
        <message>
            <source>the two runs have different data sets</source>
            <translation>两次运行的数据集不同</translation>
        </message>
        <message>
            <source>evaluation: %1 validation scores for %2 splits</source>
            <translation>评估：%2 个划分却有 %1 个验证得分</translation>
        </message>
        <message>
            <source>%1: expected text in quotes</source>
            <translation>%1：应为带引号的文本</translation>
        </message>
        <message>
            <source>%1: expected a list, each %2</source>
            <translation>%1：应为列表，每项为%2</translation>
        </message>
        <message>
            <source>%1: expected several different values in quotes</source>
            <translation>%1：应为多个带引号的不同值</translation>
        </message>
        <message>
            <source>%1: expected at most %2</source>
            <translation>%1：最多应为 %2</translation>
        </message>
        <message>
            <source>a grid needs lists of values or ranges of whole numbers; a number of values makes a list of a range: KEY=5..80:7</source>
            <translation>网格需要值的列表或整数范围；给出值的个数可将范围变为列表：KEY=5..80:7</translation>
        </message>
        <message>
            <source>successive halving shortens trainings, but method %1 has no epochs</source>
            <translation>逐次减半会缩短训练，但方法 %1 没有轮次</translation>
        </message>
        <message>
            <source>successive halving shortens trainings, so that %1 cannot be varied with it</source>
            <translation>逐次减半会缩短训练，因此不能同时改变 %1</translation>
        </message>
        <message>
            <source>%1 cannot be varied: method %2 does not read it</source>
            <translation>不能改变 %1：方法 %2 不读取它</translation>
        </message>
        <message>
            <source>%1 cannot be varied: results under different values of it are not comparable</source>
            <translation>不能改变 %1：取值不同时结果不可比</translation>
        </message>
        <message>
            <source>%1 cannot be varied: it only says what a run stores</source>
            <translation>不能改变 %1：它只决定运行存储什么</translation>
        </message>
        <message>
            <source>%1: not a range of this parameter</source>
            <translation>%1：不是该参数的范围</translation>
        </message>
        <message>
            <source>nothing is varied: add --vary KEY=LOW..HIGH or --vary KEY=VALUE,VALUE,…</source>
            <translation>没有改变任何参数：请加上 --vary KEY=LOW..HIGH 或 --vary KEY=VALUE,VALUE,…</translation>
        </message>
        <message>
            <source>%1 parameters are varied; at most %2 are possible</source>
            <translation>改变了 %1 个参数；最多 %2 个</translation>
        </message>
        <message>
            <source>sweep &apos;%1&apos;: expected a name of letters, digits, &apos;-&apos;, &apos;_&apos; and &apos;.&apos;</source>
            <translation>扫描“%1”：名称应由字母、数字、“-”、“_”和“.”组成</translation>
        </message>
        <message>
            <source>sweep %1 exists, and its space is fixed; extend it with: rosa sweep add %1; begin another one under another name, which takes the runs that both share from the store</source>
            <translation>扫描 %1 已存在，其搜索空间是固定的；扩展命令：rosa sweep add %1；另一扫描须使用另一名称，两者共有的运行取自存储</translation>
        </message>
        <message>
            <source>no sweep &apos;%1&apos; in %2</source>
            <translation>%2 中没有扫描“%1”</translation>
        </message>
        <message>
            <source>%1: its name is not that of the cell that it describes</source>
            <translation>%1：文件名与其所描述的单元不符</translation>
        </message>
        <message>
            <source>sweep %1: nothing is measured yet; start it with: rosa sweep run %1</source>
            <translation>扫描 %1：尚无测量；启动请用：rosa sweep run %1</translation>
        </message>
        <message>
            <source>%1: expected a value and a coordinate of each varied parameter</source>
            <translation>%1：每个变化的参数都应有一个值和一个坐标</translation>
        </message>
        <message>
            <source>%1: cannot be copied to %2: %3</source>
            <translation>%1：无法复制到 %2：%3</translation>
        </message>
        <message>
            <source>data set &apos;%1&apos; is neither part of %2 nor in the store; available: %3</source>
            <translation>数据集“%1”既不属于 %2，也不在存储库中；可用的有 %3</translation>
        </message>
        <message>
            <source>data set &apos;%1&apos;</source>
            <translation>数据集“%1”</translation>
        </message>
        <message>
            <source>data set &apos;%1&apos; has no labels, so it cannot be a column of %2, which compares accuracies</source>
            <translation>数据集“%1”没有标签，因此不能作为 %2 的列（该表比较准确率）</translation>
        </message>
        <message>
            <source>data set %1 is not the published one of this name, which has %2 nodes, %3 edges, %4 features and %5 classes instead of %6, %7, %8 and %9; no published number is shown beside it, and the general preset is used</source>
            <translation>数据集 %1 不是已发表的同名数据集：后者有 %2 个节点、%3 条边、%4 个特征和 %5 个类别，而此处为 %6、%7、%8 和 %9；旁边不显示已发表的数值，并采用通用预设</translation>
        </message>
        <message>
            <source>data set %1 is not the published one of this name: the counts are equal, but the edges or the order of the nodes differ; no published number is shown beside it, and the general preset is used</source>
            <translation>数据集 %1 不是已发表的同名数据集：数量相同，但边或节点的顺序不同；旁边不显示已发表的数值，并采用通用预设</translation>
        </message>
        <message>
            <source>data set %1 has the published graph, but weighted features; published numbers of this name were measured on features 0 and 1</source>
            <translation>数据集 %1 的图与已发表的相同，但特征带权重；该名称的已发表数值是在 0 和 1 的特征上测得的</translation>
        </message>
        <message>
            <source>edge_index has each of the %1 undirected edges, on which the program trains, in both directions</source>
            <translation>edge_index 包含程序训练所用的 %1 条无向边，每条边两个方向</translation>
        </message>
        <message>
            <source>edge_index has the %1 arcs as published; the program trains on the %2 undirected edges that follow from them</source>
            <translation>edge_index 包含已发表的 %1 条有向边；程序在由此得到的 %2 条无向边上训练</translation>
        </message>
        <message>
            <source>%1 has no variants; ablation and sensitivity have</source>
            <translation>%1 没有变体；ablation 和 sensitivity 有</translation>
        </message>
        <message>
            <source>%1 has no variant &apos;%2&apos;</source>
            <translation>%1 没有变体“%2”</translation>
        </message>
        <message>
            <source>variant %1</source>
            <translation>变体 %1</translation>
        </message>
        <message>
            <source>expected the name of a class, found an empty one</source>
            <translation>应为类别名称，但为空</translation>
        </message>
        <message>
            <source>expected the name of a class of at most %1 bytes, found %2</source>
            <translation>类别名称最多 %1 字节，实际为 %2</translation>
        </message>
        <message>
            <source>the data set has no classes to name</source>
            <translation>数据集没有可命名的类别</translation>
        </message>
        <message>
            <source>expected %1 names, one per class (%2), found %3</source>
            <translation>应有 %1 个名称，每个类别一个（%2），实际为 %3</translation>
        </message>
        <message>
            <source>two classes would be called &apos;%1&apos;</source>
            <translation>两个类别将同名“%1”</translation>
        </message>
        <message>
            <source>classes without a node left out</source>
            <translation>已略去没有节点的类别</translation>
        </message>
        <message>
            <source>%1, row %2</source>
            <translation>%1，第 %2 行</translation>
        </message>
        <message>
            <source>%1: &apos;%2&apos; is not a node of %3</source>
            <translation>%1：“%2”不是 %3 的节点</translation>
        </message>
        <message>
            <source>%1: node &apos;%2&apos; has a row already</source>
            <translation>%1：节点“%2”已有一行</translation>
        </message>
        <message>
            <source>%1: %2 of the %3 nodes of %4 have no row, first node %5</source>
            <translation>%1：%4 的 %3 个节点中有 %2 个没有对应的行，首个为节点 %5</translation>
        </message>
        <message>
            <source>%1: expected a matrix (nodes × dimensions), found one without columns</source>
            <translation>%1：应为矩阵（节点 × 维度），但没有列</translation>
        </message>
        <message>
            <source>%1: expected %2 rows, one per node of %3, found %4</source>
            <translation>%1：应有 %2 行，%3 的每个节点一行，实际为 %4</translation>
        </message>
        <message>
            <source>%1: row %2 contains a value that is not finite</source>
            <translation>%1：第 %2 行包含非有限的数值</translation>
        </message>
        <message>
            <source>%1: expected a matrix (nodes × dimensions), found an array with %2 axes</source>
            <translation>%1：应为矩阵（节点 × 维度），实际为 %2 个轴的数组</translation>
        </message>
        <message>
            <source>%1: expected a matrix (nodes × dimensions), found none; arrays: %2</source>
            <translation>%1：应为矩阵（节点 × 维度），但没有；数组：%2</translation>
        </message>
        <message>
            <source>%1: expected one matrix, or one called embedding, found %2</source>
            <translation>%1：应有一个矩阵，或一个名为 embedding 的矩阵，实际为 %2</translation>
        </message>
        <message>
            <source>%1: expected an id for each of the %2 rows, found %3</source>
            <translation>%1：%2 行中每行应有一个标识，实际为 %3</translation>
        </message>
        <message>
            <source>%1:%2: expected %3 fields, found %4</source>
            <translation>%1:%2：应有 %3 个字段，实际为 %4</translation>
        </message>
        <message>
            <source>%1:%2: expected a number in column %3, found &apos;%4&apos;</source>
            <translation>%1:%2：第 %3 列应为数字，实际为“%4”</translation>
        </message>
        <message>
            <source>%1: %2; save module.state_dict() instead of the module itself</source>
            <translation>%1：%2；请保存 module.state_dict()，而不是模块本身</translation>
        </message>
        <message>
            <source>expected more than %1 labelled nodes, the number of neighbours, found %2</source>
            <translation>有类别的节点应多于邻居数 %1，实际为 %2</translation>
        </message>
        <message>
            <source>%1 and %2 on %3 cannot be compared: %4; %5</source>
            <translation>%3 上的 %1 与 %2 无法比较：%4；%5</translation>
        </message>
        <message>
            <source>the data set was replaced between them; train the earlier one again (rosa runs show RUN prints its command)</source>
            <translation>其间数据集已被替换；请重新训练较早的运行（rosa runs show RUN 给出其命令）</translation>
        </message>
        <message>
            <source>train one of them again with the setting of the other</source>
            <translation>请按另一个的设置重新训练其中之一</translation>
        </message>
        <message>
            <source>evaluate both under one protocol (rosa evaluate RUN --protocol ID --splits N), then compare with --protocol ID</source>
            <translation>请按同一协议评估二者（rosa evaluate RUN --protocol ID --splits N），再用 --protocol ID 比较</translation>
        </message>
        <message>
            <source>%1: expected true or false, found %2</source>
            <translation>%1：应为 true 或 false，实际为 %2</translation>
        </message>
        <message>
            <source>%1 varies no parameter of %2</source>
            <translation>%1 不改变 %2 的任何参数</translation>
        </message>
        <message>
            <source>there are no two runs on the same data set: %1</source>
            <translation>没有两个运行在同一数据集上：%1</translation>
        </message>
        <message>
            <source>run %1 is given twice, by %2 and by %3</source>
            <translation>运行 %1 被指定了两次：%2 和 %3</translation>
        </message>
        <message>
            <source>run %1: %2</source>
            <translation>运行 %1：%2</translation>
        </message>
        <message>
            <source>run %1 (%2) has no results; it has to finish, or be evaluated: rosa evaluate %1</source>
            <translation>运行 %1（%2）没有结果；它必须先完成或被评估：rosa evaluate %1</translation>
        </message>
        <message>
            <source>run %1 has no results under protocol %2, but under %3; rosa evaluate %1 --protocol %2</source>
            <translation>运行 %1 没有协议 %2 下的结果，但有 %3 下的；rosa evaluate %1 --protocol %2</translation>
        </message>
        <message>
            <source>a comparison needs at least two runs or groups of runs</source>
            <translation>比较至少需要两个运行或运行组</translation>
        </message>
        <message>
            <source>%1: Slurm&apos;s scripts cannot name a path with quotes, backslashes or control characters</source>
            <translation>%1：Slurm 的脚本不能使用含引号、反斜杠或控制字符的路径</translation>
        </message>
        <message>
            <source>%1: expected a word of letters and digits, found &apos;%2&apos;</source>
            <translation>%1：应为由字母和数字组成的单词，实际为“%2”</translation>
        </message>
        <message>
            <source>%1: expected minutes, or a time such as 2:00:00, found &apos;%2&apos;</source>
            <translation>%1：应为分钟数，或如 2:00:00 的时间，实际为“%2”</translation>
        </message>
        <message>
            <source>%1: expected true or false</source>
            <translation>%1：应为 true 或 false</translation>
        </message>
        <message>
            <source>%1: expected a list of texts in quotes</source>
            <translation>%1：应为带引号文本的列表</translation>
        </message>
        <message>
            <source>%1: expected one line without control characters</source>
            <translation>%1：应为不含控制字符的一行文本</translation>
        </message>
        <message>
            <source>%1: expected megabytes, or text such as &quot;4G&quot; with K, M, G or T, found &apos;%2&apos;</source>
            <translation>%1：应为兆字节数，或带 K、M、G 或 T 的文本，如“4G”，实为“%2”</translation>
        </message>
        <message>
            <source>%1: expected options of sbatch such as --exclusive, found &apos;%2&apos;</source>
            <translation>%1：应为 sbatch 的选项，如 --exclusive，实际为“%2”</translation>
        </message>
        <message>
            <source>%1: %2: expected an absolute path, found &apos;%3&apos;</source>
            <translation>%1：%2：应为绝对路径，实际为“%3”</translation>
        </message>
        <message>
            <source>%1: host %2 needs the keys store and rosa: paths on the cluster</source>
            <translation>%1：主机 %2 需要键 store 和 rosa：集群上的路径</translation>
        </message>
        <message>
            <source>%1: time: %2 minutes are too short for a signal %3 seconds before the end</source>
            <translation>%1：time：%2 分钟太短，无法在结束前 %3 秒发出信号</translation>
        </message>
        <message>
            <source>sbatch gave no job id; it said: %1</source>
            <translation>sbatch 未给出作业编号；其输出为：%1</translation>
        </message>
        <message>
            <source>%1: a name in it is not one word</source>
            <translation>%1：其中的一个名称不是单个单词</translation>
        </message>
        <message>
            <source>another process is steering sweep %1; try again</source>
            <translation>另一进程正在控制扫描 %1；请重试</translation>
        </message>
        <message>
            <source>%1: the arrays of %2 take %3 bytes, more than an npz file can hold; write a packed file (.rosadata)</source>
            <translation>%1：%2 的数组需要 %3 字节，超出 npz 文件的容量；请写入打包文件（.rosadata）</translation>
        </message>
        <message>
            <source>names of nodes</source>
            <translation>节点名称</translation>
        </message>
        <message>
            <source>names of classes</source>
            <translation>类别名称</translation>
        </message>
        <message>
            <source>classes without a node</source>
            <translation>没有节点的类别</translation>
        </message>
        <message>
            <source>times of contacts</source>
            <translation>接触时间</translation>
        </message>
        <message>
            <source>edges as published</source>
            <translation>已发表形式的边</translation>
        </message>
        <message>
            <source>has no published splits</source>
            <translation>没有公开划分</translation>
        </message>
        <message>
            <source>has published splits without validation parts</source>
            <translation>的公开划分没有验证部分</translation>
        </message>
        <message>
            <source>has too few labelled nodes</source>
            <translation>有标签的节点太少</translation>
        </message>
        <message>
            <source>unknown protocol &apos;%1&apos;</source>
            <translation>未知协议“%1”</translation>
        </message>
        <message>
            <source>no method of the plan has a preset &apos;%1&apos;</source>
            <translation>此表中没有方法具有预设“%1”</translation>
        </message>
        <message>
            <source>run %1 has results under %2; choose one of them with --protocol</source>
            <translation>运行 %1 有 %2 下的结果；请用 --protocol 选择其中之一</translation>
        </message>
        <message>
            <source>%1: not enough memory (%2); lower sampling.batch_size or encoder.hidden</source>
            <translation>%1：内存不足（%2）；请降低 sampling.batch_size 或 encoder.hidden</translation>
        </message>
        <message>
            <source>%1 and %2 have identical features and classes, as published, so their results are not independent; in mean ranks they count as one data set, by their mean</source>
            <translation>%1 与 %2 在发布时具有完全相同的特征和类别，因此其结果并不独立；在平均秩中，它们以均值计为一个数据集</translation>
        </message>
        <message>
            <source>Validation is exact match, the score by which C is chosen: a node counts only if every one-vs-rest decision on it is right. Test is accuracy, where the largest decision counts, and therefore usually higher.</source>
            <translation>验证得分是完全匹配，即选择 C 所依据的得分：只有当一个节点的每个一对其余判断都正确时才计入。测试得分是准确率，以最大的判断为准，因此通常更高。</translation>
        </message>
        <message>
            <source>Validation is the accuracy by which C is chosen, on the validation part or on folds of the training part, where the probe has fewer nodes to train on than for the test.</source>
            <translation>验证得分是选择 C 所依据的准确率，取自验证部分或训练部分的各折，其中探针的训练节点少于测试时。</translation>
        </message>
        <message>
            <source>Validation is the accuracy on the validation part.</source>
            <translation>验证得分是验证部分上的准确率。</translation>
        </message>
        <message>
            <source>evaluation: %1 choices of C or epoch for %2 splits</source>
            <translation>评估：%2 个划分却有 %1 个所选的 C 或轮次</translation>
        </message>
        <message>
            <source>Node classification</source>
            <translation>节点分类</translation>
        </message>
        <message>
            <source>Node classification, inductive</source>
            <translation>节点分类（归纳式）</translation>
        </message>
        <message>
            <source>standard output cannot be written: %1</source>
            <translation>标准输出：无法写入：%1</translation>
        </message>
        <message>
            <source>standard output could not be written as a whole</source>
            <translation>标准输出未能完整写入</translation>
        </message>
        <message>
            <source>unknown key &apos;%1&apos;; further options of sbatch stand in the list options</source>
            <translation>未知的键“%1”；sbatch 的其他选项写在列表 options 中</translation>
        </message>
        <message>
            <source>equals values from other articles, whose splits may differ</source>
            <translation>与其他文章中的数值相同，其划分可能不同</translation>
        </message>
        <message>
            <source>Node classification on further graphs of the authors</source>
            <translation>作者其他图上的节点分类</translation>
        </message>
        <message>
            <source>README of the authors&apos; program (github.com/ZhuYun97/RoSA)</source>
            <translation>作者程序的 README（github.com/ZhuYun97/RoSA）</translation>
        </message>
        <message>
            <source>feature %1: expected one of its %2 values, found place %3</source>
            <translation>特征 %1：应为其 %2 个值之一，实为第 %3 位</translation>
        </message>
        <message>
            <source>%1: expected a data set in a known format, found none; known are %2. &apos;rosa help datasets&apos; names the files of each</source>
            <translation>%1：应为已知格式的数据集，未找到；已知格式有 %2。“rosa help datasets”列出各格式的文件</translation>
        </message>
        <message>
            <source>expected one pickled csr_matrix, found other objects</source>
            <translation>应为一个 pickle 化的 csr_matrix，找到其他对象</translation>
        </message>
        <message>
            <source>%1, byte 8: expected version 1 or 3, found 2, which can be read only from a file, not from memory</source>
            <translation>%1，第 8 字节：应为版本 1 或 3，实为 2，后者从文件而非内存读取</translation>
        </message>
        <message>
            <source>%1, byte 8: expected version 1, 2 or 3, found %2</source>
            <translation>%1，第 8 字节：应为版本 1、2 或 3，实为 %2</translation>
        </message>
        <message>
            <source>%1: expected a node and its neighbours per line, found none</source>
            <translation>%1：应为每行一个节点及其邻居，未找到</translation>
        </message>
        <message>
            <source>expected fewer than 2^31 nodes, found more</source>
            <translation>应少于 2^31 个节点，找到更多</translation>
        </message>
        <message>
            <source>expected one id, found &apos;%1&apos; and &apos;%2&apos;</source>
            <translation>应为一个 id，找到“%1”和“%2”</translation>
        </message>
        <message>
            <source>expected each node once, found &apos;%1&apos; again</source>
            <translation>每个节点应只出现一次，再次找到“%1”</translation>
        </message>
        <message>
            <source>%1: expected a finite number, found &apos;%2&apos;</source>
            <translation>%1：应为有限数，找到“%2”</translation>
        </message>
        <message>
            <source>%1: expected a shorter text, found %2 bytes</source>
            <translation>%1：应为更短的文本，找到 %2 字节</translation>
        </message>
        <message>
            <source>%1: expected finite numbers, found %2</source>
            <translation>%1：应为有限数，找到 %2</translation>
        </message>
        <message>
            <source>%1: expected lists of %2 numbers as of the first node, found another length</source>
            <translation>%1：应为与第一个节点相同的 %2 个数的列表，找到其他长度</translation>
        </message>
        <message>
            <source>%1: adj_matrix.npy: expected a pickled csr_matrix, found %2</source>
            <translation>%1：adj_matrix.npy：应为 pickle 化的 csr_matrix，找到 %2</translation>
        </message>
        <message>
            <source>%1: %2.npy: expected a matrix of numbers, found %3</source>
            <translation>%1：%2.npy：应为数字矩阵，找到 %3</translation>
        </message>
        <message>
            <source>expected node numbers of shape edges × 2, found %1</source>
            <translation>应为形状为 边数 × 2 的节点编号，找到 %1</translation>
        </message>
        <message>
            <source>adj_t: expected the rows and columns of a sparse matrix</source>
            <translation>adj_t：应为稀疏矩阵的行和列</translation>
        </message>
        <message>
            <source>adj_t: expected a row for each of %1 columns, found %2</source>
            <translation>adj_t：%1 个列应各有一行，找到 %2</translation>
        </message>
        <message>
            <source>adj_t</source>
            <translation>adj_t</translation>
        </message>
        <message>
            <source>adj_t: expected ascending row offsets from 0 to %1</source>
            <translation>adj_t：应为从 0 到 %1 递增的行偏移</translation>
        </message>
        <message>
            <source>%1: byte %2: expected GEXF, found %3</source>
            <translation>%1：字节 %2：应为 GEXF，找到 %3</translation>
        </message>
        <message>
            <source>%1: expected &lt;gexf&gt; with a &lt;graph&gt;, found none</source>
            <translation>%1：应为含 &lt;graph&gt; 的 &lt;gexf&gt;，未找到</translation>
        </message>
        <message>
            <source>the id of a declared attribute</source>
            <translation>已声明属性的 id</translation>
        </message>
        <message>
            <source>a key</source>
            <translation>键</translation>
        </message>
        <message>
            <source>lists at most %1 levels deep</source>
            <translation>最多 %1 层的列表</translation>
        </message>
        <message>
            <source>a value of %1</source>
            <translation>%1 的值</translation>
        </message>
        <message>
            <source>%1: expected ], found the end of the file</source>
            <translation>%1：应为 ]，找到文件末尾</translation>
        </message>
        <message>
            <source>%1: expected graph [ …, found none</source>
            <translation>%1：应为 graph [ …，未找到</translation>
        </message>
        <message>
            <source>a source and a target</source>
            <translation>源和目标</translation>
        </message>
        <message>
            <source>one whole number as id</source>
            <translation>一个整数作为 id</translation>
        </message>
        <message>
            <source>the id of a node</source>
            <translation>节点的 id</translation>
        </message>
        <message>
            <source>edge from %1 to %2: expected nodes of the graph, found no node %3</source>
            <translation>从 %1 到 %2 的边：应为图中的节点，没有节点 %3</translation>
        </message>
        <message>
            <source>an object of numbers</source>
            <translation>数字对象</translation>
        </message>
        <message>
            <source>a number per node</source>
            <translation>每个节点一个数</translation>
        </message>
        <message>
            <source>a list or object</source>
            <translation>列表或对象</translation>
        </message>
        <message>
            <source>%1: expected a row %2 as in the map of ids, found %3 rows</source>
            <translation>%1：应有 id 映射中的第 %2 行，找到 %3 行</translation>
        </message>
        <message>
            <source>%1: expected a row of the features for each node, found none for &apos;%2&apos;</source>
            <translation>%1：每个节点应有一行特征，“%2”没有</translation>
        </message>
        <message>
            <source>edges between positions in the list of nodes</source>
            <translation>节点列表中位置之间的边</translation>
        </message>
        <message>
            <source>groups of nodes flattened</source>
            <translation>已展开的节点组</translation>
        </message>
        <message>
            <source>%1: expected %2, found %3</source>
            <translation>%1：应为 %2，找到 %3</translation>
        </message>
        <message>
            <source>expected keys of at most %1 bytes, found &apos;%2&apos;</source>
            <translation>键最多 %1 字节，找到“%2”</translation>
        </message>
        <message>
            <source>expected JSON, found bytes</source>
            <translation>应为 JSON，找到字节</translation>
        </message>
        <message>
            <source>edges to nodes that are not listed left out</source>
            <translation>已略去连到未列出节点的边</translation>
        </message>
        <message>
            <source>a node, its features and its class</source>
            <translation>节点、其特征和类别</translation>
        </message>
        <message>
            <source>%1 features as in the first line</source>
            <translation>与第一行相同的 %1 个特征</translation>
        </message>
        <message>
            <source>the cited node and the citing one</source>
            <translation>被引节点和引用节点</translation>
        </message>
        <message>
            <source>&apos;%1&apos; and coordinate (pattern, real or integer) or array (real or integer), then general, symmetric or skew-symmetric</source>
            <translation>“%1”和 coordinate（pattern、real 或 integer）或 array（real 或 integer），然后是 general、symmetric 或 skew-symmetric</translation>
        </message>
        <message>
            <source>as many rows as columns of a symmetric matrix</source>
            <translation>对称矩阵的行数应等于列数</translation>
        </message>
        <message>
            <source>%1: expected a class for each of %2 nodes, found %3 × %4</source>
            <translation>%1：%2 个节点应各有一个类别，找到 %3 × %4</translation>
        </message>
        <message>
            <source>%1: expected class numbers, found fractions</source>
            <translation>%1：应为类别编号，找到小数</translation>
        </message>
        <message>
            <source>expected an adjacency matrix called network, A, adj, W, graph or net, found none</source>
            <translation>应为名为 network、A、adj、W、graph 或 net 的邻接矩阵，未找到</translation>
        </message>
        <message>
            <source>byte %1: expected an element, found the end</source>
            <translation>字节 %1：应为元素，找到末尾</translation>
        </message>
        <message>
            <source>byte %1: expected a small element of at most 4 bytes, found %2</source>
            <translation>字节 %1：应为最多 4 字节的小元素，找到 %2</translation>
        </message>
        <message>
            <source>byte %1: expected an element of %2 bytes, found the end</source>
            <translation>字节 %1：应为 %2 字节的元素，找到末尾</translation>
        </message>
        <message>
            <source>not enough memory to decompress it</source>
            <translation>内存不足，无法解压</translation>
        </message>
        <message>
            <source>cannot be decompressed</source>
            <translation>无法解压</translation>
        </message>
        <message>
            <source>expected the flags of a variable</source>
            <translation>应为变量的标志</translation>
        </message>
        <message>
            <source>expected name and size of a matrix</source>
            <translation>应为矩阵的名称和大小</translation>
        </message>
        <message>
            <source>expected %1 × %2 numbers, found %3</source>
            <translation>应为 %1 × %2 个数，找到 %3</translation>
        </message>
        <message>
            <source>expected %1 offsets of columns from 0 on, found %2</source>
            <translation>应为从 0 开始的 %1 个列偏移，找到 %2</translation>
        </message>
        <message>
            <source>expected %1 rows and values, found %2 and %3</source>
            <translation>应为 %1 个行号和值，找到 %2 和 %3</translation>
        </message>
        <message>
            <source>entry %1: expected a row below %2, found %3</source>
            <translation>条目 %1：应为小于 %2 的行，找到 %3</translation>
        </message>
        <message>
            <source>expected ascending offsets of columns, found %1 and %2</source>
            <translation>应为递增的列偏移，找到 %1 和 %2</translation>
        </message>
        <message>
            <source>%1: expected a MAT-file of version 5 to 7, found one of 7.3; save it with -v7</source>
            <translation>%1：应为版本 5 至 7 的 MAT 文件，找到 7.3 版；请用 -v7 保存</translation>
        </message>
        <message>
            <source>%1: expected a MAT-file of version 5 to 7, found &apos;%2&apos;</source>
            <translation>%1：应为版本 5 至 7 的 MAT 文件，找到“%2”</translation>
        </message>
        <message>
            <source>an object with nodes and links</source>
            <translation>含 nodes 和 links 的对象</translation>
        </message>
        <message>
            <source>an object with the attributes of a node</source>
            <translation>含节点属性的对象</translation>
        </message>
        <message>
            <source>none</source>
            <translation>无</translation>
        </message>
        <message>
            <source>nodes[%1]</source>
            <translation>nodes[%1]</translation>
        </message>
        <message>
            <source>an id</source>
            <translation>id</translation>
        </message>
        <message>
            <source>an edge</source>
            <translation>边</translation>
        </message>
        <message>
            <source>a node</source>
            <translation>节点</translation>
        </message>
        <message>
            <source>links[%1]: expected a listed node, found &apos;%2&apos;</source>
            <translation>links[%1]：应为列出的节点，找到“%2”</translation>
        </message>
        <message>
            <source>an empty file</source>
            <translation>空文件</translation>
        </message>
        <message>
            <source>a pointer of Git LFS; fetch the file itself with: git lfs pull</source>
            <translation>Git LFS 指针；请用 git lfs pull 取得文件本身</translation>
        </message>
        <message>
            <source>a web page, perhaps of a failed download; download the file itself</source>
            <translation>网页，可能是下载失败所致；请下载文件本身</translation>
        </message>
        <message>
            <source>%1: expected data, found %2</source>
            <translation>%1：应为数据，找到%2</translation>
        </message>
        <message>
            <source>%1: expected a partition of %2 nodes, found one of %3</source>
            <translation>%1：应为 %2 个节点的划分，找到 %3 个节点的划分</translation>
        </message>
        <message>
            <source>*Vertices and a number of nodes</source>
            <translation>*Vertices 和节点数</translation>
        </message>
        <message>
            <source>one network</source>
            <translation>一个网络</translation>
        </message>
        <message>
            <source>a network of one kind of nodes</source>
            <translation>只有一类节点的网络</translation>
        </message>
        <message>
            <source>a node from 1 to %1</source>
            <translation>1 到 %1 的节点</translation>
        </message>
        <message>
            <source>two nodes and an optional weight</source>
            <translation>两个节点和可选的权重</translation>
        </message>
        <message>
            <source>a matrix of %1 × %1 numbers</source>
            <translation>%1 × %1 个数的矩阵</translation>
        </message>
        <message>
            <source>the number of a class</source>
            <translation>类别编号</translation>
        </message>
        <message>
            <source>adjacency list</source>
            <translation>邻接表</translation>
        </message>
        <message>
            <source>a data set</source>
            <translation>数据集</translation>
        </message>
        <message>
            <source>%1: %2 cannot be unpacked: %3</source>
            <translation>%1：%2 无法解压：%3</translation>
        </message>
        <message>
            <source>expected features, a label and links of each node, found %1, %2 and %3</source>
            <translation>每个节点应有特征、标签和链接，找到 %1、%2 和 %3</translation>
        </message>
        <message>
            <source>an object with features, labels and links</source>
            <translation>含 features、labels 和 links 的对象</translation>
        </message>
        <message>
            <source>lists of numbers</source>
            <translation>数字列表</translation>
        </message>
        <message>
            <source>others</source>
            <translation>其他</translation>
        </message>
        <message>
            <source>%1 features as of the first node</source>
            <translation>与第一个节点相同的 %1 个特征</translation>
        </message>
        <message>
            <source>another number</source>
            <translation>其他数目</translation>
        </message>
        <message>
            <source>masks of one length</source>
            <translation>等长的掩码</translation>
        </message>
        <message>
            <source>another length</source>
            <translation>其他长度</translation>
        </message>
        <message>
            <source>a list of nodes</source>
            <translation>节点列表</translation>
        </message>
        <message>
            <source>a list per node</source>
            <translation>每个节点一个列表</translation>
        </message>
        <message>
            <source>%1: expected values for %2 nodes, found %3</source>
            <translation>%1：应为 %2 个节点的值，找到 %3</translation>
        </message>
        <message>
            <source>expected as many validation masks as training masks, and one test mask, found %1, %2 and %3</source>
            <translation>验证掩码应与训练掩码一样多，并有一个测试掩码，找到 %1、%2 和 %3</translation>
        </message>
        <message>
            <source>test nodes left out of training and validation</source>
            <translation>已从训练和验证中略去测试节点</translation>
        </message>
        <message>
            <source>masks for early stopping not used</source>
            <translation>未使用的早停掩码</translation>
        </message>
        <message>
            <source>splits (`rosa data splits export` writes them)</source>
            <translation>划分（由 `rosa data splits export` 写出）</translation>
        </message>
        <message>
            <source>directions of edges when it is imported again</source>
            <translation>再次导入时边的方向</translation>
        </message>
        <message>
            <source>expected the content hash %1, found %2</source>
            <translation>应为内容哈希 %1，实为 %2</translation>
        </message>
        <message>
            <source>folder %1 does not exist</source>
            <translation>文件夹 %1 不存在</translation>
        </message>
        <message>
            <source>expected a file, found the folder %1</source>
            <translation>应为文件，实为文件夹 %1</translation>
        </message>
        <message>
            <source>expected the name of a file ending in %1, found %2</source>
            <translation>应为以 %1 结尾的文件名，实为 %2</translation>
        </message>
        <message>
            <source>%1 already exists; --replace overwrites it</source>
            <translation>%1 已存在；--replace 将覆盖它</translation>
        </message>
        <message>
            <source>it has each of the %1 undirected edges, on which the program trains, once</source>
            <translation>其中 %1 条无向边各出现一次，程序在这些边上训练</translation>
        </message>
        <message>
            <source>it has the %1 arcs as published; the program trains on the %2 undirected edges that follow from them</source>
            <translation>其中为发布时的 %1 条有向边；程序在由此得到的 %2 条无向边上训练</translation>
        </message>
        <message>
            <source>%1: %2 cannot be written so that it is read again; write a npz or a packed file (.rosadata)</source>
            <translation>%1：%2 无法写成可再次读取的形式；请写出 npz 或打包文件（.rosadata）</translation>
        </message>
        <message>
            <source>data.binary_features: does not apply to a run on time snapshots, whose features are computed from the training snapshots; set it to false</source>
            <translation>data.binary_features：不适用于时间快照上的运行，其特征由训练快照计算得出；请设为 false</translation>
        </message>
        <message>
            <source>a colour has a number from 0 on, found %1</source>
            <translation>颜色编号应不小于 0，实际为 %1</translation>
        </message>
        <message>
            <source>this build writes no web pages: it was made without their module (CMake option %1)</source>
            <translation>此版本不能生成网页：构建时没有加入网页模块（CMake 选项 %1）</translation>
        </message>
        <message>
            <source>%1 has no language &apos;%2&apos;, expected some of: %3</source>
            <translation>%1没有语言“%2”，可用的有：%3</translation>
        </message>
        <message>
            <source>nodes without a label</source>
            <translation>没有标签的节点</translation>
        </message>
        <message>
            <source>nodes without a label (empty or %1)</source>
            <translation>没有标签的节点（空或 %1）</translation>
        </message>
        <message>
            <source>labels taken as missing (%1)</source>
            <translation>视为缺失的标签（%1）</translation>
        </message>
        <message>
            <source>%1: expected a column for %2 (%3), found none called &quot;%4&quot;</source>
            <translation>%1：%2 需要一列（%3），没有名为“%4”的列</translation>
        </message>
        <message>
            <source>%1: column %2 is given two meanings; name it in one option only</source>
            <translation>%1：列 %2 被赋予两种含义；请只在一个选项中给出</translation>
        </message>
        <message>
            <source>as asked</source>
            <translation>按要求</translation>
        </message>
        <message>
            <source>an index</source>
            <translation>索引</translation>
        </message>
        <message>
            <source>names: as many values as nodes</source>
            <translation>名称：值与节点一样多</translation>
        </message>
        <message>
            <source>could both be the class</source>
            <translation>都可能是类别</translation>
        </message>
        <message>
            <source>%1: column %2 has %3 different values for %4 nodes, too many for classes; name the class with --class COLUMN, or leave the column out with --ignore %5</source>
            <translation>%1：列 %2 对 %4 个节点有 %3 个不同的值，作为类别太多；用 --class 列名 指定类别，或用 --ignore %5 略去该列</translation>
        </message>
        <message>
            <source>could each be the class</source>
            <translation>各自都可能是类别</translation>
        </message>
        <message>
            <source>could be the class</source>
            <translation>可能是类别</translation>
        </message>
        <message>
            <source>%1: column %2 %3 (in parentheses: different values); choose the class with --class %4, or use %5 %6</source>
            <translation>%1：列 %2 %3（括号内为不同值的个数）；用 --class %4 选择类别，或使用 %5 %6</translation>
        </message>
        <message>
            <source>%1: column %2 has numbers with thousands separators (&quot;1,234.5&quot;): write them without, or leave the column out with --ignore %3</source>
            <translation>%1：列 %2 含有带千位分隔符的数（“1,234.5”）：请去掉分隔符，或用 --ignore %3 略去该列</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>id %1</source>
            <translation>名称 %1</translation>
        </message>
        <message>
            <source>class %1</source>
            <translation>类别 %1</translation>
        </message>
        <message>
            <source>feature %1</source>
            <translation>特征 %1</translation>
        </message>
        <message>
            <source>features %1</source>
            <translation>特征 %1</translation>
        </message>
        <message>
            <source>split %1</source>
            <translation>划分 %1</translation>
        </message>
        <message>
            <source>ignored %1 (%2)</source>
            <translation>忽略 %1（%2）</translation>
        </message>
        <message>
            <source>%1: expected a column for --weight, found none called &quot;%2&quot;</source>
            <translation>%1：--weight 需要一列，没有名为“%2”的列</translation>
        </message>
        <message>
            <source>%1; and %2 more</source>
            <translation>%1；另有 %2 处</translation>
        </message>
        <message>
            <source>a finite number in attribute %1 (--ignore leaves it out)</source>
            <translation>属性 %1 中的有限数（--ignore 可略去该属性）</translation>
        </message>
        <message>
            <source>attributes of nodes: %1</source>
            <translation>节点的属性：%1</translation>
        </message>
        <message>
            <source>text in UTF-8 (save the file as UTF-8)</source>
            <translation>UTF-8 文本（请将文件存为 UTF-8）</translation>
        </message>
        <message>
            <source>a finite number in column %1 (--ignore leaves it out)</source>
            <translation>列 %1 中的有限数（--ignore 可略去该列）</translation>
        </message>
        <message>
            <source>train, val or test in column %1</source>
            <translation>列 %1 中的 train、val 或 test</translation>
        </message>
        <message>
            <source>each node in one part of the split</source>
            <translation>每个节点在划分的一个部分中</translation>
        </message>
        <message>
            <source>%1: %2 has no columns to choose by name; leave out %3</source>
            <translation>%1：%2 没有可按名称选择的列；请去掉 %3</translation>
        </message>
        <message>
            <source>%1: column %2 has one value per class, so as a feature it would tell the class; leave it out with --ignore %3, or keep it with --feature %3</source>
            <translation>%1：列 %2 每个类别一个值，作为特征会泄露类别；用 --ignore %3 略去，或用 --feature %3 保留</translation>
        </message>
        <message>
            <source>%1: expected a column for --ignore, found none called &quot;%2&quot;</source>
            <translation>%1：--ignore 需要一列，没有名为“%2”的列</translation>
        </message>
        <message>
            <source>%1: three columns of numbers may be edges with weights (--weight 3) or times and two people (--contacts); say which</source>
            <translation>%1：三列数字可能是带权重的边（--weight 3），也可能是时间和两个人（--contacts）；请指明</translation>
        </message>
        <message>
            <source>comment lines skipped</source>
            <translation>跳过的注释行</translation>
        </message>
        <message>
            <source>ends of edges such as 7.0 taken as node 7</source>
            <translation>将 7.0 这样的边端点读作节点 7</translation>
        </message>
        <message>
            <source>numbers with a decimal comma</source>
            <translation>使用小数逗号的数</translation>
        </message>
        <message>
            <source>columns of %1: %2</source>
            <translation>%1 的列：%2</translation>
        </message>
        <message>
            <source>%1: the %2 features of %3 nodes are too many for a text of all of them; write a npz or a packed file (.rosadata)</source>
            <translation>%1：%3 个节点的 %2 个特征过多，无法全部写成文本；请写出 npz 或打包文件（.rosadata）</translation>
        </message>
        <message>
            <source>%1 and %2 more</source>
            <translation>%1 及另外 %2 个</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;: no training node has class %2, so no probe can predict it</source>
            <translation>划分“%1”：没有训练节点属于类别 %2，因此任何探针都无法预测它</translation>
        </message>
        <message>
            <source>split &quot;%1&quot;: no training node has one of the classes %2, so no probe can predict them</source>
            <translation>划分“%1”：没有训练节点属于类别 %2，因此任何探针都无法预测它们</translation>
        </message>
        <message>
            <source>in %1 of %2 splits no training node has class %3, so no probe can predict it there</source>
            <translation>在 %2 个划分中的 %1 个里，没有训练节点属于类别 %3，因此那里任何探针都无法预测它</translation>
        </message>
        <message>
            <source>in %1 of %2 splits some of the classes %3 have no training node, so no probe can predict them there</source>
            <translation>在 %2 个划分中的 %1 个里，类别 %3 中有的没有训练节点，因此那里任何探针都无法预测它们</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>文本</translation>
        </message>
        <message>
            <source>%1: expected a list of groups</source>
            <translation>%1：应为组的列表</translation>
        </message>
        <message>
            <source>expected a group of named values</source>
            <translation>应为一组带名称的值</translation>
        </message>
        <message>
            <source>expected a published graph, found only its weights</source>
            <translation>应有已发布的图，实际只有其权重</translation>
        </message>
        <message>
            <source>edge %1 – %2 (nodes counted from 0): expected a weight of 0 or more, found %3; --ignore weight leaves the weights out</source>
            <translation>边 %1 – %2（节点从 0 计数）：应为不小于 0 的权重，实为 %3；--ignore weight 可略去权重</translation>
        </message>
        <message>
            <source>duplicate edges joined and their weights added</source>
            <translation>合并重复边并将其权重相加</translation>
        </message>
        <message>
            <source>edge weights kept (%1): methods use them only with data.edge_weights=true</source>
            <translation>保留边权重（%1）：各方法仅在 data.edge_weights=true 时使用</translation>
        </message>
        <message>
            <source>expected a weight of 0 or more, found &apos;%1&apos;; --ignore weight leaves the weights out</source>
            <translation>应为不小于 0 的权重，实为“%1”；--ignore weight 可略去权重</translation>
        </message>
        <message>
            <source>lists with other elements than numbers</source>
            <translation>含有非数字元素的列表</translation>
        </message>
        <message>
            <source>lists of classes, as a node has one class</source>
            <translation>类别列表，因为一个节点只有一个类别</translation>
        </message>
        <message>
            <source>%1: column %2 has %3: it cannot have this meaning</source>
            <translation>%1：列 %2 含有%3，不能具有此含义</translation>
        </message>
        <message>
            <source>texts</source>
            <translation>文本</translation>
        </message>
        <message>
            <source>lists</source>
            <translation>列表</translation>
        </message>
        <message>
            <source>%1: expected an attribute of edges for --weight, found none called &quot;%2&quot;</source>
            <translation>%1：--weight 应指定边的属性，未找到名为“%2”的属性</translation>
        </message>
        <message>
            <source>attribute &quot;%1&quot;</source>
            <translation>属性“%1”</translation>
        </message>
        <message>
            <source>attribute &quot;%1&quot; for --id: expected a different name for each node, found &apos;%2&apos;</source>
            <translation>用于 --id 的属性“%1”：应为每个节点给出不同的名称，实为“%2”</translation>
        </message>
        <message>
            <source>attribute &quot;%1&quot;: expected classes, found fractions</source>
            <translation>属性“%1”：应为类别，实为小数</translation>
        </message>
        <message>
            <source>a weight of 0 or more in column %1 (--ignore leaves it out)</source>
            <translation>列 %1 中不小于 0 的权重（--ignore 可略去该列）</translation>
        </message>
        <message>
            <source>%1: expected a weight for each of %2 edges, found %3</source>
            <translation>%1：应为 %2 条边各给出一个权重，实为 %3 个</translation>
        </message>
        <message>
            <source>another name than of other nodes in attribute &quot;%1&quot;</source>
            <translation>属性“%1”中与其他节点不同的名称</translation>
        </message>
        <message>
            <source>a weight of 0 or more in attribute &quot;%1&quot; (--ignore weight leaves weights out)</source>
            <translation>属性“%1”中不小于 0 的权重（--ignore weight 可略去权重）</translation>
        </message>
        <message>
            <source>links[%1]</source>
            <translation>links[%1]</translation>
        </message>
        <message>
            <source>%1: %2 has no separators; leave out --separator and --decimal</source>
            <translation>%1：%2 没有分隔符；请去掉 --separator 和 --decimal</translation>
        </message>
        <message>
            <source>edge %1 – %2: expected a weight of 0 or more, found %3</source>
            <translation>边 %1 – %2：应为不小于 0 的权重，实为 %3</translation>
        </message>
        <message>
            <source>expected a weight for each of %1 arcs, found %2</source>
            <translation>应为 %1 条弧各给出一个权重，实为 %2 个</translation>
        </message>
        <message>
            <source>has another weight than its reverse edge</source>
            <translation>与其反向边的权重不同</translation>
        </message>
        <message>
            <source>the answer %1 stands above its question</source>
            <translation>答案 %1 出现在问题之前</translation>
        </message>
        <message>
            <source>the answer is a tie: %1 is %2, %3 is %4</source>
            <translation>答案无法区分：%1 为 %2，%3 为 %4</translation>
        </message>
        <message>
            <source>the answer is a tie: several plans cost as little, plan[%1,%2] may be %3 or %4</source>
            <translation>答案无法区分：有多个代价同样小的传输计划，plan[%1,%2] 可以是 %3 或 %4</translation>
        </message>
        <message>
            <source>the answer is a tie: several plans cost as little, %1 may be %2 or %3</source>
            <translation>答案无法区分：有多个代价同样小的传输计划，%1 可以是 %2 或 %3</translation>
        </message>
        <message>
            <source>expected %1 quantities, found %2</source>
            <translation>应为 %1 个量，实际为 %2 个</translation>
        </message>
        <message>
            <source>data.edge_weights: the edges of %1 have no weights; set it to false</source>
            <translation>data.edge_weights：%1 的边没有权重；请设为 false</translation>
        </message>
        <message>
            <source>data.edge_weights: does not apply to a run on time snapshots, whose edges have no weights; set it to false</source>
            <translation>data.edge_weights：不适用于时间快照上的运行，其边没有权重；请设为 false</translation>
        </message>
        <message>
            <source>%1: expected values, or low, high and scale</source>
            <translation>%1：应有 values，或 low、high 和 scale</translation>
        </message>
        <message>
            <source>expected 1 to %1 tables [[blocks]]</source>
            <translation>应有 1 到 %1 个表 [[blocks]]</translation>
        </message>
        <message>
            <source>expected 1 to %1 tables [[vary]]</source>
            <translation>应有 1 到 %1 个表 [[vary]]</translation>
        </message>
        <message>
            <source>racing</source>
            <translation>竞争中</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>等待中</translation>
        </message>
        <message>
            <source>measured</source>
            <translation>已测量</translation>
        </message>
        <message>
            <source>stopped: worse</source>
            <translation>已停止：更差</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>default</source>
            <translation>默认</translation>
        </message>
        <message>
            <source>grid</source>
            <translation>网格</translation>
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
            <translation>网格</translation>
        </message>
        <message>
            <source>Sobol&apos;s sequence</source>
            <translation>Sobol 序列</translation>
        </message>
        <message>
            <source>Sobol&apos;s sequence and a Parzen estimator</source>
            <translation>Sobol 序列与 Parzen 估计</translation>
        </message>
        <message>
            <source>a race</source>
            <translation>竞赛</translation>
        </message>
        <message>
            <source>all runs</source>
            <translation>全部运行</translation>
        </message>
        <message>
            <source>successive halving</source>
            <translation>逐次减半</translation>
        </message>
        <message>
            <source>%1: expected citations of the nodes listed in the other file, found none</source>
            <translation>%1：应为另一文件所列节点之间的引用，未找到</translation>
        </message>
        <message>
            <source>unknown kind &apos;%1&apos;; expected one of %2</source>
            <translation>未知类型“%1”；应为 %2 之一</translation>
        </message>
        <message>
            <source>%1: expected the arrays of a graph (edge_index, x, y; adj_indptr, adj_indices …; adj_matrix; or a matrix of SciPy&apos;s save_npz), found %2</source>
            <translation>%1：应为图的数组（edge_index、x、y；adj_indptr、adj_indices……；adj_matrix；或 SciPy save_npz 的矩阵），实为 %2</translation>
        </message>
        <message>
            <source>%1: expected a matrix of features by SciPy&apos;s save_npz, found none</source>
            <translation>%1：应为 SciPy save_npz 保存的特征矩阵，但没有找到</translation>
        </message>
        <message>
            <source>%1: expected a class for each of %2 nodes, found %3</source>
            <translation>%1：%2 个节点应各有一个类别，实为 %3</translation>
        </message>
        <message>
            <source>nodes with the classes of %1</source>
            <translation>采用 %1 中类别的节点</translation>
        </message>
        <message>
            <source>a pickle of Python, which holds any objects; save the graph from there as GraphML, in NetworkX with write_graphml()</source>
            <translation>Python 的 pickle 文件，可能包含任意对象；请在 Python 中将图保存为 GraphML（NetworkX：write_graphml()）</translation>
        </message>
        <message>
            <source>entry %1: expected a number from 0 to %2, found %3</source>
            <translation>条目 %1：应为 0 到 %2 的数，实为 %3</translation>
        </message>
        <message>
            <source>%1: data.npy</source>
            <translation>%1: data.npy</translation>
        </message>
        <message>
            <source>%1: expected as many rows and columns as values, found %2, %3 and %4</source>
            <translation>%1：行、列与值的数量应相同，实为 %2、%3 和 %4</translation>
        </message>
        <message>
            <source>%1: shape.npy: expected two numbers up to %2, found %3</source>
            <translation>%1：shape.npy：应为两个不超过 %2 的数，实为 %3</translation>
        </message>
        <message>
            <source>%1: format.npy</source>
            <translation>%1: format.npy</translation>
        </message>
        <message>
            <source>%1: expected a matrix of the form csr, csc or coo, found %2; save matrix.tocsr()</source>
            <translation>%1：矩阵格式应为 csr、csc 或 coo，实为 %2；请保存 matrix.tocsr()</translation>
        </message>
        <message>
            <source>training steps on the GPU are slower than they could be, since they cannot be recorded: %1</source>
            <translation>GPU 上的训练步骤无法录制，因此比可能的速度慢：%1</translation>
        </message>
        <message>
            <source>a recorded step differs from the same step launched kernel by kernel</source>
            <translation>录制的步骤与逐个启动内核的同一步骤结果不同</translation>
        </message>
        <message>
            <source>run %1</source>
            <translation>运行 %1</translation>
        </message>
        <message>
            <source># raw</source>
            <translation># 原始特征</translation>
        </message>
        <message>
            <source># random</source>
            <translation># 随机编码器</translation>
        </message>
        <message>
            <source>document &quot;watched&quot; of its record is damaged: %1</source>
            <translation>其记录中的文档“watched”已损坏：%1</translation>
        </message>
        <message>
            <source>there is not enough memory on the GPU beside other runs; the run is tried again alone</source>
            <translation>GPU 显存不足以与其他运行同时使用；该运行将单独重试</translation>
        </message>
        <message>
            <source>the GPU failed (%1); the run is tried again alone</source>
            <translation>GPU 发生故障（%1）；该运行将单独重试</translation>
        </message>
        <message>
            <source>%1: cannot be used (%2)</source>
            <translation>%1：无法使用（%2）</translation>
        </message>
        <message>
            <source>%1: belongs to another user</source>
            <translation>%1：属于另一个用户</translation>
        </message>
        <message>
            <source>data set &quot;%1&quot; is left out of this program; import its published files by rosa data import</source>
            <translation>数据集“%1”未包含在本程序中；请用 rosa data import 导入其公开的文件</translation>
        </message>
        <message>
            <source>λ and the number of iterations do not apply to coupling %1</source>
            <translation>耦合 %1 没有可更改的 λ 或迭代次数</translation>
        </message>
        <message>
            <source>importance needs at least %1 measured trials of Sobol&apos;s sequence; there are %2</source>
            <translation>重要性至少需要 Sobol 序列的 %1 次已测量尝试；目前有 %2 次</translation>
        </message>
        <message>
            <source>all %1 trials of Sobol&apos;s sequence have the same score, which no parameter explains</source>
            <translation>Sobol 序列的全部 %1 次尝试得分相同，没有参数可以解释</translation>
        </message>
        <message>
            <source>%1: expected as many seeds as split_seeds, and a trial</source>
            <translation>%1：seeds 与 split_seeds 的数目应相同，且至少有一次尝试</translation>
        </message>
        <message>
            <source>successive halving needs all trials at its beginning, so that the sampler tpe does not fit it</source>
            <translation>逐次减半一开始就需要全部尝试，因此不能与采样器 tpe 同用</translation>
        </message>
        <message>
            <source>%1: a confirmation names trial %2, which is not there</source>
            <translation>%1：某次确认引用了不存在的尝试 %2</translation>
        </message>
        <message>
            <source>%1: expected at most %2 numbers of trials in &apos;first&apos;</source>
            <translation>%1：“first”中应至多有 %2 个尝试编号</translation>
        </message>
        <message>
            <source>%1 trials cannot all be measured first; name at most %2</source>
            <translation>%1 个尝试无法全部优先测量；最多指定 %2 个</translation>
        </message>
        <message>
            <source>%1: expected trial %2, found %3</source>
            <translation>%1：应为尝试 %2，实为 %3</translation>
        </message>
        <message>
            <source>the scaling does not converge in %1 iterations, expected a smaller lambda</source>
            <translation>缩放在 %1 次迭代内不收敛；应使用较小的 lambda</translation>
        </message>
    </context>
    <context>
        <name>CurveFigureText</name>
        <message>
            <source>%1 (low)</source>
            <translation>%1（下限）</translation>
        </message>
        <message>
            <source>%1 (high)</source>
            <translation>%1（上限）</translation>
        </message>
        <message>
            <source>%1 (n)</source>
            <translation>%1（n）</translation>
        </message>
        <message>
            <source>%1 (smoothed)</source>
            <translation>%1（平滑后）</translation>
        </message>
        <message>
            <source>%1 by epoch</source>
            <translation>%1 随轮次的变化</translation>
        </message>
        <message>
            <source>Axis %1</source>
            <translation>坐标轴 %1</translation>
        </message>
        <message>
            <source>Legend %1</source>
            <translation>图例 %1</translation>
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
        <message>
            <source>Epoch</source>
            <translation>轮次</translation>
        </message>
        <message>
            <source>epoch %1: %2</source>
            <translation>第 %1 轮：%2</translation>
        </message>
        <message>
            <source>band: smallest to largest value of the runs</source>
            <translation>区间：各运行的最小值到最大值</translation>
        </message>
        <message>
            <source>band: standard deviation over the runs</source>
            <translation>区间：各运行的标准差</translation>
        </message>
        <message numerus="yes">
            <source>mean smoothed over about %n epoch(s) (weight %1)</source>
            <translation>
                <numerusform>均值按约 %n 轮平滑（权重 %1）</numerusform>
            </translation>
        </message>
        <message>
            <source>band: standard error of the mean over the runs</source>
            <translation>区间：各运行均值的标准误</translation>
        </message>
        <message>
            <source>band: 95 % interval of the mean over the runs (Student&apos;s t)</source>
            <translation>区间：各运行均值的 95 % 区间（学生氏 t）</translation>
        </message>
        <message>
            <source>mean and range</source>
            <translation>均值与范围</translation>
        </message>
        <message>
            <source>mean ± standard deviation</source>
            <translation>均值 ± 标准差</translation>
        </message>
        <message>
            <source>mean ± standard error</source>
            <translation>均值 ± 标准误</translation>
        </message>
        <message>
            <source>mean and 95 % interval</source>
            <translation>均值与 95 % 区间</translation>
        </message>
    </context>
    <context>
        <name>CurvesFigureText</name>
        <message>
            <source>Axis %1</source>
            <translation>坐标轴 %1</translation>
        </message>
    </context>
    <context>
        <name>CurvesText</name>
        <message>
            <source>%1, per cent</source>
            <translation>%1，百分比</translation>
        </message>
        <message>
            <source>Band: 95 % interval %1; ring and dashed line: the preset</source>
            <translation>色带：95 % 区间，%1；圆环与虚线：预设</translation>
        </message>
        <message>
            <source>; hollow: runs are missing</source>
            <translation>；空心：缺少运行</translation>
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
            <source>Undirected edges without self-loops</source>
            <translation>无向边，不含自环</translation>
        </message>
        <message>
            <source>Features per node; %1 of the values are non-zero</source>
            <translation>每个节点的特征数；其中 %1 的值不为 0</translation>
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
            <source>Share of edges between nodes of the same class; unknown without classes</source>
            <translation>同类节点之间的边所占比例；没有类别时未知</translation>
        </message>
        <message>
            <source>Nodes without neighbours</source>
            <translation>没有邻居的节点</translation>
        </message>
        <message numerus="yes">
            <source>Connected components; the largest has %n nodes</source>
            <translation>
                <numerusform>连通分量；最大的有 %n 个节点</numerusform>
            </translation>
        </message>
        <message>
            <source>Published splits into training and test nodes</source>
            <translation>公开发布的训练节点与测试节点划分</translation>
        </message>
        <message>
            <source>Corrected: %1</source>
            <translation>已修正：%1</translation>
        </message>
        <message>
            <source>Generated features: %1</source>
            <translation>自动生成的特征：%1</translation>
        </message>
        <message>
            <source>No classes: the embedding cannot be evaluated.</source>
            <translation>没有类别：无法评估嵌入。</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>正在读取…</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Features and classes are identical to those of %1, as published: results on both are not independent.</source>
            <translation>特征和类别在发布时与 %1 完全相同：两者的结果并不独立。</translation>
        </message>
        <message>
            <source>%1 (0 and 1)</source>
            <translation>%1（0 和 1）</translation>
        </message>
        <message>
            <source>%1 (%2 to %3)</source>
            <translation>%1（%2 到 %3）</translation>
        </message>
        <message>
            <source>%1 (weights %2 to %3)</source>
            <translation>%1（权重 %2 至 %3）</translation>
        </message>
        <message>
            <source>Undirected edges without self-loops; methods use their weights only with data.edge_weights</source>
            <translation>无自环的无向边；各方法仅在设置 data.edge_weights 时使用其权重</translation>
        </message>
    </context>
    <context>
        <name>DropTarget</name>
        <message>
            <source>Importing the run from %1 …</source>
            <translation>正在从 %1 导入运行…</translation>
        </message>
        <message>
            <source>The run was not imported: %1</source>
            <translation>未导入该运行：%1</translation>
        </message>
        <message>
            <source>The run is now in this store: %1</source>
            <translation>该运行现已在此存储库中：%1</translation>
        </message>
        <message>
            <source>Drop %1 to fill the form with its parameters</source>
            <translation>放下 %1，用其中的参数填写表单</translation>
        </message>
        <message>
            <source>Drop the run %1 to copy it into the store and show it</source>
            <translation>放下运行 %1，将其复制到存储库并显示</translation>
        </message>
        <message>
            <source>Drop %1 to list the data sets that can be imported from it</source>
            <translation>放下 %1，列出其中可导入的数据集</translation>
        </message>
        <message>
            <source>This cannot be opened</source>
            <translation>无法打开此内容</translation>
        </message>
        <message>
            <source>Drop the figure %1 to show its run</source>
            <translation>放下图 %1，显示其运行</translation>
        </message>
        <message>
            <source>Drop the lesson %1 to open it</source>
            <translation>放下课程 %1 即可打开</translation>
        </message>
        <message>
            <source>Drop %1 to open its problem in the transport lab</source>
            <translation>放下 %1 即可在传输实验台中打开其问题</translation>
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
            <source>Layout method</source>
            <translation>布局方法</translation>
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
            <source>Lay out each new checkpoint during training, starting from the previous layout</source>
            <translation>训练期间，从上一布局出发，为每个新检查点计算布局</translation>
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
            <source>Approximate number of neighbours per point; at most a third of the number of points</source>
            <translation>每个点的近似邻居数；最多为点数的三分之一</translation>
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
            <source>perplexity %1 is used instead of %2, as the number of nodes allows no more</source>
            <translation>使用困惑度 %1 代替 %2，因为节点数不允许更大的值</translation>
        </message>
    </context>
    <context>
        <name>EmbeddingFigureText</name>
        <message>
            <source>in PDF and SVG, the points are a picture of %1 dots per inch, as there are more than %L2 in a panel; texts stay vector graphics</source>
            <translation>在 PDF 和 SVG 中，由于一个面板中的点超过 %L2 个，这些点以每英寸 %1 点的图像绘制；文字仍为矢量图形</translation>
        </message>
        <message>
            <source>Embedding: %1</source>
            <translation>嵌入：%1</translation>
        </message>
        <message>
            <source>Title %1</source>
            <translation>标题 %1</translation>
        </message>
        <message>
            <source>Line below %1</source>
            <translation>下方文字 %1</translation>
        </message>
        <message>
            <source>Legend %1</source>
            <translation>图例 %1</translation>
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
            <source>Recorded layouts, with their divergence</source>
            <translation>已记录的布局及其散度</translation>
        </message>
        <message>
            <source>Divergence of the recorded layouts; drag to step through them</source>
            <translation>已记录布局的散度；拖动可逐一浏览</translation>
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
            <source>The engine is preparing this embedding …</source>
            <translation>计算引擎正在准备此嵌入…</translation>
        </message>
        <message>
            <source>This embedding has no layout yet.</source>
            <translation>此嵌入尚无布局。</translation>
        </message>
        <message>
            <source>Lay out</source>
            <translation>计算布局</translation>
        </message>
        <message>
            <source>The engine is preparing the layout …</source>
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
        <message>
            <source>stopped at step %1 of %2</source>
            <translation>在第 %1 步停止（共 %2 步）</translation>
        </message>
    </context>
    <context>
        <name>EmbeddingView</name>
        <message>
            <source>Choose a run in the list of runs, or train one, to see its embedding.</source>
            <translation>请在运行列表中选择一个运行，或训练一个运行，以查看其嵌入。</translation>
        </message>
        <message>
            <source>The data set %1 cannot be read: %2</source>
            <translation>无法读取数据集 %1：%2</translation>
        </message>
        <message>
            <source>Embedding</source>
            <translation>嵌入</translation>
        </message>
        <message>
            <source>Nodes with similar embeddings lie together; the size of a group and the distance between groups mean little.</source>
            <translation>嵌入相似的节点彼此靠近；组的大小和组间距离没有多大意义。</translation>
        </message>
        <message>
            <source>The nodes in the two directions of largest variance of their embeddings.</source>
            <translation>节点沿其嵌入方差最大的两个方向的位置。</translation>
        </message>
    </context>
    <context>
        <name>EngineProcess</name>
        <message>
            <source>The engine %1 could not be started: %2</source>
            <translation>无法启动计算引擎 %1：%2</translation>
        </message>
        <message>
            <source>The engine %1 was not found; reinstall the program or set ROSA_ENGINE to the engine&apos;s path</source>
            <translation>未找到计算引擎 %1；请重新安装程序，或将 ROSA_ENGINE 设为其路径</translation>
        </message>
        <message>
            <source>The engine ended without a message (%1)</source>
            <translation>计算引擎未给出任何消息便已退出（%1）</translation>
        </message>
        <message>
            <source>epoch</source>
            <translation>轮次</translation>
        </message>
        <message>
            <source>run</source>
            <translation>运行</translation>
        </message>
    </context>
    <context>
        <name>EpochPlayer</name>
        <message>
            <source>Epoch</source>
            <translation>轮次</translation>
        </message>
        <message>
            <source>epoch %1</source>
            <translation>第 %1 轮</translation>
        </message>
        <message>
            <source>During training, show each recorded epoch as soon as it is available</source>
            <translation>训练期间，一旦记录新的轮次便立即显示</translation>
        </message>
        <message>
            <source>Save film …</source>
            <translation>保存影片…</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>Play the epochs</source>
            <translation>播放各轮次</translation>
        </message>
        <message>
            <source>no epoch</source>
            <translation>无轮次</translation>
        </message>
        <message>
            <source>Follow the training</source>
            <translation>跟随训练</translation>
        </message>
        <message>
            <source>%1 epochs per second</source>
            <translation>每秒 %1 轮</translation>
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
            <source>the program&apos;s default</source>
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
            <source>Seed of all random numbers: the same seed gives the same run</source>
            <translation>所有随机数的种子：相同的随机种子得到相同的运行</translation>
        </message>
        <message>
            <source>Runs</source>
            <translation>运行数</translation>
        </message>
        <message>
            <source>Number of consecutive runs with seeds counted up from the first; Results shows their mean</source>
            <translation>依次进行的运行数，随机种子从第一个起递增；“结果”显示其均值</translation>
        </message>
        <message>
            <source>preset %1: %2</source>
            <translation>预设 %1：%2</translation>
        </message>
        <message>
            <source>Projector</source>
            <translation>投影头</translation>
        </message>
        <message>
            <source>Time snapshots</source>
            <translation>时间快照</translation>
        </message>
        <message>
            <source>Essentials</source>
            <translation>基本参数</translation>
        </message>
    </context>
    <context>
        <name>ExperimentView</name>
        <message>
            <source>Reset to preset</source>
            <translation>恢复为预设</translation>
        </message>
        <message>
            <source>The configuration cannot be applied: %1</source>
            <translation>无法应用该配置：%1</translation>
        </message>
        <message>
            <source>Apply configuration</source>
            <translation>应用配置</translation>
        </message>
        <message>
            <source>Copied: %1</source>
            <translation>已复制：%1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s), about %1</source>
            <translation>
                <numerusform>%Ln 次运行，约 %1</numerusform>
            </translation>
        </message>
        <message>
            <source>By the times of the run “%1”</source>
            <translation>依据运行“%1”的用时</translation>
        </message>
    </context>
    <context>
        <name>ExportData</name>
        <message>
            <source>NumPy arrays (*.npz)</source>
            <translation>NumPy 数组 (*.npz)</translation>
        </message>
        <message>
            <source>GraphML (*.graphml)</source>
            <translation>GraphML (*.graphml)</translation>
        </message>
        <message>
            <source>Packed data sets (*.rosadata)</source>
            <translation>打包数据集 (*.rosadata)</translation>
        </message>
        <message>
            <source>Tables of edges and nodes, in a folder (*)</source>
            <translation>边表和节点表，存于文件夹 (*)</translation>
        </message>
        <message>
            <source>Exported to %1</source>
            <translation>已导出到 %1</translation>
        </message>
        <message>
            <source>%1; %2</source>
            <translation>%1；%2</translation>
        </message>
        <message>
            <source>%1. Not in the file: %2</source>
            <translation>%1。文件中不含：%2</translation>
        </message>
        <message>
            <source>Export data set %1</source>
            <translation>导出数据集 %1</translation>
        </message>
        <message>
            <source>The data set was not exported: %1</source>
            <translation>数据集未导出：%1</translation>
        </message>
        <message>
            <source>GEXF (*.gexf)</source>
            <translation>GEXF (*.gexf)</translation>
        </message>
        <message>
            <source>Node-link JSON (*.json)</source>
            <translation>节点-链接 JSON (*.json)</translation>
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
            <source>Allowed: %1%2.</source>
            <translation>取值：%1%2。</translation>
        </message>
        <message>
            <source>; unit: %1</source>
            <translation>，单位：%1</translation>
        </message>
        <message>
            <source>Default %1 (%2)</source>
            <translation>默认值 %1（%2）</translation>
        </message>
        <message>
            <source>Press Enter to send the value to %1 during training.</source>
            <translation>训练期间按 Enter 可将该值发送给 %1。</translation>
        </message>
        <message>
            <source>Reset to %1 (%2)</source>
            <translation>恢复为 %1（%2）</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Invalid value. %1</source>
            <translation>值无效。%1</translation>
        </message>
        <message>
            <source>Use one value again</source>
            <translation>重新使用单个值</translation>
        </message>
        <message>
            <source>Vary in a sweep</source>
            <translation>在扫描中变化</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>Vary in a sweep: several values instead of one</source>
            <translation>在扫描中变化：用多个值代替单个值</translation>
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
        <name>FigureCard</name>
        <message>
            <source>%1: %2</source>
            <translation>%1：%2</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
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
            <source>Custom size</source>
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
            <source>Many journals reject text smaller than 6 points.</source>
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
            <source>The first %Ln row(s) of %1; &quot;Copy&quot; copies all rows.</source>
            <translation>
                <numerusform>前 %Ln 行，共 %1 行；“复制”将复制全部行。</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>复制(&amp;C)</translation>
        </message>
        <message>
            <source>Save figure: %1</source>
            <translation>保存图形：%1</translation>
        </message>
        <message>
            <source>Note: %1.</source>
            <translation>提示：%1。</translation>
        </message>
        <message>
            <source>Font</source>
            <translation>字体</translation>
        </message>
        <message>
            <source>Font si&amp;ze</source>
            <translation>字号(&amp;Z)</translation>
        </message>
        <message>
            <source>Not saved at this size: %1</source>
            <translation>未按此尺寸保存：%1</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>图</translation>
        </message>
        <message>
            <source>Fi&amp;gure</source>
            <translation>图(&amp;G)</translation>
        </message>
    </context>
    <context>
        <name>FigureTexts</name>
        <message>
            <source>Texts of the figure</source>
            <translation>图中的文字</translation>
        </message>
    </context>
    <context>
        <name>FileOpener</name>
        <message>
            <source>%1 is not a configuration (.toml), a transport problem (.toml), a lesson (.rosalesson), a run folder, a figure saved by this program or data that can be imported.</source>
            <translation>%1 不是配置 (.toml)、传输问题 (.toml)、课程 (.rosalesson)、运行文件夹、本程序保存的图或可导入的数据。</translation>
        </message>
        <message>
            <source>The run was not opened: %1</source>
            <translation>未打开运行：%1</translation>
        </message>
        <message>
            <source>The run %1 in %2 is not in this store.</source>
            <translation>%2 中的运行 %1 不在此存储库中。</translation>
        </message>
        <message>
            <source>Copy into the store</source>
            <translation>复制到存储库</translation>
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
            <source>The figure&apos;s run %1 is not in this store.</source>
            <translation>图所属的运行 %1 不在此存储库中。</translation>
        </message>
        <message>
            <source>Use its parameters</source>
            <translation>使用其参数</translation>
        </message>
    </context>
    <context>
        <name>FileSaver</name>
        <message>
            <source>Figure saved as %1</source>
            <translation>图已保存为 %1</translation>
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
            <source>Configurations (*.toml)</source>
            <translation>配置 (*.toml)</translation>
        </message>
        <message>
            <source>This view has no figure to save yet</source>
            <translation>此视图页尚无可保存的图</translation>
        </message>
        <message>
            <source>This view has no web page to save yet</source>
            <translation>此视图尚无可保存的网页</translation>
        </message>
        <message>
            <source>Save as web page</source>
            <translation>保存为网页</translation>
        </message>
        <message>
            <source>Web pages (*.html)</source>
            <translation>网页 (*.html)</translation>
        </message>
        <message>
            <source>Web page saved as %1</source>
            <translation>网页已保存为 %1</translation>
        </message>
        <message>
            <source>The web page was not saved: %1</source>
            <translation>网页未保存：%1</translation>
        </message>
        <message>
            <source>Choose a run first</source>
            <translation>请先选择运行</translation>
        </message>
        <message>
            <source>Export run to a new folder</source>
            <translation>将运行导出到新文件夹</translation>
        </message>
        <message>
            <source>The run was exported to %1: record, curves.csv, configuration.toml, results.json</source>
            <translation>运行已导出到 %1：记录、curves.csv、configuration.toml、results.json</translation>
        </message>
        <message>
            <source>The run was not exported: %1</source>
            <translation>未导出该运行：%1</translation>
        </message>
    </context>
    <context>
        <name>FilmDialog</name>
        <message>
            <source>Save film</source>
            <translation>保存影片</translation>
        </message>
        <message numerus="yes">
            <source>%n epoch(s), from %1 to %2</source>
            <translation>
                <numerusform>%n 个轮次，从 %1 到 %2</numerusform>
            </translation>
        </message>
        <message>
            <source> s</source>
            <translation> 秒</translation>
        </message>
        <message>
            <source>Each epoch is shown for</source>
            <translation>每个轮次显示</translation>
        </message>
        <message>
            <source>Recorded epochs</source>
            <translation>已记录的轮次</translation>
        </message>
        <message>
            <source>&amp;Each epoch is shown for</source>
            <translation>每个轮次显示(&amp;E)</translation>
        </message>
        <message>
            <source>Length of the film</source>
            <translation>影片长度</translation>
        </message>
        <message>
            <source>&amp;Save as …</source>
            <translation>另存为(&amp;S)…</translation>
        </message>
        <message>
            <source>%1 s</source>
            <translation>%1 秒</translation>
        </message>
        <message>
            <source>MP4 film (*.mp4)</source>
            <translation>MP4 影片 (*.mp4)</translation>
        </message>
        <message>
            <source>Animated GIF (*.gif)</source>
            <translation>GIF 动画 (*.gif)</translation>
        </message>
        <message>
            <source>This pair is not watched, so only epochs with checkpoints can be shown. Watched pairs are recorded more often: see the training parameters %1 and %2.</source>
            <translation>此视图对未被跟踪，因此只能显示有检查点的轮次。被跟踪的视图对记录得更频繁：参见训练参数“%1”和“%2”。</translation>
        </message>
        <message>
            <source>The film is saved as an animated GIF because the component that writes MP4 is not installed.</source>
            <translation>影片将保存为 GIF 动画，因为未安装写入 MP4 的组件。</translation>
        </message>
    </context>
    <context>
        <name>FilmJob</name>
        <message>
            <source>Epoch %1     %2     cost under Γ %3, exact %4, independent %5</source>
            <translation>第 %1 轮     %2     Γ 下的代价 %3，精确 %4，独立耦合 %5</translation>
        </message>
        <message>
            <source>λ = %1, iterations: %2 (not as trained)</source>
            <translation>λ = %1，迭代：%2（与训练不同）</translation>
        </message>
    </context>
    <context>
        <name>FilmMaker</name>
        <message>
            <source>Drawing the film …</source>
            <translation>正在绘制影片…</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Film saved as %1</source>
            <translation>影片已保存为 %1</translation>
        </message>
        <message>
            <source>The film was not saved: %1</source>
            <translation>影片未保存：%1</translation>
        </message>
    </context>
    <context>
        <name>FlowControls</name>
        <message>
            <source>Draw flows through the cells of Γ</source>
            <translation>在 Γ 的单元格上绘制流</translation>
        </message>
        <message>
            <source>Weakest flow shown, in per cent of the strongest</source>
            <translation>显示的最弱流，以最强流的百分比表示</translation>
        </message>
        <message>
            <source>all flows</source>
            <translation>全部流</translation>
        </message>
        <message>
            <source>top </source>
            <translation>前 </translation>
        </message>
        <message>
            <source>Number of strongest flows shown</source>
            <translation>显示的最强流的数量</translation>
        </message>
        <message>
            <source>Weakest flow</source>
            <translation>最弱的流</translation>
        </message>
        <message>
            <source>Strongest flows</source>
            <translation>最强的流</translation>
        </message>
        <message numerus="yes">
            <source>%n flow(s), %1 of the mass</source>
            <translation>
                <numerusform>%n 条流，占质量的 %1</numerusform>
            </translation>
        </message>
        <message>
            <source>padding: %1</source>
            <translation>填充：%1</translation>
        </message>
    </context>
    <context>
        <name>ForkDialog</name>
        <message>
            <source>Fork a run</source>
            <translation>分叉运行</translation>
        </message>
        <message>
            <source>Epochs with a checkpoint</source>
            <translation>有检查点的轮次</translation>
        </message>
        <message>
            <source>Fork after epoch</source>
            <translation>在此轮次之后分叉</translation>
        </message>
        <message>
            <source>After &amp;epoch</source>
            <translation>在此轮次之后(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;Add a change</source>
            <translation>添加更改(&amp;A)</translation>
        </message>
        <message>
            <source>Equivalent command</source>
            <translation>等效命令</translation>
        </message>
        <message>
            <source>&amp;Fork</source>
            <translation>分叉(&amp;F)</translation>
        </message>
        <message>
            <source>Parameter to change</source>
            <translation>要更改的参数</translation>
        </message>
        <message>
            <source>New value</source>
            <translation>新值</translation>
        </message>
        <message>
            <source>Remove this change</source>
            <translation>移除此更改</translation>
        </message>
        <message>
            <source>No parameter is changed yet: the new run would repeat the old one.</source>
            <translation>尚未更改任何参数：新运行将重复原运行。</translation>
        </message>
        <message>
            <source>No epochs remain to be trained: choose an earlier epoch or change the number of epochs.</source>
            <translation>没有剩余的轮次可训练：请选择更早的轮次，或修改轮次数。</translation>
        </message>
        <message>
            <source>&amp;Repeat later parameter changes</source>
            <translation>重复之后的参数调整(&amp;R)</translation>
        </message>
        <message>
            <source>Change the same parameters at the same epochs as in the original run</source>
            <translation>在与原运行相同的轮次调整相同的参数</translation>
        </message>
        <message>
            <source>%1 = %2 after epoch %3</source>
            <translation>%1 = %2，在第 %3 轮之后</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>以及另外 %n 项</numerusform>
            </translation>
        </message>
        <message>
            <source>Not repeated because you change it here: %1</source>
            <translation>因在此处更改而不再重复：%1</translation>
        </message>
        <message>
            <source>The new run continues from a checkpoint of %1 with the same random draws.</source>
            <translation>新运行从 %1 的检查点以相同的随机数继续。</translation>
        </message>
        <message>
            <source>The original run&apos;s parameter changes after epoch %1 are not repeated, so from then on the curves also differ for that reason.</source>
            <translation>原运行在第 %1 轮之后的参数调整不会重复，因此此后两条曲线也会因此而不同。</translation>
        </message>
        <message>
            <source>Every difference between the two curves results from your changes here.</source>
            <translation>两条曲线之间的所有差异都来自您在此处的更改。</translation>
        </message>
    </context>
    <context>
        <name>FormField</name>
        <message>
            <source>Expected %1</source>
            <translation>应为%1</translation>
        </message>
    </context>
    <context>
        <name>FormFields</name>
        <message>
            <source>Notice</source>
            <translation>提示</translation>
        </message>
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
            <source>Set %1 to %2</source>
            <translation>将 %1 设为 %2</translation>
        </message>
        <message>
            <source>Vary %1</source>
            <translation>变化 %1</translation>
        </message>
        <message>
            <source>Use one value of %1</source>
            <translation>%1 使用单个值</translation>
        </message>
        <message>
            <source>Change the values of %1</source>
            <translation>更改 %1 的值</translation>
        </message>
        <message>
            <source>%1 has no parameter “%2”</source>
            <translation>%1 没有参数“%2”</translation>
        </message>
    </context>
    <context>
        <name>FormHead</name>
        <message>
            <source>Reset to preset</source>
            <translation>恢复为预设</translation>
        </message>
        <message>
            <source>Reset every parameter to the preset&apos;s value</source>
            <translation>将所有参数恢复为预设值</translation>
        </message>
        <message>
            <source>Copy as command</source>
            <translation>复制为命令</translation>
        </message>
        <message>
            <source>Copy the equivalent shell command “rosa train …”</source>
            <translation>复制等效的命令行“rosa train …”</translation>
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
        <message numerus="yes">
            <source>%n varied</source>
            <translation>
                <numerusform>%n 项变化</numerusform>
            </translation>
        </message>
        <message>
            <source>From %1</source>
            <translation>源自 %1</translation>
        </message>
    </context>
    <context>
        <name>FormSection</name>
        <message numerus="yes">
            <source>%n invalid</source>
            <translation>
                <numerusform>%n 项无效</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>已更改 %n 项</numerusform>
            </translation>
        </message>
        <message>
            <source>Parameter group, expanded</source>
            <translation>参数组，已展开</translation>
        </message>
        <message>
            <source>Parameter group, collapsed</source>
            <translation>参数组，已折叠</translation>
        </message>
        <message numerus="yes">
            <source>%n varied</source>
            <translation>
                <numerusform>%n 项变化</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FormSweep</name>
        <message>
            <source>Set %1 of the sweep</source>
            <translation>设置扫描的 %1</translation>
        </message>
        <message>
            <source>Name the sweep</source>
            <translation>命名扫描</translation>
        </message>
        <message>
            <source>at most %1 runs</source>
            <translation>至多 %1 次运行</translation>
        </message>
        <message>
            <source>%1 runs</source>
            <translation>%1 次运行</translation>
        </message>
        <message numerus="yes">
            <source>At most about %1, %Ln at once</source>
            <translation>
                <numerusform>至多约 %1，同时 %Ln 个</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>About %1, %Ln at once</source>
            <translation>
                <numerusform>约 %1，同时 %Ln 个</numerusform>
            </translation>
        </message>
        <message>
            <source>without the evaluation</source>
            <translation>不含评估</translation>
        </message>
        <message>
            <source>Measuring how long a run takes …</source>
            <translation>正在测量一次运行的时长……</translation>
        </message>
        <message>
            <source>Copied: %1</source>
            <translation>已复制：%1</translation>
        </message>
        <message>
            <source>Sweep not started: %1</source>
            <translation>扫描未开始：%1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln sweep(s) are running. They can continue in the background; the next start finds them.</source>
            <translation>
                <numerusform>%Ln 个扫描正在运行。它们可以在后台继续；下次启动时会找到它们。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 trials × %2 seeds</source>
            <translation>%1 次尝试 × %2 个种子</translation>
        </message>
    </context>
    <context>
        <name>GroupsPanel</name>
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
            <source>Runs × splits</source>
            <translation>运行 × 划分</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>95 % interval</source>
            <translation>95 % 区间</translation>
        </message>
        <message>
            <source>Published</source>
            <translation>已发表</translation>
        </message>
        <message>
            <source>Protocol</source>
            <translation>评估协议</translation>
        </message>
        <message>
            <source>Results</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>Numbers copied from articles, not measured here</source>
            <translation>数字摘自论文，并非在此测得</translation>
        </message>
        <message>
            <source>These results were not all measured in the same way, so the numbers cannot be compared.</source>
            <translation>这些结果并非都以相同方式测得，因此数值不可比较。</translation>
        </message>
        <message>
            <source>Mean and standard deviation over all results</source>
            <translation>所有结果的均值和标准差</translation>
        </message>
        <message>
            <source>± is the sample standard deviation.</source>
            <translation>± 为样本标准差。</translation>
        </message>
        <message>
            <source>95 % interval of the mean %1</source>
            <translation>均值的 95 % 区间，%1</translation>
        </message>
        <message>
            <source>Copied from: %1</source>
            <translation>摘录自：%1</translation>
        </message>
    </context>
    <context>
        <name>HandOut</name>
        <message>
            <source>The plan is too large for paper.</source>
            <translation>方案太大，无法印在纸上。</translation>
        </message>
        <message>
            <source>Step %1</source>
            <translation>第 %1 步</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>姓名</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>日期</translation>
        </message>
        <message>
            <source>Solutions</source>
            <translation>答案</translation>
        </message>
        <message>
            <source>My guess:</source>
            <translation>我的猜测：</translation>
        </message>
        <message>
            <source>Because:</source>
            <translation>理由：</translation>
        </message>
        <message>
            <source>Answer:</source>
            <translation>答案：</translation>
        </message>
        <message>
            <source>the plan Γ below</source>
            <translation>下方的方案 Γ</translation>
        </message>
        <message>
            <source>%1; a guess within %2 is right</source>
            <translation>%1；误差在 %2 以内的猜测算对</translation>
        </message>
        <message>
            <source>Page %1 of %2</source>
            <translation>第 %1 页，共 %2 页</translation>
        </message>
    </context>
    <context>
        <name>HelpButton</name>
        <message>
            <source>Manual: %1</source>
            <translation>手册：%1</translation>
        </message>
    </context>
    <context>
        <name>HelpWindow</name>
        <message>
            <source>Manual</source>
            <translation>手册</translation>
        </message>
        <message>
            <source>Page of the manual</source>
            <translation>手册页面</translation>
        </message>
        <message>
            <source>Search the manual</source>
            <translation>搜索手册</translation>
        </message>
        <message>
            <source>Topics</source>
            <translation>主题</translation>
        </message>
        <message>
            <source>Search results</source>
            <translation>搜索结果</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>后退</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>前进</translation>
        </message>
        <message>
            <source>The manual is written in English.</source>
            <translation>手册正文为英文。</translation>
        </message>
        <message>
            <source>The command reference is generated by the command itself, which did not answer: %1</source>
            <translation>命令参考由命令本身生成，但它没有响应：%1</translation>
        </message>
        <message>
            <source>No page of the manual contains all these words: %1</source>
            <translation>手册中没有同时包含这些词的页面：%1</translation>
        </message>
    </context>
    <context>
        <name>ImportDialog</name>
        <message>
            <source>Import data</source>
            <translation>导入数据</translation>
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
            <source>Problems</source>
            <translation>问题</translation>
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
            <source>All files (*)</source>
            <translation>所有文件 (*)</translation>
        </message>
        <message>
            <source>Looking for data sets …</source>
            <translation>正在查找数据集…</translation>
        </message>
        <message>
            <source>There is nothing to import. Choose another file or folder.</source>
            <translation>没有可导入的内容。请选择其他文件或文件夹。</translation>
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
            <source>Already in the store</source>
            <translation>已在存储库中</translation>
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
        <message>
            <source>Type, choose or drop a file or folder</source>
            <translation>输入、选择或拖入文件或文件夹</translation>
        </message>
        <message>
            <source>Data (*.rosadata *.npz *.pt *.graphml *.gexf *.gml *.net *.mat *.json *.adjlist *.content *.mtx *.zip *.gz *.csv *.tsv *.dat *.txt ind.*)</source>
            <translation>数据 (*.rosadata *.npz *.pt *.graphml *.gexf *.gml *.net *.mat *.json *.adjlist *.content *.mtx *.zip *.gz *.csv *.tsv *.dat *.txt ind.*)</translation>
        </message>
        <message>
            <source>Folders, files and zip archives of Planetoid, Geom-GCN, LINQS, npz, PyTorch Geometric (.pt), OGB, GraphSAGE, GraphML, GEXF, GML, Pajek, node-link JSON, Matrix Market, tables (edges.csv, nodes.csv) and packed data sets can be read. Nothing is changed before you press Import.</source>
            <translation>可读取 Planetoid、Geom-GCN、LINQS、npz、PyTorch Geometric（.pt）、OGB、GraphSAGE、GraphML、GEXF、GML、Pajek、node-link JSON、Matrix Market、表格（edges.csv、nodes.csv）以及打包数据集的文件夹、文件和 zip 压缩包。在按下“导入”之前不会更改任何内容。</translation>
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
            <source>“%1” is a built-in data set; choose another name</source>
            <translation>“%1”是内置数据集；请另选名称</translation>
        </message>
        <message>
            <source>The store already has a data set “%1”; choose another name or replace it</source>
            <translation>存储库中已有数据集“%1”；请另选名称或替换它</translation>
        </message>
        <message>
            <source>Two data sets have the name “%1”</source>
            <translation>有两个数据集的名称都是“%1”</translation>
        </message>
        <message>
            <source>Reading …</source>
            <translation>正在读取…</translation>
        </message>
        <message>
            <source>%1 nodes, %2 edges</source>
            <translation>%1 个节点，%2 条边</translation>
        </message>
        <message>
            <source>%1 (and %2 more below)</source>
            <translation>%1（下面还有 %2 条）</translation>
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
        <name>IntervalScopeText</name>
        <message>
            <source>over splits</source>
            <translation>针对划分</translation>
        </message>
        <message>
            <source>over splits, given this seed</source>
            <translation>针对划分，种子固定</translation>
        </message>
        <message>
            <source>over seeds, given this split</source>
            <translation>针对种子，划分固定</translation>
        </message>
        <message>
            <source>over seeds and splits</source>
            <translation>针对种子和划分</translation>
        </message>
        <message>
            <source>over few seeds and splits, conservative</source>
            <translation>针对少量种子和划分，偏保守</translation>
        </message>
    </context>
    <context>
        <name>LabCanvas</name>
        <message>
            <source>Drawing of the transport problem</source>
            <translation>传输问题的图示</translation>
        </message>
        <message>
            <source>Tab goes through knobs, points, weights and cells; arrow keys choose, Enter types a value.</source>
            <translation>Tab 键依次经过控件、点、权重和单元格；方向键选择，回车键输入数值。</translation>
        </message>
        <message>
            <source>Type both coordinates, separated by a semicolon.</source>
            <translation>请输入两个坐标，用分号分隔。</translation>
        </message>
        <message>
            <source>This is not a number.</source>
            <translation>这不是数字。</translation>
        </message>
        <message>
            <source>The value must be at least %1.</source>
            <translation>数值至少应为 %1。</translation>
        </message>
        <message>
            <source>The value must be between %1 and %2.</source>
            <translation>数值应在 %1 和 %2 之间。</translation>
        </message>
        <message>
            <source>Row %1</source>
            <translation>行 %1</translation>
        </message>
        <message>
            <source>Column %1</source>
            <translation>列 %1</translation>
        </message>
        <message>
            <source>weight %1 = %2</source>
            <translation>权重 %1 = %2</translation>
        </message>
        <message>
            <source>sum of Γ %1</source>
            <translation>Γ 之和 %1</translation>
        </message>
        <message>
            <source>gap %1</source>
            <translation>偏差 %1</translation>
        </message>
        <message>
            <source>pinned Γ = %1</source>
            <translation>固定的 Γ = %1</translation>
        </message>
        <message>
            <source>Half iteration %1</source>
            <translation>半次迭代 %1</translation>
        </message>
        <message>
            <source>row gap %1</source>
            <translation>行偏差 %1</translation>
        </message>
        <message>
            <source>column gap %1</source>
            <translation>列偏差 %1</translation>
        </message>
        <message>
            <source>cost %1</source>
            <translation>代价 %1</translation>
        </message>
        <message>
            <source>entropy %1</source>
            <translation>熵 %1</translation>
        </message>
        <message>
            <source>Click to enlarge</source>
            <translation>单击放大</translation>
        </message>
        <message>
            <source>Sharpness λ</source>
            <translation>锐度 λ</translation>
        </message>
        <message>
            <source>Blur ε = 1/λ</source>
            <translation>模糊度 ε = 1/λ</translation>
        </message>
        <message>
            <source>Half iterations</source>
            <translation>半次迭代数</translation>
        </message>
        <message>
            <source>Temperature τ</source>
            <translation>温度 τ</translation>
        </message>
        <message>
            <source>Penalty ρ</source>
            <translation>惩罚 ρ</translation>
        </message>
        <message>
            <source>Angle °</source>
            <translation>角度 °</translation>
        </message>
        <message>
            <source>Rescale by S</source>
            <translation>用 S 重新缩放</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>变体</translation>
        </message>
        <message>
            <source>Arithmetic</source>
            <translation>运算精度</translation>
        </message>
        <message>
            <source>on</source>
            <translation>开</translation>
        </message>
        <message>
            <source>off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>D∘S, rescaled cost</source>
            <translation>D∘S，重新缩放的代价</translation>
        </message>
        <message>
            <source>D, cost</source>
            <translation>D，代价</translation>
        </message>
        <message>
            <source>S, rescaling</source>
            <translation>S，缩放因子</translation>
        </message>
        <message>
            <source>P, kernel</source>
            <translation>P，核</translation>
        </message>
        <message>
            <source>Γ, transport plan</source>
            <translation>Γ，传输计划</translation>
        </message>
        <message>
            <source>D∘S∘Γ, cost share</source>
            <translation>D∘S∘Γ，代价份额</translation>
        </message>
        <message>
            <source>D∘Γ, cost share</source>
            <translation>D∘Γ，代价份额</translation>
        </message>
        <message>
            <source>Γ*, exact plan</source>
            <translation>Γ*，精确方案</translation>
        </message>
        <message>
            <source>rows, weights t</source>
            <translation>行，权重 t</translation>
        </message>
        <message>
            <source>columns, weights r</source>
            <translation>列，权重 r</translation>
        </message>
        <message>
            <source>half iteration %1</source>
            <translation>半次迭代 %1</translation>
        </message>
        <message>
            <source>Row gap %1</source>
            <translation>行偏差 %1</translation>
        </message>
        <message>
            <source>Column gap %1</source>
            <translation>列偏差 %1</translation>
        </message>
        <message>
            <source>Cost %1 &lt; optimum %2: weights not kept</source>
            <translation>代价 %1 &lt; 最优值 %2：权重未得到满足</translation>
        </message>
        <message>
            <source>Cost %1</source>
            <translation>代价 %1</translation>
        </message>
        <message>
            <source>exact %1</source>
            <translation>精确 %1</translation>
        </message>
        <message>
            <source>Entropy %1</source>
            <translation>熵 %1</translation>
        </message>
        <message>
            <source>independent %1</source>
            <translation>独立 %1</translation>
        </message>
    </context>
    <context>
        <name>LabField</name>
        <message>
            <source>Value</source>
            <translation>值</translation>
        </message>
    </context>
    <context>
        <name>LabFiles</name>
        <message>
            <source>Transport problems (*.toml)</source>
            <translation>传输问题 (*.toml)</translation>
        </message>
        <message>
            <source>Lessons (*.rosalesson)</source>
            <translation>课程 (*.rosalesson)</translation>
        </message>
        <message>
            <source>Open problem or lesson …</source>
            <translation>打开问题或课程…</translation>
        </message>
        <message>
            <source>Save problem as …</source>
            <translation>问题另存为…</translation>
        </message>
        <message>
            <source>Save as lesson …</source>
            <translation>另存为课程…</translation>
        </message>
        <message>
            <source>Save picture of the drawing …</source>
            <translation>保存图示为图片…</translation>
        </message>
        <message>
            <source>The problem was not opened: %1</source>
            <translation>问题未打开：%1</translation>
        </message>
        <message>
            <source>Open %1</source>
            <translation>打开 %1</translation>
        </message>
        <message>
            <source>The pair was not opened: %1</source>
            <translation>视图对未打开：%1</translation>
        </message>
        <message>
            <source>Open a pair</source>
            <translation>打开视图对</translation>
        </message>
        <message>
            <source>The problem was not saved: %1</source>
            <translation>问题未保存：%1</translation>
        </message>
        <message>
            <source>Problem saved as %1</source>
            <translation>问题已保存为 %1</translation>
        </message>
        <message>
            <source>The lesson was not saved: %1</source>
            <translation>课程未保存：%1</translation>
        </message>
        <message>
            <source>Lesson saved as %1</source>
            <translation>课程已保存为 %1</translation>
        </message>
        <message>
            <source>Saved as %1. Open this file in a text editor: the lines that begin with “# Edit here” say where its title, its text and its question are. “Read the file again” in the menu Lesson then shows the change.</source>
            <translation>已保存为 %1。请用文本编辑器打开该文件：以“# Edit here”开头的行标明标题、正文和问题的位置。之后用“课程”菜单中的“重新读取文件”查看改动。</translation>
        </message>
        <message>
            <source>Open the lesson</source>
            <translation>打开课程</translation>
        </message>
        <message>
            <source>Open folder</source>
            <translation>打开文件夹</translation>
        </message>
        <message>
            <source>Open problem or lesson</source>
            <translation>打开问题或课程</translation>
        </message>
        <message>
            <source>Problems and lessons (*.toml *.rosalesson)</source>
            <translation>问题与课程 (*.toml *.rosalesson)</translation>
        </message>
        <message>
            <source>Save problem</source>
            <translation>保存问题</translation>
        </message>
        <message>
            <source>Save as lesson</source>
            <translation>另存为课程</translation>
        </message>
        <message>
            <source>Save picture</source>
            <translation>保存图片</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>图片 (*.png)</translation>
        </message>
        <message>
            <source>Picture saved as %1</source>
            <translation>图片已保存为 %1</translation>
        </message>
        <message>
            <source>The picture was not saved as %1</source>
            <translation>图片未能保存为 %1</translation>
        </message>
    </context>
    <context>
        <name>LabFormula</name>
        <message>
            <source>Next: %1</source>
            <translation>下一步：%1</translation>
        </message>
        <message>
            <source>The next half iteration computes this</source>
            <translation>下一个半次迭代计算此项</translation>
        </message>
    </context>
    <context>
        <name>LabHands</name>
        <message>
            <source>Move a point</source>
            <translation>移动点</translation>
        </message>
        <message>
            <source>Change a weight</source>
            <translation>更改权重</translation>
        </message>
        <message>
            <source>Change a cell</source>
            <translation>更改单元格</translation>
        </message>
        <message>
            <source>Fill a cell</source>
            <translation>填写单元格</translation>
        </message>
        <message>
            <source>Change λ</source>
            <translation>更改 λ</translation>
        </message>
        <message>
            <source>Change ρ</source>
            <translation>更改 ρ</translation>
        </message>
        <message>
            <source>Turn the projection</source>
            <translation>旋转投影</translation>
        </message>
        <message>
            <source>Change τ</source>
            <translation>更改 τ</translation>
        </message>
        <message>
            <source>Rescale by topology</source>
            <translation>按拓扑重缩放</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>变体</translation>
        </message>
        <message>
            <source>Arithmetic</source>
            <translation>运算精度</translation>
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
            <translation>熵的强度：同一个数，其他程序的叫法</translation>
        </message>
        <message>
            <source>Tolerance</source>
            <translation>容差</translation>
        </message>
        <message>
            <source>Where &quot;To tolerance&quot; stops: the L1 gap of both marginals</source>
            <translation>“迭代至容差”的停止条件：两个边缘分布的 L1 偏差</translation>
        </message>
        <message>
            <source>Smoothing</source>
            <translation>平滑</translation>
        </message>
        <message>
            <source>How often vectors of nodes are averaged over neighbours, as a GCN does</source>
            <translation>节点向量在邻居上平均的次数，如 GCN</translation>
        </message>
        <message>
            <source>Directions</source>
            <translation>方向数</translation>
        </message>
        <message>
            <source>Number of projections of the average</source>
            <translation>求平均的投影个数</translation>
        </message>
        <message>
            <source>Change λ</source>
            <translation>更改 λ</translation>
        </message>
    </context>
    <context>
        <name>LabSourceBar</name>
        <message>
            <source>Number of rows: points that send</source>
            <translation>行数：发送方的点</translation>
        </message>
        <message>
            <source>Number of columns: points that receive</source>
            <translation>列数：接收方的点</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Two clouds</source>
            <translation>两个点云</translation>
        </message>
        <message>
            <source>Two views of a graph</source>
            <translation>图的两个视图</translation>
        </message>
        <message>
            <source>Matrix by hand</source>
            <translation>手工矩阵</translation>
        </message>
        <message>
            <source>Problem</source>
            <translation>问题</translation>
        </message>
        <message>
            <source>What is transported: points, nodes of a graph, or costs that you type</source>
            <translation>传输的对象：点、图的节点或手工输入的代价</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>代价</translation>
        </message>
        <message>
            <source>Cost between two points</source>
            <translation>两点之间的代价</translation>
        </message>
        <message>
            <source>Uniform</source>
            <translation>均匀</translation>
        </message>
        <message>
            <source>By hand</source>
            <translation>手工</translation>
        </message>
        <message>
            <source>x · mean(y)</source>
            <translation>x · mean(y)</translation>
        </message>
        <message>
            <source>Weights</source>
            <translation>权重</translation>
        </message>
        <message>
            <source>Weights of the points: equal, by hand, or the article&apos;s rule, clipped at 0</source>
            <translation>点的权重：相等、手工，或按论文的规则（截断于 0）</translation>
        </message>
        <message>
            <source>Rescale by topology</source>
            <translation>按拓扑重缩放</translation>
        </message>
        <message>
            <source>Multiplies D by S = sigmoid(Ψ/τ) of the hop distances Ψ</source>
            <translation>将 D 乘以跳数距离 Ψ 的 S = sigmoid(Ψ/τ)</translation>
        </message>
        <message>
            <source>draw </source>
            <translation>抽取 </translation>
        </message>
        <message>
            <source>Number of the draw</source>
            <translation>抽取编号</translation>
        </message>
        <message>
            <source>Each number gives other points; equal numbers give equal points</source>
            <translation>不同编号给出不同的点；相同编号给出相同的点</translation>
        </message>
        <message>
            <source>New draw</source>
            <translation>重新抽取</translation>
        </message>
        <message>
            <source>Draws other points of the same kind; the half iterations stay</source>
            <translation>抽取同类的其他点；半次迭代数不变</translation>
        </message>
        <message>
            <source>Number of points</source>
            <translation>点数</translation>
        </message>
    </context>
    <context>
        <name>LabState</name>
        <message>
            <source>Half iterations</source>
            <translation>半次迭代</translation>
        </message>
        <message>
            <source>To tolerance</source>
            <translation>迭代至容差</translation>
        </message>
        <message>
            <source>New draw</source>
            <translation>重新抽取</translation>
        </message>
        <message>
            <source>Tolerance</source>
            <translation>容差</translation>
        </message>
        <message>
            <source>Pin the plan</source>
            <translation>固定计划</translation>
        </message>
        <message>
            <source>Remove the pinned plan</source>
            <translation>移除固定的计划</translation>
        </message>
        <message>
            <source>Fit colours</source>
            <translation>调整颜色范围</translation>
        </message>
    </context>
    <context>
        <name>LabSteps</name>
        <message>
            <source>Back to the start</source>
            <translation>回到起点</translation>
        </message>
        <message>
            <source>Before the first half iteration, with the same problem</source>
            <translation>回到第一个半次迭代之前，问题不变</translation>
        </message>
        <message>
            <source>Step back</source>
            <translation>后退一步</translation>
        </message>
        <message>
            <source>Takes back the last half iteration</source>
            <translation>撤回上一个半次迭代</translation>
        </message>
        <message>
            <source>Scale rows</source>
            <translation>缩放行</translation>
        </message>
        <message>
            <source>v = t / (P u): after it, rows are met</source>
            <translation>v = t / (P u)：之后行得到满足</translation>
        </message>
        <message>
            <source>Scale columns</source>
            <translation>缩放列</translation>
        </message>
        <message>
            <source>u = r / (Pᵀ v): after it, columns are met</source>
            <translation>u = r / (Pᵀ v)：之后列得到满足</translation>
        </message>
        <message>
            <source>Iteration</source>
            <translation>一次迭代</translation>
        </message>
        <message>
            <source>Scales rows, then columns: to the end of the next whole iteration</source>
            <translation>先缩放行再缩放列：至下一次完整迭代结束</translation>
        </message>
        <message>
            <source>To tolerance</source>
            <translation>迭代至容差</translation>
        </message>
        <message>
            <source>Scales until both marginals are within the tolerance of the settings</source>
            <translation>持续缩放，直到两个边缘分布都在设定的容差内</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>播放</translation>
        </message>
        <message>
            <source>Next half iteration</source>
            <translation>下一个半次迭代</translation>
        </message>
        <message>
            <source>Pin</source>
            <translation>固定</translation>
        </message>
        <message>
            <source>Keeps the present Γ beside the plans that follow</source>
            <translation>保留当前的 Γ，与之后的计划对照</translation>
        </message>
        <message>
            <source>Stop playing</source>
            <translation>停止播放</translation>
        </message>
        <message>
            <source>Play: shows one half iteration after the other until the plan has converged (%1)</source>
            <translation>播放：逐个显示半次迭代，直到计划收敛 (%1)</translation>
        </message>
        <message>
            <source>Not available: your desktop asks for reduced motion. Step instead.</source>
            <translation>不可用：桌面要求减少动态效果。请改用单步。</translation>
        </message>
        <message numerus="yes">
            <source>Playing: half iteration %Ln</source>
            <translation>
                <numerusform>播放中：半次迭代 %Ln</numerusform>
            </translation>
        </message>
        <message>
            <source>Solving …</source>
            <translation>求解中…</translation>
        </message>
        <message numerus="yes">
            <source>Half iteration %Ln</source>
            <translation>
                <numerusform>半次迭代 %Ln</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LabTableModel</name>
        <message>
            <source>weight t</source>
            <translation>权重 t</translation>
        </message>
        <message>
            <source>weight r</source>
            <translation>权重 r</translation>
        </message>
        <message>
            <source>sum of Γ</source>
            <translation>Γ 之和</translation>
        </message>
        <message>
            <source>off by</source>
            <translation>偏差</translation>
        </message>
        <message>
            <source>Change a cell</source>
            <translation>更改单元格</translation>
        </message>
        <message>
            <source>Change a weight</source>
            <translation>更改权重</translation>
        </message>
        <message>
            <source>Move a point</source>
            <translation>移动点</translation>
        </message>
    </context>
    <context>
        <name>LabTables</name>
        <message>
            <source>Numbers of the lab</source>
            <translation>实验台的数值</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>行</translation>
        </message>
        <message>
            <source>Points that send: places, weights, sums of Γ, scalings</source>
            <translation>发送方的点：位置、权重、Γ 之和、缩放</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>列</translation>
        </message>
        <message>
            <source>Points that receive: places, weights, sums of Γ, scalings</source>
            <translation>接收方的点：位置、权重、Γ 之和、缩放</translation>
        </message>
        <message>
            <source>D</source>
            <translation>D</translation>
        </message>
        <message>
            <source>Costs that are transported with: D, or D∘S</source>
            <translation>传输所用的代价：D 或 D∘S</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>Rescale by topology</source>
            <translation>按拓扑重缩放</translation>
        </message>
        <message>
            <source>P</source>
            <translation>P</translation>
        </message>
        <message>
            <source>Kernel, exp(−λD)</source>
            <translation>核，exp(−λD)</translation>
        </message>
        <message>
            <source>Γ</source>
            <translation>Γ</translation>
        </message>
        <message>
            <source>Plan</source>
            <translation>计划</translation>
        </message>
        <message>
            <source>Γ*</source>
            <translation>Γ*</translation>
        </message>
        <message>
            <source>Exact plan</source>
            <translation>精确计划</translation>
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
            <translation>精确方案</translation>
        </message>
        <message>
            <source>independent coupling t·rᵀ</source>
            <translation>独立耦合 t·rᵀ</translation>
        </message>
        <message>
            <source>Sinkhorn, with the debiased cost</source>
            <translation>Sinkhorn，带去偏代价</translation>
        </message>
        <message>
            <source>unbalanced</source>
            <translation>非平衡</translation>
        </message>
        <message>
            <source>sliced</source>
            <translation>切片</translation>
        </message>
        <message>
            <source>plan by hand</source>
            <translation>手填方案</translation>
        </message>
        <message>
            <source>No half iterations: %1</source>
            <translation>没有半次迭代：%1</translation>
        </message>
        <message>
            <source>Stopped within the tolerance, after %1 half iterations</source>
            <translation>达到容差后停止，共 %1 个半次迭代</translation>
        </message>
        <message>
            <source>Stopped by underflow, after %1 half iterations</source>
            <translation>因下溢停止，共 %1 个半次迭代</translation>
        </message>
        <message>
            <source>Stopped after %1 half iterations, as many as were asked for</source>
            <translation>完成所要求的 %1 个半次迭代后停止</translation>
        </message>
        <message>
            <source>Cost %1, optimum %2</source>
            <translation>代价 %1，最优值 %2</translation>
        </message>
        <message>
            <source>%1: below the optimum, so the weights are not kept</source>
            <translation>%1：低于最优值，说明权重未得到满足</translation>
        </message>
        <message>
            <source>%1: optimal</source>
            <translation>%1：最优</translation>
        </message>
        <message>
            <source>D∘S, rescaled cost</source>
            <translation>D∘S，缩放后的代价</translation>
        </message>
        <message>
            <source>D, cost</source>
            <translation>D，代价</translation>
        </message>
        <message>
            <source>Γ, plan</source>
            <translation>Γ，方案</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>行</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>列</translation>
        </message>
        <message>
            <source>%1 half iterations</source>
            <translation>%1 个半次迭代</translation>
        </message>
        <message>
            <source>tolerance %1</source>
            <translation>容差 %1</translation>
        </message>
        <message>
            <source>Off the weights: rows by %1, columns by %2</source>
            <translation>与权重的偏差：行 %1，列 %2</translation>
        </message>
    </context>
    <context>
        <name>LabVerdictBar</name>
        <message>
            <source>Why it stopped</source>
            <translation>为何停止</translation>
        </message>
        <message>
            <source>How far the marginals are off</source>
            <translation>边缘分布的偏差</translation>
        </message>
        <message>
            <source>What it costs</source>
            <translation>代价</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Stops the computation; the problem stays</source>
            <translation>停止计算；问题不变</translation>
        </message>
        <message>
            <source>The result is shown after your answer.</source>
            <translation>回答之后显示结果。</translation>
        </message>
        <message>
            <source>What this plan is worth is said after your answer.</source>
            <translation>作答之后才会说明这个传输计划如何。</translation>
        </message>
        <message>
            <source>Not solved: %1</source>
            <translation>未求解：%1</translation>
        </message>
    </context>
    <context>
        <name>LabView</name>
        <message>
            <source>Cost and plan of the transport lab</source>
            <translation>传输实验台的代价与计划</translation>
        </message>
        <message>
            <source>Lab</source>
            <translation>实验台</translation>
        </message>
        <message>
            <source>Lift all limits</source>
            <translation>解除所有限制</translation>
        </message>
        <message>
            <source>Everything can be moved, as in the sandbox; the problem stays</source>
            <translation>一切均可移动，如同自由实验；问题不变</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>课程</translation>
        </message>
        <message>
            <source>Lessons that lead through the lab</source>
            <translation>引导使用实验台的课程</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>数值</translation>
        </message>
        <message>
            <source>Settings and tables of all numbers, which can be typed there</source>
            <translation>设置和所有数值的表格，可在其中输入</translation>
        </message>
        <message>
            <source>Drawing of the transport problem</source>
            <translation>传输问题的图示</translation>
        </message>
        <message>
            <source>File</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>Files of the lab</source>
            <translation>实验台的文件</translation>
        </message>
        <message>
            <source>Open and save problems, lessons and pictures</source>
            <translation>打开和保存问题、课程与图片</translation>
        </message>
        <message>
            <source>Fit colours</source>
            <translation>调整颜色范围</translation>
        </message>
        <message>
            <source>Keep the problem of the lesson</source>
            <translation>保留课程的问题</translation>
        </message>
        <message>
            <source>Back to the run</source>
            <translation>返回运行</translation>
        </message>
        <message>
            <source>Shows the pair of the run that this problem was</source>
            <translation>显示此问题所来自的运行中的视图对</translation>
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
        <name>LayoutText</name>
        <message>
            <source>epoch %1</source>
            <translation>第 %1 轮</translation>
        </message>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 of the variance</source>
            <translation>方差的 %1</translation>
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
            <translation>困惑度 %1</translation>
        </message>
        <message>
            <source>seed %1</source>
            <translation>种子 %1</translation>
        </message>
        <message>
            <source>%1 steps</source>
            <translation>%1 步</translation>
        </message>
        <message>
            <source>The file is from an older version and does not record the perplexity.</source>
            <translation>该文件来自旧版本，未记录困惑度。</translation>
        </message>
        <message>
            <source>started from an earlier layout</source>
            <translation>从先前的布局开始</translation>
        </message>
        <message>
            <source>started from principal components</source>
            <translation>从主成分开始</translation>
        </message>
        <message>
            <source>exaggeration %1 in the first %2 steps</source>
            <translation>前 %2 步的夸大系数为 %1</translation>
        </message>
        <message>
            <source>no exaggeration</source>
            <translation>无夸大</translation>
        </message>
        <message>
            <source>learning rate %1, exact gradients, %2 steps requested</source>
            <translation>学习率 %1，精确梯度，要求 %2 步</translation>
        </message>
        <message>
            <source>%1 of %2 steps</source>
            <translation>%2 步中的 %1 步</translation>
        </message>
    </context>
    <context>
        <name>LessonListPanel</name>
        <message>
            <source>Lessons</source>
            <translation>课程</translation>
        </message>
        <message>
            <source>&amp;Begin</source>
            <translation>开始(&amp;B)</translation>
        </message>
        <message>
            <source>&amp;Open a lesson …</source>
            <translation>打开课程(&amp;O)…</translation>
        </message>
        <message>
            <source>A lesson of your own: a text file, as the manual describes</source>
            <translation>自己编写的课程：文本文件，格式见手册</translation>
        </message>
        <message>
            <source>&amp;Reset progress</source>
            <translation>重置进度(&amp;R)</translation>
        </message>
        <message>
            <source>Of the chosen lesson</source>
            <translation>所选课程的进度</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>继续(&amp;C)</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>下一课</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>Off the weights: rows by %1, columns by %2.</source>
            <translation>与权重的偏差：行 %1，列 %2。</translation>
        </message>
        <message>
            <source>Step of the lesson</source>
            <translation>课程步骤</translation>
        </message>
        <message>
            <source>Text of the step</source>
            <translation>本步的正文</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>上一步(&amp;B)</translation>
        </message>
        <message>
            <source>The step before (Alt+Left)</source>
            <translation>上一步（Alt+左）</translation>
        </message>
        <message>
            <source>Step&apos;s s&amp;tart</source>
            <translation>回到本步开头(&amp;T)</translation>
        </message>
        <message>
            <source>The lab as the step begins (Alt+Home)</source>
            <translation>实验台恢复到本步开始时的状态（Alt+Home）</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>下一步(&amp;N)</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <translation>第 %1 步，共 %2 步</translation>
        </message>
        <message>
            <source>%1, done</source>
            <translation>%1，已完成</translation>
        </message>
        <message>
            <source>Computing …</source>
            <translation>正在计算…</translation>
        </message>
        <message>
            <source>The answer cannot be computed: %1</source>
            <translation>无法计算答案：%1</translation>
        </message>
        <message>
            <source>&amp;Finish</source>
            <translation>完成(&amp;F)</translation>
        </message>
        <message>
            <source>Give a guess first, or show the result without one</source>
            <translation>请先给出猜测，或不猜直接显示结果</translation>
        </message>
        <message>
            <source>Back to the list of lessons (Alt+Right)</source>
            <translation>返回课程列表（Alt+右）</translation>
        </message>
        <message>
            <source>The next step (Alt+Right)</source>
            <translation>下一步（Alt+右）</translation>
        </message>
    </context>
    <context>
        <name>LessonQuestionBox</name>
        <message>
            <source>Question: %1</source>
            <translation>问题：%1</translation>
        </message>
        <message>
            <source>Your guess</source>
            <translation>您的猜测</translation>
        </message>
        <message>
            <source>Your guess: 0.5, 3/4 …</source>
            <translation>您的猜测：0.5、3/4…</translation>
        </message>
        <message>
            <source>&amp;Compare</source>
            <translation>比较(&amp;C)</translation>
        </message>
        <message>
            <source>Compute the step and show the guess beside the result (Return)</source>
            <translation>计算本步，并把猜测与结果并列显示（回车）</translation>
        </message>
        <message>
            <source>&amp;Show without guessing</source>
            <translation>不猜直接显示(&amp;S)</translation>
        </message>
        <message>
            <source>The step does not count as done</source>
            <translation>本步不计为完成</translation>
        </message>
        <message>
            <source>✓ right</source>
            <translation>✓ 正确</translation>
        </message>
        <message>
            <source>your guess</source>
            <translation>您的猜测</translation>
        </message>
        <message>
            <source>Your plan keeps all weights.</source>
            <translation>您的方案满足所有权重。</translation>
        </message>
        <message>
            <source>This is not a number; write 0.5 or 3/4.</source>
            <translation>这不是数字；请写成 0.5 或 3/4。</translation>
        </message>
        <message>
            <source>Fill in the plan Γ in the picture. A click on a cell sends what its row and its column still have to give, another click empties it. Or press Enter on a cell and type a value: Tab goes on to the next one.</source>
            <translation>请在图中填写传输计划 Γ。点击格子会送出该行和该列还允许的量，再次点击则清空。也可以在格子上按回车键输入数值：Tab 键转到下一个格子。</translation>
        </message>
    </context>
    <context>
        <name>LessonReportDialog</name>
        <message>
            <source>Computing every number …</source>
            <translation>正在重新计算每个数字…</translation>
        </message>
        <message>
            <source>Check of %1</source>
            <translation>检查 %1</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>行号</translation>
        </message>
        <message>
            <source>Fault</source>
            <translation>错误</translation>
        </message>
        <message>
            <source>Faults of the lesson</source>
            <translation>课程中的错误</translation>
        </message>
        <message>
            <source>This is no lesson. %1</source>
            <translation>这不是课程。%1</translation>
        </message>
        <message numerus="yes">
            <source>No faults. %n number(s) were computed again and are right.</source>
            <translation>
                <numerusform>没有错误。重新计算了 %n 个数字，全部正确。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fault(s).</source>
            <translation>
                <numerusform>%n 个错误。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n number(s) were computed again.</source>
            <translation>
                <numerusform>重新计算了 %n 个数字。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LessonSide</name>
        <message>
            <source>All lessons</source>
            <translation>全部课程</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>课程</translation>
        </message>
        <message>
            <source>&amp;Hand-out as PDF …</source>
            <translation>讲义存为 PDF(&amp;H)…</translation>
        </message>
        <message>
            <source>&amp;Check lesson</source>
            <translation>检查课程(&amp;C)</translation>
        </message>
        <message>
            <source>Compute every number of the lesson again</source>
            <translation>重新计算课程中的每个数字</translation>
        </message>
        <message>
            <source>&amp;Read the file again</source>
            <translation>重新读取文件(&amp;R)</translation>
        </message>
        <message>
            <source>Be&amp;gin again</source>
            <translation>从头开始(&amp;G)</translation>
        </message>
        <message>
            <source>Forgets guesses and progress of this lesson</source>
            <translation>清除本课程的猜测和进度</translation>
        </message>
        <message>
            <source>&amp;Large type</source>
            <translation>大字(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;All lessons</source>
            <translation>全部课程(&amp;A)</translation>
        </message>
        <message>
            <source>Remove from the list</source>
            <translation>从列表中移除</translation>
        </message>
        <message>
            <source>The lesson was not opened. %1</source>
            <translation>课程未打开。%1</translation>
        </message>
        <message>
            <source>Open a lesson</source>
            <translation>打开课程</translation>
        </message>
        <message>
            <source>Lessons (*.rosalesson *.toml);;All files (*)</source>
            <translation>课程 (*.rosalesson *.toml);;所有文件 (*)</translation>
        </message>
        <message>
            <source>Hand-out as PDF</source>
            <translation>讲义存为 PDF</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Writing the hand-out …</source>
            <translation>正在生成讲义…</translation>
        </message>
        <message>
            <source>Hand-out saved as %1</source>
            <translation>讲义已保存为 %1</translation>
        </message>
        <message>
            <source>The hand-out was not saved: %1</source>
            <translation>讲义未保存：%1</translation>
        </message>
        <message>
            <source>Save as &amp;web page …</source>
            <translation>存为网页(&amp;W)…</translation>
        </message>
        <message>
            <source>One file that opens in any browser, without a network</source>
            <translation>可在任何浏览器中打开的单个文件，无需网络</translation>
        </message>
        <message>
            <source>Save as web page</source>
            <translation>存为网页</translation>
        </message>
        <message>
            <source>Web pages (*.html)</source>
            <translation>网页 (*.html)</translation>
        </message>
        <message>
            <source>Web page saved as %1</source>
            <translation>网页已保存为 %1</translation>
        </message>
        <message>
            <source>The web page was not saved: %1</source>
            <translation>网页未保存：%1</translation>
        </message>
    </context>
    <context>
        <name>LessonText</name>
        <message>
            <source>Shown without a guess: this step does not count as done.</source>
            <translation>未猜测就显示了结果：本步不计为完成。</translation>
        </message>
        <message>
            <source>Computed</source>
            <translation>计算结果</translation>
        </message>
        <message>
            <source>Right, within %1</source>
            <translation>正确，误差在 %1 以内</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>正确</translation>
        </message>
        <message>
            <source>Your guess</source>
            <translation>您的猜测</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>差</translation>
        </message>
        <message>
            <source>The right answer:</source>
            <translation>正确答案：</translation>
        </message>
        <message>
            <source>Not this one</source>
            <translation>不是这个</translation>
        </message>
        <message>
            <source>Mass that Γ puts elsewhere, ½‖guess − Γ‖₁</source>
            <translation>Γ 放在别处的质量，½‖猜测 − Γ‖₁</translation>
        </message>
        <message>
            <source>Your plan is Γ</source>
            <translation>您的方案就是 Γ</translation>
        </message>
        <message>
            <source>Your plan is not Γ; it stays in the picture</source>
            <translation>您的方案不是 Γ；它会留在图中</translation>
        </message>
        <message>
            <source>not begun</source>
            <translation>未开始</translation>
        </message>
        <message>
            <source>done</source>
            <translation>已完成</translation>
        </message>
        <message>
            <source>%1 of %2 steps done</source>
            <translation>已完成 %1 步，共 %2 步</translation>
        </message>
        <message>
            <source>Close, a little too low.</source>
            <translation>很接近，略低。</translation>
        </message>
        <message>
            <source>Close, a little too high.</source>
            <translation>很接近，略高。</translation>
        </message>
        <message>
            <source>Too low this time: what surprises is remembered.</source>
            <translation>这次偏低：出乎意料的更容易记住。</translation>
        </message>
        <message>
            <source>Too high this time: what surprises is remembered.</source>
            <translation>这次偏高：出乎意料的更容易记住。</translation>
        </message>
        <message>
            <source>Within %1 counts as right.</source>
            <translation>误差在 %1 以内算正确。</translation>
        </message>
        <message>
            <source>%1 min</source>
            <translation>%1 分钟</translation>
        </message>
    </context>
    <context>
        <name>LiveRuns</name>
        <message>
            <source>The run could not be stopped: %1</source>
            <translation>无法停止该运行：%1</translation>
        </message>
    </context>
    <context>
        <name>LiveStrip</name>
        <message>
            <source>Changed parameters</source>
            <translation>已调整的参数</translation>
        </message>
        <message>
            <source>Live parameters</source>
            <translation>实时参数</translation>
        </message>
        <message>
            <source>%1%2: %3. %4; press Enter to request it from the engine.</source>
            <translation>%1%2：%3。%4；按 Enter 可请求计算引擎采用。</translation>
        </message>
        <message>
            <source>%1 = %2 in effect since epoch %3</source>
            <translation>%1 = %2 自第 %3 轮起生效</translation>
        </message>
        <message>
            <source>%1 is already %2</source>
            <translation>%1 已经是 %2</translation>
        </message>
        <message>
            <source>%1 = %2 requested …</source>
            <translation>已请求 %1 = %2…</translation>
        </message>
        <message>
            <source>Change during training</source>
            <translation>训练中可更改</translation>
        </message>
    </context>
    <context>
        <name>LogDock</name>
        <message>
            <source>Log</source>
            <translation>日志</translation>
        </message>
        <message>
            <source>The output of engines appears here.</source>
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
            <source>RoSA workbench</source>
            <translation>RoSA 工作台</translation>
        </message>
        <message>
            <source>Views</source>
            <translation>视图页</translation>
        </message>
        <message>
            <source>Training not started: %1</source>
            <translation>未开始训练：%1</translation>
        </message>
        <message>
            <source>New run</source>
            <translation>新运行</translation>
        </message>
    </context>
    <context>
        <name>Manual</name>
        <message>
            <source>Getting started</source>
            <translation>入门</translation>
        </message>
        <message>
            <source>The window</source>
            <translation>窗口</translation>
        </message>
        <message>
            <source>Alignment</source>
            <translation>对齐</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>课程</translation>
        </message>
        <message>
            <source>Data sets</source>
            <translation>数据集</translation>
        </message>
        <message>
            <source>Methods</source>
            <translation>方法</translation>
        </message>
        <message>
            <source>Tables and statistics</source>
            <translation>表格与统计</translation>
        </message>
        <message>
            <source>Measured results</source>
            <translation>实测结果</translation>
        </message>
        <message>
            <source>Large data</source>
            <translation>大规模数据</translation>
        </message>
        <message>
            <source>GPU</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Clusters</source>
            <translation>计算集群</translation>
        </message>
        <message>
            <source>Files and formats</source>
            <translation>文件与格式</translation>
        </message>
        <message>
            <source>Installation</source>
            <translation>安装</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>参数</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>Transport lab</source>
            <translation>传输实验台</translation>
        </message>
        <message>
            <source>Sweeps</source>
            <translation>参数扫描</translation>
        </message>
    </context>
    <context>
        <name>MatricesFigure</name>
        <message>
            <source>at this size the cells are hardly visible and the node names are omitted</source>
            <translation>在此尺寸下单元格几乎看不清，节点名称被省略</translation>
        </message>
        <message>
            <source>the node names are omitted: at this size the cells are too small for them</source>
            <translation>节点名称被省略：在此尺寸下单元格太小，放不下名称</translation>
        </message>
        <message>
            <source>at this size the node names are smaller than 6 points</source>
            <translation>在此尺寸下节点名称小于 6 磅</translation>
        </message>
        <message>
            <source>at this size only some of the node names fit</source>
            <translation>此尺寸只容得下部分节点名称</translation>
        </message>
        <message>
            <source>Caption</source>
            <translation>说明文字</translation>
        </message>
        <message>
            <source>Title %1</source>
            <translation>标题 %1</translation>
        </message>
    </context>
    <context>
        <name>MatricesMenu</name>
        <message>
            <source>Use one scale for all costs</source>
            <translation>所有代价共用一个标尺</translation>
        </message>
        <message>
            <source>Use one scale for Γ and Γ*</source>
            <translation>Γ 与 Γ* 共用一个标尺</translation>
        </message>
        <message>
            <source>Γ is spread over many pairs of nodes, so it is dark on the scale of Γ*</source>
            <translation>Γ 分散在许多节点对上，因此在 Γ* 的标尺上显得很暗</translation>
        </message>
        <message>
            <source>Class labels instead of node names</source>
            <translation>以类别标签代替节点名称</translation>
        </message>
        <message>
            <source>Label the matrices with classes, as in the article&apos;s figure</source>
            <translation>以类别标注矩阵，与论文中的图一致</translation>
        </message>
        <message>
            <source>Colours: %1</source>
            <translation>颜色：%1</translation>
        </message>
        <message>
            <source>Both views as graphs, with the flows of the plan between them</source>
            <translation>以图的形式显示两个视图及其间方案的流</translation>
        </message>
    </context>
    <context>
        <name>MatricesPanel</name>
        <message>
            <source>Two graphs</source>
            <translation>两个图</translation>
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
        <name>Metric</name>
        <message>
            <source>Accuracy</source>
            <translation>准确率</translation>
        </message>
        <message>
            <source>Micro-F1</source>
            <translation>微平均 F1</translation>
        </message>
    </context>
    <context>
        <name>MetricPanels</name>
        <message>
            <source>Loss</source>
            <translation>损失</translation>
        </message>
        <message>
            <source>Quantity that training minimises; it can be negative</source>
            <translation>训练所最小化的量；可以为负</translation>
        </message>
        <message>
            <source>Similarity</source>
            <translation>相似度</translation>
        </message>
        <message>
            <source>Terms of the loss: mean g-EMD similarity of pairs of views</source>
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
            <source>Norm of the gradient of the weights</source>
            <translation>权重梯度的范数</translation>
        </message>
        <message>
            <source>Perturbation norm</source>
            <translation>扰动范数</translation>
        </message>
        <message>
            <source>Norm of the adversarial perturbation δ of the features</source>
            <translation>特征的对抗扰动 δ 的范数</translation>
        </message>
        <message>
            <source>Marginal gap</source>
            <translation>边缘分布偏差</translation>
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
            <source>Entropy of the plans Γ; near that of the independent coupling, a plan carries no information</source>
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
        <message>
            <source>Residual of the Sinkhorn iterations: ‖Γ1 − t‖₁, mean over the batch</source>
            <translation>Sinkhorn 迭代后的残差：‖Γ1 − t‖₁，批次均值</translation>
        </message>
    </context>
    <context>
        <name>NoResults</name>
        <message>
            <source>Progress of the evaluation</source>
            <translation>评估进度</translation>
        </message>
        <message>
            <source>Evaluation of %1</source>
            <translation>评估 %1</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Evaluate</source>
            <translation>评估</translation>
        </message>
        <message>
            <source>Choose a run in the list of runs, or train one, to see its results.</source>
            <translation>请在运行列表中选择一个运行，或训练一个运行，以查看其结果。</translation>
        </message>
        <message>
            <source>The run has not finished: its results appear here after its evaluation.</source>
            <translation>运行尚未完成：评估之后，结果将显示在此处。</translation>
        </message>
        <message>
            <source>The run ended before its evaluation. Evaluate the weights of its newest checkpoint here, or run “rosa evaluate %1” in a shell.</source>
            <translation>运行在评估之前就已结束。可在此处评估其最新检查点的权重，或在命令行中运行“rosa evaluate %1”。</translation>
        </message>
        <message>
            <source>There are no results: %1. Add them here, or run “rosa evaluate %2” in a shell.</source>
            <translation>没有结果：%1。可在此处添加，或在命令行中运行“rosa evaluate %2”。</translation>
        </message>
    </context>
    <context>
        <name>NodeColouring</name>
        <message>
            <source>The predictions of %1 cannot be read</source>
            <translation>无法读取 %1 的预测</translation>
        </message>
        <message>
            <source>No predictions in this record: evaluate the run again</source>
            <translation>此记录中没有预测：请重新评估该运行</translation>
        </message>
    </context>
    <context>
        <name>NodeColours</name>
        <message>
            <source>Class</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>unknown</source>
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
            <source>correct in every split</source>
            <translation>在所有划分中正确</translation>
        </message>
        <message>
            <source>correct in some splits</source>
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
        <message>
            <source>class %1</source>
            <translation>类别 %1</translation>
        </message>
    </context>
    <context>
        <name>NodeFinder</name>
        <message>
            <source>No node %1 in %2</source>
            <translation>%2 中没有节点 %1</translation>
        </message>
    </context>
    <context>
        <name>NodeList</name>
        <message>
            <source>Neighbours</source>
            <translation>邻居</translation>
        </message>
        <message>
            <source>Click a point to see its nearest nodes. Draw a lasso around points to select them; hold Shift to draw a rectangle.</source>
            <translation>单击一个点可查看与其最近的节点。用套索圈选多个点；按住 Shift 可绘制矩形。</translation>
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
            <source>%Ln selected node(s), the first %1:</source>
            <translation>
                <numerusform>选中 %Ln 个节点，前 %1 个：</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NodeMenu</name>
        <message>
            <source>Show alignment of %1</source>
            <translation>显示 %1 的对齐</translation>
        </message>
        <message>
            <source>Show alignment of %1 and %2</source>
            <translation>显示 %1 与 %2 的对齐</translation>
        </message>
        <message>
            <source>Select all nodes of class %1</source>
            <translation>选择类别 %1 的全部节点</translation>
        </message>
    </context>
    <context>
        <name>NodeSearch</name>
        <message>
            <source>Open pair</source>
            <translation>打开视图对</translation>
        </message>
        <message>
            <source>&amp;Node</source>
            <translation>节点(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Against (same node if empty)</source>
            <translation>对比节点（留空则为同一节点）(&amp;A)</translation>
        </message>
        <message>
            <source>Name or number</source>
            <translation>名称或编号</translation>
        </message>
    </context>
    <context>
        <name>NumberField</name>
        <message>
            <source>From %1 to %2</source>
            <translation>从 %1 到 %2</translation>
        </message>
    </context>
    <context>
        <name>OverlayButton</name>
        <message>
            <source>Overlay the curves of other runs</source>
            <translation>叠加其他运行的曲线</translation>
        </message>
        <message>
            <source>Filter by name, data set, tag …</source>
            <translation>按名称、数据集、标签筛选…</translation>
        </message>
        <message>
            <source>Filter runs</source>
            <translation>筛选运行</translation>
        </message>
        <message>
            <source>Runs to overlay</source>
            <translation>要叠加的运行</translation>
        </message>
        <message>
            <source>Remove all</source>
            <translation>全部移除</translation>
        </message>
        <message>
            <source>Overlay …</source>
            <translation>叠加…</translation>
        </message>
        <message>
            <source>Overlay (%1) …</source>
            <translation>叠加 (%1)…</translation>
        </message>
        <message numerus="yes">
            <source>Overlay runs, %n chosen</source>
            <translation>
                <numerusform>叠加运行，已选择 %n 个</numerusform>
            </translation>
        </message>
        <message>
            <source>seed %1</source>
            <translation>种子 %1</translation>
        </message>
    </context>
    <context>
        <name>OverviewView</name>
        <message>
            <source>published: %1</source>
            <translation>已发表：%1</translation>
        </message>
        <message>
            <source>Overview</source>
            <translation>概览</translation>
        </message>
        <message>
            <source>It is training; its accuracy comes at the end.</source>
            <translation>正在训练；结束后给出准确率。</translation>
        </message>
        <message>
            <source>It has not been evaluated.</source>
            <translation>尚未评估。</translation>
        </message>
        <message>
            <source>Its map is computed when Embedding is opened (Ctrl+3).</source>
            <translation>打开“嵌入”(Ctrl+3) 时计算其分布图。</translation>
        </message>
        <message>
            <source>Loss</source>
            <translation>损失</translation>
        </message>
        <message>
            <source>What is aligned: costs D and plan Γ of a pair</source>
            <translation>对齐的内容：一对视图的代价 D 与计划 Γ</translation>
        </message>
        <message>
            <source>Map of the nodes</source>
            <translation>节点分布图</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>准确率</translation>
        </message>
        <message>
            <source>Choose a run in the list of runs, or begin one with New run (F4).</source>
            <translation>请在运行列表中选择一个运行，或用“新运行”(F4) 开始一个。</translation>
        </message>
    </context>
    <context>
        <name>PairChooser</name>
        <message>
            <source>Batch</source>
            <translation>批次</translation>
        </message>
        <message>
            <source>Compare all views of a batch of nodes with each other</source>
            <translation>将一批节点的所有视图两两比较</translation>
        </message>
        <message>
            <source>Watched</source>
            <translation>跟踪</translation>
        </message>
        <message>
            <source>Open a pair that the run records during training</source>
            <translation>打开运行在训练期间记录的视图对</translation>
        </message>
        <message>
            <source>Node</source>
            <translation>节点</translation>
        </message>
        <message>
            <source>Open a pair by node name or number</source>
            <translation>按节点名称或编号打开视图对</translation>
        </message>
        <message>
            <source>Worst</source>
            <translation>最差</translation>
        </message>
        <message>
            <source>Open one of the worst aligned pairs</source>
            <translation>打开对齐最差的视图对之一</translation>
        </message>
        <message>
            <source>How a pair is chosen</source>
            <translation>选择视图对的方式</translation>
        </message>
        <message>
            <source>Choose a pair: %1</source>
            <translation>选择视图对：%1</translation>
        </message>
        <message>
            <source>Show the list of pairs</source>
            <translation>显示视图对列表</translation>
        </message>
        <message>
            <source>Fold the list of pairs</source>
            <translation>折叠视图对列表</translation>
        </message>
    </context>
    <context>
        <name>PairData</name>
        <message>
            <source>Positive pair of %1</source>
            <translation>%1 的正样本对</translation>
        </message>
        <message>
            <source>%1 against %2</source>
            <translation>%1 对 %2</translation>
        </message>
        <message>
            <source>D, cost</source>
            <translation>D，代价</translation>
        </message>
        <message>
            <source>S, rescale</source>
            <translation>S，重缩放</translation>
        </message>
        <message>
            <source>D∘S, rescaled cost</source>
            <translation>D∘S，重缩放后的代价</translation>
        </message>
        <message>
            <source>Γ*, exact plan</source>
            <translation>Γ*，精确传输计划</translation>
        </message>
        <message>
            <source>Cost of moving weight from the row&apos;s node to the column&apos;s node: 1 − cosine of their embeddings</source>
            <translation>将权重从行节点移至列节点的代价：1 − 两者嵌入的余弦</translation>
        </message>
        <message>
            <source>Factor on the cost: sigmoid of Ψ/τ, where Ψ is the hop distance of the two nodes; 1 if the objective does not rescale this pair</source>
            <translation>代价的乘数：Ψ/τ 的 sigmoid，其中 Ψ 为两个节点的跳数距离；目标函数不对此视图对重缩放时为 1</translation>
        </message>
        <message>
            <source>Cost used for transport: element-wise product of D and S</source>
            <translation>传输所用的代价：D 与 S 的逐元素乘积</translation>
        </message>
        <message>
            <source>Plan of minimum cost, without entropy; Sinkhorn&apos;s plan approaches it as λ grows</source>
            <translation>不含熵项的最小代价传输计划；λ 增大时 Sinkhorn 传输计划趋近于它</translation>
        </message>
        <message>
            <source>First view, centre %1</source>
            <translation>第一视图，中心 %1</translation>
        </message>
        <message>
            <source>Second view, centre %1</source>
            <translation>第二视图，中心 %1</translation>
        </message>
        <message>
            <source>%1, epoch %2, λ = %3; %4 × %5 nodes</source>
            <translation>%1，第 %2 轮，λ = %3；%4 × %5 个节点</translation>
        </message>
        <message>
            <source>--pair is not given; the first watched pair is drawn: %1</source>
            <translation>未给出 --pair；绘制的是第一个跟踪的视图对：%1</translation>
        </message>
        <message>
            <source>First views of %1 and %2</source>
            <translation>%1 与 %2 的第一视图</translation>
        </message>
        <message>
            <source>Second views of %1 and %2</source>
            <translation>%1 与 %2 的第二视图</translation>
        </message>
        <message>
            <source>Γ, plan</source>
            <translation>Γ，传输计划</translation>
        </message>
        <message>
            <source>Weight moved from the row&apos;s node to the column&apos;s node by the run&apos;s coupling (Sinkhorn by default); the plan sums to 1</source>
            <translation>按运行的耦合（默认为 Sinkhorn）从行节点移到列节点的权重；总和为 1</translation>
        </message>
        <message>
            <source>%1, epoch %2, coupling %3; %4 × %5 nodes</source>
            <translation>%1，第 %2 轮，耦合 %3；%4 × %5 个节点</translation>
        </message>
        <message>
            <source>time snapshots %1, %2</source>
            <translation>时间快照 %1、%2</translation>
        </message>
        <message>
            <source>Time snapshot %1</source>
            <translation>时间快照 %1</translation>
        </message>
        <message>
            <source>%1: shares of rows</source>
            <translation>%1：行占比</translation>
        </message>
        <message>
            <source>pad × %1</source>
            <translation>填充 × %1</translation>
        </message>
        <message>
            <source>pad %1</source>
            <translation>填充 %1</translation>
        </message>
        <message>
            <source>padded to %1 × %2, as in training</source>
            <translation>填充到 %1 × %2，与训练时相同</translation>
        </message>
        <message>
            <source>views alone, without the padding of the training</source>
            <translation>仅视图，不含训练时的填充</translation>
        </message>
        <message>
            <source>recorded as views alone, without the padding of the training</source>
            <translation>记录时仅含视图，不含训练时的填充</translation>
        </message>
        <message>
            <source>Γ at λ = %1, iterations: %2; not as trained</source>
            <translation>Γ，λ = %1，迭代：%2；与训练不同</translation>
        </message>
        <message>
            <source>%1, epoch %2, λ = %3, iterations: %4 (trained with λ = %5, iterations: %6); %7 × %8 nodes</source>
            <translation>%1，第 %2 轮，λ = %3，迭代：%4（训练时 λ = %5，迭代：%6）；%7 × %8 个节点</translation>
        </message>
    </context>
    <context>
        <name>PairMeaning</name>
        <message>
            <source>this coupling ignores the weights: not comparable with the exact cost</source>
            <translation>此耦合忽略权重：不能与精确代价比较</translation>
        </message>
        <message>
            <source>infeasible: %1 below the optimum, since the marginals are off</source>
            <translation>不可行：比最优值低 %1，因为边缘分布有偏差</translation>
        </message>
        <message>
            <source>infeasible: the marginals are off, so this is no cost of a plan from t to r</source>
            <translation>不可行：边缘分布有偏差，这不是从 t 到 r 的传输计划的代价</translation>
        </message>
        <message>
            <source>the optimum is zero; all of this cost is due to the blur of Γ</source>
            <translation>最优值为零；这些代价全部来自 Γ 的模糊</translation>
        </message>
        <message>
            <source>equal to the optimum within 0.1 %</source>
            <translation>与最优值相差不到 0.1 %</translation>
        </message>
        <message>
            <source>%1 above the optimum</source>
            <translation>比最优值高 %1</translation>
        </message>
        <message>
            <source>near the optimum, but %1 of the mass is misplaced</source>
            <translation>接近最优值，但有 %1 的质量错位</translation>
        </message>
        <message>
            <source>%1 above the optimum, with %2 of the mass misplaced</source>
            <translation>比最优值高 %1，且有 %2 的质量错位</translation>
        </message>
        <message>
            <source>every plan is free: the views do not differ</source>
            <translation>任何传输计划都没有代价：两个视图没有差别</translation>
        </message>
        <message>
            <source>%1 below t·rᵀ: the most that alignment can save here</source>
            <translation>比 t·rᵀ 低 %1：对齐在此最多能节省这么多</translation>
        </message>
        <message>
            <source>no measure for Γ: its own cost is not comparable</source>
            <translation>不能衡量 Γ：它自身的代价不可比较</translation>
        </message>
        <message>
            <source>alignment has next to nothing to save here</source>
            <translation>对齐在此几乎没有可节省的</translation>
        </message>
        <message>
            <source>Γ costs more than ignoring the costs does</source>
            <translation>Γ 的代价比不考虑代价时还高</translation>
        </message>
        <message>
            <source>Γ makes only %1 of the possible saving: it hardly aligns</source>
            <translation>Γ 仅实现了可能节省的 %1：几乎没有对齐作用</translation>
        </message>
        <message>
            <source>Γ makes %1 of the possible saving: nearly all</source>
            <translation>Γ 实现了可能节省的 %1：几乎全部</translation>
        </message>
        <message>
            <source>Γ makes %1 of the possible saving</source>
            <translation>Γ 实现了可能节省的 %1</translation>
        </message>
        <message>
            <source>this coupling ignores the weights</source>
            <translation>此耦合忽略权重</translation>
        </message>
        <message>
            <source>the rows have their weights up to rounding</source>
            <translation>各行的权重在舍入误差内正确</translation>
        </message>
        <message>
            <source>there is one plan only, so there is nothing to choose</source>
            <translation>只有一个传输计划，没有选择余地</translation>
        </message>
        <message>
            <source>%1 of the entropy of the independent coupling: this plan hardly prefers cheap pairs</source>
            <translation>为独立耦合之熵的 %1：此传输计划几乎不偏好代价低的节点对</translation>
        </message>
        <message>
            <source>a node sends its weight to about %1 of %2 nodes: nearly a matching</source>
            <translation>每个节点将权重传给 %2 个节点中的约 %1 个：近乎一一匹配</translation>
        </message>
        <message>
            <source>a node spreads its weight as if over %1 of %2 nodes</source>
            <translation>每个节点的权重相当于分散到 %2 个节点中的 %1 个</translation>
        </message>
        <message>
            <source>the nodes have no classes to compare</source>
            <translation>节点没有可比较的类别</translation>
        </message>
        <message>
            <source>nearly all nodes are of one class, so this says little</source>
            <translation>几乎所有节点同属一类，因此说明不了什么</translation>
        </message>
        <message>
            <source>as by chance: this plan does not tell the classes apart</source>
            <translation>与随机相当：此传输计划没有区分类别</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) above chance: the plan prefers the own class</source>
            <translation>
                <numerusform>高于随机水平 %n 个百分点：传输计划偏好同类</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) below chance: the plan prefers other classes</source>
            <translation>
                <numerusform>低于随机水平 %n 个百分点：传输计划偏好其他类</numerusform>
            </translation>
        </message>
        <message>
            <source>cost %1</source>
            <translation>代价 %1</translation>
        </message>
        <message>
            <source>entropy %1</source>
            <translation>熵 %1</translation>
        </message>
        <message>
            <source>marginal gap %1</source>
            <translation>边缘分布偏差 %1</translation>
        </message>
        <message>
            <source>equal to the optimum up to rounding</source>
            <translation>在舍入误差内等于最优值</translation>
        </message>
        <message>
            <source>only %1 below t·rᵀ: no plan saves more here</source>
            <translation>仅比 t·rᵀ 低 %1：此处没有计划能省得更多</translation>
        </message>
        <message>
            <source>hardly any two nodes share a class, so this says little</source>
            <translation>几乎没有两个节点同类，因此说明不了什么</translation>
        </message>
        <message>
            <source>infeasible</source>
            <translation>不可行</translation>
        </message>
        <message>
            <source>optimum + %1</source>
            <translation>最优值 + %1</translation>
        </message>
        <message>
            <source>a node sends its weight to about %1 of %2 nodes, padding included: nearly a matching</source>
            <translation>一个节点把权重送到约 %1 个节点（共 %2 个，含填充）：近乎匹配</translation>
        </message>
        <message>
            <source>a node spreads its weight as if over %1 of %2 nodes, padding included</source>
            <translation>一个节点的权重如同分散到 %1 个节点（共 %2 个，含填充）</translation>
        </message>
        <message numerus="yes">
            <source>converged: %n iteration(s) leave less than 0.1 % of the mass misplaced</source>
            <translation>
                <numerusform>已收敛：%n 次迭代后错位的质量不到 0.1 %</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n iteration(s) leave %1 of the mass misplaced</source>
            <translation>
                <numerusform>%n 次迭代后仍有 %1 的质量错位</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n iteration(s) leave %1 of the mass misplaced: too few for this λ</source>
            <translation>
                <numerusform>%n 次迭代后仍有 %1 的质量错位：对此 λ 而言太少</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PairMeasures</name>
        <message>
            <source>Cost under Γ</source>
            <translation>Γ 下的代价</translation>
        </message>
        <message>
            <source>Exact cost</source>
            <translation>精确代价</translation>
        </message>
        <message>
            <source>Minimum cost of all plans with these marginals</source>
            <translation>具有这些边缘分布的所有传输计划的最小代价</translation>
        </message>
        <message>
            <source>Independent</source>
            <translation>独立耦合</translation>
        </message>
        <message>
            <source>Cost of t·rᵀ, which ignores the cost; a plan near this value aligns nothing</source>
            <translation>t·rᵀ 的代价，它不考虑代价；接近该值的传输计划没有任何对齐作用</translation>
        </message>
        <message>
            <source>Marginal gap</source>
            <translation>边缘分布偏差</translation>
        </message>
        <message>
            <source>Entropy</source>
            <translation>熵</translation>
        </message>
        <message>
            <source>Entropy of Γ relative to that of t·rᵀ; at 100 %, Γ prefers no node to another</source>
            <translation>Γ 的熵相对于 t·rᵀ 的熵；100 % 时 Γ 对各节点没有偏好</translation>
        </message>
        <message>
            <source>Same class</source>
            <translation>同类</translation>
        </message>
        <message>
            <source>Share of the mass moved between nodes of the same class, and its chance level under t·rᵀ</source>
            <translation>在同类节点之间传输的质量所占比例，及其在 t·rᵀ 下的随机水平</translation>
        </message>
        <message>
            <source>no classes</source>
            <translation>没有类别</translation>
        </message>
        <message>
            <source>%1 (chance %2)</source>
            <translation>%1（随机水平 %2）</translation>
        </message>
        <message>
            <source>⟨Γ, D∘S⟩: cost of the plan, the g-EMD of the two views</source>
            <translation>⟨Γ, D∘S⟩：传输计划的代价，即两个视图的 g-EMD</translation>
        </message>
        <message>
            <source>What %1 means here</source>
            <translation>“%1”在此处的含义</translation>
        </message>
        <message>
            <source>‖Γ1 − t‖₁: deviation of the row marginals after the Sinkhorn iterations</source>
            <translation>‖Γ1 − t‖₁：Sinkhorn 迭代后行边缘分布的偏差</translation>
        </message>
    </context>
    <context>
        <name>PairPanel</name>
        <message>
            <source>Waiting for the engine …</source>
            <translation>正在等待计算引擎…</translation>
        </message>
        <message>
            <source>Picture in front</source>
            <translation>当前图</translation>
        </message>
        <message>
            <source>There is room for one picture: which one</source>
            <translation>只够显示一幅图：选择哪一幅</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详细信息</translation>
        </message>
        <message>
            <source>What each number means for this pair</source>
            <translation>每个数值对此视图对的含义</translation>
        </message>
        <message>
            <source>%1: the brighter a cell of Γ, the more weight goes from its row&apos;s node to its column&apos;s</source>
            <translation>%1：Γ 的单元格越亮，从其行节点移到列节点的权重越多</translation>
        </message>
    </context>
    <context>
        <name>PairSketch</name>
        <message>
            <source>Two views of a node, and the transport plan between them</source>
            <translation>一个节点的两个视图，以及它们之间的传输方案</translation>
        </message>
        <message>
            <source>Two views of one member of Zachary&apos;s karate club, from the example run. The thicker a line, the more weight the transport plan moves between the two nodes; colours are classes.</source>
            <translation>示例运行中扎卡里空手道俱乐部一名成员的两个视图。线越粗，传输方案在两个节点间移动的权重越多；颜色表示类别。</translation>
        </message>
        <message>
            <source>First view</source>
            <translation>第一视图</translation>
        </message>
        <message>
            <source>Second view</source>
            <translation>第二视图</translation>
        </message>
        <message>
            <source>What is aligned with what: open this plan</source>
            <translation>什么与什么对齐：打开此传输方案</translation>
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
        <name>Palette</name>
        <message>
            <source>Node %1: the plan between its two views</source>
            <translation>节点 %1：其两个视图之间的运输计划</translation>
        </message>
        <message>
            <source>Alignment</source>
            <translation>对齐</translation>
        </message>
        <message>
            <source>Node %1: its point in the embedding</source>
            <translation>节点 %1：其在嵌入中的点</translation>
        </message>
        <message>
            <source>Embedding</source>
            <translation>嵌入</translation>
        </message>
        <message>
            <source>Lesson</source>
            <translation>课程</translation>
        </message>
        <message>
            <source>Manual</source>
            <translation>手册</translation>
        </message>
        <message>
            <source>expected %1, found “%2”</source>
            <translation>应为%1，实际为“%2”</translation>
        </message>
    </context>
    <context>
        <name>PanelBoard</name>
        <message>
            <source>This run has not finished, so it has no embedding.</source>
            <translation>此运行尚未完成，因此没有嵌入。</translation>
        </message>
    </context>
    <context>
        <name>PanelStrip</name>
        <message>
            <source>Panels</source>
            <translation>面板</translation>
        </message>
        <message>
            <source>Show or hide %1</source>
            <translation>显示或隐藏%1</translation>
        </message>
    </context>
    <context>
        <name>PanelsBeside</name>
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
        <name>ParallelView</name>
        <message>
            <source>Parallel coordinates</source>
            <translation>平行坐标</translation>
        </message>
        <message>
            <source>%1: not brushed; drag along the axis to brush a part of it</source>
            <translation>%1：未刷选；沿坐标轴拖动可刷选一部分</translation>
        </message>
        <message>
            <source>%1: brushed %2</source>
            <translation>%1：已刷选 %2</translation>
        </message>
        <message>
            <source>%1: brushed %2 … %3</source>
            <translation>%1：已刷选 %2 … %3</translation>
        </message>
    </context>
    <context>
        <name>ParameterForm</name>
        <message>
            <source>Find a parameter</source>
            <translation>查找参数</translation>
        </message>
        <message>
            <source>No parameter matches “%1”.</source>
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
            <source>Same as desktop</source>
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
            <source>Same as system</source>
            <translation>跟随系统</translation>
        </message>
        <message>
            <source>Ask</source>
            <translation>询问</translation>
        </message>
        <message>
            <source>Continue in the background</source>
            <translation>在后台继续</translation>
        </message>
        <message>
            <source>Stop after a checkpoint</source>
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
        <message>
            <source>&amp;Notice at the end of a training</source>
            <translation>训练结束时通知(&amp;N)</translation>
        </message>
        <message>
            <source>On the desktop if this window is in the background</source>
            <translation>此窗口在后台时显示桌面通知</translation>
        </message>
        <message>
            <source>All (%1)</source>
            <translation>全部 (%1)</translation>
        </message>
        <message>
            <source>Fewer threads leave cores to other programs, a second training for example</source>
            <translation>减少线程可为其他程序（例如另一个训练）留出核心</translation>
        </message>
        <message>
            <source>&amp;Threads of trainings</source>
            <translation>训练线程数(&amp;T)</translation>
        </message>
        <message>
            <source>Sto&amp;re (next start)</source>
            <translation>存储位置（下次启动）(&amp;E)</translation>
        </message>
    </context>
    <context>
        <name>RanksText</name>
        <message>
            <source>CD (longer than the axis)</source>
            <translation>CD（长于坐标轴）</translation>
        </message>
        <message>
            <source>CD</source>
            <translation>CD</translation>
        </message>
        <message>
            <source>k = %1, N = %2, CD = %3 (Nemenyi, 0.05)</source>
            <translation>k = %1，N = %2，CD = %3（Nemenyi，0.05）</translation>
        </message>
        <message>
            <source>%1: mean ranks and critical difference</source>
            <translation>%1：平均秩与临界差</translation>
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
        <name>ResultPanel</name>
        <message>
            <source>Progress of the confirmation</source>
            <translation>确认的进度</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>Confirmed</source>
            <translation>已确认</translation>
        </message>
        <message>
            <source>Test</source>
            <translation>测试</translation>
        </message>
        <message>
            <source>95 %</source>
            <translation>95 %</translation>
        </message>
        <message>
            <source>Minus default</source>
            <translation>减默认</translation>
        </message>
        <message>
            <source>p</source>
            <translation>p</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>种子数</translation>
        </message>
        <message>
            <source>Confirmed differences from the default</source>
            <translation>与默认配置的已确认差异</translation>
        </message>
        <message numerus="yes">
            <source>The sweep is not complete: at most %Ln run(s) are left.</source>
            <translation>
                <numerusform>扫描尚未完成：最多还剩 %Ln 次运行。</numerusform>
            </translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Continue the confirmation</source>
            <translation>继续确认</translation>
        </message>
        <message>
            <source>Confirm again on fresh seeds</source>
            <translation>用新种子再次确认</translation>
        </message>
        <message>
            <source>Confirm the winner</source>
            <translation>确认优胜者</translation>
        </message>
        <message>
            <source>Confirmation of sweep %1</source>
            <translation>扫描 %1 的确认</translation>
        </message>
        <message>
            <source>The confirmation ended with an error: %1</source>
            <translation>确认因错误而结束：%1</translation>
        </message>
        <message>
            <source>Sweep %1 is being confirmed; one confirmation runs at a time</source>
            <translation>正在确认扫描 %1；一次只能运行一个确认</translation>
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
            <translation>仅输入特征</translation>
        </message>
        <message>
            <source>random weights, untrained</source>
            <translation>随机权重，未训练</translation>
        </message>
        <message>
            <source>The same classifier on the input features: what is known without any training</source>
            <translation>同一分类器直接用于输入特征：不经训练即可知道的部分</translation>
        </message>
        <message>
            <source>The same network with random weights: what its shape alone contributes</source>
            <translation>同一网络使用随机权重：仅其结构的贡献</translation>
        </message>
        <message>
            <source>this run</source>
            <translation>此运行</translation>
        </message>
        <message>
            <source>Result of this run</source>
            <translation>此运行的结果</translation>
        </message>
        <message>
            <source>Accuracy and baselines</source>
            <translation>准确率与基线</translation>
        </message>
        <message>
            <source>Look at next:</source>
            <translation>接下来查看：</translation>
        </message>
        <message>
            <source>Alignment</source>
            <translation>对齐</translation>
        </message>
        <message>
            <source>What the transport plan aligns in a pair of views</source>
            <translation>传输方案在一对视图中对齐了什么</translation>
        </message>
        <message>
            <source>Embedding</source>
            <translation>嵌入</translation>
        </message>
        <message>
            <source>The nodes in the plane, coloured by class</source>
            <translation>平面上的节点，按类别着色</translation>
        </message>
        <message>
            <source>Results</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>Intervals, published numbers, scores per class, confusion matrix</source>
            <translation>区间、已发表的数值、各类别得分、混淆矩阵</translation>
        </message>
        <message numerus="yes">
            <source>%1 on test nodes,
%n splits</source>
            <translation>
                <numerusform>测试节点上的%1，
%n 个划分</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 on test nodes</source>
            <translation>测试节点上的%1</translation>
        </message>
        <message>
            <source>Mean and standard deviation over the splits of the data into training and test nodes</source>
            <translation>将数据划分为训练节点和测试节点的各次划分上的均值与标准差</translation>
        </message>
    </context>
    <context>
        <name>ResultsFigureText</name>
        <message>
            <source>%1, per cent</source>
            <translation>%1（百分比）</translation>
        </message>
        <message>
            <source>%1 on %2: all points, mean and 95 % interval, with published numbers</source>
            <translation>%1，数据集 %2：所有数据点、均值与 95 % 区间，以及已发表数值</translation>
        </message>
        <message>
            <source>Row %1</source>
            <translation>行 %1</translation>
        </message>
    </context>
    <context>
        <name>ResultsText</name>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation>
                <numerusform>%Ln 个运行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln split(s)</source>
            <translation>
                <numerusform>%Ln 个划分</numerusform>
            </translation>
        </message>
        <message>
            <source>Protocol: %1.</source>
            <translation>评估协议：%1。</translation>
        </message>
        <message>
            <source>Not all methods were measured under the same protocol.</source>
            <translation>并非所有方法都按同一评估协议衡量。</translation>
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
            <source>Published</source>
            <translation>已发表</translation>
        </message>
        <message>
            <source>n: runs × splits; ±: standard deviation of a single result.</source>
            <translation>n：运行数 × 划分数；±：单个结果的标准差。</translation>
        </message>
        <message>
            <source>Italic: copied from articles.</source>
            <translation>斜体：摘自论文。</translation>
        </message>
        <message>
            <source>%1 in per cent on %2: mean and standard deviation.</source>
            <translation>%2 上的%1（百分比）：均值和标准差。</translation>
        </message>
    </context>
    <context>
        <name>ResultsView</name>
        <message>
            <source>Results</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>This run</source>
            <translation>此运行</translation>
        </message>
        <message>
            <source>The article&apos;s tables</source>
            <translation>论文中的表</translation>
        </message>
        <message>
            <source>A table is being measured. It can continue in the background; the next start finds it.</source>
            <translation>正在测量一张表。它可以在后台继续，下次启动时会重新找到。</translation>
        </message>
    </context>
    <context>
        <name>ResultsWords</name>
        <message>
            <source>Copy table</source>
            <translation>复制表格</translation>
        </message>
        <message>
            <source>As LaTeX</source>
            <translation>为 LaTeX</translation>
        </message>
        <message>
            <source>The table was copied as LaTeX</source>
            <translation>表格已复制为 LaTeX</translation>
        </message>
        <message>
            <source>As CSV</source>
            <translation>为 CSV</translation>
        </message>
        <message>
            <source>The table was copied as CSV</source>
            <translation>表格已复制为 CSV</translation>
        </message>
        <message>
            <source>Paired comparison of two rows</source>
            <translation>两行的配对比较</translation>
        </message>
        <message>
            <source>Protocol of %1: %2</source>
            <translation>%1 的评估协议：%2</translation>
        </message>
    </context>
    <context>
        <name>RunChoices</name>
        <message>
            <source>%1 (as for %2)</source>
            <translation>%1（按 %2）</translation>
        </message>
        <message>
            <source>Import data …</source>
            <translation>导入数据…</translation>
        </message>
        <message>
            <source>Data</source>
            <translation>数据</translation>
        </message>
        <message>
            <source>Built-in and imported data sets</source>
            <translation>内置的和已导入的数据集</translation>
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
            <source>Source of the defaults below; the tooltip of a parameter names the source of its value</source>
            <translation>下方默认值的来源；参数的工具提示会注明其值的来源</translation>
        </message>
        <message>
            <source>There is no data set “%1” in this store. Choose another or import it.</source>
            <translation>此存储库中没有数据集“%1”。请选择其他数据集或将其导入。</translation>
        </message>
    </context>
    <context>
        <name>RunComparison</name>
        <message>
            <source>%1 minus %2</source>
            <translation>%1 减 %2</translation>
        </message>
        <message>
            <source>not measured in the same way, %1</source>
            <translation>评估方式不同，%1</translation>
        </message>
        <message>
            <source>no seeds and splits in common</source>
            <translation>没有共同的种子和划分</translation>
        </message>
        <message>
            <source>%1: %2 points (%3)</source>
            <translation>%1：%2 个百分点（%3）</translation>
        </message>
        <message>
            <source>%1 is better than %2 by %3 points (%4 to %5), certain.</source>
            <translation>%1 比 %2 好 %3 个百分点（%4 至 %5），确定。</translation>
        </message>
        <message>
            <source>%1 is worse than %2 by %3 points (%4 to %5), certain.</source>
            <translation>%1 比 %2 差 %3 个百分点（%4 至 %5），确定。</translation>
        </message>
        <message>
            <source>%1 is better than %2 by %3 points (%4 to %5), not certain.</source>
            <translation>%1 比 %2 好 %3 个百分点（%4 至 %5），不确定。</translation>
        </message>
        <message>
            <source>%1 is worse than %2 by %3 points (%4 to %5), not certain.</source>
            <translation>%1 比 %2 差 %3 个百分点（%4 至 %5），不确定。</translation>
        </message>
        <message>
            <source>%1 is better than %2 by %3 points.</source>
            <translation>%1 比 %2 好 %3 个百分点。</translation>
        </message>
        <message>
            <source>%1 is worse than %2 by %3 points.</source>
            <translation>%1 比 %2 差 %3 个百分点。</translation>
        </message>
    </context>
    <context>
        <name>RunControls</name>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>waits after this epoch; the process keeps its state</source>
            <translation>在此轮次后等待；进程保留其状态</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>continues where the run paused or from its last checkpoint</source>
            <translation>从运行暂停处或其最后一个检查点继续</translation>
        </message>
        <message>
            <source>Single step</source>
            <translation>单步</translation>
        </message>
        <message>
            <source>trains one epoch, then pauses</source>
            <translation>训练一个轮次后暂停</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>ends training after a checkpoint; the run can be resumed</source>
            <translation>在检查点后结束训练；运行可以继续</translation>
        </message>
        <message>
            <source>Fork from here …</source>
            <translation>从此处分叉…</translation>
        </message>
        <message>
            <source>starts a new run from a checkpoint with other parameters</source>
            <translation>从检查点以其他参数开始新运行</translation>
        </message>
        <message>
            <source>its process has ended</source>
            <translation>其进程已结束</translation>
        </message>
        <message>
            <source>in the background</source>
            <translation>后台运行</translation>
        </message>
    </context>
    <context>
        <name>RunCurves</name>
        <message>
            <source>fork</source>
            <translation>分叉</translation>
        </message>
        <message>
            <source>pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>resume</source>
            <translation>继续</translation>
        </message>
    </context>
    <context>
        <name>RunFollower</name>
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
            <source>This run has not started.</source>
            <translation>此运行尚未开始。</translation>
        </message>
        <message>
            <source>The run has not finished, so it has no embedding: resume it in the list of runs.</source>
            <translation>此运行尚未完成，因此没有嵌入：请在运行列表中继续该运行。</translation>
        </message>
    </context>
    <context>
        <name>RunNotice</name>
        <message>
            <source>RoSA workbench</source>
            <translation>RoSA 工作台</translation>
        </message>
        <message>
            <source>Training failed</source>
            <translation>训练失败</translation>
        </message>
        <message>
            <source>%1: %2 %3 %</source>
            <translation>%1：%2 %3 %</translation>
        </message>
        <message>
            <source>Training finished</source>
            <translation>训练完成</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>显示</translation>
        </message>
    </context>
    <context>
        <name>RunProgressText</name>
        <message>
            <source>evaluating, split %1 of %2</source>
            <translation>评估中，第 %1 个划分，共 %2 个</translation>
        </message>
        <message>
            <source>evaluating …</source>
            <translation>评估中…</translation>
        </message>
        <message>
            <source>epoch %1/%2</source>
            <translation>第 %1/%2 轮</translation>
        </message>
        <message>
            <source>epoch %1</source>
            <translation>第 %1 轮</translation>
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
    </context>
    <context>
        <name>RunRequests</name>
        <message>
            <source>Queries about %1</source>
            <translation>关于 %1 的查询</translation>
        </message>
    </context>
    <context>
        <name>RunTip</name>
        <message>
            <source>Parameters were changed during training, so the listed values do not describe the whole run:</source>
            <translation>训练期间更改了参数，因此所列数值不能描述整个运行：</translation>
        </message>
        <message>
            <source>%1 = %2 from epoch %3</source>
            <translation>%1 = %2，自第 %3 轮起</translation>
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
            <source>Started</source>
            <translation>开始时间</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>标签</translation>
        </message>
    </context>
    <context>
        <name>RunTreeModel</name>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation>
                <numerusform>%Ln 次运行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln running</source>
            <translation>
                <numerusform>%Ln 个正在运行</numerusform>
            </translation>
        </message>
        <message>
            <source>best %1 %</source>
            <translation>最佳 %1 %</translation>
        </message>
        <message>
            <source>%1, changed during training</source>
            <translation>%1，训练期间有更改</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>剩余 %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln epoch(s)</source>
            <translation>
                <numerusform>%Ln 轮</numerusform>
            </translation>
        </message>
        <message>
            <source>Default, seed %1</source>
            <translation>默认，种子 %1</translation>
        </message>
        <message>
            <source>Trial %1, seed %2</source>
            <translation>尝试 %1，种子 %2</translation>
        </message>
    </context>
    <context>
        <name>RunsDock</name>
        <message>
            <source>Runs</source>
            <translation>运行</translation>
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
            <source>Differences only</source>
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
            <source>A run cannot be deleted while it trains: stop it first</source>
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
        <message>
            <source>Overlay curves</source>
            <translation>叠加曲线</translation>
        </message>
        <message>
            <source>Compare results</source>
            <translation>比较结果</translation>
        </message>
        <message>
            <source>Show all runs again</source>
            <translation>重新显示全部运行</translation>
        </message>
        <message numerus="yes">
            <source>Only the %Ln run(s) of %1</source>
            <translation>
                <numerusform>仅 %1 的 %Ln 个运行</numerusform>
            </translation>
        </message>
        <message>
            <source>List of runs</source>
            <translation>运行列表</translation>
        </message>
        <message>
            <source>No runs yet.
Press New run, or drop a run&apos;s folder here.</source>
            <translation>还没有运行。
请按“新运行”，或把运行的文件夹拖到这里。</translation>
        </message>
        <message>
            <source>Order, differences and folding of the list</source>
            <translation>列表的顺序、差异和折叠</translation>
        </message>
        <message>
            <source>Order of the list</source>
            <translation>列表的顺序</translation>
        </message>
        <message>
            <source>Order</source>
            <translation>顺序</translation>
        </message>
        <message>
            <source>Newest first</source>
            <translation>最新优先</translation>
        </message>
        <message>
            <source>Best first</source>
            <translation>最佳优先</translation>
        </message>
        <message>
            <source>By name</source>
            <translation>按名称</translation>
        </message>
        <message>
            <source>Fold all</source>
            <translation>全部折叠</translation>
        </message>
        <message>
            <source>Unfold all</source>
            <translation>全部展开</translation>
        </message>
        <message numerus="yes">
            <source>The first %Ln run(s) are compared: select fewer</source>
            <translation>
                <numerusform>比较前 %Ln 个运行：请选择更少的运行</numerusform>
            </translation>
        </message>
        <message>
            <source>Overlay its curves</source>
            <translation>叠加其曲线</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>筛选</translation>
        </message>
        <message>
            <source>Search words for all fields of a run, or for one field: name:, id:, data:, method:, encoder:, preset:, tag:, notes:, state:. For example: cora state:failed</source>
            <translation>在运行的所有字段或某一字段中搜索的词：name:、id:、data:、method:、encoder:、preset:、tag:、notes:、state:。例如：cora state:failed</translation>
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
        <name>SolveControls</name>
        <message>
            <source>λ of the shown plan</source>
            <translation>所示传输计划的 λ</translation>
        </message>
        <message>
            <source>As trained</source>
            <translation>同训练</translation>
        </message>
        <message>
            <source>λ</source>
            <translation>λ</translation>
        </message>
        <message>
            <source>λ of the shown plan. Drag with Alt to keep the plan before beside the new one</source>
            <translation>所示方案的 λ。按住 Alt 拖动可将之前的方案保留在新方案旁</translation>
        </message>
        <message>
            <source>Sinkhorn iterations of the shown plan</source>
            <translation>所示传输计划的 Sinkhorn 迭代次数</translation>
        </message>
        <message>
            <source>Return to λ and iterations of the training</source>
            <translation>恢复训练时的 λ 和迭代次数</translation>
        </message>
        <message>
            <source>Iterations</source>
            <translation>迭代</translation>
        </message>
        <message>
            <source>This run&apos;s coupling has neither λ nor iterations</source>
            <translation>此运行的耦合没有 λ 和迭代次数</translation>
        </message>
        <message>
            <source>λ and iterations as trained</source>
            <translation>λ 和迭代次数与训练一致</translation>
        </message>
        <message>
            <source>not as trained (λ = %1, iterations: %2)</source>
            <translation>与训练不同（λ = %1，迭代：%2）</translation>
        </message>
    </context>
    <context>
        <name>SpaceCard</name>
        <message>
            <source>Space</source>
            <translation>搜索空间</translation>
        </message>
        <message>
            <source>Sampler</source>
            <translation>采样器</translation>
        </message>
        <message>
            <source>Evenly, by Sobol&apos;s sequence</source>
            <translation>均匀，按 Sobol 序列</translation>
        </message>
        <message>
            <source>Even (Sobol)</source>
            <translation>均匀（Sobol）</translation>
        </message>
        <message>
            <source>All combinations of lists and ranges of whole numbers</source>
            <translation>列表与整数范围的所有组合</translation>
        </message>
        <message>
            <source>Grid (all)</source>
            <translation>网格（全部）</translation>
        </message>
        <message>
            <source>Near good ones (TPE)</source>
            <translation>在好的附近（TPE）</translation>
        </message>
        <message>
            <source>Measured</source>
            <translation>测量</translation>
        </message>
        <message>
            <source>Race</source>
            <translation>竞赛</translation>
        </message>
        <message>
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Short trainings first; for runs of more than a minute</source>
            <translation>先进行短训练；适用于超过一分钟的运行</translation>
        </message>
        <message>
            <source>Halving</source>
            <translation>逐次减半</translation>
        </message>
        <message>
            <source>Number of configurations, the default included</source>
            <translation>配置数，含默认配置</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>种子数</translation>
        </message>
        <message>
            <source>At once</source>
            <translation>同时</translation>
        </message>
        <message>
            <source>Runs at the same time, one thread each; 0: as many as cores and memory allow</source>
            <translation>同时进行的运行数，各用一个线程；0：按核心与内存允许的数量</translation>
        </message>
        <message>
            <source>usual</source>
            <translation>常用</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Command</source>
            <translation>命令</translation>
        </message>
        <message>
            <source>Copy the equivalent shell command “rosa sweep new …”</source>
            <translation>复制等效的 shell 命令“rosa sweep new …”</translation>
        </message>
        <message>
            <source>Go to the field</source>
            <translation>转到该字段</translation>
        </message>
        <message>
            <source>default %1</source>
            <translation>默认 %1</translation>
        </message>
        <message>
            <source>automatic</source>
            <translation>自动</translation>
        </message>
        <message>
            <source>%1 configurations</source>
            <translation>%1 个配置</translation>
        </message>
        <message>
            <source>continuous</source>
            <translation>连续</translation>
        </message>
        <message>
            <source>How the values of a trial are chosen</source>
            <translation>如何选取一次尝试的值</translation>
        </message>
        <message>
            <source>Half of the trials evenly, then near good ones (TPE)</source>
            <translation>一半尝试均匀选取，之后在好的附近（TPE）</translation>
        </message>
        <message>
            <source>Which trials are measured on which seeds</source>
            <translation>哪些尝试在哪些种子上测量</translation>
        </message>
        <message>
            <source>A trial stops when a test says that it is worse than the best</source>
            <translation>当检验表明某次尝试差于最佳时，该尝试停止</translation>
        </message>
        <message>
            <source>Every trial on every seed</source>
            <translation>每次尝试在每个种子上</translation>
        </message>
        <message>
            <source>Trials</source>
            <translation>尝试数</translation>
        </message>
        <message>
            <source>Runs of a trial, each with splits of its own: at least 2 for a race</source>
            <translation>每次尝试的运行数，各有自己的划分：竞赛至少需要 2</translation>
        </message>
    </context>
    <context>
        <name>StartBar</name>
        <message>
            <source>Device</source>
            <translation>设备</translation>
        </message>
        <message>
            <source>Device for training and t-SNE; automatic uses a GPU if there is one</source>
            <translation>训练和 t-SNE 所用的设备；“自动”在有 GPU 时使用 GPU</translation>
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
        <message numerus="yes">
            <source>Train %Ln run(s)</source>
            <translation>
                <numerusform>训练 %Ln 次</numerusform>
            </translation>
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
            <source>Set up …</source>
            <translation>设置 …</translation>
        </message>
        <message>
            <source>Number of trials and seeds, how values are chosen, name and command: below the fields</source>
            <translation>试验与种子的数量、取值方式、名称和命令：在各字段下方</translation>
        </message>
        <message numerus="yes">
            <source>Start sweep of %Ln run(s)</source>
            <translation>
                <numerusform>开始 %Ln 次运行的扫描</numerusform>
            </translation>
        </message>
        <message>
            <source>Start sweep</source>
            <translation>开始扫描</translation>
        </message>
        <message>
            <source>Start the sweep over the varied parameters (F5)</source>
            <translation>开始对可变参数的扫描 (F5)</translation>
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
                <numerusform>%Ln 轮</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <translation>开始</translation>
        </message>
        <message>
            <source>Recent runs</source>
            <translation>最近的运行</translation>
        </message>
        <message>
            <source>Lessons</source>
            <translation>课程</translation>
        </message>
        <message>
            <source>RoSA workbench</source>
            <translation>RoSA 工作台</translation>
        </message>
        <message>
            <source>RoSA learns to represent the nodes of a graph without labels: it takes small views around the nodes and aligns them by optimal transport. This workbench trains it, shows what is aligned with what, and measures what was learned.</source>
            <translation>RoSA 无需标签即可学习图节点的表示：它在节点周围取小视图，并用最优传输将它们对齐。此工作台负责训练、展示对齐关系，并衡量学到了什么。</translation>
        </message>
        <message>
            <source>Open the example run</source>
            <translation>打开示例运行</translation>
        </message>
        <message>
            <source>A finished training on Zachary&apos;s karate club: curves, alignment, embedding and results at once</source>
            <translation>扎卡里空手道俱乐部上已完成的训练：立即查看曲线、对齐、嵌入和结果</translation>
        </message>
        <message>
            <source>Next steps</source>
            <translation>后续步骤</translation>
        </message>
        <message>
            <source>Train RoSA on Cora</source>
            <translation>在 Cora 上训练 RoSA</translation>
        </message>
        <message>
            <source>With the published settings. The curves grow while it trains.</source>
            <translation>使用已发表的设置。训练时曲线会不断延伸。</translation>
        </message>
        <message>
            <source>Import your own graph</source>
            <translation>导入自己的图</translation>
        </message>
        <message>
            <source>From edge lists, tables, GraphML, NumPy or Planetoid files.</source>
            <translation>支持边列表、表格、GraphML、NumPy 或 Planetoid 文件。</translation>
        </message>
        <message>
            <source>The example cannot be copied into the store: %1</source>
            <translation>无法将示例复制到存储库：%1</translation>
        </message>
        <message>
            <source>This is the lab edition: the transport lab, the lessons, web pages, and records of runs. Training, evaluation and what a model computes need the training core, which the complete packages contain.</source>
            <translation>这是实验室版：传输实验室、课程、网页和运行记录。训练、评估以及由模型计算的内容需要训练核心，它包含在完整的安装包中。</translation>
        </message>
        <message>
            <source>Open the transport lab</source>
            <translation>打开传输实验室</translation>
        </message>
        <message>
            <source>A transport problem dragged by hand, solved half iteration by half iteration.</source>
            <translation>用手拖动的传输问题，逐个半次迭代地求解。</translation>
        </message>
        <message>
            <source>All lessons</source>
            <translation>全部课程</translation>
        </message>
        <message numerus="yes">
            <source>%Ln lesson(s), each with questions and its own page</source>
            <translation>
                <numerusform>%Ln 课，每课都有问题和自己的页面</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StoreChoice</name>
        <message>
            <source>Store</source>
            <translation>存储库</translation>
        </message>
        <message>
            <source>Choose a folder</source>
            <translation>选择文件夹</translation>
        </message>
        <message>
            <source>Choose a folder for the store</source>
            <translation>为存储库选择文件夹</translation>
        </message>
        <message>
            <source>Folder for runs and imported data</source>
            <translation>存放运行和导入数据的文件夹</translation>
        </message>
        <message numerus="yes">
            <source>Contains %Ln run(s). In a shell, set ROSA_STORE to this folder.</source>
            <translation>
                <numerusform>包含 %Ln 个运行。在命令行中请将 ROSA_STORE 设为此文件夹。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StripPlot</name>
        <message>
            <source>Accuracies of all runs and splits</source>
            <translation>所有运行和划分的准确率</translation>
        </message>
        <message>
            <source>Each dot is a run (or a split of a single run); vertical line: mean; bar: 95 % interval; grey: published</source>
            <translation>每个点为一个运行（仅有一个运行时为一个划分）；竖线：均值；横条：95 % 区间；灰色：已发表</translation>
        </message>
    </context>
    <context>
        <name>StripsLegend</name>
        <message>
            <source>one split of one run</source>
            <translation>一次运行的一个划分</translation>
        </message>
        <message>
            <source>mean</source>
            <translation>均值</translation>
        </message>
        <message>
            <source>95 % interval of the mean</source>
            <translation>均值的 95 % 区间</translation>
        </message>
        <message>
            <source>published mean ± deviation</source>
            <translation>已发表的均值 ± 标准差</translation>
        </message>
        <message>
            <source>published mean</source>
            <translation>已发表的均值</translation>
        </message>
    </context>
    <context>
        <name>SweepCharts</name>
        <message>
            <source>best</source>
            <translation>最佳</translation>
        </message>
        <message>
            <source>default</source>
            <translation>默认</translation>
        </message>
        <message>
            <source>stopped: worse</source>
            <translation>已停止：更差</translation>
        </message>
        <message>
            <source>dummy: no effect</source>
            <translation>虚拟参数：无作用</translation>
        </message>
        <message>
            <source>%1 (larger is better)</source>
            <translation>%1（越大越好）</translation>
        </message>
        <message>
            <source>%1 (smaller is better)</source>
            <translation>%1（越小越好）</translation>
        </message>
        <message>
            <source>Test score minus that of the default, points</source>
            <translation>测试得分减去默认配置的得分，百分点</translation>
        </message>
        <message>
            <source>Mean paired difference on fresh seeds, with its 95 % interval. Dashed: no difference.</source>
            <translation>新种子上的平均配对差及其 95 % 区间。虚线：无差异。</translation>
        </message>
        <message>
            <source>Parallel</source>
            <translation>平行坐标</translation>
        </message>
        <message>
            <source>Slices</source>
            <translation>切片</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>热图</translation>
        </message>
        <message>
            <source>Best so far</source>
            <translation>目前最佳</translation>
        </message>
        <message>
            <source>Ranks</source>
            <translation>排名</translation>
        </message>
        <message>
            <source>Importance</source>
            <translation>重要性</translation>
        </message>
        <message>
            <source>Workers</source>
            <translation>工作进程</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>结果</translation>
        </message>
        <message>
            <source>No run was begun yet.</source>
            <translation>尚未开始任何运行。</translation>
        </message>
        <message>
            <source>Nothing is a result yet: scores on validation are those by which the choice was made.</source>
            <translation>目前还没有结果：验证得分是用来做选择的。</translation>
        </message>
        <message>
            <source>Nothing is measured yet.</source>
            <translation>尚无测量。</translation>
        </message>
        <message>
            <source>trial</source>
            <translation>尝试</translation>
        </message>
        <message numerus="yes">
            <source>%Ln trial(s) failed and have no score.</source>
            <translation>
                <numerusform>%Ln 次尝试失败，没有得分。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>mean of %Ln trial(s): %1</source>
            <translation>
                <numerusform>%Ln 次尝试的均值：%1</numerusform>
            </translation>
        </message>
        <message>
            <source>Colour: mean of the shrunken validation scores of the trials in a cell; empty cells have none.</source>
            <translation>颜色：单元格内各次尝试收缩后验证得分的均值；空单元格没有尝试。</translation>
        </message>
        <message>
            <source>Share of the variance between trials, %</source>
            <translation>占各次尝试间方差的比例，%</translation>
        </message>
        <message numerus="yes">
            <source>Explained by each parameter alone, from %Ln trial(s) of Sobol&apos;s sequence, with 95 % bootstrap intervals. Dashed: the noise floor, below which a share means nothing.</source>
            <translation>
                <numerusform>由 Sobol 序列的 %Ln 次尝试估计的各参数单独解释的比例，附 95 % 自助法区间。虚线：噪声下限，低于它的比例没有意义。</numerusform>
            </translation>
        </message>
        <message>
            <source>trial %L1</source>
            <translation>尝试 %L1</translation>
        </message>
        <message>
            <source>A map needs two varied parameters and a measured trial.</source>
            <translation>热图需要两个变化的参数和一次已测量的尝试。</translation>
        </message>
        <message>
            <source>Ranks need trials that are measured on at least two seeds.</source>
            <translation>排名需要至少在两个种子上测量过的尝试。</translation>
        </message>
        <message numerus="yes">
            <source>Importance needs at least %Ln measured trial(s) of Sobol&apos;s sequence whose scores differ.</source>
            <translation>
                <numerusform>重要性至少需要 Sobol 序列中 %Ln 次得分不同的已测量尝试。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SweepFigureText</name>
        <message>
            <source>Sweep %1: importance of each parameter</source>
            <translation>扫描 %1：各参数的重要性</translation>
        </message>
        <message>
            <source>Sweep %1: runs of each worker over time</source>
            <translation>扫描 %1：各工作进程随时间的运行</translation>
        </message>
        <message>
            <source>Sweep %1: confirmed differences from the default</source>
            <translation>扫描 %1：与默认配置的已确认差异</translation>
        </message>
        <message>
            <source>The first %L1 of %L2 runs are named.</source>
            <translation>列出了 %L2 次运行中的前 %L1 次。</translation>
        </message>
        <message>
            <source>Axis %1</source>
            <translation>坐标轴 %1</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>注释</translation>
        </message>
        <message>
            <source>Trials of sweep %1 as parallel coordinates</source>
            <translation>扫描 %1 各次尝试的平行坐标</translation>
        </message>
        <message>
            <source>Trials of sweep %1: score over each parameter</source>
            <translation>扫描 %1 的尝试：得分随各参数的变化</translation>
        </message>
        <message>
            <source>Trials of sweep %1: mean score over two parameters</source>
            <translation>扫描 %1 的尝试：两个参数上的平均得分</translation>
        </message>
        <message>
            <source>Sweep %1: best trial so far with its interval</source>
            <translation>扫描 %1：目前最佳尝试及其区间</translation>
        </message>
        <message>
            <source>Sweep %1: ranks of trials over the seeds</source>
            <translation>扫描 %1：各次尝试随种子的排名</translation>
        </message>
    </context>
    <context>
        <name>SweepFocusText</name>
        <message>
            <source>Validation, %</source>
            <translation>验证，%</translation>
        </message>
        <message>
            <source>“%1” is not a number</source>
            <translation>“%1”不是数字</translation>
        </message>
    </context>
    <context>
        <name>SweepPlots</name>
        <message>
            <source>Plots of the sweep</source>
            <translation>扫描的图</translation>
        </message>
        <message>
            <source>Horizontal parameter</source>
            <translation>横轴参数</translation>
        </message>
        <message>
            <source>Vertical parameter</source>
            <translation>纵轴参数</translation>
        </message>
        <message>
            <source>&amp;Across</source>
            <translation>横轴(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Up</source>
            <translation>纵轴(&amp;U)</translation>
        </message>
    </context>
    <context>
        <name>SweepProbe</name>
        <message>
            <source>Forecast</source>
            <translation>预测</translation>
        </message>
    </context>
    <context>
        <name>SweepProgress</name>
        <message>
            <source>Time since the first run, s</source>
            <translation>自首次运行起的时间，秒</translation>
        </message>
        <message>
            <source>Time since the first run, min</source>
            <translation>自首次运行起的时间，分</translation>
        </message>
        <message>
            <source>Time since the first run, h</source>
            <translation>自首次运行起的时间，小时</translation>
        </message>
        <message>
            <source>Runs done</source>
            <translation>已完成的运行</translation>
        </message>
        <message>
            <source>shrunken mean of the best, with its 95 % interval</source>
            <translation>最佳尝试的收缩均值及其 95 % 区间</translation>
        </message>
        <message>
            <source>Seeds measured</source>
            <translation>已测量的种子</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>名次</translation>
        </message>
        <message>
            <source>best</source>
            <translation>最佳</translation>
        </message>
        <message>
            <source>default</source>
            <translation>默认</translation>
        </message>
        <message>
            <source>candidate for the confirmation</source>
            <translation>待确认的候选</translation>
        </message>
        <message>
            <source>stopped: worse</source>
            <translation>已停止：更差</translation>
        </message>
        <message>
            <source>Worker %L1</source>
            <translation>工作进程 %L1</translation>
        </message>
        <message>
            <source>run</source>
            <translation>运行</translation>
        </message>
        <message>
            <source>running, or out of focus</source>
            <translation>正在运行，或不在关注范围</translation>
        </message>
        <message>
            <source>confirmation</source>
            <translation>确认</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失败</translation>
        </message>
        <message>
            <source>another trial became the best</source>
            <translation>另一次尝试成为最佳</translation>
        </message>
        <message>
            <source>Rank by the mean over the first seeds, among the trials measured on all of them.</source>
            <translation>按前若干个种子的均值在全部测量过它们的尝试中的名次。</translation>
        </message>
        <message>
            <source>The %L1 best of %L2 trials are drawn; brushes choose others.</source>
            <translation>绘出 %L2 次尝试中最好的 %L1 次；刷选可选择其他。</translation>
        </message>
    </context>
    <context>
        <name>SweepRuns</name>
        <message>
            <source>Sweep %1</source>
            <translation>扫描 %1</translation>
        </message>
        <message>
            <source>The sweep cannot be steered: %1</source>
            <translation>无法控制扫描：%1</translation>
        </message>
    </context>
    <context>
        <name>SweepSpaceText</name>
        <message numerus="yes">
            <source>%Ln value(s)</source>
            <translation>
                <numerusform>%Ln 个值</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 … %2, log</source>
            <translation>%1 … %2，对数</translation>
        </message>
        <message>
            <source>%1 … %2</source>
            <translation>%1 … %2</translation>
        </message>
        <message>
            <source>Nothing is varied.</source>
            <translation>没有变化的参数。</translation>
        </message>
        <message>
            <source>Name: expected at most 64 letters, digits, “-”, “_” and “.”, found “%1”</source>
            <translation>名称：应为至多 64 个字母、数字、“-”、“_”和“.”，实为“%1”</translation>
        </message>
        <message>
            <source>There is a sweep “%1” already; choose another name.</source>
            <translation>已有扫描“%1”；请另选名称。</translation>
        </message>
    </context>
    <context>
        <name>SweepStrip</name>
        <message>
            <source>Cancel the sweep: all runs stop after a checkpoint, on all machines. It can be continued.</source>
            <translation>取消扫描：所有机器上的运行都在检查点后停止。之后可以继续。</translation>
        </message>
        <message>
            <source>Show the sweep</source>
            <translation>显示扫描</translation>
        </message>
        <message>
            <source>Do not show this sweep here any more; nothing is deleted</source>
            <translation>不再在此显示该扫描；不会删除任何内容</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Measure the runs that are left; nothing is measured twice</source>
            <translation>测量剩余的运行；不会重复测量</translation>
        </message>
        <message>
            <source>Progress of the sweep</source>
            <translation>扫描进度</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>已完成</translation>
        </message>
        <message>
            <source>not running</source>
            <translation>未运行</translation>
        </message>
        <message>
            <source>pausing after a checkpoint …</source>
            <translation>在检查点后暂停……</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>已暂停</translation>
        </message>
        <message>
            <source>stopping after a checkpoint …</source>
            <translation>在检查点后停止……</translation>
        </message>
        <message>
            <source>starting …</source>
            <translation>正在启动……</translation>
        </message>
        <message>
            <source>Sweep %1</source>
            <translation>扫描 %1</translation>
        </message>
        <message>
            <source>%1 of at most %2 runs</source>
            <translation>至多 %2 次运行中的 %1 次</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s)</source>
            <translation>
                <numerusform>%Ln 次运行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln failed</source>
            <translation>
                <numerusform>%Ln 次失败</numerusform>
            </translation>
        </message>
        <message>
            <source>at most %1 left</source>
            <translation>至多还需 %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln worker(s)</source>
            <translation>
                <numerusform>%Ln 个工作进程</numerusform>
            </translation>
        </message>
        <message>
            <source>Resume the sweep</source>
            <translation>继续扫描</translation>
        </message>
        <message>
            <source>Pause the sweep: runs stop after a checkpoint, workers wait</source>
            <translation>暂停扫描：运行在检查点后停止，工作进程等待</translation>
        </message>
        <message>
            <source>no run is under way</source>
            <translation>没有正在进行的运行</translation>
        </message>
    </context>
    <context>
        <name>SweepText</name>
        <message>
            <source>the default</source>
            <translation>默认配置</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) done</source>
            <translation>
                <numerusform>已完成 %Ln 次运行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln failed</source>
            <translation>
                <numerusform>%Ln 次失败</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at most %Ln left</source>
            <translation>
                <numerusform>最多还剩 %Ln 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln worker(s)</source>
            <translation>
                <numerusform>%Ln 个工作进程</numerusform>
            </translation>
        </message>
        <message>
            <source>about %1 left</source>
            <translation>约剩 %1</translation>
        </message>
        <message>
            <source>nobody is working on it</source>
            <translation>目前无人在运行</translation>
        </message>
        <message>
            <source>about %1 of one core left</source>
            <translation>约剩单核 %1</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>已完成</translation>
        </message>
        <message>
            <source>Best so far on validation: %1, %2</source>
            <translation>目前验证最佳：%1，%2</translation>
        </message>
        <message>
            <source>Best so far on validation: %1, %2 (95 %: %3)</source>
            <translation>目前验证最佳：%1，%2（95 %：%3）</translation>
        </message>
        <message>
            <source>Default configuration</source>
            <translation>默认配置</translation>
        </message>
        <message>
            <source>Validation: %1, shrunken %2</source>
            <translation>验证：%1，收缩后 %2</translation>
        </message>
        <message>
            <source>95 %: %1</source>
            <translation>95 %：%1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln seed(s), %1</source>
            <translation>
                <numerusform>%Ln 个种子，%1</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, seed %2, confirmation</source>
            <translation>%1，种子 %2，确认</translation>
        </message>
        <message>
            <source>%1, seed %2</source>
            <translation>%1，种子 %2</translation>
        </message>
        <message>
            <source>running</source>
            <translation>正在运行</translation>
        </message>
        <message>
            <source>failed: %1</source>
            <translation>失败：%1</translation>
        </message>
        <message>
            <source>validation %1</source>
            <translation>验证 %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s), about %1.</source>
            <translation>
                <numerusform>%Ln 次运行，约 %1。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s).</source>
            <translation>
                <numerusform>%Ln 次运行。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln run(s) of the confirmation are left.</source>
            <translation>
                <numerusform>确认的 %Ln 次运行中还剩 %L1 次。</numerusform>
            </translation>
        </message>
        <message>
            <source>next (%L1)</source>
            <comment>the first try that is measured before all others</comment>
            <translation>下一个（%L1）</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>已暂停</translation>
        </message>
        <message>
            <source>%1; validation is exact match, test is accuracy</source>
            <translation>%1；验证为完全匹配，测试为准确率</translation>
        </message>
        <message>
            <source>%1; both validation and test are accuracies</source>
            <translation>%1；验证和测试均为准确率</translation>
        </message>
        <message>
            <source>trial %L1</source>
            <translation>尝试 %L1</translation>
        </message>
        <message>
            <source>The best of %L1 equal trials looks %2 σ better than it is, by luck alone; with one seed the noise is unknown.</source>
            <translation>%L1 次同等尝试中的最佳者仅凭运气看起来就比实际好 %2 σ；只有一个种子时噪声未知。</translation>
        </message>
        <message>
            <source>The best of %L1 equal trials looks %2 σ better than it is, by luck alone: here %3 points.</source>
            <translation>%L1 次同等尝试中的最佳者仅凭运气看起来就比实际好 %2 σ：此处为 %3 个百分点。</translation>
        </message>
        <message>
            <source>Trial %L1</source>
            <translation>尝试 %L1</translation>
        </message>
        <message>
            <source>Nothing is measured yet. When it is, the three best trials and the default are measured again on seeds and splits that no choice has seen.</source>
            <translation>尚无测量。测量之后，将在任何选择都未见过的种子和划分上重新测量三次最佳尝试和默认配置。</translation>
        </message>
        <message numerus="yes">
            <source>The best trials (%1) and the default are measured again on %Ln seed(s) with fresh splits, which no choice has seen:</source>
            <translation>
                <numerusform>最佳尝试（%1）和默认配置将在任何选择都未见过的 %Ln 个种子和新划分上重新测量：</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Measured on %Ln fresh seed(s), on the test part. Differences are paired by seed; p is not corrected for the number of trials.</source>
            <translation>
                <numerusform>在 %Ln 个新种子的测试部分上测得。差值按种子配对；p 未按尝试次数校正。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SweepView</name>
        <message>
            <source>Sweep</source>
            <translation>扫描</translation>
        </message>
        <message>
            <source>Show in runs</source>
            <translation>在运行列表中显示</translation>
        </message>
        <message>
            <source>Show in Results</source>
            <translation>在结果中显示</translation>
        </message>
        <message>
            <source>Confirm …</source>
            <translation>确认…</translation>
        </message>
        <message>
            <source>Filter: racing  walk_length&gt;10  mean&gt;80</source>
            <translation>筛选：竞争中  walk_length&gt;10  mean&gt;80</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>清除</translation>
        </message>
        <message>
            <source>Remove the filter and all brushes</source>
            <translation>移除筛选和全部刷选</translation>
        </message>
        <message>
            <source>Keep others</source>
            <translation>保留其他</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>列</translation>
        </message>
        <message>
            <source>Show or hide columns; a hidden parameter leaves the plots as well</source>
            <translation>显示或隐藏列；隐藏的参数也会从图中消失</translation>
        </message>
        <message>
            <source>sweep %1</source>
            <translation>扫描 %1</translation>
        </message>
        <message>
            <source>A sweep is being confirmed. It can continue in the background; the next start finds it.</source>
            <translation>正在确认一个扫描。它可以在后台继续；下次启动时会找到它。</translation>
        </message>
        <message>
            <source>Sweep %1 cannot be read</source>
            <translation>无法读取扫描 %1</translation>
        </message>
        <message>
            <source>Looking for sweeps …</source>
            <translation>正在查找扫描…</translation>
        </message>
        <message>
            <source>Reading sweep %1 …</source>
            <translation>正在读取扫描 %1…</translation>
        </message>
        <message>
            <source>This takes some seconds if it has thousands of runs.</source>
            <translation>如有数千次运行，这需要几秒钟。</translation>
        </message>
        <message>
            <source>No sweep yet</source>
            <translation>尚无扫描</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <translation>%2 上的 %1</translation>
        </message>
        <message numerus="yes">
            <source>, %Ln selected</source>
            <translation>
                <numerusform>，已选 %Ln 个</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of sweep %2</source>
            <translation>扫描 %2 的%1</translation>
        </message>
        <message>
            <source>No run of %1 was begun yet.</source>
            <translation>尚未开始%1的运行。</translation>
        </message>
        <message>
            <source>Open in Train</source>
            <translation>在训练中打开</translation>
        </message>
        <message>
            <source>Copy its parameters to the form</source>
            <translation>将其参数复制到表单</translation>
        </message>
        <message>
            <source>Copy rows</source>
            <translation>复制行</translation>
        </message>
        <message>
            <source>Cluster …</source>
            <translation>集群…</translation>
        </message>
        <message>
            <source>Submit the runs that are left to Slurm, and see what its jobs do</source>
            <translation>将剩余的运行提交给 Slurm，并查看其作业状态</translation>
        </message>
        <message>
            <source>Sweep %1 is not there yet</source>
            <translation>扫描 %1 尚不存在</translation>
        </message>
        <message>
            <source>It appears here when it has been made.</source>
            <translation>创建后会显示在这里。</translation>
        </message>
        <message>
            <source>Measure first</source>
            <translation>优先测量</translation>
        </message>
        <message>
            <source>Measure in turn</source>
            <translation>按顺序测量</translation>
        </message>
        <message>
            <source>A sweep tries many values of some parameters, each on several seeds, stops those that a test says are worse, and confirms the best on seeds that no choice has seen.

To make one, press ↔ at a field of New run (F4), or run:

    rosa sweep new walks --dataset cora --vary transport.lambda=5..80:log

It appears here while it runs, whoever runs it.</source>
            <translation>扫描尝试若干参数的多个取值，每个取值在多个种子上测量，停止检验判定更差的尝试，并在任何选择都未见过的种子上确认最佳者。

要创建扫描，请在“新运行”(F4) 的字段处按 ↔，或运行：

    rosa sweep new walks --dataset cora --vary transport.lambda=5..80:log

无论由谁运行，它都会在运行时出现在这里。</translation>
        </message>
        <message>
            <source>Sweep %1</source>
            <translation>扫描 %1</translation>
        </message>
        <message>
            <source>List only the runs of the selected trials, otherwise of all trials in focus</source>
            <translation>只列出所选尝试的运行，未选择时列出关注范围内全部尝试的运行</translation>
        </message>
        <message>
            <source>Compare the results of the selected trials, otherwise of the best trials in focus</source>
            <translation>比较所选尝试的结果，未选择时比较关注范围内最佳尝试的结果</translation>
        </message>
        <message>
            <source>Measure the best trials again on fresh seeds: only that is a result</source>
            <translation>在新种子上重新测量最佳尝试：只有这才是结果</translation>
        </message>
        <message>
            <source>Words that a trial contains: its number, origin, state or a value; 12|13 for either. A comparison such as walk_length=20, lambda&lt;=10 or mean&gt;80 (per cent) tests one column.</source>
            <translation>尝试所含的词：编号、来源、状态或取值；12|13 表示任一。walk_length=20、lambda&lt;=10 或 mean&gt;80（百分比）这样的比较检验一列。</translation>
        </message>
        <message>
            <source>Filter of the trials</source>
            <translation>尝试的筛选</translation>
        </message>
        <message>
            <source>Number of trials in focus</source>
            <translation>关注范围内的尝试数</translation>
        </message>
        <message>
            <source>List the trials out of focus as well, in grey below the others</source>
            <translation>也列出关注范围外的尝试，以灰色显示在下方</translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln trial(s)</source>
            <translation>
                <numerusform>%Ln 次尝试中的 %L1 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln trial(s)</source>
            <translation>
                <numerusform>%Ln 次尝试</numerusform>
            </translation>
        </message>
        <message>
            <source>None of these trials has a run yet.</source>
            <translation>这些尝试都还没有运行。</translation>
        </message>
        <message numerus="yes">
            <source>%Ln trial(s) of sweep %1</source>
            <translation>
                <numerusform>扫描 %1 的 %Ln 次尝试</numerusform>
            </translation>
        </message>
        <message>
            <source>Results shows the %L1 best of %L2 trials; select or brush others to see them.</source>
            <translation>结果显示 %L2 次尝试中最好的 %L1 次；选择或刷选其他尝试即可查看。</translation>
        </message>
        <message>
            <source>The order of the trials cannot be changed: %1</source>
            <translation>无法更改尝试的顺序：%1</translation>
        </message>
    </context>
    <context>
        <name>TableChoices</name>
        <message>
            <source>Probe</source>
            <translation>探针</translation>
        </message>
        <message>
            <source>Probe of the table</source>
            <translation>表格的探针</translation>
        </message>
        <message>
            <source>From each row&apos;s preset</source>
            <translation>按各行的预设</translation>
        </message>
        <message>
            <source>Choice of C: %1. Runs are re-evaluated if necessary, but not retrained.</source>
            <translation>C 的选择：%1。必要时重新评估运行，但不重新训练。</translation>
        </message>
        <message>
            <source>Choice of C</source>
            <translation>C 的选择</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>种子数</translation>
        </message>
        <message>
            <source>Splits</source>
            <translation>划分数</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>快速</translation>
        </message>
        <message>
            <source>Data sets of the table</source>
            <translation>表中的数据集</translation>
        </message>
        <message>
            <source>Methods of the table</source>
            <translation>表中的方法</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>表</translation>
        </message>
        <message>
            <source>Table %1: %2</source>
            <translation>表 %1：%2</translation>
        </message>
        <message>
            <source>One seed, two splits, 20 epochs: tests in minutes that everything works; the results are not comparable</source>
            <translation>一个种子、两个划分、20 轮：几分钟内检验一切是否正常；结果不可用于比较</translation>
        </message>
        <message>
            <source>The same splits for every method and seed; limited by the number of published splits, if there are any</source>
            <translation>每个方法和种子使用相同的划分；若有公开划分，则不超过其数目</translation>
        </message>
        <message>
            <source>With another preset</source>
            <translation>采用其他预设</translation>
        </message>
        <message>
            <source>External embeddings</source>
            <translation>外部嵌入</translation>
        </message>
        <message>
            <source>None yet: rosa evaluate --embedding FILE --dataset NAME --name NAME</source>
            <translation>尚无：rosa evaluate --embedding FILE --dataset NAME --name NAME</translation>
        </message>
        <message>
            <source>All data sets</source>
            <translation>所有数据集</translation>
        </message>
        <message numerus="yes">
            <source>%Ln data set(s)</source>
            <translation>
                <numerusform>%Ln 个数据集</numerusform>
            </translation>
        </message>
        <message>
            <source>Variants</source>
            <translation>变体</translation>
        </message>
        <message>
            <source>All methods</source>
            <translation>所有方法</translation>
        </message>
        <message numerus="yes">
            <source>%Ln method(s)</source>
            <translation>
                <numerusform>%Ln 个方法</numerusform>
            </translation>
        </message>
        <message>
            <source>Others</source>
            <translation>其他</translation>
        </message>
        <message>
            <source>Other methods</source>
            <translation>其他方法</translation>
        </message>
        <message>
            <source>First of each method</source>
            <translation>各方法的第一个预设</translation>
        </message>
        <message>
            <source>Requested by a command</source>
            <translation>由命令指定</translation>
        </message>
        <message>
            <source>Variant: %1</source>
            <translation>变体：%1</translation>
        </message>
        <message>
            <source>Epochs: %L1</source>
            <translation>轮次：%L1</translation>
        </message>
        <message>
            <source>Protocol: %1</source>
            <translation>协议：%1</translation>
        </message>
        <message>
            <source>Preset of the table</source>
            <translation>表的预设</translation>
        </message>
        <message>
            <source>Preset</source>
            <translation>预设</translation>
        </message>
        <message>
            <source>Preset of the methods. The values of reference@cora, those of reference for Cora, apply to data sets that have none.</source>
            <translation>各方法的预设。reference@cora（即 reference 用于 Cora 的值）适用于没有自己的值的数据集。</translation>
        </message>
    </context>
    <context>
        <name>TableFigureText</name>
        <message>
            <source>%1: mean and 95 % interval of each method</source>
            <translation>%1：各方法的均值和 95 % 区间</translation>
        </message>
        <message>
            <source>Row %1</source>
            <translation>行 %1</translation>
        </message>
        <message>
            <source>Column %1</source>
            <translation>列 %1</translation>
        </message>
    </context>
    <context>
        <name>TableGrid</name>
        <message>
            <source>Published and measured results</source>
            <translation>已发表和测得的结果</translation>
        </message>
    </context>
    <context>
        <name>TablesPanel</name>
        <message>
            <source>Choice of C: %1.</source>
            <translation>C 的选择：%1。</translation>
        </message>
        <message>
            <source>Reading the store …</source>
            <translation>正在读取存储库…</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>开始</translation>
        </message>
        <message>
            <source>Progress of the table</source>
            <translation>表的进度</translation>
        </message>
        <message>
            <source>Copy table</source>
            <translation>复制表格</translation>
        </message>
        <message>
            <source>The table was copied as LaTeX</source>
            <translation>表格已复制为 LaTeX</translation>
        </message>
        <message>
            <source>As CSV</source>
            <translation>复制为 CSV</translation>
        </message>
        <message>
            <source>The table was copied as CSV</source>
            <translation>表格已复制为 CSV</translation>
        </message>
        <message>
            <source>As text</source>
            <translation>复制为文本</translation>
        </message>
        <message>
            <source>The table was copied as text</source>
            <translation>表格已复制为文本</translation>
        </message>
        <message>
            <source>Details of the selected cells</source>
            <translation>所选单元格的详细信息</translation>
        </message>
        <message>
            <source>Mean ranks and critical difference</source>
            <translation>平均秩和临界差</translation>
        </message>
        <message>
            <source>Mean ranks appear here when at least two methods have been measured in every column and the table has at least two data sets.</source>
            <translation>当至少两个方法在每一列上都已测量且表中至少有两个数据集时，此处会显示平均秩。</translation>
        </message>
        <message>
            <source>Cell</source>
            <translation>单元格</translation>
        </message>
        <message>
            <source>Ranks</source>
            <translation>秩</translation>
        </message>
        <message>
            <source>%1 in per cent: mean ± deviation over seeds and splits [95 % interval of the mean].</source>
            <translation>%1（百分比）：各种子和划分上的均值 ± 偏差 [均值的 95 % 区间]。</translation>
        </message>
        <message>
            <source>Bold: best measured; †: not significantly different from the best.</source>
            <translation>粗体：测得的最佳值；†：与最佳值无显著差异。</translation>
        </message>
        <message>
            <source>‡: not tested against the best (too few pairs or not comparable).</source>
            <translation>‡：未与最佳值进行检验（配对太少或不可比较）。</translation>
        </message>
        <message>
            <source>Published numbers are copied from %1.</source>
            <translation>已发表的数值抄录自 %1。</translation>
        </message>
        <message>
            <source>Quick: results are not comparable.</source>
            <translation>快速：结果不可用于比较。</translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln run(s) left</source>
            <translation>
                <numerusform>%Ln 个运行中还剩 %L1 个</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, %2, seed %3</source>
            <translation>%1，%2，种子 %3</translation>
        </message>
        <message>
            <source>about %1 left</source>
            <translation>约剩 %1</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>Stop after a checkpoint and keep the results; Resume continues from there</source>
            <translation>在检查点后停止并保留结果；“继续”会从那里接着进行</translation>
        </message>
        <message>
            <source>Train and measure the missing runs one after the other; the window can be closed meanwhile</source>
            <translation>逐个训练并测量缺少的运行；期间可以关闭窗口</translation>
        </message>
        <message>
            <source>Starting the engine …</source>
            <translation>计算引擎正在启动…</translation>
        </message>
        <message numerus="yes">
            <source>%L1 of %Ln run(s) measured</source>
            <translation>
                <numerusform>%Ln 个运行中已测量 %L1 个</numerusform>
            </translation>
        </message>
        <message>
            <source>Everything that can be measured has been measured.</source>
            <translation>所有可测量的均已测量。</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) wait for data that are missing or cannot be read</source>
            <translation>
                <numerusform>%Ln 个运行在等待缺少或无法读取的数据</numerusform>
            </translation>
        </message>
        <message>
            <source>Select a cell to see its details, or two cells of one column (Ctrl+click) to compare them.</source>
            <translation>选择一个单元格可查看其详细信息，选择同一列的两个单元格（Ctrl+单击）可进行比较。</translation>
        </message>
        <message numerus="yes">
            <source>Two cells can be compared; %Ln are selected.</source>
            <translation>
                <numerusform>可比较两个单元格；已选择 %Ln 个。</numerusform>
            </translation>
        </message>
        <message>
            <source> points</source>
            <translation> 个百分点</translation>
        </message>
        <message>
            <source>Equivalence margin</source>
            <translation>等效界限</translation>
        </message>
        <message>
            <source>Margin in percentage points for the equivalence tests (two one-sided t tests) in cell details and copied tables</source>
            <translation>单元格详细信息和复制的表格中等效性检验（两个单侧 t 检验）的界限，以百分点计</translation>
        </message>
        <message>
            <source>Equivalent within</source>
            <translation>等效界限为</translation>
        </message>
        <message>
            <source>§: not significantly different from raw features; ¶: not significantly different from the random encoder; ↓: significantly below.</source>
            <translation>§：与原始特征无显著差异；¶：与随机编码器无显著差异；↓：显著更低。</translation>
        </message>
        <message>
            <source>As LaTeX, two columns wide</source>
            <translation>LaTeX，双栏宽度</translation>
        </message>
        <message>
            <source>As LaTeX, one column wide</source>
            <translation>LaTeX，单栏宽度</translation>
        </message>
        <message>
            <source>Means with 95 % intervals</source>
            <translation>均值与 95 % 区间</translation>
        </message>
        <message>
            <source>Means appear here when a cell has been measured.</source>
            <translation>测得一个单元格后，均值将显示在此处。</translation>
        </message>
        <message>
            <source>Means</source>
            <translation>均值</translation>
        </message>
        <message>
            <source>Preset: %1.</source>
            <translation>预设：%1。</translation>
        </message>
        <message>
            <source>Epochs: %L1.</source>
            <translation>轮次：%L1。</translation>
        </message>
        <message>
            <source>Protocol: %1.</source>
            <translation>协议：%1。</translation>
        </message>
        <message>
            <source>Intervals: %1.</source>
            <translation>区间：%1。</translation>
        </message>
        <message numerus="yes">
            <source>Resume: %Ln run(s) left</source>
            <translation>
                <numerusform>继续：剩余 %Ln 个运行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Start %Ln run(s)</source>
            <translation>
                <numerusform>开始 %Ln 个运行</numerusform>
            </translation>
        </message>
        <message>
            <source>How long?</source>
            <translation>要多久？</translation>
        </message>
        <message>
            <source>Trains each method on each data set for some seconds, and tells how long all missing runs take</source>
            <translation>在每个数据集上将每种方法训练几秒钟，并给出全部缺失运行所需的时间</translation>
        </message>
        <message>
            <source>Forecast: %1</source>
            <translation>预测：%1</translation>
        </message>
        <message>
            <source>Measuring how long the missing runs take …</source>
            <translation>正在测量缺失的运行需要多久…</translation>
        </message>
        <message>
            <source>they take about %1</source>
            <translation>约需 %1</translation>
        </message>
        <message>
            <source>Stop the forecast</source>
            <translation>停止预测</translation>
        </message>
    </context>
    <context>
        <name>TaskStrip</name>
        <message>
            <source>Progress</source>
            <translation>进度</translation>
        </message>
        <message>
            <source>loss %1</source>
            <translation>损失 %1</translation>
        </message>
        <message>
            <source>Stop %1</source>
            <translation>停止 %1</translation>
        </message>
        <message>
            <source>Running tasks</source>
            <translation>正在进行的任务</translation>
        </message>
        <message>
            <source>in the background</source>
            <translation>后台运行</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>已暂停</translation>
        </message>
        <message>
            <source>%1 %2 of %3</source>
            <translation>%1 %2 / %3</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>另有 %n 项</numerusform>
            </translation>
        </message>
        <message>
            <source>All running tasks, with what is left of each; to show and to stop them</source>
            <translation>所有正在运行的任务及其剩余量；可查看和停止</translation>
        </message>
        <message>
            <source>about %1 left</source>
            <translation>约剩 %1</translation>
        </message>
        <message>
            <source>Show the log</source>
            <translation>显示日志</translation>
        </message>
    </context>
    <context>
        <name>TrainView</name>
        <message>
            <source>Show all epochs</source>
            <translation>显示全部轮次</translation>
        </message>
        <message>
            <source>The first point appears after the first epoch …</source>
            <translation>第一个点将在第一个轮次之后出现…</translation>
        </message>
        <message>
            <source>Train</source>
            <translation>训练</translation>
        </message>
        <message>
            <source>Show runs that differ only in their seed individually or as mean and band</source>
            <translation>将仅随机种子不同的运行分别显示，或显示为均值与区间</translation>
        </message>
        <message>
            <source>Individual runs</source>
            <translation>单个运行</translation>
        </message>
        <message>
            <source>Mean and minimum–maximum band</source>
            <translation>均值与最小值–最大值区间</translation>
        </message>
        <message>
            <source>Mean and band of one standard deviation</source>
            <translation>均值与一个标准差的区间</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>随机种子</translation>
        </message>
        <message>
            <source>Plots</source>
            <translation>图</translation>
        </message>
        <message>
            <source>Choose the quantities to plot</source>
            <translation>选择要绘制的量</translation>
        </message>
        <message>
            <source>Exponential smoothing; the unsmoothed values stay visible behind it</source>
            <translation>指数平滑；原始值仍显示在其后方</translation>
        </message>
        <message>
            <source>Smoothing</source>
            <translation>平滑</translation>
        </message>
        <message>
            <source>Show all epochs and follow new ones (Home in a plot)</source>
            <translation>显示全部轮次，并随新轮次更新（在图中按 Home）</translation>
        </message>
        <message>
            <source>off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>Run %1 cannot be read: %2</source>
            <translation>无法读取运行 %1：%2</translation>
        </message>
        <message>
            <source>Seeds: mean and band</source>
            <translation>随机种子：均值与区间</translation>
        </message>
        <message>
            <source>Fork of %1</source>
            <translation>%1 的分叉</translation>
        </message>
        <message>
            <source>starting the engine …</source>
            <translation>正在启动计算引擎…</translation>
        </message>
        <message>
            <source>Starting the engine for “%1” …</source>
            <translation>正在为“%1”启动计算引擎…</translation>
        </message>
        <message>
            <source>Reading the run …</source>
            <translation>正在读取运行…</translation>
        </message>
        <message>
            <source>There are no runs yet. Train one to see its curves grow.</source>
            <translation>还没有运行。开始训练后，曲线会在此增长。</translation>
        </message>
        <message>
            <source>Choose a run in the list of runs to see its curves, or train another one.</source>
            <translation>在运行列表中选择一个运行以查看其曲线，或训练另一个。</translation>
        </message>
        <message>
            <source>Mean and band of one standard error</source>
            <translation>均值与一个标准误的区间</translation>
        </message>
        <message>
            <source>Mean and 95 % interval of the mean</source>
            <translation>均值与均值的 95 % 区间</translation>
        </message>
        <message>
            <source>Start (F5)</source>
            <translation>开始 (F5)</translation>
        </message>
        <message>
            <source>Start what the form describes: a training, or the sweep over its varied parameters</source>
            <translation>开始表单所描述的内容：一次训练，或对其可变参数的扫描</translation>
        </message>
        <message>
            <source>Smoothing, epochs</source>
            <translation>平滑，轮次</translation>
        </message>
        <message numerus="yes">
            <source>%Ln epoch(s)</source>
            <translation>
                <numerusform>%Ln 轮</numerusform>
            </translation>
        </message>
        <message>
            <source>There are no curves: nothing was trained.</source>
            <translation>没有曲线：未进行训练。</translation>
        </message>
    </context>
    <context>
        <name>Training</name>
        <message>
            <source>%1 is finished</source>
            <translation>%1 已完成</translation>
        </message>
        <message>
            <source>%1 was stopped</source>
            <translation>%1 已停止</translation>
        </message>
        <message>
            <source>The engine of &quot;%1&quot; ended unexpectedly. No recorded data is lost.</source>
            <translation>“%1”的计算引擎意外退出。没有丢失已记录的数据。</translation>
        </message>
        <message>
            <source>&quot;%1&quot; failed: %2</source>
            <translation>“%1”失败：%2</translation>
        </message>
        <message>
            <source>Resume</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>The run &quot;%1&quot; was interrupted. It can continue from its last checkpoint with the same result.</source>
            <translation>运行“%1”已中断。它可以从最后一个检查点继续，结果不变。</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>显示</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>暂不处理</translation>
        </message>
        <message>
            <source>%1 continues in the background</source>
            <translation>%1 正在后台继续运行</translation>
        </message>
        <message numerus="yes">
            <source>%Ln run(s) are training. They can continue in the background; the next start finds them.</source>
            <translation>
                <numerusform>有 %Ln 个运行正在训练。它们可以在后台继续，下次启动时会重新找到。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TryTable</name>
        <message>
            <source>Trials</source>
            <translation>尝试数</translation>
        </message>
    </context>
    <context>
        <name>TryTableModel</name>
        <message>
            <source>Shrunken</source>
            <translation>收缩均值</translation>
        </message>
        <message>
            <source>95 % interval of the shrunken mean: 1.96 standard errors</source>
            <translation>收缩均值的 95 % 区间：1.96 倍标准误</translation>
        </message>
        <message>
            <source>95 %</source>
            <translation>95 %</translation>
        </message>
        <message>
            <source>Seeds on which it was measured</source>
            <translation>测量过的种子数</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>种子数</translation>
        </message>
        <message>
            <source>Whether it is still racing, and why not</source>
            <translation>是否仍在竞争，以及为何不在</translation>
        </message>
        <message>
            <source>State</source>
            <translation>状态</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>均值</translation>
        </message>
        <message>
            <source>Where the values come from</source>
            <translation>取值的来源</translation>
        </message>
        <message>
            <source>Origin</source>
            <translation>来源</translation>
        </message>
        <message>
            <source>Number of the trial; the default configuration is number 0</source>
            <translation>尝试的编号；默认配置为 0 号</translation>
        </message>
        <message>
            <source>Trial</source>
            <translation>尝试</translation>
        </message>
        <message>
            <source>Mean drawn towards that of all trials by as much as noise explains</source>
            <translation>按噪声所能解释的程度向全部尝试的均值收缩后的均值</translation>
        </message>
        <message>
            <source>Mean validation score, adjusted for trials that were measured on some seeds only</source>
            <translation>平均验证得分，对只在部分种子上测量的尝试作了调整</translation>
        </message>
    </context>
    <context>
        <name>VaryEditor</name>
        <message>
            <source>any</source>
            <translation>任意</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>值数</translation>
        </message>
        <message>
            <source>Values at equal distances</source>
            <translation>等距的值</translation>
        </message>
        <message>
            <source>Equal steps</source>
            <translation>等距</translation>
        </message>
        <message>
            <source>Values at equal ratios, for quantities that span several decades</source>
            <translation>等比的值，适用于跨越多个数量级的量</translation>
        </message>
        <message>
            <source>Equal ratios</source>
            <translation>等比</translation>
        </message>
        <message>
            <source>The values that are listed, and no others</source>
            <translation>仅所列的值</translation>
        </message>
        <message>
            <source>List</source>
            <translation>列表</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>关</translation>
        </message>
        <message>
            <source>On</source>
            <translation>开</translation>
        </message>
        <message>
            <source>%1: lowest value, %2</source>
            <translation>%1：最小值，%2</translation>
        </message>
        <message>
            <source>%1: highest value, %2</source>
            <translation>%1：最大值，%2</translation>
        </message>
        <message>
            <source>%1: number of values, empty: any</source>
            <translation>%1：值的个数，留空：任意</translation>
        </message>
        <message>
            <source>Number of values of the range that are tried; empty: any value. A grid needs a number or a list.</source>
            <translation>范围内要尝试的值的个数；留空：任意值。网格需要个数或列表。</translation>
        </message>
        <message>
            <source>%1: values, separated by “%2”</source>
            <translation>%1：值，以“%2”分隔</translation>
        </message>
        <message>
            <source>%1: how values are spaced</source>
            <translation>%1：值的间隔方式</translation>
        </message>
        <message>
            <source>Allowed: %1</source>
            <translation>允许：%1</translation>
        </message>
    </context>
    <context>
        <name>Verdict</name>
        <message>
            <source>%1 points above raw features</source>
            <translation>比原始特征高 %1 个百分点</translation>
        </message>
        <message>
            <source>%1 points below raw features</source>
            <translation>比原始特征低 %1 个百分点</translation>
        </message>
        <message>
            <source>%1 points above raw features (%2 to %3)</source>
            <translation>比原始特征高 %1 个百分点（%2 至 %3）</translation>
        </message>
        <message>
            <source>%1 points below raw features (%2 to %3)</source>
            <translation>比原始特征低 %1 个百分点（%2 至 %3）</translation>
        </message>
        <message>
            <source>certain</source>
            <translation>确定</translation>
        </message>
        <message>
            <source>not certain</source>
            <translation>不确定</translation>
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
            <translation>视图</translation>
        </message>
        <message>
            <source>What is shown here, and how</source>
            <translation>这里显示什么以及如何显示</translation>
        </message>
        <message>
            <source>Save figure</source>
            <translation>保存图</translation>
        </message>
        <message>
            <source>Save the picture in focus, otherwise the largest one, as a figure (Ctrl+E)</source>
            <translation>将有焦点的图（否则为最大的图）保存为图形 (Ctrl+E)</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详细信息</translation>
        </message>
        <message>
            <source>Save as web page</source>
            <translation>另存为网页</translation>
        </message>
    </context>
    <context>
        <name>ViewMenu</name>
        <message>
            <source>Matrices</source>
            <translation>矩阵</translation>
        </message>
        <message>
            <source>Flows</source>
            <translation>流</translation>
        </message>
        <message>
            <source>Row shares</source>
            <translation>行占比</translation>
        </message>
        <message>
            <source>Colour Γ and Γ* by the share of each row&apos;s mass, so that nodes of small weight are as visible as others</source>
            <translation>按每行质量的占比为 Γ 和 Γ* 着色，使权重小的节点与其他节点同样清晰</translation>
        </message>
        <message>
            <source>Only the largest of each row</source>
            <translation>仅每行最大的元素</translation>
        </message>
        <message>
            <source>Show only the largest element of each row of Γ and Γ*: the node to which most of the weight goes</source>
            <translation>只显示 Γ 和 Γ* 每行的最大元素：接收最多权重的节点</translation>
        </message>
        <message>
            <source>Lock colour scales</source>
            <translation>锁定颜色标尺</translation>
        </message>
        <message>
            <source>Keep the colour scales fixed across pairs and epochs so that colours can be compared</source>
            <translation>切换视图对和轮次时保持颜色标尺不变，以便比较颜色</translation>
        </message>
        <message>
            <source>Views alone, without padding</source>
            <translation>仅视图，不含填充</translation>
        </message>
        <message>
            <source>A training step pads the views of its batch to one size, and the padding takes part in the transport; the pair and the batch matrix show what the loss sees, unless this leaves it out</source>
            <translation>训练步骤把批次中的视图填充到同一大小，填充也参与传输；视图对和批次矩阵显示损失所看到的内容，除非在此将填充去掉</translation>
        </message>
        <message>
            <source>Number of the draw of walks</source>
            <translation>游走的抽样编号</translation>
        </message>
        <message>
            <source>Each number draws different random walks from the same centres; watched pairs are recorded with 0</source>
            <translation>每个数字从相同的中心节点抽取不同的随机游走；跟踪的视图对以 0 记录</translation>
        </message>
        <message>
            <source>Other walks</source>
            <translation>其他游走</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>比较</translation>
        </message>
        <message>
            <source>Show Γ several times on one colour scale: under several λ, at another epoch, or in another run</source>
            <translation>在同一颜色标尺上多次显示 Γ：不同的 λ、另一轮次或另一运行</translation>
        </message>
        <message>
            <source>No comparison</source>
            <translation>不比较</translation>
        </message>
        <message>
            <source>Compare λ</source>
            <translation>比较 λ</translation>
        </message>
        <message>
            <source>Compare epochs</source>
            <translation>比较轮次</translation>
        </message>
        <message>
            <source>Compare runs</source>
            <translation>比较运行</translation>
        </message>
        <message>
            <source>Playback</source>
            <translation>播放</translation>
        </message>
        <message>
            <source>Batch matrix</source>
            <translation>批次矩阵</translation>
        </message>
    </context>
    <context>
        <name>ViewNotice</name>
        <message>
            <source>With restart probability 1, every view consists of its centre only.</source>
            <translation>重启概率为 1 时，每个视图只含其中心节点。</translation>
        </message>
        <message>
            <source>Both views of a node are identical because nothing is dropped or masked: there is nothing to align.</source>
            <translation>由于没有丢弃或屏蔽任何内容，节点的两个视图相同：没有可对齐的内容。</translation>
        </message>
        <message>
            <source>A walk of %1 steps can reach all %2 nodes of the largest component: views of different nodes hardly differ. Shorten the walks.</source>
            <translation>%1 步的游走可到达最大连通分量的全部 %2 个节点：不同节点的视图几乎没有差别。请缩短游走。</translation>
        </message>
        <message>
            <source>A batch of %1 contains all %2 nodes: every epoch compares the same few nodes, and the trained encoder may score below a random encoder. Lower the batch size and compare the two encoders in Results.</source>
            <translation>批次 %1 包含全部 %2 个节点：每个轮次比较的都是同样的少数节点，训练后的编码器得分可能低于随机编码器。请减小批次大小，并在“结果”中比较这两个编码器。</translation>
        </message>
    </context>
    <context>
        <name>ViewTabs</name>
        <message>
            <source>Leave the presentation (Escape)</source>
            <translation>退出演示（Esc）</translation>
        </message>
        <message>
            <source>Leave the presentation</source>
            <translation>退出演示</translation>
        </message>
        <message>
            <source>this view</source>
            <translation>此视图</translation>
        </message>
    </context>
    <context>
        <name>WatchedList</name>
        <message>
            <source>Watched pairs</source>
            <translation>跟踪的视图对</translation>
        </message>
        <message>
            <source>%1, positive</source>
            <translation>%1，正样本对</translation>
        </message>
        <message>
            <source>%1 – %2</source>
            <translation>%1 – %2</translation>
        </message>
        <message>
            <source>This run watches no pairs.</source>
            <translation>此运行不跟踪任何视图对。</translation>
        </message>
        <message>
            <source>Recorded at many epochs of the training: the slider needs no engine.</source>
            <translation>在训练的多个轮次中记录：滑块无需计算引擎。</translation>
        </message>
    </context>
    <context>
        <name>WindowHelp</name>
        <message>
            <source>+  −  arrow keys  Home</source>
            <translation>+  −  方向键  Home</translation>
        </message>
        <message>
            <source>Zoom, pan and show all of a plot</source>
            <translation>缩放、平移和完整显示图</translation>
        </message>
        <message>
            <source>Arrow keys</source>
            <translation>方向键</translation>
        </message>
        <message>
            <source>Move between the cells of a matrix or the points of an embedding</source>
            <translation>在矩阵的单元格或嵌入的点之间移动</translation>
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
            <source>Save the focused plot</source>
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
            <source>Keyboard shortcuts</source>
            <translation>键盘快捷键</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>按键</translation>
        </message>
        <message>
            <source>Action</source>
            <translation>功能</translation>
        </message>
        <message>
            <source>Licence and notices are part of the package that the program was installed from.</source>
            <translation>许可证与声明随安装本程序的软件包提供。</translation>
        </message>
        <message>
            <source>Licence and notices: %1</source>
            <translation>许可证与声明：%1</translation>
        </message>
        <message>
            <source>About the RoSA workbench</source>
            <translation>关于 RoSA 工作台</translation>
        </message>
        <message>
            <source>RoSA workbench %1</source>
            <translation>RoSA 工作台 %1</translation>
        </message>
        <message>
            <source>Self-supervised learning of node representations by a graph-aware earth mover&apos;s distance.
Method: Zhu, Guo, Wu, Tang, IJCAI 2022.

Licence: GPL 3 or later. Uses Qt %1 and QCustomPlot; engines use LibTorch.

Nothing is sent anywhere: no account, no network, no telemetry.

Store: %2</source>
            <translation>基于图感知推土机距离的节点表示自监督学习。
方法：Zhu, Guo, Wu, Tang, IJCAI 2022。

许可证：GPL 3 或更高版本。使用 Qt %1 和 QCustomPlot；计算引擎使用 LibTorch。

不向任何地方发送任何内容：无账户、无网络、无遥测。

存储库：%2</translation>
        </message>
    </context>
    <context>
        <name>WindowMenus</name>
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
            <source>E&amp;xport data set …</source>
            <translation>导出数据集(&amp;X)…</translation>
        </message>
        <message>
            <source>Save &amp;figure …</source>
            <translation>保存图(&amp;F)…</translation>
        </message>
        <message>
            <source>Save as &amp;web page …</source>
            <translation>保存为网页(&amp;W)…</translation>
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
            <source>Recent &amp;data</source>
            <translation>最近的数据(&amp;D)</translation>
        </message>
        <message>
            <source>No imported data</source>
            <translation>没有已导入的数据</translation>
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
            <source>Find &amp;anything …</source>
            <translation>查找任何内容(&amp;A)…</translation>
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
            <source>Start &amp;sweep</source>
            <translation>开始扫描(&amp;S)</translation>
        </message>
        <message>
            <source>The lab edition trains nothing</source>
            <translation>实验室版不能训练</translation>
        </message>
        <message>
            <source>Not possible yet: %1</source>
            <translation>暂时无法进行：%1</translation>
        </message>
        <message>
            <source>Start the sweep over the varied parameters (F5)</source>
            <translation>开始对可变参数的扫描 (F5)</translation>
        </message>
        <message>
            <source>Train with these parameters (F5)</source>
            <translation>使用这些参数训练 (F5)</translation>
        </message>
        <message>
            <source>Ne&amp;w run</source>
            <translation>新运行(&amp;W)</translation>
        </message>
        <message>
            <source>Choose data, method and parameters of the next run (F4)</source>
            <translation>选择下一次运行的数据、方法和参数 (F4)</translation>
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
            <source>Show %1</source>
            <translation>显示%1</translation>
        </message>
        <message>
            <source>&amp;Presentation</source>
            <translation>演示(&amp;P)</translation>
        </message>
        <message>
            <source>The views alone on the whole screen, in large type; Escape leaves</source>
            <translation>仅以大字号全屏显示视图；按 Escape 退出</translation>
        </message>
        <message>
            <source>&amp;Reset layout</source>
            <translation>重置布局(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Fold all panels</source>
            <translation>折叠所有面板(&amp;F)</translation>
        </message>
        <message>
            <source>Fold all panels, or show again those that were folded</source>
            <translation>折叠所有面板，或重新显示已折叠的面板</translation>
        </message>
        <message>
            <source>&amp;Tools</source>
            <translation>工具(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Transport lab</source>
            <translation>传输实验台(&amp;T)</translation>
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
            <source>&amp;Manual</source>
            <translation>手册(&amp;M)</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts</source>
            <translation>键盘快捷键(&amp;K)</translation>
        </message>
        <message>
            <source>&amp;Lessons</source>
            <translation>课程(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;About</source>
            <translation>关于(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Start page</source>
            <translation>起始页(&amp;S)</translation>
        </message>
        <message>
            <source>All lessons</source>
            <translation>全部课程</translation>
        </message>
    </context>
    <context>
        <name>WindowPreferences</name>
        <message>
            <source>Changes of language and scale take effect at the next start</source>
            <translation>语言和缩放的更改将在下次启动时生效</translation>
        </message>
        <message>
            <source>%1 cannot be created: %2</source>
            <translation>无法创建 %1：%2</translation>
        </message>
        <message>
            <source>The chosen store is used once the variable ROSA_STORE is no longer set.</source>
            <translation>取消设置变量 ROSA_STORE 后才会使用所选的存储位置。</translation>
        </message>
        <message>
            <source>The next start uses the chosen store.</source>
            <translation>下次启动时使用所选的存储库。</translation>
        </message>
        <message>
            <source>Restart now</source>
            <translation>立即重启</translation>
        </message>
    </context>
    <context>
        <name>WorstList</name>
        <message>
            <source>Class</source>
            <translation>类别</translation>
        </message>
        <message>
            <source>Worst aligned positive pairs</source>
            <translation>对齐最差的正样本对</translation>
        </message>
        <message>
            <source>Node</source>
            <translation>节点</translation>
        </message>
        <message>
            <source>g-EMD</source>
            <translation>g-EMD</translation>
        </message>
        <message>
            <source>All classes</source>
            <translation>全部类别</translation>
        </message>
        <message>
            <source>Waiting for the engine …</source>
            <translation>正在等待计算引擎…</translation>
        </message>
        <message numerus="yes">
            <source>Epoch %1: the worst of %n measured node(s).</source>
            <translation>
                <numerusform>第 %1 轮：已衡量的 %n 个节点中最差的若干个。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>main</name>
        <message>
            <source>Train graph encoders, inspect optimal transport and view embeddings</source>
            <translation>训练图编码器、检查最优传输、查看嵌入</translation>
        </message>
        <message>
            <source>Data set to select at start.</source>
            <translation>启动时选择的数据集。</translation>
        </message>
        <message>
            <source>name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Run to show.</source>
            <translation>要显示的运行。</translation>
        </message>
        <message>
            <source>id</source>
            <translation>标识符</translation>
        </message>
        <message>
            <source>Folder with runs and imported data.</source>
            <translation>存放运行和已导入数据的文件夹。</translation>
        </message>
        <message>
            <source>folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Open another window even if this store is already open in one.</source>
            <translation>即使此存储库已在某个窗口中打开，也另开一个窗口。</translation>
        </message>
        <message>
            <source>Check this installation: components, fonts and pictures of the views of a small run; exit status 0 if all checks pass.</source>
            <translation>检查此安装：组成部分、字体以及一次小运行的各视图图像；全部通过时退出状态为 0。</translation>
        </message>
        <message>
            <source>Folder for the pictures of --self-test.</source>
            <translation>--self-test 的图像所存放的文件夹。</translation>
        </message>
        <message>
            <source>Shows the transport lab, with a problem or lesson.</source>
            <translation>显示传输实验台，可附带问题或课程。</translation>
        </message>
        <message>
            <source>Configurations, runs, problems, lessons, data or figures to open.</source>
            <translation>要打开的配置、运行、问题、课程、数据或图。</translation>
        </message>
        <message>
            <source>The store of the preferences is not there: %1</source>
            <translation>首选项中的存储位置不存在：%1</translation>
        </message>
    </context>
    <context>
        <name>rosa::workbench::LabButton</name>
        <message>
            <source>Unlock</source>
            <translation>解锁</translation>
        </message>
        <message>
            <source>Opens this pair in the lab: change its costs and weights, solve it step by step, and compare</source>
            <translation>在实验台中打开此视图对：修改代价与权重，逐步求解并比较</translation>
        </message>
    </context>
    <context>
        <name>rosa::workbench::LabText</name>
        <message numerus="yes">
            <source>Stopped after %Ln half iteration(s): both marginals are within %1.</source>
            <translation>
                <numerusform>经 %Ln 个半次迭代后停止：两个边缘分布的偏差均不超过 %1。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln half iteration(s), with no next one: %1.</source>
            <translation>
                <numerusform>经 %Ln 个半次迭代后停止，无法继续：%1。</numerusform>
            </translation>
        </message>
        <message>
            <source>Before the first half iteration: u = 1/m, and there is no plan yet.</source>
            <translation>第一个半次迭代之前：u = 1/m，尚无计划。</translation>
        </message>
        <message numerus="yes">
            <source>Stopped at the limit of %Ln half iteration(s), not by convergence.</source>
            <translation>
                <numerusform>达到 %Ln 个半次迭代的上限而停止，并未收敛。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln half iteration(s), as asked, not by convergence.</source>
            <translation>
                <numerusform>按要求在 %Ln 个半次迭代后停止，并未收敛。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 Debiased divergence: %2 (sharp: %3).</source>
            <translation>%1 去偏散度：%2（锐利形式：%3）。</translation>
        </message>
        <message>
            <source>Stopped at an optimum: the network simplex ends by itself.</source>
            <translation>在最优解处停止：网络单纯形法自行结束。</translation>
        </message>
        <message>
            <source>Nothing is iterated: each sender serves all receivers by their weights.</source>
            <translation>无需迭代：每个发送方按权重分配给所有接收方。</translation>
        </message>
        <message numerus="yes">
            <source>Stopped at the limit of %Ln iteration(s), not by convergence.</source>
            <translation>
                <numerusform>达到 %Ln 次迭代的上限而停止，并未收敛。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln iteration(s): the scalings no longer change.</source>
            <translation>
                <numerusform>经 %Ln 次迭代后停止：缩放向量不再变化。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Sorted along the projection: %1 there, %2 on average over %Ln direction(s).</source>
            <translation>
                <numerusform>沿投影方向排序：该方向为 %1，%Ln 个方向的平均为 %2。</numerusform>
            </translation>
        </message>
        <message>
            <source>Filled in by hand.</source>
            <translation>手工填写。</translation>
        </message>
        <message>
            <source>%1 of mass is moved; rows leave %2 and columns lack %3, as the price ρ permits.</source>
            <translation>移动的质量为 %1；在价格 ρ 允许下，行留下 %2，列缺少 %3。</translation>
        </message>
        <message>
            <source>Both marginals are met.</source>
            <translation>两个边缘分布均已满足。</translation>
        </message>
        <message>
            <source>Rows are met; columns are off by %1 in total.</source>
            <translation>行已满足；列的总偏差为 %1。</translation>
        </message>
        <message>
            <source>Columns are met; rows are off by %1 in total.</source>
            <translation>列已满足；行的总偏差为 %1。</translation>
        </message>
        <message>
            <source>Rows are off by %1, columns by %2 in total.</source>
            <translation>行的总偏差为 %1，列的总偏差为 %2。</translation>
        </message>
        <message>
            <source>Cost %1. Not comparable with the optimum %2, for which all mass moves.</source>
            <translation>代价 %1。与移动全部质量的最优值 %2 不可比较。</translation>
        </message>
        <message>
            <source>No cost yet; the optimum is %1.</source>
            <translation>尚无代价；最优值为 %1。</translation>
        </message>
        <message>
            <source>Cost %1, below the optimum %2: infeasible, not good. The marginals are not met.</source>
            <translation>代价 %1，低于最优值 %2：不可行，而非更好。边缘分布未满足。</translation>
        </message>
        <message>
            <source>Cost %1: the optimum.</source>
            <translation>代价 %1：最优。</translation>
        </message>
        <message>
            <source>Cost %1, %2 above the optimum %3, but not final: the marginals are not met.</source>
            <translation>代价 %1，比最优值 %3 高 %2，但尚非最终结果：边缘分布未满足。</translation>
        </message>
        <message>
            <source>Cost %1, %2 above the optimum %3.</source>
            <translation>代价 %1，比最优值 %3 高 %2。</translation>
        </message>
        <message>
            <source>Sinkhorn</source>
            <translation>Sinkhorn</translation>
        </message>
        <message>
            <source>Exact</source>
            <translation>精确</translation>
        </message>
        <message>
            <source>Independent</source>
            <translation>独立</translation>
        </message>
        <message>
            <source>Debiased (extension)</source>
            <translation>去偏（扩展）</translation>
        </message>
        <message>
            <source>Unbalanced (extension)</source>
            <translation>非平衡（扩展）</translation>
        </message>
        <message>
            <source>Sliced (extension)</source>
            <translation>切片（扩展）</translation>
        </message>
        <message>
            <source>By hand</source>
            <translation>手工</translation>
        </message>
        <message>
            <source>Euclidean</source>
            <translation>欧氏</translation>
        </message>
        <message>
            <source>Squared</source>
            <translation>平方</translation>
        </message>
        <message>
            <source>Cosine</source>
            <translation>余弦</translation>
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
            <translation>对数</translation>
        </message>
        <message>
            <source>%1 Debiased divergence: about %2 (sharp: %3), as its scalings have not converged.</source>
            <translation>%1 去偏散度：约 %2（锐利形式：%3），因为其缩放尚未收敛。</translation>
        </message>
        <message numerus="yes">
            <source>Stopped after %Ln half iteration(s), as asked.</source>
            <translation>
                <numerusform>按要求在 %Ln 个半次迭代后停止。</numerusform>
            </translation>
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
    <context>
        <name>rosa::workbench::RunCurves</name>
        <message>
            <source>fork</source>
            <translation>分叉</translation>
        </message>
    </context>
</TS>
