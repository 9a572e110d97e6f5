import type { NamespacePublicationTranslation } from '../../i18n-types.ts'

const viVNPublication = {
  reason: {
    stale: 'Đã có người khác sửa nội dung này trong lúc đó. Hãy mở lại để xem hiện trạng.',
    textsMissing:
      'Hãy viết tiêu đề và tóm tắt bằng tiếng Trung; mỗi chương, bài giảng và tài nguyên đều cần tên tiếng Trung.',
    unknownPart: 'Danh mục, tệp hoặc khóa học được chọn không còn nữa. Hãy chọn mục khác.',
    contentMissing: 'Chưa có gì để học: khóa học cần một bài giảng phát được, chủ đề cần một khóa học đã đăng.',
    notPublished: 'Nội dung này chưa được đăng.',
    alreadyPublished: 'Nội dung này đã được đăng.',
    stillPublished: 'Nội dung này vẫn đang được đăng. Hãy gỡ xuống trước khi hủy.',
    discarded: 'Nội dung này đã bị hủy và không thể sửa được nữa.',
  },
} satisfies NamespacePublicationTranslation

export default viVNPublication
