import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  signIn: 'Iniciar sessão com {name}',
  heading: 'Conta em {name}',
  intro: 'Depois de associada, pode iniciar sessão aqui através de {name}.',
  link: 'Associar uma conta',
  linked: 'A conta foi associada.',
  none: 'Ainda não há nenhuma conta associada.',
  since: 'Associada',
  unlink: 'Desassociar',
  unlinkOne: 'Desassociar «{label}»',
  unlinkTitle: 'Desassociar «{label}»?',
  unlinkText: 'Deixa de servir para iniciar sessão aqui. A conta em {name} fica como está.',
  unlinked: 'A conta foi desassociada.',
  reason: {
    off: 'Este portal não tem outra forma de iniciar sessão configurada.',
    expired: 'Demorou demasiado tempo ou já foi usado. Comece de novo.',
    denied: 'O início de sessão foi cancelado no outro sistema.',
    failed: 'Não foi possível confirmar a resposta do outro sistema. Tente de novo.',
    unreachable: 'De momento não é possível contactar o outro sistema. Tente mais tarde.',
    noAccount:
      'Não há aqui nenhuma conta para este início de sessão. Inicie sessão com a palavra-passe e associe-a em «Formas de iniciar sessão», ou pergunte ao administrador.',
    taken: 'Essa conta está associada a outra pessoa.',
    lastWay: 'É a sua única forma de iniciar sessão, por isso não pode ser desassociada.',
  },
  told: {
    linkedSubject: 'Foi associada uma conta de acesso',
    linkedText:
      '«{label}» acaba de ser associada à sua conta do portal de formação e serve para iniciar sessão. Se não foi você, desassocie-a de imediato e mude a palavra-passe.',
    unlinkedSubject: 'Foi desassociada uma conta de acesso',
    unlinkedText:
      '«{label}» acaba de ser desassociada da sua conta do portal de formação. Se não foi você, mude a palavra-passe de imediato e contacte o administrador.',
  },
} satisfies Translation<typeof zhCN.default>
