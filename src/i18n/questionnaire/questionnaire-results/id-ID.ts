import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  results: 'Hasil',
  showing: 'Tampilkan hasil kepada yang ditanya',
  showings: {
    never: 'Tidak pernah',
    answered: 'Setelah mereka menjawab',
    always: 'Kapan saja',
  },
  inSteps: 'Agar tidak ada yang dikenali, angka jawaban anonim diperbarui setiap lima jawaban.',
  taken: 'Jumlah peserta: {count}',
  counted: 'Kiriman yang dihitung dalam angka ini: {count}',
  few: {
    title: 'Baru sedikit yang ikut serta',
    text: 'Hasil ditampilkan mulai dari {count} kiriman, agar tidak ada yang dikenali.',
  },
  hidden: {
    title: 'Hasil tidak ditampilkan',
  },
  question: 'Pertanyaan {number}',
  answered: 'Jumlah yang menjawab: {count}',
  chosen: 'Dipilih oleh: {count} ({share})',
  average: 'Rata-rata: {value} pada skala 1 sampai {count}',
  point: 'Nilai {number}',
  place: 'Peringkat rata-rata: {value}',
  noPlace: 'Belum ada yang mengurutkan',
  staffOnly: 'Hanya staf yang membaca jawaban tertulis.',
  noTexts: 'Tidak ada jawaban tertulis.',
  table: {
    caption: 'Angka pertanyaan {number}',
    option: 'Pilihan',
    count: 'Orang',
    share: 'Persentase',
    place: 'Peringkat rata-rata',
  },
  refresh: 'Segarkan',
  print: 'Cetak',
  toEditor: 'Kembali ke kuesioner',
  true: 'Benar',
  false: 'Salah',
} satisfies Translation<typeof zhCN.default>
