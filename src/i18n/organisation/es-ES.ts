import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Organización',
  name: 'Nombre del portal',
  nameHint:
    'Aparece en la parte superior de cada página, en el título del navegador y en la pantalla de inicio de los teléfonos. Si no hay nombre en ningún idioma, el portal conserva el original.',
  fallback: 'Basta un idioma; quien lea en otros verá el nombre en ese.',
  settings: 'Idioma y hora',
  settingsHint: 'Según los ajustes del servidor {settings}.',
  mainLanguage: 'Idioma principal',
  timeZone: 'Zona horaria',
  reason: {
    nameBraces: 'El nombre no puede llevar llaves.',
  },
} satisfies Translation<typeof zhCN.default>
