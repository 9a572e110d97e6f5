import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Provas',
  intro: 'As provas dos exames que gere: classifique as respostas curtas e conceda mais tempo.',
  placeholder: 'Nome de um formando',
  state: { inProgress: 'Em curso', marking: 'Por classificar', marked: 'Classificadas' },
  allExams: 'Todos os exames',
  exam: 'Exame',
  ends: 'Termina',
  beingWritten: 'A prova está a ser feita. As respostas aparecem depois da entrega.',
  theirs: 'Resposta',
  chosen: 'Escolhida',
  marks: 'Pontos (de {full})',
  comment: 'Comentário para o formando',
  save: 'Guardar os pontos',
  saved: 'Os pontos foram guardados.',
  late: {
    heading: 'Chegaram tarde',
    text: 'Estas respostas chegaram depois do fim e não contam.',
    device: 'Pelo dispositivo',
    arrival: 'À chegada',
  },
  extra: {
    heading: 'Mais tempo',
    minutes: 'Minutos adicionais',
    reason: 'Motivo, comunicado ao formando',
    give: 'Conceder tempo',
    done: 'A prova tem agora mais tempo.',
  },
  papers: 'Ver as provas',
  results: 'Resultados',
  column: {
    attempt: 'Tentativa',
    state: 'Estado',
    begun: 'Início',
    handedIn: 'Entrega',
    marks: 'Pontos',
    total: 'Pontuação máxima',
    outcome: 'Desfecho',
  },
} satisfies Translation<typeof zhCN.default>
