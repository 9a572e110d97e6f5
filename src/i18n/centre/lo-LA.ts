import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  navigation: 'ການຮຽນ​ຂອງ​ຂ້ອຍ',
  signedInAs: '{originalName} ({accountName})',
  roles: 'ບົດບາດ​ຂອງ​ທ່ານ: {roles}',
  userFailed: 'ບໍ່​ສາມາດ​ເປີດ​ຂໍ້ມູນ​ຂອງ​ທ່ານ​ໄດ້.',
  role: {
    learner: 'ຜູ້ຮຽນ',
    teamLeader: 'ຫົວໜ້າ​ກຸ່ມ',
    disciplineCommittee: 'ກຳມະການ​ວິໄນ',
    headmaster: 'ຄູປະຈຳຫ້ອງ',
    schoolLeader: 'ຜູ້​ບໍລິຫານ​ໂຮງຮຽນ',
    teacher: 'ຄູສອນ',
    admin: 'ຜູ້​ດູແລ​ລະບົບ',
  },
} satisfies Translation<typeof zhCN.default>
