import type { DemoCourseName } from '#server/course/courses.demo.ts'
import type { Names } from '#server/dictionary/dictionaries.demo.ts'
import type { DemoBankName, DemoQuestionName } from '#server/question/questions.demo.ts'
import type { ExamDocument } from '#api/exam/managed-exam.contract.ts'

/** What a paper consists of; topics by their names in the bank, marks in tenths. */
type DemoPart =
  | { readonly bank: DemoBankName; readonly topic: string; readonly count: number; readonly marks: number }
  | { readonly question: DemoQuestionName; readonly marks: number }

/** An exam of the academy, its days relative to today. */
export interface DemoExam {
  readonly name: string
  readonly titles: Names
  readonly about: Names
  /** Account. */
  readonly owner: string
  readonly coEditors?: readonly string[]
  /** For whom it is; neither: everybody. */
  readonly course?: DemoCourseName
  readonly class?: string
  /** The first day, and the day after the last one. */
  readonly from: number
  readonly to: number
  readonly rules: Pick<ExamDocument, 'attempts' | 'minutes' | 'passPercent'> &
    Partial<
      Pick<
        ExamDocument,
        'asksApproval' | 'asksRegistration' | 'isOneWay' | 'lateMinutes' | 'showsAnswers' | 'showsPaper'
      >
    >
  readonly parts: readonly DemoPart[]
  readonly state: 'draft' | 'published' | 'withdrawn'
}

