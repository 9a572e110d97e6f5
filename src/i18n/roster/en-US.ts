import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  group: 'Group',
  templateName: 'Template for the learners of a class',
  heading: 'Import learners',
  intro:
    'The file is checked first, and you see what becomes of every row; nobody is put into the class before you confirm.',
  who: 'One learner in each row by account, for administrators by phone or e-mail too; the group may be left empty.',
  action: {
    putIn: 'Will be put in',
    invite: 'Will be invited',
    stay: 'Already registered',
  },
  newGroup: '{name} (new)',
  counts: {
    putsIn: 'Put in: {count}',
    invites: 'Invited: {count}',
    stays: 'Already registered: {count}',
    refused: 'Not put in: {count}',
  },
  invitedNote: 'Who is invited joins the class, and the group, only after accepting.',
  newGroups: 'Groups that will be created: {names}',
  exporting: 'Export',
  exportingHint: 'In both formats, every cell is saved as text.',
  what: {
    members: 'Learners',
    attendance: 'Attendance',
    standings: 'Standings',
  },
  fileName: '{className} {what}',
  column: {
    department: 'Department',
    offices: 'Offices',
    state: 'Registration',
    requiredPassed: 'Required passed',
    electivePassed: 'Elective passed',
    requiredHours: 'Required hours',
    electiveHours: 'Elective hours',
  },
  state: {
    registered: 'Registered',
    underReview: 'Under review',
    waiting: 'On the waiting list',
  },
  office: {
    classTeacher: 'Class teacher',
    teamLeader: 'Team leader',
    disciplineCommittee: 'Discipline committee',
  },
  reason: {
    headings: 'The first row needs a column for the account, the phone or the e-mail; please see the template.',
    byAccount: 'Please name learners by their account: only administrators can name them by phone or e-mail.',
    nobody: 'This row does not say who it is.',
    unknown: 'There is no such person.',
    disabled: 'This account is disabled.',
    full: 'The class has no more places.',
    duplicate: 'This person is in an earlier row already.',
    otherPerson: 'This belongs to another person than the one this row names.',
    groupTooLong: 'The name of a group has at most 64 characters.',
    notAnnounced: 'The class has not been announced, so nobody can be put in yet.',
    finished: 'The class is over, so nobody can be put in any more.',
  },
} satisfies Translation<typeof zhCN.default>
