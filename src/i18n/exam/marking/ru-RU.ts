import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Экзаменационные работы',
  intro: 'Работы экзаменов, которые вы проводите: оценивайте краткие ответы и продлевайте время.',
  placeholder: 'Имя слушателя',
  state: { inProgress: 'Пишется', marking: 'На проверке', marked: 'Проверена' },
  allExams: 'Все экзамены',
  exam: 'Экзамен',
  ends: 'Окончание',
  beingWritten: 'Работа ещё пишется. Ответы появятся после сдачи.',
  theirs: 'Ответ',
  chosen: 'Выбрано',
  marks: 'Баллы (из {full})',
  comment: 'Комментарий для слушателя',
  save: 'Сохранить баллы',
  saved: 'Баллы сохранены.',
  late: {
    heading: 'Пришло слишком поздно',
    text: 'Эти ответы пришли после окончания и не засчитываются.',
    device: 'По часам устройства',
    arrival: 'При получении',
  },
  extra: {
    heading: 'Дополнительное время',
    minutes: 'Дополнительные минуты',
    reason: 'Причина, её увидит слушатель',
    give: 'Продлить время',
    done: 'Время работы продлено.',
  },
  papers: 'Смотреть работы',
  results: 'Результаты',
  column: {
    attempt: 'Попытка',
    state: 'Состояние',
    begun: 'Начало',
    handedIn: 'Сдано',
    marks: 'Баллы',
    total: 'Максимум',
    outcome: 'Итог',
  },
} satisfies Translation<typeof zhCN.default>
