import { splitAddress } from '#browser/address.ts'
import { loadPage, loadShell } from '#views/portal/page-loading.ts'

import { once } from './once.ts'
import { sourceOf } from './source-of.ts'
import type { Flows } from './parts.ts'
import { routeOf } from './route-table.ts'

/**
 * Fetches all that the page at an address is drawn with: nothing of it has to wait for its own part then. Each page is
 * fetched once: the browser takes a turn for every import, also of what it has, and a page that is there would wait
 * behind the answers of the guard.
 * @returns a function of the full path; it rejects when a part could not be fetched, and tries again on the next call
 */
export function pageParts(flows: Flows): (fullPath: string) => Promise<void> {
  const shell = once(() => Promise.all([loadShell(), flows.shell()]))
  const pages = new Map<string, () => Promise<unknown>>()
  const pageOf = (name: string) => {
    const known = pages.get(name)
    if (known !== undefined) return known
    const added = once(async () => {
      const source = await sourceOf(name)
      await Promise.all([loadPage(name, source), ...source.flows.map((part) => flows[part]())])
    })
    pages.set(name, added)
    return added
  }
  return async (fullPath) => {
    const { path } = splitAddress(fullPath)
    await Promise.all([pageOf(routeOf(path).name)(), ...(path === '/' ? [] : [shell()])])
  }
}
