import type { NamespaceAdministrationTranslation } from '../../i18n-types.ts'

const viVNAdministration = {
  outbox: {
    heading: 'Hộp thư đi',
    intro: 'Tin nhắn và email do cổng gửi đi. Khi chưa cấu hình dịch vụ gửi, nội dung được lưu tại đây.',
    empty: 'Chưa có tin nào.',
    emptyHint: 'Khi có người lấy lại mật khẩu, mã xác thực sẽ hiện ở đây.',
    sms: 'Tin nhắn SMS',
    mail: 'Email',
    target: 'Người nhận: {target}',
    state: 'Trạng thái: {state}',
    sent: 'Đã gửi',
    kept: 'Lưu tại đây',
    notSent: 'Gửi thất bại',
  },
} satisfies NamespaceAdministrationTranslation

export default viVNAdministration
