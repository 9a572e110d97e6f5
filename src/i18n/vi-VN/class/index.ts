import type { NamespaceClassTranslation } from '../../i18n-types.ts'

const vi_VN_class = {
	// TODO: insert translations

} satisfies NamespaceClassTranslation

export default vi_VN_class
