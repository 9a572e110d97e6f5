import type { DocumentTexts } from '#server/course/document-texts.demo.ts'

export const documents: DocumentTexts = {
  'gauging-sheet': {
    title: 'Lembar Pengukuran Debit',
    summary:
      'Satu pengukuran dengan dua puluh satu vertikal, dihitung lajur demi lajur: masukkan bacaan Anda sendiri dan jumlahnya langsung muncul.',
  },
  'gauging-checklist': {
    title: 'Daftar Periksa untuk Sehari di Pos Duga Air',
    summary: 'Apa yang dibawa, apa yang diperiksa di lokasi, dan apa yang dicatat sebelum pulang.',
  },
  'storm-records': {
    title: 'Catatan Hujan Lebat Tiga Daerah Tangkapan',
    summary:
      'Hujan dan debit per jam dari tiga daerah tangkapan kecil, untuk menurunkan hidrograf satuan dan mengujinya.',
  },
  'flood-readings': {
    title: 'Tujuh Puluh Dua Jam Sebuah Banjir',
    summary: 'Hujan di tiga pos, muka air dan debit di dua pos, jam demi jam: data untuk latihan.',
  },
  'flood-wave': {
    title: 'Gelombang Banjir dalam Perjalanan',
    summary:
      'Gelombang yang sama bergerak melewati tiga pos, sehingga terlihat bagaimana ia makin lambat dan makin rendah.',
  },
  'village-contact-sheet': {
    title: 'Daftar Kontak untuk Satu Desa',
    summary:
      'Formulir untuk orang, isyarat, dan jalur evakuasi sebuah desa, dengan satu halaman terisi sebagai contoh.',
  },
  'warning-talk': {
    title: 'Peringatan Adalah Sebuah Rantai (Versi Audio)',
    summary: 'Kuliah pertama dalam bentuk suara saja, untuk didengarkan di perjalanan ke kantor.',
  },
  'levee-patrol-card': {
    title: 'Kartu Ronda Tanggul',
    summary:
      'Selembar kertas untuk dicetak dan dilipat: tanda-tandanya, arti masing-masing, dan apa yang harus dilakukan.',
  },
  'filter-ring-film': {
    title: 'Cara Kerja Cincin Penyaring',
    summary:
      'Film pendek tanpa kata: sebuah sand boil, lingkaran karung pasir di sekelilingnya, dan akhirnya air jernih.',
  },
  'dam-round': {
    title: 'Putaran Pemeriksaan Bendungan, Butir demi Butir',
    summary: 'Empat puluh butir dari puncak sampai pintu air, dengan ruang untuk temuan dan tanda tangan.',
  },
  'dam-section': {
    title: 'Penampang Bendungan Urugan',
    summary: 'Inti, filter, drainase, dan garis rembesan dalam satu gambar, untuk salindia Anda sendiri.',
  },
  'sampling-packing-list': {
    title: 'Daftar Perlengkapan Pengambilan Sampel',
    summary: 'Botol, bahan pengawet, alat, dan surat-surat, menurut urutan Anda memerlukannya.',
  },
  'basin-map': {
    title: 'Peta Daerah Aliran Sungai Latihan',
    summary: 'Sub-DAS, alur sungai, dan pos pengukuran di daerah aliran sungai yang dipakai dalam latihan.',
  },
  'flow-calendar': {
    title: 'Setahun Aliran untuk Sungai yang Hidup',
    summary:
      'Aliran alami dan aliran lingkungan bulan demi bulan, beserta ikan, kerikil, dan padang yang memerlukannya.',
  },
  'raw-readings': {
    title: 'Setahun Bacaan Mentah',
    summary: 'Hujan dan muka air harian dengan semua kesalahannya, untuk Anda temukan.',
  },
  'role-cards': {
    title: 'Kartu Peran untuk Dua Perundingan',
    summary: 'Petunjuk rahasia bagi masing-masing pihak dalam kedua permainan peran.',
  },
  'academy-at-a-glance': {
    title: 'Sekilas tentang Akademi',
    summary: 'Dua puluh empat kursus dengan jam dan kreditnya, dalam dua halaman.',
  },
  'study-planner': {
    title: 'Perencana Belajar',
    summary: 'Isikan kursus yang ingin Anda ikuti dan lihat jam serta kreditnya terkumpul, minggu demi minggu.',
  },
}
