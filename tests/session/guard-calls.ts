import type { Page } from 'playwright'

/** The guard's calls from now on. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/user/event/visit') calls.push(`visit ${searchParams.get('origin')} ${searchParams.get('page')}`)
    else if (pathname.endsWith('getCurrentUser')) calls.push('user')
    else if (pathname.endsWith('checkWeakPasswd')) calls.push('weak')
  })
  return calls
}

export const go = (page: Page, address: string) => page.evaluate((to) => (location.hash = to), address)
