import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Анкеты и голосования',
  kinds: {
    questionnaire: 'Анкета',
    vote: 'Голосование',
    evaluation: 'Оценка',
  },
  states: 'Состояние ваших ответов',
  allStates: 'Все состояния',
  state: {
    notTaken: 'Без ответа',
    draft: 'Сохранено',
    submitted: 'Отправлено',
    completed: 'Выполнено',
    finished: 'Завершено',
  },
  of: {
    questionnaire: {
      search: 'Поиск анкет',
      placeholder: 'Название анкеты',
      emptyTitle: 'Сейчас анкет нет',
      emptyText: 'Здесь появляются анкеты, на которые вас просят ответить.',
      noneTitle: 'Ничего не найдено',
    },
    vote: {
      search: 'Поиск голосований',
      placeholder: 'Название голосования',
      emptyTitle: 'Сейчас голосований нет',
      emptyText: 'Здесь появляются голосования, в которых вы можете участвовать.',
      noneTitle: 'Ничего не найдено',
    },
  },
  noneText: 'Попробуйте другое слово или другой фильтр.',
  showAll: 'Показать все',
  window: {
    openUntil: 'Открыто до',
    opens: 'Начало:',
    closed: 'Окончено:',
  },
  questions: 'Вопросов: {count}',
  anonymous: 'Анонимно',
  action: {
    answer: 'Ответить',
    vote: 'Проголосовать',
    goOn: 'Продолжить',
    change: 'Изменить мои ответы',
  },
} satisfies Translation<typeof zhCN.default>
