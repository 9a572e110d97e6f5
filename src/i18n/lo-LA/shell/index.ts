import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const lo_LA_shell = {
	// TODO: insert translations

} satisfies NamespaceShellTranslation

export default lo_LA_shell
