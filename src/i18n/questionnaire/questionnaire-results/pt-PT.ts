import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  results: 'Resultados',
  showing: 'Mostrar os resultados a quem é inquirido',
  showings: {
    never: 'Nunca',
    answered: 'Depois de responderem',
    always: 'A qualquer momento',
  },
  inSteps:
    'Para que ninguém seja reconhecido, os números das respostas anónimas são atualizados de cinco em cinco; após o encerramento, juntam-se as últimas se forem pelo menos duas.',
  openInSteps:
    'Para que não se veja quem acabou de responder o quê, os números avançam de cinco em cinco respostas enquanto está aberto; depois de encerrar, juntam-se as últimas se forem pelo menos duas.',
  learnersInSteps:
    'Para que não se veja quem acabou de responder o quê, enquanto está aberto os inquiridos veem números que avançam de cinco em cinco respostas; depois de encerrar, juntam-se as últimas se forem pelo menos duas. O utilizador vê todas.',
  taken: 'Pessoas que participaram: {count}',
  counted: 'Envios contados nestes números: {count}',
  few: {
    title: 'Ainda participaram poucas pessoas',
    text: 'Os resultados são mostrados a partir de {count} envios, para que ninguém seja reconhecido.',
  },
  hidden: {
    title: 'Os resultados não são mostrados',
  },
  question: 'Pergunta {number}',
  answered: 'Pessoas que responderam: {count}',
  chosen: 'Escolhida por: {count} ({share})',
  average: 'Média: {value} numa escala de 1 a {count}',
  point: 'Ponto {number}',
  place: 'Lugar médio: {value}',
  noPlace: 'Ainda ninguém a ordenou',
  staffOnly: 'Só os responsáveis leem o que foi escrito.',
  noTexts: 'Nada foi escrito.',
  table: {
    number: 'N.º',
    answered: 'Pessoas que responderam',
    caption: 'Números da pergunta {number}',
    option: 'Opção',
    count: 'Pessoas',
    share: 'Percentagem',
    place: 'Lugar médio',
  },
  moreTexts: 'São mostrados {count} de {total} textos; a exportação contém todos.',
  live: 'Enquanto a votação está aberta, os resultados são atualizados a cada {count} segundos.',
  view: 'Vista',
  overall: 'Todas as respostas',
  byDepartment: 'Por departamento',
  departments: {
    fewText:
      'Um departamento é mostrado a partir de {count} envios e os outros em conjunto, para que ninguém seja reconhecido.',
    few: 'Nenhum departamento tem ainda respostas suficientes para ser mostrado em separado.',
    others: 'Outros departamentos',
  },
  subjects: {
    view: 'Por curso e docente',
    course: 'Comparação de cursos',
    teacher: 'Comparação de docentes',
    few: 'Menos de {count}',
    fewText: 'Um curso ou um docente só aparece a partir de {count} respostas, para que ninguém seja reconhecido.',
  },
  chart: {
    bars: 'Gráfico de barras da pergunta {number}:',
    distribution: 'Distribuição pelos pontos da pergunta {number}:',
    places: 'Lugares médios da pergunta {number}:',
    departments: 'Comparação dos departamentos na pergunta {number}; os números estão na tabela abaixo.',
  },
  export: {
    all: 'Tudo',
    figures: 'Números',
    answers: 'Respostas',
    question: 'Pergunta',
    share: 'Percentagem (%)',
    average: 'Média',
    submitted: 'Enviados',
    counted: 'Contados',
    text: 'Texto',
    title: 'Exportar',
  },
  refresh: 'Atualizar',
  print: 'Imprimir',
  toEditor: 'Voltar ao questionário',
  true: 'Verdadeiro',
  false: 'Falso',
} satisfies Translation<typeof zhCN.default>
