import type { DocumentTexts } from '#server/course/document-texts.demo.ts'

export const documents: DocumentTexts = {
  'gauging-sheet': {
    title: 'Bảng tính đo lưu lượng',
    summary: 'Một lần đo với hai mươi mốt thủy trực, tính từng dải một: nhập số đo của bạn vào là có ngay tổng.',
  },
  'gauging-checklist': {
    title: 'Danh mục kiểm tra cho một ngày ở trạm đo',
    summary: 'Mang theo gì, kiểm tra gì tại chỗ, và ghi lại gì trước khi ra về.',
  },
  'storm-records': {
    title: 'Số liệu mưa lũ của ba lưu vực',
    summary: 'Mưa và lưu lượng từng giờ của ba lưu vực nhỏ, để xây dựng đường đơn vị và kiểm nghiệm nó.',
  },
  'flood-readings': {
    title: 'Bảy mươi hai giờ của một trận lũ',
    summary: 'Mưa ở ba trạm, mực nước và lưu lượng ở hai trạm, từng giờ một: số liệu cho các bài tập.',
  },
  'flood-wave': {
    title: 'Một sóng lũ trên đường đi',
    summary: 'Cùng một sóng lũ chuyển động qua ba trạm đo, để bạn thấy nó đến muộn dần và thấp dần ra sao.',
  },
  'village-contact-sheet': {
    title: 'Phiếu liên lạc cho một ngôi làng',
    summary: 'Mẫu phiếu ghi người, tín hiệu và đường sơ tán của một ngôi làng, có một trang điền sẵn làm ví dụ.',
  },
  'warning-talk': {
    title: 'Cảnh báo là một chuỗi mắt xích (bản nghe)',
    summary: 'Bài giảng đầu tiên ở dạng âm thanh, để nghe trên đường đi làm.',
  },
  'levee-patrol-card': {
    title: 'Thẻ tuần đê',
    summary: 'Một tờ để in và gấp lại: các dấu hiệu, ý nghĩa của từng dấu hiệu và cách xử lý.',
  },
  'filter-ring-film': {
    title: 'Giếng lọc ngược hoạt động ra sao',
    summary: 'Phim ngắn không lời: một mạch đùn, vòng bao cát bao quanh, và cuối cùng là nước trong.',
  },
  'dam-round': {
    title: 'Một vòng kiểm tra đập, từng điểm một',
    summary: 'Bốn mươi điểm từ đỉnh đập đến cửa van, có chỗ ghi phát hiện và ký tên.',
  },
  'dam-section': {
    title: 'Mặt cắt ngang đập đất',
    summary: 'Lõi, tầng lọc, vật thoát nước và đường bão hòa trong một hình, dùng được cho bài trình chiếu của bạn.',
  },
  'sampling-packing-list': {
    title: 'Danh mục chuẩn bị cho chuyến lấy mẫu',
    summary: 'Chai, chất bảo quản, thiết bị và giấy tờ, xếp theo thứ tự bạn cần đến.',
  },
  'basin-map': {
    title: 'Bản đồ lưu vực thực hành',
    summary: 'Tiểu lưu vực, sông suối và trạm đo của lưu vực dùng trong các bài tập.',
  },
  'flow-calendar': {
    title: 'Một năm dòng chảy cho dòng sông sống',
    summary: 'Dòng chảy tự nhiên và dòng chảy môi trường theo từng tháng, cùng cá, sỏi và bãi cỏ cần đến nó.',
  },
  'raw-readings': {
    title: 'Một năm số liệu gốc',
    summary: 'Mưa và mực nước từng ngày, còn nguyên mọi sai sót để bạn tìm ra.',
  },
  'role-cards': {
    title: 'Thẻ vai cho hai cuộc đàm phán',
    summary: 'Chỉ dẫn mật cho từng bên của cả hai trò đóng vai.',
  },
  'academy-at-a-glance': {
    title: 'Giới thiệu nhanh về Học viện',
    summary: 'Hai mươi bốn khóa học cùng số giờ và tín chỉ, trên hai trang.',
  },
  'study-planner': {
    title: 'Kế hoạch học tập',
    summary: 'Điền các khóa bạn muốn học và xem số giờ, số tín chỉ cộng dồn theo từng tuần.',
  },
}
