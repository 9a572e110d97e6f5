import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'ຕັ້ງ​ລະຫັດຜ່ານ​ຄືນ​ໃໝ່',
  headingWeak: 'ປ່ຽນ​ລະຫັດຜ່ານ',
  steps: 'ຂັ້ນຕອນ',
  stepAccount: 'ກວດສອບ​ບັນຊີ',
  stepCode: 'ຢືນຢັນ​ຕົວຕົນ',
  stepPassword: 'ລະຫັດຜ່ານ​ໃໝ່',
  stepDone: 'ສຳເລັດ',
  accountHint: 'ກະລຸນາ​ປ້ອນ​ຊື່​ຜູ້ໃຊ້​ທີ່​ທ່ານ​ໃຊ້​ເຂົ້າສູ່​ລະບົບ. ພວກເຮົາ​ຈະ​ສົ່ງ​ລະຫັດ​ຢືນຢັນ​ໄປ​ຫາ​ໂທລະສັບ ຫຼື ອີເມວ​ທີ່​ຜູກ​ກັບ​ບັນຊີ​ນີ້.',
  codeSent: 'ຖ້າ​ມີ​ບັນຊີ​ນີ້​ໃນ​ລະບົບ, ລະຫັດ​ຢືນຢັນ 6 ຕົວເລກ​ໄດ້​ຖືກ​ສົ່ງ​ໄປ​ແລ້ວ ແລະ ໃຊ້​ໄດ້​ພາຍໃນ {minutes} ນາທີ.',
  next: 'ຕໍ່ໄປ',
  doneHeading: 'ປ່ຽນ​ລະຫັດຜ່ານ​ສຳເລັດ​ແລ້ວ',
  doneText: 'ກະລຸນາ​ເຂົ້າສູ່​ລະບົບ​ດ້ວຍ​ລະຫັດຜ່ານ​ໃໝ່. ບັນຊີ​ຂອງ​ທ່ານ​ໄດ້​ອອກຈາກ​ລະບົບ​ໃນ​ທຸກ​ອຸປະກອນ​ແລ້ວ.',
  leaving: 'ລະບົບ​ຈະ​ພາ​ທ່ານ​ໄປ​ໜ້າ​ເຂົ້າສູ່​ລະບົບ​ໃນ​ອີກ {seconds} ວິນາທີ.',
  toSignIn: 'ໄປ​ໜ້າ​ເຂົ້າສູ່​ລະບົບ',
  reason: {
    expired: 'ໝົດ​ເວລາ​ແລ້ວ. ກະລຸນາ​ກວດສອບ​ບັນຊີ​ອີກຄັ້ງ.',
    verificationFailed: 'ການ​ຢືນຢັນ​ຕົວຕົນ​ຍັງ​ບໍ່​ສຳເລັດ ຫຼື ບໍ່​ຜ່ານ.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  retrieve: 'ຕັ້ງ​ລະຫັດຜ່ານ​ຄືນ​ໃໝ່',
  emailReset: 'ປ່ຽນ​ລະຫັດຜ່ານ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  retrieve: 'ລືມລະຫັດຜ່ານ, ລືມລະຫັດ, ຕັ້ງລະຫັດຜ່ານຄືນໃໝ່',
} satisfies Translation<typeof zhCN.keywords>
