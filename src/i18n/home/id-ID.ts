import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  morning: 'Selamat pagi, {name}',
  afternoon: 'Selamat siang, {name}',
  evening: 'Selamat malam, {name}',
  morningAnybody: 'Selamat pagi',
  afternoonAnybody: 'Selamat siang',
  eveningAnybody: 'Selamat malam',
  today: 'Hari ini {date}',
  userFailed: 'Data Anda gagal dimuat.',
  visitor: 'Selamat datang di Portal Pembelajaran',
  visitorText: 'Silakan masuk untuk melanjutkan dari bagian terakhir yang Anda pelajari.',
  toSignIn: 'Masuk',
  terms: {
    standard: {
      agenda: 'Jadwal Anda hari ini',
      noAgenda: 'Hari ini tidak ada kelas maupun siaran langsung.',
      live: 'Siaran langsung',
      upcomingLive: 'Siaran langsung untuk semua',
    },
    workshop: {
      agenda: 'Agenda Anda hari ini',
      noAgenda: 'Hari ini tidak ada lokakarya maupun streaming langsung.',
      live: 'Streaming langsung',
      upcomingLive: 'Streaming langsung untuk semua',
    },
  },
  continue: {
    heading: 'Lanjutkan belajar',
    all: 'Kursus saya',
    action: 'Lanjutkan',
    emptyTitle: 'Belum ada kursus yang sedang Anda ikuti',
    emptyText: 'Pilih kursus yang menarik bagi Anda; kemajuan belajar Anda akan tercatat di sini.',
    browse: 'Lihat kursus terbuka',
  },
  agenda: {
    coming: 'Tujuh hari ke depan',
    toDo: 'Perlu dikerjakan',
    nothingToDo: 'Tidak ada yang perlu Anda kerjakan.',
    day: 'Hari ke-{day} dari {days}',
    starts: 'Mulai',
    online: 'Daring',
    failed: 'Jadwal Anda gagal dimuat.',
    toDoFailed: 'Daftar tugas Anda gagal dimuat.',
    whole: 'Seluruh agenda',
    checkIn: 'Presensi',
    checkedIn: 'Kehadiran tercatat',
    checkedInLate: 'Kehadiran tercatat, terlambat',
    deadline: 'Pendaftaran ditutup',
    exam: 'Ujian',
    leave: 'Izin',
    required: 'Kursus wajib, belum dimulai',
    answerBy: 'Jawab sebelum',
    due: 'Kumpulkan sebelum',
    handInBy: 'Kumpulkan sebelum',
    givenBack: 'Dikembalikan, kumpulkan lagi',
  },
  shelf: {
    recommended: 'Kursus pilihan untuk Anda',
    hot: 'Kursus populer',
    newest: 'Kursus terbaru',
    all: 'Semua kursus',
    allHot: 'Kursus populer lainnya',
    allNewest: 'Kursus terbaru lainnya',
    emptyTitle: 'Belum ada kursus',
    emptyText: 'Kursus akan muncul di sini begitu diterbitkan.',
  },
  ranking: {
    courses: 'Kursus teratas',
    coursesNote: 'Menurut jumlah peserta',
    learners: 'Peserta teratas',
    learnersNote: 'Menurut jam belajar',
    period: 'Periode',
    month: 'Bulan ini',
    year: 'Tahun ini',
    position: 'Peringkat {position}',
    self: 'Anda',
    noSelf: 'Anda belum belajar pada periode ini.',
    emptyTitle: 'Belum ada peringkat',
    emptyText: 'Peringkat muncul setelah ada yang mulai belajar.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  index: 'Beranda',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  index: 'beranda, awal, hari ini, rekomendasi, peringkat, dasbor',
} satisfies Translation<typeof zhCN.keywords>
