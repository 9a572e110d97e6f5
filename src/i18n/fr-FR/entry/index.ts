import type { NamespaceEntryTranslation } from '../../i18n-types.ts'

const fr_FR_entry = {
	// TODO: insert translations

} satisfies NamespaceEntryTranslation

export default fr_FR_entry
