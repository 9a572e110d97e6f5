import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  results: 'Résultats',
  showing: 'Montrer les résultats aux personnes interrogées',
  showings: {
    never: 'Jamais',
    answered: 'Une fois qu’elles ont répondu',
    always: 'À tout moment',
  },
  inSteps:
    'Pour que personne ne soit reconnu, les chiffres des réponses anonymes sont mis à jour de cinq en cinq\u202f; après la clôture, les dernières s’ajoutent si elles sont au moins deux.',
  openInSteps:
    'Pour qu’on ne voie pas qui vient de répondre quoi, les chiffres avancent de cinq en cinq réponses tant que c’est ouvert ; après la clôture, les dernières s’ajoutent s’il y en a au moins deux.',
  learnersInSteps:
    'Pour qu’on ne voie pas qui vient de répondre quoi, les personnes interrogées voient, tant que c’est ouvert, des chiffres qui avancent de cinq en cinq réponses ; après la clôture, les dernières s’ajoutent s’il y en a au moins deux. Vous les voyez toutes.',
  taken: 'Personnes ayant participé\u202f: {count}',
  counted: 'Envois pris en compte dans ces chiffres\u202f: {count}',
  few: {
    title: 'Peu de personnes ont participé jusqu’ici',
    text: 'Les résultats s’affichent à partir de {count} envois, pour que personne ne soit reconnu.',
  },
  hidden: {
    title: 'Les résultats ne sont pas montrés',
  },
  question: 'Question {number}',
  answered: 'Personnes ayant répondu\u202f: {count}',
  chosen: 'Choisi par\u202f: {count} ({share})',
  average: 'Moyenne\u202f: {value} sur une échelle de 1 à {count}',
  point: 'Point {number}',
  place: 'Rang moyen\u202f: {value}',
  noPlace: 'Pas encore classé',
  staffOnly: 'Seule l’équipe lit ce qui a été écrit.',
  noTexts: 'Rien n’a été écrit.',
  table: {
    number: 'N°',
    answered: 'Personnes ayant répondu',
    caption: 'Chiffres de la question {number}',
    option: 'Option',
    count: 'Personnes',
    share: 'Part',
    place: 'Rang moyen',
  },
  moreTexts: '{count} textes sur {total} sont affichés\u202f; l’export les contient tous.',
  live: 'Tant que le vote est ouvert, les résultats sont actualisés toutes les {count} secondes.',
  view: 'Affichage',
  overall: 'Toutes les réponses',
  byDepartment: 'Par service',
  departments: {
    fewText:
      'Un service est montré à partir de {count} envois, tous les autres ensemble, pour que personne ne soit reconnu.',
    few: 'Aucun service n’a encore assez de réponses pour être montré séparément.',
    others: 'Autres services',
  },
  subjects: {
    view: 'Par cours et enseignant',
    course: 'Comparaison des cours',
    teacher: 'Comparaison des enseignants',
    few: 'Moins de {count}',
    fewText: 'Un cours ou un enseignant apparaît à partir de {count} réponses, afin que personne ne soit reconnu.',
  },
  chart: {
    bars: 'Diagramme en barres de la question {number}\u202f:',
    distribution: 'Répartition des points de la question {number}\u202f:',
    places: 'Rangs moyens de la question {number}\u202f:',
    departments:
      'Comparaison des services pour la question {number}\u202f; les chiffres sont dans le tableau ci-dessous.',
  },
  export: {
    all: 'Tout',
    figures: 'Chiffres',
    answers: 'Réponses',
    question: 'Intitulé',
    share: 'Part (%)',
    average: 'Moyenne',
    submitted: 'Envoyés',
    counted: 'Comptés',
    text: 'Texte',
    title: 'Exporter',
  },
  refresh: 'Actualiser',
  print: 'Imprimer',
  toEditor: 'Retour au questionnaire',
  true: 'Vrai',
  false: 'Faux',
} satisfies Translation<typeof zhCN.default>
