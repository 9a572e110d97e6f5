import * as z from 'zod/mini'
import type { Homework, Marks } from '#api/homework/homework.contract.ts'
import type { Criterion } from '#api/homework/managed-task.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { shownText } from '#server/http/in-language.ts'

const storedMarks = z.array(z.object({ criterionID: z.string(), points: z.int() }))
/** The marks of a review, as they are stored. */
export const marksIn = (stored: string): Marks => storedMarks.parse(JSON.parse(stored))

const storedRubric = z.array(
  z.object({
    criterionID: z.string(),
    points: z.int(),
    texts: z.array(z.object({ language: z.string(), name: z.string() })),
  }),
)
type StoredRubric = z.infer<typeof storedRubric>
/** The criteria of a review, as they are stored. */
export const rubricIn = (stored: string): StoredRubric => storedRubric.parse(JSON.parse(stored))

/** Criteria with their names in a language, else in the base one. */
export const namedRubric = (rubric: readonly Criterion[] | StoredRubric, language: Language): Homework['rubric'] =>
  rubric.map(({ criterionID, points, texts }) => {
    const name = shownText(texts, language, (text) => text.name !== '')?.name ?? ''
    return { criterionID, name, points }
  })
