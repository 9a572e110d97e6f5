import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'ແບບສອບຖາມ ແລະ ການລົງຄະແນນ',
  kinds: {
    questionnaire: 'ແບບສອບຖາມ',
    vote: 'ການລົງຄະແນນ',
    evaluation: 'ການປະເມີນ',
  },
  states: 'ສະຖານະຄຳຕອບຂອງທ່ານ',
  allStates: 'ທຸກສະຖານະ',
  state: {
    notTaken: 'ຍັງບໍ່ໄດ້ຕອບ',
    draft: 'ບັນທຶກແລ້ວ',
    submitted: 'ສົ່ງແລ້ວ',
    completed: 'ສຳເລັດແລ້ວ',
    finished: 'ສິ້ນສຸດແລ້ວ',
  },
  of: {
    questionnaire: {
      search: 'ຄົ້ນຫາແບບສອບຖາມ',
      placeholder: 'ຊື່ແບບສອບຖາມ',
      emptyTitle: 'ຕອນນີ້ບໍ່ມີແບບສອບຖາມ',
      emptyText: 'ແບບສອບຖາມທີ່ຖາມທ່ານຈະສະແດງຢູ່ນີ້.',
      noneTitle: 'ບໍ່ມີແບບສອບຖາມທີ່ກົງກັນ',
    },
    vote: {
      search: 'ຄົ້ນຫາການລົງຄະແນນ',
      placeholder: 'ຊື່ການລົງຄະແນນ',
      emptyTitle: 'ຕອນນີ້ບໍ່ມີການລົງຄະແນນ',
      emptyText: 'ການລົງຄະແນນທີ່ເຊີນທ່ານຈະສະແດງຢູ່ນີ້.',
      noneTitle: 'ບໍ່ມີການລົງຄະແນນທີ່ກົງກັນ',
    },
  },
  noneText: 'ລອງໃຊ້ຄຳ ຫຼື ຕົວກອງອື່ນ.',
  showAll: 'ສະແດງທັງໝົດ',
  window: {
    openUntil: 'ເປີດຮອດ',
    opens: 'ເປີດເວລາ',
    closed: 'ປິດເວລາ',
  },
  questions: 'ຈຳນວນຂໍ້: {count}',
  anonymous: 'ບໍ່ລະບຸຊື່',
  action: {
    answer: 'ຕອບ',
    vote: 'ລົງຄະແນນ',
    goOn: 'ຕອບຕໍ່',
    change: 'ແກ້ຄຳຕອບຂອງຂ້ອຍ',
  },
} satisfies Translation<typeof zhCN.default>
