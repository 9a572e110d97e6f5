import { createActor } from 'xstate'

import { listDesk } from '#api/desk/desk.contract.ts'
import { provideDesk } from '#app/desk/flows.ts'
import { keyOf } from '#machines/desk/desk-rules.ts'
import type { Sender } from '#server/commands/kind.ts'

import { portOf, type Device } from './kit/device.ts'
import type { Random } from './kit/random.ts'
import type { Stage } from './kit/scene.ts'

/** An approver at the desk: what waits is as old as the last look at it. */
export function leaveApproverPage(sender: Sender): (stage: Stage) => Device {
  const port = portOf()
  const { deskWork } = provideDesk(port.transport)
  const name = sender.userId
  return ({ send }) => {
    port.plug((call, payload) => send({ name, sender }, call, payload))
    const actor = createActor(deskWork)
    actor.start()
    // As the page does: what it shows is over.
    actor.on('decided', () => look())
    actor.on('uncertain', () => look())

    /** @param next what is done with what is seen */
    function look(next: () => void = () => undefined): void {
      port.transport.send(listDesk, { lifecycle: 'leave', sort: 'due', pageNum: 1, pageSize: 10 }).then(
        ({ list }) => {
          actor.send({ type: 'rows.shown', rows: list })
          next()
        },
        () => undefined,
      )
    }

    function decide(random: Random): void {
      const { rows } = actor.getSnapshot().context
      if (rows.length === 0) return
      const key = keyOf(random.oneOf(rows))
      const decision = random.inHundred(80) ? 'approve' : 'reject'
      actor.send({ type: 'decision.chosen', decision, key })
      actor.send({ type: 'words.changed', words: 'As agreed' })
      actor.send({ type: 'decision.sent' })
    }

    return {
      name,
      sender,
      act(random) {
        const now = actor.getSnapshot()
        if (now.hasTag('busy')) return
        if (now.hasTag('told')) actor.send({ type: 'outcome.read' })
        else if (now.hasTag('asking')) actor.send({ type: random.inHundred(60) ? 'decision.sent' : 'decision.dropped' })
        else if (now.context.rows.length === 0 || random.inHundred(25)) look(() => decide(random))
        else decide(random)
      },
      stop: () => actor.stop(),
    }
  }
}
