import type { ClassDetail, CourseStandingOfKind } from '#api/class/class.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { Progress } from '#views/kit/progress/progress.tsx'
import { Status } from '#views/kit/status/status.tsx'

/** [ENTITY-23] What the class asks for, and for its learner how far that is. */
export function ClassStandingView({ item }: { readonly item: ClassDetail }) {
  const { required, elective } = item.standing
  const LL = texts().class.standing
  const asked = [
    { kind: 'required', standing: required },
    { kind: 'elective', standing: elective },
  ] as const
  const shown = asked.filter(({ standing }) => standing.passesAskedFor > 0 || standing.hoursAskedFor > 0)
  if (shown.length === 0 && item.exams.asked === 0) return null
  return (
    <section className="class-part">
      <h2 className="class-heading">{item.isMember ? LL.heading() : LL.askedFor()}</h2>
      {shown.map(({ kind, standing }) => (
        <div key={kind} className="class-standing">
          <p className="class-standing-head">
            <span>{LL[kind]()}</span>
            {item.isMember && (
              <Status kind={standing.isMet ? 'positive' : 'active'}>{standing.isMet ? LL.met() : LL.notMet()}</Status>
            )}
          </p>
          {item.isMember ? <Standing standing={standing} /> : <Asked standing={standing} />}
        </div>
      ))}
      {item.exams.asked > 0 && <Exams item={item} />}
    </section>
  )
}

/** [CLASS-02] The exams of the class, and for its learner how many are passed. */
function Exams({ item: { isMember, exams } }: { readonly item: ClassDetail }) {
  const { passed, asked } = exams
  const LL = texts().class.standing
  const isMet = passed >= asked
  return (
    <div className="class-standing">
      <p className="class-standing-head">
        <span>{LL.exams()}</span>
        {isMember && <Status kind={isMet ? 'positive' : 'active'}>{isMet ? LL.met() : LL.notMet()}</Status>}
      </p>
      {isMember ? (
        <>
          <p>{LL.examsPassed({ passed: written(passed), total: written(asked) })}</p>
          <Progress value={(passed / asked) * 100} label={LL.exams()} />
        </>
      ) : (
        <ul className="class-meta">
          <li>{LL.examsAsked({ count: written(asked) })}</li>
        </ul>
      )}
    </div>
  )
}

const written = (count: number): string => numberText(count, language())

function Standing({ standing }: { readonly standing: CourseStandingOfKind }) {
  const { passed, passesAskedFor, hours, hoursAskedFor } = standing
  const LL = texts().class.standing
  const shareOf = (done: number, all: number) => (all === 0 ? 100 : (Math.min(done, all) / all) * 100)
  return (
    <>
      {passesAskedFor > 0 && (
        <>
          <p>{LL.passed({ passed: written(passed), total: written(passesAskedFor) })}</p>
          <Progress value={shareOf(passed, passesAskedFor)} label={LL.passesLabel()} />
        </>
      )}
      {hoursAskedFor > 0 && (
        <>
          <p>{LL.hours({ hours: written(hours), total: written(hoursAskedFor) })}</p>
          <Progress value={shareOf(hours, hoursAskedFor)} label={LL.hoursLabel()} />
        </>
      )}
    </>
  )
}

function Asked({ standing }: { readonly standing: CourseStandingOfKind }) {
  const { passesAskedFor, hoursAskedFor } = standing
  const LL = texts().class.standing
  return (
    <ul className="class-meta">
      {passesAskedFor > 0 && <li>{LL.passesAsked({ count: written(passesAskedFor) })}</li>}
      {hoursAskedFor > 0 && <li>{LL.hoursAsked({ count: written(hoursAskedFor) })}</li>}
    </ul>
  )
}
