/**
 * `npm run simulate [-- --seeds N --seed S --scene NAME]`: runs the scenes from many seeds. One that fails is shrunk,
 * and the shortest trace that still fails is printed. A single seed is traced as a whole.
 */
import { parseArgs } from 'node:util'

import { openStore } from '#tests/simulation/kit/store.ts'
import { firstFailure, planFor, run, shortest } from '#tests/simulation/kit/run.ts'
import { told } from '#tests/simulation/kit/tell.ts'
import { scenes } from '#tests/simulation/scenes.ts'
import { SERVER_ZONE } from '#tests/kit/zones.ts'

// As in the tests, so that a seed gives the same run.
process.env.TZ = SERVER_ZONE

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string' },
    scene: { type: 'string' },
  },
})

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const all = scenes()
const named = all.filter(({ name }) => values.scene === undefined || name === values.scene)
if (named.length === 0) throw new Error(`No such scene. There are: ${all.map(({ name }) => name).join(', ')}`)
const first = Number(values.seed ?? 1)
const count = Number(values.seeds ?? (values.seed === undefined ? 20_000 : 1))
if (!Number.isInteger(first) || !Number.isInteger(count)) throw new Error('Seeds are whole numbers')

const store = await openStore()
try {
  for (const scene of named) {
    await scene.prepare(store)
    const began = performance.now()
    if (count === 1) say(told(scene, await run(scene, store, planFor(scene, first), {}, true)))
    const failing = await firstFailure(scene, store, { first, count })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    say(`${scene.name}: ${failing === null ? 'all hold' : 'one fails'}, ${count} seeds from ${first}, ${seconds} s`)
    if (failing === null) continue
    process.exitCode = 1
    say(told(scene, await shortest(scene, store, failing)))
    say(`again: npm run simulate -- --scene ${scene.name} --seed ${failing.plan.seed}`)
  }
} finally {
  await store.close()
}
