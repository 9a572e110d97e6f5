import { folded } from '#i18n/folded.ts'
import type { DemoCourseName } from '#server/course/courses.demo.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { demoLectures } from '#server/demo/lectures.ts'
import type { DemoLectureName } from '#server/demo/lectures.ts'
import { coursewareId } from '#server/study/progress-rows.demo.ts'

const MINUTE_MS = 60_000

interface DemoNote {
  readonly account: string
  /** What it refers to: a position in a lecture, or a whole course. */
  readonly about: readonly [lecture: DemoLectureName, atSeconds: number] | DemoCourseName
  readonly minutesAgo: number
  readonly content: string
}

/** The notes of the demo accounts, each in their own language. */
const demoNotes: readonly DemoNote[] = [
  {
    account: 'learner',
    about: ['routing-the-wave', 33],
    minutesAgo: 1_530,
    content: '马斯京根法：K 是河段传播时间，x 反映调蓄作用，一般取 0 到 0.5。\n本流域 K 约 6 小时，作业里要自己率定。',
  },
  {
    account: 'learner',
    about: ['routing-the-wave', 15],
    minutesAgo: 1_545,
    content: '洪峰一边向下游传播一边变矮变胖：为什么？——河槽和滩地的调蓄。',
  },
  {
    account: 'learner',
    about: ['checking-the-readings', 30],
    minutesAgo: 2_980,
    content: '先看数据，再跑模型：突跳、停滞、时间错位，三种错误分别怎么改。',
  },
  {
    account: 'learner',
    about: 'flood-forecasting',
    minutesAgo: 4_400,
    content: '考试前复习：第一、三讲的术语，预见期和预报误差的定义。',
  },
  {
    account: 'learner',
    about: ['choosing-the-section', 20],
    minutesAgo: 61_000,
    content: '测流断面要选顺直、稳定、无回水的河段，避开支流汇口。',
  },
  {
    account: 'leader',
    about: ['sand-boils', 25],
    minutesAgo: 900,
    content: 'Eau claire : surveiller. Eau trouble : prévenir tout de suite, la digue perd du matériau.',
  },
  {
    account: 'leader',
    about: 'levees',
    minutesAgo: 2_200,
    content: 'À montrer à l’équipe lundi : la carte de patrouille et le petit film sur l’anneau filtrant.',
  },
]

/** [ROUTE-31] */
export const noteRows = (now: Date) =>
  demoNotes.map(({ account, about, minutesAgo, content }, i) => {
    const [lecture, atSeconds] = typeof about === 'string' ? [null, null] : about
    const at = now.getTime() - minutesAgo * MINUTE_MS
    return {
      user_id: userId(account),
      id: demoId('note', String(i)),
      course_id: demoId('course', lecture === null ? String(about) : demoLectures[lecture].course),
      courseware_id: lecture === null ? null : coursewareId(lecture),
      at_seconds: atSeconds,
      content,
      search: folded(content),
      created_at: at,
      updated_at: at,
    }
  })
