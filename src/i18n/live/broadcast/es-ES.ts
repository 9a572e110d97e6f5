import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Emisiones en directo',
  intro:
    'Planifique emisiones en directo. Una vez guardadas, todos las encuentran en la cabecera, en el inicio y en la agenda.',
  create: 'Planificar una emisión',
  searchPlaceholder: 'Palabras del título, la descripción o el ponente',
  title: 'Título',
  summary: 'Descripción',
  summaryHint: 'Se muestra en la página de la emisión: de qué trata y a quién se dirige.',
  fallback: 'Si falta la traducción, se muestran el título y la descripción que haya.',
  details: 'Horario y direcciones',
  speaker: 'Ponente',
  startsAt: 'Inicio',
  endsAt: 'Fin',
  joinUrl: 'Dirección fuera del portal',
  joinUrlHint:
    'Si se indica, todos abren esta dirección en una ventana nueva, por ejemplo, el enlace de una videoconferencia. Si no, la emisión se ve en el reproductor del portal.',
  source: 'Señal',
  sourceHint:
    'La dirección de una lista de reproducción que termina en {ending}, en un servidor indicado en el ajuste {setting}. Puede añadirse más tarde; hasta entonces la página dice que aún no hay señal.',
  watch: 'Abrir su página',
  done: 'La emisión se ha eliminado.',
  askRemove: '¿Eliminar esta emisión?',
  askRemoveText: 'Desaparece de inmediato de la cabecera, del inicio y de la agenda. No se puede deshacer.',
  remove: 'Eliminar la emisión',
  reason: {
    titleMissing: 'Escriba un título en al menos un idioma.',
    endBeforeStart: 'El fin debe ser posterior al inicio.',
    tooLong: 'Una emisión dura 31 días como máximo.',
    linkInvalid: 'La dirección fuera del portal debe ser una dirección web completa.',
    sourceInvalid: 'La señal debe ser la dirección completa de una lista de reproducción.',
    sourceForeign:
      'El portal no tiene permiso para reproducir señales de este servidor. Pida a quien lo gestiona que lo autorice.',
  },
} satisfies Translation<typeof zhCN.default>
