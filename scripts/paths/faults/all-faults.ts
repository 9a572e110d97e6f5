import { allNodes } from '../../statecharts/model.ts'
import { edgeFaults } from './edge-faults.ts'
import type { Fault, Right } from './fault.ts'
import { habitsOf } from './habits.ts'
import { changedDelays, leftOutAssigns, offByOne } from './rule-faults.ts'
import { stateFaults } from './state-faults.ts'

/** Every machine that differs from the explored one by one fault. */
export function faultsOf(right: Right): readonly Fault[] {
  const { probed } = right
  const habits = habitsOf(right)
  return [
    ...probed.edges.flatMap((edge) => edgeFaults(probed, edge)),
    ...allNodes(probed.machine.root).flatMap(stateFaults),
    ...offByOne(probed, habits),
    ...changedDelays(probed),
    ...leftOutAssigns(probed, habits),
  ]
}
