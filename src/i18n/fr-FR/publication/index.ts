import type { NamespacePublicationTranslation } from '../../i18n-types.ts'

const frFRPublication = {
  reason: {
    stale: 'Quelqu’un l’a modifié entre-temps. Rouvrez-le pour voir où il en est.',
    textsMissing:
      'Rédigez un titre et un résumé en chinois\u202f; chaque chapitre, leçon et ressource doit avoir un nom chinois.',
    unknownPart: 'La catégorie, le fichier ou le cours indiqué n’existe plus. Choisissez-en un autre.',
    contentMissing:
      'Il n’y a encore rien à étudier\u202f: un cours a besoin d’une leçon lisible, un thème d’un cours publié.',
    notPublished: 'Ce contenu n’est pas publié.',
    alreadyPublished: 'Ce contenu est déjà publié.',
    stillPublished: 'Ce contenu est encore publié. Retirez-le avant de l’écarter.',
    discarded: 'Ce contenu a été écarté et ne peut plus être modifié.',
  },
} satisfies NamespacePublicationTranslation

export default frFRPublication
