import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    formulaInvalid:
      'No se puede leer la fórmula «{formula}». Revise cómo está escrita; una fórmula tiene como máximo 1000 caracteres.',
    tooManyFormulas: 'Un texto tiene como máximo 50 fórmulas.',
    pictureForeign: 'Solo se pueden usar imágenes subidas al portal.',
  },
} satisfies Translation<typeof zhCN.default>
