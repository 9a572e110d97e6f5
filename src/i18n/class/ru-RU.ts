import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  terms: {
    standard: {
      heading: 'Мои группы',
      current: 'Текущая группа',
      choose:
        'У вас {count}\u00a0{{текущих групп|текущая группа|текущие группы|текущие группы|текущих групп|текущей группы}}. Выберите одну.',
      toList: 'К списку групп',
      all: 'Все группы',
      emptyTitle: 'Вы пока не состоите в группах',
      emptyText: 'Группа появится здесь, когда вас в неё зачислят.',
      emptyCurrentTitle: 'Текущих групп нет',
      emptyCurrentText: 'В списке групп есть также предстоящие и завершённые.',
      emptyComingTitle: 'Предстоящих групп нет',
      emptyComingText: 'После регистрации здесь появятся группы, которые ещё не начали занятия.',
      emptyHistoryTitle: 'Завершённых групп пока нет',
      emptyHistoryText: 'Когда занятия закончатся, группу можно будет посмотреть здесь.',
      missingTitle: 'Такая группа не найдена',
      missingText: 'Её не существует, или вы в ней не состоите.',
      journey: 'Этапы группы',
      notMember: 'Вы не слушатель этой группы и видите её как куратор или администратор.',
      state: {
        notStarted: 'Не начато',
        inProgress: 'Идёт',
        ended: 'Завершено',
      },
      headmaster: 'Куратор группы',
    },
    workshop: {
      heading: 'Мои семинары',
      current: 'Текущий семинар',
      choose:
        'У вас {count}\u00a0{{текущих семинаров|текущий семинар|текущих семинара|текущих семинара|текущих семинаров|текущего семинара}}. Выберите один.',
      toList: 'К списку семинаров',
      all: 'Все семинары',
      emptyTitle: 'Вы пока не участвуете в семинарах',
      emptyText: 'Семинар появится здесь, когда вас в него зачислят.',
      emptyCurrentTitle: 'Текущих семинаров нет',
      emptyCurrentText: 'В списке семинаров есть также предстоящие и завершённые.',
      emptyComingTitle: 'Предстоящих семинаров нет',
      emptyComingText: 'После регистрации здесь появятся семинары, которые ещё не начались.',
      emptyHistoryTitle: 'Завершённых семинаров пока нет',
      emptyHistoryText: 'Когда семинар закончится, его можно будет посмотреть здесь.',
      missingTitle: 'Такой семинар не найден',
      missingText: 'Его не существует, или вы в нём не участвуете.',
      journey: 'Этапы семинара',
      notMember: 'Вы не слушатель этого семинара и видите его как руководитель или администратор.',
      state: {
        notStarted: 'Не начат',
        inProgress: 'Идёт',
        ended: 'Завершён',
      },
      headmaster: 'Руководитель семинара',
    },
  },
  types: 'Отбор по состоянию',
  all: 'Все',
  kind: {
    face: 'Очно',
    online: 'Онлайн',
    party: 'Партийная школа',
  },
  facts: 'Сведения',
  dates: 'Сроки',
  place: 'Место',
  online: 'Онлайн',
  noHeadmaster: 'Пока не назначен',
  memberCount: 'Численность',
  people: '{count}\u00a0{{участников|участник|участника|участника|участников|участника}}',
  members: 'Участники',
  noMembers: 'Участников пока нет.',
  moreMembers: 'Вне списка: ещё {count}\u00a0{{участников|участник|участника|участника|участников|участника}}.',
} satisfies Translation<typeof zhCN.default>

export const titles = {
  'class-list': 'Группы',
  'class-detail': 'Группа',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  'class-list': 'группы, обучение, семинар, очно, одногруппники',
} satisfies Translation<typeof zhCN.keywords>

export const notices = {
  begins: {
    title: 'Скоро начало',
    content: 'Начало обучения «{className}»: {from}. Ознакомьтесь с программой и списком участников.',
  },
  ended: {
    title: 'Обучение завершено',
    content: 'Обучение «{className}» завершено: {to}. Спасибо за участие! Все сведения по-прежнему доступны.',
  },
} satisfies Translation<typeof zhCN.notices>
