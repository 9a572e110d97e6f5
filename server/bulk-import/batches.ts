/** Batch size of values per query. */
const AT_ONCE = 400

/** What the database knows of many values, asked for in batches. */
export async function inBatches<Found>(
  all: readonly string[],
  ask: (some: readonly string[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = []
  for (let i = 0; i < all.length; i += AT_ONCE) found.push(...(await ask(all.slice(i, i + AT_ONCE))))
  return found
}
