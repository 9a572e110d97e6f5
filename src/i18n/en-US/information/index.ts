import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const enUSInformation = {
  reason: {
    titleMissing: 'Write a title in at least one language.',
    detailMissing: 'Write the text in a language that has a title.',
    unknownTopic: 'This category has no such topic. Please choose another.',
    stale: 'Somebody has changed this in the meantime. Open it again to see how it stands now.',
    alreadyPublished: 'This is published already.',
    notPublished: 'This is not published.',
    stillPublished: 'This is still published. Withdraw it before you discard it.',
    discarded: 'This has been discarded and can no longer be changed.',
  },
} satisfies NamespaceInformationTranslation

export default enUSInformation
