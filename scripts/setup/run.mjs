/** Runs another program quietly. Plain JavaScript: Node 20 must be able to read this file. */
import { spawn } from 'node:child_process'

/** Resolves with the program's output; throws with its last lines when it fails or is missing. */
export function run(command, parameters, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => reject(new Error(`${command} could not be started: ${error.message}`)))
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output)
      const lastLines = output.trimEnd().split('\n').slice(-40).join('\n')
      reject(new Error(`${[command, ...parameters].join(' ')} ended with ${signal ?? `code ${code}`}\n${lastLines}`))
    })
  })
}
