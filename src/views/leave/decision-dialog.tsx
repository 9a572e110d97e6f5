import { useSelector } from '@xstate/react'

import { decisionVerdict } from '#machines/leave/leave-audit.flow.ts'

import { has, type AuditActor } from './audit-list.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** [LEAVE-05] One reason for all that are being decided. */
export function DecisionDialog({ audit }: { audit: AuditActor }) {
  const context = useSelector(audit, (snapshot) => snapshot.context)
  const isBusy = useSelector(audit, has('busy'))
  const isUnsent = useSelector(audit, has('unsent'))
  const { decision, targets, words, failure } = context
  return (
    <ReasonDialog
      action={decision}
      count={targets.length}
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
