import type { NamespaceCourseTranslation } from '../../i18n-types.ts'

const es_ES_course = {
	// TODO: insert translations

} satisfies NamespaceCourseTranslation

export default es_ES_course
