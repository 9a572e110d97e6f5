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
  reason: {
    nameMissing: 'Укажите название группы на китайском языке.',
    unknownPart: 'Кого-то или чего-то из указанного здесь больше нет. Выберите заново.',
    ownerOnly: 'Передать группу может только её ответственный или администратор.',
    endBeforeStart: 'Запись и сама группа должны заканчиваться позже, чем начинаются.',
    closesTooLate: 'Запись должна закрыться до окончания занятий группы.',
    capacityBelowTaken: 'Мест не может быть меньше, чем записанных участников.',
    notStaff: 'Вы не ведёте эту группу.',
    notAnnounced: 'Группа ещё не объявлена.',
    alreadyAnnounced: 'Группа уже объявлена.',
    notClosed: 'Группа не была закрыта досрочно.',
    alreadyClosed: 'Группа закрыта. Чтобы изменить её, откройте её снова.',
    alreadyEnded: 'Занятия группы закончились.',
    groupNameTaken: 'Подгруппа с таким названием уже есть.',
    tooManyGroups: 'В группе может быть не больше 100 подгрупп.',
    notMembers: 'Кто-то из выбранных не состоит в группе.',
    stillAnnounced: 'Группа объявлена, и удалить её нельзя; её можно закрыть досрочно.',
    discarded: 'Группа удалена, изменить её больше нельзя.',
  },
  desk: {
    one: 'Запись',
    approve: 'Принять',
    reject: 'Отклонить',
    places: 'Места',
    taken: 'Занято {taken} из {capacity}',
    unlimited: 'Занято {taken}, без ограничения',
    classTime: 'Время занятий',
    window: 'Срок записи',
  },
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
  closed: {
    title: 'Группа закрыта досрочно',
    content: 'Группа «{className}» закрыта раньше намеченного срока. Всё по-прежнему можно посмотреть.',
  },
  reopened: {
    title: 'Группа продолжает занятия',
    content: 'Группа «{className}» снова открыта и продолжает занятия по плану.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  class: {
    title: 'Группа',
    states: {
      draft: 'Черновик',
      announced: 'Объявлена',
      closed: 'Закрыта досрочно',
      discarded: 'Удалена',
    },
    events: {
      save: 'Сохранить',
      announce: 'Объявить',
      close: 'Закрыть досрочно',
      reopen: 'Открыть снова',
      discard: 'Удалить',
      adopt: 'принять то, что было',
    },
    guards: {
      isStale: 'тем временем её изменил кто-то другой',
      notIsStaff: 'отправитель не ведёт эту группу',
      notHasTexts: 'нет названия на языке по умолчанию',
      notKnowsParts: 'чего-то из указанного в ней нет',
      notKeepsOwner: 'отправитель не вправе её передать',
      notIsForward: 'что-то заканчивается раньше, чем начинается',
      notClosesInTime: 'запись закрывается после окончания занятий',
      notFits: 'мест меньше, чем участников',
      hasEnded: 'занятия группы закончились',
    },
  },
} satisfies Translation<typeof zhCN.charts>
