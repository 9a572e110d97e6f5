import { describe, expect, it } from 'vitest'

import { checkMarkup, htmlOf } from '#server/question/markup.ts'

describe('the text of a question', () => {
  it('has formulas as MathML, in a line and on lines of their own', () => {
    expect(htmlOf('Discharge is $Q = v \\cdot A$.')).toMatch(
      /^<p>Discharge is <span class="katex"><math.+<\/math><\/span>\.<\/p>$/s,
    )
    expect(htmlOf('$$\\frac{a}{b}$$')).toContain('display="block"')
  })

  it('has code, emphasis and lines as they are written, and dollar signs that are no formulas', () => {
    expect(htmlOf('`if (a < b)` and **now**')).toBe('<p><code>if (a &lt; b)</code> and <strong>now</strong></p>')
    expect(htmlOf('one\ntwo')).toBe('<p>one<br>\ntwo</p>')
    expect(htmlOf('It costs \\$5 or $ 6.')).toBe('<p>It costs $5 or $ 6.</p>')
    expect(htmlOf('```\nlet x = 1\n```')).toBe('<pre><code>let x = 1\n</code></pre>')
  })

  it('has uploaded pictures only, no links, and HTML as text', () => {
    expect(htmlOf('![A gauge](file:abc-1)')).toBe('<p><img src="api-file/portal/file/stream/abc-1" alt="A gauge"></p>')
    for (const text of [
      '![x](https://example.org/x.png)',
      '[x](https://example.org)',
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '![x](javascript:alert(1))',
      '![x](file:a" onload="alert(1))',
    ])
      expect(htmlOf(text)).not.toMatch(/<(?:img|a|script)\b/)
    expect(htmlOf('![a "quoted" one](file:a)')).toContain('alt="a &quot;quoted&quot; one"')
  })

  it('is refused with a broken formula, a bomb, too many formulas, or a picture from elsewhere', () => {
    const refused = (text: string) => {
      try {
        checkMarkup(text)
      } catch (error) {
        return error
      }
      return null
    }
    expect(refused('$x^2$ ![A gauge](file:abc-1)')).toBeNull()
    expect(refused('$\\frac{a$')).toMatchObject({ reason: 'question.formulaInvalid' })
    const bomb =
      '\\def\\a{xx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b\\b\\b\\b\\b\\b\\b}\\def\\d{\\c\\c\\c\\c\\c\\c\\c\\c\\c\\c}\\d\\d\\d\\d'
    expect(refused(`$${bomb}$`)).toMatchObject({ reason: 'question.formulaInvalid' })
    expect(refused(`$${'x'.repeat(1001)}$`)).toMatchObject({ reason: 'question.formulaInvalid' })
    expect(refused('$x$ '.repeat(51))).toMatchObject({ reason: 'question.tooManyFormulas' })
    expect(refused('![x](https://example.org/x.png)')).toMatchObject({ reason: 'question.pictureForeign' })
    // What was stored before is shown as it was written.
    expect(htmlOf(`$${bomb}$`)).not.toContain('<math')
  })
})
