import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  words: {
    and: 'and',
    or: 'or',
    otherwise: 'otherwise',
    inState: 'in {state}',
    ownAccord: 'by itself',
    completed: 'all of it ended',
    after: 'after {delay}',
    done: '{service} answered',
    failed: '{service} failed',
    moved: '{service} moved on',
    anyEvent: 'any other event',
    not: 'not ({condition})',
    refused: '{event} is refused',
  },
  role: {
    visitor: 'visitor',
    learner: 'learner',
    teacher: 'teacher',
    staff: 'staff',
    admin: 'administrator',
    approver: 'approver whose turn it is',
    teamLeader: 'team leader',
    disciplineCommittee: 'discipline committee',
    headmaster: 'class teacher',
    schoolLeader: 'school leader',
    browser: 'browser',
    server: 'server',
    clock: 'clock',
    nobody: 'nobody',
  },
} satisfies Translation<typeof zhCN.default>
