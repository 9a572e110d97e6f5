import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  statuses: 'Saring menurut status',
  all: 'Semua',
  status: {
    pending: 'Menunggu keputusan',
    approved: 'Disetujui',
    rejected: 'Ditolak',
    cancelled: 'Dibatalkan',
  },
  type: {
    casual: 'Cuti pribadi',
    sick: 'Cuti sakit',
    business: 'Izin dinas',
  },
  step: {
    writing: 'Mengisi permohonan',
    requested: 'Permohonan diajukan',
    deciding: '{who}: menunggu keputusan',
    decides: '{who} memutuskan',
    agreed: '{who} menyetujui',
    vacated: '{who}: jabatan kosong, diteruskan',
    refused: '{who} menolak',
    approved: 'Disetujui',
    rejected: 'Ditolak',
    cancelled: 'Dibatalkan',
    cancelledNow: 'Dibatalkan',
    revoked: 'Dicabut',
    left: 'Keluar dari kelas',
  },
  next: {
    pending: 'Menunggu keputusan dari: {who}.',
    pendingThen: 'Menunggu keputusan dari: {who}. Setelah itu: {others}.',
    yourTurn: 'Sekarang giliran Anda untuk memutuskan.',
    approved: 'Semua pihak telah menyetujui. Cuti dapat dicabut selama belum dimulai.',
    begun: 'Cuti sudah dimulai. Tidak ada lagi yang perlu dilakukan.',
    rejected: 'Permohonan cuti ini ditolak; prosesnya berakhir di sini.',
    cancelled: 'Permohonan cuti ini telah ditarik kembali; prosesnya berakhir di sini.',
    left: 'Peserta tidak lagi berada di kelas, sehingga cuti ini dibatalkan.',
    askAgain: 'Jika masih diperlukan, silakan ajukan permohonan baru.',
  },
  action: {
    approve: 'Setujui',
    reject: 'Tolak',
    cancel: 'Batalkan permohonan',
    revoke: 'Cabut cuti',
  },
  done: {
    approve: 'Telah disetujui.',
    reject: 'Telah ditolak.',
    cancel: 'Permohonan telah dibatalkan.',
    revoke: 'Cuti telah dicabut; para pemberi persetujuan akan diberi tahu.',
  },
  ask: {
    approve: 'Setujui permohonan cuti ini?',
    reject: 'Tolak permohonan cuti ini?',
    cancel: 'Batalkan permohonan ini?',
    revoke: 'Cabut cuti ini?',
    approveText: 'Catatan akan ditampilkan di samping nama Anda pada alur permohonan. Boleh dikosongkan.',
    rejectText: 'Peserta akan membaca alasan Anda, dan prosesnya berakhir di sini.',
    cancelText: 'Proses persetujuan langsung dihentikan. Tindakan ini tidak dapat diurungkan.',
    revokeText: 'Mereka yang telah menyetujui akan diberi tahu. Tindakan ini tidak dapat diurungkan.',
  },
  one: 'Cuti',
  details: 'Rincian cuti',
  learner: 'Peserta',
  className: 'Kelas',
  typeName: 'Jenis',
  time: 'Waktu',
  reasonName: 'Alasan',
  requestedAt: 'Diajukan pada',
  toList: 'Kembali ke daftar cuti',
  missingTitle: 'Permohonan cuti ini tidak ditemukan',
  missingText: 'Mungkin bukan milik Anda, atau alamatnya salah ketik.',
  list: {
    request: 'Ajukan cuti',
    emptyTitle: 'Anda belum pernah mengajukan cuti',
    emptyText: 'Jika berhalangan hadir, ajukan cuti terlebih dahulu di sini dan ikuti perkembangannya.',
    emptyStatusTitle: 'Tidak ada cuti dengan status ini',
    emptyStatusText: 'Pilih status lain, atau lihat semua cuti Anda.',
    showAll: 'Lihat semua cuti',
  },
  form: {
    heading: 'Ajukan cuti',
    className: 'Kelas',
    chooseClass: 'Pilih kelas',
    type: 'Jenis',
    start: 'Mulai',
    end: 'Selesai',
    reason: 'Alasan',
    reasonHint: 'Alasan ini akan dibaca oleh para pemberi persetujuan.',
    range: 'Waktu cuti',
    chain: 'Alur persetujuan',
    chainHint: 'Pilih kelas untuk melihat siapa yang memutuskan dan bagaimana urutannya.',
    ready: 'Siap dikirim.',
    submit: 'Kirim permohonan',
    cancel: 'Batal',
    done: 'Permohonan Anda telah dikirim.',
    noClassTitle: 'Saat ini tidak ada kelas yang dapat Anda ajukan cuti',
    noClassText: 'Setelah bergabung dengan kelas, Anda dapat mengajukan cuti di sini.',
    toClasses: 'Lihat kelas saya',
  },
  audit: {
    views: 'Menunggu dan sudah diputuskan',
    waiting: 'Menunggu',
    decided: 'Sudah diputuskan',
    emptyDecidedTitle: 'Anda belum pernah memutuskan permohonan cuti',
    emptyDecidedText: 'Permohonan yang Anda setujui atau tolak akan tercantum di sini.',
    toList: 'Kembali ke persetujuan cuti',
    next: 'Permohonan berikutnya: {who}',
    noneLeft: 'Tidak ada lagi permohonan cuti yang menunggu keputusan Anda.',
    forbiddenText:
      'Permohonan cuti diputuskan oleh ketua kelompok, anggota komite disiplin, wali kelas, dan pimpinan sekolah.',
  },
  reason: {
    notYours: 'Permohonan cuti ini bukan wewenang Anda.',
    ownLeave: 'Anda tidak dapat memutuskan permohonan cuti Anda sendiri.',
    notYourTurn: 'Belum giliran Anda untuk memutuskan.',
    turnPassed: 'Tahap persetujuan Anda sudah diputuskan.',
    reasonMissing: 'Tulis alasannya.',
    reasonTooLong: 'Alasan maksimal 100 karakter.',
    notMember: 'Anda bukan peserta kelas ini, atau kelasnya sudah selesai.',
    classMissing: 'Pilih kelas.',
    startMissing: 'Pilih waktu mulai cuti.',
    endMissing: 'Pilih waktu selesai cuti.',
    startEqualsEnd: 'Waktu mulai dan waktu selesai tidak boleh sama.',
    endBeforeStart: 'Waktu selesai tidak boleh lebih awal dari waktu mulai.',
    outsideClass: 'Waktu ini di luar masa berlangsungnya kelas.',
    overlaps: 'Anda sudah memiliki cuti lain pada waktu tersebut.',
    noApprover: 'Saat ini tidak ada yang dapat memutuskan cuti di kelas ini. Silakan hubungi wali kelas.',
    alreadyDecided: 'Permohonan cuti ini sudah diputuskan dan tidak dapat diubah lagi.',
    alreadyBegun: 'Cuti sudah dimulai dan tidak dapat dicabut lagi.',
    notApproved: 'Cuti ini belum disetujui. Batalkan permohonannya jika tidak lagi diperlukan.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  leave: 'Cuti saya',
  'leave-audit': 'Persetujuan cuti',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  leave: 'cuti, izin, sakit, izin sakit, tidak hadir, berhalangan, absen, bolos',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  leave: 'Permohonan cuti menunggu keputusan Anda',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  leave: '{count} permohonan cuti',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
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
  handedOver: {
    title: 'Permohonan cuti kini menunggu keputusan Anda',
    content: 'Anda kini memegang jabatan yang memutuskan cuti. Menunggu keputusan Anda: {count}.',
  },
  noLeader: {
    title: 'Permohonan cuti menunggu jabatan yang kosong',
    content:
      'Tidak ada lagi yang memegang jabatan ini: {office}. Cuti yang menunggu: {count}. Silakan tunjuk seseorang.',
  },
  vacant: {
    title: 'Permohonan cuti menunggu jabatan yang kosong',
    content:
      'Di {className} tidak ada lagi yang memegang jabatan ini: {office}. Cuti yang menunggu: {count}. Silakan tunjuk seseorang.',
  },
  lapsed: {
    title: 'Cuti Anda dibatalkan',
    content: 'Anda tidak lagi berada di {className}, sehingga cuti Anda dari {from} sampai {to} dibatalkan.',
  },
  revoked: {
    title: 'Cuti yang sudah disetujui telah dicabut',
    content:
      '{learner} mencabut cuti dari {from} sampai {to} ({className}) dan akan hadir seperti biasa. Alasan: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  leave: {
    title: 'Cuti',
    states: {
      draft: 'Sedang diisi',
      pending: 'Menunggu keputusan',
      pendingTeamLeader: 'Menunggu ketua kelompok',
      pendingDisciplineCommittee: 'Menunggu anggota komite disiplin',
      pendingHeadmaster: 'Menunggu wali kelas',
      pendingSchoolLeader: 'Menunggu pimpinan sekolah',
      approved: 'Disetujui',
      rejected: 'Ditolak',
      cancelled: 'Dibatalkan',
    },
    events: {
      request: 'Ajukan cuti',
      approve: 'Setujui',
      reject: 'Tolak',
      cancel: 'Batalkan permohonan',
      revoke: 'Cabut cuti',
      membershipEnded: 'Peserta keluar dari kelas',
      officeVacated: 'Jabatan menjadi kosong',
    },
    guards: {
      isStale: 'sementara itu telah diubah oleh orang lain',
      isOwner: 'pengirim adalah peserta yang mengajukan cuti',
      notIsOwner: 'pengirim bukan peserta yang mengajukan cuti',
      notIsApprover: 'pengirim bukan pemberi persetujuan bagi peserta ini',
      notIsTurnAhead: 'tahap ini maupun tahap sesudahnya bukan wewenang pengirim',
      notIsTurnOf: 'pengirim bukan {approver}',
      notIsInChain: 'kelas tidak memerlukan persetujuan {approver}',
      canPassOn: 'tidak ada lagi {approver}, dan sesudahnya masih ada yang memutuskan',
      notIsMember: 'peserta bukan anggota kelas, atau kelas sudah selesai',
      notHasLength: 'waktu mulai dan waktu selesai sama',
      notIsForward: 'waktu selesai lebih awal dari waktu mulai',
      missesClass: 'di luar masa berlangsungnya kelas',
      notHasReason: 'alasan tidak diisi',
      notIsReasonShort: 'alasan lebih dari {reasonLimit} karakter',
      overlaps: 'bertumpang tindih dengan cuti lain',
      notHasApprover: 'kelas tidak memiliki pemberi persetujuan',
      hasBegun: 'cuti sudah dimulai',
    },
  },
} satisfies Translation<typeof zhCN.charts>
