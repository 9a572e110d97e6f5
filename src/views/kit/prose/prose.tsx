import './prose.css'

interface Props {
  /** Rich text, already cleaned by the server. */
  readonly html: string
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl' | 'auto'
}

/**
 * Rich text as people wrote it, set like the rest of the portal; its direction is that of its first words, unless told.
 */
export function Prose({ html, lang, dir = 'auto' }: Props) {
  return <div className="prose" lang={lang} dir={dir} dangerouslySetInnerHTML={{ __html: html }} />
}
