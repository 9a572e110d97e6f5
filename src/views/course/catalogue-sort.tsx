import { courseOrders, type CourseOrder } from '#api/course/course.contract.ts'
import { texts } from '#i18n/texts.ts'

import { FoundBar } from '#views/kit/found-bar/found-bar.tsx'
import { catalogueHref } from './catalogue-address.ts'
import type { FilterProps } from './catalogue-filters.tsx'

/** Number of courses and their order. */
export function CatalogueSort({ filter, size, count }: FilterProps & { readonly count: number | null }) {
  const LL = texts().course.catalogue
  const names: Readonly<Record<CourseOrder, string>> = { new: LL.newest(), hot: LL.hottest(), rating: LL.best() }
  return (
    <FoundBar
      count={count === null ? null : LL.count({ count })}
      label={LL.sort()}
      orders={courseOrders.map((sort) => ({
        text: names[sort],
        href: catalogueHref({ ...filter, sort }, size),
        isCurrent: sort === filter.sort,
      }))}
    />
  )
}
