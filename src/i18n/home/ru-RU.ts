import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  morning: 'Доброе утро, {name}',
  afternoon: 'Добрый день, {name}',
  evening: 'Добрый вечер, {name}',
  morningAnybody: 'Доброе утро',
  afternoonAnybody: 'Добрый день',
  eveningAnybody: 'Добрый вечер',
  today: 'Сегодня {date}',
  userFailed: 'Не удалось загрузить ваши данные.',
  visitor: 'Добро пожаловать на учебный портал',
  visitorText: 'Войдите, чтобы продолжить с того места, где остановились.',
  toSignIn: 'Войти',
  terms: {
    standard: {
      agenda: 'Ваше расписание на сегодня',
      noAgenda: 'Сегодня нет ни занятий, ни прямых эфиров.',
      live: 'Прямой эфир',
      upcomingLive: 'Ближайшие прямые эфиры',
    },
    workshop: {
      agenda: 'Ваша программа на сегодня',
      noAgenda: 'Сегодня нет ни семинаров, ни онлайн-трансляций.',
      live: 'Онлайн-трансляция',
      upcomingLive: 'Ближайшие онлайн-трансляции',
    },
  },
  continue: {
    heading: 'Продолжить обучение',
    all: 'Мои курсы',
    action: 'Продолжить',
    emptyTitle: 'Начатых курсов пока нет',
    emptyText: 'Выберите то, что вам интересно, и ваши успехи будут видны здесь.',
    browse: 'К открытым курсам',
  },
  agenda: {
    coming: 'В ближайшие семь дней',
    toDo: 'Что нужно сделать',
    nothingToDo: 'Ничто не ждёт вашего внимания.',
    day: 'День {day} из {days}',
    starts: 'Начало:',
    online: 'Онлайн',
    failed: 'Не удалось загрузить ваше расписание.',
    toDoFailed: 'Не удалось загрузить ваши задачи.',
    whole: 'Всё расписание',
    checkIn: 'Отметиться',
    checkedIn: 'Вы отмечены',
    checkedInLate: 'Вы отмечены с опозданием',
    deadline: 'Окончание записи',
    exam: 'Экзамен',
    leave: 'Отпуск',
    required: 'Обязательный курс, ещё не начат',
    answerBy: 'Ответить до',
    due: 'Сдать до',
    handInBy: 'Сдать до',
    givenBack: 'Возвращено, сдайте снова',
  },
  shelf: {
    recommended: 'Рекомендуемые курсы',
    hot: 'Популярные курсы',
    newest: 'Новые курсы',
    all: 'Все курсы',
    allHot: 'Ещё популярные курсы',
    allNewest: 'Ещё новые курсы',
    emptyTitle: 'Курсов пока нет',
    emptyText: 'Они появятся здесь, как только будут опубликованы.',
  },
  ranking: {
    courses: 'Рейтинг курсов',
    coursesNote: 'По числу слушателей',
    learners: 'Рейтинг слушателей',
    learnersNote: 'По часам обучения',
    period: 'Период',
    month: 'За месяц',
    year: 'За год',
    position: 'Место {position}',
    self: 'Вы',
    noSelf: 'В этот период вы ещё не занимались.',
    emptyTitle: 'Рейтинга пока нет',
    emptyText: 'Он появится, как только кто-нибудь начнёт учиться.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  index: 'Главная',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  index: 'главная, начало, сегодня, рекомендации, рейтинг, расписание',
} satisfies Translation<typeof zhCN.keywords>
