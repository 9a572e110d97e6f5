import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  one: 'Домашнее задание',
  action: {
    handIn: 'Сдать',
    approve: 'Принять',
    reject: 'Вернуть',
    reopen: 'Отозвать принятие',
  },
  desk: {
    handedIn: 'Сдано',
    timing: 'Срок',
    late: 'Сдано после закрытия',
    version: 'Версия',
    words: 'Текст',
    files: 'Файлы',
  },
  reason: {
    notYours: 'Это не ваша работа.',
    notForYou: 'Это задание выдано не вам или отозвано.',
    notStarted: 'Это задание ещё не началось. Сдайте работу после его начала.',
    ended: 'Срок задания истёк, работы больше не принимаются.',
    alreadyApproved: 'Ваша работа принята. Сдавать больше нечего.',
    replacedOften: 'Вы уже заменили работу 20 раз. Дождитесь проверки: если работу вернут, её можно будет сдать снова.',
    empty: 'Прежде чем сдать работу, напишите текст или добавьте файл.',
    unfitContent:
      'Такое содержание в этом задании не принимается. Проверьте, принимает ли оно текст или файлы, сколько файлов и какой длины текст.',
    unknownFile: 'Какой-то файл не найден или загружен не вами для домашнего задания. Удалите его и загрузите снова.',
    ownWork: 'Нельзя проверять собственную работу.',
    notReviewer: 'Вы не проверяете эту работу.',
    notSubmitted: 'Ещё ничего не сдано, поэтому проверять нечего.',
    alreadyReviewed: 'Эта работа уже проверена.',
    notApproved: 'Эта работа не была принята.',
    remarkMissing: 'Укажите причину: слушатель её прочтёт.',
    remarkTooLong: 'Замечание не может быть длиннее 1000 знаков.',
    unfitMarks: 'Эти баллы не соответствуют критериям задания.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  homework: 'Домашнее задание',
  myhomework: 'Мои домашние задания',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myhomework: 'мои домашние задания, задание, работа, сдать, отправить, загрузить, проверка, вложение, упражнение',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  homework: 'Домашние задания, ожидающие вашей проверки',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  homework:
    '{count}\u00a0{{домашних заданий|домашнее задание|домашних задания|домашних задания|домашних заданий|домашнего задания}}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  handedIn: {
    title: 'Работа ждёт вашей проверки',
    content: '{learner} сдал(а) работу «{task}». Проверьте её, пожалуйста.',
  },
  approved: {
    title: 'Ваша работа принята',
    content: 'Работа «{task}» принята. Замечание: {reason}',
  },
  rejected: {
    title: 'Ваша работа возвращена',
    content: 'Работа «{task}» не принята. Исправьте её и сдайте снова. Причина: {reason}',
  },
  reopened: {
    title: 'Принятие вашей работы отозвано',
    content: 'Работа «{task}» больше не считается принятой. Исправьте её и сдайте снова. Причина: {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  homework: {
    title: 'Домашнее задание',
    states: {
      notSubmitted: 'Не сдано',
      submitted: 'Сдано',
      notApproved: 'Не принято',
      approved: 'Принято',
    },
    events: {
      handIn: 'Сдать',
      approve: 'Принять',
      reject: 'Вернуть',
      reopen: 'Отозвать принятие',
    },
    guards: {
      isStale: 'тем временем это изменил кто-то другой',
      isOwner: 'действует сам слушатель',
      notIsOwner: 'действует не сам слушатель',
      notIsMeant: 'задание не опубликовано или выдано не слушателю',
      notHasStarted: 'задание ещё не началось',
      isOver: 'срок задания истёк',
      isReplacedOften: 'ожидающая работа заменена {replacementsMax} раз',
      notIsReviewer: 'действующий не проверяет эту работу',
      notHasContent: 'работа пуста',
      notFitsTask: 'такое содержание не принимается',
      notKnowsFiles: 'файла нет или он загружен не слушателем',
      notFitsRubric: 'баллы не соответствуют критериям',
      notHasRemark: 'нет замечания',
      notIsRemarkShort: 'замечание длиннее {remarkLimit} знаков',
    },
  },
} satisfies Translation<typeof zhCN.charts>
