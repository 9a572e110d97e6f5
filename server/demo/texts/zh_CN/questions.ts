import type { QuestionTexts } from '#server/question/question-texts.demo.ts'

export const questions: QuestionTexts = {
  banks: {
    'river-flow': { name: '河流流量测验', topics: { section: '断面选择', velocity: '流速与流量' } },
    'dam-safety': { name: '大坝安全', topics: { round: '巡视检查', seepage: '渗流' } },
  },
  questions: {
    'straight-reach': {
      stem: '测流断面处，两岸应当平行多长？',
      options: ['与河宽相等', '至少为河宽的五倍', '正好 100 米', '只要河床坚实就无所谓'],
      explanation: '至少**五倍河宽**的顺直河段，能让水流在到达断面之前平顺下来。',
    },
    'near-a-bridge': {
      stem: '桥下是测流的好地方，因为桥墩能使水流平稳。',
      explanation: '桥梁和支流都会扰动下游很长一段水流，选断面时都要避开。',
    },
    'good-section': {
      stem: '下列哪些条件说明断面选得**好**？',
      options: ['河床坚实平整', '一侧岸边有死水', '两岸平行', '上游附近没有支流汇入'],
      explanation: '死水、水草和乱石会使部分断面的水深和流速难以测准。',
    },
    'one-reading': {
      stem: '浅水处测一点即可。设水深为 $h$，测点应在水面以下多深的 $d$ 处？',
      options: ['$d = 0.2\\,h$', '$d = 0.5\\,h$', '$d = 0.6\\,h$', '$d = 0.8\\,h$'],
      explanation: '$0.6\\,h$ 处的流速接近垂线平均流速。水较深时，取 $0.2\\,h$ 和 $0.8\\,h$ 两点的平均值。',
    },
    'strip-discharge': {
      stem: '某部分断面宽 $b = 2\\,\\text{m}$，水深 $h = 1.5\\,\\text{m}$，两点流速为 $v_{0.2} = 0.9$、$v_{0.8} = 0.5\\,\\text{m/s}$。它的流量是多少？\n\n$$q = \\frac{v_{0.2} + v_{0.8}}{2} \\cdot h \\cdot b$$',
      options: [
        '$2.1\\,\\text{m}^3/\\text{s}$',
        '$1.4\\,\\text{m}^3/\\text{s}$',
        '$2.7\\,\\text{m}^3/\\text{s}$',
        '$4.2\\,\\text{m}^3/\\text{s}$',
      ],
      explanation: '平均流速为 $0.7\\,\\text{m/s}$，$0.7 \\cdot 1.5 \\cdot 2 = 2.1$。',
    },
    'why-forty-seconds': {
      stem: '流速仪为什么至少要转四十秒？',
      explanation: '河水的流速从不完全稳定，测得久一些才能把脉动平均掉。',
    },
    'same-order': {
      stem: '巡坝为什么每次都要按同样的顺序走？',
      options: ['因为这样路最短', '因为要先给闸门上油', '因为这样便于两人分工', '因为这样才会发现哪里变了'],
      explanation: '总在同一处看同样的东西，不用刻意去想就能看出变化。',
    },
    'where-leaks-show': {
      stem: '土石坝的渗漏最常在哪里露出来？',
      options: ['坝脚', '两岸坝肩', '坝顶', '溢洪道闸门处'],
      explanation: '在坝脚和坝肩要多花时间仔细看。',
    },
    'clear-seepage': {
      stem: '库水位不变时，清澈而且流量稳定的渗水一般没有危险。',
      explanation: '几乎所有土石坝都会渗一些水。渗水变浑则必须立即报告。',
    },
    'sudden-drop': {
      stem: '库水位没有变化，一处排水的流量却突然变小。这可能意味着什么？您该怎么做？',
      explanation: '排水可能被堵，坝内水压正在升高。应重新测量并立即报告。',
    },
  },
}