/** The exams of the academy. */
export const demoExams: readonly DemoExam[] = [
  {
    name: 'river-measurement',
    titles: [
      '河流测验结业考试',
      'Final exam: River measurement',
      'Examen final : mesure des cours d’eau',
      'الاختبار النهائي: قياس الأنهار',
      'Examen final: aforo de ríos',
      'Ujian akhir: pengukuran sungai',
      'ការប្រឡងបញ្ចប់៖ ការវាស់ស្ទង់ទន្លេ',
      'ການສອບເສັງຈົບ: ການວັດແທກແມ່ນ້ຳ',
      'Exame final: medição de rios',
      'Итоговый экзамен: измерения на реках',
      'Bài thi kết thúc: đo đạc sông ngòi',
    ],
    about: [
      '内容包括断面选择、流速测量和流量计算，可使用计算器。',
      'Choosing a section, measuring velocity and computing discharge. A calculator is allowed.',
      'Choix de la section, mesure de la vitesse et calcul du débit. La calculatrice est autorisée.',
      'اختيار المقطع وقياس السرعة وحساب التصريف. يُسمح باستخدام الآلة الحاسبة.',
      'Elección de la sección, medición de la velocidad y cálculo del caudal. Se permite calculadora.',
      'Pemilihan penampang, pengukuran kecepatan, dan perhitungan debit. Kalkulator diperbolehkan.',
      'ការជ្រើសរើសមុខកាត់ ការវាស់ល្បឿន និងការគណនាធារទឹក។ អាចប្រើម៉ាស៊ីនគិតលេខបាន។',
      'ການເລືອກໜ້າຕັດ ການວັດຄວາມໄວ ແລະ ການຄິດໄລ່ປະລິມານນ້ຳໄຫຼ. ອະນຸຍາດໃຫ້ໃຊ້ເຄື່ອງຄິດເລກ.',
      'Escolha da secção, medição da velocidade e cálculo do caudal. É permitida a calculadora.',
      'Выбор створа, измерение скорости и расчёт расхода. Разрешён калькулятор.',
      'Chọn mặt cắt, đo lưu tốc và tính lưu lượng. Được dùng máy tính bỏ túi.',
    ],
    owner: 'teacher',
    course: 'river-measurement',
    from: -20,
    to: 40,
    rules: { minutes: 45, attempts: 3, passPercent: 60 },
    parts: [
      { bank: 'river-flow', topic: 'section', count: 2, marks: 200 },
      { bank: 'river-flow', topic: 'velocity', count: 2, marks: 200 },
      { question: 'why-forty-seconds', marks: 200 },
    ],
    state: 'published',
  },
  {
    name: 'dam-round',
    titles: [
      '大坝巡查班级考试',
      'Class exam: Dam inspection rounds',
      'Examen de classe : rondes d’inspection des barrages',
      'اختبار الدورة: جولات تفقد السدود',
      'Examen del grupo: rondas de inspección de presas',
      'Ujian kelas: ronde pemeriksaan bendungan',
      'ការប្រឡងថ្នាក់៖ ការដើរពិនិត្យទំនប់',
      'ການສອບເສັງຂອງຫ້ອງ: ການກວດກາເຂື່ອນ',
      'Exame da turma: rondas de inspeção de barragens',
      'Экзамен группы: обходы плотины',
      'Bài thi của lớp: tuần tra đập',
    ],
    about: [
      '须先报名，经审批后参加。作答后不能返回修改。',
      'Register first; registrations are reviewed. An answered question cannot be revisited.',
      'Inscription préalable, soumise à validation. On ne revient pas sur une question répondue.',
      'يلزم التسجيل أولًا، وتُراجَع الطلبات. لا يمكن الرجوع إلى سؤال أُجيب عنه.',
      'Hay que inscribirse antes; las solicitudes se revisan. No se puede volver a una pregunta respondida.',
      'Daftar terlebih dahulu; pendaftaran akan ditinjau. Soal yang sudah dijawab tidak dapat dibuka lagi.',
      'សូមចុះឈ្មោះជាមុន ការចុះឈ្មោះត្រូវបានពិនិត្យ។ សំណួរដែលបានឆ្លើយរួច មិនអាចត្រឡប់ទៅវិញបានទេ។',
      'ກະລຸນາລົງທະບຽນກ່ອນ ການລົງທະບຽນຈະຖືກກວດສອບ. ຄຳຖາມທີ່ຕອບແລ້ວບໍ່ສາມາດກັບໄປແກ້ໄຂໄດ້.',
      'Inscreva-se primeiro; as inscrições são analisadas. Não se pode voltar a uma pergunta respondida.',
      'Сначала запишитесь; заявки рассматриваются. К отвеченному вопросу вернуться нельзя.',
      'Đăng ký trước; đơn đăng ký được xét duyệt. Không thể quay lại câu đã trả lời.',
    ],
    owner: 'headmaster',
    class: 'flood',
    from: 5,
    to: 8,
    rules: {
      minutes: 30,
      attempts: 2,
      passPercent: 60,
      lateMinutes: 2880,
      asksRegistration: true,
      asksApproval: true,
      isOneWay: true,
    },
    parts: [
      { bank: 'dam-safety', topic: 'round', count: 1, marks: 500 },
      { bank: 'dam-safety', topic: 'seepage', count: 1, marks: 500 },
    ],
    state: 'published',
  },
  {
    name: 'hydrometry-entry',
    titles: [
      '水文测验入门测试',
      'Entry test: Hydrometry',
      'Test d’entrée : hydrométrie',
      'اختبار القبول: القياسات المائية',
      'Prueba de acceso: hidrometría',
      'Tes masuk: hidrometri',
      'ការធ្វើតេស្តចូល៖ ជលសាស្ត្រវាស់ស្ទង់',
      'ການທົດສອບເຂົ້າ: ການວັດແທກອຸທົກກະສາດ',
      'Teste de entrada: hidrometria',
      'Входной тест: гидрометрия',
      'Bài kiểm tra đầu vào: thủy văn',
    ],
    about: [
      '了解自己的基础，及格即可。',
      'See where you stand; every attempt counts.',
      'Pour faire le point sur vos acquis ; chaque essai compte.',
      'لمعرفة مستواك؛ كل محاولة تُحتسب.',
      'Para conocer su nivel; cada intento cuenta.',
      'Untuk mengetahui tingkat Anda; setiap percobaan dihitung.',
      'ដើម្បីដឹងពីកម្រិតរបស់អ្នក រាល់ការព្យាយាមត្រូវបានរាប់។',
      'ເພື່ອຮູ້ລະດັບຂອງທ່ານ ທຸກຄັ້ງທີ່ສອບຈະຖືກນັບ.',
      'Para saber em que ponto está; cada tentativa conta.',
      'Чтобы узнать свой уровень; каждая попытка засчитывается.',
      'Để biết trình độ của mình; mỗi lần thi đều được tính.',
    ],
    owner: 'teacher',
    coEditors: ['headmaster'],
    from: -60,
    to: -30,
    rules: { minutes: 20, attempts: 2, passPercent: 50, showsAnswers: 'closed' },
    parts: [{ bank: 'river-flow', topic: 'section', count: 3, marks: 100 }],
    state: 'published',
  },
  {
    name: 'weekly-flow',
    titles: [
      '水流测验小测',
      'Quiz: River flow',
      'Quiz : l’écoulement des rivières',
      'اختبار قصير: جريان الأنهار',
      'Cuestionario: el caudal de los ríos',
      'Kuis: aliran sungai',
      'តេស្តខ្លី៖ លំហូរទន្លេ',
      'ແບບທົດສອບສັ້ນ: ການໄຫຼຂອງແມ່ນ້ຳ',
      'Questionário: o caudal dos rios',
      'Мини-тест: течение рек',
      'Bài kiểm tra ngắn: dòng chảy sông',
    ],
    about: [
      '人人可参加，两次机会，交卷后即可看到成绩和解析。',
      'For everybody, with two attempts; the result and the explanations follow at once.',
      'Ouvert à tous, deux essais ; le résultat et les explications suivent aussitôt.',
      'للجميع، بمحاولتين؛ تظهر النتيجة والشرح فورًا.',
      'Para todos, con dos intentos; el resultado y las explicaciones aparecen al instante.',
      'Untuk semua, dua kali percobaan; hasil dan penjelasan langsung tampil.',
      'សម្រាប់គ្រប់គ្នា ពីរដង លទ្ធផល និងការពន្យល់បង្ហាញភ្លាម។',
      'ສຳລັບທຸກຄົນ ສອງຄັ້ງ ຜົນ ແລະ ຄຳອະທິບາຍສະແດງທັນທີ.',
      'Para todos, com duas tentativas; o resultado e as explicações surgem de imediato.',
      'Для всех, две попытки; результат и пояснения видны сразу.',
      'Dành cho mọi người, hai lần làm; kết quả và giải thích hiện ngay.',
    ],
    owner: 'teacher',
    from: -5,
    to: 60,
    rules: { minutes: 20, attempts: 2, passPercent: 60, showsPaper: 'marked', showsAnswers: 'marked' },
    parts: [
      { bank: 'river-flow', topic: 'velocity', count: 2, marks: 100 },
      { bank: 'river-flow', topic: 'section', count: 1, marks: 100 },
    ],
    state: 'published',
  },
  {
    name: 'discharge',
    titles: [
      '流量计算专项测试',
      'Test: Computing discharge',
      'Test : calcul du débit',
      'اختبار: حساب التصريف',
      'Prueba: cálculo del caudal',
      'Tes: perhitungan debit',
      'តេស្ត៖ ការគណនាធារទឹក',
      'ການທົດສອບ: ການຄິດໄລ່ປະລິມານນ້ຳໄຫຼ',
      'Teste: cálculo do caudal',
      'Тест: расчёт расхода',
      'Bài kiểm tra: tính lưu lượng',
    ],
    about: [
      '正在出题，尚未发布。',
      'Still being prepared.',
      'En préparation.',
      'قيد الإعداد.',
      'En preparación.',
      'Masih disiapkan.',
      'កំពុងរៀបចំ។',
      'ກຳລັງກະກຽມ.',
      'Em preparação.',
      'Готовится.',
      'Đang soạn.',
    ],
    owner: 'teacher',
    class: 'water-law',
    from: 10,
    to: 12,
    rules: { minutes: 30, attempts: 1, passPercent: 60 },
    parts: [{ bank: 'river-flow', topic: 'velocity', count: 3, marks: 300 }],
    state: 'draft',
  },
]
