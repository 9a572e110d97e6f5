import type { NamespaceEntryTranslation } from '../../i18n-types.ts'

const pt_PT_entry = {
	// TODO: insert translations

} satisfies NamespaceEntryTranslation

export default pt_PT_entry
