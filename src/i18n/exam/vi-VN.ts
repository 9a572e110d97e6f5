import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'Chỉ thí sinh mới có thể làm việc này.',
    ownRegistration: 'Bạn không thể duyệt đăng ký của chính mình.',
    notStaff: 'Chỉ người phụ trách kỳ thi mới có thể làm việc này.',
    closed: 'Kỳ thi đã kết thúc.',
    nothingToDecide: 'Không có đăng ký nào cần duyệt.',
    noRegistration: 'Kỳ thi này không cần đăng ký.',
    notForYou: 'Kỳ thi này không dành cho bạn.',
    alreadyBegun: 'Bạn đã bắt đầu làm bài, không thể hủy đăng ký nữa.',
    notRegistered: 'Bạn chưa đăng ký kỳ thi này, hoặc đăng ký chưa được duyệt.',
    notYetApproved: 'Đăng ký đang được xét duyệt.',
    reasonMissing: 'Vui lòng nêu lý do.',
    reasonTooLong: 'Lý do tối đa 100 ký tự.',
    alreadyRegistered: 'Bạn đã đăng ký.',
    timeUp: 'Đã hết giờ.',
    anotherWriter: 'Bài thi này đang được làm trên thiết bị hoặc thẻ khác.',
    hoursMissing: 'Bạn còn thiếu {hours} giờ học so với yêu cầu nên chưa thể dự thi.',
    notOpen: 'Kỳ thi chưa mở.',
    tooLate: 'Đã quá giờ bắt đầu kỳ thi này.',
    noAttemptsLeft: 'Bạn đã hết lượt thi.',
    notStudied: 'Hãy học xong khóa học trước khi thi.',
    notInProgress: 'Bài thi này không ở trạng thái đang làm.',
    stillOpen: 'Chưa hết giờ.',
    inProgress: 'Bài thi đang được làm.',
    beingMarked: 'Bài thi đang được chấm, vui lòng chờ kết quả.',
    alreadyPassed: 'Bạn đã thi đạt, không cần thi lại.',
    minutesInvalid: 'Thời gian thêm phải là số nguyên từ 1 đến 600 phút.',
    sequenceSkipped: 'Một số câu trả lời đến sai thứ tự. Vui lòng thử lại.',
    sequenceReplayed: 'Đã lưu một câu trả lời khác với cùng số thứ tự.',
    questionUnknown: 'Câu hỏi này không có trong bài thi.',
    answerInvalid: 'Câu trả lời không phù hợp với câu hỏi.',
    questionLeft: 'Bạn đã trả lời và rời câu hỏi này, không thể sửa nữa.',
    notHandedIn: 'Bài thi chưa được nộp.',
    marksInvalid: 'Điểm phải từ 0 đến điểm tối đa của câu hỏi.',
    marksMissing: 'Vẫn còn câu hỏi chưa chấm điểm.',
    notPublished: 'Đề thi và đáp án chưa được công bố.',
    noRanking: 'Chỉ cuộc thi kiến thức mới có xếp hạng.',
  },
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'Có đăng ký dự thi chờ bạn duyệt',
    content: '{learner} muốn dự thi “{exam}”. Vui lòng duyệt hoặc từ chối.',
  },
  approved: {
    title: 'Đăng ký dự thi của bạn đã được duyệt',
    content: 'Bạn có thể dự thi “{exam}” trong thời gian mở.',
  },
  declined: {
    title: 'Đăng ký dự thi của bạn bị từ chối',
    content: 'Đăng ký dự thi “{exam}” của bạn bị từ chối. Lý do: {reason}',
  },
  passed: {
    title: 'Bạn đã thi đạt',
    content: 'Chúc mừng, bạn đã thi đạt “{exam}”.',
  },
  failed: {
    title: 'Thi không đạt',
    content: 'Bạn thi không đạt “{exam}” và đã hết lượt thi.',
  },
  makeUp: {
    title: 'Thi không đạt, bạn có thể thi lại',
    content: 'Bạn thi không đạt “{exam}”. Bạn có thể thi lại cho đến khi kỳ thi kết thúc.',
  },
  remarked: {
    title: 'Kết quả thi đã được sửa',
    content: 'Kết quả “{exam}” của bạn đã được sửa. Vui lòng xem lại.',
  },
  extraTime: {
    title: 'Bạn được thêm giờ làm bài',
    content: 'Bạn được thêm {minutes} phút cho “{exam}”. Lý do: {reason}',
  },
  handedIn: {
    title: 'Bài thi của bạn đã được chấm',
    content: 'Bài thi “{exam}” của bạn đã được chấm. Kết quả sẽ được công bố sau.',
  },
} satisfies Translation<typeof zhCN.notices>
