import type { ComponentType } from 'react'

import type { Flows } from '../parts.ts'

export interface PageProps {
  /** The query of the address. */
  readonly query: URLSearchParams
}
export type Page = ComponentType<PageProps>

export interface PageSource {
  /** The view with the texts of its areas. */
  readonly load: () => Promise<{ default: Page }>
  /** The flows that the view uses. */
  readonly flows: readonly (keyof Flows)[]
}
