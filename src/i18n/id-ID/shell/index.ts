import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const id_ID_shell = {
	// TODO: insert translations

} satisfies NamespaceShellTranslation

export default id_ID_shell
