import type { AnyMachineSnapshot, EventObject } from 'xstate'

import type { MachineCoverage } from '../../../paths/coverage.ts'
import type { AnyPathModel } from '../../../paths/model.ts'
import type { Chart, ChartEdge } from '../../chart.ts'
import { eventTitle, guardPhrase, placeTitle, roleWords, triggerPhrase } from '../../phrases.ts'
import { all, button, element, redraw } from './dom.ts'
import { fieldInput, shortened } from './field-inputs.ts'
import { fieldsOf, filledIn, shown, stillFilled, valueAt, type Field, type Filled } from './fields.ts'
import { innermost, runningOf, standingIn, type Answer, type Running, type Waiting } from './running.ts'
import type { PageTexts } from './texts.ts'
import { walking, type Walking } from './walking.ts'

export interface Stepping {
  /** Another chart, or the same in another language. */
  readonly show: (chart: Chart, model: AnyPathModel | null, coverage: MachineCoverage | null) => void
  /** What is active and what was just taken; nothing before the first step is asked for. */
  readonly where: () => { readonly active: readonly string[]; readonly taken: readonly string[] }
}

/** What somebody of a role brings along. */
type Roles = Readonly<Record<string, Readonly<Record<string, unknown>>>>

interface Step extends Answer {
  /** Null for the start. */
  readonly event: EventObject | null
}

interface Open extends Waiting {
  readonly fields: readonly Field[]
  readonly isSent: boolean
}

