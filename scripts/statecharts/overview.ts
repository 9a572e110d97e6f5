import { withoutPeople } from '../paths/senders.ts'
import { actorKinds, kindOf, type ActorKind } from './actors.ts'
import type { Arrow } from './arrows.ts'
import { boxOf, flowed, lineBox, padding, wrapped, type Box, type Line, type Mark, type Span } from './boxes.ts'
import { closedChart } from './closing.ts'
import { ROOT, childrenOf, isWithin, stateOf, type Chart, type ChartEdge, type ChartState } from './chart.ts'
import type { Size } from './elk-graph.ts'
import { layoutDrawing, type Layout } from './layout.ts'
import { isAside, mainWay, type MainWay } from './main-way.ts'
import { guardPhrase, linkPhrase, roleWords, titleOf, triggerPhrase, type Wording } from './phrases.ts'

/** The number of arrows from which those that another state has as well are named rather than drawn. */
const manyWays = 3
const stateRoom = 240
const legendGap = 16
/** Lines at most for what happens without leaving a state. */
const stayLines = 2

/** A sheet of A4 less its margins, of which 900 pixels fit a screen; at this size the smallest text has 9 points. */
const sheets: readonly Size[] = [
  { width: 1047, height: 718 },
  { width: 718, height: 900 },
]

/** How much of the better sheet a picture takes: above 1 its text becomes smaller than 9 points. */
function shareOfSheet({ width, height }: Size): number {
  return Math.min(...sheets.map((sheet) => Math.max(width / sheet.width, height / sheet.height)))
}

/** What an overview leaves out of a chart, and says in other words. */
interface Overview {
  readonly chart: Chart
  /** What is drawn of it. */
  readonly drawn: Chart
  /** The states drawn without their inside, with the number of states in each. */
  readonly closed: ReadonlyMap<string, number>
  readonly way: MainWay
  /** The ways that a state has like another one, by the state. */
  readonly alike: ReadonlyMap<string, { readonly other: string; readonly edges: readonly ChartEdge[] }>
}

/**
 * The chart at a glance: its states and who acts in them, the main way, and refusals as a number beside their event.
 * Every state and every way that is taken is on it; what refuses, what is done on the way and what goes on inside a
 * state is in the full chart.
 */
export async function layoutOverview(chart: Chart, texts: Wording): Promise<Layout> {
  const overviews = limits.map((limit) => overviewOf(chart, limit))
  const distinct = overviews.filter(({ closed }, index) => overviews[index - 1]?.closed.size !== closed.size)
  let best: Layout | null = null
  for (const overview of distinct) {
    for (const way of attempts) {
      const layout = withLegend(await layoutAs(overview, texts, way), texts)
      const cost = costOf(layout)
      if (best === null || cost < costOf(best)) best = layout
      if (cost <= 1) return layout
      if (cost > hopeless && overview !== distinct.at(-1)) break
    }
  }
  if (best === null) throw new Error('nothing was tried')
  return best
}

/** Above 1 a picture is larger than a sheet, or says too much for one look. */
function costOf(layout: Layout): number {
  return Math.max(shareOfSheet(layout), linesPerState(layout) / 5)
}

/** The lines of text in a picture, its legend and its heading aside, for each of its states. */
function linesPerState({ states, arrows }: Layout): number {
  const drawn = states.filter(({ state }) => state.id !== ROOT)
  const boxes = [...drawn.map(({ box }) => box), ...arrows.flatMap(({ label }) => label?.box ?? [])]
  return boxes.reduce((sum, { lines }) => sum + lines.length, 0) / drawn.length
}

function layoutAs(overview: Overview, texts: Wording, attempt: (typeof attempts)[number]): Promise<Layout> {
  const { direction, strategy, label } = attempt
  const { drawn, way } = overview
  return layoutDrawing({
    chart: drawn,
    stateBox: (state, room) =>
      stateLines(overview, state, texts, childrenOf(drawn, state.id).length > 0 ? room : stateRoom),
    arrowBox: ({ edges, target }) =>
      wayLines(overview, edges, texts, isExit(overview, target) ? { ...label, lines: 1 } : label),
    choices: [
      {
        elk: { ...tight, 'elk.direction': direction, 'elk.layered.nodePlacement.strategy': strategy },
        margin: 4,
        isHeadedAside: direction === 'DOWN',
      },
    ],
    cost: shareOfSheet,
    isMain: (arrow) => isOnWay(way, arrow),
    looks: new Map(drawn.states.map((state) => [state.id, lookOf(overview, state)])),
  })
}

