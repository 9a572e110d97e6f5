import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  newPassword: 'Kata sandi baru',
  confirmation: 'Ulangi kata sandi baru',
  ruleLength: '8 sampai 32 karakter',
  ruleDigit: 'Minimal satu angka',
  ruleUpper: 'Minimal satu huruf besar',
  ruleLower: 'Minimal satu huruf kecil',
  ruleMet: 'terpenuhi',
  ruleUnmet: 'belum terpenuhi',
  strength: 'Kekuatan kata sandi: {level}',
  strengthWeak: 'Lemah',
  strengthMedium: 'Sedang',
  strengthStrong: 'Kuat',
  save: 'Simpan kata sandi baru',
  heading: 'Ganti kata sandi',
  lead: 'Perangkat lain langsung dikeluarkan. Setelah itu, masuklah kembali dengan kata sandi baru.',
  original: 'Kata sandi saat ini',
  changedHeading: 'Kata sandi telah diganti',
  changedText: 'Perangkat lain telah dikeluarkan, dan pemberitahuan telah dikirim lewat email atau SMS.',
  leaving: 'Anda akan dikeluarkan dalam {seconds} detik.',
  reason: {
    empty: 'Masukkan kata sandi baru.',
    rule: 'Kata sandi baru harus terdiri atas 8 sampai 32 karakter serta memuat angka, huruf besar, dan huruf kecil.',
    confirmationEmpty: 'Ulangi kata sandi baru.',
    confirmationDiffers: 'Kedua kata sandi tidak sama.',
    originalEmpty: 'Masukkan kata sandi saat ini.',
    originalWrong: 'Kata sandi saat ini salah.',
    same: 'Kata sandi baru harus berbeda dari yang sekarang.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPasswords: 'Ganti kata sandi',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPasswords: 'ganti kata sandi, ubah password, kata sandi baru, keamanan akun',
} satisfies Translation<typeof zhCN.keywords>
