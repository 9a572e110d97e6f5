import type { TopicTexts } from '#server/course/topic-texts.demo.ts'

export const topics: TopicTexts = {
  'flood-season': {
    title: 'Siap Menghadapi Musim Banjir',
    summary:
      'Dari tetes hujan pertama hingga keluarga terakhir tiba di tempat aman: apa yang perlu dikuasai peramal, penjaga tanggul, dan komandan dalam satu musim.',
  },
  'living-rivers': {
    title: 'Menjaga Sungai Tetap Hidup',
    summary:
      'Sungai hidup bila airnya bersih, alirannya mengikuti musim, sedimennya bergerak, dan ikannya dapat lewat. Lima kursus membahasnya satu per satu dan berakhir pada lahan basah yang pulih.',
  },
  'gauge-to-map': {
    title: 'Dari Papan Duga ke Peta',
    summary:
      'Ikuti satu pembacaan dari pos duga air, melalui pemeriksaan dan penyimpanan, sampai menjadi peta yang melandasi keputusan. Awal yang baik bagi petugas baru di pos pengamatan dan pusat data.',
  },
  'shared-water': {
    title: 'Berbagi Satu Sungai',
    summary:
      'Hulu dan hilir, dua provinsi, dua negara: apa yang dapat dilakukan hukum, perencanaan, dan perundingan ketika air tidak cukup untuk semua.',
  },
}
