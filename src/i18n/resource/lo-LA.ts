import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  lead: 'ເອກະສານ​ຂອງ​ຫຼັກສູດ ແລະ ຂອງ​ສະຖາບັນ ສຳລັບ​ດາວໂຫຼດ ແລະ ເກັບ​ໄວ້.',
  search: 'ຄົ້ນຫາ​ເອກະສານ',
  placeholder: 'ຊື່ ຫຼື ບົດສະຫຼຸບ',
  types: 'ປະເພດ​ເອກະສານ',
  all: 'ທັງໝົດ',
  type: {
    video: 'ວິດີໂອ',
    image: 'ຮູບພາບ',
    document: 'ເອກະສານ',
    other: 'ອື່ນໆ',
  },
  sort: 'ລຽງ​ຕາມ',
  newest: 'ໃໝ່​ສຸດ',
  hottest: 'ດາວໂຫຼດ​ຫຼາຍ​ສຸດ',
  best: 'ຄະແນນ​ສູງສຸດ',
  count: 'ເອກະສານ {count} ລາຍການ',
  uploaded: 'ອັບໂຫຼດ',
  downloads: 'ດາວໂຫຼດ {count} ເທື່ອ',
  forAll: 'ສຳລັບ​ທຸກ​ຄົນ',
  noFile: 'ບໍ່​ມີ​ໄຟລ໌​ແນບ',
  download: 'ດາວໂຫຼດ',
  downloading: 'ດາວໂຫຼດ​ແລ້ວ {percent}',
  cancel: 'ຍົກເລີກ​ການ​ດາວໂຫຼດ',
  saved: 'ດາວໂຫຼດ​ແລ້ວ',
  rate: 'ໃຫ້​ຄະແນນ',
  rateTitle: 'ໃຫ້​ຄະແນນ​ເອກະສານ​ນີ້',
  rateText: 'ເອກະສານ​ແຕ່ລະ​ລາຍການ​ໃຫ້​ຄະແນນ​ໄດ້​ເທື່ອ​ດຽວ ແລະ ປ່ຽນ​ພາຍຫຼັງ​ບໍ່​ໄດ້.',
  submit: 'ສົ່ງ​ຄະແນນ',
  back: 'ຍັງ​ກ່ອນ',
  emptyTitle: 'ບໍ່​ພົບ​ເອກະສານ',
  emptyText: 'ລອງ​ຄຳ​ອື່ນ ຫຼື ເລືອກ​ປະເພດ​ອື່ນ.',
  clear: 'ລ້າງ​ຕົວກອງ​ທັງໝົດ',
  noneTitle: 'ຍັງ​ບໍ່​ມີ​ເອກະສານ',
  noneText: 'ເອກະສານ​ຈະ​ປາກົດ​ບ່ອນນີ້​ເມື່ອ​ອັບໂຫຼດ​ແລ້ວ.',
  ofCourseTitle: 'ຫຼັກສູດ​ນີ້​ບໍ່​ມີ​ເອກະສານ',
  ofCourseText: 'ເອກະສານ​ຈະ​ປາກົດ​ບ່ອນນີ້​ເມື່ອ​ອາຈານ​ອັບໂຫຼດ.',
  toAll: 'ເບິ່ງ​ເອກະສານ​ທັງໝົດ',
  reason: {
    noAttachment: 'ບໍ່​ມີ​ໄຟລ໌​ແນບ​ໃຫ້​ດາວໂຫຼດ.',
    alreadyRated: 'ທ່ານ​ໃຫ້​ຄະແນນ​ເອກະສານ​ນີ້​ແລ້ວ. ຄະແນນ​ປ່ຽນ​ບໍ່​ໄດ້.',
    nothingChosen: 'ເລືອກ​ໜຶ່ງ​ຫາ​ຫ້າ​ດາວ​ກ່ອນ​ສົ່ງ.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resources: 'ເອກະສານ​ການຮຽນ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resources: 'ເອກະສານ, ດາວໂຫຼດ, ໄຟລ໌, ໄຟລ໌ແນບ, ວິດີໂອ, ຮູບພາບ',
} satisfies Translation<typeof zhCN.keywords>
