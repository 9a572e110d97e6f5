import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Укажите название.',
    unknownPart: 'Указанная группа, отдел, человек или изображение не существует или не ваше. Выберите другое.',
    closesBeforeOpening: 'Окончание должно быть позже начала.',
    isTemplate: 'Шаблон не публикуется. Начните с него новую анкету.',
    questionsMissing: 'Добавьте хотя бы один вопрос.',
    questionIncomplete:
      'Есть незаполненный вопрос: ни на одном языке нет всех текстов, не хватает вариантов либо его условие невыполнимо.',
    notVote: 'В голосовании ровно один вопрос, и не с кратким ответом.',
    answered: 'Ответы уже получены: вопросы, варианты и анонимность изменить нельзя.',
    wordsStay:
      'Ответы уже получены, поэтому тексты вопросов и вариантов не меняются: другие слова — это другой вопрос. Недостающий перевод добавить можно.',
    staysEnded:
      'Анонимный опрос, который завершился с ответами, повторно не открывается: иначе последние ответы можно было бы распознать. Чтобы спросить ещё раз, сделайте копию.',
    hasEnded: 'Время истекло, изменить больше ничего нельзя.',
    hasClosed: 'Время окончания уже прошло. Сначала выберите более позднее.',
    notYours: 'Это может сделать только тот, кто отвечает.',
    notForYou: 'Эта анкета вам недоступна.',
    withdrawn: 'Опрос отозван, ответы больше не принимаются.',
    notOpen: 'Приём ответов ещё не начался.',
    closed: 'Приём ответов окончен.',
    staysOnDevice: 'Анонимные ответы до отправки остаются на вашем устройстве.',
    changed: 'Вопросы изменились. Откройте анкету снова.',
    anotherWriter: 'На эту анкету отвечают на другом устройстве или в другой вкладке.',
    incomplete: 'Есть обязательные вопросы без ответа.',
    alreadySubmitted: 'Вы уже отправили ответы; изменить их нельзя.',
    notSubmitted: 'Ваши ответы уже можно менять.',
    stillOpen: 'Приём ответов ещё не окончен.',
    sequenceSkipped: 'Часть ответов пришла не по порядку. Повторите попытку.',
    questionUnknown: 'Такого вопроса в анкете нет.',
    questionNotAsked: 'Этот вопрос вам не задаётся.',
    answerInvalid: 'Ответ не подходит к вопросу.',
    resultsHidden: 'Владелец не показывает результаты никому или показывает только тем, кто ответил.',
    evaluationNeedsClass: 'Оценка обращена к группе. Сначала выберите группу.',
    subjectsUnnamed: 'В некоторых вопросах не указано, о каком курсе или преподавателе речь.',
    unknownSubject: 'Есть вопрос о курсе или преподавателе не из этой группы. Выберите заново.',
  },
  results: 'Посмотреть результаты',
} satisfies Translation<typeof zhCN.default>

export const notices = {
  asked: {
    title: 'Просим вас ответить',
    content: '«{questionnaire}» ждёт вашего ответа до {until}.',
  },
  reminded: {
    title: 'Напоминание: вашего ответа ещё нет',
    content: 'Вы ещё не отправили ответ на «{questionnaire}». Это можно сделать до {until}.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  questionnaire: {
    title: 'Анкета',
    states: {
      draft: 'Черновик',
      published: 'Опубликовано',
      withdrawn: 'Снято с публикации',
      discarded: 'Аннулировано',
    },
    events: {
      save: 'Сохранить',
      publish: 'Опубликовать',
      withdraw: 'Снять с публикации',
      discard: 'Аннулировать',
    },
    guards: {
      isStale: 'тем временем анкету изменил кто-то другой',
      notIsEditor: 'отправитель не владелец и не соредактор',
      notMayName: 'редакторов меняет не владелец',
      notKnowsEditors: 'назначен тот, кто не может редактировать',
      notHasName: 'нет названия',
      notKnowsParts: 'не указано, кого спрашивают, или таких нет',
      notIsForward: 'окончание раньше начала',
      isTemplate: 'это шаблон',
      notHasQuestions: 'вопросов нет',
      notAreQuestionsWhole: 'есть незаполненный вопрос',
      notFitsVote: 'в голосовании не ровно один вопрос с вариантами',
      breaksForm: 'ответы уже есть, а в вопросах меняются не только тексты',
      changesWords: 'ответы уже есть, а тексты вопросов или вариантов меняются',
      reopens: 'опрос анонимный, завершился с ответами и открылся бы снова',
      hasEnded: 'время истекло',
      hasClosed: 'время окончания прошло',
      lacksClass: 'оценка не обращена ни к какой группе',
      lacksSubjects: 'в вопросе не указан курс или преподаватель',
      hasForeignSubjects: 'назван курс или преподаватель не из группы',
    },
  },
  response: {
    title: 'Ответы на анкету',
    states: {
      notTaken: 'Без ответа',
      draft: 'Сохранено',
      submitted: 'Отправлено',
      completed: 'Выполнено',
      finished: 'Завершено',
    },
    events: {
      save: 'Сохранить',
      takeOver: 'Перехватить работу',
      submit: 'Отправить',
      change: 'Изменить',
      windowEnded: 'Анкета закрывается',
    },
    guards: {
      isStale: 'тем временем изменения внёс кто-то другой',
      notIsLearner: 'отправитель не тот, кто отвечает',
      notIsMeant: 'анкета недоступна учащемуся',
      isWithdrawn: 'опрос отозван',
      notHasOpened: 'анкета ещё не открыта',
      hasClosed: 'анкета закрыта',
      isAnonymous: 'анкета анонимна',
      notIsAnonymous: 'анкета не анонимна',
      mayChange: 'ответы можно изменить',
      notMayChange: 'ответы изменить нельзя',
      notIsCurrent: 'вопросы изменились',
      notIsWriter: 'отправитель не пишет эти ответы',
      notIsComplete: 'нет ответа на обязательный вопрос',
      notIsWindowOver: 'анкета не закрыта',
    },
  },
  evaluation: {
    title: 'Оценка группы',
    states: {
      notStarted: 'Не началась',
      inProgress: 'Идёт',
      ended: 'Завершена',
      evaluated: 'Оценено вами',
    },
    events: {
      clock: 'Проходит время',
      submit: 'Отправить',
    },
    guards: {
      hasOpened: 'оценка открыта',
      hasClosed: 'оценка закрыта',
    },
  },
} satisfies Translation<typeof zhCN.charts>

export const titles = {
  questionnairepaper: 'Анкета',
  qusetionnaireresult: 'Результаты',
  questionnaire: 'Мои анкеты',
  vote: 'Мои голосования',
  classAssessment: 'Оценить группу',
  assessmentResultSuccess: 'Оценка отправлена',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  questionnaire: 'мои анкеты, опросы, анкетирование, мнение, отзывы, анонимно',
  vote: 'мои голосования, голосовать, голос, выборы',
} satisfies Translation<typeof zhCN.keywords>
