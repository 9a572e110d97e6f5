import { describe, expect, it } from 'vitest'

import { wrapComments } from '../../scripts/format/comments.ts'

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${String(index)}`).join(' ')
const widest = (text: string): number => Math.max(...text.split('\n').map(({ length }) => length))
const wordsOf = (text: string): string => (text.match(/word\d+/g) ?? []).join(' ')

describe('comments at 120 columns', () => {
  it.each([
    ['a line', `// ${words(40)}\nexport const a = 1\n`],
    ['lines', `// ${words(20)}\n// and on\nexport const a = 1\n`],
    ['a block of one line', `/** ${words(40)} */\nexport const a = 1\n`],
    ['a block of several', `/**\n * ${words(40)}\n * more\n *\n * @throws never\n */\nexport const a = 1\n`],
    ['one within code', `export function f() {\n  // ${words(40)}\n  return 1\n}\n`],
  ])('%s is wrapped, with every word, once', (_, text) => {
    const wrapped = wrapComments('a.ts', text)
    expect([widest(wrapped) <= 120, wordsOf(wrapped)]).toEqual([true, wordsOf(text)])
    expect(wrapComments('a.ts', wrapped)).toBe(wrapped)
  })

  it('keep paragraphs, lists and tags apart', () => {
    const text = `/**\n * ${words(20)}\n * @throws never\n */\nexport const a = 1\n`
    expect(wrapComments('a.ts', text)).toContain('\n * @throws never\n */')
  })

  it.each([
    ['strings', `export const a = '// ${words(40)}'\n`],
    ['templates', `export const a = \`\n// ${words(40)}\n/** ${words(40)} */\n\`\n`],
    ['comments that programs read', `// oxlint-disable-next-line no-console -- ${words(40)}\nexport const a = 1\n`],
    ['code', `export const a = [${words(40).replaceAll(' ', ', ')}]\n`],
  ])('%s are left alone', (_, text) => {
    expect(wrapComments('a.ts', text)).toBe(text)
  })
})
