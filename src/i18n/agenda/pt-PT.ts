import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  view: {
    month: 'Mês',
    week: 'Semana',
    day: 'Dia',
    year: 'Ano',
  },
  views: 'Vista',
  today: 'Hoje',
  earlier: 'Antes de hoje',
  previous: 'Anterior',
  next: 'Seguinte',
  shows: 'Mostrar',
  kind: {
    lesson: 'Aulas',
    class: 'Turmas',
    live: 'Transmissões em direto',
    exam: 'Exames',
    deadline: 'Prazos',
    due: 'Trabalhos a entregar',
    leave: 'Ausências',
  },
  all: 'Tudo',
  deadlineOf: 'Fim das inscrições: {title}',
  dueOf: 'Entregar: {title}',
  leaveOf: 'Ausência: {title}',
  emptyTitle: 'Nada planeado para este período',
  more: 'mais {count}',
  allDay: 'Todo o dia',
  feed: {
    name: 'Agenda do portal de formação',
    add: 'Adicionar ao meu calendário',
    text: 'Subscreva este endereço no calendário do seu telefone ou computador e a agenda aparece aí, sempre atualizada. Quem o conhecer pode ler a sua agenda; não o partilhe.',
    make: 'Criar um endereço',
    renew: 'Renovar o endereço',
    renewText: 'O endereço anterior deixa logo de funcionar; os calendários precisam do novo.',
    stop: 'Eliminar o endereço',
    address: 'Endereço secreto',
    once: 'Só é mostrado desta vez: copie-o agora.',
    since: 'Há um endereço desde {date}.',
    open: 'Abrir no programa de calendário',
    copy: 'Copiar',
    copied: 'Copiado.',
  },
  reason: {
    alreadyParticipated: 'Já participou nesta agenda.',
    rangeTooLong: 'Podem mostrar-se no máximo 400 dias de cada vez.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-agenda': 'Agenda',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-agenda': 'agenda, calendário, horário, hoje, semana, mês',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  feedMade: {
    title: 'Foi criado um endereço secreto da sua agenda',
    content:
      'A sua agenda pode agora ser lida num endereço secreto. Se não foi você que o criou, pare a partilha na agenda e mude a palavra-passe.',
  },
} satisfies Translation<typeof zhCN.notices>
