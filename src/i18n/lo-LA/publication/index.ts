import type { NamespacePublicationTranslation } from '../../i18n-types.ts'

const loLAPublication = {
  reason: {
    stale: 'ມີ​ຄົນອື່ນ​ແກ້ໄຂ​ໃນ​ລະຫວ່າງ​ນີ້. ກະລຸນາ​ເປີດ​ໃໝ່​ເພື່ອ​ເບິ່ງ​ສະພາບ​ປັດຈຸບັນ.',
    textsMissing: 'ກະລຸນາ​ຂຽນ​ຫົວຂໍ້ ແລະ ບົດ​ສະຫຼຸບ​ເປັນ​ພາສາ​ຈີນ; ທຸກ​ບົດ, ບົດຮຽນ ແລະ ຊັບພະຍາກອນ​ຕ້ອງ​ມີຊື່​ເປັນ​ພາສາ​ຈີນ.',
    unknownPart: 'ໝວດ, ໄຟລ໌ ຫຼື ຫຼັກສູດ​ທີ່​ເລືອກ​ບໍ່ມີ​ແລ້ວ. ກະລຸນາ​ເລືອກ​ອັນ​ອື່ນ.',
    contentMissing: 'ຍັງ​ບໍ່ມີ​ຫຍັງ​ໃຫ້​ຮຽນ: ຫຼັກສູດ​ຕ້ອງ​ມີ​ບົດຮຽນ​ທີ່​ຫຼິ້ນ​ໄດ້, ຫົວຂໍ້​ຕ້ອງ​ມີ​ຫຼັກສູດ​ທີ່​ເຜີຍແຜ່​ແລ້ວ.',
    notPublished: 'ຍັງ​ບໍ່ໄດ້​ເຜີຍແຜ່.',
    alreadyPublished: 'ເຜີຍແຜ່​ແລ້ວ.',
    stillPublished: 'ຍັງ​ເຜີຍແຜ່​ຢູ່. ກະລຸນາ​ຖອນ​ກ່ອນ​ຈະ​ຍົກເລີກ​ຖາວອນ.',
    discarded: 'ຖືກ​ຍົກເລີກ​ຖາວອນ​ແລ້ວ ແລະ ແກ້ໄຂ​ບໍ່ໄດ້​ອີກ.',
  },
} satisfies NamespacePublicationTranslation

export default loLAPublication
