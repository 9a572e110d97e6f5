import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const idIDHome = {
  morning: 'Selamat pagi, {name}',
  afternoon: 'Selamat siang, {name}',
  evening: 'Selamat malam, {name}',
  today: 'Hari ini {date}',
  userFailed: 'Data Anda gagal dimuat.',
  visitor: 'Selamat datang di Portal Pembelajaran',
  visitorText: 'Silakan masuk untuk melanjutkan dari bagian terakhir yang Anda pelajari.',
  toSignIn: 'Masuk',
  terms: {
    standard: {
      currentClasses: '{count} kelas sedang berlangsung',
      noClasses: 'Tidak ada kelas yang sedang berlangsung',
    },
    workshop: {
      currentClasses: '{count} lokakarya sedang berlangsung',
      noClasses: 'Tidak ada lokakarya yang sedang berlangsung',
    },
  },
} satisfies NamespaceHomeTranslation

export default idIDHome
