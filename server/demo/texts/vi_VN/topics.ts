import type { TopicTexts } from '#server/course/topic-texts.demo.ts'

export const topics: TopicTexts = {
  'flood-season': {
    title: 'Sẵn sàng cho mùa lũ',
    summary:
      'Từ giọt mưa đầu tiên đến gia đình cuối cùng được đưa tới nơi an toàn: người dự báo, người canh đê và người chỉ huy cần biết gì trong một mùa lũ.',
  },
  'living-rivers': {
    title: 'Giữ cho sông luôn sống',
    summary:
      'Sông còn sống khi nước sạch, dòng chảy theo mùa, bùn cát dịch chuyển được và cá qua được. Năm khóa học lần lượt bàn về từng điều, và kết thúc bằng những vùng đất ngập nước đã hồi phục.',
  },
  'gauge-to-map': {
    title: 'Từ thước nước đến bản đồ',
    summary:
      'Theo một số đọc từ trạm đo, qua kiểm tra và lưu trữ, đến tấm bản đồ làm căn cứ cho quyết định. Khởi đầu tốt cho người mới về trạm thủy văn và trung tâm dữ liệu.',
  },
  'shared-water': {
    title: 'Chung một dòng sông',
    summary:
      'Thượng nguồn và hạ lưu, hai tỉnh, hai quốc gia: luật pháp, quy hoạch và đàm phán làm được gì khi nước không đủ cho tất cả.',
  },
}
