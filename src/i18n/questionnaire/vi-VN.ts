import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Hãy viết tên.',
    unknownPart:
      'Có lớp, phòng ban, người hoặc hình ảnh ở đây không tồn tại hoặc không phải của bạn. Hãy chọn mục khác.',
    closesBeforeOpening: 'Giờ đóng phải sau giờ mở.',
    isTemplate: 'Mẫu không được đăng. Hãy tạo khảo sát mới từ mẫu này.',
    questionsMissing: 'Hãy thêm ít nhất một câu hỏi.',
    questionIncomplete:
      'Có câu hỏi chưa hoàn chỉnh: chưa ngôn ngữ nào có đủ mọi nội dung, thiếu lựa chọn, hoặc điều kiện không thể thỏa mãn.',
    notVote: 'Biểu quyết có đúng một câu hỏi và không phải trả lời ngắn.',
    answered: 'Đã có người gửi câu trả lời nên không thể đổi câu hỏi, lựa chọn và chế độ ẩn danh.',
    wordsStay:
      'Đã có người gửi câu trả lời nên lời của câu hỏi và lựa chọn giữ nguyên: đổi lời là đổi câu hỏi. Vẫn có thể bổ sung bản dịch còn thiếu.',
    staysEnded:
      'Khảo sát ẩn danh đã kết thúc và có câu trả lời thì không mở lại, để không ai nhận ra những câu trả lời cuối. Muốn hỏi lại, hãy tạo bản sao.',
    hasEnded: 'Đã hết thời gian, không thể sửa nữa.',
    hasClosed: 'Giờ đóng đã qua. Hãy chọn giờ muộn hơn trước.',
    notYours: 'Chỉ người trả lời mới có thể làm việc này.',
    notForYou: 'Khảo sát này không dành cho bạn.',
    withdrawn: 'Đã được thu hồi, không hỏi ai nữa.',
    notOpen: 'Chưa mở.',
    closed: 'Đã đóng.',
    staysOnDevice: 'Câu trả lời ẩn danh ở lại trên thiết bị của bạn cho đến khi gửi.',
    changed: 'Câu hỏi đã thay đổi. Vui lòng mở lại.',
    anotherWriter: 'Khảo sát này đang được trả lời trên thiết bị hoặc thẻ khác.',
    incomplete: 'Còn câu bắt buộc chưa được trả lời.',
    alreadySubmitted: 'Bạn đã gửi câu trả lời; không sửa được nữa.',
    notSubmitted: 'Câu trả lời của bạn hiện đã sửa được.',
    stillOpen: 'Chưa đóng.',
    sequenceSkipped: 'Một số câu trả lời đến sai thứ tự. Vui lòng thử lại.',
    questionUnknown: 'Câu hỏi này không có trong khảo sát.',
    questionNotAsked: 'Câu hỏi này không dành cho bạn.',
    answerInvalid: 'Câu trả lời không phù hợp với câu hỏi.',
    resultsHidden: 'Người phụ trách không hiển thị kết quả cho ai, hoặc chỉ cho người đã trả lời.',
    evaluationNeedsClass: 'Đánh giá dành cho một lớp. Hãy chọn lớp trước.',
    subjectsUnnamed: 'Một số câu hỏi chưa nêu rõ về khóa học hay giảng viên nào.',
    unknownSubject: 'Có câu hỏi về khóa học hoặc giảng viên không thuộc lớp này. Hãy chọn lại.',
  },
  results: 'Xem kết quả',
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'Mời bạn trả lời',
    content: '“{questionnaire}” chờ bạn trả lời đến {until}.',
  },
  reminded: {
    title: 'Nhắc nhở: bạn chưa trả lời',
    content: 'Bạn chưa gửi câu trả lời cho “{questionnaire}”. Còn mở đến {until}.',
  },
} satisfies Translation<typeof zhCN.notices>

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
      notHasName: 'thiếu tên',
      notKnowsParts: 'chưa nêu hỏi những ai, hoặc đối tượng không tồn tại',
      notIsForward: 'giờ đóng trước giờ mở',
      isTemplate: 'đây là mẫu',
      notHasQuestions: 'không có câu hỏi',
      notAreQuestionsWhole: 'có câu hỏi chưa hoàn chỉnh',
      notFitsVote: 'biểu quyết không có đúng một câu hỏi với các lựa chọn',
      breaksForm: 'đã có người trả lời, và nội dung hỏi thay đổi không chỉ ở lời văn',
      changesWords: 'đã có người trả lời, mà lời của câu hỏi hoặc lựa chọn thay đổi',
      reopens: 'khảo sát ẩn danh, đã kết thúc và có câu trả lời, mà sẽ mở lại',
      hasEnded: 'đã hết thời gian',
      hasClosed: 'đã qua giờ đóng',
      lacksClass: 'đánh giá này không dành cho lớp nào',
      lacksSubjects: 'có câu hỏi không nêu khóa học hoặc giảng viên',
      hasForeignSubjects: 'có khóa học hoặc giảng viên không thuộc lớp',
    },
  },
  response: {
    title: 'Câu trả lời khảo sát',
    states: {
      notTaken: 'Chưa trả lời',
      draft: 'Đã lưu',
      submitted: 'Đã gửi',
      completed: 'Đã hoàn thành',
      finished: 'Đã kết thúc',
    },
    events: {
      save: 'Lưu',
      takeOver: 'Tiếp quản',
      submit: 'Gửi',
      change: 'Sửa',
      windowEnded: 'Khảo sát đóng',
    },
    guards: {
      isStale: 'trong lúc đó người khác đã sửa',
      notIsLearner: 'người gửi không phải người trả lời',
      notIsMeant: 'khảo sát không dành cho học viên',
      isWithdrawn: 'khảo sát đã được thu hồi',
      notHasOpened: 'khảo sát chưa mở',
      hasClosed: 'khảo sát đã đóng',
      isAnonymous: 'khảo sát ẩn danh',
      notIsAnonymous: 'khảo sát không ẩn danh',
      mayChange: 'được sửa câu trả lời',
      notMayChange: 'không được sửa câu trả lời',
      notIsCurrent: 'câu hỏi đã thay đổi',
      notIsWriter: 'người gửi không phải người đang trả lời',
      notIsComplete: 'thiếu câu trả lời bắt buộc',
      notIsWindowOver: 'khảo sát chưa đóng',
    },
  },
  evaluation: {
    title: 'Đánh giá lớp học',
    states: {
      notStarted: 'Chưa bắt đầu',
      inProgress: 'Đang diễn ra',
      ended: 'Đã kết thúc',
      evaluated: 'Đã đánh giá',
    },
    events: {
      clock: 'Thời gian trôi qua',
      submit: 'Gửi',
    },
    guards: {
      hasOpened: 'đánh giá đã mở',
      hasClosed: 'đánh giá đã đóng',
    },
  },
} satisfies Translation<typeof zhCN.charts>

export const titles = {
  questionnairepaper: 'Khảo sát',
  qusetionnaireresult: 'Kết quả khảo sát',
  questionnaire: 'Khảo sát của tôi',
  vote: 'Biểu quyết của tôi',
  classAssessment: 'Đánh giá lớp của bạn',
  assessmentResultSuccess: 'Đã gửi đánh giá',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  questionnaire: 'khảo sát của tôi, thăm dò, ý kiến, góp ý, ẩn danh',
  vote: 'biểu quyết của tôi, bỏ phiếu, bình chọn',
} satisfies Translation<typeof zhCN.keywords>
