import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Tổng quan',
  steps: {
    heading: 'Những bước đầu tiên',
    intro: 'Những gì cổng mới cần có trước khi học viên đầu tiên đến.',
    done: 'Đã xong',
    open: 'Chưa xong',
    organisation: {
      title: 'Đặt tên cho cổng',
      text: 'Bằng ngôn ngữ của tổ chức bạn, hoặc bao nhiêu ngôn ngữ tùy ý.',
    },
    letters: {
      title: 'Kết nối máy chủ thư hoặc cổng SMS',
      text: 'Qua thiết lập {settings}. Trước đó, lời mời và mã xác minh nằm trong hộp thư đi.',
    },
    departments: {
      title: 'Tạo các phòng ban',
      text: 'Mỗi người thuộc một phòng ban, và lớp có thể chỉ dành cho một số phòng ban.',
    },
    people: {
      title: 'Mời những người đầu tiên',
      text: 'Giảng viên soạn khóa học, học viên theo học.',
    },
    course: {
      title: 'Đăng khóa học đầu tiên',
      text: 'Có ít nhất một bài giảng phát được.',
    },
    class: {
      title: 'Công bố lớp đầu tiên',
      text: 'Học viên đăng ký trong thời gian bạn đặt.',
    },
  },
  waiting: 'Đang chờ bạn',
  nothingWaits: 'Không có gì chờ bạn quyết định.',
  toDesk: 'Xem những gì đang chờ quyết định',
  today: 'Hôm nay',
  nothingToday: 'Hôm nay không có buổi học hay bài thi nào.',
  exam: 'Bài thi',
  absent: 'Vắng nhiều gần đây',
  absentNote: 'Học viên vắng không phép từ hai buổi trở lên trong hai tuần qua.',
  nobodyAbsent: 'Không có ai.',
  absences: 'Vắng {count} buổi',
  failedLetters: '{count} tin nhắn không gửi được',
} satisfies Translation<typeof zhCN.default>
