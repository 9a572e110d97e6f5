import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod'

import config from '../../oxlint.config.ts'
import { samples, silent } from './lint-samples.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'test-results/lint-samples')
const hooks = "import { useCallback, useEffect, useMemo, useRef, useState } from 'react'\n"

const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) })
const fileOf = (rule: string): string => `src/views/${rule.replace('/', '--')}.tsx`

/** The rules that each sample breaks, by the sample's file. */
function broken(): Map<string, string[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'src/views'), { recursive: true })
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  write('tsconfig.json', JSON.stringify({ extends: '../../tsconfig.json', include: ['src'] }))
  write('oxlint.config.ts', `import config from '../../oxlint.config.ts'\nexport default ${sampled}\n`)
  write('src/views/types.ts', 'export interface Temporal { readonly a: number }\n')
  for (const [rule, text] of Object.entries(samples))
    write(fileOf(rule), rule.startsWith('react/') ? hooks + text : text)
  const linter = join(root, 'node_modules/oxlint/bin/oxlint')
  const parameters = [linter, '--no-ignore', '-f', 'json', ...Object.keys(samples).map(fileOf)]
  const { stdout } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' })
  const found = new Map<string, string[]>()
  for (const { code, filename } of report.parse(JSON.parse(stdout)).diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code])
  return found
}

/** As the project has it, but for what it leaves out: test-results is among that. */
const sampled = "{ ...config, ignorePatterns: [], jsPlugins: ['../../scripts/lint/plugin.ts'] }"

/** `typescript(no-var)`, as a report has it. The two oldest rules of React keep the name of their first plugin. */
const codeOf = (rule: string): RegExp => {
  const [plugin, name] = rule.includes('/') ? rule.split('/') : ['eslint', rule]
  return new RegExp(`^(?:${plugin ?? ''}|react-hooks|eslint)\\(${name ?? ''}\\)$`)
}

describe('the linter', () => {
  const found = broken()
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is told of no rule that has no sample here, and of every one that has', () => {
    const told = [config, ...config.overrides].flatMap(({ rules }) => Object.keys(rules))
    expect([...new Set(told)].toSorted()).toEqual([...Object.keys(samples), ...silent].toSorted())
  })

  it.each(Object.keys(samples))('holds %s', (rule) => {
    expect(found.get(fileOf(rule)) ?? []).toContainEqual(expect.stringMatching(codeOf(rule)))
  })
})
