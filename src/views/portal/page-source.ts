import type { ComponentType } from 'react'

import type { Area } from '#i18n/dictionaries.ts'
import { loadAreas } from '#i18n/texts.ts'

import type { Flows } from '#app/portal-flows.ts'

export interface PageProps {
  /** The query of the address. */
  readonly query: URLSearchParams
}
export type Page = ComponentType<PageProps>
type Load = () => Promise<{ default: Page }>

export interface PageSource {
  /** The view with the texts of its areas. */
  readonly load: Load
  /** The parts whose flows the view uses. */
  readonly flows: readonly (keyof Flows)[]
}

export function page(
  view: Load,
  needs: { texts?: readonly Area[]; flows?: readonly (keyof Flows)[] } = {},
): PageSource {
  const load = async () => {
    const [module] = await Promise.all([view(), loadAreas(needs.texts ?? [])])
    return module
  }
  return { load, flows: needs.flows ?? [] }
}
