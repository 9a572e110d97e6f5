import type { DemoInformationText, HelpName } from '#server/news/information-texts.demo.ts'

export const help: Readonly<Record<HelpName, DemoInformationText>> = {
  'sign-in': {
    title: 'Đăng nhập và đăng xuất',
    summary: 'Cần gì để đăng nhập, mã xác nhận để làm gì, và vì sao đôi khi cổng bắt bạn đợi.',
    detail: `
<p>Bạn đăng nhập bằng tên đăng nhập và mật khẩu do cơ quan cấp. Tên đăng nhập không phân biệt chữ hoa, chữ thường; mật khẩu thì có.</p>
<h2>Từng bước</h2>
<ol>
<li>Mở cổng. Trang đăng nhập hiện ra.</li>
<li>Nhập tên đăng nhập và mật khẩu. Biểu tượng con mắt ở cuối ô cho bạn xem những gì đã gõ.</li>
<li>Chép các chữ cái và chữ số trong hình. Nếu không đọc được, hãy đổi hình khác, hoặc nghe các chữ số thay cho hình.</li>
<li>Chọn <strong>Đăng nhập</strong>.</li>
</ol>
<h2>Nếu không đăng nhập được</h2>
<p>Sau vài lần nhập sai mật khẩu, cổng sẽ bắt bạn đợi, mỗi lần một lâu hơn, để người khác không thể dò ra. Phải đợi bao lâu, cổng sẽ cho biết. Nếu quên mật khẩu, hãy <a href="#/retrieve">đặt mật khẩu mới</a> thay vì tiếp tục thử.</p>
<h2>Đăng xuất</h2>
<p>Biểu tượng đăng xuất nằm ở đầu trang. Trên máy tính dùng chung, hãy luôn đăng xuất. Sau hai giờ không sử dụng, cổng sẽ làm việc đó thay bạn.</p>
`,
  },
  'forgotten-password': {
    title: 'Tôi quên mật khẩu',
    summary: 'Có điện thoại hoặc hộp thư trong tay, bạn chỉ mất hai phút để có mật khẩu mới.',
    detail: `
<p>Bạn có thể tự đặt mật khẩu mới, miễn là tài khoản có liên kết với số điện thoại hoặc địa chỉ email.</p>
<h2>Bốn bước</h2>
<ol>
<li>Trên trang đăng nhập, chọn <strong>Quên mật khẩu?</strong> và nhập tên đăng nhập.</li>
<li>Chọn nơi nhận mã: điện thoại hoặc email. Cả hai chỉ hiện một phần.</li>
<li>Nhập sáu chữ số bạn nhận được. Mã có hiệu lực trong vài phút; khi đếm ngược kết thúc, bạn có thể yêu cầu mã mới.</li>
<li>Nhập mật khẩu mới hai lần.</li>
</ol>
<h2>Mật khẩu mới cần có</h2>
<ul>
<li>từ 8 đến 32 ký tự</li>
<li>ít nhất một chữ số</li>
<li>ít nhất một chữ hoa và một chữ thường</li>
</ul>
<p>Sau khi lưu, bạn được đăng xuất khỏi tất cả thiết bị và đăng nhập lại bằng mật khẩu mới.</p>
<h2>Không nhận được mã?</h2>
<p>Hãy xem thư mục thư rác, và kiểm tra các chữ số hiện trên trang có đúng là số của bạn không. Nếu bạn đã đổi số, hãy viết thư đến <a href="mailto:support@academy.example">support@academy.example</a>.</p>
`,
  },
  'weak-password': {
    title: 'Thông báo “Mật khẩu quá yếu”',
    summary: 'Vì sao cổng yêu cầu một mật khẩu tốt hơn trước khi cho bạn tiếp tục, và nên chọn thế nào.',
    detail: `
<p>Nếu mật khẩu của bạn nằm trong số những mật khẩu bị đoán đầu tiên, như 123456, cổng sẽ yêu cầu bạn đổi ngay khi mở một trang. Trước khi đổi, bạn chỉ xem được các trang mở cho tất cả mọi người.</p>
<h2>Cần làm gì</h2>
<p>Chọn <strong>Đổi ngay</strong>. Cách làm giống như khi <a href="#/retrieve">quên mật khẩu</a>: mã được gửi đến điện thoại hoặc email, sau đó bạn nhập mật khẩu mới.</p>
<h2>Thế nào là mật khẩu tốt</h2>
<ul>
<li>Độ dài có ích hơn ký tự lạ. Ba bốn từ chẳng liên quan gì đến nhau thì dễ nhớ.</li>
<li>Đừng dùng mật khẩu đó ở nơi nào khác.</li>
<li>Để ý chỉ báo độ mạnh trong lúc gõ.</li>
</ul>
<p>Không ai ở học viện bao giờ hỏi mật khẩu của bạn, dù qua điện thoại hay qua thư.</p>
`,
  },
  'find-courses': {
    title: 'Tìm khóa học',
    summary: 'Cách tìm và lọc các khóa học mở, và trang khóa học cho bạn biết những gì.',
    detail: `
<p>Tất cả khóa học mở đều có trong mục <a href="#/course/course-list">Khóa học mở</a> ở thanh điều hướng chính. Trang chủ cũng giới thiệu các khóa được đề xuất, phổ biến và mới.</p>
<h2>Thu hẹp danh sách</h2>
<table>
<thead>
<tr><th scope="col">Bạn muốn</th><th scope="col">Hãy dùng</th></tr>
</thead>
<tbody>
<tr><td>một khóa cụ thể</td><td>ô tìm kiếm; tìm trong tên và phần tóm tắt</td></tr>
<tr><td>chỉ những khóa phải học</td><td>Loại: Bắt buộc</td></tr>
<tr><td>một lĩnh vực</td><td>Lĩnh vực, ví dụ Thủy văn</td></tr>
<tr><td>những khóa mọi người ưa thích</td><td>Sắp xếp: Phổ biến nhất hoặc Đánh giá cao nhất</td></tr>
</tbody>
</table>
<p>Các bộ lọc có thể dùng cùng lúc. Nếu không còn khóa nào, <strong>Xóa tất cả bộ lọc</strong> sẽ đưa toàn bộ danh sách trở lại.</p>
<h2>Trang khóa học</h2>
<p>Trang này cho biết khóa học nói về gì, dài bao lâu, được bao nhiêu tín chỉ, ai giảng dạy và học viên đánh giá thế nào. Nếu đã bắt đầu, bạn thấy mình học đến đâu. Bên dưới là các khóa học liên quan.</p>
`,
  },
  'continue-course': {
    title: 'Học tiếp từ chỗ đã dừng',
    summary: 'Ba cách quay lại khóa học đang học, và xem tiến độ ở đâu.',
    detail: `
<p>Cổng ghi nhớ khóa học bạn mở gần đây nhất và bạn đã học đến đâu.</p>
<h2>Ba cách quay lại</h2>
<ul>
<li><strong>Trên trang chủ</strong>, mục “Học tiếp” có khóa học bạn mở gần đây nhất, kèm nút để học tiếp.</li>
<li><strong>Ở cuối trang chủ</strong> có một dải nhắc bạn. Bạn có thể đóng lại; lần sau ghé thăm, dải này lại hiện.</li>
<li><strong>Trong “Học tập của tôi”</strong>, trang <a href="#/usercenter/mycourse">Khóa học của tôi</a> liệt kê mọi khóa bạn từng bắt đầu.</li>
</ul>
<h2>Thanh tiến độ nghĩa là gì</h2>
<p>Thanh bên cạnh khóa học cho biết bạn đã học được bao nhiêu phần trăm. Đạt một trăm phần trăm là hoàn thành, và khóa học chuyển từ “Đang học” sang “Đã hoàn thành”.</p>
<p>Tiến độ gắn với tài khoản, không gắn với thiết bị: bắt đầu trên máy tính, bạn có thể học tiếp trên điện thoại.</p>
`,
  },
  'my-classes': {
    title: 'Lớp học: tham gia thế nào và xem ở đâu',
    summary: 'Ai đưa bạn vào lớp, và cổng hiển thị các lớp đang diễn ra, sắp tới và đã qua ở đâu.',
    detail: `
<p>Lớp là tập thể cùng học trong một thời gian, học trực tiếp, trực tuyến hoặc tại trường Đảng. Cơ quan cử bạn đi học; khi bạn đã có tên trong danh sách thành viên, lớp tự xuất hiện trên cổng của bạn.</p>
<h2>Xem ở đâu</h2>
<ul>
<li><strong>Trang chủ</strong> hiển thị các lớp trong những ngày này và các lớp bắt đầu trong vòng một tuần.</li>
<li><strong>Lớp học</strong> trên thanh điều hướng chính dẫn đến <a href="#/class/class-list">tất cả lớp của bạn</a>. Bạn có thể chỉ xem các lớp đang diễn ra, chưa bắt đầu hoặc đã kết thúc.</li>
<li><strong>Lớp hiện tại</strong> bên dưới đưa bạn thẳng vào lớp đang diễn ra; nếu có nhiều lớp, bạn tự chọn.</li>
</ul>
<h2>Trang của lớp</h2>
<p>Ở đó có thời gian và địa điểm, giáo viên chủ nhiệm, và những ai cùng học với bạn. Một đường tiến trình cho biết lớp chưa bắt đầu, đang diễn ra hay đã kết thúc.</p>
<h2>Không thấy lớp của bạn?</h2>
<p>Nghĩa là bạn chưa có trong danh sách. Trước hết hãy hỏi bộ phận đã cử bạn; hỗ trợ kỹ thuật không thể thêm thành viên.</p>
`,
  },
  'live-broadcasts': {
    title: 'Xem phát trực tiếp',
    summary: 'Các buổi phát được thông báo ở đâu, tham gia thế nào, và làm gì khi mất hình hoặc mất tiếng.',
    detail: `
<p>Phát trực tiếp mở cho tất cả mọi người. Các buổi phát được liệt kê trong trình đơn <strong>Trực tiếp</strong> ở đầu cổng: trước tiên là các buổi đang phát, sau đó là các buổi trong hai tuần tới, theo giờ tại múi giờ của bạn.</p>
<h2>Tham gia</h2>
<ol>
<li>Mở trình đơn và chọn buổi phát. Trình phát mở trong cửa sổ mới.</li>
<li>Nếu chưa đến giờ, trình phát sẽ đếm ngược và tự bắt đầu.</li>
<li>Đa số trình duyệt lúc đầu không có tiếng. Hãy bật tiếng trong trình phát.</li>
</ol>
<h2>Khi hình bị giật</h2>
<ul>
<li>Chọn SD thay cho HD trong trình phát.</li>
<li>Làm một lần <a href="#/speedTest">kiểm tra tốc độ</a>; kết quả cho biết đường truyền của bạn hợp với chất lượng nào.</li>
<li>Tải lại trang. Bạn sẽ trở về đúng thời điểm hiện tại.</li>
</ul>
<p>Nếu cổng mở một trang web khác thay vì trình phát, nghĩa là ban tổ chức dùng dịch vụ riêng. Khi đó hãy theo hướng dẫn của họ.</p>
`,
  },
  'language-and-skin': {
    title: 'Ngôn ngữ và giao diện',
    summary: 'Cổng có mười một ngôn ngữ, giao diện sáng và tối. Cả hai đều được chọn ở đầu trang.',
    detail: `
<h2>Ngôn ngữ</h2>
<p>Trình đơn ghi ngôn ngữ hiện tại nằm ở đầu mọi trang, trên màn hình hẹp là một biểu tượng. Chọn một trong mười một ngôn ngữ, trang sẽ hiển thị lại bằng ngôn ngữ đó.</p>
<ul>
<li>Lựa chọn có hiệu lực trên trình duyệt này cho đến khi bạn thay đổi.</li>
<li>Với tiếng Ả Rập, toàn bộ trang trình bày từ phải sang trái.</li>
<li>Tên người được giữ nguyên như chính họ viết. Nội dung chưa dịch sẽ hiện bằng tiếng Trung.</li>
</ul>
<h2>Sáng hay tối</h2>
<p>Trình đơn bên cạnh dùng để đổi giao diện:</p>
<table>
<thead>
<tr><th scope="col">Lựa chọn</th><th scope="col">Ý nghĩa</th></tr>
</thead>
<tbody>
<tr><td>Sáng</td><td>chữ tối trên nền trắng</td></tr>
<tr><td>Tối</td><td>chữ sáng trên nền tối, dịu mắt hơn vào ban đêm</td></tr>
<tr><td>Theo thiết bị</td><td>theo cài đặt của máy tính hoặc điện thoại</td></tr>
</tbody>
</table>
<p>Chữ quá nhỏ? Hãy phóng to bằng trình duyệt, đến gấp đôi cũng được; trang không mất nội dung nào.</p>
`,
  },
  'speed-test': {
    title: 'Kiểm tra tốc độ, HD và SD',
    summary: 'Làm sao biết đường truyền có đủ nhanh không, và nên chọn chất lượng hình nào.',
    detail: `
<p><a href="#/speedTest">Kiểm tra tốc độ</a> đo đường truyền giữa thiết bị của bạn và cổng. Không cần tài khoản, chỉ mất vài giây.</p>
<h2>Cách kiểm tra</h2>
<ol>
<li>Đến nơi bạn định ngồi học. Mạng không dây mỗi phòng một khác.</li>
<li>Tắt các lượt tải về và video khác.</li>
<li>Bắt đầu kiểm tra, rồi làm lại một lần nữa.</li>
</ol>
<h2>HD hay SD</h2>
<p>HD cho thấy rõ chữ nhỏ trên trang chiếu và cần đường truyền nhanh hơn. SD chỉ cần khoảng một phần ba. Cuối cùng, kết quả sẽ cho biết loại nào hợp với đường truyền của bạn.</p>
<h2>Cách cải thiện</h2>
<ul>
<li>Ngồi gần bộ định tuyến hơn, hoặc dùng dây cáp.</li>
<li>Khi dùng dữ liệu di động, hãy chọn SD; như vậy cũng đỡ tốn hơn.</li>
<li>Nếu các trang web khác cũng chậm, hãy hỏi người phụ trách mạng.</li>
</ul>
<p>Nếu các trang web khác đều nhanh mà chỉ cổng chậm, hãy gửi kết quả kiểm tra cho chúng tôi.</p>
`,
  },
  'install-app': {
    title: 'Cổng học tập trên điện thoại và máy tính',
    summary: 'Không cần cửa hàng ứng dụng: đặt cổng cạnh các ứng dụng khác, hoặc quét mã bằng điện thoại.',
    detail: `
<p>Bạn không bắt buộc phải cài gì. Nhưng nếu hay dùng cổng, chạm vào biểu tượng nhanh hơn gõ địa chỉ.</p>
<h2>Trên điện thoại</h2>
<ol>
<li>Quét mã QR ở cuối trang bằng máy ảnh của điện thoại. Cổng mở trong trình duyệt.</li>
<li>Trên iPhone hoặc iPad, chọn “Chia sẻ” rồi “Thêm vào MH chính”; trên Android, chọn “Thêm vào màn hình chính” trong trình đơn của trình duyệt.</li>
<li>Đăng nhập một lần. Trạng thái đăng nhập được giữ như trên máy tính.</li>
</ol>
<h2>Trên màn hình máy tính</h2>
<p>Chrome và Edge có thể đặt một trang lên màn hình như một chương trình. Trang <a href="#/appDownload">Cài ứng dụng</a> trình bày các bước cho từng hệ điều hành.</p>
<h2>Làm trang chủ hoặc mục yêu thích</h2>
<p>Ở đầu cổng, bạn có thể yêu cầu đặt cổng làm trang chủ hoặc thêm vào mục yêu thích. Đa số trình duyệt để bạn tự làm: hãy nhấn Ctrl+D, hoặc dùng trình đơn của trình duyệt.</p>
`,
  },
  'news-and-help': {
    title: 'Đọc tin tức và tìm trợ giúp',
    summary: 'Chủ đề, tìm kiếm và chuyển bài: làm sao tìm được những gì học viện đã đăng.',
    detail: `
<p>Trong mục <a href="#/dynamicList">Tin tức</a>, học viện cho biết có gì mới: tin học viện, đào tạo, thông báo và nghiên cứu. Tin mới nhất đứng đầu.</p>
<h2>Tìm một nội dung</h2>
<ul>
<li><strong>Chủ đề</strong> thu hẹp danh sách vào một chủ đề.</li>
<li><strong>Tìm kiếm</strong> tìm trong tiêu đề, tóm tắt và bài viết bằng ngôn ngữ bạn đang đọc. Nếu nhập nhiều từ thì phải có đủ tất cả, theo thứ tự nào cũng được.</li>
<li><strong>Bài trước</strong> và <strong>Bài sau</strong> bên dưới bài viết giúp bạn đọc tiếp mà không phải trở về danh sách.</li>
</ul>
<h2>Trung tâm trợ giúp</h2>
<p>Bạn đang ở đây. Liên kết nằm ở đầu và cuối mọi trang. Cách dùng giống như mục tin tức, xếp theo chủ đề; ô tìm kiếm ở đây chỉ tìm trong các bài trợ giúp.</p>
<p>Tin tức và trợ giúp dành cho học viên và cán bộ của học viện, nên bạn cần đăng nhập. Cách liên hệ hỗ trợ kỹ thuật thì có thể đọc mà <a href="#/techAuth">không cần đăng nhập</a>.</p>
`,
  },
  'who-to-ask': {
    title: 'Hỏi ai bây giờ?',
    summary: 'Câu hỏi về lớp học, tài khoản hay kỹ thuật do những người khác nhau trả lời. Một bản chỉ dẫn ngắn.',
    detail: `
<p>Hỏi đúng người giải quyết được thì có câu trả lời nhanh nhất. Bảng này cho biết đó là ai.</p>
<table>
<thead>
<tr><th scope="col">Câu hỏi của bạn</th><th scope="col">Nên hỏi</th></tr>
</thead>
<tbody>
<tr><td>Thời gian, địa điểm và chương trình của lớp</td><td>giáo viên chủ nhiệm, có tên trên trang của lớp</td></tr>
<tr><td>Được cử đi học một lớp</td><td>bộ phận đào tạo của cơ quan bạn</td></tr>
<tr><td>Nội dung khóa học</td><td>giảng viên, có tên trên trang khóa học</td></tr>
<tr><td>Mật khẩu, số điện thoại, email</td><td><a href="mailto:support@academy.example">support@academy.example</a></td></tr>
<tr><td>Có gì đó không hoạt động</td><td><a href="#/techAuth">hỗ trợ kỹ thuật</a></td></tr>
<tr><td>Cổng lưu gì về bạn</td><td><a href="#/applicationSecret">tuyên bố về quyền riêng tư</a></td></tr>
</tbody>
</table>
<h2>Trước khi viết thư</h2>
<p>Hãy xem Trung tâm trợ giúp trước; đa số câu hỏi đã từng có người hỏi. Nếu viết thư, hãy cho biết bạn muốn làm gì, điều gì đã xảy ra và vào lúc nào. Một ảnh chụp màn hình nói được nhiều hơn lời mô tả.</p>
`,
  },
}
