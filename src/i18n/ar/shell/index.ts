import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const ar_shell = {
	// TODO: insert translations

} satisfies NamespaceShellTranslation

export default ar_shell
