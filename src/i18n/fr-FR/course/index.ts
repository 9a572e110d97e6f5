import type { NamespaceCourseTranslation } from '../../i18n-types.ts'

const fr_FR_course = {
	// TODO: insert translations

} satisfies NamespaceCourseTranslation

export default fr_FR_course
