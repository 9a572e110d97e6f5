import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Listes de choix',
  intro:
    'Ce que les formulaires proposent se gère ici\u202f: catégories, rubriques, services, etc. Un élément retiré n’est plus proposé, mais reste affiché là où il est utilisé.',
  type: {
    courseCategory: 'Catégories de cours',
    newsTopic: 'Rubriques d’actualités',
    helpTopic: 'Rubriques d’aide',
    department: 'Services',
    post: 'Fonctions',
    educationLevel: 'Niveaux d’études',
    documentType: 'Types de pièce d’identité',
    religion: 'Religions',
    country: 'Pays et régions',
  },
  use: {
    courseCategory: 'Elles servent à classer et à filtrer les cours.',
    newsTopic: 'Elles classent les actualités.',
    helpTopic: 'Elles classent les articles du centre d’aide, dans cet ordre.',
    department:
      'Chaque personne appartient à un service\u202f; formations, questionnaires et devoirs peuvent n’en viser que certains.',
    profile: 'Chacun choisit dans son profil.',
  },
  offered: 'Proposés\u202f: {count}',
  retiredCount: 'Retirés\u202f: {count}',
  none: 'Vide pour l’instant',
  fallback: 'Une seule langue suffit\u202f; les lecteurs des autres voient le nom dans celle-ci.',
  entries: 'Éléments',
  order: 'Les formulaires suivent cet ordre.',
  byName: 'Les formulaires suivent l’ordre des noms, quel que soit l’ordre ici.',
  ofLevel: 'Ceux d’un même niveau sont listés dans cet ordre.',
  toTree: 'Ouvrir les services',
  find: 'Chercher un élément',
  nothingFound: 'Aucun nom ne contient ces mots.',
  entry: 'Élément {number}',
  add: 'Ajouter un élément',
  uses: 'Utilisations\u202f: {count}',
  unused: 'Non utilisé',
  retired: 'Retiré',
  retire: 'Retirer «\u202f{name}\u202f» des choix',
  restore: 'Proposer de nouveau «\u202f{name}\u202f»',
  removed: 'Supprimé au prochain enregistrement',
  putBack: 'Garder finalement «\u202f{name}\u202f»',
  fresh: 'Nouveau, pas encore enregistré',
  empty: 'La liste «\u202f{name}\u202f» ne propose encore rien.',
  fill: 'Ajouter des éléments',
  ask: 'Demandez à un administrateur d’en ajouter.',
  reason: {
    nameMissing: 'Chaque élément doit avoir un nom dans au moins une langue.',
    inUse:
      '«\u202f{name}\u202f» est utilisé (utilisations\u202f: {count}) et ne peut pas être supprimé. Vous pouvez le retirer des choix.',
    unknownEntry: 'L’un de ces éléments n’existe plus. Rouvrez la liste avant de la modifier.',
    isTree:
      'Les services se créent, se déplacent, se fusionnent et se ferment sur leur propre page\u202f; ici, on ne change que leurs noms et leur ordre.',
  },
} satisfies Translation<typeof zhCN.default>
