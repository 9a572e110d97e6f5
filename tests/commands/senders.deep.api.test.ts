import { initialTransition, transition, type AnyMachineSnapshot } from 'xstate'
import { describe, expect, it } from 'vitest'

import { demoAccounts } from '#server/demo/accounts.ts'
import { recordKinds } from '#server/parts.ts'
import { coveringPaths, type AnyPathModel, type HttpStage, type Path } from '#tests/kit/models/paths.ts'
import type { Chart } from '../../scripts/statecharts/chart.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { isPathModel } from '../../scripts/paths/model.ts'
import { within } from '../../scripts/paths/layer.ts'
import { isSentByPeople } from '../../scripts/paths/senders.ts'
import { refusalIn, showStates } from '../../scripts/paths/walk-layer.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor, type Engine, type TestPortal } from '#tests/kit/server/portal.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

/** The models with a layer over HTTP. */
const cases = Object.values(import.meta.glob<Readonly<Record<string, unknown>>>('../*/*.model.ts', { eager: true }))
  .flatMap((exported) => Object.values(exported).filter(isPathModel))
  .filter(({ layers }) => layers.http !== undefined)
  .map((model) => ({
    name: model.machine.id,
    model,
    chart: chartModel(model.machine, model.machine.id, '', model.senders),
  }))
const people = demoAccounts.filter(({ weak }) => !weak)

const staff = ['admin', 'headmaster', 'teacher']
const teaching = people
  .filter(({ roles }) => roles.includes('teacher') || roles.includes('admin'))
  .map(({ name }) => name)
  .sort()
/**
 * Charts whose events several people may send, by the scenes' class: its owner, a further class teacher, who teaches
 * the lesson. Null: whoever sends it does it for themselves.
 */
const shared: Readonly<Record<string, (type: string) => readonly string[] | null>> = {
  // Whoever teaches makes a class of their own.
  class: (type) => (type === 'save' ? teaching : staff),
  registration: (type) =>
    type === 'register'
      ? null
      : ['withdraw', 'accept', 'turnDown'].includes(type)
        ? ['learner']
        : ['admin', 'headmaster'],
  attendance: (type) => (type === 'checkIn' ? null : staff),
  // Their exam is the teacher’s, and of no class.
  examRegistration: (type) => (type === 'register' ? null : type === 'withdraw' ? ['learner'] : ['admin', 'teacher']),
  // The task is the teacher’s, who reviews what is handed in.
  homework: (type) => (type === 'handIn' ? null : ['admin', 'teacher']),
  learnerExam: (type) => (type === 'begin' ? null : type === 'extraTime' ? ['admin', 'teacher'] : ['learner']),
}

/** The tables of records and logs. */
const records = [...recordKinds.map(({ table }) => table), 'transition_log', 'effect']

/** The impostor that replaces the declared sender; null: none. */
interface Cast {
  impostor: string | null
  /** The last requested sender. */
  asked: string
  /** The code of the impostor's last response; null: none yet. */
  code: number | null
}

/** The scene requests the impostor itself, who is not replaced. */
class OwnPart extends Error {}

/** A stage whose senders can be replaced by an impostor. */
function stageOf(engine: Engine, portal: TestPortal, known: Map<string, Promise<Visitor>>, cast: Cast): HttpStage {
  const visitor = (name: string): Promise<Visitor> => {
    const found = known.get(name) ?? signedIn(portal, name)
    known.set(name, found)
    return found
  }
  return {
    engine,
    portal,
    async person(name) {
      cast.asked = name
      if (cast.impostor === name) throw new OwnPart()
      const acting = await visitor(cast.impostor ?? name)
      if (cast.impostor === null) return acting
      return Object.assign(Object.create(acting) as Visitor, {
        call: async (...given: Parameters<Visitor['call']>) => {
          const reply = await acting.call(...given)
          cast.code = reply.body.code
          return reply
        },
      })
    },
    close: () => Promise.resolve(),
  }
}

