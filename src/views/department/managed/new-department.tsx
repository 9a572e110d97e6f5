import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'

import { DICTIONARY_NAME_MAX } from '#api/dictionary/managed-dictionary.contract.ts'
import { pathName } from '#api/dictionary/tree-rule.ts'
import { language, texts } from '#i18n/texts.ts'
import { TOP } from '#machines/department/department.lifecycle.ts'
import { has } from '#machines/kit/watching.ts'
import { navigate } from '#browser/address.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { itemAddress } from '#views/editor/sections.ts'
import { TextField } from '#views/editor/text-field.tsx'
import { useOffered } from '#views/editor/use-offered.ts'
import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { SendingNotice } from '#views/kit/record/sending-notice.tsx'
import { showToast } from '#views/kit/toast/toasts.tsx'
import './department-tree.css'

interface Props {
  /** Where it is to stand at first; null: at the top. */
  readonly parentID: string | null
  readonly close: () => void
}

/** A new department: its name in the language of the page, and what it stands under. */
export function NewDepartment({ parentID, close }: Props) {
  const { flows } = useAdministration()
  const making = useActorRef(flows.departmentMaking)
  const { entries } = useOffered(useActorRef(flows.departments, { input: {} }), [])
  const [name, type] = useState('')
  const [place, choose] = useState(parentID ?? TOP)
  const isBusy = useSelector(making, has('busy'))
  const failure = useSelector(making, (snapshot) => snapshot.context.failure)
  const { department: LL, record } = texts()
  useEffect(() => {
    const subscription = making.on('changed', ({ answer: { departmentID } }) => {
      showToast('success', texts().department.made())
      navigate(itemAddress('departments', departmentID))
    })
    return () => subscription.unsubscribe()
  }, [making])
  const send = () =>
    making.send({
      type: 'change.sent',
      change: { parentID: place === TOP ? null : place, language: language().code, name },
    })
  return (
    <Dialog
      title={LL.make()}
      text={LL.makeText()}
      close={close}
      actions={
        <>
          <Button className="record-action" variant="soft" color="gray" disabled={isBusy} onClick={close}>
            {record.back()}
          </Button>
          <Button className="record-action" loading={isBusy} onClick={send}>
            {LL.make()}
          </Button>
        </>
      }
    >
      <form
        className="department-form"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <SendingNotice failure={isBusy ? null : failure} />
        <TextField label={LL.name()} language={language().code} max={DICTIONARY_NAME_MAX} value={name} change={type} />
        <ChoiceField
          label={LL.above()}
          value={place}
          entries={[
            { value: TOP, text: LL.top() },
            ...entries.map(({ dictCode }) => ({ value: dictCode, text: pathName(entries, dictCode) })),
          ]}
          choose={choose}
        />
      </form>
    </Dialog>
  )
}
