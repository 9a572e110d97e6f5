import { Fates, type Device } from './device.ts'
import { withSeededIds } from './ids.ts'
import { Ledger, everywhere } from './ledger.ts'
import { networkOf } from './network.ts'
import { planOf, type Plan, type Step } from './plan.ts'
import { ServerProcess, type ServerFaults } from './process.ts'
import { seeded } from './random.ts'
import type { Play, Scene, Stage } from './scene.ts'
import { shrunk } from './shrink.ts'
import type { Store } from './store.ts'
import { Time } from './time.ts'
import { Watch, type Broken, type Line } from './watch.ts'

/** A working day. */
export const START = Date.parse('2026-03-02T08:00:00Z')

/** What is done wrong on purpose. */
export interface Faults extends ServerFaults {
  /** A name among the scene's faulty answers. */
  readonly forgets?: string
}

export interface Ran {
  readonly plan: Plan
  readonly broken: Broken | null
  readonly lines: readonly Line[]
}

export const planFor = (scene: Scene, seed: number): Plan => planOf(seed, seeded(seed), scene.size)

/** Runs a plan from the beginning; the same plan gives the same lines. */
export function run(scene: Scene, store: Store, plan: Plan, faults: Faults = {}, isTraced = false): Promise<Ran> {
  return withSeededIds(seeded(plan.seed ^ 0x2545f491), () => performed(scene, store, plan, faults, isTraced))
}

async function performed(scene: Scene, store: Store, plan: Plan, faults: Faults, isTraced: boolean): Promise<Ran> {
  store.clear()
  const time = new Time(START)
  const watch = new Watch(time, isTraced)
  const ledger = new Ledger(store, watch, scene)
  const random = seeded(plan.seed)
  const fates = new Fates()
  let play: Play | null = null
  const failed = (error: unknown): void =>
    watch.hold(everywhere, 'no errors', false, () => (error instanceof Error ? error.message : JSON.stringify(error)))

  const starting = (place: number): ServerProcess => {
    const name = `server ${place + 1}`
    return new ServerProcess({
      name,
      store: store.dialect,
      time,
      seed: plan.seed,
      kinds: [scene.kind],
      faults,
      committed: () => play !== null && ledger.read(play),
      died() {
        watch.note(name, () => 'dies')
        if (play !== null) ledger.read(play)
        time.after(1000 + seeded(plan.seed ^ time.now).below(20_000), () => restart(place))
      },
      failed,
    })
  }
  const restart = (place: number): void => {
    if (servers[place]?.isAlive) return
    servers[place] = starting(place)
    watch.note(`server ${place + 1}`, () => 'starts')
    chores(servers[place])
  }
  const chores = (server: ServerProcess): void => {
    void server.effects.dispatch()
    scene.chores?.(server, new Date(time.now)).catch(failed)
  }
  const servers: ServerProcess[] = []
  for (let place = 0; place < scene.size.servers; place += 1) servers.push(starting(place))

  const send = networkOf({
    time,
    watch,
    answers: scene.faulty[faults.forgets ?? ''] ?? scene.answers,
    servers: () => servers,
    asked: (sending, call, payload) => ledger.ask(scene.asks(sending, call, payload)),
    doubled(sending, call, payload) {
      if (scene.isTakenAnew(call)) ledger.ask(scene.asks(sending, call, payload))
    },
    acknowledged: (sending, call, payload, answer) =>
      ledger.acknowledge(sending.sender.userId, scene.told(sending, call, payload, answer)),
    failed,
  })
  const stage: Stage = {
    store,
    time,
    watch,
    ledger,
    random,
    send: ({ name, sender }, call, payload) => send({ name, sender, fate: fates.of(name) }, call, payload),
  }
  const playing = await scene.set(stage)
  play = playing
  ledger.begin()
  for (const step of plan.steps) time.after(step.at, () => perform(step, playing.devices))
  const isOver = (): boolean => watch.broken !== null
  await time.pass(isOver)
  for (const device of playing.devices) device.stop()
  if (!isOver()) await quiet()
  if (!isOver()) playing.ended()
  if (!isOver()) await ledger.end(playing)
  return { plan, broken: watch.broken, lines: watch.lines }

  function perform(step: Step, devices: readonly Device[]): void {
    const server = servers[step.who % servers.length]
    const device = devices[step.who % devices.length]
    if (step.what === 'act' && device !== undefined) {
      fates.begin(device.name, step)
      device.act(seeded(step.seed))
    } else if (step.what === 'chores' && server?.isAlive) chores(server)
    else if (step.what === 'death' && server?.isAlive) server.dieAfter(seeded(step.seed).below(25))
  }

  /** The network and the servers are well again, and all that is left is worked through, later too. */
  async function quiet(): Promise<void> {
    fates.calm()
    for (let round = 0; round < 3; round += 1) {
      servers.forEach((server, place) => {
        server.dieAfter(Number.POSITIVE_INFINITY)
        restart(place)
      })
      if (servers[0] !== undefined) chores(servers[0])
      await time.pass(isOver)
    }
  }
}

/** The first of some seeds that fails, as it was run; null: none does. @param plan of a seed */
export async function firstFailure(
  scene: Scene,
  store: Store,
  { first, count }: { readonly first: number; readonly count: number },
  faults: Faults = {},
  plan: (seed: number) => Plan = (seed) => planFor(scene, seed),
): Promise<Ran | null> {
  for (let seed = first; seed < first + count; seed += 1) {
    const ran = await run(scene, store, plan(seed), faults)
    if (ran.broken !== null) return ran
  }
  return null
}

/** A seed that fails is run again in ever shorter plans; the shortest is traced. */
export async function shortest(scene: Scene, store: Store, failing: Ran, faults: Faults = {}): Promise<Ran> {
  const invariant = failing.broken?.invariant
  const plan = await shrunk(failing.plan, async (fewer) => {
    const { broken } = await run(scene, store, fewer, faults)
    return broken?.invariant === invariant
  })
  return run(scene, store, plan, faults, true)
}
