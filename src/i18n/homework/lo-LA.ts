import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  one: 'ວຽກບ້ານ',
  action: {
    handIn: 'ສົ່ງວຽກ',
    approve: 'ອະນຸມັດ',
    reject: 'ສົ່ງຄືນ',
    reopen: 'ຖອນການອະນຸມັດ',
  },
  desk: {
    handedIn: 'ເວລາສົ່ງ',
    timing: 'ກຳນົດເວລາ',
    late: 'ສົ່ງຫຼັງຈາກປິດຮັບ',
    version: 'ສົ່ງຄັ້ງທີ',
    words: 'ຂໍ້ຄວາມ',
    files: 'ໄຟລ໌',
  },
  reason: {
    notYours: 'ວຽກນີ້ບໍ່ແມ່ນຂອງທ່ານ.',
    notForYou: 'ວຽກນີ້ບໍ່ໄດ້ມອບໃຫ້ທ່ານ ຫຼື ຖືກຖອນຄືນແລ້ວ.',
    notStarted: 'ວຽກນີ້ຍັງບໍ່ທັນເລີ່ມ. ກະລຸນາສົ່ງຫຼັງຈາກເລີ່ມແລ້ວ.',
    ended: 'ວຽກນີ້ສິ້ນສຸດແລ້ວ ບໍ່ຮັບອີກ.',
    alreadyApproved: 'ວຽກຂອງທ່ານໄດ້ຮັບການອະນຸມັດແລ້ວ ບໍ່ຕ້ອງສົ່ງອີກ.',
    replacedOften: 'ທ່ານໄດ້ປ່ຽນແທນແລ້ວ 20 ຄັ້ງ. ກະລຸນາລໍຖ້າການກວດ; ຖ້າຖືກສົ່ງຄືນ ທ່ານສາມາດສົ່ງໃໝ່ໄດ້.',
    empty: 'ກະລຸນາຂຽນຂໍ້ຄວາມ ຫຼື ເພີ່ມໄຟລ໌ກ່ອນສົ່ງ.',
    unfitContent: 'ວຽກນີ້ບໍ່ຮັບເນື້ອໃນແບບນີ້. ກະລຸນາກວດເບິ່ງວ່າຮັບຂໍ້ຄວາມ ຫຼື ໄຟລ໌, ຈັກໄຟລ໌ ແລະ ຂໍ້ຄວາມຍາວເທົ່າໃດ.',
    unknownFile: 'ມີໄຟລ໌ທີ່ບໍ່ພົບ ຫຼື ທ່ານບໍ່ໄດ້ອັບໂຫຼດສຳລັບວຽກບ້ານ. ກະລຸນາເອົາອອກ ແລ້ວອັບໂຫຼດໃໝ່.',
    ownWork: 'ທ່ານກວດວຽກຂອງຕົນເອງບໍ່ໄດ້.',
    notReviewer: 'ທ່ານບໍ່ແມ່ນຜູ້ກວດວຽກນີ້.',
    notSubmitted: 'ຍັງບໍ່ມີການສົ່ງວຽກ ຈຶ່ງບໍ່ມີຫຍັງໃຫ້ກວດ.',
    alreadyReviewed: 'ວຽກນີ້ຖືກກວດແລ້ວ.',
    notApproved: 'ວຽກນີ້ຍັງບໍ່ໄດ້ຮັບການອະນຸມັດ.',
    remarkMissing: 'ກະລຸນາບອກເຫດຜົນ ຜູ້ຮຽນຈະໄດ້ອ່ານ.',
    remarkTooLong: 'ຄຳເຫັນຍາວໄດ້ບໍ່ເກີນ 1000 ຕົວອັກສອນ.',
    unfitMarks: 'ຄະແນນນີ້ບໍ່ກົງກັບເກນຂອງວຽກ.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  homework: 'ວຽກບ້ານ',
  myhomework: 'ວຽກບ້ານຂອງຂ້ອຍ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myhomework: 'ວຽກບ້ານຂອງຂ້ອຍ, ວຽກ, ສົ່ງວຽກ, ສົ່ງ, ອັບໂຫຼດ, ກວດ, ໄຟລ໌ຄັດຕິດ, ແບບຝຶກຫັດ',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  homework: 'ວຽກບ້ານທີ່ລໍຖ້າທ່ານກວດ',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  homework: 'ວຽກບ້ານ {count} ລາຍການ',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  handedIn: {
    title: 'ມີວຽກບ້ານລໍຖ້າທ່ານກວດ',
    content: '{learner} ໄດ້ສົ່ງ “{task}” ແລ້ວ. ກະລຸນາກວດ.',
  },
  approved: {
    title: 'ວຽກບ້ານຂອງທ່ານໄດ້ຮັບການອະນຸມັດ',
    content: '“{task}” ໄດ້ຮັບການອະນຸມັດແລ້ວ. ຄຳເຫັນ: {reason}',
  },
  rejected: {
    title: 'ວຽກບ້ານຂອງທ່ານຖືກສົ່ງຄືນ',
    content: '“{task}” ຍັງບໍ່ໄດ້ຮັບການອະນຸມັດ. ກະລຸນາແກ້ໄຂ ແລ້ວສົ່ງໃໝ່. ເຫດຜົນ: {reason}',
  },
  reopened: {
    title: 'ການອະນຸມັດວຽກບ້ານຂອງທ່ານຖືກຖອນຄືນ',
    content: '“{task}” ບໍ່ນັບວ່າໄດ້ຮັບການອະນຸມັດອີກແລ້ວ. ກະລຸນາແກ້ໄຂ ແລ້ວສົ່ງໃໝ່. ເຫດຜົນ: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  homework: {
    title: 'ວຽກບ້ານ',
    states: {
      notSubmitted: 'ຍັງບໍ່ສົ່ງ',
      submitted: 'ສົ່ງແລ້ວ',
      notApproved: 'ບໍ່ຜ່ານ',
      approved: 'ອະນຸມັດແລ້ວ',
    },
    events: {
      handIn: 'ສົ່ງວຽກ',
      approve: 'ອະນຸມັດ',
      reject: 'ສົ່ງຄືນ',
      reopen: 'ຖອນການອະນຸມັດ',
    },
    guards: {
      isStale: 'ຄົນອື່ນໄດ້ແກ້ໄຂໃນລະຫວ່າງນັ້ນ',
      isOwner: 'ຜູ້ດຳເນີນການແມ່ນຜູ້ຮຽນເອງ',
      notIsOwner: 'ຜູ້ດຳເນີນການບໍ່ແມ່ນຜູ້ຮຽນເອງ',
      notIsMeant: 'ວຽກບໍ່ໄດ້ເຜີຍແຜ່ ຫຼື ບໍ່ແມ່ນສຳລັບຜູ້ຮຽນ',
      notHasStarted: 'ວຽກຍັງບໍ່ທັນເລີ່ມ',
      isOver: 'ວຽກສິ້ນສຸດແລ້ວ',
      isReplacedOften: 'ສິ່ງທີ່ລໍຖ້າຖືກປ່ຽນແທນ {replacementsMax} ຄັ້ງແລ້ວ',
      notIsReviewer: 'ຜູ້ດຳເນີນການບໍ່ແມ່ນຜູ້ກວດ',
      notHasContent: 'ບໍ່ມີເນື້ອໃນ',
      notFitsTask: 'ວຽກບໍ່ຮັບເນື້ອໃນນີ້',
      notKnowsFiles: 'ມີໄຟລ໌ທີ່ບໍ່ພົບ ຫຼື ຜູ້ຮຽນບໍ່ໄດ້ອັບໂຫຼດ',
      notFitsRubric: 'ຄະແນນບໍ່ກົງກັບເກນ',
      notHasRemark: 'ບໍ່ມີຄຳເຫັນ',
      notIsRemarkShort: 'ຄຳເຫັນຍາວເກີນ {remarkLimit} ຕົວອັກສອນ',
    },
  },
} satisfies Translation<typeof zhCN.charts>