/** The room of a label. */
interface LabelRoom {
  readonly width: number
  readonly lines: number
}

/** What is tried until a picture fits: down the page, wider, flatter; then the same with less inside. */
const attempts = [
  { direction: 'DOWN', strategy: 'NETWORK_SIMPLEX', label: { width: 150, lines: 2 } },
  { direction: 'DOWN', strategy: 'BRANDES_KOEPF', label: { width: 150, lines: 2 } },
  { direction: 'DOWN', strategy: 'NETWORK_SIMPLEX', label: { width: 168, lines: 2 } },
  { direction: 'DOWN', strategy: 'NETWORK_SIMPLEX', label: { width: 120, lines: 2 } },
  { direction: 'RIGHT', strategy: 'NETWORK_SIMPLEX', label: { width: 120, lines: 2 } },
  { direction: 'DOWN', strategy: 'NETWORK_SIMPLEX', label: { width: 110, lines: 1 } },
] as const
const limits = [14, 9, 6]
/** A picture so much larger than a sheet does not come to fit by other lines. */
const hopeless = 1.5

const tight = {
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  'elk.layered.spacing.nodeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
}

function overviewOf(chart: Chart, limit: number): Overview {
  const way = mainWay(chart)
  const lifted = {
    ...chart,
    edges: liftedEdges(
      chart.edges.filter(({ refusal }) => refusal === null),
      chart,
    ),
  }
  const alike = alikeIn(lifted, way)
  const named = new Set([...alike.values()].flatMap(({ edges }) => edges.map(({ id }) => id)))
  const edges = lifted.edges.filter((edge) => !named.has(edge.id) && !isStay(edge))
  const closed = closedIn(chart, limit)
  return { chart, way, alike, closed, drawn: entered(closedChart({ ...chart, edges }, new Set(closed.keys()))) }
}

/** Arrows into a frame are drawn to where they end inside it, except into one whose parts run at once. */
function entered(chart: Chart): Chart {
  const restOf = (id: string): string => {
    const { type, initial } = stateOf(chart, id)
    const [first] = initial
    return type !== 'compound' || first === undefined ? id : restOf(first)
  }
  const initialOf = ({ id, type, initial }: ChartState): readonly string[] =>
    id === ROOT ? initial.map(restOf) : type === 'compound' ? [] : initial
  return {
    ...chart,
    states: chart.states.map((state) => ({ ...state, initial: initialOf(state) })),
    edges: chart.edges.map((edge) => ({ ...edge, targets: edge.targets.map(restOf) })),
  }
}

/** Compound states are opened from the outermost, up to so many states. */
function closedIn(chart: Chart, limit: number): ReadonlyMap<string, number> {
  const count = (id: string): number => chart.states.filter((state) => state.id !== id && isWithin(state.id, id)).length
  const closed = new Map<string, number>()
  let shown = childrenOf(chart, ROOT).length
  const queue = [...childrenOf(chart, ROOT)]
  for (const state of queue) {
    const inside = childrenOf(chart, state.id)
    if (inside.length === 0) continue
    if (shown + inside.length > limit) closed.set(state.id, count(state.id))
    else {
      shown += inside.length
      queue.push(...inside)
    }
  }
  return closed
}

/** What leads from every state inside another one to the same place leads there from the frame of that one. */
function liftedEdges(edges: readonly ChartEdge[], chart: Chart): readonly ChartEdge[] {
  const groups = Map.groupBy(edges, (edge) => {
    const { parent } = stateOf(chart, edge.source)
    const isLiftable = parent !== null && parent !== ROOT && edge.targets.every((target) => !isWithin(target, parent))
    return isLiftable && !edge.internal && edge.guard === null
      ? `${parent}:${edge.event}>${edge.targets.join()}`
      : edge.id
  })
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const parent = first === undefined ? null : stateOf(chart, first.source).parent
    if (first === undefined || parent === null || group.length < 2) return group
    return group.length === childrenOf(chart, parent).length
      ? group.map((edge) => ({ ...edge, source: parent }))
      : group
  })
}

