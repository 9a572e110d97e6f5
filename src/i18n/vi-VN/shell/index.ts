import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const vi_VN_shell = {
	// TODO: insert translations

} satisfies NamespaceShellTranslation

export default vi_VN_shell
