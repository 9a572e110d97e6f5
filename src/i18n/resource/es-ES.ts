import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  lead: 'Los materiales de los cursos y de la academia, para descargar y conservar.',
  search: 'Buscar recursos',
  placeholder: 'Nombre o resumen',
  types: 'Tipo de recurso',
  all: 'Todos',
  type: {
    video: 'Vídeo',
    image: 'Imagen',
    document: 'Documento',
    other: 'Otro',
  },
  sort: 'Ordenar por',
  newest: 'Más recientes',
  hottest: 'Más descargados',
  best: 'Mejor valorados',
  count: '{count} {{|recurso|||de recursos|recursos}}',
  uploaded: 'Subido',
  downloads: '{count} {{|descarga|||de descargas|descargas}}',
  forAll: 'Para todos',
  noFile: 'Sin archivo adjunto',
  download: 'Descargar',
  downloading: '{percent} descargado',
  cancel: 'Cancelar la descarga',
  saved: 'Descargado',
  rate: 'Valorar',
  rateTitle: 'Valorar este recurso',
  rateText: 'Cada recurso se puede valorar una sola vez. Después no se puede cambiar.',
  submit: 'Enviar valoración',
  back: 'Ahora no',
  emptyTitle: 'Ningún recurso coincide',
  emptyText: 'Pruebe con otra palabra o elija otro tipo.',
  clear: 'Borrar todos los filtros',
  noneTitle: 'Aún no hay recursos',
  noneText: 'Aparecerán aquí en cuanto se suban.',
  ofCourseTitle: 'Este curso no tiene recursos',
  ofCourseText: 'Aparecerán aquí en cuanto un profesor los suba.',
  toAll: 'Ver todos los recursos',
  reason: {
    noAttachment: 'No hay ningún archivo adjunto que descargar.',
    alreadyRated: 'Ya ha valorado este recurso. La valoración no se puede cambiar.',
    nothingChosen: 'Elija de una a cinco estrellas antes de enviar.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resources: 'Recursos',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resources: 'recursos, descargas, archivos, documentos, materiales, adjuntos',
} satisfies Translation<typeof zhCN.keywords>
