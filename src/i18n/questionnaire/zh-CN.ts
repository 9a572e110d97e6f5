import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  reason: {
    nameMissing: '请填写名称。',
    unknownPart: '这里的班级、部门、人员或图片不存在，或不归您管理。请重新选择。',
    closesBeforeOpening: '截止时间必须晚于开始时间。',
    isTemplate: '模板不能发布。请用它新建一份问卷。',
    questionsMissing: '请至少添加一道题目。',
    questionIncomplete: '有的题目还不完整：没有一种语言写全了所有内容，或者选项不足，或者提问条件有误。',
    notVote: '投票只能有一道题，并且不能是简答题。',
    answered: '已经有人提交，题目、选项和是否匿名不能再改。',
    wordsStay: '已经有人提交，题目和选项的文字不能再改，因为改了文字就等于改了问题。还没有的译文可以补上。',
    staysEnded: '匿名问卷有人提交并截止后不能再开放，否则最后几份答案会被看出来。需要再问，请复制一份。',
    hasEnded: '填写时间已过，不能再修改。',
    hasClosed: '截止时间已过，请先改为以后的时间。',
    notYours: '只有填写人本人可以这样做。',
    notForYou: '这份问卷不对您开放。',
    withdrawn: '已经撤回，不再收集答案。',
    notOpen: '还没有开始填写。',
    closed: '已经截止。',
    staysOnDevice: '匿名填写的答案在提交之前只保留在您的设备上。',
    changed: '问卷内容已有改动，请重新打开。',
    anotherWriter: '这份问卷正在另一台设备或另一个页面上填写。',
    incomplete: '还有必答的题目没有回答。',
    alreadySubmitted: '您已经提交过，不能再修改。',
    notSubmitted: '您的答案正在填写，可以直接修改。',
    stillOpen: '还没有截止。',
    sequenceSkipped: '有答案没有按顺序送达，请重试。',
    questionUnknown: '问卷中没有这道题。',
    questionNotAsked: '这道题不需要您回答。',
    answerInvalid: '答案与题目不符。',
    resultsHidden: '发起人没有公布结果，或者只对已经填写的人公布。',
    evaluationNeedsClass: '评估要面向一个班级。请先选择班级。',
    subjectsUnnamed: '有题目还没有指明是哪门课程、哪位教师。',
    unknownSubject: '有题目问到的课程或教师不属于这个班级。请重新选择。',
  },
  results: '查看结果',
} as const satisfies Dictionary

export const notices = {
  asked: {
    title: '请您作答',
    content: '“{questionnaire:string}”请您作答，截止时间为 {until:string}。',
  },
  reminded: {
    title: '提醒：您还没有作答',
    content: '您还没有提交“{questionnaire:string}”的回答，截止时间为 {until:string}。',
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
      notHasName: '未填写名称',
      notKnowsParts: '没有指明对象，或对象不存在',
      notIsForward: '截止不晚于开始',
      isTemplate: '它是模板',
      notHasQuestions: '没有题目',
      notAreQuestionsWhole: '有题目不完整',
      notFitsVote: '投票不是恰好一道选择题',
      breaksForm: '已有人填写，而问卷的改动不只是文字',
      changesWords: '已有人填写，而题目或选项的文字要改',
      reopens: '它是匿名的，有人填写后已经截止，却要再次开放',
      hasEnded: '开放时间已过',
      hasClosed: '结束时间已过',
      lacksClass: '评估没有面向任何班级',
      lacksSubjects: '有题目没有指明课程或教师',
      hasForeignSubjects: '有题目问到的课程或教师不属于该班级',
    },
  },
  response: {
    title: '问卷的作答',
    states: {
      notTaken: '未填写',
      draft: '已保存',
      submitted: '已提交',
      completed: '已完成',
      finished: '已结束',
    },
    events: {
      save: '保存答案',
      takeOver: '接管填写',
      submit: '提交',
      change: '修改答案',
      windowEnded: '问卷截止',
    },
    guards: {
      isStale: '期间已被他人修改',
      notIsLearner: '操作人不是填写人本人',
      notIsMeant: '问卷不对该学员开放',
      isWithdrawn: '问卷已经撤回',
      notHasOpened: '问卷尚未开始',
      hasClosed: '问卷已截止',
      isAnonymous: '问卷是匿名的',
      notIsAnonymous: '问卷不是匿名的',
      mayChange: '允许修改答案',
      notMayChange: '不允许修改答案',
      notIsCurrent: '问卷内容已有改动',
      notIsWriter: '令牌已经失效',
      notIsComplete: '还有必答的题目没有回答',
      notIsWindowOver: '问卷尚未截止',
    },
  },
  evaluation: {
    title: '班级评估',
    states: {
      notStarted: '未开始',
      inProgress: '进行中',
      ended: '已结束',
      evaluated: '已评估',
    },
    events: {
      clock: '到了时间',
      submit: '提交评估',
    },
    guards: {
      hasOpened: '评估已经开始',
      hasClosed: '评估已经截止',
    },
  },
} as const satisfies Dictionary

export const titles = {
  questionnairepaper: '填写问卷',
  qusetionnaireresult: '问卷结果',
  questionnaire: '我的问卷',
  vote: '我的投票',
  classAssessment: '班级评估',
  assessmentResultSuccess: '评估已提交',
} as const satisfies Dictionary

export const keywords = {
  questionnaire: '我的问卷、问卷调查、调研、匿名、反馈意见',
  vote: '我的投票、投票、表决、选举',
} as const satisfies Dictionary
