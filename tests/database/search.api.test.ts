import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'

import { listOpenClasses, type ListedClass } from '#api/class/class.contract.ts'
import { listCourses, type CourseCard } from '#api/course/course.contract.ts'
import { createPerson, listPeople, type PersonEntry } from '#api/person/managed-person.contract.ts'
import { searchOfClass } from '#server/class/class-search.ts'
import { searchTerms } from '#server/course/course-search.ts'
import { up } from '#server/database/migrations/0033-search.ts'
import { demoId } from '#server/demo/ids.ts'
import { putClass } from '#tests/class/registration-scene.ts'
import { searches } from '#tests/i18n/searches.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { aPerson } from '#tests/kit/server/people.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let admin: Visitor
  beforeAll(async () => {
    admin = await signedIn(portal(), 'admin')
  })
  const courseId = demoId('course', 'wetlands')
  const course = () =>
    portal().db.updateTable('course_text').where('course_id', '=', courseId).where('language', '=', 'en_US')

  describe('a text is found however people type it', () => {
    it('in the names of people', async () => {
      for (const [at, [text, keyword]] of searches.entries()) {
        const word = `folding${at}`
        await answerOf(admin, createPerson, aPerson(word, { originalName: text }))
        const { list } = await answerOf<Page<PersonEntry>>(admin, listPeople, { keyword: `${keyword} ${word}` })
        expect(
          list.map(({ originalName }) => originalName),
          keyword,
        ).toEqual([text])
      }
    })

    it('in the names of classes', async () => {
      for (const [text, keyword] of searches) {
        const id = await putClass(portal().db, { name: text, search: searchOfClass([text]) })
        const { list } = await answerOf<Page<ListedClass>>(admin, listOpenClasses, { keyword })
        expect(
          list.map(({ classID }) => classID),
          keyword,
        ).toContain(id)
      }
    })

    it('in the titles of courses', async () => {
      for (const [title, keyword] of searches) {
        await course()
          .set({ title, search: searchTerms('en_US', title, false) })
          .execute()
        const { list } = await answerOf<Page<CourseCard>>(admin, listCourses, { keyword })
        expect(
          list.map(({ courseID }) => courseID),
          keyword,
        ).toContain(courseId)
      }
    })

    it('also where it was stored before there was this folding', async () => {
      const { db } = portal()
      const id = await putClass(db, { name: 'Before', search: 'con đập sông đa' })
      await course().set({ title: 'Con đập', search: 'lenus wcon wq111ap' }).execute()
      await up(db as never)
      const stored = await sql<{ search: string }>`select search from class where id = ${id}`.execute(db)
      expect(stored.rows).toEqual([{ search: 'con dap song da' }])
      const { list } = await answerOf<Page<CourseCard>>(admin, listCourses, { keyword: 'dap' })
      expect(list.map(({ courseID }) => courseID)).toEqual([courseId])
    })
  })
})
