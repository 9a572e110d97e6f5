import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  choose: 'Elegir un archivo',
  drop: 'o suéltelo aquí',
  dropNow: 'Suelte para subirlo',
  limits: '{types}, hasta {size}',
  queued: 'Esperando su turno…',
  uploading: '{sent} de {size}',
  progress: 'Subida de {name}',
  cancel: 'Cancelar la subida',
  cancelled: 'Subida cancelada',
  uploaded: 'Subido',
  replace: 'Sustituir',
  remove: 'Quitar',
  shown: {
    show: 'Mostrar aquí',
    hide: 'Ocultar',
  },
  pdf: {
    page: '{name}, página {page} de {pages}',
    larger: 'Ampliar',
    smaller: 'Reducir',
    toWidth: 'Ajustar al ancho',
    brokenTitle: 'No se puede mostrar este PDF',
    brokenText: 'Puede que esté dañado. Descárguelo y pruebe con otro programa.',
    lockedTitle: 'Este PDF está protegido con contraseña',
    lockedText: 'Descárguelo y ábralo con su contraseña.',
    noWords: 'Esta página es una imagen: no contiene texto que se pueda leer en voz alta ni buscar.',
    failed: 'No se puede mostrar esta página. Descargue el archivo para verla.',
  },
  reason: {
    noFile: 'Elija un archivo para subir.',
    wrongType: 'Aquí no se admite este tipo de archivo.',
    empty: 'El archivo está vacío.',
    tooLarge: 'El archivo supera los 10 MB. Redúzcalo o divídalo.',
    avatarTooLarge: 'La imagen supera los 2 MB. Elija una más pequeña.',
    otherContent: 'El contenido del archivo no corresponde a su extensión.',
    tooMuchUnused:
      'Ya ha subido aquí muchos archivos que aún no se usan. Guarde o entregue los que ha subido, o espere un día: los que no se usan se eliminan.',
    tooManyPixels: 'La imagen tiene demasiados píxeles. Redúzcala e inténtelo de nuevo.',
    tooManyScans:
      'La imagen tarda demasiado en procesarse. Vuelva a guardarla con un editor de imágenes e inténtelo de nuevo.',
    failed: 'No se ha podido subir el archivo. Inténtelo de nuevo.',
  },
} satisfies Translation<typeof zhCN.default>
