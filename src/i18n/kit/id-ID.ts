import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export const charts = {
  schedule: {
    title: 'Jadwal',
    states: {
      notStarted: 'Belum dimulai',
      inProgress: 'Sedang berlangsung',
      ended: 'Selesai',
    },
    events: {
      clockRead: 'Jam dibaca',
    },
    guards: {
      hasBegun: 'waktu mulai sudah tiba',
      hasEnded: 'waktu selesai sudah tiba',
    },
  },
  record: {
    title: 'Catatan',
    states: {
      loading: 'Memuat',
      missing: 'Tidak ada',
      forbidden: 'Tanpa akses',
      failed: 'Gagal dimuat',
      shown: 'Ditampilkan',
      shownFresh: 'Baru diambil',
      shownAged: 'Sudah beberapa lama',
      shownRenewing: 'Sedang diperiksa ulang',
      shownFollowing: 'Menyusul',
      shownAsking: 'Menulis alasan',
      shownSending: 'Mengirim',
      shownUnsent: 'Tanpa jawaban',
      shownCatchingUp: 'Mengambil perubahan',
      shownChanged: 'Diubah oleh orang lain',
    },
    events: {
      recordReloaded: 'Catatan dimuat ulang',
      changeNoticed: 'Perubahan diketahui',
      eventChosen: 'Tindakan dipilih',
      recordSignalled: 'Server memberi tahu bahwa catatan telah berubah',
      recordOutdated: 'Yang melihat mengubahnya di bagian lain halaman',
      recordRevisited: 'Seseorang kembali ke catatan',
      wordsChanged: 'Alasan ditulis',
      eventSent: 'Tindakan dikirim',
      eventDropped: 'Tindakan diurungkan',
    },
    guards: {
      isMissing: 'catatan ini tidak ada',
      isForbidden: 'orang ini tidak boleh melihatnya',
      notIsOpen: 'siklus hidup menolak tindakan ini',
      isNew: 'catatan telah berubah',
      notIsAllowed: 'siklus hidup menolak isian',
      isStale: 'orang lain lebih cepat',
      isUnanswered: 'tidak diketahui apakah kiriman sudah sampai',
      isStillOpen: 'tindakan masih dapat dilakukan',
    },
  },
} satisfies Translation<typeof zhCN.charts>
