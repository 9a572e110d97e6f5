import type { NamespaceMessageTranslation } from '../../i18n-types.ts'

const enUSMessage = {
  reason: {
    letterEmpty: 'The message is empty.',
    letterTooLong: 'A message has at most 2,000 characters.',
    noSharedClass: 'You can write only to people of your own classes.',
  },
  notice: {
    leave: {
      turn: {
        title: 'A leave is waiting for your decision',
        content: '{learner} asks for leave from {from} to {to} ({className}). Please approve or reject it.',
      },
      approved: {
        title: 'Your leave has been approved',
        content:
          'Your leave from {from} to {to} ({className}) has been approved. Until it begins, you can revoke it if you no longer need it.',
      },
      rejected: {
        title: 'Your leave has been rejected',
        content: 'Your leave from {from} to {to} ({className}) has been rejected. Reason: {reason}',
      },
      revoked: {
        title: 'An approved leave has been revoked',
        content:
          '{learner} has revoked the leave from {from} to {to} ({className}) and will attend as usual. Reason: {reason}',
      },
    },
    class: {
      begins: {
        title: 'Starting soon',
        content: '“{className}” starts on {from}. Have a look at the arrangements and at who else is taking part.',
      },
      ended: {
        title: 'Completed',
        content: '“{className}” ended on {to}. Thank you for taking part; you can still look everything up.',
      },
    },
    course: {
      published: {
        title: 'A new course',
        content: 'The course “{courseName}” is now open to learners.',
      },
      passed: {
        title: 'Course passed',
        content: 'Congratulations! You have completed “{course}” and passed it.',
      },
      notPassed: {
        title: 'Course not passed',
        content:
          'You have used all attempts at the exam of “{course}” without passing it. The lectures stay open to you.',
      },
      toExam: {
        title: 'All lectures finished: the exam is next',
        content: 'You have finished all lectures of “{course}”. Pass the exam to complete the course.',
      },
    },
  },
  centre: {
    kinds: 'Kind of message',
    notices: 'System notices',
    letters: 'Private messages',
    unreadCount: '{count} unread',
    markRead: 'Mark as read',
    notMarked: 'Not marked as read: {why}',
    viewAll: 'View all',
    filter: 'Filter by state',
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
    withdraw: 'Take back to edit',
    closed:
      'You have no class in common any more, so you cannot write to each other. Earlier messages stay here to be read.',
  },
} satisfies NamespaceMessageTranslation

export default enUSMessage
