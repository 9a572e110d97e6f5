import type { LanguageCode } from '#i18n/locales.ts'

type InEveryLanguage<Text> = Readonly<Record<LanguageCode, Text>>

/** What the demo organisation is called, in every language of the portal. */
export const academyName: InEveryLanguage<string> = {
  zh_CN: '大河学院',
  en_US: 'Great Rivers Academy',
  fr_FR: 'Académie des Grands Fleuves',
  ar_AR: 'أكاديمية الأنهار الكبرى',
  es_ES: 'Academia de los Grandes Ríos',
  id_ID: 'Akademi Sungai Besar',
  kh_KH: 'បណ្ឌិតសភាទន្លេធំ',
  laos_LA: 'ສະຖາບັນແມ່ນ້ຳໃຫຍ່',
  pt_PT: 'Academia dos Grandes Rios',
  ru_RU: 'Академия великих рек',
  vi_VN: 'Học viện Sông Lớn',
}

/** Who it is, in three paragraphs. */
export const aboutUs: InEveryLanguage<readonly [string, string, string]> = {
  zh_CN: [
    '大河学院为各国流域管理机构培训水文、工程与管理人员。',
    '我们把课堂面授、在线专题班和自主学习结合起来，让身处不同国家的学员用自己的语言学习同一门课程。',
    '学院成立于 1998 年，现有来自十一种语言背景的教师与学员。',
  ],
  en_US: [
    'The Great Rivers Academy trains hydrologists, engineers and administrators of river authorities in many countries.',
    'Classroom teaching, online classes and self-study go together here, so that colleagues far apart can take the same course, each in their own language.',
    'The academy was founded in 1998; its teachers and learners speak eleven languages.',
  ],
  fr_FR: [
    'L’Académie des Grands Fleuves forme les hydrologues, les ingénieurs et les cadres des organismes de bassin de nombreux pays.',
    'Cours en salle, classes en ligne et travail personnel s’y complètent : des collègues éloignés suivent le même cours, chacun dans sa langue.',
    'Fondée en 1998, l’académie réunit des enseignants et des stagiaires de onze langues.',
  ],
  ar_AR: [
    'تُدرِّب أكاديمية الأنهار الكبرى علماءَ المياه والمهندسين والإداريين في هيئات أحواض الأنهار في بلدان كثيرة.',
    'ويلتقي فيها التعليم الحضوري والصفوف عبر الإنترنت والتعلّم الذاتي، فيدرس الزملاء المتباعدون المقرّر نفسه كلٌّ بلغته.',
    'تأسست الأكاديمية عام 1998، ويتحدث مدرّسوها ومتدرّبوها إحدى عشرة لغة.',
  ],
  es_ES: [
    'La Academia de los Grandes Ríos forma a hidrólogos, ingenieros y gestores de los organismos de cuenca de muchos países.',
    'La enseñanza presencial, las clases en línea y el estudio personal se complementan para que compañeros que viven lejos sigan el mismo curso, cada uno en su idioma.',
    'Fundada en 1998, reúne a docentes y alumnos de once lenguas.',
  ],
  id_ID: [
    'Akademi Sungai Besar melatih ahli hidrologi, insinyur, dan pengelola badan wilayah sungai dari banyak negara.',
    'Pelajaran tatap muka, kelas daring, dan belajar mandiri saling melengkapi, sehingga rekan-rekan yang berjauhan dapat mengikuti kursus yang sama dalam bahasa masing-masing.',
    'Akademi ini berdiri pada tahun 1998; pengajar dan pesertanya berbicara dalam sebelas bahasa.',
  ],
  kh_KH: [
    'បណ្ឌិតសភាទន្លេធំបណ្តុះបណ្តាលអ្នកជំនាញជលសាស្ត្រ វិស្វករ និងអ្នកគ្រប់គ្រងនៃអាជ្ញាធរអាងទន្លេក្នុងប្រទេសជាច្រើន។',
    'ការបង្រៀនក្នុងថ្នាក់ ថ្នាក់អនឡាញ និងការរៀនដោយខ្លួនឯងដើរទន្ទឹមគ្នា ដើម្បីឱ្យមិត្តរួមការងារដែលនៅឆ្ងាយពីគ្នាអាចរៀនវគ្គតែមួយជាភាសារបស់ខ្លួន។',
    'បណ្ឌិតសភាត្រូវបានបង្កើតឡើងនៅឆ្នាំ 1998 ហើយគ្រូ និងសិក្ខាកាមនិយាយភាសាដប់មួយ។',
  ],
  laos_LA: [
    'ສະຖາບັນແມ່ນ້ຳໃຫຍ່ຝຶກອົບຮົມນັກອຸທົກກະສາດ ວິສະວະກອນ ແລະ ຜູ້ບໍລິຫານຂອງອົງການຄຸ້ມຄອງອ່າງແມ່ນ້ຳໃນຫຼາຍປະເທດ.',
    'ການສອນໃນຫ້ອງ ຫ້ອງຮຽນອອນລາຍ ແລະ ການຮຽນດ້ວຍຕົນເອງເສີມເຊິ່ງກັນ ເພື່ອໃຫ້ເພື່ອນຮ່ວມງານທີ່ຢູ່ຫ່າງໄກກັນຮຽນວິຊາດຽວກັນໃນພາສາຂອງຕົນ.',
    'ສະຖາບັນສ້າງຕັ້ງຂຶ້ນໃນປີ 1998 ຄູອາຈານ ແລະ ຜູ້ຮຽນເວົ້າສິບເອັດພາສາ.',
  ],
  pt_PT: [
    'A Academia dos Grandes Rios forma hidrólogos, engenheiros e gestores das autoridades de bacia de muitos países.',
    'O ensino presencial, as turmas em linha e o estudo individual completam-se, para que colegas distantes sigam o mesmo curso, cada um na sua língua.',
    'Fundada em 1998, a academia reúne docentes e formandos de onze línguas.',
  ],
  ru_RU: [
    'Академия великих рек готовит гидрологов, инженеров и руководителей бассейновых управлений многих стран.',
    'Очные занятия, онлайн-классы и самостоятельная работа дополняют здесь друг друга: коллеги, живущие далеко друг от друга, проходят один и тот же курс, каждый на своём языке.',
    'Академия основана в 1998 году; её преподаватели и слушатели говорят на одиннадцати языках.',
  ],
  vi_VN: [
    'Học viện Sông Lớn đào tạo cán bộ thủy văn, kỹ sư và nhà quản lý của các cơ quan lưu vực sông ở nhiều nước.',
    'Học tại lớp, lớp trực tuyến và tự học bổ sung cho nhau, để đồng nghiệp ở xa nhau cùng theo một khóa học bằng ngôn ngữ của mình.',
    'Học viện được thành lập năm 1998; giảng viên và học viên nói mười một thứ tiếng.',
  ],
}

/** The copyright line; `year` as four digits. */
export const copyright = (year: number): InEveryLanguage<string> => ({
  zh_CN: `© ${year} ${academyName.zh_CN} 版权所有`,
  en_US: `© ${year} ${academyName.en_US}. All rights reserved.`,
  fr_FR: `© ${year} ${academyName.fr_FR}. Tous droits réservés.`,
  ar_AR: `© ${year} ${academyName.ar_AR}. جميع الحقوق محفوظة.`,
  es_ES: `© ${year} ${academyName.es_ES}. Todos los derechos reservados.`,
  id_ID: `© ${year} ${academyName.id_ID}. Hak cipta dilindungi undang-undang.`,
  kh_KH: `© ${year} ${academyName.kh_KH}។ រក្សាសិទ្ធិគ្រប់យ៉ាង។`,
  laos_LA: `© ${year} ${academyName.laos_LA}. ສະຫງວນລິຂະສິດ.`,
  pt_PT: `© ${year} ${academyName.pt_PT}. Todos os direitos reservados.`,
  ru_RU: `© ${year} ${academyName.ru_RU}. Все права защищены.`,
  vi_VN: `© ${year} ${academyName.vi_VN}. Bảo lưu mọi quyền.`,
})
