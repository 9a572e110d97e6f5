import { createActor } from 'xstate'

import { provideProfile } from '#app/profile/flows.ts'
import type { ChosenFile } from '#machines/file/upload.flow.ts'
import { drive, type Around } from '../driving.ts'

const today = '2026-03-02'
const card = { userId: '7', name: 'Amina' }
const view = ({ transport }: Around) =>
  createActor(provideProfile(transport).profile, { input: { screen: 'view', today } })
const edit = ({ transport }: Around) =>
  createActor(provideProfile(transport).profile, { input: { screen: 'edit', today } })
const sessions = ({ transport }: Around) => createActor(provideProfile(transport).sessions, { input: { id: '' } })
const name = ({ transport }: Around) => createActor(provideProfile(transport).nameChange, { input: card })
const device = { browser: 'Firefox 140', system: 'Linux', kind: 'desktop' } as const
const ending = (kind: 'session' | 'device', id: string) =>
  [
    ['shown', { type: 'removal.asked', one: { kind, id, device } }],
    ['asking', { type: 'removal.confirmed' }],
  ] as const
export const aFile: ChosenFile = { name: 'people.csv', size: 5, content: new File(['a,b,c'], 'people.csv') }

/** What people change of themselves. */
export const profileDrives = {
  getProfile: [drive('the profile', view, 'failed'), drive('the form of the profile', edit, 'failed')],
  listDictionary: [drive('the profile', view, 'failed')],
  saveProfile: [
    drive('the form of the profile', edit, 'changing.editing', [
      ['changing.editing', { type: 'field.changed', field: 'name', value: 'Amina D' }],
      ['changing.editing', { type: 'field.changed', field: 'birthDate', value: '1990-02-03' }],
      ['changing.editing', { type: 'form.submitted' }],
    ]),
  ],
  changeUser: [
    drive('the name', name, 'editing', [
      ['editing', { type: 'name.changed', name: 'Amina D' }],
      ['editing', { type: 'name.submitted' }],
    ]),
  ],
  listOwnSessions: [drive('the sessions', sessions, 'failed')],
  endOwnSession: [drive('a session', sessions, 'asking', ending('session', '8'))],
  forgetOwnDevice: [drive('a device', sessions, 'asking', ending('device', '8'))],
  endOtherSessions: [
    drive('all other sessions', sessions, 'asking', [
      ['shown', { type: 'removal.asked', one: { kind: 'others' } }],
      ['asking', { type: 'removal.confirmed' }],
    ]),
  ],
  listSignIns: [
    drive('the sign-ins', ({ transport }) => createActor(provideProfile(transport).signIns, { input: {} }), 'failed'),
  ],
}
