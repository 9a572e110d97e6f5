import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Visão geral',
  steps: {
    heading: 'Primeiros passos',
    intro: 'O que um portal novo precisa antes de chegar o primeiro formando.',
    done: 'Feito',
    open: 'Por fazer',
    organisation: {
      title: 'Dar nome ao portal',
      text: 'Na língua da sua organização, ou em quantas quiser.',
    },
    letters: {
      title: 'Ligar um servidor de correio ou um serviço de SMS',
      text: 'Pelas definições {settings}. Até lá, os convites e os códigos ficam na caixa de saída.',
    },
    departments: {
      title: 'Nomear os departamentos',
      text: 'As pessoas pertencem a um, e as turmas podem ser só para alguns.',
    },
    people: {
      title: 'Convidar as primeiras pessoas',
      text: 'Os formadores escrevem os cursos; os formandos frequentam-nos.',
    },
    course: {
      title: 'Publicar o primeiro curso',
      text: 'Com pelo menos uma aula que possa ser reproduzida.',
    },
    class: {
      title: 'Anunciar a primeira turma',
      text: 'Os formandos inscrevem-se dentro dos prazos que definir.',
    },
  },
  waiting: 'À sua espera',
  nothingWaits: 'Nada espera a sua decisão.',
  toDesk: 'Ver o que espera uma decisão',
  today: 'Hoje',
  nothingToday: 'Hoje não há aulas nem exames.',
  exam: 'Exame',
  absent: 'Com faltas frequentes',
  absentNote: 'Formandos que faltaram sem justificação a duas aulas ou mais nas últimas duas semanas.',
  nobodyAbsent: 'Ninguém.',
  absences: 'Faltas: {count}',
  failedLetters: 'Mensagens por enviar: {count}',
} satisfies Translation<typeof zhCN.default>
