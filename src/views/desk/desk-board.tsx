import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { ClipboardCheck, SearchX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'

import { deskDues, deskSorts, type DeskItem, type DeskPage } from '#api/desk/desk.contract.ts'
import { isolated } from '#i18n/names.ts'
import { texts } from '#i18n/texts.ts'
import type { DeskFlow } from '#machines/desk/desk.flow.ts'
import { keyOf } from '#machines/desk/desk-rules.ts'
import type { DetailActor } from '#machines/kit/detail.flow.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'
import { navigate } from '#browser/address.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { Narrow } from '#views/kit/narrow/narrow.tsx'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { useRevisits } from '#views/kit/record/use-revisits.ts'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { deskFilterIn, deskHref, type DeskFilterName } from './desk-address.ts'
import { DeskDetails } from './desk-details.tsx'
import { DeskDialogs } from './desk-dialogs.tsx'
import { useDeskKeys } from './desk-keys.ts'
import { DeskList } from './desk-list.tsx'
import type { DeskPlace } from './desk-place.ts'
import './desk.css'

export type DeskActor = ActorRefFrom<DeskFlow>
/** What there is to filter by, with how much waits. */
export type DeskFilters = DetailActor<Pick<DeskPage, 'lifecycles' | 'subjects'>>

interface Props {
  readonly place: DeskPlace
  readonly query: URLSearchParams
  readonly flow: DeskFlow
  readonly list: ListActor<DeskItem>
  readonly filters: DeskFilters
  /** Loads anew all that tells what waits. */
  readonly renew: () => void
}

/** [ROLE-03, ROLE-04] What waits for a decision of the user; filters and order are in the address. */
export function DeskBoard({ place, query, flow, list, filters, renew }: Props) {
  const { path, lifecycle } = place
  const filter = deskFilterIn(query, lifecycle)
  const desk = useActorRef(flow)
  useRevisits(renew)
  const said = useOutcome(desk, renew)
  const { subjects = [] } = useSelector(filters, (snapshot) => snapshot.context.item) ?? {}
  const isNarrowed =
    filter.lifecycle !== lifecycle || (['subject', 'due', 'keyword'] as const).some((name) => filter[name] !== '')
  const narrow = (name: DeskFilterName) => (value: string) => navigate(deskHref(path, query, name, value))
  const LL = texts().desk
  return (
    <div className="desk-frame">
      <div className="narrows">
        <Narrow
          label={LL.subject()}
          value={filter.subject}
          choose={narrow('subject')}
          entries={[
            { value: '', text: LL.allSubjects() },
            ...subjects.map(({ id, name }) => ({ value: id, text: isolated(name) })),
          ]}
        />
        <Narrow
          label={LL.due()}
          value={filter.due}
          choose={narrow('due')}
          entries={[{ value: '', text: LL.anyDue() }, ...deskDues.map((one) => ({ value: one, text: LL[one]() }))]}
        />
        <Narrow
          label={LL.sort()}
          value={filter.sort}
          choose={narrow('sort')}
          entries={deskSorts.map((one) => ({ value: one, text: LL.sorts[one]() }))}
        />
        <SearchBox
          label={LL.search()}
          placeholder={LL.searchPlaceholder()}
          value={filter.keyword}
          commit={narrow('keyword')}
        />
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ListFaces<DeskItem> list={list} empty={<Nothing isNarrowed={isNarrowed} path={path} />}>
        {(rows) => <Work desk={desk} rows={rows} place={place} />}
      </ListFaces>
      <ListPagination list={list} path={path} query={query} />
      <DeskDialogs desk={desk} />
    </div>
  )
}

interface WorkProps {
  readonly desk: DeskActor
  readonly rows: readonly DeskItem[]
  readonly place: DeskPlace
}

/** The list with the details of its current row beside it. */
function Work({ desk, rows, place }: WorkProps) {
  const frame = useRef<HTMLDivElement>(null)
  const listbox = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = useSelector(desk, (snapshot) => snapshot.context.isOpen)
  useEffect(() => desk.send({ type: 'rows.shown', rows }), [desk, rows])
  useEffect(() => {
    if (isOpen) heading.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  // On a phone one of the two is not there before the next frame.
  const toList = () =>
    requestAnimationFrame(() => {
      listbox.current?.focus({ preventScroll: true })
      listbox.current?.querySelector('[data-current=true]')?.scrollIntoView({ block: 'nearest' })
    })
  const toDetails = () => requestAnimationFrame(() => heading.current?.focus())
  useDeskKeys(desk, { frame, toList, toDetails })
  useEffect(() => {
    const subscription = desk.on('decided', () =>
      // What had the focus may have left with its row; on a phone the list is not there while details are open.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        listbox.current?.focus()
        if (document.activeElement === document.body) heading.current?.focus()
      }),
    )
    return () => subscription.unsubscribe()
  }, [desk])
  return (
    <div className="desk" data-open={isOpen} ref={frame}>
      <DeskList desk={desk} list={listbox} />
      <DeskDetails desk={desk} place={place} heading={heading} toList={toList} />
    </div>
  )
}

/** After a decision: what was done is told, with what comes next, and all is loaded anew. */
function useOutcome(desk: DeskActor, renew: () => void): string {
  const [said, say] = useState('')
  useEffect(() => {
    const decided = desk.on('decided', ({ count }) => {
      if (count > 0) {
        const { rows, current } = desk.getSnapshot().context
        const next = rows.find((row) => keyOf(row) === current)
        const LL = texts().desk
        const done = LL.decidedCount({ count })
        showToast('success', done)
        say(next === undefined ? '' : LL.current({ who: `\u2068${next.who.originalName}\u2069`, what: next.name }))
      }
      renew()
    })
    const uncertain = desk.on('uncertain', renew)
    const closed = desk.on('closed', ({ message }) => showToast('error', message))
    return () => {
      for (const subscription of [decided, uncertain, closed]) subscription.unsubscribe()
    }
  }, [desk, renew])
  return said
}

function Nothing({ isNarrowed, path }: { readonly isNarrowed: boolean; readonly path: string }) {
  const LL = texts().desk
  if (!isNarrowed)
    return <Face within="section" title={LL.emptyTitle()} text={LL.emptyText()} icon={<ClipboardCheck />} />
  return (
    <Face within="section" title={LL.nothingTitle()} text={LL.nothingText()} icon={<SearchX />}>
      <Button asChild variant="soft">
        <Link href={path}>{LL.showAll()}</Link>
      </Button>
    </Face>
  )
}
