import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export const charts = {
  schedule: {
    title: 'Lịch',
    states: {
      notStarted: 'Chưa bắt đầu',
      inProgress: 'Đang diễn ra',
      ended: 'Đã kết thúc',
    },
    events: {
      clockRead: 'Đọc đồng hồ',
    },
    guards: {
      hasBegun: 'đã đến lúc bắt đầu',
      hasEnded: 'đã đến lúc kết thúc',
    },
  },
  record: {
    title: 'Bản ghi',
    states: {
      loading: 'Đang tải',
      missing: 'Không tồn tại',
      forbidden: 'Không có quyền xem',
      failed: 'Tải thất bại',
      shown: 'Đang hiển thị',
      shownFresh: 'Vừa tải xong',
      shownAged: 'Đã tải một lúc',
      shownRenewing: 'Đang tra cứu lại',
      shownFollowing: 'Đang cập nhật',
      shownAsking: 'Viết lý do',
      shownSending: 'Đang gửi',
      shownUnsent: 'Không có phản hồi',
      shownCatchingUp: 'Đang lấy thay đổi',
      shownChanged: 'Người khác đã thay đổi',
    },
    events: {
      recordReloaded: 'Tải lại bản ghi',
      changeNoticed: 'Đã biết về thay đổi',
      eventChosen: 'Chọn thao tác',
      recordSignalled: 'Máy chủ báo bản ghi có thay đổi',
      recordOutdated: 'Người xem đã đổi ở chỗ khác trên trang',
      recordRevisited: 'Có người quay lại bản ghi',
      wordsChanged: 'Viết lý do',
      eventSent: 'Gửi thao tác',
      eventDropped: 'Bỏ thao tác',
    },
    guards: {
      isMissing: 'không có bản ghi này',
      isForbidden: 'người này không được xem',
      notIsOpen: 'vòng đời từ chối thao tác',
      isNew: 'bản ghi đã thay đổi',
      notIsAllowed: 'vòng đời từ chối nội dung đã viết',
      isStale: 'người khác đã nhanh hơn',
      isUnanswered: 'không rõ đã đến nơi hay chưa',
      isStillOpen: 'vẫn có thể thực hiện',
    },
  },
} satisfies Translation<typeof zhCN.charts>
