import type { LeaveType } from '#api/leave/leave.contract.ts'
import type { LeaveSent } from './kind.ts'

/** Days from today, and hours of that day in UTC: lessons are from 1 to 9. */
type DemoTime = readonly [days: number, hours: number]

interface DemoStep {
  /** An account or another person. */
  readonly by: string
  readonly does: 'approve' | 'reject' | 'cancel' | 'revoke'
  readonly hoursAgo: number
  readonly reason: string
}

/** A leave of the demo organisation and its history. */
export interface DemoLeave {
  readonly who: string
  /** A class, by name. */
  readonly of: string
  readonly type: LeaveType
  readonly from: DemoTime
  readonly to: DemoTime
  readonly reason: string
  readonly hoursAgo: number
  readonly steps: readonly DemoStep[]
}

/** The approvers of the classes: [class, office, account or another person]. */
export const demoOfficers = [
  ['flood', 'teamLeader', 'leader'],
  ['flood', 'disciplineCommittee', 'committee'],
  ['sediment', 'teamLeader', 'leader'],
  ['leadership', 'teamLeader', 'he.zhiqiang'],
  ['leadership', 'disciplineCommittee', 'committee'],
  ['dam-safety', 'teamLeader', 'chen.yuhan'],
  ['dam-safety', 'disciplineCommittee', 'committee'],
] as const

/**
 * Classes that do without some approvers: online, nobody has a team or a committee, and who teaches decides on no
 * leave.
 */
export const demoChains: readonly (readonly [string, string])[] = [['water-law', 'schoolLeader']]

const DAY = 24
const step =
  (does: DemoStep['does']) =>
  (by: string, hoursAgo: number, reason = ''): DemoStep => ({ by, does, hoursAgo, reason })
const approved = step('approve')
const rejected = step('reject')
const cancelled = step('cancel')
const revoked = step('revoke')

