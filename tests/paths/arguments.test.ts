import { expect, it } from 'vitest'

import { readArguments } from '../../scripts/paths/arguments.ts'

const read = (...given: string[]) => readArguments(given, ['leave', 'list'])

it('without arguments walks every machine on every layer with its mutants', () => {
  expect(read()).toMatchObject({
    names: ['leave', 'list'],
    layers: ['pure', 'http', 'browser'],
    mutants: true,
    pairs: false,
  })
})

it('tries mutants of a part only when asked', () => {
  for (const given of ['leave', '--layer=all', '--pairs', '--path=1a2b3c4d']) expect(read(given).mutants).toBe(false)
  expect(read('leave', '--layer=http', '--mutants')).toMatchObject({ layers: ['http'], mutants: true })
})

it('keeps the order of the named layers', () => {
  expect(read('--layer=browser,pure').layers).toEqual(['pure', 'browser'])
})

it('implies the browser layer for visible windows', () => {
  expect(read('leave', '--headed', '--path=1a2b3c4d')).toMatchObject({
    names: ['leave'],
    layers: ['browser'],
    headed: true,
    path: '1a2b3c4d',
  })
})

it.each([
  [['leaf'], 'There is no machine leaf. There are: leave, list.'],
  [['--layer=htpp'], 'There is no layer htpp. There are: pure, http, browser, all.'],
  [['--depth=2'], 'There is no --depth.'],
  [['--path'], '--path needs a value.'],
  [['--pairs=yes'], '--pairs takes no value.'],
])('explains what is wrong with %s', (given, message) => {
  expect(() => read(...given)).toThrow(message)
})
