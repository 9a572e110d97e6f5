import { useSyncExternalStore } from 'react'
import type { BaseLocationHook, BaseSearchHook } from 'wouter'

/** The address behind the #, always with a leading slash: `/class/class-detail?classID=1` (gap GAP-22). */
export function currentAddress(): string {
  const hash = window.location.hash.replace(/^#/, '')
  return hash.startsWith('/') ? hash : `/${hash}`
}

/** Splits an address into its path and its query without the question mark. */
export function splitAddress(address: string): { path: string; query: string } {
  const at = address.indexOf('?')
  return at < 0 ? { path: address, query: '' } : { path: address.slice(0, at), query: address.slice(at + 1) }
}

/** Navigates to an address; `replace` adds no history entry, as for redirects. */
export function navigate(address: string, options: { replace?: boolean } = {}): void {
  if (address === currentAddress()) return
  if (options.replace) window.location.replace(`#${address}`)
  else window.location.hash = address
}

/** Changes the address of the current page without navigating or notifying listeners. */
export function renameAddress({ from, to }: { readonly from: string; readonly to: string }): void {
  // Skipped when the user has navigated away in the meantime.
  if (currentAddress() === from) window.history.replaceState(window.history.state, '', `#${to}`)
}

export function onAddressChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/**
 * wouter's hooks for an address behind the #; its own keep the query before the #, these inside, as in existing
 * bookmarks.
 */
export function hashHooks(useAddress: () => string): { hook: BaseLocationHook; searchHook: BaseSearchHook } {
  const useLocation = (): [string, typeof navigate] => [splitAddress(useAddress()).path, navigate]
  const useSearch = () => splitAddress(useAddress()).query
  return { hook: Object.assign(useLocation, { hrefs: (href: string) => `#${href}` }), searchHook: useSearch }
}

/** For the browser's address. */
export const browserHooks = hashHooks(() => useSyncExternalStore(onAddressChange, currentAddress))
