import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    formulaInvalid: 'ອ່ານສູດ “{formula}” ບໍ່ໄດ້. ກະລຸນາກວດການຂຽນ; ສູດໜຶ່ງມີໄດ້ບໍ່ເກີນ 1000 ຕົວອັກສອນ.',
    tooManyFormulas: 'ຂໍ້ຄວາມໜຶ່ງມີສູດໄດ້ບໍ່ເກີນ 50.',
    pictureForeign: 'ໃຊ້ໄດ້ແຕ່ຮູບທີ່ອັບໂຫຼດໃສ່ປະຕູຮຽນຮູ້ເທົ່ານັ້ນ.',
  },
} satisfies Translation<typeof zhCN.default>
