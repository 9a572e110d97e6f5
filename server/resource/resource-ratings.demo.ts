import { hashOf } from '#server/session/tokens.ts'
import { demoDocuments } from '#server/demo/documents.ts'
import type { DemoDocumentName } from '#server/demo/documents.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import type { DemoLearning } from '#server/course/learning.demo.ts'
import { demoPeople } from '#server/demo/people.ts'

const DAY_MS = 24 * 60 * 60_000
/** Per cent of potential raters who rate. */
const SHARE = 35
/** Frequency of each number of stars, in per cent. */
const STARS = [
  [5, 46],
  [4, 36],
  [3, 14],
  [2, 4],
] as const

/** The ratings of the demo accounts; all others are pseudo-random. */
const told: Readonly<Record<string, readonly (readonly [document: DemoDocumentName, stars: number])[]>> = {
  learner: [['flood-readings', 5]],
  leader: [
    ['levee-patrol-card', 4],
    ['study-planner', 5],
  ],
}

/** A deterministic pseudo-random integer below `below`, derived from the names. */
const chance = (below: number, ...names: readonly string[]): number =>
  Number.parseInt(hashOf('demo', 'stars', ...names).slice(0, 8), 16) % below

/** [RESOURCE-03] The demo organisation's ratings of the resources its people could download. */
export function resourceRatingRows(learning: readonly DemoLearning[], now: Date) {
  const rate = (account: string, name: DemoDocumentName, stars: number) => {
    const uploadedAt = now.getTime() - demoDocuments[name].daysAgo * DAY_MS
    const since = now.getTime() - uploadedAt
    return {
      user_id: userId(account),
      resource_id: demoId('resource', name),
      stars,
      rated_at: uploadedAt + Math.floor((since * (1 + chance(998, account, name, 'when'))) / 1000),
    }
  }
  const names = Object.keys(demoDocuments) as DemoDocumentName[]
  const byChance = names
    .filter((name) => demoDocuments[name].file !== null)
    .flatMap((name) => {
      const { course } = demoDocuments[name]
      const people = demoPeople.filter(
        ({ account }) =>
          course === null || learning.some((learned) => learned.account === account && learned.course === course),
      )
      return people
        .filter(({ account }) => chance(100, account, name, 'whether') < SHARE)
        .map(({ account }) => rate(account, name, starsOf(account, name)))
    })
  const ofAccounts = Object.entries(told).flatMap(([account, given]) =>
    given.map(([name, stars]) => rate(account, name, stars)),
  )
  return [...byChance, ...ofAccounts]
}

function starsOf(account: string, name: string): number {
  let left = chance(100, account, name, 'stars')
  for (const [stars, share] of STARS) {
    if (left < share) return stars
    left -= share
  }
  return 4
}
