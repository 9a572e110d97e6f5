import { createActor } from 'xstate'

import { provideAdministration } from '#app/administration/flows.ts'
import type { PaperChange } from '#app/exam/marking.flows.ts'
import { getDepartment } from '#api/department/managed-department.contract.ts'
import { reportError } from '#api/dictionary/dictionary.service.ts'
import { getReviewedHomework, type HomeworkState } from '#api/homework/homework.contract.ts'
import { checkPeople, getPerson } from '#api/person/managed-person.contract.ts'
import type { WrittenPerson } from '#api/person/person-rule.ts'

import { departmentRules } from '#machines/department/department-verdicts.ts'
import { homeworkRules } from '#machines/homework/homework-verdicts.ts'

import { keepsNothing } from '#tests/kit/keeps-nothing.ts'
import { called, drive, type Around, type Drive } from '../driving.ts'
import { sampleAnswer } from '../sample-answer.ts'
import { aFile } from './profile.ts'

const of = ({ transport }: Around) => provideAdministration(transport, keepsNothing)
type Lists =
  | 'outbox'
  | 'departmentTree'
  | 'dictionaries'
  | 'information'
  | 'broadcasts'
  | 'people'
  | 'courses'
  | 'topics'
  | 'resources'
  | 'exams'
  | 'papers'
  | 'banks'
  | 'bankNames'
  | 'questionnaires'
  | 'questions'
  | 'tasks'
  | 'handIns'
  | 'editingPeople'
  | 'languages'
  | 'categories'
  | 'newsTopics'
const list = (name: Lists): Drive =>
  drive(`the list of ${name}`, (around) => createActor(of(around)[name], { input: {} }), 'failed')

const paperChange = (change: PaperChange): Drive =>
  drive(`what is done with a paper (${change.type})`, (around) => createActor(of(around).paperChanges), 'failed', [
    ['idle', { type: 'change.sent', change }],
  ])

const handedIn = {
  ...sampleAnswer(getReviewedHomework.answer),
  facts: { now: 2, opensAt: 1, endsAt: 3, isOwner: false, isMeant: true, isReviewer: true, replacements: 0 },
}
const reviewing = (around: Around) =>
  createActor(of(around).review, { input: { id: { homeworkID: '7', marks: () => [] }, rules: homeworkRules } })
const review = (event: 'approve' | 'reject' | 'reopen', { state }: { readonly state: HomeworkState }): Drive =>
  drive(
    `the review of homework (${event})`,
    reviewing,
    'shown.asking',
    [
      ['shown', { type: 'event.chosen', event }],
      ['shown.asking', { type: 'words.changed', words: 'Which bank?' }],
      ['shown.asking', { type: 'event.sent' }],
    ],
    { answers: { getReviewedHomework: { ...handedIn, state } } },
  )

const person: WrittenPerson = {
  accountName: 'amina',
  originalName: 'Amina Diallo',
  phone: '',
  email: 'amina@example.org',
  language: 'en_US',
  roles: ['learner'],
  department: '',
}
const newPerson = (around: Around) => createActor(of(around).personEditor, { input: { id: null, draft: person } })
const aPerson = (around: Around) => createActor(of(around).personEditor, { input: { id: '7', draft: person } })
const people = (around: Around) => createActor(of(around).peopleImport, { input: { classID: null } })
const active = {
  ...sampleAnswer(getPerson.answer),
  state: 'active',
  facts: { isSelf: false, isLastAdmin: false, hasContact: true, hasTries: false },
}
const checked = {
  checkPeople: { ...sampleAnswer(checkPeople.answer), importID: '7', errors: [], errorCount: 0 },
}

const aDepartment = (around: Around) =>
  createActor(of(around).oneDepartment, { input: { id: '7', rules: departmentRules } })
const openDepartment = {
  ...sampleAnswer(getDepartment.answer),
  state: 'open',
  facts: { people: 0, openSubdepartments: 0, reopening: null, places: [] },
}

