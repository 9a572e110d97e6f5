import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Takes the place of Vite's helper for dynamic imports. What a browser has failed to fetch as a module it does not
 * fetch again until the page is reloaded, and neither is what that module imports. So everything is fetched first, into
 * the browser's cache: without a network the import fails before the browser has tried it, and works once there is one.
 */
const code = `
const arriving = new Map()
const isThere = (href) => performance.getEntriesByName(href).some(({ responseStatus }) => responseStatus === 200)
const script = async (href) => {
  if (isThere(href)) return
  const response = await fetch(href)
  if (!response.ok) throw new Error('Failed to fetch ' + href)
  await response.blob()
}
const sheet = (href) => {
  if ([...document.querySelectorAll('link[rel=stylesheet]')].some((link) => link.href === href)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error('Failed to fetch ' + href))
    }
    document.head.append(link)
  })
}
const arrive = (file) => {
  const { href } = new URL('/' + file, location.href)
  const known = arriving.get(href)
  if (known !== undefined) return known
  const coming = Promise.resolve(href.endsWith('.css') ? sheet(href) : script(href))
  arriving.set(href, coming)
  coming.catch(() => arriving.delete(href))
  return coming
}
// Vite names what a file imports; the file itself it names in the import alone.
const fileOf = (load) => /import\\([\`'"]\\.\\/([^\`'"]+)/.exec(String(load))?.[1]
export const __vitePreload = async (load, files = []) => {
  const own = fileOf(load)
  await Promise.all([...files, ...(own === undefined ? [] : ['assets/' + own])].map(arrive))
  return load()
}
`

/** Fetches the files of a dynamic import before it. */
export const fetchFirst = (): Plugin => ({
  name: 'portal:fetch-first',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: (_, id) => (id === HELPER ? { code, map: null } : null),
  },
})
