import type { NamespaceAdministrationTranslation } from '../../i18n-types.ts'

const esESAdministration = {
  outbox: {
    heading: 'Bandeja de salida',
    intro: 'SMS y correos enviados por el portal. Si no hay ningún servicio de envío configurado, se conservan aquí.',
    empty: 'Todavía no hay mensajes.',
    emptyHint: 'Cuando alguien restablezca su contraseña, el código aparecerá aquí.',
    sms: 'SMS',
    mail: 'Correo electrónico',
    target: 'Destinatario: {target}',
    state: 'Estado: {state}',
    sent: 'Enviado',
    kept: 'Conservado aquí',
    notSent: 'No enviado',
  },
} satisfies NamespaceAdministrationTranslation

export default esESAdministration
