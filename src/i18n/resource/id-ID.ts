import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  lead: 'Bahan kursus dan akademi untuk diunduh dan disimpan.',
  search: 'Cari bahan',
  placeholder: 'Nama atau ringkasan',
  types: 'Jenis bahan',
  all: 'Semua',
  type: {
    video: 'Video',
    image: 'Gambar',
    document: 'Dokumen',
    other: 'Lainnya',
  },
  sort: 'Urutkan',
  newest: 'Terbaru',
  hottest: 'Paling banyak diunduh',
  best: 'Nilai tertinggi',
  count: '{count} bahan',
  uploaded: 'Diunggah',
  downloads: '{count} unduhan',
  forAll: 'Untuk semua',
  noFile: 'Tanpa lampiran',
  download: 'Unduh',
  downloading: '{percent} terunduh',
  cancel: 'Batalkan unduhan',
  saved: 'Sudah diunduh',
  rate: 'Beri nilai',
  rateTitle: 'Beri nilai bahan ini',
  rateText: 'Setiap bahan hanya dapat dinilai satu kali dan tidak dapat diubah lagi.',
  submit: 'Kirim penilaian',
  back: 'Nanti saja',
  emptyTitle: 'Tidak ada bahan yang cocok',
  emptyText: 'Coba kata lain, atau pilih jenis lain.',
  clear: 'Hapus semua filter',
  noneTitle: 'Belum ada bahan',
  noneText: 'Bahan muncul di sini setelah diunggah.',
  ofCourseTitle: 'Kursus ini tidak memiliki bahan',
  ofCourseText: 'Bahan muncul di sini setelah diunggah pengajar.',
  toAll: 'Lihat semua bahan',
  reason: {
    noAttachment: 'Tidak ada lampiran untuk diunduh.',
    alreadyRated: 'Anda sudah menilai bahan ini. Penilaian tidak dapat diubah.',
    nothingChosen: 'Pilih satu sampai lima bintang sebelum mengirim.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resources: 'Bahan belajar',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resources: 'bahan, unduhan, berkas, dokumen, materi, lampiran',
} satisfies Translation<typeof zhCN.keywords>
