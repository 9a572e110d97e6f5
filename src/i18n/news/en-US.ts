import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'News',
  lead: 'What is new, what is coming up, and stories from our learners.',
  topics: 'Topics',
  allTopics: 'All',
  topicsFailed: 'The topics could not be loaded. Everything else still works.',
  search: 'Search the news',
  searchPlaceholder: 'Words in the title or text',
  results: 'Results for “{keyword}”',
  clearSearch: 'Clear search',
  latest: 'Latest',
  earlier: 'More news',
  empty: 'No news yet',
  emptyHint: 'News and announcements appear here as soon as they are published.',
  nothingFound: 'Nothing found',
  nothingFoundHint: 'Try another word, or look at everything.',
  showAll: 'Show everything',
  readingTime: '{minutes} {{minute|minutes}} to read',
  views: '{count} {{view|views}}',
  toNews: 'Back to the news',
  toHelp: 'Back to the help centre',
  neighbours: 'Previous and next article',
  previous: 'Previous',
  next: 'Next',
  help: {
    heading: 'Help centre',
    lead: 'How can we help you?',
    search: 'Search the help centre',
    searchPlaceholder: 'Such as password, certificate, leave',
    topics: 'Help topics',
    otherTopic: 'Other questions',
    allArticles: 'All articles',
    empty: 'No help articles yet',
    emptyHint: 'If you need help, reach us through technical support below.',
    quickLinks: 'Quick links',
    speedTest: 'Speed test',
    speedTestHint: 'Videos stall? See whether it is your connection',
    support: 'Technical support',
    supportHint: 'How to reach the people who can fix it',
    app: 'Mobile app',
    appHint: 'Go on learning on your phone or tablet',
  },
  reason: {
    titleMissing: 'Write a title in at least one language.',
    detailMissing: 'Write the text in a language that has a title.',
    unknownTopic: 'This category has no such topic. Please choose another.',
    alreadyPublished: 'This is published already.',
    notPublished: 'This is not published.',
    stillPublished: 'This is still published. Withdraw it before you discard it.',
    discarded: 'This has been discarded and can no longer be changed.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  dynamicList: 'News',
  dynamicDetail: 'Article',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  dynamicList: 'news, articles, announcements, updates',
  helpCentre: 'help, questions, FAQ, how to, guide, manual',
} satisfies Translation<typeof zhCN.keywords>

export const charts = {
  information: {
    title: 'Information',
    states: {
      draft: 'Draft',
      published: 'Published',
      withdrawn: 'Withdrawn',
      discarded: 'Discarded',
    },
    events: {
      save: 'Save',
      publish: 'Publish',
      withdraw: 'Withdraw',
      discard: 'Discard',
      adopt: 'take over what was there',
    },
    guards: {
      isStale: 'somebody else has changed it in the meantime',
      notKnowsTopic: 'the topic is not one of its category',
      notHasTitle: 'no language has a title',
      notHasDetail: 'no language has both title and text',
      wasPublished: 'it was published',
      wasWithdrawn: 'it was withdrawn',
      wasDiscarded: 'it was discarded',
    },
  },
} satisfies Translation<typeof zhCN.charts>
