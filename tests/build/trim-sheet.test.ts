import { describe, expect, it } from 'vitest'

import { subtractSheet } from '../../scripts/build/subtract-sheet.ts'
import { trimSheet } from '../../scripts/build/trim-sheet.ts'
import { usedClasses } from '../../scripts/build/used-classes.ts'

const radix = `
  const size = { type: "enum", className: "rt-r-size", values: ["1", "2", "3"], default: "2", responsive: true }
  const variant = { type: "enum", className: "rt-variant", values: ["solid", "soft", "ghost"], default: "solid" }
  const color = { type: "enum", values: ["blue", "red", "amber"], default: undefined }
  classNames("rt-reset", "rt-Button")`

describe('the classes in use', () => {
  const own = `jsx(Button, { variant: "soft", size: wide ? "3" : undefined, className: 'sheet' })`
  const keeps = usedClasses(own, radix)

  it.each(['rt-Button', 'rt-reset', 'sheet', 'radix-themes', 'dark'])('keep the whole name %s', (name) => {
    expect(keeps(name)).toBe(true)
  })
  it.each(['rt-variant-soft', 'rt-r-size-3'])("keep %s, whose value occurs in the portal's code", (name) => {
    expect(keeps(name)).toBe(true)
  })
  it.each(['rt-variant-solid', 'rt-r-size-2'])("keep %s, a component's default", (name) => {
    expect(keeps(name)).toBe(true)
  })
  it.each(['rt-variant-ghost', 'rt-r-size-1', 'rt-TableRoot', 'sm:rt-r-size-3'])('leave out %s', (name) => {
    expect(keeps(name)).toBe(false)
  })
  it('keep the breakpoints that a property names', () => {
    const responsive = usedClasses('jsx(Button, { size: { initial: "1", sm: "3" } })', radix)
    expect(['sm:rt-r-size-3', 'md:rt-r-size-3'].map(responsive)).toEqual([true, false])
  })
})

describe('a trimmed sheet', () => {
  const keeps = usedClasses('jsx(Button, { variant: "soft", color: "blue" })', radix)
  const trim = (sheet: string, elsewhere = ''): string => trimSheet(sheet, keeps, elsewhere)

  it('has no rules of unused classes, also inside :where and @media', () => {
    const sheet = `.rt-Button:where(.rt-variant-soft) { top: 1px }
      .rt-Button:where(.rt-variant-ghost) { top: 2px }
      .rt-TableRoot { top: 3px }
      @media (min-width: 520px) { .sm\\:rt-r-size-2 { top: 4px } }`
    const trimmed = trim(sheet)
    expect(trimmed.match(/top: \dpx/g)).toEqual(['top: 1px'])
    expect(trimmed).not.toContain('@media')
  })
  it('has no custom properties that are unused, directly or transitively', () => {
    const sheet = `:root { --shade: red; --unused: var(--only-there); --only-there: 1px; --elsewhere: 2px; --chained: var(--shade) }
      .rt-Button { color: var(--chained) }`
    const trimmed = trim(sheet, 'style={{ top: "var(--elsewhere)" }}')
    expect(trimmed.match(/--[\w-]+(?=:)/g)).toEqual(['--shade', '--elsewhere', '--chained'])
  })
  it('keeps states that only occur at run time', () => {
    const sheet = `.rt-Button:where([data-state='open']) { top: 1px } .rt-Button:where([data-disabled]) { top: 2px }`
    expect(trim(sheet).match(/top: \dpx/g)).toEqual(['top: 1px', 'top: 2px'])
  })
  it('has neither palettes that are only named, nor the wide-gamut duplicates', () => {
    const sheet = `:root { --blue-9: blue }
[data-accent-color='amber'] {\n  --focus-8: orange;\n}
[data-accent-color='blue'] {\n  --accent-9: var(--blue-9);\n}\n[data-accent-color='amber'] {\n  --accent-9: var(--amber-9);\n}
.radix-themes:where([data-gray-color='sand']) {\n  --gray-1: var(--sand-1);\n}
@supports (color: color(display-p3 1 1 1)) {\n  :root { --accent-9: color(display-p3 0 0 1) }\n}
.rt-Button { color: var(--accent-9); outline-color: var(--focus-8) }`
    const trimmed = trim(sheet)
    expect(trimmed).toContain("[data-accent-color='blue']")
    expect(trimmed).toContain("[data-accent-color='amber'] {\n  --focus-8: orange;\n}")
    expect(trimmed).not.toMatch(/amber-9|sand|display-p3/)
  })
  it('keeps the live alternatives of a selector list, and the arguments of :not', () => {
    const sheet = `:is(.dark, .dark-theme) :where(.radix-themes:not(.light, .light-theme)), .rt-TableRoot { top: 1px }
      :is(.rt-TableRoot, .rt-Button):not(.rt-variant-ghost) { top: 2px }
      :root:where(:has(.radix-themes[data-is-root-theme='true']:where(.dark))) { top: 3px }
      .rt-Button:where(:has(.rt-TableRoot)) { top: 4px }`
    const selectors = trim(sheet)
      .split(/\{.*?\}/)
      .map((part) => part.trim())
    expect(selectors).toEqual([
      ':is(.dark, .dark-theme) :where(.radix-themes:not(.light, .light-theme))',
      ':is( .rt-Button):not(.rt-variant-ghost)',
      ":root:where(:has(.radix-themes[data-is-root-theme='true']:where(.dark)))",
      '',
    ])
  })
  it('has no unused keyframes and fonts', () => {
    const sheet = `@keyframes rt-in { from { top: 1px } } @keyframes rt-out { from { top: 2px } }
      @font-face { font-family: 'One (Custom)'; src: local('One') } @font-face { font-family: 'Two (Custom)'; src: local('Two') }
      .rt-Button { animation: rt-in 1s; font-family: 'Two (Custom)', serif }`
    const trimmed = trim(sheet)
    expect(trimmed).toMatch(/rt-in \{.*src: local\('Two'\)/s)
    expect(trimmed).not.toMatch(/rt-out|'One/)
  })
  it("keeps the portal's own rules", () => {
    const own = '.login-card { display: grid } .login-card > p + p { top: 1px } main:has(.x) { top: 2px }'
    expect(trim(own)).toBe(own)
  })
})

describe('the difference of two sheets', () => {
  it('is whole rules, and extra declarations of common rules', () => {
    const other = '@layer radix { .a { top: 1px } :root { --kept: 1px } }'
    const sheet = '@layer radix { .a { top: 1px } :root { --kept: 1px; --more: 2px } .b { top: 1px } } .a { top: 1px }'
    expect(subtractSheet(sheet, other).replaceAll(/\s+/g, ' ')).toBe(
      '@layer radix { :root { --more: 2px } .b { top: 1px } } .a { top: 1px }',
    )
  })
  it('is empty when both are equal', () => {
    const sheet = '@media print { .a { top: 1px } } @keyframes in { from { top: 1px } }'
    expect(subtractSheet(sheet, sheet).trim()).toBe('')
  })
})
