import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'

import { seconds } from '../setup/progress.mjs'
import { type Outcome, outcomeOf } from './outcome.ts'
import { reports, type Stage } from './stages.ts'

const lastLines = 200
/** Node's compile cache: otherwise every server started by tests would compile everything again. */
const compiled = join(process.cwd(), reports, 'compiled')

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Runs one stage; its output goes to test-results/NAME.log, and to the screen if it fails. */
export async function runStage(stage: Stage): Promise<Outcome> {
  say(`· ${stage.name} …`)
  if (stage.report !== null) rmSync(stage.report, { force: true })
  const started = performance.now()
  const { code, output } = await outputOf(stage.parameters)
  const outcome = outcomeOf(stage, code, performance.now() - started)
  writeFileSync(`${reports}/${stage.name}.log`, output)
  say(lineOf(outcome))
  if (outcome.failed > 0) say(output.trimEnd().split('\n').slice(-lastLines).join('\n'))
  return outcome
}

export function lineOf({ stage, milliseconds, passed, failed, skipped }: Outcome): string {
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return `${failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(14)} ${seconds(milliseconds).padStart(8)}   ${counts}`
}

function outputOf(parameters: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', NODE_COMPILE_CACHE: compiled }
    const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'pipe'], env })
    const stop = (): void => void child.kill()
    process.once('exit', stop)
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: null, output: `${output}${error.message}\n` }))
    child.on('close', (code) => {
      process.off('exit', stop)
      resolve({ code, output })
    })
  })
}
