import type { ComponentType } from 'react'

import type { PageProps, PageSource } from '../context/page-source.ts'
import { page, type Needs } from './page.ts'

/** A page that several routes have in common, each with data of its own. */
export const sharedPage = <Given extends object>(
  view: () => Promise<{ default: ComponentType<PageProps & Given> }>,
  given: Given,
  needs: Needs,
): PageSource =>
  page(async () => {
    const { default: View } = await view()
    return { default: (props: PageProps) => <View {...props} {...given} /> }
  }, needs)
