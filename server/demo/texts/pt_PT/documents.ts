import type { DocumentTexts } from '#server/course/document-texts.demo.ts'

export const documents: DocumentTexts = {
  'gauging-sheet': {
    title: 'Folha de medição de caudal',
    summary:
      'Uma medição com vinte e uma verticais, calculada faixa a faixa: introduza as suas leituras e o total aparece.',
  },
  'gauging-checklist': {
    title: 'Lista para um dia na estação hidrométrica',
    summary: 'O que levar, o que verificar no local e o que anotar antes de sair.',
  },
  'storm-records': {
    title: 'Registos de chuvadas em três bacias',
    summary: 'Chuva e caudal hora a hora em três pequenas bacias, para obter um hidrograma unitário e testá-lo.',
  },
  'flood-readings': {
    title: 'Setenta e duas horas de uma cheia',
    summary: 'Chuva em três udómetros, nível e caudal em duas estações, hora a hora: os dados dos exercícios.',
  },
  'flood-wave': {
    title: 'Uma onda de cheia a caminho',
    summary: 'A mesma onda em três estações, em movimento, para ver como chega mais tarde e mais baixa.',
  },
  'village-contact-sheet': {
    title: 'Ficha de contactos de uma aldeia',
    summary:
      'Um formulário para as pessoas, os sinais e os percursos de uma aldeia, com uma página preenchida como exemplo.',
  },
  'warning-talk': {
    title: 'Um aviso é uma cadeia (para ouvir)',
    summary: 'A primeira lição só em áudio, para o caminho do trabalho.',
  },
  'levee-patrol-card': {
    title: 'Cartão de ronda dos diques',
    summary: 'Uma folha para imprimir e dobrar: os sinais, o que significa cada um e o que fazer.',
  },
  'filter-ring-film': {
    title: 'Como funciona um anel filtrante',
    summary:
      'Um pequeno filme sem palavras: uma ressurgência de areia, o anel de sacos à volta e, por fim, água limpa.',
  },
  'dam-round': {
    title: 'A ronda de uma barragem, ponto por ponto',
    summary: 'Quarenta pontos, do coroamento às comportas, com espaço para as observações e uma assinatura.',
  },
  'dam-section': {
    title: 'Corte de uma barragem de aterro',
    summary: 'O núcleo, os filtros, o dreno e a linha de saturação numa só imagem, para os seus próprios diapositivos.',
  },
  'sampling-packing-list': {
    title: 'Lista de material para uma colheita de amostras',
    summary: 'Frascos, conservantes, instrumentos e papéis, pela ordem em que são precisos.',
  },
  'basin-map': {
    title: 'Mapa da bacia de treino',
    summary: 'Sub-bacias, linhas de água e estações da bacia usada nos exercícios.',
  },
  'flow-calendar': {
    title: 'Um ano de caudais para um rio vivo',
    summary: 'Caudal natural e caudal ecológico mês a mês, com os peixes, o cascalho e os prados que dele precisam.',
  },
  'raw-readings': {
    title: 'Um ano de leituras em bruto',
    summary: 'Chuva e nível diários ainda com todos os erros, para que os encontre.',
  },
  'role-cards': {
    title: 'Fichas de papéis das duas negociações',
    summary: 'Instruções confidenciais para cada lado das duas simulações.',
  },
  'academy-at-a-glance': {
    title: 'A academia num relance',
    summary: 'Os vinte e quatro cursos com as suas horas e créditos, em duas páginas.',
  },
  'study-planner': {
    title: 'Plano de estudo',
    summary: 'Introduza os cursos que quer fazer e veja as horas e os créditos a somar-se, semana a semana.',
  },
}
