import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    formulaInvalid: 'Rumus “{formula}” tidak dapat dibaca. Periksa penulisannya; rumus paling panjang 1.000 karakter.',
    tooManyFormulas: 'Satu teks memuat paling banyak 50 rumus.',
    pictureForeign: 'Hanya gambar yang diunggah ke portal yang dapat digunakan.',
  },
} satisfies Translation<typeof zhCN.default>
