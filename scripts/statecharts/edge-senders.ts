import { everySender, type Senders } from '../paths/senders.ts'
import type { TriggerKind } from './chart.ts'

/**
 * Who sends what an edge waits for, as the machine's model declares it. `expected` is whoever is expected to act in the
 * edge's state; of senders in turn only that one takes an edge that is no refusal.
 */
export function sendersOf(
  senders: Senders,
  edge: { readonly kind: TriggerKind; readonly trigger: string; readonly isRefusal: boolean },
  expected: string | null,
): readonly string[] {
  if (edge.kind === 'after') return ['clock']
  if (edge.kind === 'done' || edge.kind === 'error' || edge.kind === 'snapshot') return ['server']
  if (edge.kind !== 'event') return []
  const by = senders[edge.trigger]
  if (by === undefined) return []
  const all = everySender(by)
  const isInTurn = typeof by === 'object' && 'inTurn' in by
  return isInTurn && !edge.isRefusal ? all.filter((sender) => sender === expected) : all
}
