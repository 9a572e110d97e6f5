import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
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
  questionnaire: 'Attend votre réponse',
  homework: 'À remettre',
  learned: 'suivi à {percent}',
  helpCentre: 'Centre d’aide',
} satisfies Translation<typeof zhCN.default>
