import type { CourseTable } from './tables.ts'

/** A course without its texts: those stand in texts/<language>/courses.ts under the same name. */
interface DemoCourseFacts {
  readonly category: string
  readonly kind: CourseTable['kind']
  readonly hours: number
  readonly credit: number
  /** How many days ago it was published; its year follows from that. */
  readonly publishedDaysAgo: number
  /** Account names of people. */
  readonly teachers: readonly string[]
  /** Of a hundred diligent people, how many begin it; and the stars that most of them give. */
  readonly appeal: number
  readonly stars: 3 | 4 | 5
  readonly recommended: number | null
}

/** The courses of the academy by name. */
export const demoCourses = {
  'river-measurement': {
    category: 'hydrology',
    kind: 'required',
    hours: 2,
    credit: 2,
    publishedDaysAgo: 790,
    teachers: ['thomas.ellery', 'liu.siyuan'],
    appeal: 84,
    stars: 5,
    recommended: null,
  },
  'rainfall-runoff': {
    category: 'hydrology',
    kind: 'elective',
    hours: 3,
    credit: 3,
    publishedDaysAgo: 612,
    teachers: ['chen.yuhan'],
    appeal: 46,
    stars: 4,
    recommended: null,
  },
  'sediment-transport': {
    category: 'hydrology',
    kind: 'elective',
    hours: 2.5,
    credit: 2.5,
    publishedDaysAgo: 265,
    teachers: ['camille.moreau', 'luc.vasseur'],
    appeal: 38,
    stars: 4,
    recommended: 5,
  },
  groundwater: {
    category: 'hydrology',
    kind: 'elective',
    hours: 1.5,
    credit: 1.5,
    publishedDaysAgo: 24,
    teachers: ['hannah.brook'],
    appeal: 34,
    stars: 4,
    recommended: null,
  },
  'flood-forecasting': {
    category: 'floods',
    kind: 'required',
    hours: 4,
    credit: 4,
    publishedDaysAgo: 51,
    teachers: ['zhao.mingzhe', 'priya.raman'],
    appeal: 90,
    stars: 5,
    recommended: 1,
  },
  'early-warning': {
    category: 'floods',
    kind: 'required',
    hours: 1.5,
    credit: 1.5,
    publishedDaysAgo: 16,
    teachers: ['dewi.lestari'],
    appeal: 66,
    stars: 5,
    recommended: 2,
  },
  drought: {
    category: 'floods',
    kind: 'elective',
    hours: 2,
    credit: 2,
    publishedDaysAgo: 344,
    teachers: ['yasmin.saleh', 'omar.farouk'],
    appeal: 31,
    stars: 4,
    recommended: null,
  },
  'emergency-command': {
    category: 'floods',
    kind: 'elective',
    hours: 3,
    credit: 3,
    publishedDaysAgo: 158,
    teachers: ['he.zhiqiang'],
    appeal: 57,
    stars: 4,
    recommended: 6,
  },
  'dam-inspection': {
    category: 'engineering',
    kind: 'required',
    hours: 2.5,
    credit: 2.5,
    publishedDaysAgo: 431,
    teachers: ['pavel.orlov', 'anna.sokolova'],
    appeal: 71,
    stars: 4,
    recommended: null,
  },
  'dam-monitoring': {
    category: 'engineering',
    kind: 'elective',
    hours: 3.5,
    credit: 3.5,
    publishedDaysAgo: 205,
    teachers: ['anna.sokolova'],
    appeal: 29,
    stars: 5,
    recommended: null,
  },
  levees: {
    category: 'engineering',
    kind: 'required',
    hours: 2,
    credit: 2,
    publishedDaysAgo: 83,
    teachers: ['sun.jiayi', 'tran.minh.anh'],
    appeal: 75,
    stars: 4,
    recommended: 4,
  },
  'reservoir-operation': {
    category: 'engineering',
    kind: 'elective',
    hours: 3,
    credit: 3,
    publishedDaysAgo: 688,
    teachers: ['wang.haoran'],
    appeal: 42,
    stars: 3,
    recommended: null,
  },
  'water-quality': {
    category: 'ecology',
    kind: 'required',
    hours: 1.5,
    credit: 1.5,
    publishedDaysAgo: 38,
    teachers: ['ines.garnier', 'beatriz.nogueira'],
    appeal: 62,
    stars: 4,
    recommended: null,
  },
  'environmental-flow': {
    category: 'ecology',
    kind: 'elective',
    hours: 2,
    credit: 2,
    publishedDaysAgo: 129,
    teachers: ['lucia.herrera'],
    appeal: 36,
    stars: 5,
    recommended: 3,
  },
  'fish-passage': {
    category: 'ecology',
    kind: 'elective',
    hours: 1,
    credit: 1,
    publishedDaysAgo: 9,
    teachers: ['olga.morozova'],
    appeal: 25,
    stars: 5,
    recommended: null,
  },
  wetlands: {
    category: 'ecology',
    kind: 'elective',
    hours: 1.5,
    credit: 1.5,
    publishedDaysAgo: 502,
    teachers: ['kim.sovann', 'noy.keomany'],
    appeal: 33,
    stars: 4,
    recommended: null,
  },
  'transboundary-law': {
    category: 'governance',
    kind: 'required',
    hours: 2,
    credit: 2,
    publishedDaysAgo: 387,
    teachers: ['grace.whitfield', 'khamla.phommachan'],
    appeal: 68,
    stars: 4,
    recommended: 7,
  },
  'basin-planning': {
    category: 'governance',
    kind: 'elective',
    hours: 3,
    credit: 3,
    publishedDaysAgo: 557,
    teachers: ['julien.fabre'],
    appeal: 30,
    stars: 3,
    recommended: null,
  },
  negotiation: {
    category: 'governance',
    kind: 'elective',
    hours: 2,
    credit: 2,
    publishedDaysAgo: 104,
    teachers: ['aissatou.diallo', 'daniel.okafor'],
    appeal: 52,
    stars: 5,
    recommended: null,
  },
  integrity: {
    category: 'governance',
    kind: 'required',
    hours: 1,
    credit: 1,
    publishedDaysAgo: 740,
    teachers: ['rui.azevedo'],
    appeal: 80,
    stars: 3,
    recommended: null,
  },
  'gis-basics': {
    category: 'digital',
    kind: 'elective',
    hours: 3,
    credit: 3,
    publishedDaysAgo: 310,
    teachers: ['agus.wijaya', 'pham.thu.ha'],
    appeal: 61,
    stars: 5,
    recommended: null,
  },
  'remote-sensing': {
    category: 'digital',
    kind: 'elective',
    hours: 2.5,
    credit: 2.5,
    publishedDaysAgo: 3,
    teachers: ['layla.hassan'],
    appeal: 22,
    stars: 4,
    recommended: 8,
  },
  'data-quality': {
    category: 'digital',
    kind: 'required',
    hours: 1.5,
    credit: 1.5,
    publishedDaysAgo: 66,
    teachers: ['mateo.ibanez', 'ly.rithy'],
    appeal: 58,
    stars: 4,
    recommended: null,
  },
  'information-security': {
    category: 'digital',
    kind: 'required',
    hours: 1,
    credit: 1,
    publishedDaysAgo: 475,
    teachers: ['le.quang.huy'],
    appeal: 87,
    stars: 4,
    recommended: null,
  },
} as const satisfies Readonly<Record<string, DemoCourseFacts>>

