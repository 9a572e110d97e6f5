import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  view: {
    month: 'Bulan',
    week: 'Minggu',
    day: 'Hari',
    year: 'Tahun',
  },
  views: 'Tampilan',
  today: 'Hari ini',
  earlier: 'Sebelum hari ini',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  shows: 'Tampilkan',
  kind: {
    lesson: 'Pelajaran',
    class: 'Kelas',
    live: 'Siaran langsung',
    exam: 'Ujian',
    deadline: 'Tenggat',
    due: 'Tenggat tugas',
    leave: 'Izin',
  },
  all: 'Semua',
  deadlineOf: 'Pendaftaran ditutup: {title}',
  dueOf: 'Kumpulkan: {title}',
  leaveOf: 'Izin: {title}',
  emptyTitle: 'Tidak ada rencana pada waktu ini',
  more: '{count} lagi',
  allDay: 'Sepanjang hari',
  feed: {
    name: 'Agenda portal belajar',
    add: 'Tambahkan ke kalender saya',
    text: 'Berlanggananlah alamat ini di kalender ponsel atau komputer Anda, maka agenda Anda tampil di sana dan selalu mutakhir. Siapa pun yang tahu alamat ini dapat membaca agenda Anda, jadi simpan sendiri.',
    make: 'Buat alamat',
    renew: 'Perbarui alamat',
    renewText: 'Alamat sebelumnya langsung tidak berlaku; kalender memerlukan alamat baru.',
    stop: 'Hapus alamat',
    address: 'Alamat rahasia',
    once: 'Alamat hanya ditampilkan sekali ini, salin sekarang.',
    since: 'Alamat ada sejak {date}.',
    open: 'Buka di program kalender',
    copy: 'Salin',
    copied: 'Disalin.',
  },
  reason: {
    alreadyParticipated: 'Anda sudah berpartisipasi dalam agenda ini.',
    rangeTooLong: 'Paling banyak 400 hari dapat ditampilkan sekaligus.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-agenda': 'Agenda',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-agenda': 'agenda, kalender, jadwal, hari ini, minggu, bulan',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  feedMade: {
    title: 'Alamat rahasia agenda Anda telah dibuat',
    content:
      'Agenda Anda kini dapat dibaca melalui alamat rahasia. Jika bukan Anda yang membuatnya, hentikan berbagi di agenda dan ganti kata sandi Anda.',
  },
} satisfies Translation<typeof zhCN.notices>
