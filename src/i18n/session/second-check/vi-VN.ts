import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Xác nhận đây là bạn',
  hint: {
    phone: 'Mật khẩu đúng. Để hoàn tất đăng nhập, vui lòng nhập mã chúng tôi gửi đến điện thoại của bạn.',
    email:
      'Mật khẩu đúng. Tài khoản của bạn chưa có số điện thoại, vui lòng nhập mã chúng tôi gửi đến email của bạn để hoàn tất đăng nhập.',
  },
  sent: 'Mã gồm sáu chữ số đã được gửi đi và có hiệu lực trong {minutes} phút.',
  remember: 'Không hỏi lại trên thiết bị này trong một năm',
  rememberHint: 'Chỉ chọn trên thiết bị không ai khác dùng.',
  submit: 'Hoàn tất đăng nhập',
  unreachableHeading: 'Chúng tôi không thể gửi mã cho bạn',
  unreachableText:
    'Cổng thông tin này yêu cầu xác minh lần hai khi đăng nhập, nhưng tài khoản của bạn chưa có số điện thoại lẫn email. Vui lòng nhờ quản trị viên bổ sung rồi thử lại.',
  reason: {
    required: 'Vui lòng hoàn tất xác minh lần hai trước.',
    notDue: 'Bạn đã hoàn tất xác minh lần hai.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  validPhone: 'Xác minh lần hai',
} satisfies Translation<typeof zhCN.titles>
