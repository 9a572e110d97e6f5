import type { Followers } from './followers.ts'

/** For so many milliseconds changes are gathered, so that a thousand of one second are told in ten messages. */
const GATHERED_FOR = 100

export interface Changes {
  /** Committed by this process. */
  add(records: ReadonlySet<string>): void
  /** Tells at once what was gathered. */
  flush(): void
}

interface Telling {
  readonly followers: Followers
  readonly tellFollowers: (userIds: readonly string[]) => void
  readonly tellProcesses: (records: readonly string[]) => void
}

/** Tells of changed records to those who have them open, in this and other processes. */
export function createChanges({ followers, tellFollowers, tellProcesses }: Telling): Changes {
  const gathered = new Set<string>()
  let timer: NodeJS.Timeout | null = null

  const flush = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (gathered.size === 0) return
    const records = [...gathered]
    gathered.clear()
    const userIds = followers.of(records)
    if (userIds.length > 0) tellFollowers(userIds)
    tellProcesses(records)
  }

  return {
    add(records) {
      for (const record of records) gathered.add(record)
      timer ??= setTimeout(flush, GATHERED_FOR).unref()
    },
    flush,
  }
}
