import type { NamespaceUsercenterTranslation } from '../../i18n-types.ts'

const loLAUsercenter = {
  navigation: 'ການຮຽນຂອງຂ້ອຍ',
  signedInAs: '{originalName} ({accountName})',
  roles: 'ບົດບາດຂອງທ່ານ: {roles}',
  userFailed: 'ບໍ່ສາມາດເປີດຂໍ້ມູນຂອງທ່ານໄດ້.',
  role: {
    learner: 'ຜູ້ຮຽນ',
    teamLeader: 'ຫົວໜ້າກຸ່ມ',
    disciplineCommittee: 'ກຳມະການວິໄນ',
    headmaster: 'ຄູປະຈຳຫ້ອງ',
    schoolLeader: 'ຜູ້ບໍລິຫານໂຮງຮຽນ',
    teacher: 'ຄູສອນ',
    admin: 'ຜູ້ດູແລລະບົບ',
  },
} satisfies NamespaceUsercenterTranslation

export default loLAUsercenter
