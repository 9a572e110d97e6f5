import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    formulaInvalid:
      'Não é possível ler a fórmula «{formula}». Verifique como está escrita; uma fórmula tem no máximo 1000 caracteres.',
    tooManyFormulas: 'Um texto tem no máximo 50 fórmulas.',
    pictureForeign: 'Só podem ser usadas imagens carregadas no portal.',
  },
} satisfies Translation<typeof zhCN.default>
