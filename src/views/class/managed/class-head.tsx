import { useActorRef, useSelector } from '@xstate/react'

import { texts } from '#i18n/texts.ts'
import { inEvery, nameIn } from '#machines/kit/language-texts.ts'
import { language } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { addressOf } from '#views/editor/sections.ts'
import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import '#views/editor/editor.css'
import { ClassStatus } from '#views/editor/class-status.tsx'

/** Name and state of a class, above its pages. */
export function ClassHead({ id }: { readonly id: string }) {
  const detail = useActorRef(useAdministration().flows.managedClasses.oneClass, { input: { id } })
  const item = useSelector(detail, (snapshot) => snapshot.context.item)
  const { managedClass: LL, administration } = texts()
  const names = inEvery((code) => item?.texts.find((text) => text.language === code)?.name ?? '')
  const title = item === null ? LL.heading() : nameIn(names, language().code)
  usePageTitle(title)
  return (
    <>
      <BackLink href={addressOf('classes')}>{administration.editor.toList()}</BackLink>
      <header className="editor-top">
        <h1 className="page-head-title" dir="auto">
          {title}
        </h1>
        {item !== null && (
          <p className="managed-class-state">
            <ClassStatus {...item} />
          </p>
        )}
      </header>
    </>
  )
}
