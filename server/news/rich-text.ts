import sanitizeHtml from 'sanitize-html'
import type { Attributes, IOptions, Tag } from 'sanitize-html'

/** Addresses that a text may lead to: the web, mail, and pages of the portal itself. */
const FOREIGN = /^https?:\/\/[^\s\p{Cc}]+$/iu
const MAIL = /^mailto:[^\s\p{Cc}]+$/iu
const OWN = /^#\/[^\s\p{Cc}]*$/u
/** Pictures come from the portal's own files alone, so that no reader is told of to anybody else. */
const PICTURE = /^api-file\/(?:[\w-]+\/)*[\w-]+(?:\?origin=true)?$/
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i
const DIRECTION = /^(?:ltr|rtl|auto)$/

/** What is written in a tag's place, where people paste from elsewhere. */
const SYNONYMS = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' }
/** The attributes of any element that say how it is read; what they say is looked at last. */
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
  // Their contents are no text either.
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
  // A link that leads nowhere goes and its text stays; so does a picture that there is not.
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'a' && attribs.href === undefined) return 'excludeTag'
    return tag === 'img' && attribs.src === undefined
  },
}

/** Control characters that are no text; PostgreSQL would not store the first of them. */
const NO_TEXT = /[^\P{Cc}\t\n\r]/gu

/**
 * The rich text with everything left out that is not allowed [NEWS-05]: what is stored is safe to be shown as it is.
 * Cleaning what is clean changes nothing.
 */
export const cleaned = (html: string): string =>
  // Twice: they can also come as entities, which the parser resolves.
  sanitizeHtml(html.replace(NO_TEXT, ''), OPTIONS).replace(NO_TEXT, '').trim()

/** Within a word these stand, so nothing comes in their place. */
const INLINE_TAG = /<\/?(?:strong|em|u|s|a|code)\b[^>]*>/g
const ANY_TAG = /<[^>]*>/g
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The words of a cleaned rich text in one line, alternatives of pictures left out. */
export const plainText = (clean: string): string =>
  oneLine(
    clean
      .replace(INLINE_TAG, '')
      .replace(ANY_TAG, ' ')
      .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  )

/** Whether a cleaned rich text says or shows anything. */
export const saysSomething = (clean: string): boolean => plainText(clean) !== '' || clean.includes('<img ')

/** A text without line breaks and control characters. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
