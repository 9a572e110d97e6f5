import type { NamespaceAdministrationTranslation } from '../../i18n-types.ts'

const ruRUAdministration = {
  outbox: {
    heading: 'Исходящие',
    intro: 'СМС и письма, отправленные порталом. Пока служба отправки не настроена, они остаются здесь.',
    empty: 'Сообщений пока нет.',
    emptyHint: 'Когда кто-нибудь будет восстанавливать пароль, код появится здесь.',
    sms: 'СМС',
    mail: 'Письмо',
    target: 'Получатель: {target}',
    state: 'Статус: {state}',
    sent: 'Отправлено',
    kept: 'Хранится здесь',
    notSent: 'Не отправлено',
  },
} satisfies NamespaceAdministrationTranslation

export default ruRUAdministration
