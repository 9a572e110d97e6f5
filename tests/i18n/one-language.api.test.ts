import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { listCourses, type CourseCard } from '#api/course/course.contract.ts'
import { createClass, listManagedClasses } from '#api/class/managed-class.contract.ts'
import { createCourse, publishCourse, saveCourse, type ManagedCourse } from '#api/course/managed-course.contract.ts'
import { createTopic, listManagedTopics } from '#api/course/managed-topic.contract.ts'
import { getSupportLanguage } from '#api/dictionary/dictionary.contract.ts'
import { createExam, listManagedExams } from '#api/exam/managed-exam.contract.ts'
import { uploadFile } from '#api/file/upload.contract.ts'
import { createTask, listManagedTasks } from '#api/homework/managed-task.contract.ts'
import { createBank, createQuestion, listBanks, listQuestions } from '#api/question/managed-question.contract.ts'
import { createQuestionnaire, listManagedQuestionnaires } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { createResource, listManagedResources } from '#api/resource/managed-resource.contract.ts'
import { listChapters } from '#api/study/study.contract.ts'
import { getManagedTimetable, saveLesson } from '#api/timetable/managed-timetable.contract.ts'
import { getLesson } from '#api/timetable/timetable.contract.ts'
import { aClass } from '#tests/class/two-classes.ts'
import { blank as aTask } from '#tests/homework/homework-scene.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'
import { askedOfLearner } from '#tests/questionnaire/response-setting.ts'

const LANGUAGE = 'fr_FR'
const film = Buffer.from('AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAAAIZnJlZQAAAAhtZGF0', 'base64')

