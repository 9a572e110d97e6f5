import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { askedFor } from '../../scripts/new/asked.ts'
import { layDown } from '../../scripts/new/lay-down.ts'
import { layout } from '../../scripts/new/layout.ts'
import { planned } from '../../scripts/new/plan.ts'

const asked = ['lifecycle', 'home-visit', '--part', 'visit']
/** What puts the parts together, and what adds to types of packages without being imported. */
const composing = ['src/app.tsx', 'server/main.ts', 'src/views/custom-properties.d.ts', 'tests/kit/server/template.ts']
let root = ''
let written: readonly string[] = []

/** A copy of the repository, uncommitted changes and all, with a lifecycle laid down in it. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-laid-down-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    encoding: 'utf8',
  })
  const deleted = new Set(execFileSync('git', ['ls-files', '--deleted'], { encoding: 'utf8' }).split('\n'))
  for (const path of listed.split('\n').filter((path) => path !== '' && !deleted.has(path) && !isData(path)))
    cpSync(path, join(root, path))
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  const plan = planned(root, askedFor(asked), layout)
  written = [...plan.created.keys(), ...plan.changed.keys()].filter((path) => /\.tsx?$/.test(path))
  layDown(root, asked, layout)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Films, documents and pictures, which weigh much and are read by no tool. */
const isData = (path: string): boolean =>
  /^(?:docs\/(?:pictures|statecharts)|public|server\/demo\/(?:live|lectures|documents))\//.test(path)

/** What a program of the repository says in the copy, if it fails. */
function faultOf(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? '' : `${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`
}

it('a lifecycle that is laid down compiles, keeps to the rules and runs', { timeout: 240_000 }, () => {
  expect(faultOf('node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...written)).toBe('')
  // Only what the new files and the lists reach, and the declarations, which nobody imports: the rest of the tree is
  // checked by its own stage.
  writeFileSync(
    join(root, 'tsconfig.laid-down.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['src/**/*.d.ts', 'server/**/*.d.ts'],
      files: [...written, ...composing],
    }),
  )
  expect(faultOf('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.laid-down.json')).toBe('')
  expect(faultOf('node_modules/oxlint/bin/oxlint', ...written)).toBe('')
  expect(faultOf('scripts/imports.ts')).toBe('')
  expect(faultOf('scripts/paths.ts', 'home-visit', '--layer=pure')).toBe('')
})
