import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Exámenes entregados',
  intro: 'Los exámenes de las pruebas que gestiona: califique las respuestas cortas y conceda más tiempo.',
  placeholder: 'Nombre de un alumno',
  state: { inProgress: 'En curso', marking: 'Por calificar', marked: 'Calificados' },
  allExams: 'Todas las pruebas',
  exam: 'Prueba',
  ends: 'Termina',
  beingWritten: 'El alumno aún está respondiendo. Las respuestas se muestran cuando entregue.',
  theirs: 'Respuesta',
  chosen: 'Elegida',
  marks: 'Puntos (de {full})',
  comment: 'Comentario para el alumno',
  save: 'Guardar los puntos',
  saved: 'Los puntos se han guardado.',
  late: {
    heading: 'Llegaron tarde',
    text: 'Estas respuestas llegaron después del final y no cuentan.',
    device: 'Según el dispositivo',
    arrival: 'Al llegar',
  },
  extra: {
    heading: 'Más tiempo',
    minutes: 'Minutos adicionales',
    reason: 'Motivo, que se comunica al alumno',
    give: 'Conceder tiempo',
    done: 'El examen tiene ahora más tiempo.',
  },
  papers: 'Ver los entregados',
  results: 'Resultados',
  column: {
    attempt: 'Intento',
    state: 'Estado',
    begun: 'Inicio',
    handedIn: 'Entrega',
    marks: 'Puntos',
    total: 'Puntuación máxima',
    outcome: 'Resultado',
  },
} satisfies Translation<typeof zhCN.default>
