import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Siaran langsung',
  intro:
    'Rencanakan siaran langsung. Setelah disimpan, semua orang menemukannya di bagian atas halaman, di beranda, dan di agenda.',
  create: 'Rencanakan siaran',
  searchPlaceholder: 'Kata dalam judul, deskripsi, atau pembicara',
  title: 'Judul',
  summary: 'Deskripsi',
  summaryHint: 'Ditampilkan di halaman siaran: apa isinya dan untuk siapa.',
  fallback: 'Pembaca tanpa terjemahan melihat judul dan deskripsi yang tersedia.',
  details: 'Waktu dan alamat',
  speaker: 'Pembicara',
  startsAt: 'Mulai',
  endsAt: 'Selesai',
  joinUrl: 'Alamat di luar portal',
  joinUrlHint:
    'Jika diisi, semua orang membuka alamat ini di jendela baru, misalnya tautan rapat video. Jika tidak, siaran ditonton di pemutar portal.',
  source: 'Aliran',
  sourceHint:
    'Alamat daftar putar yang berakhiran {ending}, di server yang disebut dalam pengaturan {setting}. Dapat ditambahkan nanti; sampai saat itu halaman menyatakan belum ada sinyal.',
  watch: 'Buka halamannya',
  done: 'Siaran telah dihapus.',
  askRemove: 'Hapus siaran ini?',
  askRemoveText:
    'Siaran langsung hilang dari bagian atas halaman, beranda, dan agenda. Tindakan ini tidak dapat dibatalkan.',
  remove: 'Hapus siaran',
  reason: {
    titleMissing: 'Tulis judul setidaknya dalam satu bahasa.',
    endBeforeStart: 'Waktu selesai harus setelah waktu mulai.',
    tooLong: 'Satu siaran paling lama 31 hari.',
    linkInvalid: 'Alamat di luar portal harus berupa alamat web yang lengkap.',
    sourceInvalid: 'Aliran harus berupa alamat lengkap sebuah daftar putar.',
    sourceForeign: 'Portal tidak diizinkan memutar aliran dari server ini. Minta pengelola portal mengizinkannya.',
  },
} satisfies Translation<typeof zhCN.default>
