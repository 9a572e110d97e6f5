import assert from 'node:assert/strict'

import { cast } from '../plan.ts'
import type { World } from '../world.ts'

const TOLD = /^(?:registration|leave)\.(?!vacant|noLeader|waiting)/

/** Everybody has been told what concerns them, and nobody anything else. */
export async function noticesAreTold(world: World): Promise<void> {
  const rows = await world.portal.db.selectFrom('notice').select(['user_id', 'code', 'params']).execute()
  const told = rows.flatMap(({ user_id, code, params }) => {
    const person = world.personOf(user_id)
    if (person === null || !TOLD.test(code)) return []
    const { className, learner } = JSON.parse(params) as {
      readonly className: { readonly classId: string }
      readonly learner?: string
    }
    const of = world.classes.find(({ id }) => id === className.classId)
    const who = cast.find((name) => world.nameOf(name) === learner) ?? person
    return [`${person} ${code} ${who} ${of?.name}`]
  })
  assert.deepEqual([...new Set(told)].sort(), world.book.told)
}
