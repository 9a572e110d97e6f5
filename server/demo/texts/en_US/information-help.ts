import type { DemoInformationText, HelpName } from '#server/news/information-texts.demo.ts'

export const help: Readonly<Record<HelpName, DemoInformationText>> = {
  'sign-in': {
    title: 'Signing in and out',
    summary: 'What you need to sign in, what the code is for, and why the portal sometimes makes you wait.',
    detail: `
<p>You sign in with the account name and the password that your organisation has given you. Capital and small letters in the account name make no difference; in the password they do.</p>
<h2>Step by step</h2>
<ol>
<li>Open the portal. The page for signing in appears.</li>
<li>Enter account and password. The eye at the end of the field shows what you have typed.</li>
<li>Copy the letters and digits from the picture. If you cannot read them, get another picture, or listen to digits instead.</li>
<li>Choose <strong>Sign in</strong>.</li>
</ol>
<h2>If it does not work</h2>
<p>After several wrong passwords the portal makes you wait, longer each time; this keeps others from guessing. It tells you how long. If you have forgotten the password, <a href="#/retrieve">set a new one</a> instead of trying on.</p>
<h2>Signing out</h2>
<p>The symbol for signing out stands at the top of the page. On a computer that others use as well, always sign out. After two hours without use the portal does it for you.</p>
`,
  },
  'forgotten-password': {
    title: 'I have forgotten my password',
    summary: 'With your phone or your mailbox at hand, a new password takes two minutes.',
    detail: `
<p>You can set a new password yourself, as long as a phone number or an e-mail address belongs to your account.</p>
<h2>Four steps</h2>
<ol>
<li>On the page for signing in, choose <strong>Forgot your password?</strong> and enter your account name.</li>
<li>Choose where the code is to go: to your phone or to your e-mail address. Both are shown in part only.</li>
<li>Enter the six digits that you receive. They are valid for a few minutes; when the countdown has ended you can ask for new ones.</li>
<li>Enter the new password twice.</li>
</ol>
<h2>What a new password needs</h2>
<ul>
<li>8 to 32 characters</li>
<li>at least one digit</li>
<li>at least one capital and one small letter</li>
</ul>
<p>Once it is saved you are signed out everywhere, and you sign in again with the new password.</p>
<h2>No code arrives?</h2>
<p>Look into the folder for unwanted mail, and check that the digits shown are those of your number. If your number has changed, write to <a href="mailto:support@academy.example">support@academy.example</a>.</p>
`,
  },
  'weak-password': {
    title: '“Your password is too weak”',
    summary: 'Why the portal asks for a better password before it lets you go on, and how to choose one.',
    detail: `
<p>When your password is among those that are guessed first, such as 123456, the portal asks you to replace it as soon as you open a page. Until then you can see only the pages that are open to everybody.</p>
<h2>What to do</h2>
<p>Choose <strong>Change it now</strong>. The way is the same as for a <a href="#/retrieve">forgotten password</a>: a code goes to your phone or your e-mail address, then you enter a new password.</p>
<h2>A good password</h2>
<ul>
<li>Length helps more than odd characters. Three or four words that have nothing to do with each other are easy to keep in mind.</li>
<li>Do not use it anywhere else.</li>
<li>Watch the display of strength while you type.</li>
</ul>
<p>Nobody from the academy will ever ask for your password, neither on the phone nor by mail.</p>
`,
  },
  'find-courses': {
    title: 'Finding a course',
    summary: 'How to search and filter the open courses, and what the page of a course tells you.',
    detail: `
<p>All open courses stand under <a href="#/course/course-list">Open courses</a> in the main navigation. Home also shows recommended, popular and new ones.</p>
<h2>Narrowing the list</h2>
<table>
<thead>
<tr><th scope="col">You want</th><th scope="col">Use</th></tr>
</thead>
<tbody>
<tr><td>something particular</td><td>the search; it looks in title and summary</td></tr>
<tr><td>only what you must take</td><td>Kind: Required</td></tr>
<tr><td>one field</td><td>Subject, such as Hydrology</td></tr>
<tr><td>what others like</td><td>Sort by: Most popular or Best rated</td></tr>
</tbody>
</table>
<p>Filters can be combined. If nothing is left, <strong>Clear all filters</strong> brings the whole list back.</p>
<h2>The page of a course</h2>
<p>It says what the course is about, how long it takes, how many credits it brings, who teaches it and how learners have rated it. If you have begun it, you see how far you have come. Below stand related courses.</p>
`,
  },
  'continue-course': {
    title: 'Going on where you stopped',
    summary: 'Three ways back to the course that you were learning, and where to see how far you have come.',
    detail: `
<p>The portal remembers which course you opened last and how far you have come in it.</p>
<h2>Three ways back</h2>
<ul>
<li><strong>On home</strong>, under Continue learning, stands the course that you had open last, with a button to go on.</li>
<li><strong>At the foot of home</strong> a banner reminds you of it. You can close it; it comes back with your next visit.</li>
<li><strong>In My learning</strong>, the page <a href="#/usercenter/mycourse">My courses</a> lists everything that you have ever begun.</li>
</ul>
<h2>What the bar means</h2>
<p>The bar beside a course shows how much of it you have done, in per cent. A course is completed at one hundred per cent and then moves from Learning to Completed.</p>
<p>Your progress belongs to your account, not to your device: what you began on the computer you can continue on the phone.</p>
`,
  },
  'my-classes': {
    title: 'Classes: how to join and where to find yours',
    summary: 'Who puts you into a class, and where the portal shows classes in progress, to come and past.',
    detail: `
<p>A class is a group that learns together for a time, face to face, online or at a party school. Your organisation nominates you; once you are on the list of members, the class appears in your portal by itself.</p>
<h2>Where to find them</h2>
<ul>
<li><strong>Home</strong> shows the classes of these days and those that start within a week.</li>
<li><strong>Classes</strong> in the main navigation leads to <a href="#/class/class-list">all of yours</a>. You can narrow the list to those in progress, to come or ended.</li>
<li><strong>Current class</strong> below it takes you straight to the one in progress; if there are several, you choose.</li>
</ul>
<h2>The page of a class</h2>
<p>There you see dates and place, the class teacher, and who learns with you. A line shows where the class stands: not started, in progress or ended.</p>
<h2>A class is missing?</h2>
<p>Then you are not on its list yet. Please ask the department that nominated you first; technical support cannot add members.</p>
`,
  },
  'live-broadcasts': {
    title: 'Watching a live broadcast',
    summary: 'Where broadcasts are announced, how to join, and what to do when picture or sound fail.',
    detail: `
<p>Live broadcasts are open to everybody. They are listed in the menu <strong>Live</strong> at the top of the portal: first those on now, then those of the next two weeks, with their times in your own time zone.</p>
<h2>Joining</h2>
<ol>
<li>Open the menu and choose the broadcast. The player opens in a new window.</li>
<li>If it has not begun, the player counts down and starts by itself.</li>
<li>Most browsers begin without sound. Switch it on in the player.</li>
</ol>
<h2>When it stalls</h2>
<ul>
<li>Choose SD instead of HD in the player.</li>
<li>Run the <a href="#/speedTest">speed test</a>; it tells you which quality suits your connection.</li>
<li>Reload the page. You come back to the present moment.</li>
</ul>
<p>If the portal opens another website instead of the player, the organisers use a service of their own. Their instructions apply there.</p>
`,
  },
  'language-and-skin': {
    title: 'Language and appearance',
    summary: 'The portal speaks eleven languages and knows a light and a dark appearance. Both are chosen at the top.',
    detail: `
<h2>Language</h2>
<p>The menu with the current language stands at the top of every page, on narrow screens as a symbol. Choose one of the eleven, and the page is shown anew in it.</p>
<ul>
<li>The choice holds for this browser until you change it.</li>
<li>With Arabic the whole page runs from right to left.</li>
<li>Names of people stay as their owners write them. What has not been translated yet appears in Chinese.</li>
</ul>
<h2>Light or dark</h2>
<p>The menu beside it changes the appearance:</p>
<table>
<thead>
<tr><th scope="col">Choice</th><th scope="col">Meaning</th></tr>
</thead>
<tbody>
<tr><td>Light</td><td>dark letters on white</td></tr>
<tr><td>Dark</td><td>light letters on dark, easier on the eyes at night</td></tr>
<tr><td>Same as the device</td><td>follows the setting of your computer or phone</td></tr>
</tbody>
</table>
<p>Letters too small? Enlarge them with your browser, up to twice the size; nothing is lost from the page.</p>
`,
  },
  'speed-test': {
    title: 'Speed test, HD and SD',
    summary: 'How to find out whether your connection is fast enough, and which picture quality to choose.',
    detail: `
<p>The <a href="#/speedTest">speed test</a> measures the way between your device and the portal. It needs no account and takes a few seconds.</p>
<h2>How to test</h2>
<ol>
<li>Go to the place where you want to learn. Wireless networks differ from room to room.</li>
<li>Close downloads and other videos.</li>
<li>Start the test, and repeat it once.</li>
</ol>
<h2>HD or SD</h2>
<p>HD shows small print on slides sharply and needs a faster connection. SD needs about a quarter of that. At the end the test says which of the two suits your connection.</p>
<h2>What helps</h2>
<ul>
<li>Sit closer to the router, or use a cable.</li>
<li>On mobile data, choose SD; it also costs less.</li>
<li>If every other website is slow as well, ask whoever runs your network.</li>
</ul>
<p>If other websites are fast and only the portal is slow, send us the result of the test.</p>
`,
  },
  'install-app': {
    title: 'The portal on phone and desktop',
    summary: 'No shop is needed: put the portal next to your other apps, or scan the code with your phone.',
    detail: `
<p>You need not install anything. But if you use the portal often, one tap on its symbol is quicker than typing its address.</p>
<h2>On the phone</h2>
<ol>
<li>Scan the QR code at the foot of the page with your phone’s camera. The portal opens in the browser.</li>
<li>On an iPhone or iPad choose Share and then Add to Home Screen; on Android, Add to Home screen in the browser’s menu.</li>
<li>Sign in once. You stay signed in as on the computer.</li>
</ol>
<h2>On the desktop</h2>
<p>Chrome and Edge can place a page on the desktop like a program. The page <a href="#/appDownload">Get the app</a> shows the steps for each system.</p>
<h2>As home page or favourite</h2>
<p>At the top of the portal you can ask to set it as your home page or to add it to your favourites. Most browsers leave that to you: press Ctrl+D, or use the browser’s menu.</p>
`,
  },
  'news-and-help': {
    title: 'Reading news and finding help',
    summary: 'Topics, search and the way back: how to find what the academy has published.',
    detail: `
<p>Under <a href="#/dynamicList">News</a> the academy tells what is new: academy life, training, announcements and research. The newest stand first.</p>
<h2>Finding something</h2>
<ul>
<li><strong>Topics</strong> narrow the list to one of them.</li>
<li><strong>Search</strong> looks in title, summary and text, in the language in which you read. Several words must all occur, in any order.</li>
<li><strong>Previous</strong> and <strong>Next</strong> below an article lead on without going back to the list.</li>
</ul>
<h2>The help centre</h2>
<p>You are in it now. The link stands at the top and at the foot of every page. It works like the news, sorted by topics; the search there looks in help articles only.</p>
<p>News and help are for learners and staff of the academy, so you have to be signed in. How to reach technical support can be read <a href="#/techAuth">without signing in</a>.</p>
`,
  },
  'who-to-ask': {
    title: 'Whom should I ask?',
    summary: 'Questions about a class, an account or the technology go to different people. A short guide.',
    detail: `
<p>You get the quickest answer from whoever can change something. This table says who that is.</p>
<table>
<thead>
<tr><th scope="col">Your question</th><th scope="col">Whom to ask</th></tr>
</thead>
<tbody>
<tr><td>Dates, place and course of a class</td><td>the class teacher, named on the page of the class</td></tr>
<tr><td>Being nominated for a class</td><td>the training office of your organisation</td></tr>
<tr><td>Content of a course</td><td>its teachers, named on the page of the course</td></tr>
<tr><td>Password, phone number, e-mail address</td><td><a href="mailto:support@academy.example">support@academy.example</a></td></tr>
<tr><td>Something does not work</td><td><a href="#/techAuth">technical support</a></td></tr>
<tr><td>What the portal keeps about you</td><td><a href="#/applicationSecret">privacy statement</a></td></tr>
</tbody>
</table>
<h2>Before you write</h2>
<p>Please look into the help centre first; most questions have been asked before. If you do write, say what you wanted to do, what happened instead, and when. A picture of the screen says more than a description.</p>
`,
  },
}
