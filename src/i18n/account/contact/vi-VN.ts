import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  steps: 'Các bước',
  stepContact: 'Thông tin mới',
  stepCode: 'Xác thực',
  stepDone: 'Hoàn tất',
  current: 'Hiện tại: {contact}',
  country: 'Quốc gia hoặc vùng',
  sentTo: 'Mã gồm sáu chữ số đã được gửi đến {contact} và có hiệu lực trong {minutes} phút.',
  confirm: 'Xác nhận',
  phone: {
    heading: 'Đổi số điện thoại',
    bindHeading: 'Thêm số điện thoại',
    bindLead: 'Điện thoại của bạn nhận mã xác thực và giúp bạn lấy lại quyền truy cập khi quên mật khẩu.',
    original: 'Số điện thoại hiện tại',
    fresh: 'Số điện thoại mới',
    first: 'Số điện thoại',
    doneHeading: 'Đã lưu số điện thoại',
    doneText: 'Từ nay mã xác thực sẽ được gửi đến số này:',
    alreadyHeading: 'Bạn đã có số điện thoại',
    alreadyText: 'Tài khoản của bạn đang dùng số {contact}.',
    toChange: 'Đổi số điện thoại',
  },
  email: {
    heading: 'Đổi email',
    bindHeading: 'Thêm email',
    bindLead: 'Hộp thư của bạn nhận mã xác thực và giúp bạn lấy lại quyền truy cập khi quên mật khẩu.',
    original: 'Email hiện tại',
    fresh: 'Email mới',
    first: 'Địa chỉ email',
    doneHeading: 'Đã lưu email',
    doneText: 'Từ nay mã xác thực sẽ được gửi đến địa chỉ này:',
  },
  reason: {
    phoneOriginalEmpty: 'Vui lòng nhập số điện thoại hiện tại.',
    phoneOriginalInvalid: 'Số điện thoại hiện tại không hợp lệ.',
    phoneOriginalWrong: 'Đây không phải số điện thoại hiện tại của bạn.',
    phoneEmpty: 'Vui lòng nhập số điện thoại.',
    phoneInvalid: 'Số điện thoại không hợp lệ. Vui lòng kiểm tra quốc gia hoặc vùng.',
    phoneSame: 'Số điện thoại mới phải khác số hiện tại.',
    phoneBound: 'Số điện thoại này đã được tài khoản khác sử dụng.',
    emailOriginalEmpty: 'Vui lòng nhập email hiện tại.',
    emailOriginalInvalid: 'Email hiện tại không hợp lệ.',
    emailOriginalWrong: 'Đây không phải email hiện tại của bạn.',
    emailEmpty: 'Vui lòng nhập email.',
    emailInvalid: 'Email không hợp lệ.',
    emailSame: 'Email mới phải khác email hiện tại.',
    emailBound: 'Email này đã được tài khoản khác sử dụng.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPhone: 'Đổi số điện thoại',
  resetEmail: 'Đổi email',
  bindPhone: 'Thêm số điện thoại',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPhone: 'số di động, số mới, thêm điện thoại',
  resetEmail: 'thư điện tử, email mới, địa chỉ email, thêm email',
} satisfies Translation<typeof zhCN.keywords>