/** What staff do at /admin. */
export const administrationDrives: Readonly<Record<string, readonly Drive[]>> = {
  getOverview: [drive('the overview', (around) => createActor(of(around).overview, { input: { id: '' } }), 'failed')],
  listOutbox: [list('outbox')],
  listDictionaries: [list('dictionaries')],
  listDepartments: [list('departmentTree')],
  getDepartment: [drive('a department', aDepartment, 'failed')],
  createDepartment: [
    drive('a new department', (around) => createActor(of(around).departmentMaking), 'failed', [
      ['idle', { type: 'change.sent', change: { parentID: null, language: 'en_US', name: 'Levees' } }],
    ]),
  ],
  sendDepartmentEvent: [
    drive(
      'a department',
      aDepartment,
      'shown.asking',
      [
        ['shown', { type: 'event.chosen', event: 'close' }],
        ['shown.asking', { type: 'event.sent' }],
      ],
      { answers: { getDepartment: openDepartment } },
    ),
  ],
  listManagedInformation: [list('information')],
  listManagedBroadcasts: [list('broadcasts')],
  listPeople: [list('people')],
  listManagedCourses: [list('courses')],
  listManagedTopics: [list('topics')],
  listManagedResources: [list('resources')],
  listPapers: [list('papers')],
  getManagedPaper: [drive('one paper', (around) => createActor(of(around).onePaper, { input: { id: '7' } }), 'failed')],
  markPaper: [paperChange({ type: 'mark', payload: { paperID: '7', markRevision: 1, marks: [] } })],
  giveExtraTime: [
    paperChange({ type: 'extraTime', payload: { paperID: '7', revision: 1, minutes: 10, reason: 'A power cut' } }),
  ],
  listManagedExams: [list('exams')],
  listBanks: [list('banks')],
  listBankNames: [list('bankNames')],
  listManagedQuestionnaires: [list('questionnaires')],
  listQuestions: [list('questions')],
  listManagedTasks: [list('tasks')],
  listHandIns: [
    drive(
      'the list of hand-ins',
      (around) => createActor(of(around).handIns, { input: { filter: { task: '7' } } }),
      'failed',
    ),
  ],
  getHandInsBeside: [
    drive(
      'the homework beside one',
      (around) => createActor(of(around).handInsBeside, { input: { id: '7' } }),
      'failed',
    ),
  ],
  getReviewedHomework: [drive('the review of homework', reviewing, 'failed')],
  approveHomework: [review('approve', { state: 'submitted' })],
  rejectHomework: [review('reject', { state: 'submitted' })],
  reopenHomework: [review('reopen', { state: 'approved' })],
  getManagedResults: [
    drive(
      'the results of a questionnaire',
      (around) => createActor(of(around).questionnaireResults, { input: { id: '7' } }),
      'failed',
    ),
  ],
  listManagedEvaluations: [
    drive(
      'the evaluations of a class',
      (around) => createActor(of(around).classEvaluations, { input: { id: '7' } }),
      'failed',
    ),
  ],
  getClassSubjects: [
    drive(
      'what an evaluation can ask about',
      (around) => createActor(of(around).classSubjects, { input: { id: '7' } }),
      'failed',
    ),
  ],
  getDepartmentResults: [
    drive(
      'the departments of a questionnaire',
      (around) => createActor(of(around).departmentResults, { input: { id: '7' } }),
      'failed',
    ),
  ],
  listEditors: [list('editingPeople')],
  getSupportLanguage: [list('languages')],
  listDictionary: [list('categories'), list('newsTopics')],
  uploadFile: [
    drive(
      'the file of a form',
      (around) => createActor(of(around).upload, { input: { serviceCode: 'course-resource', value: null } }),
      'stopped',
      [['choosing', { type: 'file.chosen', file: { ...aFile, name: 'levees.pdf' } }]],
    ),
  ],
  getPerson: [drive('a person', aPerson, 'failed')],
  createPerson: [drive('a new person', newPerson, 'ready', [['ready', { type: 'person.saved' }]])],
  savePerson: [
    drive('a person', aPerson, 'ready', [
      ['ready', { type: 'draft.changed', change: person }],
      ['ready', { type: 'person.saved' }],
    ]),
  ],
  sendAccountEvent: [
    drive(
      'the account of a person',
      aPerson,
      'ready',
      [
        ['ready', { type: 'command.chosen', command: 'disable' }],
        ['confirming', { type: 'command.confirmed' }],
      ],
      { answers: { getPerson: active } },
    ),
  ],
  checkPeople: [drive('an import of people', people, 'choosing', [['choosing', { type: 'file.chosen', file: aFile }]])],
  importPeople: [
    drive(
      'an import of people',
      people,
      'interrupted',
      [
        ['choosing', { type: 'file.chosen', file: aFile }],
        ['ready', { type: 'import.started' }],
      ],
      { answers: checked },
    ),
  ],
  reportError: [
    drive(
      'an error of the page',
      ({ transport }) => called(() => reportError(transport, new Error('no'), '/')),
      'over',
    ),
  ],
}
