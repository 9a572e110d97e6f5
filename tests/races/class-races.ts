import {
  createClassGroup,
  getClassGroups,
  moveClassMembers,
  orderClassGroups,
  removeClassGroup,
  renameClassGroup,
  setClassOffice,
} from '#api/class/class-groups.contract.ts'
import { saveClass, sendClassEvent, type ManagedClass } from '#api/class/managed-class.contract.ts'
import { checkRoster, importRoster } from '#api/roster/roster.contract.ts'
import {
  decideRegistrations,
  putInLearners,
  registerForClass,
  sendRegistrationEvent,
} from '#api/class/registration.contract.ts'
import { createClass } from '#api/class/managed-class.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { putMembers } from '#tests/class/members.ts'
import { putClass } from '#tests/class/registration-scene.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { timeText } from '#server/database/codec.ts'
import { asks, type Race, type Runner, type Site } from './race.ts'

const at = START.getTime()

const register = (who: string, classID: string): Runner => asks(who, registerForClass, { classID, revision: 0 })
const putIn = (who: string, classID: string, learner: string): Runner =>
  asks(who, putInLearners, { classID, userIDs: [userId(learner)] })

/** Somebody has registered. */
async function registered({ call }: Site, learner: string, classID: string) {
  const { registrationID, revision } = await call(learner, registerForClass, { classID, revision: 0 })
  if (registrationID === null) throw new Error('There is no registration')
  const event = (who: string, type: string): Runner =>
    asks(who, sendRegistrationEvent, { registrationID, type, revision, reason: 'So it is' })
  const decide = (who: string, decision: string): Runner =>
    asks(who, decideRegistrations, { decision, registrations: [{ registrationID, revision }], reason: 'So it is' })
  return { event, decide }
}

/** Somebody is invited, who is outside the audience of a class. */
async function invited(site: Site, learner: string, classID: string): Promise<Runner> {
  const { db, call } = site
  await call('headmaster', putInLearners, { classID, userIDs: [userId(learner)] })
  const { id: registrationID, revision } = await db
    .selectFrom('registration')
    .select(['id', 'revision'])
    .where('class_id', '=', classID)
    .where('learner_id', '=', userId(learner))
    .executeTakeFirstOrThrow()
  return asks(learner, sendRegistrationEvent, { registrationID, type: 'accept', revision, reason: '' })
}

/** A class as its staff write it; `change` is what they write anew. */
const document = (change: object = {}) => ({
  kind: 'face',
  timeZone: null,
  texts: [{ language: 'zh_CN', name: 'Class', place: '', about: '' }],
  opensAt: timeText(at - HOUR),
  closesAt: timeText(at + 24 * HOUR),
  startsAt: timeText(at + 48 * HOUR),
  endsAt: timeText(at + 96 * HOUR),
  capacity: null,
  asksApproval: false,
  hasWaitingList: true,
  declinesAtEnd: false,
  audience: 'all',
  departmentCodes: [],
  requiredPassCount: 0,
  electivePassCount: 0,
  requiredHours: 0,
  electiveHours: 0,
  leaveChain: ['headmaster'],
  headmasterID: null,
  teacherIDs: [],
  invitedIDs: [],
  courses: [],
  ...change,
})

/** A class that the headmaster has written and announced. */
async function writtenClass({ call }: Site, change: object = {}) {
  const { classID, revision } = await call('headmaster', createClass, document(change) as never)
  const announced: ManagedClass = await call('headmaster', sendClassEvent, { classID, revision, type: 'announce' })
  const save = (who: string, next: object): Runner =>
    asks(who, saveClass, { classID, revision: announced.revision, ...document({ ...change, ...next }) })
  const event = (who: string, type: string): Runner =>
    asks(who, sendClassEvent, { classID, revision: announced.revision, type })
  return { classID, save, event }
}

