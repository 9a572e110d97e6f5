import { randomUUID } from 'node:crypto'

import { renewCalendarFeed, stopCalendarFeed } from '#api/agenda/calendar-feed.contract.ts'
import { writeToGroup } from '#api/class/contact.contract.ts'
import { rateCourse } from '#api/course/course.contract.ts'
import { withdrawCourse } from '#api/course/managed-course.contract.ts'
import { openDialogue, sendLetter } from '#api/message/letter.contract.ts'
import { updateReadMessage } from '#api/message/notice.contract.ts'
import { createInformation, discardInformation, publishInformation } from '#api/news/managed-news.contract.ts'
import { getInformation } from '#api/news/news.contract.ts'
import { addNote, removeNote, saveNote } from '#api/note/note.contract.ts'
import { saveProfile } from '#api/profile/profile.contract.ts'
import { beginLearning, recordLearning, sendLearningEvent } from '#api/study/study.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { putMembers } from '#tests/class/members.ts'
import { putClass } from '#tests/class/registration-scene.ts'
import { putCourse } from '#tests/kit/server/study-course.ts'
import { START } from '#tests/kit/server/test-clock.ts'
import { asks, type Race, type Runner, type Site } from './race.ts'

/** A course of two lectures, in which nobody sits. */
async function courseOf({ db }: Site) {
  await db.deleteFrom('learning_flow').execute()
  const { id: courseID, lectures } = await putCourse(db, { lectures: [{}, {}] })
  const asked = (lecture: number, takesOver: boolean) => ({
    courseID,
    coursewareID: lectures[lecture] ?? '',
    positionSeconds: 0,
    takesOver,
  })
  const begin = (who: string, lecture = 0, takesOver = false): Runner =>
    asks(who, beginLearning, asked(lecture, takesOver))
  return { courseID, asked, begin }
}

/** The learner sits in a course. */
async function sitting(site: Site) {
  const { courseID, asked, begin } = await courseOf(site)
  const { userLearningFlowID, revision } = await site.call('learner', beginLearning, asked(0, false))
  const record = asks('learner', recordLearning, { userLearningFlowID, playEndTime: 0 })
  const stop = asks('learner', sendLearningEvent, {
    userLearningFlowID,
    type: 'stop',
    revision,
    coursewareID: asked(0, false).coursewareID,
    positionSeconds: 0,
    seconds: 0,
    because: 'left',
  })
  return { courseID, begin, record, stop }
}

/** The learner and the leader, of one class, write to each other. */
async function dialogue({ db, call }: Site) {
  await db.deleteFrom('dialogue').execute()
  const classID = await putClass(db)
  await putMembers(
    db,
    ['learner', 'leader'].map((name) => ({ class_id: classID, user_id: userId(name) })),
  )
  const { dialogueId } = await call('learner', openDialogue, { userId: userId('leader') })
  const send = (who: string, letterId: string = randomUUID()): Runner =>
    asks(who, sendLetter, { dialogueId, letterId, content: 'Well' })
  return { classID, dialogueId, send }
}

const news = {
  categoryCode: 'news' as const,
  topicCode: null,
  texts: [{ language: 'en_US', title: 'A title', summary: '', informationDetail: '<p>A text</p>' }],
}
const noneToday = (db: Site['db']) => db.deleteFrom('information').where('created_at', '=', START.getTime()).execute()
/** An item of news, the first one of today. */
async function item({ db, call }: Site) {
  await noneToday(db)
  const { informationID, revision } = await call('admin', createInformation, news)
  return { informationID, revision }
}

/** A note of the learner. */
async function note(site: Site) {
  const { courseID } = await courseOf(site)
  const noteID = randomUUID()
  const written = { courseID, noteID, coursewareID: null, atSeconds: null, content: 'Well' }
  return { noteID, written }
}

const profile = (name: string) => ({
  userId: userId('learner'),
  name,
  chineseName: null,
  foreignName: null,
  gender: null,
  birthDate: null,
  country: null,
  documentType: null,
  educationLevel: null,
  religion: null,
  post: null,
  phoneShown: false,
  emailShown: false,
})

