import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    formulaInvalid:
      'Không đọc được công thức “{formula}”. Hãy kiểm tra cách viết; một công thức có tối đa 1.000 ký tự.',
    tooManyFormulas: 'Mỗi đoạn văn bản có tối đa 50 công thức.',
    pictureForeign: 'Chỉ dùng được hình ảnh đã tải lên cổng.',
  },
} satisfies Translation<typeof zhCN.default>
