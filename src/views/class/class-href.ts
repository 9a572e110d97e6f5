export const CLASS_LIST_PATH = '/class/class-list'

/** [ROUTE-63] The address of one class; the type leads back to the list that it was chosen from. */
export function classHref(classID: string, type: string | null = null): string {
  const query = new URLSearchParams({ classID, ...(type !== null && { type }) })
  return `/class/class-detail?${query.toString()}`
}

/** [ROUTE-62] The address of the list of classes of a type; null: all of them. */
export const classListHref = (type: string | null): string =>
  type === null ? CLASS_LIST_PATH : `${CLASS_LIST_PATH}?${new URLSearchParams({ type }).toString()}`
