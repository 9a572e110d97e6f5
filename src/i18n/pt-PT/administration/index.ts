import type { NamespaceAdministrationTranslation } from '../../i18n-types.ts'

const ptPTAdministration = {
  outbox: {
    heading: 'Caixa de saída',
    intro: 'SMS e e-mails enviados pelo portal. Sem um serviço de envio configurado, ficam guardados aqui.',
    empty: 'Ainda não há mensagens.',
    emptyHint: 'Quando alguém repuser a palavra-passe, o código aparecerá aqui.',
    sms: 'SMS',
    mail: 'E-mail',
    target: 'Destinatário: {target}',
    state: 'Estado: {state}',
    sent: 'Enviada',
    kept: 'Guardada aqui',
    notSent: 'Não enviada',
  },
} satisfies NamespaceAdministrationTranslation

export default ptPTAdministration
