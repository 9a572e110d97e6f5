import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  name: 'Assistant',
  open: 'Open the assistant',
  collapse: 'Collapse the assistant',
  move: 'Move the assistant: arrow keys, or press for the next corner',
  moved: 'Assistant moved: {x} {{x:pixel|pixels}} from the side, {y} {{y:pixel|pixels}} from the top',
  question: 'Where do I find…',
  example: 'Courses, classes, password…',
  clear: 'Clear the text',
  tasks: 'Your open tasks',
  pages: 'Pages',
  articles: 'Help centre',
  suggestedPages: 'Often needed',
  found: '{count} {{result|results}}',
  nothing: 'Nothing found for “{text}”',
  nothingText: 'Try other words, or browse the help centre.',
  nothingTextVisitor: 'Try other words. Once signed in, you can also search the help centre and your tasks.',
  incomplete: 'Tasks and help cannot be searched right now.',
  continueCourse: 'Continue learning',
  requiredCourse: 'Required course',
  classStarts: 'Class starting soon',
  questionnaire: 'Waiting for your answer',
  homework: 'Waiting to be handed in',
  learned: '{percent} learned',
  helpCentre: 'Help centre',
} satisfies Translation<typeof zhCN.default>
