import type { ClassDocument } from '#api/class/managed-class.contract.ts'
import { flagOf } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { baseOf, languagesOf, shownText } from '#server/http/in-language.ts'
import { mainLanguage } from '#server/main-language.ts'
import { folded } from '#i18n/folded.ts'
import { momentOf } from '#server/database/moments.ts'
import { organisationZone, yearIn } from '#server/time-zone.ts'

/** The columns of a class that staff edit. */
export function classColumns(document: ClassDocument) {
  const startsAt = momentOf(document.startsAt)
  return {
    name: baseText(document)?.name ?? '',
    place: orNull(placeOf(document)),
    kind: document.kind,
    starts_at: startsAt,
    ends_at: momentOf(document.endsAt),
    opens_at: momentOf(document.opensAt),
    closes_at: momentOf(document.closesAt),
    capacity: document.capacity,
    asks_approval: flagOf(document.asksApproval),
    has_waiting_list: flagOf(document.hasWaitingList),
    declines_at_end: flagOf(document.declinesAtEnd),
    audience: document.audience,
    required_pass_count: document.requiredPassCount,
    elective_pass_count: document.electivePassCount,
    required_hours: document.requiredHours,
    elective_hours: document.electiveHours,
    leave_chain: document.leaveChain.join(','),
    time_zone: document.timeZone,
    year: yearIn(document.timeZone ?? organisationZone(), startsAt),
    search: folded(document.texts.map(({ name }) => name).join('\n')),
    // Null leaves the owner as it is; a new class has been given its owner.
    ...(document.headmasterID !== null && { headmaster_id: document.headmasterID }),
  }
}

/** The language that readers of the others get. */
export const baseOfClass = ({ texts }: ClassDocument) => baseOf([languagesOf(texts, 'name')])
const baseText = (document: ClassDocument) => {
  const base = baseOfClass(document)
  return document.texts.find(({ language }) => language === base)
}
/** Its place in its base language, else in the first that has it; empty: none. */
export const placeOf = (document: ClassDocument): string =>
  baseText(document)?.place || (shownText(document.texts, mainLanguage(), ({ place }) => place !== '')?.place ?? '')
const orNull = (text: string): string | null => (text === '' ? null : text)

/** Writes the parts of a class; what is not named any more is deleted. */
export async function writeClass(trx: Querying, id: string, document: ClassDocument): Promise<void> {
  await trx.deleteFrom('class_text').where('class_id', '=', id).execute()
  const texts = document.texts
    .filter(({ name, place, about }) => `${name}${place}${about}` !== '')
    .map(({ language, name, place, about }) => ({
      class_id: id,
      language,
      name,
      place: orNull(place),
      about: orNull(about),
    }))
  if (texts.length > 0) await trx.insertInto('class_text').values(texts).execute()

  await trx.deleteFrom('class_officer').where('class_id', '=', id).where('office', '=', 'classTeacher').execute()
  const teachers = document.teacherIDs.map((user_id) => ({ class_id: id, office: 'classTeacher' as const, user_id }))
  if (teachers.length > 0) await trx.insertInto('class_officer').values(teachers).execute()

  await trx.deleteFrom('class_department').where('class_id', '=', id).execute()
  const departments = document.departmentCodes.map((department_code) => ({ class_id: id, department_code }))
  if (departments.length > 0) await trx.insertInto('class_department').values(departments).execute()

  await trx.deleteFrom('class_invitation').where('class_id', '=', id).execute()
  const invited = document.invitedIDs.map((user_id) => ({ class_id: id, user_id }))
  if (invited.length > 0) await trx.insertInto('class_invitation').values(invited).execute()

  await trx.deleteFrom('class_course').where('class_id', '=', id).execute()
  const courses = document.courses.map(({ courseID, kind }, position) => ({
    class_id: id,
    course_id: courseID,
    kind,
    position,
  }))
  if (courses.length > 0) await trx.insertInto('class_course').values(courses).execute()
}
