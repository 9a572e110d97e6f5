import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  next: 'O que se segue',
  actions: 'O que pode fazer',
  why: 'Porque é que não posso?',
  closed: '{action}: porque é que não posso?',
  reasonLabel: 'Motivo',
  comment: 'Comentário (opcional)',
  back: 'Voltar',
  counted: '{count}/{max}',
  changed: 'Acaba de haver uma alteração. Eis o estado atual.',
  stillOpen: 'Acaba de haver uma alteração. O que escreveu foi mantido; envie-o novamente se for essa a sua intenção.',
  draftKept:
    'Outra pessoa fez alterações entretanto. O que escreveu continua no formulário; guarde de novo para o manter.',
  noticed: 'Entendi',
  unsent: 'O servidor não respondeu. O que escreveu foi mantido; pode enviá-lo novamente.',
  sendAgain: 'Enviar novamente',
  kept: {
    restored: 'Foi recuperado o que tinha escrito.',
    keep: 'Manter',
    throwAway: 'Deitar fora',
  },
  stale: {
    title: 'Outra pessoa alterou este conteúdo',
    text: 'Foi guardada uma nova versão depois de o ter aberto. Carregue essa versão ou mantenha o seu texto, que a substituirá da próxima vez que guardar.',
    reload: 'Carregar a nova versão',
    keep: 'Manter o meu texto',
  },
  history: 'Histórico',
  portal: 'O portal',
  reason: {
    stale: 'Acaba de haver uma alteração. Veja o estado atual antes de continuar.',
  },
} satisfies Translation<typeof zhCN.default>
