import type { NamespacePublicationTranslation } from '../../i18n-types.ts'

const ptPTPublication = {
  reason: {
    stale: 'Alguém alterou isto entretanto. Abra de novo para ver como está agora.',
    textsMissing:
      'Escreva um título e um resumo em chinês; cada capítulo, aula e recurso precisa de um nome em chinês.',
    unknownPart: 'A categoria, o ficheiro ou o curso indicado já não existe. Escolha outro.',
    contentMissing:
      'Ainda não há nada para estudar: um curso precisa de uma aula reproduzível e um tema, de um curso publicado.',
    notPublished: 'Isto não está publicado.',
    alreadyPublished: 'Isto já está publicado.',
    stillPublished: 'Isto ainda está publicado. Retire-o antes de o descartar.',
    discarded: 'Isto foi descartado e já não pode ser alterado.',
  },
} satisfies NamespacePublicationTranslation

export default ptPTPublication
