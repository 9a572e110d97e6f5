import type { NamespaceClassTranslation } from '../../i18n-types.ts'

const ru_RU_class = {
	// TODO: insert translations

} satisfies NamespaceClassTranslation

export default ru_RU_class
