import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  search: 'Поиск по заметкам',
  placeholder: 'Слова из ваших заметок',
  count: '{count}\u00a0{{заметок|заметка|заметки|заметки|заметок|заметки}}',
  label: 'Новая заметка',
  write: 'Главное, вопросы, мысли…',
  counted: '{count}/{max}',
  onlyYou: 'Ваши заметки видите только вы.',
  keep: 'Сохранить заметку',
  kept: 'Заметка сохранена.',
  unsent: 'Не удалось сохранить заметку, текст остался здесь. {why}',
  at: 'на {time}',
  atLabel: 'Момент',
  wholeCourse: 'О курсе в целом',
  play: 'Воспроизвести',
  changed: 'Изменена',
  written: 'Написана',
  edit: 'Изменить',
  change: 'Изменить заметку',
  save: 'Сохранить',
  cancel: 'Отмена',
  remove: 'Удалить',
  removeTitle: 'Удалить эту заметку?',
  removeText: 'Вернуть её будет нельзя.',
  stay: 'Оставить',
  removed: 'Заметка удалена.',
  closed: 'Сейчас этот курс закрыт',
  emptyTitle: 'Заметок пока нет',
  emptyText: 'Здесь хранится то, что вы записываете во время учёбы.',
  emptyCourse: 'Напишите первую выше или делайте заметки во время лекции.',
  browse: 'К моим курсам',
  nothingTitle: 'Заметок не найдено',
  nothingText: 'Попробуйте другое слово.',
  clear: 'Показать все заметки',
  reason: {
    empty: 'Сначала напишите что-нибудь.',
    tooLong: 'В заметке не более 2000 знаков. Сократите её и сохраните снова.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  mynotes: 'Мои заметки',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  mynotes: 'заметки, мои заметки, записи, конспект',
} satisfies Translation<typeof zhCN.keywords>
