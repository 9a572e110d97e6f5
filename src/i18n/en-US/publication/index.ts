import type { NamespacePublicationTranslation } from '../../i18n-types.ts'

const enUSPublication = {
  reason: {
    stale: 'Somebody has changed this in the meantime. Open it again to see how it stands now.',
    textsMissing: 'Write a title and a summary in Chinese; every chapter, lecture and resource needs a Chinese name.',
    unknownPart: 'A category, file or course named here no longer exists. Please choose another.',
    contentMissing:
      'There is nothing to study yet: a course needs a lecture that can be played, a topic a published course.',
    notPublished: 'This is not published.',
    alreadyPublished: 'This is published already.',
    stillPublished: 'This is still published. Withdraw it before you discard it.',
    discarded: 'This has been discarded and can no longer be changed.',
  },
} satisfies NamespacePublicationTranslation

export default enUSPublication
