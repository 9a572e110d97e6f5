import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'

import { language, texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'
import { isSame } from '#machines/person/person-draft.ts'
import type { PersonEditorFlow } from '#machines/person/person-editor.flow.ts'

import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { showToast } from '#views/kit/toast/toasts.tsx'
import { useFormRefused } from '#views/kit/toast/use-form-refused.ts'
import { RecordFaces } from '#views/kit/record/record-faces.tsx'
import { useChanges } from '#views/kit/record/use-signals.ts'
import { useAdministration } from '#app/context/administration-context.ts'
import { addressOf, IMPORT, itemAddress, NEW } from '#views/editor/sections.ts'
import { AccountCommands } from './account-commands.tsx'
import { AccountHistory } from './account-history.tsx'
import { PeopleImport } from './people-import.tsx'
import { PersonForm } from './person-form.tsx'
import '#views/editor/editor.css'
import './people.css'

export type PersonEditor = ActorRefFrom<PersonEditorFlow>

/** A person, a new one, or an import from a file. */
export default function PersonPage({ id }: { id: string }) {
  return id === IMPORT ? <PeopleImport /> : <OnePerson id={id} />
}

function OnePerson({ id }: { id: string }) {
  const editor = useActorRef(useAdministration().flows.personEditor, {
    input: {
      id: id === NEW ? null : id,
      draft: {
        accountName: '',
        originalName: '',
        phone: '',
        email: '',
        language: language().code,
        roles: ['learner'],
        department: '',
      },
    },
  })
  useOutcome(editor)
  useChanges(() => editor.send({ type: 'person.signalled' }))
  const isOpen = useSelector(editor, has('open'))
  if (isOpen) return <Opened editor={editor} />
  return (
    <RecordFaces
      actor={editor}
      within="page"
      back={
        <Button asChild variant="soft">
          <Link href={addressOf('people')}>{texts().person.toList()}</Link>
        </Button>
      }
      retry={() => editor.send({ type: 'person.reloaded' })}
    />
  )
}

function Opened({ editor }: { readonly editor: PersonEditor }) {
  const item = useSelector(editor, (snapshot) => snapshot.context.item)
  const LL = texts().person
  const title = item === null ? LL.create() : item.originalName
  usePageTitle(title)
  return (
    <div className="editor">
      <BackLink href={addressOf('people')}>{LL.toList()}</BackLink>
      <header className="editor-top">
        <h1 className="page-head-title">
          <bdi>{title}</bdi>
        </h1>
        {item !== null && (
          <p className="editor-facts">
            <bdi>{item.accountName}</bdi>
          </p>
        )}
      </header>
      {item !== null && <AccountCommands editor={editor} item={item} />}
      <PersonForm editor={editor} />
      {item !== null && <AccountHistory log={item.log} />}
    </div>
  )
}

/** Shows the outcome of a command, and reports unsaved changes to the administration. */
function useOutcome(editor: PersonEditor): void {
  const { places } = useAdministration()
  const hasUnsaved = useSelector(
    editor,
    (snapshot) => snapshot.hasTag('open') && !isSame(snapshot.context.draft, snapshot.context.kept),
  )
  useEffect(() => {
    places.send({ type: 'work.changed', hasUnsaved })
    return () => places.send({ type: 'work.changed', hasUnsaved: false })
  }, [places, hasUnsaved])
  useEffect(() => {
    const givenUp = places.on('givenUp', () => editor.send({ type: 'draft.dropped' }))
    return () => givenUp.unsubscribe()
  }, [editor, places])
  useFormRefused(editor)
  useEffect(() => {
    const done = editor.on('done', ({ what, id }) => {
      const LL = texts().person
      showToast('success', what === 'created' ? LL.created() : what === 'saved' ? LL.saved() : LL.done[what]())
      if (what === 'created') places.send({ type: 'page.renamed', address: itemAddress('people', id) })
    })
    return () => done.unsubscribe()
  }, [editor, places])
}
