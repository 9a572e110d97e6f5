import sanitizeHtml from 'sanitize-html'
import type { Attributes, IOptions, Tag } from 'sanitize-html'
import { cleanLine } from '#api/kit/name-rule.ts'

/** Allowed link targets: the web, mail, and pages of the portal. */
const FOREIGN = /^https?:\/\/[^\s\p{Cc}]+$/iu
const MAIL = /^mailto:[^\s\p{Cc}]+$/iu
const OWN = /^#\/[^\s\p{Cc}]*$/u
/** Only the portal's own files as pictures, so that no third party learns of readers. */
const PICTURE = /^api-file\/(?:[\w-]+\/)*[\w-]+(?:\?origin=true)?$/
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i
const DIRECTION = /^(?:ltr|rtl|auto)$/

/** Replacements for tags pasted from other sources. */
const SYNONYMS = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' }
/** Attributes allowed on every element; their values are sanitised last. */
const spoken = ({ dir = '', lang = '' }: Attributes): Attributes => ({ dir, lang })

const OPTIONS: IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
    ...['strong', 'em', 'u', 's', 'a', 'code', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['dir', 'lang'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  // Elements that are removed with their content.
  nonTextTags: [
    ...['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'textarea', 'option', 'title'],
    ...['noscript', 'noembed', 'noframes', 'xmp'],
  ],
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    ...Object.fromEntries(Object.entries(SYNONYMS).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})])),
    a: (tagName, { href = '', ...others }): Tag => {
      const address = href.trim()
      const attribs = { ...spoken(others), href: address }
      if (FOREIGN.test(address)) return { tagName, attribs: { ...attribs, target: '_blank', rel: 'noopener' } }
      return { tagName, attribs: MAIL.test(address) || OWN.test(address) ? attribs : {} }
    },
    img: (tagName, { src = '', alt = '', ...others }): Tag => ({
      tagName,
      attribs: PICTURE.test(src) ? { ...spoken(others), src, alt } : {},
    }),
    '*': (tagName, { dir = '', lang = '', ...others }): Tag => ({
      tagName,
      attribs: { ...others, ...(DIRECTION.test(dir) && { dir }), ...(LANGUAGE_TAG.test(lang) && { lang }) },
    }),
  },
  // An invalid link is unwrapped to its text; a picture without a source is removed.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'a' && attribs.href === undefined) return 'excludeTag'
    return tag === 'img' && attribs.src === undefined
  },
}

/** Control characters; PostgreSQL rejects the first of them. */
const NO_TEXT = /[^\P{Cc}\t\n\r]/gu

/** The sanitised rich text [NEWS-05], safe to render. Idempotent. */
export const cleaned = (html: string): string =>
  // Twice: control characters may also come as entities, which the parser resolves.
  sanitizeHtml(html.replace(NO_TEXT, ''), OPTIONS).replace(NO_TEXT, '').trim()

/** Inline elements: removed without a space in their place. */
const INLINE_TAG = /<\/?(?:strong|em|u|s|a|code)\b[^>]*>/g
const ANY_TAG = /<[^>]*>/g
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The text of a sanitised rich text in one line, without alternative texts. */
export const plainText = (clean: string): string =>
  cleanLine(
    clean
      .replace(INLINE_TAG, '')
      .replace(ANY_TAG, ' ')
      .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  )

/** Whether a sanitised rich text has visible content. */
export const saysSomething = (clean: string): boolean => plainText(clean) !== '' || clean.includes('<img ')
