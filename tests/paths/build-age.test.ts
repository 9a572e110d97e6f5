import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { oldBuild } from '../../scripts/paths/layers/build-age.ts'

let root = ''
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'build-'))))
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a file that was changed at this second. */
function put(file: string, second: number): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), '')
  utimesSync(join(root, file), second, second)
}

it('a build that there is not is refused', () => {
  put('src/a.ts', 10)
  expect(oldBuild(root)).toBe('There is no build. Run: npx vite build')
})

it('a build of these sources is walked', () => {
  put('src/part/a.ts', 10)
  put('dist/index.html', 11)
  expect(oldBuild(root)).toBeNull()
})

it('a build that is older than a source is refused', () => {
  put('src/part/a.ts', 10)
  put('dist/index.html', 11)
  put('src/part/b.css', 12)
  expect(oldBuild(root)).toBe('The build is older than src/part/b.css. Run: npx vite build')
})
