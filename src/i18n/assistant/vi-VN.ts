import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  name: 'Trợ lý',
  open: 'Mở trợ lý',
  collapse: 'Thu gọn trợ lý',
  move: 'Di chuyển trợ lý: dùng phím mũi tên, hoặc nhấn để sang góc tiếp theo',
  moved: 'Đã di chuyển trợ lý: cách cạnh bên {x} điểm ảnh, cách mép trên {y} điểm ảnh',
  question: 'Bạn tìm gì?',
  example: 'Ví dụ: khóa học, lớp học, mật khẩu',
  clear: 'Xóa chữ',
  tasks: 'Việc cần làm của bạn',
  pages: 'Trang',
  articles: 'Trung tâm trợ giúp',
  suggestedPages: 'Thường dùng',
  found: '{count} kết quả',
  nothing: 'Không tìm thấy gì cho “{text}”',
  nothingText: 'Hãy thử từ khác, hoặc xem Trung tâm trợ giúp.',
  nothingTextVisitor: 'Hãy thử từ khác. Sau khi đăng nhập, bạn còn có thể tìm trong phần trợ giúp và việc cần làm.',
  incomplete: 'Hiện không tìm được trong việc cần làm và phần trợ giúp.',
  continueCourse: 'Học tiếp',
  requiredCourse: 'Khóa học bắt buộc',
  classStarts: 'Lớp sắp khai giảng',
  questionnaire: 'Đang chờ bạn trả lời',
  homework: 'Đang chờ bạn nộp',
  learned: 'đã học {percent}',
  helpCentre: 'Trung tâm trợ giúp',
} satisfies Translation<typeof zhCN.default>
