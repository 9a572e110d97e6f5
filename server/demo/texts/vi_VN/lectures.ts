import type { LectureTexts } from '#server/course/lecture-texts.demo.ts'

export const lectures: LectureTexts = {
  'choosing-the-section': {
    title: 'Chọn mặt cắt đo',
    lines: [
      'Lần đo lưu lượng nào cũng bắt đầu bằng việc đi bộ dọc sông, tìm cho được chỗ thích hợp.',
      'Hãy tìm một đoạn sông thẳng, hai bờ song song trên chiều dài ít nhất bằng năm lần bề rộng sông.',
      'Đáy sông phải chắc và phẳng, không có đá tảng, cỏ rong hay vùng nước tù.',
      'Tránh xa cầu và cửa nhánh sông, vì cả hai đều làm rối dòng chảy một quãng dài về phía hạ lưu.',
      'Sau đó căng dây chia khoảng cách vuông góc với dòng nước, và ghi mực nước trước khi bắt đầu đo.',
    ],
  },
  'velocity-to-discharge': {
    title: 'Từ lưu tốc đến lưu lượng',
    lines: [
      'Chia mặt cắt bằng ít nhất hai mươi thủy trực, để không dải nào mang quá một phần mười lưu lượng.',
      'Chỗ nước nông chỉ cần đo một điểm, ở sáu phần mười độ sâu tính từ mặt nước.',
      'Chỗ sâu hơn thì đo hai điểm, ở hai phần mười và tám phần mười độ sâu, rồi lấy trung bình.',
      'Để lưu tốc kế quay ít nhất bốn mươi giây, vì tốc độ nước sông không bao giờ thật đều.',
      'Nhân mỗi lưu tốc trung bình với độ sâu và bề rộng của dải, rồi cộng tất cả các dải lại.',
    ],
  },
  'unit-hydrograph': {
    title: 'Đường đơn vị nói lên điều gì',
    lines: [
      'Đường đơn vị là câu trả lời của lưu vực trước một đơn vị mưa hiệu quả.',
      'Mưa hiệu quả là phần còn lại của trận mưa, sau khi đất, cây cỏ và chỗ trũng đã giữ phần của mình.',
      'Trong cùng thời gian, mưa hiệu quả gấp đôi thì lưu lượng ở mỗi giờ cũng gấp đôi.',
      'Mưa kéo dài hơn được coi là nhiều đợt ngắn, mỗi đợt có một đường quá trình riêng.',
      'Dời các đường ấy về đúng giờ của chúng, cộng lại, và ta có trận lũ ở cửa ra của lưu vực.',
    ],
  },
  'beginning-of-motion': {
    title: 'Khi nào lòng sông bắt đầu chuyển động?',
    lines: [
      'Nước chảy kéo lê lòng sông, còn mỗi hạt chống lại bằng chính trọng lượng của mình.',
      'Lực kéo tăng theo độ sâu của nước và độ dốc của mặt nước.',
      'Khi vượt qua một ngưỡng, những hạt đầu tiên bắt đầu lăn, trượt và nhảy xuống phía hạ lưu.',
      'Sỏi đi sát đáy thành bùn cát đáy, còn hạt mịn được mang lơ lửng trong nước.',
      'Đập giữ bùn cát lại, và dòng nước trong phía dưới đập khoét vào lòng sông.',
    ],
  },
  'gaining-and-losing': {
    title: 'Sông nhận nước và sông mất nước',
    lines: [
      'Sông và vùng đất hai bên trao đổi nước với nhau suốt mọi ngày trong năm.',
      'Nơi mực nước dưới đất cao hơn sông, nước thấm ra và sông được nhận thêm.',
      'Nơi mực nước ấy thấp hơn, sông mất nước qua đáy và nuôi tầng chứa nước.',
      'Vào mùa khô, dòng bổ sung chậm rãi này thường là toàn bộ lượng nước mà sông có.',
      'Một giếng khoan sát bờ có thể biến đoạn sông nhận nước thành đoạn mất nước, có khi mãi mấy tháng sau.',
    ],
  },
  'checking-the-readings': {
    title: 'Trước khi dự báo: kiểm tra điều mình thấy',
    lines: [
      'Dự báo không thể tốt hơn những số đo mà nó dựa vào.',
      'So mỗi trạm mưa với các trạm lân cận, và xem radar khi có một trạm khác hẳn.',
      'Trời mưa mà mực nước không nhúc nhích thì thường là phao bị kẹt, chứ không phải sông yên.',
      'Hãy hỏi quan trắc viên đang trực, và đánh dấu giá trị đáng ngờ thay vì xóa đi.',
      'Sau đó mới xét lưu vực đang ướt đến đâu, vì đất ướt biến nhiều mưa thành dòng chảy hơn hẳn.',
    ],
  },
  'routing-the-wave': {
    title: 'Sóng lũ truyền đi như thế nào',
    lines: [
      'Trên đường về hạ lưu, sóng lũ thay đổi: đến muộn hơn, và thường thấp hơn lúc khởi đầu.',
      'Thung lũng trữ nước khi sông lên, rồi trả lại khi sông xuống.',
      'Diễn toán lũ là giữ sổ: lượng vào trừ lượng ra chính là phần mà đoạn sông đã trữ.',
      'Một đoạn sông đơn giản chỉ cần hai con số: sóng đi mất bao lâu, và bị bẹt đi nhiều đến đâu.',
      'Hãy lấy cả hai từ những trận lũ cũ cùng cỡ, vì lũ lớn còn tràn ra bãi.',
    ],
  },
  'writing-the-forecast': {
    title: 'Viết một bản tin dự báo có ích',
    lines: [
      'Người đọc bản tin của bạn muốn biết nước lên bao nhiêu, khi nào, và bạn chắc chắn đến đâu.',
      'Mở đầu bằng đỉnh lũ và giờ xuất hiện, mỗi thứ cho một khoảng chứ không phải một con số.',
      'Nói rõ điều đó nghĩa là gì trên thực địa: con đường nào, cây cầu nào, khu phố nào.',
      'Báo giờ ra bản tin kế tiếp, để không ai phải băn khoăn liệu có tin nữa hay không.',
      'Khi sông diễn biến khác đi, hãy nói sớm và nói vì sao, bởi lòng tin mất rồi rất lâu mới trở lại.',
    ],
  },
  'warning-chain': {
    title: 'Cảnh báo là một chuỗi mắt xích',
    lines: [
      'Cảnh báo có bốn mắt xích: biết rủi ro, theo dõi sông, báo cho dân, và sẵn sàng hành động.',
      'Chỉ cần một mắt đứt, ba mắt còn lại không cứu nổi một mạng người.',
      'Phần lớn tiền đổ vào thiết bị, nhưng phần lớn cảnh báo hỏng ở kilômét cuối cùng.',
      'Ở mỗi làng, hãy hỏi ai nghe được tin lúc ba giờ sáng, và ai thì không.',
      'Với từng người không nghe được, hãy thống nhất một người hàng xóm sẽ đến gõ cửa.',
    ],
  },
  'words-that-move': {
    title: 'Lời nói khiến người ta rời đi',
    lines: [
      'Cảnh báo tốt nói rõ ai báo, điều gì sắp đến, ở đâu, khi nào, và bây giờ phải làm gì.',
      'Bỏ lưu lượng và chu kỳ lặp lại đi, hãy so mực nước với một trận lũ mà người dân còn nhớ.',
      'Đưa ra một chỉ dẫn rõ ràng: đi ngay, theo đường phía trên, đến trường học trên đồi.',
      'Nhắc lại đúng những lời ấy trên mọi kênh, vì đa số người đợi nghe thêm một tiếng nói nữa rồi mới đi.',
      'Khi nguy hiểm đã qua, cũng phải báo cho dân biết, nếu không lần sau chẳng ai nghe.',
    ],
  },
  'clocks-of-a-drought': {
    title: 'Ba chiếc đồng hồ của hạn hán',
    lines: [
      'Hạn không bắt đầu trong một ngày: nó đi từ trời xuống đất, rồi đến sông.',
      'Mưa lên tiếng trước, và chỉ số mưa chuẩn hóa cho biết mấy tháng qua khác thường đến mức nào.',
      'Vài tuần sau là độ ẩm đất, và đó chính là điều nhà nông cảm nhận được.',
      'Sông, hồ chứa và nước dưới đất đến sau cùng, và cũng hồi phục sau cùng.',
      'Hãy thống nhất các bước cắt giảm khi hồ còn đầy, vì lúc thiếu nước, quy tắc nào trông cũng bất công.',
    ],
  },
  'first-hour': {
    title: 'Giờ đầu tiên trên cương vị chỉ huy',
    lines: [
      'Trong giờ đầu của một tình huống khẩn cấp, bạn biết rất ít, mà một nửa trong đó là sai.',
      'Hãy bắt đầu bằng ba câu hỏi: ai đang gặp nguy, cái gì đang hỏng, và còn bao nhiêu thời gian.',
      'Mỗi nhiệm vụ giao cho một người, một thời hạn, và yêu cầu người đó nhắc lại.',
      'Ghi lại từng quyết định kèm giờ và lý do, ngay cả khi tưởng như không còn thì giờ để ghi.',
      'Cứ nửa giờ lại nhìn toàn bộ bản đồ một lần, vì nguy hiểm di chuyển cùng với nước.',
    ],
  },
  'walking-the-dam': {
    title: 'Một vòng kiểm tra không bỏ sót',
    lines: [
      'Lần nào cũng đi quanh đập theo cùng một thứ tự, bạn sẽ nhận ra điều gì đã thay đổi.',
      'Bắt đầu trên đỉnh đập, ngắm dọc theo đỉnh, tìm chỗ lún, chỗ phồng và vết nứt.',
      'Đi ngang mái hạ lưu theo hình chữ chi, để chỗ nào cũng được nhìn hai lần.',
      'Hãy thong thả ở chân đập và hai vai đập, nơi phần lớn chỗ rò lộ ra.',
      'Kết thúc ở tràn xả lũ và cửa van, và chắc chắn rằng từng cửa thật sự đóng mở được.',
    ],
  },
  'what-seepage-says': {
    title: 'Trong hay đục: nước thấm nói gì',
    lines: [
      'Gần như đập đất nào cũng để thấm qua một ít nước, và chỉ riêng điều đó chưa có gì đáng lo.',
      'Nước thấm trong, và không đổi khi mực nước hồ không đổi, thường là vô hại.',
      'Nước thấm đục nghĩa là đất trong thân đập đang bị cuốn ra, và phải báo cáo ngay.',
      'Lượng thấm giảm đột ngột cũng đáng ngại như khi tăng, vì có thể vật thoát nước đã bị tắc.',
      'Đo lượng thấm bằng xô và đồng hồ, rồi ghi mực nước hồ ngay bên cạnh.',
    ],
  },
  'causes-of-movement': {
    title: 'Ba nguyên nhân của mọi chuyển vị',
    lines: [
      'Đập chuyển động mỗi ngày, và phần lớn chuyển động ấy hoàn toàn lành mạnh.',
      'Một phần đi theo mực nước, vì hồ đầy đẩy mạnh hơn hồ cạn.',
      'Phần thứ hai đi theo mùa, vì bê tông nở ra vào mùa hè và co lại vào mùa đông.',
      'Phần thứ ba là sự lão hóa, và lẽ ra phải chậm dần qua từng năm.',
      'Hãy dùng tính toán trừ đi hai phần đầu, rồi nhìn kỹ phần còn lại.',
      'Nếu phần còn lại tăng nhanh hơn trước, hãy kiểm tra thiết bị trước, rồi đến đập.',
    ],
  },
  'sand-boils': {
    title: 'Mạch đùn và những dấu hiệu sớm khác',
    lines: [
      'Sau nhiều ngày ngâm nước cao, thân đê đã no nước, và đó là lúc việc tuần đê quan trọng nhất.',
      'Hãy đi hai người, một người dọc chân đê, một người ngoài đồng phía sau, và tìm chỗ ướt.',
      'Mạch nước có vành cát bao quanh là mạch đùn: nước đã bắt đầu khoét thành ống.',
      'Nước trong là lời cảnh báo, còn nước mang theo cát là tình huống khẩn cấp.',
      'Cắm cờ đánh dấu, để người ở lại canh, và báo về vị trí cùng bề rộng của mạch.',
    ],
  },
  'filter-never-plug': {
    title: 'Hãy lọc, đừng bao giờ bịt',
    lines: [
      'Ai thấy mạch đùn cũng muốn bịt ngay lại, và đó là sai lầm.',
      'Áp lực bị nhốt ở chỗ này sẽ bục ra ở chỗ khác, thường là nơi không ai để mắt tới.',
      'Hãy đắp một vòng bao cát quanh mạch đùn, và để nước dâng lên bên trong.',
      'Nước dâng cao ép ngược trở lại, dòng chảy chậm đi, và cát nằm yên tại chỗ.',
      'Ở phía sông thì nguyên tắc ngược lại: phải bịt kín, để nước vào ít hơn.',
    ],
  },
  'flood-limit': {
    title: 'Vì sao mực nước đón lũ là một giới hạn',
    lines: [
      'Trong mùa lũ, một phần hồ phải để trống, và chính khoảng trống ấy đang làm việc.',
      'Mực nước đón lũ cho biết nước được phép cao đến đâu khi chưa có lũ về.',
      'Mỗi mét vượt quá nó là một mét sẽ thiếu khi trận lũ lớn đến.',
      'Sau lũ, hãy hạ mực nước xuống kịp thời, vì trận mưa thứ hai thường nối gót trận đầu.',
      'Gần cuối mùa, hãy bắt đầu tích nước sớm và tích từ từ, dựa theo dự báo.',
    ],
  },
  'before-the-bottle': {
    title: 'Trước khi lấy đầy chai mẫu',
    lines: [
      'Phòng thí nghiệm chỉ đo được cái có trong chai, chứ không đo được cái đã có trong sông.',
      'Chọn nơi nước hòa trộn tốt, đủ xa về phía dưới các cửa xả và nhánh sông.',
      'Tráng chai ba lần bằng nước sông, trừ khi trong chai đã có sẵn chất bảo quản.',
      'Đứng quay mặt về phía dòng nước, và lấy mẫu ở tầm tay với, bên dưới lớp váng mặt.',
      'Nhiệt độ, pH, độ dẫn điện và oxy phải đo tại chỗ, vì chúng thay đổi dọc đường.',
    ],
  },
  'river-to-laboratory': {
    title: 'Từ sông đến phòng thí nghiệm',
    lines: [
      'Dán nhãn từng chai trước khi chai ướt: vị trí, ngày, giờ, chất bảo quản và tên bạn.',
      'Ướp đá và che tối ngay, vì đa số mẫu bắt đầu biến đổi chỉ sau vài giờ.',
      'Chuyến nào cũng mang theo một mẫu trắng hiện trường, để biết chính chuyến đi đã thêm vào những gì.',
      'Ghi lại mọi điều khác thường, như bọt, mùi lạ, cá chết hay mưa trong đêm.',
      'Khi bàn giao, hai bên cùng ký, vì mẫu không có lai lịch thì chỉ là một chai nước.',
    ],
  },
  'more-than-a-minimum': {
    title: 'Không chỉ là mức tối thiểu',
    lines: [
      'Một dòng sông sống cần nhiều hơn một vệt nước mỏng vào lúc kiệt nhất.',
      'Những đợt nước lên nhỏ gọi cá di cư, còn lũ rửa sạch lớp sỏi nơi cá đẻ.',
      'Nước cao vươn tới bãi cỏ, rồi rút chậm để cây non kịp bén rễ.',
      'Vì thế dòng chảy môi trường là một cuốn lịch: dòng kiệt, đợt nước lên và lũ, mỗi thứ vào mùa của mình.',
      'Hãy viết nó thành con số mà trạm đo kiểm chứng được, nếu không nó mãi chỉ là ý định tốt.',
    ],
  },
  'finding-the-entrance': {
    title: 'Tìm lối vào',
    lines: [
      'Với con cá, phần quan trọng nhất của đường cá đi là cánh cửa.',
      'Cá bơi ngược dòng nước mạnh nhất, cho đến khi một bức tường hay tua-bin chặn lại.',
      'Lối vào phải ở ngay đó, cạnh vật chắn, với một tia nước mà cá cảm nhận được từ xa.',
      'Tia nước phải nhanh hơn nước xung quanh, nhưng đủ chậm để con cá bơi yếu nhất cũng qua được.',
      'Hãy đếm cá ở cả phía dưới lẫn phía trên, vì đường cá đi chỉ tốt khi phần lớn cá đến nơi.',
    ],
  },
  'water-before-birds': {
    title: 'Nước trước, chim sau',
    lines: [
      'Đất ngập nước hình thành nhờ nước đến, ở lại và rút đi đúng lúc.',
      'Trước khi trồng bất cứ thứ gì, hãy tìm hiểu xưa kia nước từ đâu đến và nay ai đang dùng.',
      'Thường chỉ cần chặn một con mương hay hạ một đoạn bờ bao, cây cỏ sẽ tự trở lại.',
      'Người canh tác hay đánh cá ở đó phải được lợi, nếu không các con mương sẽ lại bị khơi ra.',
      'Hãy cho nó mười năm, và trước hết là đừng ngừng đo mực nước.',
    ],
  },
  'three-principles': {
    title: 'Ba nguyên tắc cho một dòng sông',
    lines: [
      'Khi sông chảy qua biên giới, không nước nào được dùng sông như thể chỉ có một mình.',
      'Nguyên tắc thứ nhất là sử dụng công bằng và hợp lý, cân nhắc nhu cầu, dân số và phương án thay thế.',
      'Thứ hai là nghĩa vụ thực hiện mọi biện pháp thích hợp để không gây hại đáng kể.',
      'Thứ ba là hợp tác: thường xuyên chia sẻ số liệu, và thông báo trước khi xây công trình lớn.',
      'Không nguyên tắc nào nói mỗi bên được bao nhiêu mét khối, và vì thế các quốc gia phải đàm phán.',
    ],
  },
  'giving-notice': {
    title: 'Thông báo và trả lời thông báo',
    lines: [
      'Quốc gia dự định làm một dự án có tác động nghiêm trọng phải báo sớm cho các nước láng giềng.',
      'Thông báo kèm theo số liệu kỹ thuật và kết quả đánh giá tác động môi trường, nếu có.',
      'Theo Công ước năm 1997, các nước kia có sáu tháng để nghiên cứu và trả lời.',
      'Trong thời gian đó, dự án không được khởi công nếu các nước ấy chưa đồng ý.',
      'Phản đối phải có lý do và chứng cứ, và nó mở ra tham vấn chứ không khép lại vấn đề.',
    ],
  },
  'measures-in-order': {
    title: 'Xếp thứ tự các biện pháp',
    lines: [
      'Quy hoạch lưu vực nào cũng có nhiều ý hay hơn số tiền có được.',
      'Hãy bắt đầu từ hiện trạng lưu vực, và thống nhất điều gì người dân khó chịu đựng nhất.',
      'Với mỗi biện pháp, hãy hỏi nó tốn bao nhiêu, thay đổi được gì, và mười năm nữa ai trông nom.',
      'Tìm những biện pháp phục vụ nhiều mục tiêu, như một bãi ngập lũ vừa trữ lũ vừa làm sạch nước.',
      'Hãy công bố thứ tự và lý do, vì người ta dễ chấp nhận một danh sách hơn khi hiểu nó từ đâu ra.',
    ],
  },
  'planning-workbook': {
    title: 'Sổ bài tập: một nhánh sông, một nửa số tiền',
    lines: [],
  },
  'positions-and-interests': {
    title: 'Lập trường và lợi ích',
    lines: [
      'Lập trường là điều người ta đòi hỏi, còn lợi ích là lý do đằng sau.',
      'Khu tưới đòi mười mét khối mỗi giây, nhưng điều họ cần là một vụ mùa.',
      'Thành phố đòi hồ phải đầy, nhưng điều họ cần là sự yên tâm trong những tháng khô.',
      'Khi lý do đã bày lên bàn, ngoài nước ra còn có thể trao đổi dung tích trữ, thời điểm và tiền.',
      'Hãy chia sẻ số liệu trước, vì những người cùng nhìn thấy một dòng sông thì bớt chuyện để cãi.',
    ],
  },
  'small-gifts': {
    title: 'Quà nhỏ, câu hỏi lớn',
    lines: [
      'Hiếm ai bị mua chuộc trong một ngày, mọi chuyện thường bắt đầu từ một bữa cơm thân mật.',
      'Hãy tự hỏi mình có nhận món quà không, nếu ngày mai nó được đưa lên báo.',
      'Nếu từ chối thì mất lòng, hãy nộp lại và ghi vào sổ đăng ký quà tặng.',
      'Khi gói thầu còn đang mở, đừng nhận bất cứ thứ gì của nhà thầu, dù chỉ một bữa ăn.',
      'Khi còn phân vân, hãy hỏi trước chứ đừng hỏi sau, vì một câu hỏi chẳng mất gì.',
    ],
  },
  'standing-aside': {
    title: 'Khi nào cần tự rút lui',
    lines: [
      'Xung đột lợi ích tự nó không phải là vi phạm, nhưng che giấu nó thì có.',
      'Nó nảy sinh khi người thân, nơi làm cũ hay khoản đầu tư của bạn có thể được lợi từ quyết định của bạn.',
      'Hãy kê khai bằng văn bản trước cuộc họp đầu tiên, và rời phòng khi bàn đến việc đó.',
      'Mọi nhà thầu nhận cùng một thông tin trong cùng một ngày, và câu hỏi nào cũng được trả lời cho tất cả.',
      'Nếu có ai gây sức ép, hãy báo cáo sớm: người báo cáo với thiện ý được bảo vệ.',
    ],
  },
  'clean-tender': {
    title: 'Thực hành: gói thầu trong sạch',
    lines: [],
  },
  'tracing-a-watershed': {
    title: 'Máy tính tìm ra lưu vực như thế nào',
    lines: [
      'Mô hình địa hình là một bảng độ cao, mỗi ô vuông nhỏ trên mặt đất có một con số.',
      'Trước hết hãy lấp các hố, vì nước không thoát được khỏi chỗ trũng vốn chỉ là lỗi dữ liệu.',
      'Sau đó cho mỗi ô chảy về ô dốc nhất trong tám ô lân cận.',
      'Đếm xem có bao nhiêu ô chảy qua mỗi ô, nơi nào con số lớn thì nơi đó có suối.',
      'Nhấp vào trạm đo, mọi ô chảy về đó chính là lưu vực của trạm.',
    ],
  },
  'radar-and-clouds': {
    title: 'Nhìn lũ xuyên qua mây',
    lines: [
      'Lúc lũ lên cao nhất, bầu trời thường phủ kín mây.',
      'Radar tự phát sóng, và sóng ấy xuyên qua mây cả ngày lẫn đêm.',
      'Mặt nước phẳng phản xạ sóng đi hướng khác, không về vệ tinh, nên trên ảnh nó màu đen.',
      'Lấy hiệu với một ảnh chụp trước lũ, chỗ nào tối đi thì nhiều khả năng đã ngập.',
      'Hãy dè chừng mặt đường phẳng, bóng khuất sau núi và mặt nước gợn sóng vì gió.',
    ],
  },
  'four-checks': {
    title: 'Bốn phép kiểm tra cho mỗi số đo',
    lines: [
      'Một số đo sai có thể đi từ cơ sở dữ liệu này sang cơ sở dữ liệu khác suốt ba mươi năm.',
      'Phép thứ nhất là khoảng giá trị: không dòng sông nào thấp hơn đáy của chính nó mười hai mét.',
      'Phép thứ hai là biến đổi: mực nước không thể vô cớ nhảy một mét trong năm phút.',
      'Phép thứ ba là không gian: mưa chỉ rơi ở đúng một trạm thì đáng xem lại.',
      'Phép thứ tư so những thứ đi đôi với nhau, như mực nước với lưu lượng, hay mưa với dòng chảy.',
    ],
  },
  'keep-the-raw-value': {
    title: 'Luôn giữ lại giá trị gốc',
    lines: [
      'Đừng bao giờ ghi đè lên một số đo trong cơ sở dữ liệu, dù trông nó vô lý đến đâu.',
      'Hãy lưu giá trị đã chỉnh bên cạnh, kèm một dấu hiệu cho biết đó là loại giá trị gì.',
      'Ghi rõ ai sửa, khi nào và vì sao, bằng lời mà người ngoài cũng hiểu.',
      'Giá trị ước tính là trung thực khi được đánh dấu, và gây nhầm lẫn khi không.',
      'Mười năm nữa có thể có người hiểu rõ hơn, và sẽ mừng khi tìm lại được bản gốc.',
    ],
  },
  'before-you-click': {
    title: 'Ba giây trước khi nhấp chuột',
    lines: [
      'Phần lớn các vụ tấn công phòng điều khiển bắt đầu từ một thư điện tử gửi cho người đang bận.',
      'Trước khi nhấp chuột, hãy dừng ba giây và nhìn xem ai thật sự gửi nó.',
      'Hãy cẩn thận mỗi khi một tin nhắn gộp đủ sự vội vã, điều bí mật và một đường liên kết.',
      'Đừng gọi theo số ghi trong thư, hãy gọi cho người gửi theo số mà bạn đã biết.',
      'Nếu đã lỡ nhấp, hãy báo ngay: không ai bị trách vì nói thật.',
    ],
  },
  'ten-minutes': {
    title: 'Mười phút đầu tiên',
    lines: [
      'Nếu có vẻ ai đó đang dùng tài khoản của bạn, mười phút đầu là quý nhất.',
      'Việc thứ nhất: ngắt máy khỏi mạng, nhưng cứ để máy bật.',
      'Việc thứ hai: đổi mật khẩu từ một thiết bị khác, và đăng xuất ở mọi nơi.',
      'Việc thứ ba: gọi bộ phận an ninh, kể lại bạn đã thấy gì và lúc nào.',
      'Đừng dọn dẹp, vì những dấu vết trông như rác có thể chính là bằng chứng.',
    ],
  },
}
