import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { demoAccounts } from '#server/demo/accounts.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { openPortal, type TestPortal } from '#tests/kit/server/open-portal.ts'
import { freshDatabase } from '#tests/kit/server/portal.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'
import { runRace, type Lane } from './race.ts'
import { races } from './races.ts'
import { Gate, putGates } from './statements.ts'

/** Two processes on one PostgreSQL, whose statements are let through one by one. */
describe.skipIf(inject('postgresServer') === null)('of two at once', () => {
  const lanes: Lane[] = []
  const visitors = new Map<string, Visitor>()
  let portals: TestPortal[] = []
  let remove: () => Promise<void>
  beforeAll(async () => {
    const fresh = await freshDatabase('PostgreSQL')
    remove = fresh.remove
    const named = (name: string) => ({
      ...fresh.settings,
      DATABASE_URL: Object.assign(new URL(fresh.settings.DATABASE_URL ?? ''), { search: `application_name=${name}` })
        .href,
    })
    const gates = new Map(['first', 'second'].map((name) => [name, new Gate()]))
    putGates(gates)
    // The third one prepares and looks.
    portals = [await openPortal(named('first')), await openPortal(named('second')), await openPortal(fresh.settings)]
    for (const { name } of demoAccounts) visitors.set(name, await signedIn(portals[2]!, name))
    const cookiesOf = (who: string) => visitors.get(who)!.cookies
    for (const [index, gate] of [...gates.values()].entries()) {
      const portal = portals[index]!
      lanes.push({ gate, portal, cookiesOf, settle: () => settled(portal) })
    }
  })
  afterAll(async () => {
    for (const portal of portals) await portal.close()
    await remove()
  })

  it.each(races)('$title', async (race) => {
    const [first, second] = lanes
    const orders = await runRace(race, [first!, second!], {
      db: portals[2]!.db,
      portal: portals[2]!,
      settle: () => settled(portals[2]!),
      call: (who, call, payload) => answerOf(visitors.get(who)!, call, payload),
    })
    expect(orders, 'orders that differ').toBeGreaterThan(1)
  })
})

/** Whatever follows from what has been done is done. */
async function settled({ portal }: TestPortal): Promise<void> {
  await portal.effects.dispatch()
  await portal.outbox.dispatch()
}
