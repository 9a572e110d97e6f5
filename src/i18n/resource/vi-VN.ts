import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  lead: 'Tài liệu của các khóa học và của học viện để tải về và sử dụng.',
  search: 'Tìm tài liệu',
  placeholder: 'Tên hoặc tóm tắt',
  types: 'Loại tài liệu',
  all: 'Tất cả',
  type: {
    video: 'Phim',
    image: 'Hình ảnh',
    document: 'Văn bản',
    other: 'Khác',
  },
  sort: 'Sắp xếp',
  newest: 'Mới nhất',
  hottest: 'Tải nhiều nhất',
  best: 'Đánh giá cao nhất',
  count: '{count} tài liệu',
  uploaded: 'Tải lên',
  downloads: '{count} lượt tải',
  forAll: 'Dùng chung',
  noFile: 'Không có tệp đính kèm',
  download: 'Tải về',
  downloading: 'Đã tải {percent}',
  cancel: 'Hủy tải về',
  saved: 'Đã tải về',
  rate: 'Đánh giá',
  rateTitle: 'Đánh giá tài liệu này',
  rateText: 'Mỗi tài liệu chỉ được đánh giá một lần và không thể thay đổi sau đó.',
  submit: 'Gửi đánh giá',
  back: 'Để sau',
  emptyTitle: 'Không có tài liệu phù hợp',
  emptyText: 'Hãy thử từ khác hoặc chọn loại khác.',
  clear: 'Xóa tất cả bộ lọc',
  noneTitle: 'Chưa có tài liệu',
  noneText: 'Tài liệu sẽ hiện ở đây ngay khi được tải lên.',
  ofCourseTitle: 'Khóa học này không có tài liệu',
  ofCourseText: 'Tài liệu sẽ hiện ở đây khi giảng viên tải lên.',
  toAll: 'Xem tất cả tài liệu',
  reason: {
    noAttachment: 'Không có tệp đính kèm để tải về.',
    alreadyRated: 'Bạn đã đánh giá tài liệu này. Không thể thay đổi đánh giá.',
    nothingChosen: 'Hãy chọn từ một đến năm sao trước khi gửi.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resources: 'Tài liệu học tập',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resources: 'tài liệu, tải về, tệp, văn bản, bài giảng, đính kèm',
} satisfies Translation<typeof zhCN.keywords>
