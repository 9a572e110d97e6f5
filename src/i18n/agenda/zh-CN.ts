import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  reason: {
    alreadyParticipated: '您已参加过此日程',
  },
} as const satisfies Dictionary
