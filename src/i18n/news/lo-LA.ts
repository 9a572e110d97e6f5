import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'ຂ່າວ',
  lead: 'ຂ່າວ​ໃໝ່, ແຈ້ງການ ແລະ ເລື່ອງລາວ​ຂອງ​ຜູ້ຮຽນ.',
  topics: 'ຫົວເລື່ອງ',
  allTopics: 'ທັງໝົດ',
  topicsFailed: 'ບໍ່​ສາມາດ​ໂຫຼດ​ຫົວເລື່ອງ​ໄດ້. ສ່ວນ​ອື່ນ​ຍັງ​ໃຊ້​ໄດ້​ຕາມ​ປົກກະຕິ.',
  search: 'ຊອກຫາ​ຂ່າວ',
  searchPlaceholder: 'ຄຳ​ໃນ​ຫົວຂໍ້ ຫຼື ເນື້ອໃນ',
  results: 'ຜົນ​ການ​ຊອກຫາ “{keyword}”',
  clearSearch: 'ລ້າງ​ການ​ຊອກຫາ',
  latest: 'ຫຼ້າສຸດ',
  earlier: 'ຂ່າວ​ອື່ນໆ',
  empty: 'ຍັງ​ບໍ່​ມີ​ຂ່າວ',
  emptyHint: 'ຂ່າວ ແລະ ແຈ້ງການ​ຈະ​ສະແດງ​ຢູ່​ບ່ອນນີ້​ທັນທີ​ທີ່​ເຜີຍແຜ່.',
  nothingFound: 'ບໍ່​ພົບ​ຜົນ​ການ​ຊອກຫາ',
  nothingFoundHint: 'ລອງ​ໃຊ້​ຄຳ​ອື່ນ ຫຼື ເບິ່ງ​ທັງໝົດ.',
  showAll: 'ເບິ່ງ​ທັງໝົດ',
  readingTime: 'ອ່ານ​ປະມານ {minutes} ນາທີ',
  views: 'ອ່ານ {count} ຄັ້ງ',
  toNews: 'ກັບໄປ​ຂ່າວ',
  toHelp: 'ກັບໄປ​ສູນຊ່ວຍເຫຼືອ',
  neighbours: 'ບົດຄວາມ​ກ່ອນ​ໜ້າ ແລະ ຕໍ່ໄປ',
  previous: 'ກ່ອນ​ໜ້າ',
  next: 'ຕໍ່ໄປ',
  help: {
    heading: 'ສູນຊ່ວຍເຫຼືອ',
    lead: 'ພວກເຮົາ​ຊ່ວຍ​ຫຍັງ​ທ່ານ​ໄດ້​ແດ່?',
    search: 'ຊອກຫາ​ໃນ​ສູນຊ່ວຍເຫຼືອ',
    searchPlaceholder: 'ເຊັ່ນ ລະຫັດຜ່ານ, ໃບຢັ້ງຢືນ, ການລາພັກ',
    topics: 'ຫົວເລື່ອງ​ຊ່ວຍເຫຼືອ',
    otherTopic: 'ຄຳຖາມ​ອື່ນໆ',
    allArticles: 'ບົດຄວາມ​ທັງໝົດ',
    empty: 'ຍັງ​ບໍ່​ມີ​ບົດຄວາມ​ຊ່ວຍເຫຼືອ',
    emptyHint: 'ຖ້າ​ຕ້ອງການ​ຄວາມຊ່ວຍເຫຼືອ, ກະລຸນາ​ຕິດຕໍ່​ພວກເຮົາ​ຜ່ານ​ຊ່ວຍເຫຼືອ​ດ້ານ​ເຕັກນິກ​ຂ້າງລຸ່ມ.',
    quickLinks: 'ລິ້ງ​ດ່ວນ',
    speedTest: 'ທົດສອບ​ຄວາມໄວ',
    speedTestHint: 'ວິດີໂອ​ສະດຸດ? ກວດເບິ່ງ​ວ່າ​ແມ່ນ​ຍ້ອນ​ອິນເຕີເນັດ ຫຼື ບໍ່',
    support: 'ຊ່ວຍເຫຼືອ​ດ້ານ​ເຕັກນິກ',
    supportHint: 'ວິທີ​ຕິດຕໍ່​ທີມງານ​ທີ່​ແກ້ໄຂ​ບັນຫາ​ໄດ້',
    app: 'ແອັບ​ໃນ​ໂທລະສັບ',
    appHint: 'ຮຽນ​ຕໍ່​ໃນ​ໂທລະສັບ ຫຼື ແທັບເລັດ',
  },
  reason: {
    titleMissing: 'ກະລຸນາ​ຂຽນ​ຫົວຂໍ້​ຢ່າງໜ້ອຍ​ໜຶ່ງ​ພາສາ.',
    detailMissing: 'ກະລຸນາ​ຂຽນ​ເນື້ອໃນ​ໃນ​ພາສາ​ທີ່​ມີ​ຫົວຂໍ້​ແລ້ວ.',
    unknownTopic: 'ໝວດ​ນີ້​ບໍ່​ມີ​ຫົວເລື່ອງ​ດັ່ງກ່າວ. ກະລຸນາ​ເລືອກ​ຫົວເລື່ອງ​ອື່ນ.',
    alreadyPublished: 'ເນື້ອໃນ​ນີ້​ເຜີຍແຜ່​ແລ້ວ.',
    notPublished: 'ເນື້ອໃນ​ນີ້​ຍັງ​ບໍ່​ໄດ້​ເຜີຍແຜ່.',
    stillPublished: 'ເນື້ອໃນ​ນີ້​ຍັງ​ເຜີຍແຜ່​ຢູ່. ກະລຸນາ​ຖອນ​ກ່ອນ​ຈະ​ຍົກເລີກ​ຖາວອນ.',
    discarded: 'ເນື້ອໃນ​ນີ້​ຖືກ​ຍົກເລີກ​ຖາວອນ​ແລ້ວ ແລະ ບໍ່​ສາມາດ​ແກ້ໄຂ​ໄດ້​ອີກ.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  dynamicList: 'ຂ່າວ',
  dynamicDetail: 'ບົດຄວາມ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  dynamicList: 'ຂ່າວ, ຂ່າວສານ, ບົດຄວາມ, ແຈ້ງການ, ຂ່າວໃໝ່',
  helpCentre: 'ຊ່ວຍເຫຼືອ, ຄຳຖາມ, ວິທີໃຊ້, ຄູ່ມື, ຄຳແນະນຳ',
} satisfies Translation<typeof zhCN.keywords>

export const charts = {
  information: {
    title: 'ຂ່າວ ແລະ ການຊ່ວຍເຫຼືອ',
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
      notKnowsTopic: 'ຫົວເລື່ອງ​ບໍ່​ຢູ່ໃນ​ໝວດ​ນີ້',
      notHasTitle: 'ບໍ່ມີ​ຫົວຂໍ້​ໃນ​ພາສາ​ໃດ',
      notHasDetail: 'ບໍ່ມີ​ພາສາ​ໃດ​ທີ່ມີ​ທັງ​ຫົວຂໍ້ ແລະ ເນື້ອໃນ',
      wasPublished: 'ເຄີຍ​ເຜີຍແຜ່​ແລ້ວ',
      wasWithdrawn: 'ເຄີຍ​ຖອນ​ແລ້ວ',
      wasDiscarded: 'ເຄີຍ​ຍົກເລີກ​ຖາວອນ',
    },
  },
} satisfies Translation<typeof zhCN.charts>
