import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  lead: 'Os materiais dos cursos e da academia, para descarregar e guardar.',
  search: 'Procurar recursos',
  placeholder: 'Nome ou resumo',
  types: 'Tipo de recurso',
  all: 'Todos',
  type: {
    video: 'Vídeo',
    image: 'Imagem',
    document: 'Documento',
    other: 'Outro',
  },
  sort: 'Ordenar por',
  newest: 'Mais recentes',
  hottest: 'Mais descarregados',
  best: 'Mais bem avaliados',
  count: '{count} {{|recurso|||de recursos|recursos}}',
  uploaded: 'Carregado',
  downloads: '{count} {{|transferência|||de transferências|transferências}}',
  forAll: 'Para todos',
  noFile: 'Sem ficheiro anexado',
  download: 'Descarregar',
  downloading: '{percent} descarregado',
  cancel: 'Cancelar a transferência',
  saved: 'Descarregado',
  rate: 'Avaliar',
  rateTitle: 'Avaliar este recurso',
  rateText: 'Cada recurso só pode ser avaliado uma vez. Depois não é possível alterar.',
  submit: 'Enviar avaliação',
  back: 'Agora não',
  emptyTitle: 'Nenhum recurso corresponde',
  emptyText: 'Tente outra palavra ou escolha outro tipo.',
  clear: 'Limpar todos os filtros',
  noneTitle: 'Ainda não há recursos',
  noneText: 'Aparecem aqui assim que forem carregados.',
  ofCourseTitle: 'Este curso não tem recursos',
  ofCourseText: 'Aparecem aqui assim que um professor os carregar.',
  toAll: 'Ver todos os recursos',
  reason: {
    noAttachment: 'Não há nenhum anexo para descarregar.',
    alreadyRated: 'Já avaliou este recurso. A avaliação não pode ser alterada.',
    nothingChosen: 'Escolha de uma a cinco estrelas antes de enviar.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resources: 'Recursos',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resources: 'recursos, transferências, ficheiros, documentos, materiais, anexos',
} satisfies Translation<typeof zhCN.keywords>
