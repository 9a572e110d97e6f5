import type { DocumentTexts } from '#server/course/document-texts.demo.ts'

export const documents: DocumentTexts = {
  'gauging-sheet': {
    title: 'Discharge Measurement Sheet',
    summary:
      'A measurement with twenty-one verticals, worked out strip by strip: put in your own readings and the total follows.',
  },
  'gauging-checklist': {
    title: 'Checklist for a Day at the Gauge',
    summary: 'What to pack, what to check on site, and what to write down before you leave.',
  },
  'storm-records': {
    title: 'Storm Records of Three Catchments',
    summary: 'Hourly rain and discharge of three small catchments, to derive a unit hydrograph and to test it.',
  },
  'flood-readings': {
    title: 'Seventy-Two Hours of a Flood',
    summary: 'Rain at three gauges, stage and discharge at two, hour by hour: the data of the exercises.',
  },
  'flood-wave': {
    title: 'A Flood Wave on Its Way',
    summary: 'The same wave at three gauges, moving, so that you see how it becomes later and lower.',
  },
  'village-contact-sheet': {
    title: 'Contact Sheet for One Village',
    summary: 'A form for the people, the signals and the routes of a village, with one page filled in as an example.',
  },
  'warning-talk': {
    title: 'A Warning Is a Chain (to Listen to)',
    summary: 'The first lecture as sound alone, for the way to work.',
  },
  'levee-patrol-card': {
    title: 'Levee Patrol Card',
    summary: 'One sheet to print and fold: the signs, what each of them means, and what to do about it.',
  },
  'filter-ring-film': {
    title: 'How a Filter Ring Works',
    summary: 'A short film without words: a sand boil, the ring of sandbags around it, and clear water at last.',
  },
  'dam-round': {
    title: 'The Round of a Dam, Point by Point',
    summary: 'Forty points from the crest to the gates, with room for findings and a signature.',
  },
  'dam-section': {
    title: 'Section through an Embankment Dam',
    summary: 'The core, the filters, the drain and the line of seepage in one picture, for your own slides.',
  },
  'sampling-packing-list': {
    title: 'Packing List for a Sampling Trip',
    summary: 'Bottles, preservatives, instruments and papers, in the order in which you need them.',
  },
  'basin-map': {
    title: 'Map of the Practice Basin',
    summary: 'Sub-basins, streams and gauges of the basin that the exercises use.',
  },
  'flow-calendar': {
    title: 'A Year of Flows for a Living River',
    summary:
      'Natural flow and environmental flow month by month, with the fish, the gravel and the meadows that need it.',
  },
  'raw-readings': {
    title: 'A Year of Raw Readings',
    summary: 'Daily rain and water level with every error still in them, for you to find.',
  },
  'role-cards': {
    title: 'Role Cards for the Two Negotiations',
    summary: 'Confidential instructions for either side of both role plays.',
  },
  'academy-at-a-glance': {
    title: 'The Academy at a Glance',
    summary: 'The twenty-four courses with their hours and credits, on two pages.',
  },
  'study-planner': {
    title: 'Study Planner',
    summary: 'Enter the courses that you want to take and see the hours and credits add up, week by week.',
  },
}
