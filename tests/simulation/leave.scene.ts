import { decideOnDesk, listDesk } from '#api/desk/desk.contract.ts'
import { getLeave, getLeaveProspect, listMyLeaves, requestLeave, sendLeaveEvent } from '#api/leave/leave.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Sender } from '#server/commands/kind.ts'
import { decide, deskPage } from '#server/desk/desk.ts'
import { request, sendEvent } from '#server/leave/commands.ts'
import { leaveKind } from '#server/leave/kind.ts'
import { findLeave, ownLeaves } from '#server/leave/leaves.ts'
import { leaveProspect } from '#server/leave/prospect.ts'
import { leaveWaiting } from '#server/leave/waiting.ts'

import { putClasses, putMembers } from '#tests/class/members.ts'
import { answering, type Answering } from './kit/network.ts'
import { putPeople } from './kit/people.ts'
import { START } from './kit/run.ts'
import type { Scene } from './kit/scene.ts'
import { leaveApproverPage } from './leave-approver.ts'
import { leaveChanges } from './leave-changes.ts'
import { leaveInvariants } from './leave-invariants.ts'
import { leaveLearnerPage } from './leave-learner.ts'
import { leavePlay, type Holders } from './leave-play.ts'

const SPAN = 240_000
const DAY = 24 * 3_600_000
const CLASS = 'class'
const chains = [
  'teamLeader,disciplineCommittee,headmaster,schoolLeader',
  'teamLeader,disciplineCommittee',
  'disciplineCommittee,schoolLeader',
  'teamLeader,headmaster',
  'disciplineCommittee',
]

const learners: readonly Sender[] = ['ann', 'ben'].map((userId) => ({ userId, roles: ['learner'] }))
/** Leo leads the team, and now and then sits on the committee as well. */
const approvers: readonly Sender[] = [
  { userId: 'leo', roles: ['teamLeader', 'disciplineCommittee'] },
  { userId: 'cora', roles: ['disciplineCommittee'] },
  { userId: 'hugo', roles: ['headmaster', 'teacher'] },
  { userId: 'sara', roles: ['schoolLeader'] },
]

const waiting = [leaveWaiting]
const answers: readonly Answering[] = [
  answering(getLeaveProspect, ({ db }, _asked, asking) => leaveProspect(db, asking)),
  answering(listMyLeaves, ({ db }, asked, asking) => ownLeaves(db, asked, asking)),
  answering(listDesk, ({ db }, asked, asking) => deskPage(db, waiting, asked, asking)),
  answering(getLeave, async ({ db }, { leaveID }, asking) => {
    const leave = await findLeave(db, leaveID, asking)
    if (leave === null) throw notFound()
    return leave
  }),
  answering(requestLeave, request),
  answering(sendLeaveEvent, sendEvent),
  answering(decideOnDesk, async (door, asked, asking) => ({ results: await decide(door, waiting, asked, asking) })),
]

/** A server that takes whatever revision there is for the one that was seen. */
const unaware = answering(decideOnDesk, async (door, { items, ...asked }, asking) => {
  const current = []
  for (const item of items) {
    const found = await door.db.selectFrom('leave').select('revision').where('id', '=', item.id).executeTakeFirst()
    current.push({ ...item, revision: found?.revision ?? 0 })
  }
  return { results: await decide(door, waiting, { ...asked, items: current }, asking) }
})

/** Learners ask for leave, cancel and revoke it, one of them in two tabs; approvers decide, each in turn. */
export function leaveScene(): Scene {
  const pages = [...learners, ...learners.slice(0, 1)].map((sender, place) =>
    leaveLearnerPage(sender, place < learners.length ? sender.userId : `${sender.userId}, other tab`, CLASS, START),
  )
  const desks = approvers.map((sender) => leaveApproverPage(sender))
  return {
    name: 'leave',
    kind: leaveKind,
    size: { devices: pages.length + desks.length, servers: 2, steps: 30, span: SPAN },
    invariants: leaveInvariants,
    answers,
    faulty: { 'the stale check': answers.map((one) => (one.call === decideOnDesk ? unaware : one)) },
    prepare: (store) => putPeople(store, [...learners, ...approvers]),
    async set(stage) {
      const { store, random } = stage
      const chain = random.oneOf(chains)
      const holders: Holders = {
        teamLeader: ['leo'],
        disciplineCommittee: random.inHundred(50) ? ['leo', 'cora'] : ['cora'],
        headmaster: ['hugo'],
        schoolLeader: ['sara'],
      }
      const times = { starts_at: START - DAY, ends_at: START + 30 * DAY }
      await putClasses(store.db, [
        {
          id: CLASS,
          name: 'The class',
          kind: 'online',
          ...times,
          place: null,
          headmaster_id: 'hugo',
          leave_chain: chain,
        },
      ])
      await putMembers(
        store.db,
        learners.map(({ userId }) => ({ user_id: userId, class_id: CLASS })),
      )
      const offices = (['teamLeader', 'disciplineCommittee'] as const).flatMap((office) =>
        holders[office].map((user_id) => ({ class_id: CLASS, office, user_id })),
      )
      await store.db.insertInto('class_officer').values(offices).execute()
      const devices = [...pages, ...desks].map((page) => page(stage))
      return leavePlay(stage, devices, holders)
    },
    ...leaveChanges,
  }
}
