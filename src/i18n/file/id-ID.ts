import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  choose: 'Pilih berkas',
  drop: 'atau letakkan di sini',
  dropNow: 'Lepaskan untuk mengunggah',
  limits: '{types}, maksimal {size}',
  queued: 'Menunggu giliran…',
  uploading: '{sent} dari {size}',
  progress: 'Pengunggahan {name}',
  cancel: 'Batalkan unggahan',
  cancelled: 'Unggahan dibatalkan',
  uploaded: 'Terunggah',
  replace: 'Ganti',
  remove: 'Hapus',
  shown: {
    show: 'Tampilkan di sini',
    hide: 'Sembunyikan',
  },
  pdf: {
    page: '{name}, halaman {page} dari {pages}',
    larger: 'Perbesar',
    smaller: 'Perkecil',
    toWidth: 'Paskan ke lebar',
    brokenTitle: 'PDF ini tidak dapat ditampilkan',
    brokenText: 'Berkas mungkin rusak. Unduh lalu coba dengan program lain.',
    lockedTitle: 'PDF ini dilindungi kata sandi',
    lockedText: 'Unduh lalu buka dengan kata sandinya.',
    noWords: 'Halaman ini berupa gambar: tidak ada teks yang dapat dibacakan atau dicari.',
    failed: 'Halaman ini tidak dapat ditampilkan. Unduh berkas untuk melihatnya.',
  },
  reason: {
    noFile: 'Pilih berkas yang akan diunggah.',
    wrongType: 'Jenis berkas ini tidak diterima di sini.',
    empty: 'Berkas ini kosong.',
    tooLarge: 'Berkas ini lebih besar dari 10 MB. Perkecil atau bagi berkasnya.',
    avatarTooLarge: 'Gambar ini lebih besar dari 2 MB. Pilih yang lebih kecil.',
    otherContent: 'Isi berkas tidak sesuai dengan ekstensinya.',
    tooMuchUnused:
      'Anda sudah mengunggah banyak berkas di sini yang belum dipakai. Simpan atau kumpulkan berkas itu, atau tunggu sehari: yang tidak dipakai akan dihapus.',
    tooManyPixels: 'Gambar ini terlalu banyak pikselnya. Perkecil lalu coba lagi.',
    tooManyScans: 'Gambar ini terlalu lama diproses. Simpan ulang dengan aplikasi penyunting gambar lalu coba lagi.',
    failed: 'Pengunggahan gagal. Silakan coba lagi.',
  },
} satisfies Translation<typeof zhCN.default>
