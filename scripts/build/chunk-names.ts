/** A dictionary of an area: its folder, such as `password-link`. */
const AREA = /\/src\/i18n\/(?:[^/]+\/)?([^/]+)\/[^/]+\.ts(?:\?\w+)?$/
/** The flows of a part with their services: `leave/flows.ts`, or `account/contacts.flows.ts`. */
const FLOWS = /\/src\/app\/(?:([^/]+)\/flows|[^/]+\/([^/]+)\.flows)\.ts$/

/**
 * Names a file of the built app: dictionaries of areas by their area and flows by their part, since all of one language
 * and those of all parts are called alike.
 */
export function chunkFileNames({ facadeModuleId }: { readonly facadeModuleId?: string | null | undefined }): string {
  const id = facadeModuleId ?? ''
  const area = AREA.exec(id)?.[1] ?? 'base'
  const [, part, flows] = FLOWS.exec(id) ?? []
  return `assets/${part ?? flows ?? (area === 'base' ? '[name]' : area)}-[hash].js`
}
