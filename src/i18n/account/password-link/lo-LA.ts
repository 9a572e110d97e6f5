import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  invitation: 'ຍິນດີຕ້ອນຮັບ: ຕັ້ງລະຫັດຜ່ານ',
  reset: 'ຕັ້ງລະຫັດຜ່ານໃໝ່',
  account: 'ບັນຊີ: {account}',
  until: 'ລິ້ງໃຊ້ໄດ້ເຖິງ',
  dead: 'ລິ້ງນີ້ໃຊ້ບໍ່ໄດ້ອີກ',
  deadText: 'ຂໍລິ້ງໃໝ່ຈາກຜູ້ດູແລ ຫຼື ກູ້ລະຫັດຜ່ານດ້ວຍລະຫັດຢືນຢັນ.',
  byCode: 'ກູ້ລະຫັດຜ່ານດ້ວຍລະຫັດຢືນຢັນ',
  done: 'ຕັ້ງລະຫັດຜ່ານແລ້ວ',
  doneText: 'ຕອນນີ້ເຂົ້າລະບົບດ້ວຍລະຫັດນີ້ໄດ້ແລ້ວ.',
  toSignIn: 'ໄປເຂົ້າລະບົບ',
  reason: {
    unknown: 'ບໍ່ມີລິ້ງນີ້ ກວດວ່າສຳເນົາຄົບບໍ່.',
    expired: 'ລິ້ງໝົດອາຍຸແລ້ວ.',
    used: 'ລິ້ງຖືກໃຊ້ແລ້ວ ໃຊ້ໄດ້ຄັ້ງດຽວ.',
    void: 'ລິ້ງນີ້ບໍ່ມີຜົນອີກ ອາດມີລິ້ງໃໝ່ກວ່າ.',
  },
} satisfies Translation<typeof zhCN.default>
