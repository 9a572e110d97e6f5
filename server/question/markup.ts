import katex from 'katex'
import MarkdownIt from 'markdown-it'
import { Refusal } from '#server/answer/refusal.ts'

/** Characters of a formula, and formulas of a text: more is no question but an attack. */
const FORMULA_MAX = 1000
const FORMULAS_MAX = 50
/** Expansions of macros in one formula; real ones need a handful. */
const EXPANSIONS_MAX = 100
const PICTURE = /^file:([\w-]{1,64})$/

/** A text of a question as it is shown. */
export interface MarkedUp {
  readonly html: string
  /** The files of its pictures. */
  readonly pictures: readonly string[]
}

const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true }).disable([
  'link',
  'autolink',
  'reference',
  'heading',
  'lheading',
  'hr',
])
// Whose pictures they are is asked once the text is parsed.
markdown.validateLink = () => true
markdown.normalizeLink = (url) => url

/** Where a formula ends that begins at `start`; -1: nowhere, as in `$5–$7`, which are prices. */
function endOf(source: string, start: number, mark: '$' | '$$'): number {
  let at = source.indexOf(mark, start)
  while (at > start && source[at - 1] === '\\') at = source.indexOf(mark, at + mark.length)
  const isFormula =
    at > start &&
    (mark === '$$' || !(/\s/.test(source[start] ?? '') || /\s/.test(source[at - 1] ?? ''))) &&
    (mark === '$$' || !/\d/.test(source[at + 1] ?? ''))
  return isFormula ? at : -1
}

/** `$x^2$` within a line, `$$x^2$$` on a line of its own, by the rule of pandoc; `\$` is a dollar sign. */
markdown.inline.ruler.before('escape', 'formula', (state, silent) => {
  if (state.src[state.pos] !== '$') return false
  const mark = state.src.startsWith('$$', state.pos) ? '$$' : '$'
  const start = state.pos + mark.length
  const end = endOf(state.src.slice(0, state.posMax), start, mark)
  if (end === -1) return false
  if (!silent) {
    const token = state.push('formula', 'math', 0)
    token.content = state.src.slice(start, end).trim()
    token.block = mark === '$$'
  }
  state.pos = end + mark.length
  return true
})
markdown.renderer.rules.formula = (tokens, index) => {
  const { content = '', block = false } = tokens[index] ?? {}
  return mathOf(content, block)
}
markdown.renderer.rules.image = (tokens, index) => {
  const token = tokens[index]
  const id = PICTURE.exec(String(token?.attrGet('src')))?.[1] ?? ''
  return `<img src="api-file/portal/file/stream/${id}" alt="${markdown.utils.escapeHtml(token?.content ?? '')}">`
}

/** @throws Refusal question.formulaInvalid: it is broken, too long or expands without end */
function mathOf(formula: string, isBlock: boolean): string {
  const refused = () => new Refusal('question.formulaInvalid', { formula: formula.slice(0, 60) })
  if (formula.length > FORMULA_MAX) throw refused()
  try {
    return katex.renderToString(formula, {
      output: 'mathml',
      displayMode: isBlock,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: EXPANSIONS_MAX,
      maxSize: 20,
    })
  } catch {
    throw refused()
  }
}

/**
 * A text of a question as HTML: Markdown with code and uploaded pictures, `![what it shows](file:ID)`, and formulas as
 * MathML, which browsers draw by themselves. What its author has written as HTML stays text.
 *
 * @throws Refusal question.formulaInvalid, question.tooManyFormulas, question.pictureForeign
 */
export function markedUp(text: string): MarkedUp {
  const tokens = markdown.parse(text, {})
  const parts = tokens.flatMap(({ children }) => children ?? [])
  if (parts.filter(({ type }) => type === 'formula').length > FORMULAS_MAX)
    throw new Refusal('question.tooManyFormulas')
  const pictures = parts
    .filter(({ type }) => type === 'image')
    .map((token) => {
      const [, id] = PICTURE.exec(String(token.attrGet('src'))) ?? []
      if (id === undefined) throw new Refusal('question.pictureForeign')
      return id
    })
  return {
    html: markdown.renderer.render(tokens, markdown.options, {}).trim(),
    pictures: [...new Set(pictures)],
  }
}

/** All texts of a question at once. @throws Refusal like `markedUp` */
export default (texts: readonly string[]): Promise<MarkedUp[]> =>
  new Promise((resolve) => {
    resolve(texts.map(markedUp))
  })
