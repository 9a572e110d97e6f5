import type { NamespaceCourseTranslation } from '../../i18n-types.ts'

const km_KH_course = {
	// TODO: insert translations

} satisfies NamespaceCourseTranslation

export default km_KH_course
