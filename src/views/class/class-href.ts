import { addressOf } from '#app/routes/address-of.ts'

export const CLASS_LIST_PATH = addressOf('class-list')

/** [ROUTE-63] The address of a class; `type` restores the filter of the list on the way back. */
export const classHref = (classID: string, type: string | null = null): string =>
  addressOf('class-detail', { classID, type })

/** [ROUTE-62] The address of the list of classes of a type; null: all of them. */
export const classListHref = (type: string | null): string => addressOf('class-list', { type })
