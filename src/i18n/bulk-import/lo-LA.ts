import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'ການນຳເຂົ້າ',
  template: 'ດາວໂຫຼດແບບຟອມ',
  file: 'ໄຟລ໌',
  choose: 'ເລືອກໄຟລ໌',
  formats: '{kinds} ສູງສຸດ {rows} ແຖວ ແລະ {size}. ແຖວທຳອິດແມ່ນຊື່ຖັນ ໃຊ້ພາສາໃດກໍໄດ້ຂອງລະບົບ.',
  encoding: 'ການເຂົ້າລະຫັດຂອງໄຟລ໌',
  encodingHint: 'ຖ້າຕົວອັກສອນຂ້າງລຸ່ມບໍ່ຖືກຕ້ອງ, ກະລຸນາເລືອກອັນອື່ນ.',
  checking: 'ກຳລັງກວດໄຟລ໌…',
  ready: 'ບໍ່ມີຂໍ້ຜິດພາດ: ນຳເຂົ້າໄດ້',
  faulty: 'ຂໍ້ຜິດພາດ: {count}. ແກ້ໄຟລ໌ແລ້ວເລືອກໃໝ່',
  shown: 'ສະແດງສະເພາະລາຍການທຳອິດ: {count}.',
  ignored: 'ຖັນທີ່ບໍ່ຮູ້ຈັກຖືກຂ້າມ: {names}',
  row: 'ແຖວ',
  columnName: 'ຖັນ',
  value: 'ຄ່າ',
  problem: 'ບັນຫາ',
  what: 'ການດຳເນີນການ',
  start: 'ເລີ່ມນຳເຂົ້າ',
  another: 'ເລືອກໄຟລ໌ອື່ນ',
  progress: 'ກຳລັງນຳເຂົ້າ: {done}/{all}',
  interrupted: 'ການນຳເຂົ້າຢຸດຢູ່ {done}/{all}. ສາມາດສືບຕໍ່ໄດ້ ໂດຍບໍ່ຊ້ຳກັນ.',
  resume: 'ສືບຕໍ່',
  finished: 'ນຳເຂົ້າສຳເລັດ',
  failed: 'ກວດໄຟລ໌ບໍ່ໄດ້',
  reason: {
    formula: 'ຂຶ້ນຕົ້ນຄືສູດ (= + - @) ນຳເຂົ້າບໍ່ໄດ້.',
    twice: 'ຖັນ “{heading}” ມີສອງຄັ້ງ.',
    gone: 'ການກວດນີ້ໝົດອາຍຸ ເລືອກໄຟລ໌ໃໝ່.',
  },
} satisfies Translation<typeof zhCN.default>
