import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    letterEmpty: 'Pesan masih kosong.',
    letterTooLong: 'Pesan maksimal 2.000 karakter.',
    noSharedClass: 'Anda hanya dapat mengirim pesan kepada peserta dan wali kelas di kelas Anda.',
    tooManyReceivers: 'Anda dapat menulis kepada paling banyak 500 orang sekaligus. Pilih satu kelompok.',
    nobodyToWriteTo: 'Tidak ada orang lain selain Anda.',
  },
  centre: {
    kinds: 'Jenis pesan',
    notices: 'Pemberitahuan sistem',
    letters: 'Pesan pribadi',
    unreadCount: '{count} belum dibaca',
    markRead: 'Tandai sudah dibaca',
    notMarked: 'Tidak ditandai sudah dibaca: {why}',
    viewAll: 'Lihat semua',
    filter: 'Saring menurut status',
    all: 'Semua',
    unread: 'Belum dibaca',
    noUnreadTitle: 'Semua pemberitahuan sudah dibaca',
    noUnreadText: 'Pemberitahuan tentang cuti, kelas, dan kursus baru yang belum dibaca akan muncul di sini.',
    noNoticesTitle: 'Belum ada pemberitahuan',
    noNoticesText:
      'Anda akan diberi tahu di sini jika cuti sudah diputuskan, kelas segera dimulai, atau ada kursus baru.',
    noLettersTitle: 'Belum ada pesan pribadi',
    noLettersText:
      'Anda dapat mengirim pesan kepada peserta dan wali kelas di kelas Anda. Percakapannya tersimpan di sini.',
    write: 'Tulis pesan',
    own: 'Anda:',
    toNotices: 'Kembali ke pemberitahuan sistem',
    toLetters: 'Kembali ke pesan pribadi',
    open: 'Lihat rincian',
  },
  correspondents: {
    title: 'Kepada siapa Anda ingin menulis?',
    text: 'Anda dapat mengirim pesan kepada peserta dan wali kelas di kelas Anda.',
    search: 'Cari menurut nama',
    placeholder: 'Nama',
    nobodyTitle: 'Belum ada orang yang dapat Anda kirimi pesan',
    nobodyText: 'Setelah Anda bergabung dengan kelas, peserta dan wali kelasnya akan tercantum di sini.',
    noneFound: 'Nama ini tidak ditemukan',
    noneFoundText: 'Hanya peserta dan wali kelas di kelas Anda yang dapat dicari. Coba nama lain.',
  },
  dialogue: {
    history: 'Pesan dengan {name}',
    own: 'Anda',
    earlier: 'Lihat pesan sebelumnya',
    earlierFailed: 'Pesan sebelumnya gagal dimuat.',
    emptyTitle: 'Belum ada pesan',
    emptyText: 'Tulis pesan pertama.',
    toLatest: 'Ke pesan terbaru',
    newLetters: 'Ada pesan baru',
    received: '{name}: {content}',
    label: 'Tulis pesan',
    placeholder: 'Tulis sesuatu…',
    hint: 'Enter untuk mengirim, Shift + Enter untuk baris baru',
    left: 'Tersisa {count} karakter',
    over: 'Kelebihan {count} karakter',
    send: 'Kirim',
    sending: 'Mengirim…',
    notSent: 'Tidak terkirim. {why}',
    queued: 'Menunggu dikirim',
    withdraw: 'Tarik untuk diubah',
    closed:
      'Anda berdua tidak lagi memiliki kelas yang sama, sehingga tidak dapat saling mengirim pesan. Pesan sebelumnya masih dapat dibaca.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  myMessage: 'Pesan saya',
  'notice-list': 'Pesan',
  'message-detail': 'Pesan pribadi',
  'system-detail': 'Pemberitahuan sistem',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myMessage: 'pesan, pemberitahuan, notifikasi, pesan pribadi, kirim pesan, kotak masuk, chat',
} satisfies Translation<typeof zhCN.keywords>
