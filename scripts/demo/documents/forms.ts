import { heading, points, tableOf, text, title, wordDocument } from './word.ts'

/** Checklist of equipment, checks and records for a measurement of discharge. */
export const gaugingChecklist = (): Buffer =>
  wordDocument([
    title('Checklist for a day at the gauge'),
    text('Tick off in this order. Whoever signs at the end has seen every point.'),
    heading('Before you leave the office'),
    ...points(
      'Measuring form or tablet, pencils, a copy of the last rating curve',
      'Current meter with a valid calibration, spare propeller, oil and batteries',
      'Wading rod or suspension cable, sounding weights, tag line with pegs',
      'Stopwatch, thermometer, level and staff for the check of the gauge zero',
      'Life jackets for everybody, throw line, first-aid kit, charged telephone and radio',
      'Forecast for the day read; somebody knows where you are and when you will be back',
    ),
    heading('On arrival'),
    ...points(
      'Stage read at the staff gauge, with the time',
      'Recorder compared with the staff gauge; difference written down, nothing adjusted yet',
      'Bank, bed and structures looked over: driftwood, weeds, fresh scour, ice',
      'Control section below the gauge looked at, with a photograph',
      'Decided together: wade, bridge or boat; or not today',
    ),
    heading('During the measurement'),
    ...points(
      'Section straight, bed firm, current at a right angle to the tag line',
      'At least twenty verticals, closer together where the water is deep or fast',
      'Meter spins freely before and after; spin test in seconds written down',
      'At least forty seconds for each point',
      'One reading at 0.6 of the depth in shallow water, otherwise two, at 0.2 and 0.8',
      'No strip has more than a tenth of the whole discharge',
      'Stage read in the middle of the measurement and at its end',
    ),
    heading('Before you pack up'),
    ...points(
      'Discharge worked out on the spot',
      'Point plotted on the rating curve; a departure of more than 5 per cent measured again',
      'Recorder time and battery checked, data copied',
      'Everything unusual noted: wind, weeds, backwater, works in the river',
      'Instruments dried and counted',
    ),
    heading('Result'),
    tableOf(
      ['', 'Value', 'Unit', 'Remark'],
      [
        ['Mean stage', '', 'm', ''],
        ['Discharge', '', 'm³/s', ''],
        ['Cross-section', '', 'm²', ''],
        ['Mean velocity', '', 'm/s', ''],
        ['Departure from the rating curve', '', '%', ''],
      ],
    ),
    text('Date, place and signatures of the party:'),
  ])

const EMPTY = Array.from({ length: 6 }, () => ['', '', '', ''])
/** A village's alarm chain: a form, and an example. */
export const villageContactSheet = (): Buffer =>
  wordDocument([
    title('Contact sheet for one village'),
    text(
      'Fill it in with the villagers, read it aloud once, and hang a copy where everybody passes. Check every telephone number twice a year, before the rains and after them.',
    ),
    heading('1. The village'),
    tableOf(['Village', 'River and gauge', 'Households', 'Hours from gauge to village'], [['', '', '', '']]),
    heading('2. Who receives the warning'),
    tableOf(['Name', 'Part of the village', 'By day', 'By night'], EMPTY),
    heading('3. Who has to be fetched'),
    text(
      'People who do not hear, do not walk well, live alone, or sleep by day. Each of them has one neighbour who knocks and does not leave without them.',
    ),
    tableOf(['Name', 'House', 'What they need', 'Who knocks'], EMPTY),
    heading('4. Signals'),
    tableOf(
      ['Level at the staff gauge', 'Signal', 'What it means', 'What everybody does'],
      [
        ['', '', 'Be ready', ''],
        ['', '', 'Leave now', ''],
        ['', '', 'It is over', ''],
      ],
    ),
    heading('5. Routes and places'),
    tableOf(['Part of the village', 'Route', 'Place of safety', 'Who has the key'], EMPTY.slice(0, 4)),
    heading('6. Practised'),
    tableOf(['Date', 'By day or night', 'Minutes until all were there', 'What we change'], EMPTY.slice(0, 4)),
    heading('Example: Lower Ford'),
    tableOf(
      ['Village', 'River and gauge', 'Households', 'Hours from gauge to village'],
      [['Lower Ford', 'Alder, Upper Weir', '62', '5 to 7']],
    ),
    tableOf(
      ['Name', 'Part of the village', 'By day', 'By night'],
      [
        ['The teacher', 'Upper lane', 'School bell', 'House beside the school'],
        ['The ferryman', 'River lane', 'Landing stage', 'Last house before the river'],
        ['The miller', 'Mill', 'Telephone of the mill', 'The same'],
      ],
    ),
    tableOf(
      ['Level at the staff gauge', 'Signal', 'What it means', 'What everybody does'],
      [
        ['3.20 m', 'Bell, three strokes, again and again', 'Be ready', 'Cattle to the upper meadow, bags packed'],
        ['3.80 m', 'Bell without a pause, and knocking', 'Leave now', 'By the upper road to the school'],
        ['below 3.00 m and falling', 'Bell, one long stroke', 'It is over', 'Back in daylight only'],
      ],
    ),
  ])

