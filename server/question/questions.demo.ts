import type { Difficulty, QuestionKind } from '#api/question/question.contract.ts'
import type { PublicationState } from '#api/course/managed-publication.contract.ts'

interface DemoBank {
  /** Accounts. */
  readonly owner: string
  readonly coEditors: readonly string[]
  readonly topics: readonly string[]
}

/** The question banks of the academy by name; their texts stand in texts/<language>/questions.ts. */
export const demoBanks = {
  'river-flow': { owner: 'teacher', coEditors: ['headmaster'], topics: ['section', 'velocity'] },
  'dam-safety': { owner: 'headmaster', coEditors: [], topics: ['round', 'seepage'] },
} as const satisfies Readonly<Record<string, DemoBank>>
export type DemoBankName = keyof typeof demoBanks
export type DemoTopicsOf<Bank extends DemoBankName> = (typeof demoBanks)[Bank]['topics'][number]

interface DemoQuestionFacts {
  readonly bank: DemoBankName
  readonly topic: string
  readonly kind: QuestionKind
  readonly difficulty: Difficulty
  /** The right options by their place, from 0; of what is true or false 0 is true. */
  readonly right: readonly number[]
  readonly state: Extract<PublicationState, 'draft' | 'published' | 'withdrawn'>
}

/** Their questions. */
export const demoQuestions = {
  'straight-reach': {
    bank: 'river-flow',
    topic: 'section',
    kind: 'single',
    difficulty: 'easy',
    right: [1],
    state: 'published',
  },
  'near-a-bridge': {
    bank: 'river-flow',
    topic: 'section',
    kind: 'trueFalse',
    difficulty: 'easy',
    right: [1],
    state: 'published',
  },
  'good-section': {
    bank: 'river-flow',
    topic: 'section',
    kind: 'multiple',
    difficulty: 'medium',
    right: [0, 2, 3],
    state: 'published',
  },
  'one-reading': {
    bank: 'river-flow',
    topic: 'velocity',
    kind: 'single',
    difficulty: 'medium',
    right: [2],
    state: 'published',
  },
  'strip-discharge': {
    bank: 'river-flow',
    topic: 'velocity',
    kind: 'single',
    difficulty: 'hard',
    right: [0],
    state: 'published',
  },
  'why-forty-seconds': {
    bank: 'river-flow',
    topic: 'velocity',
    kind: 'short',
    difficulty: 'medium',
    right: [],
    state: 'published',
  },
  'same-order': {
    bank: 'dam-safety',
    topic: 'round',
    kind: 'single',
    difficulty: 'easy',
    right: [3],
    state: 'published',
  },
  'where-leaks-show': {
    bank: 'dam-safety',
    topic: 'round',
    kind: 'multiple',
    difficulty: 'medium',
    right: [0, 1],
    state: 'withdrawn',
  },
  'clear-seepage': {
    bank: 'dam-safety',
    topic: 'seepage',
    kind: 'trueFalse',
    difficulty: 'easy',
    right: [0],
    state: 'published',
  },
  'sudden-drop': {
    bank: 'dam-safety',
    topic: 'seepage',
    kind: 'short',
    difficulty: 'hard',
    right: [],
    state: 'draft',
  },
} as const satisfies Readonly<Record<string, DemoQuestionFacts>>
export type DemoQuestionName = keyof typeof demoQuestions
