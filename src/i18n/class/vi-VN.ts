import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  terms: {
    standard: {
      heading: 'Lớp của tôi',
      current: 'Lớp hiện tại',
      choose: 'Bạn có {count} lớp đang diễn ra. Hãy chọn một lớp.',
      toList: 'Về danh sách lớp',
      all: 'Xem tất cả lớp',
      emptyTitle: 'Bạn chưa tham gia lớp nào',
      emptyText: 'Lớp sẽ xuất hiện tại đây sau khi bạn tham gia.',
      emptyCurrentTitle: 'Không có lớp nào đang diễn ra',
      emptyCurrentText: 'Danh sách lớp còn có các lớp sắp tới và đã kết thúc.',
      emptyComingTitle: 'Không có lớp nào sắp tới',
      emptyComingText: 'Sau khi bạn ghi danh, các lớp chưa bắt đầu sẽ xuất hiện tại đây.',
      emptyHistoryTitle: 'Chưa có lớp nào kết thúc',
      emptyHistoryText: 'Khi lớp kết thúc, bạn có thể xem lại tại đây.',
      missingTitle: 'Không tìm thấy lớp này',
      missingText: 'Lớp không tồn tại, hoặc bạn không phải là thành viên.',
      journey: 'Tiến trình của lớp',
      notMember: 'Bạn không phải là học viên của lớp; bạn xem với tư cách giáo viên chủ nhiệm hoặc quản trị viên.',
      state: {
        notStarted: 'Chưa bắt đầu',
        inProgress: 'Đang diễn ra',
        ended: 'Đã kết thúc',
      },
      headmaster: 'Giáo viên chủ nhiệm',
    },
    workshop: {
      heading: 'Hội thảo của tôi',
      current: 'Hội thảo hiện tại',
      choose: 'Bạn có {count} hội thảo đang diễn ra. Hãy chọn một hội thảo.',
      toList: 'Về danh sách hội thảo',
      all: 'Xem tất cả hội thảo',
      emptyTitle: 'Bạn chưa tham gia hội thảo nào',
      emptyText: 'Hội thảo sẽ xuất hiện tại đây sau khi bạn tham gia.',
      emptyCurrentTitle: 'Không có hội thảo nào đang diễn ra',
      emptyCurrentText: 'Danh sách hội thảo còn có các hội thảo sắp tới và đã kết thúc.',
      emptyComingTitle: 'Không có hội thảo nào sắp tới',
      emptyComingText: 'Sau khi bạn ghi danh, các hội thảo chưa bắt đầu sẽ xuất hiện tại đây.',
      emptyHistoryTitle: 'Chưa có hội thảo nào kết thúc',
      emptyHistoryText: 'Khi hội thảo kết thúc, bạn có thể xem lại tại đây.',
      missingTitle: 'Không tìm thấy hội thảo này',
      missingText: 'Hội thảo không tồn tại, hoặc bạn không phải là thành viên.',
      journey: 'Tiến trình của hội thảo',
      notMember: 'Bạn không phải là học viên của hội thảo; bạn xem với tư cách người phụ trách hoặc quản trị viên.',
      state: {
        notStarted: 'Chưa bắt đầu',
        inProgress: 'Đang diễn ra',
        ended: 'Đã kết thúc',
      },
      headmaster: 'Người phụ trách hội thảo',
    },
  },
  types: 'Lọc theo trạng thái',
  all: 'Tất cả',
  kind: {
    face: 'Học trực tiếp',
    online: 'Học trực tuyến',
    party: 'Trường Đảng',
  },
  facts: 'Thông tin cơ bản',
  dates: 'Thời gian',
  place: 'Địa điểm',
  online: 'Trực tuyến',
  noHeadmaster: 'Chưa phân công',
  memberCount: 'Sĩ số',
  people: '{count} người',
  members: 'Thành viên',
  noMembers: 'Chưa có thành viên.',
  moreMembers: 'Còn {count} thành viên chưa liệt kê.',
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-list': 'Lớp học',
  'class-detail': 'Lớp học',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-list': 'lớp học, đào tạo, hội thảo, học trực tiếp, bạn cùng lớp',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  begins: {
    title: 'Sắp khai giảng',
    content: '“{className}” sẽ bắt đầu vào {from}. Bạn có thể xem trước lịch trình và danh sách người tham gia.',
  },
  ended: {
    title: 'Đã hoàn thành',
    content: '“{className}” đã kết thúc vào {to}. Cảm ơn bạn đã tham gia. Bạn vẫn có thể xem lại mọi thông tin.',
  },
} satisfies Translation<typeof zhCN.notices>
