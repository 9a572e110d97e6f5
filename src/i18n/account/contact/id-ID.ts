import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  steps: 'Langkah',
  stepContact: 'Kontak baru',
  stepCode: 'Verifikasi',
  stepDone: 'Selesai',
  current: 'Saat ini: {contact}',
  country: 'Negara atau wilayah',
  sentTo: 'Kode enam angka telah dikirim ke {contact} dan berlaku selama {minutes} menit.',
  confirm: 'Konfirmasi',
  phone: {
    heading: 'Ganti nomor ponsel',
    bindHeading: 'Tambah nomor ponsel',
    bindLead: 'Ponsel Anda menerima kode verifikasi dan membantu Anda masuk kembali jika lupa kata sandi.',
    original: 'Nomor ponsel saat ini',
    fresh: 'Nomor ponsel baru',
    first: 'Nomor ponsel',
    doneHeading: 'Nomor ponsel tersimpan',
    doneText: 'Mulai sekarang kode verifikasi dikirim ke nomor ini:',
    alreadyHeading: 'Anda sudah memiliki nomor ponsel',
    alreadyText: 'Akun Anda memakai nomor {contact}.',
    toChange: 'Ganti nomor ponsel',
  },
  email: {
    heading: 'Ganti alamat email',
    bindHeading: 'Tambah alamat email',
    bindLead: 'Email Anda menerima kode verifikasi dan membantu Anda masuk kembali jika lupa kata sandi.',
    original: 'Alamat email saat ini',
    fresh: 'Alamat email baru',
    first: 'Alamat email',
    doneHeading: 'Alamat email tersimpan',
    doneText: 'Mulai sekarang kode verifikasi dikirim ke alamat ini:',
  },
  reason: {
    phoneOriginalEmpty: 'Masukkan nomor ponsel saat ini.',
    phoneOriginalInvalid: 'Nomor ponsel saat ini tidak valid.',
    phoneOriginalWrong: 'Ini bukan nomor ponsel Anda saat ini.',
    phoneEmpty: 'Masukkan nomor ponsel.',
    phoneInvalid: 'Nomor ini tidak valid. Periksa negara atau wilayahnya.',
    phoneSame: 'Nomor baru harus berbeda dari yang sekarang.',
    phoneBound: 'Nomor ini sudah dipakai akun lain.',
    emailOriginalEmpty: 'Masukkan alamat email saat ini.',
    emailOriginalInvalid: 'Alamat email saat ini tidak valid.',
    emailOriginalWrong: 'Ini bukan alamat email Anda saat ini.',
    emailEmpty: 'Masukkan alamat email.',
    emailInvalid: 'Alamat email ini tidak valid.',
    emailSame: 'Alamat baru harus berbeda dari yang sekarang.',
    emailBound: 'Alamat ini sudah dipakai akun lain.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPhone: 'Ganti nomor ponsel',
  resetEmail: 'Ganti alamat email',
  bindPhone: 'Tambah nomor ponsel',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPhone: 'HP baru, nomor telepon, tambah nomor',
  resetEmail: 'surel, email baru, alamat email, tambah email',
} satisfies Translation<typeof zhCN.keywords>