export type DemoCourseName = keyof typeof demoCourses

/** What some of them ask for at their end. */
export const demoExams: Partial<
  Readonly<Record<DemoCourseName, { minutes: number; questionCount: number; passPercent: number; attempts: number }>>
> = {
  'river-measurement': { minutes: 45, questionCount: 30, passPercent: 60, attempts: 3 },
  'early-warning': { minutes: 30, questionCount: 20, passPercent: 70, attempts: 2 },
  'dam-inspection': { minutes: 60, questionCount: 40, passPercent: 60, attempts: 3 },
  'transboundary-law': { minutes: 40, questionCount: 25, passPercent: 60, attempts: 2 },
}

/** What a demo account has done of a course. */
export interface DemoProgress {
  readonly course: DemoCourseName
  /** Per cent. */
  readonly progress: number
  readonly startedDaysAgo: number
  readonly lastHoursAgo: number
  /** Of those whose story is told; of the others chance has it. */
  readonly hasPassed?: boolean
}

type Told = readonly [course: DemoCourseName, progress: number, startedDaysAgo: number, lastHoursAgo: number]

const told: Readonly<Record<string, readonly Told[]>> = {
  learner: [
    ['flood-forecasting', 62, 12, 17],
    ['water-quality', 35, 6, 52],
    ['gis-basics', 20, 41, 340],
    ['river-measurement', 100, 180, 4000],
    ['information-security', 100, 75, 1700],
  ],
  leader: [
    ['levees', 80, 20, 30],
    ['early-warning', 45, 9, 77],
    ['negotiation', 100, 60, 900],
  ],
  committee: [
    ['dam-inspection', 55, 30, 44],
    ['integrity', 100, 220, 5100],
  ],
  headmaster: [
    ['emergency-command', 70, 25, 26],
    ['information-security', 100, 300, 7000],
  ],
  school: [
    ['basin-planning', 30, 33, 160],
    ['integrity', 100, 400, 9300],
  ],
  teacher: [
    ['remote-sensing', 40, 2, 20],
    ['data-quality', 100, 50, 1100],
  ],
  admin: [
    ['information-security', 100, 350, 8200],
    ['integrity', 50, 14, 230],
  ],
  weak: [['early-warning', 15, 4, 90]],
}

/** By account name; of the people without an account, demo learning makes it up. */
export const demoProgress: Readonly<Record<string, readonly DemoProgress[]>> = Object.fromEntries(
  Object.entries(told).map(([account, courses]) => [
    account,
    courses.map(([course, progress, startedDaysAgo, lastHoursAgo]) => ({
      course,
      progress,
      startedDaysAgo,
      lastHoursAgo,
      hasPassed: true,
    })),
  ]),
)
