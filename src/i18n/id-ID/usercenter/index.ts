import type { NamespaceUsercenterTranslation } from '../../i18n-types.ts'

const idIDUsercenter = {
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
} satisfies NamespaceUsercenterTranslation

export default idIDUsercenter
