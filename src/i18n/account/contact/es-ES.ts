import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  steps: 'Pasos',
  stepContact: 'Nuevo dato',
  stepCode: 'Verificación',
  stepDone: 'Listo',
  current: 'Actual: {contact}',
  country: 'País o región',
  sentTo:
    'Se ha enviado un código de seis dígitos a {contact}. Es válido durante {minutes} {{|minuto|||de minutos|minutos}}.',
  confirm: 'Confirmar',
  phone: {
    heading: 'Cambiar el número de móvil',
    bindHeading: 'Añadir un número de móvil',
    bindLead: 'En su móvil recibirá los códigos de verificación y podrá recuperar el acceso si olvida la contraseña.',
    original: 'Móvil actual',
    fresh: 'Nuevo móvil',
    first: 'Móvil',
    doneHeading: 'Número guardado',
    doneText: 'A partir de ahora, los códigos de verificación llegarán a este número:',
    alreadyHeading: 'Ya tiene un número de móvil',
    alreadyText: 'Su cuenta usa el número {contact}.',
    toChange: 'Cambiar el número',
  },
  email: {
    heading: 'Cambiar el correo electrónico',
    bindHeading: 'Añadir un correo electrónico',
    bindLead: 'En su correo recibirá los códigos de verificación y podrá recuperar el acceso si olvida la contraseña.',
    original: 'Correo actual',
    fresh: 'Nuevo correo',
    first: 'Correo electrónico',
    doneHeading: 'Correo guardado',
    doneText: 'A partir de ahora, los códigos de verificación llegarán a esta dirección:',
  },
  reason: {
    phoneOriginalEmpty: 'Escriba su número actual.',
    phoneOriginalInvalid: 'El número actual no es válido.',
    phoneOriginalWrong: 'Este no es su número actual.',
    phoneEmpty: 'Escriba un número de teléfono.',
    phoneInvalid: 'El número no es válido. Compruebe el país o la región.',
    phoneSame: 'El nuevo número debe ser distinto del actual.',
    phoneBound: 'Otra cuenta ya usa este número.',
    emailOriginalEmpty: 'Escriba su correo actual.',
    emailOriginalInvalid: 'El correo actual no es una dirección válida.',
    emailOriginalWrong: 'Este no es su correo actual.',
    emailEmpty: 'Escriba un correo electrónico.',
    emailInvalid: 'La dirección de correo no es válida.',
    emailSame: 'El nuevo correo debe ser distinto del actual.',
    emailBound: 'Otra cuenta ya usa este correo.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPhone: 'Cambiar el móvil',
  resetEmail: 'Cambiar el correo',
  bindPhone: 'Añadir un móvil',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPhone: 'teléfono, número nuevo, celular, añadir teléfono',
  resetEmail: 'e-mail, correo nuevo, dirección de correo, añadir correo',
} satisfies Translation<typeof zhCN.keywords>
