import type { QuestionTexts } from '#server/question/question-texts.demo.ts'

export const questions: QuestionTexts = {
  banks: {
    'river-flow': {
      name: 'Measuring river flow',
      topics: { section: 'The cross-section', velocity: 'Velocity and discharge' },
    },
    'dam-safety': {
      name: 'Dam safety',
      topics: { round: 'The round', seepage: 'Seepage' },
    },
  },
  questions: {
    'straight-reach': {
      stem: 'For how long should the banks run parallel where you measure discharge?',
      options: [
        'For as long as the river is wide',
        'For at least five times the width of the river',
        'For exactly 100 metres',
        'It does not matter as long as the bed is firm',
      ],
      explanation:
        'A straight reach of at least **five widths** lets the current settle before it passes the tag line.',
    },
    'near-a-bridge': {
      stem: 'A bridge is a good place to measure, because its piers steady the current.',
      explanation: 'Bridges and tributaries disturb the flow for a long way downstream, so keep away from both.',
    },
    'good-section': {
      stem: 'Which of these speak **for** a cross-section?',
      options: [
        'A firm and even bed',
        'Pools of dead water along one bank',
        'Banks that run parallel',
        'No tributary nearby upstream',
      ],
      explanation: 'Dead water, weeds and boulders make the depth and the velocity of a strip uncertain.',
    },
    'one-reading': {
      stem: 'In shallow water a single reading is enough. At which depth $d$ below the surface is it taken, if the water is $h$ deep?',
      options: ['$d = 0.2\\,h$', '$d = 0.5\\,h$', '$d = 0.6\\,h$', '$d = 0.8\\,h$'],
      explanation:
        'At $0.6\\,h$ the velocity is close to the mean of the vertical. In deeper water take the mean of two readings, at $0.2\\,h$ and $0.8\\,h$.',
    },
    'strip-discharge': {
      stem: 'A strip is $b = 2\\,\\text{m}$ wide and $h = 1.5\\,\\text{m}$ deep. The readings are $v_{0.2} = 0.9$ and $v_{0.8} = 0.5\\,\\text{m/s}$. How much water does it carry?\n\n$$q = \\frac{v_{0.2} + v_{0.8}}{2} \\cdot h \\cdot b$$',
      options: [
        '$2.1\\,\\text{m}^3/\\text{s}$',
        '$1.4\\,\\text{m}^3/\\text{s}$',
        '$2.7\\,\\text{m}^3/\\text{s}$',
        '$4.2\\,\\text{m}^3/\\text{s}$',
      ],
      explanation: 'The mean velocity is $0.7\\,\\text{m/s}$, and $0.7 \\cdot 1.5 \\cdot 2 = 2.1$.',
    },
    'why-forty-seconds': {
      stem: 'Why should the meter turn for at least forty seconds?',
      explanation: 'The speed of a river is never quite steady; a longer reading evens out its pulses.',
    },
    'same-order': {
      stem: 'Why should a dam be walked in the same order every time?',
      options: [
        'Because it is the shortest way',
        'Because the gates have to be oiled first',
        'Because two people can then share the work',
        'Because you then notice what has changed',
      ],
      explanation: 'What is always seen in the same place is compared without thinking about it.',
    },
    'where-leaks-show': {
      stem: 'Where do most leaks of an embankment dam come to light?',
      options: ['At the toe', 'At the abutments', 'On the crest', 'At the spillway gates'],
      explanation: 'Take your time at the toe and at the abutments.',
    },
    'clear-seepage': {
      stem: 'Clear seepage that stays the same at the same reservoir level is usually harmless.',
      explanation: 'Nearly every embankment dam lets some water through. Muddy seepage has to be reported at once.',
    },
    'sudden-drop': {
      stem: 'The flow of a drain drops suddenly while the reservoir stays level. What can that mean, and what do you do?',
      explanation:
        'The drain may have become blocked, so that pressure builds up inside the dam. Measure again and report it.',
    },
  },
}
