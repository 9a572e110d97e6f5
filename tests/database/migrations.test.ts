import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { searchTerms } from '#server/database/migrations/0015-search-terms.ts'

const folder = resolve(import.meta.dirname, '../../server/database/migrations')
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
/** What a file names by `import` or `export … from`, lazily or not. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])(.+?)\1/g)].map(([, , name]) => name ?? '')

it.each(files)('%s depends on nothing that goes on living', (name) => {
  const strangers = namedIn(readFileSync(join(folder, name), 'utf8')).filter(
    (named) => !(named === 'kysely' || named.startsWith('node:') || /^\.\/[\w.-]+$/.test(named)),
  )
  expect(strangers).toEqual([])
})

it('a migration that depends on living code would be found', () => {
  const text =
    "import { a } from '../search.ts'\nimport '#server/b.ts'\nexport * from \"../c.ts\"\nconst d = await import('../d.ts')\nimport type { Kysely } from 'kysely'"
  expect(namedIn(text)).toEqual(['../search.ts', '#server/b.ts', '../c.ts', '../d.ts', 'kysely'])
})

it('0015 finds courses by the terms that it was released with', () => {
  expect(searchTerms('zh_CN', '洪水 Crème-Brûlée № 5 ក្រុង ២')).toBe(
    'lzhcn cq6d2a cq6c34 wcreme wbrulee wno w5 cq1780 cq17d2 cq179a cq17bb cq1784 cq17e2',
  )
})
