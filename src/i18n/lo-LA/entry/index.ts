import type { NamespaceEntryTranslation } from '../../i18n-types.ts'

const lo_LA_entry = {
	// TODO: insert translations

} satisfies NamespaceEntryTranslation

export default lo_LA_entry
