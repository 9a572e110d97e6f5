import type { RequiredParams } from 'typesafe-i18n'

import type { NamespaceLiveTranslation } from '../../i18n-types.ts'

/**
 * Arabic says "one" and "two" by the form of the noun, without the figure. Such a text therefore writes its number
 * inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it.
 */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

const arLive = {
  terms: {
    standard: {
      name: 'البث المباشر',
      lead: 'ما يُبث الآن، وما يحمله الأسبوعان القادمان، وما انتهى للتو.',
      others: 'بث مباشر آخر',
      all: 'كل البث المباشر',
      none: 'لا بث مباشر في الأسبوعين القادمين',
      noneHint: 'يظهر البث المقرر هنا قبل موعده.',
      noOthers: 'لا بث مباشر آخر في الأسبوعين القادمين.',
      missing: 'لم نعثر على هذا البث المباشر',
      missingHint: 'ربما كان الرابط غير صحيح أو أُلغي البث.',
    },
    workshop: {
      name: 'البث الحي',
      lead: 'ما يُبث حيًّا الآن، وما يحمله الأسبوعان القادمان، وما انتهى للتو.',
      others: 'بث حي آخر',
      all: 'كل البث الحي',
      none: 'لا بث حيًّا في الأسبوعين القادمين',
      noneHint: 'يظهر البث الحي المقرر هنا قبل موعده.',
      noOthers: 'لا بث حيًّا آخر في الأسبوعين القادمين.',
      missing: 'لم نعثر على هذا البث الحي',
      missingHint: 'ربما كان الرابط غير صحيح أو أُلغي البث الحي.',
    },
  },
  state: {
    notStarted: 'لم يبدأ',
    inProgress: 'يُبث الآن',
    ended: 'انتهى',
  },
  toHome: 'العودة إلى الرئيسية',
  speaker: 'المتحدث',
  time: 'الموعد',
  startsIn: 'يبدأ بعد',
  days: counted<'count'>('{{count:أقل من يوم|يوم واحد|يومان|?? أيام|?? يومًا|?? يوم}}'),
  startsByItself: 'يبدأ وحده، ولا حاجة إلى إعادة تحميل الصفحة.',
  connecting: 'جارٍ الاتصال…',
  buffering: 'جارٍ التحميل المؤقت…',
  retrying: 'انقطعت الإشارة. جارٍ إعادة الاتصال…',
  failed: 'لا يمكن تشغيل البث الآن',
  failedHint: 'تحقق من اتصالك، أو أعد المحاولة بعد قليل.',
  reconnect: 'إعادة الاتصال',
  noSource: 'لا إشارة بعد',
  noSourceHint: 'يمكنك المشاهدة حالما يتصل المتحدث.',
  lookAgain: 'تحقق من جديد',
  unsupported: 'لا يستطيع هذا المتصفح تشغيل البث',
  unsupportedHint: 'يُرجى فتح هذه الصفحة في متصفح أحدث.',
  ended: 'انتهى هذا البث',
  endedHint: 'شكرًا على المشاهدة.',
  controls: 'أدوات التحكم في التشغيل',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  mute: 'كتم الصوت',
  unmute: 'إلغاء كتم الصوت',
  volume: 'مستوى الصوت',
  quality: 'الجودة',
  auto: 'تلقائي',
  autoShown: 'تلقائي (\u2068{quality}\u2069)',
  hd: 'جودة عالية',
  sd: 'جودة عادية',
  enterFullScreen: 'ملء الشاشة',
  leaveFullScreen: 'إنهاء ملء الشاشة',
  fullScreenFailed: 'لا يسمح المتصفح بملء الشاشة.',
  enterPicture: 'صورة داخل صورة',
  leavePicture: 'إنهاء صورة داخل صورة',
  pictureFailed: 'لا يسمح المتصفح بوضع صورة داخل صورة.',
} satisfies NamespaceLiveTranslation

export default arLive
