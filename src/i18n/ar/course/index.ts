import type { NamespaceCourseTranslation } from '../../i18n-types.ts'

const ar_course = {
	// TODO: insert translations

} satisfies NamespaceCourseTranslation

export default ar_course
