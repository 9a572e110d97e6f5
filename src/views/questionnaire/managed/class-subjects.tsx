import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { ListPlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import type { ClassSubjects } from '#api/questionnaire/evaluation.contract.ts'
import { isNamed } from '#api/questionnaire/subject-rule.ts'
import { texts } from '#i18n/texts.ts'
import { expandedFor } from '#machines/questionnaire/evaluation-draft.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { changeDraft, useDraft, type EditorActor } from '#views/editor/document.ts'
import { figure } from './question-names.ts'

interface Props {
  readonly editor: EditorActor<'questionnaire'>
  /** With what the class has to be asked about; null: it is no evaluation, for no class yet, or that is not known. */
  readonly children: (ofClass: ClassSubjects | null) => ReactNode
}

/** [EVAL-01] What an evaluation can ask about, once its class is chosen. */
export function WithSubjects({ editor, children }: Props) {
  const { kind, isTemplate, class: of } = useDraft(editor)
  if (kind !== 'evaluation' || isTemplate || of === null) return children(null)
  return (
    <OfClass key={of.classID} classID={of.classID}>
      {children}
    </OfClass>
  )
}

function OfClass({ classID, children }: Pick<Props, 'children'> & { readonly classID: string }) {
  const detail = useActorRef(useAdministration().flows.classSubjects, { input: { id: classID } })
  return children(useSelector(detail, ({ context }) => context.item))
}

interface ExpansionProps {
  readonly editor: EditorActor<'questionnaire'>
  readonly ofClass: ClassSubjects
}

/** What is asked of each course and each teacher is asked of every one of the class. */
export function Expansion({ editor, ofClass }: ExpansionProps) {
  const { questions } = useDraft(editor)
  const [left, setLeft] = useState(0)
  const expand = () => {
    const expanded = expandedFor(questions, ofClass, () => crypto.randomUUID())
    setLeft(expanded.left)
    changeDraft(editor, (written) => ({ ...written, questions: expanded.questions }))
  }
  return (
    <>
      {left > 0 && <LeftOut count={left} />}
      {questions.some(({ subject }) => !isNamed(subject)) && (
        <Button type="button" variant="soft" className="command part-add" onClick={expand}>
          <ListPlus size={16} aria-hidden="true" />
          {texts().managedQuestionnaire.expand()}
        </Button>
      )}
    </>
  )
}

/** Not all courses and teachers are asked about. */
export const LeftOut = ({ count }: { readonly count: number }) => (
  <p className="notice" data-kind="caution" role="status">
    {texts().managedQuestionnaire.left({ count: figure(count) })}
  </p>
)
