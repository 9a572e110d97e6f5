import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Организация',
  name: 'Название портала',
  nameHint:
    'Стоит вверху каждой страницы, в заголовке браузера и на главном экране телефона. Если названия нет ни на одном языке, остаётся исходное.',
  fallback: 'Достаточно одного языка: читатели других видят название на нём.',
  settings: 'Язык и время',
  settingsHint: 'По настройкам сервера {settings}.',
  mainLanguage: 'Основной язык',
  timeZone: 'Часовой пояс',
  reason: {
    nameBraces: 'В названии не может быть фигурных скобок.',
  },
} satisfies Translation<typeof zhCN.default>
