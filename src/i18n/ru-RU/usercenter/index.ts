import type { NamespaceUsercenterTranslation } from '../../i18n-types.ts'

const ruRUUsercenter = {
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
} satisfies NamespaceUsercenterTranslation

export default ruRUUsercenter
