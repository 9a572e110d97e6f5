import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  results: 'Kết quả',
  showing: 'Hiển thị kết quả cho người được hỏi',
  showings: {
    never: 'Không bao giờ',
    answered: 'Sau khi họ trả lời',
    always: 'Bất cứ lúc nào',
  },
  inSteps: 'Để không ai bị nhận ra, số liệu của câu trả lời ẩn danh được cập nhật sau mỗi năm lượt trả lời.',
  taken: 'Số người đã tham gia: {count}',
  counted: 'Số lượt gửi được tính trong số liệu này: {count}',
  few: {
    title: 'Chưa có nhiều người tham gia',
    text: 'Kết quả được hiển thị khi có từ {count} lượt gửi trở lên, để không ai bị nhận ra.',
  },
  hidden: {
    title: 'Kết quả không được hiển thị',
  },
  question: 'Câu hỏi {number}',
  answered: 'Số người trả lời: {count}',
  chosen: 'Số người chọn: {count} ({share})',
  average: 'Trung bình: {value} trên thang từ 1 đến {count}',
  point: 'Mức {number}',
  place: 'Thứ hạng trung bình: {value}',
  noPlace: 'Chưa ai xếp thứ tự',
  staffOnly: 'Chỉ nhân viên đọc được nội dung đã viết.',
  noTexts: 'Không có nội dung nào được viết.',
  table: {
    caption: 'Số liệu của câu hỏi {number}',
    option: 'Lựa chọn',
    count: 'Số người',
    share: 'Tỷ lệ',
    place: 'Thứ hạng trung bình',
  },
  refresh: 'Làm mới',
  print: 'In',
  toEditor: 'Về khảo sát',
  true: 'Đúng',
  false: 'Sai',
} satisfies Translation<typeof zhCN.default>
