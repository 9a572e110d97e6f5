/** Where a chart's words come from: titles, refusals and requirements, each by its key. */
export interface Texts {
  /** The text of a dictionary key; the key itself when the dictionary has none. */
  readonly text: (key: string) => string
  /** The statement of a requirement, or null when the register has none. */
  readonly requirement: (id: string) => string | null
}

/** Texts that know nothing: every key stands for itself. */
export const bareTexts: Texts = { text: (key) => key, requirement: () => null }
