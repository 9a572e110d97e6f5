import { setClassOffice } from '#api/class/class-groups.contract.ts'
import { sendRegistrationEvent } from '#api/class/registration.contract.ts'
import { decideOnDesk } from '#api/desk/desk.contract.ts'
import { requestLeave, sendLeaveEvent } from '#api/leave/leave.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { putMembers } from '#tests/class/members.ts'
import { putClass } from '#tests/class/registration-scene.ts'
import { asks, type Race, type Runner, type Site } from './race.ts'

/** A class of the learner and the leader, who decides on leave before the headmaster. */
async function classOf({ db, call }: Site) {
  await db.deleteFrom('leave').where('learner_id', '=', userId('learner')).execute()
  const classID = await putClass(db, { leave_chain: 'teamLeader,headmaster' })
  await putMembers(
    db,
    ['learner', 'leader'].map((name) => ({ class_id: classID, user_id: userId(name) })),
  )
  await call('headmaster', setClassOffice, { classID, office: 'teamLeader', userIDs: [userId('leader')] })
  const asked = { classID, type: 'sick' as const, reason: 'Ill' }
  const ask = (day: number) => ({
    ...asked,
    startTime: `2026-03-0${day} 01:00:00`,
    endTime: `2026-03-0${day + 1} 05:00:00`,
  })
  /** Somebody's registration ends. */
  const leaves = async (name: string, who: string, type: string): Promise<Runner> => {
    const { id, revision } = await db
      .selectFrom('registration')
      .select(['id', 'revision'])
      .where('class_id', '=', classID)
      .where('learner_id', '=', userId(name))
      .executeTakeFirstOrThrow()
    return asks(who, sendRegistrationEvent, { registrationID: id, type, revision, reason: 'So it is' })
  }
  return { classID, ask, leaves }
}

/** Somebody in a class has asked for leave. */
async function leaveOf(site: Site) {
  const scene = await classOf(site)
  const { leaveID, revision } = await site.call('learner', requestLeave, scene.ask(5))
  const event = (who: string, type: string, seen = revision): Runner =>
    asks(who, sendLeaveEvent, { leaveID, type, revision: seen, reason: 'So it is' })
  const decide = (who: string, decision: string): Runner =>
    asks(who, decideOnDesk, { decision, items: [{ lifecycle: 'leave', id: leaveID, revision }], reason: 'So it is' })
  return { ...scene, leaveID, revision, event, decide }
}

/** Notices are for whoever holds the office when they are sent. */
const notTold = {
  why: 'Who has lost the office before the leave is there is not told of it.',
  rows: /^notice (?:-?\d+$|.*"leave\.turn")/,
}

export const leaveRaces: readonly Race[] = [
  {
    title: 'two requests for one time',
    prepare: async (site) => {
      const { ask } = await classOf(site)
      return [asks('learner', requestLeave, ask(5)), asks('learner', requestLeave, ask(6))]
    },
  },
  {
    title: 'a leave is asked for by one who is taken out of the class',
    prepare: async (site) => {
      const { ask, leaves } = await classOf(site)
      return [asks('learner', requestLeave, ask(5)), await leaves('learner', 'headmaster', 'takeOut')]
    },
  },
  {
    title: 'a leave is asked for, and its first approver leaves',
    also: notTold,
    prepare: async (site) => {
      const { ask, leaves } = await classOf(site)
      return [asks('learner', requestLeave, ask(5)), await leaves('leader', 'headmaster', 'takeOut')]
    },
  },
  {
    title: 'a leave is asked for, and its first approver loses the office',
    also: notTold,
    prepare: async (site) => {
      const { classID, ask } = await classOf(site)
      return [
        asks('learner', requestLeave, ask(5)),
        asks('headmaster', setClassOffice, { classID, office: 'teamLeader', userIDs: [] }),
      ]
    },
  },
  {
    title: 'a leave is approved and cancelled',
    prepare: async (site) => {
      const { event } = await leaveOf(site)
      return [event('leader', 'approve'), event('learner', 'cancel')]
    },
  },
  {
    title: 'a leave is approved and rejected',
    prepare: async (site) => {
      const { event, decide } = await leaveOf(site)
      return [event('leader', 'approve'), decide('leader', 'reject')]
    },
  },
  {
    title: 'a leave is approved by one who loses the office',
    prepare: async (site) => {
      const { classID, decide } = await leaveOf(site)
      return [
        decide('leader', 'approve'),
        asks('headmaster', setClassOffice, { classID, office: 'teamLeader', userIDs: [] }),
      ]
    },
  },
  {
    title: 'a leave is approved to the end, and its learner withdraws from the class',
    prepare: async (site) => {
      const { event, revision, leaveID, leaves } = await leaveOf(site)
      await site.call('leader', sendLeaveEvent, { leaveID, type: 'approve', revision, reason: '' })
      return [event('headmaster', 'approve', revision + 1), await leaves('learner', 'learner', 'withdraw')]
    },
  },
  ...([0, 1] as const).map(
    (begins): Race => ({
      title: `the one who decides and the one who asks leave the class: number ${begins + 1} begins`,
      begins,
      prepare: async (site) => {
        const { leaves } = await leaveOf(site)
        return [await leaves('leader', 'headmaster', 'takeOut'), await leaves('learner', 'learner', 'withdraw')]
      },
    }),
  ),
]