function isByPeople({ senders }: ChartEdge): boolean {
  return senders.some((sender) => !withoutPeople.includes(sender))
}

function isStay(edge: ChartEdge): boolean {
  return edge.internal || edge.targets.every((target) => target === edge.source)
}

/**
 * Where somebody ends up aside or for good, and may go on as from another state in so many ways that they would hide
 * the chart: the ways in common are named.
 */
function alikeIn(chart: Chart, way: MainWay): Overview['alike'] {
  const found = new Map<string, { other: string; edges: readonly ChartEdge[] }>()
  const moves = (id: string): readonly ChartEdge[] => chart.edges.filter((edge) => edge.source === id && !edge.internal)
  const signature = (edge: ChartEdge): string => `${edge.event}>${edge.targets.join()}`
  for (const state of chart.states.filter((one) => isAside(one) || isEnding(chart, one))) {
    const shared = chart.states
      .filter(({ id }) => id !== state.id && !found.has(id))
      .map(({ id }) => {
        const others = moves(id).map(signature)
        const edges = moves(state.id).filter((edge) => !way.edges.has(edge.id) && others.includes(signature(edge)))
        return { other: id, edges: wholeEvents(moves(state.id), edges) }
      })
    const most = shared.reduce((best, one) => (one.edges.length > best.edges.length ? one : best), {
      other: '',
      edges: [],
    })
    if (new Set(most.edges.flatMap(({ targets }) => targets)).size >= manyWays) found.set(state.id, most)
  }
  return found
}

/** The edges of those events all of whose edges are among them. */
function wholeEvents(all: readonly ChartEdge[], some: readonly ChartEdge[]): readonly ChartEdge[] {
  return some.filter(({ event }) => all.every((edge) => edge.event !== event || some.includes(edge)))
}

/** A state in which nobody has to act any more. */
function isEnding(chart: Chart, { id, type, who }: ChartState): boolean {
  if (type === 'final' || who === 'nobody') return true
  return type === 'atomic' && !chart.edges.some((edge) => isWithin(id, edge.source) && !edge.internal)
}

function lookOf({ chart, drawn, closed, way }: Overview, state: ChartState): string {
  const isOnWay = way.states.some((id) => isWithin(id, state.id))
  return [
    'glance',
    ...(state.id === ROOT && !drawn.edges.some(({ source }) => source === ROOT) ? ['bare'] : []),
    isOnWay ? 'main' : 'side',
    ...(isEnding(chart, state) ? ['ending'] : []),
    ...(closed.has(state.id) ? ['closed'] : []),
    state.who === null ? '' : (kindOf(state.who) ?? 'nobody'),
  ]
    .filter((look) => look !== '')
    .join(' ')
}

/** An ending beside the main way: what leads there is told in one line. */
function isExit({ chart, way }: Overview, id: string): boolean {
  return isEnding(chart, stateOf(chart, id)) && !way.states.includes(id)
}

function isOnWay({ edges }: MainWay, arrow: Arrow): boolean {
  return arrow.edges.some(({ id }) => edges.has(id))
}

function stateLines(overview: Overview, state: ChartState, texts: Wording, room: number): Box {
  const { chart, closed } = overview
  const about = { edges: [], marks: [], refusals: 0 }
  const named = { ...about, style: 'title', text: titleOf(chart, state, texts) } as const
  const kind = state.who === null ? null : kindOf(state.who)
  const acting =
    state.who === null || kind === null
      ? []
      : [{ ...about, style: 'who', text: roleWords(state.who, texts), marks: [kind] } as const]
  const title = state.id === ROOT ? wrapped('title', named.text, room) : flowed([named, ...acting], room)
  const hidden = closed.get(state.id)
  const inside =
    hidden === undefined ? [] : wrapped('hidden', linkPhrase('inside', { count: String(hidden) }, texts), room)
  const stays = Map.groupBy(
    chart.edges.filter((edge) => edge.source === state.id && edge.refusal === null && isStay(edge) && isByPeople(edge)),
    ({ event }) => event,
  )
  return boxOf(
    [
      ...title,
      ...inside,
      ...staysOf(chart, [...stays.values()], texts, room),
      ...likeLines(overview, state.id, texts, room),
    ],
    title.length,
  )
}

