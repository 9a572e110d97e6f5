import type { NamespaceAdministrationTranslation } from '../../i18n-types.ts'

const frFRAdministration = {
  outbox: {
    heading: 'Boîte d’envoi',
    intro: 'SMS et e-mails envoyés par le portail. Si aucun service d’envoi n’est configuré, ils sont conservés ici.',
    empty: 'Aucun message pour l’instant.',
    emptyHint: 'Lorsqu’une personne réinitialise son mot de passe, le code apparaît ici.',
    sms: 'SMS',
    mail: 'E-mail',
    target: 'Destinataire\u202f: {target}',
    state: 'État\u202f: {state}',
    sent: 'Envoyé',
    kept: 'Conservé ici',
    notSent: 'Échec de l’envoi',
  },
} satisfies NamespaceAdministrationTranslation

export default frFRAdministration
