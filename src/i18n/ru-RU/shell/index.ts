import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const ru_RU_shell = {
	// TODO: insert translations

} satisfies NamespaceShellTranslation

export default ru_RU_shell
