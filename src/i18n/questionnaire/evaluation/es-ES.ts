import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Evaluación',
  subject: {
    class: 'La clase: {name}',
    course: 'Curso: {name}',
    teacher: 'Docente: {name}',
  },
  standing: {
    notStarted: 'Sin empezar',
    inProgress: 'En curso',
    ended: 'Finalizada',
    evaluated: 'Evaluada',
  },
  evaluate: 'Evaluar',
  empty: {
    title: 'Todavía no hay evaluaciones',
    text: 'Cuando se le pida una evaluación, la encontrará aquí.',
  },
  done: {
    title: 'Gracias por su evaluación',
    text: 'Sus respuestas se han guardado sin su nombre.',
  },
  notYet: 'Todavía no ha evaluado',
  others: 'También pendientes',
  all: 'Todas las evaluaciones de la clase',
} satisfies Translation<typeof zhCN.default>
