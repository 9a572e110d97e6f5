import type { NamespaceStudyTranslation } from '../../i18n-types.ts'

const esESStudy = {
  reason: {
    elsewhere: 'Ya está estudiando en otra ventana. Solo se puede estudiar un curso a la vez.',
    takenOver: 'Ha seguido estudiando en otra ventana, por lo que aquí ya no se cuenta el tiempo.',
    otherCourse: 'Esta lección no pertenece a este curso.',
    secondsInvalid: 'El tiempo de estudio debe ser un número entero de segundos, cero o más.',
    moreThanPassed: 'El tiempo de estudio indicado supera el que ha transcurrido realmente y no se ha registrado.',
    alreadyRecorded: 'El tiempo de esta sesión ya está registrado.',
  },
} satisfies NamespaceStudyTranslation

export default esESStudy
