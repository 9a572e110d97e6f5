import { furtherClasses } from './further-classes.demo.ts'
import { campusRoom, partySchool } from './places.demo.ts'
import type { ClassTable } from './tables.ts'
import type { DemoCourseName } from '#server/course/courses.demo.ts'
import type { Names } from '#server/dictionary/dictionaries.demo.ts'

/** A class, its days relative to today, and its people: accounts by name, others by every n-th and as many more. */
export interface DemoClass {
  readonly name: string
  readonly titles: Names
  readonly about: Names | null
  readonly kind: ClassTable['kind']
  /** Null: online. */
  readonly places: Names | null
  /** Its first day (inclusive), and its end day (exclusive). */
  readonly from: number
  readonly to: number
  /** The days on which registration opens, and on which it is over. */
  readonly window: readonly [opens: number, closes: number]
  /** An account or one of the people. */
  readonly headmaster: string
  /** Who runs it beside the owner. */
  readonly classTeachers?: readonly string[]
  readonly accounts: readonly string[]
  readonly everyNth?: number
  /** How many people are registered, without the accounts. */
  readonly size: number
  /** Null: no limit. */
  readonly capacity: number | null
  readonly hasWaitingList?: boolean
  readonly asksApproval?: boolean
  readonly declinesAtEnd?: boolean
  readonly audience?: 'all' | 'departments' | 'invitation'
  /** For whom it is: codes of the dictionary, or invited accounts and people. */
  readonly departments?: readonly string[]
  readonly invited?: readonly string[]
  readonly required?: readonly DemoCourseName[]
  readonly elective?: readonly DemoCourseName[]
  /** What is asked for: courses to pass, and whole hours. */
  readonly passCounts?: readonly [required: number, elective: number]
  readonly hours?: readonly [required: number, elective: number]
  readonly groups?: readonly string[]
  /** Its members are older than the log of their registrations. */
  readonly isAdopted?: boolean
  readonly isDraft?: boolean
  /** The day on which it was closed before its end. */
  readonly closedOn?: number
}

