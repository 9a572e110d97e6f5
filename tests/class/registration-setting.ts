import { randomUUID } from 'node:crypto'

import type {
  RegistrationContext,
  RegistrationEvent,
  RegistrationFacts,
} from '#machines/class/registration.lifecycle.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'

import type { Beyond } from '#tests/kit/models/paths.ts'
import { START } from '#tests/kit/server/test-clock.ts'
import { removeNotices } from '#tests/message/remove-notices.ts'
import { putMembers, removeMembers } from './members.ts'
import { putClass } from './registration-scene.ts'

/** The learner whom a path is about, who runs the class, and somebody who has to do with neither. */
export type Person = 'learner' | 'headmaster' | 'leader'
/** Has the place beside the learner's. */
export const NEIGHBOUR = 'committee'

/** What has been done to the registration, by whom; null: by itself. */
interface Said {
  readonly event: RegistrationEvent['type']
  readonly by: Person | null
  readonly words: string
}

interface Clock {
  now(): Date
  pass(milliseconds: number): void
}

/** The class of a single path. */
export interface RegistrationSetting {
  readonly db: Database
  readonly clock: Clock
  readonly classId: string
  readonly className: string
  /** The time of the stage less that of the samples, in milliseconds. */
  readonly shift: number
  /** All that was not refused, in order. */
  readonly said: Said[]
}

/** A class whose neighbour is in it already. */
export async function setRegistration(db: Database, clock: Clock, path: string): Promise<RegistrationSetting> {
  const className = `Path ${path} ${randomUUID().slice(0, 4)}`
  const classId = await putClass(db, { name: className, has_waiting_list: 1 })
  await putMembers(db, [{ user_id: userId(NEIGHBOUR), class_id: classId }])
  return { db, clock, classId, className, shift: clock.now().getTime() - START.getTime(), said: [] }
}

/** Deleting the class removes all data of the path. */
export async function clearRegistration({ db, classId }: RegistrationSetting): Promise<void> {
  await removeMembers(db, { class_id: classId })
  await removeNotices(db, classId)
  await db.deleteFrom('class').where('id', '=', classId).execute()
}

const flag = (is: boolean) => (is ? 1 : 0)

/** Makes the facts of an event true, moves the clock to it, runs, and moves it back: sessions end by the clock. */
export async function underFacts<Result>(
  { db, clock, classId, shift }: RegistrationSetting,
  facts: RegistrationFacts,
  run: () => Promise<Result>,
): Promise<Result> {
  const { taken } = await db.selectFrom('class').select('taken').where('id', '=', classId).executeTakeFirstOrThrow()
  const runsIt = facts.isLearner && facts.isStaff ? 'learner' : 'headmaster'
  await db
    .updateTable('class')
    .set({
      opens_at: facts.opensAt + shift,
      closes_at: facts.closesAt + shift,
      ends_at: facts.endsAt + shift,
      state: facts.isAnnounced ? 'announced' : 'draft',
      headmaster_id: userId(runsIt),
      audience: facts.isInvited && !facts.needsConsent ? 'all' : 'invitation',
      asks_approval: flag(facts.asksApproval),
      has_waiting_list: flag(facts.hasWaitingList),
      declines_at_end: flag(facts.declinesAtEnd),
      capacity: facts.isFull ? taken : taken + 1,
      tickets: facts.ticket - 1,
    })
    .where('id', '=', classId)
    .execute()
  if (facts.isInvited)
    await db
      .insertInto('class_invitation')
      .values({ class_id: classId, user_id: userId('learner') })
      .execute()
  await db
    .updateTable('registration')
    .set({ updated_at: facts.changedAt === null ? 0 : facts.changedAt + shift })
    .where('class_id', '=', classId)
    .where('learner_id', '=', userId('learner'))
    .execute()
  // Whoever runs a class has the role for it.
  const role = { user_id: userId('learner'), role: 'teacher' }
  if (runsIt === 'learner') await db.insertInto('user_role').values(role).execute()
  const wait = facts.now + shift - clock.now().getTime()
  clock.pass(wait)
  try {
    return await run()
  } finally {
    clock.pass(-wait)
    if (runsIt === 'learner')
      await db.deleteFrom('user_role').where('user_id', '=', role.user_id).where('role', '=', role.role).execute()
    await db.deleteFrom('class_invitation').where('class_id', '=', classId).execute()
    await db
      .updateTable('class')
      .set({ state: 'announced', audience: 'all', headmaster_id: userId('headmaster') })
      .where('id', '=', classId)
      .execute()
  }
}

/** The class is full, and the neighbour in it. */
export async function fillUp({ db, classId }: RegistrationSetting): Promise<void> {
  const neighbour = { user_id: userId(NEIGHBOUR), class_id: classId }
  await removeMembers(db, neighbour)
  await putMembers(db, [neighbour])
  await db
    .updateTable('class')
    .set((eb) => ({ capacity: eb.ref('taken') }))
    .where('id', '=', classId)
    .execute()
}

/** Whoever sends an event: the learner, who may run the class as well; who runs it; or neither. */
export const senderOf = ({ isLearner, isStaff }: RegistrationFacts): Person =>
  isLearner ? 'learner' : isStaff ? 'headmaster' : 'leader'

const isNew = (context: unknown): boolean => (context as RegistrationContext).revision === 0

/** Facts that neither calls nor users can bring about. */
export const unknownToOutsiders: Readonly<Record<string, Beyond<RegistrationEvent>>> = {
  'a registration by somebody else': {
    reason: 'One registers oneself: no call names another learner, and whoever runs the class puts learners in.',
    needs: (event) => event.type === 'register' && !event.facts.isLearner,
  },
  'a registration for a class that is hidden': {
    reason: 'Who does not run a class that is not announced does not learn that there is one.',
    needs: (event) => event.type === 'register' && !event.facts.isAnnounced && !event.facts.isStaff,
  },
  'putting in by somebody who does not see the class': {
    reason: 'Who does not see a class does not learn that there is one.',
    needs: (event) => event.type === 'putIn' && senderOf(event.facts) === 'leader' && !event.facts.isInvited,
  },
  'an event of somebody who has no part in the registration': {
    reason: 'Who has no part in a registration does not learn that there is one.',
    needs: (event) =>
      ['withdraw', 'approve', 'decline', 'takeOut', 'accept', 'turnDown'].includes(event.type) &&
      'facts' in event &&
      senderOf(event.facts) === 'leader',
  },
  'an event before there is a registration': {
    reason: 'These are sent to a registration, and the first request, or being put in, makes it.',
    needs: (event, context) =>
      isNew(context) &&
      (['withdraw', 'approve', 'decline', 'takeOut', 'accept', 'turnDown'].includes(event.type) ||
        (event.type === 'putIn' && event.revision !== 0)),
  },
  'the end of the window where the review goes on': {
    reason: 'The clock passes over whoever stays under review.',
    needs: (event) => event.type === 'windowEnded' && !event.facts.declinesAtEnd,
  },
}
