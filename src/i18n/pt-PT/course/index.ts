import type { NamespaceCourseTranslation } from '../../i18n-types.ts'

const pt_PT_course = {
	// TODO: insert translations

} satisfies NamespaceCourseTranslation

export default pt_PT_course
