import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  lead: 'Материалы курсов и академии, которые можно скачать и сохранить.',
  search: 'Поиск материалов',
  placeholder: 'Название или описание',
  types: 'Вид материала',
  all: 'Все',
  type: {
    video: 'Видео',
    image: 'Изображение',
    document: 'Документ',
    other: 'Другое',
  },
  sort: 'Сортировка',
  newest: 'Сначала новые',
  hottest: 'Чаще скачивают',
  best: 'Лучшие по оценкам',
  count: '{count}\u00a0{{материалов|материал|материала|материала|материалов|материала}}',
  uploaded: 'Загружено',
  downloads: '{count}\u00a0{{скачиваний|скачивание|скачивания|скачивания|скачиваний|скачивания}}',
  forAll: 'Для всех',
  noFile: 'Файл не приложен',
  download: 'Скачать',
  downloading: 'Скачано {percent}',
  cancel: 'Отменить скачивание',
  saved: 'Скачано',
  rate: 'Оценить',
  rateTitle: 'Оцените этот материал',
  rateText: 'Оценить материал можно только один раз, изменить оценку потом нельзя.',
  submit: 'Отправить оценку',
  back: 'Не сейчас',
  emptyTitle: 'Ничего не найдено',
  emptyText: 'Попробуйте другое слово или выберите другой вид.',
  clear: 'Сбросить фильтры',
  noneTitle: 'Материалов пока нет',
  noneText: 'Они появятся здесь, как только их загрузят.',
  ofCourseTitle: 'У этого курса нет материалов',
  ofCourseText: 'Они появятся здесь, как только преподаватель их загрузит.',
  toAll: 'Смотреть все материалы',
  reason: {
    noAttachment: 'Нет вложения, которое можно скачать.',
    alreadyRated: 'Вы уже оценили этот материал. Изменить оценку нельзя.',
    nothingChosen: 'Выберите от одной до пяти звёзд, прежде чем отправить.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resources: 'Учебные материалы',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resources: 'материалы, скачать, файлы, документы, пособия, вложения',
} satisfies Translation<typeof zhCN.keywords>
