import { Extension, mergeAttributes, Node, type Extensions } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** Allowed link targets: web, mail and portal pages, as on the server. */
const LINKABLE = /^(?:https?:\/\/|mailto:|#\/)[^\s\p{Cc}]*$/iu

export const isLinkable = (address: string): boolean => LINKABLE.test(address)

/** A picture from the portal's files: kept where present; the editor cannot insert one. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})

/** Keeps the `lang` and `dir` attributes of blocks through edits. */
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

/** The schema matches what the server allows (see its `rich-text.ts`), so that saving loses nothing. */
export const richTextSchema: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // The server sets the target of links.
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => isLinkable(address),
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Picture,
  Spoken,
]

/** The stored form: without the trailing empty paragraph that the editor adds. */
export const written = (html: string): string => html.replace(/(?:<p><\/p>)+$/, '')
