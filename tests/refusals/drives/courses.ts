import { createActor } from 'xstate'

import { provideCourses } from '#app/course/flows.ts'
import { provideHome } from '#app/home/flows.ts'
import { provideNotes } from '#app/note/flows.ts'
import { provideResources } from '#app/resource/flows.ts'

import { keepsNothing } from '#tests/kit/keeps-nothing.ts'
import { drive, type Around } from '../driving.ts'

const of = ({ transport }: Around) => provideCourses(transport, keepsNothing)
const home = ({ transport }: Around) => provideHome(transport)
const notes = ({ transport }: Around) => provideNotes(transport, keepsNothing)
const resources = ({ transport }: Around) => provideResources(transport)
const unchosen = { id: '7', choice: null, about: null, closedBecause: null }
const commenting = (around: Around) => createActor(of(around).commenting, { input: { courseID: '7' } })
const writing = (around: Around) => createActor(notes(around).writing, { input: { courseID: '7', coursewareID: null } })
const ownNote = (around: Around) => createActor(notes(around).ownNote, { input: { noteID: '7', content: 'Water' } })
const rating = (around: Around) =>
  createActor(resources(around).rating, { input: { resourceID: '7', stars: null, rating: null, ratingCount: 0 } })

/** Courses with what learners make of them, their resources and notes. */
export const courseDrives = {
  listCourses: [drive('the catalogue', (around) => createActor(of(around).catalogue, { input: {} }), 'failed')],
  listDictionary: [drive('the categories', (around) => createActor(of(around).categories, { input: {} }), 'failed')],
  listCourseFacets: [drive('the filters', (around) => createActor(of(around).facets, { input: { id: '' } }), 'failed')],
  getCourse: [drive('a course', (around) => createActor(of(around).course, { input: { id: '7' } }), 'failed')],
  listCourseTopics: [drive('the topics', (around) => createActor(of(around).topics, { input: {} }), 'failed')],
  getCourseTopic: [drive('a topic', (around) => createActor(of(around).topic, { input: { id: '7' } }), 'failed')],
  listMyCourses: [
    drive('the own courses', (around) => createActor(of(around).mine, { input: {} }), 'failed'),
    drive('the courses of home', (around) => createActor(home(around).learning, { input: {} }), 'failed'),
  ],
  listHomeCourses: [
    drive('the shelves', (around) => createActor(home(around).courses, { input: { id: '' } }), 'failed'),
  ],
  listCourseRanking: [
    drive('the ranking of courses', (around) => createActor(home(around).courseRanking, { input: {} }), 'failed'),
  ],
  listLearnerRanking: [
    drive(
      'the ranking of learners',
      (around) => createActor(home(around).learnerRanking, { input: { id: 'month' } }),
      'failed',
    ),
  ],
  listFavouriteCourses: [
    drive('the favourites', (around) => createActor(of(around).favourites, { input: {} }), 'failed'),
  ],
  setFavourite: [
    drive('a favourite', (around) => createActor(of(around).favourite, { input: unchosen }), 'failed', [
      ['shown', { type: 'choice.made', choice: true }],
    ]),
  ],
  rateCourse: [
    drive('the stars of a course', (around) => createActor(of(around).stars, { input: unchosen }), 'failed', [
      ['shown', { type: 'choice.made', choice: 4 }],
    ]),
  ],
  listChapters: [
    drive(
      'the chapters',
      (around) => createActor(of(around).chapters, { input: { filter: { courseID: '7' } } }),
      'failed',
    ),
  ],
  getEvaluation: [
    drive('the evaluation', (around) => createActor(of(around).evaluation, { input: { id: '7' } }), 'failed'),
  ],
  listComments: [drive('the comments', (around) => createActor(of(around).comments, { input: {} }), 'failed')],
  addComment: [
    drive('a comment', commenting, 'writing.open', [
      ['writing.open', { type: 'draft.changed', text: 'Water' }],
      ['writing.open', { type: 'comment.written', commentID: '7' }],
    ]),
  ],
  removeComment: [
    drive('the removal of a comment', commenting, 'asking', [
      ['removal.resting', { type: 'removal.asked', commentID: '7' }],
      ['asking', { type: 'removal.confirmed' }],
    ]),
  ],
  listNotes: [drive('the notes', (around) => createActor(notes(around).notes, { input: {} }), 'failed')],
  addNote: [
    drive('a note', writing, 'open', [
      ['open', { type: 'draft.changed', text: 'Water', atSeconds: null }],
      ['open', { type: 'note.written', noteID: '7' }],
    ]),
  ],
  saveNote: [
    drive('the change of a note', ownNote, 'changing', [
      ['shown', { type: 'change.begun' }],
      ['changing', { type: 'draft.changed', text: 'More water' }],
      ['changing', { type: 'change.submitted' }],
    ]),
  ],
  removeNote: [
    drive('the removal of a note', ownNote, 'asking', [
      ['shown', { type: 'removal.asked' }],
      ['asking', { type: 'removal.confirmed' }],
    ]),
  ],
  listResources: [
    drive('the resources', (around) => createActor(resources(around).resources, { input: {} }), 'failed'),
  ],
  rateResource: [
    drive('the stars of a resource', rating, 'choosing', [
      ['unrated', { type: 'rating.opened' }],
      ['choosing', { type: 'stars.chosen', stars: 4 }],
      ['choosing', { type: 'rating.submitted' }],
    ]),
  ],
  downloadResource: [
    drive('a download', (around) => createActor(resources(around).download, { input: { resourceID: '7' } }), 'failed', [
      ['idle', { type: 'download.asked' }],
    ]),
  ],
}
