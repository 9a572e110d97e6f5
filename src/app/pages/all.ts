import type { PageSource } from '#views/portal/page-source.ts'

import type { RouteName } from '../parts/declared.ts'
import { accountPages } from './account.ts'
import { classesPages } from './class.ts'
import { coursePages } from './course.ts'
import { entryPages } from './entry.ts'
import { homePages } from './home.ts'
import { leavePages } from './leave.ts'
import { livePages } from './live.ts'
import { messagePages } from './message.ts'
import { newsPages } from './news.ts'
import { notePages } from './note.ts'
import { profilePages } from './profile.ts'
import { resourcePages } from './resource.ts'
import { sessionPages } from './session.ts'
import { shellPages } from './shell.ts'
import { speedPages } from './speed.ts'
import { studyPages } from './study.ts'

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
  ...leavePages,
  ...notePages,
  ...messagePages,
  ...studyPages,
  ...livePages,
  ...entryPages,
  ...speedPages,
  ...shellPages,
} satisfies Record<RouteName, PageSource>
