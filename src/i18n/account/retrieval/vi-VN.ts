import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Lấy lại mật khẩu',
  headingWeak: 'Đổi mật khẩu',
  steps: 'Các bước',
  stepAccount: 'Kiểm tra tài khoản',
  stepCode: 'Xác minh danh tính',
  stepDone: 'Hoàn tất',
  accountHint:
    'Nhập tên đăng nhập của bạn. Chúng tôi sẽ gửi mã đến số điện thoại hoặc email đã liên kết với tài khoản đó.',
  codeSent: 'Nếu tài khoản tồn tại, mã gồm sáu chữ số đã được gửi đi và có hiệu lực trong {minutes} phút.',
  byPassword:
    'Tài khoản của bạn chưa có số điện thoại lẫn email nên chúng tôi không thể gửi mã. Vui lòng xác minh danh tính bằng mật khẩu hiện tại.',
  unreachable:
    'Tài khoản này chưa có số điện thoại lẫn email nên chúng tôi không thể gửi mã. Vui lòng nhờ quản trị viên của tổ chức bổ sung rồi thử lại.',
  next: 'Tiếp tục',
  doneHeading: 'Đã đổi mật khẩu',
  doneText: 'Vui lòng đăng nhập bằng mật khẩu mới. Bạn đã được đăng xuất khỏi tất cả thiết bị.',
  leaving: 'Tự động chuyển đến trang đăng nhập sau {seconds} giây.',
  toSignIn: 'Đến trang đăng nhập',
  reason: {
    expired: 'Đã quá thời gian cho phép. Vui lòng kiểm tra lại tài khoản.',
    verificationFailed: 'Việc xác minh chưa hoàn tất hoặc không thành công.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  retrieve: 'Lấy lại mật khẩu',
  emailReset: 'Đổi mật khẩu',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  retrieve: 'quên mật khẩu, lấy lại mật khẩu, đặt lại mật khẩu, khôi phục',
} satisfies Translation<typeof zhCN.keywords>
