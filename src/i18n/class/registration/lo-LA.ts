import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'ທ່ານ​ບໍ່ມີ​ສິດ​ປ່ຽນແປງ​ການ​ລົງທະບຽນ​ນີ້.',
    ownRegistration: 'ທ່ານ​ບໍ່​ສາມາດ​ຕັດສິນ​ການ​ລົງທະບຽນ​ຂອງ​ຕົນເອງ​ໄດ້.',
    notStaff: 'ມີ​ແຕ່​ຄູປະຈຳຫ້ອງ ແລະ ຜູ້​ບໍລິຫານ​ລະບົບ​ເທົ່ານັ້ນ​ທີ່​ເຮັດ​ໄດ້.',
    classNotOpened: 'ຫ້ອງຮຽນ​ນີ້​ຍັງ​ບໍ່​ເປີດ.',
    classFinished: 'ຫ້ອງຮຽນ​ນີ້​ຈົບ​ແລ້ວ ແລະ ບໍ່​ສາມາດ​ປ່ຽນແປງ​ການ​ລົງທະບຽນ​ໄດ້​ອີກ.',
    notStarted: 'ການ​ລົງທະບຽນ​ຍັງ​ບໍ່​ເລີ່ມ.',
    ended: 'ການ​ລົງທະບຽນ​ສິ້ນສຸດ​ແລ້ວ.',
    notInvited: 'ຫ້ອງຮຽນ​ນີ້​ບໍ່​ເປີດ​ໃຫ້​ທ່ານ.',
    full: 'ຫ້ອງຮຽນ​ນີ້​ເຕັມ​ແລ້ວ ແລະ ບໍ່ມີ​ລາຍຊື່​ລໍຖ້າ.',
    alreadyRegistered: 'ໄດ້​ລົງທະບຽນ​ແລ້ວ.',
    alreadyWaiting: 'ການ​ລົງທະບຽນ​ຢູ່ໃນ​ລາຍຊື່​ລໍຖ້າ​ແລ້ວ.',
    notYetApproved: 'ການ​ລົງທະບຽນ​ຍັງ​ບໍ່ໄດ້​ອະນຸມັດ.',
    nothingToDecide: 'ບໍ່ມີ​ການ​ລົງທະບຽນ​ທີ່​ຕ້ອງ​ຕັດສິນ.',
    notRegistered: 'ຍັງ​ບໍ່ມີ​ການ​ລົງທະບຽນ​ໃນ​ຫ້ອງຮຽນ​ນີ້.',
    reviewGoesOn: 'ໄລຍະ​ລົງທະບຽນ​ສິ້ນສຸດ​ແລ້ວ, ແຕ່​ຍັງ​ຕັດສິນ​ຄຳຂໍ​ໄດ້.',
    reasonMissing: 'ກະລຸນາ​ຂຽນ​ເຫດຜົນ.',
    reasonTooLong: 'ເຫດຜົນ​ຕ້ອງ​ບໍ່​ເກີນ 100 ຕົວອັກສອນ.',
    noInvitation: 'ບໍ່ມີຄຳເຊີນທີ່ຕ້ອງຕອບ.',
    alreadyInvited: 'ມີຄຳເຊີນແລ້ວ; ຜູ້ຮຽນຍັງບໍ່ໄດ້ຕອບ.',
    tooSoon: 'ຍັງບໍ່ຮອດໜຶ່ງນາທີຫຼັງຈາກຖອນຕົວ. ກະລຸນາລອງໃໝ່ອີກບຶດໜຶ່ງ.',
  },
} satisfies Translation<typeof zhCN.default>