const anExam = {
  lateMinutes: null,
  minutes: 30,
  attempts: 1,
  passPercent: 60,
  asksRegistration: false,
  asksApproval: false,
  isOneWay: false,
  shufflesQuestions: false,
  shufflesOptions: false,
  showsMarks: 'marked',
  showsPaper: 'closed',
  showsAnswers: 'closed',
  courseID: null,
  classID: null,
  parts: [],
}

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let teacher: Visitor
  let admin: Visitor
  beforeAll(async () => {
    ;[teacher, admin] = [await signedIn(portal(), 'teacher'), await signedIn(portal(), 'admin')]
  })
  /** What is answered to an Arabic reader. */
  const answered = async <Answer>(call: Call, payload: object, who = teacher): Promise<Answer> => {
    const { status, body } = await who.call(call, payload, { lang: 'ar_AR' })
    expect([status, body.code], JSON.stringify(body)).toEqual([200, 2000])
    return body.data as Answer
  }
  const listed = async (call: Call, asked: object, who = teacher): Promise<string> =>
    JSON.stringify(await answered(call, { pageNum: 1, pageSize: 40, ...asked }, who))

  describe('what is written in one language alone, whichever that is, is kept and shown to the readers of others', () => {
    it('a course with its chapters, lectures and resources', async () => {
      const { fileID } = await answered<{ fileID: string }>(uploadFile, {
        serviceCode: 'courseware',
        file: new File([film], 'film.mp4'),
      })
      const title = (text: string) => [{ language: LANGUAGE, title: text }]
      const lecture = { coursewareID: null, texts: title('Première leçon'), durationSeconds: 65, needsIe: false }
      const course = {
        kind: 'required',
        categoryCode: 'hydrology',
        year: 2026,
        learningMinutes: 90,
        credit: 1.5,
        requiredMinutes: 0,
        teachers: ['Wang Min'],
        recommendedPosition: null,
        exam: null,
        coverFileID: null,
        texts: [{ language: LANGUAGE, title: 'Jaugeage des rivières', summary: 'Du profil au débit.', detail: '' }],
        chapters: [
          {
            chapterID: null,
            texts: title('Premier chapitre'),
            courseware: [{ ...lecture, hdFileID: fileID, sdFileID: null, captions: [] }],
          },
        ],
        resources: [
          {
            resourceID: null,
            type: 'document',
            texts: [{ language: LANGUAGE, name: 'Abaque', summary: '' }],
            fileID: null,
          },
        ],
      }
      const { courseID, revision } = await answered<ManagedCourse>(createCourse, course)
      await answered(publishCourse, { courseID, revision })
      const { list } = await answered<{ list: CourseCard[] }>(listCourses, {
        pageNum: 1,
        pageSize: 20,
        keyword: 'jaugeage',
      })
      expect(list.map((card) => [card.courseName, card.language])).toEqual([['Jaugeage des rivières', LANGUAGE]])
      const shown = JSON.stringify(await answered(listChapters, { courseID }))
      for (const text of ['Premier chapitre', 'Première leçon']) expect(shown).toContain(text)

      // Once all of it is written in the main language, too, readers of others get that one.
      const also = [{ language: 'zh_CN', title: '河流测流' }]
      const stored = await answered<ManagedCourse>(saveCourse, {
        ...course,
        courseID,
        revision: revision + 1,
        texts: [...course.texts, { ...also[0], summary: '从断面到流量。', detail: '' }],
        chapters: course.chapters.map((chapter) => ({
          ...chapter,
          texts: [...chapter.texts, ...also],
          courseware: chapter.courseware.map((one) => ({ ...one, texts: [...one.texts, ...also] })),
        })),
        resources: [],
      })
      expect(stored.texts).toHaveLength(2)
      const found = (keyword: string) => listed(listCourses, { keyword })
      expect(await found('河流测流')).toContain('河流测流')
      expect(await found('jaugeage')).not.toContain(courseID)
    })

    it('a topic, a resource, a bank with its topics, and a question', async () => {
      const named = (name: string) => [{ language: LANGUAGE, name }]
      const texts = [{ language: LANGUAGE, title: 'Crues', summary: 'Tout sur les crues.' }]
      await answered(createTopic, { position: 1, texts, courseIDs: [] })
      expect(await listed(listManagedTopics, {})).toContain('Crues')

      await answered(createResource, {
        type: 'document',
        texts: [{ language: LANGUAGE, name: 'Annuaire', summary: '' }],
        fileID: null,
      })
      expect(await listed(listManagedResources, {})).toContain('Annuaire')

      const { bankID } = await answered<{ bankID: string }>(createBank, {
        texts: named('Hydrologie'),
        topics: [{ topicID: null, texts: named('Débits') }],
      })
      expect(await listed(listBanks, {})).toContain('Hydrologie')
      await answered(createQuestion, {
        bankID,
        topicID: null,
        difficulty: 'easy',
        kind: 'short',
        options: [],
        texts: [{ language: LANGUAGE, stem: 'Pourquoi ?', options: [], explanation: '' }],
      })
      expect(await listed(listQuestions, { bankID })).toContain('Pourquoi ?')
    })

    it('an exam, a questionnaire and a task', async () => {
      const texts = [{ language: LANGUAGE, name: 'Contrôle', about: 'Pour tous.' }]
      await answered(createExam, {
        ...anExam,
        texts,
        opensAt: '2026-03-03 08:00:00',
        closesAt: '2026-03-04 08:00:00',
      })
      expect(await listed(listManagedExams, {})).toContain('Contrôle')

      const questionnaire = askedOfLearner(portal().clock)
      await answered(createQuestionnaire, {
        ...questionnaire,
        texts: [{ language: LANGUAGE, name: 'Sondage', about: '' }],
        questions: questionnaire.questions.map((question) => ({
          ...question,
          texts: [{ language: LANGUAGE, stem: 'Alors ?', options: ['Oui', 'Non'] }],
        })),
      })
      expect(await listed(listManagedQuestionnaires, {})).toContain('Sondage')

      await answered(createTask, {
        ...aTask,
        texts: [{ language: LANGUAGE, name: 'Rapport', about: 'Écrivez.' }],
        rubric: [{ criterionID: 'method', points: 10, texts: [{ language: LANGUAGE, name: 'Méthode' }] }],
      })
      expect(await listed(listManagedTasks, {})).toContain('Rapport')
    })

    it('a language that has a part only: the name is that of the base, the place the first that there is', async () => {
      const texts = [
        { language: LANGUAGE, name: 'Épreuve', about: '' },
        { language: 'ar_AR', name: '', about: 'للجميع' },
      ]
      const times = { opensAt: '2026-03-03 08:00:00', closesAt: '2026-03-04 08:00:00' }
      await answered(createExam, { ...anExam, ...times, texts })
      expect(await listed(listManagedExams, {})).toContain('Épreuve')
      const { classID } = await answered<{ classID: string }>(
        createClass,
        aClass({
          texts: [
            { language: LANGUAGE, name: 'Stage', place: '', about: '' },
            { language: 'en_US', name: '', place: 'Blue hall', about: '' },
          ],
        }),
        admin,
      )
      const row = portal().db.selectFrom('class').select(['name', 'place']).where('id', '=', classID)
      expect(await row.executeTakeFirst()).toEqual({ name: 'Stage', place: 'Blue hall' })
    })

    it('a class and its lessons', async () => {
      const { classID } = await answered<{ classID: string }>(
        createClass,
        aClass({ texts: [{ language: LANGUAGE, name: 'Stage de crue', place: 'Salle bleue', about: '' }] }),
        admin,
      )
      const classes = await listed(listManagedClasses, {}, admin)
      expect(classes).toContain('Stage de crue')
      await answered(
        saveLesson,
        {
          classID,
          lessonID: null,
          titles: { [LANGUAGE]: 'Levé' },
          startTime: '2026-03-10 08:00:00',
          endTime: '2026-03-10 09:00:00',
          room: '',
          teacherIDs: [],
          repeat: 0,
          acceptsClashes: true,
        },
        admin,
      )
      const { list } = await answered<{ list: { lessonID: string; titles: object }[] }>(
        getManagedTimetable,
        { classID },
        admin,
      )
      expect(list.map(({ titles }) => titles)).toEqual([{ [LANGUAGE]: 'Levé' }])
      expect(JSON.stringify(await answered(getLesson, { lessonID: list[0]?.lessonID }, admin))).toContain('Levé')
    })
  })

  describe('the organisation’s main language', () => {
    afterEach(() => vi.unstubAllEnvs())

    it('[LOCALE-04 in part] is the first on offer, and what readers get who have no text in their own', async () => {
      vi.stubEnv('MAIN_LANGUAGE', 'es_ES')
      const offered = await answered<{ language: string }[]>(getSupportLanguage, {})
      expect(offered.map(({ language }) => language)).toEqual([
        ...['es', 'zh', 'en', 'fr', 'ar', 'id', 'kh', 'laos', 'pt', 'ru', 'vi'],
      ])
      const inAll = ['zh_CN', 'en_US', 'es_ES', LANGUAGE].map((language) => ({
        language,
        title: `Crues ${language}`,
        summary: 'Tout.',
      }))
      await answered(createTopic, { position: 1, texts: inAll, courseIDs: [] })
      expect(await listed(listManagedTopics, {})).toContain('Crues es_ES')
    })
  })
})
