import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Восстановление пароля',
  headingWeak: 'Смена пароля',
  steps: 'Шаги',
  stepAccount: 'Учётная запись',
  stepCode: 'Подтверждение',
  stepPassword: 'Новый пароль',
  stepDone: 'Готово',
  accountHint:
    'Введите логин, с которым вы входите в систему. Мы отправим код на привязанный к нему телефон или адрес электронной почты.',
  codeSent:
    'Если такая учётная запись существует, мы отправили код из шести цифр. Он действует {minutes} {{минут|минуту|минуты|минуты|минут|минуты}}.',
  next: 'Продолжить',
  doneHeading: 'Пароль изменён',
  doneText: 'Войдите с новым паролем. На всех устройствах выполнен выход из системы.',
  leaving: 'Переход на страницу входа через {seconds} {{секунд|секунду|секунды|секунды|секунд|секунды}}.',
  toSignIn: 'На страницу входа',
  reason: {
    expired: 'Время истекло. Укажите логин ещё раз.',
    verificationFailed: 'Проверка не завершена или не пройдена.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  retrieve: 'Восстановление пароля',
  emailReset: 'Смена пароля',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  retrieve: 'забыл пароль, забытый пароль, восстановить пароль, сброс пароля',
} satisfies Translation<typeof zhCN.keywords>
