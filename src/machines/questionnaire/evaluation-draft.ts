import type { ClassSubjects } from '#api/questionnaire/evaluation.contract.ts'
import { QUESTIONNAIRE_QUESTIONS_MAX } from '#api/questionnaire/kind-rule.ts'
import type { ManagedQuestionnaire } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { isNamed, isSameSubject, subjectOf, type Subject } from '#api/questionnaire/subject-rule.ts'

import { begunWith } from './begun-with.ts'
import { renewed } from './question-edits.ts'
import { blankQuestionnaire, type DraftFormQuestion, type QuestionnaireDraft } from './questionnaire-draft.ts'

type Questions = readonly DraftFormQuestion[]
type NewID = () => string

interface Expanded {
  readonly questions: Questions
  /** Courses and teachers that are not asked about, since there would be too many questions. */
  readonly left: number
}

/** The subjects of a class in the order in which they are asked about, after the class itself. */
const subjectsOf = ({ courses, teachers }: Pick<ClassSubjects, 'courses' | 'teachers'>): readonly Subject[] => [
  ...courses.map(({ courseID }) => subjectOf('course', courseID)),
  ...teachers.map(({ userID }) => subjectOf('teacher', userID)),
]

/** The first one begins a page; conditions on questions of another subject are dropped. */
function asPage(questions: Questions): Questions {
  return questions.map((question, at) => {
    const { condition } = question
    const isWithin = questions.some(({ questionID }) => questionID === condition?.questionID)
    return { ...question, startsPage: at === 0 || question.startsPage, condition: isWithin ? condition : null }
  })
}

/**
 * [EVAL-01] The questions of an evaluation for the courses and teachers of its class: first those about the class and
 * about nothing in particular, then those about each course, then about each teacher, every subject on pages of its
 * own. What is asked of each is asked again for every one, under new ids; what is named already stays as it is.
 */
export function expandedFor(
  questions: Questions,
  ofClass: Pick<ClassSubjects, 'courses' | 'teachers'>,
  newID: NewID,
): Expanded {
  const general = questions.filter(({ subject }) => subject === null || subject.kind === 'class')
  const own = questions.filter(({ subject }) => subject !== null && subject.kind !== 'class' && isNamed(subject))
  const known = subjectsOf(ofClass)
  const strangers = own.filter(({ subject }) => !known.some((one) => isSameSubject(one, subject)))
  const pages = known.map((subject) => {
    const each = questions.filter(({ subject: of }) => of?.kind === subject.kind && !isNamed(of))
    const named = own.filter(({ subject: of }) => isSameSubject(of, subject))
    return asPage([...named, ...renewed(each, newID).map((question) => ({ ...question, subject }))])
  })
  const expanded = [...asPage(general), ...asPage(strangers)]
  let left = 0
  for (const page of pages)
    if (expanded.length + page.length > QUESTIONNAIRE_QUESTIONS_MAX) left += 1
    else expanded.push(...page)
  return { questions: expanded, left }
}

/** [EVAL-01] A new evaluation of a class, begun with a form; null: without questions. */
export function begunEvaluation(
  form: ManagedQuestionnaire | null,
  ofClass: ClassSubjects,
  now: Date,
  newID: NewID,
): { readonly draft: QuestionnaireDraft; readonly left: number } {
  const begun = form === null ? blankQuestionnaire(now) : begunWith(form, now, newID)
  const { questions, left } = expandedFor(begun.questions, ofClass, newID)
  const { classID, name } = ofClass
  return {
    left,
    draft: {
      ...begun,
      kind: 'evaluation',
      audience: 'class',
      class: { classID, name },
      departmentCodes: [],
      people: [],
      isAnonymous: true,
      mayChange: false,
      questions,
    },
  }
}
