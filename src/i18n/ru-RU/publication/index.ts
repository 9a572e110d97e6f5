import type { NamespacePublicationTranslation } from '../../i18n-types.ts'

const ruRUPublication = {
  reason: {
    stale: 'Тем временем это изменил кто-то другой. Откройте заново, чтобы увидеть текущее состояние.',
    textsMissing:
      'Укажите название и краткое описание на китайском; у каждой главы, лекции и материала должно быть китайское название.',
    unknownPart: 'Указанной категории, файла или курса больше нет. Выберите другое.',
    contentMissing:
      'Изучать пока нечего: курсу нужна лекция, которую можно воспроизвести, а подборке — опубликованный курс.',
    notPublished: 'Это не опубликовано.',
    alreadyPublished: 'Это уже опубликовано.',
    stillPublished: 'Это ещё опубликовано. Сначала снимите с публикации.',
    discarded: 'Это аннулировано, изменить его больше нельзя.',
  },
} satisfies NamespacePublicationTranslation

export default ruRUPublication
