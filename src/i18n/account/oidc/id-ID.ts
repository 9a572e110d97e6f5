import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  signIn: 'Masuk dengan {name}',
  heading: 'Akun di {name}',
  intro: 'Setelah ditautkan, Anda dapat masuk di sini lewat {name}.',
  link: 'Tautkan akun',
  linked: 'Akun ditautkan.',
  none: 'Belum ada akun yang ditautkan.',
  since: 'Ditautkan',
  unlink: 'Lepas tautan',
  unlinkOne: 'Lepas tautan “{label}”',
  unlinkTitle: 'Lepas tautan “{label}”?',
  unlinkText: 'Akun itu tidak dapat lagi dipakai untuk masuk di sini. Akun di {name} tetap seperti semula.',
  unlinked: 'Tautan akun dilepas.',
  reason: {
    off: 'Portal ini tidak memiliki cara masuk lain.',
    expired: 'Ini terlalu lama atau sudah pernah dipakai. Silakan mulai lagi.',
    denied: 'Proses masuk dibatalkan di sistem lain.',
    failed: 'Jawaban sistem lain tidak dapat dipastikan. Coba lagi.',
    unreachable: 'Sistem lain sedang tidak dapat dihubungi. Coba lagi nanti.',
    noAccount:
      'Tidak ada akun di sini untuk proses masuk ini. Masuklah dengan kata sandi dan tautkan di “Cara masuk”, atau tanyakan kepada administrator.',
    taken: 'Akun itu sudah ditautkan ke orang lain.',
    lastWay: 'Ini satu-satunya cara masuk Anda, jadi tautannya tidak dapat dilepas.',
  },
  told: {
    linkedSubject: 'Akun masuk ditautkan',
    linkedText:
      '“{label}” baru saja ditautkan ke akun Portal Pembelajaran Anda dan dapat dipakai untuk masuk. Jika bukan Anda, segera lepas tautannya dan ganti kata sandi.',
    unlinkedSubject: 'Tautan akun masuk dilepas',
    unlinkedText:
      '“{label}” baru saja dilepas dari akun Portal Pembelajaran Anda. Jika bukan Anda, segera ganti kata sandi dan hubungi administrator.',
  },
} satisfies Translation<typeof zhCN.default>
