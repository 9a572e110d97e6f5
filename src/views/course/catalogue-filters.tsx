import { useActorRef, useSelector } from '@xstate/react'
import { use, useId } from 'react'
import { Link } from 'wouter'

import type { DictionaryType } from '#api/contract/basic.ts'
import { courseKinds } from '#api/contract/course.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '../portal/portal-context.ts'
import { catalogueHref, type CatalogueFilter } from './catalogue-address.ts'

export interface FilterProps {
  readonly filter: CatalogueFilter
  /** Of a page, as the address says it. */
  readonly size: string | null
}

/** What the catalogue can be narrowed by; every choice is an address. */
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
    </div>
  )
}

/** [ERROR-40] Without the dictionary there are no categories to choose from, and everything else works. */
function Categories({ filter, size }: FilterProps) {
  const { categories } = use(usePortal().flows.courses())
  const list = useActorRef(categories, { input: {} })
  const dicts = useSelector(list, (snapshot) => snapshot.context.rows) as DictionaryType['dicts']
  const isFailed = useSelector(list, (snapshot) => snapshot.hasTag('failed'))
  const LL = texts().course.catalogue
  if (isFailed) {
    return (
      <div className="filter-group" role="alert">
        <p className="filter-label">{LL.category()}</p>
        <p className="filter-failed">{LL.categoriesFailed()}</p>
        <button type="button" className="filter-retry" onClick={() => list.send({ type: 'list.reloaded' })}>
          {texts().portal.retry()}
        </button>
      </div>
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
