import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Bài làm',
  intro: 'Bài làm của các kỳ thi bạn phụ trách: chấm câu trả lời ngắn và gia hạn thời gian.',
  placeholder: 'Tên học viên',
  state: { inProgress: 'Đang làm', marking: 'Chờ chấm', marked: 'Đã chấm' },
  allExams: 'Tất cả kỳ thi',
  exam: 'Kỳ thi',
  ends: 'Kết thúc',
  beingWritten: 'Bài đang được làm. Câu trả lời sẽ hiện sau khi nộp.',
  theirs: 'Câu trả lời',
  chosen: 'Đã chọn',
  marks: 'Điểm (trên {full})',
  comment: 'Nhận xét cho học viên',
  save: 'Lưu điểm',
  saved: 'Đã lưu điểm.',
  late: {
    heading: 'Đến muộn',
    text: 'Các câu trả lời này đến sau khi hết giờ và không được tính.',
    device: 'Theo thiết bị',
    arrival: 'Khi nhận được',
  },
  extra: {
    heading: 'Thêm thời gian',
    minutes: 'Số phút thêm',
    reason: 'Lý do, sẽ báo cho học viên',
    give: 'Thêm thời gian',
    done: 'Bài làm đã được thêm thời gian.',
  },
  papers: 'Xem bài làm',
  results: 'Kết quả',
  column: {
    attempt: 'Lần làm',
    state: 'Trạng thái',
    begun: 'Bắt đầu',
    handedIn: 'Nộp bài',
    marks: 'Điểm',
    total: 'Điểm tối đa',
    outcome: 'Kết luận',
  },
} satisfies Translation<typeof zhCN.default>
