import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const ptPTInformation = {
  reason: {
    titleMissing: 'Escreva um título em, pelo menos, um idioma.',
    detailMissing: 'Escreva o texto num idioma que tenha título.',
    unknownTopic: 'Esta secção não tem esse tema. Escolha outro.',
    stale: 'Alguém alterou este conteúdo entretanto. Abra-o de novo para ver como está agora.',
    alreadyPublished: 'Este conteúdo já está publicado.',
    notPublished: 'Este conteúdo não está publicado.',
    stillPublished: 'Este conteúdo ainda está publicado. Retire-o antes de o descartar.',
    discarded: 'Este conteúdo foi descartado e já não pode ser alterado.',
  },
} satisfies NamespaceInformationTranslation

export default ptPTInformation
