import { listOf, type ListFlow } from '#machines/kit/list.flow.ts'

/** A list that comes whole: its one page is all there is. */
export const whole = <Row>(load: () => Promise<readonly Row[]>): ListFlow<Row> =>
  listOf(async () => {
    const list = await load()
    return { list, count: list.length }
  })

/** The same answer to everybody who asks while it is on its way. */
export function askedOnce<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | null = null
  return () => (underWay ??= load().finally(() => (underWay = null)))
}
