import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  or: 'hoặc',
  signIn: 'Đăng nhập bằng khóa truy cập',
  cancel: 'Hủy',
  waiting: 'Hãy làm theo hướng dẫn của trình duyệt hoặc thiết bị.',
  heading: 'Khóa truy cập',
  intro:
    'Đăng nhập bằng vân tay, khuôn mặt hoặc mã PIN của thiết bị, không cần tên tài khoản, mật khẩu và mã xác nhận. Khóa truy cập không thể bị đoán hay bị lừa lấy mất.',
  add: 'Thêm khóa truy cập',
  addText: 'Hãy đặt tên. Sau đó trình duyệt hoặc thiết bị sẽ xác nhận đó là bạn.',
  next: 'Tiếp tục',
  unsupported: 'Không dùng được khóa truy cập trong trình duyệt này hoặc tại địa chỉ này.',
  full: 'Đã đạt giới hạn: {max}. Hãy xóa bớt một khóa để thêm khóa khác.',
  emptyTitle: 'Chưa có khóa truy cập',
  emptyText: 'Có khóa rồi, lần sau bạn chỉ cần xác nhận trên thiết bị.',
  name: 'Tên',
  nameHint: 'Để bạn nhận ra, chẳng hạn “Máy tính ở cơ quan”.',
  defaultName: 'Khóa truy cập {number}',
  confirmTitle: 'Xác nhận đó là bạn',
  confirmText: 'Bạn đã đăng nhập được một lúc. Hãy nhập mật khẩu trước khi thêm cách đăng nhập.',
  added: 'Đã thêm khóa truy cập.',
  renamed: 'Đã đổi tên.',
  removed: 'Đã xóa khóa truy cập.',
  created: 'Thêm ngày',
  used: 'Dùng lần cuối',
  never: 'Chưa dùng',
  synced: 'Đồng bộ giữa các thiết bị',
  oneDevice: 'Chỉ trên một thiết bị',
  rename: 'Đổi tên',
  renameOne: 'Đổi tên “{name}”',
  renameTitle: 'Đổi tên khóa truy cập này',
  renameText: 'Chỉ bạn nhìn thấy tên này.',
  save: 'Lưu',
  remove: 'Xóa',
  removeOne: 'Xóa “{name}”',
  removeTitle: 'Xóa “{name}”?',
  removeText:
    'Khóa này sẽ không đăng nhập ở đây được nữa. Thiết bị có thể vẫn hiện nó: hãy xóa cả trong trình quản lý mật khẩu.',
  keep: 'Giữ lại',
  reason: {
    expired: 'Đã quá lâu. Vui lòng bắt đầu lại.',
    unknown: 'Cổng không nhận ra khóa truy cập này. Có thể nó đã bị xóa.',
    refused: 'Không xác minh được khóa truy cập.',
    unavailable: 'Trình duyệt hoặc thiết bị không dùng được khóa truy cập.',
    confirm: 'Hãy nhập mật khẩu trước khi thêm cách đăng nhập.',
    signInAnew: 'Bạn đã đăng nhập được một lúc. Hãy đăng xuất, đăng nhập lại rồi thêm trong vòng mười phút.',
    wrongPassword: 'Mật khẩu không đúng.',
    tooMany: 'Số khóa truy cập đã đạt giới hạn. Hãy xóa bớt một khóa để thêm khóa khác.',
    emptyName: 'Hãy nhập tên.',
    longName: 'Tên có tối đa 50 ký tự.',
    known: 'Thiết bị này đã có khóa truy cập của bạn.',
    lastWay: 'Đây là cách đăng nhập duy nhất của bạn nên không thể xóa.',
  },
  told: {
    addedSubject: 'Đã thêm khóa truy cập',
    addedText:
      'Khóa truy cập “{name}” vừa được thêm vào tài khoản Cổng học tập của bạn và có thể dùng để đăng nhập. Nếu không phải bạn, hãy xóa ngay và đổi mật khẩu.',
    removedSubject: 'Đã xóa khóa truy cập',
    removedText:
      'Khóa truy cập “{name}” vừa bị xóa khỏi tài khoản Cổng học tập của bạn. Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ quản trị viên.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  passkeys: 'Cách đăng nhập',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  passkeys: 'khóa truy cập, vân tay, khuôn mặt, khóa bảo mật, cách đăng nhập, đăng nhập một lần, bảo mật tài khoản',
} satisfies Translation<typeof zhCN.keywords>
