import type { NamespaceEntryTranslation } from '../../i18n-types.ts'

const ar_entry = {
	// TODO: insert translations

} satisfies NamespaceEntryTranslation

export default ar_entry
