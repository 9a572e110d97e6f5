import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { useId } from 'react'

import { roles } from '#api/kit/call.ts'
import { pathName } from '#api/dictionary/tree-rule.ts'
import { fieldOfFault, type PersonField, type WrittenPerson } from '#api/person/person-rule.ts'
import { languages } from '#i18n/locales.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'
import { draftFaults, isSame } from '#machines/person/person-draft.ts'

import { RestoredNotice } from '#views/kit/record/restored-notice.tsx'
import { SendingNotice } from '#views/kit/record/sending-notice.tsx'
import { Choice } from '#views/kit/choice/choice.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { EmptyDictionary } from '#views/editor/empty-dictionary.tsx'
import { Labelled } from '#views/editor/labelled.tsx'
import { useOffered } from '#views/editor/use-offered.ts'
import { PersonTextField } from './person-text-field.tsx'
import type { PersonEditor } from './person-page.tsx'

/** A field's error, once it was touched or the server has refused it. */
function useProblem(editor: PersonEditor, field: PersonField): string | null {
  return useSelector(editor, ({ context: { draft, item, touched, failure } }) => {
    const told = Object.entries(fieldOfFault).find(
      ([fault, of]) => of === field && failure?.reason === `person.${fault}`,
    )
    if (told !== undefined && failure !== null) return failure.reason
    if (!touched.includes(field)) return null
    const fault = draftFaults(draft, item).find((one) => fieldOfFault[one] === field)
    return fault === undefined ? null : `person.${fault}`
  })
}

/** Personal data and roles. */
export function PersonForm({ editor }: { readonly editor: PersonEditor }) {
  const draft = useSelector(editor, (snapshot) => snapshot.context.draft)
  const isNew = useSelector(editor, (snapshot) => snapshot.context.item === null)
  const isSaved = useSelector(editor, ({ context }) => isSame(context.draft, context.kept))
  const isBusy = useSelector(editor, has('busy'))
  const isRestored = useSelector(editor, (snapshot) => snapshot.context.isRestored)
  const drop = () => editor.send({ type: 'draft.dropped' })
  const { person: LL, administration } = texts()
  const change = (changed: Partial<WrittenPerson>) => editor.send({ type: 'draft.changed', change: changed })
  return (
    <form
      noValidate
      className="editor-section"
      onSubmit={(event) => {
        event.preventDefault()
        editor.send({ type: 'person.saved' })
      }}
    >
      <h2 className="editor-heading">{LL.details()}</h2>
      <RestoredNotice isRestored={isRestored} canDrop={!isBusy} drop={drop} />
      <div className="editor-details">
        <Text editor={editor} field="accountName" note={LL.accountHint()} />
        <Text editor={editor} field="originalName" />
        <Text editor={editor} field="phone" note={LL.phoneHint()} />
        <Text editor={editor} field="email" {...(isNew && { note: LL.contactHint() })} />
        <ChoiceField
          label={LL.column.language()}
          value={draft.language}
          entries={languages.map(({ code, label }) => ({ value: code, text: label }))}
          choose={(language) => change({ language })}
        />
        <Department editor={editor} chosen={draft.department} change={change} />
      </div>
      <Roles editor={editor} held={draft.roles} change={change} />
      <Said editor={editor} />
      <div className="person-actions">
        <Button type="submit" loading={isBusy} disabled={isSaved && !isNew}>
          {administration.editor.save()}
        </Button>
        {!isSaved && !isNew && (
          <Button type="button" variant="soft" color="gray" disabled={isBusy} onClick={drop}>
            {LL.discard()}
          </Button>
        )}
        {!isSaved && !isNew && (
          <span className="editor-saved" data-unsaved="true">
            {administration.editor.unsaved()}
          </span>
        )}
      </div>
    </form>
  )
}

type TextName = 'accountName' | 'originalName' | 'phone' | 'email'

function Text({
  editor,
  field,
  note,
}: {
  readonly editor: PersonEditor
  readonly field: TextName
  readonly note?: string
}) {
  const value = useSelector(editor, (snapshot) => snapshot.context.draft[field])
  const problem = useProblem(editor, field)
  return (
    <PersonTextField
      name={field}
      label={texts().person.column[field]()}
      value={value}
      problem={problem === null ? null : reasonText(texts(), problem)}
      change={(written) => editor.send({ type: 'draft.changed', change: { [field]: written } })}
      leave={() => editor.send({ type: 'field.left', field })}
      {...(note !== undefined && { note })}
    />
  )
}

interface DepartmentProps {
  readonly editor: PersonEditor
  /** A code; empty: none. */
  readonly chosen: string
  readonly change: (changed: Partial<WrittenPerson>) => void
}

/** The dictionary's departments, and the one that somebody has, should it have left the dictionary. */
function Department({ editor, chosen, change }: DepartmentProps) {
  const list = useActorRef(useAdministration().flows.departments, { input: {} })
  const { entries: rows, hasNone } = useOffered(list, [chosen])
  const problem = useProblem(editor, 'department')
  const id = useId()
  const { person: LL } = texts()
  const named = rows.map(({ dictCode }) => ({ value: dictCode, text: pathName(rows, dictCode) }))
  const isNamed = chosen === '' || rows.some(({ dictCode }) => dictCode === chosen)
  return (
    <Labelled
      id={id}
      label={LL.column.department()}
      {...(hasNone && { note: <EmptyDictionary typeCode="department" /> })}
      {...(problem !== null && { problem: reasonText(texts(), problem) })}
    >
      <Choice
        id={id}
        value={chosen}
        entries={[
          { value: '', text: LL.noDepartment() },
          ...named,
          ...(isNamed ? [] : [{ value: chosen, text: chosen }]),
        ]}
        choose={(department) => {
          change({ department })
          editor.send({ type: 'field.left', field: 'department' })
        }}
      />
    </Labelled>
  )
}

interface RolesProps {
  readonly editor: PersonEditor
  readonly held: readonly string[]
  readonly change: (changed: Partial<WrittenPerson>) => void
}

function Roles({ editor, held, change }: RolesProps) {
  const problem = useProblem(editor, 'roles')
  const { person: LL, centre } = texts()
  return (
    <fieldset className="person-roles">
      <legend className="editor-label">{LL.column.roles()}</legend>
      <div className="person-role-list">
        {roles.map((role) => (
          <label key={role} className="person-role">
            <input
              type="checkbox"
              checked={held.includes(role)}
              onChange={({ target }) => {
                change({ roles: roles.filter((one) => (one === role ? target.checked : held.includes(one))) })
                editor.send({ type: 'field.left', field: 'roles' })
              }}
            />
            {centre.role[role]()}
          </label>
        ))}
      </div>
      {problem !== null && (
        <p className="editor-note" data-problem="true" role="alert">
          {reasonText(texts(), problem)}
        </p>
      )}
    </fieldset>
  )
}

/** Server errors that belong to no field. */
function Said({ editor }: { readonly editor: PersonEditor }) {
  const failure = useSelector(editor, (snapshot) => snapshot.context.failure)
  const isStale = failure?.reason === 'record.stale'
  const isOfField = Object.keys(fieldOfFault).some((fault) => failure?.reason === `person.${fault}`)
  return isOfField ? null : <SendingNotice changed={isStale ? 'draftKept' : null} failure={failure} />
}
