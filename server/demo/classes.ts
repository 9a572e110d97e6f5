import type { ClassTable } from '../database/schema.ts'
import type { Names } from './dictionaries.ts'

/** A class, its days counted from today, and who is in it: accounts by name, people by every n-th. */
export interface DemoClass {
  readonly name: string
  readonly titles: Names
  readonly kind: ClassTable['kind']
  /** Null: online. */
  readonly places: Names | null
  /** Its first day, and the first day after it. */
  readonly from: number
  readonly to: number
  /** An account or one of the people. */
  readonly headmaster: string
  readonly accounts: readonly string[]
  readonly everyNth: number
}

export const demoClasses: readonly DemoClass[] = [
  {
    name: 'flood',
    titles: ['洪水预报与应急指挥研修班', 'Flood Forecasting and Emergency Command', 'Prévision des crues et conduite de crise', 'التنبؤ بالفيضانات وقيادة الطوارئ', 'Predicción de crecidas y mando de emergencias', 'Prakiraan Banjir dan Komando Darurat', 'ការព្យាករណ៍ទឹកជំនន់ និងបញ្ជាការអាសន្ន', 'ການພະຍາກອນນ້ຳຖ້ວມ ແລະ ການບັນຊາການສຸກເສີນ', 'Previsão de cheias e comando de emergência', 'Прогнозирование паводков и управление в чрезвычайных ситуациях', 'Dự báo lũ và chỉ huy ứng phó khẩn cấp'],
    kind: 'face',
    places: ['校本部 3 号教学楼 205 教室', 'Main campus, building 3, room 205', 'Campus principal, bâtiment 3, salle 205', 'الحرم الرئيسي، المبنى 3، القاعة 205', 'Campus principal, edificio 3, aula 205', 'Kampus utama, gedung 3, ruang 205', 'បរិវេណសាលាកណ្តាល អគារ 3 បន្ទប់ 205', 'ວິທະຍາເຂດຫຼັກ ອາຄານ 3 ຫ້ອງ 205', 'Campus principal, edifício 3, sala 205', 'Главный кампус, корпус 3, аудитория 205', 'Cơ sở chính, nhà 3, phòng 205'],
    from: -9,
    to: 12,
    headmaster: 'headmaster',
    accounts: ['learner', 'leader', 'committee'],
    everyNth: 3,
  },
  {
    name: 'water-law',
    titles: ['跨界河流水法专题班', 'Water Law Across Borders', 'Le droit de l’eau par-delà les frontières', 'قانون المياه عبر الحدود', 'Derecho de aguas más allá de las fronteras', 'Hukum Air Lintas Batas Negara', 'ច្បាប់ទឹកឆ្លងដែន', 'ກົດໝາຍນ້ຳຂ້າມແດນ', 'Direito da água além-fronteiras', 'Водное право трансграничных рек', 'Luật nước xuyên biên giới'],
    kind: 'online',
    places: null,
    from: -40,
    to: 30,
    headmaster: 'teacher',
    accounts: ['learner'],
    everyNth: 2,
  },
  {
    name: 'leadership',
    titles: ['中青年干部培训班', 'Young Leaders’ Training Class', 'Formation des jeunes cadres', 'دورة إعداد القيادات الشابة', 'Formación de jóvenes dirigentes', 'Pelatihan Pemimpin Muda', 'វគ្គបណ្តុះបណ្តាលមន្ត្រីវ័យក្មេង', 'ຫຼັກສູດຝຶກອົບຮົມພະນັກງານໜຸ່ມ', 'Formação de jovens quadros', 'Подготовка молодых руководителей', 'Lớp bồi dưỡng cán bộ trẻ'],
    kind: 'party',
    places: ['党校报告厅', 'Party school, lecture hall', 'École du Parti, amphithéâtre', 'مدرسة الحزب، قاعة المحاضرات', 'Escuela del Partido, sala de conferencias', 'Sekolah partai, ruang kuliah umum', 'សាលាបក្ស សាលបង្រៀន', 'ໂຮງຮຽນພັກ ຫ້ອງບັນຍາຍ', 'Escola do Partido, auditório', 'Партийная школа, лекционный зал', 'Trường Đảng, hội trường'],
    from: -3,
    to: 25,
    headmaster: 'school',
    accounts: ['committee'],
    everyNth: 5,
  },
  {
    name: 'sediment',
    titles: ['泥沙数学模型专题班', 'Sediment Modelling', 'Modélisation des sédiments', 'نمذجة الرواسب', 'Modelización de sedimentos', 'Pemodelan Sedimen', 'ការធ្វើគំរូដីល្បាប់', 'ການສ້າງແບບຈຳລອງຕະກອນ', 'Modelação de sedimentos', 'Моделирование наносов', 'Mô hình hóa bùn cát'],
    kind: 'online',
    places: null,
    from: 14,
    to: 70,
    headmaster: 'camille.moreau',
    accounts: ['learner', 'leader'],
    everyNth: 4,
  },
  {
    name: 'field-measurement',
    titles: ['水文测验野外实习班', 'Field Practice in Stream Gauging', 'Stage de terrain en hydrométrie', 'تدريب ميداني على قياس الجريان', 'Prácticas de campo de aforo', 'Praktik Lapangan Pengukuran Debit', 'ការអនុវត្តនៅទីវាល៖ ការវាស់លំហូរទឹក', 'ຝຶກພາກສະໜາມ ການວັດແທກກະແສນ້ຳ', 'Prática de campo em hidrometria', 'Полевая практика по гидрометрии', 'Thực hành đo đạc thủy văn hiện trường'],
    kind: 'face',
    places: ['城陵矶水文站', 'Chenglingji gauging station', 'Station hydrométrique de Chenglingji', 'محطة تشنغلينغجي الهيدرومترية', 'Estación de aforo de Chenglingji', 'Stasiun hidrometri Chenglingji', 'ស្ថានីយជលសាស្ត្រឆេងលីងជី', 'ສະຖານີອຸທົກກະສາດເຈີ້ງຫຼິງຈີ', 'Estação hidrométrica de Chenglingji', 'Гидрологический пост Чэнлинцзи', 'Trạm thủy văn Thành Lăng Ky'],
    from: 5,
    to: 10,
    headmaster: 'headmaster',
    accounts: ['learner', 'weak'],
    everyNth: 6,
  },
  {
    name: 'dam-safety',
    titles: ['大坝安全研修班', 'Dam Safety', 'Sécurité des barrages', 'سلامة السدود', 'Seguridad de presas', 'Keamanan Bendungan', 'សុវត្ថិភាពទំនប់', 'ຄວາມປອດໄພຂອງເຂື່ອນ', 'Segurança de barragens', 'Безопасность плотин', 'An toàn đập'],
    kind: 'face',
    places: ['龙门水库培训基地', 'Longmen reservoir training centre', 'Centre de formation du barrage de Longmen', 'مركز التدريب عند خزان لونغمن', 'Centro de formación del embalse de Longmen', 'Pusat pelatihan Waduk Longmen', 'មជ្ឈមណ្ឌលបណ្តុះបណ្តាលអាងទឹកឡុងមេន', 'ສູນຝຶກອົບຮົມອ່າງເກັບນ້ຳຫຼົງເໝິນ', 'Centro de formação da albufeira de Longmen', 'Учебный центр на водохранилище Лунмэнь', 'Trung tâm đào tạo hồ chứa Long Môn'],
    from: -90,
    to: -60,
    headmaster: 'headmaster',
    accounts: ['learner', 'committee'],
    everyNth: 3,
  },
]
