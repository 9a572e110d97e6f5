import type { NamespaceShellTranslation } from '../../i18n-types.ts'

const es_ES_shell = {
	// TODO: insert translations

} satisfies NamespaceShellTranslation

export default es_ES_shell
