import type { Chart, ChartEdge } from './chart.ts'

/** An event that a role may send in a state. */
export interface Chance {
  readonly event: string
  /** The edges taken when it is allowed; empty if it is always refused. */
  readonly open: readonly ChartEdge[]
  readonly refusals: readonly ChartEdge[]
}

export interface MatrixRow {
  /** A state with edges of its own, or the root for edges of all states. */
  readonly state: string
  /** By role. */
  readonly cells: ReadonlyMap<string, readonly Chance[]>
}

/** The permission matrix: states by roles. A state's entries also apply to its descendants. */
export interface Matrix {
  readonly roles: readonly string[]
  readonly rows: readonly MatrixRow[]
}

/** The matrix of a chart: events and delays, without answers of services. */
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

/** An edge that deliberately does nothing. */
function isPassedOver({ internal, actions, refusal }: ChartEdge): boolean {
  return internal && actions.length === 0 && refusal === null
}
