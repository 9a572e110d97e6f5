import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  newPassword: 'ລະຫັດຜ່ານ​ໃໝ່',
  confirmation: 'ປ້ອນ​ລະຫັດຜ່ານ​ໃໝ່​ອີກຄັ້ງ',
  ruleLength: '8 ຫາ 32 ຕົວອັກສອນ',
  ruleDigit: 'ຕົວເລກ​ຢ່າງໜ້ອຍ​ໜຶ່ງ​ຕົວ',
  ruleUpper: 'ຕົວພິມໃຫຍ່ (A–Z) ຢ່າງໜ້ອຍ​ໜຶ່ງ​ຕົວ',
  ruleLower: 'ຕົວພິມນ້ອຍ (a–z) ຢ່າງໜ້ອຍ​ໜຶ່ງ​ຕົວ',
  ruleMet: 'ຜ່ານ',
  ruleUnmet: 'ຍັງ​ບໍ່​ຜ່ານ',
  strength: 'ລະດັບ​ຄວາມປອດໄພ: {level}',
  strengthWeak: 'ຕ່ຳ',
  strengthMedium: 'ປານກາງ',
  strengthStrong: 'ສູງ',
  save: 'ບັນທຶກ​ລະຫັດຜ່ານ​ໃໝ່',
  heading: 'ປ່ຽນ​ລະຫັດຜ່ານ',
  lead: 'ອຸປະກອນ​ອື່ນ​ຈະ​ອອກຈາກ​ລະບົບ​ທັນທີ. ຈາກນັ້ນ ກະລຸນາ​ເຂົ້າສູ່​ລະບົບ​ອີກຄັ້ງ​ດ້ວຍ​ລະຫັດຜ່ານ​ໃໝ່.',
  original: 'ລະຫັດຜ່ານ​ປັດຈຸບັນ',
  changedHeading: 'ປ່ຽນ​ລະຫັດຜ່ານ​ແລ້ວ',
  changedText: 'ອຸປະກອນ​ອື່ນ​ໄດ້​ອອກຈາກ​ລະບົບ​ແລ້ວ ແລະ ພວກເຮົາ​ໄດ້​ແຈ້ງ​ທ່ານ​ທາງ​ອີເມວ ຫຼື ຂໍ້ຄວາມ.',
  leaving: 'ທ່ານ​ຈະ​ອອກຈາກ​ລະບົບ​ໃນ​ອີກ {seconds} ວິນາທີ.',
  reason: {
    empty: 'ກະລຸນາ​ປ້ອນ​ລະຫັດຜ່ານ​ໃໝ່.',
    rule: 'ລະຫັດຜ່ານ​ໃໝ່​ຕ້ອງ​ມີ 8 ຫາ 32 ຕົວອັກສອນ, ປະກອບ​ດ້ວຍ​ຕົວເລກ, ຕົວພິມໃຫຍ່ ແລະ ຕົວພິມນ້ອຍ.',
    confirmationEmpty: 'ກະລຸນາ​ປ້ອນ​ລະຫັດຜ່ານ​ໃໝ່​ອີກຄັ້ງ.',
    confirmationDiffers: 'ລະຫັດຜ່ານ​ທັງ​ສອງ​ບໍ່​ກົງ​ກັນ.',
    originalEmpty: 'ກະລຸນາ​ປ້ອນ​ລະຫັດຜ່ານ​ປັດຈຸບັນ.',
    originalWrong: 'ລະຫັດຜ່ານ​ປັດຈຸບັນ​ບໍ່​ຖືກຕ້ອງ.',
    same: 'ລະຫັດຜ່ານ​ໃໝ່​ຕ້ອງ​ແຕກຕ່າງ​ຈາກ​ລະຫັດຜ່ານ​ປັດຈຸບັນ.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPasswords: 'ປ່ຽນ​ລະຫັດຜ່ານ​ບັນຊີ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPasswords: 'ປ່ຽນລະຫັດຜ່ານ, ປ່ຽນລະຫັດ, ລະຫັດຜ່ານໃໝ່, ຄວາມປອດໄພຂອງບັນຊີ',
} satisfies Translation<typeof zhCN.keywords>
