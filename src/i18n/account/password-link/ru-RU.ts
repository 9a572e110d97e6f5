import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  invitation: 'Добро пожаловать: задайте пароль',
  reset: 'Задайте новый пароль',
  account: 'Учётная запись: {account}',
  until: 'Ссылка действует до',
  dead: 'Эта ссылка больше не действует',
  deadText: 'Попросите у администратора новую ссылку или получите пароль по коду.',
  byCode: 'Получить пароль по коду',
  done: 'Пароль задан',
  doneText: 'Теперь с ним можно войти.',
  toSignIn: 'Ко входу',
  reason: {
    unknown: 'Такой ссылки нет; проверьте, скопирована ли она целиком.',
    expired: 'Срок действия ссылки истёк.',
    used: 'Ссылка уже использована, она одноразовая.',
    void: 'Ссылка больше не действует; возможно, есть более новая.',
  },
} satisfies Translation<typeof zhCN.default>
