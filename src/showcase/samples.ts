import type { LanguageCode } from '#i18n/locales.ts'

/** Realistic sample texts of the blocks. */
export interface Samples {
  readonly titles: readonly string[]
  readonly names: readonly string[]
  readonly categories: readonly string[]
  readonly statuses: readonly string[]
  readonly states: Readonly<Record<string, string>>
  readonly roles: Readonly<Record<string, string>>
  readonly words: readonly string[]
  readonly lead: string
  readonly search: string
  readonly prose: string
}

const zh: Samples = {
  titles: [
    '数据安全基础',
    '《班组长领导力》',
    '项目管理实务',
    '客户沟通的艺术',
    '消防安全培训',
    '写作与表达',
    '财务报表入门',
    '新员工入职指南',
  ],
  names: ['李娜', '王建国', '欧阳若溪', '阿依古丽·买买提'],
  categories: ['信息安全', '管理', '项目', '沟通', '安全', '写作', '财务', '入职'],
  statuses: ['已通过', '即将截止', '未通过', '学习中', '未开始'],
  states: {
    draft: '填写申请',
    leader: '组长审批',
    committee: '纪律委员审批',
    headmaster: '班主任审批',
    school: '校领导审批',
    granted: '已批准',
    refused: '不批准',
    withdrawn: '撤回',
    notStarted: '未开始',
    inProgress: '进行中',
    ended: '已结束',
  },
  roles: { learner: '学员', teamLeader: '组长', disciplineCommittee: '纪律委员', headmaster: '班主任' },
  words: ['家中有事，需回老家两天。', '同意，请安排好工作交接。'],
  lead: '按主题浏览全部课程，或从上次停下的地方继续。',
  search: '搜索课程',
  prose:
    '<h2>课程目标</h2><p>完成本课程后，您能识别<strong>常见的数据风险</strong>，并按<a href="#/">制度要求</a>处理。</p><ul><li>了解分类分级</li><li>掌握最小权限原则<ul><li>账号</li><li>终端</li></ul></li></ul><blockquote>安全不是产品，而是过程。</blockquote><h3>考核方式</h3><table><tr><th>项目</th><th>比例</th></tr><tr><td>平时作业</td><td>40%</td></tr><tr><td>结业考试</td><td>60%</td></tr></table><ol><li>提交作业</li><li>参加考试</li></ol>',
}

const en: Samples = {
  titles: [
    'Data security basics',
    '“Leading a shift team”',
    'Project management in practice',
    'Talking with customers',
    'Fire safety',
    'Writing that is read',
    '2026 annual accounts',
    'Your first week with us',
  ],
  names: ['Anna Berg', 'Wei Zhang', 'Olivia Fernández-Montgomery', 'Bo Li'],
  categories: ['Security', 'Leadership', 'Projects', 'Communication', 'Safety', 'Writing', 'Finance', 'Onboarding'],
  statuses: ['Passed', 'Due soon', 'Failed', 'In progress', 'Not started'],
  states: {
    draft: 'Request',
    leader: 'Team leader’s decision',
    committee: 'Committee’s decision',
    headmaster: 'Class teacher’s decision',
    school: 'School leader’s decision',
    granted: 'Granted',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    notStarted: 'Not started',
    inProgress: 'In progress',
    ended: 'Ended',
  },
  roles: {
    learner: 'Learner',
    teamLeader: 'Team leader',
    disciplineCommittee: 'Discipline committee',
    headmaster: 'Class teacher',
  },
  words: ['A family matter: I have to go home for two days.', 'Agreed. Please hand over your work first.'],
  lead: 'Browse all courses by topic, or go on from where you stopped.',
  search: 'Search courses',
  prose:
    '<h2>What you will learn</h2><p>After this course you recognise <strong>common risks</strong> and deal with them as <a href="#/">the rules</a> ask.</p><ul><li>Classify data</li><li>Least privilege<ul><li>Accounts</li><li>Devices</li></ul></li></ul><blockquote>Security is not a product but a process.</blockquote><h3>Assessment</h3><table><tr><th>Part</th><th>Weight</th></tr><tr><td>Homework</td><td>40%</td></tr><tr><td>Final exam</td><td>60%</td></tr></table><ol><li>Hand in your homework</li><li>Sit the exam</li></ol>',
}

const ar: Samples = {
  titles: [
    'أساسيات أمن البيانات',
    '«قيادة فرق العمل»',
    'إدارة المشاريع عمليًا',
    'فن التواصل مع العملاء',
    'السلامة من الحرائق',
    'الكتابة المؤثرة',
    'مدخل إلى القوائم المالية',
    'أسبوعك الأول معنا',
  ],
  names: ['ليلى حسن', 'محمد الأمين', 'عبد الرحمن بن خالد العتيبي', 'Bo Li'],
  categories: ['أمن', 'قيادة', 'مشاريع', 'تواصل', 'سلامة', 'كتابة', 'مالية', 'تهيئة'],
  statuses: ['ناجح', 'يقترب الموعد', 'راسب', 'قيد التعلم', 'لم يبدأ'],
  states: {
    draft: 'تعبئة الطلب',
    leader: 'قرار قائد الفريق',
    committee: 'قرار اللجنة',
    headmaster: 'قرار مشرف الصف',
    school: 'قرار الإدارة',
    granted: 'تمت الموافقة',
    refused: 'رفض',
    withdrawn: 'سحب',
    notStarted: 'لم يبدأ',
    inProgress: 'جارٍ الآن',
    ended: 'انتهى',
  },
  roles: {
    learner: 'المتعلم',
    teamLeader: 'قائد الفريق',
    disciplineCommittee: 'لجنة الانضباط',
    headmaster: 'مشرف الصف',
  },
  words: ['ظرف عائلي يستدعي سفري يومين.', 'موافق، مع تسليم العمل قبل السفر.'],
  lead: 'تصفّح جميع الدورات حسب الموضوع، أو تابع من حيث توقفت.',
  search: 'ابحث في الدورات',
  prose:
    '<h2>أهداف الدورة</h2><p>بعد هذه الدورة تتعرف على <strong>المخاطر الشائعة</strong> وتتعامل معها وفق <a href="#/">القواعد</a>.</p><ul><li>تصنيف البيانات</li><li>أقل قدر من الصلاحيات<ul><li>الحسابات</li><li>الأجهزة</li></ul></li></ul><blockquote>الأمن ليس منتجًا بل عملية مستمرة.</blockquote><h3>التقييم</h3><table><tr><th>البند</th><th>النسبة</th></tr><tr><td>الواجبات</td><td>40%</td></tr><tr><td>الاختبار النهائي</td><td>60%</td></tr></table><ol><li>سلّم الواجب</li><li>أدِّ الاختبار</li></ol>',
}

export const samplesIn = (code: LanguageCode): Samples => (code === 'zh_CN' ? zh : code === 'ar_AR' ? ar : en)
