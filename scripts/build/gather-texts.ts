import { globSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** Areas that no page loads by itself: the first is loaded before all others, the rest are the server's. */
const NOT_FOR_PAGES: ReadonlySet<string> = new Set(['base', 'outbox', 'statecharts'])

/**
 * Serves a dictionary asked for by `?gathered`: the texts of its area, with what all parts give to it. A bundler keeps
 * a module in one piece, so importing the parts' exports would drag their pages' texts into the first load. The first
 * dictionary of a language brings an index of its others, since nobody needs those of ten languages more.
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
      const files = await Promise.all(paths.map(fileAt))
      const texts = JSON.stringify({ ...own.default, ...gatheredFor(areaOf(folder), files) })
      if (folder !== 'base') return `export default ${texts}`
      const forPages = paths.flatMap((path, index) => {
        const area = areaOf(dirname(path))
        if (files[index]?.default === undefined || NOT_FOR_PAGES.has(area)) return []
        return [`${area}: () => import(${JSON.stringify(`${path}?gathered`)})`]
      })
      return `export default ${texts}\nexport const areas = { ${forPages.join(', ')} }`
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
