import { useSelector } from '@xstate/react'
import { use } from 'react'

import { classAddress } from '#api/class/addresses.ts'
import { classPages } from '#api/class/kind-addresses.ts'
import { classKinds } from '#api/class/class-card.contract.ts'
import { openWindows, type ClassFacets, type ListedClass } from '#api/class/class.contract.ts'
import { texts } from '#i18n/texts.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'
import type { DetailActor } from '#machines/kit/detail.flow.ts'
import { navigate } from '#browser/address.ts'

import { ListFaces } from '#views/kit/faces/list-faces.tsx'
import { useDetail } from '#views/kit/faces/use-detail.ts'
import { useList } from '#views/kit/faces/use-list.ts'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { ListPagination } from '#views/kit/pagination/list-pagination.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { SearchBox } from '#views/kit/search-box/search-box.tsx'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { classFilter, classListHref, classTypeOf, OPEN, type ClassFilter } from './class-filter.ts'
import type { ClassKind } from './class-href.ts'
import { ClassChoices } from './class-choices.tsx'
import { ClassRow } from './class-row.tsx'
import { NoClasses } from './no-classes.tsx'

interface Props {
  readonly kind: ClassKind
  readonly query: URLSearchParams
}

/**
 * [ROUTE-62, ROUTE-72, ROUTE-85, SHELL-14, SHELL-15] The classes of a kind: one's own, or those that one may register
 * for. An unknown type shows all of one's own and is kept in the address (gap GAP-15).
 */
export function ClassList({ kind, query }: Props) {
  const { mine, open, facets } = use(usePortal().flows.classes())
  const filter = classFilter(query)
  const isOpen = filter.type === OPEN
  const list = useList(isOpen ? open : mine, {
    page: query.get('page'),
    size: sizeAskedFor(query.get('size')),
    filter: {
      kind,
      ...(isOpen ? { window: filter.window ?? '' } : { type: classTypeOf(filter) ?? '' }),
      year: String(filter.year ?? ''),
      place: filter.place ?? '',
      keyword: filter.keyword,
    },
  })
  const known = useDetail(facets, { of: isOpen ? 'open' : 'mine', kind })
  const { settings } = usePortal()
  const LL = texts().class
  const size = query.get('size')
  return (
    <div className="column">
      <PageHead
        title={isOpen ? LL.terms[settings.wording].openHeading() : LL.terms[settings.wording].heading()}
        actions={
          <SearchBox
            label={LL.list.search()}
            placeholder={LL.list.placeholder()}
            value={filter.keyword}
            commit={(keyword) => navigate(classListHref(kind, { ...filter, keyword }, size))}
          />
        }
      />
      <Kinds kind={kind} filter={filter} known={known} />
      <Sections kind={kind} isOpen={isOpen} />
      <div className="class-filters">
        <States kind={kind} filter={filter} size={size} />
        <ClassChoices kind={kind} filter={filter} size={size} known={known} />
      </div>
      <ListFaces<ListedClass> list={list} empty={<NoClasses kind={kind} filter={filter} />}>
        {(classes) => (
          <ul className="class-rows">
            {classes.map((item) => (
              <ClassRow key={item.classID} item={item} type={filter.type} />
            ))}
          </ul>
        )}
      </ListFaces>
      <ListPagination list={list} path={classAddress(classPages[kind].list)} query={query} />
    </div>
  )
}

interface KnownProps {
  readonly kind: ClassKind
  readonly filter: ClassFilter
  readonly known: DetailActor<ClassFacets>
}

/** Each kind has its own address (gap GAP-04), and says how many classes are there. */
function Kinds({ kind, filter, known }: KnownProps) {
  const facets = useSelector(known, (snapshot) => snapshot.context.item)
  const LL = texts().class
  return (
    <LinkTabs
      label={LL.list.kinds()}
      entries={classKinds.map((entry) => {
        const found = facets?.kinds.find((one) => one.kind === entry)
        return {
          href: classListHref(entry, { type: filter.type, window: filter.window }),
          text: LL.kind[entry](),
          isCurrent: entry === kind,
          ...(found !== undefined && { count: found.count }),
        }
      })}
    />
  )
}

/** [REG-02] What one may register for stands apart from what one is in. */
function Sections({ kind, isOpen }: { readonly kind: ClassKind; readonly isOpen: boolean }) {
  const LL = texts().class.list
  return (
    <div className="class-sections">
      <LinkTabs
        label={LL.sections()}
        entries={[
          { href: classListHref(kind), text: LL.mine(), isCurrent: !isOpen },
          { href: classListHref(kind, { type: OPEN }), text: LL.open(), isCurrent: isOpen },
        ]}
      />
    </div>
  )
}

interface FilterProps {
  readonly kind: ClassKind
  readonly filter: ClassFilter
  readonly size: string | null
}

function States({ kind, filter, size }: FilterProps) {
  const { wording } = usePortal().settings
  const LL = texts().class
  if (filter.type === OPEN) {
    return (
      <LinkTabs
        label={LL.list.windows()}
        entries={[null, ...openWindows].map((window) => ({
          href: classListHref(kind, { ...filter, window }, size),
          text: window === null ? LL.list.notEnded() : LL.list.window[window](),
          isCurrent: window === filter.window,
        }))}
      />
    )
  }
  const states = { current: 'inProgress', coming: 'notStarted', history: 'ended' } as const
  return (
    <LinkTabs
      label={LL.types()}
      entries={([null, 'current', 'coming', 'history'] as const).map((type) => ({
        href: classListHref(kind, { ...filter, type }, size),
        text: type === null ? LL.all() : LL.terms[wording].state[states[type]](),
        isCurrent: type === classTypeOf(filter),
      }))}
    />
  )
}
