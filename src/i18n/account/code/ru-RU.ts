import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  channel: 'Куда отправить код',
  phone: 'Телефон',
  email: 'Электронная почта',
  send: 'Отправить код',
  resendIn: 'Отправить снова через {seconds} с',
  label: 'Код подтверждения (шесть цифр)',
  reason: {
    empty: 'Введите код.',
    wrong: 'Неверный код.',
    expired: 'Срок действия кода истёк. Запросите новый.',
    tooManyTries: 'Слишком много неверных попыток. Запросите новый код.',
    tooManySends: 'Код запрашивали слишком часто. Попробуйте позже.',
    noChannel: 'У этой учётной записи нет такого контакта.',
  },
} satisfies Translation<typeof zhCN.default>
