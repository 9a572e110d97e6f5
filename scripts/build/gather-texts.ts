import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin } from 'vite'

import { areaOf } from '../../src/i18n/area-of.ts'
import type { Dictionary } from '../../src/i18n/dictionary.ts'
import { gatheredFor, type GatheredName } from '../../src/i18n/gathered.ts'

interface DictionaryFile extends Readonly<Partial<Record<GatheredName, Dictionary>>> {
  readonly default?: Dictionary
}

const CHANGED = /\/src\/i18n\/.+\/([^/]+)\.ts$/
const GATHERED = /^(.+\/src\/i18n)\/(.+)\/([^/]+)\.ts\?gathered$/

/**
 * Serves a dictionary asked for by `?gathered`: the texts of its area, with what all parts give to it. A bundler keeps
 * a module in one piece, so importing the parts' exports would drag their pages' texts into the first load.
 */
export function gatherTexts(): Plugin {
  return {
    name: 'portal:gather-texts',
    async load(id) {
      const [, root = '', folder = '', tag = ''] = GATHERED.exec(id) ?? []
      if (root === '') return null
      const own = await fileAt(join(root, folder, `${tag}.ts`))
      const paths = globSync(`**/${tag}.ts`, { cwd: root })
        .sort()
        .map((path) => join(root, path))
      const gathered = gatheredFor(areaOf(folder), await Promise.all(paths.map(fileAt)))
      return `export default ${JSON.stringify({ ...own.default, ...gathered })}`
    },
    /** What a part says of itself stands in other areas' texts, too. */
    hotUpdate({ file, modules }) {
      const tag = CHANGED.exec(file)?.[1]
      if (tag === undefined) return
      const ofLanguage = [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        id?.endsWith(`/${tag}.ts?gathered`),
      )
      return [...new Set([...modules, ...ofLanguage])]
    },
  }
}

/** A dictionary as it is now: what was imported before a change stays in memory under its former time. */
const fileAt = async (path: string): Promise<DictionaryFile> =>
  (await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`)) as DictionaryFile
