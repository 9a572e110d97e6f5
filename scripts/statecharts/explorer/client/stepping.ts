import type { AnyMachineSnapshot, EventObject } from 'xstate'

import type { MachineCoverage } from '../../../paths/coverage.ts'
import type { AnyPathModel } from '../../../paths/model.ts'
import type { Chart, ChartEdge } from '../../chart.ts'
import { eventTitle, guardPhrase, placeTitle, roleWords, triggerPhrase } from '../../phrases.ts'
import { all, button, code, element, redraw } from './dom.ts'
import { fieldInput, shortened } from './field-inputs.ts'
import { fieldsOf, filledIn, shown, stillFilled, valueAt, type Field, type Filled } from './fields.ts'
import { expectedSender, innermost, runningOf, standingIn, type Answer, type Running, type Waiting } from './running.ts'
import type { PageTexts } from './texts.ts'
import { walking, type Walking } from './walking.ts'

export interface Stepping {
  /** Another chart, or the same in another language. */
  readonly show: (chart: Chart, model: AnyPathModel | null, coverage: MachineCoverage | null) => void
  /** What is active and what was just taken; nothing before the first step is asked for. */
  readonly where: () => { readonly active: readonly string[]; readonly taken: readonly string[] }
  /** What was walked, as an address has it; null before the first step. */
  readonly address: () => string | null
  /** Walks what an address has, as far as the machine still goes along. */
  readonly walk: (address: string) => void
}

/** What somebody of a role brings along. */
type Roles = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Which of a machine's inputs, or which of an event's samples with which values, as an address has it. */
type Given = readonly [type: string, sample: number, values: Readonly<Record<string, unknown>>]

