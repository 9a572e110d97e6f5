import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export const charts = {
  schedule: {
    title: 'កាលវិភាគ',
    states: {
      notStarted: 'មិនទាន់​ចាប់ផ្ដើម',
      inProgress: 'កំពុង​ដំណើរការ',
      ended: 'បាន​បញ្ចប់',
    },
    events: {
      clockRead: 'អាន​នាឡិកា',
    },
    guards: {
      hasBegun: 'ដល់ពេល​ចាប់ផ្ដើម',
      hasEnded: 'ដល់ពេល​បញ្ចប់',
    },
  },
  record: {
    title: 'កំណត់ត្រា',
    states: {
      loading: 'កំពុង​ផ្ទុក',
      missing: 'រក​មិនឃើញ',
      forbidden: 'គ្មាន​សិទ្ធិ',
      failed: 'មិនអាច​ផ្ទុក',
      shown: 'បាន​បង្ហាញ',
      shownFresh: 'ទើប​ទទួល​បាន',
      shownAged: 'មាន​រយៈពេល​ខ្លះ​ហើយ',
      shownRenewing: 'កំពុង​ពិនិត្យ​ឡើងវិញ',
      shownFollowing: 'កំពុងធ្វើបច្ចុប្បន្នភាព',
      shownAsking: 'សរសេរ​មូលហេតុ',
      shownSending: 'កំពុង​ផ្ញើ',
      shownUnsent: 'គ្មាន​ចម្លើយ',
      shownCatchingUp: 'កំពុង​យក​ការផ្លាស់ប្ដូរ',
      shownChanged: 'ត្រូវ​បាន​អ្នក​ផ្សេង​កែ',
    },
    events: {
      recordReloaded: 'ផ្ទុក​កំណត់ត្រា​ឡើងវិញ',
      changeNoticed: 'ទទួលដឹង​អំពី​ការផ្លាស់ប្ដូរ',
      eventChosen: 'ជ្រើសរើស​សកម្មភាព',
      recordSignalled: 'ម៉ាស៊ីនមេ​ជូនដំណឹង​ថា​កំណត់ត្រា​បាន​ផ្លាស់ប្ដូរ',
      recordOutdated: 'អ្នកមើលបានប្តូរវានៅកន្លែងផ្សេងលើទំព័រ',
      recordRevisited: 'មាន​អ្នក​ត្រឡប់​មក​កំណត់ត្រា',
      wordsChanged: 'សរសេរ​មូលហេតុ',
      eventSent: 'ផ្ញើ​សកម្មភាព',
      eventDropped: 'បោះបង់​សកម្មភាព',
    },
    guards: {
      isMissing: 'គ្មាន​កំណត់ត្រា​នេះ',
      isForbidden: 'បុគ្គល​នេះ​គ្មាន​សិទ្ធិ​មើល',
      notIsOpen: 'វដ្តជីវិត​បដិសេធ​សកម្មភាព​នេះ',
      isNew: 'កំណត់ត្រា​បាន​ផ្លាស់ប្ដូរ',
      notIsAllowed: 'វដ្តជីវិត​បដិសេធ​អ្វី​ដែល​បាន​សរសេរ',
      isStale: 'អ្នក​ផ្សេង​បាន​ធ្វើ​មុន',
      isUnanswered: 'មិនដឹង​ថា​បាន​ទៅដល់​ឬនៅ',
      isStillOpen: 'នៅតែ​អាច​ធ្វើសកម្មភាព​នេះ​បាន',
    },
  },
} satisfies Translation<typeof zhCN.charts>
