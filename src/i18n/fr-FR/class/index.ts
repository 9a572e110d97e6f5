import type { NamespaceClassTranslation } from '../../i18n-types.ts'

const fr_FR_class = {
	// TODO: insert translations

} satisfies NamespaceClassTranslation

export default fr_FR_class
