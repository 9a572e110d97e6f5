import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    wrongType: 'Only spreadsheets are imported: the template’s format or a workbook.',
    otherContent: 'The file is not what its name says, or holds no text.',
    unreadable: 'The file cannot be read; it may be damaged.',
    quote:
      'Row {row} has a quotation mark that is never closed, or stands within a text. Please correct it and try again.',
    hiddenRow:
      'Row {row} is hidden, perhaps by a filter, but not empty. Please show it or delete it, save the file and try again.',
    hiddenColumn: 'Column {column} is hidden but not empty. Please show it or delete it, save the file and try again.',
    empty: 'There are no rows of data in the file.',
    tooManyRows: 'Too many rows; at most {most} at a time. Split the file.',
    tooLarge: 'The workbook is too large once unpacked; keep only the sheet that is needed.',
  },
} satisfies Translation<typeof zhCN.default>
