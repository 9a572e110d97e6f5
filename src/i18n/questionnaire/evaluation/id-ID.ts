import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Evaluasi',
  subject: {
    class: 'Kelas: {name}',
    course: 'Kursus: {name}',
    teacher: 'Pengajar: {name}',
  },
  standing: {
    notStarted: 'Belum dimulai',
    inProgress: 'Sedang berlangsung',
    ended: 'Berakhir',
    evaluated: 'Sudah dinilai',
  },
  evaluate: 'Beri penilaian',
  empty: {
    title: 'Belum ada evaluasi',
    text: 'Saat Anda diminta memberi penilaian, evaluasinya muncul di sini.',
  },
  done: {
    title: 'Terima kasih atas penilaian Anda',
    text: 'Jawaban Anda telah disimpan tanpa nama Anda.',
  },
  notYet: 'Anda belum memberi penilaian',
  others: 'Juga menunggu penilaian Anda',
  all: 'Semua evaluasi kelas',
} satisfies Translation<typeof zhCN.default>
