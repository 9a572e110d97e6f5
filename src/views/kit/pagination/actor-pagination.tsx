import { useSelector } from '@xstate/react'

import type { ListActor } from '#machines/kit/list.flow.ts'

import { Pagination } from './pagination.tsx'

/** Pagination of a list within a page; not kept in the address. */
export function ActorPagination({ list }: { list: ListActor }) {
  const page = useSelector(list, (snapshot) => snapshot.context.page)
  const size = useSelector(list, (snapshot) => snapshot.context.size)
  const count = useSelector(list, (snapshot) => snapshot.context.count)
  const isFilled = useSelector(list, (snapshot) => snapshot.hasTag('filled'))
  if (!isFilled) return null
  return (
    <Pagination
      page={page}
      size={size}
      count={count}
      turnTo={(chosen) => list.send({ type: 'page.chosen', page: chosen })}
      resize={(chosen) => list.send({ type: 'size.chosen', size: chosen })}
    />
  )
}
