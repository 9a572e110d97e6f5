import type { SheetQuestion } from './sheet.ts'

type Choice = Pick<SheetQuestion, 'kind' | 'form'>

/** What an option does to what is chosen: one in place of another, or one more, or one less. */
export const chosenWith = ({ kind }: Choice, chosen: readonly string[], optionID: string): string[] =>
  kind === 'multiple'
    ? chosen.includes(optionID)
      ? chosen.filter((one) => one !== optionID)
      : [...chosen, optionID]
    : [optionID]

/** Whether an option can be chosen, or taken back: of several, no more than are asked for. */
export const mayChoose = ({ kind, form }: Choice, chosen: readonly string[], optionID: string): boolean =>
  kind !== 'multiple' || chosen.includes(optionID) || chosen.length < (form?.most ?? Infinity)

/** The order in which options are shown: as they were put, otherwise as they are asked. */
export const orderOf = ({ options }: Pick<SheetQuestion, 'options'>, chosen: readonly string[]): readonly string[] =>
  chosen.length === options.length ? chosen : options.map(({ optionID }) => optionID)

/** An order with one option so many places further down; null: there is no such place. */
export function movedBy(order: readonly string[], optionID: string, by: number): string[] | null {
  const at = order.indexOf(optionID)
  const to = at + by
  if (at < 0 || to < 0 || to >= order.length) return null
  return order.filter((one) => one !== optionID).toSpliced(to, 0, optionID)
}
