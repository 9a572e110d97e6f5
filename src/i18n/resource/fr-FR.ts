import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  lead: 'Les documents des cours et de l’académie, à télécharger et à conserver.',
  search: 'Rechercher une ressource',
  placeholder: 'Nom ou résumé',
  types: 'Type de ressource',
  all: 'Toutes',
  type: {
    video: 'Vidéo',
    image: 'Image',
    document: 'Document',
    other: 'Autre',
  },
  sort: 'Trier par',
  newest: 'Les plus récentes',
  hottest: 'Les plus téléchargées',
  best: 'Les mieux notées',
  count: '{count} {{|ressource|||de ressources|ressources}}',
  uploaded: 'Mise en ligne',
  downloads: '{count} {{|téléchargement|||de téléchargements|téléchargements}}',
  forAll: 'Pour tous',
  noFile: 'Aucun fichier joint',
  download: 'Télécharger',
  downloading: '{percent} téléchargés',
  cancel: 'Annuler le téléchargement',
  saved: 'Téléchargée',
  rate: 'Noter',
  rateTitle: 'Noter cette ressource',
  rateText: 'Chaque ressource ne peut être notée qu’une fois. La note n’est plus modifiable ensuite.',
  submit: 'Envoyer la note',
  back: 'Plus tard',
  emptyTitle: 'Aucune ressource ne correspond',
  emptyText: 'Essayez un autre mot ou choisissez un autre type.',
  clear: 'Effacer tous les filtres',
  noneTitle: 'Aucune ressource pour l’instant',
  noneText: 'Elles apparaîtront ici dès leur mise en ligne.',
  ofCourseTitle: 'Ce cours n’a pas de ressources',
  ofCourseText: 'Elles apparaîtront ici dès qu’un enseignant en mettra en ligne.',
  toAll: 'Voir toutes les ressources',
  reason: {
    noAttachment: 'Il n’y a pas de pièce jointe à télécharger.',
    alreadyRated: 'Vous avez déjà noté cette ressource. Une note n’est pas modifiable.',
    nothingChosen: 'Choisissez une à cinq étoiles avant d’envoyer.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resources: 'Ressources',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resources: 'ressources, téléchargements, fichiers, documents, supports de cours, pièces jointes',
} satisfies Translation<typeof zhCN.keywords>
