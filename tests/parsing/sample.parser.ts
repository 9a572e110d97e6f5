/** A parser for tests, which does as it is told. */
export default async function parse(way: 'well' | 'badly' | 'for ever' | 'into memory' | 'over'): Promise<string> {
  if (way === 'badly') throw new TypeError('It broke')
  if (way === 'over') process.exit(1)
  const kept: string[][] = []
  while (way !== 'well') if (way === 'into memory') kept.push(Array.from({ length: 10_000 }, (_, i) => String(i)))
  return Promise.resolve('parsed')
}
