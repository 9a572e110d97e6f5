import { account } from '#app/account/part.ts'
import { agenda } from '#app/agenda/part.ts'
import { assistant } from '#app/assistant/part.ts'
import { classes } from '#app/class/part.ts'
import { course } from '#app/course/part.ts'
import { desk } from '#app/desk/part.ts'
import { entry } from '#app/entry/part.ts'
import { exam } from '#app/exam/part.ts'
import { home } from '#app/home/part.ts'
import { homework } from '#app/homework/part.ts'
import { leave } from '#app/leave/part.ts'
import { live } from '#app/live/part.ts'
import { message } from '#app/message/part.ts'
import { news } from '#app/news/part.ts'
import { note } from '#app/note/part.ts'
import { profile } from '#app/profile/part.ts'
import { questionnaire } from '#app/questionnaire/part.ts'
import { resource } from '#app/resource/part.ts'
import { session } from '#app/session/part.ts'
import { shell } from '#app/shell/part.ts'
import { speed } from '#app/speed/part.ts'
import { study } from '#app/study/part.ts'
import { timetable } from '#app/timetable/part.ts'
import type { Around, DeclaredRoute, FlowsOfPart } from '#app/kit/part.ts'
import { once } from './once.ts'

/** The parts of the portal. */
export const parts = [
  session,
  account,
  home,
  news,
  course,
  resource,
  classes,
  exam,
  questionnaire,
  homework,
  agenda,
  timetable,
  leave,
  note,
  message,
  profile,
  study,
  live,
  entry,
  speed,
  desk,
  assistant,
  shell,
] as const

type AnyPart = (typeof parts)[number]

export type RouteName = AnyPart['routes'][number]['name']

/** Every route that a part declares. */
export const declared: readonly DeclaredRoute<RouteName>[] = parts.flatMap<DeclaredRoute<RouteName>>(
  ({ routes }) => routes,
)

/** What is of all members of a union at once. */
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The flows of all parts by name. */
export type Flows = Together<ReturnType<AnyPart['flows']>>

// The compiler cannot follow the names of the flows through a loop over the parts.
export function flowsOf(around: Around): Flows
export function flowsOf(around: Around): FlowsOfPart {
  const flows = parts.flatMap((part) => Object.entries<() => Promise<unknown>>(part.flows(around)))
  return Object.fromEntries(flows.map(([name, load]) => [name, once(load)]))
}
