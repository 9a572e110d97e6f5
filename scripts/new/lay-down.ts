import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { askedFor } from './asked.ts'
import type { Layout } from './layout.ts'
import { leftToDo } from './left-to-do.ts'
import { planned } from './plan.ts'

/**
 * Lays down what a command line asks for. The answer: what is left to do, line by line.
 * @param root the repository's folder
 * @throws CannotLayDown why it cannot be; then nothing has been written
 */
export function layDown(root: string, args: readonly string[], layout: Layout): readonly string[] {
  const names = askedFor(args)
  const plan = planned(root, names, layout)
  for (const [path, text] of [...plan.created, ...plan.changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return leftToDo(names, plan)
}
