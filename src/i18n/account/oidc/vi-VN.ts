import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  signIn: 'Đăng nhập bằng {name}',
  heading: 'Tài khoản tại {name}',
  intro: 'Sau khi liên kết, bạn có thể đăng nhập ở đây qua {name}.',
  link: 'Liên kết tài khoản',
  linked: 'Đã liên kết tài khoản.',
  none: 'Chưa liên kết tài khoản nào.',
  since: 'Liên kết ngày',
  unlink: 'Hủy liên kết',
  unlinkOne: 'Hủy liên kết “{label}”',
  unlinkTitle: 'Hủy liên kết “{label}”?',
  unlinkText: 'Tài khoản này sẽ không đăng nhập ở đây được nữa. Tài khoản tại {name} vẫn giữ nguyên.',
  unlinked: 'Đã hủy liên kết tài khoản.',
  reason: {
    off: 'Cổng này chưa thiết lập cách đăng nhập khác.',
    expired: 'Đã quá lâu hoặc bước này đã được dùng. Vui lòng bắt đầu lại.',
    denied: 'Việc đăng nhập đã bị hủy ở hệ thống kia.',
    failed: 'Không xác nhận được câu trả lời của hệ thống kia. Vui lòng thử lại.',
    unreachable: 'Hiện không kết nối được với hệ thống kia. Vui lòng thử lại sau.',
    noAccount:
      'Ở đây không có tài khoản nào ứng với lần đăng nhập này. Hãy đăng nhập bằng mật khẩu và liên kết trong “Cách đăng nhập”, hoặc hỏi quản trị viên.',
    taken: 'Tài khoản đó đã liên kết với người khác.',
    lastWay: 'Đây là cách đăng nhập duy nhất của bạn nên không thể hủy liên kết.',
  },
  told: {
    linkedSubject: 'Đã liên kết tài khoản đăng nhập',
    linkedText:
      '“{label}” vừa được liên kết với tài khoản Cổng học tập của bạn và có thể dùng để đăng nhập. Nếu không phải bạn, hãy hủy liên kết ngay và đổi mật khẩu.',
    unlinkedSubject: 'Đã hủy liên kết tài khoản đăng nhập',
    unlinkedText:
      '“{label}” vừa bị hủy liên kết khỏi tài khoản Cổng học tập của bạn. Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ quản trị viên.',
  },
} satisfies Translation<typeof zhCN.default>
