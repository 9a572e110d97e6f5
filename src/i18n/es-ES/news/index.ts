import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const es_ES_news = {
	// TODO: insert translations

} satisfies NamespaceNewsTranslation

export default es_ES_news
