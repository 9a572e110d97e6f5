import type { Chart, ChartEdge } from './chart.ts'

/** What somebody may send in a state. */
export interface Chance {
  readonly event: string
  /** The edges that are taken when it is let through; none where it always ends in a refusal. */
  readonly open: readonly ChartEdge[]
  readonly refusals: readonly ChartEdge[]
}

export interface MatrixRow {
  /** A state with edges of its own, or the root for what holds in every state. */
  readonly state: string
  /** By role. */
  readonly cells: ReadonlyMap<string, readonly Chance[]>
}

/** Who may do what when: states by roles. What holds in a state holds in all that lies inside it. */
export interface Matrix {
  readonly roles: readonly string[]
  readonly rows: readonly MatrixRow[]
}

/** The matrix of a chart: events and delays; what services answer is nobody's doing. */
export function matrixOf(chart: Chart): Matrix {
  const sent = chart.edges.filter(({ kind }) => kind === 'event' || kind === 'after')
  const roles = [...new Set(sent.flatMap(({ senders }) => senders))]
  const rows = chart.states.flatMap(({ id }): readonly MatrixRow[] => {
    const own = sent.filter(({ source }) => source === id)
    if (own.length === 0) return []
    return [{ state: id, cells: new Map(roles.map((role) => [role, chancesOf(own, role)])) }]
  })
  return { roles, rows }
}

function chancesOf(edges: readonly ChartEdge[], role: string): readonly Chance[] {
  const own = edges.filter(({ senders }) => senders.includes(role))
  const chances = [...new Set(own.map(({ event }) => event))].map((event) => {
    const candidates = own.filter((edge) => edge.event === event)
    return {
      event,
      open: candidates.filter((edge) => edge.refusal === null && !isPassedOver(edge)),
      refusals: candidates.filter(({ refusal }) => refusal !== null),
    }
  })
  return chances.filter(({ open, refusals }) => open.length + refusals.length > 0)
}

/** An edge that is there so that nothing happens. */
function isPassedOver({ internal, actions, refusal }: ChartEdge): boolean {
  return internal && actions.length === 0 && refusal === null
}
