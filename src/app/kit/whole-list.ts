import { listOf, type ListFlow } from '#machines/kit/list.flow.ts'

/** An unpaged list: one page with all rows. */
export const whole = <Row>(load: () => Promise<readonly Row[]>): ListFlow<Row> =>
  listOf(async () => {
    const list = await load()
    return { list, count: list.length }
  })

/** Shares a pending request: concurrent callers get the same response. */
export function askedOnce<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | null = null
  return () => (underWay ??= load().finally(() => (underWay = null)))
}
