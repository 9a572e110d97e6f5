import { TRUE_FALSE, type QuestionKind } from './question.contract.ts'

/** What a question asks and what is right, without its words. */
export interface QuestionForm {
  readonly kind: QuestionKind
  readonly options: readonly { readonly optionID: string | null; readonly isRight: boolean }[]
}

/** Choices have options of their own; the two of what is true or false are the portal's, a short answer has none. */
export const hasOwnOptions = (kind: QuestionKind): boolean => kind === 'single' || kind === 'multiple'

/** Whether the options are of the form that its kind asks for; how many are right is asked when it is published. */
export function fitsKind({ kind, options }: QuestionForm): boolean {
  const ids = options.flatMap(({ optionID }) => optionID ?? [])
  if (hasOwnOptions(kind)) return new Set(ids).size === ids.length
  if (kind === 'short') return options.length === 0
  return options.length === TRUE_FALSE.length && options.every(({ optionID }, at) => optionID === TRUE_FALSE[at])
}

/** [QUEST-02] Whether it can be answered and marked: exactly one right option, or at least one where several may be. */
export function hasKey({ kind, options }: QuestionForm): boolean {
  const right = options.filter(({ isRight }) => isRight).length
  if (kind === 'short') return true
  return options.length >= 2 && (kind === 'multiple' ? right >= 1 : right === 1)
}

/** Characters of a name. */
const NAME_MAX = 120

/** A formula as it would be read aloud: letters and signs without what only sets them. */
const spoken = (formula: string): string =>
  formula
    .replaceAll(/\\(?:text|mathrm|mathbf|operatorname)\{([^{}]*)\}/g, '$1')
    .replaceAll(/\\[,;:! ]/g, ' ')
    .replaceAll(/[\\{}_^]/g, '')

/** What a question is called in lists: its first line without marks. @param stem Markdown with formulas */
export function questionName(stem: string): string {
  const [line = ''] = stem.trim().split('\n')
  const plain = line
    // Neither looks further than to the next mark like its own: what is never closed would be read again and again.
    .replaceAll(/!\[([^\][]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/(?<!\$)\$+([^$]+)\$+/g, (_, formula: string) => spoken(formula))
    .replaceAll(/\*\*|__|`|^#+ |^[-*] |\\(?=[$*`])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...plain].slice(0, NAME_MAX).join('')
}
