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
  inSteps: 'Para que ninguém seja reconhecido, os números das respostas anónimas são atualizados de cinco em cinco.',
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
    caption: 'Números da pergunta {number}',
    option: 'Opção',
    count: 'Pessoas',
    share: 'Percentagem',
    place: 'Lugar médio',
  },
  refresh: 'Atualizar',
  print: 'Imprimir',
  toEditor: 'Voltar ao questionário',
  true: 'Verdadeiro',
  false: 'Falso',
} satisfies Translation<typeof zhCN.default>
