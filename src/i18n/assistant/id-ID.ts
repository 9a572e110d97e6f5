import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  name: 'Asisten',
  open: 'Buka asisten',
  collapse: 'Tutup asisten',
  move: 'Pindahkan asisten: gunakan tombol panah, atau tekan untuk pindah ke sudut berikutnya',
  moved: 'Asisten dipindahkan: {x} piksel dari sisi, {y} piksel dari atas',
  question: 'Di mana saya menemukan…',
  example: 'Kursus, kelas, kata sandi…',
  clear: 'Hapus teks',
  tasks: 'Tugas Anda yang belum selesai',
  pages: 'Halaman',
  articles: 'Pusat bantuan',
  suggestedPages: 'Sering dibutuhkan',
  found: '{count} hasil',
  nothing: 'Tidak ada hasil untuk “{text}”',
  nothingText: 'Coba kata lain, atau jelajahi pusat bantuan.',
  nothingTextVisitor: 'Coba kata lain. Setelah masuk, Anda juga dapat mencari di pusat bantuan dan daftar tugas Anda.',
  incomplete: 'Tugas dan bantuan belum dapat dicari saat ini.',
  continueCourse: 'Lanjutkan belajar',
  requiredCourse: 'Kursus wajib',
  classStarts: 'Kelas segera dimulai',
  questionnaire: 'Menunggu jawaban Anda',
  homework: 'Menunggu Anda kumpulkan',
  learned: 'Sudah {percent}',
  helpCentre: 'Pusat bantuan',
} satisfies Translation<typeof zhCN.default>
