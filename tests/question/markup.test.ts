import { describe, expect, it } from 'vitest'

import { markedUp } from '#server/question/markup.ts'

const html = (text: string): string => markedUp(text).html
const refusal = (text: string): unknown => {
  try {
    markedUp(text)
    return null
  } catch (error) {
    return (error as { reason?: unknown }).reason
  }
}
const math = /<math/

describe('the text of a question', () => {
  it('is Markdown with code and tables', () => {
    expect(html('**Depth** of `h`')).toBe('<p><strong>Depth</strong> of <code>h</code></p>')
    expect(html('```\na $x$\n```')).toBe('<pre><code>a $x$\n</code></pre>')
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td>')
  })

  it('has formulas as MathML, within a line and on a line of their own', () => {
    expect(html('$x^2$')).toMatch(/<msup><mi>x<\/mi><mn>2<\/mn><\/msup>/)
    expect(html('$$\n\\frac{a}{b}\n$$')).toMatch(/<math[^>]*display="block".*<mfrac>/)
    expect(html('$a_1$ and $b_1$')).not.toContain('<em>')
  })

  it.each(['It costs $5–$7.', 'From $5 to $7', 'Write \\$5 or \\$7', '$ 5$', '$5 $', '5$ and 7$', '$', '$$'])(
    'takes a price for no formula: %s',
    (text) => {
      expect(html(text)).not.toMatch(math)
      expect(html(text)).toContain('$')
    },
  )

  it('shows pictures that were uploaded', () => {
    const { html: shown, pictures } = markedUp('Here:\n\n![the "toe"](file:a-1) and $x$')
    expect(shown).toContain('<img src="api-file/portal/file/stream/a-1" alt="the &quot;toe&quot;">')
    expect(pictures).toEqual(['a-1'])
  })

  it('keeps what is written as HTML or as a link as text', () => {
    expect(html('<img src=x onerror=alert(1)> <script>')).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; &lt;script&gt;</p>',
    )
    expect(html('[a](https://example.org) <https://example.org>')).not.toContain('<a')
    expect(html('$\\href{javascript:alert(1)}{x}$ $\\text{<b>}$')).not.toMatch(/href=|<b>/)
  })

  it.each([
    ['a broken formula', '$\\frac{a$', 'question.formulaInvalid'],
    ['a formula that expands without end', '$\\def\\a{\\a\\a}\\a$', 'question.formulaInvalid'],
    ['a formula of 1,001 characters', `$${'x'.repeat(1001)}$`, 'question.formulaInvalid'],
    ['51 formulas', '$x$ '.repeat(51), 'question.tooManyFormulas'],
    ['a picture from elsewhere', '![x](https://example.org/x.png)', 'question.pictureForeign'],
    ['a picture that is written as data', '![x](data:image/png;base64,AA==)', 'question.pictureForeign'],
    ['a picture by a path', '![x](file:../../x)', 'question.pictureForeign'],
  ])('is refused with %s', (_what, text, reason) => {
    expect(refusal(text)).toBe(reason)
  })

  it('may show how a picture is written', () => {
    expect(refusal('`![x](https://example.org/x.png)`')).toBeNull()
  })
})
