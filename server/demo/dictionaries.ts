import { languages } from '#i18n/locales.ts'
import { countryCodes } from './countries.ts'

/** Names in the order of the table of languages: zh, en, fr, ar, es, id, km, lo, pt, ru, vi. */
export type Names = readonly [string, string, string, string, string, string, string, string, string, string, string]
type Dictionary = Readonly<Record<string, Names>>

const documentType: Dictionary = {
  identityCard: ['身份证', 'Identity card', 'Carte d’identité', 'بطاقة هوية', 'Documento de identidad', 'Kartu tanda penduduk', 'អត្តសញ្ញាណប័ណ្ណ', 'ບັດປະຈຳຕົວ', 'Cartão de cidadão', 'Удостоверение личности', 'Căn cước công dân'],
  passport: ['护照', 'Passport', 'Passeport', 'جواز سفر', 'Pasaporte', 'Paspor', 'លិខិតឆ្លងដែន', 'ໜັງສືຜ່ານແດນ', 'Passaporte', 'Паспорт', 'Hộ chiếu'],
  drivingLicence: ['驾驶证', 'Driving licence', 'Permis de conduire', 'رخصة قيادة', 'Permiso de conducir', 'Surat izin mengemudi', 'ប័ណ្ណបើកបរ', 'ໃບຂັບຂີ່', 'Carta de condução', 'Водительское удостоверение', 'Giấy phép lái xe'],
  residencePermit: ['居留证', 'Residence permit', 'Titre de séjour', 'تصريح إقامة', 'Permiso de residencia', 'Izin tinggal', 'ប័ណ្ណស្នាក់នៅ', 'ບັດພັກເຊົາ', 'Autorização de residência', 'Вид на жительство', 'Thẻ cư trú'],
}

const educationLevel: Dictionary = {
  secondary: ['高中', 'Secondary school', 'Lycée', 'ثانوية عامة', 'Educación secundaria', 'Sekolah menengah', 'មធ្យមសិក្សា', 'ມັດທະຍົມສຶກສາ', 'Ensino secundário', 'Среднее образование', 'Trung học phổ thông'],
  vocational: ['职业教育', 'Vocational training', 'Formation professionnelle', 'تعليم مهني', 'Formación profesional', 'Pendidikan vokasi', 'បណ្តុះបណ្តាលវិជ្ជាជីវៈ', 'ອາຊີວະສຶກສາ', 'Ensino profissional', 'Профессиональное образование', 'Đào tạo nghề'],
  bachelor: ['学士', 'Bachelor’s degree', 'Licence', 'بكالوريوس', 'Grado universitario', 'Sarjana', 'បរិញ្ញាបត្រ', 'ປະລິນຍາຕີ', 'Licenciatura', 'Бакалавр', 'Cử nhân'],
  master: ['硕士', 'Master’s degree', 'Master', 'ماجستير', 'Máster', 'Magister', 'បរិញ្ញាបត្រជាន់ខ្ពស់', 'ປະລິນຍາໂທ', 'Mestrado', 'Магистр', 'Thạc sĩ'],
  doctorate: ['博士', 'Doctorate', 'Doctorat', 'دكتوراه', 'Doctorado', 'Doktor', 'បណ្ឌិត', 'ປະລິນຍາເອກ', 'Doutoramento', 'Доктор наук', 'Tiến sĩ'],
}

const religion: Dictionary = {
  none: ['无', 'None', 'Aucune', 'لا دين', 'Ninguna', 'Tidak beragama', 'គ្មាន', 'ບໍ່ມີ', 'Nenhuma', 'Не исповедую', 'Không'],
  buddhism: ['佛教', 'Buddhism', 'Bouddhisme', 'البوذية', 'Budismo', 'Buddha', 'ព្រះពុទ្ធសាសនា', 'ສາສະໜາພຸດ', 'Budismo', 'Буддизм', 'Phật giáo'],
  christianity: ['基督教', 'Christianity', 'Christianisme', 'المسيحية', 'Cristianismo', 'Kristen', 'គ្រិស្តសាសនា', 'ສາສະໜາຄຣິສ', 'Cristianismo', 'Христианство', 'Kitô giáo'],
  hinduism: ['印度教', 'Hinduism', 'Hindouisme', 'الهندوسية', 'Hinduismo', 'Hindu', 'ហិណ្ឌូសាសនា', 'ສາສະໜາຮິນດູ', 'Hinduísmo', 'Индуизм', 'Ấn Độ giáo'],
  islam: ['伊斯兰教', 'Islam', 'Islam', 'الإسلام', 'Islam', 'Islam', 'សាសនាឥស្លាម', 'ສາສະໜາອິດສະລາມ', 'Islão', 'Ислам', 'Hồi giáo'],
  other: ['其他', 'Other', 'Autre', 'أخرى', 'Otra', 'Lainnya', 'ផ្សេងទៀត', 'ອື່ນໆ', 'Outra', 'Другая', 'Khác'],
}

