import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  one: 'កិច្ចការ',
  action: {
    handIn: 'ដាក់ប្រគល់',
    approve: 'អនុម័ត',
    reject: 'ប្រគល់ត្រឡប់',
    reopen: 'ដកការអនុម័តវិញ',
  },
  desk: {
    handedIn: 'ពេលដាក់ប្រគល់',
    timing: 'កាលកំណត់',
    late: 'ដាក់ប្រគល់ក្រោយពេលបិទ',
    version: 'លើកទី',
    words: 'អត្ថបទ',
    files: 'ឯកសារ',
  },
  reason: {
    notYours: 'កិច្ចការនេះមិនមែនជារបស់អ្នកទេ។',
    notForYou: 'កិច្ចការនេះមិនបានដាក់ឱ្យអ្នកទេ ឬត្រូវបានដកចេញវិញ។',
    notStarted: 'កិច្ចការនេះមិនទាន់ចាប់ផ្តើមទេ។ សូមដាក់ប្រគល់ក្រោយពេលចាប់ផ្តើម។',
    ended: 'កិច្ចការនេះបានបញ្ចប់ហើយ មិនទទួលទៀតទេ។',
    alreadyApproved: 'កិច្ចការរបស់អ្នកត្រូវបានអនុម័តហើយ មិនចាំបាច់ដាក់ប្រគល់ទៀតទេ។',
    replacedOften: 'អ្នកបានជំនួសវា 20 ដងហើយ។ សូមរង់ចាំការពិនិត្យ បើត្រូវបានប្រគល់មកវិញ អ្នកអាចដាក់ប្រគល់ម្ដងទៀត។',
    empty: 'សូមសរសេរអ្វីមួយ ឬបន្ថែមឯកសារមុនពេលដាក់ប្រគល់។',
    unfitContent: 'កិច្ចការនេះមិនទទួលខ្លឹមសារបែបនេះទេ។ សូមពិនិត្យថាតើទទួលអត្ថបទ ឬឯកសារ ចំនួនឯកសារ និងប្រវែងអត្ថបទ។',
    unknownFile: 'មានឯកសារមួយរកមិនឃើញ ឬមិនមែនអ្នកបានបង្ហោះសម្រាប់កិច្ចការ។ សូមដកចេញ ហើយបង្ហោះម្តងទៀត។',
    ownWork: 'អ្នកមិនអាចកែកិច្ចការរបស់ខ្លួនឯងបានទេ។',
    notReviewer: 'អ្នកមិនមែនជាអ្នកកែកិច្ចការនេះទេ។',
    notSubmitted: 'មិនទាន់មានការដាក់ប្រគល់នៅឡើយ ដូច្នេះគ្មានអ្វីត្រូវកែទេ។',
    alreadyReviewed: 'កិច្ចការនេះត្រូវបានកែរួចហើយ។',
    notApproved: 'កិច្ចការនេះមិនទាន់ត្រូវបានអនុម័តទេ។',
    remarkMissing: 'សូមប្រាប់មូលហេតុ សិក្ខាកាមនឹងអានវា។',
    remarkTooLong: 'មតិមានយ៉ាងច្រើន 1000 តួអក្សរ។',
    unfitMarks: 'ពិន្ទុនេះមិនត្រូវនឹងលក្ខណៈវិនិច្ឆ័យរបស់កិច្ចការទេ។',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  homework: 'កិច្ចការ',
  myhomework: 'កិច្ចការរបស់ខ្ញុំ',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myhomework: 'កិច្ចការរបស់ខ្ញុំ, កិច្ចការផ្ទះ, ដាក់ប្រគល់, ផ្ញើ, បង្ហោះ, កែ, ឯកសារភ្ជាប់, លំហាត់',
} satisfies Translation<typeof zhCN.keywords>

export const waiting = {
  homework: 'កិច្ចការដែលរង់ចាំអ្នកកែ',
} satisfies Translation<typeof zhCN.waiting>

export const waitingCounts = {
  homework: 'កិច្ចការ {count}',
} satisfies Translation<typeof zhCN.waitingCounts>

export const notices = {
  handedIn: {
    title: 'មានកិច្ចការរង់ចាំអ្នកកែ',
    content: '{learner} បានដាក់ប្រគល់ «{task}»។ សូមកែ។',
  },
  approved: {
    title: 'កិច្ចការរបស់អ្នកត្រូវបានអនុម័ត',
    content: '«{task}» ត្រូវបានអនុម័ត។ មតិ៖ {reason}',
  },
  rejected: {
    title: 'កិច្ចការរបស់អ្នកត្រូវបានប្រគល់ត្រឡប់',
    content: '«{task}» មិនទាន់ត្រូវបានអនុម័តទេ។ សូមកែសម្រួល ហើយដាក់ប្រគល់ម្តងទៀត។ មូលហេតុ៖ {reason}',
  },
  reopened: {
    title: 'ការអនុម័តកិច្ចការរបស់អ្នកត្រូវបានដកវិញ',
    content: '«{task}» លែងរាប់ថាបានអនុម័តហើយ។ សូមកែសម្រួល ហើយដាក់ប្រគល់ម្តងទៀត។ មូលហេតុ៖ {reason}',
  },
} satisfies Translation<typeof zhCN.notices>

export const charts = {
  homework: {
    title: 'កិច្ចការ',
    states: {
      notSubmitted: 'មិនទាន់ដាក់ប្រគល់',
      submitted: 'បានដាក់ប្រគល់',
      notApproved: 'មិនត្រូវបានអនុម័ត',
      approved: 'បានអនុម័ត',
    },
    events: {
      handIn: 'ដាក់ប្រគល់',
      approve: 'អនុម័ត',
      reject: 'ប្រគល់ត្រឡប់',
      reopen: 'ដកការអនុម័តវិញ',
    },
    guards: {
      isStale: 'អ្នកផ្សេងបានកែប្រែក្នុងពេលនោះ',
      isOwner: 'អ្នកធ្វើសកម្មភាពគឺសិក្ខាកាមផ្ទាល់',
      notIsOwner: 'អ្នកធ្វើសកម្មភាពមិនមែនជាសិក្ខាកាមផ្ទាល់',
      notIsMeant: 'កិច្ចការមិនទាន់ផ្សាយ ឬមិនមែនសម្រាប់សិក្ខាកាម',
      notHasStarted: 'កិច្ចការមិនទាន់ចាប់ផ្តើម',
      isOver: 'កិច្ចការបានបញ្ចប់',
      isReplacedOften: 'អ្វីដែលកំពុងរង់ចាំត្រូវបានជំនួស {replacementsMax} ដងហើយ',
      notIsReviewer: 'អ្នកធ្វើសកម្មភាពមិនមែនជាអ្នកកែ',
      notHasContent: 'គ្មានខ្លឹមសារ',
      notFitsTask: 'កិច្ចការមិនទទួលខ្លឹមសារនេះ',
      notKnowsFiles: 'ឯកសាររកមិនឃើញ ឬមិនមែនសិក្ខាកាមបានបង្ហោះ',
      notFitsRubric: 'ពិន្ទុមិនត្រូវនឹងលក្ខណៈវិនិច្ឆ័យ',
      notHasRemark: 'គ្មានមតិ',
      notIsRemarkShort: 'មតិលើសពី {remarkLimit} តួអក្សរ',
    },
  },
} satisfies Translation<typeof zhCN.charts>
