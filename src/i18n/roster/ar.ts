import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  group: 'المجموعة',
  templateName: 'نموذج استيراد المتدربين',
  heading: 'استيراد المتدربين',
  intro: 'يُفحص الملف أولًا ويظهر مآل كل صف؛ ولا يُضاف أحد إلى الصف قبل تأكيدك.',
  who: 'متدرب واحد في كل صف بالحساب، ولمديري النظام بالهاتف أو البريد الإلكتروني أيضًا؛ والمجموعة اختيارية.',
  action: {
    putIn: 'سيُضاف',
    invite: 'ستُرسل إليه دعوة',
    stay: 'مسجَّل بالفعل',
  },
  newGroup: '{name} (جديدة)',
  counts: {
    putsIn: 'المضافون: {count}',
    invites: 'المدعوون: {count}',
    stays: 'مسجَّلون من قبل: {count}',
    refused: 'لم يُضافوا: {count}',
  },
  invitedNote: 'لا ينضم المدعوّ إلى الصف والمجموعة إلا بعد قبول الدعوة.',
  newGroups: 'مجموعات ستُنشأ: {names}',
  exporting: 'تصدير',
  exportingHint: 'في الصيغتين تُحفظ كل خلية كنص.',
  what: {
    members: 'المتدربون',
    attendance: 'الحضور',
    standings: 'التقدم',
  },
  fileName: '{className} {what}',
  column: {
    department: 'القسم',
    offices: 'المهام',
    state: 'التسجيل',
    requiredPassed: 'الإلزامية المجتازة',
    electivePassed: 'الاختيارية المجتازة',
    requiredHours: 'ساعات الإلزامي',
    electiveHours: 'ساعات الاختياري',
  },
  state: {
    registered: 'مسجَّل',
    underReview: 'قيد المراجعة',
    waiting: 'في قائمة الانتظار',
  },
  office: {
    classTeacher: 'مشرف الصف',
    teamLeader: 'قائد الفريق',
    disciplineCommittee: 'لجنة الانضباط',
  },
  reason: {
    headings: 'يجب أن يحتوي الصف الأول على عمود للحساب أو الهاتف أو البريد الإلكتروني؛ انظر النموذج.',
    byAccount: 'سمِّ المتدربين بالحساب؛ فمديرو النظام وحدهم يسمّونهم بالهاتف أو البريد الإلكتروني.',
    nobody: 'لا يحدد هذا الصف شخصًا.',
    unknown: 'لا يوجد شخص كهذا.',
    disabled: 'هذا الحساب معطَّل.',
    full: 'لم تبق مقاعد في الصف.',
    duplicate: 'هذا الشخص مذكور في صف سابق.',
    otherPerson: 'هذه البيانات تخص شخصًا غير المذكور في هذا الصف.',
    groupTooLong: 'اسم المجموعة لا يتجاوز 64 حرفًا.',
    notAnnounced: 'لم يُعلن الصف بعد، فلا يمكن إضافة أحد.',
    finished: 'انتهى الصف، فلا يمكن إضافة أحد بعد الآن.',
  },
} satisfies Translation<typeof zhCN.default>
