import type { DemoInformationText, NewsName } from '#server/news/information-texts.demo.ts'

export const news: Readonly<Record<NewsName, DemoInformationText>> = {
  'gauging-practice': {
    title: 'Field practice in stream gauging: what to bring',
    summary:
      'The field class at Chenglingji gauging station is about to begin. Here are the days in brief and a packing list.',
    detail: `
<p>The class <strong>Field Practice in Stream Gauging</strong> meets at Chenglingji gauging station in a few days. Everybody on the list of members has a place; you find it under Classes, among those starting soon.</p>
<h2>The five days</h2>
<table>
<thead>
<tr><th scope="col">Day</th><th scope="col">Morning</th><th scope="col">Afternoon</th></tr>
</thead>
<tbody>
<tr><td>1</td><td>Safety on the water, the station</td><td>Choosing a cross-section</td></tr>
<tr><td>2 and 3</td><td>Current meter from the cableway</td><td>Working out the discharge</td></tr>
<tr><td>4</td><td>Moving-boat ADCP</td><td>Comparing both methods</td></tr>
<tr><td>5</td><td>Your own measurement</td><td>Review in the group</td></tr>
</tbody>
</table>
<h2>Please bring</h2>
<ul>
<li>rubber boots and a rain jacket; life jackets are there</li>
<li>a notebook that may get wet, and pencils</li>
<li>a laptop, if you have one</li>
</ul>
<p>The bus leaves the main campus at 7:30 on the first day. Whoever travels alone meets us at the station gate at 10:00.</p>
`,
  },
  'new-courses': {
    title: 'Four new courses, from space to the fish ladder',
    summary:
      'Remote sensing, fish passage, early warning and groundwater: four courses have joined the catalogue in recent weeks.',
    detail: `
<p>Four courses have been added to the open catalogue in recent weeks. All of them are open to every learner, in every language that the portal speaks, and can be started at any time.</p>
<table>
<thead>
<tr><th scope="col">Course</th><th scope="col">Length</th><th scope="col">Kind</th></tr>
</thead>
<tbody>
<tr><td>Watching Water from Space</td><td>2.5 hours</td><td>Elective</td></tr>
<tr><td>Helping Fish past Dams</td><td>1 hour</td><td>Elective</td></tr>
<tr><td>Warnings That Reach the Last Village</td><td>1.5 hours</td><td>Required</td></tr>
<tr><td>Groundwater and Rivers</td><td>1.5 hours</td><td>Elective</td></tr>
</tbody>
</table>
<p>“We often see a flood on a satellite picture before anybody has called us,” says Layla Hassan, who teaches the course on remote sensing. “What people need to learn is what such a picture does <em>not</em> show.”</p>
<p>The required course on early warning should be finished by the end of the season by everybody who works in a duty room. You find all four under <a href="#/course/course-list">open courses</a>, sorted by the newest.</p>
`,
  },
  'sediment-class': {
    title: 'Sediment modelling: the online class is about to start',
    summary: 'Who takes part, what to read beforehand, and how the eight weeks are arranged.',
    detail: `
<p>In less than three weeks the online class <strong>Sediment Modelling</strong> begins under Camille Moreau. It runs for eight weeks and is held entirely online, so nobody has to travel.</p>
<h2>Before the first evening</h2>
<ol>
<li>Look whether you are a member: the class stands under Classes, among those starting soon.</li>
<li>Take the course How Rivers Carry Sediment, or refresh it. The class begins where it ends.</li>
<li>Run the <a href="#/speedTest">speed test</a> at the place and at the hour at which you will take part.</li>
</ol>
<h2>The weeks</h2>
<p>Each week has one lecture, one exercise and one hour for questions. The exercises use measurements from a reach that silts up by half a metre a year; by the last week your model should know why.</p>
<p>If your name is missing although you were nominated, please ask your department before you write to us: nominations are made there.</p>
`,
  },
  'live-lectures': {
    title: 'Live this season: from the river bank to the courtroom',
    summary:
      'A field school, a session for questions on flood forecasting, water law and dam safety. No registration is needed.',
    detail: `
<p>Our live broadcasts bring lecturers and learners together who would otherwise never meet. This season there are four of them to look forward to:</p>
<ul>
<li><strong>River Gauging Field School.</strong> Three days on the river bank with our teams; join at any time.</li>
<li><strong>Flood Forecasting: Questions and Answers.</strong> A forecaster goes through the forecast of the day.</li>
<li><strong>Water Law Across Borders.</strong> Three real cases, and what they settled.</li>
<li><strong>Watching Dams.</strong> An exchange among people who read displacement and seepage every morning.</li>
</ul>
<h2>How to join</h2>
<p>Open the menu Live at the top of the portal. It lists what is on now and what is coming in the next two weeks, with times in your own time zone. One click opens the player; before the start it counts down.</p>
<p>If the picture stalls, choose SD in the player. The sound stays the same, and sound is what a lecture lives on.</p>
`,
  },
  'flood-class': {
    title: 'Flood class begins with a night shift',
    summary:
      'The class on flood forecasting and emergency command has started. Its first exercise took place in the dark.',
    detail: `
<p>Most classes begin with a speech. The class <strong>Flood Forecasting and Emergency Command</strong> began this morning with a lecture on gauge errors, and it will go on tonight with an exercise that starts at eleven o’clock.</p>
<p>The members come from forecasting centres, duty rooms and river authorities of nine countries. For three weeks they work in mixed groups: one forecaster, one engineer, one person who has to decide.</p>
<blockquote>
<p>A forecast is not right when the curve fits. It is right when somebody moved the pumps in time.</p>
<p>He Zhiqiang, who leads the exercises</p>
</blockquote>
<h2>What they will practise</h2>
<ul>
<li>checking readings when half of the stations are silent</li>
<li>saying in three sentences how sure a forecast is</li>
<li>handing over a shift without losing anything</li>
</ul>
<p>Lessons take place in building 3, room 205. Members find place and dates in the portal on the page of their class.</p>
`,
  },
  'portal-renewed': {
    title: 'One portal, eleven languages',
    summary:
      'The learning portal has been rebuilt: courses, classes, live broadcasts, news and help in one place, on any device.',
    detail: `
<p>As of today the academy’s learners have a new portal. Courses, classes, live broadcasts, news and help stand in one place, in eleven languages, Arabic from right to left.</p>
<h2>What is new</h2>
<ul>
<li><strong>Home answers “what now?”</strong> It shows the course you stopped in, your classes of these days, and what is worth starting next.</li>
<li><strong>Your language, your colours.</strong> Choose them at the top of any page; the portal remembers both.</li>
<li><strong>Phone, tablet, computer.</strong> Every page fits a small screen, and everything can be done with a keyboard alone.</li>
<li><strong>Help that describes what you see.</strong> The <a href="#/dynamicList?help=help_center">help centre</a> has a dozen short articles and can be searched.</li>
</ul>
<p>Your account and your record of learning have moved with you. If anything is missing, please tell <a href="mailto:support@academy.example">support@academy.example</a>; in the first weeks somebody also answers on Saturdays.</p>
`,
  },
  maintenance: {
    title: 'Maintenance on Sunday night',
    summary: 'The portal will be out of reach for up to two hours in the night from Sunday to Monday.',
    detail: `
<p>In the night from this Sunday to Monday we move the portal’s database to new machines. During that time the portal cannot be reached.</p>
<table>
<thead>
<tr><th scope="col">City</th><th scope="col">From</th><th scope="col">Until</th></tr>
</thead>
<tbody>
<tr><td>Beijing</td><td>Monday 02:00</td><td>Monday 04:00</td></tr>
<tr><td>Moscow</td><td>Sunday 21:00</td><td>Sunday 23:00</td></tr>
<tr><td>Dakar</td><td>Sunday 18:00</td><td>Sunday 20:00</td></tr>
</tbody>
</table>
<h2>What you should know</h2>
<ul>
<li>Everybody is signed out shortly before. Nothing that has been saved is lost.</li>
<li>No live broadcast is planned for these hours.</li>
<li>We will be back earlier if all goes well; usually it does.</li>
</ul>
<p>We chose the hour in which the fewest of you are here. For some it is the wrong one all the same, and we apologise to them.</p>
`,
  },
  'flume-hall': {
    title: 'The flume hall is open again',
    summary: 'After ten months of work the hall has a new tilting flume, and a gallery from which classes can watch.',
    detail: `
<p>After ten months of work the academy’s flume hall has reopened. Its heart is a tilting glass flume, twenty-four metres long, in which classes can watch a bed of sand turn into ripples, and ripples into dunes.</p>
<h2>What has changed</h2>
<ul>
<li>Pumps, valves and slope are set from one desk.</li>
<li>Cameras along the flume send pictures to the lecture rooms, so that online classes can take part.</li>
<li>A gallery gives room to thirty people without anybody standing in the way of those who measure.</li>
</ul>
<p>The old flume has not been scrapped. It went to a vocational school downstream, where it is already in use.</p>
<blockquote>
<p>You can draw the beginning of motion on the blackboard for an hour. Or you open the valve by another half turn.</p>
<p>Camille Moreau, hydraulics</p>
</blockquote>
<p>Classes that would like to use the hall ask their class teacher. There are two free afternoons a week.</p>
`,
  },
  'low-flow-report': {
    title: 'How low can a river go? Report on minimum flows',
    summary: 'Twelve years of measurements from six tributaries, and a rule of thumb that turned out to be wrong.',
    detail: `
<p>Our working group on environmental flow has published its report on minimum flows. It rests on twelve years of measurements from six tributaries, all of them below reservoirs.</p>
<h2>Findings</h2>
<ol>
<li>The widespread rule of ten per cent of the mean flow is too little in four of the six rivers, and more than needed in one.</li>
<li>What matters to fish is less the lowest day than how many such days follow one another.</li>
<li>Two short releases in spring did more good than the same water spread over a month.</li>
</ol>
<h2>What follows</h2>
<p>The authors propose to set minimum flows by season and to check them against the number of low days in a row. A worksheet for that comes with the report; it needs nothing but daily means.</p>
<p>The findings have gone into the course Setting Environmental Flows, taught by Lucía Herrera, who led the group. Whoever would like to have the report writes to <a href="mailto:library@academy.example">library@academy.example</a>.</p>
`,
  },
  'exchange-visit': {
    title: 'Guests from three deltas',
    summary:
      'Colleagues from the Mekong, the Nile and the Tagus spent a week at the academy, and took home each other’s problems.',
    detail: `
<p>For one week, fourteen colleagues from authorities on the Mekong, the Nile and the Tagus were guests of the academy. Three rivers that have little in common, one would think, but all of them reach the sea through land that is sinking.</p>
<p>Instead of presentations, each group brought one problem that it had not solved, and left it with the others for two days. The Tagus group looked at salt water creeping up a Mekong branch; the Mekong group took on a barrage in the Nile delta; and so on round the table.</p>
<blockquote>
<p>We had explained our problem so often that we no longer heard what we were saying.</p>
<p>a guest from Phnom Penh</p>
</blockquote>
<p>From the week came</p>
<ul>
<li>a common list of what to measure at a tidal gauge,</li>
<li>two sets of data that all three may use,</li>
<li>and a date for the next meeting, on the Tagus.</li>
</ul>
`,
  },
  'dam-safety-class': {
    title: 'Dam safety class completed',
    summary: 'Thirty days, one real dam, and an inspection report that its operator has accepted.',
    detail: `
<p>The class <strong>Dam Safety</strong> has ended at the Longmen reservoir training centre. For thirty days its members did what they will do at home: walk galleries, read pendulums, doubt instruments.</p>
<h2>A dam of their own</h2>
<p>The reservoir’s operator had given the class a real task, the periodic inspection of an auxiliary dam built in the 1970s. Four groups inspected it independently of one another.</p>
<ul>
<li>All four found the blocked drain.</li>
<li>Two noticed that a piezometer had been reading the same value for eight months.</li>
<li>One asked why the downstream meadow was so green, and was right.</li>
</ul>
<p>The joint report has been accepted by the operator; the drain has been cleared already.</p>
<p>The page of the class stays where it is. Members find it among their past classes, with the list of everybody who took part.</p>
`,
  },
  'gauge-readers': {
    title: 'Neighbours read the river',
    summary:
      'In a trial, 120 people living near rivers reported water levels by phone. The readings are better than expected.',
    detail: `
<p>For one flood season, 120 people living along small rivers reported the water level twice a day, and every hour when it rose. They got a painted staff, a half-day introduction, and a number to send the reading to.</p>
<h2>Can such readings be used?</h2>
<p>Where a reader and an automatic station stood side by side, the result was this:</p>
<table>
<thead>
<tr><th scope="col">Difference</th><th scope="col">Share of the readings</th></tr>
</thead>
<tbody>
<tr><td>up to 1 cm</td><td>71 %</td></tr>
<tr><td>up to 3 cm</td><td>94 %</td></tr>
<tr><td>more than 10 cm</td><td>1 %, almost all of them slips in typing</td></tr>
</tbody>
</table>
<p>More important than the accuracy was something else: on three occasions the first report of a flash flood came from a reader, up to forty minutes before the next station showed it.</p>
<p>The trial goes on with twice as many readers. What was learned about training them has become part of the course <em>Warnings That Reach the Last Village</em>.</p>
`,
  },
}
