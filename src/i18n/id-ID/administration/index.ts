import type { NamespaceAdministrationTranslation } from '../../i18n-types.ts'

const idIDAdministration = {
  outbox: {
    heading: 'Kotak keluar',
    intro: 'SMS dan email dari portal. Jika layanan pengiriman belum diatur, pesan disimpan di sini.',
    empty: 'Belum ada pesan.',
    emptyHint: 'Saat seseorang mengatur ulang kata sandi, kodenya akan muncul di sini.',
    sms: 'SMS',
    mail: 'Email',
    target: 'Penerima: {target}',
    state: 'Status: {state}',
    sent: 'Terkirim',
    kept: 'Disimpan di sini',
    notSent: 'Gagal dikirim',
  },
} satisfies NamespaceAdministrationTranslation

export default idIDAdministration
