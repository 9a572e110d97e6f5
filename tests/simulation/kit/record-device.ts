import { createActor } from 'xstate'

import type { Sender } from '#server/commands/kind.ts'
import type { RecordRules } from '#machines/kit/record-context.ts'
import type { RecordFlow } from '#machines/kit/record.flow.ts'

import { deviceClockOf, type Device, type Port } from './device.ts'
import type { Random } from './random.ts'
import type { Stage } from './scene.ts'

interface RecordDevice<Item, Action extends string> {
  readonly name: string
  readonly sender: Sender
  readonly port: Port
  readonly flow: RecordFlow<Item, Action>
  readonly rules: RecordRules<Item, Action>
  /** Null: there is nothing to look at yet. */
  id(): string | null
  readonly actions: readonly Action[]
}

/** A page with one record: whatever the real flow of records offers, somebody presses it. */
export function recordDevice<Item, Action extends string>(
  { send, time, random: ofSetting, watch }: Stage,
  { name, sender, port, flow, rules, id, actions }: RecordDevice<Item, Action>,
): Device {
  port.plug((call, payload) => send({ name, sender }, call, payload))
  const clock = deviceClockOf(time, ofSetting)
  const opened = (of: string) => createActor(flow, { input: { id: of, rules }, clock })
  let page: { readonly of: string; readonly actor: ReturnType<typeof opened> } | null = null

  function choose(actor: ReturnType<typeof opened>, random: Random): void {
    const chance = random.below(100)
    if (chance < 25) return actor.send({ type: 'record.signalled' })
    if (chance < 35) return actor.send({ type: 'record.revisited' })
    // Whatever cannot be done now is pressed as well; the flow sends nothing then.
    actor.send({ type: 'event.chosen', event: random.oneOf(actions) })
    actor.send({ type: 'words.changed', words: 'No time' })
    actor.send({ type: 'event.sent' })
  }

  const device: Device = {
    name,
    sender,
    act(random) {
      const of = id()
      if (of === null) return
      if (page?.of !== of) {
        page?.actor.stop()
        page = { of, actor: opened(of) }
        watch.note(name, () => 'opens the page')
        page.actor.start()
        // Reads it, and goes on.
        time.after(300 + random.below(1500), () => device.act(random))
        return
      }
      const { actor } = page
      const now = actor.getSnapshot()
      if (now.hasTag('busy')) return
      if (now.hasTag('failed')) actor.send({ type: 'record.reloaded' })
      else if (now.hasTag('asking')) actor.send({ type: random.inHundred(65) ? 'event.sent' : 'event.dropped' })
      else if (now.hasTag('shown')) choose(actor, random)
    },
    stop: () => page?.actor.stop(),
  }
  return device
}
