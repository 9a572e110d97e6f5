import type { DemoDocumentName } from '#server/demo/documents.ts'

export interface DocumentText {
  /** What a list shows, and what a downloaded file is called. */
  readonly title: string
  /** One sentence. */
  readonly summary: string
}

/** The documents of the academy in one language. */
export type DocumentTexts = Readonly<Record<DemoDocumentName, DocumentText>>
