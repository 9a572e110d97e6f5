import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Tổ chức',
  name: 'Tên của cổng',
  nameHint:
    'Hiển thị ở đầu mọi trang, trong tiêu đề trình duyệt và trên màn hình chính của điện thoại. Nếu không có tên bằng ngôn ngữ nào thì dùng tên có sẵn.',
  fallback: 'Chỉ cần một ngôn ngữ; người đọc ngôn ngữ khác thấy tên bằng ngôn ngữ đó.',
  settings: 'Ngôn ngữ và thời gian',
  settingsHint: 'Theo thiết lập của máy chủ {settings}.',
  mainLanguage: 'Ngôn ngữ chính',
  timeZone: 'Múi giờ',
  reason: {
    nameBraces: 'Tên không được chứa dấu ngoặc nhọn.',
  },
} satisfies Translation<typeof zhCN.default>
