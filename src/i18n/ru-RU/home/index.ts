import type { NamespaceHomeTranslation } from '../../i18n-types.ts'

const ruRUHome = {
  morning: 'Доброе утро, {name}',
  afternoon: 'Добрый день, {name}',
  evening: 'Добрый вечер, {name}',
  today: 'Сегодня {date}',
  userFailed: 'Не удалось загрузить ваши данные.',
  visitor: 'Добро пожаловать на учебный портал',
  visitorText: 'Войдите, чтобы продолжить с того места, где остановились.',
  toSignIn: 'Войти',
  terms: {
    standard: {
      currentClasses:
        '{count}\u00a0{{активных групп|активная группа|активные группы|активные группы|активных групп|активной группы}}',
    },
    workshop: {
      currentClasses:
        '{count}\u00a0{{текущих семинаров|текущий семинар|текущих семинара|текущих семинара|текущих семинаров|текущего семинара}}',
    },
  },
} satisfies NamespaceHomeTranslation

export default ruRUHome
