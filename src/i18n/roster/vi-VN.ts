import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  group: 'Nhóm',
  templateName: 'Mẫu nhập học viên lớp',
  heading: 'Nhập học viên',
  intro: 'Tệp được kiểm tra trước và hiển thị kết quả từng dòng; chưa ai được đưa vào lớp trước khi bạn xác nhận.',
  who: 'Mỗi dòng một học viên theo tài khoản; quản trị viên còn có thể dùng điện thoại hoặc email. Tổ có thể để trống.',
  action: {
    putIn: 'Sẽ được thêm',
    invite: 'Sẽ được mời',
    stay: 'Đã là học viên',
  },
  newGroup: '{name} (mới)',
  counts: {
    putsIn: 'Đã thêm: {count}',
    invites: 'Được mời: {count}',
    stays: 'Đã là học viên: {count}',
    refused: 'Chưa thêm: {count}',
  },
  invitedNote: 'Người được mời chỉ vào lớp và nhóm sau khi chấp nhận.',
  newGroups: 'Nhóm sẽ được tạo: {names}',
  exporting: 'Xuất dữ liệu',
  exportingHint: 'Ở cả hai định dạng, mọi ô đều lưu dạng văn bản.',
  what: {
    members: 'Học viên',
    attendance: 'Điểm danh',
    standings: 'Tiến độ',
  },
  fileName: '{className} {what}',
  column: {
    department: 'Phòng ban',
    offices: 'Chức vụ',
    state: 'Đăng ký',
    requiredPassed: 'Bắt buộc đã đạt',
    electivePassed: 'Tự chọn đã đạt',
    requiredHours: 'Giờ bắt buộc',
    electiveHours: 'Giờ tự chọn',
  },
  state: {
    registered: 'Đã đăng ký',
    underReview: 'Đang xét duyệt',
    waiting: 'Trong danh sách chờ',
  },
  office: {
    classTeacher: 'Giáo viên chủ nhiệm',
    teamLeader: 'Trưởng nhóm',
    disciplineCommittee: 'Ủy viên kỷ luật',
  },
  reason: {
    headings: 'Dòng đầu cần có cột tài khoản, điện thoại hoặc email; xem tệp mẫu.',
    byAccount: 'Vui lòng ghi học viên theo tài khoản: chỉ quản trị viên mới có thể ghi theo điện thoại hoặc email.',
    nobody: 'Dòng này không ghi là ai.',
    unknown: 'Không có người này.',
    disabled: 'Tài khoản này đã bị vô hiệu hóa.',
    full: 'Lớp đã hết chỗ.',
    duplicate: 'Người này đã có ở dòng trước.',
    otherPerson: 'Thông tin này là của người khác, không phải người được nêu ở dòng này.',
    groupTooLong: 'Tên nhóm tối đa 64 ký tự.',
    notAnnounced: 'Lớp chưa được công bố nên chưa thể thêm ai.',
    finished: 'Lớp đã kết thúc nên không thể thêm ai nữa.',
  },
} satisfies Translation<typeof zhCN.default>
