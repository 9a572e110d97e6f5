import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const pt_PT_shell = {
	// TODO: insert translations

} satisfies NamespaceShellTranslation

export default pt_PT_shell
