import { Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { Dialog } from '#views/kit/dialog/dialog.tsx'
import { useAdministration } from '#app/context/administration-context.ts'

/** Confirms leaving unsaved changes. */
export function LeavingDialog() {
  const { places } = useAdministration()
  const LL = texts().administration.leaving
  const stay = () => places.send({ type: 'leaving.cancelled' })
  return (
    <Dialog
      title={LL.title()}
      text={LL.text()}
      close={stay}
      actions={
        <>
          <Button variant="soft" color="gray" onClick={stay}>
            {LL.stay()}
          </Button>
          <Button color="red" onClick={() => places.send({ type: 'leaving.confirmed' })}>
            {LL.leave()}
          </Button>
        </>
      }
    />
  )
}
