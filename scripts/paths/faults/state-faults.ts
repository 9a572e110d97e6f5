import type { AnyStateNode } from 'xstate'

import { actionModels } from '../../statecharts/action-model.ts'
import { pathOf } from '../../statecharts/model.ts'
import { marks, stateMark } from '../probe.ts'
import { swap, type Fault } from './fault.ts'

/** A state without one of the actions that it does on entry or exit. */
export function stateFaults(node: AnyStateNode): readonly Fault[] {
  return (['entry', 'exit'] as const).flatMap((moment) =>
    node[moment].slice(marks).flatMap((action, place) =>
      // The library adds those of its timers, which do not stand in the machine's file.
      actionModels([action], node).map(
        ({ name }): Fault => ({
          kind: 'missing action',
          name: `${pathOf(node)} without ${name} on ${moment}`,
          at: [stateMark(pathOf(node))],
          loses: () => false,
          put: () => swap(node, { [moment]: node[moment].toSpliced(place + marks, 1) }),
        }),
      ),
    ),
  )
}
