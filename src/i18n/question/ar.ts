import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    formulaInvalid: 'تتعذر قراءة الصيغة «{formula}». تحقّق من كتابتها، علمًا بأن الصيغة لا تتجاوز 1000 حرف.',
    tooManyFormulas: 'لا يتجاوز عدد الصيغ في النص الواحد 50.',
    pictureForeign: 'لا يمكن استخدام سوى الصور المرفوعة إلى البوابة.',
  },
} satisfies Translation<typeof zhCN.default>
