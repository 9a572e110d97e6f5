import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    nameMissing: 'Укажите название на китайском.',
    unknownPart: 'Указанная группа, отдел, человек или изображение не существует или не ваше. Выберите другое.',
    closesBeforeOpening: 'Окончание должно быть позже начала.',
    isTemplate: 'Шаблон не публикуется. Начните с него новую анкету.',
    questionsMissing: 'Добавьте хотя бы один вопрос.',
    questionIncomplete:
      'Есть незаполненный вопрос: не хватает китайского текста или вариантов, либо его условие невыполнимо.',
    notVote: 'В голосовании ровно один вопрос, и не с кратким ответом.',
    hasEnded: 'Время истекло, изменить больше ничего нельзя.',
    hasClosed: 'Время окончания уже прошло. Сначала выберите более позднее.',
  },
} satisfies Translation<typeof zhCN.default>

export const charts = {
  questionnaire: {
    title: 'Анкета',
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
    },
    guards: {
      isStale: 'тем временем экзамен изменил кто-то другой',
      notIsEditor: 'отправитель не владелец и не соредактор',
      notMayName: 'редакторов меняет не владелец',
      notKnowsEditors: 'назначен тот, кто не может редактировать',
      notHasName: 'нет названия на основном языке',
      notKnowsParts: 'не указано, кого спрашивают, или таких нет',
      notIsForward: 'окончание раньше начала',
      isTemplate: 'это шаблон',
      notHasQuestions: 'вопросов нет',
      notAreQuestionsWhole: 'есть незаполненный вопрос',
      notFitsVote: 'в голосовании не ровно один вопрос с вариантами',
      hasEnded: 'время истекло',
      hasClosed: 'время окончания прошло',
    },
  },
} satisfies Translation<typeof zhCN.charts>
