import * as contract from './favourite.contract.ts'
import type { Page } from '#api/kit/paging.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [COURSE-04] The answer: whether it is one of the caller's favourites now. Rejects with `request.notFound` where there is no such course. */
export async function setFavourite(transport: Transport, courseID: string, isFavourite: boolean): Promise<boolean> {
  return (await transport.send(contract.setFavourite, { courseID, isFavourite })).isFavourite
}

/** [ROUTE-35] */
export function listFavouriteCourses(
  transport: Transport,
  { page, size }: Page,
): Promise<{ list: contract.FavouriteCourse[]; count: number }> {
  return transport.send(contract.listFavouriteCourses, { pageNum: page, pageSize: size })
}
