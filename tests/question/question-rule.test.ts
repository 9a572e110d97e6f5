import { expect, it } from 'vitest'

import { questionName } from '#api/question/question-rule.ts'

it.each([
  ['Which **wombat** is `it`?', 'Which wombat is it?'],
  ['![The dam](file:a-1) leaks where?', 'The dam leaks where?'],
  ['A strip is $b = 2\\,\\text{m}$ wide: $v_{0.2}$?', 'A strip is b = 2 m wide: v0.2?'],
  ['It costs \\$5.', 'It costs $5.'],
  ['First line\n\n$$x$$', 'First line'],
  ['\n', ''],
])('a question is called by its first line without marks: %j', (stem, name) => {
  expect(questionName(stem)).toBe(name)
})
