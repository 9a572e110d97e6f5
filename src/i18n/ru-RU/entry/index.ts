import type { NamespaceEntryTranslation } from '../../i18n-types.ts'

const ru_RU_entry = {
	// TODO: insert translations

} satisfies NamespaceEntryTranslation

export default ru_RU_entry
