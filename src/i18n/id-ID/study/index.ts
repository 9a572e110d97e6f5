import type { NamespaceStudyTranslation } from '../../i18n-types.ts'

const idIDStudy = {
  reason: {
    elsewhere: 'Anda sedang belajar di jendela lain. Hanya satu kursus yang dapat dipelajari pada satu waktu.',
    takenOver: 'Anda melanjutkan belajar di jendela lain, jadi waktu di sini tidak lagi dihitung.',
    otherCourse: 'Materi ini bukan bagian dari kursus ini.',
    secondsInvalid: 'Waktu belajar harus berupa bilangan bulat detik, nol atau lebih.',
    moreThanPassed: 'Waktu belajar ini melebihi waktu yang sebenarnya berlalu, jadi tidak dicatat.',
    alreadyRecorded: 'Waktu sesi ini sudah dicatat.',
  },
} satisfies NamespaceStudyTranslation

export default idIDStudy
