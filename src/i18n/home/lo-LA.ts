import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  morning: 'ສະບາຍດີ​ຕອນເຊົ້າ, {name}',
  afternoon: 'ສະບາຍດີ​ຕອນບ່າຍ, {name}',
  evening: 'ສະບາຍດີ​ຕອນແລງ, {name}',
  morningAnybody: 'ສະບາຍດີ​ຕອນເຊົ້າ',
  afternoonAnybody: 'ສະບາຍດີ​ຕອນບ່າຍ',
  eveningAnybody: 'ສະບາຍດີ​ຕອນແລງ',
  today: 'ມື້​ນີ້​ແມ່ນ {date}',
  userFailed: 'ບໍ່​ສາມາດ​ເປີດ​ຂໍ້ມູນ​ຂອງ​ທ່ານ​ໄດ້.',
  visitor: 'ຍິນດີຕ້ອນຮັບ​ສູ່​ລະບົບ​ການຮຽນຮູ້',
  visitorText: 'ກະລຸນາ​ເຂົ້າສູ່​ລະບົບ​ເພື່ອ​ຮຽນ​ຕໍ່​ຈາກ​ບ່ອນ​ທີ່​ທ່ານ​ຢຸດ​ໄວ້.',
  toSignIn: 'ເຂົ້າສູ່​ລະບົບ',
  terms: {
    standard: {
      agenda: 'ຕາຕະລາງ​ຮຽນ​ຂອງ​ທ່ານ​ມື້​ນີ້',
      noAgenda: 'ມື້​ນີ້​ບໍ່​ມີ​ການຮຽນ ແລະ ບໍ່​ມີ​ການຖ່າຍທອດສົດ.',
      live: 'ການຖ່າຍທອດສົດ',
      upcomingLive: 'ການຖ່າຍທອດສົດ​ສຳລັບ​ທຸກຄົນ',
    },
    workshop: {
      agenda: 'ວາລະ​ຂອງ​ທ່ານ​ມື້​ນີ້',
      noAgenda: 'ມື້​ນີ້​ບໍ່​ມີ​ກອງປະຊຸມ​ສຳມະນາ ແລະ ບໍ່​ມີ​ການຖ່າຍທອດສົດ​ທາງ​ອອນລາຍ.',
      live: 'ຖ່າຍທອດສົດ​ທາງ​ອອນລາຍ',
      upcomingLive: 'ການຖ່າຍທອດສົດ​ທາງ​ອອນລາຍ​ສຳລັບ​ທຸກຄົນ',
    },
  },
  continue: {
    heading: 'ຮຽນ​ຕໍ່',
    all: 'ຫຼັກສູດ​ຂອງ​ຂ້ອຍ',
    action: 'ຮຽນ​ຕໍ່',
    emptyTitle: 'ທ່ານ​ຍັງ​ບໍ່​ມີ​ຫຼັກສູດ​ທີ່​ກຳລັງ​ຮຽນ',
    emptyText: 'ເລືອກ​ຫຼັກສູດ​ທີ່​ທ່ານ​ສົນໃຈ ແລ້ວ​ຄວາມຄືບໜ້າ​ຂອງ​ທ່ານ​ຈະ​ຖືກ​ບັນທຶກ​ໄວ້​ບ່ອນນີ້.',
    browse: 'ເບິ່ງ​ຫຼັກສູດ​ເປີດ',
  },
  agenda: {
    coming: 'ເຈັດ​ມື້​ຂ້າງໜ້າ',
    toDo: 'ສິ່ງ​ທີ່​ຕ້ອງ​ເຮັດ',
    nothingToDo: 'ບໍ່​ມີ​ສິ່ງ​ທີ່​ຕ້ອງ​ເຮັດ.',
    day: 'ມື້ທີ {day} ຈາກ {days} ມື້',
    starts: 'ເລີ່ມ',
    online: 'ອອນລາຍ',
    failed: 'ບໍ່​ສາມາດ​ໂຫຼດ​ຕາຕະລາງ​ຂອງ​ທ່ານ​ໄດ້.',
    toDoFailed: 'ບໍ່​ສາມາດ​ໂຫຼດ​ວຽກ​ຂອງ​ທ່ານ​ໄດ້.',
    whole: 'ວາລະ​ທັງໝົດ',
    checkIn: 'ລົງຊື່​ເຂົ້າຮຽນ',
    checkedIn: 'ລົງຊື່​ເຂົ້າຮຽນ​ແລ້ວ',
    checkedInLate: 'ລົງຊື່​ເຂົ້າຮຽນ​ແລ້ວ ມາຊ້າ',
    deadline: 'ໝົດເຂດ​ລົງທະບຽນ',
    exam: 'ການ​ສອບເສັງ',
    leave: 'ການ​ລາພັກ',
    required: 'ຫຼັກສູດ​ບັງຄັບ, ຍັງ​ບໍ່​ເລີ່ມ',
    answerBy: 'ຕອບ​ກ່ອນ',
    due: 'ສົ່ງກ່ອນ',
    handInBy: 'ສົ່ງກ່ອນ',
    givenBack: 'ຖືກສົ່ງຄືນ ຕ້ອງສົ່ງໃໝ່',
  },
  shelf: {
    recommended: 'ຫຼັກສູດ​ແນະນຳ',
    hot: 'ຫຼັກສູດ​ຍອດນິຍົມ',
    newest: 'ຫຼັກສູດ​ໃໝ່',
    all: 'ຫຼັກສູດ​ທັງໝົດ',
    allHot: 'ຫຼັກສູດ​ຍອດນິຍົມ​ເພີ່ມເຕີມ',
    allNewest: 'ຫຼັກສູດ​ໃໝ່​ເພີ່ມເຕີມ',
    emptyTitle: 'ຍັງ​ບໍ່​ມີ​ຫຼັກສູດ',
    emptyText: 'ຫຼັກສູດ​ຈະ​ສະແດງ​ຢູ່​ບ່ອນນີ້​ທັນທີ​ທີ່​ເຜີຍແຜ່.',
  },
  ranking: {
    courses: 'ອັນດັບ​ຫຼັກສູດ',
    coursesNote: 'ຕາມ​ຈຳນວນ​ຜູ້ຮຽນ',
    learners: 'ອັນດັບ​ຜູ້ຮຽນ',
    learnersNote: 'ຕາມ​ຊົ່ວໂມງ​ຮຽນ',
    period: 'ໄລຍະ​ເວລາ',
    month: 'ເດືອນ​ນີ້',
    year: 'ປີ​ນີ້',
    position: 'ອັນດັບ {position}',
    self: 'ທ່ານ',
    noSelf: 'ທ່ານ​ຍັງ​ບໍ່​ໄດ້​ຮຽນ​ໃນ​ໄລຍະ​ນີ້.',
    emptyTitle: 'ຍັງ​ບໍ່​ມີ​ການຈັດ​ອັນດັບ',
    emptyText: 'ອັນດັບ​ຈະ​ສະແດງ​ເມື່ອ​ມີ​ຜູ້​ເລີ່ມ​ຮຽນ.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  index: 'ໜ້າຫຼັກ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  index: 'ໜ້າຫຼັກ, ໜ້າທຳອິດ, ມື້ນີ້, ແນະນຳ, ອັນດັບ',
} satisfies Translation<typeof zhCN.keywords>