/** The shortest path to a permitted event, and the event's position on it. */
function wayTo(
  model: AnyPathModel,
  chart: Chart,
  type: string,
): { readonly path: Path; readonly index: number } | null {
  const start = chart.states[0]?.initial[0]
  const isOwnBeginning = (goals: readonly string[]): boolean =>
    chart.edges.some(
      ({ id, source, senders }) => goals.includes(`${id} taken`) && source === start && senders.join() === 'learner',
    )
  const ways = coveringPaths(model).paths.flatMap((path) => {
    const index = path.steps.findIndex(
      ({ event, effects, goals }) =>
        event.type === type && refusalIn(effects) === null && goals.length > 0 && !isOwnBeginning(goals),
    )
    return index < 0 ? [] : [{ path, index }]
  })
  return ways.sort((a, b) => a.index - b.index)[0] ?? null
}

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const known = new Map<string, Promise<Visitor>>()

  describe.each(cases.filter(({ name }) => !(name in shared)))(
    'the senders of the events of $name',
    ({ model, chart }) => {
      const events = Object.entries(model.senders).filter(
        ([type, by]) => isSentByPeople(by) && wayTo(model, chart, type) !== null,
      )

      it.each(events.map(([type]) => type))('may send %s if declared, and are refused otherwise', async (type) => {
        const { path, index } = wayTo(model, chart, type)!
        const layer = await model.layers.http!()
        const cast: Cast = { impostor: null, asked: '', code: null }
        const scene = await layer.begin(stageOf(engine, portal(), known, cast), path.id, undefined)
        try {
          let [snapshot]: [AnyMachineSnapshot, unknown] = initialTransition(model.machine, path.input)
          for (const { event } of path.steps.slice(0, index)) {
            await layer.sends[event.type]?.(scene, event, snapshot)
            ;[snapshot] = transition(model.machine, snapshot, event)
          }
          const { event, goals } = path.steps[index]!
          await Promise.all([portal().portal.outbox.settled(), portal().portal.effects.settled()])
          const before = await contentsOf(portal().db, records)
          const refused: string[] = []
          for (const { name } of people) {
            Object.assign(cast, { impostor: name, code: null })
            // A scene handles the refusals of its lifecycle; other errors throw.
            const failure: unknown = await layer.sends[type]!(scene, event, snapshot).then(
              () => null,
              (error: unknown) => error,
            )
            if (failure instanceof OwnPart) continue
            expect([name, cast.code]).not.toEqual([name, 2000])
            expect([name, cast.code]).not.toEqual([name, null])
            expect(await contentsOf(portal().db, records), name).toEqual(before)
            refused.push(name)
          }
          cast.impostor = null
          expect(await layer.sends[type]!(scene, event, snapshot)).toBe(null)
          expect(refused).toEqual(people.map(({ name }) => name).filter((name) => name !== cast.asked))
          const { senders } = chart.edges.find(({ id }) => goals.includes(`${id} taken`))!
          const { roles } = people.find(({ name }) => name === cast.asked)!
          expect(roles.filter((role) => senders.includes(role))).not.toEqual([])
        } finally {
          await layer.end(scene)
        }
      })
    },
  )

  describe.each(cases.filter(({ name }) => name in shared))(
    'who may send the events of $name',
    ({ name, model, chart }) => {
      const events = Object.entries(model.senders).flatMap(([type, by]) => {
        const entitled = shared[name]?.(type) ?? null
        return isSentByPeople(by) && entitled !== null && wayTo(model, chart, type) !== null
          ? [[type, entitled] as const]
          : []
      })

      it.each(events)('%s is sent by exactly %j', async (type, entitled) => {
        const layer = await model.layers.http!()
        const { path, index } = wayTo(within(model, layer), chart, type)!
        const { event } = path.steps[index]!
        const accepted: string[] = []
        for (const { name: person } of people) {
          const cast: Cast = { impostor: null, asked: '', code: null }
          const scene = await layer.begin(stageOf(engine, portal(), known, cast), path.id, undefined)
          try {
            let [snapshot]: [AnyMachineSnapshot, unknown] = initialTransition(model.machine, path.input)
            // A scene learns from what it shows, such as the id of a record.
            await showStates(layer, scene, snapshot)
            for (const step of path.steps.slice(0, index)) {
              await layer.sends[step.event.type]?.(scene, step.event, snapshot)
              ;[snapshot] = transition(model.machine, snapshot, step.event)
              await showStates(layer, scene, snapshot)
            }
            const before = await contentsOf(portal().db, ['transition_log'])
            const send = async () => (await layer.sends[type]!(scene, event, snapshot)) === null
            cast.impostor = person
            const isAccepted = await send().catch((error: unknown) => {
              if (!(error instanceof OwnPart)) return false
              cast.impostor = null
              return send()
            })
            if (isAccepted) accepted.push(person)
            else expect(await contentsOf(portal().db, ['transition_log']), person).toEqual(before)
          } finally {
            await layer.end(scene)
          }
        }
        expect(accepted.sort()).toEqual(entitled)
      })
    },
  )
})
