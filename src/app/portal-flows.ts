import type { ActorRefFrom } from 'xstate'

import type { Transport } from '#api/kit/transport.ts'
import type { SessionFlow } from '#machines/session/session.flow.ts'

import type { Device } from '#browser/device.ts'
import type { Installation } from '#app/entry/installation.ts'
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
    secondCheck: once(async () => (await import('#app/session/second-check.flows.ts')).provideSecondCheck(transport)),
    retrieval: once(async () => (await import('#app/account/retrieval.flows.ts')).provideRetrieval(transport)),
    passwordLink: once(async () =>
      (await import('#app/account/password-link.flows.ts')).providePasswordLink(transport),
    ),
    changePassword: once(async () =>
      (await import('#app/account/change-password.flows.ts')).provideChangePassword(transport),
    ),
    contacts: once(async () => (await import('#app/account/contacts.flows.ts')).provideContacts(transport)),
    shell: once(async () => (await import('#app/shell/flows.ts')).provideShell(transport)),
    home: once(async () => (await import('#app/home/flows.ts')).provideHome(transport)),
    courses: once(async () => (await import('#app/course/flows.ts')).provideCourses(transport)),
    resources: once(async () => (await import('#app/resource/flows.ts')).provideResources(transport)),
    notes: once(async () => (await import('#app/note/flows.ts')).provideNotes(transport)),
    classes: once(async () => (await import('#app/class/flows.ts')).provideClasses(transport)),
    exams: once(async () => (await import('#app/exam/flows.ts')).provideExams(transport, store)),
    paper: once(async () => (await import('#app/exam/paper.flows.ts')).providePaper(transport, store)),
    leftAnswers: once(async () => (await import('#app/exam/left-answers.ts')).provideLeftAnswers(transport)),
    agenda: once(async () => (await import('#app/agenda/flows.ts')).provideAgenda(transport)),
    timetable: once(async () => (await import('#app/timetable/flows.ts')).provideTimetable(transport)),
    desk: once(async () => (await import('#app/desk/flows.ts')).provideDesk(transport)),
    leave: once(async () => (await import('#app/leave/flows.ts')).provideLeave(transport)),
    news: once(async () => (await import('#app/news/flows.ts')).provideNews(transport)),
    messages: once(async () => (await import('#app/message/flows.ts')).provideMessages(transport, session)),
    correspondence: once(async () =>
      (await import('#app/message/correspondence.flows.ts')).provideCorrespondence(transport),
    ),
    live: once(async () => (await import('#app/live/flows.ts')).provideLive(transport)),
    player: once(async () => (await import('#app/study/player.flows.ts')).providePlayer(transport, store)),
    study: once(async () => (await import('#app/study/flows.ts')).provideStudy(transport, store)),
    entry: once(async () => (await import('#app/entry/flows.ts')).provideEntry(transport, installation, device)),
    speed: once(async () => (await import('#app/speed/flows.ts')).provideSpeed(transport)),
    waysIn: once(async () => (await import('#app/account/ways-in.flows.ts')).provideWaysIn(transport, page)),
    profile: once(async () => (await import('#app/profile/flows.ts')).provideProfile(transport)),
    assistant: once(async () => (await import('#app/assistant/flows.ts')).provideAssistant(transport)),
  }
}
export type Flows = ReturnType<typeof portalFlows>
