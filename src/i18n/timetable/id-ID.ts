import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  state: {
    expected: 'Diharapkan hadir',
    present: 'Hadir',
    late: 'Hadir, terlambat',
    absent: 'Tidak hadir',
    excused: 'Izin',
  },
  reason: {
    notRegistered: 'Anda tidak terdaftar di kelas ini.',
    classNotAnnounced: 'Kelas ini belum diumumkan atau sudah selesai.',
    tooEarly: 'Presensi belum dibuka. Presensi dibuka 15 menit sebelum pelajaran.',
    tooLate: 'Pelajaran ini sudah selesai, presensi ditutup.',
    codeWrong: 'Nomor ini salah. Periksa lalu masukkan lagi.',
    codeOutdated: 'Nomor ini sudah tidak berlaku. Gunakan nomor yang ditampilkan sekarang.',
    codeOfOtherLesson: 'Nomor ini milik pelajaran lain.',
    tooManyTries: 'Terlalu banyak percobaan. Tunggu sebentar.',
    ownAttendance: 'Anda tidak dapat mengubah kehadiran Anda sendiri.',
    notTeaching: 'Hanya pengajar pelajaran ini dan pengelola kelas yang dapat melakukannya.',
    notBegun: 'Kehadiran dapat dicatat mulai 15 menit sebelum pelajaran.',
    reasonMissing: 'Berikan alasan.',
    reasonTooLong: 'Alasan paling banyak 100 karakter.',
    alreadySo: 'Kehadiran sudah tercatat demikian.',
    alreadySettled: 'Kehadiran ini sudah ditetapkan.',
    notEnded: 'Pelajaran ini belum selesai.',
  },
} satisfies Translation<typeof zhCN.default>
