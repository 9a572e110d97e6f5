import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  view: {
    month: 'ເດືອນ',
    week: 'ອາທິດ',
    day: 'ມື້',
    year: 'ປີ',
  },
  views: 'ມຸມມອງ',
  today: 'ມື້ນີ້',
  earlier: 'ກ່ອນມື້ນີ້',
  previous: 'ກ່ອນໜ້າ',
  next: 'ຕໍ່ໄປ',
  shows: 'ສະແດງ',
  kind: {
    lesson: 'ບົດຮຽນ',
    class: 'ຫ້ອງຮຽນ',
    live: 'ການຖ່າຍທອດສົດ',
    exam: 'ການ​ສອບເສັງ',
    deadline: 'ກຳນົດເວລາ',
    due: 'ວຽກບ້ານທີ່ຕ້ອງສົ່ງ',
    leave: 'ການລາພັກ',
  },
  all: 'ທັງໝົດ',
  deadlineOf: 'ໝົດເຂດລົງທະບຽນ: {title}',
  dueOf: 'ສົ່ງວຽກ: {title}',
  leaveOf: 'ລາພັກ: {title}',
  emptyTitle: 'ບໍ່ມີແຜນການໃນໄລຍະນີ້',
  more: 'ອີກ {count}',
  allDay: 'ໝົດມື້',
  feed: {
    name: 'ວາລະປະຕູການຮຽນ',
    add: 'ເພີ່ມໃສ່ປະຕິທິນຂອງຂ້ອຍ',
    text: 'ຕິດຕາມທີ່ຢູ່ນີ້ໃນປະຕິທິນຂອງໂທລະສັບ ຫຼື ຄອມພິວເຕີ ແລ້ວວາລະຂອງທ່ານຈະປາກົດ ແລະ ອັບເດດຢູ່ສະເໝີ. ໃຜທີ່ຮູ້ທີ່ຢູ່ນີ້ກໍອ່ານໄດ້ ຈົ່ງຮັກສາໄວ້ເອງ.',
    make: 'ສ້າງທີ່ຢູ່',
    renew: 'ປ່ຽນທີ່ຢູ່ໃໝ່',
    renewText: 'ທີ່ຢູ່ເກົ່າຈະໃຊ້ບໍ່ໄດ້ທັນທີ ປະຕິທິນຕ້ອງໃຊ້ທີ່ຢູ່ໃໝ່.',
    stop: 'ລຶບທີ່ຢູ່',
    address: 'ທີ່ຢູ່ລັບ',
    once: 'ສະແດງເທື່ອນີ້ເທົ່ານັ້ນ ກະລຸນາສຳເນົາດຽວນີ້.',
    since: 'ມີທີ່ຢູ່ຕັ້ງແຕ່ {date}.',
    open: 'ເປີດໃນໂປຣແກຣມປະຕິທິນ',
    copy: 'ສຳເນົາ',
    copied: 'ສຳເນົາແລ້ວ.',
  },
  reason: {
    alreadyParticipated: 'ທ່ານໄດ້ເຂົ້າຮ່ວມວາລະນີ້ແລ້ວ.',
    rangeTooLong: 'ສະແດງໄດ້ບໍ່ເກີນ 400 ມື້ຕໍ່ເທື່ອ.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-agenda': 'ວາລະ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-agenda': 'ວາລະ, ປະຕິທິນ, ຕາຕະລາງ, ມື້ນີ້, ອາທິດ, ເດືອນ',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  feedMade: {
    title: 'ມີການສ້າງທີ່ຢູ່ລັບຂອງກຳນົດການຂອງທ່ານ',
    content: 'ຕອນນີ້ກຳນົດການຂອງທ່ານສາມາດອ່ານໄດ້ຜ່ານທີ່ຢູ່ລັບ. ຖ້າບໍ່ແມ່ນທ່ານສ້າງ, ໃຫ້ຢຸດການແບ່ງປັນໃນກຳນົດການ ແລະ ປ່ຽນລະຫັດຜ່ານ.',
  },
} satisfies Translation<typeof zhCN.notices>
