import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'ອົງກອນ',
  name: 'ຊື່​ຂອງ​ປະຕູ',
  nameHint: 'ສະແດງ​ຢູ່​ເທິງ​ສຸດ​ຂອງ​ທຸກ​ໜ້າ, ໃນ​ຫົວ​ຂອງ​ໂປຣແກຣມ​ທ່ອງ​ເວັບ ແລະ ໃນ​ໜ້າ​ຈໍ​ຫຼັກ​ຂອງ​ໂທລະສັບ. ຖ້າ​ບໍ່ມີ​ຊື່​ໃນ​ພາສາ​ໃດ ຈະ​ໃຊ້​ຊື່​ເດີມ.',
  fallback: 'ພາສາ​ດຽວ​ກໍ​ພຽງພໍ; ຜູ້​ອ່ານ​ພາສາ​ອື່ນ​ຈະ​ເຫັນ​ຊື່​ໃນ​ພາສາ​ນັ້ນ.',
  settings: 'ພາສາ ແລະ ເວລາ',
  settingsHint: 'ຕາມ​ການຕັ້ງຄ່າ​ຂອງ​ເຊີບເວີ {settings}.',
  mainLanguage: 'ພາສາ​ຫຼັກ',
  timeZone: 'ເຂດ​ເວລາ',
  reason: {
    nameBraces: 'ຊື່​ບໍ່​ສາມາດ​ມີ​ວົງເລັບ​ປີກກາ.',
  },
} satisfies Translation<typeof zhCN.default>
