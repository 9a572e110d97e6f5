import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export const charts = {
  schedule: {
    title: 'Calendario',
    states: {
      notStarted: 'Sin empezar',
      inProgress: 'En curso',
      ended: 'Finalizado',
    },
    events: {
      clockRead: 'Se lee el reloj',
    },
    guards: {
      hasBegun: 'se ha alcanzado el inicio',
      hasEnded: 'se ha alcanzado el fin',
    },
  },
  record: {
    title: 'Expediente',
    states: {
      loading: 'Cargando',
      missing: 'No existe',
      forbidden: 'Sin permiso',
      failed: 'No cargado',
      shown: 'Mostrado',
      shownFresh: 'Recién obtenido',
      shownAged: 'Obtenido hace algún tiempo',
      shownRenewing: 'Consultándose de nuevo',
      shownFollowing: 'Actualizándose',
      shownAsking: 'Redacción del motivo',
      shownSending: 'Enviando',
      shownUnsent: 'Sin respuesta',
      shownCatchingUp: 'Obtención del cambio',
      shownChanged: 'Modificado por otra persona',
    },
    events: {
      recordReloaded: 'Se vuelve a cargar el expediente',
      changeNoticed: 'Se toma nota del cambio',
      eventChosen: 'Se elige una acción',
      recordSignalled: 'El servidor avisa de un cambio en el expediente',
      recordOutdated: 'Quien lo ve lo ha cambiado en otra parte de la página',
      recordRevisited: 'Alguien vuelve al expediente',
      wordsChanged: 'Se escribe el motivo',
      eventSent: 'Se envía la acción',
      eventDropped: 'Se abandona la acción',
    },
    guards: {
      isMissing: 'no existe tal expediente',
      isForbidden: 'esta persona no puede verlo',
      notIsOpen: 'el ciclo de vida rechaza la acción',
      isNew: 'el expediente ha cambiado',
      notIsAllowed: 'el ciclo de vida rechaza lo escrito',
      isStale: 'otra persona se ha adelantado',
      isUnanswered: 'no se sabe si el envío ha llegado',
      isStillOpen: 'la acción todavía es posible',
    },
  },
} satisfies Translation<typeof zhCN.charts>
