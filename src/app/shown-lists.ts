import type { listFlow, Page } from '#machines/kit/list.flow.ts'

import type { ShownLists } from '#app/context/portal-context.ts'

export function createShownLists(): ShownLists {
  const pages = new Map<typeof listFlow, Map<string, Page<unknown>>>()
  return {
    last: (list, asked) => pages.get(list)?.get(JSON.stringify(asked)) ?? null,
    keep(list, asked, page) {
      const shown = pages.get(list) ?? new Map<string, Page<unknown>>()
      pages.set(list, shown)
      if (page === null) shown.delete(JSON.stringify(asked))
      else shown.set(JSON.stringify(asked), page)
    },
    forget: () => pages.clear(),
  }
}
