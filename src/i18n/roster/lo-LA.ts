import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  group: 'ກຸ່ມ',
  templateName: 'ແມ່ແບບນຳເຂົ້າຜູ້ຮຽນ',
  heading: 'ນຳເຂົ້າຜູ້ຮຽນ',
  intro: 'ໄຟລ໌ຈະຖືກກວດກ່ອນ ແລະ ສະແດງຜົນຂອງແຕ່ລະແຖວ; ບໍ່ມີໃຜຖືກເພີ່ມກ່ອນທ່ານຢືນຢັນ.',
  who: 'ຜູ້ຮຽນໜຶ່ງຄົນຕໍ່ແຖວ ດ້ວຍບັນຊີ; ຜູ້ດູແລລະບົບໃຊ້ໂທລະສັບ ຫຼື ອີເມວໄດ້ນຳ. ກຸ່ມປະຫວ່າງໄດ້.',
  action: {
    putIn: 'ຈະຖືກເພີ່ມ',
    invite: 'ຈະຖືກເຊີນ',
    stay: 'ເປັນຜູ້ຮຽນແລ້ວ',
  },
  newGroup: '{name} (ໃໝ່)',
  counts: {
    putsIn: 'ເພີ່ມແລ້ວ: {count}',
    invites: 'ເຊີນແລ້ວ: {count}',
    stays: 'ເປັນຜູ້ຮຽນແລ້ວ: {count}',
    refused: 'ບໍ່ໄດ້ເພີ່ມ: {count}',
  },
  invitedNote: 'ຜູ້ຖືກເຊີນຈະເຂົ້າຫ້ອງຮຽນ ແລະ ກຸ່ມ ຫຼັງຈາກຮັບຄຳເຊີນເທົ່ານັ້ນ.',
  newGroups: 'ກຸ່ມທີ່ຈະສ້າງ: {names}',
  exporting: 'ສົ່ງອອກ',
  exportingHint: 'ໃນທັງສອງຮູບແບບ ທຸກຕາລາງຖືກບັນທຶກເປັນຂໍ້ຄວາມ.',
  what: {
    members: 'ຜູ້ຮຽນ',
    attendance: 'ການເຂົ້າຮຽນ',
    standings: 'ຄວາມຄືບໜ້າ',
  },
  fileName: '{className} {what}',
  column: {
    department: 'ພະແນກ',
    offices: 'ໜ້າທີ່',
    state: 'ການລົງທະບຽນ',
    requiredPassed: 'ວິຊາບັງຄັບທີ່ຜ່ານ',
    electivePassed: 'ວິຊາເລືອກທີ່ຜ່ານ',
    requiredHours: 'ຊົ່ວໂມງບັງຄັບ',
    electiveHours: 'ຊົ່ວໂມງເລືອກ',
  },
  state: {
    registered: 'ລົງທະບຽນແລ້ວ',
    underReview: 'ກຳລັງພິຈາລະນາ',
    waiting: 'ໃນລາຍຊື່ລໍຖ້າ',
  },
  office: {
    classTeacher: 'ຄູປະຈຳຫ້ອງ',
    teamLeader: 'ຫົວໜ້າທີມ',
    disciplineCommittee: 'ຄະນະວິໄນ',
  },
  reason: {
    headings: 'ແຖວທຳອິດຕ້ອງມີຖັນບັນຊີ ໂທລະສັບ ຫຼື ອີເມວ; ກະລຸນາເບິ່ງແມ່ແບບ.',
    byAccount: 'ກະລຸນາລະບຸຜູ້ຮຽນດ້ວຍບັນຊີ: ມີແຕ່ຜູ້ດູແລລະບົບທີ່ລະບຸດ້ວຍໂທລະສັບ ຫຼື ອີເມວໄດ້.',
    nobody: 'ແຖວນີ້ບໍ່ໄດ້ບອກວ່າແມ່ນໃຜ.',
    unknown: 'ບໍ່ມີຄົນນີ້.',
    disabled: 'ບັນຊີນີ້ຖືກປິດໃຊ້ງານ.',
    full: 'ຫ້ອງຮຽນບໍ່ມີບ່ອນຫວ່າງແລ້ວ.',
    duplicate: 'ຄົນນີ້ມີຢູ່ແຖວກ່ອນແລ້ວ.',
    otherPerson: 'ຂໍ້ມູນນີ້ເປັນຂອງຄົນອື່ນ ບໍ່ແມ່ນຜູ້ທີ່ແຖວນີ້ລະບຸ.',
    groupTooLong: 'ຊື່ກຸ່ມມີໄດ້ບໍ່ເກີນ 64 ຕົວອັກສອນ.',
    notAnnounced: 'ຫ້ອງຮຽນຍັງບໍ່ໄດ້ປະກາດ ຈຶ່ງຍັງເພີ່ມໃຜບໍ່ໄດ້.',
    finished: 'ຫ້ອງຮຽນສິ້ນສຸດແລ້ວ ຈຶ່ງເພີ່ມໃຜບໍ່ໄດ້ອີກ.',
  },
} satisfies Translation<typeof zhCN.default>
