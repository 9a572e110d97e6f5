import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    wrongType: 'Hanya lembar kerja yang diimpor: format templat atau buku kerja.',
    otherContent: 'Berkas bukan seperti namanya, atau tidak berisi teks.',
    unreadable: 'Berkas tidak dapat dibaca; mungkin rusak.',
    quote: 'Baris {row} memuat tanda kutip yang tidak ditutup atau berada di tengah teks. Perbaiki lalu coba lagi.',
    hiddenRow:
      'Baris {row} tersembunyi, mungkin karena filter, tetapi tidak kosong. Tampilkan atau hapus baris itu, simpan berkas, lalu coba lagi.',
    hiddenColumn:
      'Kolom {column} tersembunyi, tetapi tidak kosong. Tampilkan atau hapus kolom itu, simpan berkas, lalu coba lagi.',
    empty: 'Tidak ada baris data dalam berkas.',
    tooManyRows: 'Terlalu banyak baris; paling banyak {most} sekaligus. Bagi berkasnya.',
    tooLarge: 'Buku kerja terlalu besar setelah dibuka; sisakan lembar yang diperlukan saja.',
  },
} satisfies Translation<typeof zhCN.default>
