import type { NamespaceStudyTranslation } from '../../i18n-types.ts'

const ptPTStudy = {
  reason: {
    elsewhere: 'Já está a estudar noutra janela. Só é possível estudar um curso de cada vez.',
    takenOver: 'Continuou a estudar noutra janela, por isso o tempo já não conta aqui.',
    otherCourse: 'Esta aula não pertence a este curso.',
    secondsInvalid: 'O tempo de estudo tem de ser um número inteiro de segundos, zero ou mais.',
    moreThanPassed: 'Este tempo de estudo é superior ao que realmente passou, por isso não foi registado.',
    alreadyRecorded: 'O tempo desta sessão já foi registado.',
  },
} satisfies NamespaceStudyTranslation

export default ptPTStudy