/** In the order of use on the trip. */
export const samplingPackingList = (): string =>
  `PACKING LIST FOR A SAMPLING TRIP
================================

Pack from the bottom to the top of this list: what is needed first
then lies on top. Two people, one day, up to six sites.


1. PAPERS
   [ ] Sampling plan with the map of the sites and the order of the day
   [ ] Field forms, one for each site, and two to spare
   [ ] Chain-of-custody form, with the laboratory's telephone number
   [ ] Permits, keys, the names of those who own the land
   [ ] Waterproof pens, labels, clear tape to cover the labels

2. INSTRUMENTS
   [ ] Thermometer
   [ ] pH meter, with buffers 4, 7 and 10 that are not out of date
   [ ] Conductivity meter, with a standard of 1413 microsiemens
   [ ] Oxygen meter, calibrated this morning at the air pressure of today
   [ ] Turbidity tube or Secchi disc
   [ ] Spare batteries, rinsing bottle with pure water, paper tissues

3. BOTTLES FOR EACH SITE

   What is measured        Bottle              Preservation           Within
   ---------------------   -----------------   --------------------   ---------
   Main ions               plastic, 500 ml     cool, dark             7 days
   Nutrients               plastic, 250 ml     cool, dark             24 hours
   Metals                  plastic, 250 ml     nitric acid to pH 2    1 month
   Oxygen demand           glass, 1 l, full    cool, dark             24 hours
   Oil and grease          glass, 1 l          acid to pH 2, cool     1 month
   Pesticides              brown glass, 1 l    cool, dark             7 days
   Bacteria                sterile, 250 ml     cool, not frozen       6 hours

   Follow your laboratory where it says otherwise.

   [ ] One field blank for every trip: pure water, poured at the river
   [ ] One duplicate for every ten samples
   [ ] Two bottles of each kind to spare

4. SAMPLING
   [ ] Sampler on a pole, and a weighted one for bridges
   [ ] Bucket that is used for nothing else, rope of 20 metres
   [ ] Gloves without powder, a new pair at every site
   [ ] Filters 0.45 micrometres, syringe, tweezers
   [ ] Acid in a box that cannot fall over, goggles

5. COOLING
   [ ] Cool boxes, enough for every bottle and as much ice again
   [ ] Thermometer in each box: 2 to 8 degrees at the hand-over
   [ ] Bags, so that no label swims in melted ice

6. PEOPLE
   [ ] Life jackets, boots, throw line, first-aid kit
   [ ] Water, food, sun and rain protection
   [ ] Somebody who knows the route and the hour of your return


AT EVERY SITE, IN THIS ORDER
----------------------------
   1. Park, look, photograph upstream and downstream.
   2. Measure in the river: temperature, pH, conductivity, oxygen.
   3. Label the bottles while they are dry.
   4. Rinse three times, except bottles with a preservative or sterile ones.
   5. Fill against the current, at arm's length, below the surface film.
   6. Preserve, close, wipe, put on ice.
   7. Write down: time, weather, stage, colour, smell, anything unusual.
   8. Count the bottles. Then leave.
`.replaceAll('\n', '\r\n')
