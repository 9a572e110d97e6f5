import type { NamespaceEntryTranslation } from '../../i18n-types.ts'

const km_KH_entry = {
	// TODO: insert translations

} satisfies NamespaceEntryTranslation

export default km_KH_entry
