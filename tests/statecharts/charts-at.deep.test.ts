import { expect, it } from 'vitest'

import { chartsAt } from '../../scripts/statecharts/charts-at.ts'

const root = process.cwd()

it('reads the charts of a git revision from its machines', { timeout: 60_000 }, async () => {
  const charts = await chartsAt(root, 'HEAD')
  expect(charts.map(({ name }) => name)).toEqual(expect.arrayContaining(['leave', 'session']))
  const leave = charts.find(({ name }) => name === 'leave')
  expect(leave?.source).toBe('src/machines/leave/leave.lifecycle.ts')
  expect(leave?.edges.find(({ trigger }) => trigger === 'request')?.senders).not.toEqual([])
})

it('refuses what git does not know', async () => {
  await expect(chartsAt(root, 'no-such-revision')).rejects.toThrow('no-such-revision')
})
