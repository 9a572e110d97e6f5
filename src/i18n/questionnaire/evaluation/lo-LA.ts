import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'ການປະເມີນ',
  subject: {
    class: 'ຫ້ອງຮຽນ: {name}',
    course: 'ຫຼັກສູດ: {name}',
    teacher: 'ຄູສອນ: {name}',
  },
  standing: {
    notStarted: 'ຍັງບໍ່ເລີ່ມ',
    inProgress: 'ກຳລັງດຳເນີນ',
    ended: 'ສິ້ນສຸດແລ້ວ',
    evaluated: 'ປະເມີນແລ້ວ',
  },
  evaluate: 'ປະເມີນ',
  empty: {
    title: 'ຍັງບໍ່ມີການປະເມີນ',
    text: 'ເມື່ອມີການຂໍໃຫ້ທ່ານປະເມີນ, ມັນຈະປາກົດຢູ່ບ່ອນນີ້.',
  },
  done: {
    title: 'ຂອບໃຈສຳລັບການປະເມີນຂອງທ່ານ',
    text: 'ຄຳຕອບຂອງທ່ານຖືກເກັບໄວ້ໂດຍບໍ່ມີຊື່ທ່ານ.',
  },
  notYet: 'ທ່ານຍັງບໍ່ທັນປະເມີນ',
  others: 'ຍັງລໍຖ້າທ່ານຢູ່',
  all: 'ການປະເມີນທັງໝົດຂອງຫ້ອງ',
} satisfies Translation<typeof zhCN.default>
