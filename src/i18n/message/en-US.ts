import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  reason: {
    letterEmpty: 'The message is empty.',
    letterTooLong: 'A message has at most 2,000 characters.',
    noSharedClass: 'You can write only to people of your own classes.',
    tooManyReceivers: 'You can write to at most 500 people at once. Choose a group.',
    nobodyToWriteTo: 'There is nobody here but you.',
  },
  centre: {
    kinds: 'Kind of message',
    notices: 'System notices',
    letters: 'Private messages',
    unreadCount: '{count} unread',
    markRead: 'Mark as read',
    notMarked: 'Not marked as read: {why}',
    viewAll: 'View all',
    filter: 'Filter by status',
    all: 'All',
    unread: 'Unread',
    noUnreadTitle: 'You have read every notice',
    noUnreadText: 'Notices about leave, classes and new courses appear here until you have read them.',
    noNoticesTitle: 'No notices yet',
    noNoticesText:
      'You will be told here when a leave has been decided, a class is about to start or a new course is out.',
    noLettersTitle: 'No private messages yet',
    noLettersText:
      'You can write to the learners and class teachers of your classes. What you write to each other stays here.',
    write: 'New message',
    own: 'You:',
    toNotices: 'System notices',
    toLetters: 'Private messages',
    open: 'See the details',
  },
  correspondents: {
    title: 'Who would you like to write to?',
    text: 'You can write to the learners and class teachers of your classes.',
    search: 'Search by name',
    placeholder: 'Name',
    nobodyTitle: 'Nobody to write to yet',
    nobodyText: 'Once you are in a class, its learners and class teacher are listed here.',
    noneFound: 'No such name',
    noneFoundText: 'Only the learners and class teachers of your classes can be found. Try another name.',
  },
  dialogue: {
    history: 'Messages with {name}',
    own: 'You',
    earlier: 'Earlier messages',
    earlierFailed: 'Earlier messages could not be loaded.',
    emptyTitle: 'No messages yet',
    emptyText: 'Write the first one.',
    toLatest: 'Back to the latest',
    newLetters: 'New messages',
    received: '{name}: {content}',
    label: 'Write a message',
    placeholder: 'Write something…',
    hint: 'Enter sends, Shift + Enter starts a new line',
    left: '{count} {{character|characters}} left',
    over: '{count} {{character|characters}} too many',
    send: 'Send',
    sending: 'Sending…',
    notSent: 'Not sent. {why}',
    queued: 'Waiting to be sent',
    withdraw: 'Edit before it is sent',
    closed:
      'You have no class in common any more, so you cannot write to each other. Earlier messages stay here to be read.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  myMessage: 'My messages',
  'notice-list': 'Messages',
  'message-detail': 'Private messages',
  'system-detail': 'System notice',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  myMessage: 'messages, notices, notifications, letters, private messages, write to somebody, inbox',
} satisfies Translation<typeof zhCN.keywords>
