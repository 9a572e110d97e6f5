import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    alreadyParticipated: 'ທ່ານໄດ້ເຂົ້າຮ່ວມວາລະນີ້ແລ້ວ.',
  },
} satisfies Translation<typeof zhCN.default>
