import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const fr_FR_shell = {
	// TODO: insert translations

} satisfies NamespaceShellTranslation

export default fr_FR_shell
