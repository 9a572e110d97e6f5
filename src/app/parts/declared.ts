import { account } from './account.ts'
import { classes } from './class.ts'
import { course } from './course.ts'
import { entry } from './entry.ts'
import { home } from './home.ts'
import { leave } from './leave.ts'
import { live } from './live.ts'
import { message } from './message.ts'
import { news } from './news.ts'
import { note } from './note.ts'
import { profile } from './profile.ts'
import type { RouteDeclaration } from './part.ts'
import { resource } from './resource.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { speed } from './speed.ts'
import { study } from './study.ts'

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
