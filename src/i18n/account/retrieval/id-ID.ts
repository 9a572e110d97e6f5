import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Atur ulang kata sandi',
  headingWeak: 'Ganti kata sandi',
  steps: 'Langkah',
  stepAccount: 'Periksa akun',
  stepCode: 'Verifikasi identitas',
  stepDone: 'Selesai',
  accountHint:
    'Masukkan nama akun yang Anda gunakan untuk masuk. Kami akan mengirim kode ke ponsel atau email yang tertaut ke akun tersebut.',
  codeSent: 'Jika akun tersebut terdaftar, kode enam angka telah dikirim dan berlaku selama {minutes} menit.',
  byPassword:
    'Akun Anda tidak memiliki nomor ponsel maupun alamat email, sehingga kami tidak dapat mengirim kode. Konfirmasikan identitas Anda dengan kata sandi saat ini.',
  unreachable:
    'Akun ini tidak memiliki nomor ponsel maupun alamat email, sehingga kami tidak dapat mengirim kode. Mintalah administrator organisasi Anda menambahkannya, lalu coba lagi.',
  next: 'Lanjutkan',
  doneHeading: 'Kata sandi telah diganti',
  doneText: 'Silakan masuk dengan kata sandi baru. Akun Anda telah dikeluarkan dari semua perangkat.',
  leaving: 'Anda akan dialihkan ke halaman masuk dalam {seconds} detik.',
  toSignIn: 'Ke halaman masuk',
  reason: {
    expired: 'Waktu Anda habis. Silakan periksa akun kembali.',
    verificationFailed: 'Verifikasi belum selesai atau gagal.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  retrieve: 'Atur ulang kata sandi',
  emailReset: 'Ganti kata sandi',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  retrieve: 'lupa kata sandi, lupa password, atur ulang kata sandi, reset password',
} satisfies Translation<typeof zhCN.keywords>
