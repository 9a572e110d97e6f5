import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'ກະລຸນາ​ຂຽນ​ຊື່​ພາສາ​ຈີນ.',
    unknownPart: 'ຫ້ອງ, ພະແນກ, ຄົນ ຫຼື ຮູບ​ທີ່​ອ້າງເຖິງ​ບໍ່ມີ ຫຼື ບໍ່​ແມ່ນ​ຂອງ​ທ່ານ. ກະລຸນາ​ເລືອກ​ອັນ​ອື່ນ.',
    closesBeforeOpening: 'ເວລາ​ປິດ​ຕ້ອງ​ຢູ່​ຫຼັງ​ເວລາ​ເປີດ.',
    isTemplate: 'ແມ່​ແບບ​ເຜີຍແຜ່​ບໍ່ໄດ້. ກະລຸນາ​ສ້າງ​ແບບ​ສອບຖາມ​ໃໝ່​ຈາກ​ແມ່​ແບບ​ນີ້.',
    questionsMissing: 'ກະລຸນາ​ເພີ່ມ​ຢ່າງ​ໜ້ອຍໜຶ່ງ​ຄຳ​ຖາມ.',
    questionIncomplete: 'ມີ​ຄຳ​ຖາມ​ທີ່​ຍັງ​ບໍ່​ຄົບຖ້ວນ: ຂາດ​ຂໍ້ຄວາມ​ພາສາ​ຈີນ ຫຼື ຕົວ​ເລືອກ ຫຼື ເງື່ອນໄຂ​ເປັນ​ໄປ​ບໍ່ໄດ້.',
    notVote: 'ການລົງ​ຄະແນນ​ຕ້ອງ​ມີ​ຄຳ​ຖາມ​ດຽວ ແລະ ບໍ່​ແມ່ນ​ຕອບ​ສັ້ນ.',
    hasEnded: 'ໝົດ​ເວລາ​ແລ້ວ ແກ້​ບໍ່ໄດ້​ອີກ.',
    hasClosed: 'ເວລາ​ປິດ​ຜ່ານ​ໄປ​ແລ້ວ. ກະລຸນາ​ເລືອກ​ເວລາ​ທີ່​ຊ້າ​ກວ່າ​ນັ້ນ​ກ່ອນ.',
  },
} satisfies Translation<typeof zhCN.default>

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
      notHasName: 'ຂາດ​ຊື່​ໃນ​ພາສາ​ຫຼັກ',
      notKnowsParts: 'ບໍ່ໄດ້​ລະບຸ​ວ່າ​ຖາມ​ໃຜ ຫຼື ຜູ້​ທີ່​ລະບຸ​ບໍ່ມີ',
      notIsForward: 'ປິດ​ກ່ອນ​ເປີດ',
      isTemplate: 'ເປັນ​ແມ່​ແບບ',
      notHasQuestions: 'ບໍ່ມີ​ຄຳ​ຖາມ',
      notAreQuestionsWhole: 'ມີ​ຄຳ​ຖາມ​ທີ່​ຍັງ​ບໍ່​ຄົບຖ້ວນ',
      notFitsVote: 'ການລົງ​ຄະແນນ​ບໍ່ໄດ້​ມີ​ຄຳ​ຖາມ​ດຽວ​ທີ່​ມີ​ຕົວ​ເລືອກ',
      hasEnded: 'ໝົດ​ເວລາ​ແລ້ວ',
      hasClosed: 'ເວລາ​ປິດ​ຜ່ານ​ໄປ​ແລ້ວ',
    },
  },
} satisfies Translation<typeof zhCN.charts>
