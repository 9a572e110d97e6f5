import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Kuesioner dan pemungutan suara',
  kinds: {
    questionnaire: 'Kuesioner',
    vote: 'Pemungutan suara',
    evaluation: 'Evaluasi',
  },
  states: 'Status jawaban Anda',
  allStates: 'Semua status',
  state: {
    notTaken: 'Belum dijawab',
    draft: 'Tersimpan',
    submitted: 'Terkirim',
    completed: 'Selesai',
    finished: 'Berakhir',
  },
  of: {
    questionnaire: {
      search: 'Cari kuesioner',
      placeholder: 'Nama kuesioner',
      emptyTitle: 'Saat ini tidak ada kuesioner',
      emptyText: 'Kuesioner yang ditujukan kepada Anda muncul di sini.',
      noneTitle: 'Tidak ada kuesioner yang cocok',
    },
    vote: {
      search: 'Cari pemungutan suara',
      placeholder: 'Nama pemungutan suara',
      emptyTitle: 'Saat ini tidak ada pemungutan suara',
      emptyText: 'Pemungutan suara yang dapat Anda ikuti muncul di sini.',
      noneTitle: 'Tidak ada pemungutan suara yang cocok',
    },
  },
  noneText: 'Coba kata atau filter lain.',
  showAll: 'Tampilkan semua',
  window: {
    openUntil: 'Dibuka sampai',
    opens: 'Dibuka pada',
    closed: 'Ditutup pada',
  },
  questions: 'Pertanyaan: {count}',
  anonymous: 'Anonim',
  action: {
    answer: 'Jawab',
    vote: 'Beri suara',
    goOn: 'Lanjutkan menjawab',
    change: 'Ubah jawaban saya',
  },
} satisfies Translation<typeof zhCN.default>
