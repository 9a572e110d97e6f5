import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Organisation',
  name: 'Name of the portal',
  nameHint:
    'It stands at the top of every page, in the title of the browser and on the home screens of phones. Without a name in any language, the portal has the one that it comes with.',
  fallback: 'One language is enough; readers of the others see the name in that one.',
  settings: 'Language and time',
  settingsHint: 'By the server’s settings {settings}.',
  mainLanguage: 'Main language',
  timeZone: 'Time zone',
  reason: {
    nameBraces: 'The name cannot hold curly brackets.',
  },
} satisfies Translation<typeof zhCN.default>
