import type { ComponentType, ReactNode } from 'react'

import type { Area } from '#i18n/areas.ts'
import { loadAreas } from '#i18n/texts.ts'

import type { Flows } from './portal/portal-context.ts'

export interface PageProps {
  /** The query behind the path of the address. */
  readonly query: URLSearchParams
}
type Page = ComponentType<PageProps>
type Load = () => Promise<{ default: Page }>

interface PageSource {
  /** The view, together with the texts of the areas that it speaks of. */
  readonly load: Load
  /** The parts of the portal whose flows the view will ask for. */
  readonly flows: readonly (keyof Flows)[]
}

function page(view: Load, needs: { texts?: readonly Area[]; flows?: readonly (keyof Flows)[] } = {}): PageSource {
  const load = async () => {
    const [module] = await Promise.all([view(), loadAreas(needs.texts ?? [])])
    return module
  }
  return { load, flows: needs.flows ?? [] }
}

const applicationSecret = page(() => import('./entry/application-secret.page.tsx'), { texts: ['entry'], flows: ['entry'] })
const retrieval = page(() => import('./account/retrieval.page.tsx'), { flows: ['retrieval'] })

/** The view of each route name, loaded on demand. */
export const pages: Readonly<Record<string, PageSource>> = {
  login: page(() => import('./account/login.page.tsx')),
  index: page(() => import('./home/home.page.tsx'), { texts: ['shell', 'home', 'course'], flows: ['shell', 'home'] }),
  retrieve: retrieval,
  emailReset: retrieval,
  dynamicList: page(() => import('./news/news-list.page.tsx'), { texts: ['news'], flows: ['news'] }),
  dynamicDetail: page(() => import('./news/news-detail.page.tsx'), { texts: ['news'], flows: ['news'] }),
  livePlay: page(() => import('./live/live-play.page.tsx'), { texts: ['live'], flows: ['live'] }),
  'course-list': page(() => import('./course/course-list.page.tsx'), { texts: ['course'], flows: ['courses'] }),
  'course-detail': page(() => import('./course/course-detail.page.tsx'), { texts: ['course'], flows: ['courses'] }),
  'course-topics': page(() => import('./course/course-topics.page.tsx'), { texts: ['course'], flows: ['courses'] }),
  'class-list': page(() => import('./class/class-list.page.tsx'), { texts: ['class'], flows: ['classes'] }),
  'class-detail': page(() => import('./class/class-detail.page.tsx'), { texts: ['class'], flows: ['classes'] }),
  mycourse: page(() => import('./usercenter/mycourse.page.tsx'), { texts: ['usercenter', 'course'], flows: ['courses'] }),
  myCollection: page(() => import('./usercenter/my-collection.page.tsx'), { texts: ['usercenter', 'course'], flows: ['courses'] }),
  leave: page(() => import('./leave/leave.page.tsx'), { texts: ['usercenter', 'leave'], flows: ['leave', 'messages'] }),
  'leave-audit': page(() => import('./leave/leave-audit.page.tsx'), { texts: ['usercenter', 'leave'], flows: ['leave', 'messages'] }),
  myMessage: page(() => import('./message/my-message.page.tsx'), { texts: ['usercenter', 'message'], flows: ['correspondence', 'messages'] }),
  'notice-list': page(() => import('./message/notice-list.page.tsx'), { texts: ['message'], flows: ['correspondence', 'messages'] }),
  'message-detail': page(() => import('./message/message-detail.page.tsx'), { texts: ['message'], flows: ['correspondence', 'messages'] }),
  'system-detail': page(() => import('./message/system-detail.page.tsx'), { texts: ['message'], flows: ['correspondence', 'messages'] }),
  applicationSecret,
  techAuth: applicationSecret,
  appDownload: page(() => import('./entry/app-download.page.tsx'), { texts: ['entry'], flows: ['entry'] }),
  // Wired crosswise: each shows the page named after the other [ROUTE-14, gap GAP-08].
  websitedownload: page(() => import('./entry/app-polymer.page.tsx'), { texts: ['entry'], flows: ['entry'] }),
  appPolymer: page(() => import('./entry/website-download.page.tsx'), { texts: ['entry'], flows: ['entry'] }),
  speedTest: page(() => import('./speed/speed-test.page.tsx'), { texts: ['entry'], flows: ['speed'] }),
  notFound: page(() => import('./problem/not-found.page.tsx')),
}

/** What a page will ask the composition root for, so that it can be fetched ahead of its turn. */
export const flowsOfPage = (name: string): readonly (keyof Flows)[] => pages[name]?.flows ?? []

const loaded = new Map<string, Page>()

/** Fetches the view of a route name ahead of its turn. */
export async function loadPage(name: string): Promise<void> {
  const module = await pages[name]?.load()
  if (module !== undefined) loaded.set(name, module.default)
}

/** The view, if it is there already: React holds a page back for 300 ms once it has shown what stands for it. */
export const loadedPage = (name: string): Page | null => loaded.get(name) ?? null

export interface ShellProps {
  /** Whether the shared header stands above the page [SHELL-05]. */
  readonly hasHeader: boolean
  readonly children: ReactNode
}
let shell: ComponentType<ShellProps> | null = null

/** Header, footer and what stands beside the page; the entry pages do without. */
export async function loadShell(): Promise<{ default: ComponentType<ShellProps> }> {
  const [module] = await Promise.all([import('./shell/shell.tsx'), loadAreas(['shell'])])
  shell = module.default
  return module
}
export const loadedShell = (): ComponentType<ShellProps> | null => shell
