import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  invitation: 'Selamat datang: pilih kata sandi',
  reset: 'Pilih kata sandi baru',
  account: 'Akun: {account}',
  until: 'Tautan berlaku sampai',
  dead: 'Tautan ini tidak berlaku lagi',
  deadText: 'Minta tautan lain kepada administrator, atau dapatkan kata sandi dengan kode.',
  byCode: 'Dapatkan kata sandi dengan kode',
  done: 'Kata sandi sudah dibuat',
  doneText: 'Sekarang Anda dapat masuk dengannya.',
  toSignIn: 'Ke halaman masuk',
  reason: {
    unknown: 'Tautan ini tidak ada; periksa apakah tersalin lengkap.',
    expired: 'Tautan sudah kedaluwarsa.',
    used: 'Tautan sudah dipakai; hanya berlaku sekali.',
    void: 'Tautan ini tidak berlaku lagi; mungkin ada yang lebih baru.',
  },
} satisfies Translation<typeof zhCN.default>
