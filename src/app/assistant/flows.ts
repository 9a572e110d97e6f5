import { fromPromise } from 'xstate'
import * as z from 'zod/mini'

import { listToday } from '#api/class/today.contract.ts'
import { listInformation } from '#api/news/news.contract.ts'
import { paged } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { folded } from '#i18n/folded.ts'
import { texts } from '#i18n/texts.ts'
import { assistantFlow, NOTHING_FOUND, type Findings, type KeptAssistant } from '#machines/assistant/assistant.flow.ts'

import { cookieOf, keepCookie } from '#browser/cookies.ts'
import type { DeclaredRoute } from '#app/kit/part.ts'
import { findableAmong } from '#app/routes/findable.ts'
import { findRoutes, keywordsOf, type Findable } from './find-routes.ts'

const NAME = 'assistant'
const YEAR_IN_SECONDS = 31_536_000
const MOST_ARTICLES = 5
/** Limit of suggested tasks, which leaves room for pages. */
const MOST_SUGGESTED_TASKS = 3

const place = z.object({ x: z.number(), y: z.number() })
const kept = z.object({ place: z.nullable(place), isOpen: z.boolean() })

/** The floating assistant with its search; its place is stored in a cookie, with memory as a fallback. */
export function provideAssistant(transport: Transport, declared: readonly DeclaredRoute[]) {
  let left: KeptAssistant | null = null
  return {
    /** [SHELL-50] Its last place and shape; null: never moved or opened. */
    kept: () => left ?? read(cookieOf(document, NAME)),
    assistant: provide(assistantFlow, {
      actors: {
        search: fromPromise<Findings, { text: string; isSignedIn: boolean }>(({ input }) =>
          search(transport, pagesAmong(declared), input),
        ),
      },
      actions: {
        keepPlace: ({ context }) => {
          left = { place: context.place, isOpen: context.shape === 'panel' }
          keepCookie(document, NAME, encodeURIComponent(JSON.stringify(left)), YEAR_IN_SECONDS)
        },
      },
    }),
  }
}

/** A malformed cookie is ignored. */
function read(cookie: string | null): KeptAssistant | null {
  if (cookie === null) return null
  try {
    const read = kept.safeParse(JSON.parse(decodeURIComponent(cookie)))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

async function search(
  transport: Transport,
  pages: readonly Findable[],
  { text, isSignedIn }: { text: string; isSignedIn: boolean },
): Promise<Findings> {
  const routes = findRoutes(text, pages, isSignedIn).map(({ key, address }) => ({ key, address }))
  if (!isSignedIn) return { ...NOTHING_FOUND, routes }
  const [today, help] = await Promise.allSettled([
    transport.send(listToday, {}),
    text === '' ? { list: [] } : findHelp(transport, text),
  ])
  if (today.status === 'rejected' && help.status === 'rejected' && routes.length === 0) throw today.reason
  const tasks = today.status === 'fulfilled' ? today.value.tasks : []
  return {
    routes,
    tasks:
      text === ''
        ? tasks.slice(0, MOST_SUGGESTED_TASKS)
        : tasks.filter(({ name }) => folded(name).includes(folded(text).trim())),
    articles: help.status === 'fulfilled' ? help.value.list : [],
    isComplete: today.status === 'fulfilled' && help.status === 'fulfilled',
  }
}

/** [NEWS-04] Help articles by keyword; the panel shows a failure itself. */
const findHelp = (transport: Transport, keyword: string) =>
  transport.send(
    listInformation,
    { categoryCode: 'help_center', keyword, ...paged({ page: 1, size: MOST_ARTICLES }) },
    { preventMessage: true },
  )

function pagesAmong(declared: readonly DeclaredRoute[]): readonly Findable[] {
  const { assistant, title } = texts()
  const titles: Readonly<Record<string, () => string>> = { ...title, helpCentre: assistant.helpCentre }
  const keywords: Readonly<Record<string, () => string>> = assistant.keywords
  return findableAmong(declared).map((page) => ({
    ...page,
    title: titles[page.key]?.() ?? '',
    words: keywordsOf(keywords[page.key]?.() ?? ''),
  }))
}
