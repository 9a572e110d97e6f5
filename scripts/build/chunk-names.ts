/** A dictionary of an area: its folder, such as `password-link`. */
const AREA = /\/src\/i18n\/(?:[^/]+\/)?([^/]+)\/[^/]+\.ts(?:\?\w+)?$/

/** Names a file of the built app: dictionaries of areas by their area, since all of one language are called alike. */
export function chunkFileNames({ facadeModuleId }: { readonly facadeModuleId?: string | null | undefined }): string {
  const area = AREA.exec(facadeModuleId ?? '')?.[1] ?? 'base'
  return `assets/${area === 'base' ? '[name]' : area}-[hash].js`
}
