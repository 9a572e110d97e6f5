import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  one: 'Tarea',
  action: {
    handIn: 'Entregar',
    approve: 'Aprobar',
    reject: 'Devolver',
    reopen: 'Retirar la aprobación',
  },
  desk: {
    handedIn: 'Entregada',
    timing: 'Plazo',
    late: 'Entregada después del cierre',
    version: 'Versión',
    words: 'Texto',
    files: 'Archivos',
  },
  reason: {
    notYours: 'Esta tarea no es suya.',
    notForYou: 'Esta tarea no se le ha asignado, o se ha retirado.',
    notStarted: 'Esta tarea aún no ha comenzado. Entréguela cuando haya comenzado.',
    ended: 'Esta tarea ha terminado; ya no se admite nada.',
    alreadyApproved: 'Su tarea ha sido aprobada. Ya no hay nada que entregar.',
    replacedOften:
      'Ya ha reemplazado esta entrega 20 veces. Espere la revisión; si se la devuelven, podrá entregar de nuevo.',
    empty: 'Escriba algo o añada un archivo antes de entregar.',
    unfitContent:
      'Esta tarea no admite ese contenido. Compruebe si admite texto o archivos, cuántos archivos y qué longitud de texto.',
    unknownFile: 'Un archivo no existe o usted no lo ha subido para una tarea. Quítelo y vuelva a subirlo.',
    ownWork: 'No puede revisar su propia tarea.',
    notReviewer: 'Usted no revisa esta tarea.',
    notSubmitted: 'Aún no se ha entregado nada, así que no hay nada que revisar.',
    alreadyReviewed: 'Esta tarea ya ha sido revisada.',
    notApproved: 'Esta tarea no ha sido aprobada.',
    remarkMissing: 'Indique el motivo; el alumno lo leerá.',
    remarkTooLong: 'Un comentario tiene como máximo 1000 caracteres.',
    unfitMarks: 'Esta puntuación no se ajusta a los criterios de la tarea.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  homework: 'Tarea',
  myhomework: 'Mis tareas',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myhomework: 'mis tareas, deberes, trabajo, entregar, enviar, subir, revisión, adjunto, ejercicio',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  homework: 'Tareas pendientes de su revisión',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  homework: '{count} {{|tarea|||de tareas|tareas}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  handedIn: {
    title: 'Una tarea espera su revisión',
    content: '{learner} ha entregado «{task}». Revísela, por favor.',
  },
  approved: {
    title: 'Su tarea ha sido aprobada',
    content: '«{task}» ha sido aprobada. Comentario: {reason}',
  },
  rejected: {
    title: 'Se le ha devuelto su tarea',
    content: '«{task}» no ha sido aprobada. Corríjala y vuelva a entregarla. Motivo: {reason}',
  },
  reopened: {
    title: 'Se ha retirado la aprobación de su tarea',
    content: '«{task}» ya no cuenta como aprobada. Corríjala y vuelva a entregarla. Motivo: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  homework: {
    title: 'Tarea',
    states: {
      notSubmitted: 'Sin entregar',
      submitted: 'Entregada',
      notApproved: 'No aprobada',
      approved: 'Aprobada',
    },
    events: {
      handIn: 'Entregar',
      approve: 'Aprobar',
      reject: 'Devolver',
      reopen: 'Retirar la aprobación',
    },
    guards: {
      isStale: 'otra persona la ha modificado entretanto',
      isOwner: 'quien actúa es su alumno',
      notIsOwner: 'quien actúa no es su alumno',
      notIsMeant: 'la tarea no está publicada o no es para el alumno',
      notHasStarted: 'la tarea no ha comenzado',
      isOver: 'la tarea ha terminado',
      isReplacedOften: 'lo que espera se ha reemplazado {replacementsMax} veces',
      notIsReviewer: 'quien actúa no la revisa',
      notHasContent: 'no hay nada en ella',
      notFitsTask: 'la tarea no admite ese contenido',
      notKnowsFiles: 'un archivo no existe o no lo ha subido el alumno',
      notFitsRubric: 'la puntuación no se ajusta a los criterios',
      notHasRemark: 'no se ha escrito ningún comentario',
      notIsRemarkShort: 'el comentario supera los {remarkLimit} caracteres',
    },
  },
} satisfies Translation<typeof zhCN.charts>
