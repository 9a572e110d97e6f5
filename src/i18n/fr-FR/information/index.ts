import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const frFRInformation = {
  reason: {
    titleMissing: 'Rédigez un titre dans au moins une langue.',
    detailMissing: 'Rédigez le texte dans une langue qui a déjà un titre.',
    unknownTopic: 'Ce thème n’existe pas dans cette rubrique. Veuillez en choisir un autre.',
    stale: 'Quelqu’un a modifié ce contenu entre-temps. Rouvrez-le pour voir sa version actuelle.',
    alreadyPublished: 'Ce contenu est déjà publié.',
    notPublished: 'Ce contenu n’est pas publié.',
    stillPublished: 'Ce contenu est encore publié. Retirez-le avant de l’écarter.',
    discarded: 'Ce contenu a été écarté et ne peut plus être modifié.',
  },
} satisfies NamespaceInformationTranslation

export default frFRInformation
