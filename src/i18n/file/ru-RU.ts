import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  choose: 'Выбрать файл',
  drop: 'или перетащите его сюда',
  dropNow: 'Отпустите, чтобы загрузить',
  limits: '{types}, не более {size}',
  queued: 'Ожидает своей очереди…',
  uploading: '{sent} из {size}',
  progress: 'Загрузка файла {name}',
  cancel: 'Отменить загрузку',
  cancelled: 'Загрузка отменена',
  uploaded: 'Загружено',
  replace: 'Заменить',
  remove: 'Убрать',
  reason: {
    noFile: 'Выберите файл для загрузки.',
    wrongType: 'Файлы этого типа здесь не принимаются.',
    empty: 'Этот файл пуст.',
    tooLarge: 'Файл больше 10 МБ. Уменьшите его или разделите на части.',
    avatarTooLarge: 'Картинка больше 2 МБ. Выберите поменьше.',
    otherContent: 'Содержимое файла не соответствует его расширению.',
    tooManyPixels: 'В изображении слишком много пикселей. Уменьшите его и повторите попытку.',
    tooManyScans:
      'Обработка изображения занимает слишком много времени. Сохраните его заново в графическом редакторе и повторите попытку.',
    failed: 'Не удалось загрузить файл. Повторите попытку.',
  },
} satisfies Translation<typeof zhCN.default>
