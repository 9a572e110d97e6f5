import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  or: 'atau',
  signIn: 'Masuk dengan kunci sandi',
  cancel: 'Batal',
  waiting: 'Ikuti petunjuk peramban atau perangkat Anda.',
  heading: 'Kunci sandi',
  intro:
    'Masuk dengan sidik jari, wajah, atau PIN perangkat, tanpa nama akun, kata sandi, dan kode. Kunci sandi tidak dapat ditebak atau diambil dengan tipuan.',
  add: 'Tambah kunci sandi',
  addText: 'Pilih nama. Setelah itu peramban atau perangkat memastikan bahwa ini Anda.',
  next: 'Lanjutkan',
  unsupported: 'Kunci sandi tidak dapat dipakai di peramban ini atau pada alamat ini.',
  full: 'Batasnya sudah tercapai: {max}. Hapus satu untuk menambah yang lain.',
  emptyTitle: 'Belum ada kunci sandi',
  emptyText: 'Dengan kunci sandi, lain kali Anda cukup mengonfirmasi di perangkat.',
  name: 'Nama',
  nameHint: 'Agar mudah dikenali, misalnya “Laptop kantor”.',
  defaultName: 'Kunci sandi {number}',
  confirmTitle: 'Pastikan ini Anda',
  confirmText: 'Anda sudah masuk beberapa waktu lalu. Ketik kata sandi sebelum menambah cara masuk.',
  added: 'Kunci sandi ditambahkan.',
  renamed: 'Nama diubah.',
  removed: 'Kunci sandi dihapus.',
  created: 'Ditambahkan',
  used: 'Terakhir dipakai',
  never: 'Belum pernah dipakai',
  synced: 'Disinkronkan antarperangkat',
  oneDevice: 'Hanya di satu perangkat',
  rename: 'Ganti nama',
  renameOne: 'Ganti nama “{name}”',
  renameTitle: 'Ganti nama kunci sandi ini',
  renameText: 'Hanya Anda yang melihat namanya.',
  save: 'Simpan',
  remove: 'Hapus',
  removeOne: 'Hapus “{name}”',
  removeTitle: 'Hapus “{name}”?',
  removeText:
    'Kunci ini tidak dapat lagi dipakai untuk masuk di sini. Perangkat Anda mungkin masih menampilkannya: hapus juga di pengelola kata sandinya.',
  keep: 'Pertahankan',
  reason: {
    expired: 'Ini terlalu lama. Silakan mulai lagi.',
    unknown: 'Portal tidak mengenal kunci sandi ini. Mungkin sudah dihapus.',
    refused: 'Kunci sandi tidak dapat diverifikasi.',
    unavailable: 'Peramban atau perangkat tidak dapat memakai kunci sandi.',
    confirm: 'Ketik kata sandi sebelum menambah cara masuk.',
    signInAnew: 'Anda sudah masuk beberapa waktu lalu. Keluar dan masuk lagi, lalu tambahkan dalam sepuluh menit.',
    wrongPassword: 'Kata sandi salah.',
    tooMany: 'Jumlah kunci sandi sudah mencapai batas. Hapus satu untuk menambah yang lain.',
    emptyName: 'Isi namanya.',
    longName: 'Nama paling banyak 50 karakter.',
    known: 'Perangkat ini sudah punya kunci sandi Anda.',
    lastWay: 'Ini satu-satunya cara masuk Anda, jadi tidak dapat dihapus.',
  },
  told: {
    addedSubject: 'Kunci sandi ditambahkan',
    addedText:
      'Kunci sandi “{name}” baru saja ditambahkan ke akun Portal Pembelajaran Anda dan dapat dipakai untuk masuk. Jika bukan Anda, segera hapus dan ganti kata sandi.',
    removedSubject: 'Kunci sandi dihapus',
    removedText:
      'Kunci sandi “{name}” baru saja dihapus dari akun Portal Pembelajaran Anda. Jika bukan Anda, segera ganti kata sandi dan hubungi administrator.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  passkeys: 'Cara masuk',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  passkeys: 'kunci sandi, sidik jari, wajah, kunci keamanan, cara masuk, masuk tunggal, keamanan akun',
} satisfies Translation<typeof zhCN.keywords>
