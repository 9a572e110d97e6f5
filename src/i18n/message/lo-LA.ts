import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    letterEmpty: 'ຂໍ້ຄວາມ​ວ່າງເປົ່າ​ບໍ່ໄດ້.',
    letterTooLong: 'ຂໍ້ຄວາມ​ຕ້ອງ​ບໍ່​ເກີນ 2.000 ຕົວອັກສອນ.',
    noSharedClass: 'ທ່ານ​ສາມາດ​ຂຽນຫາ​ສະເພາະ​ຜູ້ຮຽນ ແລະ ຄູປະຈຳຫ້ອງ​ໃນ​ຫ້ອງ​ຂອງ​ທ່ານ​ເທົ່ານັ້ນ.',
    tooManyReceivers: 'ຂຽນຫາໄດ້ຫຼາຍສຸດ 500 ຄົນຕໍ່ເທື່ອ. ກະລຸນາເລືອກກຸ່ມ.',
    nobodyToWriteTo: 'ບໍ່ມີໃຜນອກຈາກທ່ານ.',
  },
  centre: {
    kinds: 'ປະເພດ​ຂໍ້ຄວາມ',
    notices: 'ການ​ແຈ້ງເຕືອນ​ຈາກ​ລະບົບ',
    letters: 'ຂໍ້ຄວາມ​ສ່ວນຕົວ',
    unreadCount: 'ຍັງ​ບໍ່ໄດ້​ອ່ານ {count} ລາຍການ',
    markRead: 'ໝາຍ​ວ່າ​ອ່ານ​ແລ້ວ',
    notMarked: 'ບໍ່ໄດ້​ໝາຍ​ວ່າ​ອ່ານ​ແລ້ວ: {why}',
    viewAll: 'ເບິ່ງ​ທັງໝົດ',
    filter: 'ກອງ​ຕາມ​ສະຖານະ',
    all: 'ທັງໝົດ',
    unread: 'ຍັງ​ບໍ່ໄດ້​ອ່ານ',
    noUnreadTitle: 'ທ່ານ​ອ່ານ​ການ​ແຈ້ງເຕືອນ​ໝົດ​ແລ້ວ',
    noUnreadText: 'ການ​ແຈ້ງເຕືອນ​ກ່ຽວກັບ​ການ​ລາພັກ, ຫ້ອງຮຽນ ແລະ ຫຼັກສູດ​ໃໝ່ ທີ່​ຍັງ​ບໍ່ໄດ້​ອ່ານ​ຈະ​ສະແດງ​ຢູ່​ບ່ອນນີ້.',
    noNoticesTitle: 'ຍັງ​ບໍ່ມີ​ການ​ແຈ້ງເຕືອນ',
    noNoticesText: 'ເມື່ອ​ມີ​ຜົນ​ການ​ລາພັກ, ຫ້ອງຮຽນ​ໃກ້​ຈະ​ເປີດ ຫຼື ມີ​ຫຼັກສູດ​ໃໝ່, ທ່ານ​ຈະ​ໄດ້ຮັບ​ແຈ້ງ​ຢູ່​ບ່ອນນີ້.',
    noLettersTitle: 'ຍັງ​ບໍ່ມີ​ຂໍ້ຄວາມ​ສ່ວນຕົວ',
    noLettersText: 'ທ່ານ​ສາມາດ​ຂຽນຫາ​ຜູ້ຮຽນ ແລະ ຄູປະຈຳຫ້ອງ​ໃນ​ຫ້ອງ​ຂອງ​ທ່ານ. ຂໍ້ຄວາມ​ທັງໝົດ​ຈະ​ເກັບໄວ້​ຢູ່​ບ່ອນນີ້.',
    write: 'ຂຽນ​ຂໍ້ຄວາມ',
    own: 'ທ່ານ:',
    toNotices: 'ກັບໄປ​ການ​ແຈ້ງເຕືອນ​ຈາກ​ລະບົບ',
    toLetters: 'ກັບໄປ​ຂໍ້ຄວາມ​ສ່ວນຕົວ',
    open: 'ເບິ່ງ​ລາຍລະອຽດ',
  },
  correspondents: {
    title: 'ທ່ານ​ຢາກ​ຂຽນຫາ​ໃຜ?',
    text: 'ທ່ານ​ສາມາດ​ຂຽນຫາ​ຜູ້ຮຽນ ແລະ ຄູປະຈຳຫ້ອງ​ໃນ​ຫ້ອງ​ຂອງ​ທ່ານ.',
    search: 'ຊອກຫາ​ຕາມ​ຊື່',
    placeholder: 'ຊື່',
    nobodyTitle: 'ຍັງ​ບໍ່ມີ​ຜູ້​ທີ່​ທ່ານ​ຂຽນຫາ​ໄດ້',
    nobodyText: 'ເມື່ອ​ທ່ານ​ເຂົ້າຮ່ວມ​ຫ້ອງຮຽນ​ແລ້ວ, ຜູ້ຮຽນ ແລະ ຄູປະຈຳຫ້ອງ​ຈະ​ສະແດງ​ຢູ່​ບ່ອນນີ້.',
    noneFound: 'ບໍ່​ພົບ​ຊື່​ນີ້',
    noneFoundText: 'ຊອກຫາ​ໄດ້​ສະເພາະ​ຜູ້ຮຽນ ແລະ ຄູປະຈຳຫ້ອງ​ໃນ​ຫ້ອງ​ຂອງ​ທ່ານ. ລອງ​ໃຊ້​ຊື່​ອື່ນ.',
  },
  dialogue: {
    history: 'ຂໍ້ຄວາມ​ກັບ {name}',
    own: 'ທ່ານ',
    earlier: 'ເບິ່ງ​ຂໍ້ຄວາມ​ກ່ອນໜ້າ',
    earlierFailed: 'ບໍ່​ສາມາດ​ໂຫຼດ​ຂໍ້ຄວາມ​ກ່ອນໜ້າ​ໄດ້.',
    emptyTitle: 'ຍັງ​ບໍ່ມີ​ຂໍ້ຄວາມ',
    emptyText: 'ຂຽນ​ຂໍ້ຄວາມ​ທຳອິດ​ເລີຍ.',
    toLatest: 'ໄປຫາ​ຂໍ້ຄວາມ​ຫຼ້າສຸດ',
    newLetters: 'ມີ​ຂໍ້ຄວາມ​ໃໝ່',
    received: '{name}: {content}',
    label: 'ຂຽນ​ຂໍ້ຄວາມ',
    placeholder: 'ຂຽນ​ຂໍ້ຄວາມ…',
    hint: 'Enter ເພື່ອ​ສົ່ງ, Shift + Enter ເພື່ອ​ຂຶ້ນ​ແຖວ​ໃໝ່',
    left: 'ຂຽນ​ໄດ້​ອີກ {count} ຕົວອັກສອນ',
    over: 'ເກີນ {count} ຕົວອັກສອນ',
    send: 'ສົ່ງ',
    sending: 'ກຳລັງ​ສົ່ງ…',
    notSent: 'ສົ່ງ​ບໍ່​ສຳເລັດ. {why}',
    queued: 'ລໍຖ້າ​ສົ່ງ',
    withdraw: 'ດຶງ​ກັບມາ​ແກ້ໄຂ',
    closed: 'ທ່ານ​ທັງສອງ​ບໍ່ມີ​ຫ້ອງຮຽນ​ດຽວກັນ​ແລ້ວ ຈຶ່ງ​ຂຽນຫາ​ກັນ​ບໍ່ໄດ້. ຂໍ້ຄວາມ​ກ່ອນໜ້າ​ຍັງ​ສາມາດ​ອ່ານ​ໄດ້.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  myMessage: 'ຂໍ້ຄວາມ​ຂອງ​ຂ້ອຍ',
  'notice-list': 'ຂໍ້ຄວາມ',
  'message-detail': 'ຂໍ້ຄວາມ​ສ່ວນຕົວ',
  'system-detail': 'ການ​ແຈ້ງເຕືອນ​ຈາກ​ລະບົບ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myMessage: 'ຂໍ້ຄວາມ, ແຈ້ງເຕືອນ, ການແຈ້ງເຕືອນ, ຂໍ້ຄວາມສ່ວນຕົວ, ຂຽນຂໍ້ຄວາມ, ສົ່ງຂໍ້ຄວາມ, ກ່ອງຂໍ້ຄວາມ',
} satisfies Translation<typeof zhCN.keywords>
