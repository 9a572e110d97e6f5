import type { DocumentTexts } from '#server/course/document-texts.demo.ts'

export const documents: DocumentTexts = {
  'gauging-sheet': {
    title: 'Hoja de aforo',
    summary: 'Un aforo de veintiuna verticales calculado franja por franja: introduzca sus lecturas y saldrá el total.',
  },
  'gauging-checklist': {
    title: 'Lista para un día de aforo',
    summary: 'Qué llevar, qué comprobar sobre el terreno y qué anotar antes de marcharse.',
  },
  'storm-records': {
    title: 'Registros de tormentas en tres cuencas',
    summary:
      'Lluvia y caudal hora a hora en tres cuencas pequeñas, para obtener un hidrograma unitario y ponerlo a prueba.',
  },
  'flood-readings': {
    title: 'Setenta y dos horas de una crecida',
    summary: 'Lluvia en tres pluviómetros, nivel y caudal en dos estaciones, hora a hora: los datos de los ejercicios.',
  },
  'flood-wave': {
    title: 'Una onda de crecida en camino',
    summary: 'La misma onda en tres estaciones, en movimiento, para ver cómo llega más tarde y más baja.',
  },
  'village-contact-sheet': {
    title: 'Hoja de contactos de un pueblo',
    summary:
      'Un formulario para las personas, las señales y los recorridos de un pueblo, con una página rellenada como ejemplo.',
  },
  'warning-talk': {
    title: 'Un aviso es una cadena (para escuchar)',
    summary: 'La primera lección solo en audio, para el camino al trabajo.',
  },
  'levee-patrol-card': {
    title: 'Tarjeta de ronda de diques',
    summary: 'Una hoja para imprimir y doblar: los indicios, qué significa cada uno y qué hay que hacer.',
  },
  'filter-ring-film': {
    title: 'Cómo funciona un anillo filtrante',
    summary:
      'Una película breve sin palabras: una surgencia de arena, el anillo de sacos terreros y, por fin, agua clara.',
  },
  'dam-round': {
    title: 'El recorrido de una presa, punto por punto',
    summary: 'Cuarenta puntos, de la coronación a las compuertas, con espacio para los hallazgos y una firma.',
  },
  'dam-section': {
    title: 'Sección de una presa de materiales sueltos',
    summary:
      'El núcleo, los filtros, el dren y la línea de filtración en una sola imagen, para sus propias diapositivas.',
  },
  'sampling-packing-list': {
    title: 'Lista de material para un muestreo',
    summary: 'Envases, conservantes, instrumentos y papeles, en el orden en que hacen falta.',
  },
  'basin-map': {
    title: 'Mapa de la cuenca de prácticas',
    summary: 'Subcuencas, cauces y estaciones de la cuenca que utilizan los ejercicios.',
  },
  'flow-calendar': {
    title: 'Un año de caudales para un río vivo',
    summary: 'Caudal natural y caudal ecológico mes a mes, con los peces, las gravas y los prados que lo necesitan.',
  },
  'raw-readings': {
    title: 'Un año de lecturas brutas',
    summary: 'Lluvia y nivel diarios con todos sus errores dentro, para que usted los encuentre.',
  },
  'role-cards': {
    title: 'Fichas de los dos juegos de rol',
    summary: 'Instrucciones confidenciales para cada parte de las dos negociaciones.',
  },
  'academy-at-a-glance': {
    title: 'La academia de un vistazo',
    summary: 'Los veinticuatro cursos con sus horas y créditos, en dos páginas.',
  },
  'study-planner': {
    title: 'Planificador de estudio',
    summary: 'Introduzca los cursos que quiere hacer y vea cómo se suman las horas y los créditos, semana a semana.',
  },
}
