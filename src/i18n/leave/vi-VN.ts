import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  statuses: 'Lọc theo trạng thái',
  all: 'Tất cả',
  status: {
    pending: 'Chờ duyệt',
    approved: 'Đã duyệt',
    rejected: 'Bị từ chối',
    cancelled: 'Đã hủy',
  },
  type: {
    casual: 'Nghỉ việc riêng',
    sick: 'Nghỉ ốm',
    business: 'Nghỉ việc công',
  },
  step: {
    writing: 'Viết đơn',
    requested: 'Gửi đơn',
    deciding: 'Chờ duyệt: {who}',
    decides: 'Người duyệt: {who}',
    agreed: 'Đã đồng ý: {who}',
    vacated: 'Chức vụ đang trống, đã chuyển tiếp: {who}',
    refused: 'Đã từ chối: {who}',
    approved: 'Đã duyệt',
    rejected: 'Từ chối',
    cancelled: 'Hủy',
    cancelledNow: 'Đã rút đơn',
    revoked: 'Đã hủy nghỉ',
    left: 'Đã rời lớp',
  },
  next: {
    pending: 'Đơn đang chờ {who} duyệt.',
    pendingThen: 'Đơn đang chờ {who} duyệt, sau đó đến {others}.',
    yourTurn: 'Đến lượt bạn duyệt.',
    approved: 'Tất cả người duyệt đã đồng ý. Có thể hủy trước khi bắt đầu nghỉ.',
    begun: 'Thời gian nghỉ đã bắt đầu, không cần làm gì thêm.',
    rejected: 'Đơn này đã bị từ chối, quy trình kết thúc tại đây.',
    cancelled: 'Đơn này đã được hủy, quy trình kết thúc tại đây.',
    left: 'Học viên không còn trong lớp nên đơn nghỉ này đã bị hủy.',
    askAgain: 'Nếu vẫn cần nghỉ, bạn có thể gửi đơn mới.',
  },
  action: {
    approve: 'Đồng ý',
    reject: 'Từ chối',
    cancel: 'Rút đơn',
    revoke: 'Hủy nghỉ',
  },
  done: {
    approve: 'Đã đồng ý.',
    reject: 'Đã từ chối.',
    cancel: 'Đã rút đơn.',
    revoke: 'Đã hủy nghỉ. Những người đã duyệt sẽ được thông báo.',
  },
  ask: {
    approve: 'Đồng ý đơn xin nghỉ này?',
    reject: 'Từ chối đơn xin nghỉ này?',
    cancel: 'Rút đơn này?',
    revoke: 'Hủy nghỉ?',
    approveText: 'Ý kiến sẽ hiển thị cùng tên bạn trong tiến trình. Bạn có thể để trống.',
    rejectText: 'Học viên sẽ thấy lý do bạn viết, và quy trình kết thúc tại đây.',
    cancelText: 'Việc duyệt sẽ dừng ngay và không thể khôi phục.',
    revokeText: 'Những người đã đồng ý sẽ được thông báo. Không thể khôi phục.',
  },
  one: 'Xin nghỉ',
  details: 'Thông tin đơn',
  learner: 'Học viên',
  className: 'Lớp',
  typeName: 'Loại nghỉ',
  time: 'Thời gian',
  reasonName: 'Lý do',
  requestedAt: 'Gửi lúc',
  toList: 'Về danh sách đơn xin nghỉ',
  missingTitle: 'Không tìm thấy đơn xin nghỉ này',
  missingText: 'Đơn có thể không phải của bạn, hoặc địa chỉ bị gõ sai.',
  list: {
    request: 'Xin nghỉ',
    emptyTitle: 'Bạn chưa xin nghỉ lần nào',
    emptyText: 'Khi không thể tham gia, hãy xin nghỉ trước tại đây và theo dõi việc duyệt.',
    emptyStatusTitle: 'Không có đơn nào ở trạng thái này',
    emptyStatusText: 'Hãy chọn trạng thái khác, hoặc xem tất cả đơn.',
    showAll: 'Xem tất cả đơn',
  },
  form: {
    heading: 'Đơn xin nghỉ',
    className: 'Lớp',
    chooseClass: 'Chọn lớp',
    type: 'Loại nghỉ',
    start: 'Bắt đầu',
    end: 'Kết thúc',
    reason: 'Lý do',
    reasonHint: 'Người duyệt sẽ đọc nội dung này.',
    range: 'Thời gian nghỉ',
    chain: 'Quy trình duyệt',
    chainHint: 'Chọn lớp để xem những ai sẽ lần lượt duyệt đơn.',
    ready: 'Đơn đã sẵn sàng để gửi.',
    submit: 'Gửi đơn',
    cancel: 'Thôi',
    done: 'Đơn của bạn đã được gửi.',
    noClassTitle: 'Hiện không có lớp nào để xin nghỉ',
    noClassText: 'Sau khi tham gia lớp, bạn có thể xin nghỉ tại đây.',
    toClasses: 'Xem lớp của tôi',
  },
  audit: {
    views: 'Chờ duyệt và đã xử lý',
    waiting: 'Chờ duyệt',
    decided: 'Đã xử lý',
    emptyDecidedTitle: 'Bạn chưa duyệt đơn nào',
    emptyDecidedText: 'Những đơn bạn đồng ý hoặc từ chối sẽ được liệt kê tại đây.',
    toList: 'Về trang duyệt đơn xin nghỉ',
    next: 'Đơn tiếp theo: {who}',
    noneLeft: 'Không còn đơn xin nghỉ nào chờ bạn duyệt.',
    forbiddenText: 'Đơn xin nghỉ do tổ trưởng, ủy viên kỷ luật, giáo viên chủ nhiệm và lãnh đạo nhà trường duyệt.',
  },
  reason: {
    notYours: 'Đơn này không thuộc phạm vi xử lý của bạn.',
    ownLeave: 'Bạn không thể duyệt đơn xin nghỉ của chính mình.',
    notYourTurn: 'Chưa đến lượt bạn duyệt.',
    turnPassed: 'Bước duyệt của bạn đã hoàn tất.',
    reasonMissing: 'Vui lòng nhập lý do.',
    reasonTooLong: 'Lý do có tối đa 100 ký tự.',
    notMember: 'Bạn không phải là học viên của lớp này, hoặc lớp đã kết thúc.',
    classMissing: 'Vui lòng chọn lớp.',
    startMissing: 'Vui lòng chọn thời gian bắt đầu.',
    endMissing: 'Vui lòng chọn thời gian kết thúc.',
    startEqualsEnd: 'Thời gian bắt đầu và kết thúc không được trùng nhau.',
    endBeforeStart: 'Thời gian kết thúc không được sớm hơn thời gian bắt đầu.',
    outsideClass: 'Thời gian này nằm ngoài thời gian diễn ra lớp.',
    overlaps: 'Bạn đã có một đơn xin nghỉ khác trùng vào thời gian này.',
    noApprover: 'Hiện lớp này không có ai duyệt đơn xin nghỉ. Vui lòng liên hệ giáo viên chủ nhiệm.',
    alreadyDecided: 'Đơn này đã có kết quả, không thể thay đổi nữa.',
    alreadyBegun: 'Thời gian nghỉ đã bắt đầu, không thể hủy nữa.',
    notApproved: 'Đơn chưa được duyệt. Nếu không còn cần nghỉ, hãy rút đơn.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  leave: 'Đơn xin nghỉ của tôi',
  'leave-audit': 'Duyệt đơn xin nghỉ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  leave: 'xin nghỉ, nghỉ phép, nghỉ học, nghỉ ốm, vắng mặt, việc riêng, duyệt đơn',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  leave: 'Đơn xin nghỉ chờ bạn duyệt',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  leave: '{count} đơn xin nghỉ',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  turn: {
    title: 'Có đơn xin nghỉ chờ bạn duyệt',
    content: '{learner} xin nghỉ từ {from} đến {to} ({className}). Vui lòng đồng ý hoặc từ chối.',
  },
  approved: {
    title: 'Đơn xin nghỉ của bạn đã được duyệt',
    content:
      'Đơn xin nghỉ từ {from} đến {to} ({className}) của bạn đã được duyệt. Nếu không còn cần nghỉ, bạn có thể hủy trước khi bắt đầu.',
  },
  rejected: {
    title: 'Đơn xin nghỉ của bạn bị từ chối',
    content: 'Đơn xin nghỉ từ {from} đến {to} ({className}) của bạn bị từ chối. Lý do: {reason}',
  },
  handedOver: {
    title: 'Có đơn xin nghỉ chuyển đến bạn duyệt',
    content: 'Bạn hiện giữ chức vụ duyệt đơn xin nghỉ. Số đơn đang chờ bạn: {count}.',
  },
  noLeader: {
    title: 'Đơn xin nghỉ chờ một chức vụ đang trống',
    content:
      'Không còn ai giữ chức vụ này: {office}. Số đơn xin nghỉ đang chờ: {count}. Vui lòng chỉ định người phụ trách.',
  },
  vacant: {
    title: 'Đơn xin nghỉ chờ một chức vụ đang trống',
    content:
      'Ở {className} không còn ai giữ chức vụ này: {office}. Số đơn xin nghỉ đang chờ: {count}. Vui lòng chỉ định người phụ trách.',
  },
  lapsed: {
    title: 'Đơn xin nghỉ của bạn đã bị hủy',
    content: 'Bạn không còn ở {className} nên đơn xin nghỉ từ {from} đến {to} của bạn đã bị hủy.',
  },
  revoked: {
    title: 'Một đơn xin nghỉ đã duyệt được hủy',
    content: '{learner} đã hủy đợt nghỉ từ {from} đến {to} ({className}) và sẽ đi học bình thường. Lý do: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  leave: {
    title: 'Đơn xin nghỉ',
    states: {
      draft: 'Đang viết',
      pending: 'Chờ duyệt',
      pendingTeamLeader: 'Chờ tổ trưởng duyệt',
      pendingDisciplineCommittee: 'Chờ ủy viên kỷ luật duyệt',
      pendingHeadmaster: 'Chờ giáo viên chủ nhiệm duyệt',
      pendingSchoolLeader: 'Chờ lãnh đạo nhà trường duyệt',
      approved: 'Đã duyệt',
      rejected: 'Bị từ chối',
      cancelled: 'Đã hủy',
    },
    events: {
      request: 'Xin nghỉ',
      approve: 'Đồng ý',
      reject: 'Từ chối',
      cancel: 'Rút đơn',
      revoke: 'Hủy nghỉ',
      membershipEnded: 'Học viên rời lớp',
      officeVacated: 'Chức vụ bị bỏ trống',
    },
    guards: {
      isStale: 'trong lúc đó người khác đã sửa',
      isOwner: 'người gửi là học viên xin nghỉ',
      notIsOwner: 'người gửi không phải học viên xin nghỉ',
      notIsApprover: 'người gửi không phải người duyệt của học viên này',
      notIsTurnAhead: 'bước này và các bước sau đều không do người gửi duyệt',
      notIsTurnOf: 'người gửi không phải {approver}',
      notIsInChain: 'lớp không cần {approver} duyệt',
      canPassOn: 'không còn ai giữ vai trò {approver}, và sau đó vẫn có người duyệt',
      notIsMember: 'học viên không thuộc lớp, hoặc lớp đã kết thúc',
      notHasLength: 'thời gian bắt đầu trùng thời gian kết thúc',
      notIsForward: 'kết thúc trước khi bắt đầu',
      missesClass: 'nằm ngoài thời gian diễn ra lớp',
      notHasReason: 'không nêu lý do',
      notIsReasonShort: 'lý do dài hơn {reasonLimit} ký tự',
      overlaps: 'trùng thời gian với một lần nghỉ khác',
      notHasApprover: 'lớp không có người duyệt',
      hasBegun: 'thời gian nghỉ đã bắt đầu',
    },
  },
} satisfies Translation<typeof zhCN.charts>
