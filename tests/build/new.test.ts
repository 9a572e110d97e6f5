import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { languages } from '#i18n/locales.ts'
import { filled } from '../../scripts/new/fill.ts'
import { layDown } from '../../scripts/new/lay-down.ts'
import { layout, type Registry } from '../../scripts/new/layout.ts'
import { isStillToWord } from '../../scripts/new/mark.ts'
import { namesOf } from '../../scripts/new/names.ts'
import { isRegistered, registered } from '../../scripts/new/register.ts'

const asked = ['lifecycle', 'home-visit', '--part', 'visit']
let root = ''

/** A repository of nothing but the lists in which a lifecycle has to stand. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-new-'))
  for (const registry of layout.registries) put(registry.file, listOf(registry))
  put(`${layout.migrations}/0041-before.ts`, '')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function listOf({ at, adds }: Registry): string {
  if (at.kind === 'bases')
    return `import type { A } from './a.ts'\n\nexport interface ${at.name} extends A {\n  first: string\n}\n`
  if (at.kind === 'interface')
    return `import type { A } from './a.ts'\n\nexport interface ${at.name} {\n  first: A\n}\n`
  const [first = '', ...rest] = at.path
  const list = adds.includes(':') ? '{ first: 1 }' : '[first]'
  const whole = rest.reduceRight((inner, key) => `{ ${key}: ${inner} }`, list)
  return first === 'default'
    ? `export default ${whole} as const\n`
    : `import { a } from './a.ts'\n\nexport const ${first} = ${whole}\n`
}

/** Every file of the repository with its text. */
function contents(): ReadonlyMap<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(root.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]
    }),
  )
}

/** What is wrong with a text as TypeScript. */
function faultsIn(path: string, text: string): readonly string[] {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.ReactJSX },
  })
  return diagnostics.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
}

