import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const km_KH_shell = {
	// TODO: insert translations

} satisfies NamespaceShellTranslation

export default km_KH_shell
