import type { RequiredParams } from 'typesafe-i18n'

import type { Translation } from '../i18n-types.ts'

/**
 * Arabic says "one" and "two" by the form of the noun, without the figure. Such a text therefore writes its number
 * inside the plural forms (`??`), where the dictionary's type, which looks for `{name}`, does not see it.
 */
const counted = <Name extends string>(text: `${string}{{${Name}:${string}|${string}}}${string}`) =>
  text as string as RequiredParams<Name>

/** Names may be written in either direction: the isolates (U+2068, U+2069) keep the punctuation around them in place. */
const ar = {
  portal: {
    name: 'بوابة التعلّم',
    skipToContent: 'الانتقال إلى المحتوى',
    chooseLanguage: 'اختيار اللغة',
    languagesFailed: 'تعذّر تحميل قائمة اللغات.',
    retry: 'إعادة المحاولة',
    loading: 'جارٍ التحميل…',
    back: 'رجوع',
    signOut: 'تسجيل الخروج',
    signedOut: 'تم تسجيل الخروج.',
    administration: 'لوحة الإدارة',
    lightSkin: 'فاتح',
    darkSkin: 'داكن',
    systemSkin: 'حسب إعدادات الجهاز',
    skin: 'المظهر',
    newWindow: 'يُفتح في نافذة جديدة',
    notices: 'الإشعارات',
  },
  terms: {
    standard: {
      tagline: 'الدورات والصفوف والجدول والنقاش والبث المباشر في مكان واحد.',
    },
    workshop: {
      tagline: 'الدورات وورش العمل وجدول الأعمال والمنتدى والبث الحي في مكان واحد.',
    },
  },
  journey: {
    label: 'مسار التعلّم',
    course: 'الدورة',
    class: 'الصف',
    exam: 'الامتحان',
    certificate: 'الشهادة',
  },
  title: {
    login: 'تسجيل الدخول',
    index: 'الرئيسية',
    retrieve: 'استعادة كلمة المرور',
    emailReset: 'تغيير كلمة المرور',
    notFound: 'الصفحة غير موجودة',
  },
  signIn: {
    heading: 'تسجيل الدخول',
    account: 'اسم المستخدم',
    password: 'كلمة المرور',
    captcha: 'رمز التحقق',
    showPassword: 'إظهار كلمة المرور',
    hidePassword: 'إخفاء كلمة المرور',
    captchaPicture: 'صورة رمز التحقق: أربع خانات من الأحرف اللاتينية أو الأرقام',
    anotherCaptcha: 'طلب رمز آخر',
    listen: 'الاستماع إلى رمز صوتي',
    look: 'عرض رمز مصوّر',
    playCaptcha: 'تشغيل الأرقام الستة',
    captchaFailed: 'تعذّر تحميل رمز التحقق. يُرجى طلب رمز آخر.',
    submit: 'تسجيل الدخول',
    forgotten: 'هل نسيت كلمة المرور؟',
    capsLock: 'مفتاح Caps Lock مفعّل',
    endedElsewhere: 'تم تسجيل الخروج في نافذة أخرى.',
    expired: 'انتهت صلاحية الجلسة. يُرجى تسجيل الدخول من جديد.',
  },
  weak: {
    title: 'كلمة المرور ضعيفة جدًا',
    text: 'كلمة مرورك ضعيفة ويسهل تخمينها. يُرجى تغييرها قبل المتابعة.',
    confirm: 'تغييرها الآن',
  },
  retrieval: {
    heading: 'استعادة كلمة المرور',
    headingWeak: 'تغيير كلمة المرور',
    steps: 'الخطوات',
    stepAccount: 'التحقق من الحساب',
    stepCode: 'تأكيد الهوية',
    stepPassword: 'كلمة مرور جديدة',
    stepDone: 'تم',
    accountHint:
      'يُرجى إدخال اسم المستخدم الخاص بتسجيل الدخول، وسنرسل رمزًا إلى الهاتف أو البريد الإلكتروني المرتبط به.',
    next: 'متابعة',
    channel: 'إرسال الرمز إلى',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    sendCode: 'إرسال الرمز',
    resendIn: counted<'seconds'>(
      'إعادة الإرسال بعد {{seconds:لحظات|ثانية واحدة|ثانيتين|?? ثوانٍ|?? ثانية|?? ثانية}}',
    ),
    codeSent: counted<'minutes'>(
      'إذا كان الحساب موجودًا، فسيصلك رمز من ستة أرقام صالح لمدة {{minutes:أقل من دقيقة|دقيقة واحدة|دقيقتين|?? دقائق|?? دقيقة|?? دقيقة}}.',
    ),
    code: 'رمز التحقق (ستة أرقام)',
    newPassword: 'كلمة المرور الجديدة',
    confirmation: 'تأكيد كلمة المرور الجديدة',
    ruleLength: 'من 8 إلى 32 حرفًا',
    ruleDigit: 'رقم واحد على الأقل (\u20660–9\u2069)',
    ruleUpper: 'حرف لاتيني كبير واحد على الأقل (A–Z)',
    ruleLower: 'حرف لاتيني صغير واحد على الأقل (a–z)',
    ruleMet: 'مستوفى',
    ruleUnmet: 'غير مستوفى بعد',
    strength: 'قوة كلمة المرور: \u2068{level}\u2069',
    strengthWeak: 'ضعيفة',
    strengthMedium: 'متوسطة',
    strengthStrong: 'قوية',
    save: 'حفظ كلمة المرور الجديدة',
    doneHeading: 'تم تغيير كلمة المرور',
    doneText: 'يُرجى تسجيل الدخول بكلمة المرور الجديدة. تم تسجيل خروجك من جميع الأجهزة.',
    leaving: counted<'seconds'>(
      'سيتم الانتقال إلى صفحة تسجيل الدخول بعد {{seconds:لحظات|ثانية واحدة|ثانيتين|?? ثوانٍ|?? ثانية|?? ثانية}}.',
    ),
    toSignIn: 'الانتقال إلى تسجيل الدخول',
  },
  problem: {
    notFoundHeading: 'لم نعثر على هذه الصفحة',
    notFoundText: 'ربما كُتب العنوان على نحو غير صحيح أو نُقلت الصفحة.',
    toHome: 'العودة إلى الرئيسية',
    crashHeading: 'حدث خطأ في هذه الصفحة',
    crashText: 'تم الإبلاغ عن المشكلة. يُرجى إعادة تحميل الصفحة للمتابعة.',
    reload: 'إعادة التحميل',
  },
  letter: {
    codeSubject: 'رمز التحقق الخاص بك',
    codeText: counted<'code' | 'minutes'>(
      'رمز التحقق الخاص بك هو {code}، وهو صالح لمدة {{minutes:أقل من دقيقة|دقيقة واحدة|دقيقتين|?? دقائق|?? دقيقة|?? دقيقة}}. إن لم يصدر هذا الطلب عنك، فيُرجى تجاهل هذه الرسالة.',
    ),
    passwordSubject: 'تم تغيير كلمة مرورك',
    passwordText:
      'تم للتو تغيير كلمة مرور حسابك في بوابة التعلّم. إن لم يكن ذلك بعلمك، فيُرجى التواصل مع مدير النظام فورًا.',
  },
  scope: {
    outbox: 'صندوق الصادر',
    information: 'الأخبار والمساعدة',
  },
  reason: {
    request: {
      invalid: 'البيانات المرسلة غير صحيحة. يُرجى مراجعتها ثم إعادة المحاولة.',
      tooLarge: 'حجم المحتوى المرسل أكبر من المسموح به.',
      unsupportedType: 'هذا النوع من المحتوى غير مدعوم.',
      notFound: 'لم يُعثر على المحتوى المطلوب.',
      csrf: 'انتهت صلاحية هذه الصفحة. يُرجى إعادة تحميلها ثم المحاولة من جديد.',
      origin: 'ورد الطلب من مصدر غير موثوق.',
      tooMany: 'طلبات كثيرة في وقت قصير. يُرجى الانتظار قليلًا.',
      repeated: 'يُرجى عدم تكرار الإرسال.',
      unauthorised: 'يُرجى تسجيل الدخول أولًا.',
      forbidden: 'ليست لديك صلاحية لتنفيذ هذا الإجراء.',
      failed: 'حدث خطأ في الخادم. يُرجى إعادة المحاولة لاحقًا.',
      busy: 'الخادم مشغول حاليًا. يُرجى إعادة المحاولة بعد قليل.',
      noNetwork: 'تعذّر الاتصال بالخادم. يُرجى التحقق من الاتصال بالشبكة.',
      timeout: 'تأخر رد الخادم. يُرجى إعادة المحاولة.',
      unreadable: 'تعذّرت قراءة رد الخادم.',
    },
    form: {
      invalid: 'فشل التحقق من صحة البيانات',
    },
    signIn: {
      emptyAccount: 'يُرجى إدخال اسم المستخدم.',
      emptyPassword: 'يُرجى إدخال كلمة المرور.',
      emptyCaptcha: 'يُرجى إدخال رمز التحقق.',
      shortPassword: 'يجب ألا تقل كلمة المرور عن 6 أحرف.',
      longPassword: 'يجب ألا تزيد كلمة المرور على 18 حرفًا.',
      wrongCaptcha: 'رمز التحقق غير صحيح.',
      captchaExpired: 'انتهت صلاحية رمز التحقق. يُرجى طلب رمز آخر.',
      captchaCheckFailed: 'تعذّر فحص رمز التحقق. يُرجى إعادة المحاولة.',
      wrongCredentials: 'اسم المستخدم أو كلمة المرور غير صحيحة.',
      failed: 'تعذّر تسجيل الدخول، يُرجى إعادة المحاولة.',
      tooSoon: counted<'seconds'>(
        'محاولات كثيرة. يُرجى الانتظار {{seconds:قليلًا|ثانية واحدة|ثانيتين|?? ثوانٍ|?? ثانية|?? ثانية}}.',
      ),
      locked: counted<'minutes'>(
        'محاولات كثيرة. يُرجى إعادة المحاولة بعد {{minutes:قليل|دقيقة واحدة|دقيقتين|?? دقائق|?? دقيقة|?? دقيقة}}.',
      ),
    },
    password: {
      empty: 'يُرجى إدخال كلمة مرور جديدة.',
      rule: 'يجب أن تتكون كلمة المرور الجديدة من 8 إلى 32 حرفًا، وأن تتضمن أرقامًا وأحرفًا لاتينية كبيرة وصغيرة.',
      confirmationEmpty: 'يُرجى إدخال كلمة المرور الجديدة مرة أخرى.',
      confirmationDiffers: 'كلمتا المرور غير متطابقتين.',
    },
    retrieval: {
      expired: 'انتهت المهلة. يُرجى التحقق من الحساب من جديد.',
      emptyCode: 'يُرجى إدخال الرمز.',
      wrongCode: 'الرمز غير صحيح.',
      codeExpired: 'انتهت صلاحية الرمز. يُرجى إرسال رمز جديد.',
      tooManyTries: 'محاولات خاطئة كثيرة. يُرجى إرسال رمز جديد.',
      tooManySends: 'أُرسلت رموز كثيرة. يُرجى إعادة المحاولة لاحقًا.',
      noChannel: 'لا يرتبط هذا الحساب بوسيلة الاتصال هذه.',
      verificationFailed: 'لم يكتمل التحقق أو لم ينجح.',
    },
  },
} satisfies Translation

export default ar
