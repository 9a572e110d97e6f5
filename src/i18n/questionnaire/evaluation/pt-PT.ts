import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Avaliação',
  subject: {
    class: 'A turma: {name}',
    course: 'Curso: {name}',
    teacher: 'Formador: {name}',
  },
  standing: {
    notStarted: 'Por iniciar',
    inProgress: 'Em curso',
    ended: 'Terminada',
    evaluated: 'Avaliada',
  },
  evaluate: 'Avaliar',
  empty: {
    title: 'Ainda não há avaliações',
    text: 'Quando lhe for pedida uma avaliação, encontra-a aqui.',
  },
  done: {
    title: 'Obrigado pela sua avaliação',
    text: 'As suas respostas foram guardadas sem o seu nome.',
  },
  notYet: 'Ainda não avaliou',
  others: 'Também à sua espera',
  all: 'Todas as avaliações da turma',
} satisfies Translation<typeof zhCN.default>
