import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  terms: {
    standard: {
      heading: 'As minhas turmas',
      current: 'Turma em curso',
      choose: 'Tem {count} {{|turma|||de turmas|turmas}} em curso. Escolha uma.',
      toList: 'Voltar às turmas',
      all: 'Ver todas as turmas',
      emptyTitle: 'Ainda não está em nenhuma turma',
      emptyText: 'As turmas aparecem aqui assim que fizer parte delas.',
      emptyCurrentTitle: 'Nenhuma turma em curso',
      emptyCurrentText: 'A lista das turmas inclui também as próximas e as terminadas.',
      emptyComingTitle: 'Nenhuma turma próxima',
      emptyComingText: 'Depois da inscrição, as turmas por iniciar aparecem aqui.',
      emptyHistoryTitle: 'Ainda não terminou nenhuma turma',
      emptyHistoryText: 'Quando uma turma terminar, pode revê-la aqui.',
      missingTitle: 'Não encontrámos esta turma',
      missingText: 'Não existe ou não faz parte dela.',
      journey: 'Em que ponto está a turma',
      notMember: 'Não é formando desta turma; está a vê-la como diretor de turma ou administrador.',
      state: {
        notStarted: 'Por iniciar',
        inProgress: 'Em curso',
        ended: 'Terminada',
      },
      headmaster: 'Diretor de turma',
    },
    workshop: {
      heading: 'Os meus workshops',
      current: 'Workshop em curso',
      choose: 'Tem {count} {{|workshop|||de workshops|workshops}} em curso. Escolha um.',
      toList: 'Voltar aos workshops',
      all: 'Ver todos os workshops',
      emptyTitle: 'Ainda não está em nenhum workshop',
      emptyText: 'Os workshops aparecem aqui assim que fizer parte deles.',
      emptyCurrentTitle: 'Nenhum workshop em curso',
      emptyCurrentText: 'A lista dos workshops inclui também os próximos e os terminados.',
      emptyComingTitle: 'Nenhum workshop próximo',
      emptyComingText: 'Depois da inscrição, os workshops por iniciar aparecem aqui.',
      emptyHistoryTitle: 'Ainda não terminou nenhum workshop',
      emptyHistoryText: 'Quando um workshop terminar, pode revê-lo aqui.',
      missingTitle: 'Não encontrámos este workshop',
      missingText: 'Não existe ou não faz parte dele.',
      journey: 'Em que ponto está o workshop',
      notMember: 'Não é formando deste workshop; está a vê-lo como responsável ou administrador.',
      state: {
        notStarted: 'Por iniciar',
        inProgress: 'Em curso',
        ended: 'Terminado',
      },
      headmaster: 'Responsável do workshop',
    },
  },
  types: 'Filtrar por estado',
  all: 'Tudo',
  kind: {
    face: 'Presencial',
    online: 'Em linha',
    party: 'Escola do Partido',
  },
  facts: 'Informações gerais',
  dates: 'Datas',
  place: 'Local',
  online: 'Em linha',
  noHeadmaster: 'Ainda por designar',
  memberCount: 'Participantes',
  people: '{count} {{|pessoa|||de pessoas|pessoas}}',
  members: 'Membros',
  noMembers: 'Ainda não há membros.',
  moreMembers:
    '{count} {{|outro membro não é apresentado|||de outros membros não são apresentados|outros membros não são apresentados}}.',
  reason: {
    nameMissing: 'Escreva o nome da turma em chinês.',
    unknownPart: 'Uma pessoa, um departamento ou um curso aqui indicado já não existe. Escolha novamente.',
    ownerOnly: 'Só o responsável pela turma ou um administrador a pode entregar a outra pessoa.',
    endBeforeStart: 'As inscrições e a turma têm de terminar depois de começarem.',
    closesTooLate: 'As inscrições têm de encerrar antes do fim da turma.',
    capacityBelowTaken: 'Não pode haver menos vagas do que inscritos.',
    notStaff: 'Não é responsável por esta turma.',
    notAnnounced: 'A turma ainda não foi anunciada.',
    alreadyAnnounced: 'A turma já foi anunciada.',
    notClosed: 'A turma não foi encerrada antes do prazo.',
    alreadyClosed: 'A turma foi encerrada. Reabra-a para a alterar.',
    alreadyEnded: 'A turma terminou.',
    groupNameTaken: 'Já existe um grupo com esse nome.',
    tooManyGroups: 'Uma turma pode ter no máximo 100 grupos.',
    notMembers: 'Uma das pessoas escolhidas não está inscrita na turma.',
    stillAnnounced: 'A turma foi anunciada e não pode ser eliminada; pode encerrá-la antes do prazo.',
    discarded: 'Esta turma foi eliminada e já não pode ser alterada.',
  },
  desk: {
    one: 'Inscrição',
    approve: 'Aceitar',
    reject: 'Recusar',
    places: 'Vagas',
    taken: '{taken} ocupadas de {capacity}',
    unlimited: '{taken} ocupadas, sem limite',
    classTime: 'Datas da turma',
    window: 'Período de inscrição',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-list': 'Turmas',
  'class-detail': 'Turma',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-list': 'turmas, formação, workshop, presencial, colegas, grupo',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  begins: {
    title: 'Começa em breve',
    content: '«{className}» começa a {from}. Veja o programa e quem mais participa.',
  },
  ended: {
    title: 'Formação terminada',
    content: '«{className}» terminou a {to}. Obrigado pela participação; todas as informações continuam disponíveis.',
  },
  closed: {
    title: 'Uma turma foi encerrada antes do prazo',
    content: '«{className}» foi encerrada antes do fim previsto. Continua a poder consultar tudo.',
  },
  reopened: {
    title: 'Uma turma continua',
    content: '«{className}» foi reaberta e continua como previsto.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  class: {
    title: 'Turma',
    states: {
      draft: 'Rascunho',
      announced: 'Anunciada',
      closed: 'Encerrada antes do prazo',
      discarded: 'Eliminada',
    },
    events: {
      save: 'Guardar',
      announce: 'Anunciar',
      close: 'Encerrar antes do prazo',
      reopen: 'Reabrir',
      discard: 'Eliminar',
      adopt: 'assumir o que havia',
    },
    guards: {
      isStale: 'outra pessoa alterou-a entretanto',
      notIsStaff: 'quem envia não é responsável pela turma',
      notHasTexts: 'falta o nome na língua predefinida',
      notKnowsParts: 'algo que ela indica não existe',
      notKeepsOwner: 'quem envia não a pode entregar a outra pessoa',
      notIsForward: 'algo termina antes de começar',
      notClosesInTime: 'as inscrições encerram depois do fim da turma',
      notFits: 'há menos vagas do que inscritos',
      hasEnded: 'a turma terminou',
    },
  },
} satisfies Translation<typeof zhCN.charts>
