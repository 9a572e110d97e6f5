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
  reason: {
    nameMissing: 'Hãy nhập tên lớp bằng tiếng Trung.',
    unknownPart: 'Có người, phòng ban hoặc khóa học nêu ở đây không còn tồn tại. Vui lòng chọn lại.',
    ownerOnly: 'Chỉ người phụ trách lớp hoặc quản trị viên mới có thể bàn giao lớp.',
    endBeforeStart: 'Thời gian đăng ký và lớp học đều phải kết thúc sau khi bắt đầu.',
    closesTooLate: 'Đăng ký phải đóng trước khi lớp kết thúc.',
    capacityBelowTaken: 'Số chỗ không thể ít hơn số học viên đã đăng ký.',
    notStaff: 'Bạn không phụ trách lớp này.',
    notAnnounced: 'Lớp chưa được công bố.',
    alreadyAnnounced: 'Lớp đã được công bố.',
    notClosed: 'Lớp không bị đóng sớm.',
    alreadyClosed: 'Lớp đã đóng. Hãy mở lại để chỉnh sửa.',
    alreadyEnded: 'Lớp đã kết thúc.',
    groupNameTaken: 'Đã có tổ mang tên này.',
    tooManyGroups: 'Một lớp có tối đa 100 tổ.',
    notMembers: 'Có người được chọn không phải là học viên của lớp.',
    stillAnnounced: 'Lớp đã được công bố nên không thể hủy; bạn có thể đóng lớp sớm.',
    discarded: 'Lớp này đã bị hủy và không thể chỉnh sửa nữa.',
  },
  desk: {
    one: 'Đăng ký',
    approve: 'Chấp nhận',
    reject: 'Từ chối',
    places: 'Số chỗ',
    taken: 'Đã nhận {taken} trên {capacity} chỗ',
    unlimited: 'Đã nhận {taken}, không giới hạn',
    classTime: 'Thời gian lớp',
    window: 'Thời gian đăng ký',
  },
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
  closed: {
    title: 'Một lớp đã đóng sớm',
    content: '“{className}” đã đóng trước thời hạn dự kiến. Bạn vẫn có thể xem lại mọi thông tin.',
  },
  reopened: {
    title: 'Một lớp được tiếp tục',
    content: '“{className}” đã được mở lại và tiếp tục theo kế hoạch.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  class: {
    title: 'Lớp',
    states: {
      draft: 'Bản nháp',
      announced: 'Đã công bố',
      closed: 'Đóng sớm',
      discarded: 'Đã hủy',
    },
    events: {
      save: 'Lưu',
      announce: 'Công bố',
      close: 'Đóng sớm',
      reopen: 'Mở lại',
      discard: 'Hủy',
      adopt: 'tiếp nhận những gì đã có',
    },
    guards: {
      isStale: 'người khác đã thay đổi trong lúc đó',
      notIsStaff: 'người gửi không phụ trách lớp',
      notHasTexts: 'thiếu tên bằng ngôn ngữ mặc định',
      notKnowsParts: 'có mục được nêu không tồn tại',
      notKeepsOwner: 'người gửi không được bàn giao lớp',
      notIsForward: 'có thời gian kết thúc trước khi bắt đầu',
      notClosesInTime: 'đăng ký đóng sau khi lớp kết thúc',
      notFits: 'số chỗ ít hơn số học viên',
      hasEnded: 'lớp đã kết thúc',
    },
  },
} satisfies Translation<typeof zhCN.charts>