const post: Dictionary = {
  specialist: ['专员', 'Specialist', 'Chargé de mission', 'أخصائي', 'Especialista', 'Spesialis', 'អ្នកជំនាញ', 'ນັກວິຊາການ', 'Especialista', 'Специалист', 'Chuyên viên'],
  engineer: ['工程师', 'Engineer', 'Ingénieur', 'مهندس', 'Ingeniero', 'Insinyur', 'វិស្វករ', 'ວິສະວະກອນ', 'Engenheiro', 'Инженер', 'Kỹ sư'],
  lecturer: ['讲师', 'Lecturer', 'Chargé de cours', 'محاضر', 'Docente', 'Dosen', 'គ្រូឧទ្ទេស', 'ອາຈານ', 'Docente', 'Преподаватель', 'Giảng viên'],
  sectionHead: ['科长', 'Head of section', 'Chef de service', 'رئيس شعبة', 'Jefe de sección', 'Kepala seksi', 'ប្រធានផ្នែក', 'ຫົວໜ້າຂະແໜງ', 'Chefe de secção', 'Начальник отдела', 'Trưởng bộ phận'],
  departmentHead: ['处长', 'Head of department', 'Chef de département', 'رئيس قسم', 'Jefe de departamento', 'Kepala departemen', 'ប្រធាននាយកដ្ឋាន', 'ຫົວໜ້າພະແນກ', 'Chefe de departamento', 'Начальник управления', 'Trưởng phòng'],
  director: ['主任', 'Director', 'Directeur', 'مدير', 'Director', 'Direktur', 'នាយក', 'ຜູ້ອຳນວຍການ', 'Diretor', 'Директор', 'Giám đốc'],
}

/** The kinds of leave [ENTITY-20]. */
const leaveType: Dictionary = {
  casual: ['事假', 'Personal leave', 'Congé pour motif personnel', 'إجازة شخصية', 'Permiso por asuntos propios', 'Cuti pribadi', 'ច្បាប់ផ្ទាល់ខ្លួន', 'ລາກິດ', 'Licença por motivos pessoais', 'Отпуск по личным делам', 'Nghỉ việc riêng'],
  sick: ['病假', 'Sick leave', 'Congé maladie', 'إجازة مرضية', 'Permiso por enfermedad', 'Cuti sakit', 'ច្បាប់ឈឺ', 'ລາປ່ວຍ', 'Licença por doença', 'Отпуск по болезни', 'Nghỉ ốm'],
  business: ['公假', 'Business leave', 'Absence pour mission', 'مهمة عمل', 'Permiso por trabajo', 'Izin dinas', 'ច្បាប់បេសកកម្ម', 'ລາໄປວຽກທາງການ', 'Licença por serviço', 'Служебная поездка', 'Nghỉ đi công tác'],
}

/** [ENTITY-24] */
const courseCategory: Dictionary = {
  hydrology: ['水文水资源', 'Hydrology', 'Hydrologie', 'علم المياه', 'Hidrología', 'Hidrologi', 'ជលសាស្ត្រ', 'ອຸທົກກະສາດ', 'Hidrologia', 'Гидрология', 'Thủy văn'],
  floods: ['防洪抗旱', 'Floods and droughts', 'Crues et sécheresses', 'الفيضانات والجفاف', 'Crecidas y sequías', 'Banjir dan kekeringan', 'ទឹកជំនន់ និងគ្រោះរាំងស្ងួត', 'ນ້ຳຖ້ວມ ແລະ ໄພແຫ້ງແລ້ງ', 'Cheias e secas', 'Паводки и засухи', 'Lũ lụt và hạn hán'],
  engineering: ['水利工程', 'Dams and levees', 'Barrages et digues', 'السدود والمنشآت المائية', 'Presas y diques', 'Bendungan dan tanggul', 'ទំនប់ និងសំណង់ធារាសាស្ត្រ', 'ເຂື່ອນ ແລະ ພະນັງກັ້ນນ້ຳ', 'Barragens e diques', 'Плотины и дамбы', 'Đập và đê'],
  ecology: ['水质与水生态', 'Water quality and ecology', 'Qualité de l’eau et écologie', 'جودة المياه والبيئة', 'Calidad del agua y ecología', 'Kualitas air dan ekologi', 'គុណភាពទឹក និងអេកូឡូស៊ី', 'ຄຸນນະພາບນ້ຳ ແລະ ນິເວດວິທະຍາ', 'Qualidade da água e ecologia', 'Качество воды и экология', 'Chất lượng nước và sinh thái'],
  governance: ['流域治理与法规', 'Law and management', 'Droit et gestion', 'القانون والإدارة', 'Derecho y gestión', 'Hukum dan pengelolaan', 'ច្បាប់ និងការគ្រប់គ្រង', 'ກົດໝາຍ ແລະ ການຄຸ້ມຄອງ', 'Direito e gestão', 'Право и управление', 'Pháp luật và quản lý'],
  digital: ['数字技能', 'Digital skills', 'Compétences numériques', 'المهارات الرقمية', 'Competencias digitales', 'Keterampilan digital', 'ជំនាញឌីជីថល', 'ທັກສະດິຈິຕອນ', 'Competências digitais', 'Цифровые навыки', 'Kỹ năng số'],
}

