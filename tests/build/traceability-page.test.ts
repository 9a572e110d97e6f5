import { expect, it } from 'vitest'

import { renderTraceability } from '../../scripts/traceability/render.ts'

it('the page of requirements stays a text file, whatever control characters a title has', () => {
  const register = [{ id: 'NEWS-05', area: 'NEWS', statement: 'Rich text is harmless.' }]
  const page = renderTraceability(register, [
    { file: 'tests/a.test.ts', title: '[NEWS-05] lets nothing through: \u0000<script>\u001b' },
  ])
  expect(page).toContain('lets nothing through: \\u0000<script>\\u001b (tests/a.test.ts)')
  expect(page.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
})
