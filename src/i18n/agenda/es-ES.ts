import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  view: {
    month: 'Mes',
    week: 'Semana',
    day: 'Día',
    year: 'Año',
  },
  views: 'Vista',
  today: 'Hoy',
  earlier: 'Antes de hoy',
  previous: 'Anterior',
  next: 'Siguiente',
  shows: 'Mostrar',
  kind: {
    lesson: 'Sesiones',
    class: 'Clases',
    live: 'Emisiones en directo',
    exam: 'Exámenes',
    deadline: 'Plazos',
    due: 'Tareas por entregar',
    leave: 'Permisos',
  },
  all: 'Todo',
  deadlineOf: 'Fin de inscripción: {title}',
  dueOf: 'Entregar: {title}',
  leaveOf: 'Permiso: {title}',
  emptyTitle: 'No hay nada previsto en este período',
  more: '{count} más',
  allDay: 'Todo el día',
  feed: {
    name: 'Agenda del portal de formación',
    add: 'Añadir a mi calendario',
    text: 'Suscriba el calendario de su teléfono u ordenador a esta dirección y su agenda aparecerá allí y se mantendrá al día. Quien la conozca puede leer su agenda; no la comparta.',
    make: 'Crear una dirección',
    renew: 'Renovar la dirección',
    renewText: 'La dirección anterior deja de funcionar al instante; los calendarios necesitan la nueva.',
    stop: 'Eliminar la dirección',
    address: 'Dirección secreta',
    once: 'Solo se muestra esta vez: cópiela ahora.',
    since: 'Hay una dirección desde el {date}.',
    open: 'Abrir en el programa de calendario',
    copy: 'Copiar',
    copied: 'Copiado.',
  },
  reason: {
    alreadyParticipated: 'Ya ha participado en esta agenda.',
    rangeTooLong: 'Se pueden mostrar 400 días como máximo a la vez.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-agenda': 'Agenda',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-agenda': 'agenda, calendario, horario, hoy, semana, mes',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  feedMade: {
    title: 'Se ha creado una dirección secreta de su agenda',
    content:
      'Ahora su agenda puede leerse en una dirección secreta. Si no la ha creado usted, deje de compartirla en la agenda y cambie la contraseña.',
  },
} satisfies Translation<typeof zhCN.notices>
