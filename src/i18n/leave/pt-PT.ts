import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  statuses: 'Filtrar por estado',
  all: 'Todas',
  status: {
    pending: 'Pendente',
    approved: 'Aprovada',
    rejected: 'Recusada',
    cancelled: 'Cancelada',
  },
  type: {
    casual: 'Ausência por motivos pessoais',
    sick: 'Ausência por doença',
    business: 'Ausência por motivos profissionais',
  },
  step: {
    writing: 'Pedido',
    requested: 'Pedido enviado',
    deciding: 'A aguardar decisão: {who}',
    decides: 'Decisão: {who}',
    agreed: 'Aprovação: {who}',
    vacated: 'Cargo vago, etapa passada: {who}',
    refused: 'Recusa: {who}',
    approved: 'Ausência aprovada',
    rejected: 'Recusa',
    cancelled: 'Cancelamento',
    cancelledNow: 'Pedido cancelado',
    revoked: 'Ausência anulada',
    left: 'Já não está na turma',
  },
  next: {
    pending: 'Aguarda a decisão de: {who}.',
    pendingThen: 'Aguarda a decisão de: {who}. Depois: {others}.',
    yourTurn: 'É a sua vez de decidir.',
    approved: 'Todos deram a sua aprovação. A ausência pode ser anulada até começar.',
    begun: 'A ausência já começou. Não há mais nada a fazer.',
    rejected: 'Esta ausência foi recusada; o processo termina aqui.',
    cancelled: 'Esta ausência foi retirada; o processo termina aqui.',
    left: 'A pessoa já não está na turma, pelo que esta ausência foi cancelada.',
    askAgain: 'Se continuar a precisar dela, faça um novo pedido.',
  },
  action: {
    approve: 'Aprovar',
    reject: 'Recusar',
    cancel: 'Cancelar o pedido',
    revoke: 'Anular a ausência',
  },
  done: {
    approve: 'Ausência aprovada.',
    reject: 'Ausência recusada.',
    cancel: 'O pedido foi cancelado.',
    revoke: 'A ausência foi anulada; quem a aprovou será avisado.',
  },
  ask: {
    approve: 'Aprovar esta ausência?',
    reject: 'Recusar esta ausência?',
    cancel: 'Cancelar este pedido?',
    revoke: 'Anular esta ausência?',
    approveText: 'O comentário aparece junto do seu nome no percurso. É opcional.',
    rejectText: 'O formando lerá o motivo e o processo termina aqui.',
    cancelText: 'Já ninguém terá de decidir. Esta ação não pode ser desfeita.',
    revokeText: 'Quem deu a sua aprovação será avisado. Esta ação não pode ser desfeita.',
  },
  one: 'Ausência',
  details: 'Dados da ausência',
  learner: 'Formando',
  className: 'Turma',
  typeName: 'Tipo',
  time: 'Período',
  reasonName: 'Motivo',
  requestedAt: 'Pedida em',
  toList: 'Voltar às minhas ausências',
  missingTitle: 'Não encontrámos esta ausência',
  missingText: 'Pode não ser sua ou o endereço pode estar errado.',
  list: {
    request: 'Pedir uma ausência',
    emptyTitle: 'Ainda não pediu nenhuma ausência',
    emptyText: 'Quando não puder comparecer, faça aqui o pedido com antecedência e acompanhe a decisão.',
    emptyStatusTitle: 'Nenhuma ausência neste estado',
    emptyStatusText: 'Escolha outro estado ou veja todas as suas ausências.',
    showAll: 'Ver todas as minhas ausências',
  },
  form: {
    heading: 'Pedir uma ausência',
    className: 'Turma',
    chooseClass: 'Escolha uma turma',
    type: 'Tipo',
    start: 'Início',
    end: 'Fim',
    reason: 'Motivo',
    reasonHint: 'Será lido por quem tem de decidir.',
    range: 'Período de ausência',
    chain: 'Quem decide',
    chainHint: 'Escolha uma turma para ver quem decide e por que ordem.',
    ready: 'Tudo pronto para enviar.',
    submit: 'Enviar o pedido',
    cancel: 'Cancelar',
    done: 'O seu pedido foi enviado.',
    noClassTitle: 'Não há nenhuma turma para a qual possa pedir uma ausência',
    noClassText: 'Assim que fizer parte de uma turma, pode pedir ausências aqui.',
    toClasses: 'Ver as minhas turmas',
  },
  audit: {
    views: 'Pendentes e decididas',
    waiting: 'Pendentes',
    decided: 'Decididas',
    emptyDecidedTitle: 'Ainda não decidiu sobre nenhuma ausência',
    emptyDecidedText: 'As ausências que aprovar ou recusar aparecem aqui.',
    toList: 'Voltar à aprovação de ausências',
    next: 'Pedido seguinte: {who}',
    noneLeft: 'Nenhuma outra ausência aguarda a sua decisão.',
    forbiddenText:
      'As ausências são decididas pelos responsáveis de grupo, pelos membros do comité de disciplina, pelos diretores de turma e pela direção.',
  },
  reason: {
    notYours: 'Esta ausência não lhe diz respeito.',
    ownLeave: 'Não pode decidir sobre a sua própria ausência.',
    notYourTurn: 'Ainda não é a sua vez de decidir.',
    turnPassed: 'A etapa que lhe cabia já foi decidida.',
    reasonMissing: 'Indique um motivo.',
    reasonTooLong: 'O motivo tem, no máximo, 100 caracteres.',
    notMember: 'Não faz parte desta turma ou a turma já terminou.',
    classMissing: 'Escolha uma turma.',
    startMissing: 'Indique quando começa a ausência.',
    endMissing: 'Indique quando termina a ausência.',
    startEqualsEnd: 'A ausência não pode terminar no momento em que começa.',
    endBeforeStart: 'O fim não pode ser anterior ao início.',
    outsideClass: 'Este período fica fora das datas da turma.',
    overlaps: 'Já tem outra ausência neste período.',
    noApprover: 'De momento, ninguém pode aprovar ausências nesta turma. Fale com o diretor de turma.',
    alreadyDecided: 'Já foi tomada uma decisão sobre esta ausência e não pode ser alterada.',
    alreadyBegun: 'A ausência já começou e não pode ser anulada.',
    notApproved: 'Esta ausência ainda não foi aprovada. Se já não precisar dela, cancele o pedido.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  leave: 'As minhas ausências',
  'leave-audit': 'Aprovação de ausências',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  leave: 'ausência, falta, faltar, dispensa, licença, doença, doente, dia livre',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  leave: 'Ausências à espera da sua decisão',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  leave: '{count} {{|ausência|||de ausências|ausências}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  turn: {
    title: 'Uma ausência aguarda a sua decisão',
    content: '{learner} pede uma ausência de {from} a {to} ({className}). Aprove ou recuse este pedido.',
  },
  approved: {
    title: 'A sua ausência foi aprovada',
    content:
      'A sua ausência de {from} a {to} ({className}) foi aprovada. Se já não precisar dela, pode anulá-la até começar.',
  },
  rejected: {
    title: 'A sua ausência foi recusada',
    content: 'A sua ausência de {from} a {to} ({className}) foi recusada. Motivo: {reason}',
  },
  handedOver: {
    title: 'Há ausências que aguardam agora a sua decisão',
    content: 'Ocupa agora um cargo que decide sobre ausências. A aguardar a sua decisão: {count}.',
  },
  noLeader: {
    title: 'Há ausências a aguardar um cargo vago',
    content: 'Já ninguém ocupa este cargo: {office}. Ausências a aguardar: {count}. Designe alguém.',
  },
  vacant: {
    title: 'Há ausências a aguardar um cargo vago',
    content: 'Em {className}, já ninguém ocupa este cargo: {office}. Ausências a aguardar: {count}. Designe alguém.',
  },
  lapsed: {
    title: 'A sua ausência foi cancelada',
    content: 'Já não está em {className}, pelo que a sua ausência de {from} a {to} foi cancelada.',
  },
  revoked: {
    title: 'Uma ausência aprovada foi anulada',
    content:
      '{learner} anulou a sua ausência de {from} a {to} ({className}) e vai comparecer como previsto. Motivo: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  leave: {
    title: 'Ausência',
    states: {
      draft: 'Em redação',
      pending: 'A aguardar aprovação',
      pendingTeamLeader: 'A aguardar o responsável de grupo',
      pendingDisciplineCommittee: 'A aguardar o comité de disciplina',
      pendingHeadmaster: 'A aguardar o diretor de turma',
      pendingSchoolLeader: 'A aguardar a direção',
      approved: 'Aprovada',
      rejected: 'Recusada',
      cancelled: 'Cancelada',
    },
    events: {
      request: 'Pedir uma ausência',
      approve: 'Aprovar',
      reject: 'Recusar',
      cancel: 'Cancelar o pedido',
      revoke: 'Anular a ausência',
      membershipEnded: 'A pessoa sai da turma',
      officeVacated: 'O cargo fica vago',
    },
    guards: {
      isStale: 'outra pessoa alterou-a entretanto',
      isOwner: 'quem age é o formando que a pediu',
      notIsOwner: 'quem age não é o formando que a pediu',
      notIsApprover: 'quem age não aprova nada deste formando',
      notIsTurnAhead: 'nem este passo nem nenhum posterior cabe a quem age',
      notIsTurnOf: 'quem age não é {approver}',
      notIsInChain: 'a turma dispensa a aprovação de: {approver}',
      canPassOn: 'já ninguém ocupa o cargo de {approver} e alguém decide a seguir',
      notIsMember: 'o formando não faz parte da turma ou esta já terminou',
      notHasLength: 'começa e termina no mesmo momento',
      notIsForward: 'termina antes de começar',
      missesClass: 'fica fora das datas da turma',
      notHasReason: 'não é indicado nenhum motivo',
      notIsReasonShort: 'o motivo ultrapassa os {reasonLimit} caracteres',
      overlaps: 'sobrepõe-se a outra ausência',
      notHasApprover: 'a turma não tem ninguém que aprove',
      hasBegun: 'a ausência já começou',
    },
  },
} satisfies Translation<typeof zhCN.charts>
