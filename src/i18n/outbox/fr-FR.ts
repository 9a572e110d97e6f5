import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  codeSubject: 'Votre code de vérification',
  codeText:
    'Votre code de vérification est {code}. Il est valable {minutes} {{|minute|||de minutes|minutes}}. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.',
  passwordSubject: 'Votre mot de passe a été modifié',
  passwordText:
    'Le mot de passe de votre compte du portail de formation vient d’être modifié. Si vous n’êtes pas à l’origine de ce changement, contactez immédiatement votre administrateur.',
  phoneText:
    'Le numéro de téléphone de votre compte du portail de formation est désormais {phone}. Si vous n’êtes pas à l’origine de ce changement, contactez immédiatement votre administrateur.',
  emailSubject: 'Votre adresse e-mail a été modifiée',
  emailText:
    'L’adresse e-mail de votre compte du portail de formation est désormais {email}. Si vous n’êtes pas à l’origine de ce changement, contactez immédiatement votre administrateur.',
  invitationSubject: 'Votre compte sur le portail de formation',
  invitationText:
    'Votre compte sur le portail de formation est {account}. Choisissez votre mot de passe dans un délai de {hours} {{|heure|||d’heures|heures}}\u202f; le lien ne sert qu’une fois\u202f: {link}',
  resetSubject: 'Choisir un nouveau mot de passe',
  resetText:
    'Un administrateur vous envoie un lien pour choisir un nouveau mot de passe de {account}. Il est valable {hours} {{|heure|||d’heures|heures}} et ne sert qu’une fois\u202f: {link}',
} satisfies Translation<typeof zhCN.default>
