import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  morning: 'Chào buổi sáng, {name}',
  afternoon: 'Chào buổi chiều, {name}',
  evening: 'Chào buổi tối, {name}',
  morningAnybody: 'Chào buổi sáng',
  afternoonAnybody: 'Chào buổi chiều',
  eveningAnybody: 'Chào buổi tối',
  today: 'Hôm nay là {date}',
  userFailed: 'Không tải được thông tin của bạn.',
  visitor: 'Chào mừng bạn đến với Cổng học tập',
  visitorText: 'Đăng nhập để học tiếp từ chỗ bạn đã dừng.',
  toSignIn: 'Đăng nhập',
  terms: {
    standard: {
      agenda: 'Lịch hôm nay',
      noAgenda: 'Hôm nay không có lớp và không có buổi phát trực tiếp nào.',
      live: 'Phát trực tiếp',
      upcomingLive: 'Các buổi phát trực tiếp sắp tới',
    },
    workshop: {
      agenda: 'Chương trình hôm nay',
      noAgenda: 'Hôm nay không có hội thảo và không có buổi phát trực tuyến nào.',
      live: 'Phát trực tuyến',
      upcomingLive: 'Các buổi phát trực tuyến sắp tới',
    },
  },
  continue: {
    heading: 'Học tiếp',
    all: 'Khóa học của tôi',
    action: 'Học tiếp',
    emptyTitle: 'Bạn chưa học khóa nào',
    emptyText: 'Hãy chọn một khóa bạn quan tâm, tiến độ sẽ được lưu tại đây.',
    browse: 'Xem các khóa học mở',
  },
  agenda: {
    coming: 'Trong bảy ngày tới',
    toDo: 'Việc cần làm',
    nothingToDo: 'Bạn không có việc nào cần làm.',
    day: 'Ngày {day}/{days}',
    starts: 'Bắt đầu',
    online: 'Trực tuyến',
    failed: 'Không tải được lịch của bạn.',
    toDoFailed: 'Không tải được việc cần làm của bạn.',
    whole: 'Toàn bộ lịch',
    checkIn: 'Điểm danh',
    checkedIn: 'Đã điểm danh',
    checkedInLate: 'Đã điểm danh, đi muộn',
    deadline: 'Hết hạn đăng ký',
    exam: 'Bài thi',
    leave: 'Nghỉ phép',
    required: 'Khóa bắt buộc, chưa bắt đầu',
    answerBy: 'Trả lời trước',
    due: 'Nộp trước',
    handInBy: 'Nộp trước',
    givenBack: 'Đã trả lại, cần nộp lại',
  },
  shelf: {
    recommended: 'Khóa học đề xuất',
    hot: 'Khóa học phổ biến',
    newest: 'Khóa học mới',
    all: 'Tất cả khóa học',
    allHot: 'Thêm khóa học phổ biến',
    allNewest: 'Thêm khóa học mới',
    emptyTitle: 'Chưa có khóa học nào',
    emptyText: 'Khóa học sẽ xuất hiện tại đây ngay khi được đăng.',
  },
  ranking: {
    courses: 'Xếp hạng khóa học',
    coursesNote: 'Theo số học viên',
    learners: 'Xếp hạng học viên',
    learnersNote: 'Theo số giờ học',
    period: 'Thời gian',
    month: 'Tháng này',
    year: 'Năm nay',
    position: 'Hạng {position}',
    self: 'Bạn',
    noSelf: 'Trong thời gian này bạn chưa học.',
    emptyTitle: 'Chưa có bảng xếp hạng',
    emptyText: 'Bảng xếp hạng xuất hiện khi có người bắt đầu học.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  index: 'Trang chủ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  index: 'trang chủ, bắt đầu, hôm nay, đề xuất, xếp hạng, lịch học',
} satisfies Translation<typeof zhCN.keywords>