export const waiting = {
  registration: 'ການ​ລົງທະບຽນ​ລໍຖ້າ​ການຕັດສິນ​ຂອງ​ທ່ານ',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  registration: 'ການ​ລົງທະບຽນ {count} ລາຍການ',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  asked: {
    title: 'ການ​ລົງທະບຽນ​ລໍຖ້າ​ການຕັດສິນ​ຂອງ​ທ່ານ',
    content: '{learner} ຕ້ອງການ​ເຂົ້າ​ຮ່ວມ “{className}”. ກະລຸນາ​ອະນຸມັດ ຫຼື ປະຕິເສດ.',
  },
  approved: {
    title: 'ການ​ລົງທະບຽນ​ຂອງ​ທ່ານ​ໄດ້ຮັບ​ອະນຸມັດ​ແລ້ວ',
    content: 'ທ່ານ​ເປັນ​ຜູ້ຮຽນ​ຂອງ “{className}” ແລ້ວ. ຖ້າ​ມີ​ການ​ປ່ຽນແປງ, ທ່ານ​ສາມາດ​ຖອນຕົວ​ໄດ້​ໃນ​ໜ້າ​ຂອງ​ຫ້ອງຮຽນ.',
  },
  queued: {
    title: 'ອະນຸມັດ​ແລ້ວ ແລະ ຢູ່ໃນ​ລາຍຊື່​ລໍຖ້າ',
    content: 'ການ​ລົງທະບຽນ​ໃນ “{className}” ໄດ້ຮັບ​ອະນຸມັດ​ແລ້ວ, ແຕ່​ຫ້ອງຮຽນ​ເຕັມ. ບ່ອນ​ທີ່​ຫວ່າງ​ຈະ​ຈັດ​ໃຫ້​ຕາມ​ລຳດັບ​ການ​ລົງທະບຽນ.',
  },
  movedUp: {
    title: 'ຮອດ​ຮອບ​ທ່ານ​ໃນ​ລາຍຊື່​ລໍຖ້າ​ແລ້ວ',
    content: '“{className}” ມີ​ບ່ອນ​ຫວ່າງ ແລະ ເປັນ​ຂອງ​ທ່ານ. ຖ້າ​ບໍ່​ຕ້ອງການ​ແລ້ວ, ກະລຸນາ​ຖອນຕົວ ເພື່ອ​ໃຫ້​ຜູ້​ຕໍ່ໄປ​ໄດ້​ບ່ອນ​ນີ້.',
  },
  declined: {
    title: 'ການ​ລົງທະບຽນ​ຂອງ​ທ່ານ​ຖືກ​ປະຕິເສດ',
    content: 'ການ​ລົງທະບຽນ​ຂອງ​ທ່ານ​ໃນ “{className}” ຖືກ​ປະຕິເສດ. ເຫດຜົນ: {reason}',
  },
  lapsed: {
    title: 'ການ​ລົງທະບຽນ​ຂອງ​ທ່ານ​ໝົດ​ອາຍຸ​ແລ້ວ',
    content: 'ເວລາ​ຕັດສິນ​ການ​ລົງທະບຽນ​ໃນ “{className}” ໝົດ​ແລ້ວ, ການ​ລົງທະບຽນ​ຂອງ​ທ່ານ​ຈຶ່ງ​ຖືກ​ປິດ​ໂດຍ​ບໍ່​ໄດ້​ບ່ອນ.',
  },
  putIn: {
    title: 'ທ່ານ​ຖືກ​ເພີ່ມ​ເຂົ້າ​ຫ້ອງຮຽນ',
    content: 'ຜູ້​ຮັບຜິດຊອບ “{className}” ໄດ້​ເພີ່ມ​ທ່ານ​ເຂົ້າ​ຫ້ອງຮຽນ. ຖ້າ​ເຂົ້າ​ຮ່ວມ​ບໍ່ໄດ້, ທ່ານ​ສາມາດ​ຖອນຕົວ​ໄດ້​ໃນ​ໜ້າ​ຂອງ​ຫ້ອງຮຽນ.',
  },
  takenOut: {
    title: 'ທ່ານ​ຖືກ​ນຳ​ອອກ​ຈາກ​ຫ້ອງຮຽນ',
    content: 'ທ່ານ​ບໍ່​ແມ່ນ​ຜູ້ຮຽນ​ຂອງ “{className}” ອີກ​ແລ້ວ. ເຫດຜົນ: {reason}',
  },
  invited: {
    title: 'ທ່ານຖືກເຊີນເຂົ້າຫ້ອງຮຽນ',
    content: 'ຜູ້ຮັບຜິດຊອບ “{className}” ຢາກເຊີນທ່ານເຂົ້າຮ່ວມ. ກະລຸນາຮັບ ຫຼື ປະຕິເສດຄຳເຊີນໃນໜ້າຂອງຫ້ອງຮຽນ.',
  },
  uninvited: {
    title: 'ຄຳເຊີນຖືກຖອນຄືນ',
    content: 'ທ່ານບໍ່ຖືກເຊີນເຂົ້າ “{className}” ອີກແລ້ວ. ເຫດຜົນ: {reason}',
  },
  accepted: {
    title: 'ມີການຮັບຄຳເຊີນ',
    content: '{learner} ຮັບຄຳເຊີນເຂົ້າ “{className}” ແລ້ວ.',
  },
  turnedDown: {
    title: 'ມີການປະຕິເສດຄຳເຊີນ',
    content: '{learner} ປະຕິເສດຄຳເຊີນເຂົ້າ “{className}”.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  registration: {
    title: 'ການ​ລົງທະບຽນ​ຫ້ອງຮຽນ',
    states: {
      unregistered: 'ຍັງ​ບໍ່ໄດ້​ລົງທະບຽນ',
      invited: 'ຖືກເຊີນ',
      underReview: 'ກຳລັງ​ພິຈາລະນາ',
      waiting: 'ຢູ່ໃນ​ລາຍຊື່​ລໍຖ້າ',
      registered: 'ລົງທະບຽນ​ແລ້ວ',
      declined: 'ຖືກ​ປະຕິເສດ',
      withdrawn: 'ຖອນຕົວ​ແລ້ວ',
    },
    events: {
      register: 'ລົງທະບຽນ',
      withdraw: 'ຖອນຕົວ',
      approve: 'ອະນຸມັດ',
      decline: 'ປະຕິເສດ',
      putIn: 'ເພີ່ມ​ເຂົ້າ',
      takeOut: 'ນຳ​ອອກ',
      accept: 'ຮັບຄຳເຊີນ',
      turnDown: 'ປະຕິເສດຄຳເຊີນ',
      enter: 'ເຂົ້າ​ຫ້ອງຮຽນ',
      placeFreed: 'ມີ​ບ່ອນ​ຫວ່າງ',
      windowEnded: 'ໄລຍະ​ລົງທະບຽນ​ສິ້ນສຸດ',
      classEnded: 'ຫ້ອງຮຽນ​ຈົບ',
      adopt: 'ຮັບ​ເອົາ​ສິ່ງ​ທີ່ມີ',
    },
    guards: {
      needsConsent: 'ຫ້ອງຮຽນບໍ່ໄດ້ເປີດໃຫ້ຜູ້ຮຽນໂດຍກົງ ຈຶ່ງຕ້ອງຖາມຜູ້ຮຽນກ່ອນ',
      isPaused: 'ຍັງບໍ່ຮອດ {pauseMinutes} ນາທີຫຼັງຈາກຖອນຕົວ',
      isStale: 'ມີ​ຜູ້ອື່ນ​ແກ້ໄຂ​ໃນ​ລະຫວ່າງ​ນັ້ນ',
      isLearner: 'ຜູ້​ສົ່ງ​ແມ່ນ​ຜູ້ຮຽນ​ເອງ',
      notIsLearner: 'ຜູ້​ສົ່ງ​ບໍ່​ແມ່ນ​ຜູ້ຮຽນ​ເອງ',
      notIsStaff: 'ຜູ້​ສົ່ງ​ບໍ່ໄດ້​ຮັບຜິດຊອບ​ຫ້ອງຮຽນ',
      notIsAnnounced: 'ຜູ້ຮຽນ​ຍັງ​ບໍ່​ເຫັນ​ຫ້ອງຮຽນ',
      hasClassEnded: 'ຫ້ອງຮຽນ​ຈົບ​ແລ້ວ',
      notHasWindowOpened: 'ການ​ລົງທະບຽນ​ຍັງ​ບໍ່​ເລີ່ມ',
      hasWindowEnded: 'ການ​ລົງທະບຽນ​ສິ້ນສຸດ​ແລ້ວ',
      notIsInvited: 'ຫ້ອງຮຽນ​ບໍ່​ເປີດ​ໃຫ້​ຜູ້ຮຽນ​ນີ້',
      isFull: 'ຫ້ອງຮຽນ​ເຕັມ',
      notIsFull: 'ຫ້ອງຮຽນ​ຍັງ​ມີ​ບ່ອນ​ຫວ່າງ',
      hasWaitingList: 'ຫ້ອງຮຽນ​ມີ​ລາຍຊື່​ລໍຖ້າ',
      notHasWaitingList: 'ຫ້ອງຮຽນ​ບໍ່ມີ​ລາຍຊື່​ລໍຖ້າ',
      asksApproval: 'ການ​ລົງທະບຽນ​ຕ້ອງ​ໄດ້ຮັບ​ອະນຸມັດ',
      declinesAtEnd: 'ທີ່​ຍັງ​ບໍ່ໄດ້​ຕັດສິນ​ເມື່ອ​ໝົດ​ໄລຍະ​ຈະ​ຖືກ​ປະຕິເສດ',
      notHasReason: 'ບໍ່ໄດ້​ຂຽນ​ເຫດຜົນ',
      notIsReasonShort: 'ເຫດຜົນ​ເກີນ {reasonLimit} ຕົວອັກສອນ',
    },
  },
} satisfies Translation<typeof zhCN.charts>
