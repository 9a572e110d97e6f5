import type { DemoInformationText, NewsName } from '#server/news/information-texts.demo.ts'

export const news: Readonly<Record<NewsName, DemoInformationText>> = {
  'gauging-practice': {
    title: 'Thực hành đo đạc thủy văn hiện trường: cần mang theo gì',
    summary: 'Lớp thực địa tại trạm thủy văn Thành Lăng Ky sắp bắt đầu. Dưới đây là lịch tóm tắt và danh mục đồ dùng.',
    detail: `
<p>Vài ngày nữa, lớp <strong>Thực hành đo đạc thủy văn hiện trường</strong> sẽ tập trung tại trạm thủy văn Thành Lăng Ky. Ai có tên trong danh sách thành viên đều có chỗ; bạn sẽ thấy lớp trong mục “Lớp học”, phần các lớp sắp khai giảng.</p>
<h2>Năm ngày thực địa</h2>
<table>
<thead>
<tr><th scope="col">Ngày</th><th scope="col">Buổi sáng</th><th scope="col">Buổi chiều</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>An toàn trên sông nước, làm quen với trạm</td><td>Chọn mặt cắt</td></tr>
<tr><td>2 và 3</td><td>Đo bằng lưu tốc kế trên cáp treo</td><td>Tính lưu lượng</td></tr>
<tr><td>4</td><td>Đo bằng ADCP trên thuyền</td><td>So sánh hai phương pháp</td></tr>
<tr><td>5</td><td>Tự thực hiện một lần đo</td><td>Nhận xét trong nhóm</td></tr>
</tbody>
</table>
<h2>Hãy mang theo</h2>
<ul>
<li>ủng cao su và áo mưa; áo phao có sẵn tại trạm</li>
<li>một quyển sổ không ngại ướt và bút chì</li>
<li>máy tính xách tay, nếu có</li>
</ul>
<p>Ngày đầu tiên, xe rời cơ sở chính lúc 7:30. Ai tự đi, xin gặp chúng tôi ở cổng trạm lúc 10:00.</p>
`,
  },
  'new-courses': {
    title: 'Bốn khóa học mới, từ vũ trụ đến thang cá',
    summary: 'Viễn thám, đường cá đi, cảnh báo sớm và nước dưới đất: bốn khóa học vừa được bổ sung trong mấy tuần qua.',
    detail: `
<p>Trong mấy tuần qua, danh mục khóa học mở có thêm bốn khóa. Tất cả đều dành cho mọi học viên, bằng mọi ngôn ngữ của cổng, và có thể bắt đầu bất cứ lúc nào.</p>
<table>
<thead>
<tr><th scope="col">Khóa học</th><th scope="col">Thời lượng</th><th scope="col">Loại</th></tr>
</thead>
<tbody>
<tr><td>Quan sát nước từ vũ trụ</td><td>2,5 giờ</td><td>Tự chọn</td></tr>
<tr><td>Giúp cá vượt đập</td><td>1 giờ</td><td>Tự chọn</td></tr>
<tr><td>Cảnh báo đến được ngôi làng cuối cùng</td><td>1,5 giờ</td><td>Bắt buộc</td></tr>
<tr><td>Nước dưới đất và sông</td><td>1,5 giờ</td><td>Tự chọn</td></tr>
</tbody>
</table>
<p>“Nhiều khi chúng tôi nhìn thấy lũ trên ảnh vệ tinh trước khi có ai gọi đến,” Layla Hassan, người giảng dạy khóa viễn thám, cho biết. “Điều mọi người cần học là một tấm ảnh như thế <em>không</em> cho thấy những gì.”</p>
<p>Khóa bắt buộc về cảnh báo sớm cần được mọi người làm việc ở phòng trực hoàn thành trước khi hết mùa lũ. Cả bốn khóa có trong mục <a href="#/course/course-list">Khóa học mở</a>, khi sắp xếp theo mới nhất.</p>
`,
  },
  'sediment-class': {
    title: 'Mô hình hóa bùn cát: lớp trực tuyến sắp bắt đầu',
    summary: 'Ai tham gia, nên đọc gì trước, và tám tuần học được sắp xếp ra sao.',
    detail: `
<p>Chưa đầy ba tuần nữa, lớp trực tuyến <strong>Mô hình hóa bùn cát</strong> do Camille Moreau phụ trách sẽ bắt đầu. Lớp kéo dài tám tuần và học hoàn toàn trực tuyến, nên không ai phải đi xa.</p>
<h2>Trước buổi tối đầu tiên</h2>
<ol>
<li>Xem bạn đã là thành viên chưa: lớp nằm trong mục “Lớp học”, phần các lớp sắp khai giảng.</li>
<li>Học hoặc ôn lại khóa “Sông mang bùn cát như thế nào”. Lớp bắt đầu từ chỗ khóa học ấy kết thúc.</li>
<li>Làm <a href="#/speedTest">kiểm tra tốc độ</a> tại đúng nơi và vào đúng giờ bạn sẽ tham gia.</li>
</ol>
<h2>Các tuần học</h2>
<p>Mỗi tuần có một bài giảng, một bài tập và một giờ hỏi đáp. Bài tập dùng số liệu đo ở một đoạn sông mỗi năm bồi nửa mét; đến tuần cuối, mô hình của bạn phải cho biết vì sao.</p>
<p>Nếu đã được cử đi mà không thấy tên mình, hãy hỏi đơn vị của bạn trước khi viết cho chúng tôi: việc cử người do đơn vị thực hiện.</p>
`,
  },
  'live-lectures': {
    title: 'Trực tiếp mùa này: từ bờ sông đến phòng xử án',
    summary: 'Thực địa, hỏi đáp về dự báo lũ, luật nước và an toàn đập. Không cần đăng ký.',
    detail: `
<p>Các buổi phát trực tiếp đưa giảng viên và học viên vốn chẳng bao giờ gặp nhau đến với nhau. Mùa này có bốn buổi đáng chờ đợi:</p>
<ul>
<li><strong>Thực địa đo đạc thủy văn sông.</strong> Ba ngày bên bờ sông cùng các nhóm của chúng tôi; tham gia lúc nào cũng được.</li>
<li><strong>Dự báo lũ: hỏi và đáp.</strong> Dự báo viên trình bày từng bước bản dự báo trong ngày.</li>
<li><strong>Nhập môn luật nước xuyên biên giới.</strong> Ba trường hợp có thật và những gì đã được phân định.</li>
<li><strong>Quan trắc an toàn đập.</strong> Trao đổi giữa những người mỗi sáng đều đọc số liệu chuyển vị và thấm.</li>
</ul>
<h2>Cách tham gia</h2>
<p>Mở trình đơn “Trực tiếp” ở đầu cổng. Ở đó có các buổi đang phát và các buổi trong hai tuần tới, theo giờ tại múi giờ của bạn. Nhấp một lần là mở trình phát; trước giờ bắt đầu, trình phát đếm ngược.</p>
<p>Nếu hình bị giật, hãy chọn SD trong trình phát. Tiếng vẫn như cũ, mà bài giảng sống được là nhờ tiếng.</p>
`,
  },
  'flood-class': {
    title: 'Lớp dự báo lũ mở đầu bằng một ca đêm',
    summary: 'Lớp dự báo lũ và chỉ huy ứng phó khẩn cấp đã khai giảng. Bài diễn tập đầu tiên diễn ra trong bóng tối.',
    detail: `
<p>Đa số các lớp bắt đầu bằng diễn văn. Lớp <strong>Dự báo lũ và chỉ huy ứng phó khẩn cấp</strong> sáng nay bắt đầu bằng bài giảng về sai số đo mực nước, và tối nay tiếp tục với bài diễn tập lúc mười một giờ đêm.</p>
<p>Học viên đến từ các trung tâm dự báo, phòng trực và cơ quan lưu vực của chín nước. Trong ba tuần, họ làm việc theo nhóm hỗn hợp: một dự báo viên, một kỹ sư, một người phải ra quyết định.</p>
<blockquote>
<p>Dự báo đúng không phải là khi đường cong khớp. Dự báo đúng là khi có người kịp dời máy bơm.</p>
<p>Hà Chí Cường, người phụ trách diễn tập</p>
</blockquote>
<h2>Họ sẽ tập những gì</h2>
<ul>
<li>kiểm tra số đo khi một nửa số trạm im lặng</li>
<li>nói trong ba câu dự báo chắc chắn đến mức nào</li>
<li>giao ca mà không để sót việc gì</li>
</ul>
<p>Lớp học tại nhà 3, phòng 205. Học viên xem địa điểm và thời gian trên cổng, ở trang của lớp mình.</p>
`,
  },
  'portal-renewed': {
    title: 'Một cổng học tập, mười một ngôn ngữ',
    summary:
      'Cổng học tập đã được xây dựng lại: khóa học, lớp học, phát trực tiếp, tin tức và trợ giúp ở một nơi, trên mọi thiết bị.',
    detail: `
<p>Kể từ hôm nay, học viên của học viện có một cổng mới. Khóa học, lớp học, phát trực tiếp, tin tức và trợ giúp nằm ở một nơi, bằng mười một ngôn ngữ, với tiếng Ả Rập trình bày từ phải sang trái.</p>
<h2>Có gì mới</h2>
<ul>
<li><strong>Trang chủ trả lời câu hỏi “bây giờ làm gì?”.</strong> Trang cho thấy khóa học bạn đang dở, các lớp trong những ngày này và những gì đáng học tiếp theo.</li>
<li><strong>Ngôn ngữ và màu sắc theo ý bạn.</strong> Chọn ở đầu bất kỳ trang nào; cổng ghi nhớ cả hai.</li>
<li><strong>Điện thoại, máy tính bảng, máy tính.</strong> Trang nào cũng vừa màn hình nhỏ, và mọi việc đều làm được chỉ với bàn phím.</li>
<li><strong>Trợ giúp mô tả đúng những gì bạn thấy.</strong> <a href="#/dynamicList?help=help_center">Trung tâm trợ giúp</a> có mười hai bài ngắn và có thể tìm kiếm.</li>
</ul>
<p>Tài khoản và quá trình học đã được chuyển sang cùng bạn. Nếu thiếu điều gì, hãy báo cho <a href="mailto:support@academy.example">support@academy.example</a>; trong những tuần đầu, thứ Bảy cũng có người trả lời.</p>
`,
  },
  maintenance: {
    title: 'Bảo trì đêm Chủ nhật',
    summary: 'Trong đêm Chủ nhật rạng sáng thứ Hai, cổng sẽ tạm ngừng tối đa hai giờ.',
    detail: `
<p>Đêm Chủ nhật tuần này, rạng sáng thứ Hai, chúng tôi chuyển cơ sở dữ liệu của cổng sang máy chủ mới. Trong thời gian đó không thể truy cập cổng.</p>
<table>
<thead>
<tr><th scope="col">Thành phố</th><th scope="col">Từ</th><th scope="col">Đến</th></tr>
</thead>
<tbody>
<tr><td>Bắc Kinh</td><td>Thứ Hai 02:00</td><td>Thứ Hai 04:00</td></tr>
<tr><td>Moskva</td><td>Chủ nhật 21:00</td><td>Chủ nhật 23:00</td></tr>
<tr><td>Dakar</td><td>Chủ nhật 18:00</td><td>Chủ nhật 20:00</td></tr>
</tbody>
</table>
<h2>Bạn cần biết</h2>
<ul>
<li>Mọi người sẽ bị đăng xuất ngay trước đó. Những gì đã lưu không bị mất.</li>
<li>Không có buổi phát trực tiếp nào trong những giờ này.</li>
<li>Nếu mọi việc suôn sẻ, chúng tôi sẽ trở lại sớm hơn; thường là như vậy.</li>
</ul>
<p>Chúng tôi đã chọn giờ có ít người dùng nhất. Dù vậy, với một số bạn giờ này vẫn không tiện, và chúng tôi xin lỗi các bạn.</p>
`,
  },
  'flume-hall': {
    title: 'Nhà thí nghiệm máng thủy lực mở cửa trở lại',
    summary:
      'Sau mười tháng cải tạo, nhà thí nghiệm có máng mới thay đổi được độ dốc và một hành lang để cả lớp đứng xem.',
    detail: `
<p>Sau mười tháng cải tạo, nhà thí nghiệm máng thủy lực của học viện đã mở cửa trở lại. Trung tâm của nhà là chiếc máng kính thay đổi được độ dốc, dài hai mươi bốn mét, nơi các lớp có thể xem lớp cát phẳng hóa thành gợn, rồi gợn hóa thành đụn.</p>
<h2>Có gì thay đổi</h2>
<ul>
<li>Máy bơm, van và độ dốc được điều khiển từ một bàn.</li>
<li>Camera dọc theo máng truyền hình ảnh đến các giảng đường, nhờ đó lớp trực tuyến cũng tham gia được.</li>
<li>Hành lang đủ chỗ cho ba mươi người mà không ai cản trở người đang đo.</li>
</ul>
<p>Máng cũ không bị bỏ đi. Nó được chuyển cho một trường nghề ở hạ lưu và đang được sử dụng.</p>
<blockquote>
<p>Bạn có thể vẽ sự khởi động của hạt cát lên bảng suốt một giờ. Hoặc mở van thêm nửa vòng.</p>
<p>Camille Moreau, giảng viên thủy lực</p>
</blockquote>
<p>Lớp nào muốn dùng nhà thí nghiệm, xin liên hệ giáo viên chủ nhiệm. Mỗi tuần có hai buổi chiều còn trống.</p>
`,
  },
  'low-flow-report': {
    title: 'Sông có thể cạn đến đâu? Báo cáo về dòng chảy tối thiểu',
    summary: 'Mười hai năm đo đạc trên sáu nhánh sông, và một quy tắc kinh nghiệm hóa ra không đúng.',
    detail: `
<p>Nhóm công tác về dòng chảy môi trường của chúng tôi đã công bố báo cáo về dòng chảy tối thiểu. Báo cáo dựa trên mười hai năm đo đạc ở sáu nhánh sông, tất cả đều nằm dưới hồ chứa.</p>
<h2>Kết quả</h2>
<ol>
<li>Quy tắc phổ biến mười phần trăm lưu lượng trung bình là quá ít ở bốn trong sáu con sông, và nhiều hơn mức cần ở một con sông.</li>
<li>Với cá, điều quan trọng không hẳn là ngày cạn nhất, mà là có bao nhiêu ngày như thế nối tiếp nhau.</li>
<li>Hai đợt xả ngắn vào mùa xuân có ích hơn cùng lượng nước ấy dàn đều trong một tháng.</li>
</ol>
<h2>Từ đó rút ra điều gì</h2>
<p>Các tác giả đề nghị quy định dòng chảy tối thiểu theo mùa và kiểm tra bằng số ngày cạn liên tiếp. Kèm báo cáo là một bảng tính cho việc này, chỉ cần lưu lượng trung bình ngày.</p>
<p>Các kết quả đã được đưa vào khóa “Xác định dòng chảy môi trường” do Lucía Herrera, trưởng nhóm, giảng dạy. Ai muốn nhận báo cáo, xin viết thư đến <a href="mailto:library@academy.example">library@academy.example</a>.</p>
`,
  },
  'exchange-visit': {
    title: 'Những vị khách từ ba đồng bằng châu thổ',
    summary:
      'Đồng nghiệp từ sông Mê Công, sông Nin và sông Tagus đã ở học viện một tuần, và mang về bài toán của nhau.',
    detail: `
<p>Suốt một tuần, mười bốn đồng nghiệp từ các cơ quan quản lý sông Mê Công, sông Nin và sông Tagus là khách của học viện. Ba con sông tưởng chẳng có mấy điểm chung, nhưng đều ra biển qua những vùng đất đang lún.</p>
<p>Thay vì thuyết trình, mỗi nhóm mang đến một bài toán chưa giải được và giao cho các nhóm khác trong hai ngày. Nhóm sông Tagus xem xét nước mặn xâm nhập một nhánh sông Mê Công; nhóm sông Mê Công nhận một đập dâng ở đồng bằng sông Nin; và cứ thế xoay vòng.</p>
<blockquote>
<p>Chúng tôi đã giải thích bài toán của mình nhiều lần đến mức không còn nghe thấy mình nói gì nữa.</p>
<p>một vị khách đến từ Phnôm Pênh</p>
</blockquote>
<p>Sau một tuần, mọi người có</p>
<ul>
<li>danh mục chung những gì cần đo ở trạm vùng triều,</li>
<li>hai bộ số liệu mà cả ba bên đều được dùng,</li>
<li>và ngày hẹn cho lần gặp sau, bên bờ sông Tagus.</li>
</ul>
`,
  },
  'dam-safety-class': {
    title: 'Lớp an toàn đập đã hoàn thành',
    summary: 'Ba mươi ngày, một con đập có thật, và bản báo cáo kiểm tra đã được đơn vị vận hành chấp nhận.',
    detail: `
<p>Lớp <strong>An toàn đập</strong> đã kết thúc tại trung tâm đào tạo hồ chứa Long Môn. Trong ba mươi ngày, học viên làm đúng những việc họ sẽ làm khi trở về: đi trong hành lang đập, đọc con lắc, nghi ngờ thiết bị.</p>
<h2>Con đập của riêng lớp</h2>
<p>Đơn vị vận hành hồ chứa đã giao cho lớp một nhiệm vụ thật: kiểm tra định kỳ một đập phụ xây từ những năm 1970. Bốn nhóm kiểm tra độc lập với nhau.</p>
<ul>
<li>Cả bốn nhóm đều phát hiện ống thoát nước bị tắc.</li>
<li>Hai nhóm nhận thấy một áp kế đã tám tháng nay chỉ một con số.</li>
<li>Một nhóm hỏi vì sao bãi cỏ dưới đập xanh đến thế, và đã hỏi đúng.</li>
</ul>
<p>Đơn vị vận hành đã chấp nhận bản báo cáo chung; ống thoát nước đã được thông.</p>
<p>Trang của lớp vẫn ở nguyên chỗ cũ. Học viên tìm thấy trang này trong các lớp đã kết thúc, cùng danh sách tất cả những người tham gia.</p>
`,
  },
  'gauge-readers': {
    title: 'Hàng xóm đọc mực nước sông',
    summary: 'Trong một đợt thử nghiệm, 120 người sống ven sông báo mực nước qua điện thoại. Số đo tốt hơn mong đợi.',
    detail: `
<p>Trong một mùa lũ, 120 người sống ven các con sông nhỏ báo mực nước mỗi ngày hai lần, và mỗi giờ một lần khi nước lên. Họ được phát một cây thước sơn vạch, dự nửa ngày hướng dẫn và có một số điện thoại để gửi số đo.</p>
<h2>Số đo như vậy có dùng được không?</h2>
<p>Ở những nơi người đọc và trạm tự động đặt cạnh nhau, kết quả như sau:</p>
<table>
<thead>
<tr><th scope="col">Chênh lệch</th><th scope="col">Tỷ lệ số đo</th></tr>
</thead>
<tbody>
<tr><td>đến 1 cm</td><td>71%</td></tr>
<tr><td>đến 3 cm</td><td>94%</td></tr>
<tr><td>trên 10 cm</td><td>1%, hầu hết là do gõ nhầm</td></tr>
</tbody>
</table>
<p>Quan trọng hơn độ chính xác là điều khác: ba lần, tin đầu tiên về lũ quét đến từ người đọc mực nước, sớm hơn trạm gần nhất tới bốn mươi phút.</p>
<p>Đợt thử nghiệm tiếp tục với số người gấp đôi. Những gì học được về cách hướng dẫn họ đã trở thành một phần của khóa <em>Cảnh báo đến được ngôi làng cuối cùng</em>.</p>
`,
  },
}
