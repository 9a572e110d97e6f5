import { informationCategories } from '#api/news/news.contract.ts'
import { listEditors } from '#api/course/editors.contract.ts'
import { listManagedCourses } from '#api/course/managed-course.contract.ts'
import { informationStates, listManagedInformation } from '#api/news/managed-news.contract.ts'
import { publicationStates } from '#api/course/managed-publication.contract.ts'
import { examPhases, listManagedExams } from '#api/exam/managed-exam.contract.ts'
import { listBankNames, listBanks, listQuestions } from '#api/question/managed-question.contract.ts'
import { difficulties, questionKinds } from '#api/question/question.contract.ts'
import { questionnaireKinds } from '#api/questionnaire/kind-rule.ts'
import {
  getManagedQuestionnaire,
  listManagedQuestionnaires,
  questionnairePhases,
} from '#api/questionnaire/managed-questionnaire.contract.ts'
import { getClassSubjects, listManagedEvaluations } from '#api/questionnaire/evaluation.contract.ts'
import { listManagedResources, resourceTypes } from '#api/resource/managed-resource.contract.ts'
import { listManagedTopics } from '#api/course/managed-topic.contract.ts'
import { liveStates } from '#api/live/live.contract.ts'
import { listManagedBroadcasts } from '#api/live/managed-live.contract.ts'
import { listDictionaries } from '#api/dictionary/managed-dictionary.contract.ts'
import { getOverview } from '#api/overview/overview.contract.ts'
import { listOutbox } from '#api/outbox/outbox.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'

import { provideEditors } from './editor.flows.ts'
import { provideMarking } from '#app/exam/marking.flows.ts'
import { provideManagedResults } from '#app/questionnaire/managed-results.flows.ts'
import { provideManagedDepartments } from '#app/department/flows.ts'
import { provideDesk } from '#app/desk/flows.ts'
import { provideManagedClasses } from '#app/class/managed-flows.ts'
import { provideManagedTasks } from '#app/homework/managed-tasks.flows.ts'
import { provideNews } from '#app/news/flows.ts'
import { providePeople } from '#app/person/flows.ts'
import { provideRoster } from '#app/roster/flows.ts'
import { provideManagedTimetable } from '#app/timetable/flows.ts'
import { provideUpload } from '#app/file/flows.ts'
import type { KeptForms } from '#app/kit/kept-form.ts'
import { asMissing } from '#app/kit/missing.ts'
import { whole } from '#app/kit/whole-list.ts'

/** The dictionary of course categories [ENTITY-12]. */
const CATEGORIES = 'courseCategory'

/** The flows of the administration; unknown filter values in an address are ignored. */
export function provideAdministration(transport: Transport, kept: KeptForms) {
  const { newsTopics, helpTopics } = provideNews(transport)
  return {
    languages: whole(() => basic.getSupportLanguage(transport)),
    newsTopics,
    helpTopics,
    ...provideDesk(transport),
    overview: detailOf(() => transport.send(getOverview, {})),
    outbox: listOf((input) => transport.send(listOutbox, paged(input))),
    /** Filtered by category, state and keyword. */
    information: listOf(({ filter, ...page }) =>
      transport.send(listManagedInformation, {
        categoryCode: oneOf(informationCategories, filter.category),
        state: oneOf(informationStates, filter.state),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** [CALL-24] Of every field that takes a file. */
    ...provideUpload(transport),
    ...providePeople(transport, kept),
    ...provideManagedDepartments(transport),
    ...provideRoster(transport),
    ...provideMarking(transport),
    ...provideManagedTimetable(transport, kept),
    /** Filtered by category, state and keyword. */
    courses: listOf(({ filter, ...page }) =>
      transport.send(listManagedCourses, {
        categoryCode: words(filter.category),
        state: oneOf(publicationStates, filter.state),
        whose: oneOf(['mine', 'usable'], filter.whose),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** Filtered by state and keyword. */
    topics: listOf(({ filter, ...page }) =>
      transport.send(listManagedTopics, {
        state: oneOf(publicationStates, filter.state),
        whose: oneOf(['mine'], filter.whose),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** Resources of the portal, filtered by type and keyword. */
    broadcasts: listOf(({ filter, ...page }) =>
      transport.send(listManagedBroadcasts, {
        state: oneOf(liveStates, filter.state),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    resources: listOf(({ filter, ...page }) =>
      transport.send(listManagedResources, {
        type: oneOf(resourceTypes, filter.type),
        whose: oneOf(['mine'], filter.whose),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** Exams, filtered by time, state and keyword. */
    exams: listOf(({ filter, ...page }) =>
      transport.send(listManagedExams, {
        whose: oneOf(['mine'], filter.whose),
        phase: oneOf(examPhases, filter.type),
        state: oneOf(publicationStates, filter.state),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** Question banks, filtered by keyword. */
    banks: listOf(({ filter, ...page }) =>
      transport.send(listBanks, {
        whose: oneOf(['mine'], filter.whose),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** All banks that the user changes, by name. */
    bankNames: whole(() => transport.send(listBankNames, {})),
    /** Filtered by bank, topic, type, difficulty, state and keyword. */
    questions: listOf(({ filter, ...page }) =>
      transport.send(listQuestions, {
        bankID: words(filter.bank),
        topicID: words(filter.topic),
        kind: oneOf(questionKinds, filter.type),
        difficulty: oneOf(difficulties, filter.difficulty),
        state: oneOf(publicationStates, filter.state),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** Questionnaires and votes, filtered by kind, time, state and keyword; templates where they are asked for. */
    questionnaires: listOf(({ filter, ...page }) =>
      transport.send(listManagedQuestionnaires, {
        whose: oneOf(['mine', 'templates'], filter.whose),
        kind: oneOf(questionnaireKinds, filter.kind),
        phase: oneOf(questionnairePhases, filter.type),
        state: oneOf(publicationStates, filter.state),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** One to begin another with. */
    oneQuestionnaire: detailOf((questionnaireID) =>
      asMissing(transport.send(getManagedQuestionnaire, { questionnaireID })),
    ),
    ...provideManagedResults(transport),
    ...provideManagedTasks(transport),
    /** [EVAL-01] The evaluations of a class. */
    classEvaluations: detailOf((classID) => asMissing(transport.send(listManagedEvaluations, { classID }))),
    /** [EVAL-01] What an evaluation of a class can ask about. */
    classSubjects: detailOf((classID) => asMissing(transport.send(getClassSubjects, { classID }))),
    /** People who can own and co-edit, filtered by keyword. */
    editingPeople: listOf(({ filter, ...page }) =>
      transport.send(listEditors, { keyword: words(filter.keyword), ...paged(page) }),
    ),
    dictionaries: whole(() => transport.send(listDictionaries, {})),
    /** Course categories [ENTITY-12]. */
    categories: whole(() => basic.listEntries(transport, CATEGORIES)),
    managedClasses: provideManagedClasses(transport),
    /** Of each kind of document. */
    editors: provideEditors(transport, kept),
  }
}

/** Flows with their services, ready to start. */
export type AdministrationFlows = ReturnType<typeof provideAdministration>
