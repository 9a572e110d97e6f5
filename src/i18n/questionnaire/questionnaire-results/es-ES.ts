import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  results: 'Resultados',
  showing: 'Mostrar los resultados a quienes se pregunta',
  showings: {
    never: 'Nunca',
    answered: 'Cuando hayan respondido',
    always: 'En cualquier momento',
  },
  inSteps: 'Para que no se reconozca a nadie, las cifras de las respuestas anónimas se actualizan de cinco en cinco.',
  taken: 'Personas que han participado: {count}',
  counted: 'Envíos que cuentan en estas cifras: {count}',
  few: {
    title: 'Aún han participado pocas personas',
    text: 'Los resultados se muestran a partir de {count} envíos, para que no se reconozca a nadie.',
  },
  hidden: {
    title: 'Los resultados no se muestran',
  },
  question: 'Pregunta {number}',
  answered: 'Personas que respondieron: {count}',
  chosen: 'Elegida por: {count} ({share})',
  average: 'Media: {value} en una escala de 1 a {count}',
  point: 'Punto {number}',
  place: 'Puesto medio: {value}',
  noPlace: 'Nadie la ha ordenado aún',
  staffOnly: 'Solo el personal lee lo que se ha escrito.',
  noTexts: 'No se ha escrito nada.',
  table: {
    caption: 'Cifras de la pregunta {number}',
    option: 'Opción',
    count: 'Personas',
    share: 'Porcentaje',
    place: 'Puesto medio',
  },
  refresh: 'Actualizar',
  print: 'Imprimir',
  toEditor: 'Volver al cuestionario',
  true: 'Verdadero',
  false: 'Falso',
} satisfies Translation<typeof zhCN.default>
