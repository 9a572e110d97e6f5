import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  state: {
    expected: 'ລໍຖ້າເຂົ້າຮຽນ',
    present: 'ເຂົ້າຮຽນ',
    late: 'ເຂົ້າຮຽນ ມາຊ້າ',
    absent: 'ຂາດຮຽນ',
    excused: 'ຂາດຮຽນໂດຍມີເຫດຜົນ',
  },
  reason: {
    notRegistered: 'ທ່ານບໍ່ໄດ້ລົງທະບຽນໃນຫ້ອງຮຽນນີ້.',
    classNotAnnounced: 'ຫ້ອງຮຽນນີ້ຍັງບໍ່ໄດ້ປະກາດ ຫຼື ສິ້ນສຸດແລ້ວ.',
    tooEarly: 'ຍັງບໍ່ເປີດໃຫ້ລົງຊື່ເຂົ້າຮຽນ. ເປີດ 15 ນາທີກ່ອນເລີ່ມຮຽນ.',
    tooLate: 'ບົດຮຽນນີ້ສິ້ນສຸດແລ້ວ ຈຶ່ງປິດການລົງຊື່ເຂົ້າຮຽນ.',
    codeWrong: 'ຕົວເລກນີ້ບໍ່ຖືກຕ້ອງ. ກະລຸນາກວດເບິ່ງ ແລ້ວປ້ອນໃໝ່.',
    codeOutdated: 'ຕົວເລກນີ້ໝົດອາຍຸແລ້ວ. ກະລຸນາໃຊ້ຕົວເລກທີ່ກຳລັງສະແດງຢູ່.',
    codeOfOtherLesson: 'ຕົວເລກນີ້ແມ່ນຂອງບົດຮຽນອື່ນ.',
    tooManyTries: 'ພະຍາຍາມຫຼາຍເທື່ອເກີນໄປ. ກະລຸນາລໍຖ້າຈັກໜ່ອຍ.',
    ownAttendance: 'ທ່ານບໍ່ສາມາດແກ້ການເຂົ້າຮຽນຂອງຕົນເອງ.',
    notTeaching: 'ມີແຕ່ຜູ້ສອນ ຫຼື ຜູ້ຄຸ້ມຄອງຫ້ອງຮຽນເທົ່ານັ້ນທີ່ເຮັດໄດ້.',
    notBegun: 'ສາມາດບັນທຶກການເຂົ້າຮຽນໄດ້ຕັ້ງແຕ່ 15 ນາທີກ່ອນເລີ່ມຮຽນ.',
    reasonMissing: 'ກະລຸນາລະບຸເຫດຜົນ.',
    reasonTooLong: 'ເຫດຜົນບໍ່ເກີນ 100 ຕົວອັກສອນ.',
    alreadySo: 'ການເຂົ້າຮຽນເປັນແບບນີ້ຢູ່ແລ້ວ.',
    alreadySettled: 'ການເຂົ້າຮຽນນີ້ໄດ້ຮັບການສະຫຼຸບແລ້ວ.',
    notEnded: 'ບົດຮຽນນີ້ຍັງບໍ່ສິ້ນສຸດ.',
  },
} satisfies Translation<typeof zhCN.default>
