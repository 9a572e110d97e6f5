import type { NamespaceInformationTranslation } from '../../i18n-types.ts'

const ruRUInformation = {
  reason: {
    titleMissing: 'Напишите заголовок хотя бы на одном языке.',
    detailMissing: 'Напишите текст на языке, на котором есть заголовок.',
    unknownTopic: 'В этом разделе нет такой темы. Выберите другую.',
    stale: 'Материал тем временем изменил кто-то другой. Откройте его снова, чтобы увидеть, каким он стал.',
    alreadyPublished: 'Материал уже опубликован.',
    notPublished: 'Материал не опубликован.',
    stillPublished: 'Материал ещё опубликован. Сначала снимите его с публикации.',
    discarded: 'Материал аннулирован, изменить его больше нельзя.',
  },
} satisfies NamespaceInformationTranslation

export default ruRUInformation
