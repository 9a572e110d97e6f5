import type { NamespaceStudyTranslation } from '../../i18n-types.ts'

const arStudy = {
  reason: {
    elsewhere: 'أنت تتعلّم الآن في نافذة أخرى، ولا يمكن تعلّم أكثر من دورة في الوقت نفسه.',
    takenOver: 'تابعت التعلّم في نافذة أخرى، لذا لم يعد الوقت يُحتسب هنا.',
    otherCourse: 'هذه المحاضرة ليست من هذه الدورة.',
    secondsInvalid: 'يجب أن تكون مدة التعلّم عددًا صحيحًا من الثواني، صفرًا أو أكثر.',
    moreThanPassed: 'مدة التعلّم هذه أطول من الوقت الذي مرّ فعلًا، لذا لم تُسجَّل.',
    alreadyRecorded: 'سُجّلت مدة هذه الجلسة من قبل.',
  },
} satisfies NamespaceStudyTranslation

export default arStudy
