import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Ringkasan',
  steps: {
    heading: 'Langkah awal',
    intro: 'Yang diperlukan portal baru sebelum peserta pertama datang.',
    done: 'Selesai',
    open: 'Belum',
    organisation: {
      title: 'Beri nama portal',
      text: 'Dalam bahasa organisasi Anda, atau sebanyak bahasa yang Anda mau.',
    },
    letters: {
      title: 'Hubungkan server surel atau gerbang SMS',
      text: 'Lewat setelan {settings}. Sebelum itu, undangan dan kode tetap di kotak keluar.',
    },
    departments: {
      title: 'Buat departemen',
      text: 'Setiap orang berada di salah satunya, dan kelas bisa dibuka untuk sebagian saja.',
    },
    people: {
      title: 'Undang orang-orang pertama',
      text: 'Pengajar menulis kursus; peserta mengikutinya.',
    },
    course: {
      title: 'Terbitkan kursus pertama',
      text: 'Dengan sedikitnya satu materi yang dapat diputar.',
    },
    class: {
      title: 'Umumkan kelas pertama',
      text: 'Peserta mendaftar dalam waktu yang Anda tentukan.',
    },
  },
  waiting: 'Menunggu Anda',
  nothingWaits: 'Tidak ada yang menunggu keputusan Anda.',
  toDesk: 'Lihat yang menunggu keputusan',
  today: 'Hari ini',
  nothingToday: 'Hari ini tidak ada pelajaran atau ujian.',
  exam: 'Ujian',
  absent: 'Sering tidak hadir akhir-akhir ini',
  absentNote: 'Peserta yang tanpa izin melewatkan dua pelajaran atau lebih dalam dua minggu terakhir.',
  nobodyAbsent: 'Tidak ada.',
  absences: '{count} kali tidak hadir',
  failedLetters: '{count} pesan gagal dikirim',
} satisfies Translation<typeof zhCN.default>
