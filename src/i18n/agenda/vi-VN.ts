import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  view: {
    month: 'Tháng',
    week: 'Tuần',
    day: 'Ngày',
    year: 'Năm',
  },
  views: 'Chế độ xem',
  today: 'Hôm nay',
  earlier: 'Trước hôm nay',
  previous: 'Trước',
  next: 'Sau',
  shows: 'Hiển thị',
  kind: {
    lesson: 'Buổi học',
    class: 'Lớp học',
    live: 'Phát trực tiếp',
    exam: 'Bài thi',
    deadline: 'Hạn chót',
    due: 'Hạn nộp bài',
    leave: 'Nghỉ phép',
  },
  all: 'Tất cả',
  deadlineOf: 'Hết hạn đăng ký: {title}',
  dueOf: 'Nộp bài: {title}',
  leaveOf: 'Nghỉ phép: {title}',
  emptyTitle: 'Không có lịch nào trong thời gian này',
  more: 'thêm {count}',
  allDay: 'Cả ngày',
  feed: {
    name: 'Lịch cổng học tập',
    add: 'Thêm vào lịch của tôi',
    text: 'Đăng ký địa chỉ này trong lịch của điện thoại hoặc máy tính, lịch của bạn sẽ hiện ở đó và luôn cập nhật. Ai biết địa chỉ này đều đọc được lịch của bạn, vì vậy đừng chia sẻ.',
    make: 'Tạo địa chỉ',
    renew: 'Đổi địa chỉ mới',
    renewText: 'Địa chỉ cũ ngừng hoạt động ngay; lịch cần địa chỉ mới.',
    stop: 'Xóa địa chỉ',
    address: 'Địa chỉ bí mật',
    once: 'Chỉ hiển thị lần này, hãy sao chép ngay.',
    since: 'Đã có địa chỉ từ {date}.',
    open: 'Mở trong chương trình lịch',
    copy: 'Sao chép',
    copied: 'Đã sao chép.',
  },
  reason: {
    alreadyParticipated: 'Bạn đã tham gia lịch này rồi.',
    rangeTooLong: 'Mỗi lần hiển thị tối đa 400 ngày.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-agenda': 'Lịch',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-agenda': 'lịch, thời khóa biểu, hôm nay, tuần, tháng',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  feedMade: {
    title: 'Đã tạo địa chỉ bí mật cho lịch của bạn',
    content:
      'Giờ đây có thể đọc lịch của bạn qua một địa chỉ bí mật. Nếu không phải bạn tạo, hãy ngừng chia sẻ trong trang lịch và đổi mật khẩu.',
  },
} satisfies Translation<typeof zhCN.notices>
