import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Notícias',
  lead: 'O que há de novo, o que aí vem e as histórias dos nossos formandos.',
  topics: 'Temas',
  allTopics: 'Todos',
  topicsFailed: 'Não foi possível carregar os temas. Tudo o resto funciona.',
  search: 'Pesquisar nas notícias',
  searchPlaceholder: 'Palavras do título ou do texto',
  results: 'Resultados para «{keyword}»',
  clearSearch: 'Limpar a pesquisa',
  latest: 'As mais recentes',
  earlier: 'Mais notícias',
  empty: 'Ainda não há notícias',
  emptyHint: 'As notícias e os avisos aparecem aqui assim que forem publicados.',
  nothingFound: 'Sem resultados',
  nothingFoundHint: 'Experimente outra palavra ou veja tudo.',
  showAll: 'Ver tudo',
  readingTime: '{minutes} {{|minuto|||de minutos|minutos}} de leitura',
  views: '{count} {{|leitura|||de leituras|leituras}}',
  toNews: 'Voltar às notícias',
  toHelp: 'Voltar ao centro de ajuda',
  neighbours: 'Artigos anterior e seguinte',
  previous: 'Anterior',
  next: 'Seguinte',
  help: {
    heading: 'Centro de ajuda',
    lead: 'Como podemos ajudar?',
    search: 'Pesquisar na ajuda',
    searchPlaceholder: 'Por exemplo: palavra-passe, certificado, falta',
    topics: 'Temas da ajuda',
    otherTopic: 'Outras perguntas',
    allArticles: 'Todos os artigos',
    empty: 'Ainda não há artigos de ajuda',
    emptyHint: 'Se precisar de ajuda, contacte o apoio técnico, mais abaixo.',
    quickLinks: 'Acessos rápidos',
    speedTest: 'Teste de velocidade',
    speedTestHint: 'O vídeo para? Veja se é da sua ligação',
    support: 'Apoio técnico',
    supportHint: 'Como contactar os nossos técnicos',
    app: 'Aplicação móvel',
    appHint: 'Continue a aprender no telemóvel ou no tablet',
  },
  reason: {
    titleMissing: 'Escreva um título em, pelo menos, um idioma.',
    detailMissing: 'Escreva o texto num idioma que tenha título.',
    unknownTopic: 'Esta secção não tem esse tema. Escolha outro.',
    alreadyPublished: 'Este conteúdo já está publicado.',
    notPublished: 'Este conteúdo não está publicado.',
    stillPublished: 'Este conteúdo ainda está publicado. Retire-o antes de o descartar.',
    discarded: 'Este conteúdo foi descartado e já não pode ser alterado.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  dynamicList: 'Notícias',
  dynamicDetail: 'Artigo',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  dynamicList: 'notícias, novidades, artigos, avisos, atualidade',
  helpCentre: 'ajuda, perguntas, dúvidas, FAQ, guia, manual, instruções',
} satisfies Translation<typeof zhCN.keywords>

export const charts = {
  information: {
    title: 'Conteúdo',
    states: {
      draft: 'Rascunho',
      published: 'Publicado',
      withdrawn: 'Retirado',
      discarded: 'Descartado',
    },
    events: {
      save: 'Guardar',
      publish: 'Publicar',
      withdraw: 'Retirar',
      discard: 'Descartar',
      adopt: 'adotar o que existia',
    },
    guards: {
      isStale: 'outra pessoa alterou-o entretanto',
      notKnowsTopic: 'o tema não pertence à secção',
      notHasTitle: 'nenhum idioma tem título',
      notHasDetail: 'nenhum idioma tem, ao mesmo tempo, título e texto',
      wasPublished: 'estava publicado',
      wasWithdrawn: 'estava retirado',
      wasDiscarded: 'estava descartado',
    },
  },
} satisfies Translation<typeof zhCN.charts>
