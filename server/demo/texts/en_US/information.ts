import type { InformationTexts } from '#server/news/information-texts.demo.ts'
import { help } from './information-help.ts'
import { news } from './information-news.ts'

export const information: InformationTexts = {
  ...news,
  ...help,

  'application-secret': {
    title: 'Privacy statement',
    summary: 'Which data the portal keeps about you, why, for how long, and what you can ask of us.',
    detail: `
<p>This statement is about the learning portal of the Great Rivers Academy, in the browser and as an app on your device. The academy is responsible for the data kept here.</p>
<h2>What we keep</h2>
<ul>
<li>Your account: your name, your account name, your mobile number and e-mail address, your language and the roles that your organisation has given you. Your password is kept only in a form from which it cannot be read back.</li>
<li>Your learning: the courses you have opened, how far you have come in them, and the classes that you belong to.</li>
<li>Your use of the portal: which pages are opened and when, which news you read on a day so that each reader counts once, and technical reports when something breaks.</li>
</ul>
<h2>What we use it for</h2>
<p>We use these data to let you in, to show you where you stopped, to run classes and to find faults. The ranking of learners on the home page shows names and hours of study to colleagues who are signed in. We sell no data, show no advertising, and embed nothing from other companies that could follow you.</p>
<h2>In your browser</h2>
<p>After you sign in, two cookies carry your session. Your language and the appearance that you chose are remembered as well. There are no tracking cookies.</p>
<h2>Who sees it</h2>
<p>Members of a class and its class teacher see who else belongs to it. Administrators see the messages that the portal sends. Nobody else does, unless the law requires it.</p>
<h2>How long</h2>
<p>A session ends after two hours without use. Your record of learning stays as long as you have an account, because certificates and later classes may rest on it.</p>
<h2>What you can ask for</h2>
<p>You may ask what we hold about you, have mistakes put right, and have your account closed. Write to <a href="mailto:privacy@academy.example">privacy@academy.example</a>; you will have an answer within thirty days.</p>
`,
  },
  'technical-support': {
    title: 'Technical support',
    summary: 'How to reach us, when we are there, and what your device needs.',
    detail: `
<p>If something in the portal does not work, first look into the <a href="#/dynamicList?help=help_center">help centre</a>. If that does not settle it, we are glad to help.</p>
<h2>How to reach us</h2>
<table>
<thead>
<tr><th scope="col">Way</th><th scope="col">Where</th><th scope="col">When</th></tr>
</thead>
<tbody>
<tr><td>E-mail</td><td><a href="mailto:support@academy.example">support@academy.example</a></td><td>Answered within one working day</td></tr>
<tr><td>Telephone</td><td>+86 10 5550 0199</td><td>Monday to Friday, 8:30 to 17:30, Beijing time</td></tr>
<tr><td>In person</td><td>Main campus, building 1, room 108</td><td>Monday to Friday, 9:00 to 12:00</td></tr>
</tbody>
</table>
<h2>What to tell us</h2>
<ol>
<li>Your account name, but never your password. We will never ask for it.</li>
<li>The page you were on and what you did last.</li>
<li>The message that appeared, best as a picture of the screen.</li>
<li>The result of the <a href="#/speedTest">speed test</a> if videos stall or pages are slow.</li>
</ol>
<h2>What your device needs</h2>
<ul>
<li>A current version of Chrome, Edge, Firefox or Safari, on a computer, tablet or phone.</li>
<li>A connection of at least 1 Mbit/s for lectures in SD, and of 4 Mbit/s for HD.</li>
<li>A screen at least 360 pixels wide; the portal also works with a keyboard alone and with a screen reader.</li>
</ul>
`,
  },
  'app-download': {
    title: 'Get the portal on your device',
    summary: 'No shop and no download: your browser puts the portal on your phone, tablet or desktop.',
    detail: `
<p>The portal is a web app. Your browser can place it next to your other apps, so that one tap opens it, always in its newest version.</p>
<p>You sign in with the same account, and everything you do is kept in the same place.</p>
<p>Courses, exams and live streams need a connection. On another device you go on where you stopped. You remove the portal like any other app; none of your records goes with it.</p>
`,
  },
}
