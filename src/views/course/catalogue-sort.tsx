import { useId } from 'react'
import { Link } from 'wouter'

import { courseOrders, type CourseOrder } from '#api/contract/course.ts'
import { texts } from '#i18n/texts.ts'

import { catalogueHref } from './catalogue-address.ts'
import type { FilterProps } from './catalogue-filters.tsx'

/** In which order the courses stand. */
export function CatalogueSort({ filter, size }: FilterProps) {
  const id = useId()
  const LL = texts().course.catalogue
  const names: Readonly<Record<CourseOrder, string>> = { new: LL.newest(), hot: LL.hottest(), rating: LL.best() }
  return (
    <nav className="catalogue-sort" aria-labelledby={id}>
      <p className="catalogue-sort-label" id={id}>
        {LL.sort()}
      </p>
      <ul className="catalogue-orders">
        {courseOrders.map((sort) => (
          <li key={sort}>
            <Link
              className="catalogue-order"
              href={catalogueHref({ ...filter, sort }, size)}
              aria-current={sort === filter.sort ? 'true' : undefined}
            >
              {names[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
