import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  or: 'ou',
  signIn: 'Se connecter avec une clé d’accès',
  cancel: 'Annuler',
  waiting: 'Suivez les indications de votre navigateur ou de votre appareil.',
  heading: 'Clés d’accès',
  intro:
    'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil, sans identifiant, mot de passe ni code de vérification. Une clé d’accès ne se devine pas et ne peut pas vous être soutirée.',
  add: 'Ajouter une clé d’accès',
  addText: 'Choisissez un nom. Votre navigateur ou votre appareil vérifie ensuite que c’est bien vous.',
  next: 'Continuer',
  unsupported: 'Les clés d’accès ne sont pas utilisables dans ce navigateur ou à cette adresse.',
  full: 'C’est le maximum : {max}. Supprimez-en une pour en ajouter une autre.',
  emptyTitle: 'Aucune clé d’accès pour l’instant',
  emptyText: 'Avec une clé, un geste sur votre appareil suffira à la prochaine connexion.',
  name: 'Nom',
  nameHint: 'Pour la reconnaître, par exemple « Ordinateur du bureau ».',
  defaultName: 'Clé d’accès {number}',
  confirmTitle: 'Confirmez que c’est vous',
  confirmText: 'Votre connexion date un peu. Saisissez votre mot de passe avant d’ajouter un moyen de connexion.',
  added: 'La clé d’accès a été ajoutée.',
  renamed: 'Le nom a été modifié.',
  removed: 'La clé d’accès a été supprimée.',
  created: 'Ajoutée le',
  used: 'Dernière utilisation',
  never: 'Pas encore utilisée',
  synced: 'Synchronisée entre vos appareils',
  oneDevice: 'Sur un seul appareil',
  rename: 'Renommer',
  renameOne: 'Renommer « {name} »',
  renameTitle: 'Renommer cette clé d’accès',
  renameText: 'Vous seul voyez ce nom.',
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeOne: 'Supprimer « {name} »',
  removeTitle: 'Supprimer « {name} » ?',
  removeText:
    'Elle ne permettra plus de se connecter ici. Votre appareil peut encore l’afficher : supprimez-la aussi de son gestionnaire de mots de passe.',
  keep: 'Conserver',
  reason: {
    expired: 'Cela a pris trop de temps. Recommencez.',
    unknown: 'Le portail ne connaît pas cette clé d’accès. Elle a peut-être été supprimée.',
    refused: 'La clé d’accès n’a pas pu être vérifiée.',
    unavailable: 'Votre navigateur ou votre appareil n’a pas pu utiliser de clé d’accès.',
    confirm: 'Saisissez votre mot de passe avant d’ajouter un moyen de connexion.',
    signInAnew:
      'Votre connexion date un peu. Déconnectez-vous, reconnectez-vous, puis ajoutez-la dans les dix minutes.',
    wrongPassword: 'Le mot de passe est incorrect.',
    tooMany: 'Vous avez le nombre maximal de clés d’accès. Supprimez-en une pour en ajouter une autre.',
    emptyName: 'Saisissez un nom.',
    longName: 'Un nom compte au plus 50 caractères.',
    known: 'Cet appareil a déjà une clé d’accès à vous.',
    lastWay: 'C’est votre seul moyen de connexion, il ne peut pas être supprimé.',
  },
  told: {
    addedSubject: 'Une clé d’accès a été ajoutée',
    addedText:
      'La clé d’accès « {name} » vient d’être ajoutée à votre compte du portail de formation et permet de s’y connecter. Si ce n’était pas vous, supprimez-la sans attendre et changez votre mot de passe.',
    removedSubject: 'Une clé d’accès a été supprimée',
    removedText:
      'La clé d’accès « {name} » vient d’être supprimée de votre compte du portail de formation. Si ce n’était pas vous, changez votre mot de passe sans attendre et prévenez votre administrateur.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  passkeys: 'Moyens de connexion',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  passkeys:
    'clés d’accès, empreinte, visage, clé de sécurité, moyens de connexion, authentification unique, sécurité du compte',
} satisfies Translation<typeof zhCN.keywords>
