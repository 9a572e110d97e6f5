/** A dictionary of an area: its folder, such as `password-link`. */
const AREA = /\/src\/i18n\/(?:[^/]+\/)?([^/]+)\/[^/]+\.ts(?:\?\w+)?$/
/** The flows of a part with their services: `leave/flows.ts`, or `account/contacts.flows.ts`. */
const FLOWS = /\/src\/app\/(?:([^/]+)\/flows|[^/]+\/([^/]+)\.flows)\.ts$/

interface Chunk {
  readonly name: string
  readonly facadeModuleId?: string | null | undefined
}

/**
 * Names the files of the built app: dictionaries of areas by their area and flows by their part, since all of one
 * language and those of all parts are called alike. What several files share has no name, unless it is a group that has
 * one: hundreds of those are listed for preloading.
 */
export const chunkFileNames =
  (groups: readonly string[]) =>
  ({ facadeModuleId, name }: Chunk): string => {
    const id = facadeModuleId ?? ''
    if (id === '' && !groups.includes(name)) return 'assets/-[hash:7].js'
    const area = AREA.exec(id)?.[1] ?? 'base'
    const [, part, flows] = FLOWS.exec(id) ?? []
    return `assets/${part ?? flows ?? (area === 'base' ? '[name]' : area)}-[hash:7].js`
  }
