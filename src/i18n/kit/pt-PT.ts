import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export const charts = {
  schedule: {
    title: 'Calendário',
    states: {
      notStarted: 'Por iniciar',
      inProgress: 'Em curso',
      ended: 'Terminado',
    },
    events: {
      clockRead: 'O relógio é lido',
    },
    guards: {
      hasBegun: 'o início foi atingido',
      hasEnded: 'o fim foi atingido',
    },
  },
  record: {
    title: 'Processo',
    states: {
      loading: 'A carregar',
      missing: 'Não existe',
      forbidden: 'Sem permissão',
      failed: 'Não carregado',
      shown: 'Apresentado',
      shownFresh: 'Acabado de obter',
      shownAged: 'Obtido há algum tempo',
      shownRenewing: 'A ser consultado novamente',
      shownFollowing: 'A atualizar',
      shownAsking: 'Redação do motivo',
      shownSending: 'A enviar',
      shownUnsent: 'Sem resposta',
      shownCatchingUp: 'Obtenção da alteração',
      shownChanged: 'Alterado por outra pessoa',
    },
    events: {
      recordReloaded: 'O processo é carregado novamente',
      changeNoticed: 'Toma-se nota da alteração',
      eventChosen: 'É escolhida uma ação',
      recordSignalled: 'O servidor assinala uma alteração do processo',
      recordOutdated: 'Quem o vê alterou-o noutra parte da página',
      recordRevisited: 'Alguém regressa ao processo',
      wordsChanged: 'O motivo é escrito',
      eventSent: 'A ação é enviada',
      eventDropped: 'A ação é abandonada',
    },
    guards: {
      isMissing: 'não existe tal processo',
      isForbidden: 'esta pessoa não o pode ver',
      notIsOpen: 'o ciclo de vida recusa a ação',
      isNew: 'o processo mudou',
      notIsAllowed: 'o ciclo de vida recusa o que foi escrito',
      isStale: 'outra pessoa antecipou-se',
      isUnanswered: 'não se sabe se o envio chegou',
      isStillOpen: 'a ação ainda é possível',
    },
  },
} satisfies Translation<typeof zhCN.charts>
