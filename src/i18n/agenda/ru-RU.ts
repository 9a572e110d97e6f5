import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    alreadyParticipated: 'Вы уже участвовали в этом мероприятии расписания.',
  },
} satisfies Translation<typeof zhCN.default>
