import assert from 'node:assert/strict'

import {
  checkRoster,
  importRoster as importNext,
  type RosterCheck,
  type RosterStep,
} from '#api/roster/roster.contract.ts'

import { MINUTE } from '#tests/kit/server/test-clock.ts'
import { admin, type Act, type Person } from '../plan.ts'
import type { World, WorldClass } from '../world.ts'

type Rows = Extract<Act, { act: 'import' }>['rows']
/** What becomes of a row: a mistake, or what is done, and the state of the registration after it. */
type Becomes =
  | { readonly mistake: string }
  | { readonly action: 'putIn' | 'invite' | 'stay'; readonly who: Person; readonly group: string }

/** [REG-04] Members of a class out of a file: the check says what will be done, and it is done. */
export async function importRoster(world: World, one: Extract<Act, { act: 'import' }>): Promise<void> {
  const of = world.classAt(one.of)
  const by = one.isOwner ? of.owner : one.by
  // Accounts are the same in whatever case.
  const accounts = one.rows.map(({ who }, i) =>
    i % 2 === 0 ? world.accountOf(who) : world.accountOf(who).toUpperCase(),
  )
  const text = ['account,group', ...one.rows.map(({ group }, i) => `${accounts[i]},${group}`)].join('\r\n')
  const checked = await world.call(by, checkRoster, { classID: of.id, file: new File([text], 'members.csv') })
  const refused =
    by !== admin && !of.staff.includes(by) ? 'request.notFound' : of.endsAt <= world.now ? 'roster.finished' : null
  assert.equal(checked.reason, refused, checked.message)
  if (refused !== null) return
  const { importID, ...check } = checked.data as RosterCheck
  const expected = judged(world, of, one.rows, by)
  const valid = expected.flatMap((row) => ('action' in row ? [row] : []))
  const counted = (action: string): number => valid.filter((row) => row.action === action).length
  const mistakes = expected.flatMap((row, i) => ('mistake' in row ? [[i + 2, row.mistake]] : []))
  assert.deepEqual(
    check.errors.map(({ row, reason }) => [row, reason]),
    mistakes,
  )
  assert.deepEqual(
    [importID === null, check.rowCount, check.errorCount, check.putsIn, check.invites, check.stays],
    [mistakes.length > 0, one.rows.length, mistakes.length, ...['putIn', 'invite', 'stay'].map(counted)],
  )
  const groups = valid.map(({ group }) => group).filter((group) => group !== '')
  const known = world.book.groupNamesOf(of)
  assert.deepEqual(
    check.newGroups,
    [...new Set(groups)].filter((name) => !known.includes(name)),
  )
  if (importID !== null) await carryOut(world, of, by, { importID, rows: valid })
}

/** Reads a file as the specification has it: who is known, named once, and finds a place. */
function judged(world: World, of: WorldClass, rows: Rows, by: Person): Becomes[] {
  const { book } = world
  const taken = book.registrationsOf(of).filter(({ state }) => state === 'registered').length
  let free = of.capacity === null ? Number.POSITIVE_INFINITY : of.capacity - taken
  const names = [...book.groupNamesOf(of)]
  const seen = new Set<Person>()
  return rows.map(({ who, group: written }): Becomes => {
    // Names that differ in case are one group, as it is written first.
    const group = names.find((name) => name.toLowerCase() === written.toLowerCase()) ?? written
    if (group !== '' && !names.includes(group)) names.push(group)
    if (who === 'nobody') return { mistake: 'roster.unknown' }
    if (seen.has(who)) return { mistake: 'roster.duplicate' }
    seen.add(who)
    const state = book.registration(of.id, who)?.state
    if (state === 'registered') return { action: 'stay', who, group }
    if (free === 0) return { mistake: 'roster.full' }
    // Who has asked for a place need not be asked, nor is anybody whom the class is open to without an invitation.
    const isAsked = by !== admin && !world.isInAudience(of, who) && state !== 'underReview' && state !== 'waiting'
    if (!isAsked) free -= 1
    return { action: isAsked ? 'invite' : 'putIn', who, group }
  })
}

interface Import {
  readonly importID: string
  readonly rows: readonly Extract<Becomes, { action: string }>[]
}

async function carryOut(world: World, of: WorldClass, by: Person, { importID, rows }: Import): Promise<void> {
  const { book, now } = world
  // Who has just withdrawn is not asked again for a minute.
  const isLeftAlone = ({ who, action }: Import['rows'][number]): boolean => {
    const { state, at = 0 } = book.registration(of.id, who) ?? {}
    return action === 'invite' && state === 'withdrawn' && now < at + MINUTE
  }
  const refused = rows.filter(isLeftAlone)
  const done = rows.filter((row) => !refused.includes(row))
  const { code, message, data } = await world.call(by, importNext, { importID, doneCount: 0 })
  assert.equal(code, 2000, message)
  const step = data as RosterStep
  const counted = (action: string): number => done.filter((row) => row.action === action).length
  assert.deepEqual(
    [step.doneCount, step.putsIn, step.invites, step.stays, step.refused.map(({ accountName }) => accountName)],
    [rows.length, ...['putIn', 'invite', 'stay'].map(counted), refused.map(({ who }) => world.accountOf(who))],
  )
  await world.readOn()
  for (const { who, action, group } of done) {
    const state = book.registration(of.id, who)?.state
    assert.equal(state, action === 'invite' ? 'invited' : 'registered', `${who} by a file`)
    if (group !== '') book.putIntoGroup(of, who, group)
  }
}
