import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  navigation: 'Pembelajaran saya',
  signedInAs: '{originalName} ({accountName})',
  roles: 'Peran Anda: {roles}',
  userFailed: 'Data Anda gagal dimuat.',
  role: {
    learner: 'Peserta',
    teamLeader: 'Ketua kelompok',
    disciplineCommittee: 'Anggota komite disiplin',
    headmaster: 'Wali kelas',
    schoolLeader: 'Pimpinan sekolah',
    teacher: 'Pengajar',
    admin: 'Administrator',
  },
} satisfies Translation<typeof zhCN.default>
