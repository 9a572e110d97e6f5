import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { Status } from '#views/kit/status/status.tsx'
import type { AuditActor } from './audit-list.tsx'
import './dialogs.css'

/** What came of each leave, where some could not be decided. */
export function OutcomeDialog({ audit }: { audit: AuditActor }) {
  const { targets, results } = useSelector(audit, (snapshot) => snapshot.context)
  const LL = texts().leave
  const close = () => audit.send({ type: 'outcome.read' })
  const done = results.filter(({ reason }) => reason === null).length
  return (
    <Dialog
      title={LL.audit.outcome()}
      text={LL.audit.outcomeText({ done, failed: results.length - done })}
      close={close}
      actions={<Button onClick={close}>{LL.audit.close()}</Button>}
    >
      <ul className="outcomes">
        {results.map(({ leaveID, reason, message }) => {
          const leave = targets.find((target) => target.leaveID === leaveID)
          return (
            <li key={leaveID} className="outcome">
              <span>
                <bdi className="outcome-whose">{leave?.learner.originalName}</bdi>{' '}
                {leave !== undefined && LL.type[leave.type]()}
              </span>
              <Status kind={reason === null ? 'positive' : 'caution'}>
                {reason === null ? LL.audit.wasDecided() : LL.audit.wasRefused()}
              </Status>
              {reason !== null && <p className="outcome-why">{message ?? reasonText(texts(), reason)}</p>}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
