import type { CourseTexts } from '#server/course/course-texts.demo.ts'

export const courses: CourseTexts = {
  'river-measurement': {
    title: 'Đo lưu lượng sông',
    summary: 'Từ chọn mặt cắt đến tính lưu lượng, bằng lưu tốc kế và bằng máy ADCP đặt trên thuyền.',
    detail: [
      'Lưu lượng là con số được dùng nhiều nhất trong quản lý sông, và cũng là một trong những con số dễ đo sai nhất. Khóa học bắt đầu từ việc chọn mặt cắt, rồi đến thủy trực, thời gian đo, quan trắc mực nước và cách tính. Hai lần đo trên cùng một mặt cắt cho thấy sai số từ đâu mà ra.',
      'Nửa sau dành cho máy ADCP đặt trên thuyền: lắp máy, giữ thuyền đi đủ chậm, và phân biệt đáy sông di động với chuyển động của thuyền. Sau khóa học, bạn có thể tự thực hiện một lần đo và đánh giá bản ghi của người khác có dùng được hay không.',
    ],
  },
  'rainfall-runoff': {
    title: 'Từ mưa đến dòng chảy',
    summary:
      'Một trận mưa góp bao nhiêu nước vào sông, và khi nào nước đến nơi? Câu trả lời từ số liệu của ba lưu vực nhỏ.',
    detail: [
      'Một trăm milimét mưa trên sườn đất hoàng thổ khô và trên ruộng lúa đầy nước là hai chuyện khác nhau. Khóa học đi theo hai cách hình thành dòng chảy, chỉ ra vai trò của độ ẩm đất, thảm thực vật và độ dốc, đồng thời giới thiệu chỉ số mưa kỳ trước.',
      'Trên đường nước chảy về hạ lưu, bài học đi từ đường đẳng thời đến đường đơn vị. Số liệu của ba lưu vực được cung cấp kèm khóa học để bạn tự xây dựng đường đơn vị rồi kiểm nghiệm bằng một trận lũ khác.',
    ],
  },
  'sediment-transport': {
    title: 'Sông mang bùn cát như thế nào',
    summary: 'Bùn cát đáy, bùn cát lơ lửng, và cách dựa vào đó để biết lòng sông sẽ xói hay bồi.',
    detail: [
      'Lòng sông thay đổi mỗi năm, và thay đổi ra sao là do thế cân bằng giữa nước và bùn cát. Khóa học trình bày cỡ hạt và tốc độ lắng, điều kiện khởi động, bùn cát đáy và bùn cát lơ lửng, cùng những gì các công thức vận chuyển thông dụng làm được và không làm được.',
      'Một cửa lấy nước bị bồi lấp nối tất cả lại với nhau: vì sao lúc chọn thì vị trí là đúng, vì sao từ khi có đập ở thượng lưu thì năm nào cũng phải nạo vét, và còn những cách nào để khắc phục.',
    ],
  },
  groundwater: {
    title: 'Nước dưới đất và sông',
    summary: 'Mùa khô, sông lấy nước từ đâu? Sông và tầng chứa nước nuôi nhau như thế nào.',
    detail: [
      'Vào mùa khô, nhiều con sông chỉ sống nhờ nước dưới đất. Khóa học giải thích khi nào sông mất nước vào lòng đất và khi nào được bổ sung, cách tách dòng chảy cơ bản khỏi đường quá trình lưu lượng, và vì sao một giếng khoan có thể làm cạn con suối cách đó vài kilômét.',
      'Thay cho công thức dài là những mặt cắt đơn giản và số liệu của vài giếng quan trắc. Khóa học dành cho đồng nghiệp không chuyên về nước dưới đất nhưng phải quyết định về giấy phép khai thác và dòng chảy tối thiểu.',
    ],
  },
  'flood-forecasting': {
    title: 'Dự báo lũ trong thực tế',
    summary: 'Theo một ca trực lũ có thật, từ số đo mưa đầu tiên đến bản tin dự báo được phát đi.',
    detail: [
      'Dự báo viên không bao giờ có đủ số liệu, và không bao giờ có đủ thời gian. Khóa học đi theo trình tự một ca trực: kiểm tra số đo, chọn mô hình và thông số, tính đỉnh lũ và giờ lũ đến, trao đổi với đồng nghiệp ở thượng lưu và hạ lưu, rồi viết một bản tin mà người khác hiểu được.',
      'Ba bài tập về diễn toán lũ, hiệu chỉnh và sai số dự báo dùng số liệu của một trận lũ kéo dài bảy mươi hai giờ. Nói gì khi dự báo hóa ra quá cao hay quá thấp cũng là một phần của khóa học.',
    ],
  },
  'early-warning': {
    title: 'Cảnh báo đến được ngôi làng cuối cùng',
    summary:
      'Gửi cảnh báo đi chưa phải là xong: làm sao để người không có sóng điện thoại, hay không đọc được dự báo, kịp sơ tán.',
    detail: [
      'Các cuộc điều tra sau lũ luôn cho cùng một kết quả: người ta thiệt mạng không phải vì thiếu dự báo, mà vì cảnh báo không đến, hoặc đến rồi nhưng không ai hành động. Khóa học theo một cảnh báo qua từng mắt xích cho đến lúc người dân rời đi, và chỉ ra chuỗi thường đứt ở đâu.',
      'Các trường hợp ở ba nước kết hợp cồng chiêng, phát thanh, tin nhắn và gõ cửa từng nhà, cho thấy đường sơ tán được bàn bạc và diễn tập cùng dân làng ra sao. Cuối khóa, bạn viết một phiếu liên lạc cho một ngôi làng trong địa bàn của mình.',
    ],
  },
  drought: {
    title: 'Giám sát hạn hán và phân bổ nước',
    summary: 'Xếp cấp hạn theo mưa, độ ẩm đất và lượng trữ, rồi quyết định ai được dùng phần nước còn lại.',
    detail: [
      'Hạn đến chậm, và khi ai cũng nhìn thấy thì chẳng còn mấy việc để làm. Khóa học giới thiệu chỉ số mưa chuẩn hóa, độ ẩm đất và lượng trữ hồ chứa: mỗi chỉ số lên tiếng sớm đến đâu, và khi nào thì dễ gây nhầm lẫn.',
      'Phần hai bàn về thứ tự ưu tiên khi thiếu nước. Từ dự báo dòng chảy đến từng mười ngày, bạn lập kế hoạch cấp nước ba tháng cho một hồ chứa và chỉ ra ngày phải bắt đầu cắt giảm.',
    ],
  },
  'emergency-command': {
    title: 'Chỉ huy ứng phó khẩn cấp: diễn tập trên bàn',
    summary: 'Nhận một vai trong trận lũ giả định và tập ra quyết định khi thông tin chưa đầy đủ.',
    detail: [
      'Mưa đã năm ngày liền ở phía thượng lưu một thành phố cỡ vừa. Bạn là người chỉ huy, dự báo viên, trưởng các đội ứng cứu hoặc người phát ngôn; cứ hai mươi phút lại có tin mới, và trong thời hạn cho trước bạn phải ra lệnh và ghi lại.',
      'Sau đó, khóa học xem lại từng quyết định: cái nào quá sớm, cái nào quá muộn, và việc nào chẳng thuộc về ai. Toàn bộ tài liệu có thể tải về để đơn vị bạn tự tổ chức diễn tập.',
    ],
  },
  'dam-inspection': {
    title: 'Đi bộ kiểm tra đập',
    summary: 'Nhìn gì, nhìn thế nào và ghi ra sao: một vòng kiểm tra không bỏ sót.',
    detail: [
      'Thiết bị chỉ đặt ở vài điểm; phần lớn bất thường của đập là do người đi ngang nhìn thấy. Khóa học đi dọc đỉnh đập, hai mái, chân đập và các công trình phụ trợ, giải thích vết nứt, chỗ lún, thấm và cây cỏ khác thường ở từng nơi nói lên điều gì.',
      'Mỗi dấu hiệu đều có ảnh kèm theo. Bạn học cách chụp, đo và mô tả để người không có mặt cũng hiểu, và biết phát hiện nào phải báo cáo ngay.',
    ],
  },
  'dam-monitoring': {
    title: 'Đọc số liệu quan trắc đập',
    summary:
      'Tách mực nước, nhiệt độ và yếu tố thời gian trong số đo áp kế, để phân biệt thay đổi bình thường với dấu hiệu nguy hiểm.',
    detail: [
      'Hệ thống quan trắc cho ra hàng nghìn con số; cái khó là nhận ra con số không ổn. Khóa học bắt đầu với sai số thô và chỉnh biên số liệu, sau đó xây dựng mô hình thống kê cho chuyển vị và áp lực nước lỗ rỗng với các thành phần mực nước, nhiệt độ và thời gian.',
      'Ba trường hợp là một thiết bị hỏng, một mùa bình thường và một chỗ rò thật. Bạn viết ra kết luận và lý do của mình trước khi được biết đâu là đâu.',
    ],
  },
  levees: {
    title: 'Đê điều: phát hiện và xử lý sự cố',
    summary: 'Mạch đùn, sạt trượt và tràn đê đều báo trước; sớm hơn một giờ là cách xử lý đã khác hẳn.',
    detail: [
      'Đê nguy hiểm nhất sau vài ngày ngâm nước cao. Khóa học trình bày thấm, mạch đùn, mạch sủi, sạt trượt, nứt và tràn, nguyên nhân và dấu hiệu đầu tiên của chúng, cùng cách tổ chức, chiếu sáng và báo tin khi tuần đê ban đêm.',
      'Nguyên tắc hộ đê là ngăn nước từ phía sông và cho nước thoát ra phía đồng. Hoạt hình và phim cho thấy giếng lọc ngược, cơ phản áp và con chạch chống tràn, cả những cách trông có vẻ hợp lý nhưng chỉ làm tình hình xấu thêm.',
    ],
  },
  'reservoir-operation': {
    title: 'Quy tắc vận hành hồ chứa',
    summary: 'Cách đọc biểu đồ điều phối: khi nào tích, khi nào xả, và làm sao dung hòa phòng lũ với cấp nước.',
    detail: [
      'Một hồ chứa vừa phòng lũ, cấp nước, phát điện, vừa nuôi dòng sông phía dưới, mà chỉ có một dung tích cho tất cả. Từ các mực nước đặc trưng và biểu đồ điều phối, khóa học giải thích vì sao mực nước đón lũ không phải là lời gợi ý, và vì sao tích nước lại nên sớm hơn là muộn.',
      'Với dòng chảy đến từng ngày của một năm, bạn vận hành hồ hai lần, lần đầu theo quy tắc, lần sau theo ý mình, rồi so sánh lượng xả thừa, số ngày thiếu nước và mực nước cao nhất.',
    ],
  },
  'water-quality': {
    title: 'Lấy mẫu nước',
    summary: 'Không phòng thí nghiệm nào cứu được một mẫu lấy sai: vị trí, chai đựng, bảo quản và ghi chép.',
    detail: [
      'Phần lớn sai số của số liệu chất lượng nước nảy sinh trước khi mẫu đến phòng thí nghiệm. Khóa học bàn về vị trí và độ sâu, dụng cụ lấy mẫu và chai đựng, chất bảo quản và thời hạn lưu mẫu, và những chỉ tiêu phải đo ngay tại chỗ.',
      'Bài học theo một chuyến thực địa, từ danh mục chuẩn bị đến chữ ký bàn giao. Có ba mẫu phải bỏ đi vì ghi chép: bạn có tìm ra lý do không?',
    ],
  },
  'environmental-flow': {
    title: 'Xác định dòng chảy môi trường',
    summary:
      'Phải để lại bao nhiêu nước trong sông? So sánh bốn phương pháp, và cách giải thích kết quả cho người dùng nước.',
    detail: [
      'Dòng chảy môi trường không phải là một tỷ lệ phần trăm cố định. Cá đẻ, bãi cỏ ngập và sỏi di chuyển cần đúng lượng nước vào đúng lúc, và sự biến đổi cũng quan trọng như số lượng. Từ đó, khóa học đi đến các phương pháp thủy văn, thủy lực, sinh cảnh và tổng hợp, cùng điều mỗi phương pháp đòi hỏi và bỏ sót.',
      'Trường hợp nghiên cứu là một con sông miền núi có hai nhà máy thủy điện. Bạn đề xuất chế độ xả có thể thực hiện và kiểm tra được, rồi giải thích cho ba nhóm người dùng nước, mỗi nhóm một đoạn.',
    ],
  },
  'fish-passage': {
    title: 'Giúp cá vượt đập',
    summary: 'Vì sao cá không tìm thấy lối vào? Thiết kế và vận hành nhìn từ phía con cá.',
    detail: [
      'Nhiều đường cá đi làm xong rồi không con nào qua, thường là do vị trí lối vào và cách nước chảy ra từ đó. Khóa học mô tả khả năng bơi và mùa di cư của một số loài cá, so sánh đường dạng bậc, dạng khe đứng, kênh mô phỏng tự nhiên và thang nâng.',
      'Bài cuối nói về vận hành và theo dõi: đếm cá thế nào, khi nào điều chỉnh cửa van, và làm sao biết đường cá đi có hiệu quả.',
    ],
  },
  wetlands: {
    title: 'Phục hồi đất ngập nước: bốn trường hợp',
    summary: 'Bốn lưu vực, bốn con đường: đưa đất ngập nước trở lại thì nước, đất và con người phải đánh đổi những gì.',
    detail: [
      'Đưa một vùng đất ngập nước trở lại thường có nghĩa là ai đó phải canh tác, chăn thả hay đánh cá theo cách khác. Một hồ nước, một cửa sông, một đồng bằng ngập lũ và một vùng than bùn trên núi cho thấy đã mất gì, muốn đạt gì và nước lấy từ đâu.',
      'Mỗi trường hợp có số liệu mười năm về mực nước, chim và thu nhập, với cả thành công lẫn những điều chưa đạt được. Cuối khóa, bạn tự đánh giá điều nào áp dụng được cho lưu vực của mình.',
    ],
  },
  'transboundary-law': {
    title: 'Luật nước xuyên biên giới',
    summary:
      'Sử dụng công bằng, không gây hại đáng kể, thông báo trước: ba nguyên tắc được vận dụng ra sao trong các vụ việc thật.',
    detail: [
      'Hơn ba trăm con sông chảy qua biên giới. Lấy Công ước năm 1997 và các hiệp định khu vực làm sợi chỉ dẫn đường, khóa học giải thích việc sử dụng công bằng và hợp lý, nghĩa vụ không gây hại đáng kể, hợp tác và thông báo trước, cùng những chỗ các nguyên tắc này kéo về các hướng khác nhau.',
      'Khóa học xem xét hai vụ ở Tòa án Công lý Quốc tế và quy chế làm việc của một ủy hội sông. Bạn soạn công hàm của nước hạ lưu về một dự án ở thượng lưu, rồi đổi bên và trả lời công hàm đó.',
    ],
  },
  'basin-planning': {
    title: 'Lập quy hoạch lưu vực',
    summary: 'Từ hiện trạng lưu vực đến danh mục biện pháp mà người ở thượng lưu và hạ lưu cùng chịu làm.',
    detail: [
      'Quy hoạch tốt là quy hoạch năm năm sau vẫn còn người mở ra xem. Khóa học đi theo từng bước: đánh giá, mục tiêu, phương án, sự tham gia của cộng đồng, theo dõi; mỗi bước có kết quả, phương pháp và những sai lầm thường gặp.',
      'Bài tập xuyên suốt là một nhánh sông có bốn trăm nghìn dân. Tiền chỉ đủ cho một nửa số biện pháp: bạn xếp thứ tự và nêu lý do.',
    ],
  },
  negotiation: {
    title: 'Đàm phán về nước',
    summary: 'Dưới lập trường là lợi ích: tìm ra điều mà hai bờ, thượng lưu lẫn hạ lưu, đều chấp nhận được.',
    detail: [
      'Đàm phán chia nước thường dừng ở chỗ bên này muốn bao nhiêu và bên kia cho bao nhiêu. Khóa học rèn bốn kỹ năng: phân biệt lợi ích với lập trường, chuẩn bị phương án thay thế, mở rộng những gì có thể trao đổi, và viết thỏa thuận kiểm chứng được. Khóa học cũng giải thích vì sao nên chia sẻ số liệu trước khi chia nước.',
      'Hai trò đóng vai, một giữa khu tưới và thành phố, một giữa hai nước vào mùa khô, có chỉ dẫn mật riêng cho từng bên. Chơi theo cặp hoặc nhóm nhỏ là hay nhất.',
    ],
  },
  integrity: {
    title: 'Liêm chính và mua sắm trong sạch',
    summary:
      'Bảy tình huống thường ngày cho thấy ranh giới nằm ở đâu khi nói đến quà tặng, xung đột lợi ích và đấu thầu.',
    detail: [
      'Phần lớn rắc rối bắt đầu từ chuyện nhỏ: một bữa cơm, một bản dự thảo hồ sơ mời thầu “để tham khảo”, một người anh họ làm xây dựng. Bảy tình huống giải thích việc kê khai lợi ích, sổ đăng ký quà tặng, bảo mật đấu thầu và khi nào cần tự rút lui.',
      'Sau mỗi tình huống là câu hỏi và lời giải thích. Khóa học cũng cho biết nên tìm ai khi chịu sức ép, và người báo cáo được bảo vệ như thế nào.',
    ],
  },
  'gis-basics': {
    title: 'GIS cho lưu vực sông',
    summary:
      'Dùng phần mềm miễn phí để vạch ranh giới lưu vực và mạng sông từ mô hình địa hình, và làm tấm bản đồ chuẩn đầu tiên.',
    detail: [
      'Bạn không cần biết trước điều gì. Từ cài phần mềm và làm quen với hệ tọa độ, bạn đi đến các lớp dữ liệu, ranh giới lưu vực và mạng sông, tính diện tích và lượng mưa của từng tiểu lưu vực, rồi kết thúc bằng một bản đồ đúng quy cách.',
      'Dữ liệu thực hành bao phủ khoảng tám trăm kilômét vuông, máy tính xách tay thông thường là chạy được. Mỗi bước có một đoạn ghi hình ngắn để làm theo.',
    ],
  },
  'remote-sensing': {
    title: 'Quan sát nước từ vũ trụ',
    summary: 'Tìm mặt nước và vùng ngập trên ảnh vệ tinh miễn phí, và biết có thể tin kết quả đến đâu.',
    detail: [
      'Mây, bóng núi và bèo nổi đều có thể đánh lừa ta. Khóa học so sánh ảnh quang học và ảnh radar, tính chỉ số nước, chọn ngưỡng, và lấy hiệu của hai thời điểm để thấy lũ đã phủ đến đâu.',
      'Phần lớn nội dung là về kiểm chứng: chọn điểm kiểm tra thế nào, tính độ chính xác ra sao, và trình bày trong báo cáo những gì còn chưa chắc chắn.',
    ],
  },
  'data-quality': {
    title: 'Kiểm soát chất lượng số liệu thủy văn',
    summary: 'Bắt các bước nhảy, chỗ khuyết và sai đơn vị trước khi vào cơ sở dữ liệu, và lưu lại mọi lần chỉnh sửa.',
    detail: [
      'Một dấu thập phân đặt sai chỗ có thể khiến lũ thiết kế của cả hồ chứa phải tính lại từ đầu. Khóa học trình bày kiểm tra khoảng giá trị, biến đổi theo thời gian, tính nhất quán trong không gian và tương quan, đồng thời cho thấy vì sao không kiểm tra tự động nào thay được sự suy xét.',
      'Bạn rà soát một năm số liệu gốc của một trạm mưa và một trạm mực nước, đánh dấu chỗ đáng ngờ, nêu cách xử lý và lý do. Giá trị gốc luôn được giữ lại: đó là nguyên tắc cần mang về.',
    ],
  },
  'information-security': {
    title: 'An toàn thông tin cho mọi người',
    summary: 'Một giờ về lừa đảo qua mạng, mật khẩu và ổ USB, để bảo vệ trạm đo và phòng điều khiển.',
    detail: [
      'Hệ thống điều khiển của đập và trạm đo ngày càng kết nối nhiều hơn, và các vụ tấn công thường bắt đầu từ một thư điện tử bình thường. Những ví dụ có thật cho thấy cách nhận ra thư lừa đảo, cách chọn và giữ mật khẩu, cách dùng ổ USB và mạng công cộng.',
      'Bạn cũng học ba việc phải làm trong vòng mười phút khi nghi có người khác dùng tài khoản của mình. Toàn thể cán bộ học khóa này mỗi năm một lần.',
    ],
  },
}
