import type { NamespaceClassTranslation } from '../../i18n-types.ts'

const lo_LA_class = {
	// TODO: insert translations

} satisfies NamespaceClassTranslation

export default lo_LA_class
