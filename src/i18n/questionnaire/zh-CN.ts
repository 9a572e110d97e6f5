import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  reason: {
    nameMissing: '请填写中文名称。',
    unknownPart: '这里的班级、部门、人员或图片不存在，或不归您管理。请重新选择。',
    closesBeforeOpening: '截止时间要晚于开始时间。',
    isTemplate: '模板不能发布。请用它新建一份问卷。',
    questionsMissing: '请至少添加一道题目。',
    questionIncomplete: '有的题目还不完整：缺少中文内容、选项不足，或者提问条件有误。',
    notVote: '投票只能有一道题，并且不能是简答题。',
    hasEnded: '填写时间已过，不能再修改。',
    hasClosed: '截止时间已过。请先改到以后。',
  },
} as const satisfies Dictionary

export const charts = {
  questionnaire: {
    title: '问卷',
    states: {
      draft: '草稿',
      published: '已发布',
      withdrawn: '已撤回',
      discarded: '已作废',
    },
    events: {
      save: '保存',
      publish: '发布',
      withdraw: '撤回',
      discard: '作废',
    },
    guards: {
      isStale: '期间已被他人修改',
      notIsEditor: '不是负责人、协作者或管理员',
      notMayName: '更换了编辑人员，却不是负责人或管理员',
      notKnowsEditors: '所指定的人不能编辑',
      notHasName: '默认语言缺少名称',
      notKnowsParts: '没有指明对象，或对象不存在',
      notIsForward: '截止不晚于开始',
      isTemplate: '它是模板',
      notHasQuestions: '没有题目',
      notAreQuestionsWhole: '有题目不完整',
      notFitsVote: '投票不是恰好一道选择题',
      hasEnded: '开放时间已过',
      hasClosed: '结束时间已过',
    },
  },
} as const satisfies Dictionary