export const demoLeaves: readonly DemoLeave[] = [
  {
    who: 'learner',
    of: 'flood',
    type: 'sick',
    from: [-6, 1],
    to: [-6, 9],
    reason: '发烧 38.6 度，医生建议休息一天。',
    hoursAgo: 7 * DAY + 3,
    steps: [
      approved('leader', 7 * DAY + 2, 'Bon rétablissement.'),
      approved('committee', 7 * DAY + 1),
      approved('headmaster', 6 * DAY + 22, 'Chúc em mau khỏe.'),
      approved('school', 6 * DAY + 20),
    ],
  },
  {
    who: 'learner',
    of: 'flood',
    type: 'casual',
    from: [-2, 1],
    to: [-2, 5],
    reason: '家里水管爆裂，需要在家等维修人员。',
    hoursAgo: 4 * DAY,
    steps: [
      approved('leader', 3 * DAY + 20),
      rejected('committee', 3 * DAY + 10, 'В этот день зачётное занятие, пропускать его нельзя.'),
    ],
  },
  {
    who: 'learner',
    of: 'flood',
    type: 'business',
    from: [3, 1],
    to: [3, 9],
    reason: '单位召开汛前准备工作会议，需到场汇报。',
    hoursAgo: 2 * DAY + 8,
    steps: [
      approved('leader', 2 * DAY + 4),
      approved('committee', 2 * DAY),
      approved('headmaster', DAY + 6, 'Nhớ xem lại bài giảng.'),
      approved('school', DAY + 2),
    ],
  },
  {
    who: 'learner',
    of: 'flood',
    type: 'casual',
    from: [4, 5],
    to: [4, 9],
    reason: '孩子学校开家长会。',
    hoursAgo: DAY + 10,
    steps: [cancelled('learner', DAY + 1, '家长会改到了周末。')],
  },
  {
    who: 'learner',
    of: 'flood',
    type: 'sick',
    from: [6, 1],
    to: [6, 5],
    reason: '上午预约了医院复查。',
    hoursAgo: 20,
    steps: [approved('leader', 16), approved('committee', 9)],
  },
  {
    who: 'learner',
    of: 'flood',
    type: 'casual',
    from: [9, 1],
    to: [10, 9],
    reason: '回老家参加妹妹的婚礼。',
    hoursAgo: 3,
    steps: [],
  },
  {
    who: 'learner',
    of: 'water-law',
    type: 'business',
    from: [15, 1],
    to: [16, 9],
    reason: '随队到界河断面做水质采样，现场没有网络。',
    hoursAgo: DAY,
    steps: [approved('school', 15, 'ຂໍໃຫ້ເດີນທາງປອດໄພ.')],
  },
  {
    who: 'learner',
    of: 'dam-safety',
    type: 'business',
    from: [-75, 1],
    to: [-74, 9],
    reason: '参加水库安全鉴定评审会。',
    hoursAgo: 80 * DAY,
    steps: [
      approved('chen.yuhan', 79 * DAY),
      approved('committee', 78 * DAY + 5),
      approved('headmaster', 78 * DAY),
      approved('school', 77 * DAY),
      revoked('learner', 76 * DAY, '评审会延期，可以照常上课。'),
    ],
  },
  {
    who: 'chen.yuhan',
    of: 'flood',
    type: 'business',
    from: [2, 1],
    to: [2, 9],
    reason: '局里临时安排值班，无法参加当天的课程。',
    hoursAgo: 5,
    steps: [],
  },
  {
    who: 'grace.whitfield',
    of: 'flood',
    type: 'sick',
    from: [1, 1],
    to: [1, 9],
    reason: 'Dental surgery in the morning; I will not be able to speak for the rest of the day.',
    hoursAgo: 11,
    steps: [],
  },
  {
    who: 'julien.fabre',
    of: 'flood',
    type: 'casual',
    from: [5, 1],
    to: [5, 9],
    reason: 'Rendez-vous à la préfecture pour le renouvellement de mon titre de séjour.',
    hoursAgo: 27,
    steps: [],
  },
  {
    who: 'committee',
    of: 'flood',
    type: 'business',
    from: [7, 1],
    to: [7, 9],
    reason: 'Вызывают на совещание по пропуску весеннего половодья.',
    hoursAgo: 6,
    steps: [],
  },
  {
    who: 'leader',
    of: 'flood',
    type: 'casual',
    from: [8, 1],
    to: [8, 5],
    reason: 'Je signe l’acte d’achat de mon logement chez le notaire.',
    hoursAgo: 30,
    steps: [],
  },
  {
    who: 'liu.siyuan',
    of: 'flood',
    type: 'sick',
    from: [1, 1],
    to: [2, 9],
    reason: '急性肠胃炎，医院开了两天病假条。',
    hoursAgo: 9,
    steps: [approved('leader', 7, 'Soigne-toi bien.')],
  },
  {
    who: 'lucia.herrera',
    of: 'flood',
    type: 'business',
    from: [4, 1],
    to: [4, 9],
    reason: 'Inspección de un aliviadero con la confederación hidrográfica.',
    hoursAgo: 26,
    steps: [approved('leader', 22)],
  },
  {
    who: 'thomas.ellery',
    of: 'flood',
    type: 'casual',
    from: [3, 1],
    to: [3, 5],
    reason: 'Citizenship ceremony at the town hall.',
    hoursAgo: 33,
    steps: [approved('leader', 29, 'Félicitations !'), approved('committee', 21)],
  },
  {
    who: 'yasmin.saleh',
    of: 'flood',
    type: 'sick',
    from: [2, 5],
    to: [2, 9],
    reason: 'موعد مع طبيبة العيون ولا أستطيع القراءة بعده.',
    hoursAgo: 14,
    steps: [approved('leader', 12), approved('committee', 10)],
  },
  {
    who: 'agus.wijaya',
    of: 'flood',
    type: 'business',
    from: [6, 1],
    to: [7, 9],
    reason: 'Diminta mendampingi tim pusat meninjau tanggul yang retak.',
    hoursAgo: 40,
    steps: [approved('leader', 36), approved('committee', 31), approved('headmaster', 18)],
  },
  {
    who: 'tiago.marques',
    of: 'flood',
    type: 'casual',
    from: [4, 1],
    to: [4, 9],
    reason: 'A minha filha vai ser operada às amígdalas e quero estar com ela.',
    hoursAgo: 44,
    steps: [
      approved('leader', 42),
      approved('committee', 38),
      approved('headmaster', 25, 'Chúc cháu bé mau bình phục.'),
    ],
  },
  {
    who: 'irina.belova',
    of: 'flood',
    type: 'casual',
    from: [-1, 1],
    to: [-1, 9],
    reason: 'Личные обстоятельства.',
    hoursAgo: 3 * DAY,
    steps: [rejected('leader', 2 * DAY + 12, 'Merci de préciser le motif de votre absence.')],
  },
  {
    who: 'tran.minh.anh',
    of: 'flood',
    type: 'business',
    from: [-4, 1],
    to: [-3, 9],
    reason: 'Trực ban phòng chống lụt bão tại cơ quan.',
    hoursAgo: 6 * DAY,
    steps: [
      approved('leader', 5 * DAY + 20),
      approved('committee', 5 * DAY + 12),
      approved('headmaster', 5 * DAY),
      approved('school', 4 * DAY + 18),
    ],
  },
  {
    who: 'hannah.brook',
    of: 'water-law',
    type: 'casual',
    from: [9, 1],
    to: [10, 9],
    reason: 'Moving house; the broadband is only connected two days later.',
    hoursAgo: 13,
    steps: [],
  },
  {
    who: 'sun.jiayi',
    of: 'water-law',
    type: 'sick',
    from: [1, 1],
    to: [3, 9],
    reason: '智齿拔除手术，术后需休息三天。',
    hoursAgo: 8,
    steps: [],
  },
  {
    who: 'priya.raman',
    of: 'leadership',
    type: 'business',
    from: [5, 1],
    to: [5, 9],
    reason: 'Asked to brief the delegation from the river commission.',
    hoursAgo: 28,
    steps: [approved('he.zhiqiang', 24)],
  },
  {
    who: 'elena.rojas',
    of: 'leadership',
    type: 'sick',
    from: [1, 1],
    to: [1, 9],
    reason: 'Tengo gripe con fiebre alta desde ayer.',
    hoursAgo: 17,
    steps: [approved('he.zhiqiang', 15), approved('committee', 12)],
  },
]

/** The facts of a step's sender, who has seen all earlier steps. */
export const sentOf = ({ does: type, reason }: DemoStep, place: number): LeaveSent => ({
  type,
  reason,
  revision: place + 1,
})
