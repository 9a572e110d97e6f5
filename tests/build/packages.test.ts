import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { packagesAreCurrent } from '../../scripts/setup/packages.mjs'

const wanted = {
  '': { name: 'portal' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/b': { version: '2.0.0', integrity: 'sha512-b', optional: true },
}

let root = ''
function lay(present: object | null): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  if (present !== null) {
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }))
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-packages-'))
  mkdirSync(join(root, 'node_modules'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

describe('the packages of the lock file', () => {
  const a = wanted['node_modules/a']
  const b = wanted['node_modules/b']

  it.each([
    ['all are there', { 'node_modules/a': a, 'node_modules/b': b }],
    ['one for another system is not there', { 'node_modules/a': a }],
  ])('are current when %s', (_, present) => {
    lay(present)
    expect(packagesAreCurrent(root)).toBe(true)
  })
  it.each([
    ['nothing was ever installed', null],
    ['one is missing', { 'node_modules/b': b }],
    ['one has another version', { 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['one has other contents', { 'node_modules/a': { ...a, integrity: 'sha512-x' } }],
    ['an optional one has another version', { 'node_modules/a': a, 'node_modules/b': { ...b, version: '1.9.0' } }],
  ])('are not current when %s', (_, present) => {
    lay(present)
    expect(packagesAreCurrent(root)).toBe(false)
  })
})
