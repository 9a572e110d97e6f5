import type { NamespaceClassTranslation } from '../../i18n-types.ts'

const pt_PT_class = {
	// TODO: insert translations

} satisfies NamespaceClassTranslation

export default pt_PT_class
