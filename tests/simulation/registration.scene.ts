import {
  decideRegistrations,
  getOwnRegistration,
  listRegistrations,
  putInLearners,
  registerForClass,
  sendRegistrationEvent,
} from '#api/class/registration.contract.ts'
import { provideClasses } from '#app/class/flows.ts'
import { ownActions, registrationRules } from '#machines/class/registration-verdicts.ts'
import { endWindows } from '#server/class/registration/clock.ts'
import { decide, putIn, register, sendEvent } from '#server/class/registration/commands.ts'
import { registrationKind } from '#server/class/registration/kind.ts'
import { findRegistrations } from '#server/class/registration/list.ts'
import { ownRegistration } from '#server/class/registration/shown.ts'
import type { Sender } from '#server/commands/kind.ts'

import { putClasses } from '#tests/class/members.ts'
import { portOf } from './kit/device.ts'
import { answering } from './kit/network.ts'
import { putPeople } from './kit/people.ts'
import { recordDevice } from './kit/record-device.ts'
import { START } from './kit/run.ts'
import type { Scene } from './kit/scene.ts'
import { registrationChanges } from './registration-changes.ts'
import { registrationPlay } from './registration-play.ts'
import { registrationInvariants } from './registration-invariants.ts'
import { registrationStaff } from './registration-staff.ts'

const SPAN = 240_000
const DAY = 24 * 3_600_000
const CLASS = 'class'

const learner = (userId: string): Sender => ({ userId, roles: ['learner'] })
const learners = ['ann', 'ben', 'cleo', 'dan', 'eve'].map(learner)
const staff: readonly Sender[] = [
  { userId: 'olga', roles: ['headmaster', 'teacher'] },
  { userId: 'theo', roles: ['teacher'] },
]

/** Learners want the few places of a class, one of them in two tabs, and two who run the class decide. */
export function registrationScene(): Scene {
  const pages = [...learners, ...learners.slice(0, 1)].map((sender, place) => {
    const port = portOf()
    const name = place < learners.length ? sender.userId : `${sender.userId}, other tab`
    return { sender, name, port, flow: provideClasses(port.transport).registration }
  })
  const desks = staff.map((sender) => registrationStaff(sender, CLASS, learners))
  return {
    name: 'registration',
    kind: registrationKind,
    size: { devices: pages.length + desks.length, servers: 2, steps: 26, span: SPAN },
    invariants: registrationInvariants,
    answers: [
      answering(getOwnRegistration, ({ db }, { classID }, asking) => ownRegistration(db, classID, asking)),
      answering(listRegistrations, ({ db }, asked, asking) => findRegistrations(db, asked, asking)),
      answering(registerForClass, register),
      answering(sendRegistrationEvent, sendEvent),
      answering(decideRegistrations, async (door, asked, asking) => ({ results: await decide(door, asked, asking) })),
      answering(putInLearners, async (door, asked, asking) => ({ results: await putIn(door, asked, asking) })),
    ],
    faulty: {},
    prepare: (store) => putPeople(store, [...learners, ...staff]),
    async set(stage) {
      const { random, store } = stage
      const set = {
        capacity: 1 + random.below(2),
        opensAt: START - DAY,
        closesAt: random.inHundred(30) ? START + random.below(SPAN) : START + DAY,
        endsAt: random.inHundred(20) ? START + SPAN / 2 + random.below(SPAN / 2) : START + 9 * DAY,
        declinesAtEnd: random.inHundred(50),
      }
      const asksLearners = random.inHundred(40)
      await putClasses(store.db, [
        {
          id: CLASS,
          name: 'The class',
          kind: 'face',
          starts_at: START,
          ends_at: set.endsAt,
          place: null,
          headmaster_id: 'olga',
          opens_at: set.opensAt,
          closes_at: Math.min(set.closesAt, set.endsAt),
          audience: asksLearners ? 'invitation' : 'all',
          capacity: set.capacity,
          has_waiting_list: random.inHundred(85) ? 1 : 0,
          asks_approval: random.inHundred(35) ? 1 : 0,
          declines_at_end: set.declinesAtEnd ? 1 : 0,
        },
      ])
      await store.db
        .insertInto('class_officer')
        .values({ class_id: CLASS, office: 'classTeacher', user_id: 'theo' })
        .execute()
      await store.db
        .insertInto('class_invitation')
        .values(learners.map(({ userId }) => ({ class_id: CLASS, user_id: userId })))
        .execute()
      const devices = [
        ...pages.map((page) =>
          recordDevice(stage, { ...page, rules: registrationRules, id: () => CLASS, actions: ownActions }),
        ),
        ...desks.map((desk) => desk(stage)),
      ]
      return registrationPlay(
        stage,
        devices,
        set,
        staff.map(({ userId }) => userId),
      )
    },
    ...registrationChanges,
    chores: (server, now) => endWindows(server, now),
  }
}
