import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  words: {
    and: 'និង',
    or: 'ឬ',
    otherwise: 'ករណី​ផ្សេង',
    inState: 'ស្ថិត​ក្នុង «{state}»',
    ownAccord: 'ដោយ​ស្វ័យប្រវត្តិ',
    completed: 'បាន​បញ្ចប់​ទាំងអស់',
    after: 'ក្រោយ {delay}',
    done: '{service} បាន​ឆ្លើយតប',
    failed: '{service} មិន​ជោគជ័យ',
    moved: '{service} មាន​វឌ្ឍនភាព',
    anyEvent: 'ព្រឹត្តិការណ៍​ផ្សេង​ណាក៏ដោយ',
    not: 'មិនមែន ({condition})',
    refused: '«{event}» ត្រូវ​បាន​បដិសេធ',
  },
  role: {
    visitor: 'ភ្ញៀវ',
    learner: 'សិក្ខាកាម',
    teacher: 'គ្រូបង្រៀន',
    staff: 'អ្នក​គ្រប់គ្រង',
    admin: 'អ្នកគ្រប់គ្រង​ប្រព័ន្ធ',
    approver: 'អ្នក​អនុម័ត​ដែល​ដល់វេន',
    teamLeader: 'ប្រធាន​ក្រុម',
    disciplineCommittee: 'សមាជិក​គណៈកម្មការ​វិន័យ',
    headmaster: 'គ្រូ​បន្ទុក​ថ្នាក់',
    schoolLeader: 'ថ្នាក់ដឹកនាំ​សាលា',
    browser: 'កម្មវិធី​រុករក',
    server: 'ម៉ាស៊ីនមេ',
    clock: 'នាឡិកា',
    nobody: 'គ្មាន​នរណា',
  },
} satisfies Translation<typeof zhCN.default>
