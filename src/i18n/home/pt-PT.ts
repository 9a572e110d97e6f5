import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  morning: 'Bom dia, {name}',
  afternoon: 'Boa tarde, {name}',
  evening: 'Boa noite, {name}',
  morningAnybody: 'Bom dia',
  afternoonAnybody: 'Boa tarde',
  eveningAnybody: 'Boa noite',
  today: 'Hoje é {date}',
  userFailed: 'Não foi possível carregar os seus dados.',
  visitor: 'Damos-lhe as boas-vindas ao portal de formação',
  visitorText: 'Inicie sessão para continuar de onde ficou.',
  toSignIn: 'Iniciar sessão',
  terms: {
    standard: {
      agenda: 'O seu programa de hoje',
      noAgenda: 'Hoje não há turmas nem transmissões em direto.',
      live: 'Transmissão em direto',
      upcomingLive: 'Transmissões em direto abertas a todos',
    },
    workshop: {
      agenda: 'A sua agenda de hoje',
      noAgenda: 'Hoje não há workshops nem transmissões em streaming.',
      live: 'Transmissão em streaming',
      upcomingLive: 'Transmissões em streaming abertas a todos',
    },
  },
  continue: {
    heading: 'Continuar a aprender',
    all: 'Os meus cursos',
    action: 'Continuar',
    emptyTitle: 'Não tem nenhum curso iniciado',
    emptyText: 'Escolha um que lhe interesse e o seu progresso ficará guardado aqui.',
    browse: 'Explorar os cursos abertos',
  },
  agenda: {
    coming: 'Nos próximos sete dias',
    toDo: 'Por fazer',
    nothingToDo: 'Não tem nada por fazer.',
    day: 'Dia {day} de {days}',
    starts: 'Começa a',
    online: 'Em linha',
    failed: 'Não foi possível carregar o seu programa.',
    toDoFailed: 'Não foi possível carregar as suas tarefas.',
    whole: 'Toda a agenda',
    checkIn: 'Registar presença',
    checkedIn: 'Presença registada',
    checkedInLate: 'Presença registada, com atraso',
    deadline: 'Fim das inscrições',
    exam: 'Exame',
    leave: 'Ausência',
    required: 'Curso obrigatório, por iniciar',
    answerBy: 'Responder até:',
    due: 'Entregar até',
    handInBy: 'Entregar até',
    givenBack: 'Devolvido, a entregar de novo',
  },
  shelf: {
    recommended: 'Cursos recomendados',
    hot: 'Os mais populares',
    newest: 'Cursos novos',
    all: 'Todos os cursos',
    allHot: 'Ver mais cursos populares',
    allNewest: 'Ver mais cursos novos',
    emptyTitle: 'Ainda não há cursos',
    emptyText: 'Aparecem aqui assim que forem publicados.',
  },
  ranking: {
    courses: 'Classificação dos cursos',
    coursesNote: 'Por número de formandos',
    learners: 'Classificação dos formandos',
    learnersNote: 'Por horas de estudo',
    period: 'Período',
    month: 'Este mês',
    year: 'Este ano',
    position: 'Posição {position}',
    self: 'Eu',
    noSelf: 'Ainda não estudou neste período.',
    emptyTitle: 'Ainda não há classificação',
    emptyText: 'Aparece assim que alguém começar a aprender.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  index: 'Início',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  index: 'início, página principal, hoje, recomendados, classificação, painel',
} satisfies Translation<typeof zhCN.keywords>