/** What the news are about [NEWS-01]. */
const newsTopic: Dictionary = {
  organisation: ['学院动态', 'Academy life', 'Vie de l’académie', 'حياة الأكاديمية', 'Vida de la academia', 'Kabar akademi', 'ព័ត៌មានបណ្ឌិតសភា', 'ຂ່າວສະຖາບັນ', 'Vida da academia', 'Жизнь академии', 'Tin học viện'],
  training: ['培训', 'Training', 'Formation', 'التدريب', 'Formación', 'Pelatihan', 'ការបណ្តុះបណ្តាល', 'ການຝຶກອົບຮົມ', 'Formação', 'Обучение', 'Đào tạo'],
  announcement: ['通知公告', 'Announcements', 'Annonces', 'إعلانات', 'Avisos', 'Pengumuman', 'សេចក្តីជូនដំណឹង', 'ແຈ້ງການ', 'Avisos', 'Объявления', 'Thông báo'],
  research: ['科学研究', 'Research', 'Recherche', 'البحث العلمي', 'Investigación', 'Riset', 'ការស្រាវជ្រាវ', 'ການຄົ້ນຄວ້າ', 'Investigação', 'Исследования', 'Nghiên cứu'],
}

/** What the help centre explains [NEWS-04]. */
const helpTopic: Dictionary = {
  account: ['账号与登录', 'Account and sign-in', 'Compte et connexion', 'الحساب وتسجيل الدخول', 'Cuenta y acceso', 'Akun dan cara masuk', 'គណនី និងការចូល', 'ບັນຊີ ແລະ ການເຂົ້າສູ່ລະບົບ', 'Conta e acesso', 'Учётная запись и вход', 'Tài khoản và đăng nhập'],
  courses: ['课程', 'Courses', 'Cours', 'الدورات', 'Cursos', 'Kursus', 'វគ្គសិក្សា', 'ຫຼັກສູດ', 'Cursos', 'Курсы', 'Khóa học'],
  classes: ['班级', 'Classes', 'Formations', 'الصفوف', 'Clases', 'Kelas', 'ថ្នាក់រៀន', 'ຫ້ອງຮຽນ', 'Turmas', 'Группы', 'Lớp học'],
  exams: ['考试', 'Exams', 'Examens', 'الامتحانات', 'Exámenes', 'Ujian', 'ការប្រឡង', 'ການສອບເສັງ', 'Exames', 'Экзамены', 'Kỳ thi'],
  technical: ['技术问题', 'Technical questions', 'Questions techniques', 'مسائل تقنية', 'Cuestiones técnicas', 'Masalah teknis', 'បញ្ហាបច្ចេកទេស', 'ຄຳຖາມດ້ານເຕັກນິກ', 'Questões técnicas', 'Технические вопросы', 'Vấn đề kỹ thuật'],
}

/** Intl knows the countries' names in all eleven languages. */
const country: Dictionary = countryNames()

function countryNames(): Dictionary {
  const speakers = languages.map(({ tag }) => new Intl.DisplayNames(tag, { type: 'region' }))
  return Object.fromEntries(countryCodes().map((code) => [code, speakers.map((names) => names.of(code) ?? code) as unknown as Names]))
}

/** The dictionaries of the demo organisation by their type codes [ENTITY-12]. */
export const demoDictionaries: Readonly<Record<string, Dictionary>> = { country, documentType, educationLevel, religion, post, leaveType, courseCategory, newsTopic, helpTopic }
