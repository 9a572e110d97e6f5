import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  lead: 'Everything that goes with the courses and the academy, to download and keep.',
  search: 'Search resources',
  placeholder: 'Name or summary',
  types: 'Type of resource',
  all: 'All',
  type: {
    video: 'Video',
    image: 'Image',
    document: 'Document',
    other: 'Other',
  },
  sort: 'Sort by',
  newest: 'Newest',
  hottest: 'Most downloaded',
  best: 'Best rated',
  count: '{count} {{resource|resources}}',
  uploaded: 'Uploaded',
  downloads: '{count} {{download|downloads}}',
  forAll: 'For everybody',
  noFile: 'No file attached',
  download: 'Download',
  downloading: '{percent} downloaded',
  cancel: 'Cancel download',
  saved: 'Downloaded',
  rate: 'Rate',
  rateTitle: 'Rate this resource',
  rateText: 'You can rate each resource once. What you submit cannot be changed.',
  submit: 'Submit rating',
  back: 'Not now',
  emptyTitle: 'No resource matches',
  emptyText: 'Try another word, or choose another type.',
  clear: 'Clear all filters',
  noneTitle: 'No resources yet',
  noneText: 'They appear here as soon as they are uploaded.',
  ofCourseTitle: 'This course has no resources',
  ofCourseText: 'They appear here as soon as a teacher uploads some.',
  toAll: 'Browse all resources',
  reason: {
    noAttachment: 'There is no attachment to download.',
    alreadyRated: 'You have already rated this resource. A rating cannot be changed.',
    nothingChosen: 'Choose one to five stars before you submit.',
  },
} satisfies Translation<typeof zhCN.default>

export const titles = {
  resources: 'Resources',
} satisfies Translation<typeof zhCN.titles>

export const keywords = {
  resources: 'resources, downloads, files, documents, slides, handouts, attachments',
} satisfies Translation<typeof zhCN.keywords>
