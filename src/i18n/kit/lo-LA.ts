import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export const charts = {
  schedule: {
    title: 'ຕາຕະລາງ',
    states: {
      notStarted: 'ຍັງ​ບໍ່​ເລີ່ມ',
      inProgress: 'ກຳລັງ​ດຳເນີນ',
      ended: 'ຈົບ​ແລ້ວ',
    },
    events: {
      clockRead: 'ອ່ານ​ໂມງ',
    },
    guards: {
      hasBegun: 'ຮອດ​ເວລາ​ເລີ່ມ​ແລ້ວ',
      hasEnded: 'ຮອດ​ເວລາ​ສິ້ນສຸດ​ແລ້ວ',
    },
  },
  record: {
    title: 'ບັນທຶກ',
    states: {
      loading: 'ກຳລັງ​ໂຫຼດ',
      missing: 'ບໍ່​ພົບ',
      forbidden: 'ບໍ່ມີ​ສິດ',
      failed: 'ໂຫຼດ​ບໍ່​ສຳເລັດ',
      shown: 'ສະແດງ​ແລ້ວ',
      shownFresh: 'ຫາກໍ່​ໄດ້ຮັບ',
      shownAged: 'ຜ່ານມາ​ໄລຍະ​ໜຶ່ງ​ແລ້ວ',
      shownRenewing: 'ກຳລັງ​ກວດເບິ່ງ​ໃໝ່',
      shownFollowing: 'ກຳລັງອັບເດດ',
      shownAsking: 'ຂຽນ​ເຫດຜົນ',
      shownSending: 'ກຳລັງ​ສົ່ງ',
      shownUnsent: 'ບໍ່ມີ​ຄຳຕອບ',
      shownCatchingUp: 'ກຳລັງ​ດຶງ​ການປ່ຽນແປງ',
      shownChanged: 'ຜູ້ອື່ນ​ແກ້ໄຂ​ແລ້ວ',
    },
    events: {
      recordReloaded: 'ໂຫຼດ​ບັນທຶກ​ຄືນ​ໃໝ່',
      changeNoticed: 'ຮັບຊາບ​ການປ່ຽນແປງ',
      eventChosen: 'ເລືອກ​ການ​ກະທຳ',
      recordSignalled: 'ເຄື່ອງ​ແມ່ຂ່າຍ​ແຈ້ງ​ວ່າ​ບັນທຶກ​ມີການ​ປ່ຽນແປງ',
      recordOutdated: 'ຜູ້ເບິ່ງໄດ້ປ່ຽນມັນຢູ່ບ່ອນອື່ນໃນໜ້າ',
      recordRevisited: 'ມີ​ຜູ້​ກັບມາ​ເບິ່ງ​ບັນທຶກ',
      wordsChanged: 'ຂຽນ​ເຫດຜົນ',
      eventSent: 'ສົ່ງ​ການ​ກະທຳ',
      eventDropped: 'ຍົກເລີກ​ການ​ກະທຳ',
    },
    guards: {
      isMissing: 'ບໍ່ມີ​ບັນທຶກ​ນີ້',
      isForbidden: 'ຜູ້​ນີ້​ບໍ່ມີ​ສິດ​ເບິ່ງ',
      notIsOpen: 'ວົງຈອນ​ຊີວິດ​ປະຕິເສດ​ການ​ກະທຳ​ນີ້',
      isNew: 'ບັນທຶກ​ມີການ​ປ່ຽນແປງ',
      notIsAllowed: 'ວົງຈອນ​ຊີວິດ​ປະຕິເສດ​ສິ່ງ​ທີ່​ຂຽນ',
      isStale: 'ຜູ້ອື່ນ​ເຮັດ​ກ່ອນ​ແລ້ວ',
      isUnanswered: 'ບໍ່​ຮູ້ວ່າ​ໄປ​ຮອດ​ຫຼື​ບໍ່',
      isStillOpen: 'ຍັງ​ສາມາດ​ເຮັດ​ໄດ້',
    },
  },
} satisfies Translation<typeof zhCN.charts>
