import { createActor } from 'xstate'

import { provideAdministration } from '#app/administration/flows.ts'
import type { GroupsChange, MembersChange } from '#app/class/managed-flows.ts'
import { getManagedClass } from '#api/class/managed-class.contract.ts'
import { checkRoster } from '#api/roster/roster.contract.ts'
import { classRules } from '#machines/class/class-draft.ts'
import { newLesson } from '#machines/timetable/lesson-draft.ts'

import { keepsNothing } from '#tests/kit/keeps-nothing.ts'
import { first } from '#tests/desk/desk-samples.ts'

import { drive, type Around, type Drive } from '../driving.ts'
import { sampleAnswer } from '../sample-answer.ts'
import { aFile } from './profile.ts'

const of = ({ transport }: Around) => provideAdministration(transport, keepsNothing)
const classes = (around: Around) => of(around).managedClasses
const members = (by: string, change: MembersChange): Drive =>
  drive(by, (around) => createActor(classes(around).membersChanges), 'failed', [
    ['idle', { type: 'change.sent', change }],
  ])
const groups = (by: string, change: GroupsChange): Drive =>
  drive(by, (around) => createActor(classes(around).groupsChanges), 'failed', [
    ['idle', { type: 'change.sent', change }],
  ])

const item = {
  ...sampleAnswer(getManagedClass.answer),
  opensAt: '2026-03-01 08:00:00',
  closesAt: '2026-03-02 08:00:00',
  startsAt: '2026-03-03 08:00:00',
  endsAt: '2026-03-04 08:00:00',
}
const editor = (id: string | null) => (around: Around) =>
  createActor(of(around).editors.class, { input: { kind: 'class', id, draft: classRules.draftOf(item) } })
const editing = (by: string, command: 'publish' | 'withdraw' | 'discard', state: string): Drive =>
  drive(
    by,
    editor('7'),
    'ready',
    [
      ['ready', { type: 'command.chosen', command }],
      ['confirming', { type: 'command.confirmed' }],
    ],
    { answers: { getManagedClass: { ...item, state } } },
  )
const saved = ['ready', { type: 'command.chosen', command: 'save' }] as const

const imported = (around: Around) => createActor(of(around).rosterImport, { input: { classID: '7' } })
const chosen = ['choosing', { type: 'file.chosen', file: aFile }] as const
const checked = { ...sampleAnswer(checkRoster.answer), importID: '7', errors: [], errorCount: 0 }

const timetable = (around: Around) => createActor(of(around).classTimetable, { input: { id: '7' } })
const writing = (around: Around) => createActor(of(around).lessonWriting, { input: { classID: '7' } })
const lesson = { ...newLesson, titles: { zh_CN: 'Gauging' }, start: '2026-03-03T08:00', end: '2026-03-03T09:00' }
const kept = {
  lessonID: '7',
  titles: { zh_CN: 'Gauging' },
  startTime: '2026-03-03 08:00:00',
  endTime: '2026-03-03 09:00:00',
  room: '',
  teachers: [],
}
const desk = (around: Around) => createActor(of(around).deskWork)

