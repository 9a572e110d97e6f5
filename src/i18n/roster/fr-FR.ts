import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  group: 'Groupe',
  templateName: 'Modèle d’import des participants',
  heading: 'Importer des participants',
  intro: 'Le fichier est d’abord vérifié, ligne par ligne ; personne n’est inscrit avant votre confirmation.',
  who: 'Une personne par ligne, par compte, ou pour les administrateurs par téléphone ou e-mail ; le groupe est facultatif.',
  action: {
    putIn: 'Sera inscrit',
    invite: 'Sera invité',
    stay: 'Déjà inscrit',
  },
  newGroup: '{name} (nouveau)',
  counts: {
    putsIn: 'Inscrits : {count}',
    invites: 'Invités\u202f: {count}',
    stays: 'Déjà inscrits : {count}',
    refused: 'Non inscrits : {count}',
  },
  invitedNote: 'Les personnes invitées rejoignent la formation et le groupe seulement après avoir accepté.',
  newGroups: 'Groupes qui seront créés : {names}',
  exporting: 'Exporter',
  exportingHint: 'Dans les deux formats, chaque cellule est enregistrée comme texte.',
  what: {
    members: 'Participants',
    attendance: 'Présences',
    standings: 'Avancement',
  },
  fileName: '{className} {what}',
  column: {
    department: 'Service',
    offices: 'Fonctions',
    state: 'Inscription',
    requiredPassed: 'Obligatoires réussis',
    electivePassed: 'Facultatifs réussis',
    requiredHours: 'Heures obligatoires',
    electiveHours: 'Heures facultatives',
  },
  state: {
    registered: 'Inscrit',
    underReview: 'En cours d’examen',
    waiting: 'En liste d’attente',
  },
  office: {
    classTeacher: 'Responsable de classe',
    teamLeader: 'Chef de groupe',
    disciplineCommittee: 'Comité de discipline',
  },
  reason: {
    headings: 'La première ligne doit comporter une colonne compte, téléphone ou e-mail ; voyez le modèle.',
    byAccount:
      'Indiquez les personnes par leur compte : seuls les administrateurs peuvent le faire par téléphone ou e-mail.',
    nobody: 'Cette ligne n’indique personne.',
    unknown: 'Cette personne n’existe pas.',
    disabled: 'Ce compte est désactivé.',
    full: 'La classe n’a plus de places.',
    duplicate: 'Cette personne figure déjà plus haut.',
    otherPerson: 'Cette donnée appartient à une autre personne que celle que désigne cette ligne.',
    groupTooLong: 'Le nom d’un groupe compte au plus 64 caractères.',
    notAnnounced: 'La classe n’est pas encore annoncée ; personne ne peut y être inscrit.',
    finished: 'La classe est terminée ; personne ne peut plus y être inscrit.',
  },
} satisfies Translation<typeof zhCN.default>
