import { languages } from '#i18n/locales.ts'

import {
  isLifecycle,
  ROOT,
  stateOf,
  type Chart,
  type ChartEdge,
  type ChartState,
  type GuardTree,
  type Json,
} from './chart.ts'
import { duration, guardInWords, paramWords, spoken } from './words.ts'

/** The source of texts: the text of a key, or the key itself. */
export interface Wording {
  /** The BCP 47 tag of its language. */
  readonly tag: string
  readonly text: (key: string) => string
}

/** Flows whose states, events and conditions are translated; all lifecycles are. */
const wordedFlows = ['session', 'guard', 'requestLock', 'record']

/** Whether the dictionaries must have texts for all names of this chart. */
export function isWorded(chart: Chart): boolean {
  return isLifecycle(chart.source) || wordedFlows.includes(chart.id)
}

/** All keys below `charts` that the dictionaries must have for a chart, its roles and the words between names aside. */
export function wordKeysOf(chart: Chart): readonly string[] {
  const states = chart.states.filter(({ id }) => id !== ROOT).map(({ id }) => stateKey(chart, id))
  const named = chart.edges.filter(({ kind, trigger }) => kind === 'event' && trigger !== '*')
  const events = named.map(({ trigger }) => eventKey(chart, trigger))
  const guards = chart.edges.flatMap(({ guard }) => (guard === null ? [] : guardKeys(chart, guard, false)))
  return [...new Set([machineKey(chart), ...states, ...events, ...guards])]
}

/** The roles in a chart, in order of appearance. */
export function rolesOf(chart: Chart): readonly string[] {
  const acting = chart.states.flatMap(({ who }) => (who === null ? [] : [who]))
  return [...new Set([...acting, ...chart.edges.flatMap(({ senders }) => senders)])]
}

/** The text key of a role. */
export function roleKey(role: string): string {
  return `statecharts.role.${role}`
}

/** The link words between names, by purpose. */
export const linkWords = [
  'and',
  'or',
  'not',
  'otherwise',
  'inState',
  'ownAccord',
  'completed',
  'after',
  'done',
  'failed',
  'moved',
  'anyEvent',
  'refused',
  'like',
  'alike',
  'more',
  'inside',
  'mainWay',
  'ending',
  'stays',
  'refusals',
  'then',
] as const
type LinkWord = (typeof linkWords)[number]

/** The fallback of each link word. */
const plainLinks: Readonly<Record<LinkWord, string>> = {
  and: 'and',
  or: 'or',
  not: 'not ({condition})',
  otherwise: 'else',
  inState: 'is in {state}',
  ownAccord: '',
  completed: 'completed',
  after: 'after {delay}',
  done: '{service} done',
  failed: '{service} failed',
  moved: '{service} moved',
  anyEvent: 'any other event',
  refused: '{event} is refused',
  like: '{events}: as in {state}',
  alike: 'as in {state}',
  more: '{count} more',
  inside: '{count} states inside',
  mainWay: 'main way',
  ending: 'ending',
  stays: 'without leaving',
  refusals: 'refusals: how many kinds',
  then: '{before}, then {after}',
}

/** The title of a machine. */
export function machineTitle(chart: Chart, wording: Wording): string {
  return said(wording, machineKey(chart)) ?? capitalised(spoken(chart.name.replaceAll('-', ' ')))
}

/** The title of a state: from the dictionaries, from the machine, else its name. */
export function titleOf(chart: Chart, state: ChartState, wording: Wording): string {
  if (state.id === ROOT) return machineTitle(chart, wording)
  const worded = said(wording, stateKey(chart, state.id))
  if (worded !== null) return worded
  return state.title === null ? spoken(state.key) : wording.text(state.title)
}

/** A state's title preceded by its ancestors': `Signed in › Profile › Loading`. */
export function placeTitle(chart: Chart, id: string, wording: Wording): string {
  if (id === ROOT) return machineTitle(chart, wording)
  const path = id.split('.').map((_, index, keys) => keys.slice(0, index + 1).join('.'))
  return path.map((step) => titleOf(chart, stateOf(chart, step), wording)).join(' \u203a ')
}

/** Who acts, in words. */
export function roleWords(role: string, wording: Wording): string {
  return said(wording, roleKey(role)) ?? spoken(role)
}

/** The title of an event; its name in the code if it has no text. */
export function eventTitle(chart: Chart, event: string, wording: Wording): string {
  if (event === '*') return linkPhrase('anyEvent', {}, wording)
  return said(wording, eventKey(chart, event)) ?? event
}

/** The trigger of an edge in words; empty for an eventless one. */
export function triggerPhrase(
  chart: Chart,
  { kind, trigger, delay }: Pick<ChartEdge, 'kind' | 'trigger' | 'delay'>,
  wording: Wording,
): string {
  switch (kind) {
    case 'event':
      return eventTitle(chart, trigger, wording)
    case 'always':
      return ''
    case 'after': {
      const length = delay === null || delay.ms === null ? '' : ` (${duration(delay.ms)})`
      return linkPhrase('after', { delay: `${spoken(trigger)}${length}` }, wording)
    }
    case 'done':
      return linkPhrase('done', { service: trigger }, wording)
    case 'error':
      return linkPhrase('failed', { service: trigger }, wording)
    case 'snapshot':
      return linkPhrase('moved', { service: trigger }, wording)
    case 'completion':
      return linkPhrase('completed', {}, wording)
  }
}

