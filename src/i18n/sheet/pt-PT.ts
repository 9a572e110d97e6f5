import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    wrongType: 'Só se importam folhas de cálculo: o formato do modelo ou um livro.',
    otherContent: 'O ficheiro não é o que o nome diz ou não contém texto.',
    unreadable: 'Não é possível ler o ficheiro; pode estar danificado.',
    quote: 'A linha {row} tem aspas por fechar ou no meio de um texto. Corrija-a e tente de novo.',
    hiddenRow:
      'A linha {row} está oculta, talvez por um filtro, mas não está vazia. Mostre-a ou elimine-a, guarde o ficheiro e tente de novo.',
    hiddenColumn:
      'A coluna {column} está oculta, mas não está vazia. Mostre-a ou elimine-a, guarde o ficheiro e tente de novo.',
    empty: 'Não há linhas de dados no ficheiro.',
    tooManyRows: 'Demasiadas linhas; no máximo {most} de cada vez. Divida o ficheiro.',
    tooLarge: 'O livro é demasiado grande depois de aberto; deixe só a folha necessária.',
  },
} satisfies Translation<typeof zhCN.default>
