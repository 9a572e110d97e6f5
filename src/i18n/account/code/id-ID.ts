import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  channel: 'Kirim kode ke',
  phone: 'Ponsel',
  email: 'Email',
  send: 'Kirim kode',
  resendIn: 'Kirim ulang dalam {seconds} detik',
  label: 'Kode (enam angka)',
  reason: {
    empty: 'Masukkan kode.',
    wrong: 'Kode salah.',
    expired: 'Kode sudah kedaluwarsa. Silakan kirim kode baru.',
    tooManyTries: 'Kode salah dimasukkan terlalu sering. Silakan kirim kode baru.',
    tooManySends: 'Kode terlalu sering dikirim. Silakan coba lagi nanti.',
    noChannel: 'Akun ini tidak memiliki kontak tersebut.',
  },
} satisfies Translation<typeof zhCN.default>
