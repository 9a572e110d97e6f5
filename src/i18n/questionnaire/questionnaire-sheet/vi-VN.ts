import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  onDevice: 'Giữ trên thiết bị này',
  closesIn: 'Đóng sau',
  anonymous:
    'Ẩn danh: câu trả lời được lưu không kèm tên bạn. Trước khi gửi, chúng chỉ nằm trên thiết bị này; sau đó không sửa được nữa.',
  named: 'Câu trả lời được lưu kèm tên bạn. Sau khi gửi không sửa được nữa.',
  namedChangeable: 'Câu trả lời được lưu kèm tên bạn. Bạn có thể sửa cho đến khi đóng.',
  page: 'Trang {number} trên {count}',
  appeared: 'Câu hỏi mới trên trang này: {count}',
  gone: 'Câu hỏi không còn được hỏi: {count}',
  required: 'Bắt buộc',
  least: 'Chọn ít nhất: {count}',
  most: 'Chọn nhiều nhất: {count}',
  scale: 'Thang đánh giá',
  rank: {
    kind: 'Xếp thứ tự',
    up: 'Chuyển lên',
    down: 'Chuyển xuống',
    moved: 'Hiện ở vị trí {number} trên {count}',
    untouched: 'Hãy dùng các mũi tên để xếp theo ý bạn, hoặc dùng thứ tự này nếu bạn đồng ý.',
    keep: 'Dùng thứ tự này',
  },
  previous: 'Trang trước',
  next: 'Trang sau',
  submit: {
    open: 'Gửi',
    busy: 'Đang gửi…',
    title: 'Gửi ngay?',
    anonymous: 'Câu trả lời được lưu không kèm tên bạn và sau đó không sửa được nữa.',
    changeable: 'Bạn có thể sửa câu trả lời cho đến khi đóng.',
    final: 'Sau đó không sửa câu trả lời được nữa.',
    unanswered: 'Câu chưa trả lời: {count}',
    keep: 'Trả lời tiếp',
    failed: 'Gửi không thành công',
    failedText: 'Không câu trả lời nào bị mất: hãy gửi lại. Hệ thống cũng tự thử lại khi có mạng.',
    again: 'Gửi lại',
  },
  changed:
    'Câu hỏi hoặc tính ẩn danh vừa thay đổi, và những câu trả lời không còn phù hợp đã bị bỏ. Hãy xem lại trước khi gửi.',
  elsewhere: {
    title: 'Khảo sát này đang được trả lời ở nơi khác',
    text: 'Một cửa sổ hoặc thiết bị khác đang trả lời; ở đây bạn chỉ có thể xem. Nếu bạn làm tiếp ở đây thì ở đó không trả lời được nữa.',
  },
  offlineOnDevice: 'Bạn đang ngoại tuyến. Cứ trả lời tiếp: câu trả lời ở lại trên thiết bị này. Cần có mạng để gửi.',
  inTab: 'Trình duyệt này không giữ được câu trả lời: chúng chỉ nằm trong thẻ này. Đừng đóng thẻ trước khi gửi.',
  lacking: {
    title: 'Chưa thể gửi',
    text: 'Những câu này phải trả lời, hoặc cần chọn thêm:',
    here: 'Hãy trả lời câu này.',
  },
  missing: {
    title: 'Không tìm thấy khảo sát này',
    text: 'Có thể liên kết sai, hoặc khảo sát này không dành cho bạn.',
  },
  submitted: {
    title: 'Đã gửi',
    text: 'Cảm ơn bạn. Câu trả lời của bạn đã đến nơi.',
    anonymous: 'Cảm ơn bạn. Câu trả lời đã đến nơi không kèm tên bạn, và không còn được giữ trên thiết bị này.',
  },
  already: {
    title: 'Bạn đã gửi rồi',
    text: 'Câu trả lời của bạn được tính.',
  },
  over: {
    title: 'Đã đóng',
    text: 'Có thể trả lời đến {moment}.',
  },
  notOpen: {
    title: 'Hiện không mở',
    text: 'Mở lúc {moment}.',
    begin: 'Bắt đầu',
  },
  change: {
    open: 'Sửa câu trả lời của tôi',
    title: 'Sửa những gì bạn đã gửi?',
    text: 'Những gì đã gửi vẫn được tính cho đến khi bạn gửi lại.',
  },
} satisfies Translation<typeof zhCN.default>
