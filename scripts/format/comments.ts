import { parseSync } from 'vite'

const WIDTH = 120
/** Begins a paragraph of its own, or is read by a program: nothing is joined to it. */
const apart = /^(?:@|- |\d+\. |\||$)/
const directive = /^\s*(?:oxlint-|biome-|@ts-|\/ <)/

/** Code whose comments keep to 120 columns, as far as they stand on lines of their own; the same text when they do. */
export function wrapComments(path: string, text: string): string {
  if (!text.split('\n').some((line) => line.length > WIDTH)) return text
  const { comments } = parseSync(path, text)
  let out = ''
  let done = 0
  for (const { type, start, end } of comments) {
    const lineStart = text.lastIndexOf('\n', start - 1) + 1
    const indent = text.slice(lineStart, start)
    const rest = text.slice(end, text.indexOf('\n', end) === -1 ? undefined : text.indexOf('\n', end))
    if (start < done || indent.trim() !== '' || rest !== '') continue
    // Lines of one paragraph are comments of their own.
    const last = type === 'Line' ? endOfLines(text, end, indent) : end
    const written = text.slice(start, last)
    const isLong = `${indent}${written}`.split('\n').some((line) => line.length > WIDTH)
    if (!isLong || directive.test(written.slice(2))) continue
    out += text.slice(done, start) + (type === 'Line' ? wrappedLines(written, indent) : wrappedBlock(written, indent))
    done = last
  }
  return out + text.slice(done)
}

function endOfLines(text: string, end: number, indent: string): number {
  const next = `\n${indent}// `
  let last = end
  while (text.startsWith(next, last) && !directive.test(text.slice(last + next.length - 1))) {
    const stop = text.indexOf('\n', last + 1)
    last = stop === -1 ? text.length : stop
  }
  return last
}

function wrappedLines(written: string, indent: string): string {
  const lines = written.split('\n').map((line) => line.trim().replace(/^\/\/ ?/, ''))
  return filled(lines, WIDTH - indent.length - 3)
    .map((line) => `// ${line}`.trimEnd())
    .join(`\n${indent}`)
}

function wrappedBlock(written: string, indent: string): string {
  const opening = written.startsWith('/**') ? '/**' : '/*'
  const body = written
    .slice(opening.length, -2)
    .split('\n')
    .map((line) => line.trim().replace(/^\* ?/, ''))
  const lines = filled(
    body.filter((line, index) => line !== '' || (index > 0 && index < body.length - 1)),
    WIDTH - indent.length - 3,
  )
  return [opening, ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join(`\n${indent}`)
}

/** Lines of at most `width`, where a line is too long: what is over goes to the next, unless that stands apart. */
function filled(lines: readonly string[], width: number): readonly string[] {
  const waiting = [...lines]
  const out: string[] = []
  for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
    const at = line.length <= width ? -1 : breakOf(line, width)
    if (at === -1) {
      out.push(line)
      continue
    }
    out.push(line.slice(0, at))
    const over = line.slice(at + 1)
    const [next] = waiting
    if (next === undefined || apart.test(next)) waiting.unshift(over)
    else waiting[0] = `${over} ${next}`
  }
  return out
}

/** Where a line breaks: at the last space that fits, else at the first; -1: nowhere. */
const breakOf = (line: string, width: number): number => {
  const fitting = line.lastIndexOf(' ', width)
  return fitting === -1 ? line.indexOf(' ') : fitting
}
