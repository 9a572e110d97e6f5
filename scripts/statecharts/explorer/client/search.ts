import { ROOT, type Chart } from '../../chart.ts'
import { edgePhrase, eventTitle, placeTitle, roleWords, titleOf } from '../../phrases.ts'
import type { ExplorerData } from '../data.ts'
import { element } from './dom.ts'
import type { PageTexts } from './texts.ts'

interface Hit {
  readonly machine: string
  readonly id: string
  readonly title: string
  readonly place: string
  readonly words: string
}

const most = 40

/** Searches the states, events, guards, codes, texts and requirements of all charts, first of the one that is open. */
export function searchIn(
  input: HTMLInputElement,
  list: HTMLElement,
  data: ExplorerData,
  texts: () => PageTexts,
  open: () => Chart | null,
  go: (machine: string, id: string) => void,
): void {
  const show = (): void => {
    const wanted = input.value
      .trim()
      .toLowerCase()
      .split(/\s+/)
      .filter((part) => part !== '')
    const hits =
      wanted.length === 0
        ? []
        : data.charts
            .toSorted((a, b) => Number(b === open()) - Number(a === open()))
            .flatMap((chart) => hitsIn(chart, texts()))
            .filter(({ words }) => wanted.every((part) => words.includes(part)))
    const items = hits
      .slice(0, most)
      .map(({ machine, id, title, place }) =>
        element(
          'li',
          {},
          element(
            'button',
            { type: 'button', onclick: () => go(machine, id) },
            title,
            element('small', {}, `${machine} · ${place}`),
          ),
        ),
      )
    const rest = hits.length > most ? [element('li', {}, `and ${hits.length - most} more`)] : []
    const none = wanted.length > 0 && hits.length === 0 ? [element('li', {}, 'Nothing found.')] : []
    list.replaceChildren(...items, ...rest, ...none)
  }
  input.addEventListener('input', show)
}

function hitsIn(chart: Chart, texts: PageTexts): readonly Hit[] {
  const states = chart.states.map((state): Hit => {
    const title = titleOf(chart, state, texts)
    const place = state.id === ROOT ? 'machine' : state.id
    const invokes = state.invokes.map(({ src }) => src)
    const who = state.who === null ? null : roleWords(state.who, texts)
    return {
      machine: chart.name,
      id: state.id,
      title,
      place,
      words: wordsOf([
        title,
        place,
        state.description,
        state.who,
        who,
        ...state.tags,
        ...state.requirements,
        ...invokes,
      ]),
    }
  })
  const edges = chart.edges.map((edge): Hit => {
    const words = edgePhrase(chart, edge, texts)
    const title = edge.refusal === null ? words : `✕ ${words}`
    const place = `from ${edge.source === ROOT ? 'any state' : placeTitle(chart, edge.source, texts)}`
    const refusal = edge.refusal === null ? null : texts.text(edge.refusal)
    const event = edge.kind === 'event' ? `${edge.trigger} ${eventTitle(chart, edge.trigger, texts)}` : edge.trigger
    return {
      machine: chart.name,
      id: edge.id,
      title,
      place,
      words: wordsOf([
        title,
        place,
        event,
        edge.guardWords,
        edge.description,
        edge.refusal,
        refusal,
        ...edge.senders,
        ...edge.requirements,
      ]),
    }
  })
  return [...states, ...edges]
}

function wordsOf(parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null)
    .join(' ')
    .toLowerCase()
}