/** A guard in words, for analysts. */
export function guardPhrase(chart: Chart, guard: GuardTree, wording: Wording): string {
  switch (guard.kind) {
    case 'atom':
      return atomPhrase(chart, guard, false, wording)
    case 'in':
      return linkPhrase('inState', { state: guard.state }, wording)
    case 'not': {
      const part = guard.parts[0]
      if (part?.kind === 'atom') return atomPhrase(chart, part, true, wording)
      return part === undefined ? '' : linkPhrase('not', { condition: guardPhrase(chart, part, wording) }, wording)
    }
    case 'and':
    case 'or': {
      const parts = guard.parts.map((part) => {
        const words = guardPhrase(chart, part, wording)
        return (part.kind === 'and' || part.kind === 'or') && part.kind !== guard.kind ? `(${words})` : words
      })
      return parts.join(` ${linkPhrase(guard.kind, {}, wording)} `)
    }
  }
}

/** The guard in square brackets; `[else]` for the fallback of earlier candidates. */
export function guardLabel(chart: Chart, edge: ChartEdge, wording: Wording): string {
  if (edge.guard !== null) return `[${guardPhrase(chart, edge.guard, wording)}]`
  return edge.otherwise ? `[${linkPhrase('otherwise', {}, wording)}]` : ''
}

/** The heading of an event's refusals. */
export function refusedPhrase(chart: Chart, edge: ChartEdge, wording: Wording): string {
  return linkPhrase('refused', { event: triggerPhrase(chart, edge, wording) }, wording)
}

/** An edge in one line: `event [guard]`; its title when it has neither. */
export function edgePhrase(chart: Chart, edge: ChartEdge, wording: Wording): string {
  const parts = [triggerPhrase(chart, edge, wording), guardLabel(chart, edge, wording)].filter((part) => part !== '')
  return parts.length === 0 ? linkPhrase('ownAccord', {}, wording) || 'by itself' : parts.join(' ')
}

/** The text key of a machine's title. */
export function machineKey(chart: Chart): string {
  return `charts.${chart.id}.title`
}

function stateKey(chart: Chart, id: string): string {
  return `charts.${chart.id}.states.${joined(id)}`
}

function eventKey(chart: Chart, event: string): string {
  return `charts.${chart.id}.events.${joined(event)}`
}

function guardKey(chart: Chart, name: string, isNegated: boolean): string {
  return `charts.${chart.id}.guards.${joined(isNegated ? `not.${name}` : name)}`
}

function guardKeys(chart: Chart, guard: GuardTree, isNegated: boolean): readonly string[] {
  if (guard.kind === 'atom') return [guardKey(chart, guard.name, isNegated)]
  return 'parts' in guard ? guard.parts.flatMap((part) => guardKeys(chart, part, guard.kind === 'not')) : []
}

/** `signedIn.profile.ready` becomes `signedInProfileReady`: dictionary keys contain no dots. */
function joined(name: string): string {
  return name
    .split('.')
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('')
}

function atomPhrase(chart: Chart, atom: GuardTree & { kind: 'atom' }, isNegated: boolean, wording: Wording): string {
  const { name, params } = atom
  const worded = said(wording, guardKey(chart, name, isNegated))
  if (worded === null) return guardInWords(isNegated ? { kind: 'not', parts: [atom] } : atom)
  const given = Object.entries(fieldsOf(params)).map(
    ([key, value]) =>
      [key, wording.text(roleKey(value)) === roleKey(value) ? value : roleWords(value, wording)] as const,
  )
  const filled = filledIn(worded, { ...limitsOf(chart, wording), ...Object.fromEntries(given) })
  const rest = given.filter(([key]) => filledIn(worded, { [key]: '' }) === worded).map(([, value]) => value)
  return rest.length === 0 ? filled : `${filled} (${rest.join(', ')})`
}

/** The limits that the machine names in the `meta` of its root, for the words that tell them. */
function limitsOf(chart: Chart, { tag }: Wording): Readonly<Record<string, string>> {
  const { limits = null } = stateOf(chart, ROOT).meta
  const { intl } = languages.find((language) => language.tag === tag) ?? { intl: 'en-US' }
  const entries = limits === null || typeof limits !== 'object' ? [] : Object.entries(limits)
  return Object.fromEntries(entries.map(([name, limit]) => [name, Number(limit).toLocaleString(intl)]))
}

function capitalised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

function fieldsOf(params: Json): Readonly<Record<string, string>> {
  if (params === null) return {}
  if (typeof params !== 'object' || Array.isArray(params)) return { value: paramWords(params) }
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, paramWords(value)]))
}

/** A word between names, with what it joins. */
export function linkPhrase(word: LinkWord, parts: Readonly<Record<string, string>>, wording: Wording): string {
  return filledIn(said(wording, `statecharts.words.${word}`) ?? plainLinks[word], parts)
}

/** The base language names the type of what is filled in: `{fault:string}`. */
function filledIn(text: string, parts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)(?::\w+)?\}/g, (whole, name: string) => parts[name] ?? whole)
}

function said({ text }: Wording, key: string): string | null {
  const found = text(key)
  return found === key ? null : found
}
