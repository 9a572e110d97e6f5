import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'Esta inscripción no le corresponde a usted.',
    ownRegistration: 'No puede decidir sobre su propia inscripción.',
    notStaff: 'Solo pueden hacerlo los tutores de la clase y los administradores.',
    classNotOpened: 'Esta clase todavía no está abierta.',
    classFinished: 'Esta clase ya ha finalizado y sus inscripciones no se pueden cambiar.',
    notStarted: 'El plazo de inscripción todavía no ha comenzado.',
    ended: 'El plazo de inscripción ha terminado.',
    notInvited: 'Esta clase no está abierta para usted.',
    full: 'Esta clase está completa y no tiene lista de espera.',
    alreadyRegistered: 'La inscripción ya está hecha.',
    alreadyWaiting: 'La inscripción ya está en la lista de espera.',
    notYetApproved: 'La inscripción todavía no se ha aprobado.',
    nothingToDecide: 'No hay ninguna inscripción sobre la que decidir.',
    notRegistered: 'No hay ninguna inscripción en esta clase.',
    reviewGoesOn: 'El plazo de inscripción ha terminado, pero aún se puede decidir sobre las solicitudes.',
    reasonMissing: 'Indique un motivo.',
    reasonTooLong: 'El motivo tiene como máximo 100 caracteres.',
    noInvitation: 'No hay ninguna invitación que responder.',
    alreadyInvited: 'Ya hay una invitación; la persona todavía no ha respondido.',
    tooSoon: 'Ha pasado menos de un minuto desde la baja. Inténtelo de nuevo en un momento.',
  },
} satisfies Translation<typeof zhCN.default>

export const waiting = {
  registration: 'Inscripciones pendientes de su decisión',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  registration: '{count} {{|inscripción|||de inscripciones|inscripciones}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  asked: {
    title: 'Una inscripción espera su decisión',
    content: '{learner} desea participar en «{className}». Apruebe o rechace la inscripción.',
  },
  approved: {
    title: 'Su inscripción se ha aprobado',
    content: 'Ya participa en «{className}». Si cambian sus planes, puede darse de baja en la página de la clase.',
  },
  queued: {
    title: 'Aprobada y en lista de espera',
    content:
      'Su inscripción en «{className}» se ha aprobado, pero la clase está completa. Las plazas que queden libres se asignan por orden de inscripción.',
  },
  movedUp: {
    title: 'Ha pasado de la lista de espera a la clase',
    content:
      'Ha quedado libre una plaza en «{className}» y es suya. Si ya no la necesita, dese de baja para que la ocupe la persona siguiente.',
  },
  declined: {
    title: 'Su inscripción se ha rechazado',
    content: 'Su inscripción en «{className}» se ha rechazado. Motivo: {reason}',
  },
  lapsed: {
    title: 'Su inscripción ha caducado',
    content:
      'El plazo para decidir sobre las inscripciones en «{className}» ha terminado y la suya se ha cerrado sin plaza.',
  },
  putIn: {
    title: 'Se le ha incorporado a una clase',
    content:
      'Los responsables de «{className}» le han incorporado. Si no puede participar, puede darse de baja en la página de la clase.',
  },
  takenOut: {
    title: 'Se le ha dado de baja de una clase',
    content: 'Ya no participa en «{className}». Motivo: {reason}',
  },
  invited: {
    title: 'Le han invitado a una clase',
    content:
      'Los responsables de «{className}» desean que participe. Acepte o rechace la invitación en la página de la clase.',
  },
  uninvited: {
    title: 'Se ha anulado una invitación',
    content: 'Ya no está invitado a «{className}». Motivo: {reason}',
  },
  accepted: {
    title: 'Se ha aceptado una invitación',
    content: '{learner} ha aceptado la invitación a «{className}».',
  },
  turnedDown: {
    title: 'Se ha rechazado una invitación',
    content: '{learner} ha rechazado la invitación a «{className}».',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  registration: {
    title: 'Inscripción en una clase',
    states: {
      unregistered: 'No inscrito',
      invited: 'Invitado',
      underReview: 'En revisión',
      waiting: 'En lista de espera',
      registered: 'Inscrito',
      declined: 'Rechazada',
      withdrawn: 'De baja',
    },
    events: {
      register: 'Inscribirse',
      withdraw: 'Darse de baja',
      approve: 'Aprobar',
      decline: 'Rechazar',
      putIn: 'Incorporar',
      takeOut: 'Dar de baja',
      accept: 'Aceptar la invitación',
      turnDown: 'Rechazar la invitación',
      enter: 'Entrar en la clase',
      placeFreed: 'queda libre una plaza',
      windowEnded: 'termina el plazo de inscripción',
      classEnded: 'termina la clase',
      adopt: 'adoptar lo existente',
    },
    guards: {
      needsConsent: 'la clase no está abierta por sí misma a esta persona, así que se le pregunta',
      isPaused: 'han pasado menos de {pauseMinutes} min desde la baja',
      isStale: 'otra persona la ha modificado entretanto',
      isLearner: 'quien actúa es el participante',
      notIsLearner: 'quien actúa no es el participante',
      notIsStaff: 'quien actúa no dirige la clase',
      notIsAnnounced: 'los participantes todavía no ven la clase',
      hasClassEnded: 'la clase ha finalizado',
      notHasWindowOpened: 'el plazo de inscripción no ha comenzado',
      hasWindowEnded: 'el plazo de inscripción ha terminado',
      notIsInvited: 'la clase no está abierta para el participante',
      isFull: 'la clase está completa',
      notIsFull: 'la clase tiene una plaza libre',
      hasWaitingList: 'la clase tiene lista de espera',
      notHasWaitingList: 'la clase no tiene lista de espera',
      asksApproval: 'las inscripciones requieren aprobación',
      declinesAtEnd: 'lo que sigue en revisión al terminar el plazo se rechaza',
      notHasReason: 'no se indica ningún motivo',
      notIsReasonShort: 'el motivo supera los {reasonLimit} caracteres',
    },
  },
} satisfies Translation<typeof zhCN.charts>
