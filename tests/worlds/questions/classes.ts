import assert from 'node:assert/strict'

import type { Call } from '#api/kit/call.ts'
import { listMyClasses, listOpenClasses, classTypes } from '#api/class/class.contract.ts'
import { classKinds } from '#api/class/class-card.contract.ts'
import { listRegistrations, registrationStates, type Registration } from '#api/class/registration.contract.ts'

import { learners, staff, type Person } from '../plan.ts'
import type { World, WorldClass } from '../world.ts'
import { by, idsOf, lists, pagesOf } from './lists.ts'

/** [REG-04] Whoever runs a class sees its registrations: those who wait by arrival, others by name. */
export async function registrationsAreListed(world: World): Promise<void> {
  const { book } = world
  for (const of of world.classes) {
    const arrived = book.arrivedIn(of)
    const all = book.registrationsOf(of).toSorted(
      by(
        (one) => (arrived.includes(one) ? arrived.indexOf(one) : arrived.length),
        ({ who }) => world.nameOf(who),
      ),
    )
    for (const state of [undefined, ...registrationStates])
      for (const person of [undefined, ...learners]) {
        if (state !== undefined && person !== undefined && state !== book.registration(of.id, person)?.state) continue
        const fitting = all.filter(
          (one) => (state === undefined || one.state === state) && (person === undefined || one.who === person),
        )
        const asked = { classID: of.id, ...(state && { state }), ...(person && { keywords: person.toUpperCase() }) }
        const rows = await lists(world, of.owner, listRegistrations, {
          asked,
          id: 'registrationID',
          expected: fitting.map(({ id }) => id),
        })
        for (const { registrationID, state: shown, position } of rows as Registration[]) {
          const place = book.lineOf(of).findIndex(({ id }) => id === registrationID)
          assert.deepEqual(
            [shown, position],
            [fitting.find(({ id }) => id === registrationID)?.state, place < 0 ? null : place + 1],
          )
        }
      }
  }
}

/** [REG-02, REG-03, ROUTE-62] Classes of one's own, and those that one may register for. */
export async function classesAreListed(world: World): Promise<void> {
  const { book, now } = world
  for (const who of [...learners, staff[0]]) {
    const own = world.classes.filter((of) => book.isMember(of, who) || of.staff.includes(who) || of.owner === who)
    for (const type of [undefined, ...classTypes]) {
      const phase = (of: WorldClass) => (of.startsAt > now ? 'coming' : of.endsAt > now ? 'current' : 'history')
      const ofType = own.filter((of) => type === undefined || phase(of) === type)
      await classesOf(
        world,
        who,
        listMyClasses,
        type === undefined ? {} : { type },
        ofType,
        type === 'coming' ? 1 : -1,
        (of) => of.startsAt,
      )
    }
    const open = world.classes.filter(
      (of) => of.endsAt > now && world.isOpenTo(of, who) && !book.isMember(of, who) && of.owner !== who,
    )
    const inWindow = {
      notStarted: (of: WorldClass) => of.opensAt > now,
      open: (of: WorldClass) => of.opensAt <= now && now < of.closesAt,
      ended: (of: WorldClass) => of.closesAt <= now,
    }
    for (const window of ['notStarted', 'open', 'ended'] as const)
      await classesOf(
        world,
        who,
        listOpenClasses,
        { window },
        open.filter(inWindow[window]),
        window === 'ended' ? -1 : 1,
        (of) => (window === 'notStarted' ? of.opensAt : of.closesAt),
      )
    const notOver = open.filter((of) => !inWindow.ended(of))
    await classesOf(world, who, listOpenClasses, {}, notOver, 1, (of) => of.closesAt)
    const requested = world.classes.filter((of) => {
      const { state = 'unregistered' } = book.registration(of.id, who) ?? {}
      return of.endsAt > now && !['unregistered', 'registered'].includes(state)
    })
    await classesOf(world, who, listOpenClasses, { window: 'requested' }, requested, 1, (of) => of.closesAt)
  }
}

async function classesOf(
  world: World,
  who: Person,
  call: Call,
  asked: object,
  among: readonly WorldClass[],
  direction: 1 | -1,
  time: (of: WorldClass) => number,
): Promise<void> {
  const keyword = world.word
  // One learner asks with every filter, and is shown the classes of others, too.
  const filters: readonly { readonly kind?: string; readonly keyword?: string }[] =
    who === 'ann'
      ? [{}, ...classKinds.map((kind) => ({ kind, keyword })), ...world.classes.map(({ name }) => ({ keyword: name }))]
      : [{ keyword }]
  for (const filter of filters) {
    const { kind, keyword: words = '' } = filter
    const expected = among
      .filter((of) => (kind === undefined || of.kind === kind) && of.name.includes(words))
      .toSorted(
        by(
          (of) => direction * time(of),
          ({ id }) => id,
        ),
      )
      .map(({ id }) => id)
    const rows = await pagesOf(world, who, call, { ...asked, ...filter }, 40)
    const own = idsOf(rows, 'classID').filter((id) => world.classes.some((of) => of.id === id))
    assert.deepEqual(own, expected, `${who} asks ${call.path} ${JSON.stringify({ ...asked, ...filter })}`)
  }
}
