import type { Area } from '#i18n/dictionaries.ts'
import { loadAreas } from '#i18n/texts.ts'

import type { PageSource } from '../context/page-source.ts'

/** What a page is loaded with. */
export interface Needs {
  readonly texts?: readonly Area[]
  readonly flows?: PageSource['flows']
}

export function page(view: PageSource['load'], { texts = [], flows = [] }: Needs = {}): PageSource {
  const load = async () => {
    const [module] = await Promise.all([view(), loadAreas(texts)])
    return module
  }
  return { load, flows }
}
