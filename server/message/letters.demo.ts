/** A dialogue of the demo organisation: its participants, and their letters. */
export interface DemoDialogue {
  readonly between: readonly [string, string]
  /** The time of the last letter. */
  readonly minutesAgo: number
  /** How many of the last letters the recipient has not read. */
  readonly unread: number
  /** Each begins with 1 or 2: the participant who wrote it. */
  readonly letters: readonly string[]
}

/** Long enough for several pages. */
const beforeTheExercise: readonly string[] = [
  '2 林同学，你好，我是洪水预报班的陈雨涵，坐在你后面一排。',
  '1 你好雨涵！开班第一天就记住你了，你的问题提得特别好。',
  '2 哪里哪里。第二组的分工表你收到了吗？',
  '1 收到了，我负责降雨数据整理，你是率定模型？',
  '2 对，我做率定。不过我只用过新安江模型，没有用过分布式的。',
  '1 没关系，阮老师说两种都可以，比较一下更好。',
  '2 那太好了。数据是用城陵矶站还是七里山？',
  '1 用城陵矶站，2016 到 2020 年的小时流量。',
  '2 2017 年 7 月初那一段我记得有缺测。',
  '1 是的，缺了 11 个小时，我打算用上游站的水位相关插补。',
  '2 可以，记得在报告里注明插补方法。',
  '1 好，我单独写一小节。',
  '2 今天课上说的预见期你记下来了吗？我后半段走神了 😅',
  '1 记了。要求预见期 24 小时、48 小时各做一套，精度按确定性系数评。',
  '2 谢谢！那我先跑 24 小时的。',
  '1 率定期和检验期怎么分？',
  '2 我想前三年率定，后两年检验。',
  '1 赞成。2020 年是大水年，放在检验期正好。',
  '2 参数初值你有推荐吗？',
  '1 课程资料第三讲后面有一张表，可以从那里开始。',
  '2 看到了。自由水蓄水容量先取 20 试试。',
  '1 好。我今晚把雨量面平均算出来发到组里。',
  '2 不急，明天上午也行。',
  '1 已经算好了，13 个站，用泰森多边形加权。',
  '2 这么快！我看了一下，权重和是 1，没问题。',
  '1 其中一个站的坐标我核对了两遍，原表里经纬度写反了。',
  '2 幸好你发现了，不然面雨量会偏大不少。',
  '1 第一轮结果怎么样？',
  '2 率定期确定性系数 0.91，检验期 0.86。洪峰时间平均晚两个小时。',
  '1 已经不错了。晚两个小时是不是河道汇流参数的问题？',
  '2 我也这样想，正在调马斯京根的 x 值。',
  '1 调的时候一次只改一个参数，方便写进报告。',
  '2 明白。改到 0.25 以后洪峰只晚半小时了。',
  '1 太棒了！那 48 小时的也照这个来。',
  '2 48 小时的检验期只有 0.78，降雨预报误差占大头。',
  '1 可以在讨论里把这一点说清楚，这本身就是结论。',
  '2 汇报 PPT 你做还是我做？',
  '1 我做前半部分，方法和数据；你做结果和讨论，行吗？',
  '2 行。每人控制在六分钟以内。',
  '1 周四演练之前我们先对一遍，晚上七点，205 教室。',
  '2 好的，我已经跟管理员说了，那时教室空着。',
  '2 对了，应急指挥演练的角色定了：你是会商主持，我是水情组 👍',
]

