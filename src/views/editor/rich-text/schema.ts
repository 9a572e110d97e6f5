import { Extension, mergeAttributes, Node, type Extensions } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** Addresses that a text may lead to: the web, mail, and pages of the portal itself; the server knows no others. */
const LINKABLE = /^(?:https?:\/\/|mailto:|#\/)[^\s\p{Cc}]*$/iu

export const isLinkable = (address: string): boolean => LINKABLE.test(address)

/** A picture out of the portal's own files: kept where it stands, though none can be put in here. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/** The attributes of any block that say how it is read: they survive the editing of what stands around them. */
const Spoken = Extension.create({
  name: 'spoken',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'heading',
        'blockquote',
        'bulletList',
        'orderedList',
        'listItem',
        'table',
        'tableHeader',
        'tableCell',
      ],
      attributes: { dir: { default: null }, lang: { default: null } },
    },
  ],
})

/** Just what the server lets through (see its `rich-text.ts`), so that nothing written here is lost there. */
export const richTextSchema: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // What a link opens in is the server's to say.
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isLinkable(address),
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Picture,
  Spoken,
]

/** What is written, as it is kept; the paragraph that the editor keeps ready below its last block is no text. */
export const written = (html: string): string => html.replace(/(?:<p><\/p>)+$/, '')
