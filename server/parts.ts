import { accountRoutes } from '#server/account/account.routes.ts'
import { oidcRoutes } from '#server/account/oidc/oidc.routes.ts'
import { passkeyRoutes } from '#server/account/passkeys/passkey.routes.ts'
import { passwordLinkRoutes } from '#server/account/password-link.routes.ts'
import { codeRoutes } from '#server/account/retrieval/code.routes.ts'
import { retrievalRoutes } from '#server/account/retrieval/retrieval.routes.ts'
import { classRoutes } from '#server/class/class.routes.ts'
import { commentRoutes } from '#server/course/comment.routes.ts'
import { courseTopicRoutes } from '#server/course/course-topic.routes.ts'
import { courseRoutes } from '#server/course/course.routes.ts'
import { courseKind } from '#server/course/managed/course-kind.ts'
import { managedCourseRoutes } from '#server/course/managed/managed-course.routes.ts'
import { topicKind } from '#server/course/managed/topic-kind.ts'
import { dictionaryRoutes } from '#server/dictionary/dictionary.routes.ts'
import { fileRoutes } from '#server/file/file.routes.ts'
import { homeRoutes } from '#server/home/home.routes.ts'
import { leaveKind } from '#server/leave/kind.ts'
import { seedLeaves } from '#server/leave/leave-seed.demo.ts'
import { leaveRoutes } from '#server/leave/leave.routes.ts'
import { leaveWaiting } from '#server/leave/waiting.ts'
import { seedBroadcasts } from '#server/live/broadcasts.demo.ts'
import { liveRoutes } from '#server/live/live.routes.ts'
import { letterRoutes } from '#server/message/letter.routes.ts'
import { noticeRoutes } from '#server/message/notice.routes.ts'
import { informationKind } from '#server/news/kind.ts'
import { managedNewsRoutes } from '#server/news/managed-news.routes.ts'
import { newsRoutes } from '#server/news/news.routes.ts'
import { noteRoutes } from '#server/note/note.routes.ts'
import { outboxRoutes } from '#server/outbox/outbox.routes.ts'
import { peopleImportRoutes } from '#server/person/import/people-import.routes.ts'
import { accountKind } from '#server/person/kind.ts'
import { managedPersonRoutes } from '#server/person/managed-person.routes.ts'
import { profileRoutes } from '#server/profile/profile.routes.ts'
import { managedResourceRoutes } from '#server/resource/managed-resource.routes.ts'
import { resourceRoutes } from '#server/resource/resource.routes.ts'
import { sessionRoutes } from '#server/session/session.routes.ts'
import { userRoutes } from '#server/session/user.routes.ts'
import { signalRoutes } from '#server/signal/signal.routes.ts'
import { speedRoutes } from '#server/speed/speed.routes.ts'
import { flowKind } from '#server/study/flow-kind.ts'
import { progressKind } from '#server/study/progress-kind.ts'
import { studyRoutes } from '#server/study/study.routes.ts'
import type { Part } from './part.ts'

/** The parts of the portal; demo data is filled in in this order. */
const parts: Readonly<Record<string, Part>> = {
  session: { routes: [sessionRoutes, userRoutes] },
  account: {
    routes: [accountRoutes, passkeyRoutes, oidcRoutes, codeRoutes, retrievalRoutes, passwordLinkRoutes],
  },
  profile: { routes: [profileRoutes] },
  person: { routes: [managedPersonRoutes, peopleImportRoutes], kinds: [accountKind] },
  dictionary: { routes: [dictionaryRoutes] },
  home: { routes: [homeRoutes] },
  news: { routes: [newsRoutes, managedNewsRoutes], kinds: [informationKind] },
  course: {
    routes: [courseRoutes, courseTopicRoutes, commentRoutes, managedCourseRoutes],
    kinds: [courseKind, topicKind],
  },
  study: { routes: [studyRoutes], kinds: [flowKind, progressKind] },
  resource: { routes: [resourceRoutes, managedResourceRoutes] },
  note: { routes: [noteRoutes] },
  class: { routes: [classRoutes] },
  live: { routes: [liveRoutes], seed: seedBroadcasts },
  leave: { routes: [leaveRoutes], kinds: [leaveKind], waiting: [leaveWaiting], seed: seedLeaves },
  message: { routes: [noticeRoutes, letterRoutes] },
  file: { routes: [fileRoutes] },
  outbox: { routes: [outboxRoutes] },
  signal: { routes: [signalRoutes] },
  speed: { routes: [speedRoutes] },
}

export const allParts: readonly Part[] = Object.values(parts)

/** Every lifecycle whose records are stored. */
export const recordKinds = allParts.flatMap(({ kinds = [] }) => kinds)
