import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  codeSubject: 'Mã xác thực của bạn',
  codeText:
    'Mã xác thực của bạn là {code}, có hiệu lực trong {minutes} phút. Nếu bạn không yêu cầu mã này, vui lòng bỏ qua tin nhắn.',
  passwordSubject: 'Mật khẩu của bạn đã được đổi',
  passwordText:
    'Mật khẩu tài khoản Cổng học tập của bạn vừa được đổi. Nếu không phải do bạn thực hiện, vui lòng liên hệ ngay với quản trị viên.',
  phoneText:
    'Số điện thoại của tài khoản Cổng học tập của bạn vừa được đổi thành {phone}. Nếu không phải do bạn thực hiện, vui lòng liên hệ ngay với quản trị viên.',
  emailSubject: 'Email của bạn đã được đổi',
  emailText:
    'Email của tài khoản Cổng học tập của bạn vừa được đổi thành {email}. Nếu không phải do bạn thực hiện, vui lòng liên hệ ngay với quản trị viên.',
  invitationSubject: 'Tài khoản của bạn trên cổng học tập',
  invitationText:
    'Tài khoản của bạn trên cổng học tập là {account}. Hãy đặt mật khẩu trong {hours} giờ; liên kết chỉ dùng được một lần: {link}',
  resetSubject: 'Đặt mật khẩu mới',
  resetText:
    'Quản trị viên gửi bạn liên kết đặt mật khẩu mới cho {account}. Có hiệu lực {hours} giờ và chỉ dùng một lần: {link}',
} satisfies Translation<typeof zhCN.default>
