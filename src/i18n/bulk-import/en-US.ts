import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Import',
  template: 'Download the template',
  file: 'File',
  choose: 'Choose a file',
  formats: '{kinds}, at most {rows} rows and {size}. The first row names the columns, in any language of the portal.',
  encoding: 'Encoding of the file',
  encodingHint: 'If letters look wrong below, choose another one.',
  checking: 'The file is being checked…',
  ready: 'No errors found: the file can be imported',
  faulty: 'Errors found: {count}. Fix the file and choose it again',
  shown: 'Only the first are shown: {count}.',
  ignored: 'Columns ignored because they are not known here: {names}',
  row: 'Row',
  columnName: 'Column',
  value: 'Value',
  problem: 'Problem',
  what: 'Result',
  start: 'Import them',
  another: 'Choose another file',
  progress: 'Importing: {done}/{all}',
  interrupted: 'The import was interrupted at {done}/{all}. It can continue from there; nobody is imported twice.',
  resume: 'Continue',
  finished: 'Import complete',
  failed: 'The file could not be checked',
  reason: {
    formula: 'This begins like a formula (= + - @) and is not imported.',
    twice: 'The column “{heading}” is there twice.',
    gone: 'This check has expired; choose the file again.',
  },
} satisfies Translation<typeof zhCN.default>
