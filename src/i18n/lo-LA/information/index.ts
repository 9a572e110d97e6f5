import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const loLAInformation = {
  reason: {
    titleMissing: 'ກະລຸນາຂຽນຫົວຂໍ້ຢ່າງໜ້ອຍໜຶ່ງພາສາ.',
    detailMissing: 'ກະລຸນາຂຽນເນື້ອໃນໃນພາສາທີ່ມີຫົວຂໍ້ແລ້ວ.',
    unknownTopic: 'ໝວດນີ້ບໍ່ມີຫົວເລື່ອງດັ່ງກ່າວ. ກະລຸນາເລືອກຫົວເລື່ອງອື່ນ.',
    stale: 'ມີຜູ້ອື່ນແກ້ໄຂເນື້ອໃນນີ້ແລ້ວ. ກະລຸນາເປີດຄືນໃໝ່ເພື່ອເບິ່ງສະບັບປັດຈຸບັນ.',
    alreadyPublished: 'ເນື້ອໃນນີ້ເຜີຍແຜ່ແລ້ວ.',
    notPublished: 'ເນື້ອໃນນີ້ຍັງບໍ່ໄດ້ເຜີຍແຜ່.',
    stillPublished: 'ເນື້ອໃນນີ້ຍັງເຜີຍແຜ່ຢູ່. ກະລຸນາຖອນກ່ອນຈະຍົກເລີກຖາວອນ.',
    discarded: 'ເນື້ອໃນນີ້ຖືກຍົກເລີກຖາວອນແລ້ວ ແລະ ບໍ່ສາມາດແກ້ໄຂໄດ້ອີກ.',
  },
} satisfies NamespaceInformationTranslation

export default loLAInformation