/** What is done without leaving the state: as many events as there is room for. */
function staysOf(
  chart: Chart,
  events: readonly (readonly ChartEdge[])[],
  texts: Wording,
  room: number,
): readonly Line[] {
  for (let shown = events.length; shown > 0; shown -= 1) {
    const left = events.length - shown
    const words = events
      .slice(0, shown)
      .flatMap(([edge]) => (edge === undefined ? [] : [triggerPhrase(chart, edge, texts)]))
    const rest = left === 0 ? [] : [linkPhrase('more', { count: String(left) }, texts)]
    const refusals = events.slice(0, shown).reduce((sum, edges) => sum + refusalsOf(chart, edges), 0)
    const edges = events.slice(0, shown).flatMap((some) => some.map(({ id }) => id))
    const lines = wrapped('stays', [...words, ...rest].join(', '), room, { marks: ['stays'], refusals, edges })
    if (lines.length <= stayLines) return lines
  }
  return []
}

function likeLines({ chart, alike }: Overview, id: string, texts: Wording, room: number): readonly Line[] {
  const like = alike.get(id)
  if (like === undefined) return []
  const all = chart.edges.filter(({ source, internal, refusal }) => source === id && !internal && refusal === null)
  const events = [...new Set(like.edges.map((edge) => triggerPhrase(chart, edge, texts)))].join(', ')
  const state = titleOf(chart, stateOf(chart, like.other), texts)
  const words =
    like.edges.length === all.length
      ? linkPhrase('alike', { state }, texts)
      : linkPhrase('like', { events, state }, texts)
  return wrapped('stays', words, room, { marks: ['like'], edges: like.edges.map(({ id: edge }) => edge) })
}

/**
 * The label of an arrow: its events with who sends them, and the condition where it chooses between two ways. For which
 * there is no room are counted, but not what an `otherwise` elsewhere stands against.
 */
function wayLines(
  overview: Overview,
  edges: readonly ChartEdge[],
  texts: Wording,
  { width, lines: most }: LabelRoom,
): Box {
  const isMain = edges.some(({ id }) => overview.way.edges.has(id))
  const events = [...Map.groupBy(edges, ({ kind, event }) => `${kind}:${event}`).values()]
  const isOpposed = (candidates: readonly ChartEdge[]): boolean =>
    candidates.some((edge) => elsewhere(overview.drawn, edge).some(({ otherwise }) => otherwise))
  for (let shown = events; ; ) {
    const parts = shown.flatMap((candidates) => eventParts(overview, candidates, texts, isMain))
    const left = events.length - shown.length
    const lines = flowed(
      left === 0 ? parts : [...parts, { style: 'stays', text: `+${left}`, edges: [], marks: [], refusals: 0 }],
      width,
    )
    const spare = shown.findLastIndex((candidates, index) => index > 0 && !isOpposed(candidates))
    if (lines.length <= most || spare < 0) return boxOf(lines, 0)
    shown = shown.toSpliced(spare, 1)
  }
}

/** An event on an arrow: who sends it, what it is, how often it is refused, and when it goes this way. */
function eventParts(
  overview: Overview,
  candidates: readonly ChartEdge[],
  texts: Wording,
  isMain: boolean,
): readonly Omit<Span, 'x'>[] {
  const { chart } = overview
  const [first] = candidates
  if (first === undefined) return []
  const about = { edges: candidates.map(({ id }) => id), marks: [], refusals: 0 }
  const isTimed = first.kind === 'after'
  const trigger = triggerPhrase(chart, first, texts)
  const refusals = refusalsOf(chart, candidates)
  const words = conditionOf(overview, candidates, texts, isMain)
  const marks = isTimed ? [] : marksOf(first.senders)
  const named = { ...about, style: isTimed ? 'delay' : 'trigger', text: trigger, marks, refusals } as const
  return [
    ...(trigger === '' ? [] : [named]),
    ...(words === '' ? [] : [{ ...about, style: 'guard', text: `[${words}]` } as const]),
  ]
}

