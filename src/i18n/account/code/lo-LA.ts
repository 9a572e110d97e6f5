import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  channel: 'ສົ່ງ​ລະຫັດ​ຢືນຢັນ​ໄປ​ທີ່',
  phone: 'ໂທລະສັບ',
  email: 'ອີເມວ',
  send: 'ສົ່ງ​ລະຫັດ​ຢືນຢັນ',
  resendIn: 'ສົ່ງ​ອີກຄັ້ງ​ໃນ {seconds} ວິນາທີ',
  label: 'ລະຫັດ​ຢືນຢັນ (6 ຕົວເລກ)',
  reason: {
    empty: 'ກະລຸນາ​ປ້ອນ​ລະຫັດ​ຢືນຢັນ.',
    wrong: 'ລະຫັດ​ຢືນຢັນ​ບໍ່​ຖືກຕ້ອງ.',
    expired: 'ລະຫັດ​ຢືນຢັນ​ໝົດ​ອາຍຸ​ແລ້ວ. ກະລຸນາ​ສົ່ງ​ອີກຄັ້ງ.',
    tooManyTries: 'ທ່ານ​ປ້ອນ​ລະຫັດ​ຢືນຢັນ​ຜິດ​ຫຼາຍ​ຄັ້ງ​ເກີນໄປ. ກະລຸນາ​ສົ່ງ​ອີກຄັ້ງ.',
    tooManySends: 'ສົ່ງ​ລະຫັດ​ຢືນຢັນ​ຫຼາຍ​ຄັ້ງ​ເກີນໄປ. ກະລຸນາ​ລອງ​ໃໝ່​ພາຍຫຼັງ.',
    noChannel: 'ບັນຊີ​ນີ້​ບໍ່​ມີ​ຂໍ້ມູນ​ຕິດຕໍ່​ນີ້.',
  },
} satisfies Translation<typeof zhCN.default>
