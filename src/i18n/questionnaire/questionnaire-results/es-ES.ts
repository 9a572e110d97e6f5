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
  inSteps:
    'Para que no se reconozca a nadie, las cifras de las respuestas anónimas se actualizan de cinco en cinco; tras el cierre se añaden las últimas si son al menos dos.',
  openInSteps:
    'Para que no se vea quién acaba de responder qué, mientras está abierto las cifras avanzan de cinco en cinco respuestas; tras el cierre se añaden las últimas si son al menos dos.',
  learnersInSteps:
    'Para que no se vea quién acaba de responder qué, mientras está abierto los encuestados ven cifras que avanzan de cinco en cinco respuestas; tras el cierre se añaden las últimas si son al menos dos. Usted las ve todas.',
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
    number: 'N.º',
    answered: 'Personas que han respondido',
    caption: 'Cifras de la pregunta {number}',
    option: 'Opción',
    count: 'Personas',
    share: 'Porcentaje',
    place: 'Puesto medio',
  },
  moreTexts: 'Se muestran {count} de {total} textos; la exportación los contiene todos.',
  live: 'Mientras la votación está abierta, los resultados se actualizan cada {count} segundos.',
  view: 'Vista',
  overall: 'Todas las respuestas',
  byDepartment: 'Por departamento',
  departments: {
    fewText:
      'Un departamento se muestra a partir de {count} envíos y los demás juntos, para que no se reconozca a nadie.',
    few: 'Ningún departamento tiene todavía respuestas suficientes para mostrarse por separado.',
    others: 'Otros departamentos',
  },
  subjects: {
    view: 'Por curso y docente',
    course: 'Comparación de cursos',
    teacher: 'Comparación de docentes',
    few: 'Menos de {count}',
    fewText: 'Un curso o un docente se muestra a partir de {count} respuestas, para que no se reconozca a nadie.',
  },
  chart: {
    bars: 'Gráfico de barras de la pregunta {number}:',
    distribution: 'Distribución por puntos de la pregunta {number}:',
    places: 'Puestos medios de la pregunta {number}:',
    departments: 'Comparación de departamentos en la pregunta {number}; las cifras están en la tabla de abajo.',
  },
  export: {
    all: 'Todo',
    figures: 'Cifras',
    answers: 'Respuestas',
    question: 'Pregunta',
    share: 'Porcentaje (%)',
    average: 'Media',
    submitted: 'Enviados',
    counted: 'Contados',
    text: 'Texto',
    title: 'Exportar',
  },
  refresh: 'Actualizar',
  print: 'Imprimir',
  toEditor: 'Volver al cuestionario',
  true: 'Verdadero',
  false: 'Falso',
} satisfies Translation<typeof zhCN.default>
