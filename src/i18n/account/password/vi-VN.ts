import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  newPassword: 'Mật khẩu mới',
  confirmation: 'Nhập lại mật khẩu mới',
  ruleLength: 'Từ 8 đến 32 ký tự',
  ruleDigit: 'Có ít nhất một chữ số',
  ruleUpper: 'Có ít nhất một chữ hoa (A–Z)',
  ruleLower: 'Có ít nhất một chữ thường (a–z)',
  ruleMet: 'đã đạt',
  ruleUnmet: 'chưa đạt',
  strength: 'Độ mạnh: {level}',
  strengthWeak: 'Yếu',
  strengthMedium: 'Trung bình',
  strengthStrong: 'Mạnh',
  save: 'Lưu mật khẩu mới',
  heading: 'Đổi mật khẩu',
  lead: 'Các thiết bị khác sẽ bị đăng xuất ngay. Sau đó, vui lòng đăng nhập lại bằng mật khẩu mới.',
  original: 'Mật khẩu hiện tại',
  changedHeading: 'Đã đổi mật khẩu',
  changedText: 'Các thiết bị khác đã bị đăng xuất và chúng tôi đã báo cho bạn qua email hoặc tin nhắn.',
  leaving: 'Bạn sẽ được đăng xuất sau {seconds} giây.',
  reason: {
    empty: 'Vui lòng nhập mật khẩu mới.',
    rule: 'Mật khẩu mới phải có từ 8 đến 32 ký tự, có chữ số, chữ hoa (A–Z) và chữ thường (a–z).',
    confirmationEmpty: 'Vui lòng nhập lại mật khẩu mới.',
    confirmationDiffers: 'Hai mật khẩu không khớp nhau.',
    originalEmpty: 'Vui lòng nhập mật khẩu hiện tại.',
    originalWrong: 'Mật khẩu hiện tại không đúng.',
    same: 'Mật khẩu mới phải khác mật khẩu hiện tại.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPasswords: 'Đổi mật khẩu',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPasswords: 'đổi mật khẩu, mật khẩu mới, bảo mật tài khoản',
} satisfies Translation<typeof zhCN.keywords>
