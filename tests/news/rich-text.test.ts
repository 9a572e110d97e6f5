import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleaned, plainText, saysSomething } from '#server/news/rich-text.ts'

/** An independent whitelist of the output: text without `<`, and these tags. */
const TAG =
  /<(?:\/?(?:p|h2|h3|ul|ol|li|blockquote|pre|strong|em|u|s|a|code|table|caption|thead|tbody|tfoot|tr|th|td)|hr \/|br \/|(?:img|p|h2|h3|ul|ol|li|blockquote|pre|strong|em|u|s|a|code|table|caption|thead|tbody|tfoot|tr|th|td|hr|br)(?: (?:dir="(?:ltr|rtl|auto)"|lang="[\w-]+"|href="(?:https?:\/\/[^"<>\s]+|mailto:[^"<>\s]+|#\/[^"<>\s]*)"|target="_blank"|rel="noopener"|src="api-file\/[\w/?=-]+"|alt="[^"<>]*"|(?:col|row)span="[^"<>]*"|scope="[^"<>]*"))+(?: \/)?)>/gi

function expectSafe(html: string): void {
  const clean = cleaned(html)
  expect(clean.replace(TAG, ''), clean).not.toMatch(/[<>]/)
  expect(cleaned(clean)).toBe(clean)
}

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1);//<</script>',
  '<script/x>alert(1)</script >',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img src="https://evil.example/pixel.png">',
  '<img src="api-file/../../user?x">',
  '<img src="//evil.example/api-file/x">',
  '<img src="/api-file/x" srcset="https://evil.example/x 1x">',
  '<img src="api-file/portal/file/stream/a" onload=alert(1) style="width:1000px">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" &#1; javascript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/logout">x</a>',
  '<a href="#x" onclick=alert(1)>x</a>',
  '<a href="https://a.example" target="_top" rel="opener" ping="https://evil.example">x</a>',
  '<a href=\'https://a.example"onmouseover="alert(1)\'>x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="x"></object><embed src="x"><applet code="x">',
  '<form action="https://evil.example"><input name=p><button formaction="javascript:alert(1)">x</button></form>',
  '<style>@import "https://evil.example"</style>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<div style="position:fixed;inset:0">x</div>',
  '<p class="toast" id="root" data-x="1" title="x">x</p>',
  '<link rel=stylesheet href=https://evil.example><meta http-equiv=refresh content="0;url=https://evil.example"><base href="https://evil.example/">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<title></title><img src=x onerror=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><x onclick=alert(1)>x</x>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<marquee onstart=alert(1)>x</marquee><body onload=alert(1)><html onclick=x>',
  '<p dir="ltr&quot; onclick=&quot;alert(1)">x</p>',
  "<p lang='\"><script>alert(1)</script>'>x</p>",
  '<td colspan=\'"onclick="alert(1)\'>x</td>',
  '<a\u0000 href="javascript:alert(1)">x</a>',
  '<p \u0000onclick=alert(1)>x',
  '\u0000<scr\u0000ipt>alert(1)</script>',
  '&#1;&#0<&#2script>alert(1)&#x7f;',
  '<p>&#1</p>',
  '<xmp><p></xmp><img src=x onerror=alert(1)>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<select><option><script>alert(1)</script></option></select>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  `${'<blockquote>'.repeat(5000)}<script>alert(1)</script>`,
]

describe('a rich text', () => {
  it.each(attacks)('blocks %s', (html) => {
    expectSafe(html)
    expectSafe(`<p>${html}</p>`)
  })

  it('blocks random combinations of tags, quotes and schemes', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '/',
        '=',
        ' ',
        '&',
        '`',
        '--',
        '<!--',
        '-->',
        '<a href=',
        '<img src=',
        'javascript:',
        'https://a.b',
        'api-file/x',
        '#/',
        '<svg>',
        '<style>',
        '</style>',
        '<math>',
        '<p ',
        'onclick=',
        'lang=',
        '</',
        '<script>',
        '\u0000',
        '&quot;',
        '&#60;',
      ),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => expectSafe(pieces.join(''))),
      { numRuns: 2000 },
    )
  })

  it('keeps all allowed formatting', () => {
    const html =
      '<h2>T</h2><h3>T</h3><p dir="rtl" lang="ar">a<br /><strong>b</strong><em>c</em><u>d</u><s>e</s><code>f</code></p><ul><li>g</li></ul><ol><li>h</li></ol>' +
      '<blockquote><p>i</p></blockquote><pre>j</pre><hr /><table><caption>k</caption><thead><tr><th scope="col" colspan="2">l</th></tr></thead><tbody><tr><td rowspan="2">m</td></tr></tbody></table>' +
      '<p><a href="#/course/course-list?x=1">n</a><a href="mailto:a@b.example">o</a><img src="api-file/portal/file/stream/a-1?origin=true" alt="p" /></p>'
    expect(cleaned(html)).toBe(html)
  })

  it('opens external links in a new window without opener', () => {
    expect(cleaned('<a href=" HTTPS://a.example/?x=1&y=2 " target="_self">x</a>')).toBe(
      '<a href="HTTPS://a.example/?x=1&amp;y=2" target="_blank" rel="noopener">x</a>',
    )
  })

  it('normalises pasted markup to the allowed tags', () => {
    expect(cleaned('<h1>A</h1><h5>B</h5><b>C</b><i>D</i><strike>E</strike><del>F</del>')).toBe(
      '<h2>A</h2><h3>B</h3><strong>C</strong><em>D</em><s>E</s><s>F</s>',
    )
    expect(cleaned('<div><span style="color:red">x</span></div>')).toBe('x')
  })

  it('drops broken links and pictures, and nothing else', () => {
    expect(cleaned('<p>a <a href="javascript:x()">b</a></p><p>c</p><img src="x"><p>d</p>')).toBe(
      '<p>a b</p><p>c</p><p>d</p>',
    )
    expect(cleaned('<a>a</a><strong>b</strong><img><em>c</em>')).toBe('a<strong>b</strong><em>c</em>')
  })

  it('yields plain words for the search', () => {
    expect(
      plainText(
        cleaned(
          '<h2>One</h2><p>tw<strong>o</strong> &amp; th<a href="#/x">ree</a></p>\n<ul><li>four</li><li>&lt;five&gt;</li></ul><img src="api-file/x" alt="six">',
        ),
      ),
    ).toBe('One two & three four <five>')
  })

  it('is empty without visible content', () => {
    for (const html of ['', ' ', '<p></p>', '<p>\u00a0<br></p><hr>', '<script>x</script>', '<img src="x">'])
      expect(saysSomething(cleaned(html)), html).toBe(false)
    for (const html of ['x', '<p>.</p>', '<img src="api-file/x">'])
      expect(saysSomething(cleaned(html)), html).toBe(true)
  })
})
