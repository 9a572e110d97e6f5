import type { CourseTexts } from '#server/course/course-texts.demo.ts'

export const courses: CourseTexts = {
  'river-measurement': {
    title: 'Measuring a River’s Flow',
    summary:
      'From choosing the cross-section to working out the discharge, with a current meter and with a moving-boat ADCP.',
    detail: [
      'Discharge is the figure that river managers use most, and one of the easiest to get wrong. The course begins with the choice of the cross-section and goes on to verticals, exposure times, stage readings and the computation itself. Two measurements of the same section show where errors come from.',
      'The second half is about the moving-boat ADCP: mounting it, keeping the boat slow enough, and telling a moving bed from a moving boat. Afterwards you can make a measurement on your own and judge whether somebody else’s record may be used.',
    ],
  },
  'rainfall-runoff': {
    title: 'From Rainfall to Runoff',
    summary:
      'How much of a storm ends up in the river, and when it gets there, explained with records from three small catchments.',
    detail: [
      'A hundred millimetres of rain on a dry loess slope and on a flooded paddy field are two different events. The course follows the two ways in which runoff forms, shows what soil moisture, vegetation and slope have to do with it, and introduces the antecedent precipitation index.',
      'For the way downstream it leads from isochrones to the unit hydrograph. Data from three catchments come with the course, so that you can derive a unit hydrograph of your own and test it on another flood.',
    ],
  },
  'sediment-transport': {
    title: 'How Rivers Carry Sediment',
    summary: 'Bed load, suspended load, and how to tell from them whether a river bed will scour or fill up.',
    detail: [
      'A river bed changes every year, and the balance between water and sediment decides how. The course covers grain size and settling velocity, the beginning of motion, bed load and suspended load, and what the usual transport formulas can and cannot be used for.',
      'A silted water intake ties it all together: why the site was sound when it was chosen, why it has needed dredging every year since a dam was built upstream, and which remedies are left.',
    ],
  },
  groundwater: {
    title: 'Groundwater and Rivers',
    summary: 'Where does a river get its water in the dry season? How rivers and aquifers feed each other.',
    detail: [
      'In the dry season many rivers live on groundwater alone. The course explains when a river loses water to the ground and when it gains some, how base flow is separated from a hydrograph, and why a well can dry up a stream several kilometres away.',
      'Simple cross-sections and the records of a few observation wells take the place of long formulas. It is meant for colleagues who are no groundwater specialists but have to decide on abstraction permits and minimum flows.',
    ],
  },
  'flood-forecasting': {
    title: 'Flood Forecasting in Practice',
    summary: 'Follow a real flood watch from the first rain gauge reading to the forecast that goes out.',
    detail: [
      'A forecaster never has all the data, and never enough time. The course keeps to the order of a shift: check the readings, choose model and parameters, work out peak and arrival time, confer with colleagues upstream and down, and write a forecast that others can understand.',
      'Three exercises on routing, updating and forecast errors use the data of one flood of seventy-two hours. What to say when a forecast turns out too high or too low is part of the course as well.',
    ],
  },
  'early-warning': {
    title: 'Warnings That Reach the Last Village',
    summary:
      'A warning is not over once it has been sent: how people without a signal, or who cannot read a forecast, get away in time.',
    detail: [
      'Inquiries after floods keep finding the same thing: people died not for want of a forecast but because the warning did not arrive, or arrived and nobody acted. The course follows a warning link by link to the moment when people leave, and shows where the chain usually breaks.',
      'Cases from three countries combine gongs, radio, text messages and knocking on doors, and show how routes are agreed on with the villagers and practised. At the end you write a contact sheet for one village in your own district.',
    ],
  },
  drought: {
    title: 'Drought Monitoring and Water Allocation',
    summary: 'Grade a drought by rainfall, soil moisture and storage, and decide who gets the water that is left.',
    detail: [
      'Drought is slow, and by the time everybody sees it there is little left to do. The course introduces the standardised precipitation index, soil moisture and reservoir storage, how early each of them speaks, and when each of them misleads.',
      'The second part deals with priorities in a shortage. From ten-day inflow forecasts you draw up a supply plan of three months for one reservoir, and name the day on which rationing has to begin.',
    ],
  },
  'emergency-command': {
    title: 'Emergency Command: a Table-Top Exercise',
    summary: 'Take a role in a simulated flood and practise deciding on incomplete information.',
    detail: [
      'It has rained for five days upstream of a medium-sized city. You are the commander, the forecaster, the head of the repair crews or the spokesperson; every twenty minutes news comes in, and within a set time you give orders and leave a record of them.',
      'Afterwards the course goes through the decisions one by one: which came too early, which too late, and which were nobody’s job. All the material can be downloaded for exercises of your own.',
    ],
  },
  'dam-inspection': {
    title: 'Inspecting a Dam on Foot',
    summary: 'What to look for, how to look, and how to write it down: a round that leaves nothing out.',
    detail: [
      'Instruments sit at a few points only; most of what goes wrong with a dam is seen by somebody who walks past. The course follows the crest, the two faces, the toe and the appurtenant structures, and explains what cracks, hollows, seepage and unusual vegetation mean in each place.',
      'Photographs come with every sign. You learn to take pictures, measure and describe so that somebody who was not there understands, and which findings have to be reported at once.',
    ],
  },
  'dam-monitoring': {
    title: 'Reading Dam Monitoring Data',
    summary:
      'Separate water level, temperature and ageing in a piezometer record, and tell ordinary changes from a danger sign.',
    detail: [
      'Monitoring systems deliver figures by the thousand; the art is to see the one that is wrong. The course begins with gross errors and the editing of records, then builds statistical models of displacement and pore pressure with their parts of water level, temperature and time.',
      'The three cases are a broken instrument, an ordinary season and a real leak. You write down your verdict and your reasons before you are told which is which.',
    ],
  },
  levees: {
    title: 'Levees: Spotting and Stopping a Failure',
    summary: 'Piping, sliding and overtopping announce themselves; an hour earlier means quite another remedy.',
    detail: [
      'A levee is at its most dangerous after some days of high water. The course covers seepage, piping, heave, sliding, cracking and overtopping, their causes and first signs, and how patrols are organised, lit and heard at night.',
      'The rule for repairs is to keep water out on the river side and to let it drain on the land side. Animations and films show filter rings, weighted berms and emergency dykes, and also some measures that look sensible and make things worse.',
    ],
  },
  'reservoir-operation': {
    title: 'Reservoir Operation Rules',
    summary: 'How to read a rule curve: when to store, when to release, and how flood control and supply get along.',
    detail: [
      'One reservoir serves flood control, water supply, power and the river below, and has only one volume for all of them. Starting from characteristic levels and rule curves, the course explains why the flood limit is not a suggestion and why refilling should begin early rather than late.',
      'With a year of daily inflows you operate a reservoir twice, first by the rules and then by your own judgement, and compare spills, days of shortage and the highest level.',
    ],
  },
  'water-quality': {
    title: 'Taking Water Samples',
    summary: 'No laboratory can mend a bad sample: sites, bottles, preservation and records.',
    detail: [
      'Most of the error in water quality data arises before the sample reaches the laboratory. The course deals with sites and depths, samplers and bottles, preservatives and holding times, and with what has to be measured on the spot.',
      'It follows one field trip from the packing list to the signature at the hand-over. Three samples had to be thrown away because of their records: can you find out why?',
    ],
  },
  'environmental-flow': {
    title: 'Setting Environmental Flows',
    summary:
      'How much water has to stay in the river? Four methods compared, and how to explain the result to those who use it.',
    detail: [
      'An environmental flow is not a fixed percentage. Spawning fish, flooded meadows and moving gravel need the right amount at the right time, and change as well as quantity. From there the course goes on to hydrological, hydraulic, habitat and holistic methods, with what each of them needs and leaves out.',
      'The case is a mountain river with two power stations. You propose releases that can be carried out and checked, and explain them in a paragraph each to three kinds of users.',
    ],
  },
  'fish-passage': {
    title: 'Helping Fish past Dams',
    summary: 'Why do fish miss the entrance? Design and operation as seen by the fish.',
    detail: [
      'Many fish passes are finished and then not used, mostly because of where the entrance is and how the water leaves it. The course describes how well some kinds of fish swim and when they migrate, and compares pool passes, vertical slots, nature-like channels and lifts.',
      'The last lesson is about running and monitoring a pass: how to count, when to move the gates, and how to tell whether it works.',
    ],
  },
  wetlands: {
    title: 'Restoring Wetlands: Four Cases',
    summary: 'Four basins, four ways: what the return of a wetland asks of the water, the land and the people.',
    detail: [
      'Bringing a wetland back usually means that somebody has to farm, graze or fish differently. A lake, an estuary, a flood plain and a highland bog show what had been lost, what was aimed at, and where the water came from.',
      'Each case comes with ten years of water levels, birds and incomes, with its successes and with what was not achieved. At the end you judge which of it would hold in your own basin.',
    ],
  },
  'transboundary-law': {
    title: 'Water Law Across Borders',
    summary: 'Equitable use, no significant harm, prior notice: how three principles fare in real cases.',
    detail: [
      'More than three hundred rivers cross a border. With the convention of 1997 and regional agreements as its thread, the course explains equitable and reasonable use, the duty not to cause significant harm, and cooperation with prior notice, and where these pull in different directions.',
      'It looks at two cases of the International Court of Justice and at the working rules of a river commission. You draft a downstream country’s note about a project upstream, then change sides and answer it.',
    ],
  },
  'basin-planning': {
    title: 'Drawing Up a Basin Plan',
    summary: 'From the state of the basin to a list of measures that people upstream and downstream will carry out.',
    detail: [
      'A plan is good if somebody still opens it five years later. The course takes the steps in order: assessment, objectives, alternatives, public participation, monitoring; with the results, the methods and the usual mistakes of each.',
      'The exercise that runs through it is a tributary with four hundred thousand inhabitants. There is money for half of the measures: you put them in order and say why.',
    ],
  },
  negotiation: {
    title: 'Negotiating over Water',
    summary: 'Interests lie beneath positions: find what both banks, upstream and downstream, can accept.',
    detail: [
      'Talks about sharing water often stop at how much one side wants and how much the other gives. The course practises four skills: telling interests from positions, preparing alternatives, widening what can be exchanged, and writing agreements that can be checked. It also explains why data are best shared before water is.',
      'Two role plays, one between an irrigation district and a city, one between two countries in the dry season, come with confidential instructions for either side. They are best played in pairs or small groups.',
    ],
  },
  integrity: {
    title: 'Integrity and Clean Procurement',
    summary: 'Seven everyday situations show where the lines run for gifts, conflicts of interest and tenders.',
    detail: [
      'Most trouble begins with something small: a dinner, a draft of the tender “for reference”, a cousin in the building trade. Seven situations explain the declaration of interests, the register of gifts, the confidentiality of tenders and when to stand aside.',
      'Questions and explanations follow each of them. The course also says whom to turn to under pressure, and how those who report something are protected.',
    ],
  },
  'gis-basics': {
    title: 'GIS for River Basins',
    summary:
      'Use free software to trace basin boundaries and streams from a terrain model, and draw your first proper map.',
    detail: [
      'You need no previous knowledge. From installing the software and understanding coordinates you go on to layers, basin boundaries and stream networks, add up area and rainfall for each sub-basin, and finish with a map that follows the rules.',
      'The practice data cover some eight hundred square kilometres and run on an ordinary laptop. Each step comes with a short recording to follow along.',
    ],
  },
  'remote-sensing': {
    title: 'Watching Water from Space',
    summary: 'Find water surfaces and flooded areas on free satellite images, and know how far to trust the result.',
    detail: [
      'Clouds, the shadows of mountains and floating weeds all deceive. The course compares optical and radar images, computes water indices, chooses thresholds, and subtracts two dates to see what a flood has covered.',
      'Much of it is about checking: how to choose test points, how to work out the accuracy, and how to show in a report what remains uncertain.',
    ],
  },
  'data-quality': {
    title: 'Quality Control of Hydrological Data',
    summary: 'Catch jumps, gaps and wrong units before they enter the database, and keep a record of every correction.',
    detail: [
      'One misplaced decimal point can send the design flood of a reservoir back to the start. The course covers checks of range, of change in time, of consistency in space and of correlation, and shows why no automatic check replaces judgement.',
      'You review a year of raw data from a rain gauge and from a water level gauge, mark what is doubtful, and say what should be done and why. The raw value is always kept: that is the rule to take home.',
    ],
  },
  'information-security': {
    title: 'Information Security for Everybody',
    summary: 'One hour on phishing, passwords and memory sticks, to protect gauging stations and control rooms.',
    detail: [
      'Control systems of dams and stations are more and more connected, and attacks tend to begin with an ordinary e-mail. Real examples show how to recognise phishing, how to choose and keep passwords, and how to treat memory sticks and public networks.',
      'You also learn the three things to do within ten minutes when you suspect that somebody else is using your account. All staff take this course once a year.',
    ],
  },
}
