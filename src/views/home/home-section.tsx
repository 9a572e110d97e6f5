import { ChevronRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'

interface Props {
  readonly name: string
  readonly heading: string
  readonly note?: string
  /** Link to the full list. */
  readonly more?: { readonly href: string; readonly text: string }
  /** Controls at the end of the heading's line. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** A section of home with its heading. */
export function HomeSection({ name, heading, note, more, tools, children }: Props) {
  const id = useId()
  return (
    <section className="home-section" data-section={name} aria-labelledby={id}>
      <div className="home-section-head">
        <h2 className="home-section-title" id={id}>
          {heading}
        </h2>
        {note !== undefined && <p className="home-section-note">{note}</p>}
        {tools}
        {more !== undefined && (
          <Link className="home-section-more" href={more.href}>
            {more.text}
            <ChevronRight size={16} className="mirrored" aria-hidden="true" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

/** What a section says as long as it has nothing. */
export function Nothing({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <p className="home-nothing">
      <strong>{title}</strong>
      <br />
      {text}
    </p>
  )
}
