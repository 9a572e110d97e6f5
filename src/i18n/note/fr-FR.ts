import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  search: 'Rechercher dans mes notes',
  placeholder: 'Mots de vos notes',
  count: '{count} {{|note|||de notes|notes}}',
  label: 'Nouvelle note',
  write: 'Points clés, questions, idées…',
  counted: '{count}/{max}',
  onlyYou: 'Vous seul voyez vos notes.',
  keep: 'Enregistrer la note',
  kept: 'Note enregistrée.',
  unsent: 'Votre note n’a pas pu être enregistrée\u202f; le texte est toujours là. {why}',
  at: 'à {time}',
  atLabel: 'Instant',
  wholeCourse: 'Sur l’ensemble du cours',
  play: 'Lire',
  changed: 'Modifiée',
  written: 'Écrite',
  edit: 'Modifier',
  change: 'Modifier la note',
  save: 'Enregistrer',
  cancel: 'Annuler',
  remove: 'Supprimer',
  removeTitle: 'Supprimer cette note\u202f?',
  removeText: 'Elle ne pourra pas être récupérée.',
  stay: 'La garder',
  removed: 'Note supprimée.',
  closed: 'Ce cours n’est pas ouvert actuellement',
  emptyTitle: 'Aucune note pour l’instant',
  emptyText: 'Ce que vous notez en suivant un cours est conservé ici.',
  emptyCourse: 'Écrivez la première ci-dessus, ou prenez des notes pendant la lecture.',
  browse: 'Voir mes cours',
  nothingTitle: 'Aucune note ne correspond',
  nothingText: 'Essayez un autre mot.',
  clear: 'Afficher toutes les notes',
  reason: {
    empty: 'Écrivez d’abord quelque chose.',
    tooLong: 'Une note compte au plus 2\u202f000 caractères. Raccourcissez-la, puis enregistrez.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  mynotes: 'Mes notes',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  mynotes: 'notes, mes notes, prise de notes, remarques',
} satisfies Translation<typeof zhCN.keywords>
