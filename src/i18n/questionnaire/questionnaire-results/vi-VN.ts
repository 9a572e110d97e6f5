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
  inSteps:
    'Để không ai bị nhận ra, số liệu của câu trả lời ẩn danh được cập nhật sau mỗi năm lượt trả lời; sau khi đóng, những lượt cuối được cộng thêm nếu có ít nhất hai lượt.',
  openInSteps:
    'Để không ai thấy người nào vừa trả lời gì, trong khi còn mở, số liệu cập nhật theo từng năm câu trả lời; sau khi đóng, những câu trả lời cuối được cộng thêm nếu có ít nhất hai.',
  learnersInSteps:
    'Để không ai thấy người nào vừa trả lời gì, trong khi còn mở, người được hỏi thấy số liệu cập nhật theo từng năm câu trả lời; sau khi đóng, những câu trả lời cuối được cộng thêm nếu có ít nhất hai. Bạn thấy tất cả.',
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
    number: 'STT',
    answered: 'Số người trả lời',
    caption: 'Số liệu của câu hỏi {number}',
    option: 'Lựa chọn',
    count: 'Số người',
    share: 'Tỷ lệ',
    place: 'Thứ hạng trung bình',
  },
  moreTexts: 'Đang hiển thị {count} trên {total} nội dung; tệp xuất có tất cả.',
  live: 'Khi cuộc bỏ phiếu còn mở, kết quả được cập nhật mỗi {count} giây.',
  view: 'Cách xem',
  overall: 'Tất cả câu trả lời',
  byDepartment: 'Theo phòng ban',
  departments: {
    fewText:
      'Một phòng ban được hiển thị từ {count} lượt gửi, các phòng ban còn lại gộp chung, để không ai bị nhận ra.',
    few: 'Chưa có phòng ban nào đủ câu trả lời để hiển thị riêng.',
    others: 'Các phòng ban khác',
  },
  subjects: {
    view: 'Theo khóa học và giảng viên',
    course: 'So sánh các khóa học',
    teacher: 'So sánh các giảng viên',
    few: 'Chưa đến {count}',
    fewText: 'Khóa học hoặc giảng viên chỉ hiện khi có từ {count} câu trả lời, để không ai bị nhận ra.',
  },
  chart: {
    bars: 'Biểu đồ thanh của câu {number}:',
    distribution: 'Phân bố điểm của câu {number}:',
    places: 'Thứ hạng trung bình của câu {number}:',
    departments: 'So sánh các phòng ban ở câu {number}; số liệu có trong bảng bên dưới.',
  },
  export: {
    all: 'Tất cả',
    figures: 'Số liệu',
    answers: 'Câu trả lời',
    question: 'Câu hỏi',
    share: 'Tỷ lệ (%)',
    average: 'Trung bình',
    submitted: 'Đã gửi',
    counted: 'Đã tính',
    text: 'Nội dung',
    title: 'Xuất',
  },
  refresh: 'Làm mới',
  print: 'In',
  toEditor: 'Về khảo sát',
  true: 'Đúng',
  false: 'Sai',
} satisfies Translation<typeof zhCN.default>
