import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  navigation: 'Моё обучение',
  signedInAs: '{originalName} ({accountName})',
  roles: 'Ваши роли: {roles}',
  userFailed: 'Не удалось загрузить ваши данные.',
  role: {
    learner: 'Слушатель',
    teamLeader: 'Руководитель подгруппы',
    disciplineCommittee: 'Ответственный за дисциплину',
    headmaster: 'Куратор группы',
    schoolLeader: 'Руководитель школы',
    teacher: 'Преподаватель',
    admin: 'Администратор',
  },
} satisfies Translation<typeof zhCN.default>
