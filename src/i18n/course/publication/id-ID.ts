import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    textsMissing:
      'Tulis semuanya dalam satu bahasa: judul dan ringkasan, nama setiap bab, materi, dan sumber; untuk soal, pertanyaan serta pilihannya; untuk tugas, nama serta uraiannya.',
    unknownPart:
      'Kategori, berkas, kursus, bank soal, kelas, departemen, atau orang yang disebut di sini tidak ada, atau bukan wewenang Anda. Pilih yang lain.',
    contentMissing:
      'Masih ada yang kurang: kursus memerlukan materi yang dapat diputar, topik memerlukan kursus yang sudah terbit, soal memerlukan jawaban yang benar, tugas memerlukan nama untuk setiap kriteria.',
    notPublished: 'Ini belum diterbitkan.',
    alreadyPublished: 'Ini sudah diterbitkan.',
    stillPublished: 'Ini masih terbit. Tarik dahulu sebelum membuangnya.',
    discarded: 'Ini sudah dibuang dan tidak dapat diubah lagi.',
    notEditor: 'Hanya pemilik, penyunting bersama, dan administrator yang dapat mengubah ini.',
    notOwner: 'Hanya pemilik dan administrator yang dapat menyerahkan ini atau menunjuk penyunting bersama.',
    unfitEditor:
      'Pemilik dan penyunting bersama harus pengajar atau administrator yang akunnya tidak dinonaktifkan, masing-masing disebut sekali; pemilik tidak boleh dikosongkan.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  publication: {
    title: 'Kursus, topik, dan soal',
    states: {
      draft: 'Draf',
      published: 'Diterbitkan',
      withdrawn: 'Ditarik',
      discarded: 'Dibuang',
    },
    events: {
      save: 'Simpan',
      publish: 'Terbitkan',
      withdraw: 'Tarik',
      discard: 'Buang',
      adopt: 'ambil alih yang sudah ada',
    },
    guards: {
      isStale: 'sementara itu telah diubah oleh orang lain',
      notHasTexts: 'belum ada bahasa yang memuat semua teks wajib',
      notKnowsParts: 'sesuatu yang disebut di dalamnya tidak ada',
      notHasContent: 'tidak ada yang dapat dipelajari, atau tidak ada jawaban yang benar',
      notIsEditor: 'pengirim bukan pemilik atau penyunting bersama',
      notMayName: 'penyunting lain ditunjuk, tetapi bukan oleh pemilik',
      notKnowsEditors: 'ada yang ditunjuk padahal tidak dapat menyunting',
      wasPublished: 'dahulu sudah diterbitkan',
      wasWithdrawn: 'dahulu sudah ditarik',
      wasDiscarded: 'dahulu sudah dibuang',
    },
  },
} satisfies Translation<typeof zhCN.charts>
