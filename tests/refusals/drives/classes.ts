import { createActor } from 'xstate'

import { provideHome } from '#app/home/flows.ts'
import { provideClasses } from '#app/class/flows.ts'
import { provideTimetable } from '#app/timetable/flows.ts'
import { provideAgenda } from '#app/agenda/flows.ts'
import { getOwnRegistration } from '#api/class/registration.contract.ts'
import { listAttendance } from '#api/timetable/timetable.contract.ts'
import { registrationRules } from '#machines/class/registration-verdicts.ts'
import { attendanceRules } from '#machines/timetable/attendance-verdicts.ts'

import { drive, type Around, type Drive } from '../driving.ts'
import { sampleAnswer } from '../sample-answer.ts'

const of = ({ transport }: Around) => provideClasses(transport)
const timetable = ({ transport }: Around) => provideTimetable(transport)
const agenda = ({ transport }: Around) => provideAgenda(transport)
const registration = (around: Around) =>
  createActor(of(around).registration, { input: { id: '7', rules: registrationRules } })
const attendance = (around: Around) =>
  createActor(timetable(around).attendance, { input: { id: { lessonID: '7', userID: '7' }, rules: attendanceRules } })
const letter = (around: Around) =>
  createActor(of(around).groupLetter, { input: { to: { classID: '7', group: '7' }, draft: '', outgoing: [] } })
const checkIn = (code: string) => (around: Around) =>
  createActor(timetable(around).checkIn, { input: { lessonID: '7', code } })
const days = { from: '2026-03-02 00:00:00', to: '2026-03-03 00:00:00' }
const feed = (around: Around) => createActor(agenda(around).feed)

const bare = sampleAnswer(getOwnRegistration.answer)
/** The window is open, and there are places. */
const unregistered = {
  ...bare,
  registrationID: null,
  state: 'unregistered',
  facts: { ...bare.facts, opensAt: 0, now: 1, closesAt: 2, endsAt: 3, isFull: false },
}
const registered = { ...unregistered, registrationID: '7', state: 'registered' }
const attendances = sampleAnswer(listAttendance.answer)
/** The teacher is not the learner. */
const expected = {
  list: attendances.list.map((one) => ({ ...one, facts: { ...one.facts, isOwn: false } })),
}

/** The classes of learners: registration, contact list, lessons, agenda. */
export const classDrives: Readonly<Record<string, readonly Drive[]>> = {
  listOpenClasses: [
    drive('the classes to register for', (around) => createActor(of(around).open, { input: {} }), 'failed'),
  ],
  listClassFacets: [
    drive(
      'the filters of classes',
      (around) => createActor(of(around).facets, { input: { id: { of: 'mine' } } }),
      'failed',
    ),
  ],
  listClassContacts: [
    drive(
      'the contact list',
      (around) => createActor(of(around).contacts, { input: { filter: { classID: '7' } } }),
      'failed',
    ),
  ],
  writeToGroup: [
    drive('a letter to a group', letter, 'held', [
      ['idle', { type: 'draft.changed', text: 'Water' }],
      ['idle', { type: 'letter.written', letterId: '7' }],
    ]),
  ],
  getOwnRegistration: [drive('the registration', registration, 'failed')],
  registerForClass: [
    drive(
      'the registration',
      registration,
      'shown.asking',
      [
        ['shown.fresh', { type: 'event.chosen', event: 'register' }],
        ['shown.asking', { type: 'event.sent' }],
      ],
      { answers: { getOwnRegistration: unregistered } },
    ),
  ],
  sendRegistrationEvent: [
    drive(
      'the withdrawal',
      registration,
      'shown.asking',
      [
        ['shown.fresh', { type: 'event.chosen', event: 'withdraw' }],
        ['shown.asking', { type: 'words.changed', words: 'I am ill.' }],
        ['shown.asking', { type: 'event.sent' }],
      ],
      { answers: { getOwnRegistration: registered } },
    ),
  ],
  listLessons: [
    drive(
      'the timetable of a class',
      (around) => createActor(of(around).lessons, { input: { filter: { classID: '7' } } }),
      'failed',
    ),
  ],
  getLesson: [drive('a lesson', (around) => createActor(timetable(around).lesson, { input: { id: '7' } }), 'failed')],
  checkIn: [
    drive('a number that is typed', checkIn(''), 'typing', [
      ['typing', { type: 'code.changed', code: '123 456' }],
      ['typing', { type: 'code.submitted' }],
    ]),
    drive('a number that is scanned', checkIn('123456'), 'typing'),
  ],
  getCheckInNumber: [
    drive('the number', (around) => createActor(timetable(around).number, { input: { id: '7' } }), 'failed'),
  ],
  listAttendance: [
    drive('who attends', (around) => createActor(timetable(around).attendances, { input: { id: '7' } }), 'failed'),
    drive('one attendance', attendance, 'failed'),
  ],
  sendAttendanceEvent: [
    drive(
      'a correction',
      attendance,
      'shown.asking',
      [
        ['shown.fresh', { type: 'event.chosen', event: 'markAbsent' }],
        ['shown.asking', { type: 'words.changed', words: 'Nobody sat there.' }],
        ['shown.asking', { type: 'event.sent' }],
      ],
      { answers: { listAttendance: expected } },
    ),
  ],
  listAgenda: [
    drive('the agenda', (around) => createActor(agenda(around).items, { input: { id: days } }), 'failed'),
    drive(
      'the agenda on home',
      ({ transport }) => createActor(provideHome(transport).agenda, { input: { id: days } }),
      'failed',
    ),
  ],
  getCalendarFeed: [drive('the calendar feed', feed, 'failed')],
  renewCalendarFeed: [drive('a new address', feed, 'shown', [['shown', { type: 'feed.renewed' }]])],
  stopCalendarFeed: [
    drive('the end of an address', feed, 'shown', [['shown', { type: 'feed.stopped' }]], {
      answers: { getCalendarFeed: { createdAt: '2026-03-02 08:00:00' } },
    }),
  ],
}
