import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  invitation: 'Chào mừng: hãy đặt mật khẩu',
  reset: 'Đặt mật khẩu mới',
  account: 'Tài khoản: {account}',
  until: 'Liên kết có hiệu lực đến',
  dead: 'Liên kết này không còn dùng được',
  deadText: 'Hãy xin quản trị viên liên kết khác, hoặc tự lấy lại mật khẩu bằng mã.',
  byCode: 'Lấy lại mật khẩu bằng mã',
  done: 'Đã đặt mật khẩu',
  doneText: 'Bây giờ bạn có thể đăng nhập.',
  toSignIn: 'Đến trang đăng nhập',
  reason: {
    unknown: 'Không có liên kết này; hãy kiểm tra đã chép đủ chưa.',
    expired: 'Liên kết đã hết hạn.',
    used: 'Liên kết đã được dùng; chỉ dùng được một lần.',
    void: 'Liên kết không còn hiệu lực; có thể đã có liên kết mới hơn.',
  },
} satisfies Translation<typeof zhCN.default>
