import { expect, it } from 'vitest'

import { nameIn } from '#api/kit/receive-file.ts'
import { cleanName, dispositionOf } from '#server/file/file-name.ts'

/** Turns what follows it around: `gpj.exe` would be shown as `exe.jpg`. */
const turned = 'report\u202egpj.csv'

it('a file is sent under a name without control and bidirectional characters, whatever it is named after', () => {
  expect(nameIn(dispositionOf('attachment', turned))).toBe('reportgpj.csv')
  const all = [
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
    '\0',
    '\t',
    '\r\n',
  ]
  for (const sign of all) expect(nameIn(dispositionOf('attachment', `水文${sign}班 1.csv`))).toBe('水文班 1.csv')
})

it('a name that is sent leads into no folder, breaks no header, and keeps its ending when it is cut', () => {
  expect(nameIn(dispositionOf('attachment', '../a/b\\c.csv'))).toBe('.._a_b_c.csv')
  expect(dispositionOf('inline', `"a"; b='c'\r\nx: y.csv`)).toBe(
    "inline; filename*=UTF-8''%22a%22%3B%20b%3D%27c%27x%3A%20y.csv",
  )
  expect(nameIn(dispositionOf('attachment', `\ud800${'长'.repeat(300)}.csv`))).toMatch(/长\.csv$/)
  expect([...cleanName(`${'长'.repeat(300)}.csv`)]).toHaveLength(120)
})
