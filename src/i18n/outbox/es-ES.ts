import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  codeSubject: 'Su código de verificación',
  codeText:
    'Su código de verificación es {code}. Es válido durante {minutes} {{|minuto|||de minutos|minutos}}. Si no lo ha solicitado, ignore este mensaje.',
  passwordSubject: 'Se ha cambiado su contraseña',
  passwordText:
    'Se acaba de cambiar la contraseña de su cuenta del portal de formación. Si no ha sido usted, póngase en contacto con su administrador de inmediato.',
  phoneText:
    'El número de móvil de su cuenta del portal de formación es ahora {phone}. Si no ha sido usted, póngase en contacto con su administrador de inmediato.',
  emailSubject: 'Se ha cambiado su correo electrónico',
  emailText:
    'El correo electrónico de su cuenta del portal de formación es ahora {email}. Si no ha sido usted, póngase en contacto con su administrador de inmediato.',
  invitationSubject: 'Su cuenta en el portal de formación',
  invitationText:
    'Su cuenta en el portal de formación es {account}. Fije su contraseña en {hours} {{|hora|||de horas|horas}}; el enlace solo sirve una vez: {link}',
  resetSubject: 'Fije una contraseña nueva',
  resetText:
    'Un administrador le envía un enlace para fijar una contraseña nueva de {account}. Vale {hours} {{|hora|||de horas|horas}} y sirve una vez: {link}',
} satisfies Translation<typeof zhCN.default>