export const demoDialogues: readonly DemoDialogue[] = [
  { between: ['learner', 'chen.yuhan'], minutesAgo: 95, unread: 2, letters: beforeTheExercise },
  {
    between: ['learner', 'headmaster'],
    minutesAgo: 26 * 60,
    unread: 1,
    letters: [
      '1 Dear Ms Hương, may I hand in the gauging report on Thursday instead of Wednesday? Our station data came late.',
      '2 Yes, Thursday at noon is fine. Please name the missing hours in the report.',
      '1 Thank you very much. They are already marked in table 2.',
      '2 Well done. On Friday we meet at the main gate at 7:30, not in the classroom: the bus to the gauging station leaves on time.',
    ],
  },
  {
    between: ['learner', 'yasmin.saleh'],
    minutesAgo: 3 * 24 * 60,
    unread: 0,
    letters: [
      '2 Hi Xiaowen! Which rating curve did your group use below the bridge?',
      '1 The one from 2019, with the correction of lesson 4. Shall I send you our table?',
      '2 Yes please, شكرًا جزيلًا! Ours does not close at low water.',
      '1 It is in the class folder now. The three lowest points are measured by float, so give them less weight.',
    ],
  },
  {
    between: ['leader', 'learner'],
    minutesAgo: 5 * 60,
    unread: 1,
    letters: [
      '1 Hello Xiaowen, our team presents second on Thursday. Is 14:20 all right for you?',
      '2 Yes, that works. Yuhan and I rehearse the evening before.',
      '1 Perfect. Please send me the slides by Wednesday, I will put the four parts together.',
    ],
  },
  {
    between: ['leader', 'julien.fabre'],
    minutesAgo: 50,
    unread: 1,
    letters: [
      '1 Bonjour Julien, tu as pu relire le chapitre sur les crues éclair ?',
      '2 Oui, c’est clair. Il manque seulement l’unité sur la figure 3 : des mm/h, je suppose ?',
      '1 Exact, merci ! Je corrige tout de suite.',
      '2 Au fait, je serai en retard d’un quart d’heure demain matin, mon train a changé d’horaire.',
    ],
  },
  {
    between: ['committee', 'irina.belova'],
    minutesAgo: 8 * 60,
    unread: 2,
    letters: [
      '2 Дмитрий, добрый день! Отметка о присутствии за вторник у меня не сохранилась, хотя я была на занятии.',
      '1 Добрый день, Ирина! Проверю по списку и напишу вам.',
      '1 Нашёл: ваша подпись есть, отметку исправим сегодня.',
      '2 Большое спасибо!',
      '2 Ещё вопрос: нужна ли справка, если я пропущу только последний час в пятницу?',
    ],
  },
  {
    between: ['headmaster', 'tran.minh.anh'],
    minutesAgo: 3 * 60,
    unread: 1,
    letters: [
      '2 Thưa cô Hương, nhóm em muốn đổi trạm thực hành sang Thành Lăng Ky, có được không ạ?',
      '1 Được em nhé, nhưng nhớ báo tên trạm cho nhóm trưởng trước thứ Tư.',
      '2 Dạ vâng, em cảm ơn cô. Em đã báo chị Amélie rồi ạ.',
    ],
  },
  {
    between: ['teacher', 'sok.pisey'],
    minutesAgo: 2 * 24 * 60,
    unread: 0,
    letters: [
      '2 សួស្តីលោកគ្រូ តើកិច្ចការអំពីអនុសញ្ញាទន្លេមេគង្គត្រូវប្រគល់ថ្ងៃណា?',
      '1 សួស្តី ពិសី ថ្ងៃសុក្រសប្តាហ៍ក្រោយ។ សូមសរសេរយ៉ាងច្រើនបីទំព័រ។',
      '2 អរគុណលោកគ្រូ។',
    ],
  },
  {
    between: ['school', 'daovone.chanthala'],
    minutesAgo: 30 * 60,
    unread: 1,
    letters: [
      '1 ສະບາຍດີ ດາວວອນ, ເຈົ້າໄດ້ຮັບຕາຕະລາງຮຽນຂອງອາທິດໜ້າແລ້ວບໍ?',
      '2 ສະບາຍດີອາຈານ, ໄດ້ຮັບແລ້ວ. ຂອບໃຈຫຼາຍໆ.',
      '2 ວັນພະຫັດພວກຂ້ອຍຈະນຳສະເໜີກ່ອນໝູ່ ແມ່ນບໍ?',
    ],
  },
  {
    between: ['weak', 'sri.handayani'],
    minutesAgo: 20 * 60,
    unread: 1,
    letters: [
      '1 Bu Sri, apakah kita perlu membawa sepatu bot sendiri ke stasiun hidrometri?',
      '2 Sebaiknya iya, Budi. Jas hujan dipinjamkan di sana.',
    ],
  },
]
