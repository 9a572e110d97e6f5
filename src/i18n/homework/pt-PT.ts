import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  one: 'Trabalho',
  action: {
    handIn: 'Entregar',
    approve: 'Aprovar',
    reject: 'Devolver',
    reopen: 'Retirar a aprovação',
  },
  desk: {
    handedIn: 'Entregue',
    timing: 'Prazo',
    late: 'Entregue depois do fecho',
    version: 'Versão',
    words: 'Texto',
    files: 'Ficheiros',
  },
  reason: {
    notYours: 'Este trabalho não é seu.',
    notForYou: 'Este trabalho não lhe foi atribuído, ou foi retirado.',
    notStarted: 'Este trabalho ainda não começou. Entregue-o depois de começar.',
    ended: 'Este trabalho terminou; já nada é aceite.',
    alreadyApproved: 'O seu trabalho foi aprovado. Não há mais nada a entregar.',
    replacedOften:
      'Já substituiu este trabalho 20 vezes. Aguarde a avaliação; se lhe for devolvido, pode entregar de novo.',
    empty: 'Escreva algo ou adicione um ficheiro antes de entregar.',
    unfitContent:
      'Este trabalho não aceita esse conteúdo. Veja se aceita texto ou ficheiros, quantos ficheiros e que extensão de texto.',
    unknownFile: 'Um ficheiro não existe, ou não o carregou para um trabalho. Remova-o e carregue-o de novo.',
    ownWork: 'Não pode rever o seu próprio trabalho.',
    notReviewer: 'Não lhe cabe rever este trabalho.',
    notSubmitted: 'Ainda nada foi entregue, pelo que não há nada a rever.',
    alreadyReviewed: 'Este trabalho já foi revisto.',
    notApproved: 'Este trabalho não foi aprovado.',
    remarkMissing: 'Indique o motivo; o formando irá lê-lo.',
    remarkTooLong: 'Uma observação tem no máximo 1000 caracteres.',
    unfitMarks: 'Esta pontuação não corresponde aos critérios do trabalho.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  homework: 'Trabalho',
  myhomework: 'Os meus trabalhos',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myhomework: 'os meus trabalhos, trabalho de casa, tarefa, entregar, enviar, carregar, revisão, anexo, exercício',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  homework: 'Trabalhos à espera da sua revisão',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  homework: '{count} {{|trabalho|||de trabalhos|trabalhos}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  handedIn: {
    title: 'Um trabalho aguarda a sua revisão',
    content: '{learner} entregou «{task}». Reveja-o, por favor.',
  },
  approved: {
    title: 'O seu trabalho foi aprovado',
    content: '«{task}» foi aprovado. Observação: {reason}',
  },
  rejected: {
    title: 'O seu trabalho foi devolvido',
    content: '«{task}» não foi aprovado. Corrija-o e entregue-o de novo. Motivo: {reason}',
  },
  reopened: {
    title: 'A aprovação do seu trabalho foi retirada',
    content: '«{task}» já não conta como aprovado. Corrija-o e entregue-o de novo. Motivo: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  homework: {
    title: 'Trabalho',
    states: {
      notSubmitted: 'Por entregar',
      submitted: 'Entregue',
      notApproved: 'Não aprovado',
      approved: 'Aprovado',
    },
    events: {
      handIn: 'Entregar',
      approve: 'Aprovar',
      reject: 'Devolver',
      reopen: 'Retirar a aprovação',
    },
    guards: {
      isStale: 'outra pessoa alterou-o entretanto',
      isOwner: 'quem age é o próprio formando',
      notIsOwner: 'quem age não é o próprio formando',
      notIsMeant: 'o trabalho não está publicado ou não se destina ao formando',
      notHasStarted: 'o trabalho ainda não começou',
      isOver: 'o trabalho terminou',
      isReplacedOften: 'o que aguarda foi substituído {replacementsMax} vezes',
      notIsReviewer: 'quem age não o revê',
      notHasContent: 'não contém nada',
      notFitsTask: 'o trabalho não aceita esse conteúdo',
      notKnowsFiles: 'um ficheiro não existe ou não foi carregado pelo formando',
      notFitsRubric: 'a pontuação não corresponde aos critérios',
      notHasRemark: 'não há observação',
      notIsRemarkShort: 'a observação excede {remarkLimit} caracteres',
    },
  },
} satisfies Translation<typeof zhCN.charts>
