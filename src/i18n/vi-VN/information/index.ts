import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const viVNInformation = {
  reason: {
    titleMissing: 'Vui lòng viết tiêu đề bằng ít nhất một ngôn ngữ.',
    detailMissing: 'Vui lòng viết nội dung bằng ngôn ngữ đã có tiêu đề.',
    unknownTopic: 'Mục này không có chủ đề đó. Vui lòng chọn chủ đề khác.',
    stale: 'Nội dung vừa được người khác sửa. Hãy mở lại để xem bản hiện tại.',
    alreadyPublished: 'Nội dung này đã được đăng.',
    notPublished: 'Nội dung này chưa được đăng.',
    stillPublished: 'Nội dung này vẫn đang được đăng. Hãy gỡ xuống trước khi hủy.',
    discarded: 'Nội dung này đã bị hủy và không thể sửa được nữa.',
  },
} satisfies NamespaceInformationTranslation

export default viVNInformation
