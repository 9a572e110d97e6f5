import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Новости',
  lead: 'Что нового, что впереди и рассказы наших слушателей.',
  topics: 'Темы',
  allTopics: 'Все',
  topicsFailed: 'Не удалось загрузить темы. Всё остальное работает.',
  search: 'Поиск по новостям',
  searchPlaceholder: 'Слова из заголовка или текста',
  results: 'Результаты по запросу «{keyword}»',
  clearSearch: 'Сбросить поиск',
  latest: 'Последние новости',
  earlier: 'Ещё новости',
  empty: 'Новостей пока нет',
  emptyHint: 'Новости и объявления появятся здесь, как только будут опубликованы.',
  nothingFound: 'Ничего не найдено',
  nothingFoundHint: 'Попробуйте другое слово или посмотрите всё.',
  showAll: 'Показать всё',
  readingTime: '{minutes}\u00a0{{минут|минута|минуты|минуты|минут|минуты}} чтения',
  views: '{count}\u00a0{{просмотров|просмотр|просмотра|просмотра|просмотров|просмотра}}',
  toNews: 'К новостям',
  toHelp: 'В справочный центр',
  neighbours: 'Предыдущая и следующая статьи',
  previous: 'Предыдущая',
  next: 'Следующая',
  help: {
    heading: 'Справочный центр',
    lead: 'Чем мы можем помочь?',
    search: 'Поиск по справке',
    searchPlaceholder: 'Например: пароль, сертификат, отсутствие',
    topics: 'Темы справки',
    otherTopic: 'Другие вопросы',
    allArticles: 'Все статьи',
    empty: 'Статей пока нет',
    emptyHint: 'Если нужна помощь, обратитесь в техническую поддержку по ссылке ниже.',
    quickLinks: 'Быстрые ссылки',
    speedTest: 'Проверка скорости',
    speedTestHint: 'Видео прерывается? Проверьте, не в соединении ли дело',
    support: 'Техническая поддержка',
    supportHint: 'Как связаться с теми, кто может помочь',
    app: 'Мобильное приложение',
    appHint: 'Продолжайте учиться на телефоне или планшете',
  },
  reason: {
    titleMissing: 'Напишите заголовок хотя бы на одном языке.',
    detailMissing: 'Напишите текст на языке, на котором есть заголовок.',
    unknownTopic: 'В этом разделе нет такой темы. Выберите другую.',
    alreadyPublished: 'Материал уже опубликован.',
    notPublished: 'Материал не опубликован.',
    stillPublished: 'Материал ещё опубликован. Сначала снимите его с публикации.',
    discarded: 'Материал аннулирован, изменить его больше нельзя.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  dynamicList: 'Новости',
  dynamicDetail: 'Статья',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  dynamicList: 'новости, статьи, объявления, события',
  helpCentre: 'помощь, справка, вопросы, как сделать, руководство, инструкция',
} satisfies Translation<typeof zhCN.keywords>

export const charts = {
  information: {
    title: 'Материал',
    states: {
      draft: 'Черновик',
      published: 'Опубликовано',
      withdrawn: 'Снято с публикации',
      discarded: 'Аннулировано',
    },
    events: {
      save: 'Сохранить',
      publish: 'Опубликовать',
      withdraw: 'Снять с публикации',
      discard: 'Аннулировать',
      adopt: 'принять существующее',
    },
    guards: {
      isStale: 'тем временем материал изменил кто-то другой',
      notKnowsTopic: 'тема не относится к этому разделу',
      notHasTitle: 'ни на одном языке нет заголовка',
      notHasDetail: 'ни на одном языке нет и заголовка, и текста',
      wasPublished: 'было опубликовано',
      wasWithdrawn: 'было снято с публикации',
      wasDiscarded: 'было аннулировано',
    },
  },
} satisfies Translation<typeof zhCN.charts>
