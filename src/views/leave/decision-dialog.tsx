import { useSelector } from '@xstate/react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'
import { decisionVerdict } from '#machines/leave/leave-audit.flow.ts'

import { OutcomeDialog } from '#views/kit/record/outcome-dialog.tsx'
import { ReasonDialog } from '#views/kit/record/reason-dialog.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import type { AuditActor } from './audit-list.tsx'
import { leaveQuestion } from './leave-questions.ts'

/** [LEAVE-05] One reason for all leaves being decided. */
export function DecisionDialog({ audit }: { audit: AuditActor }) {
  useFormRefused(audit)
  const context = useSelector(audit, (snapshot) => snapshot.context)
  const isBusy = useSelector(audit, has('busy'))
  const isUnsent = useSelector(audit, has('unsent'))
  const { decision, targets, words, failure } = context
  return (
    <ReasonDialog
      question={leaveQuestion(decision, targets.length)}
      words={words}
      verdict={decisionVerdict(context)}
      failure={failure}
      isBusy={isBusy}
      isUnsent={isUnsent}
      change={(written) => audit.send({ type: 'words.changed', words: written })}
      send={() => audit.send({ type: 'decision.sent' })}
      close={() => audit.send({ type: 'decision.dropped' })}
    />
  )
}

/** Outcome per leave, if some could not be decided. */
export function DecisionOutcome({ audit }: { audit: AuditActor }) {
  const { targets, results } = useSelector(audit, (snapshot) => snapshot.context)
  const LL = texts().leave
  const done = results.filter(({ reason }) => reason === null).length
  return (
    <OutcomeDialog
      title={LL.audit.outcome()}
      text={LL.audit.outcomeText({ done, failed: results.length - done })}
      done={LL.audit.wasDecided()}
      refused={LL.audit.wasRefused()}
      outcomes={results.map(({ leaveID, reason, message }) => {
        const leave = targets.find((target) => target.leaveID === leaveID)
        return {
          id: leaveID,
          whose: leave?.learner.originalName ?? '',
          what: leave === undefined ? '' : LL.type[leave.type](),
          because: reason === null ? null : (message ?? reasonText(texts(), reason)),
        }
      })}
      close={() => audit.send({ type: 'outcome.read' })}
    />
  )
}
