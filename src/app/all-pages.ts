import type { PageSource } from '#views/portal/page-source.ts'

import type { RouteName } from './declared-routes.ts'
import { accountPages } from '#app/account/pages.ts'
import { agendaPages } from '#app/agenda/pages.ts'
import { classesPages } from '#app/class/pages.ts'
import { coursePages } from '#app/course/pages.ts'
import { entryPages } from '#app/entry/pages.ts'
import { examPages } from '#app/exam/pages.ts'
import { homePages } from '#app/home/pages.ts'
import { leavePages } from '#app/leave/pages.ts'
import { livePages } from '#app/live/pages.ts'
import { messagePages } from '#app/message/pages.ts'
import { newsPages } from '#app/news/pages.ts'
import { notePages } from '#app/note/pages.ts'
import { profilePages } from '#app/profile/pages.ts'
import { resourcePages } from '#app/resource/pages.ts'
import { sessionPages } from '#app/session/pages.ts'
import { shellPages } from '#app/shell/pages.ts'
import { speedPages } from '#app/speed/pages.ts'
import { studyPages } from '#app/study/pages.ts'
import { timetablePages } from '#app/timetable/pages.ts'

/** The view of each route name, loaded on demand. */
export const pages: Readonly<Record<string, PageSource>> = {
  ...sessionPages,
  ...accountPages,
  ...profilePages,
  ...homePages,
  ...newsPages,
  ...coursePages,
  ...resourcePages,
  ...classesPages,
  ...examPages,
  ...agendaPages,
  ...timetablePages,
  ...leavePages,
  ...notePages,
  ...messagePages,
  ...studyPages,
  ...livePages,
  ...entryPages,
  ...speedPages,
  ...shellPages,
} satisfies Record<RouteName, PageSource>
