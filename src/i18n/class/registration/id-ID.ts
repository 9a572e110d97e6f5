import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'Pendaftaran ini bukan wewenang Anda.',
    ownRegistration: 'Anda tidak dapat memutuskan pendaftaran Anda sendiri.',
    notStaff: 'Hanya wali kelas dan administrator yang dapat melakukannya.',
    classNotOpened: 'Kelas ini belum dibuka.',
    classFinished: 'Kelas ini sudah selesai; pendaftarannya tidak dapat diubah lagi.',
    notStarted: 'Pendaftaran belum dimulai.',
    ended: 'Pendaftaran sudah ditutup.',
    notInvited: 'Kelas ini tidak dibuka untuk Anda.',
    full: 'Kelas ini sudah penuh dan tidak memiliki daftar tunggu.',
    alreadyRegistered: 'Pendaftaran sudah berhasil.',
    alreadyWaiting: 'Pendaftaran sudah ada di daftar tunggu.',
    notYetApproved: 'Pendaftaran belum disetujui.',
    nothingToDecide: 'Tidak ada pendaftaran yang perlu diputuskan.',
    notRegistered: 'Tidak ada pendaftaran di kelas ini.',
    reviewGoesOn: 'Masa pendaftaran sudah berakhir, tetapi pendaftaran masih dapat diputuskan.',
    reasonMissing: 'Tulis alasannya.',
    reasonTooLong: 'Alasan maksimal 100 karakter.',
    noInvitation: 'Tidak ada undangan yang perlu dijawab.',
    alreadyInvited: 'Undangan sudah dikirim; peserta belum menjawabnya.',
    tooSoon: 'Belum satu menit sejak pengunduran diri. Silakan coba lagi sebentar lagi.',
  },
} satisfies Translation<typeof zhCN.default>

export const waiting = {
  registration: 'Pendaftaran menunggu keputusan Anda',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  registration: '{count} pendaftaran',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  asked: {
    title: 'Pendaftaran menunggu keputusan Anda',
    content: '{learner} ingin mengikuti “{className}”. Silakan setujui atau tolak pendaftarannya.',
  },
  approved: {
    title: 'Pendaftaran Anda telah disetujui',
    content:
      'Anda kini menjadi peserta “{className}”. Jika rencana Anda berubah, Anda dapat mengundurkan diri di halaman kelas.',
  },
  queued: {
    title: 'Disetujui dan masuk daftar tunggu',
    content:
      'Pendaftaran Anda untuk “{className}” telah disetujui, tetapi kelas sudah penuh. Tempat yang kosong diberikan menurut urutan pendaftaran.',
  },
  movedUp: {
    title: 'Anda naik dari daftar tunggu',
    content:
      'Ada tempat kosong di “{className}”, dan tempat itu milik Anda. Jika tidak lagi diperlukan, silakan mengundurkan diri agar dapat diisi peserta berikutnya.',
  },
  declined: {
    title: 'Pendaftaran Anda ditolak',
    content: 'Pendaftaran Anda untuk “{className}” ditolak. Alasan: {reason}',
  },
  lapsed: {
    title: 'Pendaftaran Anda tidak berlaku lagi',
    content:
      'Waktu untuk memutuskan pendaftaran “{className}” sudah lewat, sehingga pendaftaran Anda ditutup tanpa mendapat tempat.',
  },
  putIn: {
    title: 'Anda dimasukkan ke kelas',
    content:
      'Pengelola “{className}” telah memasukkan Anda ke kelas. Jika berhalangan, Anda dapat mengundurkan diri di halaman kelas.',
  },
  takenOut: {
    title: 'Anda dikeluarkan dari kelas',
    content: 'Anda bukan lagi peserta “{className}”. Alasan: {reason}',
  },
  invited: {
    title: 'Anda diundang ke sebuah kelas',
    content:
      'Pengelola “{className}” mengundang Anda untuk ikut serta. Silakan terima atau tolak undangan di halaman kelas.',
  },
  uninvited: {
    title: 'Undangan telah ditarik',
    content: 'Anda tidak lagi diundang ke “{className}”. Alasan: {reason}',
  },
  accepted: {
    title: 'Undangan telah diterima',
    content: '{learner} menerima undangan ke “{className}”.',
  },
  turnedDown: {
    title: 'Undangan telah ditolak',
    content: '{learner} menolak undangan ke “{className}”.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  registration: {
    title: 'Pendaftaran kelas',
    states: {
      unregistered: 'Belum mendaftar',
      invited: 'Diundang',
      underReview: 'Menunggu persetujuan',
      waiting: 'Dalam daftar tunggu',
      registered: 'Terdaftar',
      declined: 'Ditolak',
      withdrawn: 'Mengundurkan diri',
    },
    events: {
      register: 'Daftar',
      withdraw: 'Mengundurkan diri',
      approve: 'Setujui',
      decline: 'Tolak',
      putIn: 'Masukkan',
      takeOut: 'Keluarkan',
      accept: 'Terima undangan',
      turnDown: 'Tolak undangan',
      enter: 'Masuk ke kelas',
      placeFreed: 'ada tempat kosong',
      windowEnded: 'masa pendaftaran berakhir',
      classEnded: 'kelas selesai',
      adopt: 'ambil alih data yang ada',
    },
    guards: {
      needsConsent: 'kelas tidak terbuka dengan sendirinya bagi peserta, sehingga peserta ditanya dahulu',
      isPaused: 'belum {pauseMinutes} menit sejak pengunduran diri',
      isStale: 'sementara itu telah diubah oleh orang lain',
      isLearner: 'pengirim adalah peserta sendiri',
      notIsLearner: 'pengirim bukan peserta sendiri',
      notIsStaff: 'pengirim bukan pengelola kelas',
      notIsAnnounced: 'peserta belum dapat melihat kelas',
      hasClassEnded: 'kelas sudah selesai',
      notHasWindowOpened: 'pendaftaran belum dimulai',
      hasWindowEnded: 'pendaftaran sudah ditutup',
      notIsInvited: 'kelas tidak dibuka untuk peserta ini',
      isFull: 'kelas sudah penuh',
      notIsFull: 'masih ada tempat kosong',
      hasWaitingList: 'kelas memiliki daftar tunggu',
      notHasWaitingList: 'kelas tidak memiliki daftar tunggu',
      asksApproval: 'pendaftaran memerlukan persetujuan',
      declinesAtEnd: 'yang belum diputuskan saat pendaftaran berakhir ditolak',
      notHasReason: 'alasan tidak diisi',
      notIsReasonShort: 'alasan lebih dari {reasonLimit} karakter',
    },
  },
} satisfies Translation<typeof zhCN.charts>
