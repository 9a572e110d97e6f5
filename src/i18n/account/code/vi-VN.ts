import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  channel: 'Gửi mã đến',
  phone: 'Điện thoại',
  email: 'Email',
  send: 'Gửi mã',
  resendIn: 'Gửi lại sau {seconds} giây',
  label: 'Mã xác thực (sáu chữ số)',
  reason: {
    empty: 'Vui lòng nhập mã.',
    wrong: 'Mã không đúng.',
    expired: 'Mã đã hết hạn. Vui lòng gửi mã mới.',
    tooManyTries: 'Bạn đã nhập sai quá nhiều lần. Vui lòng gửi mã mới.',
    tooManySends: 'Đã gửi mã quá nhiều lần. Vui lòng thử lại sau.',
    noChannel: 'Tài khoản này không liên kết với thông tin liên hệ đó.',
  },
} satisfies Translation<typeof zhCN.default>
