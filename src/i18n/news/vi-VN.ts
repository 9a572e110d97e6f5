import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Tin tức',
  lead: 'Tin mới, việc sắp diễn ra và những câu chuyện của học viên.',
  topics: 'Chủ đề',
  allTopics: 'Tất cả',
  topicsFailed: 'Không tải được chủ đề. Các phần khác vẫn hoạt động.',
  search: 'Tìm trong tin tức',
  searchPlaceholder: 'Từ trong tiêu đề hoặc bài viết',
  results: 'Kết quả cho “{keyword}”',
  clearSearch: 'Xóa tìm kiếm',
  latest: 'Tin mới nhất',
  earlier: 'Tin khác',
  empty: 'Chưa có tin nào',
  emptyHint: 'Tin tức và thông báo sẽ xuất hiện tại đây ngay khi được đăng.',
  nothingFound: 'Không tìm thấy nội dung nào',
  nothingFoundHint: 'Hãy thử từ khác, hoặc xem tất cả.',
  showAll: 'Xem tất cả',
  readingTime: 'Đọc khoảng {minutes} phút',
  views: '{count} lượt xem',
  toNews: 'Về mục tin tức',
  toHelp: 'Về Trung tâm trợ giúp',
  neighbours: 'Bài trước và bài sau',
  previous: 'Bài trước',
  next: 'Bài sau',
  help: {
    heading: 'Trung tâm trợ giúp',
    lead: 'Chúng tôi có thể giúp gì cho bạn?',
    search: 'Tìm trong phần trợ giúp',
    searchPlaceholder: 'Ví dụ: mật khẩu, chứng chỉ, xin nghỉ',
    topics: 'Chủ đề trợ giúp',
    otherTopic: 'Câu hỏi khác',
    allArticles: 'Tất cả bài viết',
    empty: 'Chưa có bài trợ giúp nào',
    emptyHint: 'Nếu cần trợ giúp, hãy liên hệ qua mục hỗ trợ kỹ thuật bên dưới.',
    quickLinks: 'Liên kết nhanh',
    speedTest: 'Kiểm tra tốc độ',
    speedTestHint: 'Video bị giật? Hãy xem có phải do đường truyền không',
    support: 'Hỗ trợ kỹ thuật',
    supportHint: 'Cách liên hệ với người có thể xử lý',
    app: 'Ứng dụng di động',
    appHint: 'Học tiếp trên điện thoại hoặc máy tính bảng',
  },
  reason: {
    titleMissing: 'Vui lòng viết tiêu đề bằng ít nhất một ngôn ngữ.',
    detailMissing: 'Vui lòng viết nội dung bằng ngôn ngữ đã có tiêu đề.',
    unknownTopic: 'Mục này không có chủ đề đó. Vui lòng chọn chủ đề khác.',
    alreadyPublished: 'Nội dung này đã được đăng.',
    notPublished: 'Nội dung này chưa được đăng.',
    stillPublished: 'Nội dung này vẫn đang được đăng. Hãy gỡ xuống trước khi hủy.',
    discarded: 'Nội dung này đã bị hủy và không thể sửa được nữa.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  dynamicList: 'Tin tức',
  dynamicDetail: 'Bài viết',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  dynamicList: 'tin tức, bài viết, thông báo, tin mới',
  helpCentre: 'trợ giúp, câu hỏi thường gặp, cách dùng, hướng dẫn',
} satisfies Translation<typeof zhCN.keywords>

export const charts = {
  information: {
    title: 'Nội dung',
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
      notKnowsTopic: 'chủ đề không thuộc mục này',
      notHasTitle: 'không ngôn ngữ nào có tiêu đề',
      notHasDetail: 'không ngôn ngữ nào có đủ tiêu đề và bài viết',
      wasPublished: 'vốn đã đăng',
      wasWithdrawn: 'vốn đã gỡ',
      wasDiscarded: 'vốn đã hủy',
    },
  },
} satisfies Translation<typeof zhCN.charts>
