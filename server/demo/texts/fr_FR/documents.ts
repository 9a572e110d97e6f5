import type { DocumentTexts } from '#server/course/document-texts.demo.ts'

export const documents: DocumentTexts = {
  'gauging-sheet': {
    title: 'Feuille de jaugeage',
    summary:
      'Un jaugeage de vingt et une verticales dépouillé bande par bande\u202f: entrez vos propres lectures, le total suit.',
  },
  'gauging-checklist': {
    title: 'Aide-mémoire pour une journée de jaugeage',
    summary: 'Ce qu’il faut emporter, ce qu’il faut vérifier sur place, et ce qu’il faut noter avant de partir.',
  },
  'storm-records': {
    title: 'Relevés d’orages de trois bassins versants',
    summary:
      'Pluie et débit heure par heure de trois petits bassins, pour en tirer un hydrogramme unitaire et l’éprouver.',
  },
  'flood-readings': {
    title: 'Soixante-douze heures de crue',
    summary:
      'La pluie à trois pluviomètres, la hauteur et le débit à deux stations, heure par heure\u202f: les données des exercices.',
  },
  'flood-wave': {
    title: 'Une onde de crue en chemin',
    summary: 'La même onde à trois stations, en mouvement, pour la voir arriver plus tard et plus basse.',
  },
  'village-contact-sheet': {
    title: 'Fiche de contacts d’un village',
    summary:
      'Un formulaire pour les personnes, les signaux et les itinéraires d’un village, avec une page remplie pour l’exemple.',
  },
  'warning-talk': {
    title: 'Une alerte est une chaîne (à écouter)',
    summary: 'La première leçon en audio seul, pour le trajet du matin.',
  },
  'levee-patrol-card': {
    title: 'Carte de ronde des digues',
    summary: 'Une feuille à imprimer et à plier\u202f: les signes, ce que chacun signifie, et ce qu’il faut faire.',
  },
  'filter-ring-film': {
    title: 'Comment agit un contre-puits filtrant',
    summary:
      'Un court film sans paroles\u202f: un bouillonnement de sable, l’anneau de sacs qui l’entoure, et enfin l’eau claire.',
  },
  'dam-round': {
    title: 'La tournée d’un barrage, point par point',
    summary: 'Quarante points de la crête aux vannes, avec de la place pour les observations et une signature.',
  },
  'dam-section': {
    title: 'Coupe d’un barrage en remblai',
    summary: 'Le noyau, les filtres, le drain et la ligne de saturation en une image, pour vos propres diapositives.',
  },
  'sampling-packing-list': {
    title: 'Liste du matériel de prélèvement',
    summary: 'Flacons, conservateurs, instruments et papiers, dans l’ordre où l’on en a besoin.',
  },
  'basin-map': {
    title: 'Carte du bassin d’exercice',
    summary: 'Sous-bassins, cours d’eau et stations du bassin dont se servent les exercices.',
  },
  'flow-calendar': {
    title: 'Une année de débits pour une rivière vivante',
    summary:
      'Débit naturel et débit écologique mois par mois, avec les poissons, les graviers et les prairies qui en ont besoin.',
  },
  'raw-readings': {
    title: 'Une année de mesures brutes',
    summary: 'Pluie et niveau journaliers avec toutes leurs erreurs, que vous aurez à trouver.',
  },
  'role-cards': {
    title: 'Fiches de rôle des deux négociations',
    summary: 'Les consignes confidentielles de chaque camp pour les deux jeux de rôle.',
  },
  'academy-at-a-glance': {
    title: 'L’académie en bref',
    summary: 'Les vingt-quatre cours avec leurs heures et leurs crédits, sur deux pages.',
  },
  'study-planner': {
    title: 'Plan d’études',
    summary:
      'Entrez les cours que vous voulez suivre, et voyez heures et crédits s’additionner, semaine après semaine.',
  },
}
