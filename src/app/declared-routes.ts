import { account } from '#app/account/routes.ts'
import { agenda } from '#app/agenda/routes.ts'
import { classes } from '#app/class/routes.ts'
import { course } from '#app/course/routes.ts'
import { entry } from '#app/entry/routes.ts'
import { exam } from '#app/exam/routes.ts'
import { home } from '#app/home/routes.ts'
import { leave } from '#app/leave/routes.ts'
import { live } from '#app/live/routes.ts'
import { message } from '#app/message/routes.ts'
import { news } from '#app/news/routes.ts'
import { note } from '#app/note/routes.ts'
import { profile } from '#app/profile/routes.ts'
import type { RouteDeclaration } from '#app/kit/part.ts'
import { resource } from '#app/resource/routes.ts'
import { session } from '#app/session/routes.ts'
import { shell } from '#app/shell/routes.ts'
import { speed } from '#app/speed/routes.ts'
import { study } from '#app/study/routes.ts'
import { timetable } from '#app/timetable/routes.ts'

/** Every declared route, with literal types. */
export const written = [
  ...session,
  ...account,
  ...home,
  ...news,
  ...course,
  ...resource,
  ...classes,
  ...exam,
  ...agenda,
  ...timetable,
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
