import type { InformationTexts } from '#server/news/information-texts.demo.ts'
import { help } from './information-help.ts'
import { news } from './information-news.ts'

export const information: InformationTexts = {
  ...news,
  ...help,

  'application-secret': {
    title: '隐私声明',
    summary: '门户保存您的哪些信息、用来做什么、保存多久，以及您可以提出哪些要求。',
    detail: `
<p>本声明适用于大河学院学习门户，包括浏览器页面和放在您设备上的应用。这里保存的信息由大河学院负责。</p>
<h2>我们保存哪些信息</h2>
<ul>
<li>账号信息：姓名、账号名、手机号、邮箱、所用语言，以及您所在单位赋予您的角色。密码只以无法还原的形式保存。</li>
<li>学习信息：您学过的课程、学习进度，以及您所在的班级。</li>
<li>使用信息：打开了哪些页面、何时打开；您当天读过哪些资讯，用于保证每位读者只计一次阅读；以及出现故障时的技术报告。</li>
</ul>
<h2>用来做什么</h2>
<p>这些信息用于让您登录、告诉您上次学到哪里、组织班级教学和排查故障。首页的学时排行会向已登录的同事显示姓名和学习时长。我们不出售信息，不投放广告，也不嵌入其他公司可能用来追踪您的内容。</p>
<h2>在您的浏览器里</h2>
<p>登录后，由两个 Cookie 维持您的登录状态。您选择的语言和外观也会被记住。门户没有用于追踪的 Cookie。</p>
<h2>谁能看到</h2>
<p>班级成员和班主任可以看到本班有哪些人。管理员可以看到门户发出的消息。除法律另有要求外，其他人都看不到。</p>
<h2>保存多久</h2>
<p>两小时不使用，登录即告失效。学习记录在账号存续期间一直保留，因为证书和以后的班级可能要以它为依据。</p>
<h2>您可以提出的要求</h2>
<p>您可以查询我们保存了您的哪些信息，要求更正错误，或者注销账号。请写信至 <a href="mailto:privacy@academy.example">privacy@academy.example</a>，我们会在三十天内答复。</p>
`,
  },
  'technical-support': {
    title: '技术支持',
    summary: '怎样联系我们、什么时间有人接待，以及对设备的要求。',
    detail: `
<p>门户使用中遇到问题，请先查看<a href="#/dynamicList?help=help_center">帮助中心</a>。如果仍未解决，欢迎与我们联系。</p>
<h2>联系方式</h2>
<table>
<thead>
<tr><th scope="col">方式</th><th scope="col">联系地址</th><th scope="col">时间</th></tr>
</thead>
<tbody>
<tr><td>邮箱</td><td><a href="mailto:support@academy.example">support@academy.example</a></td><td>一个工作日内答复</td></tr>
<tr><td>电话</td><td>+86 10 5550 0199</td><td>周一至周五 8:30 至 17:30，北京时间</td></tr>
<tr><td>现场</td><td>校本部 1 号楼 108 室</td><td>周一至周五 9:00 至 12:00</td></tr>
</tbody>
</table>
<h2>请告诉我们</h2>
<ol>
<li>您的账号名。请不要提供密码，我们也绝不会向您索要密码。</li>
<li>当时在哪个页面，最后做了什么操作。</li>
<li>出现了什么提示，最好附上屏幕截图。</li>
<li>如果视频卡顿或页面缓慢，请附上<a href="#/speedTest">网络测速</a>的结果。</li>
</ol>
<h2>设备要求</h2>
<ul>
<li>电脑、平板或手机，安装新版 Chrome、Edge、Firefox 或 Safari 浏览器。</li>
<li>观看标清课程，网速不低于 1 Mbit/s；观看高清课程，不低于 4 Mbit/s。</li>
<li>屏幕宽度不小于 360 像素；只用键盘或使用读屏软件也可以操作。</li>
</ul>
`,
  },
  'app-download': {
    title: '把门户放到您的设备上',
    summary: '不用应用商店，也不用下载安装包：浏览器就能把门户放到手机、平板或电脑桌面。',
    detail: `
<p>学习门户是一个网页应用。浏览器可以把它放在其他应用旁边，点一下就能打开，而且始终是最新版本。</p>
<p>登录仍用同一个账号，学习记录也都保存在同一处。</p>
<p>课程、考试和直播都需要联网；换一台设备，登录后就能接着学。不想保留时，像移除其他应用那样移除即可，学习记录不会因此丢失。</p>
`,
  },
}
