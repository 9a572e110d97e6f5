import type { LocalStore } from '#browser/storage.ts'
import type { Transport } from '#api/kit/transport.ts'

import { REFUSAL, type Answers } from './refusing.ts'

export interface Around {
  readonly transport: Transport
  readonly store: LocalStore
}
/** As much of a snapshot as tells where its flow is. */
interface Shown {
  readonly value: unknown
  readonly context: unknown
  readonly tags: ReadonlySet<string>
}
/** A flow in the portal's own composition, started by the test. */
export interface Running<Event> {
  readonly start: () => unknown
  readonly send: (event: Event) => void
  readonly getSnapshot: () => Shown
}
/** Where a flow has to be, as a state or a tag, for what its user does there. */
type Step<Event> = readonly [at: string, event: Event]

interface Told {
  /** What the snapshot holds once the refusal is shown, where it is not the server's message. Null: the state alone. */
  readonly says?: string | null
  /** Why this flow shows nothing, though another one does. */
  readonly quiet?: string
  readonly answers?: Answers
}
/** One way in which a flow of the portal makes a call, and where it then shows the refusal. */
export interface Drive extends Required<Omit<Told, 'quiet'>> {
  readonly by: string
  /** The state or the tag that its view shows. */
  readonly at: string
  readonly quiet: string | null
  /** Begins it; the answer is asked again and again until all steps are done. */
  readonly begin: (around: Around) => {
    readonly goOn: () => boolean
    readonly shown: () => Shown
    /** Does all of it once more, wherever the flow is. */
    readonly again: () => void
  }
  /** Whether somebody has done something for the call to be made. */
  readonly isDone: boolean
}

/** A flow that is driven through `steps` until it makes the call. @param at where the refusal is then shown */
export function drive<Event>(
  by: string,
  begin: (around: Around) => Running<Event>,
  at: string,
  steps: readonly Step<NoInfer<Event>>[] = [],
  { says = REFUSAL, quiet, answers = {} }: Told = {},
): Drive {
  return {
    by,
    at,
    says,
    quiet: quiet ?? null,
    answers,
    isDone: steps.length > 0,
    begin: (around) => {
      const actor = begin(around)
      actor.start()
      const left = [...steps]
      return {
        shown: () => actor.getSnapshot(),
        again: () => {
          for (const [, event] of steps) actor.send(event)
        },
        goOn: () => {
          const [next] = left
          if (next === undefined) return true
          if (isAt(actor.getSnapshot(), next[0])) {
            left.shift()
            actor.send(next[1])
          }
          return left.length === 0
        },
      }
    },
  }
}

/** Whether a flow is in a state of this path, or in one with this tag. */
export function isAt(shown: Shown, at: string): boolean {
  return shown.tags.has(at) || pathsOf(shown.value).some((path) => path === at || path.startsWith(`${at}.`))
}

function pathsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...pathsOf(inner).map((path) => `${name}.${path}`)])
}

/** A call that no flow makes, but the page itself, which goes on when it is over. */
export function called(make: () => Promise<unknown>): Running<never> {
  let value = 'under way'
  const end = () => (value = 'over')
  return {
    start: () => void make().then(end, end),
    send: () => undefined,
    getSnapshot: () => ({ value, context: null, tags: new Set() }),
  }
}
