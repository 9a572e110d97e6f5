import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Tulis nama dalam bahasa Tionghoa.',
    unknownPart:
      'Ada kelas, departemen, orang, atau gambar di sini yang tidak ada atau bukan milik Anda. Pilih yang lain.',
    closesBeforeOpening: 'Waktu tutup harus sesudah waktu buka.',
    isTemplate: 'Templat tidak diterbitkan. Buat kuesioner baru darinya.',
    questionsMissing: 'Tambahkan sedikitnya satu pertanyaan.',
    questionIncomplete:
      'Ada pertanyaan yang belum lengkap: teks bahasa Tionghoa atau pilihannya kurang, atau syaratnya tidak dapat dipenuhi.',
    notVote: 'Pemungutan suara berisi tepat satu pertanyaan, dan bukan isian singkat.',
    hasEnded: 'Waktunya sudah habis dan tidak dapat diubah lagi.',
    hasClosed: 'Waktu tutup sudah lewat. Pilih waktu yang lebih lambat dahulu.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  questionnaire: {
    title: 'Kuesioner',
    states: {
      draft: 'Draf',
      published: 'Diterbitkan',
      withdrawn: 'Ditarik',
      discarded: 'Dibuang',
    },
    events: {
      save: 'Simpan',
      publish: 'Terbitkan',
      withdraw: 'Tarik',
      discard: 'Buang',
    },
    guards: {
      isStale: 'sementara itu telah diubah oleh orang lain',
      notIsEditor: 'pengirim bukan pemilik atau penyunting bersama',
      notMayName: 'penyunting lain ditunjuk, tetapi bukan oleh pemilik',
      notKnowsEditors: 'ada yang ditunjuk padahal tidak dapat menyunting',
      notHasName: 'nama dalam bahasa utama belum ada',
      notKnowsParts: 'siapa yang ditanya tidak disebutkan atau tidak ada',
      notIsForward: 'ditutup sebelum dibuka',
      isTemplate: 'merupakan templat',
      notHasQuestions: 'tidak ada pertanyaan',
      notAreQuestionsWhole: 'ada pertanyaan yang belum lengkap',
      notFitsVote: 'pemungutan suara tidak berisi tepat satu pertanyaan dengan pilihan',
      hasEnded: 'waktunya sudah habis',
      hasClosed: 'waktu tutup sudah lewat',
    },
  },
} satisfies Translation<typeof zhCN.charts>
