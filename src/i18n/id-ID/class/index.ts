import type { NamespaceClassTranslation } from '../../i18n-types.ts'

const id_ID_class = {
	// TODO: insert translations

} satisfies NamespaceClassTranslation

export default id_ID_class
