/**
 * `npm run simulate [-- --seeds N --seed S --scene NAME]`: runs the scenes from many seeds. One that fails is shrunk,
 * and the shortest trace that still fails is printed.
 */
import { parseArgs } from 'node:util'

import { openStore } from '#tests/simulation/kit/store.ts'
import { planFor, run, shortest } from '#tests/simulation/kit/run.ts'
import { told } from '#tests/simulation/kit/tell.ts'
import { scenes } from '#tests/simulation/scenes.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20000' },
    seed: { type: 'string' },
    scene: { type: 'string' },
  },
})

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const named = scenes().filter(({ name }) => values.scene === undefined || name === values.scene)
if (named.length === 0) throw new Error(`No such scene. There are: ${scenes().map(({ name }) => name).join(', ')}`)
const first = Number(values.seed ?? 1)
const count = values.seed === undefined ? Number(values.seeds) : 1

const store = await openStore()
try {
  for (const scene of named) {
    await scene.prepare(store)
    const began = performance.now()
    for (let seed = first; seed < first + count; seed += 1) {
      const ran = await run(scene, store, planFor(scene, seed), {}, values.seed !== undefined)
      if (values.seed !== undefined) say(told(scene, ran))
      if (ran.broken === null) continue
      process.exitCode = 1
      say(told(scene, await shortest(scene, store, ran)))
      break
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    say(`${scene.name}: ${count} seeds from ${first}, ${seconds} s`)
  }
} finally {
  await store.close()
}
