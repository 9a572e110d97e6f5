import type { NamespaceClassTranslation } from '../../i18n-types.ts'

const ar_class = {
	// TODO: insert translations

} satisfies NamespaceClassTranslation

export default ar_class