/** A class of two members with two groups, one in each. */
async function grouped({ db, call }: Site) {
  const classID = await putClass(db)
  await putMembers(db, [
    { class_id: classID, user_id: userId('learner') },
    { class_id: classID, user_id: userId('leader') },
  ])
  for (const name of ['A', 'B']) await call('headmaster', createClassGroup, { classID, name })
  const { groups } = await call('headmaster', getClassGroups, { classID })
  const [first = '', second = ''] = groups.map(({ groupID }) => groupID)
  const move = (who: string, groupID: string | null): Runner =>
    asks(who, moveClassMembers, { classID, groupID, userIDs: [userId('learner')] })
  const name = (who: string, groupID: string, as: string): Runner =>
    asks(who, renameClassGroup, { classID, groupID, name: as })
  return { classID, first, second, move, name }
}

/** A file with one learner has been checked by the headmaster. */
async function checked({ portal, call }: Site, change: object = {}, group = 'Weir') {
  const classID = await putClass(portal.db, change)
  const file = new File([`account,group\r\nlearner,${group}`], 'members.csv')
  const { importID } = await call('headmaster', checkRoster, { classID, file })
  return { classID, importing: asks('headmaster', importRoster, { importID, doneCount: 0 }) }
}

export const classRaces: readonly Race[] = [
  {
    title: 'two learners, one place in a class',
    prepare: async ({ db }) => {
      const classID = await putClass(db, { capacity: 1 })
      return [register('learner', classID), register('leader', classID)]
    },
  },
  {
    title: 'one learner registers twice',
    prepare: async ({ db }) => {
      const classID = await putClass(db, { capacity: 9 })
      return [register('learner', classID), register('learner', classID)]
    },
  },
  {
    title: 'two approvals, one place in a class',
    prepare: async (site) => {
      const classID = await putClass(site.db, { capacity: 1, asks_approval: 1 })
      const one = await registered(site, 'learner', classID)
      const other = await registered(site, 'leader', classID)
      return [one.event('headmaster', 'approve'), other.event('admin', 'approve')]
    },
  },
  {
    title: 'one leaves a full class, another one comes',
    prepare: async (site) => {
      const classID = await putClass(site.db, { capacity: 1 })
      const { event } = await registered(site, 'learner', classID)
      return [event('learner', 'withdraw'), register('leader', classID)]
    },
  },
  {
    title: 'two leave a full class, where one waits',
    prepare: async (site) => {
      const classID = await putClass(site.db, { capacity: 2, has_waiting_list: 1 })
      const [one, other] = [await registered(site, 'learner', classID), await registered(site, 'leader', classID)]
      await registered(site, 'committee', classID)
      return [one.event('learner', 'withdraw'), other.event('leader', 'withdraw')]
    },
  },
  {
    title: 'one is put in and one registers, one place',
    prepare: async ({ db }) => {
      const classID = await putClass(db, { capacity: 1 })
      return [putIn('headmaster', classID, 'learner'), register('leader', classID)]
    },
  },
  {
    title: 'one is put in twice',
    prepare: async ({ db }) => {
      const classID = await putClass(db)
      return [putIn('headmaster', classID, 'learner'), putIn('admin', classID, 'learner')]
    },
  },
  {
    title: 'a registration is approved among others, and withdrawn',
    prepare: async (site) => {
      const classID = await putClass(site.db, { capacity: 1, asks_approval: 1 })
      const { decide, event } = await registered(site, 'learner', classID)
      return [decide('headmaster', 'approve'), event('learner', 'withdraw')]
    },
  },
  {
    title: 'one is taken out, and withdraws',
    prepare: async (site) => {
      const classID = await putClass(site.db, { capacity: 1 })
      const { decide, event } = await registered(site, 'learner', classID)
      return [decide('headmaster', 'takeOut'), event('learner', 'withdraw')]
    },
  },
  {
    title: 'two accept their invitations, one place',
    prepare: async (site) => {
      const classID = await putClass(site.db, { capacity: 1, audience: 'invitation' })
      return [await invited(site, 'learner', classID), await invited(site, 'leader', classID)]
    },
  },
  {
    title: 'a class gets fewer places, and a learner',
    prepare: async (site) => {
      const { classID, save } = await writtenClass(site, { capacity: 2 })
      await registered(site, 'learner', classID)
      return [save('headmaster', { capacity: 1 }), register('leader', classID)]
    },
  },
  {
    title: 'a class gets a place, and the one who has one leaves',
    prepare: async (site) => {
      const { classID, save } = await writtenClass(site, { capacity: 1 })
      const { event } = await registered(site, 'learner', classID)
      await registered(site, 'leader', classID)
      await registered(site, 'committee', classID)
      return [save('headmaster', { capacity: 2 }), event('learner', 'withdraw')]
    },
  },
  {
    title: 'a class is saved twice',
    prepare: async (site) => {
      const { save } = await writtenClass(site)
      return [save('headmaster', { capacity: 1 }), save('admin', { capacity: 2 })]
    },
  },
  {
    title: 'a class is closed, and a learner comes',
    prepare: async (site) => {
      const { classID, event } = await writtenClass(site)
      return [event('headmaster', 'close'), register('leader', classID)]
    },
  },
  {
    title: 'a class is discarded, and gets a group',
    prepare: async (site) => {
      const { classID, event } = await writtenClass(site)
      return [event('headmaster', 'discard'), asks('admin', createClassGroup, { classID, name: 'A' })]
    },
  },
  {
    title: 'members out of a file, and a learner, one place',
    prepare: async (site) => {
      const { classID, importing } = await checked(site, { capacity: 1 })
      return [importing, register('leader', classID)]
    },
  },
  {
    title: 'a file of members is imported twice',
    also: {
      why: 'Who is found to be a member stays one; a repeated call cannot tell by whom they were put in.',
      rows: /^member_import /,
    },
    prepare: async (site) => {
      const { importing } = await checked(site)
      return [importing, importing]
    },
  },
  {
    title: 'members out of a file, and a group of their name',
    prepare: async (site) => {
      const { classID, importing } = await checked(site)
      return [importing, asks('admin', createClassGroup, { classID, name: 'weir' })]
    },
  },
  {
    title: 'two groups, one name',
    prepare: async ({ db }) => {
      const classID = await putClass(db)
      const create = (who: string): Runner => asks(who, createClassGroup, { classID, name: 'A' })
      return [create('headmaster'), create('admin')]
    },
  },
  {
    title: 'two groups get one name',
    prepare: async (site) => {
      const { first, second, name } = await grouped(site)
      return [name('headmaster', first, 'C'), name('admin', second, 'c')]
    },
  },
  {
    title: 'a group is removed, and gets a member',
    prepare: async (site) => {
      const { classID, first, move } = await grouped(site)
      return [asks('headmaster', removeClassGroup, { classID, groupID: first }), move('admin', first)]
    },
  },
  {
    title: 'a member is moved into two groups',
    prepare: async (site) => {
      const { first, second, move } = await grouped(site)
      return [move('headmaster', first), move('admin', second)]
    },
  },
  {
    title: 'groups are put in order, and there is another one',
    prepare: async (site) => {
      const { classID, first, second } = await grouped(site)
      return [
        asks('headmaster', orderClassGroups, { classID, groupIDs: [second, first] }),
        asks('admin', createClassGroup, { classID, name: 'C' }),
      ]
    },
  },
  {
    title: 'a member is moved, and leaves',
    prepare: async (site) => {
      const classID = await putClass(site.db)
      const { event } = await registered(site, 'learner', classID)
      const { groups } = await site.call('headmaster', createClassGroup, { classID, name: 'A' })
      const groupID = groups[0]?.groupID ?? ''
      return [
        asks('headmaster', moveClassMembers, { classID, groupID, userIDs: [userId('learner')] }),
        event('learner', 'withdraw'),
      ]
    },
  },
  {
    title: 'an office is given to two',
    prepare: async (site) => {
      const { classID } = await grouped(site)
      const name = (who: string, holder: string): Runner =>
        asks(who, setClassOffice, { classID, office: 'teamLeader', userIDs: [userId(holder)] })
      return [name('headmaster', 'learner'), name('admin', 'leader')]
    },
  },
  {
    title: 'an office is given to one who leaves',
    prepare: async (site) => {
      const classID = await putClass(site.db)
      const { event } = await registered(site, 'learner', classID)
      return [
        asks('headmaster', setClassOffice, { classID, office: 'teamLeader', userIDs: [userId('learner')] }),
        event('learner', 'withdraw'),
      ]
    },
  },
]
