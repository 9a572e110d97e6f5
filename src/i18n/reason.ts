import type { Texts } from './dictionaries.ts'

type Params = Readonly<Record<string, string | number>>
const partOf = (parent: unknown, name: string): unknown =>
  typeof parent === 'object' || typeof parent === 'function' ? (parent as Record<string, unknown> | null)?.[name] : null

/**
 * The text of a reason code such as `signIn.locked`, shared by browser, server, diagrams and tests. It is below
 * `reason` of the base, or of the area that the code begins with. An unknown code falls back to `request.failed`, so
 * that no key is ever shown.
 */
export function reasonText(LL: Texts, reason: string, params: Params = {}): string {
  const [area = '', name = ''] = reason.split('.')
  const groups = [partOf(LL.reason, area), partOf(partOf(LL, area), 'reason')]
  for (const group of groups) {
    const leaf = partOf(group, name)
    const text = typeof leaf === 'function' ? String((leaf as (params: Params) => unknown)(params)) : ''
    if (text !== '') return text
  }
  return LL.reason.request.failed()
}
