import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Confirme que é você',
  hint: {
    phone:
      'A palavra-passe está correta. Para concluir o início de sessão, introduza o código que enviamos para o seu telemóvel.',
    email:
      'A palavra-passe está correta. A sua conta não tem nenhum telemóvel associado; para concluir o início de sessão, introduza o código que enviamos para o seu e-mail.',
  },
  sent: 'Foi enviado um código de seis dígitos. É válido durante {minutes} {{|minuto|||de minutos|minutos}}.',
  remember: 'Não voltar a pedir neste dispositivo durante um ano',
  rememberHint: 'Apenas num dispositivo que mais ninguém utilize.',
  submit: 'Concluir o início de sessão',
  unreachableHeading: 'Não é possível enviar-lhe um código',
  unreachableText:
    'Este portal pede uma segunda verificação ao iniciar sessão, mas a sua conta não tem telemóvel nem e-mail associados. Peça a um administrador que adicione um e tente novamente.',
  reason: {
    required: 'Conclua primeiro a segunda verificação.',
    notDue: 'A segunda verificação já foi concluída.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  validPhone: 'Segunda verificação',
} satisfies Translation<typeof zhCN.titles>
