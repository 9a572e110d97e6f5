import type { ComponentType } from 'react'

export interface PageProps {
  /** The query behind the path of the address. */
  readonly query: URLSearchParams
}
type Load = () => Promise<{ default: ComponentType<PageProps> }>

/** The view of each route name, loaded on demand. */
export const pages: Readonly<Record<string, Load>> = {
  login: () => import('./account/login.page.tsx'),
  index: () => import('./home/home.page.tsx'),
  retrieve: () => import('./account/retrieval.page.tsx'),
  emailReset: () => import('./account/retrieval.page.tsx'),
  notFound: () => import('./problem/not-found.page.tsx'),
}
