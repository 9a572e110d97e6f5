import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    formulaInvalid:
      'La formule « {formula} » est illisible. Vérifiez son écriture ; une formule compte au plus 1 000 caractères.',
    tooManyFormulas: 'Un texte compte au plus 50 formules.',
    pictureForeign: 'Seules les images téléversées sur le portail peuvent être utilisées.',
  },
} satisfies Translation<typeof zhCN.default>
