import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  one: 'Bài tập',
  action: {
    handIn: 'Nộp bài',
    approve: 'Duyệt',
    reject: 'Trả lại',
    reopen: 'Rút lại việc duyệt',
  },
  desk: {
    handedIn: 'Thời điểm nộp',
    timing: 'Hạn nộp',
    late: 'Nộp sau khi đã đóng',
    version: 'Lần nộp',
    words: 'Nội dung',
    files: 'Tệp',
  },
  reason: {
    notYours: 'Bài tập này không phải của bạn.',
    notForYou: 'Nhiệm vụ này không giao cho bạn hoặc đã bị thu hồi.',
    notStarted: 'Nhiệm vụ này chưa bắt đầu. Hãy nộp bài sau khi bắt đầu.',
    ended: 'Nhiệm vụ này đã kết thúc, không nhận bài nữa.',
    alreadyApproved: 'Bài tập của bạn đã được duyệt, không cần nộp nữa.',
    replacedOften: 'Bạn đã thay thế bài này 20 lần. Hãy chờ chấm bài; nếu bị trả lại, bạn có thể nộp lại.',
    empty: 'Hãy viết nội dung hoặc thêm tệp trước khi nộp.',
    unfitContent:
      'Nhiệm vụ này không nhận nội dung như vậy. Hãy xem nhiệm vụ nhận văn bản hay tệp, bao nhiêu tệp và văn bản dài bao nhiêu.',
    unknownFile: 'Có tệp không tồn tại hoặc không phải do bạn tải lên cho bài tập. Hãy gỡ tệp đó và tải lên lại.',
    ownWork: 'Bạn không thể chấm bài tập của chính mình.',
    notReviewer: 'Bạn không chấm bài tập này.',
    notSubmitted: 'Chưa có bài nộp nên chưa có gì để chấm.',
    alreadyReviewed: 'Bài tập này đã được chấm.',
    notApproved: 'Bài tập này chưa được duyệt.',
    remarkMissing: 'Hãy nêu lý do; học viên sẽ đọc.',
    remarkTooLong: 'Nhận xét có tối đa 1000 ký tự.',
    unfitMarks: 'Điểm chấm không khớp với tiêu chí của nhiệm vụ.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  homework: 'Bài tập',
  myhomework: 'Bài tập của tôi',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myhomework: 'bài tập của tôi, bài tập về nhà, nhiệm vụ, nộp bài, gửi, tải lên, chấm bài, tệp đính kèm',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  homework: 'Bài tập đang chờ bạn chấm',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  homework: '{count} bài tập',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  handedIn: {
    title: 'Có bài tập đang chờ bạn chấm',
    content: '{learner} đã nộp bài “{task}”. Vui lòng chấm bài.',
  },
  approved: {
    title: 'Bài tập của bạn đã được duyệt',
    content: 'Bài “{task}” đã được duyệt. Nhận xét: {reason}',
  },
  rejected: {
    title: 'Bài tập của bạn bị trả lại',
    content: 'Bài “{task}” chưa được duyệt. Hãy sửa và nộp lại. Lý do: {reason}',
  },
  reopened: {
    title: 'Việc duyệt bài tập của bạn đã được rút lại',
    content: 'Bài “{task}” không còn được tính là đã duyệt. Hãy sửa và nộp lại. Lý do: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  homework: {
    title: 'Bài tập',
    states: {
      notSubmitted: 'Chưa nộp',
      submitted: 'Đã nộp',
      notApproved: 'Chưa đạt',
      approved: 'Đã duyệt',
    },
    events: {
      handIn: 'Nộp bài',
      approve: 'Duyệt',
      reject: 'Trả lại',
      reopen: 'Rút lại việc duyệt',
    },
    guards: {
      isStale: 'người khác đã sửa trong lúc đó',
      isOwner: 'người thực hiện chính là học viên',
      notIsOwner: 'người thực hiện không phải là học viên',
      notIsMeant: 'nhiệm vụ chưa đăng hoặc không dành cho học viên',
      notHasStarted: 'nhiệm vụ chưa bắt đầu',
      isOver: 'nhiệm vụ đã kết thúc',
      isReplacedOften: 'bài đang chờ đã được thay thế {replacementsMax} lần',
      notIsReviewer: 'người thực hiện không chấm bài này',
      notHasContent: 'không có nội dung',
      notFitsTask: 'nhiệm vụ không nhận nội dung này',
      notKnowsFiles: 'có tệp không tồn tại hoặc không do học viên tải lên',
      notFitsRubric: 'điểm không khớp với tiêu chí',
      notHasRemark: 'không có nhận xét',
      notIsRemarkShort: 'nhận xét dài hơn {remarkLimit} ký tự',
    },
  },
} satisfies Translation<typeof zhCN.charts>
