import type { NamespaceEntryTranslation } from '../../i18n-types.ts'

const es_ES_entry = {
	// TODO: insert translations

} satisfies NamespaceEntryTranslation

export default es_ES_entry
