import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Импорт',
  template: 'Скачать шаблон',
  file: 'Файл',
  choose: 'Выбрать файл',
  formats: '{kinds}, не более {rows} строк и {size}. В первой строке названия столбцов на любом языке портала.',
  encoding: 'Кодировка файла',
  encodingHint: 'Если буквы ниже отображаются неверно, выберите другую.',
  checking: 'Файл проверяется…',
  ready: 'Ошибок нет, можно импортировать',
  faulty: 'Ошибок: {count}. Исправьте файл и выберите его снова',
  shown: 'Показаны только первые: {count}.',
  ignored: 'Неизвестные столбцы пропущены: {names}',
  row: 'Строка',
  columnName: 'Столбец',
  value: 'Значение',
  problem: 'Что не так',
  what: 'Действие',
  start: 'Начать импорт',
  another: 'Выбрать другой файл',
  progress: 'Импорт: {done}/{all}',
  interrupted: 'Импорт прервался на {done}/{all}. Его можно продолжить; дважды никто не попадёт.',
  resume: 'Продолжить',
  finished: 'Импорт завершён',
  failed: 'Не удалось проверить файл',
  reason: {
    formula: 'Начинается как формула (= + - @) и не импортируется.',
    twice: 'Столбец «{heading}» встречается дважды.',
    gone: 'Проверка устарела, выберите файл снова.',
  },
} satisfies Translation<typeof zhCN.default>
