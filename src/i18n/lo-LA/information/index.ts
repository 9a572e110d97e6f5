import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const loLAInformation = {
  reason: {
    titleMissing: 'ກະລຸນາ​ຂຽນ​ຫົວຂໍ້​ຢ່າງໜ້ອຍ​ໜຶ່ງ​ພາສາ.',
    detailMissing: 'ກະລຸນາ​ຂຽນ​ເນື້ອໃນ​ໃນ​ພາສາ​ທີ່​ມີ​ຫົວຂໍ້​ແລ້ວ.',
    unknownTopic: 'ໝວດ​ນີ້​ບໍ່​ມີ​ຫົວເລື່ອງ​ດັ່ງກ່າວ. ກະລຸນາ​ເລືອກ​ຫົວເລື່ອງ​ອື່ນ.',
    stale: 'ມີ​ຜູ້ອື່ນ​ແກ້ໄຂ​ເນື້ອໃນ​ນີ້​ແລ້ວ. ກະລຸນາ​ເປີດ​ຄືນ​ໃໝ່​ເພື່ອ​ເບິ່ງ​ສະບັບ​ປັດຈຸບັນ.',
    alreadyPublished: 'ເນື້ອໃນ​ນີ້​ເຜີຍແຜ່​ແລ້ວ.',
    notPublished: 'ເນື້ອໃນ​ນີ້​ຍັງ​ບໍ່​ໄດ້​ເຜີຍແຜ່.',
    stillPublished: 'ເນື້ອໃນ​ນີ້​ຍັງ​ເຜີຍແຜ່​ຢູ່. ກະລຸນາ​ຖອນ​ກ່ອນ​ຈະ​ຍົກເລີກ​ຖາວອນ.',
    discarded: 'ເນື້ອໃນ​ນີ້​ຖືກ​ຍົກເລີກ​ຖາວອນ​ແລ້ວ ແລະ ບໍ່​ສາມາດ​ແກ້ໄຂ​ໄດ້​ອີກ.',
  },
} satisfies NamespaceInformationTranslation

export default loLAInformation
