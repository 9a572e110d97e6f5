import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Оценка',
  subject: {
    class: 'Группа: {name}',
    course: 'Курс: {name}',
    teacher: 'Преподаватель: {name}',
  },
  standing: {
    notStarted: 'Не началась',
    inProgress: 'Идёт',
    ended: 'Завершена',
    evaluated: 'Оценено вами',
  },
  evaluate: 'Оценить',
  empty: {
    title: 'Оценок пока нет',
    text: 'Когда вас попросят об оценке, она появится здесь.',
  },
  done: {
    title: 'Спасибо за вашу оценку',
    text: 'Ваши ответы сохранены без вашего имени.',
  },
  notYet: 'Вы ещё не дали оценку',
  others: 'Ещё ждут вашей оценки',
  all: 'Все оценки группы',
} satisfies Translation<typeof zhCN.default>
