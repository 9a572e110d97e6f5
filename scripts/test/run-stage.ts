import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'

import { seconds } from '../setup/progress.mjs'
import { type Outcome, outcomeOf } from './outcome.ts'
import { reportArguments, reportOf, reports, type Stage } from './stages.ts'

const lastLines = 200
/** Node's compile cache: otherwise every server started by tests would compile everything again. */
const compiled = join(process.cwd(), reports, 'compiled')

const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Runs one stage; its output goes to test-results/NAME.log, and to the screen if it fails. */
export async function runStage(stage: Stage): Promise<Outcome> {
  say(`· ${stage.name} …`)
  const report = reportOf(stage)
  if (report !== null) rmSync(report, { force: true })
  const started = performance.now()
  const { code, output } = await outputOf(stage)
  const outcome = outcomeOf(stage, code, performance.now() - started, output)
  writeFileSync(`${reports}/${stage.name}.log`, output)
  say(lineOf(outcome))
  if (outcome.failed > 0) say(output.trimEnd().split('\n').slice(-lastLines).join('\n'))
  return outcome
}

export function lineOf({ stage, milliseconds, passed, failed, skipped, unsteady }: Outcome): string {
  const counts = [
    `${String(passed)} passed`,
    ...(failed > 0 ? [`${String(failed)} failed`] : []),
    ...(skipped > 0 ? [`${String(skipped)} skipped`] : []),
    ...(unsteady.length > 0 ? [`${String(unsteady.length)} unsteady`] : []),
  ]
  return `${failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(14)} ${seconds(milliseconds).padStart(8)}   ${counts.join(', ')}`
}

function outputOf(stage: Stage): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      NODE_ENV: undefined,
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: compiled,
      DEEP: stage.isDeep ? '1' : undefined,
    }
    const parameters = [...stage.parameters, ...reportArguments(stage)]
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
