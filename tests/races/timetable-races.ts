import { sendRegistrationEvent } from '#api/class/registration.contract.ts'
import { removeLesson, saveLesson } from '#api/timetable/managed-timetable.contract.ts'
import { checkIn, getCheckInNumber, sendAttendanceEvent } from '#api/timetable/timetable.contract.ts'
import { timeText } from '#server/database/codec.ts'
import { userId } from '#server/demo/ids.ts'
import { settleLessons } from '#server/timetable/lesson-ends.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { classWith, lessonOf } from '#tests/timetable/lessons.ts'
import { asks, type Race, type Runner, type Site } from './race.ts'

const at = (hours: number) => timeText(START.getTime() + hours * HOUR)

const save = (who: string, classID: string, changed: object = {}): Runner =>
  asks(who, saveLesson, {
    classID,
    lessonID: null,
    titles: { zh_CN: '测流' },
    startTime: at(48),
    endTime: at(49),
    room: '',
    teacherIDs: [],
    repeat: 0,
    acceptsClashes: false,
    ...changed,
  })

/** A lesson of the learner that runs now. */
async function lessonNow({ db, call }: Site) {
  const classID = await classWith(db, ['learner'])
  const lessonID = await lessonOf(db, classID)
  const { code } = await call('headmaster', getCheckInNumber, { lessonID })
  const enter = (number = code): Runner => asks('learner', checkIn, { lessonID, code: number })
  const correct = (who: string, type: string): Runner =>
    asks(who, sendAttendanceEvent, {
      lessonID,
      userID: userId('learner'),
      type,
      revision: 0,
      reason: 'So it is',
    })
  return { classID, lessonID, code, enter, correct }
}

/** The clock. */
const settle: Runner = { chore: (portal) => settleLessons(portal, START) }
/** A lesson that nobody has attended. */
async function lessonOver({ db }: Site) {
  await db.deleteFrom('lesson').execute()
  const classID = await classWith(db, ['learner', 'leader'])
  await db.updateTable('registration').set({ updated_at: 0 }).where('class_id', '=', classID).execute()
  return { classID, lessonID: await lessonOf(db, classID, { from: -2 * HOUR }) }
}

export const timetableRaces: readonly Race[] = [
  {
    title: 'two lessons of two classes, one teacher',
    prepare: async ({ db, round }) => {
      await db.deleteFrom('lesson').where('starts_at', '>', START.getTime()).execute()
      const [one, other] = [await classWith(db, []), await classWith(db, [])]
      const taught = { teacherIDs: [userId('teacher')], room: round }
      return [save('headmaster', one, taught), save('admin', other, { ...taught, room: '' })]
    },
  },
  {
    title: 'two lessons of two classes, one room',
    prepare: async ({ db, round }) => {
      const [one, other] = [await classWith(db, []), await classWith(db, [])]
      return [save('headmaster', one, { room: round }), save('admin', other, { room: round })]
    },
  },
  {
    title: 'two lessons of one class, one room',
    prepare: async ({ db, round }) => {
      const classID = await classWith(db, [])
      return [save('headmaster', classID, { room: round }), save('admin', classID, { room: round })]
    },
  },
  {
    title: 'a lesson is removed, and attended',
    prepare: async (site) => {
      const { classID, lessonID, enter } = await lessonNow(site)
      return [asks('headmaster', removeLesson, { classID, lessonID }), enter()]
    },
  },
  {
    title: 'a lesson is moved, and attended',
    prepare: async (site) => {
      const { classID, lessonID, enter } = await lessonNow(site)
      return [save('headmaster', classID, { lessonID }), enter()]
    },
  },
  {
    title: 'a lesson is removed twice',
    prepare: async (site) => {
      const { classID, lessonID } = await lessonNow(site)
      const remove = (who: string) => asks(who, removeLesson, { classID, lessonID })
      return [remove('headmaster'), remove('admin')]
    },
  },
  {
    title: 'a lesson is moved, and removed',
    prepare: async (site) => {
      const { classID, lessonID } = await lessonNow(site)
      return [save('headmaster', classID, { lessonID }), asks('admin', removeLesson, { classID, lessonID })]
    },
  },
  {
    title: 'one checks in twice',
    also: { why: 'A success forgets the tries before it, those of the moment too.', rows: /^attempt / },
    prepare: async (site) => {
      const { enter } = await lessonNow(site)
      return [enter(), enter()]
    },
  },
  {
    title: 'two wrong numbers count two',
    prepare: async (site) => {
      const { enter, code } = await lessonNow(site)
      const wrong = code === '000000' ? '111111' : '000000'
      return [enter(wrong), enter(wrong)]
    },
  },
  {
    title: 'one checks in, and is noted by the teacher',
    prepare: async (site) => {
      const { enter, correct } = await lessonNow(site)
      return [enter(), correct('headmaster', 'markAbsent')]
    },
  },
  {
    title: 'an attendance is noted twice',
    prepare: async (site) => {
      const { correct } = await lessonNow(site)
      return [correct('headmaster', 'markAbsent'), correct('admin', 'markPresent')]
    },
  },
  {
    title: 'one checks in, and leaves the class',
    prepare: async (site) => {
      const { classID, enter } = await lessonNow(site)
      const { id, revision } = await site.db
        .selectFrom('registration')
        .select(['id', 'revision'])
        .where('class_id', '=', classID)
        .executeTakeFirstOrThrow()
      const payload = { registrationID: id, type: 'takeOut', revision, reason: 'So it is' }
      return [enter(), asks('headmaster', sendRegistrationEvent, payload)]
    },
  },
  {
    title: 'the clock settles a lesson twice',
    prepare: async (site) => {
      await lessonOver(site)
      return [settle, settle]
    },
  },
  {
    title: 'the clock settles a lesson that is removed',
    prepare: async (site) => [settle, asks('headmaster', removeLesson, await lessonOver(site))],
  },
  {
    title: 'the clock settles a lesson that is moved',
    prepare: async (site) => {
      const { classID, lessonID } = await lessonOver(site)
      return [settle, save('headmaster', classID, { lessonID })]
    },
  },
]
