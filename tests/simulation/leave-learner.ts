import { createActor } from 'xstate'

import { listMyLeaves } from '#api/leave/leave.contract.ts'
import { provideLeave } from '#app/leave/flows.ts'
import { learnerActions, leaveRules } from '#machines/leave/leave-verdicts.ts'
import type { Sender } from '#server/commands/kind.ts'

import { keepsNothing } from '#tests/kit/keeps-nothing.ts'
import { portOf, type Device } from './kit/device.ts'
import type { Random } from './kit/random.ts'
import { recordDevice } from './kit/record-device.ts'
import type { Stage } from './kit/scene.ts'

const MINUTE = 60_000
/** Some begin while the run goes on, and some stand in each other's way. */
const begins = [2, 4, 60, 90, 150] as const

const timeOf = (at: number): string => new Date(at).toISOString()

/** A learner with the form of requests, and the page of the latest leave that is known here. */
export function leaveLearnerPage(
  sender: Sender,
  name: string,
  classID: string,
  start: number,
): (stage: Stage) => Device {
  const port = portOf()
  const { request, leave: flow } = provideLeave(port.transport, keepsNothing)
  return (stage) => {
    let latest: string | null = null
    const page = recordDevice(stage, {
      name,
      sender,
      port,
      flow,
      rules: leaveRules,
      id: () => latest,
      actions: learnerActions,
    })
    const opened = () => createActor(request, { input: { classID } })
    let form: ReturnType<typeof opened> | null = null

    function look(): void {
      port.transport.send(listMyLeaves, { pageNum: 1, pageSize: 5 }).then(
        ({ list }) => {
          latest = list[0]?.leaveID ?? latest
        },
        () => undefined,
      )
    }

    function write(actor: ReturnType<typeof opened>, random: Random): void {
      const startsAt = start + random.oneOf(begins) * MINUTE
      const endsAt = startsAt + (1 + random.below(60)) * MINUTE
      const change = { start: timeOf(startsAt), end: timeOf(endsAt), reason: 'Family' }
      actor.send({ type: 'draft.changed', change })
      actor.send({ type: 'request.sent' })
    }

    function open(random: Random): void {
      form = opened()
      form.on('done', ({ leave: { leaveID } }) => {
        latest = leaveID
        form?.stop()
        form = null
      })
      form.start()
      stage.time.after(300 + random.below(3000), () => form !== null && fill(form, random))
    }

    function fill(actor: ReturnType<typeof opened>, random: Random): void {
      const now = actor.getSnapshot()
      if (now.hasTag('failed')) actor.send({ type: 'prospect.reloaded' })
      else if (now.hasTag('unsent') && random.inHundred(60)) actor.send({ type: 'request.sent' })
      else if (now.hasTag('unsent')) close()
      else if (now.hasTag('open') && !now.hasTag('busy')) write(actor, random)
    }

    function close(): void {
      form?.stop()
      form = null
      look()
    }

    return {
      name,
      sender,
      act(random) {
        if (form !== null) return fill(form, random)
        const chance = random.below(100)
        if (latest === null ? chance < 80 : chance < 15) open(random)
        else if (chance < 24) look()
        else page.act(random)
      },
      stop() {
        form?.stop()
        page.stop()
      },
    }
  }
}
