import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Daftar pilihan',
  intro:
    'Pilihan yang tampil di formulir dikelola di sini: kategori, topik, bagian, dan sebagainya. Yang dinonaktifkan tidak lagi ditawarkan, tetapi tetap tampil di tempat ia dipakai.',
  type: {
    courseCategory: 'Kategori kursus',
    newsTopic: 'Topik berita',
    helpTopic: 'Topik bantuan',
    department: 'Bagian',
    post: 'Jabatan',
    educationLevel: 'Jenjang pendidikan',
    documentType: 'Jenis dokumen',
    religion: 'Agama',
    country: 'Negara dan wilayah',
  },
  use: {
    courseCategory: 'Untuk mengelompokkan dan menyaring kursus.',
    newsTopic: 'Untuk mengelompokkan berita.',
    helpTopic: 'Untuk mengelompokkan artikel pusat bantuan, menurut urutan ini.',
    department:
      'Setiap orang termasuk dalam suatu bagian; kelas, kuesioner, dan tugas dapat ditujukan kepada bagian tertentu.',
    profile: 'Dipilih setiap orang di profilnya.',
  },
  offered: 'Ditawarkan: {count}',
  retiredCount: 'Nonaktif: {count}',
  none: 'Masih kosong',
  fallback: 'Satu bahasa sudah cukup; pembaca bahasa lain melihat nama dalam bahasa itu.',
  entries: 'Isi daftar',
  order: 'Formulir mengikuti urutan ini.',
  byName: 'Formulir mengurutkannya menurut nama, apa pun urutannya di sini.',
  ofLevel: 'Yang setingkat ditampilkan dalam urutan ini.',
  toTree: 'Buka halaman bagian',
  find: 'Cari isi daftar',
  nothingFound: 'Tidak ada nama yang memuat kata ini.',
  entry: 'Isi {number}',
  add: 'Tambah isi',
  uses: 'Pemakaian: {count}',
  unused: 'Tidak dipakai',
  retired: 'Nonaktif',
  retire: 'Nonaktifkan “{name}”',
  restore: 'Aktifkan kembali “{name}”',
  removed: 'Dihapus saat disimpan',
  putBack: 'Batal menghapus “{name}”',
  fresh: 'Baru, belum disimpan',
  empty: 'Daftar “{name}” belum berisi pilihan.',
  fill: 'Tambah isi',
  ask: 'Minta administrator menambahkannya.',
  reason: {
    nameMissing: 'Setiap isi harus bernama dalam sedikitnya satu bahasa.',
    inUse: '“{name}” sedang dipakai (pemakaian: {count}) dan tidak dapat dihapus. Anda dapat menonaktifkannya.',
    unknownEntry: 'Salah satu isi ini sudah tidak ada. Buka kembali daftar sebelum mengubahnya.',
    isTree:
      'Bagian dibuat, dipindahkan, digabungkan, dan ditutup di halamannya sendiri; di sini hanya nama dan urutannya yang diubah.',
  },
} satisfies Translation<typeof zhCN.default>
