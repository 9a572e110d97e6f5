import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'ເຈ້ຍສອບເສັງ',
  intro: 'ເຈ້ຍຂອງການສອບເສັງທີ່ທ່ານຮັບຜິດຊອບ: ໃຫ້ຄະແນນຄຳຕອບສັ້ນ ແລະ ເພີ່ມເວລາ.',
  placeholder: 'ຊື່ຜູ້ຮຽນ',
  state: { inProgress: 'ກຳລັງຂຽນ', marking: 'ລໍຖ້າໃຫ້ຄະແນນ', marked: 'ໃຫ້ຄະແນນແລ້ວ' },
  allExams: 'ການສອບເສັງທັງໝົດ',
  exam: 'ການສອບເສັງ',
  ends: 'ສິ້ນສຸດ',
  beingWritten: 'ເຈ້ຍກຳລັງຖືກຂຽນ. ຄຳຕອບຈະສະແດງຫຼັງຈາກສົ່ງແລ້ວ.',
  theirs: 'ຄຳຕອບ',
  chosen: 'ເລືອກແລ້ວ',
  marks: 'ຄະແນນ (ຈາກ {full})',
  comment: 'ຄຳເຫັນສຳລັບຜູ້ຮຽນ',
  save: 'ບັນທຶກຄະແນນ',
  saved: 'ບັນທຶກຄະແນນແລ້ວ.',
  late: { heading: 'ມາຮອດຊ້າ', text: 'ຄຳຕອບເຫຼົ່ານີ້ມາຮອດຫຼັງໝົດເວລາ ແລະ ບໍ່ຖືກນັບ.', device: 'ຕາມອຸປະກອນ', arrival: 'ເວລາມາຮອດ' },
  extra: {
    heading: 'ເວລາເພີ່ມ',
    minutes: 'ນາທີເພີ່ມ',
    reason: 'ເຫດຜົນ ທີ່ຈະແຈ້ງໃຫ້ຜູ້ຮຽນ',
    give: 'ເພີ່ມເວລາ',
    done: 'ເຈ້ຍນີ້ມີເວລາເພີ່ມແລ້ວ.',
  },
  papers: 'ເບິ່ງເຈ້ຍ',
  results: 'ຜົນສອບເສັງ',
  column: {
    attempt: 'ຄັ້ງທີ',
    state: 'ສະຖານະ',
    begun: 'ເລີ່ມ',
    handedIn: 'ສົ່ງ',
    marks: 'ຄະແນນ',
    total: 'ຄະແນນເຕັມ',
    outcome: 'ຜົນ',
  },
} satisfies Translation<typeof zhCN.default>
