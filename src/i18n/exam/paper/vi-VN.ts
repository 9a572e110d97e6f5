import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  question: 'Câu {number}',
  of: 'Câu {number} trên {count}',
  marks: 'Điểm: {marks}',
  single: 'Chọn một đáp án',
  multiple: 'Chọn mọi đáp án đúng',
  trueFalse: 'Đúng hay sai',
  short: 'Trả lời ngắn',
  true: 'Đúng',
  false: 'Sai',
  yourAnswer: 'Câu trả lời của bạn',
  counter: '{count} / {max}',
  clear: 'Xóa câu trả lời',
  mark: 'Đánh dấu để xem lại',
  previous: 'Câu trước',
  next: 'Câu sau',
  map: 'Các câu hỏi',
  keys: 'Khi con trỏ ở trong câu hỏi: phím số hoặc chữ chọn đáp án, {next} sang câu sau, {previous} về câu trước, {mark} đánh dấu để xem lại.',
  state: {
    open: 'Chưa trả lời',
    answered: 'Đã trả lời, đã lưu',
    unsaved: 'Đã trả lời, chưa lưu',
    left: 'Đã rời khỏi, không sửa được nữa',
    marked: 'Đã đánh dấu để xem lại',
  },
  saving: {
    saved: 'Đã lưu câu trả lời',
    gathering: 'Sắp lưu…',
    saving: 'Đang lưu…',
    failed: 'Tự động lưu không thành công; sẽ sớm thử lại',
    refused: 'Lưu không thành công',
    now: 'Lưu ngay',
  },
  inTab:
    'Trình duyệt này không giữ được câu trả lời: chúng chỉ nằm trong thẻ này. Đừng đóng thẻ trước khi hiện “Đã lưu câu trả lời”.',
  offline:
    'Bạn đang ngoại tuyến. Cứ tiếp tục trả lời: câu trả lời nằm trên thiết bị này và được lưu khi có mạng trở lại.',
  elsewhere: {
    title: 'Bài thi này đang được làm ở nơi khác',
    text: 'Một cửa sổ hoặc thiết bị khác đang làm bài; tại đây bạn chỉ xem được. Nếu làm tiếp ở đây, nơi kia sẽ không trả lời được nữa.',
    here: 'Làm tiếp ở đây',
  },
  leftSent: 'Các câu trả lời đang chờ trên thiết bị này đã được gửi đi.',
  yielded: 'Các câu này đã được trả lời khác ở nơi kia, và các câu trả lời đó được giữ: {questions}',
  undelivered: 'Thiết bị này còn câu trả lời chưa gửi đến nơi. Chúng không được tính.',
  timeLeft: 'Thời gian còn lại',
  moment: {
    half: 'Đã hết nửa thời gian.',
    ten: 'Còn 10 phút.',
    five: 'Còn 5 phút.',
    one: 'Còn 1 phút.',
    up: 'Hết giờ.',
  },
  handIn: {
    open: 'Nộp bài',
    title: 'Nộp bài ngay?',
    complete: 'Mọi câu đều đã có câu trả lời. Nộp bài rồi thì không sửa được nữa.',
    unanswered: 'Số câu chưa trả lời: {count}. Nộp bài rồi thì không sửa được nữa.',
    keep: 'Làm tiếp',
    busy: 'Đang nộp bài…',
    failed: 'Nộp bài không thành công',
    failedText: 'Không mất câu trả lời nào: hãy nộp lại. Hệ thống cũng tự thử lại khi có mạng trở lại.',
    again: 'Nộp lại',
  },
  handedIn: {
    title: 'Đã nộp bài',
    text: 'Mọi câu trả lời của bạn đã đến nơi.',
  },
  over: {
    title: 'Hết giờ',
    text: 'Mọi câu trả lời lưu kịp giờ đều được tính.',
  },
  toResult: 'Xem kết quả',
  toHome: 'Về trang chủ',
  leaving: {
    title: 'Rời câu này?',
    text: 'Bạn đã trả lời câu này. Rời đi rồi thì không quay lại được.',
    leave: 'Rời đi',
    stay: 'Ở lại',
    refused: 'Bạn đã trả lời và rời câu này; không mở lại được.',
  },
  missing: 'Không tìm thấy bài thi này',
  missingHint: 'Liên kết có thể sai, hoặc bài thi không phải của bạn.',
} satisfies Translation<typeof zhCN.default>

export const titles = {
  paper: 'Bài thi',
} satisfies Translation<typeof zhCN.titles>
