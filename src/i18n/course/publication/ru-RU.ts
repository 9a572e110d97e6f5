import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
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
} satisfies Translation<typeof zhCN.default>

export const charts = {
  publication: {
    title: 'Курсы и подборки',
    states: {
      draft: 'Черновик',
      published: 'Опубликовано',
      withdrawn: 'Снято с публикации',
      discarded: 'Аннулировано',
    },
    events: {
      save: 'Сохранить',
      publish: 'Опубликовать',
      withdraw: 'Снять с публикации',
      discard: 'Аннулировать',
      adopt: 'принять существующее',
    },
    guards: {
      isStale: 'тем временем материал изменил кто-то другой',
      notHasTexts: 'на основном языке нет названия, описания или имени части',
      notKnowsParts: 'чего-то из указанного нет',
      notHasContent: 'в нём нечего изучать',
      wasPublished: 'было опубликовано',
      wasWithdrawn: 'было снято с публикации',
      wasDiscarded: 'было аннулировано',
    },
  },
} satisfies Translation<typeof zhCN.charts>
