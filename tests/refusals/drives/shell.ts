import { createActor } from 'xstate'

import { provideAssistant } from '#app/assistant/flows.ts'
import { declared } from '#app/parts.ts'
import { provideEntry } from '#app/entry/flows.ts'
import { provideNews } from '#app/news/flows.ts'
import { provideShell } from '#app/shell/flows.ts'
import { provideSpeed } from '#app/speed/flows.ts'

import { drive, type Around } from '../driving.ts'

const shell = ({ transport }: Around) => provideShell(transport)
const news = ({ transport }: Around) => provideNews(transport)
/** Nothing is offered to install. */
const installation = { watch: () => undefined, ask: () => Promise.resolve(false) }
const entry = ({ transport }: Around) =>
  createActor(provideEntry(transport, installation, 'desktop').information, { input: { id: 'techsupport' } })
const assistant = ({ transport }: Around) =>
  createActor(provideAssistant(transport, declared).assistant, {
    input: { place: null, isOpen: true, screen: { width: 1440, height: 900 }, isSignedIn: true },
  })
const speed = ({ transport }: Around) => createActor(provideSpeed(transport).speedTest)
const started = ['idle', { type: 'test.started' }] as const
const asked = ['answered', { type: 'text.changed', text: 'levees' }] as const

/** Header, footer, home, news, the pages before sign-in, the assistant, the speed test. */
export const shellDrives = {
  listPublicLive: [drive('the live menu', (around) => createActor(shell(around).broadcasts, { input: {} }), 'failed')],
  listLiveBroadcasts: [
    drive('the pictures at the margin', (around) => createActor(shell(around).sidePictures, { input: {} }), 'failed'),
  ],
  getSpecificCategory: [
    drive('the pages before sign-in', entry, 'failed'),
    drive('the copyright', (around) => createActor(shell(around).copyright, { input: { id: '' } }), 'failed', [], {
      quiet: 'The footer does without a line that nobody asked for.',
    }),
    drive(
      'the link about the organisation',
      (around) => createActor(shell(around).aboutUs, { input: { id: '' } }),
      'failed',
      [],
      {
        quiet: 'The footer names it without a link, as for an organisation that has no such page.',
      },
    ),
  ],
  getLastLearnInfo: [
    drive('the banner', (around) => createActor(shell(around).continueBanner), 'hidden', [
      ['elsewhere', { type: 'home.entered' }],
    ]),
  ],
  listInformation: [
    drive('the news', (around) => createActor(news(around).articles, { input: {} }), 'failed'),
    drive('the assistant', assistant, 'answered', [asked], { says: '"isComplete":false' }),
  ],
  getInformation: [
    drive('an article', (around) => createActor(news(around).article, { input: { id: '7' } }), 'failed'),
  ],
  listDictionary: [
    drive('the topics of news', (around) => createActor(news(around).newsTopics, { input: {} }), 'failed'),
  ],
  listToday: [drive('the assistant', assistant, 'answered', [], { says: '"isComplete":false' })],
  pingPortal: [drive('the speed test', speed, 'failed', [started])],
  downloadPayload: [drive('the speed test', speed, 'failed', [started])],
}
