import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Importation',
  template: 'Télécharger le modèle',
  file: 'Fichier',
  choose: 'Choisir un fichier',
  formats:
    '{kinds}, au plus {rows} lignes et {size}. La première ligne nomme les colonnes, dans n’importe quelle langue du portail.',
  encoding: 'Encodage du fichier',
  encodingHint: 'Si les lettres ci-dessous sont incorrectes, choisissez-en un autre.',
  checking: 'Vérification du fichier…',
  ready: 'Aucune erreur\u202f: l’import est possible',
  faulty: 'Erreurs\u202f: {count}. Corrigez le fichier et choisissez-le à nouveau',
  shown: 'Seuls les premiers sont affichés\u202f: {count}.',
  ignored: 'Colonnes non reconnues, ignorées\u202f: {names}',
  row: 'Ligne',
  columnName: 'Colonne',
  value: 'Contenu',
  problem: 'Problème',
  what: 'Action',
  start: 'Lancer l’import',
  another: 'Choisir un autre fichier',
  progress: 'Import en cours\u202f: {done}/{all}',
  interrupted: 'L’import s’est arrêté à {done}/{all}. Il peut reprendre là\u202f; personne n’est importé deux fois.',
  resume: 'Reprendre',
  finished: 'L’import est terminé',
  failed: 'Le fichier n’a pas pu être vérifié',
  reason: {
    formula: 'Cela commence comme une formule (= + - @) et n’est pas importé.',
    twice: 'La colonne «\u00a0{heading}\u00a0» figure deux fois.',
    gone: 'Cette vérification a expiré\u202f; choisissez à nouveau le fichier.',
  },
} satisfies Translation<typeof zhCN.default>
