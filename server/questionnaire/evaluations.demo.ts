import type { DemoCourseName } from '#server/course/courses.demo.ts'
import { questionnaireTexts as words } from './questionnaire-texts.demo.ts'
import type { DemoFormQuestion, DemoQuestionnaire } from './questionnaires.demo.ts'
import { satisfaction, scale } from './scales.demo.ts'

const useful = scale(words.useless, words.veryUseful)
const clear = scale(words.unclear, words.veryClear)

const ofClass: readonly DemoFormQuestion[] = [
  {
    name: 'organisation',
    kind: 'single',
    style: 'scale',
    stem: words.organisation,
    options: satisfaction,
    about: 'class',
  },
  { name: 'again', kind: 'trueFalse', stem: words.again, about: 'class' },
  { name: 'better', kind: 'short', stem: words.better, isOptional: true, about: 'class' },
]

/** @param course null: of each course, as the form asks */
const ofCourse = (course: DemoCourseName | null): readonly DemoFormQuestion[] => [
  {
    name: `useful ${course ?? 'each'}`,
    kind: 'single',
    style: 'scale',
    stem: words.useful,
    options: useful,
    about: { course },
    startsPage: true,
  },
  {
    name: `better ${course ?? 'each'}`,
    kind: 'short',
    stem: words.courseBetter,
    isOptional: true,
    about: { course },
  },
]

/** @param teacher an account; null: of each teacher */
const ofTeacher = (teacher: string | null): readonly DemoFormQuestion[] => [
  {
    name: `explains ${teacher ?? 'each'}`,
    kind: 'single',
    style: 'scale',
    stem: words.explains,
    options: clear,
    about: { teacher },
    startsPage: true,
  },
]

/** The questions of the form for a class. */
const askedOf = (courses: readonly DemoCourseName[], teachers: readonly string[]): readonly DemoFormQuestion[] => [
  ...ofClass,
  ...courses.flatMap(ofCourse),
  ...teachers.flatMap(ofTeacher),
]

const evaluation = {
  kind: 'evaluation',
  titles: words.evaluation,
  about: words.evaluationAbout,
  rules: { isAnonymous: true, mayChange: false, showsResults: 'answered' },
  state: 'published',
} as const satisfies Partial<DemoQuestionnaire>

/** The form of the academy, and evaluations in every standing of the demo learner. */
export const demoEvaluations: readonly DemoQuestionnaire[] = [
  {
    ...evaluation,
    name: 'class-evaluation',
    owner: 'teacher',
    from: 1,
    to: 15,
    rules: { ...evaluation.rules, isTemplate: true },
    questions: [...ofClass, ...ofCourse(null), ...ofTeacher(null)],
    state: 'draft',
  },
  {
    ...evaluation,
    name: 'evaluation-of-flood',
    owner: 'headmaster',
    class: 'flood',
    from: -1,
    to: 11,
    questions: askedOf(['flood-forecasting', 'early-warning'], ['headmaster']),
    answered: { count: 4, byLearner: false },
  },
  {
    ...evaluation,
    name: 'first-week-of-flood',
    titles: words.firstWeek,
    owner: 'headmaster',
    class: 'flood',
    from: -4,
    to: 3,
    questions: askedOf(['flood-forecasting', 'river-measurement'], ['headmaster']),
    answered: { count: 12, byLearner: true },
  },
  {
    ...evaluation,
    name: 'evaluation-of-water-law',
    owner: 'teacher',
    class: 'water-law',
    from: 20,
    to: 34,
    questions: askedOf(['transboundary-law', 'negotiation'], ['teacher']),
  },
  {
    ...evaluation,
    name: 'evaluation-of-dam-safety',
    owner: 'headmaster',
    class: 'dam-safety',
    from: -62,
    to: -48,
    rules: { ...evaluation.rules, showsResults: 'always' },
    questions: askedOf(['dam-inspection', 'dam-monitoring'], ['headmaster']),
    answered: { count: 17, byLearner: false },
  },
]
