import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const arInformation = {
  reason: {
    titleMissing: 'يُرجى كتابة عنوان بلغة واحدة على الأقل.',
    detailMissing: 'يُرجى كتابة النص بإحدى اللغات التي لها عنوان.',
    unknownTopic: 'ليس في هذا القسم موضوع كهذا. يُرجى اختيار موضوع آخر.',
    stale: 'عدّل شخص آخر هذا المحتوى في هذه الأثناء. افتحه من جديد لترى وضعه الحالي.',
    alreadyPublished: 'هذا المحتوى منشور بالفعل.',
    notPublished: 'هذا المحتوى غير منشور.',
    stillPublished: 'لا يزال هذا المحتوى منشورًا. اسحبه قبل استبعاده.',
    discarded: 'استُبعد هذا المحتوى ولم يعد ممكنًا تعديله.',
  },
} satisfies NamespaceInformationTranslation

export default arInformation
