import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Berita',
  lead: 'Kabar terbaru, pengumuman, dan kisah dari para peserta.',
  topics: 'Topik',
  allTopics: 'Semua',
  topicsFailed: 'Daftar topik gagal dimuat. Bagian lainnya tetap berfungsi.',
  search: 'Cari berita',
  searchPlaceholder: 'Kata dalam judul atau teks',
  results: 'Hasil untuk “{keyword}”',
  clearSearch: 'Hapus pencarian',
  latest: 'Terbaru',
  earlier: 'Berita lainnya',
  empty: 'Belum ada berita',
  emptyHint: 'Berita dan pengumuman akan muncul di sini begitu diterbitkan.',
  nothingFound: 'Tidak ada yang ditemukan',
  nothingFoundHint: 'Coba kata lain, atau lihat semuanya.',
  showAll: 'Lihat semua',
  readingTime: '{minutes} menit baca',
  views: 'Dibaca {count} kali',
  toNews: 'Kembali ke berita',
  toHelp: 'Kembali ke pusat bantuan',
  neighbours: 'Artikel sebelumnya dan berikutnya',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  help: {
    heading: 'Pusat bantuan',
    lead: 'Apa yang dapat kami bantu?',
    search: 'Cari di pusat bantuan',
    searchPlaceholder: 'Misalnya kata sandi, sertifikat, cuti',
    topics: 'Topik bantuan',
    otherTopic: 'Pertanyaan lain',
    allArticles: 'Semua artikel',
    empty: 'Belum ada artikel bantuan',
    emptyHint: 'Jika perlu bantuan, hubungi kami melalui dukungan teknis di bawah ini.',
    quickLinks: 'Tautan cepat',
    speedTest: 'Uji kecepatan',
    speedTestHint: 'Video tersendat? Periksa apakah koneksi Anda penyebabnya',
    support: 'Dukungan teknis',
    supportHint: 'Cara menghubungi tim yang dapat memperbaikinya',
    app: 'Aplikasi seluler',
    appHint: 'Terus belajar di ponsel atau tablet',
  },
  reason: {
    titleMissing: 'Tulis judul setidaknya dalam satu bahasa.',
    detailMissing: 'Tulis isi dalam bahasa yang sudah memiliki judul.',
    unknownTopic: 'Kategori ini tidak memiliki topik tersebut. Silakan pilih yang lain.',
    alreadyPublished: 'Konten ini sudah diterbitkan.',
    notPublished: 'Konten ini belum diterbitkan.',
    stillPublished: 'Konten ini masih diterbitkan. Tarik dahulu sebelum membuangnya.',
    discarded: 'Konten ini sudah dibuang dan tidak dapat diubah lagi.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  dynamicList: 'Berita',
  dynamicDetail: 'Artikel',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  dynamicList: 'berita, artikel, pengumuman, kabar terbaru',
  helpCentre: 'bantuan, pertanyaan, tanya jawab, FAQ, cara, panduan, petunjuk',
} satisfies Translation<typeof zhCN.keywords>

export const charts = {
  information: {
    title: 'Berita dan bantuan',
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
      notKnowsTopic: 'topik tidak termasuk dalam kategorinya',
      notHasTitle: 'tidak ada judul dalam bahasa mana pun',
      notHasDetail: 'tidak ada bahasa yang memiliki judul sekaligus isi',
      wasPublished: 'dahulu sudah diterbitkan',
      wasWithdrawn: 'dahulu sudah ditarik',
      wasDiscarded: 'dahulu sudah dibuang',
    },
  },
} satisfies Translation<typeof zhCN.charts>
