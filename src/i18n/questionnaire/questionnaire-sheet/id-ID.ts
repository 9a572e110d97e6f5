import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  onDevice: 'Disimpan di perangkat ini',
  closesIn: 'Ditutup dalam',
  anonymous:
    'Anonim: jawaban Anda disimpan tanpa nama Anda. Sebelum dikirim, jawaban hanya ada di perangkat ini; setelah itu tidak dapat diubah.',
  named: 'Jawaban Anda disimpan beserta nama Anda. Setelah dikirim, jawaban tidak dapat diubah.',
  namedChangeable: 'Jawaban Anda disimpan beserta nama Anda. Anda dapat mengubahnya sampai ditutup.',
  page: 'Halaman {number} dari {count}',
  appeared: 'Pertanyaan baru di halaman ini: {count}',
  gone: 'Pertanyaan yang tidak lagi diajukan: {count}',
  required: 'Wajib dijawab',
  least: 'Pilih paling sedikit: {count}',
  most: 'Pilih paling banyak: {count}',
  scale: 'Skala penilaian',
  rank: {
    kind: 'Pemeringkatan',
    up: 'Naikkan',
    down: 'Turunkan',
    moved: 'Sekarang di urutan {number} dari {count}',
    untouched: 'Urutkan sendiri dengan tanda panah, atau gunakan urutan ini bila Anda setuju.',
    keep: 'Gunakan urutan ini',
  },
  previous: 'Halaman sebelumnya',
  next: 'Halaman berikutnya',
  submit: {
    open: 'Kirim',
    busy: 'Mengirim…',
    title: 'Kirim sekarang?',
    anonymous: 'Jawaban Anda disimpan tanpa nama Anda dan setelah itu tidak dapat diubah.',
    changeable: 'Anda dapat mengubah jawaban sampai ditutup.',
    final: 'Setelah itu jawaban tidak dapat diubah.',
    unanswered: 'Pertanyaan tanpa jawaban: {count}',
    keep: 'Lanjut menjawab',
    failed: 'Gagal mengirim',
    failedText: 'Tidak ada jawaban yang hilang: kirim lagi. Pengiriman juga dicoba lagi begitu jaringan pulih.',
    again: 'Kirim lagi',
  },
  changed:
    'Pertanyaan atau sifat anonimnya baru saja berubah, dan jawaban yang tidak lagi sesuai telah dihapus. Periksa kembali sebelum mengirim.',
  elsewhere: {
    title: 'Kuesioner ini sedang dijawab di tempat lain',
    text: 'Jendela atau perangkat lain sedang menjawabnya; di sini Anda hanya dapat membaca. Jika Anda melanjutkan di sini, di sana tidak dapat dijawab lagi.',
  },
  offlineOnDevice:
    'Anda sedang luring. Teruslah menjawab: jawaban Anda tetap di perangkat ini. Untuk mengirimnya diperlukan jaringan.',
  inTab:
    'Peramban ini tidak dapat menyimpan jawaban: jawaban hanya ada di tab ini. Jangan tutup tab sebelum jawaban dikirim.',
  lacking: {
    title: 'Belum dapat dikirim',
    text: 'Pertanyaan ini wajib dijawab, atau pilihannya masih kurang:',
    here: 'Jawablah pertanyaan ini.',
  },
  missing: {
    title: 'Kuesioner ini tidak ditemukan',
    text: 'Tautannya mungkin salah, atau kuesioner ini tidak dibuka untuk Anda.',
  },
  submitted: {
    title: 'Terkirim',
    text: 'Terima kasih. Jawaban Anda sudah sampai.',
    anonymous: 'Terima kasih. Jawaban Anda sudah sampai tanpa nama Anda, dan tidak lagi disimpan di perangkat ini.',
  },
  already: {
    title: 'Anda sudah mengirim',
    text: 'Jawaban Anda dihitung.',
  },
  over: {
    title: 'Sudah ditutup',
    text: 'Kuesioner dapat dijawab sampai {moment}.',
  },
  notOpen: {
    title: 'Sekarang tidak dibuka',
    text: 'Dibuka pada {moment}.',
    begin: 'Mulai',
  },
  change: {
    open: 'Ubah jawaban saya',
    title: 'Ubah yang sudah dikirim?',
    text: 'Jawaban yang sudah dikirim tetap dihitung sampai Anda mengirim lagi.',
  },
} satisfies Translation<typeof zhCN.default>
