import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  statuses: 'Filtrar por estado',
  all: 'Todas',
  status: {
    pending: 'Pendiente',
    approved: 'Aprobada',
    rejected: 'Rechazada',
    cancelled: 'Cancelada',
  },
  type: {
    casual: 'Ausencia por asuntos propios',
    sick: 'Ausencia por enfermedad',
    business: 'Ausencia por motivos de trabajo',
  },
  step: {
    writing: 'Solicitud',
    requested: 'Solicitud enviada',
    deciding: 'Pendiente de: {who}',
    decides: 'Decisión: {who}',
    agreed: 'Visto bueno: {who}',
    vacated: 'Cargo vacante, paso omitido: {who}',
    refused: 'Rechazo: {who}',
    approved: 'Ausencia aprobada',
    rejected: 'Rechazo',
    cancelled: 'Cancelación',
    cancelledNow: 'Solicitud cancelada',
    revoked: 'Ausencia anulada',
    left: 'Ya no está en el grupo',
  },
  next: {
    pending: 'Pendiente de la decisión de: {who}.',
    pendingThen: 'Pendiente de la decisión de: {who}. Después: {others}.',
    yourTurn: 'Le toca decidir a usted.',
    approved: 'Todos han dado el visto bueno. La ausencia se puede anular hasta que empiece.',
    begun: 'La ausencia ya ha empezado. No queda nada por hacer.',
    rejected: 'Esta ausencia se ha rechazado; el trámite termina aquí.',
    cancelled: 'Esta ausencia se ha retirado; el trámite termina aquí.',
    left: 'La persona ya no está en el grupo, así que esta ausencia se ha cancelado.',
    askAgain: 'Si todavía la necesita, vuelva a solicitarla.',
  },
  action: {
    approve: 'Aprobar',
    reject: 'Rechazar',
    cancel: 'Cancelar la solicitud',
    revoke: 'Anular la ausencia',
  },
  done: {
    approve: 'Ausencia aprobada.',
    reject: 'Ausencia rechazada.',
    cancel: 'Se ha cancelado la solicitud.',
    revoke: 'Se ha anulado la ausencia y se avisará a quienes la aprobaron.',
  },
  ask: {
    approve: '¿Aprobar esta ausencia?',
    reject: '¿Rechazar esta ausencia?',
    cancel: '¿Cancelar esta solicitud?',
    revoke: '¿Anular esta ausencia?',
    approveText: 'El comentario se mostrará junto a su nombre en el recorrido. Es opcional.',
    rejectText: 'El participante leerá el motivo y el trámite terminará aquí.',
    cancelText: 'Nadie tendrá ya que decidir. Esta acción no se puede deshacer.',
    revokeText: 'Se avisará a quienes dieron el visto bueno. Esta acción no se puede deshacer.',
  },
  one: 'Ausencia',
  details: 'Datos de la ausencia',
  learner: 'Participante',
  className: 'Clase',
  typeName: 'Tipo',
  time: 'Periodo',
  reasonName: 'Motivo',
  requestedAt: 'Solicitada el',
  toList: 'Volver a mis ausencias',
  missingTitle: 'No encontramos esta ausencia',
  missingText: 'Puede que no sea suya o que la dirección no sea correcta.',
  list: {
    request: 'Solicitar una ausencia',
    emptyTitle: 'Todavía no ha solicitado ninguna ausencia',
    emptyText: 'Cuando no pueda asistir, solicítelo aquí con antelación y siga la decisión.',
    emptyStatusTitle: 'Ninguna ausencia en este estado',
    emptyStatusText: 'Elija otro estado o vea todas sus ausencias.',
    showAll: 'Ver todas mis ausencias',
  },
  form: {
    heading: 'Solicitar una ausencia',
    className: 'Clase',
    chooseClass: 'Elija una clase',
    type: 'Tipo',
    start: 'Inicio',
    end: 'Fin',
    reason: 'Motivo',
    reasonHint: 'Lo leerán quienes tienen que decidir.',
    range: 'Periodo de ausencia',
    chain: 'Quién decide',
    chainHint: 'Elija una clase para ver quién decide y en qué orden.',
    ready: 'Todo listo para enviar.',
    submit: 'Enviar la solicitud',
    cancel: 'Cancelar',
    done: 'Se ha enviado su solicitud.',
    noClassTitle: 'No hay ninguna clase para la que solicitar una ausencia',
    noClassText: 'En cuanto forme parte de una clase, podrá solicitar ausencias aquí.',
    toClasses: 'Ver mis clases',
  },
  audit: {
    views: 'Pendientes y resueltas',
    waiting: 'Pendientes',
    decided: 'Resueltas',
    emptyDecidedTitle: 'Todavía no ha decidido sobre ninguna ausencia',
    emptyDecidedText: 'Aquí aparecen las ausencias que aprueba o rechaza.',
    toList: 'Volver a la aprobación de ausencias',
    next: 'Siguiente solicitud: {who}',
    noneLeft: 'Ninguna otra ausencia espera su decisión.',
    forbiddenText:
      'Deciden sobre las ausencias los responsables de grupo, los miembros del comité de disciplina, los tutores y la dirección.',
  },
  reason: {
    notYours: 'Esta ausencia no le corresponde a usted.',
    ownLeave: 'No puede decidir sobre su propia ausencia.',
    notYourTurn: 'Todavía no le toca decidir.',
    turnPassed: 'El paso que le correspondía ya está decidido.',
    reasonMissing: 'Indique un motivo.',
    reasonTooLong: 'El motivo tiene como máximo 100 caracteres.',
    notMember: 'No forma parte de esta clase o la clase ya ha finalizado.',
    classMissing: 'Elija una clase.',
    startMissing: 'Indique cuándo empieza la ausencia.',
    endMissing: 'Indique cuándo termina la ausencia.',
    startEqualsEnd: 'La ausencia no puede terminar en el mismo momento en que empieza.',
    endBeforeStart: 'El fin no puede ser anterior al inicio.',
    outsideClass: 'Este periodo queda fuera de las fechas de la clase.',
    overlaps: 'Ya tiene otra ausencia en este periodo.',
    noApprover: 'Por ahora nadie puede aprobar ausencias en esta clase. Hable con el tutor de la clase.',
    alreadyDecided: 'Ya se ha decidido sobre esta ausencia y no se puede cambiar.',
    alreadyBegun: 'La ausencia ya ha empezado y no se puede anular.',
    notApproved: 'Esta ausencia aún no se ha aprobado. Si ya no la necesita, cancele la solicitud.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  leave: 'Mis ausencias',
  'leave-audit': 'Aprobación de ausencias',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  leave: 'ausencia, permiso, faltar, baja, enfermedad, enfermo, asuntos propios, día libre',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  leave: 'Ausencias pendientes de su decisión',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  leave: '{count} {{|ausencia|||de ausencias|ausencias}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  turn: {
    title: 'Una ausencia espera su decisión',
    content: '{learner} solicita una ausencia del {from} al {to} ({className}). Apruébela o rechácela.',
  },
  approved: {
    title: 'Su ausencia se ha aprobado',
    content:
      'Su ausencia del {from} al {to} ({className}) se ha aprobado. Si ya no la necesita, puede anularla hasta que empiece.',
  },
  rejected: {
    title: 'Su ausencia se ha rechazado',
    content: 'Su ausencia del {from} al {to} ({className}) se ha rechazado. Motivo: {reason}',
  },
  handedOver: {
    title: 'Hay ausencias que ahora esperan su decisión',
    content: 'Ahora ocupa un cargo que decide sobre ausencias. Pendientes de usted: {count}.',
  },
  noLeader: {
    title: 'Hay ausencias a la espera de un cargo vacante',
    content: 'Ya nadie ocupa este cargo: {office}. Ausencias a la espera: {count}. Designe a alguien.',
  },
  vacant: {
    title: 'Hay ausencias a la espera de un cargo vacante',
    content: 'En {className} ya nadie ocupa este cargo: {office}. Ausencias a la espera: {count}. Designe a alguien.',
  },
  lapsed: {
    title: 'Su ausencia se ha cancelado',
    content: 'Ya no está en {className}, así que su ausencia del {from} al {to} se ha cancelado.',
  },
  revoked: {
    title: 'Se ha anulado una ausencia aprobada',
    content:
      '{learner} ha anulado su ausencia del {from} al {to} ({className}) y asistirá con normalidad. Motivo: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  leave: {
    title: 'Ausencia',
    states: {
      draft: 'En redacción',
      pending: 'Pendiente de aprobación',
      pendingTeamLeader: 'Pendiente del responsable de grupo',
      pendingDisciplineCommittee: 'Pendiente del comité de disciplina',
      pendingHeadmaster: 'Pendiente del tutor de la clase',
      pendingSchoolLeader: 'Pendiente de la dirección',
      approved: 'Aprobada',
      rejected: 'Rechazada',
      cancelled: 'Cancelada',
    },
    events: {
      request: 'Solicitar una ausencia',
      approve: 'Aprobar',
      reject: 'Rechazar',
      cancel: 'Cancelar la solicitud',
      revoke: 'Anular la ausencia',
      membershipEnded: 'La persona deja el grupo',
      officeVacated: 'El cargo queda vacante',
    },
    guards: {
      isStale: 'otra persona la ha modificado entretanto',
      isOwner: 'quien actúa es el participante que la solicitó',
      notIsOwner: 'quien actúa no es el participante que la solicitó',
      notIsApprover: 'quien actúa no aprueba nada de este participante',
      notIsTurnAhead: 'ni este paso ni ninguno posterior le corresponde a quien actúa',
      notIsTurnOf: 'quien actúa no es {approver}',
      notIsInChain: 'la clase prescinde del visto bueno de: {approver}',
      canPassOn: 'ya nadie ocupa el cargo de {approver} y después decide alguien más',
      notIsMember: 'el participante no forma parte de la clase o esta ha finalizado',
      notHasLength: 'empieza y termina en el mismo momento',
      notIsForward: 'termina antes de empezar',
      missesClass: 'queda fuera de las fechas de la clase',
      notHasReason: 'no se indica ningún motivo',
      notIsReasonShort: 'el motivo supera los {reasonLimit} caracteres',
      overlaps: 'se solapa con otra ausencia',
      notHasApprover: 'la clase no tiene a nadie que apruebe',
      hasBegun: 'la ausencia ha empezado',
    },
  },
} satisfies Translation<typeof zhCN.charts>
