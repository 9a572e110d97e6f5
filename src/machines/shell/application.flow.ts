import { assign, setup } from 'xstate'

import type { MenuItem } from '#api/session/user.contract.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import type { SessionContext } from '#machines/session/session-context.ts'

/** [CONST-15] Two values of the specification without a documented meaning (gap GAP-80). */
export const DATUM_VALUE = 4
export const DATUM_OBJECT = 2
/** [CONST-01] Default page size. */
export const DEFAULT_PAGE_SIZE = 10

export type Skin = 'light' | 'dark' | 'system'

export interface ApplicationContext {
  readonly datumValue: number
  readonly datumObj: number
  readonly menuActive: string
  readonly menuOpen: readonly string[]
  readonly pageSize: number
  readonly modelDisabled: boolean
  readonly crumbsList: readonly string[]
  readonly helpSelected: string | null
}

export type ApplicationEvent =
  | { readonly type: 'skin.chosen'; readonly skin: Skin }
  | { readonly type: 'page.opened'; readonly path: string; readonly title: string }

/** Application state besides session and page: skin and navigation. */
export const applicationFlow = setup({
  types: {
    context: {} as ApplicationContext,
    events: {} as ApplicationEvent,
  },
  guards: {
    isLight: ({ event }) => event.type === 'skin.chosen' && event.skin === 'light',
    isDark: ({ event }) => event.type === 'skin.chosen' && event.skin === 'dark',
    isSystem: ({ event }) => event.type === 'skin.chosen' && event.skin === 'system',
  },
  actions: {
    /** The composition root persists the choice. */
    keepSkin: () => undefined,
    rememberPage: assign(({ event }) => {
      if (event.type !== 'page.opened') return {}
      const segment = event.path.split('/')[1] ?? ''
      return { menuActive: segment, menuOpen: [segment], crumbsList: [event.title] }
    }),
  },
}).createMachine({
  id: 'application',
  description: 'Application state besides session and page.',
  initial: 'system',
  context: {
    datumValue: DATUM_VALUE,
    datumObj: DATUM_OBJECT,
    menuActive: '',
    menuOpen: [],
    pageSize: DEFAULT_PAGE_SIZE,
    modelDisabled: false,
    crumbsList: [],
    helpSelected: null,
  },
  on: {
    'skin.chosen': [
      { guard: 'isLight', target: '.light', actions: 'keepSkin' },
      { guard: 'isDark', target: '.dark', actions: 'keepSkin' },
      { guard: 'isSystem', target: '.system', actions: 'keepSkin' },
    ],
    'page.opened': { actions: 'rememberPage', meta: { requirements: ['ENTITY-29'] } },
  },
  states: {
    system: {
      description: 'The skin follows the device.',
      meta: { title: 'Skin of the device', who: 'visitor', requirements: ['ENTITY-29'] },
    },
    light: {
      description: 'The light skin was chosen.',
      meta: { title: 'Light skin', who: 'visitor', requirements: ['ENTITY-29'] },
    },
    dark: {
      description: 'The dark skin was chosen.',
      meta: { title: 'Dark skin', who: 'visitor', requirements: ['ENTITY-29'] },
    },
  },
})

/** ENTITY-29: the application state of the specification, assembled from the flows that hold its parts. */
export interface ApplicationState extends ApplicationContext {
  readonly skin: Skin
  readonly token: string | null
  readonly menuList: readonly MenuItem[]
  readonly bindPhone: string | null
  readonly langList: readonly LanguageCode[]
}

export function applicationState(
  application: { readonly value: Skin; readonly context: ApplicationContext },
  session: Pick<SessionContext, 'menu' | 'user' | 'languages'>,
  token: string | null,
): ApplicationState {
  return {
    ...application.context,
    skin: application.value,
    token,
    menuList: session.menu,
    bindPhone: session.user?.bindPhone ?? null,
    langList: session.languages,
  }
}
