/**
 * `npm run format`: writes every file as the formatter has it, at 120 columns, and wraps the comments, which the
 * formatter leaves alone. `-- --check` writes nothing and ends with 1 when something would be written.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { wrapComments } from './format/comments.ts'

const root = resolve(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')

const paths = globSync(['{src,server,tests,scripts}/**/*.{ts,tsx,mts,mjs}', '*.ts'], { cwd: root })
const wide = paths.filter((path) => {
  const text = readFileSync(join(root, path), 'utf8')
  const wrapped = wrapComments(path, text)
  if (wrapped === text) return false
  if (!isCheck) writeFileSync(join(root, path), wrapped)
  return true
})
if (isCheck) for (const path of wide) process.stdout.write(`${path}: a comment is wider than 120 columns\n`)

const formatter = join(root, 'node_modules/@biomejs/biome/bin/biome')
const parameters = [formatter, 'format', '--max-diagnostics=50', ...(isCheck ? [] : ['--write']), '.']
const format = () => spawnSync(process.execPath, parameters, { cwd: root, stdio: 'inherit' }).status
// Some code has its last form only after a second pass.
if (!isCheck) format()
const status = format()
if (isCheck && (wide.length > 0 || status !== 0))
  process.stdout.write('Not as the formatter has it. Run: npm run format\n')
process.exitCode = isCheck && wide.length > 0 ? 1 : (status ?? 1)
