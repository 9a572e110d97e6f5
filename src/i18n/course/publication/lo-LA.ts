import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    textsMissing: 'ກະລຸນາ​ຂຽນ​ຫົວຂໍ້ ແລະ ບົດ​ສະຫຼຸບ​ເປັນ​ພາສາ​ຈີນ; ທຸກ​ບົດ, ບົດຮຽນ ແລະ ຊັບພະຍາກອນ​ຕ້ອງ​ມີຊື່​ເປັນ​ພາສາ​ຈີນ.',
    unknownPart: 'ໝວດ, ໄຟລ໌ ຫຼື ຫຼັກສູດ​ທີ່​ເລືອກ​ບໍ່ມີ​ແລ້ວ. ກະລຸນາ​ເລືອກ​ອັນ​ອື່ນ.',
    contentMissing: 'ຍັງ​ບໍ່ມີ​ຫຍັງ​ໃຫ້​ຮຽນ: ຫຼັກສູດ​ຕ້ອງ​ມີ​ບົດຮຽນ​ທີ່​ຫຼິ້ນ​ໄດ້, ຫົວຂໍ້​ຕ້ອງ​ມີ​ຫຼັກສູດ​ທີ່​ເຜີຍແຜ່​ແລ້ວ.',
    notPublished: 'ຍັງ​ບໍ່ໄດ້​ເຜີຍແຜ່.',
    alreadyPublished: 'ເຜີຍແຜ່​ແລ້ວ.',
    stillPublished: 'ຍັງ​ເຜີຍແຜ່​ຢູ່. ກະລຸນາ​ຖອນ​ກ່ອນ​ຈະ​ຍົກເລີກ​ຖາວອນ.',
    discarded: 'ຖືກ​ຍົກເລີກ​ຖາວອນ​ແລ້ວ ແລະ ແກ້ໄຂ​ບໍ່ໄດ້​ອີກ.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  publication: {
    title: 'ຫຼັກສູດ ແລະ ຫົວຂໍ້',
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
      adopt: 'ຮັບເອົາສິ່ງທີ່ມີ',
    },
    guards: {
      isStale: 'ມີ​ຜູ້ອື່ນ​ແກ້ໄຂ​ໃນ​ລະຫວ່າງ​ນັ້ນ',
      notHasTexts: 'ຂາດ​ຫົວຂໍ້, ບົດ​ສະຫຼຸບ ຫຼື ຊື່​ໃນ​ພາສາ​ຫຼັກ',
      notKnowsParts: 'ບາງສິ່ງ​ທີ່​ອ້າງເຖິງ​ບໍ່ມີ',
      notHasContent: 'ບໍ່ມີ​ຫຍັງ​ໃຫ້​ຮຽນ​ຢູ່ໃນ​ນັ້ນ',
      wasPublished: 'ເຄີຍ​ເຜີຍແຜ່​ແລ້ວ',
      wasWithdrawn: 'ເຄີຍ​ຖອນ​ແລ້ວ',
      wasDiscarded: 'ເຄີຍ​ຍົກເລີກ​ຖາວອນ',
    },
  },
} satisfies Translation<typeof zhCN.charts>
