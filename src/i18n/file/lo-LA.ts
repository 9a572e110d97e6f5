import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  choose: 'ເລືອກໄຟລ໌',
  drop: 'ຫຼືລາກມາວາງບ່ອນນີ້',
  dropNow: 'ປ່ອຍເພື່ອອັບໂຫຼດ',
  limits: '{types} ບໍ່ເກີນ {size}',
  queued: 'ກຳລັງລໍຖ້າຄິວ…',
  uploading: '{sent} ຈາກ {size}',
  progress: 'ການອັບໂຫຼດ {name}',
  cancel: 'ຍົກເລີກການອັບໂຫຼດ',
  cancelled: 'ຍົກເລີກການອັບໂຫຼດແລ້ວ',
  uploaded: 'ອັບໂຫຼດແລ້ວ',
  replace: 'ປ່ຽນແທນ',
  remove: 'ເອົາອອກ',
  reason: {
    noFile: 'ກະລຸນາເລືອກໄຟລ໌ທີ່ຈະອັບໂຫຼດ.',
    wrongType: 'ບ່ອນນີ້ບໍ່ຮັບໄຟລ໌ປະເພດນີ້.',
    empty: 'ໄຟລ໌ນີ້ຫວ່າງເປົ່າ.',
    tooLarge: 'ໄຟລ໌ນີ້ໃຫຍ່ກວ່າ 10 ເມກາໄບ. ກະລຸນາຫຍໍ້ ຫຼື ແບ່ງໄຟລ໌.',
    avatarTooLarge: 'ຮູບນີ້ໃຫຍ່ກວ່າ 2 ເມກາໄບ. ກະລຸນາເລືອກຮູບນ້ອຍກວ່ານີ້.',
    otherContent: 'ເນື້ອໃນຂອງໄຟລ໌ບໍ່ກົງກັບນາມສະກຸນຂອງມັນ.',
    tooMuchUnused: 'ທ່ານໄດ້ອັບໂຫຼດໄຟລ໌ຫຼາຍອັນທີ່ຍັງບໍ່ໄດ້ໃຊ້. ກະລຸນາບັນທຶກ ຫຼື ສົ່ງໄຟລ໌ເຫຼົ່ານັ້ນ ຫຼື ລໍຖ້າໜຶ່ງມື້: ໄຟລ໌ທີ່ບໍ່ໄດ້ໃຊ້ຈະຖືກລຶບອອກ.',
    tooManyPixels: 'ຮູບນີ້ໃຫຍ່ເກີນໄປ. ກະລຸນາຫຍໍ້ຮູບແລ້ວລອງໃໝ່.',
    tooManyScans: 'ຮູບນີ້ໃຊ້ເວລາປະມວນຜົນດົນເກີນໄປ. ກະລຸນາບັນທຶກຄືນໃໝ່ດ້ວຍໂປຣແກຣມແກ້ໄຂຮູບແລ້ວລອງໃໝ່.',
    failed: 'ການອັບໂຫຼດບໍ່ສຳເລັດ. ກະລຸນາລອງໃໝ່.',
  },
} satisfies Translation<typeof zhCN.default>
