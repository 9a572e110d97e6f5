import { sql } from 'kysely'
import type { SqlBool } from 'kysely'

/**
 * Of `courseware`: a browser of today can play it, since there is a source and it asks for no old browser [ERROR-22,
 * ERROR-37].
 */
export const isPlayable = sql<SqlBool>`(courseware.needs_ie = 0 and (courseware.hd_file_id is not null or courseware.sd_file_id is not null))`
