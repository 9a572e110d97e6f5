import type { AnyMachineSnapshot, EventObject } from 'xstate'

import { judgeOf } from './judge.ts'
import type { AnyPathModel } from './model.ts'

/** One event sent in one situation, and its outcome. */
export interface Arc {
  readonly event: EventObject
  readonly to: string
  readonly goals: readonly string[]
  readonly effects: readonly string[]
  /** As `touchedBy` has it. */
  readonly touched: ReadonlySet<string>
}

/** A way into the state graph; its goals and effects are those of the start. */
export interface Start extends Omit<Arc, 'event'> {
  readonly input: unknown
}

/** A step that the model finds wrong, as the last of a shortest way to it; without steps: the start is wrong. */
export interface Misjudged {
  readonly start: Start
  readonly steps: readonly Arc[]
  readonly error: unknown
}

/** Has every step of an exploration judged by the model, and keeps those that it finds wrong. */
export interface Docket {
  readonly start: (start: Start, snapshot: AnyMachineSnapshot) => void
  /** `from`: the situation's key. */
  readonly step: (from: string, before: AnyMachineSnapshot, arc: Arc, after: AnyMachineSnapshot) => void
  readonly misjudged: readonly Misjudged[]
}

/** Further wrong steps are not judged: they have few causes, and a failed assertion is slow to word. */
const mostMisjudged = 3

/** An empty docket for one exploration. Steps have to come in its order, the nearest first. */
export function docketFor(model: AnyPathModel): Docket {
  const judge = judgeOf(model)
  const misjudged: Misjudged[] = []
  /** How each situation was first reached. */
  const came = new Map<string, Start | { readonly from: string; readonly arc: Arc }>()
  const noted = new Set<string>()

  const wayTo = (key: string, further: readonly Arc[]): Omit<Misjudged, 'error'> => {
    const way = came.get(key)
    if (way === undefined) throw new Error(`No way leads to ${key}`)
    return 'from' in way ? wayTo(way.from, [way.arc, ...further]) : { start: way, steps: further }
  }
  const isFull = (): boolean => misjudged.length >= mostMisjudged

  return {
    misjudged,
    start(start, snapshot) {
      if (!came.has(start.to)) came.set(start.to, start)
      if (isFull()) return
      const error = thrownBy(() => judge.place(snapshot, start.effects))
      if (error !== null) misjudged.push({ start, steps: [], ...error })
    },
    step(from, before, arc, after) {
      if (!came.has(arc.to)) came.set(arc.to, { from, arc })
      if (isFull()) return
      const { event, effects } = arc
      const error = thrownBy(() => judge.step({ before, event, after, effects }))
      if (error === null) return
      // The same event of the same state is wrong for the same reason.
      const place = `${event.type} ${JSON.stringify(before.value)}`
      if (noted.has(place)) return
      noted.add(place)
      misjudged.push({ ...wayTo(from, [arc]), ...error })
    },
  }
}

function thrownBy(check: () => void): { readonly error: unknown } | null {
  try {
    check()
    return null
  } catch (error) {
    return { error }
  }
}
