import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  search: 'Cari catatan',
  placeholder: 'Kata dalam catatan Anda',
  count: '{count} catatan',
  label: 'Catatan baru',
  write: 'Poin penting, pertanyaan, gagasan…',
  counted: '{count}/{max}',
  onlyYou: 'Hanya Anda yang dapat melihat catatan Anda.',
  keep: 'Simpan catatan',
  kept: 'Catatan tersimpan.',
  unsent: 'Catatan gagal disimpan; teksnya masih ada di sini. {why}',
  at: 'pada {time}',
  atLabel: 'Waktu',
  wholeCourse: 'Tentang seluruh kursus',
  play: 'Putar',
  changed: 'Diubah',
  written: 'Ditulis',
  edit: 'Ubah',
  change: 'Ubah catatan',
  save: 'Simpan',
  cancel: 'Batal',
  remove: 'Hapus',
  removeTitle: 'Hapus catatan ini?',
  removeText: 'Catatan tidak dapat dikembalikan.',
  stay: 'Pertahankan',
  removed: 'Catatan dihapus.',
  closed: 'Kursus ini sedang tidak dibuka',
  emptyTitle: 'Belum ada catatan',
  emptyText: 'Catatan yang Anda tulis saat belajar disimpan di sini.',
  emptyCourse: 'Tulis catatan pertama di atas, atau catat saat kuliah diputar.',
  browse: 'Buka kursus saya',
  nothingTitle: 'Tidak ada catatan yang cocok',
  nothingText: 'Coba kata lain.',
  clear: 'Tampilkan semua catatan',
  reason: {
    empty: 'Tulis sesuatu dahulu.',
    tooLong: 'Catatan paling banyak 2.000 karakter. Persingkat lalu simpan lagi.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  mynotes: 'Catatan saya',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  mynotes: 'catatan, catatan saya, tulisan',
} satisfies Translation<typeof zhCN.keywords>
