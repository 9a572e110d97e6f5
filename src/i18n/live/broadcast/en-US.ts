import type { Translation } from '#i18n/dictionary.ts'
import type * as zhCN from './zh-CN.ts'

export default {
  heading: 'Live broadcasts',
  intro: 'Plan live broadcasts. Once saved, everybody finds them in the header, on home and in the agenda.',
  create: 'Plan a broadcast',
  searchPlaceholder: 'Words in the title, description or speaker',
  title: 'Title',
  summary: 'Description',
  summaryHint: 'Shown on the page of the broadcast: what it is about and whom it is for.',
  fallback: 'Readers without a translation see the title and description that are there.',
  details: 'Times and addresses',
  speaker: 'Speaker',
  startsAt: 'Starts',
  endsAt: 'Ends',
  joinUrl: 'Address outside the portal',
  joinUrlHint:
    'If set, everybody opens this address in a new window, such as the link of a video meeting. Otherwise the broadcast is watched in the portal’s own player.',
  source: 'Stream',
  sourceHint:
    'The address of a playlist, ending in {ending}, on a server that the setting {setting} names. It can be added later; until then the page says that there is no signal yet.',
  watch: 'Open its page',
  done: 'The broadcast is deleted.',
  askRemove: 'Delete this broadcast?',
  askRemoveText: 'It disappears from the header, home and the agenda at once. This cannot be undone.',
  remove: 'Delete the broadcast',
  reason: {
    titleMissing: 'Please write a title in at least one language.',
    endBeforeStart: 'The end must come after the start.',
    tooLong: 'A broadcast lasts at most 31 days.',
    linkInvalid: 'The address outside the portal must be a complete web address.',
    sourceInvalid: 'The stream must be the complete address of a playlist.',
    sourceForeign: 'The portal may not play streams from this server. Ask whoever runs the portal to allow it.',
  },
} satisfies Translation<typeof zhCN.default>