interface Step extends Answer {
  /** Null for the start. */
  readonly event: EventObject | null
  readonly given: Given
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
  /** A role; empty for whoever is expected, `told` for whoever the facts tell. */
  let sender = ''

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
    inputs.map((input, index) =>
      element(
        'p',
        {},
        button('Start', () => go({ ...start(input), event: null, given: ['', index, {}] })),
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
      ...(shared.length + Object.keys(roles).length === 0 ? [] : [facts(shared, open, words)]),
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
    const chooser = element(
      'select',
      { 'data-keep': 'role' },
      element('option', { value: '' }, 'whoever is expected'),
      ...Object.keys(roles).map((role) => element('option', { value: role }, roleWords(role, words))),
      element('option', { value: 'told' }, 'as told below'),
    )
    chooser.value = sender
    chooser.addEventListener('change', () => {
      sender = chooser.value
      draw()
    })
    return element(
      'fieldset',
      { class: 'facts' },
      element('legend', {}, 'Facts'),
      ...(Object.keys(roles).length === 0 ? [] : [element('label', {}, element('span', {}, 'who sends'), chooser)]),
      ...asked(shared).map((field) => input(field, firstWith(open, field.path))),
    )
  }
  /** The fields that the choice of the sender leaves open. */
  const asked = (fields: readonly Field[]): readonly Field[] => {
    const given = new Set(sender === 'told' ? [] : Object.values(roles).flatMap((role) => Object.keys(role)))
    return fields.filter(({ path }) => !given.has(path))
  }
  const input = (field: Field, of: Open | undefined, key = field.path): HTMLElement => {
    const fill = (value: unknown): void => {
      filled = new Map([...filled, [key, value]])
      draw()
    }
    return fieldInput(field, key, valueOf(field.path, of, key), fill, (name) => roleWords(name, texts()))
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
    const given = givenFor(shownChart, step, one, shared)
    const event = eventOf(one, given)
    const words = texts()
    const answer = machine.ask(step.snapshot, event)
    const own = asked(one.fields.filter(({ path }) => !shared.some((field) => field.path === path)))
    const edge = shownChart.edges.find((candidate) => candidate.event === one.type)
    const senders = sendersOf(shownChart, step, answer, one.type)
    const isElsewhere = (path: string): boolean =>
      openNow(machine, step.snapshot).some(
        ({ type, fields }) => type !== one.type && fields.some((of) => of.path === path),
      )
    const send = element(
      'button',
      {
        type: 'button',
        class: `send ${marks[answer.kind]}`,
        'data-keep': `send ${one.type}`,
        onclick: () => go({ ...answer, event, given }),
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
              { open: own.length > 0 && own.length < 4 && !own.some(({ path }) => isElsewhere(path)) },
              element('summary', { 'data-keep': `with ${one.type}` }, 'what it brings along'),
              ...(one.samples.length < 2 ? [] : [sampleChooser(one)]),
              ...own.map((field) => input(field, one, ownKey(one, field))),
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
      const own = new Set(one.fields.flatMap((field) => [field.path, ownKey(one, field)]))
      filled = new Map([...filled].filter(([key]) => !own.has(key)))
      const sample = one.samples[Number(list.value)]
      for (const { path } of sharedFields(openNow(running, steps[at]?.snapshot ?? null)))
        if (own.has(path)) filled = new Map([...filled, [path, valueAt(sample, path)]])
      draw()
    })
    return element('label', {}, element('span', {}, 'sample'), list)
  }
  /** The role that sends an event; null where no facts tell. */
  const senderOf = (shownChart: Chart, { snapshot }: Step, type: string): string | null => {
    const role = sender === '' ? expectedSender(shownChart, standingIn(snapshot), type) : sender
    return role !== null && role in roles ? role : null
  }
  const sendersOf = (shownChart: Chart, step: Step, answer: Answer, type: string): readonly string[] => {
    const role = senderOf(shownChart, step, type)
    const all = answerEdges(shownChart, answer, type).flatMap((taken) => taken.senders)
    return role === null ? [...new Set(all)] : [role]
  }
  /** Facts shared by several events come from the first one that has them, so that the display matches what is sent. */
  const givenFor = (shownChart: Chart, step: Step, one: Open, shared: readonly Field[]): Given => {
    const open = openNow(running, step.snapshot)
    const facts = roles[senderOf(shownChart, step, one.type) ?? ''] ?? {}
    const valueFor = (field: Field): unknown => {
      const { path } = field
      if (path in facts) return facts[path]
      const isShared = shared.some((other) => other.path === path)
      return isShared ? valueOf(path, firstWith(open, path), path) : valueOf(path, one, ownKey(one, field))
    }
    const index = samples.get(one.type) ?? 0
    const changed = one.fields
      .map((field) => [field.path, valueFor(field)] as const)
      .filter(([path, value]) => shown(value) !== shown(valueAt(one.samples[index], path)))
    return [one.type, index, Object.fromEntries(changed)]
  }
  const firstWith = (open: readonly Open[], path: string): Open | undefined =>
    open.find(({ fields, isSent }) => isSent && fields.some((field) => field.path === path))
  const valueOf = (path: string, of: Open | undefined, key: string): unknown =>
    filled.has(key) ? filled.get(key) : valueAt(of?.samples[samples.get(of.type) ?? 0], path)
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
    const before = openNow(running, steps[at]?.snapshot ?? null).flatMap(fieldsByKey)
    steps = [...steps.slice(0, at + 1), step]
    at += 1
    const after = openNow(running, step.snapshot).flatMap(fieldsByKey)
    filled = stillFilled(filled, before, after)
    samples = new Map()
    draw()
  }
  const moveTo = (index: number): void => {
    at = Math.min(steps.length - 1, index)
    draw()
  }
  const reset = (): void => {
    steps = []
    at = -1
    filled = new Map()
    samples = new Map()
    sender = ''
    draw()
  }
  return {
    where: () => {
      const walked = walks?.where() ?? null
      if (walked !== null) return walked
      const step = steps[at]
      return step === undefined ? { active: [], taken: [] } : { active: standingIn(step.snapshot), taken: step.edges }
    },
    address: () => {
      const walked = walks?.address() ?? null
      if (walked !== null) return `walk:${walked}`
      return at < 0 ? null : `steps:${JSON.stringify(steps.slice(0, at + 1).map(({ given }) => given))}`
    },
    walk: (address) => {
      if (address.startsWith('walk:')) walks?.turnTo(address.slice('walk:'.length))
      else if (running !== null) {
        steps = walkedAgain(running, address.slice('steps:'.length))
        moveTo(steps.length - 1)
      }
    },
    show: (next, model, coverage) => {
      if (next === chart) return draw()
      chart = next
      roles = model?.senderFacts ?? {}
      running = model === null ? null : runningOf(model, next)
      walks = walking(next, coverage, texts, draw)
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

function eventOf(one: Open, [type, sample, values]: Given): EventObject {
  return filledIn(one.samples[sample] ?? { type }, one.fields, new Map(Object.entries(values)))
}

/** The steps that an address has, up to the first that the machine does not wait for. */
function walkedAgain(running: Running, address: string): readonly Step[] {
  const steps: Step[] = []
  for (const given of givenIn(address)) {
    const [type, sample] = given
    const last = steps.at(-1)
    const one = openNow(running, last?.snapshot ?? null).find((open) => open.type === type)
    if (last === undefined && type === '' && sample in running.inputs)
      steps.push({ ...running.start(running.inputs[sample]), event: null, given })
    else if (last !== undefined && one !== undefined) {
      const event = eventOf(one, given)
      steps.push({ ...running.ask(last.snapshot, event), event, given })
    } else break
  }
  return steps
}

function givenIn(address: string): readonly Given[] {
  try {
    const found: unknown = JSON.parse(address)
    return Array.isArray(found) ? found.filter(isGiven) : []
  } catch {
    return []
  }
}

function isGiven(found: unknown): found is Given {
  const [type, sample, values] = Array.isArray(found) ? (found as readonly unknown[]) : []
  return typeof type === 'string' && typeof sample === 'number' && typeof values === 'object' && values !== null
}

/** The key of what an event alone brings along. */
function ownKey({ type }: Open, { path }: Field): string {
  return `${type} ${path}`
}

/** The fields of an event by each key that they may be filled in under. */
function fieldsByKey(one: Open): readonly Field[] {
  return one.fields.flatMap((field) => [field, { ...field, path: ownKey(one, field) }])
}

/**
 * Facts shared by several events are edited once, but not those in which the usual cases of these events differ: who
 * sends them.
 */
function sharedFields(open: readonly Open[]): readonly Field[] {
  const sent = open.filter(({ isSent }) => isSent)
  const paths = [...new Set(sent.flatMap(({ fields }) => fields.map(({ path }) => path)))]
  return paths.flatMap((path) => {
    const same = sent.flatMap(({ fields }) => fields.filter((field) => field.path === path))
    const having = sent.filter(({ fields }) => fields.some((field) => field.path === path))
    const usual = new Set(having.map(({ samples: [first] }) => shown(valueAt(first, path))))
    const [first] = same
    if (first === undefined || same.length < 2 || usual.size > 1) return []
    const values = new Map(same.flatMap((field) => field.values).map((value) => [shown(value), value]))
    return [{ ...first, values: [...values.values()] }]
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
    const because = guard === null ? [] : ['because ', words.named(chart, guardPhrase(chart, guard, words))]
    return element(
      'span',
      { class: 'verdict' },
      '✕ refused: ',
      answer.code === null ? 'with a code by the event' : words.refusal(answer.code),
      element('small', {}, ...because),
      code(answer.code ?? ''),
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
