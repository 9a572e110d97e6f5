import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  codeSubject: 'Kode verifikasi Anda',
  codeText:
    'Kode verifikasi Anda adalah {code}. Kode ini berlaku selama {minutes} menit. Jika Anda tidak memintanya, abaikan pesan ini.',
  passwordSubject: 'Kata sandi Anda telah diganti',
  passwordText:
    'Kata sandi akun Portal Pembelajaran Anda baru saja diganti. Jika bukan Anda yang menggantinya, segera hubungi administrator.',
  phoneText:
    'Nomor ponsel akun Portal Pembelajaran Anda sekarang {phone}. Jika bukan Anda yang menggantinya, segera hubungi administrator.',
  emailSubject: 'Alamat email Anda telah diganti',
  emailText:
    'Alamat email akun Portal Pembelajaran Anda sekarang {email}. Jika bukan Anda yang menggantinya, segera hubungi administrator.',
  invitationSubject: 'Akun Anda di portal belajar',
  invitationText:
    'Akun Anda di portal belajar adalah {account}. Buat kata sandi dalam {hours} jam; tautan hanya berlaku sekali: {link}',
  resetSubject: 'Buat kata sandi baru',
  resetText:
    'Administrator mengirimi Anda tautan untuk kata sandi baru akun {account}. Berlaku {hours} jam dan hanya sekali: {link}',
} satisfies Translation<typeof zhCN.default>
