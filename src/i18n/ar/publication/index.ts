import type { NamespacePublicationTranslation } from '../../i18n-types.ts'

const arPublication = {
  reason: {
    stale: 'عدّل شخص آخر هذا المحتوى في هذه الأثناء. افتحه من جديد لترى وضعه الحالي.',
    textsMissing: 'اكتب عنوانًا وملخصًا بالصينية؛ ويلزم لكل فصل ومحاضرة ومورد اسم بالصينية.',
    unknownPart: 'لم تعد الفئة أو الملف أو الدورة المذكورة هنا موجودة. اختر غيرها.',
    contentMissing: 'لا يوجد ما يُدرَس بعد: تحتاج الدورة إلى محاضرة قابلة للتشغيل، ويحتاج الموضوع إلى دورة منشورة.',
    notPublished: 'هذا المحتوى غير منشور.',
    alreadyPublished: 'هذا المحتوى منشور بالفعل.',
    stillPublished: 'لا يزال هذا المحتوى منشورًا. اسحبه قبل استبعاده.',
    discarded: 'استُبعد هذا المحتوى ولم يعد ممكنًا تعديله.',
  },
} satisfies NamespacePublicationTranslation

export default arPublication
