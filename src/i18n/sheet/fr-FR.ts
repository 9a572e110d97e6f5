import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    wrongType: 'Seules des feuilles de calcul sont importées\u202f: le format du modèle ou un classeur.',
    otherContent: 'Le fichier n’est pas ce que dit son nom, ou ne contient pas de texte.',
    unreadable: 'Le fichier est illisible\u202f; il est peut-être abîmé.',
    quote: 'La ligne {row} contient un guillemet non fermé ou placé au milieu d’un texte. Corrigez-la, puis réessayez.',
    hiddenRow:
      'La ligne {row} est masquée, peut-être par un filtre, mais n’est pas vide. Affichez-la ou supprimez-la, enregistrez le fichier, puis réessayez.',
    hiddenColumn:
      'La colonne {column} est masquée, mais n’est pas vide. Affichez-la ou supprimez-la, enregistrez le fichier, puis réessayez.',
    empty: 'Le fichier ne contient aucune ligne de données.',
    tooManyRows: 'Trop de lignes\u202f; au plus {most} à la fois. Divisez le fichier.',
    tooLarge: 'Le classeur est trop volumineux une fois ouvert\u202f; gardez uniquement la feuille nécessaire.',
  },
} satisfies Translation<typeof zhCN.default>
