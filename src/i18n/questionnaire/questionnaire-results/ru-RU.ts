import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  results: 'Результаты',
  showing: 'Показывать результаты тем, кого спрашивают',
  showings: {
    never: 'Никогда',
    answered: 'После их ответа',
    always: 'В любое время',
  },
  inSteps: 'Чтобы никого нельзя было узнать, данные анонимных ответов обновляются после каждых пяти ответов.',
  taken: 'Приняли участие: {count}',
  counted: 'Учтено отправленных ответов: {count}',
  few: {
    title: 'Пока участвовали немногие',
    text: 'Результаты показываются, когда отправлено не меньше {count}\u00a0ответов, чтобы никого нельзя было узнать.',
  },
  hidden: {
    title: 'Результаты не показываются',
  },
  question: 'Вопрос {number}',
  answered: 'Ответили: {count}',
  chosen: 'Выбрали: {count} ({share})',
  average: 'Среднее: {value} по шкале от 1 до {count}',
  point: 'Балл {number}',
  place: 'Среднее место: {value}',
  noPlace: 'Пока никто не расставил',
  staffOnly: 'Написанное читают только сотрудники.',
  noTexts: 'Ничего не написано.',
  table: {
    caption: 'Данные по вопросу {number}',
    option: 'Вариант',
    count: 'Человек',
    share: 'Доля',
    place: 'Среднее место',
  },
  refresh: 'Обновить',
  print: 'Печать',
  toEditor: 'Назад к анкете',
  true: 'Верно',
  false: 'Неверно',
} satisfies Translation<typeof zhCN.default>
