import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'Solo puede hacerlo quien realiza el examen.',
    ownRegistration: 'No puede decidir sobre su propia inscripción.',
    notStaff: 'Solo pueden hacerlo los responsables de este examen.',
    closed: 'El examen está cerrado.',
    nothingToDecide: 'No hay ninguna inscripción sobre la que decidir.',
    noRegistration: 'Este examen no requiere inscripción.',
    notForYou: 'Este examen no está abierto para usted.',
    alreadyBegun: 'El examen ya ha empezado; no puede anular la inscripción.',
    notRegistered: 'No está inscrito en este examen o su inscripción aún no se ha aprobado.',
    notYetApproved: 'La inscripción sigue en revisión.',
    reasonMissing: 'Indique un motivo.',
    reasonTooLong: 'El motivo tiene como máximo 100 caracteres.',
    alreadyRegistered: 'Ya está inscrito.',
    timeUp: 'Se ha acabado el tiempo.',
    anotherWriter: 'Este examen se está respondiendo en otro dispositivo o en otra pestaña.',
    hoursMissing: 'Le faltan {hours} horas de las exigidas, por lo que aún no puede hacer el examen.',
    notOpen: 'El examen todavía no está abierto.',
    tooLate: 'Es demasiado tarde para empezar este examen.',
    noAttemptsLeft: 'No le quedan intentos.',
    notStudied: 'Termine de estudiar el curso antes de hacer su examen.',
    notInProgress: 'Este examen no se está respondiendo.',
    stillOpen: 'Todavía queda tiempo.',
    inProgress: 'El examen se está respondiendo.',
    beingMarked: 'El examen se está corrigiendo; espere el resultado.',
    alreadyPassed: 'Ya ha aprobado este examen; no hace falta repetirlo.',
    minutesInvalid: 'El tiempo adicional debe ser un número entero de minutos, de 1 a 600.',
    sequenceSkipped: 'Algunas respuestas han llegado desordenadas. Inténtelo de nuevo.',
    sequenceReplayed: 'Ya se ha guardado otra respuesta con el mismo número.',
    questionUnknown: 'Esta pregunta no está en el examen.',
    answerInvalid: 'La respuesta no corresponde a la pregunta.',
    questionLeft: 'Ya ha respondido a esta pregunta y la ha dejado; no se puede cambiar.',
    notHandedIn: 'El examen aún no se ha entregado.',
    marksInvalid: 'La puntuación debe estar entre 0 y el máximo de la pregunta.',
    marksMissing: 'Quedan preguntas sin puntuar.',
    notPublished: 'El examen y las respuestas no se han publicado.',
    noRanking: 'Solo los concursos tienen clasificación.',
  },
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'Una inscripción a un examen espera su decisión',
    content: '{learner} desea hacer «{exam}». Apruebe o rechace la inscripción.',
  },
  approved: {
    title: 'Su inscripción al examen se ha aprobado',
    content: 'Puede hacer «{exam}» mientras esté abierto.',
  },
  declined: {
    title: 'Su inscripción al examen se ha rechazado',
    content: 'Su inscripción a «{exam}» se ha rechazado. Motivo: {reason}',
  },
  passed: {
    title: 'Examen aprobado',
    content: 'Enhorabuena, ha aprobado «{exam}».',
  },
  failed: {
    title: 'Examen no superado',
    content: 'No ha superado «{exam}» y no le quedan intentos.',
  },
  makeUp: {
    title: 'Examen no superado: puede recuperarlo',
    content: 'No ha superado «{exam}». Puede hacer la recuperación hasta que se cierre.',
  },
  remarked: {
    title: 'Se ha corregido el resultado de un examen',
    content: 'Su resultado de «{exam}» se ha corregido. Consúltelo de nuevo.',
  },
  extraTime: {
    title: 'Tiene más tiempo para su examen',
    content: 'Dispone de {minutes} minutos más para «{exam}». Motivo: {reason}',
  },
  handedIn: {
    title: 'Su examen está corregido',
    content: 'Su examen «{exam}» está corregido. El resultado se publicará más adelante.',
  },
} satisfies Translation<typeof zhCN.notices>
