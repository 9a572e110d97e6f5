import { isInkless, isLongerThan } from '#api/kit/written-text.ts'

/** Counted in graphemes. */
export const HOMEWORK_TEXT_MAX = 20_000
/** The same in units of UTF-16, since a grapheme may have any number of them. */
export const HOMEWORK_LETTERS_MAX = 100_000
/** Of one hand-in. */
export const HOMEWORK_FILES_MAX = 20

/** So many versions are shown, the newest ones; older ones are fetched when they are asked for. */
export const VERSIONS_SHOWN = 20

/** What a task takes. */
export interface Takes {
  readonly takesText: boolean
  readonly takesFiles: boolean
  readonly filesMost: number
}
/** What is handed in: a text, files by their number. */
export interface Content {
  readonly text: string
  readonly files: number
}

/** Whether there is anything in it. */
export const hasContent = ({ text, files }: Content): boolean => files > 0 || !isInkless(text)

/** Whether it is of the kind that the task takes, and no more than that. */
export const fitsTask = ({ text, files }: Content, { takesText, takesFiles, filesMost }: Takes): boolean =>
  (takesText ? !isLongerThan(text, HOMEWORK_TEXT_MAX) : isInkless(text)) && files <= (takesFiles ? filesMost : 0)
