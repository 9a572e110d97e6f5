import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Lembar ujian',
  intro: 'Lembar dari ujian yang Anda kelola: nilai jawaban singkat dan beri waktu tambahan.',
  placeholder: 'Nama peserta',
  state: { inProgress: 'Sedang dikerjakan', marking: 'Perlu dinilai', marked: 'Sudah dinilai' },
  allExams: 'Semua ujian',
  exam: 'Ujian',
  ends: 'Berakhir',
  beingWritten: 'Lembar sedang dikerjakan. Jawabannya tampil setelah dikumpulkan.',
  theirs: 'Jawaban',
  chosen: 'Dipilih',
  marks: 'Nilai (dari {full})',
  comment: 'Komentar untuk peserta',
  save: 'Simpan nilai',
  saved: 'Nilai telah disimpan.',
  late: {
    heading: 'Terlambat tiba',
    text: 'Jawaban ini tiba setelah waktu habis dan tidak dihitung.',
    device: 'Menurut perangkat',
    arrival: 'Saat tiba',
  },
  extra: {
    heading: 'Waktu tambahan',
    minutes: 'Menit tambahan',
    reason: 'Alasan, disampaikan kepada peserta',
    give: 'Beri waktu',
    done: 'Waktu lembar ini telah ditambah.',
  },
  papers: 'Lihat lembar',
  results: 'Hasil',
  column: {
    attempt: 'Percobaan',
    state: 'Status',
    begun: 'Mulai',
    handedIn: 'Dikumpulkan',
    marks: 'Nilai',
    total: 'Nilai penuh',
    outcome: 'Keputusan',
  },
} satisfies Translation<typeof zhCN.default>
