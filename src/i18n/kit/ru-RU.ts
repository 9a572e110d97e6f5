import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export const charts = {
  schedule: {
    title: 'Расписание',
    states: {
      notStarted: 'Не начато',
      inProgress: 'Идёт',
      ended: 'Завершено',
    },
    events: {
      clockRead: 'Сверка с часами',
    },
    guards: {
      hasBegun: 'наступило время начала',
      hasEnded: 'наступило время окончания',
    },
  },
  record: {
    title: 'Запись',
    states: {
      loading: 'Загрузка',
      missing: 'Не существует',
      forbidden: 'Нет доступа',
      failed: 'Сбой загрузки',
      shown: 'Показана',
      shownFresh: 'Только что получена',
      shownAged: 'Получена некоторое время назад',
      shownRenewing: 'Проверяется заново',
      shownFollowing: 'Обновляется',
      shownAsking: 'Ввод причины',
      shownSending: 'Отправка',
      shownUnsent: 'Нет ответа',
      shownCatchingUp: 'Получение изменений',
      shownChanged: 'Изменена кем-то другим',
    },
    events: {
      recordReloaded: 'Запись загружается заново',
      changeNoticed: 'Изменение принято к сведению',
      eventChosen: 'Выбрано действие',
      recordSignalled: 'Сервер сообщил об изменении записи',
      recordOutdated: 'Смотрящий изменил её в другом месте страницы',
      recordRevisited: 'К записи вернулись',
      wordsChanged: 'Вводится причина',
      eventSent: 'Действие отправлено',
      eventDropped: 'От действия отказались',
    },
    guards: {
      isMissing: 'такой записи нет',
      isForbidden: 'этому человеку запись недоступна',
      notIsOpen: 'жизненный цикл не допускает действия',
      isNew: 'запись изменилась',
      notIsAllowed: 'жизненный цикл не допускает введённого',
      isStale: 'кто-то другой успел раньше',
      isUnanswered: 'неизвестно, дошло ли действие',
      isStillOpen: 'действие ещё возможно',
    },
  },
} satisfies Translation<typeof zhCN.charts>
