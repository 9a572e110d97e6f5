import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  choose: 'Choose a file',
  drop: 'or drop it here',
  dropNow: 'Let go to upload',
  limits: '{types}, up to {size}',
  queued: 'Waiting for its turn…',
  uploading: '{sent} of {size}',
  progress: 'Upload of {name}',
  cancel: 'Cancel upload',
  cancelled: 'Upload cancelled',
  uploaded: 'Uploaded',
  replace: 'Replace',
  remove: 'Remove',
  shown: {
    show: 'Show here',
    hide: 'Hide',
  },
  pdf: {
    page: '{name}, page {page} of {pages}',
    larger: 'Larger',
    smaller: 'Smaller',
    toWidth: 'Fit to width',
    brokenTitle: 'This PDF cannot be shown',
    brokenText: 'It may be damaged. Download it and try another program.',
    lockedTitle: 'This PDF is protected by a password',
    lockedText: 'Download it and open it with its password.',
    noWords: 'This page is a picture: it has no text that can be read out or searched.',
    failed: 'This page cannot be shown. Download the file to see it.',
  },
  reason: {
    noFile: 'Choose a file to upload.',
    wrongType: 'This type of file is not accepted here.',
    empty: 'This file is empty.',
    tooLarge: 'This file is larger than 10 MB. Make it smaller or split it.',
    avatarTooLarge: 'This picture is larger than 2 MB. Choose a smaller one.',
    otherContent: 'What is in this file does not match its name.',
    tooMuchUnused:
      'You have uploaded a lot here that is not in use yet. Save or hand in what you have uploaded, or wait a day: what nothing uses is then removed.',
    tooManyPixels: 'This picture has too many pixels. Make it smaller and try again.',
    tooManyScans: 'This picture takes too long to process. Save it again in an image editor and try again.',
    failed: 'The upload failed. Please try again.',
  },
} satisfies Translation<typeof zhCN.default>
