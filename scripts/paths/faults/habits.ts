import { quietScope } from '../outcome.ts'
import { swap, type Right } from './fault.ts'
import { assigned } from './rule-faults.ts'
import { doubled, reading, type Asked } from './shifted.ts'

/** What a machine's rules were seen to do. */
export interface Habits {
  /** The places of the numbers and long texts that each guard reads: `context.rides`. */
  readonly read: ReadonlyMap<string, ReadonlySet<string>>
  /** The fields that each assigning action changes. */
  readonly set: ReadonlyMap<string, ReadonlySet<string>>
}

/** Steps along the same edges do the same; so many of them are looked at. */
const mostAlike = 12

type Rule = (asked: Asked, params: unknown) => unknown
type Assigning = { readonly type?: unknown; readonly assignment?: Parameters<typeof assigned>[0] }

/** Repeats the steps of an exploration, and notes what its guards read and its actions set. */
export function habitsOf(right: Right): Habits {
  const { guards, actions } = right.probed.machine.implementations
  const read = new Map<string, Set<string>>()
  const set = new Map<string, Set<string>>()
  const noteIn = (notes: Map<string, Set<string>>, name: string, entry: string): void => {
    const known = notes.get(name) ?? new Set()
    notes.set(name, known.add(entry))
  }
  const watchedGuards = Object.entries(guards).map(([name, guard]) => {
    const rule = guard as Rule
    const watched: Rule = (asked, params) => {
      for (const place of readBy(rule, { ...asked, params })) noteIn(read, name, place)
      return rule(asked, params)
    }
    return [name, watched] as const
  })
  const watchedActions = Object.entries(actions).flatMap(([name, action]) => {
    const { type, assignment } = action as unknown as Assigning
    if (type !== 'xstate.assign' || assignment === undefined) return []
    const watched: Rule = (asked, params) => {
      const found = assigned(assignment, asked, params)
      for (const [field, value] of Object.entries(found))
        if (!Object.is((asked.context as Record<string, unknown>)[field], value)) noteIn(set, name, field)
      return found
    }
    return [[name, Object.assign(() => undefined, action, { assignment: watched })] as const]
  })
  const undo = [
    swap(guards, Object.fromEntries(watchedGuards) as typeof guards),
    swap(actions, Object.fromEntries(watchedActions) as unknown as typeof actions),
  ]
  try {
    replay(right)
  } finally {
    for (const back of undo) back()
  }
  return { read, set }
}

type AskedWith = Asked & { readonly params: unknown }

/** The places of the numbers that a guard reads, and of the texts whose length it judges: twice the text is another. */
function readBy(rule: Rule, given: AskedWith): readonly string[] {
  const places = new Map<string, boolean>()
  const ask = (asked: AskedWith): unknown => {
    try {
      return rule(asked, asked.params)
    } catch {
      // A guard that cannot be asked by itself says so in its own step.
      return null
    }
  }
  ask(reading(given, '', (place, isText) => places.set(place.slice(1), isText)) as AskedWith)
  return [...places].flatMap(([place, isText]) => {
    const isJudged = !isText || ask(doubled(given, place.split('.')) as AskedWith) !== ask(given)
    return isJudged ? [place] : []
  })
}

function replay({ probed: { machine }, starts, situations }: Right): void {
  const scope = quietScope(machine, starts[0]?.input, [])
  const alike = new Map<string, number>()
  for (const { snapshot, arcs } of situations.values()) {
    for (const { event, touched } of arcs) {
      const way = [...touched].join()
      const times = (alike.get(way) ?? 0) + 1
      alike.set(way, times)
      if (times <= mostAlike) machine.transition(snapshot, event, scope)
    }
  }
}
