import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { ClipboardCheck, SearchX } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'

import { DESK_KEYWORD_MAX, deskDues, deskSorts, type DeskItem } from '#api/desk/desk.contract.ts'
import { isolated } from '#i18n/names.ts'
import { texts } from '#i18n/texts.ts'
import type { DeskFlow } from '#machines/desk/desk.flow.ts'
import { keyOf } from '#machines/desk/desk-rules.ts'
import type { ListActor } from '#machines/kit/list.flow.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'
import { navigate } from '#browser/address.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { keywordIn } from '#views/editor/document-list.tsx'
import { addressOf } from '#views/editor/sections.ts'
import { Choice } from '#views/kit/choice/choice.tsx'
import { Face } from '#views/kit/faces/face.tsx'
import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { useRevisits } from '#views/kit/record/use-revisits.ts'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { DeskDetails } from './desk-details.tsx'
import { DeskDialogs } from './desk-dialogs.tsx'
import { useDeskKeys } from './desk-keys.ts'
import { DeskList } from './desk-list.tsx'
import './desk.css'

export type DeskActor = ActorRefFrom<DeskFlow>
const FILTERS = ['lifecycle', 'subject', 'due', 'keyword'] as const

/**
 * [ROLE-03, ROLE-04] All that waits for a decision of the user, of every kind; filters and order are in the address.
 */
export default function Desk({ query }: { readonly query: URLSearchParams }) {
  const { flows, waiting, signals } = useAdministration()
  const filter = {
    lifecycle: query.get('lifecycle') ?? '',
    subject: query.get('subject') ?? '',
    due: deskDues.find((one) => one === query.get('due')) ?? '',
    sort: deskSorts.find((one) => one === query.get('sort')) ?? 'due',
    keyword: keywordIn(query, DESK_KEYWORD_MAX),
  }
  const list = useActorRef(flows.desk, {
    input: { size: sizeAskedFor(query.get('size')), page: query.get('page'), filter },
  })
  const filters = useActorRef(flows.deskFilters, { input: { id: '' } })
  const desk = useActorRef(flows.deskWork)
  const renew = useCallback(() => {
    list.send({ type: 'list.reloaded' })
    filters.send({ type: 'item.reloaded' })
    waiting.send({ type: 'item.reloaded' })
  }, [list, filters, waiting])
  useEffect(() => {
    const heard = signals.on('listDue', ({ kind }) => kind === 'notice' && renew())
    return () => heard.unsubscribe()
  }, [signals, renew])
  useRevisits(renew)
  const said = useOutcome(desk, renew)
  const { lifecycles = [], subjects = [] } = useSelector(filters, (snapshot) => snapshot.context.item) ?? {}
  const isNarrowed = FILTERS.some((name) => filter[name] !== '')
  const path = addressOf('desk')
  /** The address of the first page with a changed filter; defaults are omitted. */
  const narrowed = (name: keyof typeof filter, value: string): string => {
    const next = new URLSearchParams(query)
    next.delete('page')
    if (value === '' || (name === 'sort' && value === 'due')) next.delete(name)
    else next.set(name, value)
    return next.size === 0 ? path : `${path}?${next}`
  }
  const LL = texts().desk
  usePageTitle(LL.heading())
  return (
    <>
      <PageHead title={LL.heading()} lead={LL.intro()} />
      <LinkTabs
        label={LL.lifecycles()}
        entries={[
          {
            href: narrowed('lifecycle', ''),
            text: LL.all(),
            isCurrent: filter.lifecycle === '',
            ...(lifecycles.length > 0 && { count: lifecycles.reduce((sum, { count }) => sum + count, 0) }),
          },
          ...lifecycles.map(({ lifecycle, name, count }) => ({
            href: narrowed('lifecycle', lifecycle),
            text: isolated(name),
            isCurrent: filter.lifecycle === lifecycle,
            count,
          })),
        ]}
      />
      <div className="document-filters">
        <Labelled
          label={LL.subject()}
          value={filter.subject}
          choose={(value) => navigate(narrowed('subject', value))}
          entries={[
            { value: '', text: LL.allSubjects() },
            ...subjects.map(({ id, name }) => ({ value: id, text: isolated(name) })),
          ]}
        />
        <Labelled
          label={LL.due()}
          value={filter.due}
          choose={(value) => navigate(narrowed('due', value))}
          entries={[{ value: '', text: LL.anyDue() }, ...deskDues.map((one) => ({ value: one, text: LL[one]() }))]}
        />
        <Labelled
          label={LL.sort()}
          value={filter.sort}
          choose={(value) => navigate(narrowed('sort', value))}
          entries={deskSorts.map((one) => ({ value: one, text: LL.sorts[one]() }))}
        />
        <SearchBox
          label={LL.search()}
          placeholder={LL.searchPlaceholder()}
          value={filter.keyword}
          commit={(text) => navigate(narrowed('keyword', text))}
        />
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ListFaces<DeskItem> list={list} empty={<Nothing isNarrowed={isNarrowed} path={path} />}>
        {(rows) => <Work desk={desk} rows={rows} list={list} />}
      </ListFaces>
      <ListPagination list={list} path={path} query={query} />
      <DeskDialogs desk={desk} />
    </>
  )
}

interface WorkProps {
  readonly desk: DeskActor
  readonly rows: readonly DeskItem[]
  readonly list: ListActor
}

/** The list with the details of its current row beside it. */
function Work({ desk, rows }: WorkProps) {
  const listbox = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = useSelector(desk, (snapshot) => snapshot.context.isOpen)
  useEffect(() => desk.send({ type: 'rows.shown', rows }), [desk, rows])
  // On a phone one of the two is not there before the next frame.
  const toList = () => requestAnimationFrame(() => listbox.current?.focus())
  const toDetails = () => requestAnimationFrame(() => heading.current?.focus())
  const onKeyDown = useDeskKeys(desk, { toList, toDetails })
  useEffect(() => {
    const subscription = desk.on('decided', () =>
      // What had the focus may have left with its row.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) (listbox.current ?? heading.current)?.focus()
      }),
    )
    return () => subscription.unsubscribe()
  }, [desk])
  return (
    <div className="desk" data-open={isOpen} onKeyDown={onKeyDown}>
      <DeskList desk={desk} list={listbox} />
      <DeskDetails desk={desk} heading={heading} toList={toList} />
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

interface LabelledProps {
  readonly label: string
  readonly value: string
  readonly entries: readonly { readonly value: string; readonly text: string }[]
  readonly choose: (value: string) => void
}

function Labelled({ label, ...choice }: LabelledProps) {
  const id = useId()
  return (
    <div className="document-narrowing">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Choice id={id} {...choice} />
    </div>
  )
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
