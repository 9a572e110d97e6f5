import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  view: {
    month: 'Месяц',
    week: 'Неделя',
    day: 'День',
    year: 'Год',
  },
  views: 'Вид',
  today: 'Сегодня',
  earlier: 'До сегодняшнего дня',
  previous: 'Назад',
  next: 'Вперёд',
  shows: 'Показывать',
  kind: {
    lesson: 'Занятия',
    class: 'Классы',
    live: 'Прямые трансляции',
    exam: 'Экзамены',
    deadline: 'Сроки',
    due: 'Сроки сдачи заданий',
    leave: 'Отпуска',
  },
  all: 'Всё',
  deadlineOf: 'Окончание записи: {title}',
  dueOf: 'Сдать: {title}',
  leaveOf: 'Отпуск: {title}',
  emptyTitle: 'На это время ничего не запланировано',
  more: 'ещё {count}',
  allDay: 'Весь день',
  feed: {
    name: 'Расписание учебного портала',
    add: 'Добавить в мой календарь',
    text: 'Подпишите календарь телефона или компьютера на этот адрес: расписание появится там и будет обновляться. Кто знает адрес, тот может его прочитать, поэтому никому его не сообщайте.',
    make: 'Создать адрес',
    renew: 'Сменить адрес',
    renewText: 'Прежний адрес сразу перестаёт работать, календарям нужен новый.',
    stop: 'Удалить адрес',
    address: 'Секретный адрес',
    once: 'Он показывается только сейчас — скопируйте его.',
    since: 'Адрес создан {date}.',
    open: 'Открыть в программе-календаре',
    copy: 'Копировать',
    copied: 'Скопировано.',
  },
  reason: {
    alreadyParticipated: 'Вы уже участвовали в этом мероприятии расписания.',
    rangeTooLong: 'За один раз можно показать не более 400 дней.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-agenda': 'Расписание',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-agenda': 'расписание, календарь, план, сегодня, неделя, месяц',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  feedMade: {
    title: 'Создан секретный адрес вашего расписания',
    content:
      'Ваше расписание теперь можно прочитать по секретному адресу. Если его создали не вы, отключите доступ в расписании и смените пароль.',
  },
} satisfies Translation<typeof zhCN.notices>
