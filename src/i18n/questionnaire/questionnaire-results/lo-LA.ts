import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  results: 'ຜົນ',
  showing: 'ສະແດງຜົນໃຫ້ຜູ້ທີ່ຖືກຖາມ',
  showings: {
    never: 'ບໍ່ສະແດງ',
    answered: 'ຫຼັງຈາກຕອບແລ້ວ',
    always: 'ທຸກເວລາ',
  },
  inSteps: 'ເພື່ອບໍ່ໃຫ້ຮູ້ວ່າແມ່ນໃຜ ຕົວເລກຂອງຄຳຕອບທີ່ບໍ່ລະບຸຊື່ຈະອັບເດດທຸກໆຫ້າຄຳຕອບ.',
  taken: 'ຈຳນວນຜູ້ເຂົ້າຮ່ວມ: {count}',
  counted: 'ຈຳນວນຄຳຕອບທີ່ນັບໃນຕົວເລກນີ້: {count}',
  few: {
    title: 'ຍັງມີຜູ້ເຂົ້າຮ່ວມໜ້ອຍ',
    text: 'ຜົນຈະສະແດງເມື່ອມີຄຳຕອບແຕ່ {count} ຊຸດຂຶ້ນໄປ ເພື່ອບໍ່ໃຫ້ຮູ້ວ່າແມ່ນໃຜ.',
  },
  hidden: {
    title: 'ຜົນບໍ່ໄດ້ສະແດງ',
  },
  question: 'ຄຳຖາມທີ {number}',
  answered: 'ຈຳນວນຜູ້ຕອບ: {count}',
  chosen: 'ຈຳນວນຜູ້ເລືອກ: {count} ({share})',
  average: 'ສະເລ່ຍ: {value} ໃນມາດຕາ 1 ຫາ {count}',
  point: 'ລະດັບ {number}',
  place: 'ລຳດັບສະເລ່ຍ: {value}',
  noPlace: 'ຍັງບໍ່ມີໃຜຈັດລຳດັບ',
  staffOnly: 'ມີແຕ່ພະນັກງານເທົ່ານັ້ນທີ່ອ່ານສິ່ງທີ່ຂຽນ.',
  noTexts: 'ບໍ່ມີໃຜຂຽນຫຍັງ.',
  table: {
    caption: 'ຕົວເລກຂອງຄຳຖາມທີ {number}',
    option: 'ຕົວເລືອກ',
    count: 'ຈຳນວນຄົນ',
    share: 'ສ່ວນຮ້ອຍ',
    place: 'ລຳດັບສະເລ່ຍ',
  },
  refresh: 'ໂຫຼດໃໝ່',
  print: 'ພິມ',
  toEditor: 'ກັບໄປແບບສອບຖາມ',
  true: 'ຖືກ',
  false: 'ຜິດ',
} satisfies Translation<typeof zhCN.default>
