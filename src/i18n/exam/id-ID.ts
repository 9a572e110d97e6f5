import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'Hanya peserta ujian ini yang dapat melakukannya.',
    ownRegistration: 'Anda tidak dapat memutuskan pendaftaran sendiri.',
    notStaff: 'Hanya penyelenggara ujian ini yang dapat melakukannya.',
    closed: 'Ujian sudah ditutup.',
    nothingToDecide: 'Tidak ada pendaftaran yang perlu diputuskan.',
    noRegistration: 'Ujian ini tidak memerlukan pendaftaran.',
    notForYou: 'Ujian ini tidak dibuka untuk Anda.',
    alreadyBegun: 'Ujian sudah dimulai; pendaftaran tidak dapat dibatalkan lagi.',
    notRegistered: 'Anda belum terdaftar pada ujian ini, atau pendaftaran belum disetujui.',
    notYetApproved: 'Pendaftaran masih ditinjau.',
    reasonMissing: 'Isi alasannya.',
    reasonTooLong: 'Alasan paling banyak 100 karakter.',
    alreadyRegistered: 'Anda sudah terdaftar.',
    timeUp: 'Waktu sudah habis.',
    anotherWriter: 'Lembar ini sedang dikerjakan di perangkat atau tab lain.',
    hoursMissing: 'Anda masih kurang {hours} jam dari jam yang disyaratkan, sehingga belum dapat mengikuti ujian.',
    notOpen: 'Ujian belum dibuka.',
    tooLate: 'Sudah terlambat untuk memulai ujian ini.',
    noAttemptsLeft: 'Kesempatan Anda sudah habis.',
    notStudied: 'Selesaikan materi kursus sebelum mengikuti ujiannya.',
    notInProgress: 'Lembar ini tidak sedang dikerjakan.',
    stillOpen: 'Waktu belum habis.',
    inProgress: 'Lembar ini sedang dikerjakan.',
    beingMarked: 'Lembar ini sedang dinilai; harap tunggu hasilnya.',
    alreadyPassed: 'Anda sudah lulus ujian ini; tidak perlu mengulang.',
    minutesInvalid: 'Waktu tambahan harus bilangan bulat 1 sampai 600 menit.',
    sequenceSkipped: 'Beberapa jawaban tiba tidak berurutan. Silakan coba lagi.',
    sequenceReplayed: 'Jawaban lain sudah tersimpan dengan nomor yang sama.',
    questionUnknown: 'Soal ini tidak ada di lembar ujian.',
    answerInvalid: 'Jawaban tidak sesuai dengan soal.',
    questionLeft: 'Soal ini sudah dijawab dan ditinggalkan; jawabannya tidak dapat diubah lagi.',
    notHandedIn: 'Lembar ini belum dikumpulkan.',
    marksInvalid: 'Nilai harus antara 0 dan nilai penuh soal.',
    marksMissing: 'Masih ada soal yang belum dinilai.',
    notPublished: 'Soal dan jawaban belum diumumkan.',
    noRanking: 'Hanya lomba yang memiliki peringkat.',
  },
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'Pendaftaran ujian menunggu keputusan Anda',
    content: '{learner} ingin mengikuti “{exam}”. Silakan setujui atau tolak pendaftarannya.',
  },
  approved: {
    title: 'Pendaftaran ujian Anda disetujui',
    content: 'Anda dapat mengikuti “{exam}” selama masih dibuka.',
  },
  declined: {
    title: 'Pendaftaran ujian Anda ditolak',
    content: 'Pendaftaran Anda untuk “{exam}” ditolak. Alasan: {reason}',
  },
  passed: {
    title: 'Anda lulus ujian',
    content: 'Selamat, Anda lulus “{exam}”.',
  },
  failed: {
    title: 'Tidak lulus ujian',
    content: 'Anda tidak lulus “{exam}” dan kesempatan sudah habis.',
  },
  makeUp: {
    title: 'Tidak lulus ujian; Anda dapat mengulang',
    content: 'Anda tidak lulus “{exam}”. Anda dapat mengikuti ujian ulang sampai ujian ditutup.',
  },
  remarked: {
    title: 'Hasil ujian diperbaiki',
    content: 'Hasil Anda untuk “{exam}” telah diperbaiki. Silakan lihat kembali.',
  },
  extraTime: {
    title: 'Waktu ujian Anda ditambah',
    content: 'Anda mendapat tambahan {minutes} menit untuk “{exam}”. Alasan: {reason}',
  },
  handedIn: {
    title: 'Lembar ujian Anda sudah dinilai',
    content: 'Lembar Anda untuk “{exam}” sudah dinilai. Hasilnya diumumkan kemudian.',
  },
} satisfies Translation<typeof zhCN.notices>
