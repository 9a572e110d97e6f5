import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Importación',
  template: 'Descargar la plantilla',
  file: 'Archivo',
  choose: 'Elegir archivo',
  formats:
    '{kinds}, como máximo {rows} filas y {size}. La primera fila nombra las columnas, en cualquier idioma del portal.',
  encoding: 'Codificación del archivo',
  encodingHint: 'Si las letras de abajo no se ven bien, elija otra.',
  checking: 'Se está revisando el archivo…',
  ready: 'Sin errores: se puede importar',
  faulty: 'Errores: {count}. Corrija el archivo y elíjalo de nuevo',
  shown: 'Solo se muestran los primeros: {count}.',
  ignored: 'Columnas no reconocidas, omitidas: {names}',
  row: 'Fila',
  columnName: 'Columna',
  value: 'Contenido',
  problem: 'Problema',
  what: 'Qué se hará',
  start: 'Importar ahora',
  another: 'Elegir otro archivo',
  progress: 'Importando: {done}/{all}',
  interrupted: 'La importación se interrumpió en {done}/{all}. Puede seguir desde ahí; nadie se importa dos veces.',
  resume: 'Continuar',
  finished: 'Importación terminada',
  failed: 'No se pudo revisar el archivo',
  reason: {
    formula: 'Empieza como una fórmula (= + - @) y no se importa.',
    twice: 'La columna «{heading}» aparece dos veces.',
    gone: 'Esta revisión ha caducado; elija de nuevo el archivo.',
  },
} satisfies Translation<typeof zhCN.default>
