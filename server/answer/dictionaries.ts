import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

import { i18nObject } from 'typesafe-i18n'

import { areaOf } from '#i18n/area-of.ts'
import type { Loaded, LoadedNotices, Notices, Texts } from '#i18n/dictionaries.ts'
import type { Dictionary } from '#i18n/dictionary.ts'
import { gatheredFor, type GatheredName } from '#i18n/gathered.ts'
import { initFormatters, type Formatters } from '#i18n/formatters.ts'
import type { Language } from '#i18n/locales.ts'

/**
 * What a file of the dictionaries may have: the texts of an area, its notices, and what others show or diagrams say.
 */
interface DictionaryFile extends Readonly<Partial<Record<GatheredName, Dictionary>>> {
  readonly default?: Dictionary
  readonly notices?: Dictionary
}

/** All that a language says. */
export interface Spoken {
  readonly texts: Texts
  readonly notices: Notices
}

const folder = resolve(import.meta.dirname, '../../src/i18n')
const load = createRequire(import.meta.url) as (path: string) => DictionaryFile
const known = new Map<Language, Spoken>()

/** The texts and notices of a language; they are read at the first call. */
export function spokenIn(language: Language): Spoken {
  const spoken = known.get(language) ?? read(language)
  known.set(language, spoken)
  return spoken
}

function read({ tag }: Language): Spoken {
  const texts: Record<string, string | Dictionary> = {}
  const notices: Record<string, Dictionary> = {}
  const files = globSync(`**/${tag}.ts`, { cwd: folder, exclude: ['statecharts'] }).map((path) => ({
    area: areaOf(path.slice(0, -`/${tag}.ts`.length).replaceAll('\\', '/')),
    file: load(join(folder, path)),
  }))
  for (const { area, file } of files) {
    const gathered = gatheredFor(
      area,
      files.map((one) => one.file),
    )
    if (area === 'base') Object.assign(texts, file.default, gathered)
    else if (file.default !== undefined) texts[area] = { ...file.default, ...gathered }
    if (file.notices !== undefined) notices[area] = file.notices
  }
  const formatters = initFormatters(tag)
  // What lies in the folders is what the types list: tests compare them.
  const loaded = texts as Loaded
  return {
    texts: i18nObject<typeof tag, Loaded, Texts, Formatters>(tag, loaded, formatters),
    notices: i18nObject<typeof tag, LoadedNotices, Notices, Formatters>(tag, notices as LoadedNotices, formatters),
  }
}
