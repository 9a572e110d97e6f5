import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Danh mục dùng chung',
  intro:
    'Các lựa chọn trong biểu mẫu được quản lý tại đây: danh mục khóa học, chủ đề, phòng ban, v.v. Mục đã ngừng dùng không còn để chọn, nhưng vẫn hiển thị ở nơi đang dùng.',
  type: {
    courseCategory: 'Danh mục khóa học',
    newsTopic: 'Chủ đề tin tức',
    helpTopic: 'Chủ đề trợ giúp',
    department: 'Phòng ban',
    post: 'Chức vụ',
    educationLevel: 'Trình độ học vấn',
    documentType: 'Loại giấy tờ',
    religion: 'Tôn giáo',
    country: 'Quốc gia và vùng lãnh thổ',
  },
  use: {
    courseCategory: 'Dùng để phân loại và lọc khóa học.',
    newsTopic: 'Dùng để phân loại tin tức.',
    helpTopic: 'Dùng để phân loại bài viết của trung tâm trợ giúp, theo thứ tự này.',
    department:
      'Mỗi người thuộc một phòng ban; lớp học, phiếu khảo sát và nhiệm vụ có thể chỉ dành cho một số phòng ban.',
    profile: 'Mỗi người tự chọn trong hồ sơ của mình.',
  },
  offered: 'Đang dùng: {count}',
  retiredCount: 'Ngừng dùng: {count}',
  none: 'Chưa có gì',
  fallback: 'Chỉ cần một ngôn ngữ; người đọc ngôn ngữ khác sẽ thấy tên bằng ngôn ngữ đó.',
  entries: 'Các mục',
  order: 'Biểu mẫu liệt kê theo thứ tự này.',
  byName: 'Biểu mẫu xếp theo tên, không phụ thuộc thứ tự ở đây.',
  find: 'Tìm một mục',
  nothingFound: 'Không có tên nào chứa các từ này.',
  entry: 'Mục {number}',
  add: 'Thêm mục',
  uses: 'Số lần dùng: {count}',
  unused: 'Không dùng',
  retired: 'Ngừng dùng',
  retire: 'Ngừng dùng “{name}”',
  restore: 'Dùng lại “{name}”',
  removed: 'Sẽ xóa khi lưu',
  putBack: 'Không xóa “{name}” nữa',
  fresh: 'Mới, chưa lưu',
  empty: 'Danh mục “{name}” chưa có gì để chọn.',
  fill: 'Thêm mục',
  ask: 'Hãy nhờ quản trị viên thêm.',
  reason: {
    nameMissing: 'Mỗi mục phải có tên bằng ít nhất một ngôn ngữ.',
    inUse: '“{name}” đang được dùng (số lần dùng: {count}) nên không thể xóa. Bạn có thể ngừng dùng.',
    unknownEntry: 'Một trong các mục này không còn nữa. Hãy mở lại danh mục trước khi sửa.',
  },
} satisfies Translation<typeof zhCN.default>
