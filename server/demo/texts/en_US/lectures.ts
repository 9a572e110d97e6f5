import type { LectureTexts } from '#server/course/lecture-texts.demo.ts'

export const lectures: LectureTexts = {
  'choosing-the-section': {
    title: 'Choosing the Cross-Section',
    lines: [
      'Every discharge measurement begins on foot, with a search for the right place on the river.',
      'Look for a straight reach whose banks run parallel for at least five times the width of the river.',
      'The bed should be firm and even, without boulders, weeds or pools of dead water.',
      'Keep away from bridges and from tributaries, because both disturb the flow for a long way downstream.',
      'Then stretch the tag line at a right angle to the current, and write down the stage before you begin.',
    ],
  },
  'velocity-to-discharge': {
    title: 'From Velocity to Discharge',
    lines: [
      'Divide the section into twenty or more verticals, so that no strip carries more than a tenth of the flow.',
      'In shallow water one reading is enough, at six tenths of the depth below the surface.',
      'In deeper water take two readings, at two tenths and eight tenths, and use their mean.',
      'Let the meter turn for at least forty seconds, because the speed of a river is never quite steady.',
      'Multiply each mean velocity by the depth and the width of its strip, and add up the strips.',
    ],
  },
  'unit-hydrograph': {
    title: 'What a Unit Hydrograph Tells You',
    lines: [
      'A unit hydrograph is the answer of a catchment to one unit of effective rain.',
      'Effective rain is what remains of a storm after the soil, the plants and the hollows have taken their share.',
      'Twice as much effective rain in the same time gives twice the flow at every hour.',
      'Rain that lasts longer is treated as several short bursts, each with a hydrograph of its own.',
      'Shift these hydrographs to their hours, add them up, and you have the flood at the outlet.',
    ],
  },
  'beginning-of-motion': {
    title: 'When Does the Bed Begin to Move?',
    lines: [
      'Flowing water drags at the bed of a river, and every grain resists with its own weight.',
      'The drag grows with the depth of the water and with the slope of its surface.',
      'When it passes a threshold, the first grains begin to roll, to slide and to hop downstream.',
      'Gravel travels along the bed as bed load, while silt is carried high up in the water.',
      'A dam holds the sediment back, and the clear water below it cuts into the bed.',
    ],
  },
  'gaining-and-losing': {
    title: 'Gaining and Losing Rivers',
    lines: [
      'A river and the ground beside it exchange water on every day of the year.',
      'Where the water table stands higher than the river, groundwater seeps in and the river gains.',
      'Where the water table lies lower, the river loses water through its bed and feeds the aquifer.',
      'In the dry season, this slow inflow is often all the water that a river has.',
      'A well close to the bank can turn a gaining reach into a losing one, sometimes only months later.',
    ],
  },
  'checking-the-readings': {
    title: 'Before the Forecast: Check What You See',
    lines: [
      'A forecast can be no better than the readings that it starts from.',
      'Compare each rain gauge with its neighbours, and look at the radar when one of them stands out.',
      'A stage that does not move while it rains is more often a stuck float than a quiet river.',
      'Ask the observer on duty, and mark a doubtful value instead of deleting it.',
      'Only then judge how wet the catchment is, because wet ground turns far more of the rain into runoff.',
    ],
  },
  'routing-the-wave': {
    title: 'How a Flood Wave Travels',
    lines: [
      'A flood wave changes on its way downstream: it arrives later, and usually lower, than it set out.',
      'The valley stores water while the river rises, and gives it back while the river falls.',
      'Routing keeps the account: what flows in, less what flows out, is what the reach has stored.',
      'Two figures describe a simple reach: how long the wave takes, and how strongly it is flattened.',
      'Take both from past floods of a similar size, because a large flood spreads over the plain.',
    ],
  },
  'writing-the-forecast': {
    title: 'Writing a Forecast That Helps',
    lines: [
      'The people who read your forecast want to know how high, when, and how sure you are.',
      'Begin with the peak and its time, each as a range rather than as a single figure.',
      'Say what it means on the ground: which road, which bridge, which quarter of the town.',
      'Name the hour of the next forecast, so that nobody has to wonder whether one will come.',
      'When the river does otherwise, say so early and say why, since trust is slow to return.',
    ],
  },
  'warning-chain': {
    title: 'A Warning Is a Chain',
    lines: [
      'A warning has four links: knowing the risk, watching the river, telling people, and being ready to act.',
      'If any one of them breaks, the other three do not save a single life.',
      'Most of the money goes into instruments, but most warnings fail on the last kilometre.',
      'Ask in every village who would hear the message at three in the morning, and who would not.',
      'For each of those people, agree on a neighbour who knocks at the door.',
    ],
  },
  'words-that-move': {
    title: 'Words That Make People Move',
    lines: [
      'A good warning says who speaks, what is coming, where, when, and what to do now.',
      'Leave out discharges and return periods, and compare the level with a flood that people remember.',
      'Give one clear instruction: leave now, by the upper road, to the school on the hill.',
      'Repeat the same words on every channel, because most people look for a second voice before they act.',
      'When the danger is over, say that as well, or nobody will listen next time.',
    ],
  },
  'clocks-of-a-drought': {
    title: 'The Three Clocks of a Drought',
    lines: [
      'A drought does not begin on a single day: it moves from the sky to the soil and the river.',
      'Rainfall speaks first, and the standardised precipitation index tells how unusual the last months have been.',
      'Soil moisture follows within weeks, and it is what farmers feel.',
      'Rivers, reservoirs and groundwater come last, and they are also the last to recover.',
      'Agree on the steps of rationing while storage is high, for in a shortage every rule looks unfair.',
    ],
  },
  'first-hour': {
    title: 'The First Hour in Command',
    lines: [
      'In the first hour of an emergency you will know little, and half of that will be wrong.',
      'Begin with three questions: who is in danger, what is failing, and how much time is left.',
      'Give every task one name and one deadline, and have it repeated back to you.',
      'Write down each decision with its time and its reason, even when there seems to be no time for it.',
      'Look at the whole map again every half hour, because the danger moves with the water.',
    ],
  },
  'walking-the-dam': {
    title: 'A Round That Leaves Nothing Out',
    lines: [
      'Walk a dam in the same order every time, and you will notice what has changed.',
      'Begin on the crest, look along it, and search for dips, bulges and cracks.',
      'Cross the downstream face in a zigzag, so that you see every part of it twice.',
      'Take your time at the toe and at the abutments, where most leaks come to light.',
      'End at the spillway and the gates, and make sure that each gate really moves.',
    ],
  },
  'what-seepage-says': {
    title: 'Clear or Muddy: What Seepage Says',
    lines: [
      'Nearly every embankment dam lets some water through, and that alone is no cause for alarm.',
      'Clear seepage that stays the same at the same reservoir level is usually harmless.',
      'Muddy seepage means that soil is being carried out of the dam, and it has to be reported at once.',
      'A sudden drop can be as serious as a rise, because a drain may have become blocked.',
      'Measure the flow with a bucket and a watch, and write down the reservoir level beside it.',
    ],
  },
  'causes-of-movement': {
    title: 'Three Causes of Every Movement',
    lines: [
      'A dam moves every day, and most of its movements are perfectly healthy.',
      'One part follows the water level, since a full reservoir pushes harder than an empty one.',
      'A second part follows the seasons, because concrete swells in summer and shrinks in winter.',
      'The third part is ageing, which ought to become slower from year to year.',
      'Take the first two away by calculation, and look closely at what remains.',
      'If the remainder grows faster than before, check the instrument first, and then the dam.',
    ],
  },
  'sand-boils': {
    title: 'Sand Boils and Other Early Signs',
    lines: [
      'After several days of high water a levee is soaked, and that is when patrols matter most.',
      'Walk in pairs, one at the toe and one in the field behind, and look for wet spots.',
      'A spring with a ring of sand around it is a sand boil: water has begun to dig a pipe.',
      'Clear water is a warning, but water that carries sand is an emergency.',
      'Mark the place with a flag, leave a watch, and report where it is and how wide.',
    ],
  },
  'filter-never-plug': {
    title: 'Filter It, Never Plug It',
    lines: [
      'The first wish of everybody who sees a sand boil is to plug it, and that is a mistake.',
      'Pressure that is shut in at one place breaks out at another, often where nobody is looking.',
      'Build a ring of sandbags around the boil, and let the water rise inside it.',
      'The higher water presses back, the flow becomes slower, and the sand stays where it is.',
      'On the river side the rule is the opposite: there you seal, so that less water gets in.',
    ],
  },
  'flood-limit': {
    title: 'Why the Flood Limit Is a Limit',
    lines: [
      'In the flood season, part of a reservoir has to stay empty, and that emptiness is its work.',
      'The flood limit marks how high the water may stand while no flood is coming.',
      'Every metre above it is a metre that is missing when the great flood arrives.',
      'After the flood, bring the level down in time, for a second storm often follows the first.',
      'Near the end of the season, begin to refill early and slowly, guided by forecasts.',
    ],
  },
  'before-the-bottle': {
    title: 'Before You Fill the Bottle',
    lines: [
      'A laboratory can measure only what is in the bottle, not what was in the river.',
      'Choose a site where the water is well mixed, far enough below outfalls and tributaries.',
      'Rinse the bottle three times with river water, unless it already contains a preservative.',
      'Stand facing the current, and fill the bottle at arm’s length, below the surface film.',
      'Measure temperature, acidity, conductivity and oxygen on the spot, because they change on the way.',
    ],
  },
  'river-to-laboratory': {
    title: 'From the River to the Laboratory',
    lines: [
      'Label each bottle before it gets wet: site, date, time, preservative and your name.',
      'Put the samples on ice in the dark at once, since most of them begin to change within hours.',
      'Carry one field blank on every trip, to show what the trip itself has added.',
      'Note everything unusual, such as foam, a smell, dead fish or rain during the night.',
      'At the hand-over both sides sign, because a sample without a history is only a bottle of water.',
    ],
  },
  'more-than-a-minimum': {
    title: 'More Than a Minimum',
    lines: [
      'A living river needs more than a thin line of water at its lowest.',
      'Small rises call fish to migrate, and floods clean the gravel in which they spawn.',
      'High water reaches the meadows, and its slow fall afterwards lets young plants take root.',
      'So an environmental flow is a calendar, with a low flow, a pulse and a flood, each in its season.',
      'Write it in figures that a gauge can check, or it will remain a good intention.',
    ],
  },
  'finding-the-entrance': {
    title: 'Finding the Entrance',
    lines: [
      'For a fish, the most important part of a fish pass is the door.',
      'Fish swim up against the strongest current until a wall or a turbine stops them.',
      'There, beside the barrier, the entrance must be, with a jet that can be felt from afar.',
      'The jet should be faster than the water around it, yet slow enough for the weakest swimmer.',
      'Count the fish below and above, since a pass is good only if most of them arrive.',
    ],
  },
  'water-before-birds': {
    title: 'First the Water, Then the Birds',
    lines: [
      'Wetlands are made by water that comes, stays and goes at the right time.',
      'Before planting anything, find out where the water used to come from and who uses it today.',
      'Often it is enough to block a drain or to lower a dyke, and plants return by themselves.',
      'The people who farm or fish there should gain from it, or the drains will be opened again.',
      'Give it ten years, and before all else keep measuring the water level.',
    ],
  },
  'three-principles': {
    title: 'Three Principles for One River',
    lines: [
      'When a river crosses a border, no country may use it as if it were alone.',
      'The first principle is equitable and reasonable use, which weighs needs, population and alternatives.',
      'The second is the duty to take every appropriate measure not to cause significant harm.',
      'The third is cooperation: sharing data regularly, and giving notice before anything large is built.',
      'None of them says how many cubic metres each side gets, and that is why states negotiate.',
    ],
  },
  'giving-notice': {
    title: 'Giving Notice, and Answering It',
    lines: [
      'A state that plans a project with serious effects has to tell its neighbours in good time.',
      'The notice comes with technical data and with the results of any environmental assessment.',
      'Under the convention of 1997, the others have six months to study it and to reply.',
      'During this time the project may not begin without the consent of those states.',
      'An objection needs reasons and evidence, and it opens consultations rather than closing the matter.',
    ],
  },
  'measures-in-order': {
    title: 'Putting Measures in Order',
    lines: [
      'A basin plan always contains more good ideas than there is money.',
      'Begin with the state of the basin, and agree on what people find hardest to bear.',
      'For each measure ask what it costs, what it changes, and who will look after it in ten years.',
      'Look for measures that serve several aims, such as a flood plain that also cleans the water.',
      'Publish the order and the reasons, since people accept a list more easily when they can follow it.',
    ],
  },
  'planning-workbook': {
    title: 'Workbook: One Tributary, Half the Money',
    lines: [],
  },
  'positions-and-interests': {
    title: 'Positions and Interests',
    lines: [
      'A position is what somebody demands, and an interest is the reason behind it.',
      'An irrigation district asks for ten cubic metres a second, but what it needs is a harvest.',
      'A city asks for a full reservoir, but what it needs is certainty in the dry months.',
      'Once the reasons are on the table, storage, timing and money can be exchanged as well as water.',
      'Share the data first, because people who see the same river quarrel about fewer things.',
    ],
  },
  'small-gifts': {
    title: 'Small Gifts, Large Questions',
    lines: [
      'Hardly anybody is bought in one day, and it usually begins with a friendly dinner.',
      'Ask yourself whether you would accept the gift if it were reported in the newspaper tomorrow.',
      'If you cannot refuse it without giving offence, hand it in and enter it in the register.',
      'Never accept anything from a bidder while a tender is open, not even a meal.',
      'When in doubt, ask before and not afterwards, for a question costs nothing.',
    ],
  },
  'standing-aside': {
    title: 'When to Stand Aside',
    lines: [
      'A conflict of interest is not an offence in itself, but hiding one is.',
      'It arises when a relative, a former employer or an investment may gain from what you decide.',
      'Declare it in writing before the first meeting, and leave the room when the matter comes up.',
      'All bidders receive the same information on the same day, and their questions are answered to all.',
      'If somebody puts pressure on you, report it early: whoever reports in good faith is protected.',
    ],
  },
  'clean-tender': {
    title: 'Practice: The Clean Tender',
    lines: [],
  },
  'tracing-a-watershed': {
    title: 'How a Computer Finds a Watershed',
    lines: [
      'A terrain model is a table of heights, one for every small square of the ground.',
      'First fill the pits, for water cannot leave a hollow that is only an error in the data.',
      'Then let every square drain towards the steepest of its eight neighbours.',
      'Count how many squares drain through each one, and where the count is large there is a stream.',
      'Click on the gauge, and all the squares that drain to it are its catchment.',
    ],
  },
  'radar-and-clouds': {
    title: 'Seeing a Flood through Clouds',
    lines: [
      'When a flood is at its height, the sky is usually covered with clouds.',
      'Radar sends its own waves, and these pass through clouds by day and by night.',
      'Smooth water reflects them away from the satellite, so it appears black on the image.',
      'Subtract an image from before the flood, and what has turned dark was probably flooded.',
      'Beware of smooth roads, of shadows behind mountains, and of water roughened by wind.',
    ],
  },
  'four-checks': {
    title: 'Four Checks for Every Reading',
    lines: [
      'A single wrong reading can travel from one database to the next for thirty years.',
      'The first check is range: no river is twelve metres below its own bed.',
      'The second is change: water levels do not jump a metre in five minutes without a cause.',
      'The third is space: rain that fell at one gauge alone deserves a second look.',
      'The fourth compares what belongs together, such as stage and discharge, or rain and runoff.',
    ],
  },
  'keep-the-raw-value': {
    title: 'Always Keep the Raw Value',
    lines: [
      'Never write over a reading in the database, however absurd it may look.',
      'Store the corrected value beside it, with a flag that says what kind it is.',
      'Note who changed it, when, and for what reason, in words that a stranger understands.',
      'An estimate is honest when it is marked, and misleading when it is not.',
      'Ten years from now somebody may know better, and will be glad to find the original.',
    ],
  },
  'before-you-click': {
    title: 'Three Seconds Before You Click',
    lines: [
      'Most attacks on control rooms begin with an e-mail to somebody who is busy.',
      'Before you click, stop for three seconds and look at who really sent it.',
      'Be careful whenever a message combines hurry, secrecy and a link.',
      'Do not use the number in the message, but call the sender on the one you know.',
      'If you have clicked already, report it at once: nobody will be blamed for telling the truth.',
    ],
  },
  'ten-minutes': {
    title: 'The First Ten Minutes',
    lines: [
      'If somebody else seems to be using your account, the first ten minutes count most.',
      'First, take the machine off the network, but leave it switched on.',
      'Second, change your password from another device, and sign out everywhere.',
      'Third, call the security desk, and tell them what you saw and when.',
      'Do not tidy up, because traces that look like rubbish may be the evidence.',
    ],
  },
}
