import type { Expression, ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { Tables } from '#server/tables.ts'

type Condition = (
  eb: ExpressionBuilder<Tables, 'class'>,
  learnerId: Expression<string>,
) => ExpressionWrapper<Tables, 'class', SqlBool>

/** Whether a class is open to a learner by itself: to all, to the learner's department, or to one above it. */
export const audienceHas: Condition = (eb, learnerId) =>
  eb.or([
    eb('class.audience', '=', 'all'),
    eb.and([
      eb('class.audience', '=', 'departments'),
      eb.exists(
        eb
          .selectFrom('class_department')
          .innerJoin('department_above', 'department_above.above_id', 'class_department.department_code')
          // An alias of its own: under its plain name it would hide the `user` that a caller asks about.
          .innerJoin('user as in_audience', 'in_audience.department_code', 'department_above.department_id')
          .select('class_department.class_id')
          .whereRef('class_department.class_id', '=', 'class.id')
          .where('in_audience.id', '=', learnerId),
      ),
    ]),
  ])

/** Whether a class is open to a learner: by itself, or by invitation. */
export const invitedTo: Condition = (eb, learnerId) =>
  eb.or([
    audienceHas(eb, learnerId),
    eb.and([
      eb('class.audience', '=', 'invitation'),
      eb.exists(
        eb
          .selectFrom('class_invitation')
          .select('class_invitation.class_id')
          .whereRef('class_invitation.class_id', '=', 'class.id')
          .where('class_invitation.user_id', '=', learnerId),
      ),
    ]),
  ])
