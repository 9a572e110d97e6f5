import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  state: {
    expected: 'Se espera',
    present: 'Presente',
    late: 'Presente, con retraso',
    absent: 'Ausente',
    excused: 'Justificado',
  },
  reason: {
    notRegistered: 'No está inscrito en esta clase.',
    classNotAnnounced: 'Esta clase no se ha anunciado todavía o ya ha terminado.',
    tooEarly: 'El registro de asistencia aún no está abierto. Se abre 15 minutos antes de la sesión.',
    tooLate: 'Esta sesión ha terminado y el registro de asistencia está cerrado.',
    codeWrong: 'Este número no es correcto. Compruébelo y vuelva a introducirlo.',
    codeOutdated: 'Este número ha caducado. Use el que se muestra ahora.',
    codeOfOtherLesson: 'Este número es de otra sesión.',
    tooManyTries: 'Demasiados intentos. Espere un momento.',
    ownAttendance: 'No puede cambiar su propia asistencia.',
    notTeaching: 'Solo pueden hacerlo quienes imparten la sesión o dirigen la clase.',
    notBegun: 'La asistencia se puede anotar desde 15 minutos antes de la sesión.',
    reasonMissing: 'Indique un motivo.',
    reasonTooLong: 'Un motivo tiene como máximo 100 caracteres.',
    alreadySo: 'La asistencia ya consta así.',
    alreadySettled: 'Esta asistencia ya está resuelta.',
    notEnded: 'Esta sesión aún no ha terminado.',
  },
} satisfies Translation<typeof zhCN.default>
