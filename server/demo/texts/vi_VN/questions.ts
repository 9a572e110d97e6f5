import type { QuestionTexts } from '#server/question/question-texts.demo.ts'

export const questions: QuestionTexts = {
  banks: {
    'river-flow': { name: 'Đo lưu lượng sông', topics: { section: 'Mặt cắt ngang', velocity: 'Vận tốc và lưu lượng' } },
    'dam-safety': { name: 'An toàn đập', topics: { round: 'Tuần tra', seepage: 'Thấm' } },
  },
  questions: {
    'straight-reach': {
      stem: 'Tại nơi đo lưu lượng, hai bờ cần song song trên chiều dài bao nhiêu?',
      options: [
        'Bằng chiều rộng sông',
        'Ít nhất năm lần chiều rộng sông',
        'Đúng 100 mét',
        'Không quan trọng, miễn là đáy chắc',
      ],
      explanation: 'Đoạn sông thẳng ít nhất **năm lần chiều rộng** giúp dòng chảy ổn định trước khi qua dây đo.',
    },
    'near-a-bridge': {
      stem: 'Cầu là nơi tốt để đo vì trụ cầu làm dòng chảy ổn định.',
      explanation: 'Cầu và nhánh sông làm xáo động dòng chảy một đoạn dài phía hạ lưu, nên hãy tránh xa cả hai.',
    },
    'good-section': {
      stem: 'Điều nào **ủng hộ** việc chọn một mặt cắt?',
      options: [
        'Đáy chắc và bằng phẳng',
        'Có vùng nước tù dọc một bờ',
        'Hai bờ song song',
        'Không có nhánh sông gần đó ở thượng lưu',
      ],
      explanation: 'Nước tù, cỏ dại và đá tảng khiến độ sâu và vận tốc của một dải khó xác định.',
    },
    'one-reading': {
      stem: 'Ở chỗ nước nông, một lần đọc là đủ. Cần đọc ở độ sâu $d$ nào dưới mặt nước nếu nước sâu $h$?',
      options: ['$d = 0.2\\,h$', '$d = 0.5\\,h$', '$d = 0.6\\,h$', '$d = 0.8\\,h$'],
      explanation:
        'Ở $0.6\\,h$, vận tốc gần bằng trung bình của thủy trực. Nơi nước sâu hơn, lấy trung bình của hai lần đọc ở $0.2\\,h$ và $0.8\\,h$.',
    },
    'strip-discharge': {
      stem: 'Một dải rộng $b = 2\\,\\text{m}$ và sâu $h = 1.5\\,\\text{m}$. Số đọc là $v_{0.2} = 0.9$ và $v_{0.8} = 0.5\\,\\text{m/s}$. Lưu lượng của dải là bao nhiêu?\n\n$$q = \\frac{v_{0.2} + v_{0.8}}{2} \\cdot h \\cdot b$$',
      options: [
        '$2.1\\,\\text{m}^3/\\text{s}$',
        '$1.4\\,\\text{m}^3/\\text{s}$',
        '$2.7\\,\\text{m}^3/\\text{s}$',
        '$4.2\\,\\text{m}^3/\\text{s}$',
      ],
      explanation: 'Vận tốc trung bình là $0.7\\,\\text{m/s}$, và $0.7 \\cdot 1.5 \\cdot 2 = 2.1$.',
    },
    'why-forty-seconds': {
      stem: 'Vì sao máy đo phải quay ít nhất bốn mươi giây?',
      explanation: 'Vận tốc sông không bao giờ hoàn toàn ổn định; đo lâu hơn sẽ san đều các dao động.',
    },
    'same-order': {
      stem: 'Vì sao mỗi lần đều phải đi kiểm tra đập theo cùng một thứ tự?',
      options: [
        'Vì đó là đường ngắn nhất',
        'Vì phải tra dầu cửa van trước',
        'Vì như vậy hai người chia được việc',
        'Vì như vậy mới nhận ra điều đã thay đổi',
      ],
      explanation: 'Thứ luôn được nhìn ở cùng một chỗ sẽ được so sánh mà không cần nghĩ.',
    },
    'where-leaks-show': {
      stem: 'Phần lớn rò rỉ của đập đất lộ ra ở đâu?',
      options: ['Ở chân đập', 'Ở vai đập', 'Trên đỉnh đập', 'Ở cửa van tràn'],
      explanation: 'Hãy dành thời gian ở chân đập và vai đập.',
    },
    'clear-seepage': {
      stem: 'Nước thấm trong, không đổi khi mực nước hồ không đổi, thường vô hại.',
      explanation: 'Hầu như đập đất nào cũng để một ít nước thấm qua. Nước thấm đục phải được báo ngay.',
    },
    'sudden-drop': {
      stem: 'Lưu lượng của một ống thoát đột ngột giảm trong khi mực nước hồ không đổi. Điều đó có thể có nghĩa gì, và bạn làm gì?',
      explanation: 'Ống thoát có thể bị tắc khiến áp lực trong đập tăng lên. Hãy đo lại và báo cáo.',
    },
  },
}
