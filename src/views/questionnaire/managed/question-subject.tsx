import type { ClassSubjects } from '#api/questionnaire/evaluation.contract.ts'
import { isNamed, subjectID, subjectKinds, subjectOf, type Subject } from '#api/questionnaire/subject-rule.ts'
import { isolated } from '#i18n/names.ts'
import { texts } from '#i18n/texts.ts'

import { ChoiceField } from '#views/editor/choice-field.tsx'

interface Entry {
  readonly value: string
  readonly text: string
  readonly subject: Subject | null
}

const keyOf = (subject: Subject | null): string =>
  subject === null ? 'none' : `${subject.kind} ${subjectID(subject) ?? ''}`
const entryOf = (subject: Subject | null, text: string): Entry => ({ value: keyOf(subject), text, subject })

/** Everything that a question can be about, in words; each course or teacher by name once the class is known. */
function subjectEntries(ofClass: ClassSubjects | null): readonly Entry[] {
  const { evaluation, managedQuestionnaire } = texts()
  const { subjects: LL } = managedQuestionnaire
  return [
    entryOf(null, LL.none()),
    ...subjectKinds.map((kind) => entryOf(subjectOf(kind), LL[kind]())),
    ...(ofClass?.courses ?? []).map(({ courseID, name }) =>
      entryOf(subjectOf('course', courseID), evaluation.subject.course({ name: isolated(name) })),
    ),
    ...(ofClass?.teachers ?? []).map(({ userID, name }) =>
      entryOf(subjectOf('teacher', userID), evaluation.subject.teacher({ name: isolated(name) })),
    ),
  ]
}

/** What is not of the class; as long as that is not known, nothing is said of it. */
const strangerText = (ofClass: ClassSubjects | null): string =>
  ofClass === null ? '…' : texts().managedQuestionnaire.subjects.stranger()

/** What a question of an evaluation is about, in words. */
export const subjectText = (subject: Subject | null, ofClass: ClassSubjects | null): string =>
  subjectEntries(ofClass).find(({ value }) => value === keyOf(subject))?.text ?? strangerText(ofClass)

interface Props {
  readonly subject: Subject | null
  readonly ofClass: ClassSubjects | null
  readonly choose: (subject: Subject | null) => void
}

/** [EVAL-01] What a question of an evaluation is about. */
export function QuestionSubject({ subject, ofClass, choose }: Props) {
  const { managedQuestionnaire: LL } = texts()
  const known = subjectEntries(ofClass)
  const isKnown = !isNamed(subject) || known.some(({ value }) => value === keyOf(subject))
  const entries = isKnown ? known : [...known, entryOf(subject, strangerText(ofClass))]
  return (
    <ChoiceField
      label={LL.subject()}
      value={keyOf(subject)}
      entries={entries}
      choose={(chosen) => choose(entries.find(({ value }) => value === chosen)?.subject ?? null)}
    />
  )
}
