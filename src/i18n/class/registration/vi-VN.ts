import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'Đăng ký này không thuộc phạm vi xử lý của bạn.',
    ownRegistration: 'Bạn không thể duyệt đăng ký của chính mình.',
    notStaff: 'Chỉ giáo viên chủ nhiệm và quản trị viên mới làm được việc này.',
    classNotOpened: 'Lớp này chưa mở.',
    classFinished: 'Lớp này đã kết thúc, không thể thay đổi đăng ký nữa.',
    notStarted: 'Chưa đến thời gian đăng ký.',
    ended: 'Thời gian đăng ký đã kết thúc.',
    notInvited: 'Lớp này không mở cho bạn.',
    full: 'Lớp đã đủ chỗ và không có danh sách chờ.',
    alreadyRegistered: 'Đã đăng ký thành công rồi.',
    alreadyWaiting: 'Đăng ký đã ở trong danh sách chờ.',
    notYetApproved: 'Đăng ký chưa được duyệt.',
    nothingToDecide: 'Không có đăng ký nào cần duyệt.',
    notRegistered: 'Chưa có đăng ký vào lớp này.',
    reviewGoesOn: 'Thời gian đăng ký đã hết, nhưng vẫn có thể duyệt các đăng ký.',
    reasonMissing: 'Vui lòng nhập lý do.',
    reasonTooLong: 'Lý do có tối đa 100 ký tự.',
    noInvitation: 'Không có lời mời nào cần trả lời.',
    alreadyInvited: 'Đã có lời mời; học viên chưa trả lời.',
    tooSoon: 'Chưa đến một phút kể từ khi rút. Vui lòng thử lại sau giây lát.',
  },
} satisfies Translation<typeof zhCN.default>

export const waiting = {
  registration: 'Đăng ký chờ bạn duyệt',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  registration: '{count} đăng ký',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  asked: {
    title: 'Có đăng ký chờ bạn duyệt',
    content: '{learner} muốn tham gia “{className}”. Vui lòng duyệt hoặc từ chối.',
  },
  approved: {
    title: 'Đăng ký của bạn đã được duyệt',
    content: 'Bạn đã là học viên của “{className}”. Nếu có thay đổi, bạn có thể rút khỏi lớp trên trang của lớp.',
  },
  queued: {
    title: 'Đã được duyệt và đang chờ chỗ',
    content:
      'Đăng ký vào “{className}” của bạn đã được duyệt, nhưng lớp đã đủ chỗ. Khi có chỗ trống, chỗ sẽ được xếp theo thứ tự đăng ký.',
  },
  movedUp: {
    title: 'Đã đến lượt bạn trong danh sách chờ',
    content:
      '“{className}” có chỗ trống và chỗ đó là của bạn. Nếu không còn cần, hãy rút để nhường chỗ cho người tiếp theo.',
  },
  declined: {
    title: 'Đăng ký của bạn bị từ chối',
    content: 'Đăng ký vào “{className}” của bạn bị từ chối. Lý do: {reason}',
  },
  lapsed: {
    title: 'Đăng ký của bạn đã hết hiệu lực',
    content: 'Đã hết thời gian duyệt đăng ký vào “{className}”, nên đăng ký của bạn được đóng lại mà chưa có chỗ.',
  },
  putIn: {
    title: 'Bạn đã được thêm vào lớp',
    content:
      'Người phụ trách “{className}” đã thêm bạn vào lớp. Nếu không thể tham gia, bạn có thể rút trên trang của lớp.',
  },
  takenOut: {
    title: 'Bạn đã được đưa ra khỏi lớp',
    content: 'Bạn không còn là học viên của “{className}”. Lý do: {reason}',
  },
  invited: {
    title: 'Bạn được mời tham gia lớp',
    content:
      'Người phụ trách “{className}” mời bạn tham gia. Vui lòng chấp nhận hoặc từ chối lời mời trên trang của lớp.',
  },
  uninvited: {
    title: 'Lời mời đã được thu hồi',
    content: 'Bạn không còn được mời tham gia “{className}”. Lý do: {reason}',
  },
  accepted: {
    title: 'Một lời mời đã được chấp nhận',
    content: '{learner} đã chấp nhận lời mời tham gia “{className}”.',
  },
  turnedDown: {
    title: 'Một lời mời đã bị từ chối',
    content: '{learner} đã từ chối lời mời tham gia “{className}”.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  registration: {
    title: 'Đăng ký lớp học',
    states: {
      unregistered: 'Chưa đăng ký',
      invited: 'Được mời',
      underReview: 'Đang chờ duyệt',
      waiting: 'Trong danh sách chờ',
      registered: 'Đã đăng ký',
      declined: 'Bị từ chối',
      withdrawn: 'Đã rút',
    },
    events: {
      register: 'Đăng ký',
      withdraw: 'Rút khỏi lớp',
      approve: 'Duyệt',
      decline: 'Từ chối',
      putIn: 'Thêm vào lớp',
      takeOut: 'Đưa ra khỏi lớp',
      accept: 'Chấp nhận lời mời',
      turnDown: 'Từ chối lời mời',
      enter: 'Vào lớp',
      placeFreed: 'có chỗ trống',
      windowEnded: 'hết thời gian đăng ký',
      classEnded: 'lớp kết thúc',
      adopt: 'tiếp nhận dữ liệu sẵn có',
    },
    guards: {
      needsConsent: 'lớp không tự mở cho học viên, nên cần học viên đồng ý',
      isPaused: 'chưa đến {pauseMinutes} phút kể từ khi rút',
      isStale: 'trong lúc đó người khác đã sửa',
      isLearner: 'người gửi là chính học viên',
      notIsLearner: 'người gửi không phải chính học viên',
      notIsStaff: 'người gửi không phụ trách lớp',
      notIsAnnounced: 'học viên chưa thấy lớp',
      hasClassEnded: 'lớp đã kết thúc',
      notHasWindowOpened: 'chưa đến thời gian đăng ký',
      hasWindowEnded: 'thời gian đăng ký đã kết thúc',
      notIsInvited: 'lớp không mở cho học viên này',
      isFull: 'lớp đã đủ chỗ',
      notIsFull: 'lớp còn chỗ',
      hasWaitingList: 'lớp có danh sách chờ',
      notHasWaitingList: 'lớp không có danh sách chờ',
      asksApproval: 'đăng ký cần được duyệt',
      declinesAtEnd: 'đăng ký chưa duyệt khi hết thời gian thì bị từ chối',
      notHasReason: 'không nêu lý do',
      notIsReasonShort: 'lý do dài hơn {reasonLimit} ký tự',
    },
  },
} satisfies Translation<typeof zhCN.charts>
