import type { ListFlow, Page } from '#machines/kit/list.flow.ts'

import type { ShownLists } from './context/portal-context.ts'

export function createShownLists(): ShownLists {
  const pages = new Map<object, Map<string, unknown>>()
  return {
    // Safe: only `keep` stores pages, typed by their list.
    last: <Row>(list: ListFlow<Row>, asked: object) =>
      (pages.get(list)?.get(JSON.stringify(asked)) ?? null) as Page<Row> | null,
    keep(list, asked, page) {
      const shown = pages.get(list) ?? new Map<string, unknown>()
      pages.set(list, shown)
      if (page === null) shown.delete(JSON.stringify(asked))
      else shown.set(JSON.stringify(asked), page)
    },
    forget: () => pages.clear(),
  }
}
