import { createActor } from 'xstate'

import { listRegistrations, type Registration } from '#api/class/registration.contract.ts'
import { provideManagedClasses } from '#app/class/managed-flows.ts'
import { registrationVerdict, staffDecisions } from '#machines/class/managed-registrations.ts'
import type { Sender } from '#server/commands/kind.ts'

import { portOf, type Device } from './kit/device.ts'
import type { Random } from './kit/random.ts'
import type { Stage } from './kit/scene.ts'

/** Somebody who runs a class, at the list of its registrations: it is as old as the last look at it. */
export function registrationStaff(
  sender: Sender,
  classID: string,
  learners: readonly Sender[],
): (stage: Stage) => Device {
  const port = portOf()
  const { membersChanges } = provideManagedClasses(port.transport)
  const name = sender.userId
  return ({ send }) => {
    port.plug((call, payload) => send({ name, sender }, call, payload))
    let rows: readonly Registration[] = []
    const actor = createActor(membersChanges)
    actor.start()
    // As the page does: what it shows is over.
    actor.on('changed', () => look())

    /** @param next what is done with what is seen */
    function look(next: () => void = () => undefined): void {
      port.transport.send(listRegistrations, { classID, pageNum: 1, pageSize: 20 }).then(
        ({ list }) => {
          rows = list
          next()
        },
        () => undefined,
      )
    }

    function decide(random: Random): void {
      const open = rows.flatMap((row) =>
        staffDecisions
          .filter((decision) => registrationVerdict(row, decision, null).kind === 'allowed')
          .map((type) => ({ type, registrationID: row.registrationID ?? '', revision: row.revision })),
      )
      if (open.length === 0) return
      const { type, ...registration } = random.oneOf(open)
      actor.send({ type: 'change.sent', change: { type, registrations: [registration], reason: 'As agreed' } })
    }

    return {
      name,
      sender,
      act(random) {
        if (actor.getSnapshot().hasTag('busy')) return
        const chance = random.below(100)
        if (chance < 40) look(() => decide(random))
        else if (chance < 85) decide(random)
        else
          actor.send({
            type: 'change.sent',
            change: { type: 'putIn', classID, userIDs: [random.oneOf(learners).userId] },
          })
      },
      stop: () => actor.stop(),
    }
  }
}
