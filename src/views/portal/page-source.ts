import type { ComponentType } from 'react'

import type { Area } from '#i18n/dictionaries.ts'
import { loadAreas } from '#i18n/texts.ts'

import type { Flows } from '#app/portal-flows.ts'

export interface PageProps {
  /** The query behind the path of the address. */
  readonly query: URLSearchParams
}
export type Page = ComponentType<PageProps>
type Load = () => Promise<{ default: Page }>

export interface PageSource {
  /** The view, together with the texts of the areas that it speaks of. */
  readonly load: Load
  /** The parts of the portal whose flows the view will ask for. */
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
