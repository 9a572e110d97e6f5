import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  next: 'Langkah selanjutnya',
  actions: 'Yang dapat Anda lakukan',
  why: 'Mengapa tidak bisa?',
  closed: '{action}: mengapa tidak bisa?',
  reasonLabel: 'Alasan',
  comment: 'Catatan (opsional)',
  back: 'Kembali',
  counted: '{count}/{max}',
  changed: 'Baru saja ada perubahan di sini. Berikut keadaan terbarunya.',
  stillOpen: 'Baru saja ada perubahan di sini. Tulisan Anda tetap tersimpan; kirim lagi jika memang masih sesuai.',
  draftKept: 'Orang lain telah mengubah data ini. Isian Anda masih ada; simpan lagi untuk mempertahankannya.',
  noticed: 'Mengerti',
  unsent: 'Tidak ada jawaban dari server. Tulisan Anda tetap tersimpan; Anda dapat mengirimnya lagi.',
  sendAgain: 'Kirim lagi',
  kept: {
    restored: 'Tulisan Anda sebelumnya telah dipulihkan.',
    keep: 'Simpan',
    throwAway: 'Buang',
  },
  stale: {
    title: 'Konten ini telah diubah orang lain',
    text: 'Versi baru disimpan setelah Anda membukanya. Muat versi itu, atau pertahankan teks Anda dan timpa versi baru saat Anda menyimpan berikutnya.',
    reload: 'Muat versi baru',
    keep: 'Pertahankan teks saya',
  },
  history: 'Riwayat',
  portal: 'Portal',
  reason: {
    stale: 'Baru saja ada perubahan di sini. Periksa dahulu keadaan terbarunya.',
  },
} satisfies Translation<typeof zhCN.default>
