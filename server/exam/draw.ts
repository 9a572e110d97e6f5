import type { Difficulty } from '#api/question/question.contract.ts'
import type { Querying } from '#server/database/open.ts'
import type { Random } from '#server/random.ts'

/** A part of an exam, as far as it says which questions stand on a paper. */
export type DrawnPart =
  | {
      readonly kind: 'drawn'
      readonly bankID: string
      readonly topicID: string | null
      readonly difficulty: Difficulty | null
      readonly count: number
    }
  | { readonly kind: 'fixed'; readonly questionID: string }

/** A question that papers can have: a published one. */
export interface PoolQuestion {
  readonly id: string
  readonly bankID: string
  readonly topicID: string | null
  readonly difficulty: Difficulty
}

/** The published questions that some parts name or can draw. */
export async function poolOf(db: Querying, parts: readonly DrawnPart[]): Promise<PoolQuestion[]> {
  const banks = [...new Set(parts.flatMap((part) => (part.kind === 'drawn' ? part.bankID : [])))]
  const fixed = parts.flatMap((part) => (part.kind === 'fixed' ? part.questionID : []))
  if (banks.length === 0 && fixed.length === 0) return []
  return db
    .selectFrom('question')
    .select(['id', 'bank_id as bankID', 'topic_id as topicID', 'difficulty'])
    .where('state', '=', 'published')
    .where((eb) =>
      eb.or([
        ...(banks.length === 0 ? [] : [eb('bank_id', 'in', banks)]),
        ...(fixed.length === 0 ? [] : [eb('id', 'in', fixed)]),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** Whether a part can draw a question. */
export const fits = (part: DrawnPart, { id, bankID, topicID, difficulty }: PoolQuestion): boolean =>
  part.kind === 'fixed'
    ? part.questionID === id
    : part.bankID === bankID &&
      (part.topicID === null || part.topicID === topicID) &&
      (part.difficulty === null || part.difficulty === difficulty)

/** By Fisher and Yates. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [mixed[last], mixed[other]]
    if (one !== undefined && two !== undefined) [mixed[last], mixed[other]] = [two, one]
  }
  return mixed
}

/**
 * The questions of one paper by part, none twice; null: there are not enough. Parts may overlap, so that one takes what
 * another needs: then a question goes from hand to hand, as in the assignment of Kuhn, and whatever can be filled is.
 */
export function draw(parts: readonly DrawnPart[], pool: readonly PoolQuestion[], random: Random): string[][] | null {
  const places = parts.flatMap((part, at) => Array.from({ length: part.kind === 'fixed' ? 1 : part.count }, () => at))
  // A part that could draw as many as there are places is filled whatever the others take: more need not be tried.
  const fitting = parts.map((part) =>
    shuffled(
      pool.filter((question) => fits(part, question)),
      random,
    ).slice(0, places.length),
  )
  /** The place that has a question, by its id. */
  const takenBy = new Map<string, number>()
  const give = (place: number, tried: Set<string>): boolean => {
    const own = fitting[places[place] ?? -1] ?? []
    const open = own.find(({ id }) => !takenBy.has(id) && !tried.has(id))
    if (open !== undefined) {
      takenBy.set(open.id, place)
      return true
    }
    for (const { id } of own) {
      if (tried.has(id)) continue
      tried.add(id)
      const holder = takenBy.get(id)
      if (holder === undefined || give(holder, tried)) {
        takenBy.set(id, place)
        return true
      }
    }
    return false
  }
  for (const place of places.keys()) if (!give(place, new Set())) return null
  const drawn = parts.map((): string[] => [])
  for (const [id, place] of takenBy) drawn[places[place] ?? -1]?.push(id)
  return drawn
}
