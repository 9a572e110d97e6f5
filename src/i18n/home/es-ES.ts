import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  morning: 'Buenos días, {name}',
  afternoon: 'Buenas tardes, {name}',
  evening: 'Buenas noches, {name}',
  morningAnybody: 'Buenos días',
  afternoonAnybody: 'Buenas tardes',
  eveningAnybody: 'Buenas noches',
  today: 'Hoy es {date}',
  userFailed: 'No se han podido cargar sus datos.',
  visitor: 'Le damos la bienvenida al portal de formación',
  visitorText: 'Inicie sesión para continuar donde lo dejó.',
  toSignIn: 'Iniciar sesión',
  terms: {
    standard: {
      agenda: 'Su programa de hoy',
      noAgenda: 'Hoy no hay clases ni emisiones en directo.',
      live: 'Emisión en directo',
      upcomingLive: 'Emisiones en directo abiertas a todos',
    },
    workshop: {
      agenda: 'Su agenda de hoy',
      noAgenda: 'Hoy no hay talleres ni emisiones en streaming.',
      live: 'Emisión en streaming',
      upcomingLive: 'Emisiones en streaming abiertas a todos',
    },
  },
  continue: {
    heading: 'Seguir aprendiendo',
    all: 'Mis cursos',
    action: 'Continuar',
    emptyTitle: 'No tiene ningún curso empezado',
    emptyText: 'Elija uno que le interese y su progreso quedará guardado aquí.',
    browse: 'Explorar los cursos abiertos',
  },
  agenda: {
    coming: 'En los próximos siete días',
    toDo: 'Pendiente',
    nothingToDo: 'No tiene nada pendiente.',
    day: 'Día {day} de {days}',
    starts: 'Empieza el',
    online: 'En línea',
    failed: 'No se ha podido cargar su programa.',
    toDoFailed: 'No se han podido cargar sus tareas.',
    whole: 'Toda la agenda',
    checkIn: 'Registrar asistencia',
    checkedIn: 'Asistencia registrada',
    checkedInLate: 'Asistencia registrada, con retraso',
    deadline: 'Fin de inscripción',
    exam: 'Examen',
    leave: 'Permiso',
    required: 'Curso obligatorio, sin empezar',
    answerBy: 'Responder antes de:',
    due: 'Entregar antes del',
    handInBy: 'Entregar antes del',
    givenBack: 'Devuelta, hay que entregarla de nuevo',
  },
  shelf: {
    recommended: 'Cursos recomendados',
    hot: 'Los más populares',
    newest: 'Cursos nuevos',
    all: 'Todos los cursos',
    allHot: 'Ver más cursos populares',
    allNewest: 'Ver más cursos nuevos',
    emptyTitle: 'Todavía no hay cursos',
    emptyText: 'Aparecerán aquí en cuanto se publiquen.',
  },
  ranking: {
    courses: 'Clasificación de cursos',
    coursesNote: 'Por número de participantes',
    learners: 'Clasificación de participantes',
    learnersNote: 'Por horas de estudio',
    period: 'Periodo',
    month: 'Este mes',
    year: 'Este año',
    position: 'Puesto {position}',
    self: 'Usted',
    noSelf: 'Todavía no ha estudiado en este periodo.',
    emptyTitle: 'Todavía no hay clasificación',
    emptyText: 'Aparecerá en cuanto alguien empiece a aprender.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  index: 'Inicio',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  index: 'inicio, portada, hoy, recomendados, clasificación, panel',
} satisfies Translation<typeof zhCN.keywords>
