import { randomUUID } from 'node:crypto'

import type { Call } from '#api/kit/call.ts'
import {
  changeResponse,
  openSheet,
  saveDraft,
  submitSheet,
  takeOverSheet,
  type QuestionnaireSheet,
} from '#api/questionnaire/answering.contract.ts'
import {
  createQuestionnaire,
  discardQuestionnaire,
  publishQuestionnaire,
  saveQuestionnaire,
  withdrawQuestionnaire,
  type QuestionnaireDocument,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import { endResponses } from '#server/questionnaire/answering/end-responses.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { asks, type Race, type Runner, type Site } from './race.ts'

const at = START.getTime()
const CHOICE = 'lodging'
const asked: QuestionnaireDocument = {
  kind: 'questionnaire',
  texts: [{ language: 'zh_CN', name: '食宿', about: '' }],
  opensAt: '2026-03-01 08:00:00',
  closesAt: '2026-03-02 09:00:00',
  audience: 'all',
  departmentCodes: [],
  classID: null,
  personIDs: [],
  isAnonymous: false,
  mayChange: true,
  isTemplate: false,
  showsResults: 'never',
  remindsDays: null,
  questions: [
    {
      questionID: CHOICE,
      kind: 'single',
      style: 'plain',
      options: ['yes', 'no'],
      isRequired: true,
      least: null,
      most: null,
      condition: null,
      startsPage: false,
      subject: null,
      texts: [{ language: 'zh_CN', stem: '住宿？', options: ['要', '不要'] }],
    },
  ],
}
const withoutNames = { isAnonymous: true, mayChange: false } as const

/** A draft of the teacher. */
async function draft({ call }: Site, change: Partial<QuestionnaireDocument> = {}) {
  const document = { ...asked, ...change }
  const { questionnaireID, revision } = await call('teacher', createQuestionnaire, document)
  const done = (who: string, what: Call): Runner => asks(who, what, { questionnaireID, revision })
  const save = (who: string, other: Partial<QuestionnaireDocument>): Runner =>
    asks(who, saveQuestionnaire, { questionnaireID, revision, ...document, ...other })
  return { questionnaireID, revision, document, done, save }
}

/** What is asked by the teacher, and opened by a learner. */
async function opened(site: Site, change: Partial<QuestionnaireDocument> = {}) {
  const { questionnaireID, revision: before, document } = await draft(site, change)
  const { revision } = await site.call('teacher', publishQuestionnaire, { questionnaireID, revision: before })
  const open = (who: string): Promise<QuestionnaireSheet> =>
    site.call(who, openSheet, { questionnaireID, device: randomUUID() })
  const sheet = await open('learner')
  const submit = (who: string, { formVersion, token }: QuestionnaireSheet, option: string): Runner =>
    asks(who, submitSheet, {
      questionnaireID,
      formVersion,
      token: token ?? '',
      answers: [{ questionID: CHOICE, answer: { chosen: [option], text: '' } }],
    })
  const keep = (option: string): Runner =>
    asks('learner', saveDraft, {
      questionnaireID,
      formVersion: sheet.formVersion,
      token: sheet.token ?? '',
      answers: [{ sequence: 1, questionID: CHOICE, answer: { chosen: [option], text: '' }, answeredAt: at }],
    })
  const byOwner = (what: Call, other: object = {}): Runner =>
    asks('teacher', what, { questionnaireID, revision, ...other })
  const save = (other: Partial<QuestionnaireDocument>): Runner => byOwner(saveQuestionnaire, { ...document, ...other })
  return { questionnaireID, sheet, open, submit, keep, byOwner, save }
}

/** The clock does not wait for who is just answering, and comes again. */
const also = {
  why: 'the clock passes over what is just being changed',
  rows: /^(?:questionnaire_response|transition_log) /,
}

/** The clock, once it has closed. */
const closing: Runner = { chore: (portal) => endResponses(portal, new Date(at + HOUR)) }

/** A learner who has submitted, and may change the answers. */
async function submitted(site: Site) {
  const { questionnaireID, sheet, byOwner } = await opened(site)
  const { formVersion, token } = sheet
  const { revision } = await site.call('learner', submitSheet, {
    questionnaireID,
    formVersion,
    token: token ?? '',
    answers: [{ questionID: CHOICE, answer: { chosen: ['yes'], text: '' } }],
  })
  return { change: asks('learner', changeResponse, { questionnaireID, revision }), byOwner }
}

export const questionnaireRaces: readonly Race[] = [
  {
    title: 'a questionnaire gets two answers with one number',
    prepare: async (site) => {
      const { keep } = await opened(site)
      return [keep('yes'), keep('no')]
    },
  },
  {
    title: 'an answer to a questionnaire is kept, and all are submitted',
    prepare: async (site) => {
      const { keep, submit, sheet } = await opened(site)
      return [keep('yes'), submit('learner', sheet, 'no')]
    },
  },
  {
    title: 'a questionnaire is submitted twice',
    prepare: async (site) => {
      const { submit, sheet } = await opened(site)
      return [submit('learner', sheet, 'yes'), submit('learner', sheet, 'no')]
    },
  },
  {
    title: 'a questionnaire is submitted, and taken over elsewhere',
    prepare: async (site) => {
      const { submit, sheet, questionnaireID } = await opened(site)
      return [
        submit('learner', sheet, 'yes'),
        asks('learner', takeOverSheet, { questionnaireID, device: randomUUID() }),
      ]
    },
  },
  {
    title: 'a questionnaire is submitted without a name, twice by one',
    prepare: async (site) => {
      const { submit, sheet } = await opened(site, withoutNames)
      return [submit('learner', sheet, 'yes'), submit('learner', sheet, 'no')]
    },
  },
  {
    title: 'a questionnaire is submitted by two without their names',
    prepare: async (site) => {
      const { submit, sheet, open } = await opened(site, withoutNames)
      return [submit('learner', sheet, 'yes'), submit('leader', await open('leader'), 'no')]
    },
  },
  {
    title: 'a questionnaire is submitted, and asked of nobody any more',
    prepare: async (site) => {
      const { submit, sheet, byOwner } = await opened(site)
      return [submit('learner', sheet, 'yes'), byOwner(withdrawQuestionnaire)]
    },
  },
  {
    title: 'a questionnaire is submitted, and becomes anonymous',
    prepare: async (site) => {
      const { submit, sheet, save } = await opened(site)
      return [submit('learner', sheet, 'yes'), save(withoutNames)]
    },
  },
  {
    title: 'an answer to a questionnaire is kept, and it becomes anonymous',
    prepare: async (site) => {
      const { keep, save } = await opened(site)
      return [keep('yes'), save(withoutNames)]
    },
  },
  {
    title: 'a questionnaire is submitted, and closes',
    also,
    prepare: async (site) => {
      const { submit, sheet, keep } = await opened(site)
      const { call, payload } = keep('yes') as Extract<Runner, { readonly call: unknown }>
      await site.call('learner', call, payload)
      return [submit('learner', sheet, 'yes'), closing]
    },
  },
  {
    title: 'what was submitted is changed twice',
    prepare: async (site) => {
      const { change } = await submitted(site)
      return [change, change]
    },
  },
  {
    title: 'what was submitted is changed, and the questionnaire closes',
    also,
    prepare: async (site) => {
      const { change } = await submitted(site)
      return [change, closing]
    },
  },
  {
    title: 'a questionnaire is published, and written anew',
    prepare: async (site) => {
      const { done, save } = await draft(site)
      return [done('teacher', publishQuestionnaire), save('admin', { questions: [] })]
    },
  },
  {
    title: 'a questionnaire is written by two',
    prepare: async (site) => {
      const { save } = await draft(site)
      return [save('teacher', { mayChange: false }), save('admin', { showsResults: 'always' })]
    },
  },
  {
    title: 'a questionnaire is published, and given up',
    prepare: async (site) => {
      const { done } = await draft(site)
      return [done('teacher', publishQuestionnaire), done('admin', discardQuestionnaire)]
    },
  },
]
