import type { NamespaceEntryTranslation } from '../../i18n-types.ts'

const id_ID_entry = {
	// TODO: insert translations

} satisfies NamespaceEntryTranslation

export default id_ID_entry
