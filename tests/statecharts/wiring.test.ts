import { expect, it } from 'vitest'

import { findModels } from '../../scripts/paths/find-models.ts'
import { chartsOf } from '../../scripts/statecharts/documents.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { connectionsOf } from '../../scripts/statecharts/index-page.ts'

const charts = chartsOf(await findModels(process.cwd(), await findMachines(process.cwd())))
const { talks, outside, askings } = connectionsOf(process.cwd(), charts)

it('finds events forwarded from one machine to another', () => {
  expect(talks).toEqual(
    expect.arrayContaining([
      { from: 'guard', to: 'session', what: 'user.fetched' },
      { from: 'session', to: 'guard', what: 'session.ended' },
    ]),
  )
})

it('finds events sent from outside, and their source', () => {
  expect(outside).toContainEqual({ to: 'request-lock', event: 'post.requested', file: 'src/app/surroundings.ts' })
  expect(outside).toContainEqual({ to: 'session', event: 'token.vanished', file: 'src/app/start-portal.ts' })
})

it('finds the users of lifecycles, in the browser and on the server', () => {
  expect(talks).toContainEqual({ from: 'document-editor', to: 'information', what: 'asks' })
  expect(askings).toContainEqual({ lifecycle: 'information', file: 'server/news/kind.ts' })
})

it('names existing machines and events only', () => {
  const named = [...talks, ...outside].flatMap((one) => ('from' in one ? [one.from, one.to] : [one.to]))
  expect(named.filter((name) => !charts.some((chart) => chart.name === name))).toEqual([])
  const unknown = outside.filter(
    ({ to, event }) => !charts.some(({ name, edges }) => name === to && edges.some((edge) => edge.event === event)),
  )
  expect(unknown).toEqual([])
})
