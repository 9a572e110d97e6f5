import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'المؤسسة',
  name: 'اسم البوابة',
  nameHint:
    'يظهر في أعلى كل صفحة وفي عنوان المتصفح وعلى الشاشة الرئيسية للهواتف. وإن لم يُكتب اسم بأي لغة احتفظت البوابة باسمها الأصلي.',
  fallback: 'تكفي لغة واحدة، ويرى قرّاء اللغات الأخرى الاسم بها.',
  settings: 'اللغة والوقت',
  settingsHint: 'بحسب إعدادات الخادم {settings}.',
  mainLanguage: 'اللغة الرئيسية',
  timeZone: 'المنطقة الزمنية',
  reason: {
    nameBraces: 'لا يمكن أن يحتوي الاسم على أقواس معقوفة.',
  },
} satisfies Translation<typeof zhCN.default>
