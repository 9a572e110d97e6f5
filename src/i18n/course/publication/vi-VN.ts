import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    textsMissing:
      'Hãy viết tất cả bằng cùng một ngôn ngữ: tiêu đề và tóm tắt, tên mỗi chương, bài giảng và tài nguyên; với câu hỏi là nội dung và lựa chọn, với nhiệm vụ là tên và yêu cầu.',
    unknownPart:
      'Danh mục, tệp, khóa học, ngân hàng câu hỏi, lớp, phòng ban hoặc người được chọn không có hoặc không do bạn quản lý. Hãy chọn mục khác.',
    contentMissing:
      'Vẫn còn thiếu: khóa học cần một bài giảng phát được, chủ đề cần một khóa học đã đăng, câu hỏi cần đáp án đúng, nhiệm vụ cần tên cho từng tiêu chí.',
    notPublished: 'Nội dung này chưa được đăng.',
    alreadyPublished: 'Nội dung này đã được đăng.',
    stillPublished: 'Nội dung này vẫn đang được đăng. Hãy gỡ xuống trước khi hủy.',
    discarded: 'Nội dung này đã bị hủy và không thể sửa được nữa.',
    notEditor: 'Chỉ người phụ trách, người cùng biên soạn và quản trị viên mới được sửa nội dung này.',
    notOwner: 'Chỉ người phụ trách và quản trị viên mới được bàn giao hoặc chỉ định người cùng biên soạn.',
    unfitEditor:
      'Người phụ trách và người cùng biên soạn phải là giảng viên hoặc quản trị viên có tài khoản chưa bị khóa, mỗi người chỉ được nêu một lần; không được để trống người phụ trách.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  publication: {
    title: 'Khóa học, chủ đề và câu hỏi',
    states: {
      draft: 'Bản nháp',
      published: 'Đã đăng',
      withdrawn: 'Đã gỡ',
      discarded: 'Đã hủy',
    },
    events: {
      save: 'Lưu',
      publish: 'Đăng',
      withdraw: 'Gỡ xuống',
      discard: 'Hủy',
      adopt: 'tiếp nhận nội dung sẵn có',
    },
    guards: {
      isStale: 'trong lúc đó người khác đã sửa',
      notHasTexts: 'chưa ngôn ngữ nào có đủ nội dung bắt buộc',
      notKnowsParts: 'có thứ được nhắc đến không tồn tại',
      notHasContent: 'không có gì để học trong đó, hoặc không có đáp án đúng',
      notIsEditor: 'người gửi không phải người phụ trách hay người cùng biên soạn',
      notMayName: 'người biên soạn được thay đổi nhưng không phải bởi người phụ trách',
      notKnowsEditors: 'có người được chỉ định không thể biên soạn',
      wasPublished: 'vốn đã đăng',
      wasWithdrawn: 'vốn đã gỡ',
      wasDiscarded: 'vốn đã hủy',
    },
  },
} satisfies Translation<typeof zhCN.charts>
