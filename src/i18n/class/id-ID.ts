import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  terms: {
    standard: {
      heading: 'Kelas saya',
      current: 'Kelas saat ini',
      choose: 'Anda memiliki {count} kelas yang sedang berlangsung. Silakan pilih satu.',
      toList: 'Kembali ke daftar kelas',
      all: 'Lihat semua kelas',
      emptyTitle: 'Anda belum mengikuti kelas',
      emptyText: 'Kelas akan muncul di sini setelah Anda bergabung.',
      emptyCurrentTitle: 'Tidak ada kelas yang sedang berlangsung',
      emptyCurrentText: 'Kelas yang akan datang dan yang sudah selesai ada di daftar kelas.',
      emptyComingTitle: 'Tidak ada kelas yang akan datang',
      emptyComingText: 'Setelah Anda terdaftar, kelas yang belum dimulai akan muncul di sini.',
      emptyHistoryTitle: 'Belum ada kelas yang selesai',
      emptyHistoryText: 'Setelah sebuah kelas selesai, Anda dapat melihatnya kembali di sini.',
      missingTitle: 'Kelas ini tidak ditemukan',
      missingText: 'Kelas ini tidak ada, atau Anda bukan anggotanya.',
      journey: 'Perjalanan kelas',
      notMember: 'Anda bukan peserta kelas ini; Anda melihatnya sebagai wali kelas atau administrator.',
      state: {
        notStarted: 'Belum dimulai',
        inProgress: 'Sedang berlangsung',
        ended: 'Selesai',
      },
      headmaster: 'Wali kelas',
    },
    workshop: {
      heading: 'Lokakarya saya',
      current: 'Lokakarya saat ini',
      choose: 'Anda memiliki {count} lokakarya yang sedang berlangsung. Silakan pilih satu.',
      toList: 'Kembali ke daftar lokakarya',
      all: 'Lihat semua lokakarya',
      emptyTitle: 'Anda belum mengikuti lokakarya',
      emptyText: 'Lokakarya akan muncul di sini setelah Anda bergabung.',
      emptyCurrentTitle: 'Tidak ada lokakarya yang sedang berlangsung',
      emptyCurrentText: 'Lokakarya yang akan datang dan yang sudah selesai ada di daftar lokakarya.',
      emptyComingTitle: 'Tidak ada lokakarya yang akan datang',
      emptyComingText: 'Setelah Anda terdaftar, lokakarya yang belum dimulai akan muncul di sini.',
      emptyHistoryTitle: 'Belum ada lokakarya yang selesai',
      emptyHistoryText: 'Setelah sebuah lokakarya selesai, Anda dapat melihatnya kembali di sini.',
      missingTitle: 'Lokakarya ini tidak ditemukan',
      missingText: 'Lokakarya ini tidak ada, atau Anda bukan anggotanya.',
      journey: 'Perjalanan lokakarya',
      notMember: 'Anda bukan peserta lokakarya ini; Anda melihatnya sebagai penanggung jawab atau administrator.',
      state: {
        notStarted: 'Belum dimulai',
        inProgress: 'Sedang berlangsung',
        ended: 'Selesai',
      },
      headmaster: 'Penanggung jawab lokakarya',
    },
  },
  types: 'Saring menurut status',
  all: 'Semua',
  kind: {
    face: 'Tatap muka',
    online: 'Daring',
    party: 'Sekolah partai',
  },
  facts: 'Informasi dasar',
  dates: 'Waktu',
  place: 'Tempat',
  online: 'Daring',
  noHeadmaster: 'Belum ditentukan',
  memberCount: 'Jumlah',
  people: '{count} orang',
  members: 'Anggota',
  noMembers: 'Belum ada anggota.',
  moreMembers: '{count} anggota lain tidak ditampilkan.',
  reason: {
    nameMissing: 'Tulis nama kelas dalam bahasa Mandarin.',
    unknownPart: 'Ada orang, departemen, atau kursus di sini yang sudah tidak ada. Silakan pilih lagi.',
    ownerOnly: 'Hanya pemilik kelas atau administrator yang dapat menyerahkannya kepada orang lain.',
    endBeforeStart: 'Pendaftaran dan kelas harus berakhir setelah dimulai.',
    closesTooLate: 'Pendaftaran harus ditutup sebelum kelas berakhir.',
    capacityBelowTaken: 'Jumlah tempat tidak boleh kurang dari jumlah peserta terdaftar.',
    notStaff: 'Anda tidak mengelola kelas ini.',
    notAnnounced: 'Kelas belum diumumkan.',
    alreadyAnnounced: 'Kelas sudah diumumkan.',
    notClosed: 'Kelas tidak ditutup lebih awal.',
    alreadyClosed: 'Kelas telah ditutup. Buka kembali untuk mengubahnya.',
    alreadyEnded: 'Kelas telah berakhir.',
    groupNameTaken: 'Sudah ada kelompok dengan nama itu.',
    tooManyGroups: 'Satu kelas paling banyak memiliki 100 kelompok.',
    notMembers: 'Ada yang dipilih di sini yang bukan peserta kelas.',
    stillAnnounced: 'Kelas sudah diumumkan dan tidak dapat dibuang; Anda dapat menutupnya lebih awal.',
    discarded: 'Kelas ini telah dibuang dan tidak dapat diubah lagi.',
  },
  desk: {
    one: 'Pendaftaran',
    approve: 'Terima',
    reject: 'Tolak',
    places: 'Kursi',
    taken: '{taken} dari {capacity} terisi',
    unlimited: '{taken} terisi, tanpa batas',
    classTime: 'Waktu kelas',
    window: 'Masa pendaftaran',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-list': 'Kelas',
  'class-detail': 'Detail kelas',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-list': 'kelas, pelatihan, lokakarya, tatap muka, teman sekelas',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  begins: {
    title: 'Segera dimulai',
    content: '“{className}” dimulai pada {from}. Silakan lihat jadwal dan daftar pesertanya.',
  },
  ended: {
    title: 'Telah selesai',
    content:
      '“{className}” telah berakhir pada {to}. Terima kasih atas partisipasi Anda; informasinya masih dapat dilihat.',
  },
  closed: {
    title: 'Kelas ditutup lebih awal',
    content: '“{className}” ditutup sebelum waktu berakhirnya. Anda tetap dapat melihat semuanya.',
  },
  reopened: {
    title: 'Kelas dilanjutkan',
    content: '“{className}” dibuka kembali dan berlanjut sesuai rencana.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  class: {
    title: 'Kelas',
    states: {
      draft: 'Draf',
      announced: 'Diumumkan',
      closed: 'Ditutup lebih awal',
      discarded: 'Dibuang',
    },
    events: {
      save: 'Simpan',
      announce: 'Umumkan',
      close: 'Tutup lebih awal',
      reopen: 'Buka kembali',
      discard: 'Buang',
      adopt: 'mengambil alih yang sudah ada',
    },
    guards: {
      isStale: 'orang lain telah mengubahnya sementara itu',
      notIsStaff: 'pengirim tidak mengelola kelas ini',
      notHasTexts: 'nama dalam bahasa bawaan belum ada',
      notKnowsParts: 'sesuatu yang disebutnya tidak ada',
      notKeepsOwner: 'pengirim tidak boleh menyerahkannya',
      notIsForward: 'ada yang berakhir sebelum dimulai',
      notClosesInTime: 'pendaftaran ditutup setelah kelas berakhir',
      notFits: 'tempatnya kurang dari jumlah peserta',
      hasEnded: 'kelas telah berakhir',
    },
  },
} satisfies Translation<typeof zhCN.charts>
