import {
  getCourse,
  getLastLearnInfo,
  listCourseFacets,
  listCourseRanking,
  listCourses,
  listHomeCourses,
  listLearnerRanking,
  listMyCourses,
  rateCourse,
} from '#api/course/course.contract.ts'
import { getEvaluation } from '#api/course/evaluation.contract.ts'
import { listFavouriteCourses, setFavourite } from '#api/course/favourite.contract.ts'
import { recordName } from '#server/commands/record-name.ts'
import { findCourse, findCourses } from './catalogue.ts'
import { evaluationOf } from './evaluation.ts'
import { courseFacets } from './facets.ts'
import { collectCourse, findFavouriteCourses } from './favourites.ts'
import { courseRanking, homeCourses } from './home-courses.ts'
import { learnerRanking } from './learner-ranking.ts'
import { coursesToContinue, findOwnCourses } from './own-courses.ts'
import { giveStars } from './ratings.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'

/** Courses: on home, in the catalogue, one by one, and those of the caller. */
export function courseRoutes(serve: Serve, { db }: Portal): void {
  serve(listHomeCourses, (_payload, { language, now }) => homeCourses(db, language, now))

  serve(listCourseRanking, (_payload, { language, now }) => courseRanking(db, language, now))

  serve(listLearnerRanking, ({ period }, { signedIn, now }) => learnerRanking(db, signedIn().userId, period, now))

  serve(getLastLearnInfo, async (_payload, { signedIn, language, now }) => {
    const [course] = await coursesToContinue(db, signedIn().userId, language, now, 1)
    // 204 is normal for a new learner: browsers would log a 404 as an error.
    if (course === undefined) throw new Refusal('request.notFound')
    return { courseID: course.id, courseName: course.title, progress: course.progress }
  })

  serve(listCourses, (asked, { language, now }) => findCourses(db, asked, language, now))

  serve(listCourseFacets, (_payload, { language, now }) => courseFacets(db, language, now))

  serve(
    getCourse,
    async ({ courseID }, { signedIn, language, now }) => {
      const course = await findCourse(db, { userId: signedIn().userId, courseId: courseID }, language, now)
      if (course === null) throw notFound()
      return course
    },
    {
      follows: ({ courseID }, { userId }) => [
        recordName('course', courseID),
        recordName('course_progress', courseID, userId),
      ],
    },
  )

  serve(listMyCourses, (asked, { signedIn, language, now }) =>
    findOwnCourses(db, signedIn().userId, asked, language, now),
  )

  serve(setFavourite, async ({ courseID, isFavourite }, { signedIn, now }) => {
    await collectCourse(db, { userId: signedIn().userId, courseId: courseID, isFavourite, now })
    return { isFavourite }
  })

  serve(listFavouriteCourses, (asked, { signedIn, language, now }) =>
    findFavouriteCourses(db, signedIn().userId, asked, language, now),
  )

  serve(rateCourse, ({ courseID, stars }, { signedIn, now }) =>
    giveStars(db, { userId: signedIn().userId, courseId: courseID, stars, now }),
  )

  serve(getEvaluation, async ({ courseID }, { now }) => {
    const evaluation = await evaluationOf(db, courseID, now)
    if (evaluation === null) throw notFound()
    return evaluation
  })
}
