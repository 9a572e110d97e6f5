import { languages } from '#i18n/locales.ts'

/** Names in the order of the table of languages: zh, en, fr, ar, es, id, km, lo, pt, ru, vi. */
type Names = readonly [string, string, string, string, string, string, string, string, string, string, string]
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
  personal: ['事假', 'Personal leave', 'Congé pour motif personnel', 'إجازة شخصية', 'Permiso por asuntos propios', 'Cuti pribadi', 'ច្បាប់ផ្ទាល់ខ្លួន', 'ລາກິດ', 'Licença por motivos pessoais', 'Отпуск по личным делам', 'Nghỉ việc riêng'],
  sick: ['病假', 'Sick leave', 'Congé maladie', 'إجازة مرضية', 'Permiso por enfermedad', 'Cuti sakit', 'ច្បាប់ឈឺ', 'ລາປ່ວຍ', 'Licença por doença', 'Отпуск по болезни', 'Nghỉ ốm'],
  business: ['公假', 'Business leave', 'Absence pour mission', 'مهمة عمل', 'Permiso por trabajo', 'Izin dinas', 'ច្បាប់បេសកកម្ម', 'ລາໄປວຽກທາງການ', 'Licença por serviço', 'Служебная поездка', 'Nghỉ đi công tác'],
}

const COUNTRIES = ['CN', 'GB', 'US', 'FR', 'SN', 'EG', 'MA', 'ES', 'MX', 'ID', 'KH', 'LA', 'PT', 'BR', 'RU', 'VN']

/** Intl knows the countries' names in all eleven languages. */
const country: Dictionary = Object.fromEntries(
  COUNTRIES.map((code) => [code, languages.map(({ tag }) => new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code) as unknown as Names]),
)

/** The dictionaries of the demo organisation by their type codes [ENTITY-12]. */
export const demoDictionaries: Readonly<Record<string, Dictionary>> = { country, documentType, educationLevel, religion, post, leaveType }
