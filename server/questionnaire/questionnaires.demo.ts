import type { QuestionKind } from '#api/question/question.contract.ts'
import type { AnswerStyle } from '#api/questionnaire/form-rule.ts'
import type { QuestionnaireDocument } from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { DemoCourseName } from '#server/course/courses.demo.ts'
import type { Names } from '#server/dictionary/dictionaries.demo.ts'
import { demoEvaluations } from './evaluations.demo.ts'
import { questionnaireTexts as words } from './questionnaire-texts.demo.ts'
import { satisfaction, scale } from './scales.demo.ts'

/** A question of the academy’s; its options by names of their own. */
export interface DemoFormQuestion {
  readonly name: string
  readonly kind: QuestionKind
  readonly style?: AnswerStyle
  readonly stem: Names
  readonly options?: Readonly<Record<string, Names>>
  readonly isOptional?: boolean
  readonly least?: number
  readonly most?: number
  /** Asked only of who has chosen one of these options of an earlier question. */
  readonly after?: { readonly question: string; readonly options: readonly string[] }
  readonly startsPage?: boolean
  /** In a form: what it is about; in an evaluation which course, by name, or which teacher, by account. */
  readonly about?: 'class' | { readonly course: DemoCourseName | null } | { readonly teacher: string | null }
}

/** A questionnaire of the academy, its days relative to today. */
export interface DemoQuestionnaire {
  readonly name: string
  readonly kind: QuestionnaireDocument['kind']
  readonly titles: Names
  readonly about: Names
  /** Account. */
  readonly owner: string
  readonly coEditors?: readonly string[]
  /** Whom it asks; none of these: everybody. */
  readonly class?: string
  readonly departments?: readonly string[]
  /** Accounts. */
  readonly people?: readonly string[]
  /** The first day, and the day after the last one. */
  readonly from: number
  readonly to: number
  readonly rules?: Partial<Pick<QuestionnaireDocument, 'isAnonymous' | 'isTemplate' | 'mayChange' | 'showsResults'>>
  readonly questions: readonly DemoFormQuestion[]
  readonly state: 'draft' | 'published' | 'withdrawn'
  /** How many of its class, or of all people, have answered; the demo learner among them, or not. */
  readonly answered?: { readonly count: number; readonly byLearner: boolean }
}

/** The questionnaires, votes and evaluations of the academy. */
export const demoQuestionnaires: readonly DemoQuestionnaire[] = [
  {
    name: 'training-needs',
    kind: 'questionnaire',
    titles: words.needs,
    about: words.needsAbout,
    owner: 'teacher',
    coEditors: ['headmaster'],
    from: -3,
    to: 18,
    answered: { count: 60, byLearner: false },
    questions: [
      {
        name: 'work',
        kind: 'single',
        stem: words.yourWork,
        options: { field: words.field, office: words.office, site: words.site },
      },
      {
        name: 'subjects',
        kind: 'multiple',
        stem: words.subjects,
        options: { flood: words.flood, sediment: words.sediment, dams: words.dams, law: words.law, data: words.data },
        least: 1,
        most: 3,
      },
      {
        name: 'ways',
        kind: 'multiple',
        style: 'rank',
        stem: words.ways,
        options: { online: words.online, face: words.face, mixed: words.mixed },
        startsPage: true,
      },
      { name: 'time', kind: 'trueFalse', stem: words.hasTime },
      {
        name: 'obstacle',
        kind: 'short',
        stem: words.obstacle,
        after: { question: 'time', options: ['false'] },
        isOptional: true,
      },
      { name: 'portal', kind: 'single', style: 'scale', stem: words.portal, options: satisfaction, startsPage: true },
      { name: 'wishes', kind: 'short', stem: words.wishes, isOptional: true },
    ],
    state: 'published',
  },
  {
    name: 'field-day',
    kind: 'vote',
    titles: words.fieldDay,
    about: words.fieldDayAbout,
    owner: 'headmaster',
    from: -1,
    to: 6,
    rules: { isAnonymous: true, mayChange: false, showsResults: 'answered' },
    answered: { count: 24, byLearner: false },
    questions: [
      {
        name: 'place',
        kind: 'single',
        stem: words.where,
        options: { gauging: words.gauging, reservoir: words.reservoir, laboratory: words.laboratory },
      },
    ],
    state: 'published',
  },
  {
    name: 'flood-season',
    kind: 'questionnaire',
    titles: words.season,
    about: words.seasonAbout,
    owner: 'teacher',
    departments: ['hydrology', 'floodControl'],
    from: 5,
    to: 25,
    questions: [
      {
        name: 'prepared',
        kind: 'single',
        style: 'scale',
        stem: words.prepared,
        options: scale(words.notAtAll, words.fully),
      },
      { name: 'missing', kind: 'short', stem: words.missing },
    ],
    state: 'published',
  },
  {
    name: 'reading-room',
    kind: 'vote',
    titles: words.reading,
    about: words.readingAbout,
    owner: 'headmaster',
    from: -30,
    to: -9,
    rules: { showsResults: 'always' },
    answered: { count: 40, byLearner: true },
    questions: [
      {
        name: 'hours',
        kind: 'multiple',
        stem: words.hours,
        options: { morning: words.morning, noon: words.noon, evening: words.evening, weekend: words.weekend },
        most: 2,
      },
    ],
    state: 'published',
  },
  {
    name: 'class-of-flood',
    kind: 'questionnaire',
    titles: words.arrangements,
    about: words.arrangementsAbout,
    owner: 'headmaster',
    class: 'flood',
    from: 2,
    to: 12,
    questions: [{ name: 'lodging', kind: 'trueFalse', stem: words.lodging }],
    state: 'draft',
  },
  {
    name: 'after-a-class',
    kind: 'questionnaire',
    titles: words.afterClass,
    about: words.afterClassAbout,
    owner: 'teacher',
    from: 1,
    to: 15,
    rules: { isAnonymous: true, mayChange: false, isTemplate: true },
    questions: [
      { name: 'content', kind: 'single', style: 'scale', stem: words.content, options: satisfaction },
      {
        name: 'pace',
        kind: 'single',
        stem: words.pace,
        options: { slow: words.slow, right: words.right, fast: words.fast },
      },
      { name: 'again', kind: 'trueFalse', stem: words.again },
      { name: 'better', kind: 'short', stem: words.better, isOptional: true },
    ],
    state: 'draft',
  },
  ...demoEvaluations,
]
