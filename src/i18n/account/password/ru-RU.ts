import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  newPassword: 'Новый пароль',
  confirmation: 'Новый пароль ещё раз',
  ruleLength: 'От 8 до 32 символов',
  ruleDigit: 'Хотя бы одна цифра',
  ruleUpper: 'Хотя бы одна заглавная латинская буква',
  ruleLower: 'Хотя бы одна строчная латинская буква',
  ruleMet: 'выполнено',
  ruleUnmet: 'пока не выполнено',
  strength: 'Надёжность: {level}',
  strengthWeak: 'Низкая',
  strengthMedium: 'Средняя',
  strengthStrong: 'Высокая',
  save: 'Сохранить новый пароль',
  heading: 'Смена пароля',
  lead: 'На других устройствах сразу выполняется выход. Затем войдите заново с новым паролем.',
  original: 'Текущий пароль',
  changedHeading: 'Пароль изменён',
  changedText: 'На других устройствах выполнен выход, мы сообщили вам об этом по почте или в СМС.',
  leaving: 'Выход из системы через {seconds} {{секунд|секунду|секунды|секунды|секунд|секунды}}.',
  reason: {
    empty: 'Введите новый пароль.',
    rule: 'В новом пароле должно быть от 8 до 32 символов, в том числе цифры, заглавные и строчные латинские буквы.',
    confirmationEmpty: 'Введите новый пароль ещё раз.',
    confirmationDiffers: 'Пароли не совпадают.',
    originalEmpty: 'Введите текущий пароль.',
    originalWrong: 'Текущий пароль неверен.',
    same: 'Новый пароль должен отличаться от текущего.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPasswords: 'Смена пароля',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPasswords: 'сменить пароль, изменить пароль, новый пароль, безопасность',
} satisfies Translation<typeof zhCN.keywords>
