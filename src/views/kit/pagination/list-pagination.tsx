import { useSelector } from '@xstate/react'

import type { ListActor } from '#machines/kit/list.flow.ts'
import { PAGE_SIZES } from '#machines/kit/pages.ts'
import { navigate } from '#browser/address.ts'

import { Pagination } from './pagination.tsx'

interface Props {
  readonly list: ListActor
  /** The page's path and query; filters and search are kept. */
  readonly path: string
  readonly query: URLSearchParams
  readonly simple?: boolean
}

/** Pagination kept in the address, for bookmarks, links and history. */
export function ListPagination({ list, path, query, simple = false }: Props) {
  const page = useSelector(list, (snapshot) => snapshot.context.page)
  const size = useSelector(list, (snapshot) => snapshot.context.size)
  const count = useSelector(list, (snapshot) => snapshot.context.count)
  const isFilled = useSelector(list, (snapshot) => snapshot.hasTag('filled'))
  if (!isFilled) return null

  const goTo = (changed: { page: number; size: number }) => {
    const next = new URLSearchParams(query)
    for (const [name, value, byDefault] of [
      ['page', changed.page, 1],
      ['size', changed.size, PAGE_SIZES[0]],
    ] as const) {
      if (value === byDefault) next.delete(name)
      else next.set(name, String(value))
    }
    navigate(next.size === 0 ? path : `${path}?${next}`)
  }
  return (
    <Pagination
      page={page}
      size={size}
      count={count}
      turnTo={(chosen) => goTo({ page: chosen, size })}
      resize={(chosen) => goTo({ page: 1, size: chosen })}
      simple={simple}
    />
  )
}
