import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Organisasi',
  name: 'Nama portal',
  nameHint:
    'Tampil di bagian atas setiap halaman, di judul peramban, dan di layar utama ponsel. Jika tidak ada nama dalam bahasa apa pun, portal memakai nama bawaannya.',
  fallback: 'Satu bahasa sudah cukup; pembaca bahasa lain melihat nama dalam bahasa itu.',
  settings: 'Bahasa dan waktu',
  settingsHint: 'Menurut setelan server {settings}.',
  mainLanguage: 'Bahasa utama',
  timeZone: 'Zona waktu',
  reason: {
    nameBraces: 'Nama tidak boleh memuat kurung kurawal.',
  },
} satisfies Translation<typeof zhCN.default>
