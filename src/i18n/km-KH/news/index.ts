import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const km_KH_news = {
	// TODO: insert translations

} satisfies NamespaceNewsTranslation

export default km_KH_news