/**
 * The condition of a way, where it chooses between two. The main way has none, and neither have several candidates,
 * unless another way says `otherwise`: than what, has to be told.
 */
function conditionOf(
  { chart, drawn }: Overview,
  candidates: readonly ChartEdge[],
  texts: Wording,
  isMain: boolean,
): string {
  const [first] = candidates
  if (first === undefined) return ''
  const others = elsewhere(drawn, first)
  const isUsual = isMain || candidates.length > 1
  if (isUsual ? !others.some(({ otherwise }) => otherwise) : first.kind !== 'always' && others.length === 0) return ''
  const [guard, ...guards] = candidates.flatMap((edge) => edge.guard ?? [])
  if (guard === undefined || guards.length + 1 < candidates.length)
    return first.otherwise ? linkPhrase('otherwise', {}, texts) : ''
  return guardPhrase(chart, guards.length === 0 ? guard : { kind: 'or', parts: [guard, ...guards] }, texts)
}

/** Where else the same event leads from there. */
function elsewhere({ edges }: Chart, { source, event, targets }: ChartEdge): readonly ChartEdge[] {
  return edges.filter(
    (edge) => edge.source === source && edge.event === event && edge.targets.join() !== targets.join(),
  )
}

function refusalsOf(chart: Chart, edges: readonly ChartEdge[]): number {
  const [first] = edges
  if (first === undefined) return 0
  const original = chart.edges.find(({ id }) => id === first.id) ?? first
  return chart.edges.filter(
    ({ source, event, refusal }) => source === original.source && event === original.event && refusal !== null,
  ).length
}

function marksOf(roles: readonly string[]): readonly ActorKind[] {
  const kinds = roles.map(kindOf)
  return actorKinds.filter((kind) => kinds.includes(kind))
}

/** The signs that the picture uses, in a line below it. */
function withLegend(layout: Layout, texts: Wording): Layout {
  const lines = [
    ...layout.states.map(({ box }) => box),
    ...layout.arrows.flatMap(({ label }) => label?.box ?? []),
  ].flatMap(({ lines: some }) => some)
  const has = (mark: Mark): boolean =>
    lines.some(({ marks, spans }) => marks.includes(mark) || spans.some((span) => span.marks.includes(mark)))
  const isRefusing = lines.some(({ refusals, spans }) => refusals > 0 || spans.some((span) => span.refusals > 0))
  const entry = (mark: Mark, words: string): readonly Line[] => wrapped('legend', words, Infinity, { marks: [mark] })
  const entries = [
    ...actorKinds.filter(has).flatMap((kind) => entry(kind, roleWords(kind === 'system' ? 'server' : kind, texts))),
    ...(layout.arrows.some(({ isMain }) => isMain) ? entry('way', linkPhrase('mainWay', {}, texts)) : []),
    ...(layout.states.some(({ look }) => look.includes('ending'))
      ? entry('ending', linkPhrase('ending', {}, texts))
      : []),
    ...(has('stays') ? entry('stays', linkPhrase('stays', {}, texts)) : []),
    ...(isRefusing ? entry('cross', linkPhrase('refusals', {}, texts)) : []),
  ]
  const width = entries.reduce((sum, line) => sum + line.width + legendGap, 0)
  const heading = layout.states.find(({ state }) => state.id === ROOT)
  const start = heading === undefined ? 0 : heading.x + padding + heading.shift + heading.box.width + 2 * legendGap
  const isBeside =
    heading !== undefined &&
    start + width <= layout.width &&
    layout.dots.every(({ y }) => y > heading.y + heading.box.height + padding)
  let [x, y] = isBeside ? [layout.width - width, heading.y + padding + 4] : [legendGap, layout.height]
  const notes = entries.map((line) => {
    if (x > legendGap && x + line.width + legendGap > layout.width) {
      x = legendGap
      y += lineBox('legend').height
    }
    const placed = { line, x, y }
    x += line.width + legendGap
    return placed
  })
  const right = Math.max(...notes.map((note) => Math.ceil(note.x + note.line.width + legendGap)))
  const bottom = isBeside || notes.length === 0 ? layout.height : y + lineBox('legend').height + 12
  return { ...layout, width: Math.max(layout.width, right), height: bottom, notes }
}
