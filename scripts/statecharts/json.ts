/**
 * JSON that reads and compares well line by line: broken into lines down to `depth` levels, what lies deeper on one
 * line.
 */
export function writtenJson(value: unknown, depth: number): string {
  return `${broken(value, depth, '')}\n`
}

function broken(value: unknown, depth: number, indent: string): string {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent} `
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((part: unknown) => broken(part, depth - 1, inner))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${broken(part, depth - 1, inner)}`)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  return parts.length === 0 ? `${open}${close}` : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}
