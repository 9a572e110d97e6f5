import type { Instant } from '#server/database/codec.ts'

export interface ErrorReportTable {
  id: string
  user_id: string | null
  source: 'browser' | 'server'
  message: string
  stack: string | null
  page: string | null
  request_id: string | null
  reported_at: Instant
}

export interface ErrorTables {
  error_report: ErrorReportTable
}