/** The page's stepper: through a chart with the real machine, or along a recorded walk. */
export function stepping(box: HTMLElement, texts: () => PageTexts, changed: () => void): Stepping {
  let chart: Chart | null = null
  let running: Running | null = null
  let roles: Roles = {}
  let walks: Walking | null = null
  let steps: readonly Step[] = []
  let at = -1
  let filled: Filled = new Map()
  let samples: ReadonlyMap<string, number> = new Map()

  const draw = (): void => {
    redraw(box, parts())
    changed()
  }
  const parts = (): readonly HTMLElement[] => {
    if (chart === null) return []
    const walk = walks?.parts() ?? []
    if ((walks?.where() ?? null) !== null) return walk
    if (running === null) return [element('p', {}, 'Nothing runs this machine here.'), ...walk]
    const step = steps[at]
    return step === undefined ? [...starts(running), ...walk] : controls(chart, running, step)
  }
  const starts = ({ inputs, start }: Running): readonly HTMLElement[] =>
    inputs.map((input) =>
      element(
        'p',
        {},
        button('Start', () => go({ ...start(input), event: null })),
        ...(inputs.length === 1 ? [] : [' with ', element('small', {}, shortened(shown(input)))]),
      ),
    )
  const controls = (shownChart: Chart, machine: Running, step: Step): readonly HTMLElement[] => {
    const open = openNow(machine, step.snapshot)
    const shared = sharedFields(open)
    const words = texts()
    return [
      nowAt(shownChart, step, words),
      element(
        'p',
        { class: 'tools' },
        button('← Back', () => moveTo(at - 1), at === 0),
        button('On →', () => moveTo(at + 1), at === steps.length - 1),
        button('Reset', () => reset()),
      ),
      ...(shared.length === 0 ? [] : [facts(shared, open, words)]),
      ...(open.some(({ isSent }) => isSent) ? [element('h3', {}, 'What can be sent now')] : []),
      cards(
        shownChart,
        machine,
        step,
        open.filter(({ isSent }) => isSent),
        shared,
      ),
      ...(open.some(({ isSent }) => !isSent) ? [element('h3', {}, 'What services and clock can bring')] : []),
      cards(
        shownChart,
        machine,
        step,
        open.filter(({ isSent }) => !isSent),
        shared,
      ),
      ...notNow(shownChart, open, words),
      element('h3', {}, 'Until now'),
      history(shownChart, words),
      element(
        'details',
        {},
        element('summary', { 'data-keep': 'memory' }, 'What the machine remembers'),
        element('pre', {}, JSON.stringify(step.snapshot.context, null, 1)),
      ),
    ]
  }
  const nowAt = (shownChart: Chart, { snapshot }: Step, words: PageTexts): HTMLElement => {
    const places = innermost(standingIn(snapshot)).map((id) =>
      words.named(shownChart, placeTitle(shownChart, id, words)),
    )
    return element(
      'p',
      { role: 'status', class: 'now' },
      ...places.flatMap((place, index) => (index === 0 ? [place] : [element('br', {}), place])),
    )
  }
  const facts = (shared: readonly Field[], open: readonly Open[], words: PageTexts): HTMLElement => {
    const named = Object.keys(roles)
    const chooser = element(
      'select',
      { 'data-keep': 'role' },
      element('option', { value: '' }, 'as the samples have it'),
    )
    chooser.append(...named.map((role) => element('option', { value: role }, roleWords(role, words))))
    chooser.value =
      named.find((role) =>
        Object.entries(roles[role] ?? {}).every(([path, value]) => shown(filled.get(path)) === shown(value)),
      ) ?? ''
    chooser.addEventListener('change', () => {
      const given = Object.entries(roles[chooser.value] ?? {})
      const known = new Set(named.flatMap((role) => Object.keys(roles[role] ?? {})))
      filled = new Map([...[...filled].filter(([path]) => !known.has(path)), ...given])
      draw()
    })
    return element(
      'fieldset',
      { class: 'facts' },
      element('legend', {}, 'Facts'),
      ...(named.length === 0 ? [] : [element('label', {}, element('span', {}, 'who sends'), chooser)]),
      ...shared.map((field) => input(field, firstWith(open, field.path))),
    )
  }
  const input = (field: Field, of: Open | undefined): HTMLElement =>
    fieldInput(field, valueOf(field.path, of), fill(field.path), (name) => roleWords(name, texts()))
  const fill =
    (path: string) =>
    (value: unknown): void => {
      filled = new Map([...filled, [path, value]])
      draw()
    }
  const cards = (
    shownChart: Chart,
    machine: Running,
    step: Step,
    open: readonly Open[],
    shared: readonly Field[],
  ): HTMLElement =>
    element('ul', { class: 'plain cards' }, ...open.map((one) => card(shownChart, machine, step, one, shared)))
  const card = (shownChart: Chart, machine: Running, step: Step, one: Open, shared: readonly Field[]): HTMLElement => {
    const event = eventOf(one, shared)
    const words = texts()
    const answer = machine.ask(step.snapshot, event)
    const own = one.fields.filter(({ path }) => !shared.some((field) => field.path === path))
    const edge = shownChart.edges.find((candidate) => candidate.event === one.type)
    const senders = [...new Set(answerEdges(shownChart, answer, one.type).flatMap((taken) => taken.senders))]
    const send = element(
      'button',
      {
        type: 'button',
        class: `send ${marks[answer.kind]}`,
        'data-keep': `send ${one.type}`,
        onclick: () => go({ ...answer, event }),
      },
      element('b', {}, words.named(shownChart, edge === undefined ? one.type : triggerPhrase(shownChart, edge, words))),
      element('small', {}, senders.map((role) => roleWords(role, words)).join(', ')),
      verdict(shownChart, step, answer, words),
    )
    return element(
      'li',
      {},
      send,
      ...(own.length === 0 && one.samples.length < 2
        ? []
        : [
            element(
              'details',
              { open: own.length > 0 && own.length < 4 },
              element('summary', { 'data-keep': `with ${one.type}` }, 'what it brings along'),
              ...(one.samples.length < 2 ? [] : [sampleChooser(one)]),
              ...own.map((field) => input(field, one)),
            ),
          ]),
    )
  }
  const sampleChooser = (one: Open): HTMLElement => {
    const list = element('select', { 'data-keep': `sample ${one.type}` })
    list.append(
      ...one.samples.map((_, index) =>
        element('option', { value: String(index) }, `${index + 1} of ${one.samples.length}`),
      ),
    )
    list.value = String(samples.get(one.type) ?? 0)
    list.addEventListener('change', () => {
      samples = new Map([...samples, [one.type, Number(list.value)]])
      const own = new Set(one.fields.map(({ path }) => path))
      filled = new Map([...filled].filter(([path]) => !own.has(path)))
      const sample = one.samples[Number(list.value)]
      for (const { path } of sharedFields(openNow(running, steps[at]?.snapshot ?? null)))
        if (own.has(path)) filled = new Map([...filled, [path, valueAt(sample, path)]])
      draw()
    })
    return element('label', {}, element('span', {}, 'sample'), list)
  }
  /** Facts shared by several events come from the first one that has them, so that the display matches what is sent. */
  const eventOf = (one: Open, shared: readonly Field[]): EventObject => {
    const open = openNow(running, steps[at]?.snapshot ?? null)
    const alike = shared.filter(({ path }) => one.fields.some((field) => field.path === path))
    const values = alike.map(({ path }) => [path, valueOf(path, firstWith(open, path))] as const)
    return filledIn(
      one.samples[samples.get(one.type) ?? 0] ?? { type: one.type },
      one.fields,
      new Map([...values, ...filled]),
    )
  }
  const firstWith = (open: readonly Open[], path: string): Open | undefined =>
    open.find(({ fields, isSent }) => isSent && fields.some((field) => field.path === path))
  const valueOf = (path: string, of: Open | undefined): unknown =>
    filled.has(path) ? filled.get(path) : valueAt(of?.samples[samples.get(of.type) ?? 0], path)
  const history = (shownChart: Chart, words: PageTexts): HTMLElement =>
    element(
      'ol',
      { class: 'walk', start: '0' },
      ...steps.map((step, index) => {
        const edge = step.event === null ? undefined : shownChart.edges.find((one) => one.event === step.event?.type)
        const name = edge === undefined ? 'start' : triggerPhrase(shownChart, edge, words)
        const line = element(
          'button',
          {
            type: 'button',
            class: `link ${marks[step.kind]}`,
            'data-keep': `step ${index}`,
            onclick: () => moveTo(index),
          },
          words.named(shownChart, name),
          step.kind === 'refused' ? ' ✕' : '',
        )
        return element('li', { 'aria-current': index === at ? 'step' : false }, line)
      }),
    )
  const go = (step: Step): void => {
    const before = openNow(running, steps[at]?.snapshot ?? null).flatMap(({ fields }) => fields)
    steps = [...steps.slice(0, at + 1), step]
    at += 1
    const after = openNow(running, step.snapshot).flatMap(({ fields }) => fields)
    filled = stillFilled(filled, before, after)
    samples = new Map()
    draw()
  }
  const moveTo = (index: number): void => {
    at = Math.min(steps.length - 1, Math.max(0, index))
    draw()
  }
  const reset = (): void => {
    steps = []
    at = -1
    filled = new Map()
    samples = new Map()
    draw()
  }
  return {
    where: () => {
      const walked = walks?.where() ?? null
      if (walked !== null) return walked
      const step = steps[at]
      return step === undefined ? { active: [], taken: [] } : { active: standingIn(step.snapshot), taken: step.edges }
    },
    show: (next, model, coverage) => {
      if (next === chart) return draw()
      chart = next
      roles = model?.senderFacts ?? {}
      running = model === null ? null : runningOf(model, next)
      walks = walking(coverage, draw)
      reset()
    },
  }
}