describe('a new lifecycle', () => {
  it('gets a file in every layer, and the words of eleven languages', () => {
    const before = contents()
    layDown(root, asked, layout)
    const made = [...contents().keys()].filter((path) => !before.has(path))
    expect(made).toHaveLength(layout.files.length + languages.length)
    expect(made).toEqual(
      expect.arrayContaining([
        'src/machines/visit/home-visit.lifecycle.ts',
        'src/api/visit/home-visit.contract.ts',
        'server/visit/kind.ts',
        'server/database/migrations/0042-visit.ts',
        'src/views/visit/home-visit.page.tsx',
        'src/i18n/visit/km-KH.ts',
        'tests/visit/home-visit.model.ts',
      ]),
    )
  })

  it('stands where leave stands, which is older', () => {
    const names = namesOf('leave', 'leave')
    // Of leave, table and texts came with other parts.
    const laid = layout.files.filter(({ path }) => !path.startsWith(layout.migrations))
    const files = [...laid, ...languages.map(({ tag }) => ({ path: layout.texts.path.replace('$tag$', tag) }))]
    expect(files.map(({ path }) => filled(path, names, {})).filter((path) => !existsSync(path))).toEqual([])
    // The names of the centre are listed as the specification groups them.
    const lists = layout.registries.filter(({ file, adds }) => !file.startsWith('tests/') && !adds.includes('$number$'))
    const missing = lists.filter(
      ({ file, at, adds }) => !isRegistered(readFileSync(file, 'utf8'), { at, adds: filled(adds, names, {}) }),
    )
    expect(missing.map(({ file }) => file)).toEqual([])
  })

  it('is TypeScript throughout, without a placeholder left', () => {
    layDown(root, asked, layout)
    for (const [path, text] of contents()) {
      if (!path.endsWith('.css')) expect(faultsIn(path, text)).toEqual([])
      expect(text.match(/\$\w+\$|'@[\w-]+'/g) ?? [], path).toEqual([])
    }
  })

  it('imports of its own what has been laid down', () => {
    layDown(root, asked, layout)
    const folders = {
      '#server/': 'server/',
      '#app/': 'src/app/',
      '#machines/': 'src/machines/',
      '#api/': 'src/api/',
      '#i18n/': 'src/i18n/',
      '#views/': 'src/views/',
    }
    const own = [...contents()].flatMap(([path, text]) =>
      Array.from(text.matchAll(/(?:from|import\() ?'([^']+)'/g), ([, specifier = '']) => {
        const folder = Object.entries(folders).find(([start]) => specifier.startsWith(start))
        if (folder !== undefined) return `${folder[1]}${specifier.slice(folder[0].length)}`
        return specifier.startsWith('.') ? join(dirname(path), specifier).replaceAll('\\', '/') : ''
      }).filter((target) => /(^|\/)visit\/|home-visit/.test(target)),
    )
    expect(own.length).toBeGreaterThan(30)
    expect([...new Set(own)].filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('stands in every list, with what is imported for it', () => {
    layDown(root, asked, layout)
    const grown = (file: string): string => contents().get(file) ?? ''
    expect(grown('server/parts.ts')).toContain('[first, visitPart]')
    expect(grown('server/parts.ts')).toContain(
      "import { a } from './a.ts'\nimport { visitPart } from '#server/parts/visit.ts'\n",
    )
    expect(grown('server/parts/visit.ts')).toContain('calls: [homeVisitCalls]')
    expect(grown('src/app/parts.ts')).toContain('[first, visit]')
    expect(grown('server/database/open.ts')).toContain("{ first: 1, '0042-visit': visit }")
    expect(grown('server/tables.ts')).toContain('interface Tables extends A, VisitTables {')
    expect(grown('src/i18n/visit/ar.ts')).toContain("export const titles = {\n  'home-visit': '⚑ home visit',\n}")
  })

  it('has every text marked as still to be worded', () => {
    layDown(root, asked, layout)
    for (const { tag } of languages) {
      const words = [...(contents().get(`src/i18n/visit/${tag}.ts`) ?? '').matchAll(/: '([^']*)'/g)].map(
        ([, word = '']) => word,
      )
      expect(words.length).toBeGreaterThan(20)
      expect(words.filter((word) => !isStillToWord(word))).toEqual([])
    }
  })

  it('says what is left to do', () => {
    const said = layDown(root, asked, layout).join('\n')
    expect(said).toContain(`${layout.files.length + languages.length} files are new`)
    expect(said).toContain('npm run paths -- home-visit')
    expect(said).toContain('src/views/visit')
  })

  it('goes by its own name where no part is named', () => {
    layDown(root, ['lifecycle', 'homework'], layout)
    expect([...contents().keys()]).toEqual(
      expect.arrayContaining(['server/homework/kind.ts', 'tests/homework/homework.model.ts']),
    )
    expect(contents().get('src/app/homework/pages.ts')).toContain('  homework: page(')
    expect(contents().get('src/api/homework/addresses.ts')).toContain("  homework: { path: '/usercenter/homework'")
  })
})

describe('what cannot be laid down', () => {
  const wrong: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['nothing', [], /^Usage/],
    ['a flow', ['flow', 'visit'], /^Usage/],
    ['an unknown option', [...asked.slice(0, 2), '--folder', 'visit'], /^Usage/],
    ['an option without a value', [...asked.slice(0, 2), '--part'], /^Usage/],
    ['capital letters', ['lifecycle', 'HomeVisit'], /"HomeVisit" is no name/],
    ['a path', ['lifecycle', '../visit'], /is no name/],
    ['an empty name', ['lifecycle', ''], /is no name/],
    ['two hyphens', ['lifecycle', 'home--visit'], /is no name/],
    ['a part that is none', [...asked.slice(0, 3), 'Visits!'], /"Visits!" is no name/],
    ['a keyword', ['lifecycle', 'class'], /"class" is a word of the language/],
    ['a long name', ['lifecycle', 'v'.repeat(33)], /longer than 32/],
  ]

  it.each(wrong)('is told, and nothing is changed: %s', (_, args, message) => {
    const before = contents()
    expect(() => layDown(root, args, layout)).toThrow(message)
    expect(contents()).toEqual(before)
  })

  it.each(layout.taken)('is a part, or a machine, that is there already: %s', (taken) => {
    put(
      `${taken.replace('$part$', 'visit').replace('$name$', 'home-visit')}${taken.includes('.') ? '' : '/some.ts'}`,
      '',
    )
    const before = contents()
    expect(() => layDown(root, asked, layout)).toThrow(/already/)
    expect(contents()).toEqual(before)
  })

  it('is what a list has an entry of already', () => {
    put('server/tables.ts', 'export interface Tables extends VisitTables {}\n')
    const before = contents()
    expect(() => layDown(root, asked, layout)).toThrow('server/tables.ts has VisitTables already')
    expect(contents()).toEqual(before)
  })

  it.each(['* as visit', '{ visit }', '{ a as visit }', 'visit'])('is what a list imports as %s', (bound) => {
    put('src/app/parts.ts', `import ${bound} from './b.ts'\n\nconst parts = [first]\n`)
    const before = contents()
    expect(() => layDown(root, asked, layout)).toThrow('src/app/parts.ts imports something else as visit already')
    expect(contents()).toEqual(before)
  })

  it('is what has no list to stand in', () => {
    put('server/parts.ts', 'export const others = []\n')
    const before = contents()
    expect(() => layDown(root, asked, layout)).toThrow('server/parts.ts has no list')
    expect(contents()).toEqual(before)
  })
})

