import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  one: 'Tugas',
  action: {
    handIn: 'Kumpulkan',
    approve: 'Setujui',
    reject: 'Kembalikan',
    reopen: 'Tarik persetujuan',
  },
  desk: {
    handedIn: 'Dikumpulkan',
    timing: 'Tenggat',
    late: 'Dikumpulkan setelah penutupan',
    version: 'Versi',
    words: 'Teks',
    files: 'Berkas',
  },
  reason: {
    notYours: 'Tugas ini bukan milik Anda.',
    notForYou: 'Tugas ini tidak diberikan kepada Anda, atau sudah ditarik.',
    notStarted: 'Tugas ini belum dimulai. Kumpulkan setelah dimulai.',
    ended: 'Tugas ini sudah berakhir; tidak ada lagi yang diterima.',
    alreadyApproved: 'Tugas Anda sudah disetujui. Tidak ada lagi yang perlu dikumpulkan.',
    replacedOften:
      'Anda sudah mengganti ini 20 kali. Tunggu peninjauannya; bila dikembalikan, Anda dapat mengumpulkan lagi.',
    empty: 'Tulis sesuatu atau tambahkan berkas sebelum mengumpulkan.',
    unfitContent:
      'Tugas ini tidak menerima isi seperti itu. Periksa apakah tugas menerima teks atau berkas, berapa berkas, dan seberapa panjang teksnya.',
    unknownFile: 'Ada berkas yang tidak ditemukan, atau tidak Anda unggah untuk tugas. Hapus lalu unggah lagi.',
    ownWork: 'Anda tidak dapat memeriksa tugas Anda sendiri.',
    notReviewer: 'Anda tidak memeriksa tugas ini.',
    notSubmitted: 'Belum ada yang dikumpulkan, jadi tidak ada yang dapat diperiksa.',
    alreadyReviewed: 'Tugas ini sudah diperiksa.',
    notApproved: 'Tugas ini belum disetujui.',
    remarkMissing: 'Tuliskan alasannya; peserta akan membacanya.',
    remarkTooLong: 'Catatan paling panjang 1.000 karakter.',
    unfitMarks: 'Nilai ini tidak sesuai dengan kriteria tugas.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  homework: 'Tugas',
  myhomework: 'Tugas saya',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myhomework: 'tugas saya, pekerjaan rumah, kumpulkan, kirim, unggah, periksa, lampiran, latihan',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  homework: 'Tugas yang menunggu pemeriksaan Anda',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  homework: '{count} tugas',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  handedIn: {
    title: 'Ada tugas yang menunggu pemeriksaan Anda',
    content: '{learner} telah mengumpulkan “{task}”. Silakan periksa.',
  },
  approved: {
    title: 'Tugas Anda telah disetujui',
    content: '“{task}” telah disetujui. Catatan: {reason}',
  },
  rejected: {
    title: 'Tugas Anda dikembalikan',
    content: '“{task}” belum disetujui. Perbaiki lalu kumpulkan lagi. Alasan: {reason}',
  },
  reopened: {
    title: 'Persetujuan tugas Anda ditarik',
    content: '“{task}” tidak lagi dianggap disetujui. Perbaiki lalu kumpulkan lagi. Alasan: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  homework: {
    title: 'Tugas',
    states: {
      notSubmitted: 'Belum dikumpulkan',
      submitted: 'Dikumpulkan',
      notApproved: 'Belum disetujui',
      approved: 'Disetujui',
    },
    events: {
      handIn: 'Kumpulkan',
      approve: 'Setujui',
      reject: 'Kembalikan',
      reopen: 'Tarik persetujuan',
    },
    guards: {
      isStale: 'orang lain telah mengubahnya sementara itu',
      isOwner: 'pelakunya adalah peserta itu sendiri',
      notIsOwner: 'pelakunya bukan peserta itu sendiri',
      notIsMeant: 'tugas belum diterbitkan, atau bukan untuk peserta',
      notHasStarted: 'tugas belum dimulai',
      isOver: 'tugas sudah berakhir',
      isReplacedOften: 'yang menunggu sudah diganti {replacementsMax} kali',
      notIsReviewer: 'pelakunya tidak memeriksa tugas ini',
      notHasContent: 'tidak ada isinya',
      notFitsTask: 'tugas tidak menerima isi ini',
      notKnowsFiles: 'ada berkas yang tidak ditemukan, atau tidak diunggah peserta',
      notFitsRubric: 'nilai tidak sesuai dengan kriteria',
      notHasRemark: 'tidak ada catatan',
      notIsRemarkShort: 'catatan lebih dari {remarkLimit} karakter',
    },
  },
} satisfies Translation<typeof zhCN.charts>
