import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  words: {
    and: 'ແລະ',
    or: 'ຫຼື',
    otherwise: 'ກໍລະນີ​ອື່ນ',
    inState: 'ຢູ່ໃນ “{state}”',
    ownAccord: 'ໂດຍອັດຕະໂນມັດ',
    completed: 'ຈົບ​ທັງໝົດ​ແລ້ວ',
    after: 'ຫຼັງຈາກ {delay}',
    done: '{service} ຕອບ​ກັບ​ແລ້ວ',
    failed: '{service} ບໍ່​ສຳເລັດ',
    moved: '{service} ມີ​ຄວາມຄືບໜ້າ',
    anyEvent: 'ເຫດການ​ອື່ນ​ໃດໆ',
    not: 'ບໍ່​ແມ່ນ ({condition})',
    refused: '“{event}” ຖືກ​ປະຕິເສດ',
  },
  role: {
    visitor: 'ຜູ້​ຢ້ຽມຊົມ',
    learner: 'ຜູ້ຮຽນ',
    teacher: 'ຜູ້ສອນ',
    staff: 'ຜູ້​ຄຸ້ມຄອງ',
    admin: 'ຜູ້ດູແລ​ລະບົບ',
    approver: 'ຜູ້​ອະນຸມັດ​ທີ່​ຮອດ​ຮອບ',
    teamLeader: 'ຫົວໜ້າ​ກຸ່ມ',
    disciplineCommittee: 'ກຳມະການ​ວິໄນ',
    headmaster: 'ຄູປະຈຳຫ້ອງ',
    schoolLeader: 'ຜູ້​ບໍລິຫານ​ໂຮງຮຽນ',
    browser: 'ບຣາວເຊີ',
    server: 'ເຄື່ອງ​ແມ່ຂ່າຍ',
    clock: 'ໂມງ',
    nobody: 'ບໍ່ມີ​ໃຜ',
  },
} satisfies Translation<typeof zhCN.default>