export const learnerRaces: readonly Race[] = [
  {
    title: 'one begins two lectures',
    prepare: async (site) => {
      const { begin } = await courseOf(site)
      return [begin('learner', 0), begin('learner', 1)]
    },
  },
  {
    title: 'one begins two lectures, the second in place of the first',
    prepare: async (site) => {
      const { begin } = await courseOf(site)
      return [begin('learner', 0, true), begin('learner', 1, true)]
    },
  },
  {
    title: 'two begin a course',
    prepare: async (site) => {
      const { begin } = await courseOf(site)
      return [begin('learner'), begin('leader')]
    },
  },
  {
    title: 'a course is begun, and withdrawn',
    prepare: async (site) => {
      const { courseID, begin } = await courseOf(site)
      return [begin('learner'), asks('admin', withdrawCourse, { courseID, revision: 2 })]
    },
  },
  {
    title: 'a course is begun, and rated',
    prepare: async (site) => {
      const { courseID, begin } = await courseOf(site)
      return [begin('learner'), asks('learner', rateCourse, { courseID, stars: 3 })]
    },
  },
  {
    title: 'a sitting is recorded twice',
    prepare: async (site) => {
      const { record } = await sitting(site)
      return [record, record]
    },
  },
  {
    title: 'a sitting is recorded, and left',
    prepare: async (site) => {
      const { record, stop } = await sitting(site)
      return [record, stop]
    },
  },
  {
    title: 'a sitting is recorded, and another one begun in its place',
    prepare: async (site) => {
      const { record, begin } = await sitting(site)
      return [record, begin('learner', 1, true)]
    },
  },
  {
    title: 'two people open one dialogue',
    prepare: async ({ db }) => {
      await db.deleteFrom('dialogue').execute()
      return [
        asks('learner', openDialogue, { userId: userId('leader') }),
        asks('leader', openDialogue, { userId: userId('learner') }),
      ]
    },
  },
  {
    title: 'one letter is sent twice',
    prepare: async (site) => {
      const { send } = await dialogue(site)
      const id = randomUUID()
      return [send('learner', id), send('learner', id)]
    },
  },
  {
    title: 'two letters with one id',
    prepare: async (site) => {
      const { send } = await dialogue(site)
      const id = randomUUID()
      return [send('learner', id), send('leader', id)]
    },
  },
  {
    title: 'two letters in one dialogue',
    prepare: async (site) => {
      const { send } = await dialogue(site)
      return [send('learner'), send('leader')]
    },
  },
  {
    title: 'a letter is sent, and the one before is read',
    prepare: async (site) => {
      const { dialogueId, send } = await dialogue(site)
      const letterId = randomUUID()
      await site.call('leader', sendLetter, { dialogueId, letterId, content: 'Before' })
      return [send('leader'), asks('learner', updateReadMessage, { messageIds: [letterId] })]
    },
  },
  {
    title: 'two letters are read',
    prepare: async (site) => {
      const { dialogueId } = await dialogue(site)
      const ids = [randomUUID(), randomUUID()]
      for (const letterId of ids) await site.call('leader', sendLetter, { dialogueId, letterId, content: 'Before' })
      const read = (id = '') => asks('learner', updateReadMessage, { messageIds: [id] })
      return [read(ids[0]), read(ids[1])]
    },
  },
  {
    title: 'a letter to a class, and one to its writer',
    prepare: async (site) => {
      const { classID } = await dialogue(site)
      const { dialogueId } = await site.call('headmaster', openDialogue, { userId: userId('learner') })
      return [
        asks('headmaster', writeToGroup, { classID, letterId: randomUUID(), group: null, content: 'All' }),
        asks('learner', sendLetter, { dialogueId, letterId: randomUUID(), content: 'One' }),
      ]
    },
  },
  {
    title: 'a letter to a class is sent twice',
    prepare: async (site) => {
      const { classID } = await dialogue(site)
      const send = asks('headmaster', writeToGroup, { classID, letterId: randomUUID(), group: null, content: 'All' })
      return [send, send]
    },
  },
  {
    title: 'two items of news, one place',
    prepare: async ({ db }) => {
      await noneToday(db)
      return [asks('admin', createInformation, news), asks('admin', createInformation, news)]
    },
  },
  {
    title: 'an item of news is published, and given up',
    prepare: async (site) => {
      const seen = await item(site)
      return [asks('admin', publishInformation, seen), asks('admin', discardInformation, seen)]
    },
  },
  {
    title: 'an item of news is published twice',
    prepare: async (site) => {
      const seen = await item(site)
      return [asks('admin', publishInformation, seen), asks('admin', publishInformation, seen)]
    },
  },
  {
    title: 'an item of news is read twice by one',
    prepare: async (site) => {
      const { informationID } = await site.call('admin', publishInformation, await item(site))
      const read = asks('learner', getInformation, { informationID })
      return [read, read]
    },
  },
  {
    title: 'an item of news is read by two',
    prepare: async (site) => {
      const { informationID } = await site.call('admin', publishInformation, await item(site))
      const read = (who: string) => asks(who, getInformation, { informationID })
      return [read('learner'), read('leader')]
    },
  },
  {
    title: 'a note is written twice',
    prepare: async (site) => {
      const { written } = await note(site)
      return [asks('learner', addNote, written), asks('learner', addNote, written)]
    },
  },
  {
    title: 'a note is changed, and removed',
    prepare: async (site) => {
      const { noteID, written } = await note(site)
      await site.call('learner', addNote, written)
      return [asks('learner', saveNote, { noteID, content: 'Better' }), asks('learner', removeNote, { noteID })]
    },
  },
  ...[0, 1].map(
    (revision): Race => ({
      title: `a profile is written twice on revision ${revision}`,
      prepare: async ({ db, call }) => {
        await db.deleteFrom('profile').where('user_id', '=', userId('learner')).execute()
        if (revision === 1) await call('learner', saveProfile, { ...profile('Before'), revision: 0 })
        const save = (name: string) => asks('learner', saveProfile, { ...profile(name), revision })
        return [save('One'), save('Two')]
      },
    }),
  ),
  {
    title: 'a calendar gets two addresses',
    prepare: async ({ db }) => {
      await db.deleteFrom('calendar_feed').execute()
      return [asks('learner', renewCalendarFeed, {}), asks('learner', renewCalendarFeed, {})]
    },
  },
  {
    title: 'a calendar gets another address, and none',
    prepare: async ({ call }) => {
      await call('learner', renewCalendarFeed, {})
      return [asks('learner', renewCalendarFeed, {}), asks('learner', stopCalendarFeed, {})]
    },
  },
]
