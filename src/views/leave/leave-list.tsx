import { Button } from '@radix-ui/themes'
import { CalendarClock, Plus } from 'lucide-react'
import { use } from 'react'
import { Link } from 'wouter'

import { leaveStatuses, type Leave, type LeaveStatus } from '#api/leave/leave.contract.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useList } from '#views/kit/faces/use-list.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import '#views/kit/record/actions.css'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { leaveHref, leaveListHref, LEAVE_PATH, requestHref } from './leave-href.ts'
import { LeaveRow } from './leave-row.tsx'
import './leave.css'

/** [ROUTE-32, LEAVE-06] The learner's leaves, all or by status. */
export function LeaveList({ query }: { query: URLSearchParams }) {
  const { mine } = use(usePortal().flows.leave())
  const status = leaveStatuses.find((entry) => entry === query.get('status')) ?? null
  const list = useList(mine, {
    page: query.get('page'),
    size: sizeAskedFor(query.get('size')),
    filter: { status: status ?? '' },
  })
  const LL = texts().leave
  const tab = (entry: LeaveStatus | null, text: string) => ({
    href: leaveListHref(entry),
    text,
    isCurrent: entry === status,
  })
  return (
    <>
      <LinkTabs
        label={LL.statuses()}
        entries={[tab(null, LL.all()), ...leaveStatuses.map((entry) => tab(entry, LL.status[entry]()))]}
      />
      <ListFaces<Leave> list={list} empty={<NoLeave status={status} />}>
        {(leaves) => (
          <ul className="leave-rows">
            {leaves.map((leave) => (
              <LeaveRow key={leave.leaveID} leave={leave} href={leaveHref(leave.leaveID, status)} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={LEAVE_PATH} query={query} />
    </>
  )
}

/** Link to a new request. */
export function RequestLink() {
  return (
    <Button asChild className="record-action">
      <Link href={requestHref}>
        <Plus size={16} aria-hidden="true" />
        {texts().leave.list.request()}
      </Link>
    </Button>
  )
}

function NoLeave({ status }: { status: LeaveStatus | null }) {
  const LL = texts().leave.list
  if (status === null)
    return <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<CalendarClock />} />
  return (
    <Face within="section" title={LL.emptyStatusTitle()} text={LL.emptyStatusText()} icon={<CalendarClock />}>
      <Button asChild variant="soft">
        <Link href={leaveListHref(null)}>{LL.showAll()}</Link>
      </Button>
    </Face>
  )
}
