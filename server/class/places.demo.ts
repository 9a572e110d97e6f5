import type { Names } from '#server/dictionary/dictionaries.demo.ts'

/** A room of the main campus. */
export const campusRoom = (building: string, room: string): Names => [
  `校本部 ${building} 号教学楼 ${room} 教室`,
  `Main campus, building ${building}, room ${room}`,
  `Campus principal, bâtiment ${building}, salle ${room}`,
  `الحرم الرئيسي، المبنى ${building}، القاعة ${room}`,
  `Campus principal, edificio ${building}, aula ${room}`,
  `Kampus utama, gedung ${building}, ruang ${room}`,
  `បរិវេណសាលាកណ្តាល អគារ ${building} បន្ទប់ ${room}`,
  `ວິທະຍາເຂດຫຼັກ ອາຄານ ${building} ຫ້ອງ ${room}`,
  `Campus principal, edifício ${building}, sala ${room}`,
  `Главный кампус, корпус ${building}, аудитория ${room}`,
  `Cơ sở chính, nhà ${building}, phòng ${room}`,
]

/** The lecture hall of the party school. */
export const partySchool: Names = [
  '党校报告厅',
  'Party school, lecture hall',
  'École du Parti, amphithéâtre',
  'مدرسة الحزب، قاعة المحاضرات',
  'Escuela del Partido, sala de conferencias',
  'Sekolah partai, ruang kuliah umum',
  'សាលាបក្ស សាលបង្រៀន',
  'ໂຮງຮຽນພັກ ຫ້ອງບັນຍາຍ',
  'Escola do Partido, auditório',
  'Партийная школа, лекционный зал',
  'Trường Đảng, hội trường',
]
