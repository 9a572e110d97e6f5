import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'Esta inscrição não lhe diz respeito.',
    ownRegistration: 'Não pode decidir sobre a sua própria inscrição.',
    notStaff: 'Só os diretores de turma e os administradores o podem fazer.',
    classNotOpened: 'Esta turma ainda não está aberta.',
    classFinished: 'Esta turma já terminou e as suas inscrições não podem ser alteradas.',
    notStarted: 'As inscrições ainda não começaram.',
    ended: 'As inscrições já terminaram.',
    notInvited: 'Esta turma não está aberta para si.',
    full: 'Esta turma está completa e não tem lista de espera.',
    alreadyRegistered: 'A inscrição já está feita.',
    alreadyWaiting: 'A inscrição já está na lista de espera.',
    notYetApproved: 'A inscrição ainda não foi aprovada.',
    nothingToDecide: 'Não há nenhuma inscrição sobre a qual decidir.',
    notRegistered: 'Não há nenhuma inscrição nesta turma.',
    reviewGoesOn: 'As inscrições terminaram, mas ainda se pode decidir sobre os pedidos.',
    reasonMissing: 'Indique um motivo.',
    reasonTooLong: 'O motivo tem, no máximo, 100 caracteres.',
    noInvitation: 'Não há nenhum convite a que responder.',
    alreadyInvited: 'Já existe um convite; a pessoa ainda não respondeu.',
    tooSoon: 'Passou menos de um minuto desde a desistência. Tente de novo dentro de momentos.',
  },
} satisfies Translation<typeof zhCN.default>

export const waiting = {
  registration: 'Inscrições a aguardar a sua decisão',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  registration: '{count} {{|inscrição|||de inscrições|inscrições}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  asked: {
    title: 'Uma inscrição aguarda a sua decisão',
    content: '{learner} pretende participar em «{className}». Aprove ou recuse a inscrição.',
  },
  approved: {
    title: 'A sua inscrição foi aprovada',
    content: 'Já participa em «{className}». Se os seus planos mudarem, pode desistir na página da turma.',
  },
  queued: {
    title: 'Aprovada e em lista de espera',
    content:
      'A sua inscrição em «{className}» foi aprovada, mas a turma está completa. As vagas que surgirem são atribuídas por ordem de inscrição.',
  },
  movedUp: {
    title: 'Passou da lista de espera para a turma',
    content:
      'Surgiu uma vaga em «{className}» e é sua. Se já não precisar dela, desista para que a pessoa seguinte a possa ocupar.',
  },
  declined: {
    title: 'A sua inscrição foi recusada',
    content: 'A sua inscrição em «{className}» foi recusada. Motivo: {reason}',
  },
  lapsed: {
    title: 'A sua inscrição caducou',
    content: 'O prazo para decidir sobre as inscrições em «{className}» terminou e a sua foi encerrada sem vaga.',
  },
  putIn: {
    title: 'Foi integrado numa turma',
    content:
      'Os responsáveis por «{className}» integraram-no na turma. Se não puder participar, pode desistir na página da turma.',
  },
  takenOut: {
    title: 'Foi retirado de uma turma',
    content: 'Já não participa em «{className}». Motivo: {reason}',
  },
  invited: {
    title: 'Foi convidado para uma turma',
    content:
      'Os responsáveis por «{className}» gostariam da sua participação. Aceite ou recuse o convite na página da turma.',
  },
  uninvited: {
    title: 'Um convite foi anulado',
    content: 'Já não está convidado para «{className}». Motivo: {reason}',
  },
  accepted: {
    title: 'Um convite foi aceite',
    content: '{learner} aceitou o convite para «{className}».',
  },
  turnedDown: {
    title: 'Um convite foi recusado',
    content: '{learner} recusou o convite para «{className}».',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  registration: {
    title: 'Inscrição numa turma',
    states: {
      unregistered: 'Não inscrito',
      invited: 'Convidado',
      underReview: 'Em análise',
      waiting: 'Em lista de espera',
      registered: 'Inscrito',
      declined: 'Recusada',
      withdrawn: 'Desistiu',
    },
    events: {
      register: 'Inscrever-se',
      withdraw: 'Desistir',
      approve: 'Aprovar',
      decline: 'Recusar',
      putIn: 'Integrar',
      takeOut: 'Retirar',
      accept: 'Aceitar o convite',
      turnDown: 'Recusar o convite',
      enter: 'Entrar na turma',
      placeFreed: 'surge uma vaga',
      windowEnded: 'termina o prazo de inscrição',
      classEnded: 'termina a turma',
      adopt: 'assumir o que existe',
    },
    guards: {
      needsConsent: 'a turma não está aberta a esta pessoa por si só, pelo que lhe é perguntado',
      isPaused: 'passaram menos de {pauseMinutes} min desde a desistência',
      isStale: 'outra pessoa alterou-a entretanto',
      isLearner: 'quem age é o formando',
      notIsLearner: 'quem age não é o formando',
      notIsStaff: 'quem age não dirige a turma',
      notIsAnnounced: 'os formandos ainda não veem a turma',
      hasClassEnded: 'a turma já terminou',
      notHasWindowOpened: 'as inscrições ainda não começaram',
      hasWindowEnded: 'as inscrições já terminaram',
      notIsInvited: 'a turma não está aberta para o formando',
      isFull: 'a turma está completa',
      notIsFull: 'a turma tem uma vaga',
      hasWaitingList: 'a turma tem lista de espera',
      notHasWaitingList: 'a turma não tem lista de espera',
      asksApproval: 'as inscrições carecem de aprovação',
      declinesAtEnd: 'o que está em análise no fim do prazo é recusado',
      notHasReason: 'não é indicado nenhum motivo',
      notIsReasonShort: 'o motivo ultrapassa os {reasonLimit} caracteres',
    },
  },
} satisfies Translation<typeof zhCN.charts>
