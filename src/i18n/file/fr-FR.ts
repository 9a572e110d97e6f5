import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  choose: 'Choisir un fichier',
  drop: 'ou déposez-le ici',
  dropNow: 'Relâchez pour envoyer',
  limits: '{types}, {size} au maximum',
  queued: 'En attente de son tour…',
  uploading: '{sent} sur {size}',
  progress: 'Envoi de {name}',
  cancel: 'Annuler l’envoi',
  cancelled: 'Envoi annulé',
  uploaded: 'Envoyé',
  replace: 'Remplacer',
  remove: 'Retirer',
  shown: {
    show: 'Afficher ici',
    hide: 'Masquer',
  },
  pdf: {
    page: '{name}, page {page} sur {pages}',
    larger: 'Agrandir',
    smaller: 'Réduire',
    toWidth: 'Ajuster à la largeur',
    brokenTitle: 'Ce PDF ne peut pas être affiché',
    brokenText: 'Il est peut-être endommagé. Téléchargez-le et essayez un autre logiciel.',
    lockedTitle: 'Ce PDF est protégé par un mot de passe',
    lockedText: 'Téléchargez-le et ouvrez-le avec son mot de passe.',
    noWords: 'Cette page est une image : elle ne contient aucun texte à lire à voix haute ni à rechercher.',
    failed: 'Cette page ne peut pas être affichée. Téléchargez le fichier pour la voir.',
  },
  reason: {
    noFile: 'Choisissez un fichier à envoyer.',
    wrongType: 'Ce type de fichier n’est pas accepté ici.',
    empty: 'Ce fichier est vide.',
    tooLarge: 'Ce fichier dépasse 10 Mo. Réduisez-le ou divisez-le.',
    avatarTooLarge: 'Cette image dépasse 2 Mo. Choisissez-en une plus petite.',
    otherContent: 'Le contenu du fichier ne correspond pas à son extension.',
    tooMuchUnused:
      'Vous avez déjà envoyé ici beaucoup de fichiers qui ne servent pas encore. Enregistrez ou remettez ceux-ci, ou attendez un jour : ceux qui ne servent à rien sont alors supprimés.',
    tooManyPixels: 'Cette image a trop de pixels. Réduisez-la puis réessayez.',
    tooManyScans: 'Cette image est trop longue à traiter. Réenregistrez-la dans un éditeur d’images puis réessayez.',
    failed: 'L’envoi a échoué. Veuillez réessayer.',
  },
} satisfies Translation<typeof zhCN.default>
