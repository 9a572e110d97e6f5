import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  group: 'Kelompok',
  templateName: 'Templat peserta kelas',
  heading: 'Impor peserta',
  intro:
    'Berkas diperiksa dahulu dan nasib setiap baris ditampilkan; tidak ada yang dimasukkan sebelum Anda memastikan.',
  who: 'Satu peserta per baris dengan akun; administrator juga dengan telepon atau email. Kelompok boleh dikosongkan.',
  action: {
    putIn: 'Akan dimasukkan',
    invite: 'Akan diundang',
    stay: 'Sudah menjadi peserta',
  },
  newGroup: '{name} (baru)',
  counts: {
    putsIn: 'Dimasukkan: {count}',
    invites: 'Diundang: {count}',
    stays: 'Sudah menjadi peserta: {count}',
    refused: 'Tidak dimasukkan: {count}',
  },
  invitedNote: 'Yang diundang baru masuk kelas dan kelompok setelah menerima.',
  newGroups: 'Kelompok yang akan dibuat: {names}',
  exporting: 'Ekspor',
  exportingHint: 'Dalam kedua format, setiap sel disimpan sebagai teks.',
  what: {
    members: 'Peserta',
    attendance: 'Kehadiran',
    standings: 'Kemajuan',
  },
  fileName: '{className} {what}',
  column: {
    department: 'Bagian',
    offices: 'Tugas',
    state: 'Pendaftaran',
    requiredPassed: 'Wajib yang lulus',
    electivePassed: 'Pilihan yang lulus',
    requiredHours: 'Jam wajib',
    electiveHours: 'Jam pilihan',
  },
  state: {
    registered: 'Terdaftar',
    underReview: 'Sedang ditinjau',
    waiting: 'Dalam daftar tunggu',
  },
  office: {
    classTeacher: 'Wali kelas',
    teamLeader: 'Ketua tim',
    disciplineCommittee: 'Komite disiplin',
  },
  reason: {
    headings: 'Baris pertama harus memuat kolom akun, telepon, atau email; lihat templat.',
    byAccount:
      'Sebutkan peserta dengan akunnya: hanya administrator yang dapat menyebutkannya dengan telepon atau email.',
    nobody: 'Baris ini tidak menyebutkan siapa orangnya.',
    unknown: 'Tidak ada orang seperti itu.',
    disabled: 'Akun ini dinonaktifkan.',
    full: 'Tempat di kelas sudah habis.',
    duplicate: 'Orang ini sudah ada di baris sebelumnya.',
    otherPerson: 'Data ini milik orang lain, bukan orang yang disebut di baris ini.',
    groupTooLong: 'Nama kelompok paling banyak 64 karakter.',
    notAnnounced: 'Kelas belum diumumkan, jadi belum ada yang dapat dimasukkan.',
    finished: 'Kelas sudah berakhir, jadi tidak ada lagi yang dapat dimasukkan.',
  },
} satisfies Translation<typeof zhCN.default>
