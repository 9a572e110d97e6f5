import type { NamespaceClassTranslation } from '../../i18n-types.ts'

const km_KH_class = {
	// TODO: insert translations

} satisfies NamespaceClassTranslation

export default km_KH_class
