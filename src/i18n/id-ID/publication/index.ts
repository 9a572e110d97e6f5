import type { NamespacePublicationTranslation } from '../../i18n-types.ts'

const idIDPublication = {
  reason: {
    stale: 'Seseorang telah mengubahnya sementara itu. Buka kembali untuk melihat keadaannya sekarang.',
    textsMissing:
      'Tulis judul dan ringkasan dalam bahasa Tionghoa; setiap bab, materi, dan sumber perlu nama dalam bahasa Tionghoa.',
    unknownPart: 'Kategori, berkas, atau kursus yang disebut di sini sudah tidak ada. Pilih yang lain.',
    contentMissing:
      'Belum ada yang dapat dipelajari: kursus memerlukan materi yang dapat diputar, topik memerlukan kursus yang sudah terbit.',
    notPublished: 'Ini belum diterbitkan.',
    alreadyPublished: 'Ini sudah diterbitkan.',
    stillPublished: 'Ini masih terbit. Tarik dahulu sebelum membuangnya.',
    discarded: 'Ini sudah dibuang dan tidak dapat diubah lagi.',
  },
} satisfies NamespacePublicationTranslation

export default idIDPublication
