import { account } from '../parts/account.ts'
import { classes } from '../parts/class.ts'
import { course } from '../parts/course.ts'
import { entry } from '../parts/entry.ts'
import { home } from '../parts/home.ts'
import { leave } from '../parts/leave.ts'
import { live } from '../parts/live.ts'
import { message } from '../parts/message.ts'
import { news } from '../parts/news.ts'
import { note } from '../parts/note.ts'
import { profile } from '../parts/profile.ts'
import type { RouteDeclaration } from '../parts/part.ts'
import { resource } from '../parts/resource.ts'
import { session } from '../parts/session.ts'
import { shell } from '../parts/shell.ts'
import { speed } from '../parts/speed.ts'
import { study } from '../parts/study.ts'

/** Every declared route, with literal types. */
export const written = [
  ...session,
  ...account,
  ...home,
  ...news,
  ...course,
  ...resource,
  ...classes,
  ...leave,
  ...note,
  ...message,
  ...profile,
  ...study,
  ...live,
  ...entry,
  ...speed,
  ...shell,
] as const

export type Written = (typeof written)[number]
export type RouteName = Written['name']

/** The same, typed as declarations. */
export const declared: readonly (RouteDeclaration & { readonly name: RouteName })[] = written
