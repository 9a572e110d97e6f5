import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Pastikan ini Anda',
  hint: {
    phone: 'Kata sandi Anda benar. Untuk menyelesaikan proses masuk, masukkan kode yang kami kirim ke ponsel Anda.',
    email:
      'Kata sandi Anda benar. Akun Anda tidak memiliki nomor ponsel, jadi masukkan kode yang kami kirim ke email Anda untuk menyelesaikan proses masuk.',
  },
  sent: 'Kode enam angka telah dikirim dan berlaku selama {minutes} menit.',
  remember: 'Jangan tanya lagi di perangkat ini selama setahun',
  rememberHint: 'Hanya di perangkat yang tidak dipakai orang lain.',
  submit: 'Selesaikan proses masuk',
  unreachableHeading: 'Kami tidak dapat mengirim kode kepada Anda',
  unreachableText:
    'Portal ini meminta verifikasi kedua saat masuk, tetapi akun Anda tidak memiliki nomor ponsel maupun alamat email. Mintalah administrator menambahkannya, lalu coba lagi.',
  reason: {
    required: 'Selesaikan verifikasi kedua terlebih dahulu.',
    notDue: 'Verifikasi kedua sudah selesai.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  validPhone: 'Verifikasi kedua',
} satisfies Translation<typeof zhCN.titles>
