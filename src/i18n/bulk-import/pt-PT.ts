import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Importação',
  template: 'Transferir o modelo',
  file: 'Ficheiro',
  choose: 'Escolher ficheiro',
  formats:
    '{kinds}, no máximo {rows} linhas e {size}. A primeira linha dá nome às colunas, em qualquer língua do portal.',
  encoding: 'Codificação do ficheiro',
  encodingHint: 'Se as letras abaixo não estiverem bem, escolha outra.',
  checking: 'A verificar o ficheiro…',
  ready: 'Sem erros: pode importar',
  faulty: 'Erros: {count}. Corrija o ficheiro e escolha-o de novo',
  shown: 'Só se mostram os primeiros: {count}.',
  ignored: 'Colunas não reconhecidas, ignoradas: {names}',
  row: 'Linha',
  columnName: 'Coluna',
  value: 'Conteúdo',
  problem: 'O que está mal',
  what: 'O que acontece',
  start: 'Importar agora',
  another: 'Escolher outro ficheiro',
  progress: 'A importar: {done}/{all}',
  interrupted: 'A importação parou em {done}/{all}. Pode continuar daí; ninguém é importado duas vezes.',
  resume: 'Continuar a importação',
  finished: 'Importação concluída',
  failed: 'O ficheiro não pôde ser verificado',
  reason: {
    formula: 'Começa como uma fórmula (= + - @) e não é importado.',
    twice: 'A coluna «{heading}» aparece duas vezes.',
    gone: 'Esta verificação expirou; escolha o ficheiro de novo.',
  },
} satisfies Translation<typeof zhCN.default>