/** Classes in the hands of those who run them, and what waits for their decision. */
export const managedClassDrives: Readonly<Record<string, readonly Drive[]>> = {
  listManagedClasses: [
    drive('the list of classes', (around) => createActor(classes(around).classes, { input: {} }), 'failed'),
  ],
  getManagedClass: [
    drive('the editor of a class', editor('7'), 'failed'),
    drive(
      'the name above the pages of a class',
      (around) => createActor(classes(around).oneClass, { input: { id: '7' } }),
      'failed',
      [],
      { quiet: 'The page below it, which is refused to the same people, tells.' },
    ),
  ],
  createClass: [drive('a new class', editor(null), 'ready', [saved])],
  saveClass: [drive('the editor of a class', editor('7'), 'ready', [saved], { answers: { getManagedClass: item } })],
  sendClassEvent: [
    editing('the announcement of a class', 'publish', 'draft'),
    editing('the early end of a class', 'withdraw', 'announced'),
    editing('the reopening of a class', 'publish', 'closed'),
    editing('the removal of a class', 'discard', 'draft'),
  ],
  findClassPeople: [
    drive('the people to invite', (around) => createActor(classes(around).classPeople, { input: {} }), 'failed'),
    drive('the people to run a class', (around) => createActor(classes(around).classTeachers, { input: {} }), 'failed'),
  ],
  listDictionary: [drive('the departments', (around) => createActor(of(around).departments, { input: {} }), 'failed')],
  listRegistrations: [
    drive('the members of a class', (around) => createActor(classes(around).registrations, { input: {} }), 'failed'),
    drive(
      'their numbers by state',
      (around) => createActor(classes(around).registrationCounts, { input: { id: '7' } }),
      'failed',
      [],
      { quiet: 'Without them the tabs have no numbers; the list of the same call tells.' },
    ),
  ],
  decideRegistrations: [
    members('a decision on registrations', {
      type: 'decline',
      registrations: [{ registrationID: '7', revision: 1 }],
      reason: 'The class is for others.',
    }),
  ],
  putInLearners: [members('a learner put in', { type: 'putIn', classID: '7', userIDs: ['7'] })],
  getClassGroups: [
    drive('the groups of a class', (around) => createActor(classes(around).groups, { input: { id: '7' } }), 'failed'),
  ],
  createClassGroup: [groups('a new group', { type: 'add', classID: '7', name: 'East' })],
  renameClassGroup: [groups('the name of a group', { type: 'rename', classID: '7', groupID: '7', name: 'West' })],
  orderClassGroups: [groups('the order of groups', { type: 'order', classID: '7', groupIDs: ['7', '8'] })],
  removeClassGroup: [groups('the removal of a group', { type: 'remove', classID: '7', groupID: '7' })],
  moveClassMembers: [groups('a member moved', { type: 'move', classID: '7', groupID: '7', userIDs: ['7'] })],
  setClassOffice: [groups('an office', { type: 'office', classID: '7', office: 'teamLeader', userIDs: ['7'] })],
  checkRoster: [drive('an import of members', imported, 'choosing', [chosen])],
  importRoster: [
    drive('an import of members', imported, 'interrupted', [chosen, ['ready', { type: 'import.started' }]], {
      answers: { checkRoster: checked },
    }),
  ],
  getManagedTimetable: [drive('the timetable of a class', timetable, 'failed')],
  findTeachers: [
    drive(
      'the teachers of a lesson',
      (around) => createActor(of(around).classTeachers, { input: { filter: { classID: '7' } } }),
      'failed',
    ),
  ],
  saveLesson: [
    drive('a lesson', writing, 'writing', [
      ['idle', { type: 'draft.begun', draft: lesson }],
      ['writing', { type: 'draft.submitted' }],
    ]),
  ],
  removeLesson: [
    drive('the removal of a lesson', timetable, 'asking', [
      ['shown', { type: 'removal.asked', one: kept }],
      ['asking', { type: 'removal.confirmed' }],
    ]),
  ],
  listDesk: [
    drive('the desk', (around) => createActor(of(around).desk, { input: {} }), 'failed'),
    drive(
      'the filters of the desk',
      (around) => createActor(of(around).deskFilters, { input: { id: '' } }),
      'failed',
      [],
      { quiet: 'There is nothing to filter by then; the list of the same call tells.' },
    ),
  ],
  countDesk: [
    drive('the number of the desk', (around) => createActor(of(around).deskCount, { input: { id: '' } }), 'failed'),
  ],
  decideOnDesk: [
    drive('a decision at the desk', desk, 'asking', [
      ['choosing', { type: 'rows.shown', rows: [first] }],
      ['choosing', { type: 'decision.chosen', decision: 'approve', key: 'leave 1' }],
      ['asking', { type: 'decision.sent' }],
    ]),
  ],
}
