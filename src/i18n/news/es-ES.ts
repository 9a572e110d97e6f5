import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Noticias',
  lead: 'Lo nuevo, lo que viene y las historias de nuestros participantes.',
  topics: 'Temas',
  allTopics: 'Todos',
  topicsFailed: 'No se han podido cargar los temas. Todo lo demás funciona.',
  search: 'Buscar en las noticias',
  searchPlaceholder: 'Palabras del título o del texto',
  results: 'Resultados de «{keyword}»',
  clearSearch: 'Borrar la búsqueda',
  latest: 'Lo último',
  earlier: 'Más noticias',
  empty: 'Todavía no hay noticias',
  emptyHint: 'Las noticias y los avisos aparecen aquí en cuanto se publican.',
  nothingFound: 'Sin resultados',
  nothingFoundHint: 'Pruebe con otra palabra o véalo todo.',
  showAll: 'Ver todo',
  readingTime: '{minutes} {{|minuto|||de minutos|minutos}} de lectura',
  views: '{count} {{|lectura|||de lecturas|lecturas}}',
  toNews: 'Volver a las noticias',
  toHelp: 'Volver al centro de ayuda',
  neighbours: 'Artículos anterior y siguiente',
  previous: 'Anterior',
  next: 'Siguiente',
  help: {
    heading: 'Centro de ayuda',
    lead: '¿En qué podemos ayudarle?',
    search: 'Buscar en la ayuda',
    searchPlaceholder: 'Por ejemplo: contraseña, certificado, ausencia',
    topics: 'Temas de ayuda',
    otherTopic: 'Otras preguntas',
    allArticles: 'Todos los artículos',
    empty: 'Todavía no hay artículos de ayuda',
    emptyHint: 'Si necesita ayuda, póngase en contacto con el soporte técnico, más abajo.',
    quickLinks: 'Accesos rápidos',
    speedTest: 'Prueba de velocidad',
    speedTestHint: '¿Se para el vídeo? Compruebe si se debe a su conexión',
    support: 'Soporte técnico',
    supportHint: 'Cómo contactar con nuestros técnicos',
    app: 'Aplicación móvil',
    appHint: 'Siga aprendiendo en el móvil o la tableta',
  },
  reason: {
    titleMissing: 'Escriba un título al menos en un idioma.',
    detailMissing: 'Escriba el texto en un idioma que tenga título.',
    unknownTopic: 'Esta sección no tiene ese tema. Elija otro.',
    alreadyPublished: 'Este contenido ya está publicado.',
    notPublished: 'Este contenido no está publicado.',
    stillPublished: 'Este contenido sigue publicado. Retírelo antes de descartarlo.',
    discarded: 'Este contenido se ha descartado y ya no se puede modificar.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  dynamicList: 'Noticias',
  dynamicDetail: 'Artículo',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  dynamicList: 'noticias, novedades, artículos, avisos, actualidad',
  helpCentre: 'ayuda, preguntas, dudas, FAQ, guía, manual, instrucciones',
} satisfies Translation<typeof zhCN.keywords>

export const charts = {
  information: {
    title: 'Contenido',
    states: {
      draft: 'Borrador',
      published: 'Publicado',
      withdrawn: 'Retirado',
      discarded: 'Descartado',
    },
    events: {
      save: 'Guardar',
      publish: 'Publicar',
      withdraw: 'Retirar',
      discard: 'Descartar',
      adopt: 'adoptar lo existente',
    },
    guards: {
      isStale: 'otra persona lo ha modificado entretanto',
      notKnowsTopic: 'el tema no pertenece a la sección',
      notHasTitle: 'ningún idioma tiene título',
      notHasDetail: 'ningún idioma tiene a la vez título y texto',
      wasPublished: 'estaba publicado',
      wasWithdrawn: 'estaba retirado',
      wasDiscarded: 'estaba descartado',
    },
  },
} satisfies Translation<typeof zhCN.charts>
