import { spoken } from '../../words.ts'
import { element } from './dom.ts'
import { shown, type Field } from './fields.ts'

/**
 * An input for one field, told from the others by its key; `fill` is called with the new value, `say` translates
 * selectable names.
 */
export function fieldInput(
  { path, kind, values }: Field,
  key: string,
  value: unknown,
  fill: (value: unknown) => void,
  say: (name: string) => string,
): HTMLElement {
  const keep = `field ${key}`
  const name = element('span', { title: path }, labelOf(path))
  switch (kind) {
    case 'flag':
      return element('label', { class: 'flag' }, checkbox(value === true, keep, fill), name)
    case 'some': {
      const chosen = Array.isArray(value) ? value.map(String) : []
      const boxes = values.map(String).map((one) =>
        element(
          'label',
          { class: 'flag' },
          checkbox(chosen.includes(one), `${keep} ${one}`, (isIn) =>
            fill(values.map(String).filter((other) => (other === one ? isIn : chosen.includes(other)))),
          ),
          say(one),
        ),
      )
      return element('fieldset', { class: 'some' }, element('legend', { title: path }, labelOf(path)), ...boxes)
    }
    case 'one': {
      const list = element('select', { 'data-keep': keep })
      list.append(...values.map((one, index) => element('option', { value: String(index) }, shortened(shown(one)))))
      list.value = String(values.findIndex((one) => shown(one) === shown(value)))
      list.addEventListener('change', () => fill(values[Number(list.value)]))
      return element('label', {}, name, list)
    }
    case 'number':
    case 'moment':
    case 'text':
      return typed(kind, name, value, keep, fill)
  }
}

function typed(
  kind: 'number' | 'moment' | 'text',
  name: HTMLElement,
  value: unknown,
  keep: string,
  fill: (value: unknown) => void,
): HTMLElement {
  const type = { number: 'number', moment: 'datetime-local', text: 'text' }[kind]
  const input = element('input', { type, 'data-keep': keep, dir: 'auto' })
  // Times are in UTC, like the server's.
  input.value = kind === 'moment' ? new Date(Number(value)).toISOString().slice(0, 16) : String(value)
  input.addEventListener('change', () => {
    if (kind === 'text') fill(input.value)
    else fill(kind === 'number' ? Number(input.value) : Date.parse(`${input.value}:00Z`))
  })
  return element('label', {}, name, input)
}

function checkbox(isChecked: boolean, keep: string, fill: (value: boolean) => void): HTMLInputElement {
  const box = element('input', { type: 'checkbox', 'data-keep': keep })
  box.checked = isChecked
  box.addEventListener('change', () => fill(box.checked))
  return box
}

/** `facts.hasTitle` as "has title", without the path. */
function labelOf(path: string): string {
  return spoken(path.replace(/^(facts|request|output)\./, '')).replaceAll('.', ' \u203a ')
}

/** Truncates a text to one line. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
