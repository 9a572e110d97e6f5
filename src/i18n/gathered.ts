import type { Dictionary } from './dictionary.ts'

/**
 * What each part says of itself and others show: an export of its dictionaries, by the area and the group of texts in
 * which that of all parts is gathered.
 */
export const gatherings = [
  // By the name of the route: every page has a title, and navigation shows them before their areas are loaded.
  { name: 'titles', area: 'base', group: 'title' },
  // By what the assistant finds.
  { name: 'keywords', area: 'assistant', group: 'keywords' },
  // By the lifecycle whose records wait for a decision.
  { name: 'waiting', area: 'shell', group: 'waiting' },
  // The same, counted.
  { name: 'waitingCounts', area: 'shell', group: 'waitingCounts' },
] as const

export type GatheredName = (typeof gatherings)[number]['name']

/** Whether what a dictionary exports is shown by another area. */
export const gatheringOf = (name: string) => gatherings.find((gathering) => gathering.name === name)

/** What is gathered for an area from the dictionaries of all parts in one language, by group. */
export function gatheredFor(
  area: string,
  files: Iterable<Readonly<Partial<Record<GatheredName, Dictionary>>>>,
): Dictionary {
  const all = [...files]
  return Object.fromEntries(
    gatherings
      .filter((gathering) => gathering.area === area)
      .map(({ name, group }): [string, Dictionary] => [
        group,
        Object.fromEntries(all.flatMap((file) => Object.entries(file[name] ?? {}))),
      ]),
  )
}