describe('an entry in a list', () => {
  const grown = (source: string, path: readonly string[], adds: string) =>
    registered(source, { file: '', at: { kind: 'list', path }, adds, imports: null })

  it('stands on a line of its own where the others do, whether or not the last has a comma', () => {
    expect(grown('const all = [\n  a,\n  b,\n] as const\n', ['all'], 'c')).toBe(
      'const all = [\n  a,\n  b,\n  c,\n] as const\n',
    )
    expect(grown('const all = [\n  a,\n  b\n]\n', ['all'], 'c')).toBe('const all = [\n  a,\n  b,\n  c\n]\n')
    expect(grown('const all: readonly A[] = []\n', ['all'], 'c')).toBe('const all: readonly A[] = [c]\n')
  })

  it('stands where the order of an interface wants it', () => {
    const entry = { file: '', at: { kind: 'interface', name: 'All' }, adds: 'readonly bee: B', imports: null } as const
    const inOrder = 'interface All {\n  readonly ant: A\n  /** Its own. */\n  readonly cow: C\n}\n'
    expect(registered(inOrder, entry)).toBe(
      'interface All {\n  readonly ant: A\n  readonly bee: B\n  /** Its own. */\n  readonly cow: C\n}\n',
    )
    const mixed = 'interface All {\n  readonly cow: C\n  readonly ant: A\n}\n'
    expect(registered(mixed, entry)).toBe(
      'interface All {\n  readonly cow: C\n  readonly ant: A\n  readonly bee: B\n}\n',
    )
  })

  it('is found within the default export, whatever is said of its type', () => {
    const source = 'export default {\n  title: {\n    index: 1,\n  },\n} as const satisfies Dictionary\n'
    expect(grown(source, ['default', 'title'], 'visit: 2')).toContain('    index: 1,\n    visit: 2,\n  },')
    expect(grown(source, ['default', 'missing'], 'visit: 2')).toBeNull()
    expect(isRegistered(source, { at: { kind: 'list', path: ['default', 'title'] }, adds: "'index': 2" })).toBe(true)
  })
})

describe('the layout', () => {
  const own = /\$\w+\$/
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly imports: Readonly<Record<string, string>>
  }
  const pathOf = (specifier: string): string => {
    const [start = '', ...rest] = specifier.split('/')
    return (imports[`${start}/*`] ?? '').replace('*', rest.join('/'))
  }

  it.each(Object.entries(layout.modules).filter(([, specifier]) => !own.test(specifier)))(
    'has %s where it is looked for',
    (_, specifier) => {
      expect(existsSync(pathOf(specifier)), pathOf(specifier)).toBe(true)
    },
  )

  it.each(layout.registries)('has a list to stand in: $file', (registry) => {
    expect(registered(readFileSync(registry.file, 'utf8'), registry)).not.toBeNull()
  })
})
