import { createActor } from 'xstate'

import { provideCorrespondence } from '#app/message/correspondence.flows.ts'
import { provideMessages } from '#app/message/flows.ts'
import { listenToSignals } from '#api/signal/signal.service.ts'
import { findLetters } from '#api/message/letter.contract.ts'
import { sessionFlow } from '#machines/session/session.flow.ts'

import { drive, type Around, type Running } from '../driving.ts'
import { sampleAnswer } from '../sample-answer.ts'

const of = ({ transport }: Around) => provideCorrespondence(transport)
/** Signed out: each inbox is begun by itself, and no stream is asked for. */
const session = createActor(sessionFlow, {
  input: {
    storedLanguage: 'en_US',
    hasToken: false,
    isCheckPending: false,
    browserLanguages: null,
    passwordMax18: false,
    asksCaptcha: true,
  },
})
const inbox = (name: 'notices' | 'letters') => (around: Around) => provideMessages(around.transport, session)[name]
const begins = ['signedOut', { type: 'session.began' }] as const
const letters = sampleAnswer(findLetters.answer)
const dialogue = (around: Around) => createActor(of(around).dialogue, { input: { dialogueId: '7', isSeen: true } })
const writing = (around: Around) => createActor(of(around).writing, { input: { to: '7', draft: '', outgoing: [] } })

function listening({ transport }: Around): Running<never> {
  let value = 'listening'
  return {
    start: () => listenToSignals(transport, ({ type }) => (value = type)),
    send: () => undefined,
    getSnapshot: () => ({ value, context: null, tags: new Set() }),
  }
}

/** Notices, letters and the stream that says when there are new ones. */
export const messageDrives = {
  findNotices: [
    drive('the notices of the header', inbox('notices'), 'failed', [begins]),
    drive('the notices', (around) => createActor(of(around).notices, { input: {} }), 'failed'),
  ],
  findDialogues: [
    drive('the letters of the header', inbox('letters'), 'failed', [begins]),
    drive('the letters', (around) => createActor(of(around).dialogues, { input: {} }), 'failed'),
  ],
  updateNotifyReceiverState: [
    drive('the notices of the header', inbox('notices'), 'unmarked', [begins, ['filled', { type: 'read.requested' }]]),
  ],
  updateReadMessage: [
    drive('the letters of the header', inbox('letters'), 'unmarked', [begins, ['filled', { type: 'read.requested' }]]),
    drive('a dialogue', dialogue, 'reading.resting', [], {
      answers: {
        findLetters: { ...letters, list: letters.list.map((one) => ({ ...one, isOwn: false, messageState: 2 })) },
      },
      quiet: 'They stay unread in every list, and are marked with the next ones.',
    }),
  ],
  getNotice: [drive('a notice', (around) => createActor(of(around).notice, { input: { id: '7' } }), 'failed')],
  findCorrespondents: [
    drive('the people to write to', (around) => createActor(of(around).correspondents, { input: {} }), 'failed'),
  ],
  openDialogue: [
    drive('a new dialogue', (around) => createActor(of(around).opening, { input: undefined }), 'failed', [
      ['choosing', { type: 'correspondent.chosen', userId: '7' }],
    ]),
  ],
  findLetters: [drive('a dialogue', dialogue, 'failed')],
  sendLetter: [
    drive('a letter', writing, 'held', [
      ['idle', { type: 'draft.changed', text: 'Water' }],
      ['idle', { type: 'letter.written', letterId: '7' }],
    ]),
  ],
  streamSignals: [drive('the stream of signals', listening, 'stream.refused')],
}
