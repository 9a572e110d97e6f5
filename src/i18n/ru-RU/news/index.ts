import type { NamespaceNewsTranslation } from '../../i18n-types.ts'

const ru_RU_news = {
	// TODO: insert translations

} satisfies NamespaceNewsTranslation

export default ru_RU_news
