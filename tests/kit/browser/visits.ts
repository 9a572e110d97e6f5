import type { BrowserContext, Frame, Page } from 'playwright'

const visited = new Set<string>()

/** The address of the portal in a URL: `/usercenter/leave` of `http://…/#/usercenter/leave?view=request`. */
export function addressIn(url: string): string | null {
  if (!/^https?:/.test(url)) return null
  const { pathname, hash } = new URL(url)
  if (pathname !== '/') return null
  const [path = ''] = hash.replace(/^#/, '').split('?')
  return path.startsWith('/') ? path : '/'
}

/** Keeps the addresses that any window of a browser profile comes to. */
export function keepVisits(context: BrowserContext): void {
  context.on('page', (page: Page) => {
    page.on('framenavigated', (frame: Frame) => {
      const address = frame === page.mainFrame() ? addressIn(frame.url()) : null
      if (address !== null) visited.add(address)
    })
  })
}

/** The addresses kept since the last call. */
export function takeVisits(): readonly string[] {
  const taken = [...visited].toSorted()
  visited.clear()
  return taken
}
