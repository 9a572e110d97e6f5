import type { NamespaceAssistantTranslation } from '../../i18n-types.ts'

const frFRAssistant = {
  name: 'Assistant',
  open: 'Ouvrir l’assistant',
  collapse: 'Réduire l’assistant',
  move: 'Déplacer l’assistant\u202f: touches fléchées, ou appuyez pour passer au coin suivant',
  moved:
    'Assistant déplacé\u202f: à {x} {{x:|pixel|||de pixels|pixels}} du bord latéral, à {y} {{y:|pixel|||de pixels|pixels}} du haut',
  question: 'Que cherchez-vous\u202f?',
  example: 'Par exemple\u202f: cours, formations, mot de passe',
  clear: 'Effacer le texte',
  tasks: 'Ce qu’il vous reste à faire',
  pages: 'Pages',
  articles: 'Centre d’aide',
  suggestedPages: 'Pages les plus utiles',
  found: '{count} {{|résultat|||de résultats|résultats}}',
  nothing: 'Aucun résultat pour «\u202f{text}\u202f»',
  nothingText: 'Essayez d’autres mots, ou parcourez le centre d’aide.',
  nothingTextVisitor:
    'Essayez d’autres mots. Une fois connecté, vous pourrez aussi chercher dans l’aide et parmi vos tâches.',
  incomplete: 'La recherche dans les tâches et l’aide est momentanément indisponible.',
  continueCourse: 'Continuer à apprendre',
  requiredCourse: 'Cours obligatoire',
  classStarts: 'Formation qui commence bientôt',
  learned: 'suivi à {percent}',
  helpCentre: 'Centre d’aide',
  keywords: {
    index: 'accueil, début, aujourd’hui, recommandés, classement, tableau de bord',
    login: 'se connecter, connexion, s’identifier, compte, identifiant, code de vérification',
    retrieve: 'mot de passe oublié, réinitialiser le mot de passe, récupérer',
    emailReset: 'changer de mot de passe, modifier le mot de passe, nouveau mot de passe, sécurité du compte',
    applicationSecret: 'confidentialité, vie privée, données personnelles, protection des données, RGPD, conditions',
    techAuth: 'assistance, support, problème technique, panne, contact, téléphone, erreur, bug',
    appDownload: 'application, appli, télécharger, installer',
    websitedownload: 'téléphone, mobile, portable, smartphone, tablette, scanner, code QR',
    appPolymer: 'ordinateur, bureau, favori, marque-page, raccourci',
    speedTest: 'vitesse, débit, internet, réseau, connexion lente, lenteur, saccades, latence, HD, SD',
    dynamicList: 'actualités, actus, nouvelles, articles, annonces',
    helpCentre: 'aide, questions, FAQ, mode d’emploi, guide, manuel',
    'course-list': 'cours, catalogue, leçons, vidéos, libre accès, apprendre',
    'class-list': 'formations, stage, session, atelier, présentiel, groupe',
    mycourse: 'mes cours, progression, continuer, reprendre, mon espace, apprentissage',
  },
} satisfies NamespaceAssistantTranslation

export default frFRAssistant
