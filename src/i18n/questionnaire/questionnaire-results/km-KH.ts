import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  results: 'លទ្ធផល',
  showing: 'បង្ហាញលទ្ធផលដល់អ្នកដែលត្រូវបានសួរ',
  showings: {
    never: 'មិនបង្ហាញ',
    answered: 'ក្រោយពេលពួកគេឆ្លើយ',
    always: 'គ្រប់ពេល',
  },
  inSteps: 'ដើម្បីកុំឱ្យគេស្គាល់អ្នកឆ្លើយ តួលេខនៃចម្លើយអនាមិកត្រូវបានធ្វើបច្ចុប្បន្នភាពរៀងរាល់ប្រាំចម្លើយ។',
  taken: 'ចំនួនអ្នកចូលរួម៖ {count}',
  counted: 'ចំនួនចម្លើយដែលរាប់ក្នុងតួលេខនេះ៖ {count}',
  few: {
    title: 'មកដល់ពេលនេះមានអ្នកចូលរួមតិច',
    text: 'លទ្ធផលនឹងបង្ហាញចាប់ពី {count} ចម្លើយឡើងទៅ ដើម្បីកុំឱ្យគេស្គាល់អ្នកឆ្លើយ។',
  },
  hidden: {
    title: 'លទ្ធផលមិនត្រូវបានបង្ហាញទេ',
  },
  question: 'សំណួរទី {number}',
  answered: 'ចំនួនអ្នកឆ្លើយ៖ {count}',
  chosen: 'ចំនួនអ្នកជ្រើស៖ {count} ({share})',
  average: 'មធ្យម៖ {value} លើមាត្រដ្ឋានពី 1 ដល់ {count}',
  point: 'ពិន្ទុ {number}',
  place: 'លំដាប់មធ្យម៖ {value}',
  noPlace: 'មិនទាន់មានអ្នកតម្រៀប',
  staffOnly: 'មានតែបុគ្គលិកប៉ុណ្ណោះដែលអានអ្វីដែលបានសរសេរ។',
  noTexts: 'គ្មានអ្វីត្រូវបានសរសេរទេ។',
  table: {
    caption: 'តួលេខនៃសំណួរទី {number}',
    option: 'ជម្រើស',
    count: 'ចំនួនមនុស្ស',
    share: 'ភាគរយ',
    place: 'លំដាប់មធ្យម',
  },
  refresh: 'ផ្ទុកឡើងវិញ',
  print: 'បោះពុម្ព',
  toEditor: 'ត្រឡប់ទៅកម្រងសំណួរ',
  true: 'ត្រូវ',
  false: 'ខុស',
} satisfies Translation<typeof zhCN.default>
