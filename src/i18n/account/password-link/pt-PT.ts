import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  invitation: 'Damos-lhe as boas-vindas: escolha a palavra-passe',
  reset: 'Escolha uma nova palavra-passe',
  account: 'Conta: {account}',
  until: 'A ligação é válida até',
  dead: 'Esta ligação já não vale',
  deadText: 'Peça outra ligação ao administrador ou recupere a palavra-passe com um código.',
  byCode: 'Recuperar a palavra-passe com um código',
  done: 'Palavra-passe definida',
  doneText: 'Já pode entrar com ela.',
  toSignIn: 'Ir para o início de sessão',
  reason: {
    unknown: 'Não existe essa ligação; veja se a copiou inteira.',
    expired: 'A ligação expirou.',
    used: 'A ligação já foi usada; só serve uma vez.',
    void: 'A ligação já não conta; pode haver uma mais recente.',
  },
} satisfies Translation<typeof zhCN.default>
