import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  heading: '机构',
  name: '平台名称',
  nameHint: '显示在每一页的顶部、浏览器标题和手机主屏上。所有语言都留空时，使用自带的名称。',
  fallback: '写一种语言即可，其他语言的读者看到的也是这个名称。',
  settings: '语言与时间',
  settingsHint: '由服务器设置 {settings:string} 决定。',
  mainLanguage: '主要语言',
  timeZone: '时区',
  reason: {
    nameBraces: '名称中不能有大括号。',
  },
} as const satisfies Dictionary
