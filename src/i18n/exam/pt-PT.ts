import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'Só quem faz o exame pode fazer isto.',
    ownRegistration: 'Não pode decidir sobre a sua própria inscrição.',
    notStaff: 'Só os responsáveis por este exame podem fazer isto.',
    closed: 'O exame está encerrado.',
    nothingToDecide: 'Não há nenhuma inscrição para decidir.',
    noRegistration: 'Este exame não exige inscrição.',
    notForYou: 'Este exame não está aberto para si.',
    alreadyBegun: 'O exame já começou; já não pode anular a inscrição.',
    notRegistered: 'Não está inscrito neste exame, ou a inscrição ainda não foi aprovada.',
    notYetApproved: 'A inscrição ainda está em análise.',
    reasonMissing: 'Indique um motivo.',
    reasonTooLong: 'O motivo tem no máximo 100 caracteres.',
    alreadyRegistered: 'Já está inscrito.',
    timeUp: 'O tempo terminou.',
    anotherWriter: 'Esta prova está a ser respondida noutro dispositivo ou noutro separador.',
    hoursMissing: 'Faltam-lhe {hours} horas das exigidas, pelo que ainda não pode fazer o exame.',
    notOpen: 'O exame ainda não abriu.',
    tooLate: 'É demasiado tarde para começar este exame.',
    noAttemptsLeft: 'Não lhe restam tentativas.',
    notStudied: 'Termine o estudo do curso antes de fazer o exame.',
    notInProgress: 'Esta prova não está a ser respondida.',
    stillOpen: 'O tempo ainda não terminou.',
    inProgress: 'A prova está a ser respondida.',
    beingMarked: 'A prova está a ser corrigida; aguarde o resultado.',
    alreadyPassed: 'Já passou neste exame; não precisa de o repetir.',
    minutesInvalid: 'O tempo adicional deve ser um número inteiro de minutos, de 1 a 600.',
    sequenceSkipped: 'Algumas respostas chegaram fora de ordem. Tente novamente.',
    sequenceReplayed: 'Já foi guardada outra resposta com o mesmo número.',
    questionUnknown: 'Esta pergunta não consta da prova.',
    answerInvalid: 'A resposta não corresponde à pergunta.',
    questionLeft: 'Já respondeu a esta pergunta e saiu dela; já não pode ser alterada.',
    notHandedIn: 'A prova ainda não foi entregue.',
    marksInvalid: 'A pontuação deve estar entre 0 e o máximo da pergunta.',
    marksMissing: 'Ainda há perguntas sem pontuação.',
    notPublished: 'A prova e as respostas não foram publicadas.',
    noRanking: 'Só os concursos têm classificação.',
  },
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'Uma inscrição em exame aguarda a sua decisão',
    content: '{learner} pretende fazer “{exam}”. Aprove ou recuse a inscrição.',
  },
  approved: {
    title: 'A sua inscrição no exame foi aprovada',
    content: 'Pode fazer “{exam}” enquanto estiver aberto.',
  },
  declined: {
    title: 'A sua inscrição no exame foi recusada',
    content: 'A sua inscrição em “{exam}” foi recusada. Motivo: {reason}',
  },
  passed: {
    title: 'Passou no exame',
    content: 'Parabéns, passou em “{exam}”.',
  },
  failed: {
    title: 'Não passou no exame',
    content: 'Não passou em “{exam}” e não lhe restam tentativas.',
  },
  makeUp: {
    title: 'Não passou no exame; pode repeti-lo',
    content: 'Não passou em “{exam}”. Pode fazer o exame de recuperação até ao encerramento.',
  },
  remarked: {
    title: 'O resultado de um exame foi corrigido',
    content: 'O seu resultado em “{exam}” foi corrigido. Consulte-o novamente.',
  },
  extraTime: {
    title: 'Tem mais tempo para o exame',
    content: 'Tem mais {minutes} minutos para “{exam}”. Motivo: {reason}',
  },
  handedIn: {
    title: 'A sua prova foi corrigida',
    content: 'A sua prova de “{exam}” foi corrigida. O resultado será publicado mais tarde.',
  },
} satisfies Translation<typeof zhCN.notices>
