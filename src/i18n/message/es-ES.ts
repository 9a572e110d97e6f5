import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    letterEmpty: 'El mensaje está vacío.',
    letterTooLong: 'El mensaje tiene como máximo 2000 caracteres.',
    noSharedClass: 'Solo puede escribir a los participantes y tutores de sus clases.',
    tooManyReceivers: 'Puede escribir como máximo a 500 personas a la vez. Elija un grupo.',
    nobodyToWriteTo: 'Aquí no hay nadie más que usted.',
  },
  centre: {
    kinds: 'Tipos de mensaje',
    notices: 'Avisos',
    letters: 'Mensajes privados',
    unreadCount: '{count} {{|mensaje sin leer|||de mensajes sin leer|mensajes sin leer}}',
    markRead: 'Marcar como leído',
    notMarked: 'No se ha podido marcar como leído: {why}',
    viewAll: 'Ver todo',
    filter: 'Filtrar por estado',
    all: 'Todos',
    unread: 'Sin leer',
    noUnreadTitle: 'Ha leído todos los avisos',
    noUnreadText: 'Los avisos sobre ausencias, clases y cursos nuevos aparecen aquí hasta que los lea.',
    noNoticesTitle: 'Todavía no hay avisos',
    noNoticesText:
      'Aquí se le avisará cuando se decida sobre una ausencia, vaya a empezar una clase o se publique un curso nuevo.',
    noLettersTitle: 'Todavía no hay mensajes privados',
    noLettersText: 'Puede escribir a los participantes y tutores de sus clases. Lo que se escriban se conserva aquí.',
    write: 'Nuevo mensaje',
    own: 'Usted:',
    toNotices: 'Volver a los avisos',
    toLetters: 'Volver a los mensajes privados',
    open: 'Ver los detalles',
  },
  correspondents: {
    title: '¿A quién quiere escribir?',
    text: 'Puede escribir a los participantes y tutores de sus clases.',
    search: 'Buscar por nombre',
    placeholder: 'Nombre',
    nobodyTitle: 'Todavía no hay nadie a quien escribir',
    nobodyText: 'En cuanto forme parte de una clase, aquí aparecerán sus participantes y su tutor.',
    noneFound: 'Ningún resultado para este nombre',
    noneFoundText: 'Solo aparecen los participantes y tutores de sus clases. Pruebe con otro nombre.',
  },
  dialogue: {
    history: 'Mensajes con {name}',
    own: 'Usted',
    earlier: 'Mensajes anteriores',
    earlierFailed: 'No se han podido cargar los mensajes anteriores.',
    emptyTitle: 'Todavía no hay mensajes',
    emptyText: 'Escriba el primero.',
    toLatest: 'Ir al más reciente',
    newLetters: 'Mensajes nuevos',
    received: '{name}: {content}',
    label: 'Escribir un mensaje',
    placeholder: 'Escriba algo…',
    hint: 'Intro para enviar, Mayús + Intro para cambiar de línea',
    left: '{count} {{|carácter restante|||de caracteres restantes|caracteres restantes}}',
    over: '{count} {{|carácter de más|||de caracteres de más|caracteres de más}}',
    send: 'Enviar',
    sending: 'Enviando…',
    notSent: 'No enviado. {why}',
    queued: 'Pendiente de envío',
    withdraw: 'Recuperar para editar',
    closed:
      'Ya no comparten ninguna clase, así que no pueden escribirse. Los mensajes anteriores siguen disponibles para su lectura.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  myMessage: 'Mis mensajes',
  'notice-list': 'Mensajes',
  'message-detail': 'Mensajes privados',
  'system-detail': 'Aviso',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myMessage: 'mensajes, avisos, notificaciones, mensajes privados, escribir a alguien, bandeja de entrada',
} satisfies Translation<typeof zhCN.keywords>
