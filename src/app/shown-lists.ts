import type { DetailFlow } from '#machines/kit/detail.flow.ts'
import type { ListFlow, Page } from '#machines/kit/list.flow.ts'

import type { ShownLists } from './context/portal-context.ts'

export function createShownLists(): ShownLists {
  const answers = new Map<object, Map<string, unknown>>()
  const last = (flow: object, asked: unknown): unknown => answers.get(flow)?.get(JSON.stringify(asked)) ?? null
  const keep = (flow: object, asked: unknown, answer: unknown): void => {
    const shown = answers.get(flow) ?? new Map<string, unknown>()
    answers.set(flow, shown)
    if (answer === null) shown.delete(JSON.stringify(asked))
    else shown.set(JSON.stringify(asked), answer)
  }
  return {
    // Safe: only `keep` and `keepItem` store answers, typed by their flow.
    last: <Row>(list: ListFlow<Row>, asked: object) => last(list, asked) as Page<Row> | null,
    lastItem: <Item, Params>(detail: DetailFlow<Item, Params>, id: Params) => last(detail, id) as Item | null,
    keep,
    keepItem: keep,
    forget: () => answers.clear(),
  }
}
