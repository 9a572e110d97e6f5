import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  state: {
    expected: 'Chờ điểm danh',
    present: 'Có mặt',
    late: 'Có mặt, đi muộn',
    absent: 'Vắng mặt',
    excused: 'Vắng có phép',
  },
  reason: {
    notRegistered: 'Bạn chưa đăng ký lớp học này.',
    classNotAnnounced: 'Lớp học này chưa được công bố hoặc đã kết thúc.',
    tooEarly: 'Chưa mở điểm danh. Điểm danh mở trước giờ học 15 phút.',
    tooLate: 'Buổi học đã kết thúc nên không thể điểm danh nữa.',
    codeWrong: 'Mã này không đúng. Vui lòng kiểm tra và nhập lại.',
    codeOutdated: 'Mã này đã hết hạn. Vui lòng dùng mã đang hiển thị.',
    codeOfOtherLesson: 'Mã này thuộc về buổi học khác.',
    tooManyTries: 'Thử quá nhiều lần. Vui lòng đợi một lát.',
    ownAttendance: 'Bạn không thể thay đổi điểm danh của chính mình.',
    notTeaching: 'Chỉ giảng viên của buổi học hoặc người phụ trách lớp mới làm được việc này.',
    notBegun: 'Có thể ghi điểm danh từ 15 phút trước buổi học.',
    reasonMissing: 'Vui lòng nêu lý do.',
    reasonTooLong: 'Lý do tối đa 100 ký tự.',
    alreadySo: 'Điểm danh đã ở trạng thái này.',
    alreadySettled: 'Điểm danh này đã được chốt.',
    notEnded: 'Buổi học này chưa kết thúc.',
  },
} satisfies Translation<typeof zhCN.default>
