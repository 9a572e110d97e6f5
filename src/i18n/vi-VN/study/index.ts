import type { NamespaceStudyTranslation } from '../../i18n-types.ts'

const viVNStudy = {
  reason: {
    elsewhere: 'Bạn đang học ở một cửa sổ khác. Mỗi lúc chỉ học được một khóa học.',
    takenOver: 'Bạn đã học tiếp ở cửa sổ khác nên thời gian ở đây không còn được tính.',
    otherCourse: 'Bài giảng này không thuộc khóa học này.',
    secondsInvalid: 'Thời gian học phải là số giây nguyên, từ 0 trở lên.',
    moreThanPassed: 'Thời gian học này dài hơn thời gian thực tế đã trôi qua nên chưa được ghi nhận.',
    alreadyRecorded: 'Thời gian của buổi học này đã được ghi nhận.',
  },
} satisfies NamespaceStudyTranslation

export default viVNStudy
