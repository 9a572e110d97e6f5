/** Most records that a person follows at a time; those opened last. */
const RECORDS_EACH = 40
/** Most people whose records this process remembers; those who have opened one last. */
const MOST_PEOPLE = 100_000

/** Who has which records open, as far as they have been fetched from this process. */
export interface Followers {
  /** @param records names of records, as `recordName` and the kinds give them */
  add(userId: string, records: readonly string[]): void
  remove(userId: string, records: readonly string[]): void
  of(records: Iterable<string>): string[]
  /** Everybody, who is forgotten. */
  takeAll(): string[]
}

export function createFollowers(): Followers {
  const recordsOf = new Map<string, Set<string>>()
  const followersOf = new Map<string, Set<string>>()

  const forget = (userId: string, record: string): void => {
    const followers = followersOf.get(record)
    followers?.delete(userId)
    if (followers?.size === 0) followersOf.delete(record)
  }

  return {
    add(userId, records) {
      const own = recordsOf.get(userId) ?? new Set()
      // What was opened last comes last, of the records and of the people.
      recordsOf.delete(userId)
      recordsOf.set(userId, own)
      for (const record of records) {
        own.delete(record)
        own.add(record)
        followersOf.set(record, (followersOf.get(record) ?? new Set()).add(userId))
      }
      for (const record of [...own].slice(0, Math.max(0, own.size - RECORDS_EACH))) {
        own.delete(record)
        forget(userId, record)
      }
      const [first] = recordsOf.keys()
      if (recordsOf.size <= MOST_PEOPLE || first === undefined) return
      for (const record of recordsOf.get(first) ?? []) forget(first, record)
      recordsOf.delete(first)
    },
    remove(userId, records) {
      for (const record of records) {
        recordsOf.get(userId)?.delete(record)
        forget(userId, record)
      }
    },
    of: (records) => [...new Set([...records].flatMap((record) => [...(followersOf.get(record) ?? [])]))],
    takeAll() {
      const all = [...recordsOf.keys()]
      recordsOf.clear()
      followersOf.clear()
      return all
    },
  }
}
