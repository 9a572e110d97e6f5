import { beforeAll, describe, expect, it } from 'vitest'

import { notFoundRoute, routes } from '#app/route-table.ts'

import { baseTag, textsOf } from './dictionaries.ts'
import { searchSources, type SourceSearch } from './source-search.ts'

/** What the diagrams say is asked for by tests/statecharts/titles.test.ts: neither browser nor server reads it. */
const keys = [...textsOf(baseTag).keys()].filter((key) => !/^(statecharts|charts)\./.test(key))
const restOf = (key: string, prefix: string): string => key.slice(prefix.length)

/**
 * The code of the refusal that a key is the text of, as it is named: `signIn.locked` for `reason.signIn.locked`,
 * `leave.late` for `leave.reason.late`.
 */
function reasonOf(key: string): string | null {
  const [first = '', second = '', third = ''] = key.split('.')
  if (first === 'reason') return `${second}.${third}`
  return second === 'reason' ? `${first}.${third}` : null
}

/**
 * The code of the system notice that a key is the title or the content of: `leave.turn` for `notices.leave.turn.title`.
 */
const noticeOf = (key: string): string | null => /^notices\.(.+)\.(title|content)$/.exec(key)?.[1] ?? null

/** Texts that are looked up by a name known only when the portal runs: who gives the name, and where it must stand. */
const looked: Readonly<
  Record<string, { readonly why: string; readonly isNamed: (name: string, found: SourceSearch) => boolean }>
> = {
  'reason.': {
    why: 'by the reason code of a refusal, which flow or server names',
    isNamed: (name, { strings }) => strings.has(name),
  },
  'title.': {
    why: 'by the name of the route',
    isNamed: (name) => [...routes, notFoundRoute].some((route) => route.name === name),
  },
  'assistant.keywords.': {
    why: 'by what can be found, which a part declares',
    isNamed: (name, { strings }) => strings.has(name),
  },
  'shell.waiting.': {
    why: 'by the lifecycle whose records wait for a decision, which the server says',
    isNamed: (name, { strings }) => strings.has(name),
  },
  'centre.role.': {
    why: 'by the roles that the server says a user has',
    isNamed: (name, { strings }) => strings.has(name),
  },
  'administration.scope.': {
    why: 'by the menu code of the management scope, which the server says',
    isNamed: (name, { strings }) => strings.has(name),
  },
}

/** Columns of tables that have the name of an area. */
const columns: ReadonlySet<string> = new Set(
  'attempts audience capacity id kind lifecycle minutes name place revision search since size state subject taken ticket tickets year'.split(
    ' ',
  ),
)

describe('the texts in use', () => {
  let found: SourceSearch

  beforeAll(() => {
    found = searchSources(keys)
  }, 180_000)

  function isUsed(key: string): boolean {
    if (found.read.has(key)) return true
    const code = noticeOf(key) ?? reasonOf(key)
    if (code !== null && found.strings.has(code)) return true
    const [prefix, entry] = Object.entries(looked).find(([start]) => key.startsWith(start)) ?? ['', null]
    return entry?.isNamed(restOf(key, prefix), found) === true
  }

  it('[LOCALE-01] are complete: every key is used by browser or server', () => {
    expect(keys.filter((key) => !isUsed(key))).toEqual([])
  })

  it.each(Object.keys(looked))('[LOCALE-01] are looked up by computed name below %s somewhere', (prefix) => {
    expect(found.read).toContain(prefix.slice(0, -1))
  })

  it('[LOCALE-01] exist for every reason code in browser and server', () => {
    const reasons = new Set(keys.map(reasonOf))
    const areas = new Set([...reasons].flatMap((reason) => (reason === null ? [] : [reason.split('.')[0]])))
    const isReason = (text: string): boolean => {
      const [area = '', name = '', ...rest] = text.split('.')
      // A table may have the name of an area; these are its columns.
      return areas.has(area) && /^[a-z][a-zA-Z]*$/.test(name) && !columns.has(name) && rest.length === 0
    }
    const isNotice = (text: string): boolean => keys.includes(`notices.${text}.title`)
    const named = [...found.strings].filter((text) => isReason(text) && !isNotice(text) && !found.events.has(text))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((reason) => !reasons.has(reason))).toEqual([])
  })

  it('[LOCALE-01] exist for every route', () => {
    const untitled = [...routes, notFoundRoute].filter(({ name }) => !keys.includes(`title.${name}`))
    expect(untitled.map(({ name }) => name)).toEqual([])
  })
})
