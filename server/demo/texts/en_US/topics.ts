import type { TopicTexts } from '#server/course/topic-texts.demo.ts'

export const topics: TopicTexts = {
  'flood-season': {
    title: 'Ready for the Flood Season',
    summary:
      'From the first drop of rain to the last family brought to safety: what forecasters, wardens and commanders need to know for one season.',
  },
  'living-rivers': {
    title: 'Keeping Rivers Alive',
    summary:
      'A river lives when its water is clean, flows in season, carries its sediment and lets fish pass. Five courses take these one by one, and end with wetlands brought back.',
  },
  'gauge-to-map': {
    title: 'From Gauge to Map',
    summary:
      'Follow a reading from the staff gauge through checking and storing to a map that a decision can rest on. A good start for newcomers to gauging stations and data centres.',
  },
  'shared-water': {
    title: 'Sharing One River',
    summary:
      'Upstream and downstream, two provinces, two countries: what law, planning and negotiation can do when there is not enough water for all.',
  },
}
