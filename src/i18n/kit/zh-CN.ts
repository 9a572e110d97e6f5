import type { Dictionary } from '#i18n/dictionary.ts'

export const charts = {
  schedule: {
    title: '日程',
    states: {
      notStarted: '未开始',
      inProgress: '进行中',
      ended: '已结束',
    },
    events: {
      clockRead: '读取时钟',
    },
    guards: {
      hasBegun: '已到开始时间',
      hasEnded: '已到结束时间',
    },
  },
  record: {
    title: '业务记录',
    states: {
      loading: '加载中',
      missing: '不存在',
      forbidden: '无权查看',
      failed: '加载失败',
      shown: '已显示',
      shownFresh: '刚刚取得',
      shownAged: '已有一段时间',
      shownRenewing: '正在重新查询',
      shownFollowing: '跟进更新',
      shownAsking: '填写原因',
      shownSending: '提交中',
      shownUnsent: '没有答复',
      shownCatchingUp: '正在获取变更',
      shownChanged: '已被他人修改',
    },
    events: {
      recordReloaded: '重新加载记录',
      changeNoticed: '已知晓变更',
      eventChosen: '选择要做的操作',
      recordSignalled: '服务器通知记录有变更',
      recordOutdated: '在本页另一处改动了它',
      recordRevisited: '有人回到该记录',
      wordsChanged: '填写原因',
      eventSent: '提交操作',
      eventDropped: '放弃操作',
    },
    guards: {
      isMissing: '没有这条记录',
      isForbidden: '此人无权查看',
      notIsOpen: '生命周期拒绝该操作',
      isNew: '记录已变更',
      notIsAllowed: '生命周期拒绝所填内容',
      isStale: '他人已抢先修改',
      isUnanswered: '无从得知是否送达',
      isStillOpen: '操作仍可进行',
    },
  },
} as const satisfies Dictionary
