import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  reason: {
    formulaInvalid: '公式“{formula:string}”无法识别。请检查写法；公式最多 1000 个字符。',
    tooManyFormulas: '每段文字最多 50 个公式。',
    pictureForeign: '只能使用上传到平台的图片。',
  },
} as const satisfies Dictionary
