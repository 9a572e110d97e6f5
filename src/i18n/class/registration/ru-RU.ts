import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    notYours: 'Эта заявка не в вашем ведении.',
    ownRegistration: 'Нельзя рассматривать собственную заявку.',
    notStaff: 'Это могут делать только кураторы группы и администраторы.',
    classNotOpened: 'Группа ещё не открыта.',
    classFinished: 'Обучение группы завершено, изменить запись нельзя.',
    notStarted: 'Запись ещё не началась.',
    ended: 'Запись завершена.',
    notInvited: 'Эта группа для вас не открыта.',
    full: 'Мест нет, и листа ожидания у группы нет.',
    alreadyRegistered: 'Запись уже оформлена.',
    alreadyWaiting: 'Заявка уже в листе ожидания.',
    notYetApproved: 'Заявка ещё не одобрена.',
    nothingToDecide: 'Нет заявки, которую нужно рассмотреть.',
    notRegistered: 'Записи в эту группу нет.',
    reviewGoesOn: 'Запись завершена, но заявки ещё можно рассмотреть.',
    reasonMissing: 'Укажите причину.',
    reasonTooLong: 'В причине должно быть не более 100 символов.',
    noInvitation: 'Нет приглашения, на которое нужно ответить.',
    alreadyInvited: 'Приглашение уже отправлено, ответа пока нет.',
    tooSoon: 'После отказа прошло меньше минуты. Повторите попытку чуть позже.',
  },
} satisfies Translation<typeof zhCN.default>

export const waiting = {
  registration: 'Заявки на участие, ждущие вашего решения',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  registration: '{count}\u00a0{{заявок|заявка|заявки|заявки|заявок|заявки}} на участие',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  asked: {
    title: 'Заявка на участие ждёт вашего решения',
    content: '{learner} хочет записаться в группу «{className}». Одобрите или отклоните заявку.',
  },
  approved: {
    title: 'Ваша заявка одобрена',
    content: 'Вы зачислены в группу «{className}». Если планы изменятся, откажитесь от участия на странице группы.',
  },
  queued: {
    title: 'Заявка одобрена, вы в листе ожидания',
    content:
      'Ваша заявка в группу «{className}» одобрена, но мест пока нет. Освободившиеся места распределяются в порядке подачи заявок.',
  },
  movedUp: {
    title: 'Подошла ваша очередь',
    content:
      'В группе «{className}» освободилось место, и оно ваше. Если участие больше не нужно, откажитесь от него, чтобы место получил следующий.',
  },
  declined: {
    title: 'Ваша заявка отклонена',
    content: 'Ваша заявка в группу «{className}» отклонена. Причина: {reason}',
  },
  lapsed: {
    title: 'Срок вашей заявки истёк',
    content: 'Время рассмотрения заявок в группу «{className}» прошло, и ваша заявка закрыта без зачисления.',
  },
  putIn: {
    title: 'Вас зачислили в группу',
    content:
      'Руководители группы «{className}» зачислили вас. Если участвовать не получится, откажитесь на странице группы.',
  },
  takenOut: {
    title: 'Вас исключили из группы',
    content: 'Вы больше не участвуете в группе «{className}». Причина: {reason}',
  },
  invited: {
    title: 'Вас приглашают в группу',
    content:
      'Ответственные за «{className}» приглашают вас принять участие. Примите или отклоните приглашение на странице группы.',
  },
  uninvited: {
    title: 'Приглашение отозвано',
    content: 'Приглашение в «{className}» отозвано. Причина: {reason}',
  },
  accepted: {
    title: 'Приглашение принято',
    content: '{learner}: приглашение в «{className}» принято.',
  },
  turnedDown: {
    title: 'Приглашение отклонено',
    content: '{learner}: приглашение в «{className}» отклонено.',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  registration: {
    title: 'Запись в группу',
    states: {
      unregistered: 'Не записан',
      invited: 'Приглашён',
      underReview: 'На рассмотрении',
      waiting: 'В листе ожидания',
      registered: 'Записан',
      declined: 'Отклонена',
      withdrawn: 'Отказ от участия',
    },
    events: {
      register: 'Записаться',
      withdraw: 'Отказаться от участия',
      approve: 'Одобрить',
      decline: 'Отклонить',
      putIn: 'Зачислить',
      takeOut: 'Исключить',
      accept: 'Принять приглашение',
      turnDown: 'Отклонить приглашение',
      enter: 'Войти в группу',
      placeFreed: 'освобождается место',
      windowEnded: 'заканчивается запись',
      classEnded: 'заканчивается обучение группы',
      adopt: 'принять имеющееся',
    },
    guards: {
      needsConsent: 'группа сама по себе не открыта для участника, поэтому нужно его согласие',
      isPaused: 'после отказа прошло меньше {pauseMinutes} мин',
      isStale: 'тем временем заявку изменил кто-то другой',
      isLearner: 'отправитель — сам слушатель',
      notIsLearner: 'отправитель — не сам слушатель',
      notIsStaff: 'отправитель не ведёт группу',
      notIsAnnounced: 'слушатели ещё не видят группу',
      hasClassEnded: 'обучение группы завершено',
      notHasWindowOpened: 'запись ещё не началась',
      hasWindowEnded: 'запись завершена',
      notIsInvited: 'группа не открыта для слушателя',
      isFull: 'мест нет',
      notIsFull: 'есть свободное место',
      hasWaitingList: 'у группы есть лист ожидания',
      notHasWaitingList: 'у группы нет листа ожидания',
      asksApproval: 'заявки требуют одобрения',
      declinesAtEnd: 'заявки, не рассмотренные до конца записи, отклоняются',
      notHasReason: 'причина не указана',
      notIsReasonShort: 'в причине более {reasonLimit} символов',
    },
  },
} satisfies Translation<typeof zhCN.charts>
