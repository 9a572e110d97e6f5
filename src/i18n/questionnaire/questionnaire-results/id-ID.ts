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
  inSteps:
    'Agar tidak ada yang dikenali, angka jawaban anonim diperbarui setiap lima jawaban; setelah ditutup, jawaban terakhir ditambahkan jika ada sedikitnya dua.',
  openInSteps:
    'Agar tidak terlihat siapa baru saja menjawab apa, angka maju setiap lima jawaban selama masih dibuka; setelah ditutup, jawaban terakhir ditambahkan jika sedikitnya ada dua.',
  learnersInSteps:
    'Agar tidak terlihat siapa baru saja menjawab apa, selama masih dibuka responden melihat angka yang maju setiap lima jawaban; setelah ditutup, jawaban terakhir ditambahkan jika sedikitnya ada dua. Anda melihat semuanya.',
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
    number: 'Nomor',
    answered: 'Orang yang menjawab',
    caption: 'Angka pertanyaan {number}',
    option: 'Pilihan',
    count: 'Orang',
    share: 'Persentase',
    place: 'Peringkat rata-rata',
  },
  moreTexts: 'Ditampilkan {count} dari {total} teks; berkas ekspor memuat semuanya.',
  live: 'Selama pemungutan suara dibuka, hasil diperbarui setiap {count} detik.',
  view: 'Tampilan',
  overall: 'Semua jawaban',
  byDepartment: 'Per departemen',
  departments: {
    fewText: 'Departemen ditampilkan mulai dari {count} kiriman, yang lain digabung, agar tidak ada yang dikenali.',
    few: 'Belum ada departemen dengan cukup jawaban untuk ditampilkan tersendiri.',
    others: 'Departemen lain',
  },
  chart: {
    bars: 'Diagram batang pertanyaan {number}:',
    distribution: 'Sebaran nilai pertanyaan {number}:',
    places: 'Peringkat rata-rata pertanyaan {number}:',
    departments: 'Perbandingan departemen untuk pertanyaan {number}; angkanya ada di tabel di bawah.',
  },
  export: {
    all: 'Semua',
    figures: 'Angka',
    answers: 'Jawaban',
    question: 'Pertanyaan',
    share: 'Persentase (%)',
    average: 'Rata-rata',
    submitted: 'Terkirim',
    counted: 'Dihitung',
    text: 'Teks',
    title: 'Ekspor',
  },
  refresh: 'Segarkan',
  print: 'Cetak',
  toEditor: 'Kembali ke kuesioner',
  true: 'Benar',
  false: 'Salah',
} satisfies Translation<typeof zhCN.default>
