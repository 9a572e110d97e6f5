import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Hãy viết tên tiếng Trung.',
    unknownPart:
      'Có lớp, phòng ban, người hoặc hình ảnh ở đây không tồn tại hoặc không phải của bạn. Hãy chọn mục khác.',
    closesBeforeOpening: 'Giờ đóng phải sau giờ mở.',
    isTemplate: 'Mẫu không được đăng. Hãy tạo khảo sát mới từ mẫu này.',
    questionsMissing: 'Hãy thêm ít nhất một câu hỏi.',
    questionIncomplete:
      'Có câu hỏi chưa hoàn chỉnh: thiếu nội dung tiếng Trung hoặc lựa chọn, hoặc điều kiện không thể thỏa mãn.',
    notVote: 'Biểu quyết có đúng một câu hỏi và không phải trả lời ngắn.',
    hasEnded: 'Đã hết thời gian, không thể sửa nữa.',
    hasClosed: 'Giờ đóng đã qua. Hãy chọn giờ muộn hơn trước.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  questionnaire: {
    title: 'Khảo sát',
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
    },
    guards: {
      isStale: 'trong lúc đó người khác đã sửa',
      notIsEditor: 'người gửi không phải người phụ trách hay người cùng biên soạn',
      notMayName: 'người biên soạn được thay đổi nhưng không phải bởi người phụ trách',
      notKnowsEditors: 'có người được chỉ định không thể biên soạn',
      notHasName: 'thiếu tên bằng ngôn ngữ mặc định',
      notKnowsParts: 'chưa nêu hỏi những ai, hoặc đối tượng không tồn tại',
      notIsForward: 'giờ đóng trước giờ mở',
      isTemplate: 'đây là mẫu',
      notHasQuestions: 'không có câu hỏi',
      notAreQuestionsWhole: 'có câu hỏi chưa hoàn chỉnh',
      notFitsVote: 'biểu quyết không có đúng một câu hỏi với các lựa chọn',
      hasEnded: 'đã hết thời gian',
      hasClosed: 'đã qua giờ đóng',
    },
  },
} satisfies Translation<typeof zhCN.charts>
