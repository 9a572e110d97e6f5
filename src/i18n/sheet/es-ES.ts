import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    wrongType: 'Solo se importan hojas de cálculo: el formato de la plantilla o un libro.',
    otherContent: 'El archivo no es lo que dice su nombre o no contiene texto.',
    unreadable: 'No se puede leer el archivo; quizá esté dañado.',
    quote: 'La fila {row} tiene unas comillas sin cerrar o en medio de un texto. Corríjala e inténtelo de nuevo.',
    hiddenRow:
      'La fila {row} está oculta, quizá por un filtro, pero no está vacía. Muéstrela o elimínela, guarde el archivo e inténtelo de nuevo.',
    hiddenColumn:
      'La columna {column} está oculta, pero no está vacía. Muéstrela o elimínela, guarde el archivo e inténtelo de nuevo.',
    empty: 'No hay filas de datos en el archivo.',
    tooManyRows: 'Demasiadas filas; como máximo {most} cada vez. Divida el archivo.',
    tooLarge: 'El libro es demasiado grande al abrirlo; deje solo la hoja necesaria.',
  },
} satisfies Translation<typeof zhCN.default>
