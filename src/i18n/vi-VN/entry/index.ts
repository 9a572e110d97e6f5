import type { NamespaceEntryTranslation } from '../../i18n-types.ts'

const vi_VN_entry = {
	// TODO: insert translations

} satisfies NamespaceEntryTranslation

export default vi_VN_entry
