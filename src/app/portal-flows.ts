import type { ActorRefFrom } from 'xstate'

import type { Transport } from '#api/kit/transport.ts'
import type { SessionFlow } from '#machines/session/session.flow.ts'

import type { Device } from '#browser/device.ts'
import type { Installation } from './flows/installation.ts'
import { once } from './once.ts'
import type { LocalStore } from '#browser/storage.ts'

interface Around {
  readonly page: Window
  readonly transport: Transport
  readonly store: LocalStore
  readonly session: ActorRefFrom<SessionFlow>
  readonly installation: Installation
  readonly device: Device
}

/** Flows with their services by part of the portal; each part is loaded on demand. */
export function portalFlows({ page, transport, store, session, installation, device }: Around) {
  return {
    secondCheck: once(async () => (await import('./flows/second-check.ts')).provideSecondCheck(transport)),
    retrieval: once(async () => (await import('./flows/retrieval.ts')).provideRetrieval(transport)),
    passwordLink: once(async () => (await import('./flows/password-link.ts')).providePasswordLink(transport)),
    changePassword: once(async () => (await import('./flows/change-password.ts')).provideChangePassword(transport)),
    contacts: once(async () => (await import('./flows/contacts.ts')).provideContacts(transport)),
    shell: once(async () => (await import('./flows/shell.ts')).provideShell(transport)),
    home: once(async () => (await import('./flows/home.ts')).provideHome(transport)),
    courses: once(async () => (await import('./flows/course.ts')).provideCourses(transport)),
    resources: once(async () => (await import('./flows/resource.ts')).provideResources(transport)),
    notes: once(async () => (await import('./flows/note.ts')).provideNotes(transport)),
    classes: once(async () => (await import('./flows/class.ts')).provideClasses(transport)),
    leave: once(async () => (await import('./flows/leave.ts')).provideLeave(transport)),
    news: once(async () => (await import('./flows/news.ts')).provideNews(transport)),
    messages: once(async () => (await import('./flows/message.ts')).provideMessages(transport, session)),
    correspondence: once(async () => (await import('./flows/correspondence.ts')).provideCorrespondence(transport)),
    live: once(async () => (await import('./flows/live.ts')).provideLive(transport)),
    player: once(async () => (await import('./flows/player.ts')).providePlayer(transport, store)),
    study: once(async () => (await import('./flows/study.ts')).provideStudy(transport, store)),
    entry: once(async () => (await import('./flows/entry.ts')).provideEntry(transport, installation, device)),
    speed: once(async () => (await import('./flows/speed.ts')).provideSpeed(transport)),
    waysIn: once(async () => (await import('./flows/ways-in.ts')).provideWaysIn(transport, page)),
    profile: once(async () => (await import('./flows/profile.ts')).provideProfile(transport)),
    assistant: once(async () => (await import('./flows/assistant.ts')).provideAssistant(transport)),
  }
}
export type Flows = ReturnType<typeof portalFlows>