/** Classes of its own: those of the picture's style apply to the whole page. */
const marks = { allowed: 'yes', refused: 'no', nothing: 'idle' } as const

function openNow(running: Running | null, snapshot: AnyMachineSnapshot | null): readonly Open[] {
  if (running === null || snapshot === null) return []
  return running
    .waiting(snapshot)
    .map((one) => ({ ...one, fields: fieldsOf(one.samples), isSent: !one.type.startsWith('xstate.') }))
}

/** Facts shared by several events are edited once. */
function sharedFields(open: readonly Open[]): readonly Field[] {
  const fields = open.filter(({ isSent }) => isSent).flatMap((one) => one.fields)
  const paths = [...new Set(fields.map(({ path }) => path))]
  return paths.flatMap((path) => {
    const same = fields.filter((field) => field.path === path)
    const [first] = same
    if (first === undefined || same.length < 2) return []
    return [
      {
        ...first,
        values: [...new Map(same.flatMap(({ values }) => values).map((value) => [shown(value), value])).values()],
      },
    ]
  })
}

/** The edges taken for an event, else all its candidates. */
function answerEdges(chart: Chart, { edges }: Answer, event: string): readonly ChartEdge[] {
  const taken = chart.edges.filter((edge) => edge.event === event && edges.includes(edge.id))
  return taken.length > 0 ? taken : chart.edges.filter((edge) => edge.event === event)
}

/** The machine's response in one line: the target, or the refusal's text and reason. */
function verdict(chart: Chart, step: Step, answer: Answer, words: PageTexts): HTMLElement {
  if (answer.kind === 'nothing') return element('span', { class: 'verdict' }, 'changes nothing now')
  if (answer.kind === 'refused') {
    const edge = chart.edges.find(({ id, refusal }) => refusal !== null && answer.edges.includes(id))
    const guard = edge?.guard ?? null
    const because = guard === null ? [] : [' because ', words.named(chart, guardPhrase(chart, guard, words))]
    return element(
      'span',
      { class: 'verdict' },
      '✕ refused: ',
      answer.code === null ? 'with a code by the event' : words.refusal(answer.code),
      element('small', {}, answer.code ?? '', ...because),
    )
  }
  const before = standingIn(step.snapshot)
  const reached = innermost(standingIn(answer.snapshot)).filter((id) => !before.includes(id))
  const actions = chart.edges
    .filter(({ id }) => answer.edges.includes(id))
    .flatMap((edge) => edge.actions.map((action) => action.words))
  const places = reached.flatMap((id, index) => [
    index === 0 ? '' : ', ',
    words.named(chart, placeTitle(chart, id, words)),
  ])
  return element(
    'span',
    { class: 'verdict' },
    reached.length === 0 ? '✓ stays' : all('✓ → ', ...places),
    element('small', {}, [...new Set(actions)].join(', ')),
  )
}

/** Known events that are not accepted now. */
function notNow(chart: Chart, open: readonly Open[], words: PageTexts): readonly HTMLElement[] {
  const waiting = new Set(open.map(({ type }) => type))
  const others = chart.edges.filter(
    ({ kind, event, trigger }) => kind === 'event' && trigger !== '*' && !waiting.has(event),
  )
  const names = [...new Set(others.map(({ trigger }) => eventTitle(chart, trigger, words)))]
  return names.length === 0 ? [] : [element('p', { class: 'soft' }, 'Not now: ', words.named(chart, names.join(', ')))]
}
