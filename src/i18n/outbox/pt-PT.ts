import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  codeSubject: 'O seu código de verificação',
  codeText:
    'O seu código de verificação é {code}. É válido durante {minutes} {{|minuto|||de minutos|minutos}}. Se não o pediu, ignore esta mensagem.',
  passwordSubject: 'A sua palavra-passe foi alterada',
  passwordText:
    'A palavra-passe da sua conta do portal de formação acaba de ser alterada. Se não reconhece esta alteração, contacte de imediato o seu administrador.',
  phoneText:
    'O número de telemóvel da sua conta do portal de formação passou a ser {phone}. Se não reconhece esta alteração, contacte de imediato o seu administrador.',
  emailSubject: 'O seu e-mail foi alterado',
  emailText:
    'O e-mail da sua conta do portal de formação passou a ser {email}. Se não reconhece esta alteração, contacte de imediato o seu administrador.',
  invitationSubject: 'A sua conta no portal de formação',
  invitationText:
    'A sua conta no portal de formação é {account}. Defina a palavra-passe no prazo de {hours} {{|hora|||de horas|horas}}; a ligação só serve uma vez: {link}',
  resetSubject: 'Definir uma nova palavra-passe',
  resetText:
    'Um administrador enviou-lhe uma ligação para definir uma nova palavra-passe de {account}. É válida por {hours} {{|hora|||de horas|horas}} e serve uma vez: {link}',
} satisfies Translation<typeof zhCN.default>
