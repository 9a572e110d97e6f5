import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  words: {
    and: 'и',
    or: 'или',
    otherwise: 'иначе',
    inState: 'в состоянии «{state}»',
    ownAccord: 'автоматически',
    completed: 'все части завершены',
    after: 'через {delay}',
    done: '{service}: ответ получен',
    failed: '{service}: сбой',
    moved: '{service}: есть изменения',
    anyEvent: 'любое другое событие',
    not: 'не ({condition})',
    refused: 'отказ: «{event}»',
  },
  role: {
    visitor: 'посетитель',
    learner: 'слушатель',
    teacher: 'преподаватель',
    staff: 'ответственный сотрудник',
    admin: 'администратор',
    approver: 'тот, чья очередь согласовать',
    teamLeader: 'руководитель подгруппы',
    disciplineCommittee: 'ответственный за дисциплину',
    headmaster: 'куратор группы',
    schoolLeader: 'руководитель школы',
    browser: 'браузер',
    server: 'сервер',
    clock: 'часы',
    nobody: 'никто',
  },
} satisfies Translation<typeof zhCN.default>
