import { useActorRef, useSelector } from '@xstate/react'
import { ClipboardCheck } from 'lucide-react'
import { use, useCallback } from 'react'

import type { Leave } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { deskAsked } from '#views/desk/desk-address.ts'
import { DeskBoard, type DeskFilters } from '#views/desk/desk-board.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { useSignal } from '#views/kit/record/use-signals.ts'
import { WaitingKinds } from '#views/kit/task/waiting-kinds.tsx'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { AUDIT_PATH, auditHref, auditListHref, type AuditView } from './leave-href.ts'
import { LeaveRow } from './leave-row.tsx'

const LIFECYCLE = 'leave'

interface Props {
  readonly query: URLSearchParams
  /** What there is to filter by, with how many leaves wait. */
  readonly filters: DeskFilters
}

/** [ROUTE-81] The leaves that wait for an approver, at the desk, or those that the approver has decided on. */
export function LeaveAudit({ view, query }: Pick<Props, 'query'> & { readonly view: AuditView }) {
  const { deskFilters } = use(usePortal().flows.desk())
  const filters = useActorRef(deskFilters, { input: { id: LIFECYCLE } })
  const { lifecycles = [] } = useSelector(filters, (snapshot) => snapshot.context.item) ?? {}
  const waiting = lifecycles.find(({ lifecycle }) => lifecycle === LIFECYCLE)
  const LL = texts().leave.audit
  return (
    <>
      <WaitingKinds />
      <LinkTabs
        label={LL.views()}
        entries={[
          {
            href: auditListHref('waiting'),
            text: LL.waiting(),
            isCurrent: view === 'waiting',
            ...(waiting !== undefined && { count: waiting.count }),
          },
          { href: auditListHref('decided'), text: LL.decided(), isCurrent: view === 'decided' },
        ]}
      />
      {view === 'waiting' ? <Waiting query={query} filters={filters} /> : <Decided query={query} filters={filters} />}
    </>
  )
}

function Waiting({ query, filters }: Props) {
  const { settings, flows } = usePortal()
  const { desk, deskWork } = use(flows.desk())
  const list = useList(desk, deskAsked(query, LIFECYCLE))
  const renew = useRenewal(list, filters)
  return (
    <DeskBoard
      place={{ path: AUDIT_PATH, lifecycle: LIFECYCLE, entry: 'portal', otherEntry: settings.adminUrl }}
      query={query}
      flow={deskWork}
      list={list}
      filters={filters}
      renew={renew}
    />
  )
}

function Decided({ query, filters }: Props) {
  const { decided } = use(usePortal().flows.leave())
  const list = useList(decided, { page: query.get('page'), size: sizeAskedFor(query.get('size')) })
  const LL = texts().leave.audit
  useRenewal(list, filters)
  return (
    <>
      <ListFaces<Leave>
        list={list}
        empty={
          <Face
            within="section"
            title={LL.emptyDecidedTitle()}
            text={LL.emptyDecidedText()}
            icon={<ClipboardCheck />}
          />
        }
      >
        {(leaves) => (
          <ul className="leave-rows">
            {leaves.map((leave) => (
              <LeaveRow key={leave.leaveID} leave={leave} href={auditHref(leave.leaveID, 'decided')} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={AUDIT_PATH} query={query} />
    </>
  )
}

/** Loads the list and the number of what waits anew, by itself when a notice comes. */
function useRenewal(list: ListActor, filters: DeskFilters): () => void {
  const renew = useCallback(() => {
    list.send({ type: 'list.reloaded' })
    filters.send({ type: 'item.reloaded' })
  }, [list, filters])
  useSignal('notice', renew)
  return renew
}
