import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'ກະລຸນາ​ຂຽນ​ຊື່.',
    unknownPart: 'ຫ້ອງ, ພະແນກ, ຄົນ ຫຼື ຮູບ​ທີ່​ອ້າງເຖິງ​ບໍ່ມີ ຫຼື ບໍ່​ແມ່ນ​ຂອງ​ທ່ານ. ກະລຸນາ​ເລືອກ​ອັນ​ອື່ນ.',
    closesBeforeOpening: 'ເວລາ​ປິດ​ຕ້ອງ​ຢູ່​ຫຼັງ​ເວລາ​ເປີດ.',
    isTemplate: 'ແມ່​ແບບ​ເຜີຍແຜ່​ບໍ່ໄດ້. ກະລຸນາ​ສ້າງ​ແບບ​ສອບຖາມ​ໃໝ່​ຈາກ​ແມ່​ແບບ​ນີ້.',
    questionsMissing: 'ກະລຸນາ​ເພີ່ມ​ຢ່າງ​ໜ້ອຍໜຶ່ງ​ຄຳ​ຖາມ.',
    questionIncomplete: 'ມີ​ຄຳ​ຖາມ​ທີ່​ຍັງ​ບໍ່​ຄົບຖ້ວນ: ຍັງ​ບໍ່ມີ​ພາສາ​ໃດ​ທີ່​ຂຽນ​ຄົບ​ທຸກ​ຂໍ້ຄວາມ, ຂາດ​ຕົວ​ເລືອກ ຫຼື ເງື່ອນໄຂ​ເປັນ​ໄປ​ບໍ່ໄດ້.',
    notVote: 'ການລົງ​ຄະແນນ​ຕ້ອງ​ມີ​ຄຳ​ຖາມ​ດຽວ ແລະ ບໍ່​ແມ່ນ​ຕອບ​ສັ້ນ.',
    answered: 'ມີ​ຜູ້​ສົ່ງ​ຄຳ​ຕອບ​ແລ້ວ ຈຶ່ງ​ປ່ຽນ​ຄຳ​ຖາມ, ຕົວ​ເລືອກ ແລະ ການ​ບໍ່​ລະບຸຊື່​ບໍ່ໄດ້.',
    wordsStay: 'ມີ​ຜູ້​ສົ່ງ​ຄຳ​ຕອບ​ແລ້ວ ຂໍ້ຄວາມ​ຂອງ​ຄຳ​ຖາມ​ແລະ​ຕົວ​ເລືອກ​ຈຶ່ງ​ຄົງ​ຢູ່ ເພາະ​ປ່ຽນ​ຄຳ​ເວົ້າ​ແມ່ນ​ປ່ຽນ​ຄຳ​ຖາມ. ຍັງ​ເພີ່ມ​ຄຳ​ແປ​ທີ່​ຂາດ​ໄດ້.',
    staysEnded: 'ແບບສອບຖາມ​ທີ່​ບໍ່​ລະບຸຊື່ ເມື່ອ​ໝົດ​ເວລາ​ແລະ​ມີ​ຄຳ​ຕອບ​ແລ້ວ ຈະ​ບໍ່​ເປີດ​ຄືນ ເພື່ອ​ບໍ່​ໃຫ້​ຮູ້​ຄຳ​ຕອບ​ສຸດທ້າຍ. ຖ້າ​ຢາກ​ຖາມ​ອີກ ໃຫ້​ສ້າງ​ສຳເນົາ.',
    hasEnded: 'ໝົດ​ເວລາ​ແລ້ວ ແກ້​ບໍ່ໄດ້​ອີກ.',
    hasClosed: 'ເວລາ​ປິດ​ຜ່ານ​ໄປ​ແລ້ວ. ກະລຸນາ​ເລືອກ​ເວລາ​ທີ່​ຊ້າ​ກວ່າ​ນັ້ນ​ກ່ອນ.',
    notYours: 'ມີແຕ່ຜູ້ຕອບເທົ່ານັ້ນທີ່ເຮັດໄດ້.',
    notForYou: 'ແບບສອບຖາມນີ້ບໍ່ໄດ້ເປີດໃຫ້ທ່ານ.',
    withdrawn: 'ຖືກ​ຖອນ​ແລ້ວ ບໍ່​ຖາມ​ໃຜ​ອີກ.',
    notOpen: 'ຍັງບໍ່ທັນເປີດ.',
    closed: 'ປິດແລ້ວ.',
    staysOnDevice: 'ຄຳຕອບທີ່ບໍ່ລະບຸຊື່ຢູ່ໃນອຸປະກອນຂອງທ່ານຈົນກວ່າຈະສົ່ງ.',
    changed: 'ຄຳຖາມໄດ້ປ່ຽນແປງແລ້ວ ກະລຸນາເປີດໃໝ່.',
    anotherWriter: 'ແບບສອບຖາມນີ້ກຳລັງຕອບຢູ່ໃນອຸປະກອນ ຫຼື ແຖບອື່ນ.',
    incomplete: 'ຍັງມີຄຳຖາມທີ່ຕ້ອງຕອບແຕ່ຍັງບໍ່ໄດ້ຕອບ.',
    alreadySubmitted: 'ທ່ານສົ່ງຄຳຕອບແລ້ວ ແກ້ບໍ່ໄດ້ອີກ.',
    notSubmitted: 'ຄຳຕອບຂອງທ່ານແກ້ໄດ້ຢູ່ແລ້ວ.',
    stillOpen: 'ຍັງບໍ່ທັນປິດ.',
    sequenceSkipped: 'ບາງຄຳຕອບມາຮອດບໍ່ຕາມລຳດັບ ກະລຸນາລອງໃໝ່.',
    questionUnknown: 'ຄຳຖາມນີ້ບໍ່ມີໃນແບບສອບຖາມ.',
    questionNotAsked: 'ຄຳຖາມນີ້ບໍ່ໄດ້ຖາມທ່ານ.',
    answerInvalid: 'ຄຳຕອບບໍ່ກົງກັບຄຳຖາມ.',
    resultsHidden: 'ເຈົ້າຂອງບໍ່ສະແດງຜົນໃຫ້ໃຜ ຫຼື ສະແດງສະເພາະຜູ້ທີ່ຕອບແລ້ວ.',
    evaluationNeedsClass: 'ການປະເມີນຖາມຫ້ອງໜຶ່ງ. ກະລຸນາເລືອກຫ້ອງກ່ອນ.',
    subjectsUnnamed: 'ບາງຄຳຖາມຍັງບໍ່ໄດ້ລະບຸວ່າກ່ຽວກັບຫຼັກສູດໃດ ຫຼື ຄູຄົນໃດ.',
    unknownSubject: 'ມີຄຳຖາມກ່ຽວກັບຫຼັກສູດ ຫຼື ຄູທີ່ບໍ່ແມ່ນຂອງຫ້ອງນີ້. ກະລຸນາເລືອກໃໝ່.',
  },
  results: 'ເບິ່ງຜົນ',
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'ກະລຸນາ​ຕອບ',
    content: '“{questionnaire}” ລໍຖ້າ​ຄຳ​ຕອບ​ຂອງ​ທ່ານ​ຈົນຮອດ {until}.',
  },
  reminded: {
    title: 'ເຕືອນ: ທ່ານ​ຍັງ​ບໍ່​ໄດ້​ຕອບ',
    content: 'ທ່ານ​ຍັງ​ບໍ່​ໄດ້​ສົ່ງ​ຄຳ​ຕອບ​ຂອງ “{questionnaire}”. ຍັງ​ເປີດ​ຮອດ {until}.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  questionnaire: {
    title: 'ແບບ​ສອບຖາມ',
    states: {
      draft: 'ສະບັບ​ຮ່າງ',
      published: 'ເຜີຍແຜ່​ແລ້ວ',
      withdrawn: 'ຖອນ​ແລ້ວ',
      discarded: 'ຍົກເລີກ​ຖາວອນ',
    },
    events: {
      save: 'ບັນທຶກ',
      publish: 'ເຜີຍແຜ່',
      withdraw: 'ຖອນ',
      discard: 'ຍົກເລີກ​ຖາວອນ',
    },
    guards: {
      isStale: 'ມີ​ຜູ້ອື່ນ​ແກ້ໄຂ​ໃນ​ລະຫວ່າງ​ນັ້ນ',
      notIsEditor: 'ຜູ້​ສົ່ງ​ບໍ່​ແມ່ນ​ເຈົ້າຂອງ ຫຼື ຜູ້​ຮ່ວມ​ແກ້ໄຂ',
      notMayName: 'ແຕ່ງຕັ້ງ​ຜູ້​ແກ້ໄຂ​ອື່ນ ແຕ່​ບໍ່​ແມ່ນ​ໂດຍ​ເຈົ້າຂອງ',
      notKnowsEditors: 'ແຕ່ງຕັ້ງ​ຜູ້​ທີ່​ແກ້ໄຂ​ບໍ່ໄດ້',
      notHasName: 'ຂາດ​ຊື່',
      notKnowsParts: 'ບໍ່ໄດ້​ລະບຸ​ວ່າ​ຖາມ​ໃຜ ຫຼື ຜູ້​ທີ່​ລະບຸ​ບໍ່ມີ',
      notIsForward: 'ປິດ​ກ່ອນ​ເປີດ',
      isTemplate: 'ເປັນ​ແມ່​ແບບ',
      notHasQuestions: 'ບໍ່ມີ​ຄຳ​ຖາມ',
      notAreQuestionsWhole: 'ມີ​ຄຳ​ຖາມ​ທີ່​ຍັງ​ບໍ່​ຄົບຖ້ວນ',
      notFitsVote: 'ການລົງ​ຄະແນນ​ບໍ່ໄດ້​ມີ​ຄຳ​ຖາມ​ດຽວ​ທີ່​ມີ​ຕົວ​ເລືອກ',
      breaksForm: 'ມີຜູ້ຕອບແລ້ວ ແລະ ສິ່ງທີ່ຖາມປ່ຽນແປງຫຼາຍກວ່າຂໍ້ຄວາມ',
      changesWords: 'ມີຜູ້ຕອບແລ້ວ ແລະ ຂໍ້ຄວາມ​ທີ່​ຖາມ​ປ່ຽນ​ໄປ',
      reopens: 'ບໍ່​ລະບຸຊື່ ໝົດ​ເວລາ​ໂດຍ​ມີ​ຄຳ​ຕອບ ແລະ ຈະ​ເປີດ​ຄືນ',
      hasEnded: 'ໝົດ​ເວລາ​ແລ້ວ',
      hasClosed: 'ເວລາ​ປິດ​ຜ່ານ​ໄປ​ແລ້ວ',
      lacksClass: 'ເປັນການປະເມີນທີ່ບໍ່ໄດ້ຖາມຫ້ອງໃດ',
      lacksSubjects: 'ມີຄຳຖາມທີ່ບໍ່ລະບຸຫຼັກສູດ ຫຼື ຄູ',
      hasForeignSubjects: 'ລະບຸຫຼັກສູດ ຫຼື ຄູທີ່ບໍ່ແມ່ນຂອງຫ້ອງ',
    },
  },
  response: {
    title: 'ຄຳຕອບແບບສອບຖາມ',
    states: {
      notTaken: 'ຍັງບໍ່ໄດ້ຕອບ',
      draft: 'ບັນທຶກແລ້ວ',
      submitted: 'ສົ່ງແລ້ວ',
      completed: 'ສຳເລັດແລ້ວ',
      finished: 'ສິ້ນສຸດແລ້ວ',
    },
    events: {
      save: 'ບັນທຶກ',
      takeOver: 'ຮັບຊ່ວງການຕອບ',
      submit: 'ສົ່ງ',
      change: 'ແກ້ໄຂ',
      windowEnded: 'ແບບສອບຖາມປິດ',
    },
    guards: {
      isStale: 'ມີຜູ້ອື່ນແກ້ໄຂໃນລະຫວ່າງນັ້ນ',
      notIsLearner: 'ຜູ້ສົ່ງບໍ່ແມ່ນຜູ້ຕອບ',
      notIsMeant: 'ແບບສອບຖາມບໍ່ໄດ້ເປີດໃຫ້ຜູ້ຮຽນ',
      isWithdrawn: 'ແບບສອບຖາມ​ຖືກ​ຖອນ​ແລ້ວ',
      notHasOpened: 'ແບບສອບຖາມຍັງບໍ່ເປີດ',
      hasClosed: 'ແບບສອບຖາມປິດແລ້ວ',
      isAnonymous: 'ບໍ່ລະບຸຊື່',
      notIsAnonymous: 'ລະບຸຊື່',
      mayChange: 'ແກ້ຄຳຕອບໄດ້',
      notMayChange: 'ແກ້ຄຳຕອບບໍ່ໄດ້',
      notIsCurrent: 'ຄຳຖາມໄດ້ປ່ຽນແປງແລ້ວ',
      notIsWriter: 'ຜູ້ສົ່ງບໍ່ແມ່ນຜູ້ຂຽນ',
      notIsComplete: 'ຂາດຄຳຕອບທີ່ຕ້ອງຕອບ',
      notIsWindowOver: 'ແບບສອບຖາມຍັງບໍ່ປິດ',
    },
  },
  evaluation: {
    title: 'ການປະເມີນຫ້ອງ',
    states: {
      notStarted: 'ຍັງບໍ່ເລີ່ມ',
      inProgress: 'ກຳລັງດຳເນີນ',
      ended: 'ສິ້ນສຸດແລ້ວ',
      evaluated: 'ປະເມີນແລ້ວ',
    },
    events: {
      clock: 'ເວລາຜ່ານໄປ',
      submit: 'ສົ່ງ',
    },
    guards: {
      hasOpened: 'ການປະເມີນໄດ້ເປີດແລ້ວ',
      hasClosed: 'ການປະເມີນໄດ້ປິດແລ້ວ',
    },
  },
} satisfies Translation<typeof zhCN.charts>

export const titles = {
  questionnairepaper: 'ແບບສອບຖາມ',
  qusetionnaireresult: 'ຜົນແບບສອບຖາມ',
  questionnaire: 'ແບບສອບຖາມຂອງຂ້ອຍ',
  vote: 'ການລົງຄະແນນຂອງຂ້ອຍ',
  classAssessment: 'ປະເມີນຫ້ອງຂອງທ່ານ',
  assessmentResultSuccess: 'ສົ່ງການປະເມີນແລ້ວ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  questionnaire: 'ແບບສອບຖາມຂອງຂ້ອຍ, ສຳຫຼວດ, ຄວາມຄິດເຫັນ, ບໍ່ລະບຸຊື່',
  vote: 'ການລົງຄະແນນຂອງຂ້ອຍ, ລົງຄະແນນສຽງ, ໂຫວດ',
} satisfies Translation<typeof zhCN.keywords>
