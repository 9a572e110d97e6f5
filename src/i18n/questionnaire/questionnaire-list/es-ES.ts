import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Cuestionarios y votaciones',
  kinds: {
    questionnaire: 'Cuestionario',
    vote: 'Votación',
    evaluation: 'Evaluación',
  },
  states: 'Estado de sus respuestas',
  allStates: 'Todos los estados',
  state: {
    notTaken: 'Sin responder',
    draft: 'Guardado',
    submitted: 'Enviado',
    completed: 'Completado',
    finished: 'Finalizado',
  },
  of: {
    questionnaire: {
      search: 'Buscar cuestionarios',
      placeholder: 'Nombre del cuestionario',
      emptyTitle: 'Ahora no hay cuestionarios',
      emptyText: 'Aquí aparecen los cuestionarios dirigidos a usted.',
      noneTitle: 'Ningún cuestionario coincide',
    },
    vote: {
      search: 'Buscar votaciones',
      placeholder: 'Nombre de la votación',
      emptyTitle: 'Ahora no hay votaciones',
      emptyText: 'Aquí aparecen las votaciones en las que puede participar.',
      noneTitle: 'Ninguna votación coincide',
    },
  },
  noneText: 'Pruebe con otra palabra u otro filtro.',
  showAll: 'Mostrar todo',
  window: {
    openUntil: 'Cierre:',
    opens: 'Apertura:',
    closed: 'Cerrado:',
  },
  questions: 'Preguntas: {count}',
  anonymous: 'Anónimo',
  action: {
    answer: 'Responder',
    vote: 'Votar',
    goOn: 'Seguir respondiendo',
    change: 'Cambiar mis respuestas',
  },
} satisfies Translation<typeof zhCN.default>
