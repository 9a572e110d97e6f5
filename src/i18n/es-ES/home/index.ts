import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const esESHome = {
  morning: 'Buenos días, {name}',
  afternoon: 'Buenas tardes, {name}',
  evening: 'Buenas noches, {name}',
  today: 'Hoy es {date}',
  userFailed: 'No se han podido cargar sus datos.',
  visitor: 'Le damos la bienvenida al portal de formación',
  visitorText: 'Inicie sesión para continuar donde lo dejó.',
  toSignIn: 'Iniciar sesión',
  terms: {
    standard: {
      currentClasses: '{count} {{|clase|||de clases|clases}} en curso',
    },
    workshop: {
      currentClasses: '{count} {{|taller|||de talleres|talleres}} en curso',
    },
  },
} satisfies NamespaceHomeTranslation

export default esESHome
