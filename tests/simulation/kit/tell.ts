import type { Ran } from './run.ts'
import type { Scene } from './scene.ts'

/** A run as it is printed: what was seen, and before it all that led to it. */
export function told({ name }: Scene, { plan, broken, lines }: Ran): string {
  const width = Math.max(0, ...lines.map(({ who }) => who.length))
  const steps = `${plan.steps.length} steps of seed ${plan.seed}`
  return [
    broken === null
      ? `${name}: ${steps} hold`
      : `${name}: ${steps} break “${broken.invariant}”: ${broken.words}\n  Seen: ${broken.seen}`,
    ...lines.map(({ at, who, what }) => `${(at / 1000).toFixed(3).padStart(9)}  ${who.padEnd(width)}  ${what}`),
  ].join('\n')
}