const firstClasses: readonly DemoClass[] = [
  {
    name: 'flood',
    titles: [
      '洪水预报与应急指挥研修班',
      'Flood Forecasting and Emergency Command',
      'Prévision des crues et conduite de crise',
      'التنبؤ بالفيضانات وقيادة الطوارئ',
      'Predicción de crecidas y mando de emergencias',
      'Prakiraan Banjir dan Komando Darurat',
      'ការព្យាករណ៍ទឹកជំនន់ និងបញ្ជាការអាសន្ន',
      'ການພະຍາກອນນ້ຳຖ້ວມ ແລະ ການບັນຊາການສຸກເສີນ',
      'Previsão de cheias e comando de emergência',
      'Прогнозирование паводков и управление в чрезвычайных ситуациях',
      'Dự báo lũ và chỉ huy ứng phó khẩn cấp',
    ],
    about: [
      '面向流域一线人员，从雨情研判、洪水预报到预警发布与现场指挥，以真实洪水案例贯穿全程。',
      'For river-basin staff: from reading the rain through forecast and warning to command on site, along real floods.',
      'Pour les agents de bassin : de l’analyse des pluies à la prévision, à l’alerte et au commandement sur le terrain, à partir de crues réelles.',
      'للعاملين في أحواض الأنهار: من قراءة الأمطار إلى التنبؤ والإنذار والقيادة في الميدان، استنادًا إلى فيضانات حقيقية.',
      'Para el personal de cuenca: de la lectura de la lluvia al pronóstico, el aviso y el mando sobre el terreno, con crecidas reales.',
      'Bagi petugas wilayah sungai: dari membaca hujan, prakiraan, dan peringatan hingga komando di lapangan, berdasarkan banjir nyata.',
      'សម្រាប់បុគ្គលិកអាងទន្លេ៖ ចាប់ពីការវិភាគភ្លៀង ការព្យាករណ៍ ការជូនដំណឹង រហូតដល់បញ្ជាការនៅទីតាំង តាមករណីទឹកជំនន់ពិត។',
      'ສຳລັບພະນັກງານອ່າງແມ່ນ້ຳ: ຕັ້ງແຕ່ການວິເຄາະຝົນ ການພະຍາກອນ ການເຕືອນໄພ ຈົນເຖິງການບັນຊາການພາກສະໜາມ ຈາກກໍລະນີນ້ຳຖ້ວມຈິງ.',
      'Para o pessoal das bacias: da leitura da chuva à previsão, ao aviso e ao comando no terreno, a partir de cheias reais.',
      'Для сотрудников бассейновых управлений: от анализа осадков до прогноза, предупреждения и управления на месте, на примере реальных паводков.',
      'Dành cho cán bộ lưu vực: từ phân tích mưa, dự báo, cảnh báo đến chỉ huy tại hiện trường, qua các trận lũ có thật.',
    ],
    kind: 'face',
    places: campusRoom('3', '205'),
    from: -9,
    to: 12,
    headmaster: 'headmaster',
    accounts: ['learner', 'leader', 'committee'],
    everyNth: 3,
    window: [-40, -12],
    size: 37,
    capacity: 45,
    audience: 'departments',
    departments: ['hydrology', 'floodControl', 'engineering'],
    required: ['flood-forecasting', 'early-warning', 'river-measurement'],
    elective: ['emergency-command', 'levees', 'remote-sensing', 'gis-basics'],
    passCounts: [3, 2],
    hours: [7, 5],
    groups: ['长江', 'Mékong', 'Волга', 'النيل'],
    isAdopted: true,
  },
  {
    name: 'water-law',
    titles: [
      '跨界河流水法专题班',
      'Water Law Across Borders',
      'Le droit de l’eau par-delà les frontières',
      'قانون المياه عبر الحدود',
      'Derecho de aguas más allá de las fronteras',
      'Hukum Air Lintas Batas Negara',
      'ច្បាប់ទឹកឆ្លងដែន',
      'ກົດໝາຍນ້ຳຂ້າມແດນ',
      'Direito da água além-fronteiras',
      'Водное право трансграничных рек',
      'Luật nước xuyên biên giới',
    ],
    about: [
      '研读国际水条约与判例，学会在共享河流上谈判、签约和解决争端。',
      'Treaties and rulings on shared rivers, and how to negotiate, agree and settle disputes over them.',
      'Traités et jurisprudence des fleuves partagés : négocier, conclure des accords et régler les différends.',
      'معاهدات الأنهار المشتركة وأحكامها، وكيفية التفاوض والاتفاق وتسوية النزاعات بشأنها.',
      'Tratados y sentencias sobre ríos compartidos, y cómo negociar, acordar y resolver controversias.',
      'Perjanjian dan putusan tentang sungai bersama, serta cara berunding, bersepakat, dan menyelesaikan sengketa.',
      'សន្ធិសញ្ញា និងសាលក្រមអំពីទន្លេរួម ព្រមទាំងរបៀបចរចា ព្រមព្រៀង និងដោះស្រាយវិវាទ។',
      'ສົນທິສັນຍາ ແລະ ຄຳຕັດສິນກ່ຽວກັບແມ່ນ້ຳຮ່ວມ ພ້ອມວິທີເຈລະຈາ ຕົກລົງ ແລະ ແກ້ໄຂຂໍ້ຂັດແຍ່ງ.',
      'Tratados e decisões sobre rios partilhados, e como negociar, acordar e resolver litígios.',
      'Договоры и решения по общим рекам; как вести переговоры, заключать соглашения и разрешать споры.',
      'Điều ước và phán quyết về các dòng sông chung; cách đàm phán, thỏa thuận và giải quyết tranh chấp.',
    ],
    kind: 'online',
    places: null,
    from: -40,
    to: 30,
    headmaster: 'teacher',
    accounts: ['learner'],
    everyNth: 2,
    window: [-75, -43],
    size: 40,
    capacity: null,
    audience: 'all',
    required: ['transboundary-law', 'basin-planning'],
    elective: ['negotiation', 'integrity', 'environmental-flow'],
    passCounts: [2, 1],
    hours: [4, 2],
    isAdopted: true,
  },
  {
    name: 'leadership',
    titles: [
      '中青年干部培训班',
      'Young Leaders’ Training Class',
      'Formation des jeunes cadres',
      'دورة إعداد القيادات الشابة',
      'Formación de jóvenes dirigentes',
      'Pelatihan Pemimpin Muda',
      'វគ្គបណ្តុះបណ្តាលមន្ត្រីវ័យក្មេង',
      'ຫຼັກສູດຝຶກອົບຮົມພະນັກງານໜຸ່ມ',
      'Formação de jovens quadros',
      'Подготовка молодых руководителей',
      'Lớp bồi dưỡng cán bộ trẻ',
    ],
    about: [
      '为中青年干部开设，研讨廉洁从政、流域规划与谈判，配合案例和现场教学。',
      'For rising leaders: integrity in office, basin planning and negotiation, with cases and visits.',
      'Pour les jeunes cadres : probité, planification de bassin et négociation, avec études de cas et visites.',
      'للقيادات الشابة: النزاهة في العمل العام وتخطيط الأحواض والتفاوض، مع دراسة حالات وزيارات ميدانية.',
      'Para jóvenes dirigentes: integridad pública, planificación de cuencas y negociación, con casos y visitas.',
      'Bagi pemimpin muda: integritas jabatan, perencanaan wilayah sungai, dan negosiasi, dengan studi kasus dan kunjungan.',
      'សម្រាប់មន្ត្រីវ័យក្មេង៖ សុចរិតភាពក្នុងតំណែង ផែនការអាងទន្លេ និងការចរចា ដោយមានករណីសិក្សា និងទស្សនកិច្ច។',
      'ສຳລັບພະນັກງານໜຸ່ມ: ຄວາມສຸຈະລິດໃນໜ້າທີ່ ການວາງແຜນອ່າງແມ່ນ້ຳ ແລະ ການເຈລະຈາ ພ້ອມກໍລະນີສຶກສາ ແລະ ການຢ້ຽມຢາມ.',
      'Para jovens quadros: integridade no cargo, planeamento de bacias e negociação, com casos e visitas.',
      'Для молодых руководителей: честность на службе, бассейновое планирование и переговоры, с разбором случаев и выездами.',
      'Dành cho cán bộ trẻ: liêm chính trong công vụ, quy hoạch lưu vực và đàm phán, kèm nghiên cứu tình huống và tham quan.',
    ],
    kind: 'party',
    places: partySchool,
    from: -3,
    to: 25,
    headmaster: 'school',
    accounts: ['committee'],
    everyNth: 5,
    window: [-30, -6],
    size: 38,
    capacity: 40,
    audience: 'departments',
    departments: ['planning', 'law', 'training', 'engineering'],
    required: ['integrity', 'basin-planning'],
    elective: ['negotiation', 'emergency-command'],
    passCounts: [2, 1],
    hours: [4, 2],
    groups: ['长江', 'Mekong'],
    isAdopted: true,
  },
  {
    name: 'sediment',
    titles: [
      '泥沙数学模型专题班',
      'Sediment Modelling',
      'Modélisation des sédiments',
      'نمذجة الرواسب',
      'Modelización de sedimentos',
      'Pemodelan Sedimen',
      'ការធ្វើគំរូដីល្បាប់',
      'ການສ້າງແບບຈຳລອງຕະກອນ',
      'Modelação de sedimentos',
      'Моделирование наносов',
      'Mô hình hóa bùn cát',
    ],
    about: [
      '从泥沙起动到河床演变，动手建立并率定一维和二维模型。',
      'From the first grain that moves to the changing bed: build and calibrate models in one and two dimensions.',
      'Du premier grain en mouvement à l’évolution du lit : construire et caler des modèles à une et deux dimensions.',
      'من تحرّك أول حبّة إلى تغيّر قاع النهر: بناء نماذج أحادية وثنائية البعد ومعايرتها.',
      'Del primer grano que se mueve al cambio del lecho: construir y calibrar modelos en una y dos dimensiones.',
      'Dari butir pertama yang bergerak hingga perubahan dasar sungai: menyusun dan mengkalibrasi model satu dan dua dimensi.',
      'ពីគ្រាប់ដីដំបូងដែលរំកិល ដល់ការប្រែប្រួលបាតទន្លេ៖ បង្កើត និងកែតម្រូវគំរូមួយ និងពីរវិមាត្រ។',
      'ຈາກເມັດຊາຍທຳອິດທີ່ເຄື່ອນ ເຖິງການປ່ຽນແປງຂອງພື້ນແມ່ນ້ຳ: ສ້າງ ແລະ ປັບແບບຈຳລອງໜຶ່ງ ແລະ ສອງມິຕິ.',
      'Do primeiro grão que se move à evolução do leito: construir e calibrar modelos a uma e duas dimensões.',
      'От первой сдвинувшейся частицы до изменения русла: построение и калибровка одно- и двумерных моделей.',
      'Từ hạt cát đầu tiên chuyển động đến biến đổi lòng sông: xây dựng và hiệu chỉnh mô hình một và hai chiều.',
    ],
    kind: 'online',
    places: null,
    from: 14,
    to: 70,
    headmaster: 'camille.moreau',
    accounts: ['learner', 'leader'],
    everyNth: 4,
    window: [-20, 12],
    size: 40,
    capacity: 60,
    hasWaitingList: true,
    audience: 'all',
    required: ['sediment-transport', 'rainfall-runoff'],
    elective: ['data-quality', 'gis-basics'],
    passCounts: [2, 1],
    hours: [5, 2],
    isAdopted: true,
  },
  {
    name: 'field-measurement',
    titles: [
      '水文测验野外实习班',
      'Field Practice in Stream Gauging',
      'Stage de terrain en hydrométrie',
      'تدريب ميداني على قياس الجريان',
      'Prácticas de campo de aforo',
      'Praktik Lapangan Pengukuran Debit',
      'ការអនុវត្តនៅទីវាល៖ ការវាស់លំហូរទឹក',
      'ຝຶກພາກສະໜາມ ການວັດແທກກະແສນ້ຳ',
      'Prática de campo em hidrometria',
      'Полевая практика по гидрометрии',
      'Thực hành đo đạc thủy văn hiện trường',
    ],
    about: [
      '在水文站现场学习流速仪、走航式 ADCP 与流量计算，每组每天完成一次实测。',
      'At a gauging station: current meters, moving-boat ADCP and computing discharge; every group gauges once a day.',
      'À la station : moulinets, ADCP embarqué et calcul du débit ; chaque groupe jauge une fois par jour.',
      'في محطة القياس: مقاييس السرعة وجهاز ADCP المحمول على قارب وحساب التصريف؛ تقيس كل مجموعة مرة في اليوم.',
      'En la estación: molinetes, ADCP desde embarcación y cálculo del caudal; cada grupo afora una vez al día.',
      'Di stasiun hidrometri: current meter, ADCP perahu bergerak, dan perhitungan debit; tiap kelompok mengukur sekali sehari.',
      'នៅស្ថានីយជលសាស្ត្រ៖ ឧបករណ៍វាស់ល្បឿនទឹក ADCP លើទូក និងការគណនាលំហូរ; ក្រុមនីមួយៗវាស់មួយដងក្នុងមួយថ្ងៃ។',
      'ຢູ່ສະຖານີອຸທົກກະສາດ: ເຄື່ອງວັດກະແສນ້ຳ ADCP ເທິງເຮືອ ແລະ ການຄິດໄລ່ປະລິມານນ້ຳ; ແຕ່ລະກຸ່ມວັດແທກມື້ລະຄັ້ງ.',
      'Na estação: molinetes, ADCP embarcado e cálculo do caudal; cada grupo mede uma vez por dia.',
      'На гидрологическом посту: вертушки, ADCP с движущегося судна и расчёт расхода; каждая группа проводит одно измерение в день.',
      'Tại trạm thủy văn: lưu tốc kế, ADCP di động và tính lưu lượng; mỗi nhóm thực đo một lần mỗi ngày.',
    ],
    kind: 'face',
    places: [
      '城陵矶水文站',
      'Chenglingji gauging station',
      'Station hydrométrique de Chenglingji',
      'محطة تشنغلينغجي الهيدرومترية',
      'Estación de aforo de Chenglingji',
      'Stasiun hidrometri Chenglingji',
      'ស្ថានីយជលសាស្ត្រឆេងលីងជី',
      'ສະຖານີອຸທົກກະສາດເຈີ້ງຫຼິງຈີ',
      'Estação hidrométrica de Chenglingji',
      'Гидрологический пост Чэнлинцзи',
      'Trạm thủy văn Thành Lăng Ky',
    ],
    from: 5,
    to: 10,
    headmaster: 'headmaster',
    accounts: ['learner', 'weak'],
    everyNth: 6,
    window: [-30, 3],
    size: 38,
    capacity: 42,
    hasWaitingList: true,
    audience: 'all',
    required: ['river-measurement'],
    elective: ['data-quality', 'water-quality'],
    passCounts: [1, 1],
    hours: [2, 1],
    groups: ['A', 'B', 'C'],
    isAdopted: true,
  },
  {
    name: 'dam-safety',
    titles: [
      '大坝安全研修班',
      'Dam Safety',
      'Sécurité des barrages',
      'سلامة السدود',
      'Seguridad de presas',
      'Keamanan Bendungan',
      'សុវត្ថិភាពទំនប់',
      'ຄວາມປອດໄພຂອງເຂື່ອນ',
      'Segurança de barragens',
      'Безопасность плотин',
      'An toàn đập',
    ],
    about: [
      '巡视检查、安全监测与应急预案，在水库现场完成一次完整的检查。',
      'Inspection, monitoring and emergency plans, with one complete inspection at a reservoir.',
      'Inspection, auscultation et plans d’urgence, avec une visite complète d’un barrage.',
      'التفتيش والرصد وخطط الطوارئ، مع تفتيش كامل لأحد السدود.',
      'Inspección, auscultación y planes de emergencia, con la inspección completa de un embalse.',
      'Inspeksi, pemantauan, dan rencana darurat, dengan satu inspeksi lengkap di waduk.',
      'ការត្រួតពិនិត្យ ការតាមដាន និងផែនការអាសន្ន ជាមួយការត្រួតពិនិត្យពេញលេញមួយលើកនៅអាងទឹក។',
      'ການກວດກາ ການຕິດຕາມ ແລະ ແຜນສຸກເສີນ ພ້ອມການກວດກາຄົບຖ້ວນໜຶ່ງຄັ້ງຢູ່ອ່າງເກັບນ້ຳ.',
      'Inspeção, observação e planos de emergência, com uma inspeção completa numa albufeira.',
      'Обследование, мониторинг и планы на случай аварий, с полным обследованием водохранилища.',
      'Kiểm tra, quan trắc và phương án khẩn cấp, kèm một đợt kiểm tra trọn vẹn tại hồ chứa.',
    ],
    kind: 'face',
    places: [
      '龙门水库培训基地',
      'Longmen reservoir training centre',
      'Centre de formation du barrage de Longmen',
      'مركز التدريب عند خزان لونغمن',
      'Centro de formación del embalse de Longmen',
      'Pusat pelatihan Waduk Longmen',
      'មជ្ឈមណ្ឌលបណ្តុះបណ្តាលអាងទឹកឡុងមេន',
      'ສູນຝຶກອົບຮົມອ່າງເກັບນ້ຳຫຼົງເໝິນ',
      'Centro de formação da albufeira de Longmen',
      'Учебный центр на водохранилище Лунмэнь',
      'Trung tâm đào tạo hồ chứa Long Môn',
    ],
    from: -90,
    to: -60,
    headmaster: 'headmaster',
    accounts: ['learner', 'committee'],
    everyNth: 3,
    window: [-130, -95],
    size: 38,
    capacity: 40,
    audience: 'all',
    required: ['dam-inspection', 'dam-monitoring'],
    elective: ['information-security'],
    passCounts: [2, 0],
    hours: [6, 0],
    groups: ['长江', 'Енисей'],
    isAdopted: true,
  },
]

/** The classes of the academy: the first six are older than the log of their registrations. */
export const demoClasses: readonly DemoClass[] = [...firstClasses, ...furtherClasses]
