import './prose.css'

interface Props {
  /** Rich text, sanitised by the server. */
  readonly html: string
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl' | 'auto'
}

/** User-written rich text in the portal's typography; by default its direction follows its first strong character. */
export function Prose({ html, lang, dir = 'auto' }: Props) {
  return <div className="prose" lang={lang} dir={dir} dangerouslySetInnerHTML={{ __html: html }} />
}
