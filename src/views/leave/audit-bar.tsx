import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Keyboard } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import '#views/kit/record/actions.css'
import type { AuditActor } from './audit-list.tsx'

/** [ROUTE-81] Select all on the page, and the keyboard help. */
export function AuditBar({ audit }: { audit: AuditActor }) {
  const ticked = useSelector(audit, (snapshot) => snapshot.context.ticked.length)
  const rows = useSelector(audit, (snapshot) => snapshot.context.rows.length)
  const LL = texts().leave
  return (
    <div className="audit-bar">
      <label className="audit-all">
        <input
          type="checkbox"
          className="audit-box"
          checked={rows > 0 && ticked === rows}
          ref={(box) => {
            if (box !== null) box.indeterminate = ticked > 0 && ticked < rows
          }}
          onChange={() => audit.send({ type: 'page.ticked' })}
        />
        {LL.audit.tickPage()}
      </label>
      <Keys />
    </div>
  )
}

/** Bulk decision on the ticked leaves; sticky on long pages. */
export function AuditBulk({ audit }: { audit: AuditActor }) {
  const ticked = useSelector(audit, (snapshot) => snapshot.context.ticked.length)
  const LL = texts().leave
  return (
    <div className="audit-bulk" data-shown={ticked > 0} role="group" aria-label={LL.audit.bulk()}>
      <span role="status">{ticked > 0 && LL.audit.ticked({ count: ticked })}</span>
      {ticked > 0 && (
        <>
          <Button
            className="record-action"
            onClick={() => audit.send({ type: 'decision.chosen', decision: 'approve' })}
          >
            {LL.action.approve()}
          </Button>
          <Button
            className="record-action"
            variant="soft"
            color="red"
            onClick={() => audit.send({ type: 'decision.chosen', decision: 'reject' })}
          >
            {LL.action.reject()}
          </Button>
        </>
      )}
    </div>
  )
}

/** Keyboard help, for devices with a keyboard. */
function Keys() {
  const LL = texts().leave
  const entries = [
    { keys: ['↑', '↓', 'J', 'K'], what: LL.audit.keyMove() },
    { keys: [LL.audit.keySpace()], what: LL.audit.keyTick() },
    { keys: ['A'], what: LL.action.approve() },
    { keys: ['R'], what: LL.action.reject() },
    { keys: [LL.audit.keyEnter()], what: LL.audit.keyOpen() },
  ]
  return (
    <dl className="audit-keys" aria-label={LL.audit.keys()}>
      <Keyboard size={16} aria-hidden="true" />
      {entries.map(({ keys, what }) => (
        <div key={what} className="audit-key">
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
