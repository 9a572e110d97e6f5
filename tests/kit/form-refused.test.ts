import { expect, it } from 'vitest'

import { chartModel } from '../../scripts/statecharts/model.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'

/** Refusals of flows that are no submitted forms: they are shown where they arise. */
const noForms = [
  // Judged as soon as a file is chosen or a field is left, with words of its own beside it.
  'avatar open.choosing:file.chosen',
  'name-change editing:name.left',
  // Nothing to fill in: the action itself is closed.
  'own-choice closed:choice.made',
  'passkey-making ready:adding.begun',
  'request-lock locked:post.requested',
  'resource-rating rated:rating.opened',
  'upload *:file.chosen',
]

it('every flow announces a refused form by one and the same event', async () => {
  const flows = (await findMachines(process.cwd())).filter(({ kind }) => kind === 'flow')
  const silent = flows.flatMap(({ machine, name }) =>
    chartModel(machine, name)
      .edges.filter(({ kind, refusal, targets }) => kind === 'event' && refusal !== null && targets.length === 0)
      .filter(({ actions }) => actions.every((action) => action.name !== 'announceRefusedForm'))
      .map(({ source, trigger }) => `${name} ${source}:${trigger}`),
  )
  expect([...new Set(silent)].sort()).toEqual(noForms)
})
