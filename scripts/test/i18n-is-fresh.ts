/** Whether the generated files of src/i18n are what the dictionaries give: generates them again, in a copy. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { run } from '../setup/run.mjs'

const root = process.cwd()
const copy = join(root, 'test-results', 'i18n')
const inputs = ['.typesafe-i18n.json', 'package.json', 'tsconfig.json', 'src/i18n']

rmSync(copy, { recursive: true, force: true })
mkdirSync(copy, { recursive: true })
for (const path of inputs) cpSync(join(root, path), join(copy, path), { recursive: true })
await run(process.execPath, [join(root, 'node_modules/typesafe-i18n/cli/typesafe-i18n.mjs'), '--no-watch'], {
  cwd: copy,
})

const generated = globSync('src/i18n/i18n-*.ts', { cwd: copy })
const stale = generated.filter(
  (path) => readFileSync(join(copy, path), 'utf8') !== readFileSync(join(root, path), 'utf8'),
)
if (generated.length === 0) throw new Error('typesafe-i18n generated nothing')
if (stale.length > 0) throw new Error(`Not what the dictionaries give: ${stale.join(', ')}. Run: npm run i18n`)
process.stdout.write(`${String(generated.length)} generated files are what the dictionaries give\n`)
