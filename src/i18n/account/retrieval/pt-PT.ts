import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Repor a palavra-passe',
  headingWeak: 'Alterar a palavra-passe',
  steps: 'Passos',
  stepAccount: 'A sua conta',
  stepCode: 'Verificação',
  stepDone: 'Concluído',
  accountHint:
    'Introduza o nome de utilizador com que inicia sessão. Enviaremos um código para o telemóvel ou o e-mail associado à conta.',
  codeSent:
    'Se a conta existir, foi enviado um código de seis dígitos. É válido durante {minutes} {{|minuto|||de minutos|minutos}}.',
  byPassword:
    'A sua conta não tem telemóvel nem e-mail associados, por isso não podemos enviar-lhe um código. Confirme a sua identidade com a palavra-passe atual.',
  unreachable:
    'Esta conta não tem telemóvel nem e-mail associados, por isso não podemos enviar um código. Peça a um administrador da sua organização que adicione um e tente novamente.',
  next: 'Continuar',
  doneHeading: 'Palavra-passe alterada',
  doneText: 'Inicie sessão com a nova palavra-passe. A sessão foi terminada em todos os seus dispositivos.',
  leaving: 'A página de início de sessão abre dentro de {seconds} {{|segundo|||de segundos|segundos}}.',
  toSignIn: 'Ir para o início de sessão',
  reason: {
    expired: 'O tempo esgotou-se. Indique novamente a sua conta.',
    verificationFailed: 'A verificação está incompleta ou falhou.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  retrieve: 'Repor a palavra-passe',
  emailReset: 'Alterar a palavra-passe',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  retrieve: 'palavra-passe esquecida, esqueci-me da palavra-passe, repor a palavra-passe, recuperar, senha',
} satisfies Translation<typeof zhCN.keywords>
