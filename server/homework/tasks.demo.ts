import type { criteria, taskTexts } from './task-texts.demo.ts'

/** A task of the academy, its days relative to today. */
export interface DemoTask {
  readonly words: keyof typeof taskTexts
  /** Account. */
  readonly owner: string
  readonly coEditors?: readonly string[]
  /** Whom it is for: a class, departments, or people by their accounts. */
  readonly class?: string
  readonly departments?: readonly string[]
  readonly people?: readonly string[]
  readonly from: number
  readonly to: number
  /** Null: nothing is taken late. */
  readonly lateTo: number | null
  readonly takes?: 'text' | 'files'
  /** Of the documents of the academy. */
  readonly attachments?: readonly string[]
  readonly rubric?: readonly { readonly criterion: keyof typeof criteria; readonly points: number }[]
  readonly state: 'draft' | 'published' | 'withdrawn'
}

/** The tasks of the academy: of classes, of departments and of people, in every state and at every time. */
export const demoTasks = {
  'flow-report': {
    words: 'flowReport',
    owner: 'headmaster',
    coEditors: ['teacher'],
    class: 'flood',
    from: -5,
    to: 6,
    lateTo: 8,
    attachments: ['gauging-sheet.xlsx', 'gauging-checklist.docx'],
    rubric: [
      { criterion: 'method', points: 10 },
      { criterion: 'errors', points: 5 },
    ],
    state: 'published',
  },
  'levee-photos': {
    words: 'leveePhotos',
    owner: 'headmaster',
    class: 'flood',
    from: -7,
    to: -1,
    lateTo: 3,
    takes: 'files',
    state: 'published',
  },
  'warning-plan': {
    words: 'warningPlan',
    owner: 'headmaster',
    class: 'flood',
    from: 3,
    to: 10,
    lateTo: null,
    state: 'published',
  },
  'treaty-essay': {
    words: 'treatyEssay',
    owner: 'teacher',
    class: 'water-law',
    from: -12,
    to: 4,
    lateTo: null,
    takes: 'text',
    state: 'published',
  },
  'case-notes': {
    words: 'caseNotes',
    owner: 'teacher',
    class: 'water-law',
    from: -35,
    to: -20,
    lateTo: -18,
    takes: 'text',
    state: 'published',
  },
  'basin-map': {
    words: 'basinMap',
    owner: 'teacher',
    class: 'water-law',
    from: -30,
    to: 5,
    lateTo: null,
    takes: 'files',
    state: 'withdrawn',
  },
  'patrol-card': {
    words: 'patrolCard',
    owner: 'teacher',
    people: ['learner', 'leader', 'weak'],
    from: -2,
    to: 12,
    lateTo: null,
    attachments: ['levee-patrol-card.pdf'],
    state: 'published',
  },
  'data-check': {
    words: 'dataCheck',
    owner: 'teacher',
    departments: ['hydrology'],
    from: 5,
    to: 20,
    lateTo: null,
    attachments: ['raw-readings.zip'],
    state: 'draft',
  },
} as const satisfies Readonly<Record<string, DemoTask>>
export type DemoTaskName = keyof typeof demoTasks

/** What was handed in once, and what was said of it. */
interface DemoVersion {
  readonly hoursAgo: number
  readonly text: string
  /** Of the documents of the academy. */
  readonly files?: readonly string[]
  readonly review?: {
    readonly decision: 'approve' | 'reject'
    readonly hoursAgo: number
    readonly remark: string
    readonly marks?: Readonly<Partial<Record<keyof typeof criteria, number>>>
  }
}

interface DemoHomework {
  readonly who: string
  readonly task: DemoTaskName
  readonly versions: readonly DemoVersion[]
}

/** What was handed in: waiting, given back, handed in again, late, and approved. */
export const demoHomework: readonly DemoHomework[] = [
  {
    who: 'learner',
    task: 'flow-report',
    versions: [
      {
        hoursAgo: 60,
        text: '断面宽 24.6 米，布设 8 条垂线，用流速仪按两点法测速。算得流量 31.4 立方米每秒。',
        files: ['gauging-sheet.xlsx'],
        review: {
          decision: 'reject',
          hoursAgo: 40,
          remark: '方法清楚。请补充误差分析：垂线间距和测速历时各带来多少误差？',
          marks: { method: 8 },
        },
      },
    ],
  },
  {
    who: 'leader',
    task: 'flow-report',
    versions: [
      {
        hoursAgo: 80,
        text: 'Section de 18 m, six verticales, méthode à un point.',
        review: { decision: 'reject', hoursAgo: 70, remark: 'Six verticales ne suffisent pas. Reprenez avec douze.' },
      },
      {
        hoursAgo: 26,
        text: 'Section de 18 m, douze verticales, méthode à deux points. Débit : 22,7 m³/s.\n\nL’erreur vient surtout de la profondeur près des berges.',
        files: ['gauging-sheet.xlsx'],
      },
    ],
  },
  {
    who: 'committee',
    task: 'flow-report',
    versions: [
      {
        hoursAgo: 75,
        text: 'Створ шириной 31 м, десять вертикалей, двухточечный способ. Расход — 48,2 м³/с. Погрешность — около 4 %.',
        files: ['gauging-sheet.xlsx'],
        review: {
          decision: 'approve',
          hoursAgo: 30,
          remark: 'Хорошая работа, погрешности оценены верно.',
          marks: { method: 10, errors: 4 },
        },
      },
    ],
  },
  {
    who: 'committee',
    task: 'levee-photos',
    // After it has closed, which is at midnight.
    versions: [{ hoursAgo: 2, text: '', files: ['dam-section.png', 'basin-map.jpg'] }],
  },
  {
    who: 'learner',
    task: 'treaty-essay',
    versions: [
      {
        hoursAgo: 20,
        text: '《湄公河协定》没有规定固定的水量份额，而是以通知、事先磋商和协议分级约束各国的取用；争端先由委员会处理，再交各国政府。',
      },
    ],
  },
  {
    who: 'learner',
    task: 'case-notes',
    versions: [
      {
        hoursAgo: 24 * 24,
        text: '加布奇科沃—大毛罗斯案：匈牙利以生态必要为由停工，法院认定其无权中止条约，双方须重新谈判。',
        review: { decision: 'approve', hoursAgo: 22 * 24, remark: '概括准确。' },
      },
    ],
  },
]
