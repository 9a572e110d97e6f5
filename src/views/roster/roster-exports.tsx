import { Button } from '@radix-ui/themes'
import { Download } from 'lucide-react'

import { exportFormats, exportKinds } from '#api/roster/roster.contract.ts'
import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import './roster.css'

/** What can be taken out of a class as a file. */
export function RosterExports({ classID }: { readonly classID: string }) {
  const { flows } = useAdministration()
  const LL = texts().roster
  return (
    <section className="editor-section" data-section="roster-exports">
      <h2 className="editor-heading">{LL.exporting()}</h2>
      <p className="editor-note">{LL.exportingHint()}</p>
      {exportKinds.map((what) => (
        <div key={what} className="roster-export">
          <span className="editor-label">{LL.what[what]()}</span>
          {exportFormats.map((format) => (
            <Button key={format} asChild variant="soft" color="gray">
              <a
                href={flows.rosterExport({ classID, what, format })}
                download
                aria-label={`${LL.what[what]()} ${format.toUpperCase()}`}
              >
                <Download size={16} aria-hidden="true" />
                <bdi>{format.toUpperCase()}</bdi>
              </a>
            </Button>
          ))}
        </div>
      ))}
    </section>
  )
}
