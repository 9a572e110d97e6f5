import type { NamespaceMessageTranslation } from '../../i18n-types.ts'

const idIDMessage = {
  reason: {
    letterEmpty: 'Pesan masih kosong.',
    letterTooLong: 'Pesan maksimal 2.000 karakter.',
    noSharedClass: 'Anda hanya dapat mengirim pesan kepada peserta dan wali kelas di kelas Anda.',
  },
  notice: {
    leave: {
      turn: {
        title: 'Permohonan cuti menunggu keputusan Anda',
        content: '{learner} mengajukan cuti dari {from} sampai {to} ({className}). Silakan setujui atau tolak.',
      },
      approved: {
        title: 'Cuti Anda telah disetujui',
        content:
          'Cuti Anda dari {from} sampai {to} ({className}) telah disetujui. Selama belum dimulai, Anda dapat mencabutnya jika tidak lagi diperlukan.',
      },
      rejected: {
        title: 'Cuti Anda ditolak',
        content: 'Cuti Anda dari {from} sampai {to} ({className}) ditolak. Alasan: {reason}',
      },
      revoked: {
        title: 'Cuti yang sudah disetujui telah dicabut',
        content:
          '{learner} mencabut cuti dari {from} sampai {to} ({className}) dan akan hadir seperti biasa. Alasan: {reason}',
      },
    },
    class: {
      begins: {
        title: 'Segera dimulai',
        content: '“{className}” dimulai pada {from}. Silakan lihat jadwal dan daftar pesertanya.',
      },
      ended: {
        title: 'Telah selesai',
        content:
          '“{className}” telah berakhir pada {to}. Terima kasih atas partisipasi Anda; informasinya masih dapat dilihat.',
      },
    },
    course: {
      published: {
        title: 'Kursus baru',
        content: 'Kursus “{courseName}” kini tersedia. Selamat belajar.',
      },
      passed: {
        title: 'Lulus kursus',
        content: 'Selamat! Anda telah menyelesaikan kursus “{course}” dan dinyatakan lulus.',
      },
      notPassed: {
        title: 'Belum lulus kursus',
        content:
          'Kesempatan ujian kursus “{course}” sudah habis dan Anda belum lulus. Materinya tetap dapat Anda pelajari.',
      },
      toExam: {
        title: 'Materi selesai, lanjutkan ke ujian',
        content: 'Anda telah mempelajari semua materi kursus “{course}”. Luluslah ujian untuk menyelesaikan kursus.',
      },
    },
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
} satisfies NamespaceMessageTranslation

export default idIDMessage
