import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const idIDInformation = {
  reason: {
    titleMissing: 'Tulis judul setidaknya dalam satu bahasa.',
    detailMissing: 'Tulis isi dalam bahasa yang sudah memiliki judul.',
    unknownTopic: 'Kategori ini tidak memiliki topik tersebut. Silakan pilih yang lain.',
    stale: 'Konten ini telah diubah oleh orang lain. Buka kembali untuk melihat versi terbarunya.',
    alreadyPublished: 'Konten ini sudah diterbitkan.',
    notPublished: 'Konten ini belum diterbitkan.',
    stillPublished: 'Konten ini masih diterbitkan. Tarik dahulu sebelum membuangnya.',
    discarded: 'Konten ini sudah dibuang dan tidak dapat diubah lagi.',
  },
} satisfies NamespaceInformationTranslation

export default idIDInformation
