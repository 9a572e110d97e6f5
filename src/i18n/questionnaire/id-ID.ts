import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Tulis namanya.',
    unknownPart:
      'Ada kelas, departemen, orang, atau gambar di sini yang tidak ada atau bukan milik Anda. Pilih yang lain.',
    closesBeforeOpening: 'Waktu tutup harus sesudah waktu buka.',
    isTemplate: 'Templat tidak diterbitkan. Buat kuesioner baru darinya.',
    questionsMissing: 'Tambahkan sedikitnya satu pertanyaan.',
    questionIncomplete:
      'Ada pertanyaan yang belum lengkap: belum ada bahasa yang memuat semua teks, pilihannya kurang, atau syaratnya tidak dapat dipenuhi.',
    notVote: 'Pemungutan suara berisi tepat satu pertanyaan, dan bukan isian singkat.',
    answered: 'Sudah ada jawaban yang dikirim, jadi pertanyaan, pilihan, dan keanoniman tidak dapat diubah.',
    wordsStay:
      'Sudah ada jawaban yang dikirim, jadi kata-kata pertanyaan dan pilihan tetap: kata lain berarti pertanyaan lain. Terjemahan yang belum ada dapat ditambahkan.',
    staysEnded:
      'Kuesioner anonim yang sudah berakhir dengan jawaban tidak dibuka lagi, agar jawaban terakhirnya tidak dapat dikenali. Untuk bertanya lagi, buat salinan.',
    hasEnded: 'Waktunya sudah habis dan tidak dapat diubah lagi.',
    hasClosed: 'Waktu tutup sudah lewat. Pilih waktu yang lebih lambat dahulu.',
    notYours: 'Hanya orang yang menjawab yang dapat melakukannya.',
    notForYou: 'Kuesioner ini tidak dibuka untuk Anda.',
    withdrawn: 'Sudah ditarik; tidak ada lagi yang ditanyai.',
    notOpen: 'Belum dibuka.',
    closed: 'Sudah ditutup.',
    staysOnDevice: 'Jawaban anonim tetap di perangkat Anda sampai dikirim.',
    changed: 'Pertanyaannya sudah berubah. Silakan buka lagi.',
    anotherWriter: 'Kuesioner ini sedang dijawab di perangkat atau tab lain.',
    incomplete: 'Masih ada pertanyaan wajib yang belum dijawab.',
    alreadySubmitted: 'Anda sudah mengirim jawaban; jawaban tidak dapat diubah lagi.',
    notSubmitted: 'Jawaban Anda sudah dapat diubah.',
    stillOpen: 'Belum ditutup.',
    sequenceSkipped: 'Beberapa jawaban tiba tidak berurutan. Silakan coba lagi.',
    questionUnknown: 'Pertanyaan ini tidak ada di kuesioner.',
    questionNotAsked: 'Pertanyaan ini tidak diajukan kepada Anda.',
    answerInvalid: 'Jawaban tidak sesuai dengan pertanyaan.',
    resultsHidden: 'Pemiliknya tidak menampilkan hasil kepada siapa pun, atau hanya kepada yang sudah menjawab.',
    evaluationNeedsClass: 'Evaluasi ditujukan kepada sebuah kelas. Pilih kelasnya dahulu.',
    subjectsUnnamed: 'Ada pertanyaan yang belum menyebutkan kursus atau pengajar mana.',
    unknownSubject: 'Ada pertanyaan tentang kursus atau pengajar yang bukan bagian kelas ini. Pilih lagi.',
  },
  results: 'Lihat hasil',
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'Jawaban Anda diminta',
    content: '“{questionnaire}” menunggu jawaban Anda sampai {until}.',
  },
  reminded: {
    title: 'Pengingat: jawaban Anda belum ada',
    content: 'Anda belum mengirim jawaban untuk “{questionnaire}”. Masih dibuka sampai {until}.',
  },
} satisfies Translation<typeof zhCN.notices>

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
      notHasName: 'nama belum diisi',
      notKnowsParts: 'siapa yang ditanya tidak disebutkan atau tidak ada',
      notIsForward: 'ditutup sebelum dibuka',
      isTemplate: 'merupakan templat',
      notHasQuestions: 'tidak ada pertanyaan',
      notAreQuestionsWhole: 'ada pertanyaan yang belum lengkap',
      notFitsVote: 'pemungutan suara tidak berisi tepat satu pertanyaan dengan pilihan',
      breaksForm: 'sudah ada yang menjawab, dan yang ditanyakan berubah lebih dari sekadar kata-katanya',
      changesWords: 'sudah ada yang menjawab, dan kata-kata pertanyaannya berubah',
      reopens: 'kuesioner ini anonim, sudah berakhir dengan jawaban, dan akan terbuka lagi',
      hasEnded: 'waktunya sudah habis',
      hasClosed: 'waktu tutup sudah lewat',
      lacksClass: 'evaluasi ini tidak ditujukan kepada kelas mana pun',
      lacksSubjects: 'ada pertanyaan yang tidak menyebutkan kursus atau pengajarnya',
      hasForeignSubjects: 'disebutkan kursus atau pengajar yang bukan dari kelas itu',
    },
  },
  response: {
    title: 'Jawaban kuesioner',
    states: {
      notTaken: 'Belum dijawab',
      draft: 'Tersimpan',
      submitted: 'Terkirim',
      completed: 'Selesai',
      finished: 'Berakhir',
    },
    events: {
      save: 'Simpan',
      takeOver: 'Ambil alih',
      submit: 'Kirim',
      change: 'Ubah',
      windowEnded: 'Kuesioner ditutup',
    },
    guards: {
      isStale: 'sementara itu telah diubah oleh orang lain',
      notIsLearner: 'pengirim bukan orang yang menjawab',
      notIsMeant: 'kuesioner tidak dibuka untuk peserta',
      isWithdrawn: 'kuesioner sudah ditarik',
      notHasOpened: 'kuesioner belum dibuka',
      hasClosed: 'kuesioner sudah ditutup',
      isAnonymous: 'bersifat anonim',
      notIsAnonymous: 'tidak bersifat anonim',
      mayChange: 'jawaban dapat diubah',
      notMayChange: 'jawaban tidak dapat diubah',
      notIsCurrent: 'pertanyaannya sudah berubah',
      notIsWriter: 'pengirim bukan penulis',
      notIsComplete: 'ada jawaban wajib yang kurang',
      notIsWindowOver: 'kuesioner belum ditutup',
    },
  },
  evaluation: {
    title: 'Evaluasi kelas',
    states: {
      notStarted: 'Belum dimulai',
      inProgress: 'Sedang berlangsung',
      ended: 'Berakhir',
      evaluated: 'Sudah dinilai',
    },
    events: {
      clock: 'Waktu berlalu',
      submit: 'Kirim',
    },
    guards: {
      hasOpened: 'evaluasi sudah dibuka',
      hasClosed: 'evaluasi sudah ditutup',
    },
  },
} satisfies Translation<typeof zhCN.charts>

export const titles = {
  questionnairepaper: 'Kuesioner',
  qusetionnaireresult: 'Hasil kuesioner',
  questionnaire: 'Kuesioner saya',
  vote: 'Pemungutan suara saya',
  classAssessment: 'Nilai kelas Anda',
  assessmentResultSuccess: 'Evaluasi terkirim',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  questionnaire: 'kuesioner saya, survei, angket, pendapat, masukan, anonim',
  vote: 'pemungutan suara saya, voting, memilih, jajak pendapat',
} satisfies Translation<typeof zhCN.keywords>
