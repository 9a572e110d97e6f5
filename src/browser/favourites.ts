/**
 * What browsers of long ago offered; of today's none does, so people are told how to do it by hand [SHELL-17, SHELL-18,
 * ERROR-29].
 */
interface OldWindow {
  readonly sidebar?: { readonly addPanel?: (title: string, address: string, panel: string) => void }
  readonly external?: unknown
}
declare global {
  interface HTMLElement {
    readonly setHomePage?: (address: string) => void
  }
}

interface OldExternal {
  readonly AddFavorite: (address: string, title: string) => void
}
const canAdd = (external: unknown): external is OldExternal =>
  typeof external === 'object' &&
  external !== null &&
  'AddFavorite' in external &&
  typeof external.AddFavorite === 'function'

const portalAddress = (page: Window) => `${page.location.origin}/`

/** Adds the portal to the browser's favourites. Returns whether the browser could. */
export function addFavourite(page: Window): boolean {
  const old: OldWindow = page
  const { sidebar, external } = old
  const title = page.document.title
  return attempt(() => {
    if (canAdd(external)) external.AddFavorite(portalAddress(page), title)
    else if (typeof sidebar?.addPanel === 'function') sidebar.addPanel(title, portalAddress(page), '')
    else return false
    return true
  })
}

/** Makes the portal the browser's home page. Returns whether the browser could. */
export function setHomePage(page: Window): boolean {
  const { body } = page.document
  return attempt(() => {
    body.style.setProperty('behavior', 'url(#default#homepage)')
    if (typeof body.setHomePage !== 'function') return false
    body.setHomePage(portalAddress(page))
    return true
  })
}

function attempt(action: () => boolean): boolean {
  try {
    return action()
  } catch {
    return false
  }
}
