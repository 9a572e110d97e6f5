import { resourceTypes } from '#api/resource/managed-resource.contract.ts'
import { COURSE_SUMMARY_MAX, COURSE_TITLE_MAX } from '#api/course/managed-publication.contract.ts'
import { type LanguageCode } from '#i18n/locales.ts'
import { texts } from '#i18n/texts.ts'
import type { ResourceFields, ResourceWords } from '#machines/resource/resource-draft.ts'
import { firstWritten } from '#machines/kit/language-texts.ts'

import { UploadField } from '#views/file/upload-field.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { ChoiceField } from './choice-field.tsx'
import { TextField } from './text-field.tsx'

interface Props {
  readonly resource: ResourceFields
  /** Takes an updater: an upload can end while another field is being edited. */
  readonly change: (edit: (resource: ResourceFields) => ResourceFields) => void
}

/** Name and description of a resource in one language. */
export function ResourceWordFields({
  resource,
  change,
  language,
  label,
}: Props & { readonly language: LanguageCode; readonly label?: string }) {
  const LL = texts().administration
  const words = resource.texts[language]
  const set = (changed: Partial<ResourceWords>) =>
    change((written) => ({
      ...written,
      texts: { ...written.texts, [language]: { ...written.texts[language], ...changed } },
    }))
  return (
    <>
      <TextField
        label={label ?? LL.resources.name()}
        language={language}
        max={COURSE_TITLE_MAX}
        placeholder={firstWritten(resource.texts, ({ name }) => name)}
        value={words.name}
        change={(name) => set({ name })}
      />
      <TextField
        label={LL.editor.summary()}
        language={language}
        rows={2}
        max={COURSE_SUMMARY_MAX}
        value={words.summary}
        change={(summary) => set({ summary })}
      />
    </>
  )
}

/** The language-independent fields of a resource: type and file. */
export function ResourceFileFields({ resource, change }: Props) {
  const { upload } = useAdministration().flows
  const LL = texts().administration.resources
  return (
    <div className="resource-file">
      <ChoiceField
        label={LL.type()}
        value={resource.type}
        entries={resourceTypes.map((type) => ({ value: type, text: LL.types[type]() }))}
        choose={(type) => change((written) => ({ ...written, type }))}
      />
      <UploadField
        flow={upload}
        serviceCode="course-resource"
        label={LL.file()}
        value={resource.file}
        onChange={(file) => change((written) => ({ ...written, file }))}
      />
    </div>
  )
}
