import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  state: {
    expected: 'Esperado',
    present: 'Presente',
    late: 'Presente, com atraso',
    absent: 'Ausente',
    excused: 'Justificado',
  },
  reason: {
    notRegistered: 'Não está inscrito nesta turma.',
    classNotAnnounced: 'Esta turma ainda não foi anunciada ou já terminou.',
    tooEarly: 'O registo de presença ainda não abriu. Abre 15 minutos antes da aula.',
    tooLate: 'Esta aula terminou e o registo de presença está fechado.',
    codeWrong: 'Este número não está certo. Verifique-o e introduza-o de novo.',
    codeOutdated: 'Este número já não é válido. Use o que está a ser mostrado agora.',
    codeOfOtherLesson: 'Este número é de outra aula.',
    tooManyTries: 'Demasiadas tentativas. Aguarde um pouco.',
    ownAttendance: 'Não pode alterar a sua própria presença.',
    notTeaching: 'Só quem dá esta aula ou gere a turma o pode fazer.',
    notBegun: 'A presença pode ser registada a partir de 15 minutos antes da aula.',
    reasonMissing: 'Indique um motivo.',
    reasonTooLong: 'Um motivo tem no máximo 100 caracteres.',
    alreadySo: 'A presença já está assim.',
    alreadySettled: 'Esta presença já está decidida.',
    notEnded: 'Esta aula ainda não terminou.',
  },
} satisfies Translation<typeof zhCN.default>
