import type { InformationTexts } from '#server/news/information-texts.demo.ts'
import { help } from './information-help.ts'
import { news } from './information-news.ts'

export const information: InformationTexts = {
  ...news,
  ...help,

  'application-secret': {
    title: 'Tuyên bố về quyền riêng tư',
    summary: 'Cổng lưu những dữ liệu nào về bạn, để làm gì, trong bao lâu, và bạn có thể yêu cầu chúng tôi điều gì.',
    detail: `
<p>Tuyên bố này áp dụng cho Cổng học tập của Học viện Sông Lớn, cả trên trình duyệt lẫn khi được cài thành ứng dụng trên thiết bị của bạn. Học viện chịu trách nhiệm về các dữ liệu lưu tại đây.</p>
<h2>Chúng tôi lưu những gì</h2>
<ul>
<li>Tài khoản: họ tên, tên đăng nhập, số điện thoại di động và địa chỉ email, ngôn ngữ, cùng các vai trò mà cơ quan giao cho bạn. Mật khẩu chỉ được lưu ở dạng không thể đọc ngược lại.</li>
<li>Việc học: các khóa học bạn đã mở, tiến độ của bạn và những lớp bạn tham gia.</li>
<li>Việc sử dụng cổng: trang nào được mở và vào lúc nào, trong ngày bạn đã đọc những tin nào để mỗi người đọc chỉ được tính một lần, và báo cáo kỹ thuật khi có sự cố.</li>
</ul>
<h2>Chúng tôi dùng để làm gì</h2>
<p>Các dữ liệu này dùng để cho bạn đăng nhập, cho bạn biết mình đã học đến đâu, tổ chức lớp học và tìm ra lỗi. Bảng xếp hạng học viên trên trang chủ cho các đồng nghiệp đã đăng nhập thấy tên và số giờ học. Chúng tôi không bán dữ liệu, không hiển thị quảng cáo và không nhúng bất cứ nội dung nào của công ty khác có thể theo dõi bạn.</p>
<h2>Trong trình duyệt của bạn</h2>
<p>Sau khi đăng nhập, hai cookie giữ phiên làm việc của bạn. Ngôn ngữ và giao diện bạn chọn cũng được ghi nhớ. Không có cookie theo dõi.</p>
<h2>Ai nhìn thấy</h2>
<p>Thành viên của một lớp và giáo viên chủ nhiệm biết trong lớp có những ai. Quản trị viên xem được các tin nhắn do cổng gửi đi. Ngoài ra không ai khác, trừ khi pháp luật yêu cầu.</p>
<h2>Trong bao lâu</h2>
<p>Phiên đăng nhập kết thúc sau hai giờ không sử dụng. Quá trình học của bạn được lưu chừng nào bạn còn tài khoản, vì chứng chỉ và các lớp sau này có thể dựa vào đó.</p>
<h2>Bạn có thể yêu cầu gì</h2>
<p>Bạn có thể hỏi chúng tôi đang lưu gì về bạn, yêu cầu sửa chỗ sai và đóng tài khoản. Hãy viết thư đến <a href="mailto:privacy@academy.example">privacy@academy.example</a>; bạn sẽ nhận được trả lời trong vòng ba mươi ngày.</p>
`,
  },
  'technical-support': {
    title: 'Hỗ trợ kỹ thuật',
    summary: 'Liên hệ với chúng tôi thế nào, vào lúc nào, và thiết bị của bạn cần gì.',
    detail: `
<p>Nếu có gì trên cổng không hoạt động, trước hết hãy xem <a href="#/dynamicList?help=help_center">Trung tâm trợ giúp</a>. Nếu vẫn chưa giải quyết được, chúng tôi sẵn lòng giúp bạn.</p>
<h2>Cách liên hệ</h2>
<table>
<thead>
<tr><th scope="col">Cách thức</th><th scope="col">Địa chỉ</th><th scope="col">Thời gian</th></tr>
</thead>
<tbody>
<tr><td>Email</td><td><a href="mailto:support@academy.example">support@academy.example</a></td><td>Trả lời trong vòng một ngày làm việc</td></tr>
<tr><td>Điện thoại</td><td>+86 10 5550 0199</td><td>Thứ Hai đến thứ Sáu, 8:30 đến 17:30, giờ Bắc Kinh</td></tr>
<tr><td>Gặp trực tiếp</td><td>Cơ sở chính, nhà 1, phòng 108</td><td>Thứ Hai đến thứ Sáu, 9:00 đến 12:00</td></tr>
</tbody>
</table>
<h2>Hãy cho chúng tôi biết</h2>
<ol>
<li>Tên đăng nhập của bạn, nhưng đừng bao giờ gửi mật khẩu. Chúng tôi sẽ không bao giờ hỏi mật khẩu.</li>
<li>Bạn đang ở trang nào và vừa làm gì.</li>
<li>Thông báo đã hiện ra, tốt nhất là ảnh chụp màn hình.</li>
<li>Kết quả <a href="#/speedTest">kiểm tra tốc độ</a>, nếu video bị giật hoặc trang tải chậm.</li>
</ol>
<h2>Thiết bị của bạn cần gì</h2>
<ul>
<li>Phiên bản mới của Chrome, Edge, Firefox hoặc Safari, trên máy tính, máy tính bảng hay điện thoại.</li>
<li>Đường truyền ít nhất 1 Mbit/s để xem bài giảng SD và 3 Mbit/s để xem HD.</li>
<li>Màn hình rộng ít nhất 360 điểm ảnh; cũng có thể dùng cổng chỉ với bàn phím và với trình đọc màn hình.</li>
</ul>
`,
  },
  'app-download': {
    title: 'Đưa cổng học tập lên thiết bị của bạn',
    summary:
      'Không cần cửa hàng ứng dụng, không cần tải về: trình duyệt sẽ đưa cổng lên điện thoại, máy tính bảng hay màn hình máy tính.',
    detail: `
<p>Cổng học tập là một ứng dụng web. Trình duyệt có thể đặt cổng cạnh các ứng dụng khác của bạn, chạm một cái là mở, và luôn là phiên bản mới nhất.</p>
<p>Bạn vẫn đăng nhập bằng tài khoản cũ, và mọi việc bạn làm đều được lưu ở cùng một nơi.</p>
<p>Khóa học, bài thi và buổi truyền trực tiếp cần có kết nối mạng. Trên thiết bị khác, bạn học tiếp từ chỗ đã dừng. Gỡ cổng như gỡ mọi ứng dụng khác; hồ sơ học tập của bạn không vì thế mà mất.</p>
`,
  },
}
