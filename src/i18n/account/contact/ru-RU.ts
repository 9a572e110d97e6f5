import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  steps: 'Шаги',
  stepContact: 'Новые данные',
  stepCode: 'Проверка',
  stepDone: 'Готово',
  current: 'Сейчас: {contact}',
  country: 'Страна или регион',
  sentTo:
    'Код из шести цифр отправлен на {contact}. Он действует {minutes} {{минут|минуту|минуты|минуты|минут|минуты}}.',
  confirm: 'Подтвердить',
  phone: {
    heading: 'Смена номера телефона',
    bindHeading: 'Привязка телефона',
    bindLead: 'На телефон приходят коды подтверждения, с ним можно восстановить доступ, если вы забудете пароль.',
    original: 'Текущий номер',
    fresh: 'Новый номер',
    first: 'Номер телефона',
    doneHeading: 'Номер сохранён',
    doneText: 'Теперь коды подтверждения будут приходить на этот номер:',
    alreadyHeading: 'У вас уже есть номер телефона',
    alreadyText: 'К учётной записи привязан номер {contact}.',
    toChange: 'Сменить номер',
  },
  email: {
    heading: 'Смена адреса электронной почты',
    bindHeading: 'Привязка электронной почты',
    bindLead: 'На почту приходят коды подтверждения, с ней можно восстановить доступ, если вы забудете пароль.',
    original: 'Текущий адрес',
    fresh: 'Новый адрес',
    first: 'Адрес электронной почты',
    doneHeading: 'Адрес сохранён',
    doneText: 'Теперь коды подтверждения будут приходить на этот адрес:',
  },
  reason: {
    phoneOriginalEmpty: 'Введите текущий номер.',
    phoneOriginalInvalid: 'Текущий номер введён неверно.',
    phoneOriginalWrong: 'Это не ваш текущий номер.',
    phoneEmpty: 'Введите номер телефона.',
    phoneInvalid: 'Такого номера не бывает. Проверьте страну или регион.',
    phoneSame: 'Новый номер должен отличаться от текущего.',
    phoneBound: 'Этот номер уже привязан к другой учётной записи.',
    emailOriginalEmpty: 'Введите текущий адрес.',
    emailOriginalInvalid: 'Текущий адрес введён неверно.',
    emailOriginalWrong: 'Это не ваш текущий адрес.',
    emailEmpty: 'Введите адрес электронной почты.',
    emailInvalid: 'Адрес электронной почты введён неверно.',
    emailSame: 'Новый адрес должен отличаться от текущего.',
    emailBound: 'Этот адрес уже привязан к другой учётной записи.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resetPhone: 'Смена телефона',
  resetEmail: 'Смена электронной почты',
  bindPhone: 'Привязка телефона',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resetPhone: 'новый номер, мобильный, номер телефона, добавить телефон',
  resetEmail: 'новая почта, адрес почты, добавить почту',
} satisfies Translation<typeof zhCN.keywords>
