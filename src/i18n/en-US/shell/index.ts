import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const en_US_shell = {
	// TODO: insert translations

} satisfies NamespaceShellTranslation

export default en_US_shell
