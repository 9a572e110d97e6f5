import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  terms: {
    standard: {
      heading: 'Mis clases',
      current: 'Clase en curso',
      choose: 'Tiene {count} {{|clase|||de clases|clases}} en curso. Elija una.',
      toList: 'Volver a las clases',
      all: 'Ver todas las clases',
      emptyTitle: 'Todavía no está en ninguna clase',
      emptyText: 'Las clases aparecen aquí en cuanto forma parte de ellas.',
      emptyCurrentTitle: 'Ninguna clase en curso',
      emptyCurrentText: 'La lista de clases incluye también las próximas y las finalizadas.',
      emptyComingTitle: 'Ninguna clase próxima',
      emptyComingText: 'Una vez inscrito, las clases sin empezar aparecen aquí.',
      emptyHistoryTitle: 'Todavía no ha finalizado ninguna clase',
      emptyHistoryText: 'Cuando finalice una clase, podrá repasarla aquí.',
      missingTitle: 'No encontramos esta clase',
      missingText: 'No existe o usted no forma parte de ella.',
      journey: 'En qué punto está la clase',
      notMember: 'Usted no participa en esta clase; la consulta como tutor o como administrador.',
      state: {
        notStarted: 'Sin empezar',
        inProgress: 'En curso',
        ended: 'Finalizada',
      },
      headmaster: 'Tutor de la clase',
    },
    workshop: {
      heading: 'Mis talleres',
      current: 'Taller en curso',
      choose: 'Tiene {count} {{|taller|||de talleres|talleres}} en curso. Elija uno.',
      toList: 'Volver a los talleres',
      all: 'Ver todos los talleres',
      emptyTitle: 'Todavía no está en ningún taller',
      emptyText: 'Los talleres aparecen aquí en cuanto forma parte de ellos.',
      emptyCurrentTitle: 'Ningún taller en curso',
      emptyCurrentText: 'La lista de talleres incluye también los próximos y los finalizados.',
      emptyComingTitle: 'Ningún taller próximo',
      emptyComingText: 'Una vez inscrito, los talleres sin empezar aparecen aquí.',
      emptyHistoryTitle: 'Todavía no ha finalizado ningún taller',
      emptyHistoryText: 'Cuando finalice un taller, podrá repasarlo aquí.',
      missingTitle: 'No encontramos este taller',
      missingText: 'No existe o usted no forma parte de él.',
      journey: 'En qué punto está el taller',
      notMember: 'Usted no participa en este taller; lo consulta como tutor o como administrador.',
      state: {
        notStarted: 'Sin empezar',
        inProgress: 'En curso',
        ended: 'Finalizado',
      },
      headmaster: 'Tutor del taller',
    },
  },
  types: 'Filtrar por estado',
  all: 'Todo',
  kind: {
    face: 'Presencial',
    online: 'En línea',
    party: 'Escuela del Partido',
  },
  facts: 'Información básica',
  dates: 'Fechas',
  place: 'Lugar',
  online: 'En línea',
  noHeadmaster: 'Sin asignar',
  memberCount: 'Integrantes',
  people: '{count} {{|persona|||de personas|personas}}',
  members: 'Miembros',
  noMembers: 'Todavía no hay miembros.',
  moreMembers:
    '{count} {{|miembro más no aparece|||de miembros más no aparecen|miembros más no aparecen}} en la lista.',
  reason: {
    nameMissing: 'Escriba el nombre de la clase en chino.',
    unknownPart: 'Alguna persona, departamento o curso indicado aquí ya no existe. Elija de nuevo.',
    ownerOnly: 'Solo la persona responsable de la clase o un administrador pueden cederla.',
    endBeforeStart: 'La inscripción y la clase deben terminar después de empezar.',
    closesTooLate: 'La inscripción debe cerrarse antes de que termine la clase.',
    capacityBelowTaken: 'No puede haber menos plazas que personas inscritas.',
    notStaff: 'Usted no dirige esta clase.',
    notAnnounced: 'La clase aún no se ha anunciado.',
    alreadyAnnounced: 'La clase ya está anunciada.',
    notClosed: 'La clase no se ha cerrado antes de tiempo.',
    alreadyClosed: 'La clase se ha cerrado. Reábrala para modificarla.',
    alreadyEnded: 'La clase ha terminado.',
    groupNameTaken: 'Ya hay un grupo con ese nombre.',
    tooManyGroups: 'Una clase puede tener como máximo 100 grupos.',
    notMembers: 'Alguna de las personas elegidas no participa en la clase.',
    stillAnnounced: 'La clase está anunciada y no se puede descartar; puede cerrarla antes de tiempo.',
    discarded: 'Esta clase se ha descartado y ya no se puede modificar.',
  },
  desk: {
    one: 'Inscripción',
    approve: 'Aceptar',
    reject: 'Rechazar',
    places: 'Plazas',
    taken: '{taken} ocupadas de {capacity}',
    unlimited: '{taken} ocupadas, sin límite',
    classTime: 'Fechas de la clase',
    window: 'Plazo de inscripción',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-list': 'Clases',
  'class-detail': 'Clase',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-list': 'clases, formación, taller, presencial, compañeros, grupo',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  begins: {
    title: 'Empieza pronto',
    content: '«{className}» empieza el {from}. Consulte el programa y vea quién más participa.',
  },
  ended: {
    title: 'Formación finalizada',
    content: '«{className}» terminó el {to}. Gracias por participar; toda la información sigue disponible.',
  },
  closed: {
    title: 'Una clase se ha cerrado antes de tiempo',
    content: '«{className}» se ha cerrado antes del final previsto. Todo sigue disponible para consulta.',
  },
  reopened: {
    title: 'Una clase continúa',
    content: '«{className}» se ha reabierto y continúa según lo previsto.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  class: {
    title: 'Clase',
    states: {
      draft: 'Borrador',
      announced: 'Anunciada',
      closed: 'Cerrada antes de tiempo',
      discarded: 'Descartada',
    },
    events: {
      save: 'Guardar',
      announce: 'Anunciar',
      close: 'Cerrar antes de tiempo',
      reopen: 'Reabrir',
      discard: 'Descartar',
      adopt: 'asumir lo que había',
    },
    guards: {
      isStale: 'otra persona la ha modificado entretanto',
      notIsStaff: 'quien envía no dirige la clase',
      notHasTexts: 'falta el nombre en el idioma predeterminado',
      notKnowsParts: 'algo de lo que nombra no existe',
      notKeepsOwner: 'quien envía no puede cederla',
      notIsForward: 'algo termina antes de empezar',
      notClosesInTime: 'la inscripción se cierra después del fin de la clase',
      notFits: 'hay menos plazas que inscritos',
      hasEnded: 'la clase ha terminado',
    },
  },
} satisfies Translation<typeof zhCN.charts>
