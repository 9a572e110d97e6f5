import { useActorRef, useSelector } from '@xstate/react'
import { ClipboardCheck } from 'lucide-react'
import { use, useCallback, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { Leave } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { DetailActor } from '#machines/kit/detail.flow.ts'
import type { LeaveAuditFlow } from '#machines/leave/leave-audit.flow.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'
import { has } from '#machines/kit/watching.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { useNotices } from '#views/kit/record/use-notices.ts'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { AuditBar, AuditBulk } from './audit-bar.tsx'
import { AuditRow } from './audit-row.tsx'
import { DecisionDialog, DecisionOutcome } from './decision-dialog.tsx'
import { AUDIT_PATH, auditListHref, type AuditView } from './leave-href.ts'
import { useRowKeys } from './row-keys.ts'
import './leave.css'
import './audit.css'

export type AuditActor = ActorRefFrom<LeaveAuditFlow>

interface Props {
  readonly view: AuditView
  readonly query: URLSearchParams
}

/** [ROUTE-81] The leaves of one tab; pending ones can be decided in place. */
export function AuditList({ view, query }: Props) {
  const flows = use(usePortal().flows.leave())
  const list = useList(flows.toAudit, {
    page: query.get('page'),
    size: sizeAskedFor(query.get('size')),
    filter: { view },
  })
  const waiting = useActorRef(flows.waiting, { input: { id: '' } })
  const audit = useActorRef(flows.audit)
  const isForbidden = useSelector(list, has('forbidden'))
  useDecisions(audit, list, waiting)
  return (
    <>
      {!isForbidden && <AuditTabs view={view} waiting={waiting} />}
      <ListFaces<Leave> list={list} empty={<Nothing view={view} />}>
        {(leaves) =>
          view === 'waiting' ? (
            <Waiting audit={audit} leaves={leaves} />
          ) : (
            <ul className="audit-rows">
              {leaves.map((leave) => (
                <AuditRow key={leave.leaveID} leave={leave} view="decided" />
              ))}
            </ul>
          )
        }
      </ListFaces>
      <ListPagination list={list} path={AUDIT_PATH} query={query} />
      <Dialogs audit={audit} />
    </>
  )
}

function Waiting({ audit, leaves }: { audit: AuditActor; leaves: readonly Leave[] }) {
  const list = useRef<HTMLUListElement>(null)
  const isDecided = useRef(false)
  const onKeyDown = useRowKeys(audit)
  useEffect(() => {
    audit.send({ type: 'rows.shown', rows: leaves })
    // The focused element was removed with the decided row.
    if (isDecided.current && document.activeElement === document.body) {
      list.current?.querySelector<HTMLElement>('[type=checkbox]')?.focus()
    }
    isDecided.current = false
  }, [audit, leaves])
  useEffect(() => {
    const subscription = audit.on('decided', () => (isDecided.current = true))
    return () => subscription.unsubscribe()
  }, [audit])
  return (
    <>
      <AuditBar audit={audit} />
      <ul className="audit-rows" ref={list} onKeyDown={onKeyDown}>
        {leaves.map((leave) => (
          <AuditRow key={leave.leaveID} leave={leave} view="waiting" audit={audit} />
        ))}
      </ul>
      <AuditBulk audit={audit} />
    </>
  )
}

function AuditTabs({ view, waiting }: { view: AuditView; waiting: DetailActor<number> }) {
  const count = useSelector(waiting, (snapshot) => snapshot.context.item)
  const LL = texts().leave.audit
  return (
    <LinkTabs
      label={LL.views()}
      entries={[
        {
          href: auditListHref('waiting'),
          text: LL.waiting(),
          isCurrent: view === 'waiting',
          ...(count !== null && { count }),
        },
        { href: auditListHref('decided'), text: LL.decided(), isCurrent: view === 'decided' },
      ]}
    />
  )
}

function Dialogs({ audit }: { audit: AuditActor }) {
  const isAsking = useSelector(audit, has('asking'))
  const isTold = useSelector(audit, has('told'))
  if (isAsking) return <DecisionDialog audit={audit} />
  return isTold ? <DecisionOutcome audit={audit} /> : null
}

/** After a decision: toast, and list and count are refetched. */
function useDecisions(audit: AuditActor, list: ListActor, waiting: DetailActor): void {
  const renew = useCallback(() => {
    list.send({ type: 'list.reloaded' })
    waiting.send({ type: 'item.reloaded' })
  }, [list, waiting])
  useNotices(renew)
  useEffect(() => {
    const decided = audit.on('decided', ({ count }) => {
      if (count > 0) showToast('success', texts().leave.audit.decidedCount({ count }))
      renew()
    })
    const uncertain = audit.on('uncertain', renew)
    return () => {
      decided.unsubscribe()
      uncertain.unsubscribe()
    }
  }, [audit, renew])
}

function Nothing({ view }: { view: AuditView }) {
  const LL = texts().leave.audit
  const [title, text] =
    view === 'waiting' ? [LL.emptyTitle(), LL.emptyText()] : [LL.emptyDecidedTitle(), LL.emptyDecidedText()]
  return <Face within="section" title={title} text={text} icon={<ClipboardCheck />} />
}
