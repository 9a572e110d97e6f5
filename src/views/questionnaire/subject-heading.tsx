import { isSameShown, type ShownSubject } from '#api/questionnaire/subject-rule.ts'
import { isolated } from '#i18n/names.ts'
import { texts } from '#i18n/texts.ts'

interface Props {
  /** Null: the question is about nothing in particular. */
  readonly subject: ShownSubject | null
  /** Of the question before; a subject is told once. */
  readonly before: ShownSubject | null
  readonly level: 'h2' | 'h3'
  readonly className: string
}

/** [EVAL-01] What the questions below are about: the class, a course or a teacher. */
export function SubjectHeading({ subject, before, level: Heading, className }: Props) {
  if (subject === null || isSameShown(subject, before)) return null
  return (
    <Heading className={className}>
      {texts().evaluation.subject[subject.kind]({ name: isolated(subject.name) })}
    </Heading>
  )
}
