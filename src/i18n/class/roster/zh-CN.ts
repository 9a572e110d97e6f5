import type { Dictionary } from '#i18n/dictionary.ts'

export default {
  group: '小组',
  templateName: '班级学员导入模板',
  heading: '导入学员',
  intro: '先检查文件并显示每一行会怎样，确认之后才会加入班级。',
  who: '每行写一位学员的账号，管理员也可以写手机或邮箱；小组可不填。',
  action: {
    putIn: '加入班级',
    stay: '已是学员',
  },
  newGroup: '{name:string}（新建）',
  counts: {
    putsIn: '加入班级：{count:string}',
    stays: '已是学员：{count:string}',
    refused: '未加入：{count:string}',
  },
  newGroups: '将新建小组：{names:string}',
  exporting: '导出',
  exportingHint: '两种格式的单元格都按文字保存。',
  what: {
    members: '学员名单',
    attendance: '出勤',
    standings: '学习进度',
  },
  fileName: '{className:string} {what:string}',
  column: {
    department: '部门',
    offices: '职务',
    state: '报名状态',
    requiredPassed: '必修通过',
    electivePassed: '选修通过',
    requiredHours: '必修学时',
    electiveHours: '选修学时',
  },
  state: {
    registered: '已报名',
    underReview: '审核中',
    waiting: '候补',
  },
  office: {
    classTeacher: '班主任',
    teamLeader: '班长',
    disciplineCommittee: '纪律委员',
  },
  reason: {
    headings: '第一行至少要有“账号”“手机”“邮箱”中的一列，请参考模板。',
    byAccount: '请用账号填写学员：只有管理员可以用手机或邮箱填写。',
    nobody: '这一行没有写明是谁。',
    unknown: '没有这个人。',
    disabled: '这个账号已停用。',
    full: '班级名额已满。',
    duplicate: '文件中前面已有这个人。',
    groupTooLong: '小组名称最多 64 个字符。',
    notAnnounced: '班级尚未发布，还不能加入学员。',
    finished: '班级已经结束，不能再加入学员。',
  },
} as const satisfies Dictionary
