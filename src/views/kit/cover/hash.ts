/** 32 bits that a text stands for, the same ones always and everywhere (FNV-1a, mixed once more at the end). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Whole numbers below a bound, one after another, the same ones for the same text. */
export function numbersFrom(text: string): (bound: number) => number {
  let state = hashOf(text)
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}
