import { expect, it } from 'vitest'

import { inWorker } from '#server/parsing/in-worker.ts'
import type parse from './sample.parser.ts'

const parsed = inWorker<typeof parse>(new URL('./sample.parser.ts', import.meta.url), 'sheet.tooLarge', {
  memory: 64,
  milliseconds: 3000,
})

it('a parser is ended that takes too much time or memory, and the next file is parsed', async () => {
  const ways = ['for ever', 'well', 'into memory', 'over', 'badly', 'well'] as const
  const results = await Promise.allSettled(ways.map((way) => parsed(way)))
  expect(results.map((one) => (one.status === 'rejected' ? String(one.reason) : one.value))).toEqual([
    'Refusal: sheet.tooLarge',
    'parsed',
    'Refusal: sheet.tooLarge',
    'Refusal: sheet.tooLarge',
    'TypeError: It broke',
    'parsed',
  ])
})
