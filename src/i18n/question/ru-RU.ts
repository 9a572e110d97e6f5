import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    formulaInvalid: 'Формулу «{formula}» не удаётся прочитать. Проверьте запись; в формуле не более 1000 знаков.',
    tooManyFormulas: 'Формул в одном тексте не более 50.',
    pictureForeign: 'Можно использовать только изображения, загруженные на портал.',
  },
} satisfies Translation<typeof zhCN.default>
