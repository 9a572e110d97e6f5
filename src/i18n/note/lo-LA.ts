import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  search: 'ຄົ້ນຫາ​ບັນທຶກ',
  placeholder: 'ຄຳ​ໃນ​ບັນທຶກ​ຂອງ​ທ່ານ',
  count: 'ບັນທຶກ {count} ລາຍການ',
  label: 'ບັນທຶກ​ໃໝ່',
  write: 'ຈຸດ​ສຳຄັນ ຄຳຖາມ ຫຼື ແນວຄິດ…',
  counted: '{count}/{max}',
  onlyYou: 'ມີ​ແຕ່​ທ່ານ​ທີ່​ເຫັນ​ບັນທຶກ​ຂອງ​ທ່ານ.',
  keep: 'ເກັບ​ບັນທຶກ',
  kept: 'ເກັບ​ບັນທຶກ​ແລ້ວ.',
  unsent: 'ບໍ່​ສາມາດ​ເກັບ​ບັນທຶກ​ໄດ້ ແລະ ຂໍ້ຄວາມ​ຍັງ​ຢູ່​ບ່ອນນີ້. {why}',
  at: 'ທີ່ {time}',
  atLabel: 'ເວລາ',
  wholeCourse: 'ກ່ຽວກັບ​ທັງ​ຫຼັກສູດ',
  play: 'ຫຼິ້ນ',
  changed: 'ແກ້ໄຂ',
  written: 'ຂຽນ',
  edit: 'ແກ້ໄຂ',
  change: 'ແກ້ໄຂ​ບັນທຶກ',
  save: 'ເກັບ​ໄວ້',
  cancel: 'ຍົກເລີກ',
  remove: 'ລຶບ',
  removeTitle: 'ລຶບ​ບັນທຶກ​ນີ້​ບໍ?',
  removeText: 'ລຶບ​ແລ້ວ​ຈະ​ເອົາ​ຄືນ​ບໍ່​ໄດ້.',
  stay: 'ຮັກສາ​ໄວ້',
  removed: 'ລຶບ​ບັນທຶກ​ແລ້ວ.',
  closed: 'ຕອນນີ້​ຫຼັກສູດ​ນີ້​ບໍ່​ເປີດ',
  emptyTitle: 'ຍັງ​ບໍ່​ມີ​ບັນທຶກ',
  emptyText: 'ສິ່ງ​ທີ່​ທ່ານ​ຈົດ​ໄວ້​ຕອນ​ຮຽນ​ຈະ​ຢູ່​ບ່ອນນີ້.',
  emptyCourse: 'ຂຽນ​ບັນທຶກ​ທຳອິດ​ຂ້າງ​ເທິງ ຫຼື ຈົດ​ຕອນ​ຫຼິ້ນ​ບົດຮຽນ.',
  browse: 'ໄປ​ຫຼັກສູດ​ຂອງ​ຂ້ອຍ',
  nothingTitle: 'ບໍ່​ພົບ​ບັນທຶກ',
  nothingText: 'ລອງ​ຄຳ​ອື່ນ.',
  clear: 'ສະແດງ​ບັນທຶກ​ທັງໝົດ',
  reason: {
    empty: 'ຂຽນ​ຂໍ້ຄວາມ​ກ່ອນ.',
    tooLong: 'ບັນທຶກ​ມີ​ໄດ້​ສູງສຸດ 2000 ຕົວອັກສອນ. ຫຍໍ້​ລົງ​ແລ້ວ​ເກັບ​ໃໝ່.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  mynotes: 'ບັນທຶກ​ຂອງ​ຂ້ອຍ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  mynotes: 'ບັນທຶກ, ບັນທຶກຂອງຂ້ອຍ, ຈົດ',
} satisfies Translation<typeof zhCN.keywords>
