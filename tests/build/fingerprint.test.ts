import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { builtFingerprint, fingerprintOf, stampBuild } from '../../scripts/build/fingerprint.ts'

let root = ''
const write = (path: string, text: string): void => {
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-fingerprint-'))
  for (const folder of ['src', 'server', 'dist']) mkdirSync(join(root, folder))
  write('index.html', '<p>')
  write('src/app.tsx', 'one')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

describe("the fingerprint of the browser app's sources", () => {
  it('is unchanged when a file is only touched, and when the server changes', () => {
    const before = fingerprintOf(root)
    write('src/app.tsx', 'one')
    write('server/main.ts', 'new')
    expect(fingerprintOf(root)).toBe(before)
  })
  it.each([
    [
      'a source changes',
      () => {
        write('src/app.tsx', 'two')
      },
    ],
    [
      'a source is added',
      () => {
        write('src/more.ts', '')
      },
    ],
    [
      'a source is renamed',
      () => {
        rmSync(join(root, 'src/app.tsx'))
        write('src/app.ts', 'one')
      },
    ],
    [
      'a package changes',
      () => {
        write('package-lock.json', '{}')
      },
    ],
  ])('changes when %s', (_, change) => {
    const before = fingerprintOf(root)
    change()
    expect(fingerprintOf(root)).not.toBe(before)
  })
  it('is recorded with a finished build', () => {
    expect(builtFingerprint(join(root, 'dist'))).toBeNull()
    stampBuild(join(root, 'dist'), fingerprintOf(root))
    expect(builtFingerprint(join(root, 'dist'))).toBe(fingerprintOf(root))
  })
})
