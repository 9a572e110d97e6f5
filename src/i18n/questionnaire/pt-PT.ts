import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Escreva um nome.',
    unknownPart:
      'Uma turma, um departamento, uma pessoa ou uma imagem aqui indicada não existe ou não é sua. Escolha outra.',
    closesBeforeOpening: 'O encerramento tem de ser posterior à abertura.',
    isTemplate: 'Um modelo não é publicado. Crie um questionário a partir dele.',
    questionsMissing: 'Adicione pelo menos uma pergunta.',
    questionIncomplete:
      'Há uma pergunta incompleta: nenhuma língua tem todos os textos, faltam opções ou a sua condição não pode ser cumprida.',
    notVote: 'Uma votação tem exatamente uma pergunta, que não pode ser de resposta curta.',
    answered: 'Já foram enviadas respostas: as perguntas, as opções e o anonimato não podem mudar.',
    wordsStay:
      'Já foram enviadas respostas: os textos das perguntas e das opções não mudam, porque outras palavras seriam outra pergunta. Pode acrescentar-se uma tradução em falta.',
    staysEnded:
      'Um questionário anónimo que terminou com respostas não volta a abrir, para que as últimas não se distingam das outras. Para perguntar de novo, faça uma cópia.',
    hasEnded: 'O prazo terminou e já não pode ser alterado.',
    hasClosed: 'A hora de encerramento já passou. Escolha primeiro uma posterior.',
    notYours: 'Só quem responde pode fazer isto.',
    notForYou: 'Este questionário não está aberto para si.',
    withdrawn: 'Foi retirado e já não se pergunta a ninguém.',
    notOpen: 'Ainda não abriu.',
    closed: 'Está encerrado.',
    staysOnDevice: 'As respostas anónimas ficam no seu dispositivo até as enviar.',
    changed: 'As perguntas mudaram. Abra-o novamente.',
    anotherWriter: 'Este questionário está a ser respondido noutro dispositivo ou noutro separador.',
    incomplete: 'Faltam respostas a perguntas obrigatórias.',
    alreadySubmitted: 'Já enviou as suas respostas; não podem ser alteradas.',
    notSubmitted: 'As suas respostas já podem ser alteradas.',
    stillOpen: 'Ainda não encerrou.',
    sequenceSkipped: 'Algumas respostas chegaram fora de ordem. Tente novamente.',
    questionUnknown: 'Esta pergunta não consta do questionário.',
    questionNotAsked: 'Esta pergunta não lhe é feita.',
    answerInvalid: 'A resposta não corresponde à pergunta.',
    resultsHidden: 'O responsável não mostra os resultados a ninguém, ou só a quem já respondeu.',
    evaluationNeedsClass: 'Uma avaliação destina-se a uma turma. Escolha primeiro a turma.',
    subjectsUnnamed: 'Algumas perguntas ainda não indicam a que curso ou formador se referem.',
    unknownSubject: 'Uma pergunta refere-se a um curso ou formador que não pertence a esta turma. Escolha de novo.',
  },
  results: 'Ver os resultados',
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'É pedida a sua resposta',
    content: '“{questionnaire}” aguarda a sua resposta até {until}.',
  },
  reminded: {
    title: 'Lembrete: falta a sua resposta',
    content: 'Ainda não enviou a sua resposta a “{questionnaire}”. Pode fazê-lo até {until}.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  questionnaire: {
    title: 'Questionário',
    states: {
      draft: 'Rascunho',
      published: 'Publicado',
      withdrawn: 'Retirado',
      discarded: 'Descartado',
    },
    events: {
      save: 'Guardar',
      publish: 'Publicar',
      withdraw: 'Retirar',
      discard: 'Descartar',
    },
    guards: {
      isStale: 'outra pessoa alterou-o entretanto',
      notIsEditor: 'quem envia não é responsável nem coeditor',
      notMayName: 'são nomeados outros editores, mas não pelo responsável',
      notKnowsEditors: 'é nomeado alguém que não pode editar',
      notHasName: 'falta o nome',
      notKnowsParts: 'não se indica a quem se pergunta, ou não existe',
      notIsForward: 'encerra antes de abrir',
      isTemplate: 'é um modelo',
      notHasQuestions: 'não há perguntas',
      notAreQuestionsWhole: 'há uma pergunta incompleta',
      notFitsVote: 'uma votação não tem exatamente uma pergunta com opções',
      breaksForm: 'alguém respondeu, e o que se pergunta muda em mais do que os textos',
      changesWords: 'alguém respondeu, e mudam os textos com que se perguntou',
      reopens: 'é anónimo, terminou com respostas e voltaria a abrir',
      hasEnded: 'o prazo terminou',
      hasClosed: 'a hora de encerramento já passou',
      lacksClass: 'é uma avaliação que não se destina a nenhuma turma',
      lacksSubjects: 'uma pergunta não indica o seu curso ou formador',
      hasForeignSubjects: 'é indicado um curso ou formador que não é da turma',
    },
  },
  response: {
    title: 'Respostas a um questionário',
    states: {
      notTaken: 'Por responder',
      draft: 'Guardado',
      submitted: 'Enviado',
      completed: 'Concluído',
      finished: 'Terminado',
    },
    events: {
      save: 'Guardar',
      takeOver: 'Assumir a escrita',
      submit: 'Enviar',
      change: 'Alterar',
      windowEnded: 'O questionário encerra',
    },
    guards: {
      isStale: 'outra pessoa alterou-o entretanto',
      notIsLearner: 'quem envia não é quem responde',
      notIsMeant: 'o questionário não está aberto ao formando',
      isWithdrawn: 'o questionário foi retirado',
      notHasOpened: 'o questionário ainda não abriu',
      hasClosed: 'o questionário encerrou',
      isAnonymous: 'é anónimo',
      notIsAnonymous: 'não é anónimo',
      mayChange: 'as respostas podem ser alteradas',
      notMayChange: 'as respostas não podem ser alteradas',
      notIsCurrent: 'as perguntas mudaram',
      notIsWriter: 'quem envia não é quem escreve',
      notIsComplete: 'falta uma resposta obrigatória',
      notIsWindowOver: 'o questionário não encerrou',
    },
  },
  evaluation: {
    title: 'Avaliação de uma turma',
    states: {
      notStarted: 'Por iniciar',
      inProgress: 'Em curso',
      ended: 'Terminada',
      evaluated: 'Avaliada',
    },
    events: {
      clock: 'O tempo passa',
      submit: 'Enviar',
    },
    guards: {
      hasOpened: 'a avaliação já abriu',
      hasClosed: 'a avaliação já encerrou',
    },
  },
} satisfies Translation<typeof zhCN.charts>

export const titles = {
  questionnairepaper: 'Questionário',
  qusetionnaireresult: 'Resultados',
  questionnaire: 'Os meus questionários',
  vote: 'As minhas votações',
  classAssessment: 'Avaliar a turma',
  assessmentResultSuccess: 'Avaliação enviada',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  questionnaire: 'os meus questionários, inquéritos, opinião, avaliação, anónimo',
  vote: 'as minhas votações, votar, voto, sondagens',
} satisfies Translation<typeof zhCN.keywords>
