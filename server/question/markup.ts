import katex from 'katex'
import MarkdownIt from 'markdown-it'
import { Refusal } from '#server/answer/refusal.ts'

/** Characters of a formula, and formulas of a text: more is no question but an attack. */
const FORMULA_MAX = 1000
const FORMULAS_MAX = 50
/** Expansions of macros in one formula; real ones need a handful. */
const EXPANSIONS_MAX = 100
const PICTURE = /^file:([\w-]{1,64})$/
const ANY_PICTURE = /!\[[^\]]*\]\s*\(([^)\s]*)/g

const markdown = new MarkdownIt({ html: false, linkify: false, breaks: true }).disable([
  'link',
  'autolink',
  'reference',
  'heading',
  'lheading',
  'hr',
])
// Only pictures that have been uploaded, so that no third party learns of readers.
markdown.validateLink = (url) => PICTURE.test(url)
markdown.normalizeLink = (url) => url

/** `$x^2$` within a line, `$$x^2$$` on a line of its own; `\$` is a dollar sign. */
markdown.inline.ruler.before('escape', 'formula', (state, silent) => {
  if (state.src[state.pos] !== '$') return false
  const mark = state.src.startsWith('$$', state.pos) ? '$$' : '$'
  const start = state.pos + mark.length
  const end = state.src.indexOf(mark, start)
  if (end <= start || /^\s|\s$/.test(state.src.slice(start, end))) return false
  if (!silent) {
    const token = state.push('formula', 'math', 0)
    token.content = state.src.slice(start, end)
    token.block = mark === '$$'
  }
  state.pos = end + mark.length
  return true
})
markdown.renderer.rules.formula = (tokens, index) => {
  const token = tokens[index]
  return token === undefined ? '' : (mathOf(token.content, token.block) ?? markdown.utils.escapeHtml(token.content))
}
markdown.renderer.rules.image = (tokens, index) => {
  const token = tokens[index]
  const id = PICTURE.exec(String(token?.attrGet('src')))?.[1] ?? ''
  return `<img src="api-file/portal/file/stream/${id}" alt="${markdown.utils.escapeHtml(token?.content ?? '')}">`
}

/** Null: it is broken, too long or expands without end. */
function mathOf(formula: string, isBlock: boolean): string | null {
  if (formula.length > FORMULA_MAX) return null
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
    return null
  }
}

/**
 * The text of a question as HTML: Markdown with code and uploaded pictures, `![what it shows](file:ID)`, and formulas
 * as MathML, which browsers draw by themselves. What its author has written as HTML stays text.
 */
export const htmlOf = (text: string): string => markdown.render(text).trim()

/** @throws Refusal question.formulaInvalid, question.tooManyFormulas, question.pictureForeign */
export function checkMarkup(text: string): void {
  for (const [, url = ''] of text.matchAll(ANY_PICTURE))
    if (!PICTURE.test(url)) throw new Refusal('question.pictureForeign')
  const formulas = markdown
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .filter(({ type }) => type === 'formula')
  if (formulas.length > FORMULAS_MAX) throw new Refusal('question.tooManyFormulas')
  for (const { content, block } of formulas)
    if (mathOf(content, block) === null) throw new Refusal('question.formulaInvalid', { formula: content.slice(0, 60) })
}
