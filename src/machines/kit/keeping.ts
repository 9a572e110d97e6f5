/** Tells the device what is written in a form and not sent yet; null: nothing any more. */
export interface KeepWriting<Written> {
  readonly type: 'writing.kept'
  /** Of what is written; null: of something new. */
  readonly id: string | null
  readonly written: Written | null
}
/** Keeps what it is told on the device, until its end. */
export type WritingKeeper<Written> = (receive: (listener: (told: KeepWriting<Written>) => void) => void) => () => void

/** What a form needs to find again what was written in it before. */
export interface KeptForm<Written> {
  /** Null: nothing is kept, or it cannot be read any more. It never fails. */
  readonly restore: (id: string | null) => Promise<Written | null>
  readonly keep: WritingKeeper<Written>
}
