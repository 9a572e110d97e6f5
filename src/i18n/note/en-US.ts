import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  search: 'Search notes',
  placeholder: 'Words in your notes',
  count: '{count} {{note|notes}}',
  label: 'New note',
  write: 'Key points, questions, ideas…',
  counted: '{count}/{max}',
  onlyYou: 'Only you can see your notes.',
  keep: 'Save note',
  kept: 'Note saved.',
  unsent: 'Your note could not be saved; the text is still here. {why}',
  at: 'at {time}',
  atLabel: 'Moment',
  wholeCourse: 'About the whole course',
  play: 'Play',
  changed: 'Changed',
  written: 'Written',
  edit: 'Edit',
  change: 'Edit note',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  removeTitle: 'Remove this note?',
  removeText: 'It cannot be brought back.',
  stay: 'Keep it',
  removed: 'Note removed.',
  closed: 'This course is not open at present',
  emptyTitle: 'No notes yet',
  emptyText: 'What you note while you study a course is kept here.',
  emptyCourse: 'Write the first one above, or take notes while a lecture plays.',
  browse: 'Go to my courses',
  nothingTitle: 'No note matches',
  nothingText: 'Try another word.',
  clear: 'Show all notes',
  reason: {
    empty: 'Write something first.',
    tooLong: 'A note has at most 2,000 characters. Shorten it and save again.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  mynotes: 'My notes',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  mynotes: 'notes, my notes, jottings, remarks',
} satisfies Translation<typeof zhCN.keywords>
