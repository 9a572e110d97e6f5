import { useSelector } from '@xstate/react'
import { use, useId } from 'react'
import { Link } from 'wouter'

import { courseKinds } from '#api/course/course.contract.ts'
import { texts } from '#i18n/texts.ts'

import { useDetail } from '#views/kit/faces/use-detail.ts'
import { useList } from '#views/kit/faces/use-list.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { catalogueHref, type CatalogueFilter } from './catalogue-address.ts'
import { Teacher } from './catalogue-teacher.tsx'

export interface FilterProps {
  readonly filter: CatalogueFilter
  /** Page size, as in the address. */
  readonly size: string | null
}

/** The filters of the catalogue; every choice is a link. */
export function CatalogueFilters({ filter, size }: FilterProps) {
  const LL = texts().course
  return (
    <div className="catalogue-filters">
      <FilterGroup
        label={LL.catalogue.kind()}
        chosen={filter.kind}
        choices={courseKinds.map((kind) => ({ code: kind, text: LL.kind[kind]() }))}
        hrefOf={(code) => catalogueHref({ ...filter, kind: courseKinds.find((kind) => kind === code) ?? null }, size)}
      />
      <Categories filter={filter} size={size} />
      <YearsAndTeachers filter={filter} size={size} />
    </div>
  )
}

/** [ERROR-40] Without the dictionary there are no categories to choose from, and everything else works. */
function Categories({ filter, size }: FilterProps) {
  const { categories } = use(usePortal().flows.courses())
  const list = useList(categories, {})
  const dicts = useSelector(list, (snapshot) => snapshot.context.rows)
  const isFailed = useSelector(list, (snapshot) => snapshot.hasTag('failed'))
  const LL = texts().course.catalogue
  if (isFailed) {
    return (
      <FilterFailed
        label={LL.category()}
        text={LL.categoriesFailed()}
        retry={() => list.send({ type: 'list.reloaded' })}
      />
    )
  }
  return (
    <FilterGroup
      label={LL.category()}
      chosen={filter.category}
      choices={dicts.map(({ dictCode, dictName }) => ({ code: dictCode, text: dictName }))}
      hrefOf={(code) => catalogueHref({ ...filter, category: code }, size)}
    />
  )
}

/** Years are few and shown as links; teachers are many and shown as a select. */
function YearsAndTeachers({ filter, size }: FilterProps) {
  const { facets } = use(usePortal().flows.courses())
  const detail = useDetail(facets, '')
  const known = useSelector(detail, (snapshot) => snapshot.context.item)
  const isFailed = useSelector(detail, (snapshot) => snapshot.hasTag('failed'))
  const LL = texts().course.catalogue
  if (isFailed) {
    const label = `${LL.year()} · ${LL.teacher()}`
    return <FilterFailed label={label} text={LL.facetsFailed()} retry={() => detail.send({ type: 'item.reloaded' })} />
  }
  return (
    <>
      <FilterGroup
        label={LL.year()}
        chosen={filter.year === null ? null : String(filter.year)}
        choices={(known?.years ?? []).map(({ year }) => ({ code: String(year), text: String(year) }))}
        hrefOf={(code) => catalogueHref({ ...filter, year: code === null ? null : Number(code) }, size)}
      />
      <Teacher filter={filter} size={size} teachers={known?.teachers ?? []} />
    </>
  )
}

interface FailedProps {
  readonly label: string
  readonly text: string
  readonly retry: () => void
}

function FilterFailed({ label, text, retry }: FailedProps) {
  return (
    <div className="filter-group" role="alert">
      <p className="filter-label">{label}</p>
      <div className="filter-way-back">
        <p className="filter-failed">{text}</p>
        <button type="button" className="filter-retry" onClick={retry}>
          {texts().portal.retry()}
        </button>
      </div>
    </div>
  )
}

interface GroupProps {
  readonly label: string
  readonly chosen: string | null
  readonly choices: readonly { readonly code: string; readonly text: string }[]
  readonly hrefOf: (code: string | null) => string
}

function FilterGroup({ label, chosen, choices, hrefOf }: GroupProps) {
  const id = useId()
  const all = { code: null, text: texts().course.catalogue.all() }
  return (
    <nav className="filter-group" aria-labelledby={id}>
      <p className="filter-label" id={id}>
        {label}
      </p>
      <ul className="filter-choices">
        {[all, ...choices].map(({ code, text }) => (
          <li key={code}>
            <Link className="filter-choice" href={hrefOf(code)} aria-current={code === chosen ? 'true' : undefined}>
              {code === null ? text : <bdi>{text}</bdi>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
